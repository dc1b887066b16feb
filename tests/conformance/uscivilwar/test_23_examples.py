"""Worked examples of the text that no chapter's tests show: docs/titles/uscivilwar/examples.md."""

from __future__ import annotations

from itertools import pairwise

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.battle import Attackers, Battle, chances, crossing
from longroll.titles.uscivilwar.battle.force import FREE, HOSTILE, NO_RIVER
from longroll.titles.uscivilwar.battle.odds import Line
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import (
    CARD_KINDS,
    CHARTS,
    COLUMNS,
    CONFEDERATE,
    GENERAL,
    PLACE,
    UNION,
)
from longroll.titles.uscivilwar.cycle import ActionCycle
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.hardship import SupplySegment, isolated
from longroll.titles.uscivilwar.marches.ways import march_steps
from longroll.titles.uscivilwar.options import MANOEUVRE
from longroll.titles.uscivilwar.reinforcement import ConfederateReinforcement
from longroll.titles.uscivilwar.ships.gunboats import Gunboats
from longroll.titles.uscivilwar.ships.pieces import strength_at
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import Fleet, at, bare, station, who_holds
from tests.conformance.uscivilwar.test_05_marches import clause_of, numbers, phase
from tests.conformance.uscivilwar.test_09_reactions import odds
from tests.conformance.uscivilwar.test_14_turn import run
from tests.conformance.uscivilwar.test_20_transport import ends, targets, with_forts
from tests.conformance.uscivilwar.test_21_ships import FARRAGUT, NAVAL, cruise, savannah
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters


def left_of(driver: Driver[CivilWarState]) -> int:
    """The points that a march has left."""
    return int(dict(driver.decision.prompt.args)["number"])


def ranked(state: CivilWarState, **stars: int) -> None:
    """Generals with so many stars."""
    for name, number in stars.items():
        state.stars[GENERAL[name.replace("_", "-")]] = number


@pytest.mark.clause("5.1.2")
def test_burnside_does_not_move_what_sherman_has_left_with_him() -> None:
    """L470."""
    state = bare(6)
    station(state, UNION, "1746", 5, "sherman", "stoneman")
    station(state, UNION, "1745", 1, "burnside")
    ranked(state, sherman=2, burnside=2, stoneman=1)
    driver = phase(state).push("march sherman", "take stoneman", "lead 5", "go 1745")
    driver.push("drop 2", "part stoneman", "go 1744", "halt", "march burnside")
    assert clause_of(driver, "take stoneman") == "5.1.2"
    assert numbers(driver, "lead") == [1]
    assert clause_of(driver, "lead 2") == "5.1.2"


@pytest.mark.clause("5.9")
def test_grant_marches_three_hexes_and_gathers_two_for_five_points() -> None:
    """L730."""
    state = bare(6)
    station(state, UNION, "3714", 3, "grant")
    ranked(state, grant=3)
    for key in ("3616", "3816"):
        station(state, UNION, key, 2)
    driver = phase(state).push("march grant", "lead 3")
    assert left_of(driver) == 5
    driver.push("go 3716", "gather 3616 2", "gather 3816 2")
    assert left_of(driver) == 1
    driver.push("go 3717")
    assert left_of(driver) == 0
    assert state.sp[UNION] == {PLACE["3717"]: 7}


@pytest.mark.clause("6.5.1")
def test_a_marker_and_sp_carry_a_railroad_on_to_a_zone_or_a_town() -> None:
    """L928: A is Gallatin, B 2622; the enemy's zone (C) and town (D, Nashville) stop it."""
    state = bare()
    state.markers[UNION] |= 1 << PLACE["2623"]
    station(state, UNION, "2622", 1)
    line = [PLACE[key] for key in ("2423", "2523", "2623", "2622", "2722")]
    assert [facts(state).rails[UNION] >> place & 1 for place in line] == [1, 1, 1, 1, 0]
    station(state, CONFEDERATE, "2524", 1)
    assert not facts(state).rails[UNION] >> PLACE["2523"] & 1


@pytest.mark.clause("7.2.3")
@pytest.mark.clause("7.2.3.2")
@pytest.mark.clause("7.2.3b")
def test_sherman_or_thomas_commands_and_couch_only_by_a_march_of_his_own() -> None:
    """L4926, B."""
    state = bare(6)
    station(state, UNION, "1746", 2, "sherman")
    station(state, UNION, "1745", 4, "thomas", "couch")
    ranked(state, sherman=2, thomas=2, couch=2)
    assert commander(state, UNION, PLACE["1745"]) == GENERAL["thomas"]
    driver = phase(state).push("march sherman", "lead 2", "go 1745", "halt")
    assert sorted(driver.actions) == ["command sherman", "command thomas"]
    assert clause_of(driver, "command couch") == "7.2.3"
    driver.push("command sherman", "march couch", "lead 1", "go 1845", "go 1745", "halt")
    driver.push("command couch")
    assert commander(state, UNION, PLACE["1745"]) == GENERAL["couch"]


@pytest.mark.clause("7.7")
def test_mcclellan_pays_twice_for_all_of_lees_zone_and_once_around_it() -> None:
    """L4941: route A through two hexes of the zone, route B beside it."""
    state = bare(6)
    station(state, UNION, "3815", 3, "mcclellan")
    station(state, CONFEDERATE, "3616", 3, "lee")
    driver = phase(state, difference=2).push("march mcclellan", "lead 3")
    assert clause_of(driver, "go 3716") == "7.7"
    driver.push("go 3816", "go 3817", "halt")
    assert "train any" in driver.actions, "route B leaves a point"
    state = bare(6)
    station(state, UNION, "3815", 3, "mcclellan")
    station(state, CONFEDERATE, "3616", 3, "lee")
    driver = phase(state, difference=2).push("dare mcclellan", "lead 3", "go 3716", "done")
    driver.push("go 3717", "done", "halt")
    assert state.strength(UNION, PLACE["3717"]) == 3
    assert clause_of(driver, "train any") == "4.1.1", "route A costs two, and no more"


@pytest.mark.clause("10.2.2")
def test_a_fort_begun_in_the_third_phase_is_completed_in_the_fourth() -> None:
    """L1480."""
    state = bare(6)
    place = station(state, UNION, "1647", 1)
    state.hands[UNION][CARD_KINDS.index("east")] = 1
    dice = Scripted((5, 3, 5, 3, 5, 3, 5, 3))
    driver: Driver[CivilWarState] = Driver(state, ActionCycle(), dice)
    while not driver.over:
        if state.phase == 3 and driver.decision.seat == "union":
            driver.push("works east", "fort 1647")
        assert bool(state.forts[UNION]) == (state.phase == 4 and state.side == CONFEDERATE)
        driver.push("done")
    assert state.forts[UNION] == {place: 1}


@pytest.mark.clause("14.1.2")
def test_eight_sp_in_winter_are_none_and_two_are_removed() -> None:
    """L2433."""
    state = bare(9)
    state.maintenance = 30
    station(state, CONFEDERATE, "2146", 5, "lee")
    driver = run(state, ConfederateReinforcement(), 3, 4, 1, 1, 1, "any", "west")
    driver.push(driver.actions[0])
    assert driver.values("raised")[0]["number"] == 8
    driver.push("remove 2146", "remove 2146")
    assert driver.prompt != "prompt-remove"
    assert state.sp[CONFEDERATE] == {PLACE["2146"]: 3}


@pytest.mark.clause("13.6.3")
@pytest.mark.clause("13.6.4")
def test_pemberton_in_vicksburg_throws_a_four_for_one_point() -> None:
    """L2378: Defence 1 and a fort in a Resource hex make it a seven."""
    state = bare(6)
    place = station(state, CONFEDERATE, "4011", 6, "pemberton")
    state.set_fort(CONFEDERATE, place, 1)
    for key in ("3912", "4010", "4012", "4111", "4112"):
        state.set_fort(UNION, PLACE[key], 1)
    assert isolated(state, CONFEDERATE) >> place & 1
    run(state, SupplySegment(CONFEDERATE), 4)
    assert state.surrender[CONFEDERATE] == {place: 1}


@pytest.mark.clause("22.6")
@pytest.mark.clause("9.2.1")
def test_lee_manoeuvres_beside_grant_and_reinforces_jackson_at_last() -> None:
    """L4627: G1 to G3 are 3715 to 3717, L1 is 3616, L2 is 3617, Jackson stands in 3718."""
    state = bare(6, options=(MANOEUVRE,))
    station(state, UNION, "3714", 6, "grant")
    station(state, CONFEDERATE, "3615", 6, "lee")
    station(state, CONFEDERATE, "3718", 2, "jackson")
    ranked(state, grant=3, jackson=1)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 4), Scripted((6, 6) * 3 + (1, 6, 6)))
    driver.push("march grant", "lead 6", "go 3715")
    assert {"intercept 3615", "manoeuvre 3615 3716", "done"} <= set(driver.actions)
    driver.push("done", "go 3716")
    assert "intercept 3615" in driver.actions
    for away in ("3514", "3515", "3614"):
        assert f"manoeuvre 3615 {away}" not in driver.actions, "never away from Grant"
    driver.push("manoeuvre 3615 3616", "lead 6", "go 3717", "manoeuvre 3616 3617", "done", "lead 6")
    assert state.sp[CONFEDERATE] == {PLACE["3617"]: 6, PLACE["3718"]: 2}
    driver.push("attack 3718", "intercept 3617", "lead 6")
    assert driver.values("battle")[0]["defenders"] == 8


@pytest.mark.clause("10.3.2")
def test_one_sp_of_mobile_comes_to_fort_morgan_attacked_by_land() -> None:
    """L5010, B: no General, no dice."""
    state = bare(6)
    state.set_fort(UNION, PLACE["4620"], 1)
    station(state, UNION, "4620", 3, "banks")
    station(state, CONFEDERATE, "4619", 1)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 1), Scripted((6, 1)))
    driver.push("march banks", "lead 3", "attack fort-morgan")
    assert odds(driver) == {"intercept 4619": 36}
    driver.push("intercept 4619")
    assert driver.values("reacted")[0]["number"] == 1
    assert driver.values("battle")[0]["defenders"] == 1


@pytest.mark.clause("11.1.2")
def test_an_empty_fort_yields_to_shermans_four() -> None:
    """L5030, B."""
    state = bare(6)
    station(state, UNION, "3715", 4, "sherman")
    ranked(state, sherman=2)
    state.set_fort(CONFEDERATE, PLACE["3716"], 1)
    driver = phase(state).push("march sherman", "lead 4", "attack 3716")
    assert driver.told("overrun")
    assert state.sp[UNION] == {PLACE["3716"]: 4}


@pytest.mark.clause("10.2.1")
@pytest.mark.clause("20.5.2")
def test_two_sp_a_general_and_a_fort_of_level_3_hold_vicksburg_from_the_river() -> None:
    """L5520: against three SP with Grant, a card and naval support (+1) nothing is won."""
    state = bare(12)
    origin = station(state, UNION, "2416", 3, "grant")
    ranked(state, grant=3)
    place = station(state, CONFEDERATE, "4011", 2, "pemberton")
    state.set_fort(CONFEDERATE, place, 3)
    battle = Battle(Attackers(UNION, origin, GENERAL["grant"], (), 3, 0, 1), place, landing=True)
    battle.card = 1
    mine, theirs = battle.lines(state)
    assert (mine.modifier, theirs.modifier) == (4, 7)
    supported = Line(mine.column, mine.dice, mine.modifier + 1)
    assert [chances(line, theirs).won for line in (mine, supported)] == [0, 0]


@pytest.mark.clause("20.1.5")
def test_works_shut_no_mississippi_and_take_no_river_under_a_fort() -> None:
    """L5230-5250: entrenchments A, B, D and E; then the port of Clarksville."""
    state = bare()
    state.trenches[CONFEDERATE] |= 1 << PLACE["2418"] | 1 << PLACE["2516"]
    assert who_holds(facts(state), "3012|3013") == "union", "the Mississippi, past A and B"
    state.set_fort(CONFEDERATE, at("Dover"), 1)
    for key in ("2618", "2520"):
        station(state, UNION, key, 1)
        state.trenches[UNION] |= 1 << PLACE[key]
    for side in ("2618|2619", "2520|2619"):
        assert who_holds(facts(state), side) == "confederate"
    state = bare()
    state.set_fort(CONFEDERATE, at("Dover"), 1)
    state.markers[UNION] |= 1 << PLACE["2620"]
    assert who_holds(facts(state), "2620|2721") == "confederate", "a marker takes no river"


@pytest.mark.clause("20.3.2")
def test_five_points_carry_fifteen_sp_in_a_phase() -> None:
    """L3447."""
    state = bare(6)
    station(state, UNION, "2416", 16)
    driver = phase(state, difference=5)
    for _ in range(5):
        driver.push("transport 2416", "lead 3", "sail 2516", "halt")
    assert state.sp[UNION] == {PLACE["2416"]: 1, PLACE["2516"]: 15}
    assert clause_of(driver, "transport 2416") in ("4.1.1", "4.1.3")


@pytest.mark.clause("21.5")
def test_eight_ocean_ironclads_may_join_before_wilmington_on_turn_16() -> None:
    """L3904."""
    state = waters(16)
    moor(state, "chesapeake-bay", ocean=5)
    driver = cruise(state, "chesapeake-bay", pay=2).push("engage fort-fisher")
    assert [text for text in driver.actions if text.startswith("monitors")][-1] == "monitors 8"
    assert clause_of(driver, "monitors 9") == "21.5"


@pytest.mark.clause("21.6.6")
def test_a_one_with_an_asterisk_sinks_a_ship_and_damages_another() -> None:
    """L3972."""
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    driver = cruise(state, "2416", 4, 4, 1).push("engage 2516")
    told = {event.key: dict(event.args) for event in driver.events}["naval-battle"]
    assert (told["dealt"], told["dealt_mark"]) == (1, 2)
    left = {key: number for key, number in fleet_at(state, "2516").items() if key != "river"}
    assert left == {"flotilla-damaged-demoralised": 1}


@pytest.mark.clause("10.3.1")
@pytest.mark.clause("21.13.1")
def test_no_troops_pass_fort_pulaski_to_savannah() -> None:
    """L4028: ships that carry SP run no guns."""
    driver = cruise(savannah(), "chesapeake-bay").push("load 3")
    assert "engage fort-pulaski" in driver.actions, "first the fort"
    assert not [text for text in driver.actions if text.endswith(" 4137")]
    assert clause_of(driver, "run fort-pulaski 4137") == "21.13.1"
    state = with_forts("hatteras")
    assert "fort-pulaski" in targets(state, UNION, "hatteras")
    assert "4137" not in targets(state, UNION, "hatteras")


@pytest.mark.clause("21.6.6")
@pytest.mark.clause("21.7.3")
def test_beauregard_holds_fort_fisher_in_a_tie() -> None:
    """L4059: 5 NSP, 7 ironclads, Burnside and two cards against 8 NSP and Beauregard's SP."""
    state = waters(15)
    moor(state, "chesapeake-bay", ocean=5)
    state.naval_leaders[FARRAGUT] = at("chesapeake-bay")
    station(state, UNION, "chesapeake-bay", 3, "burnside")
    moor(state, "fort-fisher", battery=1)
    moor(state, "3345", ironclad=1)
    station(state, CONFEDERATE, "3345", 1, "beauregard")
    state.hands[UNION][NAVAL] = 1
    dice = (3, 4, 3, 4, 1, 2, 4)
    driver = cruise(state, "chesapeake-bay", *dice, pay=2).push("take burnside", "load 3")
    driver.push("engage fort-fisher", "chase 3345", "monitors 7", "withhold")
    fought = driver.values("naval-battle")[0]
    assert (fought["attack"], fought["dealt"], fought["dealt_mark"]) == (8, 1, 2)
    assert (fought["defence"], fought["taken"], fought["taken_mark"]) == (7, 1, 1)
    driver.push("disembark")
    assert driver.actions == ["intercept 3345", "done"], "Beauregard comes without dice"
    driver.push("intercept 3345", "stake naval")
    (told,) = driver.values("battle-dice")
    assert [told[key] for key in ("dice", "number", "attack", "defence")] == ["2 4", 1, 6, 7]
    assert [told[key] for key in ("dealt", "dealt_mark", "taken", "taken_mark")] == [1, 0, 1, 0]
    assert state.sp[CONFEDERATE] == {PLACE["fort-fisher"]: 1}, "the fort spares an SP"
    assert sum(state.sp[UNION].values()) == 2
    assert state.demoralised == [0, 0]


def price(state: CivilWarState, side: int, *places: str, light: bool = False) -> list[int]:
    """What a march pays for each step of a way; 0 where there is none."""
    steps = march_steps(state, side, light=light)
    return [steps.price(PLACE[start], PLACE[end]) for start, end in pairwise(places)]


@pytest.mark.clause("20.2.2")
@pytest.mark.clause("20.5.1")
def test_brownsville_is_entered_by_the_confederates_over_land_only() -> None:
    """L5294."""
    state = with_forts("5101")
    assert price(state, CONFEDERATE, "4901", "brownsville") == [2]
    assert price(state, UNION, "4901", "brownsville") == [2]
    assert "brownsville" in targets(state, UNION, "5101")
    state = bare(6)
    assert "brownsville" not in ends(state, CONFEDERATE, "5101")
    assert "brownsville" not in targets(state, CONFEDERATE, "5101")


@pytest.mark.clause("21.11")
def test_magruders_cottonclads_meet_a_marker_of_galveston_in_column_0() -> None:
    """L5317."""
    state = waters()
    state.markers[UNION] |= 1 << at("5101")
    station(state, CONFEDERATE, "4901", 1, "magruder")
    driver = Fleet(state, Gunboats(CONFEDERATE, at("4901"), at("5101")), Scripted([3, 1]))
    (fought,) = driver.values("naval-battle")
    found = [CHARTS.fight(COLUMNS.index("0"), roll) for roll in (3, 1)]
    told = [(fought[key], fought[f"{key}_mark"]) for key in ("dealt", "taken")]
    assert told == found


@pytest.mark.clause("20.3.3")
@pytest.mark.clause("21.11")
def test_banks_takes_orange_before_the_sabine_lies_open() -> None:
    """L5324: beyond it lie 4704 and 4804."""
    state = waters()
    state.markers[UNION] |= 1 << at("4903")
    near = ends(state, UNION, "4903") | targets(state, UNION, "4903")
    assert "4803" in targets(state, UNION, "4903")
    assert not {"4704", "4804"} & near
    state.markers[UNION] |= 1 << at("4803")
    assert {"4704", "4804"} <= ends(state, UNION, "4903")


@pytest.mark.clause("5.8.3")
@pytest.mark.clause("11.5.3")
def test_from_brashear_city_rivers_bar_the_way_to_new_orleans() -> None:
    """L5340: two points more and one SP; works at Thibodaux open Bayou Lafourche to three."""
    state = bare(6)
    state.set_fort(CONFEDERATE, at("Vicksburg"), 1)
    assert "5011" in targets(state, UNION, "atchafalaya-landing")
    state.markers[UNION] |= 1 << PLACE["5011"]
    east = ("5011", "4912")
    assert price(state, UNION, *east) == [0]
    assert price(state, UNION, *east, light=True) == [2 + 2], "a swamp, and the river"
    south = ("5011", "5012", "4913", "4914")
    assert price(state, UNION, *south) == [1, 0, 1], "no bridge serves"
    station(state, UNION, "5012", 3)
    state.trenches[UNION] |= 1 << PLACE["5012"]
    assert price(state, UNION, *south) == [1, 1, 1]
    assert crossing(state, UNION, PLACE["4914"], PLACE["4814"]) == HOSTILE, "one SP attacks"


@pytest.mark.clause("11.5.1")
@pytest.mark.clause("21.13.1")
def test_a_fleet_in_new_orleans_lets_three_sp_cross_to_it() -> None:
    """L5370-5379: it has run the guns of Fort St. Philip."""
    state = waters()
    state.set_fort(CONFEDERATE, at("Vicksburg"), 1)
    moor(state, "ship-island", ocean=5)
    state.naval_leaders[FARRAGUT] = at("ship-island")
    state.markers[UNION] |= 1 << at("ship-island")
    assert crossing(state, UNION, PLACE["4914"], PLACE["4814"]) == HOSTILE
    moor(state, "4814", hull=1)
    driver = cruise(state, "ship-island", 1, 6, 1, 1, 1, 1).push("run fort-st-philip 4916")
    assert clause_of(driver, "cruise 4814") == "21.2.4", "the unfinished ironclad"
    driver.push("engage 4814", "halt")
    assert fleet_at(state, "4814")["ocean"] > 0
    assert crossing(state, UNION, PLACE["4914"], PLACE["4814"]) == FREE


@pytest.mark.clause("10.3.1")
@pytest.mark.clause("10.3.4")
def test_fort_morgan_falls_before_mobile_or_blakeley() -> None:
    """L5400; a march between the fort and either port is a point."""
    state = with_forts("ship-island")
    found = targets(state, UNION, "ship-island")
    assert "fort-morgan" in found
    assert not {"4619", "4620"} & found
    state.markers[UNION] |= 1 << at("fort-morgan")
    assert {"4619", "4620"} <= targets(state, UNION, "fort-morgan")
    state = bare(6)
    assert price(state, CONFEDERATE, "4619", "fort-morgan", "4620") == [1, 1]


@pytest.mark.clause("5.8.3")
@pytest.mark.clause("20.1.5")
def test_what_the_apalachicola_costs_and_its_ports_lie_open_to_the_ocean() -> None:
    """L5453-5472: from A (4828) to B (4827) 1 + 2 and one SP; with a fort in A 1 + 1 and more."""
    state = bare(6)
    for way in (("4828", "4827"), ("4827", "4728")):
        assert price(state, UNION, *way) == [0]
        assert price(state, UNION, *way, light=True) == [1 + 2]
    assert price(state, UNION, "4828", "4928", light=True) == [0], "from A to E never"
    state.set_fort(UNION, PLACE["4828"], 1)
    assert price(state, UNION, "4828", "4827") == [2]
    assert {"4826", "4829", "4928"} <= targets(with_forts("hatteras"), UNION, "hatteras")


@pytest.mark.clause("21.7.1")
@pytest.mark.clause("21.3.1")
def test_farragut_and_burnside_come_to_roanoke_island() -> None:
    """L5509: 5 NSP and Farragut against 3; then 3 SP and two against a fort of 0 SP."""
    state = waters()
    moor(state, "hatteras", ocean=5)
    state.naval_leaders[FARRAGUT] = at("hatteras")
    station(state, UNION, "hatteras", 3, "burnside")
    state.set_fort(CONFEDERATE, at("roanoke"), 1)
    moor(state, "roanoke", flotilla=1)
    assert strength_at(state, CONFEDERATE, at("roanoke")) == 3
    driver = cruise(state, "hatteras", 5, 1, 3, 4).push("take burnside", "load 3")
    driver.push("engage roanoke", "meet")
    assert driver.values("naval-battle")[0]["attack"] == 6
    while driver.prompt != "prompt-cruise":
        driver.push(driver.actions[0])
    driver.push("disembark")
    fought = driver.values("battle-dice")[0]
    assert (fought["attack"], fought["defence"]) == (3 + 2, 4 + 2)


@pytest.mark.clause("5.8.3")
@pytest.mark.clause("8.1")
def test_morgan_rides_seven_points_to_cairo_and_lee_marches_five_to_washington() -> None:
    """L5551 (from 2717, over the Ohio at R2) and L5612 (from Fredericksburg)."""
    state = bare(6)
    way = ("2717", "2617", "2517", "2417", "2317", "2416")
    assert sum(price(state, CONFEDERATE, *way, light=True)) == 7
    assert price(state, CONFEDERATE, *way)[3] == 0, "no more than one SP"
    station(state, CONFEDERATE, "2717", 1, "morgan")
    state.set_fort(UNION, PLACE["2416"], 1)
    driver = phase(state, CONFEDERATE).push("march morgan", "lead 1")
    assert left_of(driver) == 7
    march = ("1946", "1846", "1746", "1646", "1647")
    assert price(state, CONFEDERATE, *march) == [1, 1, 1, 2]
    assert crossing(state, CONFEDERATE, PLACE["1747"], PLACE["1647"]) != NO_RIVER


@pytest.mark.clause("11.5.3")
def test_polk_attacks_cairo_from_columbus_with_one_sp() -> None:
    """L5575."""
    state = bare(6, border="confederate")
    state.set_fort(UNION, PLACE["2416"], 1)
    station(state, CONFEDERATE, "2516", 4, "polk")
    driver = phase(state, CONFEDERATE).push("march polk", "lead 4")
    assert clause_of(driver, "attack 2416") == "11.5.3"
    driver.push("drop 3")
    assert "attack 2416" in driver.actions
