"""Places that the map treats by rules of their own: bays, straits, ferries, ports on two rivers."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.battle import Attackers, crossing
from longroll.titles.uscivilwar.battle.force import FREE, HOSTILE
from longroll.titles.uscivilwar.battle.ground import field_of, havens
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, SHIPS, THEATRES, UNION
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.forts import fort_sites
from longroll.titles.uscivilwar.naval_control import OCEANS
from longroll.titles.uscivilwar.reactions.who import interceptors, modifier
from longroll.titles.uscivilwar.sea.routes import voyage
from longroll.titles.uscivilwar.state import CivilWarState, ship_key
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import Fleet, at, bare, keys, station, water, who_holds
from tests.conformance.uscivilwar.test_05_marches import clause_of, phase
from tests.conformance.uscivilwar.test_11_battle import phase as battle
from tests.conformance.uscivilwar.test_21_ships import cruise
from tests.conformance.uscivilwar.test_21_yards import moor, waters

WEST = THEATRES.index("west")

# --- Galveston ------------------------------------------------------------------------------------


def landing(state: CivilWarState) -> Attackers:
    """Three SP of the Union that come to Galveston from Ship Island."""
    origin = station(state, UNION, "ship-island", 3)
    state.side = UNION
    return Attackers(UNION, origin, -1, (), 3, 0, WEST)


@pytest.mark.clause("5.7")
@pytest.mark.clause("9.1")
def test_a_zone_crosses_the_bay_of_galveston_for_who_holds_the_town() -> None:
    """L5283: he has the bridge, and no ships of the enemy bear on it."""
    for here, beyond in (("5101", "5001"), ("5001", "5101")):
        state = bare(8)
        station(state, CONFEDERATE, here, 1)
        assert beyond in keys(facts(state).zones[CONFEDERATE])
    state = bare(8)
    station(state, CONFEDERATE, "5001", 1)
    station(state, UNION, "5101", 1)
    assert "5101" not in keys(facts(state).zones[CONFEDERATE])
    assert "5001" not in keys(facts(state).zones[UNION]), "a hex with SP of the enemy (9.1.D)"
    state.take(CONFEDERATE, at("5001"), 1)
    assert "5001" in keys(facts(state).zones[UNION])


@pytest.mark.clause("9.2.1")
@pytest.mark.clause("9.4")
def test_who_intercepts_over_the_bridge_of_galveston_has_one_less() -> None:
    """The bay counts as a navigable river under the enemy's control (L5289), with a bridge."""
    state = bare(8)
    force = landing(state)
    shore = station(state, CONFEDERATE, "5001", 3, "magruder")
    assert interceptors(state, force, at("5101")) == 1 << shore
    inland = station(state, CONFEDERATE, "4901", 3, "holmes")
    assert modifier(state, CONFEDERATE, shore, inland) - 1 == modifier(
        state, CONFEDERATE, shore, at("5101")
    )
    state.markers[UNION] |= 1 << at("5101")
    assert not interceptors(state, force, at("5101"))


@pytest.mark.clause("9.3.1")
@pytest.mark.clause("11.6.4")
def test_the_defenders_of_galveston_leave_it_by_its_bridge() -> None:
    """From a landing: to avoid battle and in a retreat."""
    state = bare(8)
    place = station(state, CONFEDERATE, "5101", 1)
    force = landing(state)
    for retreat in (False, True):
        field = field_of(
            state, CONFEDERATE, place, -1, force.origin, force.strength, retreat=retreat
        )
        assert keys(field.legal(place)) == {"5001"}
    assert keys(havens(state, field_of(state, CONFEDERATE, place, -1, force.origin, 3))) == {"5001"}


# --- Chesapeake Bay -------------------------------------------------------------------------------

MONROE = ("fort-monroe", "2349", "2449")


@pytest.mark.clause("13.3.4")
@pytest.mark.clause("13.4.3")
@pytest.mark.clause("20.2.2")
@pytest.mark.parametrize(
    ("marked", "fed", "river"),
    [
        (MONROE, ("2247", "2348"), "2247|2348"),  # City Point on the James
        (("2148", "2248"), ("2148", "2147"), "2148|2248"),  # West Point on the York
        (("2149", "1946"), ("2149", "2047"), "2047|2148"),  # Urbanna on the Rappahannock
    ],
)
def test_rivers_that_open_into_the_chesapeake_supply_the_union(
    marked: tuple[str, ...], fed: tuple[str, ...], river: str
) -> None:
    """The box of the bay is a port, and a port joins river and ocean routes (20.2.1)."""
    state = bare(14)
    for key in marked:
        state.markers[UNION] |= 1 << at(key)
    for key in fed:
        station(state, UNION, key, 3)
    found = facts(state)
    assert who_holds(found, river) == "union"
    assert set(fed) <= keys(supply(found, UNION).supplied)
    assert not supply(found, UNION).routes.waters & OCEANS
    state = bare(14)
    station(state, UNION, fed[1], 3)
    assert who_holds(facts(state), river) == "confederate"
    assert not supply(facts(state), UNION).routes.waters >> water(river) & 1


# --- Mobile Bay -----------------------------------------------------------------------------------


def bound_for_blakeley(*marked: str) -> Fleet:
    """Ships of the ocean lie in Mobile, which has fallen by land, and take SP to Blakeley."""
    state = waters(8)
    for key in ("4619", *marked):
        state.markers[UNION] |= 1 << at(key)
    station(state, UNION, "4619", 3, "burnside")
    moor(state, "4619", ocean=3)
    return cruise(state, "4619").push("load 2", "cruise 4620")


@pytest.mark.clause("10.3.1")
@pytest.mark.clause("21.7.1")
def test_ships_land_nobody_behind_a_coastal_fort_of_the_confederates() -> None:
    """L5400: Fort Morgan must fall first; into a friendly port ships bring troops anyway."""
    assert clause_of(bound_for_blakeley(), "disembark") == "10.3.1"
    for marked in ("fort-morgan", "4620"):
        assert "disembark" in bound_for_blakeley(marked).actions


@pytest.mark.clause("10.3.1")
@pytest.mark.clause("20.5.1")
def test_a_transport_is_told_of_the_coastal_fort_in_its_way() -> None:
    state = bare(8)
    state.markers[UNION] |= 1 << at("4619")
    state.set_fort(UNION, at("4619"), 1)
    station(state, UNION, "4619", 3)
    assert "4620" not in keys(voyage(facts(state), UNION, at("4619")).targets)
    state.hands[UNION] = [0, 0, 0, 0, 1]
    driver = phase(state, UNION).push("ships 4619 any", "lead 3")
    assert clause_of(driver, "assault 4620") == "10.3.1"


@pytest.mark.clause("10.3.1")
def test_the_confederates_land_behind_a_fort_of_the_union() -> None:
    """The clause protects the Confederates' ports only."""
    state = waters(8)
    for key in ("fort-morgan", "4620"):
        state.markers[UNION] |= 1 << at(key)
    station(state, CONFEDERATE, "4619", 1)
    moor(state, "4619", ironclad=1)
    driver = cruise(state, "4619", side=CONFEDERATE).push("load 1", "cruise 4620")
    assert "disembark" in driver.actions


# --- Fort Monroe ----------------------------------------------------------------------------------


@pytest.mark.clause("20.3.3")
@pytest.mark.clause("20.5.1")
def test_no_transport_comes_out_of_the_james_past_fort_monroe() -> None:
    """L5748: only ships pass it, by running its guns, and then without SP (21.13.1; U114)."""
    bay = {"1648", "1948"}
    state = bare(6)
    state.markers[UNION] |= 1 << at("fort-monroe")
    found = facts(state)
    assert who_holds(found, "2349|2448") == "confederate"
    targets = keys(voyage(found, CONFEDERATE, at("2146")).targets)
    assert not targets & bay
    assert "fort-monroe" in targets, "the fort itself"


@pytest.mark.clause("20.5.1")
@pytest.mark.clause("20.1.3")
def test_an_assault_from_a_river_enters_one_hex_of_the_chesapeake() -> None:
    """L3515-3522: the bay is the Union's, and has many hexes (U69)."""
    state = bare(6)
    for key in ("1648", "1948", "2248"):
        station(state, UNION, key, 1)
    for port in ("2148", "1946"):
        targets = keys(voyage(facts(state), CONFEDERATE, at(port)).targets)
        assert not targets & {"1648", "1948", "chesapeake-bay"}
        assert ("2248" in targets) is (port == "2148"), "Williamsburg on the York"
    assert "1648" in keys(voyage(facts(state), UNION, at("chesapeake-bay")).ends)


@pytest.mark.clause("21.4.1")
def test_ships_in_hampton_roads_watch_the_mouth_of_the_james() -> None:
    """It is a hexside of their own hex, whoever holds Fort Monroe (U173)."""
    for fort in (UNION, CONFEDERATE):
        state = waters(8)
        state.markers[fort] |= 1 << at("fort-monroe")
        assert who_holds(facts(state), "2349|2448") == "confederate"
        moor(state, "2349", ocean=2)
        assert who_holds(facts(state), "2349|2448") == "nobody"
        assert who_holds(facts(state), "2247|2348") == "confederate", "a side farther up"


# --- Straits of Coastal Forts ---------------------------------------------------------------------


@pytest.mark.clause("10.3.4")
@pytest.mark.clause("11.5.3")
@pytest.mark.parametrize(
    ("side", "fort", "port", "general", "ships"),
    [
        (CONFEDERATE, "fort-monroe", "2349", "lee", {"ironclad": 2}),
        (UNION, "fort-morgan", "4619", "burnside", {"ocean": 4}),
        (UNION, "fort-sumter", "3839", "burnside", {"ocean": 4}),
    ],
)
def test_a_naval_battle_won_opens_the_strait_of_a_coastal_fort(
    side: int, fort: str, port: str, general: str, ships: dict[str, int]
) -> None:
    """L5691-5697, as the river of Cairo (L5591): three SP instead of one."""
    for lying, river in (({}, HOSTILE), (ships, FREE)):
        state = waters(8)
        state.markers[UNION] |= 1 << at(fort if side == CONFEDERATE else port)
        station(state, side, port, 3, general)
        moor(state, fort, **lying)
        assert crossing(state, side, at(port), at(fort)) == river
        driver = phase(state, side).push(f"march {general}", "lead 3")
        assert (f"attack {fort}" in driver.actions) == (river == FREE)


@pytest.mark.clause("10.3.4")
@pytest.mark.clause("21.3.3")
@pytest.mark.parametrize("damaged", [0, 1])
def test_ships_of_the_defender_shut_the_strait_of_a_coastal_fort(damaged: int) -> None:
    """From either end, as on a river; those that stay in port do not (U157)."""
    for side, origin, place, general, ship in (
        (UNION, "fort-monroe", "2349", "butler", "ironclad"),
        (CONFEDERATE, "2349", "fort-monroe", "lee", "ocean"),
    ):
        key = ship_key(at(place), SHIPS.index(ship), damaged, 0)
        for lying, in_port in ((0, 0), (1, 0), (1, 1)):
            state = waters(8)
            state.markers[UNION] |= 1 << at("fort-monroe")
            station(state, side, origin, 1, general)
            station(state, 1 - side, place, 1)
            state.ships = {key: 1} if lying else {}
            state.harboured = {key: 1} if in_port else {}
            driver = phase(state, side).push(f"march {general}", "lead 1")
            if lying and not in_port:
                assert clause_of(driver, f"attack {place}") == "21.3.3"
            else:
                assert f"attack {place}" in driver.actions


# --- Crossings under escort -----------------------------------------------------------------------


def escorted(origin: str, *forts: str, marked: tuple[str, ...] = ()) -> Driver[CivilWarState]:
    """Grant with three SP and every card; the Confederates hold the river by forts."""
    state = bare(6)
    for key in marked:
        state.markers[UNION] |= 1 << at(key)
    for key in forts:
        state.set_fort(CONFEDERATE, at(key), 1)
    station(state, UNION, origin, 3, "grant")
    state.hands[UNION] = [1, 1, 1, 1, 1]
    return battle(state, dice=(6, 1)).push("march grant", "lead 3")


@pytest.mark.clause("5.8.5")
@pytest.mark.clause("18.1")
def test_a_card_does_not_replace_the_ends_of_a_ferry() -> None:
    """It is as if the river were friendly: Simmesport and Mobile must be, too."""
    red = ("4610", "4310", "4011")
    assert clause_of(escorted("4510", *red), "escort any 4509") == "5.8.5"
    assert "escort any 4509" in escorted("4510", *red, marked=("4509",)).actions
    assert clause_of(escorted("4620", marked=("4620",)), "escort any 4619") == "5.8.5"


@pytest.mark.clause("18.1")
@pytest.mark.clause("11.5.3")
def test_a_card_escorts_to_the_forts_at_the_mouth_of_the_mississippi() -> None:
    """L5713-5719: the river lies between them and 5015, and three SP fight across it."""
    driver = escorted("5015")
    assert clause_of(driver, "attack fort-st-philip") == "11.5.3"
    driver.push("escort any fort-st-philip")
    (told,) = [dict(event.args) for event in driver.events if event.key == "battle"]
    assert (told["number"], told["place"]) == (3, "fort-st-philip")


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("18.1")
def test_no_more_than_three_cross_to_a_coastal_fort_under_escort() -> None:
    state = bare(6)
    station(state, UNION, "5015", 4, "grant")
    state.stars[GENERAL["grant"]] = 2
    state.hands[UNION] = [1, 1, 1, 1, 1]
    driver = phase(state, UNION).push("march grant", "lead 4")
    assert clause_of(driver, "escort any fort-st-philip") == "10.3.2"
    assert "escort any fort-st-philip" in driver.push("drop 1").actions


# --- Brownsville ----------------------------------------------------------------------------------


@pytest.mark.clause("13.4.2")
@pytest.mark.clause("10.2.2")
def test_brownsville_has_full_supply_from_the_railroad_at_houston() -> None:
    """L5674: the box is like a hex of the coast, and one step from the line.

    The line must lead to a source: to Galveston, with an arsenal that makes it worth two (13.3.2).
    """
    state = bare(6)
    box = station(state, CONFEDERATE, "brownsville", 2)
    assert not supply(facts(state), CONFEDERATE).supplied >> box & 1
    state.arsenals[at("5101")] = 1
    assert supply(facts(state), CONFEDERATE).supplied >> box & 1
    assert fort_sites(state, CONFEDERATE)[0] >> box & 1
    station(state, UNION, "4901", 1)
    assert not supply(facts(state), CONFEDERATE).supplied >> box & 1


# --- Ports beside two rivers ----------------------------------------------------------------------


def sailing(origin: str) -> set[str]:
    """Where an SP of the Confederates, who hold both rivers at Dover, comes by ship."""
    state = bare(6)
    state.set_fort(CONFEDERATE, at("2619"), 1)
    return keys(voyage(facts(state), CONFEDERATE, station(state, CONFEDERATE, origin, 1)).ends)


@pytest.mark.clause("20.3.4")
@pytest.mark.clause("20.1.4")
def test_the_port_of_dover_serves_the_cumberland_only() -> None:
    """L3301-3309: a voyage on the Tennessee begins or ends in another port (U158)."""
    found = sailing("2619")
    assert {"2520", "2620", "2621", "2722"} <= found, "along the Cumberland"
    assert "2719" in found, "a port on the Tennessee"
    assert not {"2818", "2919", "3218"} & found, "banks of the Tennessee"
    assert "2719" in sailing("2818")
    assert "2619" not in sailing("2818")
    assert "2619" in sailing("2621"), "by the Cumberland"
    assert "2619" in sailing("2719"), "as a bank, from a port"
