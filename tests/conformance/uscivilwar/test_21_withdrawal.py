"""21.6.8, 21.6.9: ships whose attack has failed go back by the way that they came."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.aids.naval import naval_prospects
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.ships.coal import begin_phase
from longroll.titles.uscivilwar.ships.departure import NavalDeparture
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import Fleet, at, keys, station
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_21_ships import columbus, cruise, ends, phase, run
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters


def below_memphis() -> CivilWarState:
    """Two ships have sailed from Cairo to Memphis, and the attack there has failed."""
    state = waters()
    moor(state, "2416", river=2)
    state.side = UNION
    assert cruise(state, "2416").push("cruise 3013", "halt").over
    state.baffled |= 1 << at("3013")
    return state


def refused(driver: Fleet, text: str) -> str:
    denial = driver.why(text)
    assert denial is not None
    return denial.key


@pytest.mark.clause("21.6.9")
@pytest.mark.clause("21.6.8")
def test_ships_go_back_to_the_port_from_which_they_sailed_or_a_port_on_the_way() -> None:
    state = below_memphis()
    way = keys(state.voyages[at("3013")])
    assert {"2416", "2714", "2913"} <= way
    assert not {"1913", "2216", "3013", "3112"} & way, "neither above Cairo nor below Memphis"
    driver = run(state, NavalDeparture(UNION))
    assert set(driver.actions) == {"retire 2416", "retire 2515"}, "the friendly ports on the way"
    assert clause_of(driver, "retire 2714") == "21.6.8"
    assert refused(driver, "retire 2714") == "deny-back-to-port"
    assert refused(driver, "retire 2218") == "deny-not-on-the-way", "a port in reach, on the Ohio"
    driver.push("retire 2416")
    assert driver.over
    assert fleet_at(state, "2416") == {"river": 2}


@pytest.mark.clause("21.6.9")
def test_ships_that_came_in_an_earlier_phase_go_to_any_friendly_port_in_reach() -> None:
    state = below_memphis()
    begin_phase(state)
    assert not state.voyages
    state.baffled |= 1 << at("3013")
    driver = run(state, NavalDeparture(UNION))
    driver.push("bound river-ohio")
    assert "retire 2218" in driver.actions


@pytest.mark.clause("21.6.9")
def test_ships_whose_way_is_shut_go_elsewhere() -> None:
    """The enemy has built a fort on it: they are not lost while they reach another port."""
    state = below_memphis()
    state.voyages[at("3013")] = 1 << at("4814")
    state.set_fort(CONFEDERATE, at("4814"), 1)
    driver = run(state, NavalDeparture(UNION))
    assert driver.prompt == "prompt-departure"
    assert "retire 2416" in driver.actions, "in peace, and not past guns on another way"
    assert not [text for text in driver.actions if text.startswith("run")]


@pytest.mark.clause("21.6.8")
def test_who_sails_on_leaves_no_trace_of_his_voyage_for_those_who_lay_there() -> None:
    state = waters()
    moor(state, "2416", river=3)
    moor(state, "2913", river=1)
    driver = cruise(state, "2416").push("cruise 2913", "moor river")
    assert keys(state.voyages[at("2913")]) > {"2416"}
    driver.push("cruise 3112", "halt")
    assert at("2913") in state.voyages, "one has stayed"
    assert {"2913", "2416"} <= keys(state.voyages[at("3112")])
    passing = columbus(1)
    run_by = next(text for text in passing.actions if text.startswith("run 2516"))
    stop = run_by.split()[-1]
    moor(passing.state, stop, river=1)
    passing.push(run_by)
    assert keys(passing.state.voyages[at(stop)]) == {"2416"}, "past guns only where they lead"
    passing.push("cruise 3112")
    assert at(stop) not in passing.state.voyages, "those who lay there have not come by it"


@pytest.mark.clause("21.6.8")
def test_who_flees_past_guns_leaves_no_trace_of_his_voyage() -> None:
    """Others who come there later in the phase do not go back by his way."""
    driver = columbus(1, 6, 6, 1, 1, 1).push("run 2516 2515")
    state = driver.state
    assert at("2515") in state.voyages
    driver.push("engage 2516", "retire 2416")
    assert driver.over
    assert at("2515") not in state.voyages


@pytest.mark.clause("21.6.8")
@pytest.mark.clause("21.6.9")
def test_ships_whose_way_is_barred_by_guns_run_them_again() -> None:
    driver = columbus(1)
    run_by = next(text for text in driver.actions if text.startswith("run 2516"))
    state, stop = driver.state, run_by.split()[-1]
    driver.push(run_by, "halt")
    state.baffled |= 1 << at(stop)
    departure = run(state, NavalDeparture(UNION))
    assert [text.rsplit(" ", 1)[0] for text in departure.actions] == ["run 2516"]
    assert departure.actions[0].split()[-1] in {"2415", "2416"}


@pytest.mark.clause("21.6.8")
def test_the_beaten_attacker_goes_back_to_a_place_of_an_earlier_leg_too() -> None:
    state = waters()
    moor(state, "2416", river=5)
    moor(state, "3013", flotilla=4)
    driver = cruise(state, "2416", 1, 1, 6, 6).push("cruise 2714", "moor river", "engage 3013")
    while driver.prompt != "prompt-withdraw":
        driver.push(driver.actions[0])
    back = {text.split()[1] for text in driver.actions}
    assert {"2416", "2714", "2913"} <= back, "the base, the halt, and the way from there"
    assert {"2415", "2515"} & back, "and the way to the halt"


@pytest.mark.clause("21.6.8")
def test_the_beaten_attacker_does_not_come_past_the_enemy_in_peace() -> None:
    """2415 lies on the hexside of the battle, and on others behind the fort."""
    driver = columbus(1, 6, 6, 1, 1, 1).push("run 2516 2515", "engage 2516")
    assert driver.prompt == "prompt-withdraw"
    assert driver.actions == ["retire 2416", "retire 2515"], "the former past its guns again"
    driver.push("retire 2416")
    assert [event.key for event in driver.events].count("guns") == 3, "down the river, and up"


@pytest.mark.clause("21.6.9")
def test_a_position_file_tells_the_voyages_of_the_phase() -> None:
    state = below_memphis()
    written = SCHEMA.dump(state)
    assert "2416" in written["voyages"]["3013"]
    again = waters()
    SCHEMA.load(again, {"voyages": written["voyages"]})
    assert again.voyages == state.voyages


@pytest.mark.clause("21.2.3")
def test_ships_leave_a_hexside_that_a_fort_across_it_covers() -> None:
    """They may not end a phase on a hexside with NSP of the enemy."""
    # 1627 touches the Ohio by the hexside of 1728 only; 1728 by others as well.
    for place, fort, leaves in (("1627", "1728", True), ("1728", "1627", False)):
        state = waters()
        moor(state, place, river=1)
        state.set_fort(CONFEDERATE, at(fort), 1)
        driver = run(state, NavalDeparture(UNION))
        assert driver.over != leaves, place
    state = waters()
    moor(state, "1627", river=1)
    moor(state, "1728", flotilla=1)
    assert run(state, NavalDeparture(UNION)).over, "ships are turned to no hexside (U162)"


@pytest.mark.clause("21.6.9")
@pytest.mark.parametrize("place", ["roanoke", "2648", "5011", "4718"])
def test_ships_do_not_leave_for_the_place_in_which_they_lie(place: str) -> None:
    """20.4: an inlet leads there and back again."""
    state = waters()
    moor(state, place, river=1)
    state.side = UNION
    assert place not in ends(state, UNION, place)
    state.baffled |= 1 << at(place)
    assert f"retire {place}" not in run(state, NavalDeparture(UNION)).actions


@pytest.mark.clause("21.6.7")
@pytest.mark.clause("21.7.3")
def test_where_ships_have_beaten_a_fort_others_land_without_a_second_naval_battle() -> None:
    """They stay so that friends may land: gunboats are for where no ships are (21.11)."""
    for fleet, battles in ((8, 0), (0, 1)):
        state = waters(8)
        moor(state, "2416", river=8)
        station(state, UNION, "2416", 3)
        station(state, CONFEDERATE, "3013", 1)
        state.set_fort(CONFEDERATE, at("3013"), 1)
        driver = phase(state, UNION, 2)
        if fleet:
            driver.push("free-fleet 2416")
            driver.chance = Scripted([6, 6, 1])
            driver.push("engage 3013", "halt")
        driver.push("transport 2416", "lead 3")
        assert [one.place for one in naval_prospects(state)].count("3013") == battles
        before = len(driver.told("naval-battle"))
        driver.chance = Scripted([6, 6, 1, 6, 1])
        driver.push("assault 3013")
        assert len(driver.told("naval-battle")) - before == battles
        assert bool(driver.told("modifier-ships")) == bool(fleet), "21.3.1: they support it too"
