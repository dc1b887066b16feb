"""21.7.4: ships go back with the troops whose landing has failed; 20.4: redeployment by inlets."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.crew import crew_of
from longroll.titles.uscivilwar.ships.departure import NavalReturn
from longroll.titles.uscivilwar.ships.redeploy import Redeployment
from longroll.titles.uscivilwar.state import CivilWarState, ship_parts
from tests.conformance.uscivilwar.table import Fleet, at, station
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_21_ships import cruise, run, savannah
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters


def off_pulaski(*dice: int, before: int = 0) -> Fleet:
    """Burnside and 3 SP have landed on Fort Pulaski, by dice for both battles.

    Of five ships one is lost; ``before`` of another kind have lain there.
    """
    state = savannah()
    if before:
        moor(state, "fort-pulaski", river=before)
    station(state, UNION, "chesapeake-bay", 0, "burnside")
    state.markers[CONFEDERATE] = 0
    driver = cruise(state, "chesapeake-bay", *dice)
    return driver.push("take burnside", "load 3", "engage fort-pulaski", "disembark")


BEATEN = 4, 3, 1, 6
"""The ships win, the troops do not."""


@pytest.mark.clause("21.7.4")
@pytest.mark.parametrize("port", ["1648", "1948", "atchafalaya-landing"])
def test_ships_go_back_to_the_port_to_which_the_troops_go(port: str) -> None:
    driver = off_pulaski(*BEATEN)
    state: CivilWarState = driver.state
    assert f"sail {port}" in driver.actions
    driver.push(f"sail {port}")
    assert driver.over
    assert state.strength(UNION, at(port)) == 2
    assert fleet_at(state, port) == {"ocean": 4}
    assert not fleet_at(state, "fort-pulaski")


@pytest.mark.clause("21.7.4")
def test_ships_go_back_at_once_to_troops_that_return_to_where_they_sailed_from() -> None:
    driver = off_pulaski(*BEATEN).push("halt")
    assert driver.over, "nobody is asked where there is one way"
    assert fleet_at(driver.state, "chesapeake-bay")["ocean"] == 4
    assert driver.state.sailed, "and they have sailed in this phase"


@pytest.mark.clause("21.7.4")
@pytest.mark.clause("21.6.9")
def test_ships_that_lay_there_before_stay_until_the_end_of_the_phase() -> None:
    driver = off_pulaski(*BEATEN, before=1).push("halt")
    state = driver.state
    assert driver.over
    assert fleet_at(state, "fort-pulaski") == {"river": 1}
    assert state.baffled >> at("fort-pulaski") & 1


@pytest.mark.clause("21.7.4")
def test_ships_go_home_if_all_their_troops_are_lost() -> None:
    state = savannah()
    state.markers[CONFEDERATE] = 0
    state.sp[UNION][at("chesapeake-bay")] = 1
    driver = cruise(state, "chesapeake-bay", *BEATEN)
    driver.push("load 1", "engage fort-pulaski", "disembark")
    assert not state.strength(UNION, at("chesapeake-bay"))
    assert driver.over
    assert fleet_at(state, "chesapeake-bay")["ocean"] == 4


def at_memphis(*, fort: bool) -> tuple[CivilWarState, NavalReturn]:
    """Two ships have sailed from Cairo to Memphis; their troops are back in Cairo."""
    state = waters()
    moor(state, "2416", river=2)
    assert cruise(state, "2416").push("cruise 3013", "halt").over
    if fort:
        state.set_fort(CONFEDERATE, at("2516"), 1)
    crew = crew_of(state, UNION, at("3013"), sailed=True)
    return state, NavalReturn(UNION, (at("3013"), at("2416")), crew, ())


@pytest.mark.clause("21.7.4")
@pytest.mark.clause("21.6.8")
def test_ships_whose_way_to_their_troops_is_barred_stop_before_the_enemy() -> None:
    state, way = at_memphis(fort=True)
    driver = run(state, way)
    assert driver.prompt == "prompt-homeward"
    assert driver.decision.clause == "21.7.4"
    assert driver.actions == ["retire 2515"]
    assert clause_of(driver, "retire 2416") == "21.6.8"
    driver.push("retire 2515")
    assert driver.over
    assert fleet_at(state, "2515") == {"river": 2}


@pytest.mark.clause("21.7.4")
def test_ships_with_a_free_way_to_their_troops_take_it_unasked() -> None:
    state, way = at_memphis(fort=False)
    assert run(state, way).over
    assert fleet_at(state, "2416") == {"river": 2}


@pytest.mark.clause("21.2.6")
@pytest.mark.clause("20.4")
def test_ships_in_pamlico_sound_redeploy_by_hatteras_inlet() -> None:
    """L5735-5737: the lane between them is the only way out, and the Union controls both ends."""
    state = set_up("1862", ("advanced",))
    moor(state, "2950", ocean=2)
    driver = run(state, Redeployment())
    assert {"redeploy 2950 hatteras", "redeploy 2950 chesapeake-bay"} <= set(driver.actions)
    driver.push("redeploy 2950 chesapeake-bay", "redeploy 2950 chesapeake-bay")
    assert not fleet_at(state, "2950")
    shut = set_up("1862", ("advanced",))
    moor(shut, "2950", ocean=2)
    shut.ships = {
        key: count for key, count in shut.ships.items() if ship_parts(key)[0] != at("hatteras")
    }
    shut.markers[UNION] &= ~(1 << at("hatteras"))
    shut.take(UNION, at("hatteras"), shut.strength(UNION, at("hatteras")))
    station(shut, CONFEDERATE, "hatteras", 1)
    shut.markers[CONFEDERATE] |= 1 << at("hatteras")
    held = run(shut, Redeployment())
    assert any(text.startswith("redeploy") for text in held.actions), "others sail"
    assert not [text for text in held.actions if text.startswith("redeploy 2950")]
