"""21.14: ships are demoralised one by one, and attack worse; those beside them are not."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.aids.showing import show
from longroll.titles.uscivilwar.components import CONFEDERATE, SHIPS, SIDE_KEYS, UNION
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.ships.gunboats import Gunboats
from longroll.titles.uscivilwar.ships.yards import NavalRepair
from longroll.titles.uscivilwar.state import CivilWarState, ship_key
from longroll.titles.uscivilwar.views import tableau, view
from tests.conformance.uscivilwar.table import Fleet, at, station
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_21_ships import cruise, phase, run
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters

BAY = "chesapeake-bay"


def mixed(beaten: int = 2, fresh: int = 2) -> CivilWarState:
    """Beaten and new ships of the Union together in the Chesapeake box."""
    state = waters()
    moor(state, BAY, ocean=fresh, ocean_demoralised=beaten)
    return state


def attack_of(driver: Fleet) -> int:
    """What the attacker threw in the last naval battle, with its modifiers."""
    told = [event for event in driver.events if event.key == "naval-battle"][-1]
    return int(dict(told.args)["attack"])


@pytest.mark.clause("21.14")
def test_fresh_ships_beside_beaten_ones_attack_as_fresh_ships() -> None:
    driver = cruise(mixed(), BAY, 4, 3).push("engage fort-pulaski")
    assert attack_of(driver) == 4
    driver.push(driver.actions[0])
    assert fleet_at(driver.state, BAY)["ocean-demoralised"] >= 2, "the beaten stay where they are"


@pytest.mark.clause("21.14")
def test_beaten_ships_come_along_if_their_owner_wishes_and_all_attack_at_two_less() -> None:
    driver = cruise(mixed(), BAY, 4, 3)
    assert clause_of(driver, "bring river-demoralised") == "21.14"
    driver.push("bring ocean-demoralised")
    assert "bring ocean-demoralised" in driver.actions
    driver.push("bring ocean-demoralised")
    assert "bring ocean-demoralised" not in driver.actions
    driver.push("engage fort-pulaski")
    assert attack_of(driver) == 4 - 2


@pytest.mark.clause("21.14")
@pytest.mark.clause("21.2.4")
def test_who_was_brought_can_be_left_again_and_others_attack_unhindered() -> None:
    driver = cruise(mixed(), BAY, 4, 3)
    driver.push("bring ocean-demoralised", "cruise hatteras", "moor ocean-demoralised")
    assert fleet_at(driver.state, "hatteras") == {"ocean": 2, "ocean-demoralised": 1}
    driver.push("engage fort-pulaski")
    assert attack_of(driver) == 4


@pytest.mark.clause("21.14")
def test_beaten_ships_alone_set_out_without_a_further_order() -> None:
    state = waters()
    moor(state, BAY, ocean_demoralised=2)
    driver = cruise(state, BAY, 4, 3).push("engage fort-pulaski")
    assert attack_of(driver) == 4 - 2


@pytest.mark.clause("21.14")
@pytest.mark.clause("5.1.2")
def test_beaten_ships_that_stayed_sail_later_in_the_phase() -> None:
    state = mixed()
    driver = phase(state).push(f"fleet {BAY}", "cruise hatteras", "halt")
    assert fleet_at(state, "hatteras") == {"ocean": 2}
    driver.push(f"fleet {BAY}", "cruise hatteras", "halt")
    assert fleet_at(state, "hatteras") == {"ocean": 2, "ocean-demoralised": 2}
    assert f"fleet {BAY}" not in driver.actions
    assert clause_of(driver, "fleet hatteras") == "21.2.4"


@pytest.mark.clause("21.14")
@pytest.mark.clause("21.6.8")
def test_beaten_defenders_flee_to_fresh_ships_and_leave_them_fresh() -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    moor(state, "3013", flotilla=1)
    driver = cruise(state, "2416", 3, 4, 1).push("engage 2516")
    while driver.prompt == "prompt-strike":
        driver.push(driver.actions[0])
    assert "flotilla" not in fleet_at(state, "2516")
    driver.push("retire 3013")
    assert fleet_at(state, "3013") == {"flotilla": 1, "flotilla-demoralised": 1}


@pytest.mark.clause("21.14")
@pytest.mark.clause("21.6.6")
def test_the_attacker_names_a_fresh_or_a_beaten_ship_of_the_enemy() -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=1, flotilla_demoralised=1)
    driver = cruise(state, "2416", 3, 4, 1).push("engage 2516")
    assert {"sink flotilla", "sink flotilla-demoralised"} <= set(driver.actions)
    driver.push("sink flotilla")
    assert "flotilla" not in fleet_at(state, "2516")


@pytest.mark.clause("21.14")
@pytest.mark.clause("21.2.7")
def test_ships_recover_at_the_end_of_a_turn_but_not_without_coal() -> None:
    state = waters()
    moor(state, "2416", river=1, river_demoralised=2)
    far = moor(state, "3812", river=1, river_demoralised=1)
    state.low_coal = 1 << far
    run(state, NavalRepair())
    assert fleet_at(state, "2416") == {"river": 3}
    assert fleet_at(state, "3812") == {"river": 1, "river-demoralised": 1}


@pytest.mark.clause("12.5.2")
@pytest.mark.clause("21.14")
def test_no_action_point_recovers_ships() -> None:
    state = waters()
    moor(state, "2416", river_demoralised=2)
    beaten = station(state, UNION, "2415", 2)
    state.demoralised[UNION] |= 1 << beaten
    driver = phase(state)
    assert [text for text in driver.actions if text.startswith("recover")] == ["recover 2415"]
    assert clause_of(driver, "recover 2416") == "12.5.2"


@pytest.mark.clause("21.14")
@pytest.mark.clause("21.11")
def test_gunboats_that_are_beaten_unsettle_no_ship_of_their_port() -> None:
    state = waters()
    moor(state, "2416", river=2)
    moor(state, "2516", flotilla=2)
    station(state, UNION, "2416", 2)
    run(state, Gunboats(UNION, at("2416"), at("2516")), 1, 6)
    assert fleet_at(state, "2416") == {"river": 2}


@pytest.mark.clause("21.14")
def test_demoralised_ships_are_told_saved_and_drawn_by_number() -> None:
    state = mixed(1, 3)
    twin = waters()
    SCHEMA.load(twin, SCHEMA.dump(state))
    assert twin.ships == state.ships
    seen = view(state, SIDE_KEYS[CONFEDERATE], None)["ships"]
    assert seen[BAY] == {"ocean": 3, "ocean-demoralised": 1}
    (mark,) = (
        one for one in tableau(state, "union").layout.markers if one.kind == "demoralised-ships"
    )
    assert (mark.place, mark.number) == (BAY, 1)
    lines = show(state, "union", BAY)["units-union"]
    assert [(one["ship"], one["number"]) for one in lines if one["text"] == "show-ships"] == [
        ("ocean", 3),
        ("ocean-demoralised", 1),
    ]
    moor(state, BAY, ocean_demoralised=4)
    del state.ships[min(state.ships)]
    (mark,) = (
        one for one in tableau(state, "union").layout.markers if one.kind == "demoralised-ships"
    )
    assert mark.number == 0, "all of them: no number is needed"


@pytest.mark.clause("5.1.2")
@pytest.mark.clause("21.2.4")
def test_a_ship_that_sails_on_takes_its_mark_from_those_that_it_passed() -> None:
    """One of two is left at Hatteras beside one that has not sailed: one mark stays there."""
    state = waters()
    moor(state, BAY, ocean=2)
    moor(state, "hatteras", ocean=1)
    driver = cruise(state, BAY).push("cruise hatteras", "moor ocean")
    driver.push(next(text for text in driver.actions if text.startswith("cruise")))
    left = ship_key(at("hatteras"), SHIPS.index("ocean"), 0)
    assert driver.state.ships[left] == 2
    assert driver.state.sailed[left] == 1
