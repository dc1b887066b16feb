"""5: marches of the Action Phase, and what a force does on the way."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.command import commander
from longroll.titles.uscivilwar.components import (
    CARD_KINDS,
    CONFEDERATE,
    GENERAL,
    PLACE,
    UNION,
    place_key,
)
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.marches.march import ONWARD
from longroll.titles.uscivilwar.marches.ways import march_steps, wild_kentucky
from longroll.titles.uscivilwar.setting_up import set_up
from longroll.titles.uscivilwar.state import BOX, CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import bare, keys, station


def phase(state: CivilWarState, side: int = UNION, difference: int = 3) -> Driver[CivilWarState]:
    """The Movement and Combat Segment of a side."""
    state.side = side
    return Driver(state, Activations(side, difference), Scripted())


def clause_of(driver: Driver[CivilWarState], text: str) -> str:
    denial = driver.why(text)
    assert denial is not None, text
    return denial.clause


def numbers(driver: Driver[CivilWarState], verb: str) -> list[int]:
    """The numbers that an action may have."""
    texts = [text.split() for text in driver.actions]
    return [int(text[-1]) for text in texts if text[0] == verb]


@pytest.mark.clause("5.3")
@pytest.mark.clause("5.4.1")
@pytest.mark.clause("5.5")
@pytest.mark.clause("5.6")
@pytest.mark.clause("5.8.2")
@pytest.mark.parametrize(
    ("start", "end", "points"),
    [
        ("1001", "1002", 1),  # open ground
        ("1341", "1342", 1),  # a pass
        ("1042", "1143", 2),  # a mountain side
        ("1143", "1242", 1),  # a rail cut
        ("2314", "2414", 2),  # a swamp
        ("2414", "2514", 1),  # a swamp along a road
        ("2415", "2414", 1),  # a swamp along a railroad
        ("1039", "1040", 2),  # a minor river
        ("2513", "2514", 3),  # a minor river into a swamp
        ("1010", "1011", 2),  # a navigable river that the mover controls
        ("1411", "1412", 1),  # a bridge over one
        ("1111", "1112", 2),  # a railroad ferry
    ],
)
def test_what_a_step_costs(start: str, end: str, points: int) -> None:
    steps = march_steps(bare(6), UNION, light=False)
    assert steps.price(PLACE[start], PLACE[end]) == points


@pytest.mark.clause("5.8.3")
@pytest.mark.clause("5.4.3")
@pytest.mark.clause("5.4.4")
def test_one_sp_crosses_where_the_enemy_has_the_river() -> None:
    """St. Louis and Memphis: no bridge nor ferry serves against the enemy's ships."""
    state = bare(6)
    heavy, light = (march_steps(state, CONFEDERATE, light=light) for light in (False, True))
    for start, end, points in (("2416", "2415", 3), ("3013", "3012", 4), ("2619", "2618", 3)):
        assert heavy.price(PLACE[start], PLACE[end]) == 0
        assert light.price(PLACE[start], PLACE[end]) == points
    station(state, CONFEDERATE, "2416", 2, "lee")
    driver = phase(state, CONFEDERATE).push("march lee", "lead 2")
    assert clause_of(driver, "go 2415") == "5.8.3"
    driver.push("halt")
    state.active = 0
    state.moved = {}
    state.take(CONFEDERATE, PLACE["2416"], 1)
    driver = phase(state, CONFEDERATE).push("march lee", "lead 1")
    assert "go 2415" in driver.actions


@pytest.mark.clause("5.1.1")
@pytest.mark.clause("5.2")
def test_a_march_goes_by_the_cheapest_way_as_far_as_its_points() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "couch")
    driver = phase(state).push("march couch", "lead 3")
    assert clause_of(driver, "go 1740") == "5.1.1"
    driver.push("go 1745", "go 1744")
    assert state.strength(UNION, PLACE["1746"]) == 0
    assert state.strength(UNION, PLACE["1744"]) == 3
    assert state.where[GENERAL["couch"]] == PLACE["1744"]
    assert state.moved == {PLACE["1744"]: 3}
    driver.push("halt")
    assert clause_of(driver, "march couch") == "5.1.2"
    assert clause_of(driver, "column 1744 1") == "5.1.2"


@pytest.mark.clause("5.1.1")
def test_a_force_may_always_move_one_hex() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "3013", 1)
    driver = phase(state, CONFEDERATE).push("column 3013 1")
    assert "go 3012" in driver.actions, "four points, and it has three"
    driver.push("go 3012")
    assert not [text for text in driver.actions if text.startswith("go")]


@pytest.mark.clause("5.1.3")
@pytest.mark.clause("5.1.2")
def test_each_stack_that_leaves_a_hex_is_activated() -> None:
    state = bare(6)
    station(state, UNION, "1746", 5, "couch", "burnside")
    driver = phase(state, difference=2).push("march couch")
    driver.push("lead 2", "go 1645", "halt", "march burnside")
    assert clause_of(driver, "take couch") == "7.2.3"
    driver.push("lead 3", "go 1747", "halt")
    assert state.sp[UNION] == {PLACE["1645"]: 2, PLACE["1747"]: 3}
    assert driver.actions == [text for text in driver.actions if not text.startswith("march")]


@pytest.mark.clause("5.7")
def test_nobody_enters_what_is_unplayable() -> None:
    state = bare(6)
    station(state, UNION, "4730", 2, "couch")
    driver = phase(state).push("march couch", "lead 2")
    assert clause_of(driver, "go texas-north") == "5.7"


@pytest.mark.clause("5.4.2")
def test_two_sp_in_a_phase_ride_ten_points_of_railroad() -> None:
    state = bare(6)
    station(state, UNION, "1548", 4, "couch")
    driver = phase(state).push("march couch", "lead 3")
    assert clause_of(driver, "ride 1647") == "5.4.2"
    driver.push("halt")
    state.active, state.moved = 0, {}
    driver = phase(state).push("march couch", "lead 2", "ride 1647")
    assert not [text for text in driver.actions if text.startswith(("go", "collect", "mark"))]
    assert clause_of(driver, "go 1646") == "5.4.2"
    assert clause_of(driver, "dig") == "5.4.2"
    driver.push("drop 1", "halt", "column 1548 1")
    assert clause_of(driver, "ride 1647") == "5.4.2", "two have used it, though one was dropped"


@pytest.mark.clause("5.4.2")
@pytest.mark.clause("7.6")
def test_a_train_meets_a_lone_general_of_the_enemy_on_its_line() -> None:
    """He avoids it or is displaced, as on any march; the train goes on."""
    state = bare(6)
    station(state, UNION, "1548", 2, "burnside")
    station(state, CONFEDERATE, "1346", 0, "lee")
    driver = phase(state).push("march burnside", "lead 2")
    driver.push("ride 1345")
    assert driver.prompt == "prompt-avoid"
    driver.push("stand")
    assert state.where[GENERAL["lee"]] == BOX
    assert state.sp[UNION] == {PLACE["1345"]: 2}
    assert "ride 1346" in driver.actions


@pytest.mark.clause("5.9")
def test_a_general_of_two_stars_gathers_sp_beside_him() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    station(state, UNION, "1745", 3, "couch")
    station(state, UNION, "1747", 2)
    driver = phase(state).push("march banks", "lead 2")
    driver.push("gather 1745 2", "done", "gather 1747 2")
    assert clause_of(driver, "gather 1745 1") == "7.3"
    driver.push("go 1845")
    assert state.sp[UNION] == {PLACE["1845"]: 6, PLACE["1745"]: 1}
    assert state.moved == {PLACE["1845"]: 6}
    driver.push("halt", "march couch", "lead 1")
    assert clause_of(driver, "gather 1845 1") == "5.1.2"


@pytest.mark.clause("5.10")
def test_three_sp_march_without_a_general() -> None:
    state = bare(6)
    station(state, UNION, "1746", 5)
    station(state, UNION, "1745", 1)
    driver = phase(state)
    assert numbers(driver, "column")[-3:] == [1, 2, 3]
    assert clause_of(driver, "column 1746 4") == "5.10"
    driver.push("column 1746 3", "go 1745")
    assert clause_of(driver, "collect 1") == "5.10"
    assert clause_of(driver, "force any") == "18.1"
    driver.push("drop 1", "go 1744", "mark", "halt")
    assert state.sp[UNION] == {PLACE["1746"]: 2, PLACE["1745"]: 2, PLACE["1744"]: 2}
    assert state.markers[UNION] == 1 << PLACE["1744"]


@pytest.mark.clause("7.3")
@pytest.mark.clause("8.1")
def test_command_limits() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2146", 20, "lee", "stuart")
    driver = phase(state, CONFEDERATE)
    assert numbers(driver.push("march lee"), "lead")[-1] == 18
    assert clause_of(driver, "lead 19") == "7.3"
    driver.push("take stuart", "lead 18", "halt")
    state.active, state.moved = 0, {}
    assert numbers(phase(state, CONFEDERATE).push("march stuart"), "lead") == [1]


@pytest.mark.clause("7.5.1")
@pytest.mark.clause("7.5.3")
def test_sp_are_dropped_and_picked_up_on_the_march() -> None:
    state = bare(6)
    station(state, UNION, "1746", 4, "banks", "couch")
    station(state, UNION, "1745", 3)
    driver = phase(state).push("march banks", "take couch", "lead 3", "go 1745", "collect 3")
    assert clause_of(driver, "collect 1") == "7.3"
    assert clause_of(driver, "part banks") == "7.5.1"
    assert clause_of(driver, "part couch") == "7.5.3"
    assert clause_of(driver, "drop 6") == "7.5.3"
    driver.push("drop 2", "part couch", "go 1744", "halt")
    assert state.sp[UNION] == {PLACE["1746"]: 1, PLACE["1745"]: 2, PLACE["1744"]: 4}
    assert state.where[GENERAL["couch"]] == PLACE["1745"]
    assert clause_of(driver, "march couch") == "5.1.2"


@pytest.mark.clause("7.5.2")
@pytest.mark.clause("7.2.3.1")
def test_a_higher_rank_takes_command_at_the_pace_of_the_slower() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    station(state, UNION, "1745", 2, "mcdowell")
    driver = phase(state).push("march burnside", "lead 2", "go 1745", "join mcdowell")
    assert clause_of(driver, "part mcdowell") == "7.5.1", "he leads"
    assert clause_of(driver, "go 1742") == "5.1.1", "three points, one of them spent"
    assert "collect 2" in driver.actions


@pytest.mark.clause("7.6")
def test_a_general_without_sp_marches_to_shelter() -> None:
    state = bare(6)
    station(state, UNION, "1746", 0, "couch")
    station(state, UNION, "1745", 1, "burnside")
    driver = phase(state).push("march couch", "lead 0")
    assert [text for text in driver.actions if text.startswith("go")] == ["go 1745"]
    assert clause_of(driver, "go 1747") == "7.6"
    driver.push("halt")
    assert clause_of(driver, "column 1745 1") == "7.6"


@pytest.mark.clause("7.7")
def test_a_cautious_general_pays_two_points_to_go_near_an_enemy_general() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "mcclellan")
    station(state, CONFEDERATE, "1744", 3, "lee")
    driver = phase(state, difference=2).push("march mcclellan", "lead 3")
    assert clause_of(driver, "go 1745") == "7.7"
    driver.push("halt")
    state.active, state.moved = 0, {}
    driver = phase(state, difference=2).push("dare mcclellan", "lead 3", "go 1745", "done", "halt")
    assert not [text for text in driver.actions if text.startswith("train")]


@pytest.mark.clause("6.2.1")
@pytest.mark.clause("6.2.2")
@pytest.mark.clause("6.2.3")
@pytest.mark.clause("8.3")
def test_markers_on_the_march() -> None:
    state = bare(6)
    for key in ("1946", "1747"):
        state.markers[UNION] |= 1 << PLACE[key]
    station(state, CONFEDERATE, "2046", 1, "stuart")
    driver = phase(state, CONFEDERATE).push("march stuart", "lead 1")
    assert clause_of(driver, "dig") == "8.3"
    assert clause_of(driver, "mark") == "8.3"
    driver.push("go 1946", "halt")
    assert state.markers[UNION] == 1 << PLACE["1747"]
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    driver = phase(state).push("march burnside", "lead 2", "mark")
    assert clause_of(driver, "mark") == "6.2.3"
    driver.push("drop 1")
    assert clause_of(driver, "mark") == "6.2.1"


@pytest.mark.clause("8.3")
def test_cavalry_takes_a_marker_for_nothing_where_it_ends() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2046", 1, "stuart")
    phase(state, CONFEDERATE).push("march stuart", "lead 1", "go 1946")
    free = state.stack[-1].copy()
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["1946"]
    station(state, CONFEDERATE, "2046", 1, "stuart")
    driver = phase(state, CONFEDERATE).push("march stuart", "lead 1")
    driver.push("go 1946")
    ended = state.stack[-1]
    assert isinstance(free, March)
    assert isinstance(ended, March)
    assert ended.spent == free.spent, "where it ends it pays nothing"


@pytest.mark.clause("8.3")
@pytest.mark.clause("8.1")
@pytest.mark.clause("6.2.2")
def test_a_cavalry_general_alone_passes_a_marker_and_pays_nothing() -> None:
    """A Cavalry Unit has an SP; without one he takes no marker away."""
    spent: list[int] = []
    for number in (0, 1):
        state = bare(6)
        state.markers[UNION] |= 1 << PLACE["1946"]
        station(state, CONFEDERATE, "2046", number, "stuart")
        station(state, CONFEDERATE, "1846", 1)
        driver = phase(state, CONFEDERATE).push("march stuart", f"lead {number}")
        march = driver.state.stack[-1]
        assert isinstance(march, March)
        spent.append(march.reach(state)[PLACE["1846"]])
        driver.push("go 1846")
    assert spent == [2, 3]


@pytest.mark.clause("10.1.2")
@pytest.mark.clause("10.1.3")
def test_two_sp_entrench_for_two_points_and_leave_nothing_behind() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    driver = phase(state).push("march burnside", "lead 2", "dig")
    assert state.trenches[UNION] == 1 << PLACE["1746"]
    assert clause_of(driver, "dig") == "10.2.4"
    driver.push("go 1745", "halt")
    assert not state.trenches[UNION]


@pytest.mark.clause("18.1")
def test_a_card_adds_two_points_to_a_march() -> None:
    state = bare(6)
    state.hands[UNION] = [1, 1, 0, 0, 0]
    station(state, UNION, "1746", 2, "couch")
    driver = phase(state).push("march couch", "lead 2")
    before = len(driver.actions)
    assert clause_of(driver, "force west") == "18.1"
    driver.push(f"force {CARD_KINDS[0]}")
    assert len(driver.actions) > before
    driver.push("go 1745")
    assert clause_of(driver, "force any") == "18.1", "at the beginning only"


@pytest.mark.clause("18.1")
@pytest.mark.clause("18.3.1")
def test_a_second_card_adds_nothing_to_a_march() -> None:
    state = bare(6)
    state.hands[UNION] = [2, 0, 0, 0, 1]
    station(state, UNION, "1746", 2, "couch")
    driver = phase(state).push("march couch", "lead 2", "force east")
    assert clause_of(driver, "force east") == "18.1"
    assert clause_of(driver, "force any") == "18.1"


@pytest.mark.clause("11.1.1")
def test_a_march_does_not_enter_what_the_enemy_holds_with_units() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    station(state, CONFEDERATE, "1745", 1)
    driver = phase(state).push("march burnside", "lead 2")
    assert clause_of(driver, "go 1745") == "11.1.1"
    assert clause_of(phase(bare_south(), CONFEDERATE).push("column 1747 1"), "go 1647") == "11.1.1"


def bare_south() -> CivilWarState:
    """A Confederate SP before Washington, which has its garrison (17.2.4)."""
    state = bare(6)
    station(state, CONFEDERATE, "1747", 1)
    return state


@pytest.mark.clause("7.6")
def test_a_general_who_is_alone_is_displaced_by_who_comes() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    station(state, CONFEDERATE, "1745", 0, "lee")
    phase(state).push("march burnside", "lead 2", "go 1745", "stand")
    assert state.where[GENERAL["lee"]] == BOX


@pytest.mark.clause("17.1.3")
def test_who_enters_neutral_kentucky_gives_it_to_the_other() -> None:
    state = set_up("1861", ())
    station(state, CONFEDERATE, "2722", 1)
    driver = phase(state, CONFEDERATE).push("column 2722 1")
    wild = keys(wild_kentucky(state))
    ends = [text for text in driver.actions if text[3:] in wild]
    assert ends, "Kentucky is an end of a march"
    driver.push(ends[0])
    assert state.border[0] == UNION


@pytest.mark.clause("12.2")
def test_demoralised_sp_unsettle_those_whom_they_join() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    station(state, UNION, "1745", 1)
    state.demoralised[UNION] |= 1 << PLACE["1746"]
    phase(state).push("march burnside", "lead 2", "go 1745", "halt")
    assert state.demoralised[UNION] == 1 << PLACE["1745"]


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(("place", "shaken"), [("1745", True), ("1744", False)])
def test_fresh_sp_share_the_marker_of_those_whom_they_join(place: str, shaken: bool) -> None:
    """A stack has one marker; whoever names a place beyond only passes (U37)."""
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside")
    station(state, UNION, "1745", 1)
    state.demoralised[UNION] |= 1 << PLACE["1745"]
    phase(state).push("march burnside", "lead 2", f"go {place}", "halt")
    assert state.strength(UNION, PLACE[place]) == 3 - (not shaken)
    assert bool(state.demoralised[UNION] >> PLACE[place] & 1) == shaken
    assert state.demoralised[UNION] >> PLACE["1745"] & 1


@pytest.mark.clause("4.1.4")
def test_who_is_sent_to_richmond_and_takes_nothing_loses_an_sp() -> None:
    state = bare(6)
    station(state, UNION, "1647", 2)
    station(state, UNION, "2435", 1)
    driver = phase(state, difference=4).push("done")
    assert driver.prompt == "prompt-penalty"
    assert clause_of(driver, "lose 1746") == "4.1.4"
    driver.push("lose 1647")
    assert driver.over
    assert state.strength(UNION, PLACE["1647"]) == 1


@pytest.mark.clause("4.1.4")
def test_a_resource_hex_of_virginia_is_enough() -> None:
    state = bare(6)
    station(state, UNION, "1845", 2)
    ends = keys(ONWARD)
    driver = phase(state, difference=5).push("column 1845 2")
    near = [text for text in driver.actions if text[3:] in ends]
    driver.push(near[0], "halt", "done")
    assert driver.over
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["2146"]
    station(state, UNION, "1845", 2)
    assert phase(state, difference=5).push("done").over, "Richmond is the Union's"
    assert phase(state, difference=3).push("done").over


@pytest.mark.clause("4.1.4")
@pytest.mark.clause("18.1")
def test_a_march_that_a_card_pays_for_is_what_the_union_is_sent_for() -> None:
    state = bare(6)
    state.hands[UNION] = [1, 0, 0, 0, 0]
    station(state, UNION, "1845", 2, "mcclellan")
    driver = phase(state, difference=5).push("spur mcclellan east", "lead 2")
    near = [text for text in driver.actions if text[3:] in keys(ONWARD)]
    driver.push(near[0], "halt", "done")
    assert driver.over


@pytest.mark.clause("7.2.3")
@pytest.mark.clause("7.2.3.2")
def test_of_two_commanders_of_equal_rank_the_owner_chooses() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "banks", "couch")
    station(state, UNION, "1745", 3, "sumner", "burnside")
    driver = phase(state).push("march banks", "take couch", "lead 3", "go 1745", "halt")
    assert driver.actions == ["command banks", "command sumner"]
    assert clause_of(driver, "command couch") == "7.2.3"
    driver.push("command banks")
    assert commander(state, UNION, PLACE["1745"]) == GENERAL["banks"]


@pytest.mark.clause("5.9")
def test_what_is_gathered_joins_the_force_at_once() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "grant")
    state.stars[GENERAL["grant"]] = 4
    station(state, UNION, "1745", 8)
    driver = phase(state).push("march grant", "lead 2")
    assert clause_of(driver, "gather 1745 7") == "5.9"
    driver.push("gather 1745 6")
    assert clause_of(driver, "drop 8") == "7.5.3", "eight march now"
    driver.push("drop 7", "go 1747")
    assert state.sp[UNION] == {PLACE["1746"]: 7, PLACE["1745"]: 2, PLACE["1747"]: 1}


@pytest.mark.clause("6.2.2")
def test_the_cheapest_way_takes_every_marker_and_spares_the_enemys_zone() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2046", 2, "lee")
    state.markers[UNION] |= 1 << PLACE["1946"]
    driver = phase(state, CONFEDERATE).push("march lee", "lead 2")
    march = state.stack[-1]
    assert isinstance(march, March)
    ends = [PLACE[text[3:]] for text in driver.actions if text.startswith("go")]
    through = [end for end in ends if PLACE["1946"] in march.way(state, end)[:-1]]
    for end in ends:
        way = march.way(state, end)
        assert way[-1] == end
        assert len(way) <= march.left()
    assert through, "a way leads over Fredericksburg"
    driver.push(f"go {place_key(through[0])}")
    assert not state.markers[UNION]


@pytest.mark.clause("7.5.2")
def test_a_slower_commander_who_joins_too_late_ends_the_march() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "lyon")
    station(state, UNION, "1844", 2, "mcdowell")
    driver = phase(state).push("march lyon", "lead 2", "go 1643", "go 1844")
    driver.push("join mcdowell")
    assert clause_of(driver, "go 1845") == "5.1.1"
    driver.push("halt")
    assert commander(state, UNION, PLACE["1844"]) == GENERAL["mcdowell"]


@pytest.mark.clause("19.3.2")
def test_who_marches_through_washington_spreads_panic_without_a_halt() -> None:
    state = bare(6)
    state.fled |= 1 << PLACE["1647"]
    station(state, CONFEDERATE, "1646", 3, "jackson")
    phase(state, CONFEDERATE).push("march jackson", "lead 3", "go 1748")
    assert state.sp[CONFEDERATE] == {PLACE["1748"]: 3}
    assert state.panic == 1


@pytest.mark.clause("18.1")
@pytest.mark.clause("12.4")
@pytest.mark.parametrize("shaken", [False, True])
def test_demoralised_sp_who_are_picked_up_share_no_forced_march(shaken: bool) -> None:
    state = bare(6)
    station(state, UNION, "1746", 0, "couch")
    station(state, UNION, "1745", 3)
    state.demoralised[UNION] |= shaken << PLACE["1745"]
    state.hands[UNION][CARD_KINDS.index("east")] = 1
    driver = phase(state).push("march couch", "lead 0", "force east", "go 1745")
    left = driver.decision.prompt.args
    driver.push("collect 2")
    was, now = (dict(each)["number"] for each in (left, driver.decision.prompt.args))
    assert (was, now) == (4, 2 if shaken else 4)
