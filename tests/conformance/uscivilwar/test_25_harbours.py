"""21.2.4, 21.2.5, 21.13: how ships pass a Coastal Fort into its port and out again."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.components import CONFEDERATE, UNION, place_key
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.sea.routes import voyage
from longroll.titles.uscivilwar.ships.coal import begin_phase
from longroll.titles.uscivilwar.ships.departure import NavalDeparture
from longroll.titles.uscivilwar.ships.lanes import Passage, both, ports_passed, reach
from longroll.titles.uscivilwar.ships.pieces import FLOTILLA, IRONCLAD, OCEAN, RIVER
from longroll.titles.uscivilwar.state import CivilWarState
from longroll.titles.uscivilwar.strategic import StrategicMovement
from tests.conformance.uscivilwar.table import at, bare, keys, station
from tests.conformance.uscivilwar.test_21_ships import cruise, ends, run, targets
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters

PORTS = {"3148": "macon", "3345": "fisher", "3839": "sumter", "4137": "pulaski", "4722": "pickens"}


def runs(state: CivilWarState, side: int, place: str, kind: int) -> set[tuple[str, str]]:
    """Whom ships of a kind pass, and where they are then, if the way leads up no river."""
    ways = reach(state, side, at(place), kind, 0).passages
    return {(place_key(way.posts[0]), place_key(way.end)) for way in ways if not any(way.ups)}


def held_by(side: int, *places: str) -> CivilWarState:
    """An empty map on which a side holds some places."""
    state = waters(8)
    for key in places:
        state.markers[1 - side] &= ~(1 << at(key))
        state.markers[side] |= 1 << at(key)
    return state


@pytest.mark.clause("21.13.1")
@pytest.mark.parametrize("port", sorted(PORTS))
@pytest.mark.parametrize("guard", ["", "hull", "battery", "ironclad"])
def test_ships_of_the_ocean_run_past_a_coastal_fort_into_its_port(port: str, guard: str) -> None:
    """L4028-4034: only troops are kept from it; a foe in the port is fought there (L5370-5373)."""
    state = held_by(CONFEDERATE, f"fort-{PORTS[port]}", port)
    if guard:
        moor(state, port, **{guard: 1})
    assert runs(state, UNION, "chesapeake-bay", OCEAN) >= {(f"fort-{PORTS[port]}", port)}
    assert port not in targets(state, UNION, "chesapeake-bay", ocean=True), "first the fort"


@pytest.mark.clause("21.13.1")
def test_who_has_run_past_fort_pulaski_lies_in_savannah_and_runs_out_again() -> None:
    state = held_by(CONFEDERATE, "fort-pulaski", "4137")
    moor(state, "chesapeake-bay", ocean=5)
    cruise(state, "chesapeake-bay", 1).push("run fort-pulaski 4137", "halt")
    assert fleet_at(state, "4137") == {"ocean": 5}
    assert run(state, NavalDeparture(UNION)).over, "nobody of the enemy lies in the hex"
    begin_phase(state)
    driver = cruise(state, "4137", 1)
    assert "engage fort-pulaski" in driver.actions
    driver.push("run fort-pulaski chesapeake-bay", "halt")
    assert fleet_at(state, "chesapeake-bay") == {"ocean": 5}


@pytest.mark.clause("21.2.3")
@pytest.mark.parametrize(
    ("fort", "port"), [("monroe", "2449"), ("sumter", "3839"), ("pickens", "4722")]
)
@pytest.mark.parametrize(("side", "kind"), [(UNION, "ocean"), (CONFEDERATE, "ironclad")])
def test_ships_stay_in_a_harbour_behind_a_coastal_fort_of_the_enemy(
    fort: str, port: str, side: int, kind: str
) -> None:
    """It is neither a hex nor a hexside with NSP of the enemy: Norfolk behind Fort Monroe."""
    state = held_by(1 - side, f"fort-{fort}")
    moor(state, port, **{kind: 1})
    state.side = side
    assert run(state, NavalDeparture(side)).over
    assert fleet_at(state, port) == {kind: 1}


@pytest.mark.clause("21.2.3")
@pytest.mark.parametrize(
    ("place", "fort", "kind", "leaves"),
    [
        ("4137", "4037", "river", False),
        ("4509", "4510", "river", False),
        ("4509", "4510", "ocean", True),
    ],
)
def test_ships_leave_where_forts_bear_on_all_their_waters(
    place: str, fort: str, kind: str, *, leaves: bool
) -> None:
    """Boats lie in the harbour of Savannah, or on another river; ships of the ocean do not."""
    state = held_by(CONFEDERATE, "fort-pulaski")
    state.set_fort(CONFEDERATE, at(fort), 1)
    moor(state, place, **{kind: 1})
    state.side = UNION
    assert run(state, NavalDeparture(UNION)).over != leaves


@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.6.8")
def test_who_has_run_the_guns_fights_in_the_port_and_runs_them_again_if_he_loses() -> None:
    state = held_by(CONFEDERATE, "fort-sumter", "3839")
    moor(state, "chesapeake-bay", ocean=3)
    moor(state, "3839", ironclad=1)
    driver = cruise(state, "chesapeake-bay", 4, 1, 6).push("run fort-sumter 3839", "meet")
    assert driver.prompt == "prompt-withdraw"
    assert driver.actions == ["retire chesapeake-bay"]


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.13.1")
@pytest.mark.parametrize(
    ("coast", "port"),
    [("3147", "3148"), ("3245", "3345"), ("3840", "3839"), ("4236", "4137"), ("4723", "4722")],
)
@pytest.mark.parametrize(("side", "kind"), [(UNION, RIVER), (CONFEDERATE, FLOTILLA)])
def test_boats_on_the_coast_meet_the_fort_of_the_port_beside_them(
    coast: str, port: str, side: int, kind: int
) -> None:
    """They sail from coast to coast; an enemy between two of them is fought or run like any."""
    fort = f"fort-{PORTS[port]}"
    state = held_by(1 - side, fort)
    assert fort in targets(state, side, coast)
    assert (fort, port) in runs(state, side, coast, kind)


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.13.1")
@pytest.mark.parametrize(("port", "coasts"), [("4137", {"4037", "4236"}), ("3345", {"3245"})])
def test_boats_run_out_of_a_port_on_a_river_past_its_fort(port: str, coasts: set[str]) -> None:
    fort = f"fort-{PORTS[port]}"
    state = held_by(UNION, fort)
    assert runs(state, CONFEDERATE, port, FLOTILLA) >= {(fort, coast) for coast in coasts}
    assert not coasts & targets(state, CONFEDERATE, port)


@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.6.7")
def test_who_has_beaten_a_coastal_fort_lies_on_both_sides_of_it() -> None:
    """With twice its NSP boats sail on to either side, and a half of them goes back."""
    state = held_by(UNION, "fort-sumter")
    state.markers[CONFEDERATE] |= 1 << at("3839")
    moor(state, "3840", flotilla=8)
    driver = cruise(state, "3840", 6, 6, 1, side=CONFEDERATE).push("engage fort-sumter")
    assert {"cruise 3839", "cruise 3939"} <= set(driver.actions)


@pytest.mark.clause("5.7")
@pytest.mark.clause("21.2.5")
def test_no_ship_halts_in_a_hex_that_is_not_playable() -> None:
    """L632-637: it may enter it. 2902 lies in the Indian Territory, on the Arkansas."""
    state = waters()
    assert {"2903", "3002"} & ends(state, CONFEDERATE, "3207")
    assert "2902" not in ends(state, CONFEDERATE, "3207")


@pytest.mark.clause("21.10.3")
@pytest.mark.clause("21.6.8")
@pytest.mark.parametrize("lost", [True, False])
def test_a_beaten_ironclad_that_is_damaged_off_a_port_of_the_enemy_is_lost(*, lost: bool) -> None:
    """Whoever is under construction and must retreat is eliminated, but in a port of his side."""
    state = waters()
    if lost:
        station(state, UNION, "2417", 1)
    else:
        held = held_by(CONFEDERATE, "2417")
        state.markers = held.markers
    moor(state, "2417", ironclad=1)
    moor(state, "2416", river=1)
    driver = cruise(state, "2416", 4, 1, 1).push("engage 2417")
    assert [event.key for event in driver.events if event.key == "ship-damaged"]
    assert fleet_at(state, "2417") == ({"river": 1} if lost else {"hull": 1, "river": 1})


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.6.8")
def test_no_ship_of_the_ocean_turns_aside_to_proctorville_on_its_way_back() -> None:
    """L5783-5787: the water is too shallow; the river passes the hex, and 5015 beside it."""
    state = held_by(UNION, "4814", "fort-st-philip")
    moor(state, "4814", ocean=2)
    moor(state, "4721", flotilla=1)
    driver = cruise(state, "4814", 3, 4).push("engage 4721")
    assert driver.prompt == "prompt-withdraw"
    assert "retire 4814" in driver.actions
    assert "retire 4915" not in driver.actions


@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.6.1")
@pytest.mark.parametrize(
    ("hex_", "start"),
    [("1749", "chesapeake-bay"), ("4916", "fort-st-philip"), ("3049", "hatteras")],
)
def test_ships_are_fought_in_hexes_that_are_all_water_too(hex_: str, start: str) -> None:
    """Who lies there is met like anybody else."""
    state = held_by(UNION, "fort-st-philip", "hatteras")
    assert hex_ in ends(state, UNION, start)
    moor(state, hex_, flotilla=1)
    assert hex_ in targets(state, UNION, start)
    assert hex_ not in ends(state, UNION, start)


@pytest.mark.clause("3.2.A")
@pytest.mark.clause("21.2.6")
def test_ships_redeploy_before_sp_move_strategically_or_after() -> None:
    """L226-237: in any order, and once."""
    state = waters()
    moor(state, "2416", river=2)
    moor(state, "1813", river=1)
    driver = run(state, StrategicMovement(UNION)).push("redeployment")
    driver.push("redeploy 1813 2416")
    assert fleet_at(state, "2416") == {"river": 3}
    assert driver.prompt == "prompt-strategic"
    assert "redeployment" not in driver.actions
    driver.push("done")
    assert driver.over, "they have had their turn"
    state.ships.clear()
    assert "redeployment" not in run(state, StrategicMovement(UNION)).actions
    moor(state, "2416", river=2)
    assert "redeployment" not in run(state, StrategicMovement(CONFEDERATE)).actions
    assert run(state, StrategicMovement(UNION)).push("done").prompt == "prompt-redeploy"


@pytest.mark.clause("21.10.3")
@pytest.mark.parametrize(
    ("start", "end", "passed"),
    [
        *(("3812", "3810", 0), ("3812", "3710", 1), ("3812", "3610", 2)),
        *(("3812", "4407", 0), ("3812", "4205", 1), ("3812", "3904", 2)),
        *(("2146", "1747", 1), ("2146", "1647", 2), ("3610", "3812", 0)),
    ],
)
def test_an_ironclad_that_comes_down_a_river_passes_one_port_up_the_next(
    start: str, end: str, passed: int
) -> None:
    """L4304-4315: down the Yazoo or the James as it likes, up the next river past one port."""
    state = waters()
    moor(state, start, ironclad=1)
    assert ports_passed(at(start), at(end)) == passed
    found = reach(state, CONFEDERATE, at(start), IRONCLAD, 0).ends
    assert found >> at(end) & 1 or end == "1647"
    light = both(state, CONFEDERATE, at(start), {IRONCLAD}, 0).ends
    assert light >> at(end) & 1 == (passed < 2)


@pytest.mark.clause("20.3.4")
@pytest.mark.parametrize("fort", [UNION, CONFEDERATE])
def test_a_transport_comes_from_the_coast_into_a_river_past_its_own_coastal_fort(
    fort: int,
) -> None:
    """From Beaufort in South Carolina up the Savannah, as ships do (U87)."""
    state = bare()
    for key in ("4038", "4137"):
        state.markers[UNION] |= 1 << at(key)
    state.markers[fort] |= 1 << at("fort-pulaski")
    found = keys(voyage(facts(state), UNION, at("4038")).ends)
    assert "4037" in found, "along the coast"
    assert ("3835" in found) == (fort == UNION), "up the river"


@pytest.mark.clause("21.13.1")
@pytest.mark.clause("21.2.4")
def test_ships_past_the_guns_of_one_fort_fight_the_next_or_pass_it_too() -> None:
    """Between Columbus and New Madrid there is no water on which nobody fires."""
    state = waters()
    moor(state, "2416", river=4)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    moor(state, "2515", flotilla=1)
    assert {"2515", "2614"} == {end for _, end in runs(state, UNION, "2416", RIVER)}
    driver = cruise(state, "2416", 1, 6, 6, 1, 1)
    notes = AIDS.notes(state, "union")
    assert [dict(notes[parse(f"run 2516 {end}")].args)["fights"] for end in (2515, 2614)] == [1, 0]
    driver.push("run 2516 2515")
    assert driver.values("naval-attack")[0]["place"] == "2515"
    assert driver.prompt == "prompt-withdraw", "a tie"
    assert driver.actions == ["retire 2416"], "past the guns again"


@pytest.mark.clause("21.13.1")
def test_ships_past_two_posts_run_the_guns_of_both() -> None:
    state = waters()
    moor(state, "2416", river=4)
    for fort in ("2516", "2515"):
        state.set_fort(CONFEDERATE, at(fort), 1)
    driver = cruise(state, "2416", 1, 1).push("run 2516 2614")
    assert [told["place"] for told in driver.values("guns")] == ["2516", "2515"]
    assert fleet_at(state, "2614") == {"river": 4}


@pytest.mark.clause("21.13.1")
def test_there_is_one_order_to_run_past_an_enemy_to_a_place() -> None:
    """Up the river or not: the owner chooses the hexside on which they lie (21.2.3)."""
    rivers, harbour = waters(), held_by(CONFEDERATE, "fort-sumter")
    moor(rivers, "1834", flotilla=1)
    harbour.set_fort(CONFEDERATE, at("3839"), 1)
    for state, place, kind, first, end in (
        (rivers, "1735", RIVER, "1834", "1934"),
        (harbour, "chesapeake-bay", OCEAN, "fort-sumter", "3839"),
    ):
        ways = reach(state, UNION, at(place), kind, 0).passages
        found = [way for way in ways if (way.posts[0], way.end) == (at(first), at(end))]
        assert found == [Passage((at(first),), at(end), (0,))]


@pytest.mark.clause("21.2.5")
def test_ocean_ships_are_offered_no_river_on_which_they_do_not_sail() -> None:
    """Savannah's port lies at the mouth of a river, and ocean ships on its sea alone."""
    for kind, rivers in (("ocean", {"river-mississippi"}), ("river", None)):
        state = waters(8)
        state.markers[UNION] |= 1 << at("4037") | 1 << at("4814") | 1 << at("fort-st-philip")
        moor(state, "chesapeake-bay", **{kind: 1})
        driver = cruise(state, "chesapeake-bay")
        bound = {one.args[0] for one in driver.decision.actions if one.verb == "bound"}
        assert bound
        found = {name for name in bound if name.startswith("river-")}
        assert found <= rivers if rivers is not None else len(found) > 1
