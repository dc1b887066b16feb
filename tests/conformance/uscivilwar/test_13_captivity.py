"""13.6.5: points of surrender go with the isolated SP that have gathered them."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.battle.aftermath import displace, relocate
from longroll.titles.uscivilwar.checks import check
from longroll.titles.uscivilwar.components import CONFEDERATE, PLACE, STATE, UNION
from longroll.titles.uscivilwar.hardship import SupplySegment, groups
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.strategic import StrategicMovement
from longroll.titles.uscivilwar.surrender_points import NOT_ISOLATED, surrender_points
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, keys, station
from tests.conformance.uscivilwar.test_04_cycle import run
from tests.conformance.uscivilwar.test_05_marches import phase

MARION, BESIDE = PLACE["2435"], PLACE["2436"]


def pocket(points: int = 1) -> CivilWarState:
    """Four SP of the Union at Marion; they and an empty hex beside them are shut in."""
    state = bare(6)
    station(state, UNION, "2435", 4)
    for key in ("2434", "2334", "2335", "2534", "2535", "2437", "2336", "2536", "2337"):
        station(state, CONFEDERATE, key, 1)
    state.surrender[UNION][MARION] = points
    return state


@pytest.mark.clause("13.6.5")
def test_a_group_that_marches_takes_its_points_along() -> None:
    state = pocket(2)
    state.take(UNION, MARION, 1)
    phase(state).push("column 2435 3", "go 2436", "halt")
    assert state.surrender[UNION] == {BESIDE: 2}
    run(state, SupplySegment(UNION), 1, 5)
    assert not state.sp[UNION], "a third point"


@pytest.mark.clause("13.6.5")
def test_each_part_of_a_group_that_splits_keeps_the_points() -> None:
    state = pocket()
    phase(state).push("column 2435 3", "go 2436", "halt")
    assert state.surrender[UNION] == {MARION: 1, BESIDE: 1}
    assert [keys(group) for group in groups(state, UNION)] == [{"2435", "2436"}]
    run(state, SupplySegment(UNION), 1, 1, 5)
    assert state.surrender[UNION] == {MARION: 2, BESIDE: 2}


@pytest.mark.clause("13.6.5")
@pytest.mark.parametrize(("there", "points", "left"), [(3, 1, 1), (2, 1, 2), (4, 0, 0), (1, 0, 2)])
def test_of_two_groups_that_join_the_larger_decides_and_of_equals_the_worse(
    there: int, points: int, left: int
) -> None:
    state = pocket(2)
    station(state, UNION, "2436", there)
    if points:
        state.surrender[UNION][BESIDE] = points
    phase(state).push("column 2435 2", "go 2436", "halt")
    assert state.surrender[UNION].get(BESIDE, 0) == left
    assert state.surrender[UNION][MARION] == 2


@pytest.mark.clause("13.6.5")
@pytest.mark.parametrize("militia", [False, True])
def test_what_stays_behind_keeps_the_points(militia: bool) -> None:
    state = pocket(2)
    state.take(UNION, MARION, 1)
    if militia:
        state.set_militia(UNION, STATE["VA"], MARION)
    else:
        state.set_fort(UNION, MARION, 1)
    phase(state).push("column 2435 3", "go 2436", "halt")
    assert state.surrender[UNION] == {MARION: 2, BESIDE: 2}


@pytest.mark.clause("13.6.5")
def test_sp_that_were_not_isolated_neither_bring_points_nor_take_them() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3)
    station(state, UNION, "1745", 1)
    state.surrender[UNION][MARION] = 1
    assert surrender_points(state, UNION, PLACE["1746"]) == NOT_ISOLATED
    phase(state).push("column 1746 3", "go 1745", "halt")
    assert state.surrender[UNION] == {MARION: 1}


@pytest.mark.clause("13.6.5")
@pytest.mark.clause("5.9")
def test_gathered_sp_bring_their_points() -> None:
    state = pocket(2)
    state.take(UNION, MARION, 2)
    station(state, UNION, "2436", 1, "banks")
    phase(state).push("march banks", "lead 1", "gather 2435 2")
    assert state.surrender[UNION] == {BESIDE: 2}


@pytest.mark.clause("13.6.5")
@pytest.mark.clause("11.6.1")
def test_a_retreat_takes_the_points_along_and_an_overrun_ends_them() -> None:
    state = pocket(2)
    relocate(state, UNION, MARION, BESIDE, shaken=True)
    assert state.surrender[UNION] == {BESIDE: 2}
    state.set_fort(UNION, BESIDE, 1)
    displace(Play(state, Scripted()), UNION, BESIDE)
    assert not state.surrender[UNION]
    check(state)


@pytest.mark.clause("13.6.5")
@pytest.mark.clause("10.2.5")
def test_points_are_gone_with_the_last_unit() -> None:
    """A fort is razed, militia is sent away: who comes later has points of his own."""
    state = pocket(2)
    state.take(UNION, MARION, 4)
    assert not state.surrender[UNION]
    state.set_fort(UNION, MARION, 1)
    state.set_militia(UNION, STATE["VA"], MARION)
    state.surrender[UNION][MARION] = 2
    state.set_fort(UNION, MARION, 0)
    assert state.surrender[UNION] == {MARION: 2}
    state.set_militia(UNION, STATE["VA"], PLACE["1647"])
    assert not state.surrender[UNION]


@pytest.mark.clause("13.6.5")
@pytest.mark.clause("15.2")
def test_points_go_by_strategic_movement_too() -> None:
    """Two hexes of an isolated group have a line to each other."""
    state = pocket(2)
    station(state, UNION, "2436", 1, "banks")
    state.surrender[UNION][BESIDE] = 1
    driver = Driver(state, StrategicMovement(UNION), Scripted())
    driver.push("embark 2435 1", "rail 2436", "stay")
    assert state.surrender[UNION] == {MARION: 2, BESIDE: 2}


@pytest.mark.clause("13.1.3")
@pytest.mark.clause("15.5")
def test_sp_without_supply_receive_none_by_road() -> None:
    """They have a line to each other, and none to a source; a fort would feed them (13.3.3)."""
    state = pocket()
    station(state, UNION, "2436", 1)
    state.set_fort(UNION, BESIDE, 1)
    driver = Driver(state, StrategicMovement(UNION), Scripted()).push("embark 2435 1")
    assert "road 2436" in driver.actions
    driver.push("road 2436", "stay")
    state.set_fort(UNION, BESIDE, 0)
    driver = Driver(state, StrategicMovement(UNION), Scripted()).push("embark 2435 1")
    assert "road 2436" not in driver.actions
    denial = driver.why("road 2436")
    assert denial is not None
    assert denial.clause == "13.1.3"
