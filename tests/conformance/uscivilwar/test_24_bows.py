"""21.2.3: on which water of a hex ships lie, and what follows from it."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.titles.uscivilwar.aids.showing import show
from longroll.titles.uscivilwar.components import CONFEDERATE, GRID, SHIPS, UNION, place_key
from longroll.titles.uscivilwar.document import SCHEMA
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.ground import PORTS
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.coal import begin_phase
from longroll.titles.uscivilwar.ships.departure import NavalDeparture
from longroll.titles.uscivilwar.ships.fire import fire_of
from longroll.titles.uscivilwar.ships.lanes import weak_waters
from longroll.titles.uscivilwar.ships.pieces import MOORINGS
from longroll.titles.uscivilwar.ships.redeploy import Redeployment
from longroll.titles.uscivilwar.state import CivilWarState, bow_key
from longroll.titles.uscivilwar.views import tableau, view
from tests.conformance.uscivilwar.table import Fleet, at, station, water, who_holds
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_21_ships import cruise, ends, run, targets
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters


def again(state: CivilWarState, place: str, *dice: int, side: int = UNION) -> Fleet:
    """The ships of a place in a later phase."""
    begin_phase(state)
    return cruise(state, place, *dice, side=side)


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.1")
@pytest.mark.parametrize("hex_", ["5015", "4916", "5014"])
def test_nobody_slips_past_fort_st_philip_by_the_coast(hex_: str) -> None:
    """Who has come along the coast lies on it, not in the river above the fort."""
    state = waters(8)
    state.markers[UNION] |= 1 << at("ship-island")
    state.set_fort(CONFEDERATE, at("4610"), 1)
    moor(state, "ship-island", ocean=3)
    cruise(state, "ship-island").push(f"cruise {hex_}", "halt")
    assert who_holds(facts(state), "4914|4915") == "confederate"
    driver = again(state, hex_)
    assert clause_of(driver, "cruise 4814") == "21.13"
    assert "engage fort-st-philip" in driver.actions


@pytest.mark.clause("21.2.3")
def test_an_ironclad_of_richmond_does_not_change_to_the_york() -> None:
    """2247 lies on the James and on the York; Fort Monroe stands between them."""
    state = waters()
    state.markers[UNION] |= 1 << at("fort-monroe")
    moor(state, "2146", ironclad=1)
    cruise(state, "2146", side=CONFEDERATE).push("cruise 2247", "halt")
    assert SCHEMA.dump(state)["bows"] == {
        "2247": {"ironclad": ["2247|2348", "2247|2347", "2246|2247"]}
    }
    driver = again(state, "2247", side=CONFEDERATE)
    assert clause_of(driver, "cruise 2148") == "21.13"
    assert {"cruise 2146", "engage fort-monroe"} <= set(driver.actions)
    driver.push("cruise 2146", "halt")
    assert not state.bows, "nobody lies there any more"


@pytest.mark.clause("21.2.3")
def test_ships_lie_on_both_rivers_of_a_hex_if_they_may_have_come_by_either() -> None:
    """2519 between the Tennessee and the Cumberland, from Paducah, and down the Tennessee."""
    state = waters()
    moor(state, "2417", river=2)
    cruise(state, "2417").push("cruise 2519", "halt")
    assert not state.bows
    state = waters()
    moor(state, "2718", river=2)
    state.set_fort(CONFEDERATE, at("2417"), 1)
    cruise(state, "2718").push("cruise 2519", "halt")
    assert SCHEMA.dump(state)["bows"]["2519"] == {"river": ["2518|2519", "2519|2618"]}


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("20.4")
def test_nobody_carries_ships_over_land_at_proctorville() -> None:
    """Its inlet leads to the sound, the Mississippi passes on the other side (U70)."""
    state = waters(8)
    for key in ("4814", "ship-island"):
        state.markers[UNION] |= 1 << at(key)
    moor(state, "4814", river=2)
    assert "4915" in ends(state, UNION, "4814")
    assert "ship-island" not in ends(state, UNION, "4814")
    driver = cruise(state, "4814").push("cruise 4915", "halt")
    driver = again(state, "4915")
    assert "cruise 4814" in driver.actions
    assert clause_of(driver, "cruise ship-island") in ("21.13", "21.2.5")
    state = waters(8)
    state.markers[UNION] |= 1 << at("ship-island")
    moor(state, "ship-island", river=2)
    cruise(state, "ship-island").push("cruise 4915", "halt")
    assert fleet_at(state, "4915") == {"river": 2}
    assert not {"4814", "4914"} & ends(state, UNION, "4915")
    again(state, "4915").push("cruise ship-island")
    assert fleet_at(state, "ship-island") == {"river": 2}


@pytest.mark.clause("21.2.3")
def test_ships_do_not_join_others_who_lie_on_another_river() -> None:
    """All ships of a side in a hex lie on one water; who comes by another ends elsewhere."""
    state = waters(8)
    state.markers[UNION] |= 1 << at("ship-island")
    moor(state, "ship-island", river=3)
    cruise(state, "ship-island").push("cruise 5015", "halt")
    moor(state, "4914", river=1)
    assert "4915" in ends(state, UNION, "4914")
    assert "5015" not in ends(state, UNION, "4914")


@pytest.mark.clause("20.1.4")
@pytest.mark.clause("21.4.1")
@pytest.mark.clause("21.2.1")
def test_ships_take_no_sound_and_their_zone_enters_none() -> None:
    """A flotilla off Roanoke leaves the Union's way through Pamlico Sound open (L3599)."""
    state = waters()
    state.markers[UNION] |= 1 << at("hatteras")
    for key in ("roanoke", "3048"):
        state.ships = {}
        moor(state, key, flotilla=1)
        assert who_holds(facts(state), "pamlico") == "union", key
    assert who_holds(facts(state), "3048") == "confederate"


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.4.1")
def test_ships_of_the_ocean_take_no_river_that_they_do_not_enter() -> None:
    """Before Savannah they lie on the coast: the bridge behind Fort Pulaski stays open."""
    state = waters()
    moor(state, "4037", ocean=1)
    found = facts(state)
    assert who_holds(found, "4037|4137") == "confederate"
    assert not found.patrols[UNION] & water_mask("4037|4137", "4036|4037", "3937|4036")
    state.ships = {}
    moor(state, "4037", river=1)
    assert found.fleets != facts(state).fleets, "boats do"


def water_mask(*names: str) -> int:
    return sum(1 << water(name) for name in names)


@pytest.mark.clause("20.1.3")
def test_a_coastal_fort_is_no_source_of_naval_control() -> None:
    """With all ports of its rivers in Union hands Fort Morgan alone holds no river (L3272)."""
    state = waters()
    ports = ("4619", "4620", "4320", "4321", "4022", "4023", "3720", "4019", "3618")
    for key in ports:
        state.markers[UNION] |= 1 << at(key)
    assert who_holds(facts(state), "4022|4023") == "nobody"
    state.markers[UNION] &= ~(1 << at("4022"))
    assert who_holds(facts(state), "4022|4023") == "confederate"


@pytest.mark.clause("21.2.3")
def test_where_ships_lie_is_saved_and_seen_by_all() -> None:
    state = set_up("1862", ("advanced",))
    moor(state, "2247", ironclad=1)
    state.bows[bow_key(at("2247"), SHIPS.index("ironclad"))] = MOORINGS[at("2247")] & water_mask(
        "2148|2247"
    )
    again_ = set_up("1862", ("advanced",))
    SCHEMA.load(again_, SCHEMA.dump(state))
    assert again_.bows == state.bows
    assert view(state, "union", None)["bows"] == {"2247": {"ironclad": ["2148|2247"]}}
    lines = show(state, "union", "2247")["units-confederate"]
    assert {"text": "show-lies-on", "area": "river-york"} in lines


@pytest.mark.clause("21.13.1")
@pytest.mark.clause("20.1.3")
def test_a_coastal_fort_stops_nobody_who_comes_down_the_river_to_its_port() -> None:
    """From Augusta to Savannah, though Fort Pulaski is the Union's; not out to sea."""
    state = waters()
    state.markers[UNION] |= 1 << at("fort-pulaski")
    moor(state, "3634", flotilla=1)
    assert "4137" in ends(state, CONFEDERATE, "3634")
    cruise(state, "3634", side=CONFEDERATE).push("cruise 4137", "halt")
    driver = again(state, "4137", side=CONFEDERATE)
    assert "engage fort-pulaski" in driver.actions
    assert "4038" not in ends(state, CONFEDERATE, "4137")


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.2.5")
def test_in_a_port_behind_a_coastal_fort_ships_lie_on_the_river_and_in_the_harbour() -> None:
    """Savannah: who comes from the sea halts there, and boats go up the river from there."""
    state = waters(8)
    for key in ("fort-pulaski", "4137"):
        state.markers[UNION] |= 1 << at(key)
    moor(state, "chesapeake-bay", ocean=1)
    moor(state, "4137", river=1)
    cruise(state, "chesapeake-bay").push("cruise 4137", "halt")
    assert not state.bows
    assert "3735" in ends(state, UNION, "4137")


@pytest.mark.clause("21.2.3")
def test_ships_of_the_ocean_and_boats_of_a_hex_lie_each_on_their_water() -> None:
    state = waters(8)
    state.markers[UNION] |= 1 << at("ship-island")
    moor(state, "ship-island", ocean=1)
    cruise(state, "ship-island").push("cruise 5015", "halt")
    moor(state, "4914", river=1)
    cruise(state, "4914").push("cruise 5015", "halt")
    assert set(SCHEMA.dump(state)["bows"]["5015"]) == {"ocean", "river"}
    assert "4914" in ends(state, UNION, "5015")
    assert "4914" not in ends(state, UNION, "5015", ocean=True)


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.1")
def test_nobody_runs_guns_to_ships_of_his_that_lie_on_another_river() -> None:
    """1913 on the Missouri and on the Mississippi, with a fort in 1914 (U154)."""
    state = waters()
    moor(state, "1813", river=2)
    state.set_fort(CONFEDERATE, at("1914"), 1)
    runs = [text for text in cruise(state, "1813").actions if text.startswith("run")]
    assert any(text.split()[2] == "1913" for text in runs)
    moor(state, "1913", river=1)
    state.bows[bow_key(at("1913"), SHIPS.index("river"))] = water_mask("1812|1913")
    runs = [text for text in cruise(state, "1813").actions if text.startswith("run")]
    assert not any(text.split()[2] == "1913" for text in runs)


@pytest.mark.clause("21.4.1")
@pytest.mark.clause("21.4.2")
def test_no_zone_reaches_over_land_to_ships_on_another_river() -> None:
    """From 2520 on the Cumberland nobody intercepts ships that come down the Tennessee to 2519."""
    for start, meets in (("2718", False), ("2721", True)):
        state = waters()
        state.set_fort(CONFEDERATE, at("2417"), 1)
        moor(state, "2520", flotilla=1)
        moor(state, start, river=2)
        driver = cruise(state, start)
        driver.push("cruise 2519" if "cruise 2519" in driver.actions else "engage 2520")
        assert (driver.prompt == "prompt-chase") is meets, start


@pytest.mark.clause("21.2.5")
def test_no_hex_of_the_delta_stands_for_the_halt_in_new_orleans() -> None:
    """From the Gulf to 5014, and in the next phase up the river: first to the forts or the city."""
    state = waters(8)
    for key in ("ship-island", "fort-st-philip", "4814"):
        state.markers[UNION] |= 1 << at(key)
    for hex_ in ("5014", "5015", "4916"):
        moor(state, "ship-island", ocean=2)
        cruise(state, "ship-island").push(f"cruise {hex_}", "halt")
        driver = again(state, hex_)
        assert {"cruise 4814", "cruise fort-st-philip"} <= set(driver.actions)
        assert clause_of(driver, "cruise 4011") == "21.2.5"
        state.ships, state.bows = {}, {}


@pytest.mark.clause("21.4.1")
def test_past_its_own_coastal_fort_a_zone_enters_the_first_side_of_the_river() -> None:
    """As the ship on the coast of the example does in R3; past a fort of the enemy it does not."""
    for holder in (UNION, CONFEDERATE):
        state = waters(8)
        state.markers[UNION] |= 1 << at("fort-pulaski") if holder == UNION else 0
        moor(state, "4037", ocean=1)
        state.bows[bow_key(at("4037"), SHIPS.index("ocean"))] = water_mask("4037")
        patrolled = facts(state).patrols[UNION]
        assert bool(patrolled & water_mask("4037|4137")) == (holder == UNION)


@pytest.mark.clause("21.4.1")
@pytest.mark.parametrize(
    ("place", "gate", "beyond"),
    [
        ("3939", "fort-sumter", "3839"),
        ("4236", "fort-pulaski", "4137"),
        ("4721", "fort-morgan", "4620"),
        ("4916", "ship-island", "4915"),
        ("4903", "5101", "5002"),  # L5721-5725: the one way into Galveston Bay
    ],
)
def test_along_the_coast_no_zone_passes_a_gate_of_the_enemy(
    place: str, gate: str, beyond: str
) -> None:
    """As into a river: a harbour behind a fort, a bay and a sound lie over water beside it only."""
    for holder in (UNION, CONFEDERATE):
        state = waters(8)
        state.markers[UNION] |= 1 << at(gate) if holder == UNION else 0
        moor(state, place, ocean=1)
        assert bool(facts(state).patrols[UNION] & water_mask(beyond)) == (holder == UNION)
        assert (who_holds(facts(state), beyond) == "confederate") == (holder == CONFEDERATE)


@pytest.mark.clause("21.2.3")
def test_facts_follow_the_bows() -> None:
    """Who joins on one river turns the others: what is known of the other is forgotten."""
    state = waters()
    state.set_fort(UNION, at("2417"), 1)
    moor(state, "2519", flotilla=1)
    moor(state, "2722", flotilla=2)
    before = facts(state).fleets
    cruise(state, "2722", side=CONFEDERATE).push("moor flotilla", "cruise 2519", "halt")
    live = facts(state).fleets
    assert live != before
    facts(waters())
    assert facts(state).fleets == live


@pytest.mark.clause("20.1.4")
@pytest.mark.clause("21.13.1")
@pytest.mark.parametrize("port", ["3345", "3839", "4619"])
def test_nobody_fights_in_a_port_whose_coastal_fort_stands_before_him(port: str) -> None:
    """Wilmington, Charleston and Mobile from the sea: first Forts Fisher, Sumter, Morgan."""
    state = waters(10)
    moor(state, "chesapeake-bay", ocean=5)
    moor(state, port, flotilla=1)
    found = targets(state, UNION, "chesapeake-bay", ocean=True)
    assert {"fort-fisher", "fort-sumter", "fort-morgan"} <= found
    assert port not in found
    fort = {"3345": "fort-fisher", "3839": "fort-sumter", "4619": "fort-morgan"}[port]
    state.markers[UNION] |= 1 << at(fort)
    assert port in targets(state, UNION, "chesapeake-bay", ocean=True)


@pytest.mark.clause("20.2.2")
def test_no_ship_of_the_confederates_enters_the_box_of_the_bay() -> None:
    """Neither past Fort Monroe from Richmond nor down the York."""
    for start in ("2146", "2148"):
        state = waters()
        state.markers[UNION] |= 1 << at("fort-monroe")
        moor(state, "chesapeake-bay", ocean=1)
        moor(state, start, ironclad=1)
        assert "chesapeake-bay" not in targets(state, CONFEDERATE, start)


@pytest.mark.clause("21.13.1")
def test_who_has_run_the_guns_of_fort_monroe_is_off_hampton() -> None:
    """Of the shores of the bay the nearest, not the first of the map."""
    state = waters()
    state.markers[UNION] |= 1 << at("fort-monroe")
    moor(state, "2146", ironclad=1)
    runs = [text for text in cruise(state, "2146", side=CONFEDERATE).actions if "run" in text[:3]]
    assert [text.split()[1] for text in runs] == ["fort-monroe"]
    end = at(runs[0].split()[2])
    assert min(GRID.distance(end, at(key)) for key in ("2349", "2449")) <= 1


@pytest.mark.clause("21.6.9")
@pytest.mark.clause("21.6.8")
def test_ships_whose_attack_has_failed_go_to_a_friendly_port() -> None:
    """As in the example of naval support (L3796-3799), and not on a voyage of their own."""
    state = waters()
    moor(state, "2516", river=2)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    state.side = UNION
    driver = run(state, NavalDeparture(UNION))
    ports = {place_key(port) for port in members(PORTS & facts(state).held[UNION])}
    ends = {text.split()[1] for text in driver.actions if text.startswith("retire")}
    assert "2416" in ends
    assert ends <= ports


@pytest.mark.clause("21.2.5")
def test_ships_of_the_ocean_stay_out_of_galveston_bay() -> None:
    """Between Galveston, Houston and Liberty boats sail (L5725-5727)."""
    state = waters()
    for key in ("5101", "4901"):
        state.markers[UNION] |= 1 << at(key)
    moor(state, "5101", ocean=1, river=1)
    assert "4901" in ends(state, UNION, "5101")
    assert "4901" not in ends(state, UNION, "5101", ocean=True)


# --- Guns -----------------------------------------------------------------------------------------


def gunboats(place: str, *lying: str, **ships: int) -> CivilWarState:
    """Confederate ships in a place, of each kind on one of its waters (or on all)."""
    state = waters(8)
    moor(state, place, **ships)
    for kind in ships if lying else ():
        state.bows[bow_key(at(place), SHIPS.index(kind.rstrip("_")))] = sum(
            1 << water(key) for key in lying
        )
    return state


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.3")
def test_the_guns_of_ships_in_the_port_of_dover_bear_on_the_cumberland_only() -> None:
    """A fort there is two forts; ships lie on one of the rivers."""
    state = gunboats("2619", flotilla=1)
    assert fire_of(state, CONFEDERATE).around() >> water("2619|2620") & 1
    assert not fire_of(state, CONFEDERATE).around() >> water("2618|2619") & 1
    moor(state, "2418", river=2)
    assert "2818" in ends(state, UNION, "2418"), "past them on the Tennessee"
    assert "2622" not in ends(state, UNION, "2418"), "and not on the Cumberland"
    state.set_fort(CONFEDERATE, at("2619"), 1)
    assert not {"2818", "2622"} & ends(state, UNION, "2418")
    assert fire_of(state, CONFEDERATE).turned == ()


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.1")
def test_ships_bar_the_river_of_a_hex_on_which_they_lie() -> None:
    """2247 lies on the James and on the York."""
    james, york = ("2246|2247", "2247|2347", "2247|2348"), ("2148|2247",)
    for lying, other, reached in ((james, york, False), (york, james, True)):
        state = gunboats("2247", *lying, flotilla=1)
        fire = fire_of(state, CONFEDERATE).around()
        assert all(fire >> water(key) & 1 for key in lying)
        assert not any(fire >> water(key) & 1 for key in other)
        assert ("2146" in ends(state, UNION, "1647")) == reached, "up the James"
        assert "2247" in targets(state, UNION, "1647"), "met on either (U154)"
    state = gunboats("2247", *york, flotilla=1)
    moor(state, "2247", battery=1)
    assert "2146" not in ends(state, UNION, "1647"), "a battery on land bears on both"


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.1")
def test_damaged_ships_of_a_hex_stop_the_laden_on_their_own_river_only() -> None:
    for lying, stopped in (("2247|2347", True), ("2148|2247", False)):
        state = gunboats("2247", lying, flotilla_=1)
        weak = weak_waters(state, UNION) & ~weak_waters(waters(8), UNION)
        assert bool(weak >> water("2247|2347") & 1) == stopped


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.2.6")
def test_ships_of_the_enemy_bar_a_redeployment_on_their_own_river_only() -> None:
    """2519 lies on the Cumberland, on which the Union comes from Dover, and on the Tennessee."""
    for lying, barred in ((("2518|2519", "2519|2618"), False), (("2419|2519", "2519|2520"), True)):
        state = gunboats("2519", *lying, flotilla=1)
        station(state, UNION, "2619", 1)
        moor(state, "2619", river=1)
        driver = run(state, Redeployment())
        assert ("redeploy 2619 2416" not in driver.actions) == barred


@pytest.mark.clause("21.13")
def test_guns_before_the_hexside_on_which_ships_would_lie_are_told() -> None:
    """In 2246 they lie above the battery in 2147, though the hex begins below it (U142)."""
    state = gunboats("2147", battery=1)
    moor(state, "2348", river=1)
    denial = cruise(state, "2348").why("cruise 2246")
    assert denial is not None
    assert (denial.key, dict(denial.args)) == ("deny-guns-in-way", {"place": "2147"})


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.2.5")
def test_no_ship_crosses_beaufort_from_pamlico_sound_to_the_ocean() -> None:
    """L5735-5737: Hatteras is the only way into the sound and out of it (L5647-5651)."""
    state = waters()
    moor(state, "3047", flotilla=1)
    cruise(state, "3047", side=CONFEDERATE).push("cruise 3148", "halt")
    found = ends(state, CONFEDERATE, "3148")
    assert "3047" in found
    assert not {"3147", "fort-macon"} & found
    moor(state, "3147", ironclad=1)
    again(state, "3147", side=CONFEDERATE).push("cruise 3148", "halt")
    driver = again(state, "3148", side=CONFEDERATE).push("moor flotilla")
    assert "cruise 3147" in driver.actions
    assert "cruise 3047" not in driver.actions


@pytest.mark.clause("21.2.3")
def test_the_map_shows_towards_which_river_ships_have_turned_their_bows() -> None:
    state = gunboats("2247", "2148|2247", flotilla=2)
    moor(state, "2146", ironclad=1)
    fleets = {
        marker.place: marker.towards
        for marker in tableau(state, "observer").layout.markers
        if marker.kind == "fleet"
    }
    assert fleets == {"2146": (), "2247": ("2148",)}
    state.bows[bow_key(at("2247"), SHIPS.index("flotilla"))] = sum(
        1 << water(key) for key in ("2246|2247", "2247|2347", "2247|2348")
    )
    (marker,) = [
        one
        for one in tableau(state, "union").layout.markers
        if (one.place, one.kind) == ("2247", "fleet")
    ]
    assert marker.towards == ("2246", "2347", "2348")
