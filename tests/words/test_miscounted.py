"""An order with a word too many or too few is told so, in every title and language."""

from __future__ import annotations

import pytest

import longroll
from longroll.engine.action import act
from longroll.engine.title import title_keys
from longroll.words import LANGUAGES, words_for


def denial_of(game: longroll.Game, order: str) -> tuple[str, dict[str, object]]:
    denial = game.why_not(order)
    assert denial is not None
    for language in LANGUAGES:
        said = words_for(game.title.info.key, language).denial(denial)
        assert denial.key not in said
        assert "?" not in said
    return denial.key, dict(denial.args)


@pytest.mark.parametrize("title", title_keys())
def test_an_order_with_a_word_too_many_is_told_which(title: str) -> None:
    game = longroll.Game(title, seed=1)
    for action in game.actions:
        longer = act(action.verb, *action.args, "zzz")
        counts = {len(one.args) for one in game.actions if one.verb == action.verb}
        if len(longer.args) in counts:
            continue
        key, args = denial_of(game, str(longer))
        assert key == "deny-word-too-many"
        assert args == {"action": str(action), "word": "zzz"}


@pytest.mark.parametrize("title", title_keys())
def test_an_order_with_a_word_missing_is_told_what_a_whole_one_is(title: str) -> None:
    game = longroll.Game(title, seed=1)
    for action in game.actions:
        shorter = act(action.verb, *action.args[:-1])
        counts = {len(one.args) for one in game.actions if one.verb == action.verb}
        if len(shorter.args) in counts:
            continue
        key, args = denial_of(game, str(shorter))
        assert key == "deny-word-missing"
        assert args["action"] == str(shorter)
        assert str(args["example"]) in map(str, game.actions)
        assert str(args["example"]).startswith(f"{shorter} ")


def test_a_second_place_is_no_false_reason() -> None:
    game = longroll.Game("uscivilwar", scenario="1862", options=("advanced",), seed=7)
    while not any(action.verb == "free-fleet" for action in game.actions):
        game.push(game.actions[-1])
    for order in ("free-fleet 2416 2516", "fleet chesapeake-bay norfolk"):
        assert denial_of(game, order)[0] == "deny-word-too-many"
