"""21.7.4: ships go back with the troops whose landing has failed; 20.4: redeployment by inlets."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.redeploy import Redeployment
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import Fleet, at, station
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_21_ships import cruise, run, savannah
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor


def off_pulaski(*dice: int) -> Fleet:
    """Burnside and 3 SP have landed on Fort Pulaski from four ships, by dice for both battles."""
    state = savannah()
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
    if driver.prompt == "prompt-homeward":  # by which water they come there (21.2.3)
        assert driver.decision.clause == "21.7.4"
        assert all(text == f"retire {port}" for text in driver.actions)
        assert clause_of(driver, "retire chesapeake-bay") == "21.6.8"
        driver.push(f"retire {port}")
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
    state = savannah()
    station(state, UNION, "chesapeake-bay", 0, "burnside")
    state.markers[CONFEDERATE] = 0
    moor(state, "fort-pulaski", river=1)
    driver = cruise(state, "chesapeake-bay", *BEATEN)
    driver.push("take burnside", "load 3", "engage fort-pulaski", "disembark", "halt")
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


@pytest.mark.clause("21.7.4")
def test_ships_stay_where_their_troops_have_won() -> None:
    driver = off_pulaski(4, 3, 3, 4)
    assert fleet_at(driver.state, "fort-pulaski") == {"ocean": 4}


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
    shut.ships = {key: n for key, n in shut.ships.items() if key // 64 != at("hatteras")}
    shut.markers[UNION] &= ~(1 << at("hatteras"))
    for place in ("hatteras",):
        shut.take(UNION, at(place), shut.strength(UNION, at(place)))
    station(shut, CONFEDERATE, "hatteras", 1)
    shut.markers[CONFEDERATE] |= 1 << at("hatteras")
    held = run(shut, Redeployment())
    assert not [text for text in held.actions if text.startswith("redeploy 2950")]
