"""Doubts about the text that rulings U143 to U153 settle, and leaders with part of a fleet."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.base import theatre_of, turn_of
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    GENERAL,
    SHIPS,
    STATE,
    THEATRES,
    UNION,
)
from longroll.titles.uscivilwar.cycle import ActionPhase
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.ground import LAND, RESOURCES
from longroll.titles.uscivilwar.leadership import LeaderManagement
from longroll.titles.uscivilwar.marches.attack import tries
from longroll.titles.uscivilwar.ships.coal import has_coal
from longroll.titles.uscivilwar.ships.pieces import MOORINGS
from longroll.titles.uscivilwar.ships.redeploy import Redeployment
from longroll.titles.uscivilwar.state import BOX, bow_key, box_of
from longroll.titles.uscivilwar.strategic import StrategicMovement
from longroll.titles.uscivilwar.victory import automatic, balance
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, lost, station, water
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_11_battle import phase as battle
from tests.conformance.uscivilwar.test_14_turn import end_turn
from tests.conformance.uscivilwar.test_21_ships import cruise, run
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters

FARRAGUT, FOOTE, PORTER = range(3)


# --- Strategic movement ---------------------------------------------------------------------------


@pytest.mark.clause("15.3")
@pytest.mark.clause("20.1.2")
def test_strategic_movement_by_river_crosses_no_sound() -> None:
    """From Hatteras the Union controls all waters to Washington on the Pamlico River (U143)."""
    state = bare(5)
    station(state, UNION, "hatteras", 3)
    state.markers[UNION] |= 1 << at("2847") | 1 << at("2846")
    found = facts(state)
    assert found.fleets[UNION] >> water("pamlico") & found.fleets[UNION] >> water("2847|2948") & 1
    driver = Driver(state, StrategicMovement(UNION), Scripted()).push("embark hatteras 1")
    assert clause_of(driver, "river 2847") == "15.3"


# --- Garrisons, Generals, militia, the election ---------------------------------------------------


@pytest.mark.clause("17.2.4")
@pytest.mark.clause("17.2.5")
def test_a_marker_that_falls_brings_no_garrison_back() -> None:
    """Nobody of the Union has taken the hex: the garrison waits for its Action Phase (U144)."""
    state = bare(5)
    harrisburg = at("Harrisburg")
    state.markers[CONFEDERATE] |= 1 << harrisburg
    state.fled |= 1 << harrisburg
    end_turn(state)
    assert not state.markers[CONFEDERATE]
    assert state.fled >> harrisburg & 1
    assert facts(state).held[UNION] >> harrisburg & 1
    Driver(state, ActionPhase(UNION), Scripted())
    assert not state.fled, "it is back"


@pytest.mark.clause("11.2.4")
@pytest.mark.clause("14.6")
def test_an_attackers_generals_are_displaced_where_they_came_from() -> None:
    """Burnside attacks from Parkersburg, in the East, into the West, and is beaten (U146)."""
    state = bare(6)
    theatres = [theatre_of(at(key)) for key in ("1635", "1535")]
    assert theatres == [THEATRES.index("east"), THEATRES.index("west")]
    station(state, UNION, "1635", 1, "burnside")
    station(state, CONFEDERATE, "1535", 4)
    driver = battle(state, dice=(1, 6, 6)).push("march burnside", "lead 1", "attack 1535")
    assert lost(driver)[0] == 1
    assert state.where[GENERAL["burnside"]] == box_of(THEATRES.index("east"))


@pytest.mark.clause("16.6")
def test_kirby_smith_goes_to_his_theatre_if_holmes_is_not_on_the_map() -> None:
    """Turn 10: nobody is there to join; the track names the theatre beside him (U147)."""
    state = bare(10)
    for key, name, stars in (("3207", "holmes", 3), ("2730", "kirby-smith", 2)):
        station(state, CONFEDERATE, key, 4)
        state.where[GENERAL[name]], state.stars[GENERAL[name]] = at(key), stars
    station(state, CONFEDERATE, "2146", 4)
    state.where[GENERAL["holmes"]] = box_of(THEATRES.index("trans-mississippi"))
    driver = Driver(state, LeaderManagement(CONFEDERATE), Scripted())
    while driver.prompt in ("prompt-arrival", "prompt-command"):
        driver.push(driver.actions[0])
    driver.push("grant kirby-smith")
    assert driver.actions == ["send kirby-smith 3207"], "not Richmond"


@pytest.mark.clause("4.1.4")
def test_an_attack_on_militia_is_one_on_an_sp() -> None:
    """Militia of Virginia that was pushed out of its town is an SP of value 0 (U148, U120)."""
    state = bare(6)
    assert not tries(state, UNION, at("1745"))
    state.set_militia(CONFEDERATE, STATE["VA"], at("1745"))
    assert tries(state, UNION, at("1745"))


@pytest.mark.clause("S4.3")
def test_the_election_lends_no_points_against_a_victory_of_the_union() -> None:
    """Twelve points over the reference number of Turn 18 end the war before the vote (U149)."""
    for over, winner in ((12, "union"), (11, None), (-7, "confederate"), (-6, None)):
        state = bare(18)
        state.scenario = "campaign"
        state.markers[UNION] |= RESOURCES & LAND
        state.invasion += balance(state) - turn_of(state).reference - over
        result = automatic(state)
        assert (result.winner if result else None) == winner, over


# --- Ships ----------------------------------------------------------------------------------------


@pytest.mark.clause("21.6.5")
@pytest.mark.clause("21.2.8")
def test_a_leader_without_ships_helps_the_guns_of_his_fort() -> None:
    """He is present: one more (U145)."""
    for there, modifier in ((0, 0), (1, 1)):
        state = waters()
        moor(state, "2516", flotilla=1)
        state.set_fort(UNION, at("2416"), 1)
        state.naval_leaders[FOOTE] = at("2416") if there else BOX
        driver = cruise(state, "2516", 3, 3, side=CONFEDERATE).push("engage 2416")
        told = {event.key: dict(event.args) for event in driver.events}["naval-battle"]
        assert told["defence"] == 3 + modifier


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("9.2.3")
@pytest.mark.clause("7.5.3")
def test_a_naval_leader_stays_behind_with_a_ship_even_if_his_point_was_needed() -> None:
    """As a General on land: the throw counts him, and who goes is chosen after it."""
    state = waters()
    moor(state, "2515", flotilla=1)
    moor(state, "2416", river=3)
    state.naval_leaders[FOOTE] = at("2416")
    state.set_fort(UNION, at("2516"), 1)
    driver = cruise(state, "2515", 3, 3, 1, 6, side=CONFEDERATE).push("engage 2516", "chase 2416")
    assert driver.actions == ["sally", "leave-behind river"]
    assert clause_of(driver, "leave-behind foote") == "9.2.3"
    driver.push("leave-behind river")
    assert driver.actions == ["sally", "leave-behind river", "leave-behind foote"]
    assert clause_of(driver, "leave-behind porter") == "9.2.3"
    driver.push("leave-behind foote", "sally")
    assert state.naval_leaders[FOOTE] == at("2416")
    assert fleet_at(state, "2416") == {"river": 1}
    assert fleet_at(state, "2415") == {"river": 2}


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("9.2.3")
def test_a_leader_may_stay_with_the_second_of_two_ships() -> None:
    state = waters()
    moor(state, "2515", flotilla=1)
    moor(state, "2416", river=2)
    state.naval_leaders[FOOTE] = at("2416")
    state.set_fort(UNION, at("2516"), 1)
    driver = cruise(state, "2515", 3, 4, 1, 6, side=CONFEDERATE).push("engage 2516", "chase 2416")
    driver.push("leave-behind river")
    assert driver.actions == ["sally", "leave-behind foote"], "one ship has to go"
    driver.push("leave-behind foote")
    assert state.naval_leaders[FOOTE] == at("2416")
    assert fleet_at(state, "2415") == {"river": 1}


@pytest.mark.clause("21.2.6")
@pytest.mark.clause("21.2.8")
def test_a_leader_redeploys_with_the_ships_that_go_or_with_the_last() -> None:
    """Where some have gone before him he may follow while others stay (U150)."""
    state = waters()
    moor(state, "hatteras", ocean=2)
    state.markers[UNION] |= 1 << at("hatteras")
    state.naval_leaders[FARRAGUT] = at("hatteras")
    order = "redeploy hatteras chesapeake-bay"
    driver = run(state, Redeployment())
    assert clause_of(driver, f"{order} farragut") == "21.2.8", "not before a ship has gone"
    driver.push(order)
    assert f"{order} farragut" in driver.actions
    assert clause_of(driver, f"{order} foote") == "21.2.8"
    driver.push(f"{order} farragut")
    assert state.naval_leaders[FARRAGUT] == at("chesapeake-bay")
    assert fleet_at(state, "hatteras") == {"ocean": 1}
    state.naval_leaders[FARRAGUT] = at("hatteras")
    run(state, Redeployment()).push(order)
    assert state.naval_leaders[FARRAGUT] == at("chesapeake-bay")


@pytest.mark.clause("21.2.6")
@pytest.mark.clause("21.2.7")
@pytest.mark.parametrize("coal", [True, False])
def test_ships_short_of_coal_that_redeploy_to_no_supply_are_lost(*, coal: bool) -> None:
    """A redeployment is a move (U151): up the Alabama, where nothing supplies the Union."""
    state = waters()
    moor(state, "4022", river=1)
    state.markers[UNION] |= 1 << at("4022") | 1 << at("4023")
    state.low_coal |= 0 if coal else 1 << at("4022")
    driver = run(state, Redeployment()).push("redeploy 4022 4023")
    assert fleet_at(state, "4023") == ({"river": 1} if coal else {})
    assert state.reserve == [0, int(not coal)]
    assert bool([event for event in driver.events if event.key == "no-coal"]) is not coal


@pytest.mark.clause("21.6.8")
@pytest.mark.clause("21.4.4")
def test_beaten_ships_hide_in_no_port_of_the_enemy() -> None:
    """Confederate ships beat those of the Union off Columbus, which Confederate SP hold (U152)."""
    state = waters()
    station(state, CONFEDERATE, "2516", 2)
    moor(state, "2516", river=2)
    moor(state, "2515", flotilla=4)
    driver = cruise(state, "2515", 6, 1, side=CONFEDERATE).push("engage 2516", "let-by")
    assert driver.prompt == "prompt-scatter"
    assert clause_of(driver, "into-port") == "21.6.8"
    assert "retire 2416" in driver.actions


@pytest.mark.clause("21.3.3")
@pytest.mark.clause("21.4.1")
def test_damaged_ships_bar_the_water_on_which_they_lie_and_no_more() -> None:
    """21.4.1 names intact ships, 21.3.3 any: no zone, but nobody crosses where they lie (U153)."""
    state = waters()
    moor(state, "3812", flotilla_=1)
    assert facts(state).patrols[CONFEDERATE] == MOORINGS[at("3812")]
    state.harboured = dict(state.ships)
    assert not facts(state).patrols[CONFEDERATE], "not while they stay in port (21.4.4)"


# --- Coal -----------------------------------------------------------------------------------------


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.2.7")
@pytest.mark.parametrize(("river", "fed"), [("4609|4709", False), ("4609|4610", True)])
def test_coal_comes_by_the_river_on_which_ships_lie(river: str, fed: bool) -> None:
    """A hex between the Atchafalaya, which Simmesport shuts, and the Mississippi (U154)."""
    state = waters(8)
    for key in ("fort-st-philip", "4814", "4610"):
        state.markers[UNION] |= 1 << at(key)
    here = moor(state, "4609", river=2)
    state.bows[bow_key(here, SHIPS.index("river"))] = 1 << water(river)
    assert bool(has_coal(state, UNION) >> here & 1) is fed
