"""21.4: zones of ships and who comes out against whom, where the text leaves a doubt."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.sea.rivers import by_gunboat
from longroll.titles.uscivilwar.ships.cruise import Cruise
from longroll.titles.uscivilwar.ships.gunboats import Gunboats
from longroll.titles.uscivilwar.views import view
from tests.conformance.uscivilwar.table import at, bare, station, water
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_20_transport import fleet
from tests.conformance.uscivilwar.test_21_ships import cruise, ends
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters
from tests.conformance.uscivilwar.test_25_harbours import held_by

# --- Where zones reach ----------------------------------------------------------------------------


@pytest.mark.clause("21.4.1")
@pytest.mark.parametrize("shore", ["2949", "2950", "3048"])
def test_no_zone_leads_from_an_island_over_its_inlets(shore: str) -> None:
    """Nor does one come there from a shore (U166)."""
    state = held_by(UNION, "hatteras", "3048", "2949")
    moor(state, "hatteras", river=2)
    moor(state, "roanoke", flotilla=1)
    driver = cruise(state, "hatteras").push(f"cruise {shore}")
    assert driver.prompt == "prompt-cruise"
    assert fleet_at(state, shore) == {"river": 2}
    state = held_by(UNION, "hatteras", "3048")
    moor(state, shore, flotilla=1)
    moor(state, "3048" if shore != "3048" else "2949", river=2)
    origin = "3048" if shore != "3048" else "2949"
    assert cruise(state, origin).push("cruise hatteras").prompt == "prompt-cruise"


@pytest.mark.clause("21.4.1")
def test_from_fort_morgan_a_zone_reaches_the_shores_of_its_bay() -> None:
    """The bay is no inlet: Mobile and Blakeley lie beside the fort (U166)."""
    state = held_by(UNION, "fort-morgan")
    strait = water("4619|4620")
    moor(state, "4620", flotilla=1)
    for ships in (0, 1):
        moor(state, "fort-morgan", **{"ocean": ships} if ships else {})
        assert facts(state).patrols[UNION] >> strait & 1 == 0, "the flotilla annuls it"
        driver = cruise(state.copy(), "4620", side=CONFEDERATE).push("cruise 4619")
        assert (driver.prompt == "prompt-chase") is bool(ships)
    state.ships = {}
    assert not facts(state).patrols[UNION] >> strait & 1
    moor(state, "fort-morgan", ocean=1)
    assert facts(state).patrols[UNION] >> strait & 1


@pytest.mark.clause("20.1.4")
@pytest.mark.clause("21.13.1")
def test_no_ships_pass_a_fort_by_the_mouth_of_the_yazoo() -> None:
    """L5527-5535: it opens into the side of hex A that is nearest to Vicksburg."""
    for fort in (False, True):
        state = waters(8)
        if fort:
            state.set_fort(CONFEDERATE, at("3910"), 1)
        moor(state, "3711", river=2)
        assert ("3812" in ends(state, UNION, "3711")) is not fort
        assert ("4010" in ends(state, UNION, "3711")) is not fort


@pytest.mark.clause("21.4.1")
@pytest.mark.parametrize("escort", [False, True])
def test_ships_on_the_other_bank_annul_a_zone_as_a_fort_does(escort: bool) -> None:
    """As they do for crossings: 1627 touches the Ohio by the hexside of 1728 only."""
    state = waters(8)
    moor(state, "1727", river=2)
    moor(state, "1628", flotilla=1)
    if escort:
        moor(state, "1728", river=1)
    driver = cruise(state, "1727")
    voyage = state.stack[-1]
    assert isinstance(voyage, Cruise)
    denied = voyage.against(at("1627")).why_intercept(state, parse("chase 1628"))
    assert denied is not None
    assert denied.clause == "21.4.1", "not for want of water"
    driver.push("cruise 1627")
    assert (driver.prompt == "prompt-chase") is not escort


@pytest.mark.clause("21.4.1")
def test_ships_annul_no_zone_where_they_have_sailed_from() -> None:
    for left in (0, 1):
        state = waters(8)
        moor(state, "1111", river=2 + left)
        moor(state, "1211", flotilla=1)
        driver = cruise(state, "1111").push(*["moor river"] * left, "cruise 1112")
        assert (driver.prompt == "prompt-chase") is not bool(left)


# --- Fort Monroe ----------------------------------------------------------------------------------


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("21.4.3")
@pytest.mark.parametrize("port", ["2349", "2449"])
def test_fort_monroe_reacts_with_hampton_and_not_with_norfolk(port: str) -> None:
    """L5687: between Hampton and the fort it needs no dice."""
    state = held_by(CONFEDERATE, "fort-monroe", "2349", "2449")
    moor(state, "chesapeake-bay", ocean=5)
    moor(state, port, ironclad=1)
    driver = cruise(state, "chesapeake-bay", 1, 1).push("engage fort-monroe")
    chased = state.pending is not None and view(state, "confederate", state.pending)["odds"]
    assert (chased == {"chase 2349": 36}) is (port == "2349")
    state = held_by(CONFEDERATE, "fort-monroe", "2349", "2449")
    moor(state, "chesapeake-bay", ocean=5)
    moor(state, "fort-monroe", ironclad=1)
    driver = cruise(state, "chesapeake-bay").push("engage fort-monroe")
    assert (f"slip-away {port}" in driver.actions) == (port == "2349")


# --- Who has intercepted fights -------------------------------------------------------------------


@pytest.mark.clause("21.4.4")
@pytest.mark.clause("9.3.4")
def test_who_has_intercepted_does_not_hide_in_the_port_and_others_do() -> None:
    """21.4.2: an interception that succeeds leads to a battle at once (U167)."""
    state = waters(8)
    moor(state, "2416", river=8)
    moor(state, "2515", flotilla=1)
    moor(state, "2516", flotilla=1, ironclad=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    driver = cruise(state, "2416", 6, 6, 6, 1, 1, 1).push("engage 2516", "chase 2515")
    assert driver.actions == ["hide", "hide flotilla", "hide ironclad", "meet"]
    driver.push("hide flotilla")
    assert driver.actions == ["hide", "meet"]
    assert clause_of(driver, "hide flotilla") == "9.3.4"
    driver.push("hide")
    assert driver.prompt != "prompt-shelter", "the other flotilla must fight"
    assert sum(state.harboured.values()) == 2


# --- Gunboats -------------------------------------------------------------------------------------


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("21.11")
@pytest.mark.parametrize("zone", [False, True])
def test_gunboats_are_intercepted_where_they_meet_nobody(zone: bool) -> None:
    """They are ships, of 0 NSP (U168); with a battle in the hex the zone's ships joined before."""
    state = waters(8)
    state.markers[UNION] |= 1 << at("hatteras")
    station(state, UNION, "hatteras", 2)
    if zone:
        moor(state, "3541", flotilla=1)
    driver = fleet(state, any=1).push("ships hatteras any", "lead 2", "assault 3641")
    assert (driver.prompt == "prompt-chase") is zone
    if zone:
        driver.push("let-by")
    assert state.strength(UNION, at("3641")) == 2


@pytest.mark.clause("21.4.1")
@pytest.mark.clause("21.11")
@pytest.mark.parametrize("lurks", ["2618", "2520"])
def test_gunboats_are_not_intercepted_by_a_river_on_which_they_do_not_come(lurks: str) -> None:
    """2519 lies between the Tennessee and the Cumberland, and Nashville on the latter."""
    state = held_by(UNION, "2722", "2620", "2619")
    station(state, UNION, "2722", 2)
    station(state, CONFEDERATE, "2519", 1)
    moor(state, lurks, flotilla=1)
    battle = Gunboats(UNION, at("2722"), at("2519"))
    assert battle.pursued(state) is (lurks == "2520")


@pytest.mark.clause("21.11")
def test_gunboats_go_up_a_river_from_a_port_on_that_river_only() -> None:
    """L4372: the invading force begins in a port of that river (U170)."""
    for origin, goal, free in (
        ("1813", "3013", True),  # St. Louis and Memphis lie on the Mississippi,
        ("2416", "4011", True),
        ("1628", "3013", False),  # Cincinnati on the Ohio,
        ("1908", "3013", False),  # and Jefferson City on the Missouri.
        ("hatteras", "2847", False),  # Washington lies on the Tar,
        ("hatteras", "3148", True),  # and Beaufort on the sound as well.
        ("roanoke", "2648", True),  # An inlet leads to Edenton (20.4).
    ):
        for advanced in (False, True):
            state = waters(8) if advanced else bare(8)
            state.markers[UNION] |= 1 << at("hatteras") | 1 << at("roanoke")
            station(state, UNION, origin, 2)
            driver = fleet(state, any=1).push(f"ships {origin} any", "lead 2")
            listed = f"assault {goal}" in driver.actions
            assert listed is (free or not advanced), (origin, goal)
            if not listed:
                assert clause_of(driver, f"assault {goal}") == "21.11"


@pytest.mark.clause("21.11")
def test_gunboats_go_from_apalachicola_to_columbus() -> None:
    """L5469-5473; the Chattahoochee is the same river farther up, as the Alabama is at Mobile."""
    assert by_gunboat(at("4928")) >> at("4027") & 1
    assert by_gunboat(at("4619")) >> at("4023") & 1
    assert not by_gunboat(at("4814")) >> at("4407") & 1, "the Red River is another"


@pytest.mark.clause("21.11")
@pytest.mark.clause("20.3.4")
def test_gunboats_come_down_a_river_and_along_the_coast_to_the_mouths_of_others() -> None:
    """U170: to a place on the coast from any port, from one up a river too."""
    state = held_by(UNION, "1846")
    station(state, UNION, "1846", 2)
    driver = fleet(state, any=1).push("ships 1846 any", "lead 2")
    for shore in ("2149", "2248"):
        assert f"assault {shore}" in driver.actions, "from Aquia Creek over the bay"
    assert clause_of(driver, "assault 2448") == "21.11", "a bank of the James"
    assert not by_gunboat(at("4610")) >> at("5011") & 1, "no coast leads to Brashear City"


@pytest.mark.clause("21.6.7")
@pytest.mark.clause("10.3.2")
def test_nobody_comes_out_of_the_port_against_a_landing_under_cover_of_ships() -> None:
    """Ships that have won annul the zone of those in Charleston (U168)."""
    state = waters(8)
    moor(state, "chesapeake-bay", ocean=5)
    moor(state, "3839", ironclad=1)
    cruise(state, "chesapeake-bay", 6, 1).push("engage fort-sumter", "let-by", "halt")
    assert fleet_at(state, "fort-sumter")
    landing = Gunboats(UNION, at("chesapeake-bay"), at("fort-sumter"))
    assert not landing.pursued(state)
    state.voyages.clear()
    assert landing.pursued(state), "ships of an earlier phase cover nobody"


@pytest.mark.clause("20.5.1")
@pytest.mark.parametrize("advanced", [False, True])
def test_the_union_assaults_brashear_city_from_its_bay_only(advanced: bool) -> None:
    """L5659-5661, not down the Atchafalaya or Bayou Lafourche."""
    for origin in ("atchafalaya-landing", "4811", "4814"):
        state = waters(8) if advanced else bare(8)
        for key in ("4811", "4814", "fort-st-philip"):
            state.markers[UNION] |= 1 << at(key)
        station(state, UNION, origin, 2)
        driver = fleet(state, any=1).push(f"ships {origin} any", "lead 2")
        listed = "assault 5011" in driver.actions
        assert listed is (origin == "atchafalaya-landing")
        assert listed or clause_of(driver, "assault 5011") == "20.5.1"
    state = waters(8)
    state.markers[UNION] |= 1 << at("4810")
    station(state, UNION, "4810", 2)
    moor(state, "4810", river=2)
    driver = cruise(state, "4810").push("load 2", "bound river-atchafalaya")
    assert "cruise 5011" not in driver.actions, "its port bars ships with troops (21.13.1)"


@pytest.mark.clause("21.4.1")
@pytest.mark.parametrize("goal", ["2349", "2448"])
def test_the_zone_of_ships_in_norfolk_reaches_the_mouth_of_the_james(goal: str) -> None:
    """L5748: both lie behind Fort Monroe, Hampton too (U173)."""
    state = held_by(UNION, "fort-monroe", "2349")
    moor(state, "chesapeake-bay", river=2)
    moor(state, "2449", ironclad=1)
    assert cruise(state, "chesapeake-bay").push(f"cruise {goal}").prompt == "prompt-chase"
    assert facts(state).patrols[CONFEDERATE] >> water("2349|2448") & 1
