"""13: sources, supply routes, lines of communication and isolation."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.battle.ground import field_of
from longroll.titles.uscivilwar.components import (
    CONFEDERATE,
    GRID,
    GROUND,
    PLACE,
    SHIPS,
    STATE,
    UNION,
    WATERS,
)
from longroll.titles.uscivilwar.facts import facts, supply, worth
from longroll.titles.uscivilwar.ground import COASTAL_FORTS, LAND, PORTS_OF, RESOURCES
from longroll.titles.uscivilwar.hardship import isolated
from longroll.titles.uscivilwar.isolation import islands_by_water
from longroll.titles.uscivilwar.naval_control import Fleets
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import CivilWarState, ship_key
from tests.conformance.uscivilwar.table import at, bare, keys, station, who_holds


def full(state: CivilWarState, side: int, key: str) -> bool:
    return bool(supply(facts(state), side).supplied >> at(key) & 1)


def limited(state: CivilWarState, side: int, key: str) -> bool:
    return bool(supply(facts(state), side).communication >> at(key) & 1)


def cut_off(state: CivilWarState, side: int, key: str) -> bool:
    return not supply(facts(state), side).connected >> at(key) & 1


@pytest.mark.clause("13.3.1")
def test_sources_of_the_union() -> None:
    state = bare()
    sources = keys(supply(facts(state), UNION).sources)
    assert {"1024", "1139", "1647", "chesapeake-bay"} <= sources
    assert at("Cairo") in {PLACE[key] for key in sources}
    assert "1638" not in sources, "Clarksburg is not a city"
    state.markers[UNION] |= 1 << at("Wilmington")
    assert "3345" not in keys(supply(facts(state), UNION).sources), "Fort Fisher shuts the sea"
    state.markers[UNION] |= 1 << PLACE["fort-fisher"]
    assert "3345" in keys(supply(facts(state), UNION).sources)


@pytest.mark.clause("13.3.1")
def test_a_northern_city_without_a_line_to_another_objective_is_no_source() -> None:
    state = bare()
    assert supply(facts(state), UNION).sources >> at("Evansville") & 1
    for key in ("2020", "2021", "2119", "1919", "1920", "2121", "2120", "1820"):
        station(state, CONFEDERATE, key, 1)
    assert not supply(facts(state), UNION).sources >> at("Evansville") & 1


@pytest.mark.clause("13.3.2")
def test_sources_of_the_confederates() -> None:
    sources = keys(supply(facts(bare()), CONFEDERATE).sources)
    assert {"2146", "3529", "4011", "texas-north", "texas-south"} <= sources
    assert "2619" not in sources
    assert "3426" not in sources, "Rome is worth 1"
    state = bare()
    state.arsenals[at("Rome")] = 1
    assert supply(facts(state), CONFEDERATE).sources >> at("Rome") & 1, (
        "with an arsenal it is worth 2"
    )
    state.burned |= 1 << at("Atlanta")
    assert not supply(facts(state), CONFEDERATE).sources >> at("Atlanta") & 1


@pytest.mark.clause("13.4.1")
@pytest.mark.clause("13.4.2")
def test_full_supply_is_one_hex_from_a_railroad() -> None:
    state = bare()
    station(state, CONFEDERATE, "1746", 3)
    assert full(state, CONFEDERATE, "1746")
    assert full(state, CONFEDERATE, "1646"), "L5637-5642: Lee before Washington"
    assert not full(state, CONFEDERATE, "1546")


@pytest.mark.clause("13.4.2")
def test_the_hex_by_land_is_not_in_a_zone_nor_over_an_enemy_river() -> None:
    state = bare()
    state.markers[UNION] |= 1 << PLACE["1747"]
    station(state, CONFEDERATE, "1646", 3)
    assert full(state, CONFEDERATE, "1646")
    station(state, UNION, "1745", 1)
    assert not full(state, CONFEDERATE, "1646"), "Manassas lies in the zone of 1745"


@pytest.mark.clause("13.4.3")
def test_a_railroad_ends_at_an_enemy_his_zone_and_what_he_controls() -> None:
    state = bare()
    assert full(state, CONFEDERATE, "Chattanooga")
    assert full(state, CONFEDERATE, "Stevenson")
    assert supply(facts(state), CONFEDERATE).routes.rail >> PLACE["3223"] & 1, (
        "Memphis and Charleston"
    )
    station(state, UNION, "3223", 1)
    track = supply(facts(state), CONFEDERATE).routes.rail
    assert not track >> PLACE["3223"] & 1, "an enemy"
    assert not track >> PLACE["3124"] & 1, "his zone"


@pytest.mark.clause("13.3.4")
def test_a_river_supplies_its_banks_and_no_more() -> None:
    """L5541-5545: an SP at Chickasaw Bluffs is fully supplied from the river."""
    state = bare()
    station(state, UNION, "3912", 1)
    assert full(state, UNION, "3912"), "on the Yazoo"
    assert not full(state, UNION, "3914"), "two hexes from it"
    assert limited(state, UNION, "3913"), "a unit there is a depot for others"


@pytest.mark.clause("13.4.3")
@pytest.mark.clause("13.3.4")
def test_a_river_leads_to_a_source_on_its_bank_that_is_no_port() -> None:
    """Huntsville on the Tennessee; only a change to a railroad needs a port (13.4.4)."""
    state = bare()
    station(state, CONFEDERATE, "3324", 2)
    for key in ("3123", "3321", "3025", "3225"):
        station(state, UNION, key, 1)
    found = facts(state)
    assert who_holds(found, "3223|3324") == "confederate"
    assert supply(found, CONFEDERATE).sources >> at("Huntsville") & 1
    for port in ("3221", "3125"):  # Decatur and Stevenson
        assert not supply(found, CONFEDERATE).routes.rail >> at(port) & 1, "in a zone"
    assert full(state, CONFEDERATE, "3324")


@pytest.mark.clause("13.4.4")
@pytest.mark.clause("20.2.1")
def test_a_river_and_a_railroad_meet_at_a_friendly_port_only() -> None:
    """Union boats reach Memphis; its railroad serves once the port is the Union's."""
    state = bare()
    for key in ("3116", "3015"):
        state.markers[UNION] |= 1 << PLACE[key]
    assert not supply(facts(state), UNION).routes.rail >> at("Somerville") & 1
    state.markers[UNION] |= 1 << at("Memphis")
    assert supply(facts(state), UNION).routes.rail >> at("Memphis") & 1
    assert full(state, UNION, "Memphis")


@pytest.mark.clause("13.4.4")
def test_florence_joins_the_river_to_the_railroad_of_tuscumbia() -> None:
    """L5806-5821."""
    state = bare()
    for key in ("2619", "Johnsonville", "Pittsburg Landing", "3120", "Tuscumbia"):
        state.markers[UNION] |= 1 << at(key)
    assert supply(facts(state), UNION).routes.rail >> at("Tuscumbia") & 1


@pytest.mark.clause("13.5.1")
@pytest.mark.clause("13.1.3")
@pytest.mark.clause("13.5.2")
@pytest.mark.clause("13.5.3")
def test_a_line_goes_from_depot_to_depot_in_legs_of_four_points() -> None:
    state = bare()
    assert limited(state, CONFEDERATE, "2703"), "Fayetteville, by Dardanelle or Fort Smith"
    far = "2102"
    assert not limited(state, CONFEDERATE, far)
    station(state, CONFEDERATE, "2402", 1)
    assert limited(state, CONFEDERATE, "2402")
    assert limited(state, CONFEDERATE, "2202"), "a friendly SP is a depot"


@pytest.mark.clause("13.5.2")
def test_militia_in_the_country_is_a_depot_as_sp_are() -> None:
    state = bare()
    assert limited(state, CONFEDERATE, "2302")
    assert not limited(state, CONFEDERATE, "2102")
    state.set_militia(CONFEDERATE, STATE["MO"], PLACE["2302"])  # pushed aside (9.3.1)
    assert limited(state, CONFEDERATE, "2102")


@pytest.mark.clause("13.5.3")
def test_a_line_enters_no_zone_and_no_enemy_objective() -> None:
    state = bare()
    station(state, CONFEDERATE, "2402", 1)
    assert limited(state, CONFEDERATE, "2402")
    for key in ("2502", "2504", "2602", "2505"):
        station(state, UNION, key, 1)
    assert not limited(state, CONFEDERATE, "2402")


@pytest.mark.clause("13.5.3")
def test_no_line_enters_the_depot_at_its_end_in_an_enemy_zone() -> None:
    """Covington and the towns beside it are supplied by their railroad; 1936 by them alone."""
    state = bare()
    station(state, CONFEDERATE, "1936", 2)
    assert limited(state, CONFEDERATE, "1936")
    station(state, UNION, "2238", 1)
    assert facts(state).zones[UNION] >> PLACE["2139"] & 1
    assert not limited(state, CONFEDERATE, "1936")
    assert not supply(facts(state), CONFEDERATE).communication_of(1 << PLACE["1936"])
    station(state, CONFEDERATE, "2139", 1)
    assert limited(state, CONFEDERATE, "1936"), "SP in Covington keep the zone out of it"


@pytest.mark.clause("13.5.4")
def test_an_enemy_town_costs_a_line_a_point() -> None:
    state = bare()
    dear = supply(facts(state), UNION).lines.dear
    assert dear >> at("Dover") & 1
    assert not dear >> at("Nashville") & 1, "a Resource hex is shut"
    assert not supply(facts(state), UNION).lines.through >> at("Nashville") & 1


@pytest.mark.clause("13.5.3")
def test_union_troops_at_saltville_have_no_line() -> None:
    """L5738-5743."""
    state = bare()
    station(state, UNION, "2435", 2)
    assert not limited(state, UNION, "2435")


@pytest.mark.clause("13.6.1")
def test_isolated_is_what_no_way_of_any_length_leads_from() -> None:
    state = bare()
    station(state, UNION, "2435", 2)
    assert not cut_off(state, UNION, "2435"), "over the mountains a way leads to Ohio"
    for key in ("2434", "2436", "2334", "2335", "2534", "2535"):
        station(state, CONFEDERATE, key, 1)
    assert cut_off(state, UNION, "2435")


@pytest.mark.clause("13.6.1")
def test_no_way_out_of_isolation_enters_a_source_in_an_enemy_zone() -> None:
    """St. Marks is a source of the Union's; nothing but the sea leads from it to the north."""
    state = bare()
    state.markers[UNION] |= 1 << PLACE["4829"]
    station(state, UNION, "4929", 1)
    assert supply(facts(state), UNION).sources >> PLACE["4829"] & 1
    assert not cut_off(state, UNION, "4929")
    station(state, CONFEDERATE, "4828", 1)
    assert facts(state).zones[CONFEDERATE] >> PLACE["4829"] & 1
    assert cut_off(state, UNION, "4929")
    assert isolated(state, UNION) == 1 << PLACE["4929"]
    station(state, UNION, "4829", 1)
    assert not cut_off(state, UNION, "4929"), "SP in St. Marks keep the zone out of it"


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("10.3.5")
def test_a_confederate_coastal_fort_lives_by_its_port() -> None:
    state = bare()
    assert full(state, CONFEDERATE, "fort-macon")
    assert not cut_off(state, CONFEDERATE, "fort-macon")
    state.markers[UNION] |= 1 << PLACE["3148"]
    assert cut_off(state, CONFEDERATE, "fort-macon"), "L5496-5502: Beaufort has fallen"
    assert not full(state, CONFEDERATE, "fort-macon")


@pytest.mark.clause("10.3.5")
@pytest.mark.parametrize("fort", [fort for fort, ports in PORTS_OF.items() if ports])
def test_of_the_coastal_forts_only_fort_morgan_outlives_its_ports(fort: int) -> None:
    """L5420-5429: no other lies on water that its side controls without them."""
    state = bare()
    state.markers[CONFEDERATE] |= 1 << fort
    for port in PORTS_OF[fort]:
        state.markers[UNION] |= 1 << port
    key = GROUND.keys[fort]
    assert cut_off(state, CONFEDERATE, key) == (key != "fort-morgan")


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("10.3.5")
def test_fort_monroe_lives_from_hampton_and_not_from_norfolk() -> None:
    """L5687: Hampton is its port; Norfolk is only protected by it (L3402-3406)."""
    for port, cut in (("2349", True), ("2449", False)):
        state = bare()
        state.markers[CONFEDERATE] |= 1 << PLACE["fort-monroe"]
        state.markers[UNION] |= 1 << PLACE[port]
        assert cut_off(state, CONFEDERATE, "fort-monroe") is cut


@pytest.mark.clause("10.3.2")
def test_a_union_coastal_fort_is_always_supplied() -> None:
    state = bare()
    state.markers[UNION] |= 1 << PLACE["fort-sumter"]
    assert full(state, UNION, "fort-sumter")
    assert not cut_off(state, UNION, "fort-sumter")
    held = facts(state).held[UNION] & COASTAL_FORTS
    assert not held & ~supply(facts(state), UNION).supplied


@pytest.mark.clause("13.3.4")
def test_fort_morgan_lives_from_montgomery_without_mobile_and_blakeley() -> None:
    """L5420-5429: the bay is still the Confederates'."""
    state = bare()
    for key in ("Mobile", "Blakeley"):
        state.markers[UNION] |= 1 << at(key)
    assert full(state, CONFEDERATE, "fort-morgan")
    assert not cut_off(state, CONFEDERATE, "fort-morgan"), "a supply route is a way to a source"


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("13.6.1")
@pytest.mark.parametrize("port", ["Mobile", "Blakeley"])
def test_ships_that_anchor_in_mobile_bay_cut_fort_morgan_off(port: str) -> None:
    """L5433-5437: although both ports are the Confederates' and supplied."""
    state = bare(options=("advanced",))
    assert full(state, CONFEDERATE, "fort-morgan")
    state.ships[ship_key(at(port), SHIPS.index("ocean"), 0, 0)] = 3
    assert full(state, CONFEDERATE, port)
    assert not full(state, CONFEDERATE, "fort-morgan")
    assert cut_off(state, CONFEDERATE, "fort-morgan")


@pytest.mark.clause("13.6.1")
@pytest.mark.clause("13.3.4")
def test_who_is_supplied_by_a_river_is_not_isolated() -> None:
    """13.4.1: a supply route is a way of hexes to a source (U14)."""
    state = bare()
    memphis = station(state, UNION, "Memphis", 3)
    state.markers[UNION] |= 1 << memphis
    for near in GRID.neighbours[memphis]:
        if LAND >> near & 1:
            station(state, CONFEDERATE, GROUND.keys[near], 1)
    assert full(state, UNION, "Memphis")
    assert not cut_off(state, UNION, "Memphis")
    state.set_fort(CONFEDERATE, at("2516"), 1)
    assert not full(state, UNION, "Memphis"), "a fort at Columbus shuts the Mississippi"
    assert cut_off(state, UNION, "Memphis")


@pytest.mark.clause("13.6.1")
def test_roanoke_island_waits_for_burnside() -> None:
    """L5484-5517: in 1862 the Confederates hold Albemarle Sound and its ports (U137)."""
    state = set_up("1862", ())
    assert not full(state, CONFEDERATE, "roanoke")
    assert not isolated(state, CONFEDERATE)
    for key in ("Edenton", "Elizabeth City", "Plymouth", "2548"):
        state.markers[UNION] |= 1 << at(key)
    assert isolated(state, CONFEDERATE) == 1 << at("roanoke"), "no friendly port is left"


@pytest.mark.clause("13.6.1")
def test_an_island_is_isolated_if_the_enemy_has_the_water_around_it() -> None:
    found = facts(set_up("1862", ()))
    joined = supply(found, CONFEDERATE).connected
    sound = 1 << WATERS.at("albemarle")
    lost = Fleets(found.fleets.union | sound, found.fleets.confederate & ~sound)
    for fleets, wanted in ((found.fleets, {"roanoke"}), (lost, set[str]())):
        waters = fleets[CONFEDERATE]
        assert keys(islands_by_water(found.held, waters, joined, CONFEDERATE)) == wanted


@pytest.mark.clause("13.3.1")
def test_brashear_city_is_supplied_from_atchafalaya_bay() -> None:
    """L5663-5665."""
    state = bare()
    station(state, UNION, "5011", 3)
    assert full(state, UNION, "5011")


@pytest.mark.clause("13.3.3")
@pytest.mark.clause("11.6.3.3")
def test_a_retreat_prefers_what_a_fortress_supplies() -> None:
    """The supply of a fortress is limited supply: 1731 is within four points of the fort."""
    state = bare()
    state.side = UNION
    state.set_fort(CONFEDERATE, PLACE["1633"], 1)
    beaten, origin = PLACE["1730"], PLACE["1830"]
    station(state, CONFEDERATE, "1730", 3)
    station(state, UNION, "1830", 4)
    field = field_of(state, CONFEDERATE, beaten, origin, origin, 4, retreat=True)
    ways = field.legal(beaten)
    assert {"1629", "1630", "1729", "1731"} <= keys(ways)
    assert keys(field.preferred(beaten, ways)) == {"1731"}


@pytest.mark.clause("14.3.2")
def test_what_a_resource_hex_is_worth() -> None:
    state = bare()
    atlanta = at("Atlanta")
    assert worth(state, atlanta) == 2
    state.arsenals[atlanta] = 3
    assert worth(state, atlanta) == 5
    state.burned |= 1 << atlanta
    assert worth(state, atlanta) == 4, "a destroyed hex is worth one"


@pytest.mark.clause("13.1.1")
@pytest.mark.clause("13.1.4")
@pytest.mark.parametrize("scenario", ["1861", "1862", "1863"])
def test_at_a_start_nobody_is_without_a_line(scenario: str) -> None:
    state = set_up(scenario, ())
    found = facts(state)
    for side in (UNION, CONFEDERATE):
        assert not state.forces[side] & ~supply(found, side).communication
        assert not state.forces[side] & ~supply(found, side).connected
    printed = {"1861": 99, "1862": 96, "1863": 78}[scenario]
    left = found.held[CONFEDERATE] & RESOURCES
    worths = [worth(state, PLACE[key]) - state.arsenals.get(PLACE[key], 0) for key in keys(left)]
    assert sum(worths) == printed


@pytest.mark.clause("13.5.2")
def test_depots_are_sp_forts_coastal_forts_towns_and_ports() -> None:
    """The text has "SP/Port" for SP and forts (L2281-2285)."""
    state = bare()
    for key, expected in (("fort-sumter", 1), ("2146", 1), ("3716", 0)):
        depots = supply(facts(state), CONFEDERATE).lines.depots
        assert depots >> PLACE[key] & 1 == expected, key
    state.set_fort(CONFEDERATE, PLACE["3716"], 1)
    station(state, CONFEDERATE, "3717", 1)
    depots = supply(facts(state), CONFEDERATE).lines.depots
    assert depots >> PLACE["3716"] & depots >> PLACE["3717"] & 1


@pytest.mark.clause("13.4.3")
@pytest.mark.clause("13.4.4")
def test_a_friendly_port_hands_supply_from_river_to_river() -> None:
    """From the Red to the Atchafalaya at Simmesport, past the Union's Mississippi (U171)."""
    state = bare()
    assert who_holds(facts(state), "4509|4510") == "union", "the side between the two"
    assert full(state, CONFEDERATE, "4810")
    assert full(state, CONFEDERATE, "5011")
    state.markers[UNION] |= 1 << at("4509")
    assert not full(state, CONFEDERATE, "4810")
    assert not full(state, CONFEDERATE, "5011")
    assert full(state, CONFEDERATE, "4407"), "on the Red itself"


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("10.3.5")
def test_a_coastal_fort_is_not_isolated_by_an_enemy_before_its_empty_port() -> None:
    """Fort Macon rolls for surrender once Beaufort has fallen, not while it is Confederate."""
    state = bare()
    station(state, CONFEDERATE, "fort-macon", 1)
    station(state, UNION, "3047", 4)
    assert not cut_off(state, CONFEDERATE, "3148")
    assert not cut_off(state, CONFEDERATE, "fort-macon")
    state.markers[UNION] |= 1 << at("3148")
    assert cut_off(state, CONFEDERATE, "fort-macon")
