"""21.1 to 21.7, 21.11 to 21.14: voyages of ships, their battles, guns, landings and support."""

from __future__ import annotations

import pytest

from longroll.board.region import members
from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play, Procedure
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.base import general_key
from longroll.titles.uscivilwar.battle import Attackers, Battle
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import (
    CARD_KINDS,
    CONFEDERATE,
    GENERAL,
    SHIPS,
    UNION,
    WATERS,
)
from longroll.titles.uscivilwar.cycle import ActionPhase
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.ships.crew import crew_of, leaders_at, move_crew, slot_of
from longroll.titles.uscivilwar.ships.cruise import Cruise
from longroll.titles.uscivilwar.ships.departure import NavalDeparture
from longroll.titles.uscivilwar.ships.depths import depth
from longroll.titles.uscivilwar.ships.fight import ironclads
from longroll.titles.uscivilwar.ships.gunboats import Gunboats
from longroll.titles.uscivilwar.ships.guns import Escape
from longroll.titles.uscivilwar.ships.lanes import (
    both,
    ports_passed,
    reach,
)
from longroll.titles.uscivilwar.ships.pieces import (
    MOORINGS,
    idle_units,
    posts,
    seize_ships,
    strength_at,
)
from longroll.titles.uscivilwar.ships.redeploy import Redeployment
from longroll.titles.uscivilwar.ships.way import course, zone_of
from longroll.titles.uscivilwar.state import CivilWarState, ship_key
from longroll.titles.uscivilwar.views import view
from longroll.words import words_for
from tests.conformance.uscivilwar.table import Fleet, at, keys, station, who_holds
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters


def phase(state: CivilWarState, side: int = UNION, difference: int = 3) -> Fleet:
    """The Movement and Combat Segment of a side."""
    state.side = side
    return Fleet(state, Activations(side, difference), Scripted())


def run(state: CivilWarState, procedure: Procedure[CivilWarState], *dice: int) -> Fleet:
    """A procedure with its dice."""
    return Fleet(state, procedure, Scripted(list(dice)))


NAVAL, ANY = CARD_KINDS.index("naval"), CARD_KINDS.index("any")
FARRAGUT, FOOTE, PORTER = range(3)


def cruise(state: CivilWarState, place: str, *dice: int, side: int = UNION, pay: int = 1) -> Fleet:
    """All ships of a place set out: by the free action (0), a point (1) or a card (2)."""
    state.side = side
    voyage = Cruise(side, at(place), pay)
    voyage.begin(state)
    voyage.monitors = int(pay == 2)
    return run(state, voyage, *dice)


def _kind(side: int, ocean: bool) -> int:
    return SHIPS.index("flotilla" if side == CONFEDERATE else "ocean" if ocean else "river")


def ends(state: CivilWarState, side: int, place: str, *, ocean: bool = False) -> set[str]:
    """Where ships come in peace."""
    return keys(reach(state, side, at(place), _kind(side, ocean), 0).ends)


def targets(state: CivilWarState, side: int, place: str, *, ocean: bool = False) -> set[str]:
    """Where they would have to fight."""
    return keys(reach(state, side, at(place), _kind(side, ocean), 0).targets)


# --- Orders ---------------------------------------------------------------------------------------


@pytest.mark.clause("21.1")
def test_one_action_is_free_and_carries_no_troops() -> None:
    state = waters()
    moor(state, "2416", river=2)
    moor(state, "2722", river=1)
    station(state, UNION, "2416", 2)
    driver = phase(state).push("free-fleet 2416")
    assert clause_of(driver, "load 1") == "21.1"
    driver.push("halt")
    assert clause_of(driver, "free-fleet 2722") == "21.1"
    assert "fleet 2722" in driver.actions, "points serve too"


@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.2.1")
def test_a_stack_costs_a_point_and_sails_once() -> None:
    state = waters()
    moor(state, "2416", river=2)
    driver = phase(state, UNION, 1).push("fleet 2416", "cruise 2415", "halt")
    assert fleet_at(state, "2415") == {"river": 2}
    assert clause_of(driver, "train west") == "4.1.3"
    assert clause_of(driver, "free-fleet 2415") == "21.2.4"
    assert clause_of(driver, "free-fleet 2416") == "21.2.1"
    plain = set_up("1862", ())
    assert clause_of(phase(plain), "free-fleet 2416") == "21.1", "the option is off"


@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.2.3")
def test_ships_are_left_on_the_way() -> None:
    state = waters()
    moor(state, "2416", river=3)
    driver = cruise(state, "2416").push("cruise 2415")
    assert clause_of(driver, "cruise 2516") == "21.2.4", "one must be left first"
    driver.push("moor river", "cruise 2516", "halt")
    assert [dict(event.args)["ship"] for event in driver.events if event.key == "ship-left"]
    assert fleet_at(state, "2415") == {"river": 1}
    assert fleet_at(state, "2516") == {"river": 2}


@pytest.mark.clause("21.12")
def test_naval_cards_and_those_for_any_theatre_serve_ships() -> None:
    state = waters()
    moor(state, "2416", river=1)
    state.hands[UNION] = [1, 1, 0, 1, 0]
    driver = phase(state)
    assert "card-fleet 2416 naval" in driver.actions
    assert clause_of(driver, "card-fleet 2416 east") == "21.12"
    assert clause_of(driver, "card-fleet 2416 any") == "18.1"
    driver.push("card-fleet 2416 naval")
    assert state.hands[UNION][NAVAL] == 0


# --- Waters ---------------------------------------------------------------------------------------


@pytest.mark.clause("21.2.5")
def test_ocean_ships_go_no_farther_than_vicksburg_and_up_no_other_river() -> None:
    state = waters()
    found = ends(state, UNION, "4814", ocean=True)
    assert "4011" in found
    assert not found & {"3013", "2516", "3812", "4407", "2146"}
    assert "4407" in ends(state, UNION, "4814"), "boats do"


@pytest.mark.clause("21.2.5")
def test_boats_keep_off_the_ocean() -> None:
    state = waters()
    found = ends(state, UNION, "fort-pulaski")
    assert "4137" in found
    assert not found & {"4619", "5101", "hatteras"}


@pytest.mark.clause("21.2.5")
def test_everybody_halts_in_new_orleans() -> None:
    state = waters()
    state.markers[UNION] |= 1 << at("fort-st-philip")
    from_galveston = ends(state, UNION, "5101", ocean=True)
    assert {"4814", "fort-st-philip"} <= from_galveston
    assert "4011" not in from_galveston
    assert "5101" not in ends(state, UNION, "4011", ocean=True)
    moor(state, "5101", ocean=1)
    driver = cruise(state, "5101").push("cruise 4814")
    assert clause_of(driver, "cruise 4011") == "21.2.4"
    driver.push("halt")
    assert fleet_at(state, "4814") == {"ocean": 1}
    state.sailed = {}
    cruise(state, "4814").push("cruise 4011", "halt")
    assert fleet_at(state, "4011") == {"ocean": 1}


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.10.5")
def test_no_confederate_ship_goes_to_sea() -> None:
    state = waters()
    state.markers[CONFEDERATE] |= 1 << at("4814")
    moor(state, "4814", flotilla=1)
    driver = cruise(state, "4814", side=CONFEDERATE)
    assert clause_of(driver, "cruise 5101") == "21.2.5"
    assert clause_of(driver, "cruise 1647") == "21.2.5"
    assert "cruise 3013" in driver.actions, "up the Mississippi as far as they like"


@pytest.mark.clause("21.10.3")
def test_an_ironclad_passes_one_port_up_the_river_and_any_down() -> None:
    state = waters()
    moor(state, "4814", ironclad=1)
    driver = cruise(state, "4814", side=CONFEDERATE)
    far = [end for end in ends(state, CONFEDERATE, "4814") if ports_passed(at("4814"), at(end)) > 1]
    assert "3812" in far
    assert clause_of(driver, "cruise 3812") == "21.10.3"
    near = [text for text in driver.actions if text.startswith("cruise")]
    assert near
    assert ports_passed(at("3812"), at("4814")) == 0
    assert depth(MOORINGS[at("3812")]) > depth(MOORINGS[at("4814")])


# --- Coal -----------------------------------------------------------------------------------------


@pytest.mark.clause("21.2.7")
def test_ships_short_of_coal_have_one_voyage_left() -> None:
    state = waters()
    state.markers[CONFEDERATE] |= 1 << at("2516")
    place = moor(state, "3812", river=2)
    state.low_coal = 1 << place
    driver = cruise(state, "3812").push("halt")
    assert fleet_at(state, "3812") == {"river": 2}, "who does not move stays"
    near = next(text for text in cruise(state, "3812").actions if text.startswith("cruise 38"))
    state.sailed = {}
    driver = cruise(state, "3812").push(near, "halt")
    assert driver.over
    assert not state.ships
    assert state.reserve == [0, 2]


@pytest.mark.clause("21.2.7")
@pytest.mark.parametrize(("base", "fort", "fed"), [("3812", "3811", False), ("2416", "2516", True)])
def test_ships_that_come_back_short_of_coal_are_lost_as_well(
    base: str, fort: str, fed: bool
) -> None:
    def short() -> CivilWarState:
        state = waters()
        state.low_coal = 1 << moor(state, base, river=2)
        state.set_fort(CONFEDERATE, at(fort), 1)
        return state

    state = short()
    assert cruise(state, base, 1, 6).push(f"engage {fort}", f"retire {base}").over
    assert fleet_at(state, base) == ({"river-demoralised": 1} if fed else {})
    state = short()
    order = next(text for text in cruise(state, base).actions if text.startswith(f"run {fort}"))
    cruise(state, base, 5, 5).push(order)
    assert fleet_at(state, base) == ({"river-damaged": 1} if fed else {}), "turned back"


# --- Battles --------------------------------------------------------------------------------------


def savannah(turn: int = 6) -> CivilWarState:
    """The first example of 21.6.7: Farragut with five ships off Fort Pulaski."""
    state = waters(turn)
    moor(state, "chesapeake-bay", ocean=5)
    state.naval_leaders[FARRAGUT] = at("chesapeake-bay")
    station(state, UNION, "chesapeake-bay", 3)
    return state


@pytest.mark.clause("21.6.2")
@pytest.mark.clause("21.6.2.1")
@pytest.mark.clause("21.6.2.2")
@pytest.mark.clause("21.6.2.3")
@pytest.mark.clause("21.6.2.4")
@pytest.mark.clause("21.6.5")
@pytest.mark.clause("21.6.6")
@pytest.mark.clause("21.6.7")
def test_example_farragut_beats_fort_pulaski_and_loses_a_ship() -> None:
    state = savannah()
    driver = cruise(state, "chesapeake-bay", 4, 3).push("engage fort-pulaski")
    told = {event.key: dict(event.args) for event in driver.events}["naval-battle"]
    assert (told["attack"], told["dealt"], told["dealt_mark"]) == (5, 1, 2)
    assert (told["defence"], told["taken"], told["taken_mark"]) == (3, 1, 0)
    driver.push("halt")
    assert fleet_at(state, "fort-pulaski") == {"ocean": 4}
    assert state.reserve == [1, 0]
    assert leaders_at(state, at("fort-pulaski")) == (FARRAGUT,)


@pytest.mark.clause("21.5")
@pytest.mark.clause("21.6.3")
@pytest.mark.clause("21.4.3")
@pytest.mark.clause("21.6.6")
@pytest.mark.clause("21.6.8")
def test_example_the_monitors_join_against_fort_fisher() -> None:
    state = waters(15)
    moor(state, "chesapeake-bay", ocean=5)
    state.naval_leaders[FARRAGUT] = at("chesapeake-bay")
    moor(state, "fort-fisher", battery=1)
    moor(state, "3345", ironclad=1)
    dice = (3, 4, 3, 4, 1)
    driver = cruise(state, "chesapeake-bay", *dice, pay=2).push("engage fort-fisher")
    assert driver.actions == ["chase 3345", "let-by"]
    driver.push("chase 3345", "monitors 7")
    told = {event.key: dict(event.args) for event in driver.events}["naval-battle"]
    assert (told["attack"], told["dealt"], told["dealt_mark"]) == (8, 1, 2)
    assert (told["defence"], told["taken"], told["taken_mark"]) == (7, 1, 1)
    assert driver.prompt == "prompt-cruise"
    assert fleet_at(state, "fort-fisher") == {"ocean": 4, "battery": 1}
    assert fleet_at(state, "3345") == {"hull": 1}, "damaged, it goes back to Wilmington"
    assert state.reserve == [1, 0]


@pytest.mark.clause("21.5")
def test_the_ocean_ironclads_grow_by_one_every_even_turn() -> None:
    assert [ironclads(turn) for turn in (1, 2, 15, 16)] == [0, 1, 7, 8]


@pytest.mark.clause("21.5")
def test_who_may_add_the_ocean_ironclads() -> None:
    state = savannah(16)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    driver = cruise(state, "chesapeake-bay").push("engage fort-pulaski")
    assert clause_of(driver, "monitors 8") == "21.5", "a point sends none"
    state = savannah(16)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    driver = cruise(state, "chesapeake-bay", pay=2).push("engage fort-pulaski")
    assert "monitors 8" in driver.actions
    state = savannah(16)
    state.hands[UNION] = [0, 0, 0, 1, 0]
    state.naval_action = 2
    driver = cruise(state, "chesapeake-bay", pay=2).push("engage fort-pulaski")
    assert clause_of(driver, "monitors 8") == "21.5", "once in a phase"


@pytest.mark.clause("21.6.5")
@pytest.mark.clause("21.12")
def test_a_card_adds_two_and_a_second_one_nothing() -> None:
    state = savannah()
    state.hands[UNION] = [1, 0, 0, 2, 0]
    driver = cruise(state, "chesapeake-bay", 1, 6).push("engage fort-pulaski")
    assert clause_of(driver, "stake east") == "21.12"
    assert clause_of(driver, "stake any") == "18.1"
    driver.push("stake naval")
    told = {event.key: dict(event.args) for event in driver.events}["naval-battle"]
    assert told["attack"] == 1 + 1 + 2


@pytest.mark.clause("21.6.2.5")
@pytest.mark.clause("21.6.7")
@pytest.mark.clause("21.6.8")
@pytest.mark.clause("21.14")
def test_who_is_beaten_goes_back_demoralised_and_attacks_worse() -> None:
    state = waters()
    moor(state, "chesapeake-bay", ocean=4)
    driver = cruise(state, "chesapeake-bay", 1, 6).push("engage fort-pulaski")
    assert driver.actions == ["retire chesapeake-bay"]
    assert clause_of(driver, "retire fort-monroe") == "21.6.8"
    driver.push("retire chesapeake-bay")
    assert fleet_at(state, "chesapeake-bay") == {"ocean-demoralised": 3}
    assert not state.demoralised[UNION], "land units are not unsettled"
    state.sailed = {}
    driver = cruise(state, "chesapeake-bay", 4, 3).push("engage fort-pulaski")
    told = [event for event in driver.events if event.key == "naval-battle"][-1]
    assert dict(told.args)["attack"] == 4 - 2


@pytest.mark.clause("5.1.2")
@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.6.8")
def test_who_is_beaten_before_the_port_that_he_left_sails_no_more_in_the_phase() -> None:
    state = waters()
    moor(state, "chesapeake-bay", ocean=4)
    state.naval_leaders[FARRAGUT] = at("chesapeake-bay")
    state.side = UNION
    driver = Fleet(state, Activations(UNION, 3), Scripted([1, 6]))
    driver.push("free-fleet chesapeake-bay", "engage fort-pulaski", "retire chesapeake-bay")
    assert clause_of(driver, "fleet chesapeake-bay") == "21.2.4"


@pytest.mark.clause("21.6.7")
@pytest.mark.clause("21.6.2.5")
def test_a_tie_sends_the_attacker_back_without_demoralisation() -> None:
    state = waters()
    moor(state, "chesapeake-bay", ocean=4)
    driver = cruise(state, "chesapeake-bay", 4, 4).push("engage fort-pulaski")
    driver.push("retire chesapeake-bay")
    assert fleet_at(state, "chesapeake-bay") == {"ocean": 3}


@pytest.mark.clause("21.6.1")
@pytest.mark.clause("21.6.4")
def test_nobody_passes_or_enters_without_a_fight() -> None:
    state = waters()
    moor(state, "2416", river=4)
    state.trenches[CONFEDERATE] |= 1 << at("2516")
    driver = cruise(state, "2416", 4, 1)
    assert clause_of(driver, "cruise 2516") == "21.2.4"
    assert clause_of(driver, "engage 2415") == "21.6.1"
    driver.push("engage 2516")
    assert fleet_at(state, "2516"), "entrenchments fight with 0 NSP"
    assert "2615" in ends(state, UNION, "2416"), "and stop nobody who passes"


@pytest.mark.clause("21.2.4")
@pytest.mark.clause("21.6.7")
def test_with_twice_the_strength_they_sail_on() -> None:
    state = waters()
    moor(state, "2416", river=4)
    moor(state, "2516", flotilla=1)
    driver = cruise(state, "2416", 6, 1).push("engage 2516")
    assert any(text.startswith("cruise") for text in driver.actions)
    state = waters()
    moor(state, "2416", river=3)
    moor(state, "2516", flotilla=2)
    driver = cruise(state, "2416", 6, 1).push("engage 2516")
    while driver.prompt == "prompt-scatter":
        driver.push(driver.actions[0])
    assert not any(text.startswith("cruise") for text in driver.actions)


@pytest.mark.clause("21.6.6")
@pytest.mark.clause("21.10.3")
def test_armour_turns_hits_into_damage_and_damage_into_nothing() -> None:
    for saves, left in (((3,), {}), ((4, 3), {}), ((4, 4), {"hull": 1})):
        state = waters()
        state.markers[CONFEDERATE] |= 1 << at("2516")
        moor(state, "2416", river=8)
        moor(state, "2516", ironclad=1)
        driver = cruise(state, "2416", 4, 4, 1, *saves).push("engage 2516")
        told = {event.key: dict(event.args) for event in driver.events}["naval-battle"]
        assert (told["dealt"], told["dealt_mark"]) == (1, 2), (
            "one hit and one damage, and a die for each"
        )
        assert fleet_at(state, "2516") == {"river": 8, **left}


@pytest.mark.clause("21.6.6")
@pytest.mark.clause("21.10.3")
def test_an_attacker_whose_ironclad_is_damaged_wins_without_it() -> None:
    state = waters()
    moor(state, "2516", ironclad=1, flotilla=3)
    moor(state, "2416", river=2)
    driver = cruise(state, "2516", 5, 3, 1, 1, side=CONFEDERATE).push("engage 2416")
    voyage = state.stack[-1]
    assert isinstance(voyage, Cruise)
    driver.push("damage ironclad")
    assert fleet_at(state, "2416").get("flotilla") == 3, "the others go in"
    assert fleet_at(state, "2516") == {"hull": 1}, "it is built anew in its base"
    assert voyage.hulls == 0, "no guns that they pass later take it away again"


@pytest.mark.clause("21.6.6")
def test_a_ship_that_is_damaged_twice_sinks_and_the_attacker_chooses() -> None:
    state = waters()
    moor(state, "2416", river=4)
    moor(state, "2516", flotilla=1, flotilla_=1)
    driver = cruise(state, "2416", 6, 1).push("engage 2516")
    assert set(driver.actions) == {"sink flotilla", "sink flotilla-damaged"}
    assert clause_of(driver, "sink river") == "21.6.6"
    driver.push("sink flotilla")
    assert fleet_at(state, "2516").get("flotilla", 0) == 0


@pytest.mark.clause("21.2.8")
def test_a_leader_is_displaced_with_the_last_of_his_ships() -> None:
    state = waters()
    moor(state, "2416", river=1)
    state.naval_leaders[FOOTE] = at("2416")
    state.set_fort(CONFEDERATE, at("2516"), 1)
    moor(state, "2516", flotilla=4, battery=2)
    driver = cruise(state, "2416", 1, 6, 6, 6)
    driver.push("engage 2516")
    driver.push("meet")
    assert not fleet_at(state, "2416")
    assert state.naval_leaders[FOOTE] < -3


# --- Interception and shelter ---------------------------------------------------------------------


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("21.4.1")
def test_ships_intercept_with_seven_and_ironclads_with_eight() -> None:
    for kind, roll, comes in (("flotilla", 7, True), ("ironclad", 7, False), ("ironclad", 8, True)):
        state = waters()
        moor(state, "2416", river=2)
        moor(state, "2614", **{kind: 1})
        zone = zone_of(MOORINGS[at("2614")])
        near = [p for p in range(len(MOORINGS)) if MOORINGS[p] & zone]
        state.side = UNION
        reached = ends(state, UNION, "2416")
        goal = next(key for key in sorted(reached) if at(key) in near)
        dice = (3, roll - 3, 6, 1, 1, 1, 1)
        driver = cruise(state, "2416", *dice).push(f"cruise {goal}")
        assert driver.actions == ["chase 2614", "let-by"]
        assert clause_of(driver, "chase 2516") == "21.4.2"
        driver.push("chase 2614")
        caught = any(event.key == "caught" for event in driver.events)
        assert caught == comes


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("9.2.2")
def test_all_attempts_are_declared_before_a_die_is_thrown() -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2515", flotilla=1)
    moor(state, "2517", flotilla=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    driver = cruise(state, "2416", 3, 4, 3, 3, 1, 6, 6).push("engage 2516")
    assert driver.actions == ["chase 2515", "chase 2517", "let-by"]
    driver.push("chase 2515")
    assert not [event for event in driver.events if event.key == "chases"]
    assert driver.actions == ["chase 2517", "let-by"]
    assert clause_of(driver, "chase 2515") == "21.4.2"
    driver.push("chase 2517")
    told = [dict(event.args) for event in driver.events if event.key == "chases"]
    assert [(one["roll"], one["success"]) for one in told] == [(7, 1), (6, 0)]
    assert [one["place"] for one in driver.values("caught")] == ["2515"]


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("9.2.3")
def test_a_part_of_a_stack_intercepts() -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2515", flotilla=2, ironclad=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    driver = cruise(state, "2416", 4, 4, 1, 1, 6, 6).push("engage 2516", "chase 2515")
    assert driver.prompt == "prompt-sortie"
    assert driver.actions == ["sally", "leave-behind flotilla", "leave-behind ironclad"]
    assert clause_of(driver, "leave-behind river") == "9.2.3"
    driver.push("leave-behind ironclad", "leave-behind flotilla")
    assert fleet_at(state, "2515") == {"flotilla": 1, "ironclad": 1}
    assert fleet_at(state, "2516") == {"flotilla": 1}


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("9.2.3")
@pytest.mark.parametrize(("roll", "out"), [(6, 0), (7, 2), (8, 3)])
def test_an_ironclad_that_stays_behind_costs_nothing(roll: int, out: int) -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2515", flotilla=2, ironclad=1)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    driver = cruise(state, "2416", 3, roll - 3, 6, 6, 1, 1, 1).push("engage 2516")
    assert view(state, "confederate", state.pending)["odds"] == {"chase 2515": 21}
    driver.push("chase 2515")
    late = [event for event in driver.events if event.key == "too-slow"]
    assert bool(late) == (roll == 7)
    if out:
        assert dict(driver.decision.prompt.args)["number"] == out
        assert ("leave-behind ironclad" in driver.actions) == (roll == 8)
    if roll == 7:
        assert clause_of(driver, "leave-behind ironclad") == "9.2.3"
        driver.push("sally")
        assert fleet_at(state, "2515") == {"ironclad": 1}


@pytest.mark.clause("21.4.2")
def test_ironclads_between_a_port_and_its_fort_are_never_too_slow() -> None:
    state = waters()
    moor(state, "chesapeake-bay", ocean=5)
    moor(state, "3345", ironclad=1, flotilla=1)
    driver = cruise(state, "chesapeake-bay").push("engage fort-fisher", "chase 3345")
    assert "leave-behind ironclad" in driver.actions


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("21.4.1")
def test_ships_are_intercepted_in_each_hex_of_a_zone_on_their_way() -> None:
    state = waters()
    moor(state, "2416", river=2)
    moor(state, "2619", flotilla=1)
    driver = cruise(state, "2416", 1, 1, 4, 4, 6, 6, 1, 1).push("cruise 2520")
    assert driver.actions == ["chase 2619", "let-by"]
    driver.push("chase 2619")
    assert driver.actions == ["chase 2619", "let-by"], "again in the next hex"
    driver.push("let-by")
    assert fleet_at(state, "2520") == {"river": 2}
    caught = waters()
    moor(caught, "2416", river=2)
    moor(caught, "2619", flotilla=1)
    driver = cruise(caught, "2416", 4, 4, 6, 6, 1, 1).push("cruise 2520", "chase 2619")
    battle = next(event for event in driver.events if event.key == "naval-battle")
    assert dict(battle.args)["place"] == "2519", "on the way, not at its end"


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.4.2")
def test_ships_of_the_ocean_go_up_no_river_to_intercept() -> None:
    state = waters()
    state.markers[UNION] |= 1 << at("4137")
    moor(state, "4137", ocean=2)
    moor(state, "3836", flotilla=1)
    driver = cruise(state, "3836", side=CONFEDERATE).push("cruise 4036")
    assert driver.prompt == "prompt-cruise", "down the Savannah to the hex above the port"
    mixed = waters()
    moor(mixed, "4137", ocean=2, river=1)
    moor(mixed, "3836", flotilla=1)
    driver = cruise(mixed, "3836", 6, 6, 1, 1, side=CONFEDERATE).push("cruise 4036")
    assert driver.actions == ["chase 4137", "let-by"], "a ship of the river does"
    driver.push("chase 4137")
    assert fleet_at(mixed, "4036") == {"river": 1}
    assert fleet_at(mixed, "4137") == {"ocean": 2}
    coast = waters()
    moor(coast, "4436", ocean=1)
    moor(coast, "4236", flotilla=1)
    driver = cruise(coast, "4236", side=CONFEDERATE).push("cruise 4337")
    assert driver.actions == ["chase 4436", "let-by"], "along the coast they do"


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("21.4.2")
@pytest.mark.parametrize("owner", [CONFEDERATE, UNION])
def test_ships_come_to_their_fort_without_dice_if_port_and_fort_are_theirs(owner: int) -> None:
    state = waters()
    moor(state, "chesapeake-bay", ocean=4)
    moor(state, "3345", ironclad=1)
    if owner == UNION:
        state.markers[UNION] |= 1 << at("fort-fisher")
    driver = cruise(state, "chesapeake-bay")
    if owner == CONFEDERATE:
        driver.push("engage fort-fisher")
        assert driver.actions == ["chase 3345", "let-by"]
        assert driver.decision.clause == "10.3.2"
        assert view(state, "confederate", state.pending)["odds"] == {"chase 3345": 36}
    else:
        driver.push("cruise fort-fisher")
        assert fleet_at(state, "fort-fisher") == {"ocean": 4}, "the fort annuls their zone"


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("21.4.3")
def test_no_ship_slips_away_into_a_port_of_the_enemy() -> None:
    for taken in (False, True):
        state = waters()
        moor(state, "chesapeake-bay", ocean=4)
        moor(state, "fort-fisher", ironclad=1)
        if taken:
            station(state, UNION, "3345", 2)
        driver = cruise(state, "chesapeake-bay").push("engage fort-fisher")
        assert ("slip-away 3345" in driver.actions) is not taken
    assert clause_of(driver, "slip-away 3345") == "21.4.3"


@pytest.mark.clause("21.4.1")
def test_own_forts_and_ships_annul_a_zone() -> None:
    state = waters()
    moor(state, "2416", river=2)
    moor(state, "2515", flotilla=1)
    state.set_fort(UNION, at("2516"), 1)
    driver = cruise(state, "2416").push("cruise 2516")
    assert driver.prompt == "prompt-cruise"
    assert fleet_at(state, "2516") == {"river": 2}


@pytest.mark.clause("21.4.1")
@pytest.mark.parametrize("fort", [False, True])
def test_a_fort_annuls_the_zone_on_the_hexsides_of_its_hex_from_the_other_bank_too(
    fort: bool,
) -> None:
    """As for naval control and crossings: 1627 touches the Ohio by the hexside of 1728 only."""
    state = waters()
    moor(state, "1727", river=2)
    moor(state, "1628", flotilla=1)
    if fort:
        state.set_fort(UNION, at("1728"), 1)
    driver = cruise(state, "1727").push("cruise 1627")
    assert (driver.prompt == "prompt-chase") != fort


@pytest.mark.clause("21.4.4")
def test_some_ships_stay_in_port_and_others_fight() -> None:
    state = waters()
    moor(state, "2416", river=8)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    moor(state, "2516", flotilla=2)
    driver = cruise(state, "2416", 6, 6, 1).push("engage 2516")
    assert driver.actions == ["hide", "hide flotilla", "meet"]
    assert clause_of(driver, "hide ironclad") == "21.4.4"
    driver.push("hide flotilla", "meet")
    told = {event.key: dict(event.args) for event in driver.events}
    assert fleet_at(state, "2516")["flotilla"] == 1, "one is sunk, the other is safe"
    assert told["ship-sunk"]["place"] == "2516"


@pytest.mark.clause("21.4.4")
def test_ships_behind_a_fort_need_not_fight_and_are_lost_with_it() -> None:
    state = waters()
    moor(state, "2416", river=8)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    moor(state, "2516", flotilla=1)
    driver = cruise(state, "2416", 6, 6, 1).push("engage 2516")
    assert driver.prompt == "prompt-shelter"
    asked = driver.decision.prompt
    assert (
        words_for("uscivilwar", "en")
        .message(asked)
        .startswith("Ships of 8 NSP approach Columbus (2516), where you have 3, works counted:")
    )
    driver.push("hide")
    assert sum(state.harboured.values()) == 1
    assert fleet_at(state, "2516") == {"river": 8, "flotilla": 1}
    seize_ships(Play(state, Scripted([])), UNION, at("2516"))
    assert fleet_at(state, "2516") == {"river": 8}


@pytest.mark.clause("21.6.9")
@pytest.mark.clause("21.2.3")
def test_at_the_end_of_a_phase_ships_leave_the_enemy() -> None:
    state = waters()
    moor(state, "2516", river=2)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    driver = run(state, NavalDeparture(UNION))
    assert "retire 2416" in driver.actions
    assert clause_of(driver, "retire 1647") == "21.6.8"
    driver.push("retire 2416")
    assert driver.over
    assert fleet_at(state, "2416") == {"river": 2}


# --- Running the guns -----------------------------------------------------------------------------


def columbus(*dice: int, river: int = 4) -> Fleet:
    """Ships in Cairo, and a fort with a battery in Columbus below."""
    state = waters()
    moor(state, "2416", river=river)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    moor(state, "2516", battery=1)
    return cruise(state, "2416", *dice)


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.6.9")
def test_ships_leave_works_that_the_enemy_has_built_where_they_lie() -> None:
    state = waters()
    moor(state, "3312", river=2)
    station(state, CONFEDERATE, "3312", 3)
    state.difference = 3
    driver = Fleet(state, ActionPhase(CONFEDERATE), Scripted([]))
    driver.push("entrench 3312", "done")
    assert (driver.decision.seat, driver.prompt) == ("union", "prompt-departure")
    driver.push("retire 3311")
    assert driver.over
    assert fleet_at(state, "3311") == {"river": 2}
    hidden = waters()
    moor(hidden, "3213", flotilla=1)
    hidden.set_fort(CONFEDERATE, at("3213"), 1)
    hidden.harboured = dict(hidden.ships)
    hidden.side = UNION
    assert run(hidden, NavalDeparture(UNION)).over, "those who hide in their own port stay"


@pytest.mark.clause("21.13.1")
@pytest.mark.clause("21.13.2")
def test_guns_fire_once_and_what_is_left_comes_through() -> None:
    driver = columbus(1)
    runs = [text for text in driver.actions if text.startswith("run 2516")]
    assert runs
    driver.push(runs[0])
    fired = [event for event in driver.events if event.key == "guns"]
    assert len(fired) == 1, "down the river there is one throw"
    assert dict(fired[0].args)["roll"] == 1 - 2
    end = runs[0].split()[-1]
    assert fleet_at(driver.state, end) == {"river": 4}
    assert driver.prompt == "prompt-cruise"


@pytest.mark.clause("21.13.1")
def test_damaged_ships_turn_back_and_nobody_runs_with_troops() -> None:
    driver = columbus(6)
    runs = [text for text in driver.actions if text.startswith("run 2516")]
    assert clause_of(driver, "run 2415 2516") == "21.13.1"
    driver.push(runs[0])
    state = driver.state
    lost = 4 - sum(sum(fleet_at(state, p).values()) for p in ("2416", runs[0].split()[-1]))
    assert lost == state.reserve[1]
    laden = waters()
    moor(laden, "2416", river=2)
    laden.set_fort(CONFEDERATE, at("2516"), 1)
    station(laden, UNION, "2416", 3)
    driver = cruise(laden, "2416").push("load 2")
    assert clause_of(driver, runs[0]) == "21.13.1"


@pytest.mark.clause("21.13.4")
def test_upriver_the_guns_fire_twice_and_diamonds_turn_ships_back() -> None:
    state = waters()
    moor(state, "3013", river=4)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    up = [
        passage
        for passage in reach(state, UNION, at("3013"), _kind(UNION, False), 0).passages
        if passage.posts[0] == at("2516") and passage.ups == (1,)
    ]
    assert up
    driver = cruise(state, "3013", 6, 6, 1, 1)
    end = next(text for text in driver.actions if text.startswith("run 2516"))
    driver.push(end)
    assert len([event for event in driver.events if event.key == "guns"]) == 2


@pytest.mark.clause("21.10.3")
@pytest.mark.clause("21.13.1")
def test_an_ironclad_runs_no_guns_beyond_its_second_port() -> None:
    state = waters()
    moor(state, "4814", ironclad=1, flotilla=1)
    state.set_fort(UNION, at("3812"), 1)
    runs = {text for text in cruise(state, "4814", side=CONFEDERATE).actions if "run 3812" in text}
    assert not runs, "Natchez and Vicksburg are more than one port"
    state = waters()
    moor(state, "4814", flotilla=1)
    state.set_fort(UNION, at("3812"), 1)
    assert [text for text in cruise(state, "4814", side=CONFEDERATE).actions if "run 3812" in text]


def bottled(*dice: int) -> Fleet:
    """Two flotillas in Columbus, beaten, with Union forts on the river on both sides of them."""
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    for fort in ("2416", "2415", "2515", "2615"):
        state.set_fort(UNION, at(fort), 1)
    return cruise(state, "2416", *dice).push("engage 2516")


@pytest.mark.clause("5.1.2")
@pytest.mark.clause("21.13.1")
def test_whom_guns_turn_back_to_the_port_that_he_left_sails_no_more_in_the_phase() -> None:
    state = waters()
    moor(state, "2416", river=2)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    state.side = UNION
    driver = Fleet(state, Activations(UNION, 3), Scripted([5] * 9))
    driver.push("free-fleet 2416")
    driver.push(next(order for order in driver.actions if order.startswith("run 2516")))
    assert fleet_at(state, "2416") == {"river-damaged": 1}
    driver.push("halt")
    assert clause_of(driver, "fleet 2416") == "21.2.4"


@pytest.mark.clause("21.13.1")
@pytest.mark.parametrize(
    ("dice", "home", "lost"), [((5, 1), {"river-damaged": 1}, 0), ((1, 5), {}, 1)]
)
def test_of_two_forts_the_first_sends_the_damaged_back_and_the_second_sinks_them(
    dice: tuple[int, int], home: dict[str, int], lost: int
) -> None:
    state = waters()
    moor(state, "2416", river=6)
    for fort in ("2415", "2516"):
        state.set_fort(CONFEDERATE, at(fort), 1)
    driver = cruise(state, "2416", *dice).push("run 2516 2515", "halt")
    assert len([event for event in driver.events if event.key == "guns"]) == 2
    assert fleet_at(state, "2416") == home
    assert fleet_at(state, "2515") == {"river": 5}
    assert state.reserve == [0, lost]


@pytest.mark.clause("21.2.7")
@pytest.mark.clause("21.6.8")
def test_a_retreat_without_coal_ends_at_coal_or_is_the_end() -> None:
    for supplied in (True, False):
        state = waters()
        moor(state, "2416", river=8)
        state.low_coal = 1 << moor(state, "2516", flotilla=2)
        if supplied:
            station(state, CONFEDERATE, "3013", 2)
        driver = cruise(state, "2416", 3, 4, 1).push("engage 2516")
        while driver.prompt == "prompt-strike":
            driver.push(driver.actions[0])
        end = "3013" if supplied else "1211"
        driver.push(f"retire {end}")
        assert bool(fleet_at(state, end)) == supplied


@pytest.mark.clause("21.6.8")
@pytest.mark.clause("21.13.4")
def test_a_beaten_defender_runs_the_guns_where_no_other_way_is_left() -> None:
    driver = bottled(5, *[1] * 15)
    assert driver.prompt == "prompt-scatter"
    assert not [text for text in driver.actions if text.startswith("retire")]
    assert clause_of(driver, "retire 2316") == "21.6.8"
    run_it = next(text for text in driver.actions if text.endswith(" 2317"))
    left = fleet_at(driver.state, "2516")["flotilla-demoralised"]
    driver.push(run_it)
    fired = [event for event in driver.events if event.key == "guns"]
    assert len(fired) == 4, "two forts, and each twice up the river"
    assert fleet_at(driver.state, "2317") == {"flotilla-demoralised": left}


@pytest.mark.clause("21.6.8")
def test_who_is_hit_in_a_retreat_past_guns_is_lost() -> None:
    driver = bottled(5, 1, 6, 6, 6, 6)
    driver.push(next(text for text in driver.actions if text.endswith(" 2317")))
    assert not fleet_at(driver.state, "2317")
    assert "flotilla" not in fleet_at(driver.state, "2516")
    damaged = waters()
    moor(damaged, "2516", flotilla_=1, flotilla=1)
    crew = crew_of(damaged, CONFEDERATE, at("2516"))
    flight = Escape(CONFEDERATE, (at("2516"), at("2317")), (at("2416"),), (1,), crew, ())
    run(damaged, flight, 1, 1)
    assert fleet_at(damaged, "2317") == {"flotilla": 1}, "damaged ships run no guns"
    assert not fleet_at(damaged, "2516")


@pytest.mark.clause("21.6.8")
def test_who_retreats_behind_guns_that_he_has_run_runs_them_again() -> None:
    state = waters()
    moor(state, "2416", river=4)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    moor(state, "2716", flotilla=4)
    driver = cruise(state, "2416", *[1] * 6)
    first = next(text for text in driver.actions if text.startswith("run 2516"))
    driver.push(first)
    beyond = first.split()[-1]
    while driver.prompt == "prompt-chase":
        driver.push("let-by")
    target = next(text for text in driver.actions if text.startswith("engage"))
    driver.chance = Scripted([1, 6, 6, 1, 1, 1, 1, 1, 1])
    driver.push(target)
    while driver.prompt in ("prompt-chase", "prompt-suffer"):
        driver.push("let-by" if driver.prompt == "prompt-chase" else driver.actions[0])
    assert driver.prompt == "prompt-withdraw"
    assert {f"retire {beyond}", "retire 2416"} <= set(driver.actions)
    before = sum(event.key == "guns" for event in driver.events)
    driver.push("retire 2416")
    assert sum(event.key == "guns" for event in driver.events) == before + 2, "up the river"


@pytest.mark.clause("21.13.3")
def test_the_fort_of_dover_bears_on_two_rivers() -> None:
    state = waters()
    state.set_fort(CONFEDERATE, at("2619"), 1)
    found = reach(state, UNION, at("2417"), _kind(UNION, False), 0)
    past = {passage.end for passage in found.passages if passage.posts[0] == at("2619")}
    assert len(past) == 2, "up the Tennessee and up the Cumberland"


# --- Landings -------------------------------------------------------------------------------------


@pytest.mark.clause("21.7.1")
@pytest.mark.clause("21.7.2")
@pytest.mark.clause("21.7.3")
@pytest.mark.clause("21.7.4")
@pytest.mark.clause("21.3.1")
def test_example_burnside_lands_on_fort_pulaski() -> None:
    state = savannah()
    station(state, UNION, "chesapeake-bay", 0, "burnside")
    state.markers[CONFEDERATE] = 0
    driver = cruise(state, "chesapeake-bay", 4, 3, 3, 4)
    assert clause_of(driver, "load 4") == "21.7.2"
    assert clause_of(driver, "disembark") == "21.7.2"
    driver.push("take burnside", "load 3", "engage fort-pulaski", "disembark")
    dice = [event for event in driver.events if event.key == "battle-dice"][-1]
    told = dict(dice.args)
    assert (told["attack"], told["dealt"], told["dealt_mark"]) == (5, 1, 0)
    assert (told["defence"], told["taken"], told["taken_mark"]) == (6, 0, 2)
    assert state.strength(UNION, at("fort-pulaski")) > 0
    assert fleet_at(state, "fort-pulaski") == {"ocean": 4}


@pytest.mark.clause("21.7.2")
def test_confederate_ships_carry_one_sp() -> None:
    state = waters()
    state.markers[CONFEDERATE] |= 1 << at("4814")
    moor(state, "4814", flotilla=1)
    station(state, CONFEDERATE, "4814", 3)
    driver = cruise(state, "4814", side=CONFEDERATE)
    assert [text for text in driver.actions if text.startswith("load")] == ["load 1"]


def battle_at(state: CivilWarState, side: int, origin: str, place: str) -> tuple[int, int]:
    """What ships add for attackers and defenders."""
    force = Attackers(side, at(origin), -1, (), 3, 0, 0)
    return Battle(force, at(place)).support(state)


@pytest.mark.clause("21.3.1")
@pytest.mark.clause("21.3.2")
def test_ships_support_both_sides_in_ports_forts_and_islands() -> None:
    state = waters()
    moor(state, "3013", river=1)
    assert battle_at(state, UNION, "3014", "3013") == (1, 0)
    assert battle_at(state, CONFEDERATE, "3014", "3013") == (0, 1)
    state.harboured[ship_key(at("3013"), SHIPS.index("river"), 0)] = 1
    assert battle_at(state, CONFEDERATE, "3014", "3013") == (0, 0), "not from within the port"
    state.ships.clear()
    moor(state, "1844", ocean=1)
    assert battle_at(state, UNION, "1944", "1844") == (0, 0), "away from the water"


@pytest.mark.clause("21.3.2")
def test_the_blockade_helps_the_unions_ocean_ports() -> None:
    state = waters()
    assert battle_at(state, CONFEDERATE, "4037", "4038") == (0, 1)
    assert battle_at(state, UNION, "4037", "4038") == (0, 0)
    state.set_fort(UNION, at("2721"), 1)
    assert battle_at(state, CONFEDERATE, "2720", "2721") == (0, 0), "in no fort inland"
    moor(state, "4038", flotilla=1)
    assert battle_at(state, CONFEDERATE, "4037", "4038")[1] == 0, "unless ships are about"
    assert battle_at(set_up("1862", ()), CONFEDERATE, "4037", "4038") == (0, 0)


@pytest.mark.clause("21.11")
def test_gunboats_fight_in_column_0_and_are_never_lost() -> None:
    state = waters()
    driver = Fleet(state, Gunboats(UNION, at("hatteras"), at("roanoke")), Scripted([6, 1]))
    assert driver.over
    assert driver.returned == 1, "nobody is there"
    state.set_fort(CONFEDERATE, at("roanoke"), 1)
    driver = Fleet(state, Gunboats(UNION, at("hatteras"), at("roanoke")), Scripted([1, 6]))
    assert driver.over
    assert driver.returned == 0
    assert not state.ships


@pytest.mark.clause("21.11")
def test_cottonclads_take_a_card_for_any_theatre() -> None:
    state = waters()
    state.markers[CONFEDERATE] |= 1 << at("5101")
    station(state, CONFEDERATE, "2346", 1)
    state.hands[CONFEDERATE] = [0, 0, 0, 1, 0]
    driver = phase(state, CONFEDERATE)
    assert not any(text.startswith("ships") for text in driver.actions)
    state = set_up("1862", ("advanced",))
    state.hands[CONFEDERATE] = [0, 0, 0, 1, 1]
    driver = phase(state, CONFEDERATE)
    able = [text for text in driver.actions if text.startswith("ships")]
    bold = [text for text in able if text.replace(" any", " naval") not in able]
    assert bold, "from where an assault is all that can be made"
    assert clause_of(driver, bold[0].replace(" any", " naval")) == "21.11"


@pytest.mark.clause("18.1")
@pytest.mark.clause("21.11")
def test_a_naval_card_pays_for_a_confederate_transport_but_for_no_cottonclads() -> None:
    """L3038-3040: naval cards serve transports, too; L4365-4368 is about assaults."""
    state = waters()
    station(state, CONFEDERATE, "4023", 1)
    state.hands[CONFEDERATE][NAVAL] = 1
    state.markers[UNION] |= 1 << at("4022")
    driver = phase(state, CONFEDERATE, 0).push("ships 4023 naval", "lead 1")
    assert clause_of(driver, "assault 4022") == "20.5.1"
    driver.push("sail 4619")
    assert state.strength(CONFEDERATE, at("4619")) == 1
    assert not state.hands[CONFEDERATE][NAVAL]


# --- Strategic movement, batteries ----------------------------------------------------------------


@pytest.mark.clause("21.2.6")
def test_ships_of_a_kind_redeploy_to_one_port() -> None:
    state = set_up("1862", ())
    state.options = ("advanced",)
    driver = run(state, Redeployment())
    assert any(text.startswith("redeploy hatteras") for text in driver.actions)
    assert clause_of(driver, "redeploy 2416 chesapeake-bay") == "21.2.6"
    first = next(text for text in driver.actions if text.startswith("redeploy hatteras"))
    driver.push(first)
    goal = first.split()[-1]
    others = [text for text in driver.actions if text.startswith("redeploy")]
    assert all(text.split()[-1] == goal for text in others)
    assert clause_of(driver, "redeploy hatteras fort-pickens") == "21.2.6"
    driver.push("pass")
    while not driver.over:
        driver.push("pass")
    assert not state.sailed


@pytest.mark.clause("21.10.4")
def test_a_card_moves_a_battery_along_a_line_of_communication() -> None:
    state = set_up("1862", ("advanced",))
    state.hands[CONFEDERATE] = [1, 0, 0, 0, 0]
    driver = phase(state, CONFEDERATE)
    assert "battery 2449 east" in driver.actions
    assert clause_of(driver, "battery 2449 any") == "18.1"
    assert clause_of(driver, "battery 2146 east") == "21.10.4"
    driver.push("battery 2449 east")
    assert clause_of(driver, "shift 1647") == "21.10.4"
    end = driver.actions[0].split()[-1]
    driver.push(driver.actions[0])
    assert fleet_at(state, end)["battery"] == 1


@pytest.mark.clause("21.10.4")
@pytest.mark.clause("18.1")
def test_a_naval_card_moves_a_battery_too() -> None:
    """L3038: it serves naval units, of which a battery is one (21.10.1)."""
    state = set_up("1862", ("advanced",))
    state.hands[CONFEDERATE] = [0, 0, 0, 1, 0]
    assert CARD_KINDS[3] == "naval"
    driver = phase(state, CONFEDERATE).push("battery 2449 naval")
    assert driver.prompt == "prompt-battery"
    assert state.hands[CONFEDERATE] == [0] * 5


@pytest.mark.clause("21.2.6")
def test_ships_redeploy_to_no_port_where_a_damaged_enemy_lies() -> None:
    for wreck in (0, 1):
        state = set_up("1862", ("advanced",))
        driver = run(state, Redeployment())
        goal = next(t for t in driver.actions if t.startswith("redeploy hatteras")).split()[2]
        if wreck:
            moor(state, goal, flotilla_=1)
        again = run(state, Redeployment())
        assert (f"redeploy hatteras {goal}" in again.actions) != bool(wreck)


@pytest.mark.clause("21.2.2")
def test_a_stack_is_broken_up_as_its_owner_likes() -> None:
    state = waters()
    place = moor(state, "2416", river=5, river_=1)
    assert crew_of(state, UNION, place)[slot_of(SHIPS.index("river"))] == 5
    driver = cruise(state, "2416").push("moor river", "moor river-damaged", "cruise 2415", "halt")
    assert driver.over
    assert fleet_at(state, "2416") == {"river": 1, "river-damaged": 1}
    assert fleet_at(state, "2415") == {"river": 4}


@pytest.mark.clause("21.10.4")
def test_batteries_go_by_rail_and_by_ship_like_an_sp() -> None:
    state = set_up("1862", ("advanced",))
    state.ships = {}
    moor(state, "2146", battery=1)
    moor(state, "3013", battery=1)
    driver = phase(state, CONFEDERATE, 2)
    assert "battery-rail 2146" in driver.actions
    assert "battery-ship 3013" in driver.actions
    assert clause_of(driver, "battery-ship 2449") == "21.10.4"
    driver.push("battery-rail 2146")
    end = driver.actions[0].split()[-1]
    driver.push(driver.actions[0])
    assert fleet_at(state, end) == {"battery": 1}
    assert not [order for order in driver.actions if order.startswith("battery") and end in order]
    assert clause_of(driver, f"battery-rail {end}") == "5.1.2", "once in a phase, like an SP"
    driver.push("battery-ship 3013")
    driver.push(driver.actions[0])
    assert not fleet_at(state, "3013")
    assert clause_of(driver, "train any") == "4.1.1", "each takes a point"


@pytest.mark.clause("21.4.2")
def test_the_view_tells_the_chances_of_an_interception() -> None:
    found: dict[str, dict[str, int]] = {}
    for kind in ("flotilla", "ironclad"):
        state = waters()
        moor(state, "2416", river=2)
        moor(state, "2614", **{kind: 1})
        goal = next(
            key
            for key in sorted(ends(state, UNION, "2416"))
            if MOORINGS[at(key)] & zone_of(MOORINGS[at("2614")])
        )
        cruise(state, "2416").push(f"cruise {goal}")
        found[kind] = view(state, "confederate", state.pending)["odds"]
    assert found == {"flotilla": {"chase 2614": 21}, "ironclad": {"chase 2614": 15}}


@pytest.mark.clause("21.7.1")
@pytest.mark.clause("21.11")
def test_gunboats_land_for_a_point() -> None:
    state = waters()
    state.markers[UNION] |= 1 << at("hatteras") | 1 << at("roanoke")
    station(state, UNION, "roanoke", 3)
    driver = phase(state).push("transport roanoke", "lead 3")
    assaults = [text for text in driver.actions if text.startswith("assault")]
    assert assaults, "without a card"
    plain = waters()
    plain.options = ()
    plain.markers[UNION] = state.markers[UNION]
    station(plain, UNION, "roanoke", 3)
    driver = phase(plain).push("transport roanoke", "lead 3")
    assert not [text for text in driver.actions if text.startswith("assault")]


@pytest.mark.clause("21.7.3")
@pytest.mark.clause("21.11")
def test_an_assault_waits_for_the_naval_battle() -> None:
    for dice, lands in (((6, 1), True), ((1, 6), False)):
        state = waters()
        state.markers[UNION] |= 1 << at("roanoke")
        state.trenches[CONFEDERATE] |= 1 << at("2649")
        station(state, UNION, "roanoke", 3)
        driver = phase(state).push("transport roanoke", "lead 3")
        goal = "2649"
        assert f"assault {goal}" in driver.actions
        driver.chance = Scripted(list(dice))
        driver.push(f"assault {goal}")
        assert bool(state.strength(UNION, at(goal))) == lands


@pytest.mark.clause("21.13.1")
def test_who_turns_back_behind_the_enemy_is_lost() -> None:
    state = waters()
    moor(state, "2416", river=3)
    voyage = Cruise(UNION, at("2416"), 1)
    voyage.begin(state)
    voyage.behind = 1
    turned = [0] * len(voyage.crew)
    turned[slot_of(SHIPS.index("river"))] = 1
    voyage.send_back(Play(state, Scripted([])), tuple(turned))
    assert fleet_at(state, "2416") == {"river": 2}
    assert state.reserve == [0, 1]


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.6.8")
def test_ships_leave_a_port_without_a_fort_in_which_the_beaten_hide() -> None:
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    state.markers[CONFEDERATE] |= 1 << at("2516")
    driver = cruise(state, "2416", 3, 4, 1).push("engage 2516")
    driver.push(*(["sink flotilla"] if driver.prompt == "prompt-strike" else []), "into-port")
    driver.push("halt")
    assert state.harboured
    driver = run(state, NavalDeparture(UNION))
    assert driver.prompt == "prompt-departure"
    driver.push("retire 2416")
    assert fleet_at(state, "2416") == {"river": 8}, "who has won is not demoralised"
    assert set(fleet_at(state, "2516")) == {"flotilla-demoralised"}


@pytest.mark.clause("21.14")
def test_a_demoralised_attacker_who_wins_is_demoralised_still() -> None:
    state = waters()
    moor(state, "2416", river_demoralised=8)
    moor(state, "2516", flotilla=1)
    driver = cruise(state, "2416", 3, 5, 1).push("engage 2516")
    if driver.prompt == "prompt-scatter":
        driver.push(driver.actions[0])
    assert fleet_at(state, "2516") == {"river-demoralised": 8}


@pytest.mark.clause("21.2.6")
@pytest.mark.clause("21.14")
def test_demoralised_ships_redeploy_demoralised() -> None:
    state = set_up("1862", ())
    state.options = ("advanced",)
    state.ships = {}
    moor(state, "hatteras", ocean_demoralised=1)
    driver = run(state, Redeployment())
    first = next(text for text in driver.actions if text.startswith("redeploy hatteras"))
    driver.push(first)
    assert fleet_at(state, first.split()[-1]) == {"ocean-demoralised": 1}


@pytest.mark.clause("21.2.6")
@pytest.mark.clause("21.8.1")
def test_a_damaged_ship_is_sent_to_a_yard_and_an_intact_one_stays() -> None:
    state = set_up("1862", ())
    state.options, state.ships = ("advanced",), {}
    moor(state, "hatteras", ocean=1, ocean_=1)
    driver = run(state, Redeployment())
    assert clause_of(driver, "redeploy hatteras chesapeake-bay river") == "21.2.6"
    driver.push("redeploy hatteras chesapeake-bay ocean-damaged")
    assert fleet_at(state, "hatteras") == {"ocean": 1}
    assert fleet_at(state, "chesapeake-bay") == {"ocean-damaged": 1}
    assert driver.actions == ["redeploy hatteras chesapeake-bay", "pass"]


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("21.2.6")
def test_a_redeployment_halts_in_new_orleans_too() -> None:
    state = set_up("1862", ())
    state.options, state.ships = ("advanced",), {}
    for key in ("4814", "4011", "fort-st-philip", "4612"):
        state.set_fort(CONFEDERATE, at(key), 0)
        state.take(CONFEDERATE, at(key), state.strength(CONFEDERATE, at(key)))
        state.put(UNION, at(key), 1)
    moor(state, "4011", ocean=1)
    driver = run(state, Redeployment())
    assert driver.actions == ["redeploy 4011 4814", "redeploy 4011 fort-st-philip", "pass"]
    moor(state, "4814", ocean=1)
    assert "redeploy 4814 ship-island" in run(state, Redeployment()).actions


@pytest.mark.clause("21.3.3")
@pytest.mark.clause("21.4.4")
def test_ships_that_hide_in_port_keep_nobody_from_crossing() -> None:
    for hidden in (0, 1):
        state = waters()
        state.set_fort(CONFEDERATE, at("3013"), 1)
        state.put(CONFEDERATE, at("3013"), 1)
        moor(state, "3013", flotilla=1, river=4)
        if hidden:
            state.harboured[ship_key(at("3013"), SHIPS.index("flotilla"), 0)] = hidden
        station(state, UNION, "3012", 8, "grant")
        driver = phase(state).push("march grant", "lead 3")
        assert ("attack 3013" in driver.actions) == hidden


@pytest.mark.clause("21.6.5")
@pytest.mark.clause("21.5")
def test_a_card_serves_one_battle_and_the_ironclads_every_one_of_their_stack() -> None:
    state = savannah(16)
    state.hands[UNION] = [0, 0, 0, 2, 0]
    state.trenches[CONFEDERATE] |= 1 << at("4137")
    driver = cruise(state, "chesapeake-bay", 4, 4, 4, 1, pay=2).push("engage fort-pulaski")
    driver.push("monitors 8")
    assert clause_of(driver, "monitors 8") == "21.5"
    driver.push("stake naval")
    told = [dict(event.args) for event in driver.events if event.key == "naval-battle"]
    assert told[0]["attack"] == 12 + 1 + 2
    left = fleet_at(state, "fort-pulaski")["ocean"]
    driver.chance = Scripted([6, 1])
    driver.push("engage 4137")
    assert driver.prompt == "prompt-naval-stake"
    assert dict(driver.decision.prompt.args)["attack"] == left
    assert "monitors 8" in driver.actions, "they sail with this stack"
    driver.push("withhold")
    told = [dict(event.args) for event in driver.events if event.key == "naval-battle"]
    assert told[1]["attack"] == 6 + 1, "no card was played in the second battle"


# --- Landings: who may, and where -----------------------------------------------------------------


def cautious_fleet(verb: str) -> Fleet:
    """McClellan and two SP in Cairo; ships that have beaten two flotillas in Columbus."""
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=1)
    station(state, UNION, "2416", 4, "mcclellan")
    station(state, CONFEDERATE, "2516", 1)
    state.hands[UNION] = [0, 0, 0, 0, 1]
    driver = phase(state).push(verb, "take mcclellan", "load 2")
    driver.chance = Scripted([3, 5, 1, *[6] * 12])
    driver.push("engage 2516")
    while driver.prompt != "prompt-cruise":
        driver.push(driver.actions[-1])
    return driver


@pytest.mark.clause("7.7")
@pytest.mark.clause("21.7.2")
def test_a_cautious_general_lands_among_the_enemy_for_two_points_or_a_card() -> None:
    driver = cautious_fleet("fleet 2416")
    assert driver.why("disembark") == ("7.7", "deny-cautious", (("place", "2516"),))
    assert "disembark" not in driver.actions
    assert "disembark" in cautious_fleet("card-fleet 2416 any").actions
    driver = cautious_fleet("venture-fleet 2416")
    assert "disembark" in driver.actions
    driver.push("halt")
    assert "train any" in driver.actions, "two of three points are spent"
    assert clause_of(driver.push("train any"), "train any") == "4.1.1"


@pytest.mark.clause("7.7")
def test_nobody_ventures_who_is_not_cautious() -> None:
    state = waters()
    moor(state, "2416", river=1)
    station(state, UNION, "2416", 4, "grant")
    assert clause_of(phase(state), "venture-fleet 2416") == "7.7"
    state = waters()
    moor(state, "2416", river=1)
    station(state, UNION, "2416", 4, "mcclellan")
    driver = phase(state, UNION, 2)
    assert "venture-fleet 2416" in driver.actions
    assert clause_of(driver.push("train any"), "venture-fleet 2416") == "7.7"


@pytest.mark.clause("20.5.2")
@pytest.mark.clause("21.7.2")
def test_of_equals_on_ships_he_commands_who_came_on_board_first() -> None:
    for first, second in (("burnside", "pope"), ("pope", "burnside")):
        state = waters()
        moor(state, "2416", river=2)
        station(state, UNION, "2416", 4, "burnside", "pope")
        for name in ("burnside", "pope"):
            state.stars[GENERAL[name]] = 2
        driver = cruise(state, "2416").push(f"take {first}", f"take {second}", "load 3")
        driver.push("cruise 2516", "disembark")
        assert general_key(commander(state, UNION, at("2516"))) == first


@pytest.mark.clause("20.3.5")
@pytest.mark.clause("21.7.1")
def test_troops_that_come_over_the_ocean_land_in_its_ports_only() -> None:
    state = savannah()
    driver = cruise(state, "chesapeake-bay").push("load 3", "cruise 3443")
    assert clause_of(driver, "disembark") == "20.3.5"
    state = savannah()
    driver = cruise(state, "chesapeake-bay").push("load 3", "cruise 4916")
    assert clause_of(driver, "disembark") == "20.3.5", "nor in the sea"
    state = savannah()
    driver = cruise(state, "chesapeake-bay").push("load 3", "cruise 4038")
    assert "disembark" in driver.actions
    driver.push("disembark")
    assert state.strength(UNION, at("4038")) == 3


@pytest.mark.clause("10.3.2")
@pytest.mark.clause("21.7.2")
def test_ships_bring_no_fourth_sp_to_a_coastal_fort() -> None:
    state = savannah()
    state.markers[UNION] |= 1 << at("fort-pulaski")
    station(state, UNION, "fort-pulaski", 1)
    driver = cruise(state, "chesapeake-bay").push("load 3", "cruise fort-pulaski")
    assert clause_of(driver, "disembark") == "10.3.2"


@pytest.mark.clause("21.7.2")
@pytest.mark.clause("21.11")
def test_troops_that_ships_have_landed_sail_no_farther() -> None:
    state = waters()
    moor(state, "2416", river=2)
    station(state, UNION, "2416", 4, "grant")
    driver = cruise(state, "2416").push("take grant", "load 3", "cruise 2516")
    assert clause_of(driver, "cruise 2615") == "21.2.4"
    driver.push("disembark")
    assert driver.prompt == "prompt-cruise", "they are not asked to go on without their ships"


# --- What ships may not do ------------------------------------------------------------------------


@pytest.mark.clause("21.2.4")
def test_damaged_ships_stay_where_they_have_won() -> None:
    state = waters()
    moor(state, "2416", river=5, river_=1)
    moor(state, "2516", flotilla=1)
    driver = cruise(state, "2416", 6, 1).push("engage 2516")
    while driver.prompt != "prompt-cruise":
        driver.push(driver.actions[0])
    end = next(text for text in driver.actions if text.startswith("cruise"))
    driver.push(end, "halt")
    assert fleet_at(state, "2516")["river-damaged"] == 1
    assert fleet_at(state, end.split()[1]) == {"river": 5}


@pytest.mark.clause("21.10.3")
@pytest.mark.clause("21.6.8")
def test_a_beaten_ironclad_retreats_no_farther_up_than_it_sails() -> None:
    state = waters()
    moor(state, "4814", ironclad=1, flotilla=1)
    both_kinds = both(state, CONFEDERATE, at("4814"), {SHIPS.index("ironclad")}, 0)
    assert at("3812") in members(both(state, CONFEDERATE, at("4814"), {2}, 0).ends)
    assert at("3812") not in members(both_kinds.ends)


@pytest.mark.clause("21.4.1")
def test_a_battery_annuls_no_zone() -> None:
    state = waters()
    moor(state, "2516", flotilla=1)
    state.markers[CONFEDERATE] |= 1 << at("2516")
    moor(state, "2615", river=1)
    goal = next(
        end
        for end in sorted(ends(state, CONFEDERATE, "2516"))
        if MOORINGS[at(end)] & zone_of(MOORINGS[at("2615")])
    )
    moor(state, goal, battery=1)
    driver = cruise(state, "2516", side=CONFEDERATE).push(f"cruise {goal}")
    assert driver.prompt == "prompt-chase"


@pytest.mark.clause("21.2.5")
def test_no_victory_and_no_run_spares_the_halt_in_new_orleans() -> None:
    state = waters()
    moor(state, "5101", ocean=8)
    driver = cruise(state, "5101", *[6] * 3, 1).push("engage fort-st-philip")
    while driver.prompt != "prompt-cruise":
        driver.push(driver.actions[0])
    assert "cruise 4814" in driver.actions, "past the forts to New Orleans"
    assert "cruise 4011" not in driver.actions
    assert clause_of(driver, "cruise 4011") == "21.2.5"
    confederate = waters()
    confederate.markers[CONFEDERATE] |= 1 << at("4814")
    moor(confederate, "4011", flotilla=2)
    driver = cruise(confederate, "4011", side=CONFEDERATE).push("cruise 4814", "moor flotilla")
    assert any(text.startswith("cruise") for text in driver.actions), "the Union's alone halt"


@pytest.mark.clause("21.2.5")
def test_who_has_won_new_orleans_does_not_sail_out_to_the_gulf_again() -> None:
    """The halt comes before the Gulf too, not only before the river above."""
    state = waters()
    moor(state, "5101", ocean=8)
    moor(state, "4814", flotilla=1)
    driver = cruise(state, "5101", 6, 6, 1, 6, 6, 1).push("engage fort-st-philip", "engage 4814")
    driver.push("let-by")
    while driver.prompt != "prompt-cruise":
        driver.push(driver.actions[0])
    assert fleet_at(state, "4814")["ocean"] == 7
    out = {"5101", "ship-island", "4721", "chesapeake-bay"}
    assert not out & {text.split()[-1] for text in driver.actions}
    assert clause_of(driver, "cruise ship-island") == "21.2.5"


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("20.4")
def test_no_inlet_leads_past_the_halt_in_new_orleans() -> None:
    state = waters()
    for town in ("4814", "4011", "4711", "fort-st-philip"):
        state.markers[UNION] |= 1 << at(town)
    moor(state, "4711", river=2)
    driver = cruise(state, "4711")
    assert "cruise 4915" in driver.actions, "down to Proctorville"
    assert clause_of(driver, "cruise ship-island") == "21.2.5"
    driver.push("cruise 4915", "moor river")
    assert clause_of(driver, "cruise ship-island") == "21.2.5"
    state.ships, state.bows = {}, {}
    moor(state, "ship-island", river=2)
    driver = cruise(state, "ship-island")
    assert "cruise 4915" in driver.actions
    assert "cruise 4711" not in driver.actions
    assert "cruise atchafalaya-landing" not in driver.actions, "nor down the bayous behind it"


@pytest.mark.clause("21.2.7")
def test_ships_left_on_the_way_need_coal_too() -> None:
    state = waters()
    state.markers[CONFEDERATE] |= 1 << at("2516")
    place = moor(state, "3812", river=2)
    state.low_coal = 1 << place
    driver = cruise(state, "3812")
    near = next(text for text in driver.actions if text.startswith("cruise 38"))
    driver.push(near, "moor river")
    assert state.reserve == [0, 1]


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("21.13.1")
def test_a_leader_turns_back_with_his_ships() -> None:
    state = waters()
    moor(state, "2416", river=1)
    state.naval_leaders[FOOTE] = at("2416")
    voyage = Cruise(UNION, at("2416"), 1)
    voyage.begin(state)
    play = Play(state, Scripted([]))
    move_crew(state, voyage.crew, voyage.leaders, at("2416"), at("2415"))
    voyage.place = at("2415")
    voyage.repelled = 1
    voyage.through(play)
    assert fleet_at(state, "2416") == {"river": 1}
    assert leaders_at(state, at("2416")) == (FOOTE,)


@pytest.mark.clause("21.13.2")
@pytest.mark.clause("21.13.3")
def test_guns_fire_each_time_that_ships_pass() -> None:
    driver = columbus(*[1] * 6)
    driver.push("run 2516 2515")
    assert "cruise 2416" not in driver.actions
    assert "cruise 2415" not in driver.actions, "back past the fort they run its guns again"
    driver.push("run 2516 2415")
    assert sum(event.key == "guns" for event in driver.events) == 1 + 2
    state = waters()
    state.set_fort(CONFEDERATE, at("2619"), 1)
    moor(state, "2417", river=8)
    driver = cruise(state, "2417", *[1] * 10)
    driver.push("run 2619 2618", "run 2619 2519", "run 2619 2620")
    fired = [event for event in driver.events if event.key == "guns"]
    assert len(fired) == 2 + 1 + 2, "up to Fort Henry, back, and up to Fort Donelson"


@pytest.mark.clause("21.13")
@pytest.mark.parametrize("fort", ["4011", None])
def test_no_hex_beside_a_fort_leads_past_its_guns(fort: str | None) -> None:
    """De Soto touches the Mississippi above Vicksburg and below; ships in it lie above (U142)."""
    state = waters()
    if fort is not None:
        state.set_fort(CONFEDERATE, at(fort), 1)
    moor(state, "4010", river=4)
    moor(state, "4110", river=4)
    down, up = cruise(state, "4010").actions, cruise(state, "4110").actions
    for beyond, orders in (("4110", down), ("3911", up)):
        assert (f"cruise {beyond}" in orders) == (fort is None)
        runs = [order for order in orders if order.startswith("run 4011 ")]
        assert len(runs) == (fort is not None)
    assert "cruise 3911" in down, "up the river they are free"


@pytest.mark.clause("21.13.1")
def test_with_troops_they_pass_no_port_nor_entrenchment_nor_damaged_ship() -> None:
    def laden(**ships: int) -> Fleet:
        state = waters()
        moor(state, "2417", river=2)
        station(state, UNION, "2417", 4)
        state.markers[UNION] |= 1 << at("2719")
        moor(state, "2719", **ships)
        return cruise(state, "2417").push("load 3")

    assert "cruise 2919" in laden().actions
    driver = laden(flotilla_=1)
    assert "engage 2719" in driver.actions
    assert "cruise 2919" not in driver.actions
    assert clause_of(driver, "cruise 2919") == "21.13.1"
    state = waters()
    moor(state, "2417", river=2)
    station(state, UNION, "2417", 4)
    driver = cruise(state, "2417")
    assert "cruise 2919" in driver.actions
    driver.push("load 3")
    assert "cruise 2719" in driver.actions, "to the Confederate port"
    assert "cruise 2919" not in driver.actions, "and not past it"
    state.markers[UNION] |= 1 << at("2719")
    state.trenches[CONFEDERATE] |= 1 << at("2718")
    state.sailed = {}
    driver = cruise(state, "2417").push("load 3")
    assert "engage 2718" in driver.actions
    assert "cruise 2919" not in driver.actions


@pytest.mark.clause("21.2.5")
@pytest.mark.clause("20.4")
def test_no_boat_slips_along_the_coast_past_what_guards_a_bay() -> None:
    state = waters()
    for start in ("4721", "ship-island"):
        assert not {"4619", "4620", "4720"} & ends(state, UNION, start), "Fort Morgan"
    state.set_fort(CONFEDERATE, at("5101"), 1)
    assert "5001" not in ends(state, UNION, "4903"), "Galveston"
    assert "5011" not in ends(state, UNION, "4929"), "Brashear City is reached from its bay"
    state = waters()
    state.markers[UNION] |= 1 << at("fort-morgan")
    assert "4620" in ends(state, UNION, "4721")
    assert "5001" in ends(state, UNION, "4903")
    held = waters()
    held.markers[UNION] |= 1 << at("fort-sumter")
    held.markers[CONFEDERATE] |= 1 << at("3839")
    assert not {"3840", "3939"} & ends(held, CONFEDERATE, "3839"), "nor out of the harbour"
    past = reach(held, CONFEDERATE, at("3839"), _kind(CONFEDERATE, False), 0).passages
    assert at("fort-sumter") in {passage.posts[0] for passage in past}


@pytest.mark.clause("21.4.3")
def test_ships_avoid_battle_from_a_port_to_its_fort_and_back() -> None:
    def fisher(place: str, *dice: int) -> Fleet:
        state = waters()
        moor(state, "chesapeake-bay", ocean=5)
        moor(state, place, flotilla=2)
        return cruise(state, "chesapeake-bay", *dice).push("engage fort-fisher")

    driver = fisher("fort-fisher", 4, 3)
    assert driver.actions == ["slip-away 3345", "hide", "hide flotilla", "meet"]
    assert clause_of(driver, "slip-away 2449") == "21.4.3"
    driver.push("slip-away 3345")
    assert fleet_at(driver.state, "3345") == {"flotilla": 2}, "all of them"
    assert fleet_at(driver.state, "fort-fisher") == {"ocean": 4}, "and the fort fights alone"
    driver = fisher("3345", 4, 3).push("chase 3345", "sally")
    assert driver.values("naval-battle"), "who has intercepted does not go back (9.3.4)"


@pytest.mark.clause("21.4.3")
@pytest.mark.clause("21.4.4")
def test_no_ship_hides_where_no_port_is_fortified() -> None:
    for fort, port in ((1, "2516"), (0, "2516"), (1, "2518")):
        state = waters()
        moor(state, "2416", river=8)
        moor(state, port, flotilla=2)
        if not fort:
            state.trenches[CONFEDERATE] |= 1 << at(port)
        if fort:
            state.set_fort(CONFEDERATE, at(port), 1)
        driver = cruise(state, "2416", 6, 6, 6, 1, 1, 1).push(f"engage {port}")
        while driver.prompt == "prompt-chase":
            driver.push("let-by")
        assert (driver.prompt == "prompt-shelter") == (fort and port == "2516")


@pytest.mark.clause("21.2.5")
def test_no_ocean_ship_lies_in_proctorville_or_brashear_city() -> None:
    state = waters()
    state.markers[UNION] |= 1 << at("fort-st-philip")
    for start in ("ship-island", "4814", "atchafalaya-landing"):
        assert not {"4915", "5011"} & ends(state, UNION, start, ocean=True)
    assert "4915" in ends(state, UNION, "ship-island"), "boats do"
    assert "5011" in ends(state, UNION, "atchafalaya-landing")


# --- Worked examples ------------------------------------------------------------------------------


def memphis(*dice: int) -> Fleet:
    """The example of 21.3.2: Porter with eight river NSP in Cairo, Grant before Memphis."""
    state = waters(8)
    moor(state, "2416", river=8)
    state.naval_leaders[PORTER] = at("2416")
    moor(state, "3013", flotilla=4)
    station(state, UNION, "3014", 6, "grant")
    station(state, CONFEDERATE, "3013", 3)
    driver = phase(state, UNION, 2).push("free-fleet 2416")
    driver.chance = Scripted(list(dice))
    driver.push("engage 3013")
    while driver.prompt == "prompt-chase":
        driver.push("let-by")
    told = {event.key: dict(event.args) for event in driver.events}["naval-battle"]
    assert told["attack"] == sum(dice[:2]) + 1, "Porter"
    while driver.prompt != "prompt-cruise":
        driver.push(next(one for one in driver.actions if one.startswith(("sink", "retire"))))
    return driver.push("halt")


@pytest.mark.clause("21.3.2")
@pytest.mark.clause("21.3.1")
@pytest.mark.clause("21.1")
@pytest.mark.clause("21.6.9")
@pytest.mark.parametrize(("land", "won"), [((6, 1), True), ((1, 6), False)])
def test_example_porter_clears_the_way_for_grant_at_memphis(
    land: tuple[int, ...], won: bool
) -> None:
    driver = memphis(6, 6, 1)
    state = driver.state
    fleet = fleet_at(state, "3013")
    assert fleet == {"river": 7, "river-damaged": 1}
    assert battle_at(state, UNION, "3014", "3013") == (1, 0)
    driver.push("march grant", "lead 3")
    driver.chance = Scripted([*land, *[1] * 20])
    driver.push("attack 3013")
    while driver.prompt not in ("prompt-action", "prompt-march"):
        driver.push(driver.actions[-1])
    assert bool(state.strength(UNION, at("3013"))) == won
    assert state.baffled == (0 if won else 1 << at("3013"))
    departure = run(state, NavalDeparture(UNION))
    assert departure.over == won, "if Grant has lost the ships go back to port"
    if not won:
        departure.push("retire 2416")
        assert departure.over
        assert fleet_at(state, "2416") == fleet


@pytest.mark.clause("21.4.2")
@pytest.mark.clause("21.4.1")
def test_example_the_zones_of_a_flotilla_on_a_river_and_of_a_ship_on_the_coast() -> None:
    def zone(place: str) -> set[str]:
        return {WATERS.keys[one] for one in members(zone_of(MOORINGS[at(place)]))}

    assert zone("3121") == {"3121|3221", "3122|3221"}, "a hexside along the river"
    assert zone("4927") == {"4826", "4927", "4928"}, "the coasts beside it"
    assert {"4737", "4636", "4736|4737"} <= zone("4737"), "and up one river"
    assert "4737" in zone("4736"), "from the mouth to the coast too"
    state = waters()
    assert "4928" in ends(state, UNION, "4929"), "boats go along the coast"
    assert ends(state, UNION, "4928") & {"4829", "4729"}
    assert not zone_of(MOORINGS[at("4928")]) & WATERS.seas


@pytest.mark.clause("21.6.4")
def test_markers_of_the_union_in_ocean_ports_fight_with_0_nsp() -> None:
    state = waters()
    state.markers[UNION] |= 1 << at("4829")
    assert idle_units(state, UNION) >> at("4829") & 1
    assert strength_at(state, UNION, at("4829")) == 0
    assert not posts(state, UNION) >> at("4829") & 1
    moor(state, "4829", flotilla=1)
    assert not idle_units(state, UNION) >> at("4829") & 1, "without control of the water"


@pytest.mark.clause("21.2.3")
def test_norfolk_and_the_james_lie_behind_fort_monroe() -> None:
    state = waters()
    moor(state, "2449", ironclad=1)
    station(state, UNION, "fort-monroe", 3)
    boats = {SHIPS.index("ironclad")}
    found = both(state, CONFEDERATE, at("2449"), boats, 0)
    assert {"2347", "2146"} <= keys(found.ends)
    assert "1449" not in keys(found.ends), "into the bay they run the guns"
    assert [passage.posts for passage in found.passages] == [(at("fort-monroe"),)]
    assert "2449" in keys(both(state, CONFEDERATE, at("2146"), boats, 0).ends)
    way = course(state, CONFEDERATE, (at("2449"), at("2146")), boats, 0, laden=False)
    assert [WATERS.keys[water] for water in way[:3]] == ["2449", "2349|2448", "2348|2349"]


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.1")
def test_from_the_james_too_they_run_the_guns_of_fort_monroe_into_the_bay() -> None:
    state = waters()
    moor(state, "2146", flotilla=1)
    state.markers[UNION] |= 1 << at("fort-monroe")
    driver = cruise(state, "2146", side=CONFEDERATE)
    assert clause_of(driver, "cruise 1449") == "21.13"
    assert "run fort-monroe 2248" in driver.actions
    state.markers[UNION] &= ~(1 << at("fort-monroe"))
    state.markers[CONFEDERATE] |= 1 << at("fort-monroe")
    assert {"1449", "2449"} <= ends(state, CONFEDERATE, "2146"), "unless it is theirs"


@pytest.mark.clause("10.3.1")
@pytest.mark.clause("21.2.3")
def test_boats_of_the_union_reach_norfolk_past_fort_monroe_only() -> None:
    """L3404: in Confederate hands the fort protects Norfolk from an assault."""
    state = waters()
    state.markers[CONFEDERATE] |= 1 << at("fort-monroe")
    assert "2348" in ends(state, UNION, "1647"), "it does not protect the James"
    for start in ("1647", "2348"):
        assert "2449" not in ends(state, UNION, start) | targets(state, UNION, start)


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.1")
@pytest.mark.clause("21.13.4")
def test_a_fort_on_the_james_shuts_it_to_ships_of_norfolk() -> None:
    state = waters()
    moor(state, "2449", ironclad=1)
    station(state, UNION, "fort-monroe", 3)
    state.set_fort(UNION, at("2247"), 1)
    found = both(state, CONFEDERATE, at("2449"), {SHIPS.index("ironclad")}, 0)
    assert {"2348", "2448"} <= keys(found.ends), "below it they sail in peace"
    assert "2146" not in keys(found.ends)
    assert "2247" in keys(found.targets)
    driver = cruise(state, "2449", 1, 1, side=CONFEDERATE)
    fort, bay = (
        ("21.13", "deny-guns-in-way", (("place", key),)) for key in ("2247", "fort-monroe")
    )
    assert driver.why("cruise 2146") == fort
    assert driver.why("bound river-potomac") == bay, "which bears on the bay only"
    driver.push("run 2247 2147")
    assert sum(event.key == "guns" for event in driver.events) == 2, "up the river"
    assert "cruise 2146" in driver.actions
    assert "cruise 2449" not in driver.actions, "back they pass it again"


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.13.1")
def test_ships_run_down_the_james_past_a_fort_and_sail_on_to_norfolk() -> None:
    state = waters()
    moor(state, "2146", flotilla=1)
    station(state, UNION, "fort-monroe", 3)
    state.set_fort(UNION, at("2247"), 1)
    driver = cruise(state, "2146", 1, side=CONFEDERATE)
    assert not any("2148" in text for text in driver.actions), "2247 bears on the York as well"
    driver.push("run 2247 2348", "cruise 2449")
    assert fleet_at(state, "2449") == {"flotilla": 1}


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("21.6.1")
def test_ships_of_norfolk_fight_a_fort_on_the_james() -> None:
    state = waters()
    moor(state, "2449", ironclad=2)
    station(state, UNION, "fort-monroe", 3)
    state.set_fort(UNION, at("2247"), 1)
    driver = cruise(state, "2449", 6, 1, side=CONFEDERATE).push("engage 2247")
    assert fleet_at(state, "2247") == {"ironclad": 2}
    assert "cruise 2146" in driver.actions, "they have twice its two NSP"


@pytest.mark.clause("21.13.3")
def test_guns_on_two_rivers_fire_on_each_of_them() -> None:
    state = waters()
    state.set_fort(CONFEDERATE, at("2619"), 1)
    moor(state, "2719", river=8)
    driver = cruise(state, "2719", *[1] * 3)
    runs = [text for text in driver.actions if text.startswith("run 2619")]
    assert len(runs) == 1, "from the Tennessee not at once into the upper Cumberland"
    driver.push(runs[0])
    driver.push("run 2619 2620")
    assert sum(event.key == "guns" for event in driver.events) == 1 + 2


def before_cairo(order: str, *dice: int) -> Fleet:
    """L5546: Polk with four SP and two flotillas in Columbus, a fort of the Union in Cairo."""
    state = waters()
    state.set_fort(UNION, at("2416"), 1)
    moor(state, "2516", flotilla=2)
    station(state, CONFEDERATE, "2516", 4, "polk")
    state.hands[CONFEDERATE] = [0, 1, 0, 0, 1]
    driver = phase(state, CONFEDERATE).push(order)
    driver.chance = Scripted(list(dice))
    return driver


@pytest.mark.clause("21.2.3")
@pytest.mark.clause("20.1.5")
def test_ships_take_no_hexside_on_which_a_fort_beside_them_bears() -> None:
    state = waters()
    moor(state, "2516", flotilla=1)
    assert who_holds(facts(state), "2416|2516") == "confederate"
    state.set_fort(UNION, at("2416"), 1)
    assert who_holds(facts(state), "2416|2516") == "union"
    assert who_holds(facts(state), "2415|2516") == "confederate"
    moor(state, "2416", flotilla=1)
    assert who_holds(facts(state), "2416|2516") == "confederate", "below the fort itself"
    state = waters()
    moor(state, "2517", flotilla=1)
    state.set_fort(UNION, at("2416"), 1)
    assert who_holds(facts(state), "2416|2517") == "confederate", "they have no other"


@pytest.mark.clause("21.7.2")
@pytest.mark.clause("5.1.2")
def test_who_was_on_board_in_a_lost_naval_battle_does_not_march() -> None:
    driver = before_cairo("fleet 2516", 1, 6).push("load 1", "engage 2416", "withhold")
    driver.push(next(text for text in driver.actions if text.startswith("retire")))
    numbers = [text for text in driver.actions if text.startswith("column 2516")]
    assert len(numbers) == 3, numbers
    driver = before_cairo("fleet 2516").push("take polk", "load 1", "halt")
    assert "march polk" in driver.actions, "who did not sail does"
    driver = before_cairo("fleet 2516", 1, 6).push("take polk", "load 1", "engage 2416", "withhold")
    driver.push(next(text for text in driver.actions if text.startswith("retire")))
    assert clause_of(driver, "march polk") == "5.1.2"


@pytest.mark.clause("21.7.3")
@pytest.mark.clause("21.3.1")
def test_example_flotillas_bring_an_sp_to_cairo() -> None:
    """L5585-5588, the second case: first the naval battle, then one SP, with naval support."""
    driver = before_cairo("fleet 2516", 6, 1).push("load 1", "engage 2416", "withhold")
    assert fleet_at(driver.state, "2416") == {"flotilla": 2}
    driver.push("disembark")
    told = dict(driver.decision.prompt.args)
    assert (told["attack"], told["defence"]) == (1, 2), "support, and the fort"


@pytest.mark.clause("11.5.1")
@pytest.mark.clause("20.1.5")
@pytest.mark.clause("21.3.1")
@pytest.mark.clause("21.6.9")
def test_example_flotillas_open_the_river_before_cairo_to_polk() -> None:
    """L5589-5594, the third case: three SP of Polk's stack fight, with naval support."""
    driver = before_cairo("free-fleet 2516").push("halt", "march polk", "lead 4")
    assert clause_of(driver, "attack 2416") == "11.5.3", "the fort has the river"
    driver = before_cairo("free-fleet 2516", 6, 1).push("engage 2416", "withhold", "halt")
    state = driver.state
    driver.push("march polk", "lead 4")
    driver.chance = Scripted([6, 1])
    driver.push("attack 2416")
    told = dict(driver.decision.prompt.args)
    assert (told["attack"], told["defence"]) == (1, 2)
    driver.push("withhold")
    fought = next(dict(event.args) for event in driver.events if event.key == "battle")
    assert fought["number"] == 3
    assert state.strength(CONFEDERATE, at("2416")) == 4, "who wins crosses with all of them"
    assert run(state, NavalDeparture(CONFEDERATE)).over, "and the ships may stay"
    driver = before_cairo("free-fleet 2516", 1, 6).push("engage 2416", "withhold")
    driver.push(next(text for text in driver.actions if text.startswith("retire")))
    driver.push("march polk", "lead 4")
    assert clause_of(driver, "attack 2416") == "11.5.3", "not if the ships are beaten"
    driver = before_cairo("free-fleet 2516", 6, 1).push("engage 2416", "withhold", "halt")
    assert run(driver.state, NavalDeparture(CONFEDERATE)).prompt == "prompt-departure"


@pytest.mark.clause("21.13.4")
@pytest.mark.clause("18.1")
def test_example_flotillas_run_past_cairo_to_paducah_and_polk_crosses_there() -> None:
    """L5595-5605, the fourth case: upriver past the fort, and a forced march of five points."""
    driver = before_cairo("free-fleet 2516", 1, 1).push("run 2416 2317")
    assert sum(event.key == "guns" for event in driver.events) == 2
    driver.push("cruise 2417", "halt", "march polk", "lead 4", "force any")
    driver.push("go 2517", "go 2417", "go 2317")
    assert "attack 2416" in driver.actions
    driver.push("attack 2416")
    assert driver.state.strength(CONFEDERATE, at("2416")) == 4, "from the bank of Cairo all fight"
    driver = before_cairo("free-fleet 2516").push("halt", "march polk", "lead 4", "force any")
    driver.push("go 2517", "go 2417")
    assert clause_of(driver, "go 2317") == "5.8.3", "the Union has the Ohio"
