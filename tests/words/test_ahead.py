"""An order that comes after another is refused with what must be chosen first."""

from __future__ import annotations

import pytest

import longroll
from longroll.naming import is_unheard
from longroll.words import LANGUAGES, words_for

AHEAD = {
    "bobbylee": ("1862", "activate", ("march", "rail")),
    "forthepeople": ("1861", "play", ("go", "go richmond")),
    "savannah": ("historical", "move", ("go", "go 0101")),
    "uscivilwar": ("1862", "march", ("go 2146", "go", "attack", "sail", "cruise", "intercept")),
}
"""By title a scenario, an order of its menu, and what that one makes possible."""


def at_the_menu(title: str, scenario: str, verb: str) -> longroll.Game:
    """The game where the order is offered for the first time."""
    game = longroll.Game(title, scenario=scenario, seed=1)
    while not any(action.verb == verb for action in game.actions):
        game.push(game.actions[-1])
    return game


@pytest.mark.parametrize("title", AHEAD)
def test_what_must_be_chosen_first_is_told(title: str) -> None:
    scenario, verb, orders = AHEAD[title]
    game = at_the_menu(title, scenario, verb)
    for order in orders:
        denial = game.why_not(order)
        assert denial is not None
        assert denial.key.startswith("deny-first-"), (order, denial)
        assert is_unheard(denial), "an unknown name in it is still told as such"
        for language in LANGUAGES:
            said = words_for(title, language).denial(denial)
            assert ": " in said
            assert denial.key not in said
