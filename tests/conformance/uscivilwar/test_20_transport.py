"""20.3 to 20.5: transport by river and sea, inlet routes, and assaults on what nobody defends."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, PLACE, UNION, place_key
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.ground import KENTUCKY
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.marches.attack import targets as targets_of
from longroll.titles.uscivilwar.sea.routes import HARBOURS, voyage
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from longroll.titles.uscivilwar.strategic import by_ocean
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, keys, station
from tests.conformance.uscivilwar.test_05_marches import clause_of, numbers, phase
from tests.conformance.uscivilwar.test_21_ships import cruise
from tests.conformance.uscivilwar.test_21_yards import moor, waters


def ends(state: CivilWarState, side: int, key: str) -> set[str]:
    """Where ships carry a stack in peace."""
    return keys(voyage(facts(state), side, at(key)).ends)


def targets(state: CivilWarState, side: int, key: str) -> set[str]:
    """What they may assault."""
    return keys(voyage(facts(state), side, at(key)).targets)


def with_forts(*forts: str) -> CivilWarState:
    """A bare map with Coastal Forts and islands of the Union."""
    state = bare(6)
    for fort in forts:
        state.markers[UNION] |= 1 << at(fort)
    return state


def fleet(state: CivilWarState, side: int = UNION, **cards: int) -> Driver[CivilWarState]:
    """The segment of a side that holds some cards: ``naval`` is the fourth, ``any`` the last."""
    state.hands[side] = [0, 0, 0, cards.get("naval", 0), cards.get("any", 0)]
    return phase(state, side)


@pytest.mark.clause("20.3.1")
@pytest.mark.clause("20.3.2")
def test_a_stack_of_three_lands_one_by_one_in_three_places() -> None:
    state = bare(6)
    station(state, UNION, "2416", 7, "couch", "burnside")
    driver = fleet(state).push("transport 2416")
    assert numbers(driver, "lead")[-1] == 3
    assert clause_of(driver, "lead 4") == "20.3.1"
    driver.push("take couch", "lead 3", "sail 2415")
    assert clause_of(driver, "sail 2515") == "20.3.1", "first somebody stays"
    driver.push("drop 1", "sail 2515", "drop 1", "sail 2516", "halt")
    assert state.sp[UNION] == {
        PLACE["2416"]: 4,
        PLACE["2415"]: 1,
        PLACE["2515"]: 1,
        PLACE["2516"]: 1,
    }
    assert state.where[GENERAL["couch"]] == PLACE["2516"]
    assert clause_of(driver, "march couch") == "5.1.2"
    assert clause_of(driver, "column 2415 1") == "5.1.2"
    driver.push("transport 2416", "take burnside", "lead 3", "sail 2516", "halt")
    assert state.strength(UNION, PLACE["2516"]) == 4


@pytest.mark.clause("20.3.1")
@pytest.mark.clause("7.6")
def test_confederate_ships_take_one_sp_and_generals_keep_one() -> None:
    state = bare(6, border="confederate")
    state.set_fort(CONFEDERATE, PLACE["2516"], 1)
    station(state, CONFEDERATE, "3013", 2, "polk")
    driver = fleet(state, CONFEDERATE).push("transport 3013")
    assert numbers(driver, "lead") == [1]
    assert clause_of(driver, "take bragg") == "20.3.1"
    driver.push("take polk", "lead 1")
    assert clause_of(driver, "sail 4038") == "20.3.3", "no Confederate sails the ocean"
    state = bare(6, border="confederate")
    state.set_fort(CONFEDERATE, PLACE["2516"], 1)
    station(state, CONFEDERATE, "3013", 1, "bragg")
    state.active |= 1 << GENERAL["bragg"]
    denied = clause_of(fleet(state, CONFEDERATE), "transport 3013")
    assert denied == "7.6", "Bragg would be left alone"


@pytest.mark.clause("20.3.1")
def test_a_transport_costs_a_point_of_the_theatre_in_which_it_begins() -> None:
    state = bare(6)
    station(state, UNION, "2416", 1)
    driver = phase(state, UNION, 1).push("transport 2416", "lead 1", "halt")
    assert clause_of(driver, "train west") == "4.1.3"


@pytest.mark.clause("20.1.1")
@pytest.mark.clause("20.3.3")
@pytest.mark.clause("20.1.4")
def test_ships_pass_no_fort_and_on_small_rivers_no_port_or_entrenchment() -> None:
    state = bare(6)
    before = ends(state, UNION, "2416")
    station(state, CONFEDERATE, "2516", 1)
    state.set_fort(CONFEDERATE, PLACE["2516"], 1)
    after = ends(state, UNION, "2416")
    assert after < before
    assert "2516" in targets(state, UNION, "2416")
    beyond = before - after - {"2516"}
    assert beyond, "what lies below Columbus is shut"
    assert not beyond & targets(state, UNION, "2416")


@pytest.mark.clause("20.3.4")
def test_a_river_transport_begins_or_ends_in_a_friendly_harbour() -> None:
    state = bare(6)
    bank = station(state, UNION, "2415", 2)
    found = ends(state, UNION, "2415")
    assert "2416" in found
    assert all(facts(state).held[UNION] >> PLACE[key] & 1 for key in found)
    assert not targets(state, UNION, "2415")
    driver = fleet(state).push("transport 2415", "lead 1")
    assert clause_of(driver, "sail 2515") == "20.3.4"
    driver.push("sail 2416", "halt")
    assert state.strength(UNION, bank) == 1


@pytest.mark.clause("20.3.4")
@pytest.mark.clause("20.1.2")
def test_a_river_transport_goes_along_the_coast_and_not_over_the_ocean() -> None:
    state = with_forts("4038")
    assert {"3939", "4037"} <= ends(state, UNION, "4038"), "the coasts beside Port Royal"
    assert "4236" not in ends(state, UNION, "4038"), "the harbour of Savannah lies between"
    state = with_forts("4038", "fort-pulaski", "4137")
    assert "4236" in ends(state, UNION, "4038")
    assert not {"4737", "5014"} & ends(state, UNION, "4038")
    station(state, UNION, "4037", 1)
    assert ends(state, UNION, "4037") == {"4038", "4137", "fort-pulaski"}, "back to a harbour"
    assert not targets(state, UNION, "4037")


@pytest.mark.clause("20.3.4")
def test_boats_cross_the_chesapeake_from_river_to_river() -> None:
    """From Washington down the Potomac to Fort Monroe; Urbanna and the James by an assault."""
    state = with_forts("fort-monroe", "1747", "1846")
    assert {"fort-monroe", "chesapeake-bay", "2048"} <= ends(state, UNION, "1647")
    assert {"2149", "2248", "2349", "2449"} <= targets(state, UNION, "1647")


@pytest.mark.clause("10.3.1")
def test_hampton_is_not_assaulted_past_fort_monroe_by_the_james_either() -> None:
    state = with_forts()
    assert "2448" in targets(state, UNION, "chesapeake-bay"), "the James itself is open (U114)"
    assert not {"2349", "2449"} & targets(state, UNION, "chesapeake-bay")
    state.markers[UNION] |= 1 << at("fort-monroe")
    assert {"2349", "2449"} <= targets(state, UNION, "chesapeake-bay")


@pytest.mark.clause("10.3.1")
def test_a_coastal_fort_of_the_union_keeps_no_confederate_out_of_its_port() -> None:
    """L1521-1526 bind the Union: from Blakeley 1 SP assaults Mobile behind Fort Morgan."""
    state = with_forts("fort-morgan", "4619")
    assert "4619" in targets(state, CONFEDERATE, "4620")


@pytest.mark.clause("20.3.5")
@pytest.mark.clause("15.4")
def test_ocean_transport_goes_from_port_to_port_and_up_the_mississippi_to_new_orleans() -> None:
    state = with_forts("hatteras", "fort-st-philip", "4814")
    found = ends(state, UNION, "chesapeake-bay")
    assert {"hatteras", "4814", "fort-st-philip", "fort-monroe"} <= found | {"fort-monroe"}
    assert "roanoke" not in found, "not over the sounds"
    assert not ends(state, CONFEDERATE, "4619") & {"chesapeake-bay", "hatteras"}
    state.markers[UNION] ^= 1 << at("fort-st-philip")
    assert "4814" not in ends(state, UNION, "chesapeake-bay")


@pytest.mark.clause("20.5.1")
@pytest.mark.clause("10.3.1")
@pytest.mark.clause("20.4")
def test_beaufort_is_assaulted_from_the_sound_and_not_past_its_fort() -> None:
    """The tidewater of North Carolina (L5489-5500)."""
    state = with_forts("hatteras")
    assert "3148" not in targets(state, UNION, "chesapeake-bay")
    assert "fort-macon" in targets(state, UNION, "chesapeake-bay")
    assert "roanoke" not in targets(state, UNION, "chesapeake-bay"), "from Hatteras only"
    assert {"3148", "roanoke"} <= targets(state, UNION, "hatteras")
    state.markers[UNION] |= 1 << at("fort-macon")
    assert "3148" in targets(state, UNION, "chesapeake-bay")
    assert (
        not by_ocean(facts(with_forts("hatteras", "3148")), UNION, at("hatteras")) >> at("3148") & 1
    )


@pytest.mark.clause("20.4")
@pytest.mark.clause("20.5.1")
def test_biloxi_and_proctorville_are_reached_from_ship_island_only() -> None:
    """L5385-5389, L5654-5658; Brashear City from Atchafalaya Bay (L5659-5661)."""
    state = with_forts("ship-island")
    assert {"4718", "4719", "4915"} <= targets(state, UNION, "ship-island")
    assert not {"4718", "4719", "4915"} & targets(state, UNION, "chesapeake-bay")
    assert "5011" in targets(state, UNION, "atchafalaya-landing")
    assert "5011" not in targets(state, UNION, "chesapeake-bay")
    assert "atchafalaya-landing" in ends(state, UNION, "chesapeake-bay")


@pytest.mark.clause("20.5.1")
def test_houston_is_no_target_but_from_galveston() -> None:
    """L5772-5790."""
    state = with_forts("hatteras")
    found = targets(state, UNION, "hatteras")
    assert {"5101", "4903", "brownsville"} <= found
    assert not {"4901", "5001", "5002"} & found
    state.markers[UNION] |= 1 << at("5101")
    beyond = voyage(facts(state), UNION, at("5101"))
    assert {"4901", "5001", "5002"} & keys(beyond.ends | beyond.targets)


@pytest.mark.clause("20.5.1")
@pytest.mark.clause("18.1")
def test_an_assault_takes_a_card_for_ships_or_for_any_theatre() -> None:
    state = with_forts("hatteras")
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    driver = fleet(state, naval=1)
    assert clause_of(driver, "ships chesapeake-bay any") == "18.1"
    assert clause_of(driver, "ships chesapeake-bay west") == "20.5.1"
    driver.push("transport chesapeake-bay", "take burnside", "lead 3")
    assert clause_of(driver, "sail 3641") == "20.5.1"
    assert clause_of(driver, "assault 3641") == "20.5.1"
    driver.push("halt")
    state.active, state.moved = 0, {}
    driver = fleet(state, naval=1).push("ships chesapeake-bay naval", "take burnside", "lead 3")
    assert clause_of(driver, "assault 3148") == "20.3.3"
    driver.push("assault 3641")
    assert driver.prompt == "prompt-action", "they go no farther (20.5.3)"
    assert state.strength(UNION, PLACE["3641"]) == 3
    assert not any(state.hands[UNION])
    driver.push("train any", "train any", "train any")
    assert clause_of(driver, "train any") == "4.1.1", "a card, and no point"


@pytest.mark.clause("20.5.1")
def test_magruder_retakes_an_empty_galveston_by_an_assault() -> None:
    """L5748-5752."""
    state = with_forts("5101")
    station(state, CONFEDERATE, "4901", 1, "magruder")
    fleet(state, CONFEDERATE, any=1).push(
        "ships 4901 any", "take magruder", "lead 1", "assault 5101"
    )
    assert not state.markers[UNION]
    assert state.strength(CONFEDERATE, PLACE["5101"]) == 1


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("7.7")
def test_ships_land_nobody_in_a_full_fort_nor_a_cautious_general_near_an_enemy() -> None:
    state = with_forts("fort-monroe")
    station(state, UNION, "fort-monroe", 2)
    station(state, UNION, "chesapeake-bay", 2, "mcclellan")
    driver = fleet(state).push("transport chesapeake-bay", "take mcclellan", "lead 2")
    assert clause_of(driver, "sail fort-monroe") == "10.3.2"
    driver.push("halt")
    state.active, state.moved = 0, {}
    state = bare(6)
    station(state, UNION, "2416", 2, "mcclellan")
    station(state, CONFEDERATE, "2414", 2, "price")
    driver = fleet(state).push("transport 2416", "take mcclellan", "lead 2")
    assert clause_of(driver, "sail 2415") == "7.7"
    driver.push("halt")
    state.active, state.moved = 0, {}
    driver = fleet(state, naval=1).push("ships 2416 naval", "take mcclellan", "lead 2")
    assert "sail 2415" in driver.actions


@pytest.mark.clause("17.1.3")
def test_a_landing_in_neutral_kentucky_gives_it_to_the_other() -> None:
    state = set_up("1861", ())
    station(state, UNION, "1139", 1)
    inside = sorted(ends(state, UNION, "1139") & keys(KENTUCKY))
    assert inside
    fleet(state).push("transport 1139", "lead 1", f"sail {inside[0]}", "halt")
    assert state.border[0] == CONFEDERATE


@pytest.mark.clause("12.2")
@pytest.mark.clause("10.1.3")
def test_what_lands_demoralised_unsettles_others_and_works_left_behind_are_gone() -> None:
    state = bare(6)
    origin = station(state, UNION, "2416", 1)
    there = station(state, UNION, "2515", 1)
    state.demoralised[UNION] |= 1 << origin
    state.trenches[UNION] |= 1 << origin
    fleet(state).push("transport 2416", "lead 1", "sail 2515", "halt")
    assert list(members(state.demoralised[UNION])) == [there]
    assert not state.trenches[UNION]


@pytest.mark.clause("11.5.3")
@pytest.mark.clause("5.8.5")
def test_galveston_is_left_for_a_point_and_attacks_its_mainland_with_one_sp() -> None:
    """L5283-5297."""
    state = with_forts("5101")
    station(state, UNION, "5101", 3, "banks")
    assert "go 5001" in phase(state).push("march banks", "lead 3").actions
    station(state, CONFEDERATE, "5001", 1)
    state.active, state.moved = 0, {}
    driver = phase(state).push("march banks", "lead 3")
    assert clause_of(driver, "attack 5001") == "11.5.3"
    driver.push("halt")
    state.active, state.moved = 0, {}
    driver = phase(state).push("march banks", "lead 3", "drop 2")
    assert "attack 5001" in driver.actions


@pytest.mark.clause("5.8.3")
@pytest.mark.clause("5.4.3")
def test_who_holds_galveston_has_its_bridge_against_the_shore() -> None:
    """L5283-5293: one SP comes over the bay into an empty town of the enemy, for three points."""
    state = with_forts("5101")
    station(state, CONFEDERATE, "5001", 3, "magruder")
    driver = phase(state, CONFEDERATE).push("march magruder", "lead 3")
    assert clause_of(driver, "go 5101") == "5.8.3"
    driver.push("drop 2")
    march = driver.state.stack[-1]
    assert isinstance(march, March)
    assert march.reach(state)[PLACE["5101"]] == 3
    driver.push("go 5101")
    assert state.strength(CONFEDERATE, PLACE["5101"]) == 1
    driver.push("halt")
    state = with_forts("5101")
    station(state, UNION, "5101", 1)
    station(state, CONFEDERATE, "5001", 3, "magruder")
    driver = phase(state, CONFEDERATE).push("march magruder", "lead 3")
    assert clause_of(driver, "attack 5101") == "11.5.3"
    driver.push("halt")
    state.active, state.moved = 0, {}
    driver = phase(state, CONFEDERATE).push("march magruder", "lead 1")
    march = driver.state.stack[-1]
    assert isinstance(march, March)
    assert targets_of(march, state) == {PLACE["5101"]: 3}, "as against any river of the enemy"
    state = bare(6)
    station(state, CONFEDERATE, "5001", 3, "magruder")
    assert "go 5101" in phase(state, CONFEDERATE).push("march magruder", "lead 3").actions


@pytest.mark.clause("20.3.1")
def test_generals_sail_with_sp_only() -> None:
    state = bare(6)
    station(state, UNION, "2416", 0, "couch")
    assert clause_of(fleet(state), "transport 2416") == "20.3.1"


@pytest.mark.clause("20.3.1")
def test_sp_and_generals_are_left_at_one_landing() -> None:
    state = bare(6)
    station(state, UNION, "2416", 4, "couch", "burnside")
    driver = fleet(state).push("transport 2416", "take couch", "take burnside", "lead 3")
    assert clause_of(driver, "drop 1") == "20.3.1"
    driver.push("sail 2415", "drop 1", "part burnside")
    assert "part couch" in driver.actions
    driver.push("sail 2516", "halt")
    assert state.where[GENERAL["burnside"]] == PLACE["2415"]
    assert state.where[GENERAL["couch"]] == PLACE["2516"]
    assert state.sp[UNION] == {PLACE["2416"]: 1, PLACE["2415"]: 1, PLACE["2516"]: 2}


@pytest.mark.clause("20.5.2")
@pytest.mark.clause("7.2.2")
@pytest.mark.parametrize("first", ["mcclellan", "couch"])
def test_of_equals_on_board_he_commands_who_came_first(first: str) -> None:
    """Where McClellan commands nobody lands near Price; where Couch does they may."""
    state = bare(6)
    station(state, UNION, "2416", 2, "mcclellan", "couch")
    for name in ("mcclellan", "couch"):
        state.stars[GENERAL[name]] = 2
    station(state, CONFEDERATE, "2414", 2, "price")
    second = "couch" if first == "mcclellan" else "mcclellan"
    driver = fleet(state).push("transport 2416", f"take {first}", f"take {second}", "lead 2")
    assert ("sail 2415" in driver.actions) is (first == "couch")


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("20.3.1")
def test_of_equals_who_are_landed_one_is_named_as_the_ships_sail_on() -> None:
    state = bare(6)
    station(state, UNION, "2416", 4, "couch", "burnside", "banks")
    for name in ("couch", "burnside", "banks"):
        state.stars[GENERAL[name]] = 2
    driver = fleet(state).push("transport 2416", "take couch", "take burnside", "take banks")
    driver.push("lead 3", "sail 2415", "drop 1", "part couch", "part burnside", "sail 2515")
    assert driver.decision.clause == "7.2.2"
    assert sorted(driver.actions) == ["command burnside", "command couch"]
    driver.push("command couch", "drop 1", "part banks", "halt")
    assert driver.prompt == "prompt-action"
    assert commander(state, UNION, PLACE["2415"]) == GENERAL["couch"]


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("20.3.1")
def test_of_equals_who_outrank_whom_the_ships_keep_one_is_named_where_they_end() -> None:
    state = bare(6)
    station(state, UNION, "2416", 4, "meade", "couch", "burnside")
    for name in ("couch", "burnside"):
        state.stars[GENERAL[name]] = 2
    driver = fleet(state).push("transport 2416", "take meade", "take couch", "take burnside")
    driver.push("lead 3", "sail 2415", "drop 1", "part couch", "part burnside", "halt")
    assert sorted(driver.actions) == ["command burnside", "command couch"]
    driver.push("command burnside")
    assert commander(state, UNION, PLACE["2415"]) == GENERAL["burnside"]


@pytest.mark.clause("7.2.3b")
@pytest.mark.clause("20.3.1")
def test_a_subordinate_who_leaves_the_ships_where_they_end_does_not_command() -> None:
    state = bare(6)
    station(state, UNION, "2416", 4, "couch", "burnside")
    for name in ("couch", "burnside"):
        state.stars[GENERAL[name]] = 2
    driver = fleet(state).push("transport 2416", "take couch", "take burnside", "lead 3")
    driver.push("sail 2415", "drop 1", "part burnside", "halt")
    assert driver.prompt == "prompt-action", "nobody is asked"
    assert commander(state, UNION, PLACE["2415"]) == GENERAL["couch"]


@pytest.mark.clause("7.7")
@pytest.mark.clause("20.3.1")
def test_a_cautious_general_on_board_dares_for_two_points() -> None:
    state = bare(6)
    station(state, UNION, "2416", 2, "mcclellan")
    station(state, CONFEDERATE, "2414", 2, "price")
    assert clause_of(phase(state, UNION, 1), "venture 2416") == "7.7"
    driver = phase(state, UNION, 2).push("venture 2416", "take mcclellan", "lead 2")
    assert "sail 2415" in driver.actions
    driver.push("halt")
    assert clause_of(driver, "train any") == "4.1.1", "both points were paid"
    state = bare(6)
    station(state, UNION, "2416", 2, "couch")
    assert clause_of(phase(state), "venture 2416") == "7.7"


@pytest.mark.clause("7.7")
@pytest.mark.clause("21.7.1")
def test_with_gunboats_a_cautious_general_assaults_for_two_points_only() -> None:
    """No card is needed for an assault then, but his second point is."""
    state = bare(6, options=("advanced",))
    station(state, UNION, "chesapeake-bay", 2, "mcclellan")
    driver = fleet(state).push("transport chesapeake-bay", "take mcclellan", "lead 2")
    assert clause_of(driver, "assault fort-macon") == "7.7"
    assert "assault hatteras" in driver.actions, "nobody defends it"
    driver.push("halt")
    state.active, state.moved = 0, {}
    driver = fleet(state).push("venture chesapeake-bay", "take mcclellan", "lead 2")
    assert "assault fort-macon" in driver.actions


@pytest.mark.clause("20.3.4")
@pytest.mark.clause("20.5.1")
def test_no_assault_ends_a_transport_by_river_that_began_on_a_bank() -> None:
    state = bare(6)
    station(state, UNION, "2415", 2)
    target = "2516"
    station(state, CONFEDERATE, target, 1)
    driver = fleet(state, naval=1).push("ships 2415 naval", "lead 2", "sail 2416", "drop 1")
    assert f"assault {target}" not in driver.actions
    assert clause_of(driver, f"assault {target}") == "20.3.4"
    assert target in targets(state, UNION, "2416"), "as a voyage that begins there"


@pytest.mark.clause("20.3.4")
@pytest.mark.clause("20.3.1")
def test_a_stack_from_a_harbour_is_landed_on_several_banks() -> None:
    state = bare(6)
    station(state, UNION, "2416", 3)
    banks = sorted(ends(state, UNION, "2416") - {place_key(p) for p in members(HARBOURS)})[:3]
    driver = fleet(state).push("transport 2416", "lead 3", f"sail {banks[0]}", "drop 1")
    driver.push(f"sail {banks[1]}", "drop 1", f"sail {banks[2]}", "halt")
    assert state.sp[UNION] == dict.fromkeys((PLACE[key] for key in banks), 1)


@pytest.mark.clause("20.5.4")
def test_who_fails_goes_to_a_port_that_he_could_have_reached_at_the_start() -> None:
    """Roanoke is reached from Hatteras only (L5489)."""
    state = with_forts("hatteras", "roanoke")
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    station(state, CONFEDERATE, "3640", 6, "lee")
    state.hands[UNION] = [0, 0, 0, 1, 0]
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted([6, 6, 1, 2]))
    driver.push("ships chesapeake-bay naval", "take burnside", "lead 3", "sail hatteras")
    assert clause_of(driver, "assault 3641") == "20.3.1"
    driver.push("drop 1", "assault 3641", "intercept 3640", "lead 6")
    assert "sail chesapeake-bay" in driver.actions
    assert "sail roanoke" not in driver.actions
    assert clause_of(driver, "sail roanoke") == "20.5.4"


@pytest.mark.clause("20.5.4")
def test_who_fails_does_not_remain_on_the_bank_where_others_were_landed() -> None:
    """They re-embark for Cairo, from where they sailed, or for another friendly port."""
    state = bare(6)
    station(state, UNION, "2416", 3)
    station(state, CONFEDERATE, "3013", 4)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    harbours = {place_key(place) for place in members(HARBOURS)}
    bank = min(ends(state, UNION, "2416") - harbours)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted([1, 6]))
    driver.push("ships 2416 naval", "lead 3", f"sail {bank}", "drop 1", "assault 3013")
    assert driver.prompt == "prompt-reembark"
    assert "sail 2416" in driver.actions
    assert "halt" not in driver.actions
    assert clause_of(driver, "halt") == "20.5.4"
    driver.push("sail 2416")
    assert state.sp[UNION].get(PLACE[bank]) == 1


@pytest.mark.clause("4.1.3")
@pytest.mark.clause("20.3.1")
def test_a_voyage_from_the_bay_is_of_the_east_and_one_from_the_gulf_of_the_west() -> None:
    for start, area in (("chesapeake-bay", "east"), ("ship-island", "west")):
        state = with_forts("ship-island", "4038")
        station(state, UNION, start, 1)
        state.side = UNION
        driver = Driver(state, Activations(UNION, 1), Scripted())
        driver.push(f"transport {start}", "lead 1", "halt")
        left = {text for text in driver.actions if text.startswith("train")}
        assert left == {f"train {key}" for key in ("east", "west", "trans-mississippi")} - {
            f"train {area}"
        }


@pytest.mark.clause("11.6.6")
@pytest.mark.clause("20.5.3")
@pytest.mark.parametrize("island", ["hatteras", "roanoke"])
def test_who_is_beaten_on_an_island_surrenders(island: str) -> None:
    state = bare(6)
    origin = station(state, UNION, "chesapeake-bay", 3, "burnside")
    place = station(state, CONFEDERATE, island, 2, "beauregard")
    state.side = UNION
    state.moved[origin] = 3
    force = Attackers(UNION, origin, GENERAL["burnside"], (), 3, 0, 0)
    driver = Driver(state, Battle(force, place, landing=True), Scripted((6, 1)))
    assert driver.told("no-retreat")
    assert not state.sp[CONFEDERATE]
    assert state.where[GENERAL["beauregard"]] == BOX, "Generals escape"


@pytest.mark.clause("21.7.2")
def test_ships_land_troops_among_sp_without_nsp_and_without_a_naval_battle() -> None:
    state = waters()
    moor(state, "2416", river=2)
    station(state, UNION, "2416", 3, "grant")
    station(state, CONFEDERATE, "2516", 1)
    driver = cruise(state, "2416", 6, 1).push("take grant", "load 2")
    assert "engage 2516" not in driver.actions
    driver.push("cruise 2516", "disembark")
    assert driver.told("battle")
    assert not driver.told("naval-battle")
