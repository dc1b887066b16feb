"""No order on any list can only waste what it costs: over games of every title.

Games with options are looked through by `test_titles`, at fewer of their decisions.
"""

from __future__ import annotations

import random

import pytest

from longroll.engine.game import Game
from longroll.engine.title import title_keys
from tests.harness.test_titles import CASES, IDS, TIMES, find
from tests.harness.waste import BOARDS, check_waste

EVERY = {("forthepeople", "campaign"): 11, ("savannah", "campaign"): 11}
"""Every how many decisions lists are looked through, order by order, where it is not `_USUAL`."""
_USUAL = {"uscivilwar": 47, "bobbylee": 11}
"""The same of titles with long lists; of all others 5."""


def every(key: str, scenario: str) -> int:
    """Every how many decisions of a game the lists are looked through."""
    return EVERY.get((key, scenario), _USUAL.get(key, 5))


def look_through(game: Game, seed: int, stride: int) -> None:
    """Play ``game`` at random to its end, and look through lists on the way."""
    choose, count = random.Random(seed), 0
    while (decision := game.title.decision(game.state)) is not None:
        count += 1
        if count % stride == 0:
            check_waste(game.title, game.state)
        seat = choose.choice(decision.seats)
        game.push(choose.choice(decision.choices[seat]), seat)
    assert game.result is not None


def test_every_title_says_what_is_merely_spent() -> None:
    assert set(title_keys()) <= set(BOARDS)


@pytest.mark.parametrize("seed", range(500, 500 + TIMES))
@pytest.mark.parametrize(("key", "scenario"), CASES, ids=IDS)
def test_no_order_can_only_waste(key: str, scenario: str, seed: int) -> None:
    look_through(Game(find(key), scenario, seed=seed), seed, every(key, scenario))
