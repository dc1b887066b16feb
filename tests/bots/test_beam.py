"""What an action begins is followed to where it leads at best, not only uphill."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, cast

import pytest

from longroll.bots import Insight, Searcher
from longroll.bots.beam import Line, best_line, best_lines, outcome
from longroll.bots.plans import Plans
from longroll.bots.quiescence import estimate, until_asked
from longroll.bots.search import Search
from longroll.bots.settings import CAPTAIN, Beam, Budget, Climb, Tree
from longroll.engine.action import Action, act
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.event import Message
from longroll.engine.judgement import Judgement
from longroll.engine.title import Foresight, Title
from tests.lab.moments import moments

BEAM, CLIMB, TREE = Beam(), Climb(), Tree()
GO, ON, STOP, REST = (act(word) for word in ("go", "on", "stop", "rest"))


HEIGHTS = range(1, 100)


class Meadow:
    """A walk to any of many heights; the title knows which is the best, and says so."""

    judgement = Judgement[list[int]](
        priorities=lambda _state, _seat, actions: [
            100.0 - abs(int(one.args[0]) - 70) if one.args else 0.0 for one in actions
        ]
    )

    def copy(self, state: list[int]) -> list[int]:
        return state[:]

    def quiet(self, state: list[int]) -> bool:
        return len(state) != 1

    def decision(self, state: list[int]) -> Decision | None:
        on = [(GO,), (STOP, *(act("climb", str(height)) for height in HEIGHTS))]
        if len(state) == len(on):
            return None
        return Decision("1", {"walker": Message("on")}, {"walker": on[len(state)]})

    def apply(self, state: list[int], _seat: str, action: Action, _chance: object) -> None:
        state.append(int(action.args[0]) if action.args else 0)

    def appraise(self, state: list[int], _seat: str) -> int:
        return 100 - abs(state[-1] - 70) if state else 0


class Hike:
    """A walk along a row of heights: one may stop at each, and must at the last.

    A state is how far one has come, and whether one has stopped.
    """

    def __init__(self, *heights: int, lines: int = 1) -> None:
        self._heights = heights
        self.judgement = Judgement[list[int]](foresight=Foresight(lines=lines))

    def copy(self, state: list[int]) -> list[int]:
        return state[:]

    def resample(self, state: list[int], *_: object) -> list[int]:
        return state[:]

    def quiet(self, state: list[int]) -> bool:
        return state == [0, 0] or state[1] == 1

    def decision(self, state: list[int]) -> Decision | None:
        steps, stopped = state
        if stopped:
            return None
        on = (GO, REST) if not steps else (STOP,) if steps == len(self._heights) else (STOP, ON)
        return Decision("1", {"walker": Message("on")}, {"walker": on})

    def apply(self, state: list[int], _seat: str, action: Action, _chance: object) -> None:
        decision = self.decision(state)
        assert decision is not None
        assert decision.allows("walker", action)
        state[action in (STOP, REST)] += 1

    def appraise(self, state: list[int], _seat: str) -> int:
        return self._heights[state[0] - 1] if state[0] else 0


def hike(*heights: int, lines: int = 1) -> Title:
    return cast("Title", Hike(*heights, lines=lines))


def asked(title: Title, state: Any) -> Insight:
    decision = title.decision(state)
    assert decision is not None
    return Insight(title, state, decision.seat, decision)


def test_a_line_goes_through_a_valley_where_a_climb_would_stop() -> None:
    title = hike(10, 3, 4, 30, 8)
    assert estimate(title, [0, 0], "walker", GO, 1, CLIMB, 3) == 10 - 1
    line = best_line(title, [0, 0], "walker", GO, 1, BEAM)
    assert line.steps == (GO, ON, ON, ON, STOP)
    assert line.worth == 30 - len(line.steps)


def test_of_two_ways_to_the_same_end_a_line_is_the_shorter() -> None:
    assert best_line(hike(7, 7, 7), [0, 0], "walker", GO, 1, BEAM).steps == (GO, STOP)


def test_the_best_lines_differ_in_worth_and_the_best_is_the_first() -> None:
    found = best_lines(hike(10, 3, 4, 30, 8), [0, 0], "walker", GO, 1, BEAM, 3)
    assert [line.worth for line in found] == [30 - 5, 10 - 2, 8 - 5]
    assert found[0] == best_line(hike(10, 3, 4, 30, 8), [0, 0], "walker", GO, 1, BEAM)


def test_of_many_steps_those_are_taken_that_promise_most() -> None:
    meadow = cast("Title", Meadow())
    for dice in range(8):
        line = best_line(meadow, [], "walker", GO, dice, replace(BEAM, actions=2))
        assert line.steps == (GO, act("climb", "70"))


def test_an_action_that_begins_nothing_is_a_line_by_itself() -> None:
    assert best_line(hike(7), [0, 0], "walker", REST, 1, BEAM) == (-1, (REST,))


def test_a_search_follows_the_line_of_an_action() -> None:
    insight = asked(hike(10, 3, 4, 30, 8), [0, 0])
    cases: list[tuple[dict[Action, tuple[Action, ...]], int]]
    cases = [({}, 10 - 2), ({GO: (ON, ON, ON, STOP)}, 30 - 5)]
    for lines, worth in cases:
        search = Search(insight, random.Random(1), TREE)
        search.prefer([(0, GO), (0, REST)], Plans(lines))
        search.run(12)
        looks = search.visits()[GO]
        assert search.value(GO) == pytest.approx(worth * looks / (looks + TREE.prior_visits))


def test_a_line_that_a_world_does_not_allow_is_left() -> None:
    search = Search(asked(hike(10, 3), [0, 0]), random.Random(1), TREE)
    search.prefer([(0, GO), (0, REST)], Plans({GO: (REST, ON)}))
    assert search.run(12) == 12
    assert 0 < search.value(GO) < 10  # it climbed


@pytest.mark.parametrize(("lines", "end"), [(1, [3, 1]), (0, [0, 1])])
def test_a_bot_that_searches_begins_what_pays_in_the_end_and_carries_it_out(
    lines: int, end: list[int]
) -> None:
    title, state = hike(-20, -25, 60, 1, lines=lines), [0, 0]
    bot = Searcher(CAPTAIN.within(Budget(24, 1e9)), 1)
    while title.decision(state) is not None:
        insight = asked(title, state)
        title.apply(state, "walker", bot.choose(insight), Sampled(1))
    assert state == end


def test_a_line_counts_only_if_it_leads_further_than_a_climb_in_other_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it was worth where it was found may have been luck."""

    def lucky(*told: Any) -> tuple[Line, ...]:
        return (Line(1000, (told[3], ON, STOP) if told[3] == GO else (told[3],)),)

    monkeypatch.setattr("longroll.bots.searcher.best_lines", lucky)
    for heights, value in (((10, 3, 40), 10 - 1), ((10, 30, 40), 40 - 3)):
        title = hike(*heights)
        assert outcome(title, [0, 0], 1, "walker", (GO, ON, STOP), CLIMB, 3) == heights[1] - 2
        search = Searcher(CAPTAIN.within(Budget(0, 1e9)), 1).searched(asked(title, [0, 0]))
        assert search.value(GO) == value


def test_no_line_is_looked_for_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Action] = []

    def line(*told: Any) -> Any:
        looked.append(told[3])
        return best_lines(*told)

    def clock() -> float:
        return 2.0 * len(looked)

    monkeypatch.setattr("longroll.bots.searcher.best_lines", line)
    Searcher(CAPTAIN.within(Budget(24, 1.5)), 1, clock).choose(asked(hike(1, 2), [0, 0]))
    assert looked == [GO]


def test_the_lines_of_for_the_people_can_be_taken_as_they_are() -> None:
    """In the world and with the dice in which they were found, to a quiet position."""
    followed = 0
    for title, state, seat, decision in moments("1861", seed=4, every=2):
        if not title.quiet(state) or len(decision.choices) > 1:
            continue
        begun = [one for one in decision.actions if one.verb in ("activate", "division")]
        for action in begun[:1]:
            line = best_line(title, state, seat, action, 5, BEAM)
            assert line == best_line(title, state, seat, action, 5, BEAM)
            after = title.copy(state)
            choose = random.Random(5)
            for count, step in enumerate(line.steps):
                at = title.decision(after)
                assert at is not None
                assert at.allows(seat, step)
                chance = Sampled(5 + count)
                title.apply(after, seat, step, chance)
                until_asked(title, after, seat, chance, choose, CLIMB)
            assert title.quiet(after) or title.decision(after) is None
            followed += len(line.steps) > 2
    assert followed > 3


def test_everybody_else_chooses_until_a_seat_is_asked() -> None:
    found = 0
    for title, state, seat, decision in moments("1861", seed=4, every=1):
        if title.quiet(state) or len(decision.choices) > 1:
            continue
        other = next(one for one in title.seats(()) if one != seat)
        world = title.copy(state)
        taken = until_asked(title, world, other, Sampled(1), random.Random(1), CLIMB)
        at = title.decision(world)
        assert at is None or title.quiet(world) or len(at.actions_of(other)) > 1
        assert taken > 0
        plain = title.copy(state)
        assert until_asked(title, plain, seat, Sampled(1), random.Random(1), CLIMB) == 0 or (
            len(decision.actions) == 1
        )
        found += at is not None and not title.quiet(world)
        if found == 3:
            return
    raise AssertionError("nobody was ever asked in the middle of the other's march")
