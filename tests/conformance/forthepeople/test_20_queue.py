"""20 The queue of operations."""

import pytest

from longroll.engine.action import parse
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.battle import Battle
from longroll.titles.forthepeople.cards.rounds import StrategyPhase, StrategyRound
from longroll.titles.forthepeople.checks import check
from longroll.titles.forthepeople.components import GENERAL
from longroll.titles.forthepeople.deck import could_hold
from longroll.titles.forthepeople.document import SCHEMA
from longroll.titles.forthepeople.formations import to_track
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.options import OPERATIONS_QUEUE
from longroll.titles.forthepeople.state import SEATS, ForThePeopleState
from tests.conformance.forthepeople.field import march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)
from tests.conformance.forthepeople.test_05_formations import play_on

ONE, OTHER_ONE, TWO, OTHER_TWO, THREE = 6, 3, 16, 18, 49
"""Cards of these values."""
HALLECK, GRANT, POPE = GENERAL["halleck"], GENERAL["grant"], GENERAL["pope"]


def game(
    union: tuple[int, ...] = (), confederate: tuple[int, ...] = (), *, on: bool = True
) -> ForThePeopleState:
    """Halleck (3), Pope (2) and Grant (1) with units in the west."""
    state = empty_table(2)
    state.options = (OPERATIONS_QUEUE,) if on else ()
    state.hand = [(), tuple(sorted(union)), tuple(sorted(confederate))]
    put(state, UNION, "cairo", 4, "halleck")
    put(state, UNION, "cincinnati", 3, "pope")
    put(state, UNION, "st-louis", 3, "grant")
    return state


def why(table: Driver, text: str) -> tuple[str, str]:
    denial = TITLE.why_not(table.state, table.decision.seat, parse(text))
    assert denial is not None, f"{text} is on the list"
    return denial.clause, denial.key


def begun(*cards: int, hand: tuple[int, ...] = (TWO, THREE)) -> ForThePeopleState:
    """The Union has laid these cards into a queue for Halleck."""
    state = game(hand)
    state.queues = ((), (HALLECK, *cards), ())
    return state


@pytest.mark.clause("20")
def test_a_card_begins_a_queue_for_a_general_whom_it_cannot_activate() -> None:
    state = game((ONE, TWO))
    table = run(state, StrategyRound(UNION)).push(f"play {ONE} queue")
    assert table.actions == ["queue halleck", "queue pope"]
    assert why(table, "queue grant") == ("20", "deny-queue-needless")
    assert why(table, "queue sherman") == ("20", "deny-general-off-map")
    table.push("queue halleck")
    assert table.over
    assert state.queues == ((), (HALLECK, ONE), ())
    assert state.hand[UNION] == (TWO,)
    assert ONE not in state.discards
    check(state)


@pytest.mark.clause("20")
def test_without_the_option_a_card_waits_for_nobody() -> None:
    table = run(game((ONE, TWO), on=False), StrategyRound(UNION))
    assert [a for a in table.actions if a.endswith("queue")] == []
    denial = TITLE.why_not(table.state, "union", parse(f"play {ONE} queue"))
    assert denial is not None
    assert denial.key == "deny-not-offered"


@pytest.mark.clause("20")
def test_a_three_can_begin_no_queue() -> None:
    table = run(game((ONE, THREE)), StrategyRound(UNION))
    assert why(table, f"play {THREE} queue") == ("20", "deny-queue-for-nobody")


@pytest.mark.clause("20")
def test_at_his_rating_the_general_is_activated_at_once_and_the_rest_is_lost() -> None:
    state = begun(OTHER_TWO)
    table = run(state, StrategyRound(UNION)).push(f"play {TWO} queue")
    assert state.force is None
    assert table.decision.prompt.key == "prompt-compose"
    assert not any(state.queues)
    assert state.discards == (TWO, OTHER_TWO)
    table.push("with 3")
    assert state.force is not None
    assert state.force.lead == HALLECK
    assert [a.split()[0] for a in table.actions if a.startswith("sail")] == []


@pytest.mark.clause("20")
def test_below_it_the_queue_only_grows() -> None:
    state = begun(ONE, hand=(OTHER_ONE, TWO))
    table = run(state, StrategyRound(UNION)).push(f"play {OTHER_ONE} queue")
    assert table.over
    assert state.queues[UNION] == (HALLECK, ONE, OTHER_ONE)
    grown = dict(table.told("queue-grows")[0].args)
    assert (grown["general"], grown["count"]) == ("halleck", 2)


@pytest.mark.clause("20")
def test_a_general_who_can_lead_nobody_is_activated_in_vain() -> None:
    state = begun(OTHER_TWO)
    state.add_infantry(UNION, space("cairo"), -4)
    table = run(state, StrategyRound(UNION)).push(f"play {TWO} queue")
    assert table.told("queue-in-vain")
    assert not any(state.queues)
    assert state.discards == (TWO, OTHER_TWO)


@pytest.mark.clause("20")
@pytest.mark.parametrize("use", [f"discard {TWO}", f"play {TWO} operations", "play 61 event"])
def test_any_other_use_of_a_card_breaks_the_queue(use: str) -> None:
    state = begun(OTHER_TWO, hand=(TWO, 61))
    table = run(state, StrategyRound(UNION)).push(use)
    assert not any(state.queues)
    assert OTHER_TWO in state.discards
    assert table.told("queue-lost")


@pytest.mark.clause("20")
def test_the_proclamation_breaks_it_though_it_is_compulsory() -> None:
    state = begun(OTHER_TWO, hand=(81, TWO))
    state.union_victory = True
    table = run(state, StrategyRound(UNION))
    assert table.actions == ["play 81 event"]
    assert why(table, f"play {TWO} queue")[1] == "deny-must-play-now"
    table.push("play 81 event")
    assert not any(state.queues)


@pytest.mark.clause("20")
def test_an_interrupt_in_the_enemys_round_does_not_break_it() -> None:
    state = begun(OTHER_TWO, hand=(7, TWO))
    put(state, CONFEDERATE, "richmond", 3)
    state.hand[CONFEDERATE] = (12,)
    table = run(state, Activation(CONFEDERATE, 3)).push("division richmond", "with 2")
    table.push("interrupt 7")
    assert state.queues[UNION] == (HALLECK, OTHER_TWO)


@pytest.mark.clause("20")
def test_forward_to_richmond_breaks_the_unions() -> None:
    state = begun(OTHER_TWO)
    state.hand[CONFEDERATE] = (3,)
    put(state, CONFEDERATE, "richmond", 3)
    table = run(state, StrategyRound(CONFEDERATE), draws=[str(TWO)]).push("play 3 event")
    assert table.told("march-ordered")
    assert not any(state.queues)


@pytest.mark.clause("20")
@pytest.mark.parametrize("general", ["halleck", "pope"])
def test_a_battle_of_the_general_breaks_it(general: str) -> None:
    state = begun(OTHER_TWO)
    put(state, UNION, "paducah", 3, general)
    march(state, CONFEDERATE, "columbus-ky", 3, "polk")
    table = run(state, Battle(space("paducah")), [5, 5])
    assert bool(table.told("queue-lost")) is (general == "halleck")
    assert (state.queues[UNION] == ()) is (general == "halleck")


@pytest.mark.clause("20")
def test_a_general_who_leaves_the_map_loses_his_queue() -> None:
    state = begun(OTHER_TWO)
    to_track(play_on(state), HALLECK)
    assert not any(state.queues)
    assert state.discards == (OTHER_TWO,)


@pytest.mark.clause("20")
def test_at_the_end_of_the_turn_queues_are_discarded() -> None:
    state = begun(OTHER_TWO, hand=())
    state.queues = ((), (HALLECK, OTHER_TWO), (GENERAL["polk"], ONE))
    put(state, CONFEDERATE, "columbus-ky", 3, "polk")
    assert run(state, StrategyPhase()).over
    assert not any(state.queues)
    assert state.discards == (ONE, OTHER_TWO)


@pytest.mark.clause("20")
def test_each_side_has_one_queue_and_may_not_change_the_general() -> None:
    state = begun(ONE, hand=(OTHER_ONE,))
    table = run(state, StrategyRound(UNION))
    assert f"play {OTHER_ONE} queue" in table.actions
    table.push(f"play {OTHER_ONE} queue")
    assert table.over  # nobody was asked for whom
    assert state.queues[UNION][0] == HALLECK


@pytest.mark.clause("20")
def test_the_red_river_campaign_leaves_the_game_even_by_way_of_a_queue() -> None:
    state = begun(ONE, hand=(14,))
    run(state, StrategyRound(UNION)).push("play 14 queue")
    assert state.gone == (14,)
    assert state.discards == (ONE,)


@pytest.mark.clause("20")
def test_a_queue_is_public_and_kept_in_a_position() -> None:
    state = begun(ONE, OTHER_ONE)
    for seat in (*SEATS[1:], "observer"):
        shown = TITLE.view(_asking(state), seat)["queues"]
        assert shown == {"union": {"general": "halleck", "cards": [ONE, OTHER_ONE]}}
    assert not could_hold(state, UNION, (ONE, OTHER_ONE))
    written = SCHEMA.dump(state)
    del written["stack"]
    assert TITLE.load(written).queues == state.queues
    del written["queues"]
    assert TITLE.load(written).queues == ((), (), ())


def _asking(state: ForThePeopleState) -> ForThePeopleState:
    run(state, StrategyRound(UNION))
    return state
