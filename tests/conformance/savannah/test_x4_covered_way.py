"""X4.9, T.COVER: the covered way."""

from __future__ import annotations

import pytest

from longroll.titles.savannah.components import UNIT, WAY, hex_at, hex_key
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.movement.covered_way import loss_modifier
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, Driver, lead, put, run, table, where, worded


def start(unit: str = "foix", hex_: str = "1206") -> SavannahState:
    state = table(turn=17)
    put(state, unit, hex_)
    return state


def walk(state: SavannahState, rolls: list[int], unit: str = "foix") -> Driver:
    return run(state, Movement(ALLIES), rolls=rolls).push(f"move {unit}")


@pytest.mark.clause("X4.9")
def test_the_hexes_of_the_covered_way() -> None:
    way = [hex_key(hex_) for hex_ in range(WAY.bit_length()) if WAY >> hex_ & 1]
    assert way[0] == "1105"
    assert way[-1] == "1401"
    assert len(way) == 7


@pytest.mark.clause("X4.9.lost")
@pytest.mark.clause("T.COVER")
def test_zero_to_seven_keeps_the_way_and_eight_loses_it() -> None:
    state = start()
    driver = walk(state, [7]).push("go 1205")
    assert not state.lost
    assert driver.told("way-kept")
    state = start()
    driver = walk(state, [8]).push("go 1205")
    assert state.lost == 1 << UNIT["foix"]
    assert driver.over  # and it goes no farther (X4.9.pen)


@pytest.mark.clause("X4.9.mod")
@pytest.mark.clause("T.COVER")
def test_one_more_for_every_two_hexes_entered_before() -> None:
    state = start()
    unit = UNIT["foix"]
    for entered, expected in ((0, 0), (1, 0), (2, 1), (3, 1), (4, 2)):
        state.trip[unit] = entered
        assert loss_modifier(state, (unit,)) == expected
    state.strayed = 1 << unit
    assert loss_modifier(state, (unit,)) == 3


@pytest.mark.clause("X4.9.mod")
def test_the_third_hex_of_a_trip_is_lost_with_a_seven() -> None:
    state = start()
    driver = walk(state, [7, 7, 7]).push("go 1205", "go 1204", "go 1203")
    assert [event["amount"] for event in driver.values("way-kept")] == [0, 0]
    assert driver.values("way-lost")[0]["amount"] == 1
    told = driver.values("way-kept") + driver.values("way-lost")
    assert [event["needed"] for event in told] == [8, 8, 8]
    assert state.trip[UNIT["foix"]] == 3


@pytest.mark.clause("X4.9.prev")
@pytest.mark.clause("X4.9.mod")
def test_the_lost_find_their_way_and_may_be_lost_again() -> None:
    state = start(hex_="1205")
    unit = UNIT["foix"]
    state.lost, state.trip[unit] = 1 << unit, 1
    driver = walk(state, [7])
    assert (state.lost, state.strayed) == (0, 1 << unit)
    driver.push("go 1204")
    assert state.lost == 1 << unit  # 7 + 1 for having been lost
    assert state.strayed == 0


@pytest.mark.clause("X4.9.leave")
def test_leaving_is_free_and_all_is_forgotten() -> None:
    state = start(hex_="1205")
    unit = UNIT["foix"]
    state.strayed, state.trip[unit] = 1 << unit, 4
    walk(state, []).push("go 1206", "stop")
    assert (state.strayed, state.trip[unit]) == (0, 0)
    state.moved = 0
    driver = walk(state, [7]).push("go 1205")
    assert driver.values("way-kept")[0]["amount"] == 0


@pytest.mark.clause("X4.9.stack")
def test_a_stack_goes_along_together_with_one_roll() -> None:
    state = start()
    put(state, "cambresis", "1206")
    driver = walk(state, [8])
    assert "join cambresis" in driver.actions
    driver.push("join cambresis", "go 1205")
    assert where(state, "cambresis") == where(state, "foix") == "1205"
    assert state.lost == 1 << UNIT["foix"] | 1 << UNIT["cambresis"]
    assert state.moved == state.lost
    assert len(driver.told("way-lost")) == 1


@pytest.mark.clause("X4.9.stack")
def test_a_stack_that_begins_farther_off_goes_along_together() -> None:
    state = start(hex_="1207")
    put(state, "cambresis", "1207")
    put(state, "reserve-artillery", "1207")
    driver = walk(state, [8])
    assert "join cambresis" in driver.actions
    assert "join reserve-artillery" not in driver.actions  # no gun goes along the way
    assert worded(driver.why("join reserve-artillery")) == ("X4.9.stack", "deny-join")
    driver.push("join cambresis", "go 1206", "go 1205")
    assert len(driver.told("way-lost")) == 1
    assert where(state, "cambresis") == where(state, "foix") == "1205"
    state = start(hex_="1212")
    put(state, "cambresis", "1212")
    assert "join cambresis" not in walk(state, []).actions  # too far to come to it this turn


@pytest.mark.clause("X4.9.stack")
def test_who_is_left_behind_does_not_follow() -> None:
    state = start()
    put(state, "cambresis", "1206")
    driver = walk(state, [0]).push("go 1205", "stop", "move cambresis")
    assert "go 1205" not in driver.actions
    denial = driver.why("go 1205")
    assert denial is not None
    assert denial.clause == "X4.9.stack"
    assert "go 1306" in driver.actions


@pytest.mark.clause("X4.9")
def test_no_strategic_movement_and_no_guns_on_the_covered_way() -> None:
    state = start("reserve-artillery")
    driver = walk(state, [], "reserve-artillery")
    assert "go 1205" not in driver.actions
    state = start()
    state.turn = 18
    driver = walk(state, [0, 0, 0]).push("go 1205", "go 1204", "go 1203")
    assert driver.over  # three hexes and a stream: four points, no more
    assert where(state, "foix") == "1203"


@pytest.mark.clause("X4.9.lost")
def test_leaders_alone_do_not_roll() -> None:

    state = table(turn=17)
    leader = lead(state, "von-stedingk", "1206")
    run(state, Movement(ALLIES)).push("move-leader von-stedingk", "go 1205", "stop")
    assert state.leader_at[leader] == hex_at("1205")
