"""3, 14 to 16, 18 and 19: the turn but for its Action Phases."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.chance import Sampled, Scripted
from longroll.engine.frames import dump_flow, load_flow
from longroll.engine.procedural import pending_decision
from longroll.engine.procedure import Play, Procedure
from longroll.titles.uscivilwar import USCivilWar
from longroll.titles.uscivilwar.base import rank_of
from longroll.titles.uscivilwar.cards import DrawCards
from longroll.titles.uscivilwar.checks import check
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import (
    CARD_KINDS,
    CONFEDERATE,
    DECKS,
    GENERAL,
    GENERALS,
    PLACE,
    SCHEDULE,
    STATE,
    UNION,
)
from longroll.titles.uscivilwar.economy import (
    arsenal_room,
    blockade_modifier,
    border_points,
    income,
    open_ports,
    strength_for,
)
from longroll.titles.uscivilwar.ending import EndPhase
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.forts import complete_forts, fort_sites
from longroll.titles.uscivilwar.ground import LAND, RESOURCES, THEATRE
from longroll.titles.uscivilwar.leadership import LeaderManagement, posts
from longroll.titles.uscivilwar.markers import kentucky_joins, place_marker
from longroll.titles.uscivilwar.reinforcement import (
    ConfederateReinforcement,
    UnionReinforcement,
)
from longroll.titles.uscivilwar.returns import Returns
from longroll.titles.uscivilwar.sequence import War
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import BOX, DISPLACED, GONE, UNASSIGNED, CivilWarState
from longroll.titles.uscivilwar.strategic import StrategicMovement, by_road
from longroll.titles.uscivilwar.supply import chain
from longroll.titles.uscivilwar.victory import (
    automatic,
    balance,
    blockade_held,
    confederate_points,
    final_points,
    union_points,
    verdict,
)
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station

TITLE = USCivilWar()
KINDS = {key: number for number, key in enumerate(CARD_KINDS)}


def run(
    state: CivilWarState, procedure: Procedure[CivilWarState], *outcomes: str | int
) -> Driver[CivilWarState]:
    """A procedure with dice (numbers) and draws (texts), each in their order."""
    dice = [one for one in outcomes if isinstance(one, int)]
    draws = [one for one in outcomes if isinstance(one, str)]
    return Driver(state, procedure, Scripted(dice, draws))


def end_turn(state: CivilWarState) -> None:
    """The End Phase, whatever it decides."""
    Driver(state, EndPhase(), Scripted())
    state.result = None


def places_of(driver: Driver[CivilWarState], verb: str, position: int = 0) -> set[str]:
    actions = map(parse, driver.actions)
    return {action.args[position] for action in actions if action.verb == verb}


def clause_of(driver: Driver[CivilWarState], text: str) -> str:
    denial = driver.why(text)
    assert denial is not None, text
    return denial.clause


# --- 14.2 The Union -------------------------------------------------------------------------------


@pytest.mark.clause("3.1.A")
@pytest.mark.clause("14.2.1")
def test_the_union_places_by_area() -> None:
    state = bare(5)
    driver = run(state, UnionReinforcement(), "east", "west")
    assert {"1247", "1548", "1647", "1648", "chesapeake-bay"} <= places_of(driver, "place")
    assert not {"1628", "2416", "1813"} & places_of(driver, "place")
    driver.push("place 1647 4", "place chesapeake-bay 2")
    assert {"1423", "1628"} <= places_of(driver, "place")
    assert "1647" not in places_of(driver, "place")
    driver.push("place 1628 3", "place 2416 3")
    arrived = {"1647": 4, "chesapeake-bay": 2, "1628": 3, "2416": 3, "1813": 2}
    assert state.sp[UNION] == {at(key): number for key, number in arrived.items()}
    assert driver.prompt == "prompt-fort"
    driver.push("pass")
    assert driver.over
    assert sum(state.hands[UNION]) == 2


@pytest.mark.clause("14.1.1")
@pytest.mark.clause("14.1.2")
def test_in_winter_the_union_has_a_fort_and_cards_only() -> None:
    driver = run(bare(9), UnionReinforcement(), "any", "naval")
    assert driver.prompt == "prompt-fort"
    driver.push("fort 1647")
    assert driver.state.works[UNION] == {at("1647"): 1}
    assert not driver.state.sp[UNION]


@pytest.mark.clause("14.2.2")
def test_reinforcements_need_a_friendly_and_fully_supplied_objective_hex() -> None:
    state = bare(5)
    state.markers[CONFEDERATE] |= 1 << at("Harrisburg")
    driver = run(state, UnionReinforcement())
    assert "1247" not in places_of(driver, "place")
    assert clause_of(driver, "place 1247 1") == "14.2.2"
    assert clause_of(driver, "place 1813 1") == "14.2.1"
    for place in ("2146", "1747", "fort-monroe"):
        why = driver.why(f"place {place} 1")
        assert why == ("14.2.2", "deny-no-northern-objective", (("place", place),)), "in the East"
    assert clause_of(driver, "place 1647 7") == "14.2.1"


@pytest.mark.clause("14.2.1")
def test_st_louis_in_enemy_hands_takes_none() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "1813", 1)
    driver = run(state, UnionReinforcement(), "east", "east")
    driver.push("place 1647 6", "place 1628 3", "place 2416 3", "pass")
    assert at("1813") not in state.sp[UNION]
    assert {event["area"] for event in driver.values("sp-lost")} == {"st-louis"}


@pytest.mark.clause("10.2.2")
@pytest.mark.clause("10.2.3")
@pytest.mark.clause("10.2.6")
def test_forts_begin_on_supplied_friendly_ground_and_grow_on_objective_hexes() -> None:
    state = bare(5)
    station(state, UNION, "1546", 2)
    state.set_fort(UNION, at("1647"), 2)
    state.set_fort(UNION, PLACE["1446"], 1)
    station(state, UNION, "1446", 1)
    new, higher = fort_sites(state, UNION)
    assert new >> PLACE["1546"] & 1
    assert not new >> at("1647") & 1
    assert higher >> at("1647") & 1
    assert not higher >> PLACE["1446"] & 1, "no Objective hex"
    driver = run(bare(9), UnionReinforcement())
    assert clause_of(driver, "improve 1647") == "10.2.3"
    assert clause_of(driver, "fort 2146") == "10.2.2"
    assert clause_of(driver, "fort fort-monroe") == "10.2.2"


@pytest.mark.clause("10.2.2")
def test_a_fort_can_be_built_in_brownsville_which_is_like_a_coastal_hex() -> None:
    """L5674-5680."""
    state = bare(5)
    station(state, UNION, "brownsville", 1)
    new, higher = fort_sites(state, UNION)
    assert new >> at("brownsville") & 1
    assert not higher
    assert not new >> at("chesapeake-bay") & 1


@pytest.mark.clause("10.2.4")
def test_no_more_forts_than_markers_and_one_work_to_a_hex() -> None:
    state = bare(5)
    for key in (
        "1012",
        "1017",
        "1019",
        "1022",
        "1024",
        "1028",
        "1030",
        "1032",
        "1036",
        "1247",
        "1548",
        "1647",
    ):
        state.set_fort(UNION, PLACE[key], 1)
    assert fort_sites(state, UNION)[0] == 0
    assert fort_sites(state, UNION)[1]
    state = bare(5)
    place = station(state, UNION, "1647", 1)
    state.trenches[UNION] |= 1 << place
    state.works[UNION][place] = 1
    complete_forts(Play(state, Scripted(())), UNION, (place,))
    assert state.forts[UNION] == {place: 1}
    assert not state.trenches[UNION]


# --- 14.3 to 14.5 The Confederates ----------------------------------------------------------------


@pytest.mark.clause("14.3.1")
def test_ten_points_raise_an_sp_and_the_rest_is_lost() -> None:
    """L2482-2489 and L5144-5170: 118 points are 11 SP."""
    assert strength_for(96 + 2 + 28 + 2 - 10) == 11
    assert strength_for(93 + 5 + 4 + 26 - 10) == 11
    assert strength_for(-3) == 0


@pytest.mark.clause("14.3.2")
@pytest.mark.clause("14.3.3")
def test_points_of_resources_arsenals_and_border_states() -> None:
    state = set_up("1862", ())
    assert income(state) == (96, 4, 4, 0), "Columbus and Bowling Green give four"
    state = set_up("1861", ())
    assert income(state) == (99, 1, 0, 0)
    state = bare(5)
    for key in ("2423", "2516", "2025", "2027", "2028", "1728"):
        state.markers[CONFEDERATE] |= 1 << PLACE[key]
    assert border_points(facts(state)) == 8, "eight points a state at most"


@pytest.mark.clause("6.4.1")
@pytest.mark.clause("6.4.2")
def test_a_resource_hex_taken_is_lost_at_once_and_one_burned_is_worth_a_point() -> None:
    state = bare(5)
    whole = income(state).resources
    station(state, UNION, "Nashville", 1)
    assert income(state).resources == whole - 3
    play = Play(state, Scripted(()))
    place_marker(play, UNION, at("Nashville"))
    assert state.burned >> at("Nashville") & 1
    state.take(UNION, at("Nashville"), 1)
    state.markers[UNION] = 0
    assert income(state).resources == whole - 2
    place_marker(play, UNION, PLACE["2620"])
    assert not state.burned >> PLACE["2620"] & 1, "a value of 1 cannot be destroyed"


@pytest.mark.clause("6.4.1")
def test_arsenals_burn_with_their_hex() -> None:
    state = bare(5)
    state.arsenals[at("Atlanta")] = 2
    place_marker(Play(state, Scripted(())), UNION, at("Atlanta"))
    assert at("Atlanta") not in state.arsenals
    assert state.lost_arsenals == 2


@pytest.mark.clause("14.4.1")
@pytest.mark.clause("14.4.2")
@pytest.mark.clause("14.4.3")
def test_open_ports_count_and_a_shut_zone_costs_a_point() -> None:
    for scenario, sums in (("1861", [5, 7, 8]), ("1862", [4, 6, 7]), ("1863", [2, 2, 3])):
        found = facts(set_up(scenario, ()))
        assert [blockade_modifier(found, zone) for zone in range(3)] == sums
    state = bare(5)
    for key in ("fort-sumter", "fort-pulaski", "4038", "4436", "4636"):
        state.markers[UNION] |= 1 << PLACE[key]
    assert open_ports(facts(state), 1) == 0
    assert blockade_modifier(facts(state), 1) == -1


@pytest.mark.clause("14.4.2")
@pytest.mark.clause("10.3.1")
def test_nobody_runs_the_blockade_to_new_orleans_past_its_forts() -> None:
    """Fort St. Philip and Fort Jackson protected New Orleans (L5707)."""
    state = bare(5)
    before = blockade_modifier(facts(state), 2)
    held = blockade_held(state)
    state.markers[UNION] |= 1 << at("fort-st-philip")
    assert not open_ports(facts(state), 2) >> at("New Orleans") & 1
    assert blockade_modifier(facts(state), 2) == before - 2
    assert blockade_held(state) == held + 2, "S1.2"


@pytest.mark.clause("14.4.6")
def test_brownsville_opens_when_galveston_falls() -> None:
    state = bare(5)
    before = blockade_modifier(facts(state), 2)
    assert not open_ports(facts(state), 2) >> PLACE["brownsville"] & 1
    state.markers[UNION] |= 1 << at("Galveston")
    assert open_ports(facts(state), 2) >> PLACE["brownsville"] & 1
    assert blockade_modifier(facts(state), 2) == before


@pytest.mark.clause("3.1.B.1")
@pytest.mark.clause("14.5")
def test_war_industry_grows_in_the_state_of_two_dice() -> None:
    state = bare(5)
    driver = run(state, ConfederateReinforcement(), 3, 4, 1, 1, 1, "east", "west")
    assert driver.values("arsenal-state")[0]["state"] == "ga"
    assert places_of(driver, "build") == {
        "3426",
        "3529",
        "3634",
        "3732",
        "3830",
        "4027",
        "4137",
    }
    assert clause_of(driver, "build 2146") == "14.5"
    driver.push("build 3529")
    assert state.arsenals == {at("Atlanta"): 1}
    state.arsenals[at("Atlanta")] = 4
    assert not arsenal_room(state, STATE["GA"]) >> at("Atlanta") & 1, "three times its value"


@pytest.mark.clause("14.5")
def test_the_arsenal_is_lost_where_the_union_holds_every_hex() -> None:
    state = bare(5)
    for key in ("Pensacola", "Tallahassee", "4736"):
        state.markers[UNION] |= 1 << at(key)
    driver = run(state, ConfederateReinforcement(), 1, 1, 1, 1, 1, "east", "west")
    assert driver.told("arsenal-lost")


@pytest.mark.clause("3.1.B.2")
@pytest.mark.clause("14.3.4")
@pytest.mark.clause("3.1.B")
@pytest.mark.clause("14.3.5")
def test_sp_go_to_the_trans_mississippi_first_and_the_odd_one_east() -> None:
    state = bare(5)
    state.maintenance = 10
    driver = run(state, ConfederateReinforcement(), 3, 4, 3, 3, 3, "any", "west")
    driver.push("build 3529")
    raised = driver.values("raised")[0]["number"]
    assert isinstance(raised, int)
    assert driver.decision.prompt.args[0] == ("area", "trans-mississippi")
    assert clause_of(driver, "place 2146 1") == "14.3.5"
    driver.push("place 3207 1")
    assert driver.decision.prompt.args == (
        ("area", "east"),
        ("number", (raised - 1) - (raised - 1) // 2),
    )
    driver.push("place 2146 2")
    assert "2241" not in places_of(driver, "place"), "two to a state"
    assert clause_of(driver, "place 2241 1") == "14.3.5"


@pytest.mark.clause("14.4.5")
def test_inflation_raises_maintenance_for_good() -> None:
    state = bare(16)
    state.maintenance = 10
    for key in ("3345", "roanoke", "3148", "2449", "hatteras"):
        state.markers[UNION] |= 1 << PLACE[key]
    driver = run(state, ConfederateReinforcement(), 3, 4, 1, 1, 1)
    driver.push("build 3529")
    rows = {str(row["zone"]): row for row in driver.values("blockade")}
    assert rows["north-atlantic"]["roll"] == 0
    assert rows["north-atlantic"]["number"] == 2
    assert state.maintenance == 12


@pytest.mark.clause("14.1.2")
def test_winter_takes_ten_and_the_deficit_from_the_map() -> None:
    """L2433-2436: eight SP raised, two existing ones removed."""
    state = bare(9)
    state.maintenance = 60
    station(state, CONFEDERATE, "2146", 3, "lee")
    station(state, CONFEDERATE, "3529", 1, "bragg")
    driver = run(state, ConfederateReinforcement(), 3, 4, 1, 1, 1, "any", "west")
    driver.push("build 3529")
    raised = driver.values("raised")[0]["number"]
    assert isinstance(raised, int)
    assert driver.prompt == "prompt-remove"
    assert places_of(driver, "remove") == {"2146"}, "no General is left alone"
    assert clause_of(driver, "remove 3529") == "7.6"
    for _ in range(min(2, 10 - raised)):
        driver.push("remove 2146")
    assert state.strength(CONFEDERATE, at("2146")) < 3


# --- 14.6 The Displaced box -----------------------------------------------------------------------


@pytest.mark.clause("3.1.C")
@pytest.mark.clause("14.6")
def test_of_five_displaced_two_return_two_are_lost_and_one_stays() -> None:
    """L2662-2665."""
    state = bare(5)
    state.displaced[UNION] = [0, 5, 0]
    driver = run(state, Returns(UNION))
    assert clause_of(driver, "place 1647 1") == "14.6"
    driver.push("place 1628 2")
    assert driver.over
    assert state.displaced[UNION] == [0, 1, 0]
    assert state.sp[UNION] == {at("1628"): 2}


@pytest.mark.clause("14.6")
def test_generals_come_back_to_sp_of_their_theatre_with_a_line() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "2146", 2)
    station(state, CONFEDERATE, "3529", 2)
    general = GENERAL["jackson"]
    state.where[general], state.stars[general] = BOX, 1
    driver = run(state, Returns(CONFEDERATE))
    assert driver.actions == ["return jackson 2146"]
    assert clause_of(driver, "return jackson 3529") == "14.6"
    driver.push("return jackson 2146")
    assert state.where[general] == at("2146")


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("16.2")
def test_who_comes_to_an_equal_may_command_there() -> None:
    state = bare(5)
    place = station(state, CONFEDERATE, "2146", 2, "early", "jackson")
    for name in ("early", "jackson"):
        state.stars[GENERAL[name]] = 1
    state.where[GENERAL["jackson"]] = BOX
    driver = run(state, Returns(CONFEDERATE)).push("return jackson 2146")
    assert sorted(driver.actions) == ["command early", "command jackson"]
    driver.push("command jackson")
    assert commander(state, CONFEDERATE, place) == GENERAL["jackson"]
    state = bare(2)
    place = station(state, UNION, "2416", 2, "sherman")
    driver = run(state, LeaderManagement(UNION)).push("assign grant 2416")
    assert state.stars[GENERAL["grant"]] == state.stars[GENERAL["sherman"]]
    assert sorted(driver.actions) == ["command grant", "command sherman"]
    driver.push("command sherman")
    assert commander(state, UNION, place) == GENERAL["sherman"]


@pytest.mark.clause("8.7")
def test_displaced_cavalry_waits_a_turn_longer() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "2146", 2)
    general = GENERAL["stuart"]
    state.where[general], state.stars[general] = BOX, 1
    state.late |= 1 << general
    assert run(state, Returns(CONFEDERATE)).over
    assert state.where[general] == BOX
    assert not state.late
    assert run(state, Returns(CONFEDERATE)).actions == ["return stuart 2146"]


@pytest.mark.clause("8.7")
@pytest.mark.clause("16.5.1")
def test_cavalry_caught_by_reinforcements_misses_the_rest_of_the_turn_and_the_next() -> None:
    """Forrest is displaced in the reinforcements of Turn 1, and comes with those of Turn 3."""
    state, war, seen = bare(1), War(), {}
    station(state, CONFEDERATE, "2146", 9)
    station(state, CONFEDERATE, "2722", 9)
    station(state, CONFEDERATE, "1628", 0, "forrest")
    war.at = War.positions["begin"]
    driver = Driver(state, war, Sampled(5))
    while state.turn < 4:
        if driver.prompt == "prompt-strategic":
            seen[state.turn] = state.where[GENERAL["forrest"]] >= 0
        wanted = ("place 1628 3", "return forrest 2722", "done", "pass", "suffer", "halt")
        first = next((text for text in wanted if text in driver.actions), driver.actions[0])
        driver.push(first)
    assert seen == {1: False, 2: False, 3: True}


@pytest.mark.clause("17.2.1")
def test_militia_comes_back_to_a_friendly_hex_of_its_state() -> None:
    state = bare(5)
    state.set_militia(CONFEDERATE, STATE["FL"], DISPLACED)
    driver = run(state, Returns(CONFEDERATE))
    assert places_of(driver, "militia", 1) == {"4722", "4730"}
    assert clause_of(driver, "militia fl 3529") == "17.2.1"
    driver.push("militia fl 4730")
    assert state.guards[CONFEDERATE] == 1 << at("Tallahassee")
    for key in ("4722", "4730", "4736"):
        state.markers[UNION] |= 1 << PLACE[key]
    state.set_militia(CONFEDERATE, STATE["FL"], DISPLACED)
    station(state, UNION, "4730", 1)
    assert run(state, Returns(CONFEDERATE)).over, "it stays in the box"


# --- 15 Strategic movement ------------------------------------------------------------------------


@pytest.mark.clause("3.2.A")
@pytest.mark.clause("15.2")
def test_twelve_sp_by_rail_for_the_union() -> None:
    state = bare(5)
    station(state, UNION, "1548", 15)
    driver = run(state, StrategicMovement(UNION))
    assert "embark 1548 12" in driver.actions
    assert "embark 1548 13" not in driver.actions
    assert clause_of(driver, "embark 1548 13") == "15.2"
    driver.push("embark 1548 12")
    assert {"1247", "1139", "1628", "chesapeake-bay"} <= places_of(driver, "rail")
    assert "2146" not in places_of(driver, "rail")
    driver.push("rail 1139")
    driver.push("stay")
    assert state.sp[UNION] == {at("1548"): 3, at("1139"): 12}
    driver.push("embark 1548 1")
    assert places_of(driver, "rail") == set(), "the limit is used up"
    assert clause_of(driver, "rail 1247") == "15.2"


@pytest.mark.clause("15.2")
def test_a_zone_or_an_enemy_town_stops_the_train() -> None:
    """Richmond to Raleigh by Petersburg and Weldon, or a long way round by Bristol."""
    state = bare(5)
    station(state, CONFEDERATE, "2146", 4)
    driver = run(state, StrategicMovement(CONFEDERATE)).push("embark 2146 2")
    assert {"2743", "2546", "2246"} <= places_of(driver, "rail")
    state = bare(5)
    station(state, CONFEDERATE, "2146", 4)
    for key in ("2546", "2534"):
        state.markers[UNION] |= 1 << PLACE[key]
    driver = run(state, StrategicMovement(CONFEDERATE)).push("embark 2146 2")
    assert "2246" in places_of(driver, "rail")
    assert "2743" not in places_of(driver, "rail"), "Weldon is the enemy's, and Bristol"
    assert clause_of(driver, "rail 2743") == "15.2"
    state = bare(5)
    station(state, CONFEDERATE, "2146", 4)
    for key in ("2545", "2633"):
        station(state, UNION, key, 1)
    driver = run(state, StrategicMovement(CONFEDERATE)).push("embark 2146 2")
    assert "2743" not in places_of(driver, "rail"), "Weldon and Bristol lie in zones"


@pytest.mark.clause("15.2")
@pytest.mark.clause("9.1")
def test_a_train_leaves_a_hex_that_only_its_own_sp_kept_out_of_a_zone() -> None:
    state = bare(5)
    here = station(state, CONFEDERATE, "2441", 1)
    station(state, UNION, "2341", 3)
    assert not facts(state).zones[UNION] >> here & 1
    driver = run(state, StrategicMovement(CONFEDERATE)).push("embark 2441 1")
    assert facts(state).zones[UNION] >> here & 1, "nobody stays there"
    assert "1643" in places_of(driver, "rail")


@pytest.mark.clause("15.1")
def test_who_has_set_out_does_not_come_back_in_the_same_move() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "2146", 4)
    driver = run(state, StrategicMovement(CONFEDERATE)).push("embark 2146 2")
    assert "stay" not in driver.actions, "they have not moved yet"
    assert clause_of(driver, "stay") == "15.1"
    driver.push("rail 2246")
    assert "2146" not in places_of(driver, "rail")
    assert clause_of(driver, "rail 2146") == "15.1"
    assert "stay" in driver.actions


@pytest.mark.clause("3.2.B")
@pytest.mark.clause("15.3")
@pytest.mark.clause("15.4")
def test_rivers_and_the_ocean() -> None:
    state = bare(5)
    station(state, UNION, "2416", 5)
    driver = run(state, StrategicMovement(UNION)).push("embark 2416 3")
    assert {"1813", "1628"} <= places_of(driver, "river")
    assert not places_of(driver, "ocean")
    state = bare(5)
    station(state, UNION, "chesapeake-bay", 5)
    state.markers[UNION] |= 1 << PLACE["4038"] | 1 << PLACE["hatteras"]
    driver = run(state, StrategicMovement(UNION)).push("embark chesapeake-bay 3")
    assert {"4038", "hatteras"} <= places_of(driver, "ocean")
    assert "3839" not in places_of(driver, "ocean")
    state = bare(5)
    station(state, CONFEDERATE, "3839", 2)
    driver = run(state, StrategicMovement(CONFEDERATE)).push("embark 3839 1")
    assert not places_of(driver, "ocean")
    assert clause_of(driver, "ocean 4038") == "15.4"


@pytest.mark.clause("15.4")
@pytest.mark.clause("6.3")
def test_the_last_sp_leave_a_port_that_only_they_hold() -> None:
    state = bare(5)
    station(state, UNION, "4038", 3)
    state.markers[UNION] |= 1 << PLACE["hatteras"]
    driver = run(state, StrategicMovement(UNION)).push("embark 4038 3")
    assert facts(state).held[CONFEDERATE] >> at("4038") & 1, "without a marker it is lost"
    driver.push("ocean hatteras", "stay")
    assert state.sp[UNION] == {at("hatteras"): 3}


@pytest.mark.clause("15.1")
@pytest.mark.clause("15.3")
def test_more_than_a_way_out_takes_are_told_its_limit() -> None:
    """By river from Aquia Creek, where no railroad leads that could take twelve."""
    state = bare(10)
    station(state, UNION, "1846", 9)
    driver = run(state, StrategicMovement(UNION))
    assert "embark 1846 3" in driver.actions
    limit = (("number", 3), ("mode", "river"), ("place", "1846"))
    for number in (4, 6, 9):
        assert driver.why(f"embark 1846 {number}") == ("15.3", "deny-way-limit", limit)
    driver.push("embark 1846 3", "river 1948", "stay")
    limit = (("number", 1), ("mode", "road"), ("place", "1846"))
    assert driver.why("embark 1846 2") == ("15.5", "deny-way-limit", limit)
    driver.push("embark 1846 1", "road 1948", "stay")
    limit = (("number", 0), ("mode", "river"), ("place", "1846"))
    assert driver.why("embark 1846 1") == ("15.3", "deny-way-limit", limit)


@pytest.mark.clause("15.3")
def test_sp_between_two_rivers_do_not_join_them_for_others() -> None:
    """From 2048 the Potomac leads to Maryland; from 2149, on the Rappahannock, nothing leads on."""
    state = bare(5)
    station(state, UNION, "1548", 2)
    station(state, UNION, "2048", 1)
    station(state, UNION, "2149", 1)
    state.markers[UNION] |= 1 << PLACE["2149"]
    driver = run(state, StrategicMovement(UNION)).push("embark 2048 1")
    assert places_of(driver, "river") == {"1948", "2149"}
    state.put(UNION, PLACE["2048"], 1)
    driver = run(state, StrategicMovement(UNION)).push("embark 1548 1", "road 1647", "stay")
    assert "embark 2048 1" in driver.actions
    assert "embark 2149 1" not in driver.actions


@pytest.mark.clause("15.1")
def test_a_move_may_combine_kinds_and_counts_for_each() -> None:
    """By rail from Baltimore to Cincinnati, then down the Ohio to Cairo."""
    state = bare(5)
    station(state, UNION, "1548", 3)
    station(state, UNION, "1628", 1)
    driver = run(state, StrategicMovement(UNION)).push("embark 1548 3", "rail 1628")
    assert "2415" in places_of(driver, "river")
    driver.push("river 2415", "stay")
    assert state.sp[UNION] == {PLACE["2415"]: 3, PLACE["1628"]: 1}
    driver = driver.push("embark 2415 1")
    assert not places_of(driver, "river"), "three SP by river are the limit"
    assert clause_of(driver, "river 1628") == "15.3"


@pytest.mark.clause("15.1")
@pytest.mark.clause("15.2")
def test_who_goes_by_rail_again_in_the_same_move_counts_once() -> None:
    """By rail to Cincinnati, up the Ohio, on by rail; the limits are of SP, not of journeys."""
    state = bare(5)
    station(state, UNION, "1548", 15)
    driver = run(state, StrategicMovement(UNION)).push("embark 1548 9", "rail 1139", "stay")
    driver.push("embark 1548 3", "rail 1628", "river 1831")
    assert driver.actions == ["rail 1632", "stay"], "twelve SP have gone by rail, these among them"
    assert clause_of(driver, "river 1628") == "15.1", "they have been there"
    assert clause_of(driver, "river 2415") == "15.1", "a leg fewer would have led there"
    driver.push("rail 1632", "stay")
    assert state.sp[UNION] == {at("1548"): 3, at("1139"): 9, at("1632"): 3}
    driver.push("embark 1548 1")
    assert not places_of(driver, "rail")


def from_before(state: CivilWarState, *fields: str) -> list[str]:
    """What may be done in a position that was saved when its procedure had no such fields."""
    rows = dump_flow(state)["stack"][1:]
    for field in fields:
        rows[-1].pop(field, None)
    twin = state.copy()
    load_flow(twin, {"stack": rows}, {frame.name: type(frame) for frame in state.stack})
    decision = pending_decision(twin)
    assert decision is not None
    return [str(action) for action in decision.actions]


@pytest.mark.clause("15.1")
@pytest.mark.clause("16.6")
def test_positions_from_before_version_8_go_on() -> None:
    state = bare(5)
    station(state, UNION, "1548", 15)
    driver = run(state, StrategicMovement(UNION)).push("embark 1548 3")
    assert from_before(state, "counted", "halts") == driver.actions
    driver.push("rail 1628")
    assert "rail 1139" in from_before(state, "counted", "halts")
    state = bare(5)
    station(state, CONFEDERATE, "2146", 4, "jackson")
    station(state, CONFEDERATE, "3529", 4)
    driver = run(state, LeaderManagement(CONFEDERATE))
    while driver.prompt != "prompt-transfer":
        driver.push(driver.actions[0])
    assert from_before(state, "sent") == driver.actions


@pytest.mark.clause("15.4")
@pytest.mark.clause("15.6")
def test_ships_of_the_ocean_bring_sp_to_a_coastal_fort() -> None:
    """15.4 speaks of ports; 15.6 lets strategic moves end in Coastal Forts."""
    state = bare(5)
    station(state, UNION, "chesapeake-bay", 1)
    state.markers[UNION] |= 1 << PLACE["fort-pulaski"]
    driver = run(state, StrategicMovement(UNION)).push("embark chesapeake-bay 1")
    assert "fort-pulaski" in places_of(driver, "ocean")


@pytest.mark.clause("15.5")
def test_one_sp_by_road_in_each_theatre() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "2703", 3)
    station(state, CONFEDERATE, "3207", 1)
    driver = run(state, StrategicMovement(CONFEDERATE))
    assert [text for text in driver.actions if "2703" in text] == ["embark 2703 1"]
    driver.push("embark 2703 1")
    assert "3207" in places_of(driver, "road")
    assert "3013" not in places_of(driver, "road"), "Memphis lies in another theatre"
    driver.push("road 3207", "stay")
    assert not [text for text in driver.actions if "2703" in text]
    assert clause_of(driver, "embark 2703 1") == "15.5"


@pytest.mark.clause("15.5")
def test_the_line_of_a_move_by_road_may_leave_the_theatre() -> None:
    """From Richmond to 2532 no line leads within the East."""
    state = bare(5)
    station(state, CONFEDERATE, "2146", 1)
    found, east = facts(state), THEATRE[0]
    assert by_road(found, CONFEDERATE, at("2146")) >> at("2532") & 1
    lines = supply(found, CONFEDERATE).lines
    inside = lines._replace(through=lines.through & east)
    assert east >> at("2532") & 1
    assert not chain(inside, 1 << at("2146")) >> at("2532") & 1


@pytest.mark.clause("15.6")
def test_a_general_keeps_an_sp_and_the_move_ends_in_shelter() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "2146", 3, "lee")
    driver = run(state, StrategicMovement(CONFEDERATE))
    assert "embark 2146 2" in driver.actions
    assert clause_of(driver, "embark 2146 3") == "15.6"
    driver.push("embark 2146 2")
    assert clause_of(driver, "rail 2046") in ("15.6", "15.2")
    assert all(PLACE[key] for key in places_of(driver, "rail"))
    assert "2047" not in places_of(driver, "rail")


@pytest.mark.clause("10.3.2")
def test_a_coastal_fort_takes_three() -> None:
    state = bare(5)
    station(state, UNION, "chesapeake-bay", 3)
    station(state, UNION, "fort-monroe", 2)
    state.markers[UNION] |= 1 << PLACE["fort-monroe"]
    driver = run(state, StrategicMovement(UNION)).push("embark chesapeake-bay 2")
    assert "fort-monroe" not in places_of(driver, "ocean")
    assert clause_of(driver, "ocean fort-monroe") == "10.3.2"


@pytest.mark.clause("12.2")
def test_demoralised_sp_unsettle_those_whom_they_join() -> None:
    state = bare(5)
    station(state, UNION, "1548", 2)
    station(state, UNION, "1247", 1)
    state.demoralised[UNION] |= 1 << at("1548")
    run(state, StrategicMovement(UNION)).push("embark 1548 2", "rail 1247", "stay")
    assert state.demoralised[UNION] == 1 << at("1247")


@pytest.mark.clause("13.2.1")
@pytest.mark.clause("15.1")
@pytest.mark.parametrize("company", [False, True])
def test_a_forage_marker_goes_by_train_unless_others_stand_where_it_ends(company: bool) -> None:
    """None but the Supply Segment of their side takes it away."""
    state = bare(5)
    station(state, UNION, "1548", 2)
    station(state, UNION, "1247", int(company))
    state.foraging[UNION] |= 1 << at("1548")
    driver = run(state, StrategicMovement(UNION)).push("embark 1548 1", "rail 1247", "stay")
    left = 1 << at("1548")
    assert state.foraging[UNION] == left | (not company) << at("1247")
    driver.push("embark 1247 1", "rail 1813", "stay")
    assert state.foraging[UNION] >> at("1813") & 1 == (not company), "the next leg does the same"


# --- 16 Leaders -----------------------------------------------------------------------------------


@pytest.mark.clause("16.2")
def test_generals_arrive_with_sp_and_a_line_in_their_theatre() -> None:
    state = bare(2)
    station(state, UNION, "2416", 2)
    station(state, UNION, "1647", 2)
    station(state, UNION, "1813", 1)
    state.stars[GENERAL["mcclellan"]] = 2
    state.where[GENERAL["mcclellan"]] = at("1647")
    driver = run(state, LeaderManagement(UNION)).push("done")
    assert driver.actions == ["assign grant 2416"]
    assert clause_of(driver, "assign grant 1647") == "16.2"
    driver.push("assign grant 2416")
    assert state.where[GENERAL["grant"]] == at("2416")


@pytest.mark.clause("16.3.1")
@pytest.mark.clause("16.4")
def test_a_successor_takes_the_place_of_who_is_relieved() -> None:
    state = bare(8)
    for key, name, stars in (
        ("1647", "mcclellan", 3),
        ("1546", "burnside", 2),
        ("2722", "buell", 3),
        ("3118", "rosecrans", 2),
    ):
        station(state, UNION, key, 4)
        general = GENERAL[name]
        state.where[general], state.stars[general] = PLACE[key], stars
    station(state, UNION, "1647", 0, "hooker")
    state.chiefs = 1 << GENERAL["burnside"] | 1 << GENERAL["hooker"]
    driver = run(state, LeaderManagement(UNION))
    check(state)
    assert state.where[GENERAL["mcclellan"]] == GONE
    assert state.where[GENERAL["burnside"]] == at("1647")
    assert state.stars[GENERAL["burnside"]] == 3
    assert not driver.over


@pytest.mark.clause("16.3.2")
@pytest.mark.clause("16.6")
def test_holmes_is_demoted_and_kirby_smith_may_join_him() -> None:
    """L2809-2811, Turn 10."""
    state = bare(10)
    station(state, CONFEDERATE, "3207", 4)
    station(state, CONFEDERATE, "2730", 4)
    for name, key, stars in (("holmes", "3207", 3), ("kirby-smith", "2730", 2)):
        state.where[GENERAL[name]], state.stars[GENERAL[name]] = PLACE[key], stars
    driver = run(state, LeaderManagement(CONFEDERATE))
    while driver.prompt in ("prompt-arrival", "prompt-command"):
        driver.push(driver.actions[0])
    assert state.stars[GENERAL["holmes"]] == 2
    assert "grant kirby-smith" in driver.actions
    driver.push("grant kirby-smith")
    assert driver.actions == ["send kirby-smith 3207"]
    assert clause_of(driver, "send kirby-smith 2146") in ("7.8", "16.6")
    driver.push("send kirby-smith 3207")
    assert state.where[GENERAL["kirby-smith"]] == PLACE["3207"]


@pytest.mark.clause("16.6")
@pytest.mark.clause("7.8")
@pytest.mark.parametrize("hindrance", ["no-strength", "isolated"])
def test_kirby_smith_may_not_join_holmes_without_sp_nor_among_isolated_ones(hindrance: str) -> None:
    state = bare(10)
    station(state, CONFEDERATE, "2730", 4)
    station(state, CONFEDERATE, "1746", 0 if hindrance == "no-strength" else 1)
    station(state, UNION, "1647", 9)
    for key in ("1745", "1845", "1846", "1747", "1646", "1645"):
        station(state, UNION, key, 9)
    for name, key, stars in (("holmes", "1746", 3), ("kirby-smith", "2730", 2)):
        state.where[GENERAL[name]], state.stars[GENERAL[name]] = PLACE[key], stars
    driver = run(state, LeaderManagement(CONFEDERATE))
    while driver.prompt in ("prompt-arrival", "prompt-command"):
        driver.push(driver.actions[0])
    assert driver.prompt == "prompt-transfer"
    assert not posts(state, CONFEDERATE) >> at("1746") & 1


@pytest.mark.clause("16.1")
@pytest.mark.clause("16.3.1")
def test_who_is_promoted_may_be_transferred_before() -> None:
    """Turn 15: Sherman has three stars from then on, and is no more transferred (7.4.1)."""
    state = bare(15)
    for key, name, stars in (("3020", "sherman", 2), ("2722", "thomas", 3), ("2722", "couch", 2)):
        station(state, UNION, key, 4)
        state.where[GENERAL[name]], state.stars[GENERAL[name]] = PLACE[key], stars
    driver = run(state, LeaderManagement(UNION))
    assert driver.decision.prompt.key == "prompt-transfer-before"
    assert driver.actions == ["transfer sherman", "done"]
    assert clause_of(driver, "transfer thomas") == "7.4.1"
    assert clause_of(driver, "transfer couch") == "16.1", "nothing happens to him"
    driver.push("transfer sherman", "send sherman 2722")
    while "transfer couch" not in driver.actions:
        driver.push(driver.actions[-1])
    assert clause_of(driver, "transfer sherman") == "7.4.1"
    assert state.where[GENERAL["sherman"]] == PLACE["2722"]
    assert state.stars[GENERAL["sherman"]] == 3
    driver.push("transfer couch", "send couch 3020")
    while driver.prompt == "prompt-command":
        driver.push(driver.actions[0])
    assert driver.over, "two free transfers, the first of them before the track"


@pytest.mark.clause("16.1")
@pytest.mark.clause("8.6")
def test_who_is_promoted_to_cavalry_may_be_transferred_before() -> None:
    """Turn 8: Van Dorn has cavalry from then on, and is no more transferred."""
    state = bare(8)
    for key in ("2722", "3020"):
        station(state, CONFEDERATE, key, 4)
    state.where[GENERAL["van-dorn"]], state.stars[GENERAL["van-dorn"]] = PLACE["2722"], 1
    driver = run(state, LeaderManagement(CONFEDERATE))
    assert driver.actions == ["transfer van-dorn", "done"]
    driver.push("transfer van-dorn", "send van-dorn 3020")
    while not driver.over:
        driver.push(driver.actions[-1])
    assert state.where[GENERAL["van-dorn"]] == PLACE["3020"]
    assert rank_of(state, GENERAL["van-dorn"]).cavalry


@pytest.mark.clause("16.1")
@pytest.mark.clause("16.4")
def test_who_is_relieved_may_choose_before_where_his_successor_comes() -> None:
    """Turn 16: Canby takes the place of Banks."""
    state = bare(16)
    for key, name, stars in (("3020", "banks", 2), ("2722", "thomas", 3)):
        station(state, UNION, key, 4)
        state.where[GENERAL[name]], state.stars[GENERAL[name]] = PLACE[key], stars
    driver = run(state, LeaderManagement(UNION)).push("transfer banks", "send banks 2722")
    while not driver.over:
        driver.push(driver.actions[-1])
    assert state.where[GENERAL["canby"]] == PLACE["2722"]


@pytest.mark.clause("16.1")
@pytest.mark.clause("16.6")
def test_holmes_may_go_before_kirby_smith_joins_him() -> None:
    """Turn 10: with two stars he has a free transfer, and the (T) leads to where he is then."""
    state = bare(10)
    for key in ("3207", "2730", "2703"):
        station(state, CONFEDERATE, key, 4)
    for name, key, stars in (("holmes", "3207", 3), ("kirby-smith", "2730", 2)):
        state.where[GENERAL[name]], state.stars[GENERAL[name]] = PLACE[key], stars
    driver = run(state, LeaderManagement(CONFEDERATE))
    while driver.prompt in ("prompt-arrival", "prompt-command"):
        driver.push(driver.actions[0])
    assert driver.actions == ["grant kirby-smith", "transfer holmes", "done"]
    driver.push("transfer holmes", "send holmes 2703", "grant kirby-smith")
    assert driver.actions == ["send kirby-smith 2703"]


@pytest.mark.clause("16.5.2")
def test_johnston_waits_unassigned_until_he_returns() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2146", 4)
    state.where[GENERAL["j-johnston"]], state.stars[GENERAL["j-johnston"]] = at("2146"), 3
    run(state, LeaderManagement(CONFEDERATE))
    assert state.where[GENERAL["j-johnston"]] == UNASSIGNED
    assert state.where[GENERAL["lee"]] == at("2146"), "Lee takes his place"
    state = set_up("1863", ())
    assert state.stars[GENERAL["butler"]] == 2
    assert state.where[GENERAL["butler"]] == UNASSIGNED


@pytest.mark.clause("16.6")
@pytest.mark.clause("7.4.1")
@pytest.mark.clause("8.1")
def test_two_free_transfers_of_lower_generals_without_cavalry() -> None:
    state = bare(3)
    place = station(state, CONFEDERATE, "2146", 4)
    station(state, CONFEDERATE, "3529", 4)
    for name, stars in (("jackson", 2), ("lee", 3), ("stuart", 1), ("longstreet", 1)):
        state.where[GENERAL[name]], state.stars[GENERAL[name]] = place, stars
    driver = run(state, LeaderManagement(CONFEDERATE))
    while driver.prompt in ("prompt-arrival", "prompt-command"):
        driver.push(driver.actions[0])
    offered = places_of(driver, "transfer")
    assert {"jackson", "longstreet"} <= offered
    assert clause_of(driver, "transfer lee") == "7.4.1"
    assert clause_of(driver, "transfer stuart") == "8.1"
    assert clause_of(driver, "transfer grant") == "16.6"
    driver.push("transfer jackson")
    assert driver.actions == ["send jackson 3529"]
    driver.push("send jackson 3529")
    assert clause_of(driver, "transfer jackson") == "16.6", "two Generals, not one twice"
    driver.push("transfer longstreet", "send longstreet 3529")
    assert driver.over


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("16.1")
def test_whom_the_track_makes_equals_the_owner_puts_in_command() -> None:
    """Turn 11: Jackson is gone, Ewell and A. P. Hill are promoted."""
    state = bare(11)
    place = station(state, CONFEDERATE, "2146", 4, "jackson", "ewell", "a-p-hill")
    for name in ("jackson", "ewell", "a-p-hill"):
        state.stars[GENERAL[name]] = 1
    driver = run(state, LeaderManagement(CONFEDERATE)).push("done")
    assert sorted(driver.actions) == ["command a-p-hill", "command ewell"]
    driver.push("command ewell")
    assert driver.over
    assert commander(state, CONFEDERATE, place) == GENERAL["ewell"]


@pytest.mark.clause("16.1")
def test_every_entry_of_the_track_can_be_carried_out() -> None:
    """From turn to turn, the boxes being open: nobody is left without a counter."""
    for side in (UNION, CONFEDERATE):
        state = set_up("campaign", ())
        state.border = [UNION, UNION, UNION]
        for turn in sorted(SCHEDULE):
            state.turn = turn
            driver = run(state, LeaderManagement(side))
            while not driver.over:
                driver.push("done" if "done" in driver.actions else driver.actions[0])
            for general in GENERALS:
                if state.where[general.index] >= 0:
                    assert state.stars[general.index] in general.ranks, (turn, general.key)


# --- 17 Border states -----------------------------------------------------------------------------


@pytest.mark.clause("17.1.3")
@pytest.mark.clause("17.2.2")
def test_kentucky_joins_and_has_militia_of_both_sides() -> None:
    state = set_up("1861", ())
    assert state.border[0] == -1
    kentucky_joins(Play(state, Scripted(())), UNION)
    assert state.border[0] == UNION
    assert [state.militia[side][STATE["KY"]] for side in (0, 1)] == [DISPLACED, DISPLACED]


@pytest.mark.clause("17.1.4")
@pytest.mark.clause("17.1.5")
@pytest.mark.clause("19.1.3")
def test_who_holds_every_objective_hex_of_a_border_state_has_it() -> None:
    state = bare(5)
    hexes = ("2423", "2516", "1728", "2027", "2028", "2025", "2417")
    for key in hexes:
        state.markers[CONFEDERATE] |= 1 << PLACE[key]
    station(state, UNION, "2522", 2)
    end_turn(state)
    assert state.border[0] == CONFEDERATE
    assert not state.markers[CONFEDERATE] & facts(state).countries[CONFEDERATE]
    assert state.markers[UNION] == 1 << PLACE["2522"], "the enemy marks where he has SP"
    state = bare(5)
    for key in hexes[1:]:
        state.markers[CONFEDERATE] |= 1 << PLACE[key]
    end_turn(state)
    assert state.border[0] == UNION


# --- 18 Cards -------------------------------------------------------------------------------------


@pytest.mark.clause("18.1")
def test_a_used_card_is_in_the_deck_again() -> None:
    state = bare(5)
    state.hands[UNION] = [DECKS[UNION][0], 0, 0, 0, 0]
    driver = run(state, DrawCards(UNION, 1), "west")
    assert driver.over
    with pytest.raises(Exception, match="east"):
        run(state, DrawCards(UNION, 1), "east")


@pytest.mark.clause("18.2")
def test_more_than_five_are_discarded_by_choice_and_only_their_owner_sees_them() -> None:
    state = bare(5)
    state.hands[UNION] = [2, 2, 0, 0, 0]
    driver = run(state, DrawCards(UNION, 2), "naval", "any")
    assert driver.actions == ["discard east", "discard west", "discard naval", "discard any"]
    assert clause_of(driver, "discard trans-mississippi") == "18.2"
    driver.push("discard west")
    assert state.hands[UNION] == [2, 1, 0, 1, 1]
    assert all(event.audience == ("union",) for event in driver.told("drew"))
    assert all(event.audience is None for event in driver.told("drew-cards"))


# --- 19 The end of a turn -------------------------------------------------------------------------


@pytest.mark.clause("3.5.A")
@pytest.mark.clause("19.1.1")
def test_one_sp_marks_a_place_of_the_enemy_at_the_end() -> None:
    state = bare(5)
    station(state, UNION, "Nashville", 1)
    station(state, UNION, "2721", 1)
    end_turn(state)
    assert state.markers[UNION] == 1 << at("Nashville"), "2721 is open country"
    assert state.burned == 1 << at("Nashville")


@pytest.mark.clause("19.1.2")
@pytest.mark.clause("17.2.5")
def test_confederate_markers_in_the_north_fall_without_a_line_to_an_sp() -> None:
    state = bare(5)
    state.markers[CONFEDERATE] |= 1 << at("Harrisburg")
    end_turn(state)
    assert not state.markers[CONFEDERATE]
    state = bare(5)
    state.markers[CONFEDERATE] |= 1 << at("Harrisburg")
    station(state, CONFEDERATE, "1346", 2)
    end_turn(state)
    assert state.markers[CONFEDERATE] >> at("Harrisburg") & 1


@pytest.mark.clause("3.5.B")
@pytest.mark.clause("19.2")
@pytest.mark.clause("12.5.3")
def test_who_has_a_line_recovers_at_the_end_of_the_turn() -> None:
    state = bare(5)
    station(state, UNION, "1647", 2)
    station(state, UNION, "3732", 2)
    state.demoralised[UNION] = state.forces[UNION]
    end_turn(state)
    assert state.demoralised[UNION] == 1 << PLACE["3732"]


@pytest.mark.clause("19.3.1")
def test_points_of_the_union() -> None:
    """L3107-3119: Nashville burned and taken back counts two of its three points."""
    state = bare(5)
    assert union_points(state) == 3, "West Virginia"
    state.burned |= 1 << at("Nashville")
    assert union_points(state) == 3 + 2
    state.markers[UNION] |= 1 << at("Nashville")
    assert union_points(state) == 3 + 3


@pytest.mark.clause("19.3.1")
def test_the_whole_mississippi_is_worth_three_points_while_it_is_open() -> None:
    state = bare(5)
    end_turn(state)
    assert not state.mississippi
    before = union_points(state)
    state.markers[UNION] |= 1 << PLACE["fort-st-philip"]
    end_turn(state)
    assert union_points(state) == before + 3
    state.set_fort(CONFEDERATE, at("Vicksburg"), 1)
    end_turn(state)
    assert union_points(state) == before


@pytest.mark.clause("19.3.2")
def test_the_invasion_of_the_north_counts_and_fades() -> None:
    state = bare(5)
    station(state, CONFEDERATE, "1247", 3)
    end_turn(state)
    assert state.invasion == 2
    end_turn(state)
    assert confederate_points(state) == 4
    state.take(CONFEDERATE, at("Harrisburg"), 3)
    state.markers[CONFEDERATE] = 0
    end_turn(state)
    assert confederate_points(state) == 3
    state.invasion = 0
    end_turn(state)
    assert confederate_points(state) == 0
    state.panic = 1
    assert confederate_points(state) == 3


@pytest.mark.clause("10.1.1")
@pytest.mark.clause("19.3.2")
def test_glory_does_not_fade_behind_entrenchments_in_the_open_country_of_the_north() -> None:
    state = bare(5)
    place = station(state, CONFEDERATE, "1447", 3)
    state.invasion = 4
    state.trenches[CONFEDERATE] |= 1 << place
    end_turn(state)
    assert not state.markers[CONFEDERATE], "no marker may lie there (6.2.3)"
    assert state.invasion == 4
    state.trenches[CONFEDERATE] = 0
    end_turn(state)
    assert state.invasion == 3


@pytest.mark.clause("3.5.C")
@pytest.mark.clause("19.3.3")
@pytest.mark.clause("19.3.4")
def test_twelve_points_off_the_reference_number_end_the_war() -> None:
    """L3213-3220: on Turn 11 with 27 against 3 the war goes on: 18 < 24 < 42."""
    state = bare(11)
    for points, winner in ((18, "confederate"), (19, None), (24, None), (41, None), (42, "union")):
        trial = state.copy()
        _give(trial, points)
        assert balance(trial) == points
        result = automatic(trial)
        assert (result.winner if result else None) == winner, points


def _give(state: CivilWarState, points: int) -> None:
    """Let the Union hold every Resource hex, and the Confederates points, to a balance."""
    state.markers[UNION] |= RESOURCES & LAND
    state.invasion += balance(state) - points


@pytest.mark.clause("S4.3")
def test_the_election_of_1864_lends_five_points_to_the_confederates() -> None:
    for scenario, winner in (("campaign", "confederate"), ("1862", None)):
        state = bare(18)
        state.scenario = scenario
        _give(state, 39)
        result = automatic(state)
        assert (result.winner if result else None) == winner
        assert result is None or result.clause == "S4.3"


@pytest.mark.clause("S1.2")
@pytest.mark.clause("S2.2")
@pytest.mark.clause("S3.2")
def test_points_of_the_scenarios_at_their_starts() -> None:
    """L4701-4704: a point and a half; L4752-4758: four and a half; 22 and 7 in 1863."""
    for scenario, halves in (("1861", 3), ("1862", 9), ("1863", 58)):
        assert final_points(set_up(scenario, ())) == halves
    assert blockade_held(set_up("1861", ())) == 1
    assert blockade_held(set_up("1862", ())) == 5


@pytest.mark.clause("S1.2")
@pytest.mark.clause("S4.2")
def test_a_scenario_ends_with_its_last_turn() -> None:
    state = set_up("1861", ())
    assert verdict(state) is None
    state.turn = 3
    result = verdict(state)
    assert result is not None
    assert (result.winner, result.clause) == ("confederate", "S1.2")
    state = set_up("campaign", ())
    state.turn = 20
    _give(state, 60)
    result = verdict(state)
    assert result is not None
    assert (result.winner, result.clause) == ("union", "S4.2")


# --- 3 The sequence -------------------------------------------------------------------------------


@pytest.mark.clause("3")
@pytest.mark.clause("S1.1")
def test_the_first_turn_begins_with_its_action_phases_and_a_hand_of_cards() -> None:
    state, events = TITLE.opening("1862", (), Sampled(3))
    assert [sum(hand) for hand in state.hands] == [3, 3]
    turns = [event for event in events if event.key == "turn"]
    assert dict(turns[0].args)["turn"] == 4
    keys_ = [event.key for event in events]
    assert "action-phase" in keys_
    assert "reinforcement" not in keys_


@pytest.mark.clause("3.5")
@pytest.mark.clause("3.1")
@pytest.mark.clause("3.2")
@pytest.mark.clause("3.3")
def test_the_order_of_a_turn() -> None:
    steps = War.steps[War.steps.index("begin") :]
    assert steps == (
        *("begin", "union_reinforcement", "confederate_reinforcement"),
        *("union_returns", "confederate_returns", "union_strategy", "confederate_strategy"),
        *("union_leaders", "confederate_leaders", "actions", "end_phase", "next_turn"),
    )
