"""6, 9.1 and 20.1: control of places, of railroads and of waters, and zones of influence."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.components import (
    BORDER,
    CONFEDERATE,
    PLACE,
    REALMS,
    SHIPS,
    SOUTHERN,
    STATE,
    UNION,
)
from longroll.titles.uscivilwar.control import closed_kentucky
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.ground import FERRIES, OPEN_TO, REALM, RESOURCES
from longroll.titles.uscivilwar.markers import can_mark, place_marker
from longroll.titles.uscivilwar.naval_control import Fleets
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState, ship_key
from longroll.titles.uscivilwar.zones import rail_steps
from tests.conformance.uscivilwar.table import at, bare, keys, station, who_holds

# --- Places ---------------------------------------------------------------------------------------


@pytest.mark.clause("6.1.1")
@pytest.mark.clause("6.1.2")
def test_towns_of_a_state_belong_to_its_side_without_markers() -> None:
    found = facts(bare())
    assert found.held[UNION] >> at("Harrisburg") & 1
    assert found.held[CONFEDERATE] >> at("Atlanta") & 1
    assert not found.held[UNION] >> PLACE["1001"] & 1, "open country belongs to nobody"
    for key in ("Louisville", "St. Louis", "Wheeling"):
        assert found.held[UNION] >> at(key) & 1


@pytest.mark.clause("6.3")
def test_who_has_a_marker_or_units_has_the_place() -> None:
    state = bare()
    atlanta = at("Atlanta")
    state.markers[UNION] |= 1 << atlanta
    assert facts(state).held[UNION] >> atlanta & 1
    assert not facts(state).held[CONFEDERATE] >> atlanta & 1
    station(state, CONFEDERATE, "Atlanta", 1)
    assert facts(state).held[CONFEDERATE] >> atlanta & 1, "SP against a mere marker"
    assert not facts(state).held[UNION] >> atlanta & 1
    state.take(CONFEDERATE, atlanta, 1)
    state.set_militia(CONFEDERATE, STATE["GA"], atlanta)
    assert facts(state).held[CONFEDERATE] >> atlanta & 1


@pytest.mark.clause("6.3")
def test_of_a_place_with_both_the_defender_has_control() -> None:
    state = bare()
    place = station(state, CONFEDERATE, "1746", 2)
    station(state, UNION, "1746", 3)
    state.side = UNION
    assert facts(state).held[CONFEDERATE] >> place & 1
    assert not facts(state).held[UNION] >> place & 1
    state.side = CONFEDERATE
    assert facts(state).held[UNION] >> place & 1


@pytest.mark.clause("10.1.1")
def test_an_entrenchment_is_a_marker_of_control() -> None:
    state = bare()
    state.trenches[UNION] |= 1 << at("Atlanta")
    assert facts(state).held[UNION] >> at("Atlanta") & 1


@pytest.mark.clause("17.1.3")
def test_neutral_kentucky_is_nobodys() -> None:
    state = bare()
    state.border[0] = -1
    found = facts(state)
    for side in (UNION, CONFEDERATE):
        assert not found.held[side] >> at("Louisville") & 1
        assert not found.rails[side] >> at("Louisville") & 1
        assert not supply(found, side).lines.through >> at("Bowling Green") & 1


@pytest.mark.clause("6.2.1")
@pytest.mark.clause("6.2.3")
def test_where_control_markers_may_lie() -> None:
    state = bare()
    able = can_mark(state, UNION)
    for key in ("3529", "2619", "fort-sumter", "hatteras", "4718"):
        assert able >> PLACE[key] & 1, key
    for key in ("1247", "2025", "2721", "4909", "texas-north", "chesapeake-bay"):
        assert not able >> PLACE[key] & 1, key
    place_marker(Play(state, Scripted()), UNION, PLACE["3529"])
    assert not can_mark(state, UNION) >> PLACE["3529"] & 1
    place_marker(Play(state, Scripted()), CONFEDERATE, PLACE["1247"])
    place_marker(Play(state, Scripted()), UNION, PLACE["1247"])
    assert not state.markers[CONFEDERATE], "one marker takes the other away"


@pytest.mark.clause("2.1.2")
@pytest.mark.clause("17.1.1")
@pytest.mark.clause("17.1.2")
def test_northern_southern_and_border_states() -> None:
    kinds = {realm.key: realm.kind for realm in REALMS}
    assert {key for key, kind in kinds.items() if kind == BORDER} == {"KY", "MO", "WV"}
    assert len([key for key, kind in kinds.items() if kind == SOUTHERN]) == 11
    state = set_up("1861", ())
    assert facts(state).held[CONFEDERATE] >> at("Wheeling") & 1
    assert facts(state).held[UNION] >> PLACE["1813"] & 1
    assert keys(RESOURCES & REALM[STATE["WV"]]) == {"1338", "1539", "1935"}


@pytest.mark.clause("20.2.2")
def test_the_chesapeake_box_is_the_unions_alone() -> None:
    box = PLACE["chesapeake-bay"]
    assert OPEN_TO[UNION] >> box & 1
    assert not OPEN_TO[CONFEDERATE] >> box & 1
    found = facts(bare())
    assert (
        found.held[UNION] & supply(found, UNION).sources & supply(found, UNION).supplied & 1 << box
    )


# --- Zones ----------------------------------------------------------------------------------------


@pytest.mark.clause("9.1.A")
@pytest.mark.clause("9.1")
def test_a_zone_covers_six_hexes_but_those_behind_a_navigable_river() -> None:
    state = bare()
    station(state, CONFEDERATE, "3417", 2)
    assert keys(facts(state).zones[CONFEDERATE]) == {"3416", "3418", "3317", "3318", "3517", "3518"}
    state = bare()
    station(state, CONFEDERATE, "2516", 2)
    zone = keys(facts(state).zones[CONFEDERATE])
    assert "2416" not in zone, "Cairo lies across the Ohio"
    assert "2415" not in zone, "Missouri lies across the Mississippi"
    assert "2515" in zone, "no river parts it from New Madrid"


@pytest.mark.clause("9.1.B")
@pytest.mark.clause("9.1.C")
@pytest.mark.clause("9.1.D")
@pytest.mark.clause("9.1")
def test_a_zone_ends_at_barriers_and_at_what_the_enemy_holds() -> None:
    state = bare()
    station(state, UNION, "4011", 2)
    assert not facts(state).zones[UNION] >> PLACE["3911"] & 1, "impassable"
    state = bare()
    station(state, CONFEDERATE, "1546", 2)  # Frederick
    zone = facts(state).zones[CONFEDERATE]
    assert zone >> PLACE["1446"] & 1
    station(state, UNION, "1446", 1)
    assert not facts(state).zones[CONFEDERATE] >> PLACE["1446"] & 1, "SP keep it out"
    station(state, CONFEDERATE, "1248", 1)
    assert not facts(state).zones[CONFEDERATE] >> at("Harrisburg") & 1, "an enemy Objective hex"


@pytest.mark.clause("9.1")
def test_who_is_on_the_move_has_no_zone_and_keeps_none_out() -> None:
    state = bare()
    here = station(state, UNION, "3417", 3)
    station(state, CONFEDERATE, "3418", 2)
    found = facts(state)
    assert not found.zones[CONFEDERATE] >> here & 1
    assert found.zone(CONFEDERATE, moving=1 << here) >> here & 1
    assert not found.zone(UNION, moving=1 << here)


@pytest.mark.clause("9.1")
@pytest.mark.clause("5.4.3")
def test_a_zone_passes_a_bridge_unless_the_enemy_has_the_river() -> None:
    """Fredericksburg: the railroad bridge over the Rappahannock to 1846."""
    state = bare()
    station(state, CONFEDERATE, "1946", 2)
    assert facts(state).zones[CONFEDERATE] >> PLACE["1846"] & 1
    state.set_fort(UNION, PLACE["1846"], 1)
    state.markers[UNION] |= 1 << PLACE["1846"]
    assert who_holds(facts(state), "1846|1946") == "union"
    state.set_fort(UNION, PLACE["1846"], 0)
    station(state, UNION, "1947", 1)
    state.set_fort(UNION, PLACE["1947"], 1)
    assert who_holds(facts(state), "1946|1947") == "union"


@pytest.mark.clause("2.2.3")
@pytest.mark.clause("9.1")
def test_forts_and_militia_have_a_zone_and_garrisons_none() -> None:
    state = bare()
    assert not facts(state).zones[UNION], "garrisons of the North"
    state.set_fort(UNION, PLACE["3417"], 1)
    assert facts(state).zones[UNION].bit_count() == 6
    state.set_militia(CONFEDERATE, STATE["GA"], at("Atlanta"))
    assert facts(state).zones[CONFEDERATE].bit_count() == 6


# --- Railroads ------------------------------------------------------------------------------------


@pytest.mark.clause("6.5.1")
def test_a_railroad_belongs_to_whom_it_leads_from_an_objective_or_resource_hex() -> None:
    found = facts(bare())
    assert found.rails[UNION] >> at("Harrisburg") & 1
    assert found.rails[CONFEDERATE] >> at("Atlanta") & 1
    assert not found.rails[UNION] & found.rails[CONFEDERATE]


@pytest.mark.clause("6.5.1")
def test_an_enemy_or_his_zone_stops_the_control_of_a_railroad() -> None:
    """Louisville and Nashville: 2423 Bowling Green, 2523, 2623 Gallatin, 2622, 2722 Nashville."""
    state = bare()
    assert facts(state).rails[UNION] >> PLACE["2523"] & 1, "no Confederate stands near"
    assert not facts(state).rails[UNION] >> PLACE["2623"] & 1, "Gallatin is a Confederate town"
    state.markers[UNION] |= 1 << PLACE["2623"]
    assert facts(state).rails[UNION] >> PLACE["2622"] & 1
    station(state, CONFEDERATE, "2624", 3)
    held = facts(state).rails
    assert not held[UNION] >> PLACE["2623"] & 1, "in the zone of 2624"
    station(state, UNION, "2623", 1)
    assert facts(state).rails[UNION] >> PLACE["2623"] & 1, "SP keep the zone out"


@pytest.mark.clause("6.5.2")
def test_the_unions_control_drives_the_other_back_to_the_next_town() -> None:
    rails = facts(bare()).rails
    between = PLACE["2523"]
    assert rails[UNION] >> between & 1
    assert not rails[CONFEDERATE] >> between & 1
    assert rails[CONFEDERATE] >> PLACE["2623"] & 1
    state = bare()
    station(state, CONFEDERATE, "2523", 1)
    assert facts(state).rails[CONFEDERATE] >> between & 1, "a Confederate SP stops it"


@pytest.mark.clause("5.4.4")
def test_a_ferry_joins_a_railroad_and_is_no_bridge() -> None:
    """Wheeling and Bellaire, on either side of the Ohio."""
    state = bare()
    station(state, UNION, "1338", 1)
    assert not facts(state).zones[UNION] >> PLACE["1337"] & 1
    assert facts(state).rails[UNION] >> PLACE["1337"] & 1
    assert facts(state).rails[UNION] >> PLACE["1338"] & 1


@pytest.mark.clause("5.8.5")
def test_the_ferries_of_mobile_and_simmesport_want_both_ends_and_the_water() -> None:
    state = bare()
    assert rail_steps(facts(state).board, *_held(state), CONFEDERATE).price(*_ends(1)) == 1
    state.markers[UNION] |= 1 << at("Blakeley")
    assert rail_steps(facts(state).board, *_held(state), CONFEDERATE).price(*_ends(1)) == 0
    state = bare()
    station(state, CONFEDERATE, "4510", 1)
    steps = supply(facts(state), CONFEDERATE).lines.steps
    assert who_holds(facts(state), "4509|4510") == "union"
    assert steps.price(*_ends(0)) == 0
    state.set_fort(CONFEDERATE, at("Vicksburg"), 1)
    steps = supply(facts(state), CONFEDERATE).lines.steps
    assert steps.price(*_ends(0)) > 0


def _held(state: CivilWarState) -> tuple[tuple[int, int], Fleets]:
    return facts(state).held, facts(state).fleets


def _ends(number: int) -> tuple[int, int]:
    return FERRIES[number][0], FERRIES[number][1]


# --- Naval control --------------------------------------------------------------------------------


@pytest.mark.clause("20.1.2")
@pytest.mark.clause("20.1.3")
def test_control_of_the_union_comes_from_its_ports_and_from_the_sea() -> None:
    found = facts(bare())
    for key in (
        "atlantic",
        "gulf",
        "chesapeake",
        "2416|2516",
        "1812|1813",
        "3012|3013",
    ):
        assert who_holds(found, key) == "union", key
    for key in ("mobile-bay", "pamlico", "2246|2247", "4037|4137"):
        assert who_holds(found, key) == "confederate", key


@pytest.mark.clause("20.1.4")
@pytest.mark.clause("20.2.1")
def test_confederate_ports_of_the_south_stop_it_on_rivers_of_type_1() -> None:
    """The first drawing of the text: Dover and Clarksville stop it, Memphis does not."""
    found = facts(bare())
    assert who_holds(found, "3012|3013") == "union", "Memphis, on a river of type 2"
    assert who_holds(found, "2620|2721") == "confederate", "Clarksville, on the Cumberland"
    assert who_holds(found, "2520|2619") == "confederate", "Dover is a port of the Cumberland"
    assert who_holds(found, "2618|2619") == "union", "and not of the Tennessee"


@pytest.mark.clause("20.1.4")
def test_an_entrenchment_stops_control_on_rivers_of_type_1_only() -> None:
    state = bare()
    place = station(state, CONFEDERATE, "2418", 1)  # A: between the Ohio and the Tennessee
    state.trenches[CONFEDERATE] |= 1 << place
    found = facts(state)
    assert who_holds(found, "2418|2518") != "union"
    assert who_holds(found, "2318|2418") == "union", "the Ohio"
    assert who_holds(found, "2618|2619") != "union", "nor what lies beyond"


@pytest.mark.clause("20.1.4")
@pytest.mark.clause("10.2.1")
def test_a_fort_stops_it_on_both_types() -> None:
    """The Confederate fort at Columbus: the Mississippi is friendly at and below it."""
    state = bare()
    state.markers[CONFEDERATE] |= 1 << PLACE["2515"]  # New Madrid is a Union port else
    state.set_fort(CONFEDERATE, PLACE["2516"], 1)
    found = facts(state)
    assert who_holds(found, "2415|2516") == "confederate"
    assert who_holds(found, "3012|3013") == "confederate"
    assert who_holds(found, "2416|2516") == "confederate", "the side at Cairo, whose port is none"
    assert who_holds(found, "2415|2416") == "union", "above it"


@pytest.mark.clause("20.1.4")
def test_a_fort_at_dover_stops_it_on_two_rivers() -> None:
    state = bare()
    state.set_fort(CONFEDERATE, at("Dover"), 1)
    found = facts(state)
    assert who_holds(found, "2618|2619") == "confederate"
    assert who_holds(found, "2520|2619") == "confederate"


@pytest.mark.clause("20.1.4")
def test_entrenchments_of_the_union_stop_the_confederates_and_give_no_control() -> None:
    """C of the second drawing: between it and A the Tennessee is nobody's."""
    state = bare()
    for side, key in ((CONFEDERATE, "2418"), (UNION, "2719")):
        station(state, side, key, 1)
        state.trenches[side] |= 1 << PLACE[key]
    found = facts(state)
    assert who_holds(found, "2518|2519") == "nobody"
    assert who_holds(found, "2818|2819") == "confederate"


@pytest.mark.clause("20.1.3")
def test_forts_give_control_of_their_own_sides() -> None:
    """The fort at Nashville: control of its sides, and no source, for Tennessee is Southern."""
    state = bare()
    state.set_fort(UNION, at("Nashville"), 1)
    found = facts(state)
    assert who_holds(found, "2621|2722") == "union"
    assert who_holds(found, "2621|2721") == "confederate"


@pytest.mark.clause("20.1.5")
def test_two_forts_on_a_side_cancel_each_other() -> None:
    state = bare()
    state.set_fort(CONFEDERATE, PLACE["2516"], 1)
    state.set_fort(UNION, PLACE["2416"], 1)
    assert who_holds(facts(state), "2416|2516") == "nobody"
    assert who_holds(facts(state), "2415|2416") == "union"


@pytest.mark.clause("20.1.5")
def test_a_fort_overrides_entrenchments_and_ports() -> None:
    """L5453-5467: a Union fort in A undoes the Confederate control of the side to B."""
    state = bare()
    assert who_holds(facts(state), "4827|4828") == "confederate"
    state.set_fort(UNION, PLACE["4828"], 1)
    assert who_holds(facts(state), "4827|4828") == "union"
    state.set_fort(CONFEDERATE, PLACE["4827"], 1)
    assert who_holds(facts(state), "4827|4828") == "nobody"


@pytest.mark.clause("20.1.3")
def test_muscle_shoals_belongs_to_who_has_decatur_and_stevenson() -> None:
    state = bare()
    side = "3222|3322"
    assert who_holds(facts(state), side) == "confederate"
    state.markers[UNION] |= 1 << at("3221")
    assert who_holds(facts(state), side) == "nobody"
    state.markers[UNION] |= 1 << at("Stevenson")
    assert who_holds(facts(state), side) == "union"


@pytest.mark.clause("20.1.4")
@pytest.mark.parametrize(
    ("gate", "beyond"),
    [
        ("fort-morgan", "mobile-bay"),
        ("hatteras", "pamlico"),
        ("ship-island", "mississippi-sound"),
        ("fort-pulaski", "4037|4137"),
        ("5101", "galveston-bay"),
    ],
)
def test_coastal_forts_and_islands_shut_what_lies_behind(gate: str, beyond: str) -> None:
    state = bare()
    assert who_holds(facts(state), beyond) == "confederate"
    state.markers[UNION] |= 1 << PLACE[gate]
    assert who_holds(facts(state), beyond) == "union" or beyond == "4037|4137"


@pytest.mark.clause("20.1.3")
def test_new_orleans_is_opened_by_the_forts_below_it() -> None:
    """The whole river is the Union's where no fort stands; with one above it is cut in two."""
    state = bare()
    state.set_fort(CONFEDERATE, at("Vicksburg"), 1)
    assert who_holds(facts(state), "4814|4914") == "confederate"
    state.markers[UNION] |= 1 << PLACE["fort-st-philip"]
    assert who_holds(facts(state), "4814|4914") == "union"
    assert who_holds(facts(state), "4010|4011") == "confederate"
    assert who_holds(facts(state), "3012|3013") == "union"


@pytest.mark.clause("20.1.3")
def test_brashear_city_opens_no_way_to_the_mississippi() -> None:
    """L5665-5673."""
    state = bare()
    state.set_fort(CONFEDERATE, at("Simmesport"), 1)
    state.set_fort(CONFEDERATE, at("Vicksburg"), 1)
    state.markers[UNION] |= 1 << at("Brashear City")
    assert who_holds(facts(state), "4910|4911") != "union"


@pytest.mark.clause("20.1.4")
def test_vicksburg_leaves_the_yazoo_open() -> None:
    """L5527-5533: its fort does not bear on hex A."""
    state = bare()
    state.set_fort(CONFEDERATE, at("Vicksburg"), 2)
    found = facts(state)
    assert who_holds(found, "4010|4011") == "confederate"
    assert who_holds(found, "@3911") == "union"


@pytest.mark.clause("20.1.4")
def test_an_entrenchment_in_new_madrid_stops_nothing_and_a_fort_does() -> None:
    """L5772-5774."""
    state = bare()
    place = station(state, CONFEDERATE, "2515", 1)
    state.trenches[CONFEDERATE] |= 1 << place
    assert who_holds(facts(state), "@2515") == "union"
    state.trenches[CONFEDERATE] = 0
    state.set_fort(CONFEDERATE, place, 1)
    assert who_holds(facts(state), "@2515") == "confederate"
    assert who_holds(facts(state), "3012|3013") == "confederate"


@pytest.mark.clause("20.1.6")
def test_what_nobody_reaches_is_nobodys() -> None:
    state = bare()
    for key in ("2619", "2620", "2722", "2623"):
        state.markers[UNION] |= 1 << at(key)
    station(state, CONFEDERATE, "2519", 1)
    state.trenches[CONFEDERATE] |= 1 << PLACE["2519"]
    found = facts(state)
    assert who_holds(found, "2621|2722") == "nobody"


@pytest.mark.clause("20.1.5")
@pytest.mark.clause("21.2.3")
def test_ships_of_the_advanced_game_override_a_fort_where_they_lie() -> None:
    state = bare(options=("advanced",))
    state.markers[CONFEDERATE] |= 1 << PLACE["2515"]
    state.set_fort(CONFEDERATE, PLACE["2516"], 1)
    assert who_holds(facts(state), "3012|3013") == "confederate"
    state.ships[ship_key(PLACE["2415"], SHIPS.index("river"), 0)] = 2
    assert who_holds(facts(state), "3012|3013") == "confederate", "above the fort (21.2.3)"
    state.ships[ship_key(PLACE["2516"], SHIPS.index("river"), 0)] = 2
    assert who_holds(facts(state), "@2515") == "union"
    assert who_holds(facts(state), "3012|3013") == "union"


# --- The starts -----------------------------------------------------------------------------------


@pytest.mark.clause("S2.1")
def test_the_rivers_at_the_start_of_1862() -> None:
    found = facts(set_up("1862", ()))
    assert who_holds(found, "3012|3013") == "confederate", "Columbus shuts the Mississippi"
    assert who_holds(found, "2416|2516") == "nobody", "forts at Cairo and Columbus"
    assert who_holds(found, "2618|2619") == "confederate", "Fort Henry"
    assert who_holds(found, "pamlico") == "union", "Hatteras has fallen"


@pytest.mark.clause("17.1.3")
def test_neutral_kentucky_leaves_the_ohio_to_the_union_and_its_border_open() -> None:
    state = bare(2, border="neutral")
    assert who_holds(facts(state), "2317|2417") == "union"
    state.border[1:] = [UNION, UNION]
    closed = closed_kentucky(tuple(state.border))
    assert closed >> at("Bowling Green") & closed >> at("Paducah") & 1
    assert not closed >> PLACE["2519"] & 1, "a hex of two states without a town"
