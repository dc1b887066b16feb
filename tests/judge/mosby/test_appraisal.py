"""What bots count, and that lists and refusals agree."""

from __future__ import annotations

import random

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.state import SYSTEM, Result
from longroll.titles.mosby import TITLE
from longroll.titles.mosby.orders import OPERATIONS, listed, refuse
from longroll.titles.mosby.raids import Operations
from tests.conformance.mosby.table import put, raid


def test_points_are_good_and_hunters_are_not() -> None:
    state = raid("manassas")
    before = TITLE.judgement.worth(state, "mosby")
    state.points = 15
    assert TITLE.judgement.worth(state, "mosby") > before
    hunted = put(raid("manassas"), "2nd-vermont-brigade", "bradley", awake=True)
    assert TITLE.judgement.worth(hunted, "mosby") < before


def test_a_defeat_is_worse_than_any_position_and_better_the_later() -> None:
    worth: list[int] = []
    for points in (10, 60):
        state = raid("manassas", turn=8)
        state.points = points
        position = TITLE.appraise(state, "mosby")
        state.result = Result(SYSTEM, "3.2", "defeat-marginal")
        worth.append(TITLE.appraise(state, "mosby"))
        assert worth[-1] < position
    assert worth[0] < worth[1]
    state.result = Result("mosby", "21.1", "victory-marginal")
    assert TITLE.appraise(state, "mosby") > 100_000


@pytest.mark.clause("10.3")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_listed_is_not_refused(seed: int) -> None:
    choose, chance = random.Random(seed), Sampled(seed)
    state = TITLE.opening("partisan", (), chance)[0]
    while (decision := TITLE.decision(state)) is not None:
        if isinstance(state.stack[-1], Operations):
            actions = listed(state, OPERATIONS)
            assert tuple(actions) == decision.actions
            assert [a for a in actions if refuse(state, OPERATIONS, a) is not None] == []
        TITLE.apply(state, "mosby", choose.choice(decision.actions), chance)
