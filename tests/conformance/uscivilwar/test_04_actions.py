"""4.3: what is done with Action Points, but for marches and ships."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations, points_for
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, PLACE, STATE, UNION
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, station


def phase(state: CivilWarState, side: int = UNION, difference: int = 2) -> Driver[CivilWarState]:
    """The Movement and Combat Segment of a side."""
    state.side = side
    return Driver(state, Activations(side, difference), Scripted())


def clause_of(driver: Driver[CivilWarState], text: str) -> str:
    denial = driver.why(text)
    assert denial is not None, text
    return denial.clause


@pytest.mark.clause("4.1.3")
def test_a_difference_of_one_is_a_point_in_each_theatre() -> None:
    assert points_for(1) == (1, 1, 1, 0)
    assert points_for(4) == (0, 0, 0, 4)
    state = bare(6)
    for key in ("1647", "1548", "2416"):
        station(state, UNION, key, 1)
    driver = phase(state, difference=1)
    driver.push("entrench 1647")
    assert "entrench 1548" not in driver.actions
    assert clause_of(driver, "entrench 1548") == "4.1.3"
    driver.push("entrench 2416", "train trans-mississippi")
    assert driver.actions[-1] == "done"
    assert not [text for text in driver.actions if text.startswith(("train", "entrench"))]


@pytest.mark.clause("12.5.1")
@pytest.mark.clause("12.5.2")
def test_a_demoralised_stack_with_a_line_recovers_for_a_point() -> None:
    state = bare(6)
    for key in ("1647", "3732", "1548"):
        place = station(state, UNION, key, 2)
        state.demoralised[UNION] |= 1 << place
    state.moved[PLACE["1548"]] = 1
    driver = phase(state)
    assert "recover 1647" in driver.actions
    assert clause_of(driver, "recover 3732") == "12.5.2", "no line"
    assert clause_of(driver, "recover 1548") == "12.5.2", "one has moved"
    assert clause_of(driver, "recover 1247") == "12.5.2"
    driver.push("recover 1647")
    assert not state.demoralised[UNION] >> PLACE["1647"] & 1
    assert state.moved[PLACE["1647"]] == 2, "who recovers does not move"


@pytest.mark.clause("10.1.2")
def test_an_entrenchment_in_a_friendly_state_with_sp_or_militia() -> None:
    state = bare(6)
    station(state, UNION, "1647", 1)
    station(state, UNION, "1746", 1)
    state.set_militia(UNION, STATE["MO"], PLACE["1813"])
    driver = phase(state)
    assert {"entrench 1647", "entrench 1813"} <= set(driver.actions)
    assert clause_of(driver, "entrench 1746") == "10.1.2", "Virginia is the enemy's"
    assert clause_of(driver, "entrench 1247") == "10.1.2"
    driver.push("entrench 1813")
    assert state.trenches[UNION] == 1 << PLACE["1813"]
    assert clause_of(driver, "entrench 1813") == "10.2.4"


@pytest.mark.clause("17.3")
def test_ten_points_of_training_are_an_sp() -> None:
    state = bare(6)
    state.training[CONFEDERATE] = 8
    driver = phase(state, CONFEDERATE)
    driver.push("train any", "train any")
    assert driver.prompt == "prompt-recruit"
    assert clause_of(driver, "place 1647") == "17.3"
    driver.push("place 2146")
    assert state.sp[CONFEDERATE] == {PLACE["2146"]: 1}
    assert state.training[CONFEDERATE] == 0
    assert clause_of(driver, "train any") == "4.1.1"


@pytest.mark.clause("17.2.3")
def test_militia_goes_anywhere_in_its_state_for_nothing() -> None:
    state = bare(6)
    state.set_militia(CONFEDERATE, STATE["GA"], PLACE["3529"])
    driver = phase(state, CONFEDERATE)
    assert clause_of(driver, "post ga 2146") == "17.2.1"
    assert clause_of(driver, "post fl 4730") == "17.2.3"
    driver.push("post ga 4137")
    assert state.guards[CONFEDERATE] == 1 << PLACE["4137"]
    assert clause_of(driver, "post ga 3529") == "17.2.3", "once in a phase"
    assert "train any" in driver.actions, "it cost no point"


@pytest.mark.clause("4.3")
def test_sp_disperse_to_the_displaced_box_with_a_general_of_nothing() -> None:
    state = bare(6)
    station(state, UNION, "1647", 3, "burnside")
    driver = phase(state)
    driver.push("disperse 1647 2")
    assert state.displaced[UNION] == [2, 0, 0]
    assert state.where[GENERAL["burnside"]] == PLACE["1647"]
    driver.push("disperse 1647 1")
    assert state.where[GENERAL["burnside"]] == BOX
    assert clause_of(driver, "disperse 1647 1") == "4.3"


@pytest.mark.clause("4.3")
@pytest.mark.clause("7.6")
def test_who_disperses_the_last_sp_leaves_no_general_alone_in_a_fort() -> None:
    state = bare(6)
    place = station(state, UNION, "1647", 1, "burnside")
    state.set_fort(UNION, place, 1)
    phase(state).push("disperse 1647 1")
    assert state.where[GENERAL["burnside"]] == BOX
    assert state.strongholds[UNION] >> place & 1


@pytest.mark.clause("4.1.4")
@pytest.mark.clause("7.6")
def test_who_did_not_go_to_richmond_leaves_no_general_alone_if_others_can_go() -> None:
    state = bare(6)
    station(state, UNION, "1647", 1, "burnside")
    station(state, UNION, "1548", 2, "couch")
    driver = phase(state, difference=4).push("done")
    assert driver.actions == ["lose 1548"]
    assert clause_of(driver, "lose 1647") == "7.6"
    state = bare(6)
    station(state, UNION, "1647", 1, "burnside")
    driver = phase(state, difference=4).push("done")
    assert driver.actions == ["lose 1647"], "there is no other"


@pytest.mark.clause("7.8")
def test_a_transfer_moves_two_generals_to_sp_or_forts() -> None:
    state = bare(6)
    station(state, UNION, "1647", 3, "burnside", "couch", "stoneman")
    station(state, UNION, "2416", 3)
    driver = phase(state, difference=2)
    driver.push("transfers any")
    assert clause_of(driver, "transfer stoneman") == "8.1"
    assert clause_of(driver, "transfer lee") == "7.8"
    driver.push("transfer burnside")
    assert driver.actions == ["send burnside 2416"]
    assert clause_of(driver, "send burnside 1647") == "7.8"
    driver.push("send burnside 2416")
    assert clause_of(driver, "transfer burnside") == "5.1.2"
    driver.push("transfer couch", "send couch 2416", "command burnside")
    assert driver.prompt == "prompt-action"
    assert state.where[GENERAL["couch"]] == PLACE["2416"]


@pytest.mark.clause("7.8")
@pytest.mark.clause("4.1.3")
def test_a_transfer_is_offered_for_points_by_which_somebody_can_go() -> None:
    """A difference of one is a point in each theatre: a General uses that of his own."""
    state = bare(6)
    station(state, UNION, "1647", 3, "burnside")
    driver = phase(state, difference=1)
    assert not [action for action in driver.actions if action.startswith("transfers")]
    assert clause_of(driver, "transfers east") == "7.8", "there is nowhere to go"
    station(state, UNION, "2416", 3)
    driver = phase(state, difference=1)
    offered = [action for action in driver.actions if action.startswith("transfers")]
    assert offered == ["transfers east"]
    assert clause_of(driver, "transfers west") == "7.8"
    why = driver.why("transfers any")
    assert why is not None
    assert (why.clause, why.key) == ("4.1.3", "deny-other-points"), "there are others"
    assert dict(why.args) == {"bound": 3, "east": 1, "west": 1, "far": 1, "other": 0}
    why = phase(state, difference=2).why("train west")
    assert why is not None
    assert dict(why.args) == {"bound": 0, "east": 0, "west": 0, "far": 0, "other": 2}


@pytest.mark.clause("2.1.5")
@pytest.mark.clause("5.10")
def test_nobody_marches_out_of_a_space_without_a_way_by_land() -> None:
    state = bare(6)
    station(state, UNION, "chesapeake-bay", 2, "meade")
    driver = phase(state)
    assert clause_of(driver, "march meade") == "2.1.5"
    assert clause_of(driver, "column chesapeake-bay 1") == "2.1.5"
    state.where[GENERAL["meade"]] = station(state, UNION, "1647", 2)
    assert "march meade" in phase(state).actions


@pytest.mark.clause("4.1.3")
def test_both_generals_of_a_transfer_begin_in_the_theatre_of_the_point() -> None:
    state = bare(6)
    station(state, UNION, "1647", 3, "burnside")
    station(state, UNION, "2416", 3, "grant")
    driver = phase(state, difference=1)
    driver.push("transfers east")
    assert driver.actions == ["transfer burnside", "done"]
    assert clause_of(driver, "transfer grant") == "4.1.3"


@pytest.mark.clause("18.1")
@pytest.mark.clause("18.3.1")
def test_a_card_gives_an_action_in_its_theatre() -> None:
    """L3086-3090: any number of cards in a phase."""
    state = bare(6)
    for key in ("1647", "1548", "2416"):
        station(state, UNION, key, 1)
    state.hands[UNION] = [1, 0, 0, 1, 1]
    driver = phase(state, difference=0)
    assert clause_of(driver, "card west") == "18.1"
    assert clause_of(driver, "card naval") == "18.1", "for ships"
    driver.push("card east")
    assert "entrench 2416" not in driver.actions
    driver.push("entrench 1647", "card any", "entrench 2416")
    assert state.hands[UNION] == [0, 0, 0, 1, 0]


@pytest.mark.clause("18.3.1")
def test_all_five_cards_are_actions_in_the_east_in_one_phase() -> None:
    """L3086: three of the East and two for any theatre."""
    state = bare(6)
    hexes = ("1647", "1548", "1746", "1546", "1448")
    for key in hexes:
        station(state, UNION, key, 1)
        state.markers[CONFEDERATE] &= ~(1 << PLACE[key])
    state.hands[UNION] = [3, 0, 0, 0, 2]
    driver = phase(state, difference=0)
    for number, key in enumerate(hexes):
        driver.push("card east" if number < 3 else "card any", f"column {key} 1", "halt")
    assert state.hands[UNION] == [0, 0, 0, 0, 0]
    assert sum(state.moved.values()) == 5
    assert clause_of(driver, "card east") == "18.1"


@pytest.mark.clause("10.2.2")
def test_a_card_of_the_theatre_begins_a_fort() -> None:
    state = bare(6)
    station(state, UNION, "1647", 1)
    state.hands[UNION] = [1, 0, 0, 0, 0]
    driver = phase(state, difference=0).push("works east")
    assert clause_of(driver, "fort 2416") == "18.1"
    assert clause_of(driver, "fort 2146") == "10.2.2"
    driver.push("fort 1647")
    assert state.works[UNION] == {PLACE["1647"]: 1}
    assert sum(state.hands[UNION]) == 0
    assert not [text for text in driver.actions if text.startswith("works")]


@pytest.mark.clause("4.3")
@pytest.mark.clause("13.6.1")
def test_isolated_sp_do_not_disperse() -> None:
    state = bare(6)
    station(state, UNION, "2435", 1)
    for key in ("2434", "2436", "2334", "2335", "2534", "2535"):
        station(state, CONFEDERATE, key, 1)
    driver = phase(state)
    assert "disperse 2435 1" not in driver.actions
    denial = driver.why("disperse 2435 1")
    assert denial is not None
    assert (denial.clause, denial.key) == ("4.3", "deny-isolated")
