"""21.2.8: naval leaders with ships, between them, and without; lists by waters."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.aids import AIDS
from longroll.titles.uscivilwar.battle.aftermath import occupy
from longroll.titles.uscivilwar.components import CARD_KINDS, CONFEDERATE, UNION
from longroll.titles.uscivilwar.marches.entry import enter
from longroll.titles.uscivilwar.ships.coal import begin_phase
from longroll.titles.uscivilwar.ships.departure import NavalDeparture
from longroll.titles.uscivilwar.ships.headings import waters_at
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import Fleet, at, station
from tests.conformance.uscivilwar.test_05_marches import clause_of
from tests.conformance.uscivilwar.test_21_yards import fleet_at, moor, waters

FARRAGUT, FOOTE, PORTER = range(3)


def phase(state: CivilWarState, side: int = UNION) -> Fleet:
    """The Movement and Combat Segment of a side."""
    state.side = side
    return Fleet(state, Activations(side, 3), Scripted())


def foote(**ships: int) -> CivilWarState:
    """Foote in Cairo, with these ships or alone; others lie in Columbus, Ohio and the sea."""
    state = waters()
    state.naval_leaders[FOOTE] = at("2416")
    if ships:
        moor(state, "2416", **ships)
    return state


# --- Without ships --------------------------------------------------------------------------------


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("21.1")
def test_a_lone_leader_sails_for_an_action_to_ships_or_to_a_friendly_port() -> None:
    state = foote()
    state.hands[UNION][CARD_KINDS.index("naval")] = 1
    moor(state, "2615", river=1)
    driver = phase(state)
    orders = {"free-fleet 2416", "fleet 2416", "card-fleet 2416 naval"}
    assert orders <= set(driver.actions)
    assert clause_of(driver, "venture-fleet 2416") == "7.7"
    driver.push("free-fleet 2416")
    assert driver.actions == ["flag foote", "halt"], "there is nothing else to do"
    driver.push("flag foote")
    assert driver.decision.clause == "21.2.8"
    assert {"cruise 2615", "cruise 1628"} <= set(driver.actions), "ships, and Cincinnati"
    assert clause_of(driver, "cruise 2814") == "21.2.8", "neither"
    driver.push("cruise 2615")
    assert driver.prompt == "prompt-action"
    assert state.naval_leaders[FOOTE] == at("2615")
    assert clause_of(driver, "free-fleet 2416") == "21.2.1", "nobody is left"


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("5.1.2")
def test_a_leader_sails_once_in_a_phase_alone_or_with_ships() -> None:
    state = foote()
    moor(state, "2615", river=1)
    driver = phase(state).push("free-fleet 2416", "flag foote", "cruise 2615", "fleet 2615")
    assert clause_of(driver, "flag foote") == "5.1.2"
    driver.push("cruise 2614", "halt")
    assert state.naval_leaders[FOOTE] == at("2615"), "he stays when the ships of his new place go"
    begin_phase(state)
    driver = phase(state).push("free-fleet 2615", "flag foote")
    assert driver.prompt == "prompt-flag"
    state = foote(river=2)
    moor(state, "2614", river=1)
    driver = phase(state).push("fleet 2416", "cruise 2614", "halt", "fleet 2614")
    assert clause_of(driver, "flag foote") == "5.1.2"
    driver.push("cruise 2615", "halt")
    assert state.naval_leaders[FOOTE] == at("2614")


@pytest.mark.clause("21.2.8")
def test_a_leader_leaves_his_ships_for_others() -> None:
    state = foote(river=2)
    moor(state, "2614", river=1)
    driver = phase(state).push("fleet 2416", "flag foote", "cruise 2614")
    assert state.naval_leaders[FOOTE] == at("2614")
    assert fleet_at(state, "2416") == {"river": 2}
    assert "free-fleet 2416" in driver.actions, "his ships have not sailed"
    state = foote(river=2)
    station(state, UNION, "2416", 2)
    driver = phase(state).push("fleet 2416", "load 1")
    assert clause_of(driver, "flag foote") == "21.2.8", "they have begun something"
    assert clause_of(driver, "flag farragut") == "21.2.8", "he is not there"


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("21.2.5")
def test_a_leader_sails_by_sea_and_by_river_past_no_enemy_and_by_new_orleans_with_a_halt() -> None:
    state = waters()
    state.naval_leaders[FARRAGUT] = at("chesapeake-bay")
    for key in ("fort-st-philip", "4814", "4011"):
        state.markers[UNION] |= 1 << at(key)
    driver = phase(state).push("free-fleet chesapeake-bay", "flag farragut")
    assert {"cruise 4814", "cruise 1647"} <= set(driver.actions)
    assert clause_of(driver, "cruise 4011") == "21.2.8", "first he halts in New Orleans"
    state = waters()
    state.naval_leaders[FARRAGUT] = at("chesapeake-bay")
    state.markers[UNION] |= 1 << at("4814")
    driver = phase(state).push("free-fleet chesapeake-bay", "flag farragut")
    assert clause_of(driver, "cruise 4814") == "21.2.8", "past the forts at the mouth"


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("21.4.1")
def test_a_leader_sails_through_no_zone_of_enemy_ships() -> None:
    state = foote()
    state.markers[UNION] |= 1 << at("2722") | 1 << at("2619")
    assert "cruise 2722" in phase(state).push("fleet 2416", "flag foote").actions
    moor(state, "2620", flotilla=1)
    driver = phase(state).push("fleet 2416", "flag foote")
    assert clause_of(driver, "cruise 2722") == "21.2.8"


@pytest.mark.clause("21.2.8")
def test_a_leader_is_not_left_alone_on_a_river_where_his_voyage_begins_either() -> None:
    state = waters()
    state.naval_leaders[FOOTE] = at("2614")
    moor(state, "2614", river=2)
    moor(state, "2416", river=1)
    driver = phase(state).push("fleet 2614")
    assert "part foote" not in driver.actions
    assert clause_of(driver, "part foote") == "21.2.8"
    driver.push("moor river", "part foote", "cruise 2615", "halt")
    assert state.naval_leaders[FOOTE] == at("2614")
    assert fleet_at(state, "2614") == {"river": 1}


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("21.7.2")
def test_a_leader_without_ships_takes_nobody_on_board_and_is_told_why() -> None:
    state = foote()
    moor(state, "2615", river=1)
    station(state, UNION, "2416", 4, "grant")
    driver = phase(state).push("fleet 2416")
    assert driver.actions == ["flag foote", "halt"]
    for text in (
        "load 1",
        "take grant",
        "cruise 2615",
        "engage 2615",
        "run 2516 2615",
        "moor river",
    ):
        assert (denial := driver.why(text)) is not None
        assert (denial.clause, denial.key) == ("21.2.8", "deny-no-ships")


@pytest.mark.clause("21.2.8")
def test_who_has_nowhere_to_sail_has_no_order() -> None:
    state = waters()
    state.naval_leaders[FOOTE] = at("3121")
    driver = phase(state)
    assert clause_of(driver, "fleet 3121") == "21.2.1"
    moor(state, "3121", river=1)
    driver = phase(state).push("fleet 3121")
    assert (denial := driver.why("flag foote")) is not None
    assert denial.key == "deny-flag-nowhere"


# --- With ships -----------------------------------------------------------------------------------


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("21.2.4")
def test_a_leader_may_stay_when_his_ships_sail_or_on_their_way() -> None:
    state = foote(river=2)
    driver = phase(state).push("fleet 2416", "part foote", "cruise 2614", "halt")
    assert state.naval_leaders[FOOTE] == at("2416")
    assert "free-fleet 2416" in driver.actions, "he has not sailed"
    state = foote(river=2)
    moor(state, "2614", river=1)
    driver = phase(state).push("fleet 2416", "cruise 2614")
    assert clause_of(driver, "cruise 2615") == "21.2.4"
    driver.push("part foote", "cruise 2615", "halt")
    assert state.naval_leaders[FOOTE] == at("2614")
    assert fleet_at(state, "2615") == {"river": 2}
    state = foote(river=2)
    driver = phase(state).push("fleet 2416", "cruise 2614")
    assert (denial := driver.why("part foote")) is not None
    assert (denial.clause, denial.key) == ("21.2.8", "deny-flag-at-sea")
    assert clause_of(driver, "part porter") == "21.2.8"


@pytest.mark.clause("21.2.8")
@pytest.mark.clause("16.5.1")
def test_a_leader_without_ships_escapes_from_enemy_sp() -> None:
    for how in ("march", "otherwise"):
        state = foote()
        play = Play(state, Scripted([]))
        if how == "march":
            enter(play, CONFEDERATE, at("2416"), 1)
        else:
            occupy(play, CONFEDERATE, at("2416"))
        assert state.naval_leaders[FOOTE] == BOX
        assert [event.key for event in play.events if "leader" in event.key] == [
            "naval-leader-escapes"
        ]
        state = foote(river=1)
        occupy(Play(state, Scripted([])), CONFEDERATE, at("2416"))
        assert state.naval_leaders[FOOTE] == at("2416"), "not from his ships"
        occupy(Play(state, Scripted([])), UNION, at("2416"))
        assert state.naval_leaders[FOOTE] == at("2416")


# --- Lists by waters ------------------------------------------------------------------------------


def columbus() -> Driver[CivilWarState]:
    """Eight ships have won in Columbus and may sail on."""
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=1)
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted([6, 6, 1]))
    driver.push("free-fleet 2416", "engage 2516")
    while driver.prompt == "prompt-scatter":
        driver.push(driver.actions[0])
    return driver


@pytest.mark.clause("21.2.4")
def test_a_long_list_names_the_waters_first() -> None:
    driver = columbus()
    assert len(driver.actions) < 50
    bound = [text for text in driver.actions if text.startswith("bound")]
    assert {"bound river-mississippi", "bound river-ohio", "bound river-tennessee"} <= set(bound)
    assert not [text for text in driver.actions if text.startswith("cruise")]
    assert (denial := driver.why("cruise 3013")) is not None
    assert (denial.clause, denial.key) == ("21.2.4", "deny-water-first")
    assert clause_of(driver, "cruise 1105") == "21.2.5"
    driver.push("bound river-tennessee")
    places = [text.split()[1] for text in driver.actions]
    assert places
    assert all("river-tennessee" in waters_at(at(place)) for place in places)
    assert (denial := driver.why("cruise 3013")) is not None
    assert (denial.clause, denial.key) == ("21.2.4", "deny-other-water")
    driver.push(driver.actions[0])
    assert driver.prompt == "prompt-cruise"
    driver.push("moor river")
    assert driver.why("cruise 3013") == ("21.2.4", "deny-water-first", (("place", "3013"),))


@pytest.mark.clause("21.2.4")
def test_every_place_of_a_long_list_is_reached_by_one_of_its_waters() -> None:
    driver = columbus()
    courses = AIDS.courses(driver.state, "union")
    assert len(courses) > 50
    for water in [text for text in driver.actions if text.startswith("bound")]:
        twin = columbus().push(water)
        told = {str(course.actions[1]) for course in courses if str(course.actions[0]) == water}
        assert told <= set(twin.actions)
        assert not AIDS.courses(twin.state, "union")


@pytest.mark.clause("21.2.4")
def test_a_short_list_needs_no_waters() -> None:
    state = waters()
    moor(state, "2449", flotilla=1)
    state.markers[UNION] |= 1 << at("fort-monroe")
    state.set_fort(UNION, at("2147"), 1)
    state.side = CONFEDERATE
    driver = Driver(state, Activations(CONFEDERATE, 3), Scripted()).push("fleet 2449")
    assert "cruise 2347" in driver.actions
    assert not AIDS.courses(state, "confederate")


@pytest.mark.clause("21.6.8")
@pytest.mark.clause("21.6.9")
def test_retreats_name_the_waters_first_too() -> None:
    state = waters()
    moor(state, "2516", river=2)
    state.set_fort(CONFEDERATE, at("2516"), 1)
    driver = Driver(state, NavalDeparture(UNION), Scripted())
    assert all(text.startswith("bound") for text in driver.actions)
    assert (denial := driver.why("retire 2416")) is not None
    assert (denial.clause, denial.key) == ("21.6.8", "deny-water-first")
    driver.push("bound river-ohio", "retire 2416")
    assert driver.over
    state = waters()
    moor(state, "2416", river=8)
    moor(state, "2516", flotilla=2)
    state.markers[CONFEDERATE] |= 1 << at("2516")
    state.side = UNION
    driver = Driver(state, Activations(UNION, 3), Scripted([6, 1, 1]))
    driver.push("free-fleet 2416", "engage 2516")
    while driver.prompt == "prompt-strike":
        driver.push(driver.actions[0])
    assert driver.prompt == "prompt-scatter"
    assert {"bound river-mississippi", "into-port"} <= set(driver.actions)
    driver.push("bound river-mississippi")
    assert all(text.startswith("retire") for text in driver.actions)
    assert (denial := driver.why("retire 1628")) is not None
    assert denial.key in ("deny-no-lane", "deny-other-water")


def test_every_place_with_water_lies_on_a_named_one() -> None:
    state = waters()
    moor(state, "2416", river=1)
    driver = Fleet(state, Activations(UNION, 3), Scripted())
    state.side = UNION
    driver.push("fleet 2416")
    for text in driver.actions:
        if text.startswith("cruise"):
            assert waters_at(at(text.split()[1]))
