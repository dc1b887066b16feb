"""13.4.3, 15.4, 21.10.4: naval batteries close a water to the supply of the Union, and no more."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, PLACE, UNION
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.ships.coal import has_coal
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.strategic import by_ocean
from tests.conformance.uscivilwar.table import at, station, water
from tests.conformance.uscivilwar.test_21_yards import moor, waters


def helena(**guns: int) -> CivilWarState:
    """Union troops and a boat at Helena, which the river supplies from the north past Memphis."""
    state = waters()
    station(state, UNION, "3312", 2)
    moor(state, "3312", river=1)
    moor(state, "3013", **guns)
    return state


@pytest.mark.clause("13.4.3")
@pytest.mark.clause("21.10.4")
def test_no_supply_comes_down_a_river_past_a_battery_though_the_river_is_the_unions() -> None:
    free, shut = helena(), helena(battery=1)
    assert supply(facts(free), UNION).supplied >> at("3312") & 1
    assert not supply(facts(shut), UNION).supplied >> at("3312") & 1
    assert facts(free).fleets == facts(shut).fleets, "a battery takes nobody's naval control"
    assert facts(free).zones == facts(shut).zones


@pytest.mark.clause("13.4.3")
def test_a_damaged_battery_and_the_batteries_own_side_are_of_no_account() -> None:
    assert supply(facts(helena(battery_=1)), UNION).supplied >> at("3312") & 1
    bare, armed = waters(), waters()
    moor(armed, "3013", battery=1)
    for state in (bare, armed):
        station(state, CONFEDERATE, "3312", 2)
    assert supply(facts(bare), CONFEDERATE).supplied == supply(facts(armed), CONFEDERATE).supplied


@pytest.mark.clause("13.4.3")
def test_a_port_or_an_entrenchment_of_the_mississippi_stops_no_supply() -> None:
    state = helena()
    assert facts(state).held[CONFEDERATE] >> at("3013") & 1, "the port of Memphis is the enemy's"
    state.trenches[CONFEDERATE] |= 1 << at("3013")
    assert supply(facts(state), UNION).supplied >> at("3312") & 1


@pytest.mark.clause("13.4.3")
@pytest.mark.clause("21.13.3")
def test_a_battery_at_dover_closes_both_rivers_to_supply() -> None:
    """U160: it bears on both, though the port lies on the Cumberland alone."""
    state = waters()
    for key in ("2619", "2719", "2818"):
        state.markers[UNION] |= 1 << at(key)
    station(state, UNION, "2818", 2)
    assert supply(facts(state), UNION).supplied >> at("2818") & 1, "up the Tennessee"
    state.markers[UNION] &= ~(1 << at("2619"))
    moor(state, "2619", battery=1)
    assert facts(state).fleets[UNION] >> water("2818|2819") & 1
    assert not supply(facts(state), UNION).routes.waters >> water("2618|2619") & 1
    assert not supply(facts(state), UNION).supplied >> at("2818") & 1


@pytest.mark.clause("21.2.7")
def test_ships_below_a_battery_have_no_coal() -> None:
    assert has_coal(helena(), UNION) >> at("3312") & 1
    assert not has_coal(helena(battery=1), UNION) >> at("3312") & 1


def delta(**guns: int) -> CivilWarState:
    """New Orleans and the forts below it are the Union's; a trench stands on the western bank."""
    state = waters()
    for key in ("fort-st-philip", "4814"):
        state.markers[UNION] |= 1 << PLACE[key]
    station(state, UNION, "4814", 2)
    station(state, CONFEDERATE, "5015", 1)
    state.trenches[CONFEDERATE] |= 1 << PLACE["5015"]
    moor(state, "5015", **guns)
    return state


@pytest.mark.clause("15.4")
def test_strategic_movement_by_sea_passes_no_battery() -> None:
    bay = PLACE["chesapeake-bay"]
    assert by_ocean(facts(delta()), UNION, bay) >> at("4814") & 1
    assert not by_ocean(facts(delta(battery=1)), UNION, bay) >> at("4814") & 1


@pytest.mark.clause("13.3.1")
def test_a_port_behind_a_battery_is_no_source() -> None:
    assert supply(facts(delta()), UNION).sources >> at("4814") & 1
    assert not supply(facts(delta(battery=1)), UNION).sources >> at("4814") & 1
