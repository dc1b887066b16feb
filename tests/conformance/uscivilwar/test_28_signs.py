"""What marks a place, when it changes hands: markers, entrenchments, works, garrisons (6.2, 10)."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.battle.aftermath import catch_lone_generals
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, STATE, UNION, place_key
from longroll.titles.uscivilwar.cycle import ActionPhase
from longroll.titles.uscivilwar.economy import arsenal_room
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.forts import complete_forts
from longroll.titles.uscivilwar.ground import LAND, REALM, RESOURCES, around
from longroll.titles.uscivilwar.leadership import LeaderManagement
from longroll.titles.uscivilwar.marches.attack import tries
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.victory import objectives_lost
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station
from tests.conformance.uscivilwar.test_05_marches import phase
from tests.conformance.uscivilwar.test_14_turn import end_turn, run
from tests.conformance.uscivilwar.test_20_transport import fleet
from tests.conformance.uscivilwar.test_21_ships import cruise
from tests.conformance.uscivilwar.test_21_yards import moor, waters


def taken(name: str) -> tuple[CivilWarState, int]:
    """A town of the North that the Confederates have taken, entrenched and left."""
    state, town = bare(6), at(name)
    state.fled |= 1 << town
    state.markers[CONFEDERATE] |= 1 << town
    state.trenches[CONFEDERATE] |= 1 << town
    return state, town


@pytest.mark.clause("17.2.4")
@pytest.mark.clause("10.1.1")
@pytest.mark.parametrize("how", ["phase", "rail"])
def test_a_garrison_that_is_back_takes_entrenchments_and_works_away(how: str) -> None:
    state, cairo = taken("Cairo")
    state.works[CONFEDERATE][cairo] = 1
    if how == "phase":
        state.phase = 1
        driver = Driver(state, ActionPhase(UNION), Scripted())
        station(state, UNION, "1813", 2)
        driver.push("done")
    else:
        station(state, UNION, "2416", 1)
        catch_lone_generals(Play(state, Scripted()), UNION, cairo)
    assert not state.fled
    assert not state.markers[CONFEDERATE]
    assert not state.trenches[CONFEDERATE]
    assert not state.works[CONFEDERATE]
    assert facts(state).held[UNION] >> cairo & 1
    assert not objectives_lost(facts(state))


@pytest.mark.clause("19.1.2")
@pytest.mark.clause("17.2.5")
@pytest.mark.clause("10.1.1")
def test_entrenchments_in_the_north_fall_as_markers_do() -> None:
    """They would hold the hex, and bring two points (19.3.2)."""
    state, town = taken("Harrisburg")
    end_turn(state)
    assert not state.trenches[CONFEDERATE]
    assert not state.invasion
    state, town = taken("Harrisburg")
    station(state, CONFEDERATE, "1346", 2)
    end_turn(state)
    assert state.trenches[CONFEDERATE] >> town & 1, "a line leads there"
    assert state.invasion


@pytest.mark.clause("10.2.2")
@pytest.mark.parametrize("who", ["sp", "militia", "fort"])
def test_no_fort_is_completed_where_the_enemy_has_come(who: str) -> None:
    """The Union has begun one and gone; by whatever way the enemy comes (U130)."""
    state, corinth = bare(5), at("Corinth")
    state.works[UNION][corinth] = 1
    if who == "militia":
        state.set_militia(CONFEDERATE, STATE["MS"], corinth)
    elif who == "fort":
        state.set_fort(CONFEDERATE, corinth, 1)
    else:
        station(state, CONFEDERATE, "3118", 1)
    complete_forts(Play(state, Scripted()), UNION, (corinth,))
    assert not state.works[UNION]
    assert not state.forts[UNION]


@pytest.mark.clause("10.2.2")
def test_sp_that_come_by_no_march_put_an_end_to_a_fort_under_construction() -> None:
    state, corinth = bare(5), at("Corinth")
    state.works[UNION][corinth] = 1
    state.training[CONFEDERATE] = 9
    state.phase, state.side, state.difference = 1, CONFEDERATE, 3
    Driver(state, ActionPhase(CONFEDERATE), Scripted()).push("train any", "place 3118")
    assert not state.works[UNION]


@pytest.mark.clause("6.2.2")
@pytest.mark.clause("8.3")
def test_an_active_force_takes_the_marker_away_over_which_it_stands() -> None:
    """SP that have retreated there did not (6.2.2); cavalry pays a point if it goes on (U183)."""
    state = bare(6)
    state.markers[CONFEDERATE] |= 1 << at("1845")
    station(state, UNION, "1845", 3, "couch")
    driver = phase(state).push("march couch", "lead 2")
    assert driver.told("marker-taken")
    assert not state.markers[CONFEDERATE]
    costs: list[object] = []
    for marked in (False, True):
        state = bare(6)
        state.markers[CONFEDERATE] |= marked << at("1845")
        station(state, UNION, "1845", 1, "stoneman")
        driver = phase(state).push("march stoneman", "lead 1", "go 1745")
        costs.append(driver.decision.prompt.args)
    assert costs[0] != costs[1], "a point less is left"


@pytest.mark.clause("10.1.3")
def test_empty_entrenchments_fall_at_the_end_of_a_voyage_too() -> None:
    """It is an activation as a march is (L3577)."""
    state = waters()
    state.trenches[CONFEDERATE] |= 1 << at("3716")
    moor(state, "2416", river=1)
    driver = cruise(state, "2416").push("cruise 2714")
    assert state.trenches[CONFEDERATE]
    driver.push("halt")
    assert not state.trenches[CONFEDERATE]


@pytest.mark.clause("16.4")
@pytest.mark.clause("16.6")
@pytest.mark.parametrize(
    ("turn", "side", "gone", "heir", "stars"),
    [
        (3, UNION, "fremont", "halleck", 2),
        (8, UNION, "butler", "banks", 2),
        (14, CONFEDERATE, "bragg", "j-johnston", 3),
    ],
)
def test_who_relieves_another_goes_to_his_place_and_nowhere_else(
    turn: int, side: int, gone: str, heir: str, stars: int
) -> None:
    """Nobody asks where Halleck arrives; a (T) leads Banks and Johnston to whom they relieve."""
    state = bare(turn)
    here, beside = ("2305", "1813") if gone == "fremont" else ("3118", "3716")
    place = station(state, side, here, 3, gone)
    station(state, side, beside, 3)
    if heir != "halleck":
        station(state, side, beside, 0, heir)
        state.stars[GENERAL[heir]] = stars
    state.stars[GENERAL[gone]] = stars
    driver = run(state, LeaderManagement(side))
    while driver.prompt not in ("prompt-grant", "prompt-transfer"):
        assert not [text for text in driver.actions if text.startswith(f"assign {heir}")]
        driver.push("done" if driver.prompt == "prompt-transfer-before" else driver.actions[0])
    assert state.where[GENERAL[heir]] == place
    assert f"grant {heir}" not in driver.actions


@pytest.mark.clause("14.5")
@pytest.mark.clause("2.1.5")
def test_no_war_industry_grows_in_texas_off_the_map() -> None:
    """Its two Resources there are halves of hexes that nobody uses (U181)."""
    state = bare(5)
    texas = STATE["TX"]
    assert arsenal_room(state, texas)
    state.markers[UNION] |= RESOURCES & REALM[texas] & LAND
    assert facts(state).held[CONFEDERATE] & RESOURCES & REALM[texas], "those off the map"
    assert not arsenal_room(state, texas)


@pytest.mark.clause("17.3")
@pytest.mark.clause("13.3.3")
def test_trained_sp_arrive_in_an_isolated_place_too() -> None:
    """They are no reinforcements, and 17.3 asks for control alone (U182)."""
    state, vicksburg = bare(11), at("Vicksburg")
    station(state, CONFEDERATE, "Vicksburg", 1)
    for place in members(around(vicksburg) & LAND):
        state.put(UNION, place, 1)
    assert not supply(facts(state), CONFEDERATE).connected >> vicksburg & 1
    state.training[CONFEDERATE] = 9
    state.phase, state.side, state.difference = 1, CONFEDERATE, 3
    driver = Driver(state, ActionPhase(CONFEDERATE), Scripted()).push("train any")
    assert f"place {place_key(vicksburg)}" in driver.actions


@pytest.mark.clause("4.1.4")
def test_an_empty_coastal_fort_is_no_fort_that_the_union_is_sent_to_attack() -> None:
    """A Confederate fort is F1 to F3; Coastal Forts are named apart (U185)."""
    state, monroe = bare(6), at("fort-monroe")
    state.markers[CONFEDERATE] |= 1 << monroe
    assert facts(state).held[CONFEDERATE] >> monroe & 1
    assert not tries(state, UNION, monroe)
    state.put(CONFEDERATE, monroe, 1)
    assert tries(state, UNION, monroe)


@pytest.mark.clause("6.2.2")
@pytest.mark.clause("20.3.1")
@pytest.mark.parametrize("advanced", [False, True])
def test_sp_that_embark_take_the_marker_away_that_they_leave(advanced: bool) -> None:
    """They are active, as those are who march (U183)."""
    state = waters(8) if advanced else bare(8)
    base = at("2416")
    state.markers[CONFEDERATE] |= 1 << base
    station(state, UNION, "2416", 2)
    if advanced:
        moor(state, "2416", river=2)
        cruise(state, "2416").push("load 1", "cruise 2714")
    else:
        fleet(state, any=1).push("ships 2416 any", "lead 1")
    assert not state.markers[CONFEDERATE] >> base & 1


@pytest.mark.clause("5.4.2")
@pytest.mark.clause("8.3")
def test_cavalry_that_pays_for_a_marker_has_no_bonus_of_the_railroad() -> None:
    """All its points have to be spent on the railroad."""
    for marked in (False, True):
        state = bare(6)
        state.markers[CONFEDERATE] |= marked << at("1548")
        station(state, UNION, "1548", 1, "stoneman")
        driver = phase(state).push("march stoneman", "lead 1")
        assert ("ride 1647" in driver.actions) is not marked
