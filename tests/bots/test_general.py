"""The general finds plans, and judges them by the answer that is best for him who gives it."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, count, repeat
from typing import Any, cast

import pytest

from longroll.bots import Insight, Searcher
from longroll.bots.beam import Line, best_lines
from longroll.bots.plans import Intent, Plan, Where, answerable
from longroll.bots.searcher import distinct, spread
from longroll.bots.settings import CAPTAIN, GENERAL, Beam, Budget, Climb, FirstLook, Planning, Tree
from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.event import Message
from longroll.engine.title import Title
from tests.bots.borders import (
    BIG,
    BORDER,
    BUILD,
    BURN,
    GRAB,
    GUARD,
    HIGH,
    LOW,
    ON,
    RAID,
    READY,
    REST,
    SLEEP,
    SMALL,
    STOP,
    STRIKE,
    WAY,
    Blow,
    Border,
)

CLIMB = Climb()
REAP = [act("reap", str(gain)) for gain in range(9, 4, -1)]


class Barn(Border):
    """Blue builds: something big, which red can burn, or something small that lasts."""

    def quiet(self, state: list[Action]) -> bool:
        return state[-1:] != [BUILD]

    def decision(self, state: list[Action]) -> Decision | None:
        asked = (("blue", (REST, BUILD)), ("blue", (BIG, SMALL)), ("red", (SLEEP, BURN)))
        if len(state) == len(asked) or REST in state:
            return None
        seat, actions = asked[len(state)]
        return Decision(str(len(state)), {seat: Message("what")}, {seat: actions})

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = 50 * (BIG in state and BURN not in state) + 10 * (SMALL in state)
        return blue if seat == "blue" else -blue


class Fuss(Border):
    """Blue may fuss about as often as it likes, and is asked the same again."""

    def decision(self, state: list[Action]) -> Decision | None:
        if state and state[-1] != REST:
            return super().decision(state)
        more = () if len(state) > 5 else (REST,)
        return Decision("1", {"blue": Message("what")}, {"blue": (GRAB, GUARD, *more)})


class Crowd(Border):
    """Blue has many things to take, and a few after which it is asked again."""

    def __init__(self, rests: int) -> None:
        self.rests = [act("rest", str(number)) for number in range(rests)]

    def decision(self, state: list[Action]) -> Decision | None:
        if not state or state[-1] in self.rests:
            more = () if state else self.rests
            gains = [act("reap", str(gain)) for gain in range(5, 15)]
            return Decision("1", {"blue": Message("what")}, {"blue": (*gains, GUARD, *more)})
        if state[-1] == GUARD or state[-1].verb == "reap":
            return Decision("2", {"red": Message("what")}, {"red": (SLEEP, RAID)})
        return super().decision(state)

    def appraise(self, state: list[Action], seat: str) -> int:
        red = WAY[state.count(ON)] if RAID in state and GUARD not in state else 0
        red -= sum(int(action.args[0]) for action in state if action.verb == "reap")
        return red if seat == "red" else -red


class Ford(Border):
    """Red crosses where blue does not stand: each guard has an answer of its own."""

    def decision(self, state: list[Action]) -> Decision | None:
        if not state:
            return Decision("1", {"blue": Message("what")}, {"blue": (BIG, SMALL, GUARD)})
        if state[-1] in (BIG, SMALL, GUARD):
            return Decision("2", {"red": Message("what")}, {"red": (SLEEP, RAID)})
        return super().decision(state)

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = 30 * (BIG in state) + 20 * (SMALL in state) + 5 * (GUARD in state)
        blue -= (WAY[state.count(ON)] if RAID in state else 0) * (GUARD not in state)
        return blue if seat == "blue" else -blue


DRY, WET = map(act, ["dry", "wet"])


class River(Border):
    """Blue raids across a river that nobody knows; the words begin with how it is."""

    def quiet(self, state: list[Action]) -> bool:
        return RAID not in state or STOP in state

    def decision(self, state: list[Action]) -> Decision | None:
        last = state[-1]
        if last == SLEEP:
            return None
        seat = "blue"
        actions: tuple[Action, ...] = (GUARD, RAID)
        if last in (GUARD, STOP):
            seat, actions = "red", (SLEEP, REST)
        elif last in (RAID, ON):
            far = WET in state or state.count(ON) == len(WAY) - 1
            actions = (STOP,) if far else (STOP, ON)
        elif last == REST:
            return None
        return Decision(seat, {seat: Message("what")}, {seat: actions})

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = WAY[state.count(ON)] if RAID in state else 0
        return blue if seat == "blue" else -blue


class Worlds(Insight):
    """The worlds that are thought possible are told one after another."""

    told: list[Action]

    def world(self, seed: int) -> Any:
        return [self.told.pop(0) if self.told else DRY]


class Harvest(Border):
    """Blue plays a card and reaps, the more the better, or guards the border with it."""

    def decision(self, state: list[Action]) -> Decision | None:
        if not state:
            return Decision("1", {"blue": Message("what")}, {"blue": (REST, BUILD)})
        if state == [BUILD]:
            return Decision("2", {"blue": Message("what")}, {"blue": (*REAP, GUARD)})
        if state[-1] in (REST, GUARD, *REAP):
            return Decision("3", {"red": Message("what")}, {"red": (SLEEP, RAID)})
        return super().decision(state)

    def appraise(self, state: list[Action], seat: str) -> int:
        red = WAY[state.count(ON)] if RAID in state and GUARD not in state else 0
        red -= sum(int(action.args[0]) for action in state if action in REAP)
        return red if seat == "red" else -red


WOOD, EDGE, GOLD = map(act, ["wood", "edge", "gold"])


class Picket(Border):
    """Blue marches out: to the gold, or through the wood to its edge, where it stops the raid.

    The gold is better as long as nobody answers, and the more so without a detour.
    """

    def quiet(self, state: list[Action]) -> bool:
        return state[-1:] not in ([BUILD], [WOOD]) and super().quiet(state)

    def decision(self, state: list[Action]) -> Decision | None:
        last = state[-1] if state else None
        march = {None: (REST, BUILD), BUILD: (GOLD, WOOD), WOOD: (GOLD, EDGE)}
        if last in march:
            return Decision(f"1.{len(state)}", {"blue": Message("what")}, {"blue": march[last]})
        if last in (REST, GOLD, EDGE):
            return Decision("2", {"red": Message("what")}, {"red": (SLEEP, RAID)})
        return super().decision(state)

    def appraise(self, state: list[Action], seat: str) -> int:
        red = WAY[state.count(ON)] if RAID in state and EDGE not in state else 0
        red -= (4 if WOOD in state else 9) * (GOLD in state)
        return red if seat == "red" else -red


THROUGH = (("1.1", WOOD), ("1.2", EDGE))


def marched(bot: Searcher, state: list[Action]) -> Action:
    """The choice of ``bot``, and a state with it."""
    title = cast("Title", Picket())
    decision = title.decision(state)
    assert decision is not None
    action = bot.choose(Insight(title, state, "blue", decision))
    state.append(action)
    return action


def picket(answers: int = 1, planning: Planning = GENERAL.planning) -> Searcher:
    level = replace(GENERAL, planning=planning)
    return Searcher(level.within(Budget(40, 1e9, answers=answers)), 1)


@pytest.mark.parametrize(("looks_for_answers", "chosen"), [(0, GRAB), (1, GUARD)])
def test_who_looks_for_answers_guards_against_a_march_through_a_valley(
    looks_for_answers: int, chosen: Action
) -> None:
    decision = BORDER.decision([])
    assert decision is not None
    bot = Searcher(GENERAL.within(Budget(40, 1e9, answers=looks_for_answers)), 1)
    assert bot.choose(Insight(BORDER, [], "blue", decision)) == chosen


def test_of_the_plans_of_an_action_that_is_followed_which_stands_best_after_the_answer() -> None:
    title = cast("Title", Barn())
    decision = title.decision([])
    assert decision is not None
    insight = Insight(title, [], "blue", decision)
    assert best_lines(title, [], "blue", BUILD, 1, Beam(), 1)[0].steps == (BUILD, BIG)
    search = Searcher(GENERAL.within(Budget(40, 1e9, answers=1)), 1).searched(insight)
    assert search.plan(BUILD) == ((SMALL,), ())
    assert search.best() == BUILD


def test_nobody_puts_off_what_will_be_answered() -> None:
    """Where an action has no answer because its seat is asked again, none is looked for."""
    title = cast("Title", Fuss())
    decision = title.decision([])
    assert decision is not None
    insight = Insight(title, [], "blue", decision)
    assert not answerable(title, Where([], 1), "blue", Plan((REST,)), CLIMB)
    assert answerable(title, Where([], 1), "blue", Plan((GRAB,)), CLIMB)
    plain, deep = (
        Searcher(GENERAL.within(Budget(40, 1e9, answers=most)), 1).searched(insight)
        for most in (0, 2)
    )
    assert plain.visits() == deep.visits()


def test_answers_are_looked_for_until_the_best_plan_has_been_answered() -> None:
    title = cast("Title", Ford())
    decision = title.decision([])
    assert decision is not None
    search = Searcher(GENERAL.within(Budget(40, 1e9, answers=3)), 1).searched(
        Insight(title, [], "blue", decision)
    )
    assert search.best() == GUARD
    assert search.value(GUARD) == pytest.approx(5 - 1)


@pytest.mark.parametrize(("elsewhere", "found"), [(DRY, (ON, ON, STOP)), (WET, (STOP,))])
def test_a_plan_that_one_world_hides_is_found_in_another(
    elsewhere: Action, found: tuple[Action, ...]
) -> None:
    title = cast("Title", River())
    decision = title.decision([DRY])
    assert decision is not None
    insight = Worlds(title, [DRY], "blue", decision)
    # Two to look around in, that in which plans are found, one to judge them in, and another.
    insight.told = [WET, WET, WET, DRY, elsewhere]
    bot = Searcher(
        GENERAL.within(Budget(10 * GENERAL.budget.exchange, 1e9, worlds=2, answers=2)), 1
    )
    line, _ = bot.searched(insight).plan(RAID)
    assert (*line, STOP)[: len(found)] == found


def test_like_plans_count_once_and_no_action_has_more_than_a_few() -> None:
    used = [Plan((HIGH,), (RAID, ON)), Plan((LOW,), (RAID, ON)), Plan((LOW,), (REST,))]
    assert distinct(used, 3) == [used[0], used[2]]
    many = [Plan((RAID, *[ON] * long, STOP)) for long in range(5)]
    assert distinct([*many, Plan((GUARD,))], 3) == [*many[:3], Plan((GUARD,))]
    assert distinct(many, 4) == many[:4]


def test_what_is_made_ready_for_counts_although_its_line_is_found_only_then() -> None:
    title = cast("Title", Blow())
    decision = title.decision([])
    assert decision is not None
    search = Searcher(GENERAL.within(Budget(40, 1e9, answers=1)), 1).searched(
        Insight(title, [], "blue", decision)
    )
    assert search.best() == READY
    assert max(search.seen(READY)) == 60 // 2 - 1


def test_a_plan_that_promises_nothing_is_found_if_it_stops_the_answer_to_all_others() -> None:
    title = cast("Title", Harvest())
    decision = title.decision([])
    assert decision is not None
    assert (
        len(REAP) > GENERAL.planning.plans_per_action
    )  # those promise most, and would be all that is known of the card
    search = Searcher(GENERAL.within(Budget(40, 1e9, answers=1)), 1).searched(
        Insight(title, [], "blue", decision)
    )
    assert search.plan(BUILD) == ((), (GUARD,))
    assert search.best() == BUILD


def test_there_is_time_to_search_although_plans_are_looked_for_slowly() -> None:
    title = cast("Title", Ford())
    decision = title.decision([])
    assert decision is not None
    hours = count()
    bot = Searcher(GENERAL.within(Budget(400, 12.0, answers=3)), 1, lambda: float(next(hours)))
    search = bot.searched(Insight(title, [], "blue", decision))
    assert sum(search.visits().values()) > 0


def test_an_exchange_counts_as_many_looks() -> None:
    decision = BORDER.decision([])
    assert decision is not None
    patient = replace(GENERAL, tree=Tree(enough=1_000))  # it is never cut short
    bot = Searcher(patient.within(Budget(10 * GENERAL.budget.exchange, 1e9, answers=1)), 1)
    search = bot.searched(Insight(BORDER, [], "blue", decision))
    assert sum(search.visits().values()) == 10
    assert GENERAL.budget.answers > 0 == CAPTAIN.budget.answers


@pytest.mark.parametrize("toy", [Border, Barn, Ford])
def test_a_general_has_an_action_whenever_the_time_is_over(toy: type[Border]) -> None:
    title = cast("Title", toy())
    decision = title.decision([])
    assert decision is not None
    for early in range(60):
        ticks = chain(repeat(0.0, early), repeat(9.0))
        bot = Searcher(GENERAL.within(Budget(40, 1.0, answers=3)), 1, ticks.__next__)
        assert bot.choose(Insight(title, [], "blue", decision)) in decision.actions


def test_what_was_begun_to_stop_an_answer_is_carried_out() -> None:
    bot, state = picket(), list[Action]()
    assert marched(bot, state) == BUILD
    assert bot.intent is not None
    assert bot.intent.steps == THROUGH
    assert bot.intent.lead > 9
    lead = bot.intent.lead
    assert marched(bot, state) == WOOD
    assert bot.intent == Intent(THROUGH[1:], lead)
    assert marched(bot, state) == EDGE
    assert bot.intent is None


def test_who_does_not_know_what_was_meant_goes_for_the_gold() -> None:
    assert marched(picket(), [BUILD]) == GOLD


def test_a_captain_means_nothing() -> None:
    bot, state = picket(answers=0), list[Action]()
    assert marched(bot, state) == BUILD
    assert bot.intent is None
    assert marched(bot, state) == GOLD


@pytest.mark.parametrize(("lead", "loyal", "chosen"), [(4, 9, GOLD), (9, 4, GOLD), (9, 9, WOOD)])
def test_what_was_meant_is_given_up_for_what_is_better_by_much(
    lead: int, loyal: int, chosen: Action
) -> None:
    bot = picket(planning=Planning(loyal=loyal))
    bot.intent = Intent(THROUGH, lead)
    assert marched(bot, [BUILD]) == chosen
    assert bot.intent == (None if chosen == GOLD else Intent(THROUGH[1:], lead))


def test_what_was_meant_and_cannot_be_done_is_forgotten() -> None:
    bot = picket()
    bot.intent = Intent((("1.1", SLEEP),), 1_000)
    assert marched(bot, [BUILD]) == GOLD
    assert bot.intent is None


def test_what_is_asked_besides_is_chosen_by_itself_and_the_rest_still_meant() -> None:
    """As a loss to take on the march; and what was meant is not an answer to another question."""
    bot = picket()
    bot.intent = Intent((("9.9", WOOD), ("1.2", EDGE)), 1_000)
    assert marched(bot, [BUILD]) == GOLD
    assert bot.intent == Intent((("9.9", WOOD), ("1.2", EDGE)), 1_000)


def test_where_one_begins_anew_nothing_is_meant_any_more() -> None:
    class Single(Picket):
        def decision(self, state: list[Action]) -> Decision | None:
            return Decision("1.0", {"blue": Message("what")}, {"blue": (REST,)})

    title = cast("Title", Single())
    decision = title.decision([])
    assert decision is not None
    bot = picket()
    bot.intent = Intent(THROUGH, 9)
    assert bot.choose(Insight(title, [], "blue", decision)) == REST
    assert bot.intent is None


def test_a_twin_of_what_was_begun_takes_nothing_from_what_is_meant() -> None:
    class Twins(Picket):
        def decision(self, state: list[Action]) -> Decision | None:
            if not state:
                return Decision("1.0", {"blue": Message("what")}, {"blue": (REST, BUILD, STRIKE)})
            return super().decision([BUILD if one == STRIKE else one for one in state])

        def quiet(self, state: list[Action]) -> bool:
            return super().quiet([BUILD if one == STRIKE else one for one in state])

    title = cast("Title", Twins())
    decision = title.decision([])
    assert decision is not None
    for seed in range(3):
        bot = Searcher(GENERAL.within(Budget(40, 1e9, answers=1)), seed)
        assert bot.choose(Insight(title, [], "blue", decision)) in (BUILD, STRIKE)
        assert bot.intent is not None
        assert bot.intent.steps == THROUGH
        assert bot.intent.lead > 9


def test_what_is_meant_is_done_where_nothing_looks_better_whatever_its_lead() -> None:
    bot = picket()
    bot.intent = Intent((("1.1", GOLD),), -50)
    assert marched(bot, [BUILD]) == GOLD
    bot.intent = Intent((("1.1", GOLD), ("1.2", EDGE)), -50)
    assert marched(bot, [BUILD]) == GOLD
    assert bot.intent == Intent((("1.2", EDGE),), -50)


@pytest.mark.parametrize("drawn", [1, 2])
def test_what_was_meant_is_looked_at_although_others_look_better(drawn: int) -> None:
    hasty = replace(GENERAL, look=FirstLook(steps=drawn))
    title = cast("Title", Picket())
    decision = title.decision([BUILD])
    assert decision is not None
    for seed in range(6):  # and there is time for a single look
        bot = Searcher(hasty.within(Budget(GENERAL.budget.detail, 1e9, answers=1)), seed)
        bot.intent = Intent(THROUGH, 9)
        assert bot.searched(Insight(title, [BUILD], "blue", decision)).seen(WOOD)
        assert marched(bot, [BUILD]) == WOOD


@pytest.mark.parametrize("rests", [1, 2, 3])
def test_a_few_plans_of_many_may_leave_the_choice_to_their_own_seat(rests: int) -> None:
    """All are judged by answers: what puts the choice off is answered in the end."""
    title = cast("Title", Crowd(rests))
    decision = title.decision([])
    assert decision is not None
    insight = Insight(title, [], "blue", decision)
    assert not answerable(title, Where([], 1), "blue", Plan((decision.actions[-1],)), CLIMB)
    search = Searcher(GENERAL.within(Budget(400, 1e9, lines=40, answers=2)), 1).searched(insight)
    assert search.judged
    assert search.best() == GUARD


def test_answers_are_looked_for_to_a_plan_that_has_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Although one that is asked again itself promises most elsewhere."""
    title = cast("Title", Crowd(1))
    decision = title.decision([])
    assert decision is not None
    rest = decision.actions[-1]
    promising = vars(Searcher)["_promising"]

    def first(*told: Any) -> Any:
        return sorted(promising(*told), key=lambda plan: plan.steps[0] != rest)

    monkeypatch.setattr(Searcher, "_promising", first)
    insight = Insight(title, [], "blue", decision)
    search = Searcher(GENERAL.within(Budget(400, 1e9, lines=40, answers=1)), 1).searched(insight)
    assert search.judged
    assert search.best() == GUARD


def test_each_use_of_a_card_is_thought_of_before_others_are_twice() -> None:
    lines = [Line(9, (RAID, ON)), Line(8, (RAID, ON, ON)), Line(7, (REST,)), Line(6, (RAID,))]
    assert spread(lines) == [lines[0], lines[2], lines[1], lines[3]]
    assert spread([]) == []
