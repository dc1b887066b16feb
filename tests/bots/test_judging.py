"""What a search needs that judges the choices of others: nothing is left out, all weighed alike."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from longroll.bots import Insight, Searcher
from longroll.bots.beam import Line
from longroll.bots.farsighted import judging
from longroll.bots.plans import Plans
from longroll.bots.search import Search
from longroll.bots.settings import CAPTAIN, Budget, FirstLook, Tree
from longroll.engine.action import Action
from longroll.engine.judgement import WON, Judgement
from longroll.engine.title import Foresight, Title
from tests.bots.borders import BORDER, GRAB, GUARD, HIGH, LOW, ON, RAID, SLEEP, Border
from tests.bots.test_beam import GO, STOP, asked, hike

ENDLESS = 10**9
SHORT = replace(CAPTAIN, look=FirstLook(actions=1), budget=Budget(20, 1e9))
"""Of all actions it looks at a single one."""


@pytest.mark.parametrize(("besides", "always"), [((), False), ((GUARD, SLEEP), True)])
def test_what_is_asked_for_is_looked_at_in_any_case(
    besides: tuple[Action, ...], always: bool
) -> None:
    insight = asked(BORDER, [])
    visits = [
        Searcher(SHORT, seed, besides=besides).searched(insight).visits() for seed in range(12)
    ]
    assert all(GUARD in one for one in visits) == always
    assert any(GRAB in one for one in visits)
    assert not any(SLEEP in one for one in visits), "it is not a legal action here"


@pytest.mark.parametrize(("finds", "line"), [(1, ()), (2, (ON, ON, ON, STOP))])
def test_lines_are_looked_for_in_more_than_one_world(
    monkeypatch: pytest.MonkeyPatch, finds: int, line: tuple[Action, ...]
) -> None:
    looked: list[Action] = []

    def at_second_sight(*told: Any) -> tuple[Line, ...]:
        action = told[3]
        looked.append(action)
        found = looked.count(GO) > 1 and action == GO
        return (Line(25, (GO, ON, ON, ON, STOP)) if found else Line(0, (action,)),)

    monkeypatch.setattr("longroll.bots.searcher.best_lines", at_second_sight)
    bot = Searcher(CAPTAIN.within(Budget(0, 1e9, finds=finds)), 1)
    search = bot.searched(asked(hike(10, 3, 4, 30, 8), [0, 0]))
    assert search.plan(GO)[0] == line
    assert looked.count(GO) == finds


def test_what_a_card_can_be_used_for_counts_as_what_is_begun_at_once() -> None:
    """A tree came upon it only by chance, so that a card was worth what looking around brought."""
    insight = asked(BORDER, [GRAB])
    plain, used = (
        Searcher(CAPTAIN.within(Budget(24, 1e9, uses=uses)), 1).searched(insight) for uses in (0, 8)
    )
    assert plain.plan(HIGH) == ((), ())
    assert used.plan(HIGH) == ((), (RAID, ON, ON))
    assert used.plan(LOW) == ((), ())
    assert min(used.seen(HIGH)) > 40 > min(plain.seen(HIGH))


@pytest.mark.parametrize(("use", "best"), [((RAID, ON, ON), True), ((GRAB, ON), False)])
def test_a_use_that_a_world_does_not_allow_is_left(use: tuple[Action, ...], best: bool) -> None:
    search = Search(asked(BORDER, [GRAB]), random.Random(1), Tree())
    search.prefer([(0, HIGH), (0, SLEEP)], Plans({}, {HIGH: use}))
    assert search.run(4) == 4
    assert (min(search.seen(HIGH)) > 40) == best


@pytest.mark.parametrize(("kept", "even"), [(2, False), (3, True)])
def test_a_field_that_is_kept_is_looked_at_evenly(kept: int, even: bool) -> None:
    insight = asked(BORDER, [GRAB])
    search = Search(insight, random.Random(1), Tree(kept=kept, enough=ENDLESS))
    search.prefer([(0, action) for action in insight.actions])
    assert search.run(30) == 30
    assert (set(search.visits().values()) == {10}) == even
    assert sum(search.visits().values()) == 30


def _stands(_state: list[Action], seat: str) -> int:
    return 40 if seat == "blue" else -40


class Decided(Border):
    """Blue wins with what it grabs; who guards has lost. Without either blue stands ahead."""

    judgement = Judgement(_stands, foresight=Foresight(stand_pat={"what": "rest"}))

    def appraise(self, state: list[Action], seat: str) -> int:
        if not state:
            return _stands(state, seat)
        return WON if (GRAB in state) == (seat == "blue") else -WON


def test_a_judge_counts_a_decided_game_for_what_can_be_averaged() -> None:
    title = judging(cast("Title", Decided()), [], 100, 7)
    assert [title.appraise(state, "blue") for state in ([], [GRAB], [GUARD])] == [40, 100, -100]
    assert [title.appraise(state, "red") for state in ([], [GRAB], [GUARD])] == [-40, -100, 100]
    far = judging(cast("Title", Decided()), [], 30, 7)
    assert [far.appraise(state, "blue") for state in ([], [GRAB], [GUARD])] == [40, 47, -30]
    assert [far.appraise(state, "red") for state in ([], [GRAB], [GUARD])] == [-40, -47, 30]


@pytest.mark.parametrize("deep", [True, False])
def test_for_a_judge_nothing_stands_pat_where_a_search_looks_further(deep: bool) -> None:
    class Pat(Decided):
        judgement = Judgement(
            _stands, foresight=Foresight(deep=deep, care=5, stand_pat={"what": "rest"})
        )

    told = judging(cast("Title", Pat()), [], 100, 7).judgement
    assert dict(told.foresight.stand_pat) == ({} if deep else {"what": "rest"})
    assert told.foresight.care == 5
    assert told.worth([], "red") == -40


def test_a_judge_changes_nothing_of_the_insight_of_others() -> None:
    insight = asked(BORDER, [])
    other = insight.judged_by(judging(BORDER, [], 100, 7))
    assert isinstance(other, Insight)
    assert insight.title is BORDER
    assert other.actions == insight.actions
