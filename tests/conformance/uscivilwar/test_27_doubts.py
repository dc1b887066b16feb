"""Doubts about the text that rulings U174 to U180 settle."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.components import CONFEDERATE, SHIPS, UNION
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.ground import MARKABLE, NORTH_EDGE, TOWNS
from longroll.titles.uscivilwar.options import REINFORCING
from longroll.titles.uscivilwar.reactions.who import modifier
from longroll.titles.uscivilwar.ships.gunboats import must_fight
from longroll.titles.uscivilwar.ships.lanes import Passage, reach
from longroll.titles.uscivilwar.ships.pieces import came_by, take_ships
from longroll.titles.uscivilwar.state import ship_key
from longroll.titles.uscivilwar.strategic import StrategicMovement, by_river
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station
from tests.conformance.uscivilwar.test_05_marches import clause_of, phase
from tests.conformance.uscivilwar.test_11_retreat import field, ground, retreat
from tests.conformance.uscivilwar.test_14_turn import end_turn
from tests.conformance.uscivilwar.test_21_ships import cruise
from tests.conformance.uscivilwar.test_21_yards import moor, waters


@pytest.mark.clause("11.6.3")
def test_a_retreat_counts_on_no_supply_from_the_place_that_is_lost() -> None:
    """All Mississippi is the Union's; a fort that still stands decides where one goes (U174)."""
    state = field(3)
    state.markers[UNION] |= MARKABLE
    state.set_fort(CONFEDERATE, at("3716"), 1)
    assert supply(facts(state), CONFEDERATE).fed >> at("3717") & 1, "the fort feeds it before"
    assert not ground(state).supplied
    assert retreat(state).actions == ["retreat 3616", "retreat 3717", "retreat 3816"]
    state.set_fort(CONFEDERATE, at("3518"), 1)
    assert ground(state).supplied >> at("3617") & 1
    driver = retreat(state)
    assert "retreat 3816" not in driver.actions
    assert clause_of(driver, "retreat 3816") == "11.6.3.3"


@pytest.mark.clause("17.2.5")
@pytest.mark.parametrize("watched", [False, True])
def test_a_marker_in_the_north_falls_in_a_zone_of_the_union(watched: bool) -> None:
    """The line leads from the SP to the marker (U11), and enters no zone (U175)."""
    state = bare(5)
    gettysburg = at("Gettysburg")
    assert TOWNS >> gettysburg & 1
    state.markers[CONFEDERATE] |= 1 << gettysburg
    station(state, CONFEDERATE, "1646", 3)
    if watched:
        station(state, UNION, "1447", 3)
    end_turn(state)
    assert bool(state.markers[CONFEDERATE] >> gettysburg & 1) is not watched


@pytest.mark.clause("13.3.1")
@pytest.mark.clause("13.5.3")
def test_lines_begin_at_every_source_a_bare_railroad_at_the_edge_too() -> None:
    """A source is more than a depot (U176)."""
    state = bare(5)
    lines = supply(facts(state), UNION)
    bare_edge = NORTH_EDGE & ~lines.lines.depots
    assert bare_edge
    assert not bare_edge & ~lines.communication


@pytest.mark.clause("5.4.2")
def test_the_railroad_carries_who_has_left_others_where_he_sets_out() -> None:
    """Nothing is spent and nothing picked up on the way (U177)."""
    state = bare(6)
    station(state, UNION, "1548", 4, "couch", "burnside")
    driver = phase(state).push("march couch", "lead 3")
    assert clause_of(driver, "ride 1647") == "5.4.2", "three are too many"
    driver.push("drop 1", "ride 1647", "halt")
    assert state.strength(UNION, at("1647")) == 2
    state = bare(6)
    station(state, UNION, "1548", 4, "couch")
    driver = phase(state).push("march couch", "lead 1", "collect 1", "ride 1647")
    assert state.strength(UNION, at("1647")) == 2
    state = bare(6)
    station(state, UNION, "1548", 4, "couch")
    driver = phase(state).push("march couch", "lead 2", "go 1547")
    assert clause_of(driver, "ride 1647") == "5.4.2", "on foot first"
    state = bare(6)
    state.hands[UNION] = [1] * 5
    station(state, UNION, "1548", 4, "couch")
    driver = phase(state).push("march couch", "lead 2", "force any")
    assert clause_of(driver, "ride 1647") == "5.4.2", "a forced march is one on foot"


@pytest.mark.clause("22.3")
@pytest.mark.clause("17.2.4")
def test_a_garrison_without_counter_is_no_friend_to_reinforce() -> None:
    """It is no unit, and it has no zone (U178)."""
    state = bare(5, options=(REINFORCING,))
    harrisburg, beside = at("Harrisburg"), station(state, UNION, "1448", 3)
    assert modifier(state, UNION, beside, harrisburg) == 0
    station(state, UNION, "Harrisburg", 1)
    assert modifier(state, UNION, beside, harrisburg) == 2


@pytest.mark.clause("21.13.4")
@pytest.mark.parametrize(
    ("start", "forts", "end", "ups"),
    [
        # Down the Red and up the Black River, past a fort before and one beyond the mouth (U179).
        ("4406", ("4407", "4408"), "4308", (0, 1)),
        ("4406", ("4407", "4408"), "4409", (0, 0)),
        # One fort at the mouth is passed upriver by those who leave it so.
        ("4206", ("4408",), "4308", (1,)),
        ("4206", ("4408",), "4409", (0,)),
    ],
)
def test_each_fort_of_a_chain_is_passed_up_or_down_its_own_river(
    start: str, forts: tuple[str, ...], end: str, ups: tuple[int, ...]
) -> None:
    state = waters(8)
    for fort in forts:
        state.set_fort(CONFEDERATE, at(fort), 1)
    moor(state, start, river=2)
    found = reach(state, UNION, at(start), SHIPS.index("river"), 0).passages
    assert Passage(tuple(map(at, forts)), at(end), ups) in found


@pytest.mark.clause("21.6.8")
@pytest.mark.clause("21.6.7")
def test_no_record_of_a_voyage_outlives_those_who_made_it() -> None:
    """Others lie there who have not sailed: they cover no landing and go back by no way."""
    state = waters()
    moor(state, "2416", river=2)
    moor(state, "2913", river=1)
    cruise(state, "2416").push("cruise 2913", "halt")
    there = at("2913")
    assert came_by(state, there)
    moor(state, "2913", flotilla=1)
    assert not must_fight(state, UNION, there)
    take_ships(state, ship_key(there, SHIPS.index("river"), 0), 2, 2)
    assert not came_by(state, there)
    assert must_fight(state, UNION, there)


@pytest.mark.clause("15.3")
@pytest.mark.clause("15.6")
def test_an_empty_port_of_the_enemy_ends_no_strategic_movement_by_river() -> None:
    """It is free of SP and zones, and no place where troops are taken in (U180)."""
    state = bare(5)
    station(state, UNION, "2416", 3)
    assert by_river(facts(state), UNION, at("2416")) >> at("2516") & 1
    driver = Driver(state, StrategicMovement(UNION), Scripted()).push("embark 2416 1")
    assert clause_of(driver, "river 2516") == "15.6"
    state.markers[UNION] |= 1 << at("2516")
    driver = Driver(state, StrategicMovement(UNION), Scripted()).push("embark 2416 1")
    assert "river 2516" in driver.actions
