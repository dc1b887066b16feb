"""Who thinks long judges positions with what is to be expected of them."""

from __future__ import annotations

from typing import Any, cast

import pytest

from longroll.bots import Insight, Searcher
from longroll.bots.farsighted import farsighted
from longroll.bots.settings import CAPTAIN, GENERAL, Budget
from longroll.engine.action import Action
from longroll.engine.judgement import Judgement
from longroll.engine.title import Title, get_title
from tests.bots.borders import GRAB, GUARD, Border


def _harvest(state: list[Action], seat: str) -> int:
    blue = 30 * (GUARD in state)
    return blue if seat == "blue" else -blue


class Harvest(Border):
    """What is guarded now will bring a harvest, which nothing on the table shows."""

    judgement = Judgement(foresee=_harvest)


def test_what_is_foreseen_is_added_and_all_else_is_the_same() -> None:
    plain = cast("Title", Harvest())
    far = farsighted(plain)
    assert plain.appraise([GUARD], "blue") == 0
    assert (far.appraise([GUARD], "blue"), far.appraise([GUARD], "red")) == (30, -30)
    here, there = plain.decision([GUARD]), far.decision([GUARD])
    assert here is not None
    assert there is not None
    assert (there.clause, there.choices) == (here.clause, here.choices)
    assert far.quiet([GUARD]) == plain.quiet([GUARD])
    assert far.judgement.foresight == plain.judgement.foresight


@pytest.mark.parametrize(("answers", "worth"), [(0, (0, -1)), (1, (29, 30))])
def test_only_who_looks_for_answers_foresees(answers: int, worth: tuple[int, int]) -> None:
    title = cast("Title", Harvest())
    decision = title.decision([])
    assert decision is not None
    insight = Insight(title, [], "blue", decision)
    search = Searcher(GENERAL.within(Budget(40, 1e9, answers=answers)), 1).searched(insight)
    assert round(search.value(GUARD)) in worth
    assert insight.title is title


def test_the_general_foresees_and_the_captain_does_not() -> None:
    assert GENERAL.budget.answers > 0 == CAPTAIN.budget.answers


def test_the_worlds_are_those_of_the_insight() -> None:
    class Told(Insight):
        def world(self, seed: int) -> Any:
            return [GRAB, seed]

    title = cast("Title", Harvest())
    decision = title.decision([])
    assert decision is not None
    told = Told(title, [], "blue", decision)
    other = told.judged_by(farsighted(title))
    assert other.world(7) == [GRAB, 7]
    assert (other.seat, other.decision) == (told.seat, told.decision)
    assert other.title is not title


def test_savannah_foresees_nothing() -> None:
    title = get_title("savannah")
    assert title.judgement.foresee(None, "british") == 0
