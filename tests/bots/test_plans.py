"""Plans, the answers to them, and exchanges of both."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from longroll.bots import Insight, Searcher
from longroll.bots.beam import best_lines
from longroll.bots.plans import (
    Plan,
    Plans,
    Where,
    answer,
    answers,
    carry_out,
    continuations,
    exchange,
    sequels,
)
from longroll.bots.search import Search
from longroll.bots.settings import (
    CAPTAIN,
    GENERAL,
    Answering,
    Budget,
    Climb,
    Exchange,
    SearchLevel,
    Tree,
)
from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.event import Message
from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.title import Title
from tests.bots.borders import (
    BORDER,
    GRAB,
    GUARD,
    HIGH,
    LOW,
    ON,
    RAID,
    READY,
    REST,
    SLEEP,
    STOP,
    STRIKE,
    Blow,
    Border,
    Feint,
)
from tests.lab.moments import moments

ANSWERING, CLIMB, EXCHANGE, TREE = Answering(), Climb(), Exchange(), Tree()


ORDER, ISSUE = act("order"), act("issue")
"""An order for which a point is wanted, and a card that is issued for one."""


class Orders(Border):
    """Blue has no points: it rests, or issues a card and gives an order; the list is the same."""

    judgement = Judgement[list[Action]](foresight=Foresight(deep=False, opens=("issue",)))

    def __init__(self, gain: int) -> None:
        self.gain = gain

    def decision(self, state: list[Action]) -> Decision | None:
        if ORDER in state or REST in state:
            return None
        actions = (REST, ORDER) if ISSUE in state else (REST, ISSUE)
        return Decision("1", {"blue": Message("what")}, {"blue": actions})

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = self.gain * (ORDER in state) - 9 * (ISSUE in state)
        return blue if seat == "blue" else -blue


def ended(state: list[Action], *lines: Sequence[Action]) -> list[Action]:
    return cast("list[Action]", answer(BORDER, Where(state, 1), "blue", lines, CLIMB))


class Ladder(Border):
    """Blue climbs by ten, then red pulls it down by seven, and so on."""

    def __init__(self, long: int) -> None:
        self.long = long

    def quiet(self, state: list[Action]) -> bool:
        return True

    def decision(self, state: list[Action]) -> Decision | None:
        seat = ("blue", "red")[len(state) % 2]
        actions = {seat: (REST, HIGH if seat == "blue" else LOW)}
        return Decision("1", {seat: Message("what")}, actions) if len(state) < self.long else None

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = 10 * state.count(HIGH) - 7 * state.count(LOW)
        return blue if seat == "blue" else -blue


class Script(Ladder):
    """As `Ladder`, but who is asked what is written down, a letter for each decision.

    ``b`` blue climbs; ``r`` red pulls down; ``c`` red plays a card, and ``u`` uses it to pull down;
    ``=`` blue places; ``&`` both are asked.
    """

    def __init__(self, script: str) -> None:
        super().__init__(len(script))
        self.script = script

    def decision(self, state: list[Action]) -> Decision | None:
        if len(state) == len(self.script):
            return None
        pull, climb = (REST, LOW), (REST, HIGH)
        asked: dict[str, tuple[str, dict[str, tuple[Action, ...]]]] = {
            "b": ("1", {"blue": climb}),
            "r": ("1", {"red": pull}),
            "c": ("2", {"red": (READY,)}),
            "u": ("3", {"red": pull}),
            "=": ("9", {"blue": climb}),
            "&": ("1", {"blue": climb, "red": pull}),
        }
        clause, choices = asked[self.script[len(state)]]
        return Decision(clause, dict.fromkeys(choices, Message("what")), choices)


def test_answers_are_the_lines_of_him_who_chooses_next_the_best_first() -> None:
    found = answers(BORDER, Where([], 1), "blue", Plan((GRAB,)), ANSWERING)
    assert found[0] == (60 - 10 - 3, (RAID, ON, ON))  # the stop at the end is forced
    # What is a single action of the first choice is not a line: it counts in any case.
    assert {line.steps[0] for line in found} == {RAID, REST}


def test_there_is_no_answer_of_one_self_nor_after_the_end_nor_after_the_time() -> None:
    assert answers(BORDER, Where([GRAB], 1), "red", Plan((HIGH,)), ANSWERING) == ()
    assert answers(BORDER, Where([GRAB, HIGH], 1), "red", Plan((REST,)), ANSWERING) == ()
    assert answers(BORDER, Where([], 1), "blue", Plan((GRAB,)), ANSWERING, lambda: True) == ()
    assert ended([GRAB, SLEEP]) == [GRAB, SLEEP]
    assert answer(BORDER, Where([GRAB], 1), "red", (), CLIMB) == [GRAB]


def test_the_best_answer_is_given_as_far_as_it_is_known_and_can_be_given() -> None:
    known = (RAID, ON, ON, STOP)
    assert ended([GRAB], known) == [GRAB, HIGH, RAID, ON, ON, STOP]
    assert ended([GRAB], (RAID, STOP), known) == [GRAB, HIGH, RAID, ON, ON, STOP]
    assert ended([GRAB]) == [GRAB, SLEEP]
    assert ended([GUARD], known) == [GUARD, SLEEP]
    assert ended([GRAB], (ON, STOP)) == [GRAB, SLEEP]


def test_a_known_answer_is_given_although_the_next_turn_offers_more() -> None:
    """After the last card a seat is asked again, too; but that is no use of the card."""

    class Turn(Border):
        def decision(self, state: list[Action]) -> Decision | None:
            if state[-1:] != [SLEEP]:
                return super().decision(state)
            choices = tuple(act("place", str(place)) for place in range(9))
            return Decision("9", {"red": Message("what")}, {"red": choices})

    known = ((RAID, ON, ON, STOP),)
    end = answer(cast("Title", Turn()), Where([GRAB], 1), "blue", known, CLIMB)
    assert end == [GRAB, HIGH, RAID, ON, ON, STOP]


def test_what_can_be_begun_next_is_looked_for_where_a_choice_is_made_in_two() -> None:
    known: dict[Any, Any] = {}
    lines = sequels(BORDER, Where([GRAB], 1), "red", (HIGH,), known, ANSWERING)
    assert lines[0].steps == (RAID, ON, ON)
    assert {line.steps[0] for line in lines} == {RAID, REST}
    assert list(known) == [(REST, RAID)]
    assert sequels(BORDER, Where([GRAB], 1), "red", (SLEEP,), known, ANSWERING) == ()
    assert sequels(BORDER, Where([], 1), "blue", (GRAB,), known, ANSWERING) == ()  # red is asked
    # What a weaker card allows is among what the stronger allowed.
    assert [
        line.steps for line in sequels(BORDER, Where([GRAB], 1), "red", (LOW,), known, ANSWERING)
    ] == [(REST,)]


def test_what_a_card_allows_is_looked_for_although_the_choice_is_of_the_same_kind() -> None:
    title = cast("Title", Orders(20))
    found = sequels(title, Where([], 1), "blue", (ISSUE,), {}, ANSWERING)
    assert [line.steps for line in found] == [(ORDER,)]  # to rest was possible before
    assert not sequels(title, Where([ISSUE], 1), "blue", (ORDER,), {}, ANSWERING)


@pytest.mark.parametrize(("gain", "chosen"), [(20, ISSUE), (8, REST)])
@pytest.mark.parametrize("level", [CAPTAIN, GENERAL])
def test_who_searches_issues_a_card_for_an_order_that_is_worth_it(
    level: SearchLevel, gain: int, chosen: Action
) -> None:
    title = cast("Title", Orders(gain))
    decision = title.decision([])
    assert decision is not None
    insight = Insight(title, [], "blue", decision)
    search = Searcher(level.within(replace(level.budget, seconds=1e9)), 1).searched(insight)
    assert search.best() == chosen
    assert search.value(ISSUE) == pytest.approx(gain - 9 - 1, abs=1)


def test_a_plan_is_carried_out_as_far_as_it_can_be() -> None:
    state: list[Action] = [GRAB]
    assert Plan((HIGH,), (RAID, ON, STOP)).carry_out(BORDER, Where(state, 1), "red", CLIMB) == 4
    assert state == [GRAB, HIGH, RAID, ON, STOP]
    state = [GRAB]
    assert Plan((LOW,), (RAID, ON, STOP)).carry_out(BORDER, Where(state, 1), "red", CLIMB) == 1
    assert state == [GRAB, LOW]


def test_half_of_what_a_plan_is_worth_is_what_the_game_ends_with_if_it_ends() -> None:
    title = cast("Title", Feint())
    decision = title.decision([])
    assert decision is not None
    search = Search(Insight(title, [], "blue", decision), random.Random(1), TREE)
    search.prefer([(0, GRAB), (0, READY)], Plans(answers=((SLEEP,),)))
    search.run(12)
    for action, worth in ((GRAB, 10 - 1), (READY, (-1 + 99) // 2 - 1)):
        looks = search.visits()[action]
        assert search.value(action) == pytest.approx(worth * looks / (looks + TREE.prior_exchanges))
    assert search.best() == READY


def test_a_plan_is_judged_in_rounds_and_by_the_mean_of_what_follows() -> None:
    title, long = cast("Title", Ladder(99)), 2 * EXCHANGE.rounds + 1
    assert long == 5
    # The positions are worth 3, 13, 6 and 16: the first and the last count half.
    assert exchange(title, Where([], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE) == 57 // 6 - 1
    assert (
        exchange(title, Where([], 1), "blue", Plan((REST,)), (), (), EXCHANGE) == (57 - 60) // 6 - 1
    )
    # To the end of the game, if that is nearer; the end is half of it.
    assert (
        exchange(cast("Title", Ladder(long)), Where([], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE)
        == 12 - 1
    )
    assert (
        exchange(cast("Title", Ladder(3)), Where([], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE)
        == 8 - 1
    )
    assert (
        exchange(cast("Title", Ladder(2)), Where([], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE)
        == 3 - 1
    )
    assert (
        exchange(cast("Title", Ladder(1)), Where([], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE)
        == 10 - 1
    )


@pytest.mark.parametrize(
    ("script", "worth"),
    [
        ("b" + "cub" * 9, 10),  # half of a choice: nobody knows a use for the card
        ("b" + "rrbb" * 9, (42 - 19) // 6),  # where the other is out of cards
        ("br" + "&b" * 9, 10 - 7),
        ("brb" + "=b" * 9, (3 + 13) // 2),  # at the end of a turn
        ("br" + "=b" * 9, (3 + 13) // 2),  # the first thing that is asked may be of any kind
        ("b", 10),
        ("brb", (3 + 13) // 2),
    ],
)
def test_a_row_of_answers_ends_where_something_else_is_asked(script: str, worth: int) -> None:
    title = cast("Title", Script(script))
    assert exchange(title, Where([], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE) == worth - 1


def test_a_row_of_answers_goes_on_where_uses_of_cards_are_known() -> None:
    title = cast("Title", Script("b" + "cub" * 9))
    assert (
        exchange(title, Where([], 1), "blue", Plan((HIGH,)), ((LOW,),), (), EXCHANGE) == 57 // 6 - 1
    )


def test_the_weaker_card_is_played_where_it_does_as_well() -> None:
    assert ended([GRAB], (REST,)) == [GRAB, SLEEP]

    class Hands(Border):
        def appraise(self, state: list[Action], seat: str) -> int:
            red = 10 * (REST in state)
            return red if seat == "red" else -red

    hands = cast("Title", Hands())
    assert answer(hands, Where([GRAB], 1), "blue", ((REST,),), CLIMB) == [GRAB, LOW, REST]


def test_half_of_a_choice_is_no_answer() -> None:
    """What a card may still be used for is not had by playing it."""

    class Promise(Border):
        def appraise(self, state: list[Action], seat: str) -> int:
            red = 50 * (state[-1:] in ([LOW], [HIGH])) - 5 * (REST in state)
            return red if seat == "red" else -red

    title = cast("Title", Promise())
    assert answer(title, Where([GRAB], 1), "blue", ((HIGH,), (REST,)), CLIMB) == [GRAB, SLEEP]
    # But what nobody knows a use for is judged as it stands.
    assert answer(title, Where([GRAB], 1), "blue", (), CLIMB) == [GRAB, LOW]


def test_who_answers_does_not_know_his_luck() -> None:
    """A gamble is won as often as the dice say, although it is chosen where it would be won."""

    class Gamble(Ladder):
        def apply(self, state: list[Action], seat: str, action: Action, chance: Any) -> None:
            super().apply(state, seat, action, chance)
            if action == LOW and chance.roll("gamble") > 3:
                state[-1] = STRIKE

        def appraise(self, state: list[Action], seat: str) -> int:
            red = 10 * (STRIKE in state) - 10 * (LOW in state)
            return red if seat == "red" else -red

    title = cast("Title", Gamble(2))
    ends = [answer(title, Where([HIGH], 4 * dice), "blue", (), CLIMB)[-1] for dice in range(40)]
    assert ends.count(REST) > 10
    assert 5 < ends.count(STRIKE) < 15
    assert 5 < ends.count(LOW) < 15


def test_no_card_of_for_the_people_is_better_than_the_best_answer() -> None:
    """To him who answers, in the world and with the dice in which it was looked for."""
    compared = 0
    for title, state, seat, decision in moments("1861", seed=4, every=1):
        if decision.clause != "4.1" or not title.quiet(state) or seat != "union":
            continue
        other, plan = "confederate", Plan((decision.actions[0],))
        after = title.copy(state)
        plan.carry_out(title, Where(after, 5), seat, CLIMB)
        asked = title.decision(after)
        if asked is None or asked.seat != other or len(asked.actions) < 4:
            continue
        lines = [line.steps for line in answers(title, Where(state, 5), seat, plan, ANSWERING)]
        ends = [title.copy(after) for _ in asked.actions]
        for end, action in zip(ends, asked.actions, strict=True):
            carry_out(title, end, other, (action,), 5, CLIMB)
        best = answer(title, Where(after, 5), seat, lines, CLIMB)
        assert title.appraise(best, other) >= max(title.appraise(end, other) for end in ends) - 40
        compared += 1
        if compared == 2:
            return
    raise AssertionError("too few cards were played")


def test_an_exchange_carries_out_line_and_sequel_and_goes_on_along_what_was_planned() -> None:
    plan = Plan((HIGH,), (RAID, ON, ON))
    assert exchange(BORDER, Where([GRAB], 1), "red", plan, (), (), EXCHANGE) == 60 - 10 - 5
    assert (
        exchange(BORDER, Where([GRAB], 1), "red", Plan((HIGH,), (RAID,)), (), (), EXCHANGE)
        == -5 - 10 - 3
    )
    title = cast("Title", Blow())
    assert exchange(title, Where([], 1), "blue", Plan((READY,)), (), (), EXCHANGE) == -1
    assert (
        exchange(title, Where([], 1), "blue", Plan((READY,)), (), ((RAID, ON, ON),), EXCHANGE)
        == 60 // 2 - 1
    )


def test_continuations_are_the_own_lines_after_the_best_answer() -> None:
    title = cast("Title", Blow())
    found = continuations(title, Where([], 1), "blue", Plan((READY,)), (), ANSWERING)
    assert found[0] == (60 - 3, (RAID, ON, ON))  # the stop at the end is forced
    assert (
        continuations(title, Where([], 1), "blue", Plan((GRAB,)), (), ANSWERING) == ()
    )  # that ends the game
    assert (
        continuations(title, Where([], 1), "blue", Plan((READY,)), (), ANSWERING, lambda: True)
        == ()
    )
    turn = cast("Title", Script("brrb"))
    assert (
        continuations(turn, Where([], 1), "blue", Plan((HIGH,)), (), ANSWERING) == ()
    )  # red is asked again


def test_a_game_that_is_won_counts_for_no_more_than_much_in_an_exchange() -> None:
    class Final(Ladder):
        def appraise(self, state: list[Action], seat: str) -> int:
            return (1 if seat == "blue" else -1) * 1_000_000 * (len(state) == self.long)

    title = cast("Title", Final(3))
    assert (
        exchange(title, Where([], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE)
        == EXCHANGE.decided // 2 - 1
    )
    assert (
        exchange(title, Where([REST], 1), "red", Plan((LOW,)), (), (), EXCHANGE)
        == -EXCHANGE.decided - 1
    )
    assert (
        exchange(title, Where([REST, REST], 1), "blue", Plan((HIGH,)), (), (), EXCHANGE)
        == EXCHANGE.decided - 1
    )


def test_of_a_choice_of_a_hundred_some_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that an answer has an end; the best of them are remembered."""

    class Wide(Border):
        def decision(self, state: list[Action]) -> Decision | None:
            if not state or state[-1] != GRAB:
                return None if state else super().decision(state)
            choices = tuple(act("go", str(place)) for place in range(100))
            return Decision("2", {"red": Message("what")}, {"red": choices})

    looked: list[Action] = []

    def line(*told: Any) -> Any:
        looked.append(told[3])
        return best_lines(*told)

    monkeypatch.setattr("longroll.bots.plans.best_lines", line)
    found = answers(cast("Title", Wide()), Where([], 1), "blue", Plan((GRAB,)), ANSWERING)
    assert len(set(looked)) == len(looked) == ANSWERING.actions
    assert len(found) == 0  # each is a single action, which counts in any case
    assert ANSWERING.remembered < ANSWERING.actions


class Season(Border):
    """Blue plays its last card or throws it away; the end of the turn costs it much."""

    judgement = Judgement[list[Action]](foresight=Foresight(stand_pat={"card": "rest"}))

    def quiet(self, state: list[Action]) -> bool:
        return True

    def decision(self, state: list[Action]) -> Decision | None:
        asked = (("blue", "card", (REST, GRAB)), ("red", "answer", (SLEEP, LOW)))
        if len(state) == len(asked):
            return None
        seat, prompt, actions = asked[len(state)]
        return Decision(str(len(state)), {seat: Message(prompt)}, {seat: actions})

    def appraise(self, state: list[Action], seat: str) -> int:
        blue = 50 * (GRAB in state) - 100 * (len(state) > 1)
        return blue if seat == "blue" else -blue


def test_a_card_is_not_thrown_away_because_only_its_use_sees_the_turn_end() -> None:
    title = cast("Title", Season())
    decision = title.decision([])
    assert decision is not None
    insight = Insight(title, [], "blue", decision)
    search = Searcher(CAPTAIN.within(Budget(60, 1e9)), 1).searched(insight)
    assert search.best() == GRAB
    assert search.value(REST) < 0, "the end of the turn is seen after it, too"
