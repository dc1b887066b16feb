"""13.2, 14.7, 15.7, 16.7, 17: winning."""

import pytest

from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.components import RESOURCES, STATE
from longroll.titles.forthepeople.control import set_marker
from longroll.titles.forthepeople.scenarios import table as scenario_table
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.victory import (
    check_resources,
    end_of_turn,
    end_scenario,
    states_for_the_union,
    strength,
)
from longroll.titles.forthepeople.will import change_will
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, put, space

LAST_TURN = {"1861": 3, "1862": 6, "1863": 9, "campaign": 13}


def playing(state: ForThePeopleState) -> Play[ForThePeopleState]:
    return Play(state, NoChance())


def at_the_end(scenario: str, union: int, confederate: int) -> ForThePeopleState:
    state = empty_table(LAST_TURN[scenario])
    state.scenario = scenario
    state.will[:] = [0, union, confederate]
    return state


def outcome(state: ForThePeopleState) -> tuple[str | None, str] | None:
    """Who has won, and by which clause."""
    return None if state.result is None else (state.result.winner, state.result.clause)


def ended(state: ForThePeopleState) -> tuple[str | None, str] | None:
    end_scenario(playing(state))
    return outcome(state)


def own(state: ForThePeopleState, side: int, *states: str) -> ForThePeopleState:
    for key in states:
        state.state_owner[STATE[key]] = side
    return state


# --- The scenarios ------------------------------------------------------------------------------


@pytest.mark.clause("13.2")
@pytest.mark.parametrize(
    ("union", "confederate", "owned", "by", "winner"),
    [
        (100, 100, "", 0, None),
        (100, 80, "", 0, None),
        (100, 79, "", 0, "union"),
        (85, 100, "", 0, None),
        (84, 100, "", 0, "confederate"),
        (100, 100, "mo ky", UNION, None),
        (100, 100, "mo ky wv", UNION, "union"),
        (100, 100, "mo ky", CONFEDERATE, "confederate"),
        (84, 79, "", 0, None),
    ],
)
def test_the_end_of_1861(
    union: int, confederate: int, owned: str, by: int, winner: str | None
) -> None:
    state = own(at_the_end("1861", union, confederate), by, *owned.split())
    assert ended(state) == (winner, "13.2")


@pytest.mark.clause("14.7")
@pytest.mark.parametrize(
    ("union", "winner"), [(91, "union"), (90, "confederate"), (89, "confederate")]
)
def test_the_end_of_1862(union: int, winner: str) -> None:
    assert ended(at_the_end("1862", union, 90)) == (winner, "14.7")


@pytest.mark.clause("15.7")
@pytest.mark.parametrize(
    ("lead", "wills"),
    [
        (35, (80, 80)),
        (34, (80, 80)),
        (30, (80, 90)),
        (21, (80, 100)),
        (39, (80, 80)),
        (45, (90, 80)),
    ],
)
def test_the_strength_of_the_armies_counts_in_1863(lead: int, wills: tuple[int, int]) -> None:
    state = at_the_end("1863", 80, 80)
    put(state, UNION, "washington-dc", lead + 4, "stoneman")
    put(state, CONFEDERATE, "richmond", 3, "stuart", "forrest")
    assert strength(state, UNION) - strength(state, CONFEDERATE) == lead
    ended(state)
    assert (state.will[UNION], state.will[CONFEDERATE]) == wills
    assert state.fortune == [0, -1, 1]


@pytest.mark.clause("15.7")
@pytest.mark.parametrize(("union", "winner"), [(80, "confederate"), (81, "union")])
def test_a_tie_in_1863_is_confederate(union: int, winner: str) -> None:
    state = at_the_end("1863", union, 80)
    put(state, UNION, "washington-dc", 35)
    assert ended(state) == (winner, "15.7")


@pytest.mark.clause("15")
@pytest.mark.parametrize(("duty", "will"), [(0, 90), (1, 80), (2, 90)])
def test_a_blockade_card_received_and_never_used_costs_ten(duty: int, will: int) -> None:
    state = at_the_end("1863", 90, 80)
    put(state, UNION, "washington-dc", 35)
    state.blockade_duty = duty
    state.fortune[UNION] = 1
    ended(state)
    assert (state.will[UNION], state.fortune[UNION]) == (will, 1)


@pytest.mark.clause("15")
def test_that_duty_is_of_the_1863_scenario_alone() -> None:
    state = at_the_end("1863", 90, 80)
    state.scenario = "1862"
    put(state, UNION, "washington-dc", 35)
    state.blockade_duty = 1
    ended(state)
    assert state.will[UNION] == 90


# --- 17.2 Automatic victory ---------------------------------------------------------------------


@pytest.mark.clause("17.2")
@pytest.mark.clause("17.2.1")
def test_a_confederacy_without_will_is_beaten_at_once() -> None:
    state = empty_table()
    state.will[CONFEDERATE] = 5
    change_will(playing(state), CONFEDERATE, -2, "event")
    assert state.will[CONFEDERATE] == 0
    assert outcome(state) == ("union", "17.2.1")


@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize(
    ("turn", "will", "winner"), [(12, 49, "confederate"), (12, 50, None), (11, 49, None)]
)
def test_the_election_of_1864(turn: int, will: int, winner: str | None) -> None:
    state = empty_table(turn)
    state.will[:] = [0, will, 50]
    end_of_turn(playing(state))
    assert outcome(state) == (None if winner is None else (winner, "17.2.1"))


@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize(("will", "winner"), [(120, None), (121, "confederate")])
def test_more_than_twice_the_will_at_the_end_of_any_turn(will: int, winner: str | None) -> None:
    state = empty_table(5)
    state.will[:] = [0, 60, will]
    end_of_turn(playing(state))
    assert outcome(state) == (None if winner is None else (winner, "17.2.1"))


@pytest.mark.clause("17.2.2")
def test_the_last_resource_centre_ends_the_war_at_once() -> None:
    state = empty_table()
    state.will[CONFEDERATE] = 200
    state.destroyed = RESOURCES & ~(1 << space("selma"))
    state.touch()
    check_resources(playing(state))
    assert state.result is None
    set_marker(playing(state), space("selma"), UNION)
    assert outcome(state) == ("union", "17.2.2")


# --- 17.3 The campaign --------------------------------------------------------------------------

TEN = ("tn", "ar", "tx", "la", "ms", "al", "ga", "mo", "ky", "wv")


@pytest.mark.clause("17.3")
@pytest.mark.parametrize(("count", "winner"), [(10, "union"), (9, "confederate")])
def test_the_union_needs_ten_states(count: int, winner: str) -> None:
    state = own(at_the_end("campaign", 80, 80), UNION, *TEN[:count])
    assert states_for_the_union(state) == count
    assert ended(state) == (winner, "17.3")


@pytest.mark.clause("17.3")
@pytest.mark.parametrize(("union", "count"), [(104, 9), (105, 10), (129, 10), (130, 11), (20, 9)])
def test_each_25_points_of_lead_count_as_a_state(union: int, count: int) -> None:
    state = own(at_the_end("campaign", union, 80), UNION, *TEN[:9])
    assert states_for_the_union(state) == count


@pytest.mark.clause("17.3")
@pytest.mark.parametrize(
    ("spaces", "count"),
    [
        ("gettysburg york", 10),
        ("gettysburg york chambersburg", 9),
        ("gettysburg york chambersburg paducah columbus-ky bowling-green", 8),
    ],
)
def test_invaded_loyal_states_cancel_one_each(spaces: str, count: int) -> None:
    state = own(at_the_end("campaign", 80, 80), UNION, *TEN)
    for key in spaces.split():
        state.set_control(space(key), CONFEDERATE)
    assert states_for_the_union(state) == count


@pytest.mark.clause("17.3")
def test_a_border_state_that_was_first_confederate_cancels_nothing() -> None:
    state = own(at_the_end("campaign", 80, 80), UNION, *TEN)
    state.seceded |= 1 << STATE["ky"]
    for key in ("paducah", "columbus-ky", "bowling-green"):
        state.set_control(space(key), CONFEDERATE)
    assert states_for_the_union(state) == 10


@pytest.mark.clause("16.7")
def test_1864_ends_as_the_campaign_does() -> None:
    state = scenario_table("1864")
    state.turn = 13
    state.will[:] = [0, 80, 80]
    assert ended(state) == ("confederate", "17.3")
