"""7 and 8: command on the march, cautious Generals, cavalry; 5.9 who comes with gathered SP."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.uscivilwar.command import commander, crown, limit_of
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, PLACE, STATE, UNION
from longroll.titles.uscivilwar.cycle import ActionPhase
from longroll.titles.uscivilwar.marches import March
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.driver import Driver
from tests.conformance.uscivilwar.table import at, bare, station
from tests.conformance.uscivilwar.test_05_marches import clause_of, numbers, phase


def promoted(state: CivilWarState, name: str, stars: int) -> int:
    """A General with a number of stars."""
    state.stars[GENERAL[name]] = stars
    return GENERAL[name]


def march_of(driver: Driver[CivilWarState]) -> March:
    """The march that is asked."""
    march = driver.state.stack[-1]
    assert isinstance(march, March)
    return march


@pytest.mark.clause("5.9")
@pytest.mark.clause("7.2.1")
def test_generals_of_equal_or_lower_rank_come_with_the_sp_that_are_gathered() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    station(state, UNION, "1745", 3, "couch", "meade", "sumner")
    promoted(state, "meade", 3)
    state.active |= 1 << GENERAL["sumner"]
    driver = phase(state).push("march banks", "lead 2")
    assert clause_of(driver, "gather 1745 3") == "7.5.3", "Meade keeps one"
    driver.push("gather 1745 2")
    assert driver.actions == ["call couch", "done"]
    assert clause_of(driver, "call meade") == "5.9"
    assert clause_of(driver, "call sumner") == "5.1.2"
    driver.push("call couch")
    assert driver.prompt == "prompt-march"
    driver.push("go 1747", "halt")
    assert state.where[GENERAL["couch"]] == PLACE["1747"]
    assert state.where[GENERAL["meade"]] == PLACE["1745"]
    assert clause_of(driver, "march couch") == "5.1.2"


@pytest.mark.clause("5.9")
@pytest.mark.clause("7.5.3")
def test_with_the_last_sp_the_generals_must_come() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    station(state, UNION, "1745", 3, "couch", "burnside")
    driver = phase(state).push("march banks", "lead 2", "gather 1745 3")
    assert {state.where[GENERAL[name]] for name in ("couch", "burnside")} == {PLACE["1746"]}
    assert march_of(driver).staff == tuple(sorted((GENERAL["couch"], GENERAL["burnside"])))


@pytest.mark.clause("5.9")
@pytest.mark.clause("7.5.3")
@pytest.mark.parametrize("number", [1, 2])
def test_generals_of_a_second_hex_come_after_all_of_the_first_have_come(number: int) -> None:
    """They may with some of its SP, and do with the last."""
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    station(state, UNION, "1745", 2, "couch")
    station(state, UNION, "1747", 2, "burnside")
    driver = phase(state).push("march banks", "lead 2", "gather 1745 1", "call couch")
    driver.push(f"gather 1747 {number}", *["call burnside"] * (number == 1))
    assert state.where[GENERAL["burnside"]] == PLACE["1746"]
    assert march_of(driver).staff == tuple(sorted((GENERAL["couch"], GENERAL["burnside"])))


@pytest.mark.clause("5.9")
@pytest.mark.clause("7.4.1")
def test_an_army_commander_is_not_gathered_but_by_grant() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "grant")
    station(state, UNION, "1745", 3, "meade")
    promoted(state, "meade", 3)
    promoted(state, "grant", 3)
    driver = phase(state).push("march grant", "lead 2")
    assert clause_of(driver, "gather 1745 3") == "7.5.3"
    driver.push("gather 1745 2")
    assert driver.prompt == "prompt-march", "nobody can come"
    state.active, state.moved = 0, {}
    promoted(state, "grant", 4)
    phase(state).push("march grant", "lead 4", "gather 1745 1")
    assert state.where[GENERAL["meade"]] == PLACE["1746"]


@pytest.mark.clause("7.4.1")
@pytest.mark.clause("7.4.2")
def test_three_stars_march_apart_unless_grant_leads() -> None:
    state = bare(6)
    station(state, UNION, "1746", 9, "grant", "meade", "burnside")
    promoted(state, "meade", 3)
    promoted(state, "grant", 3)
    driver = phase(state).push("march grant")
    assert clause_of(driver, "take meade") == "7.4.1"
    driver.push("take burnside", "lead 5", "go 1747", "halt", "march meade", "lead 4", "go 1747")
    driver.push("halt")
    assert sorted(driver.actions) == ["command grant", "command meade"]
    driver.push("command grant")
    state.active, state.moved = 0, {}
    promoted(state, "grant", 4)
    assert "take meade" in phase(state).push("march grant").actions


@pytest.mark.clause("7.3")
@pytest.mark.parametrize(("stars", "limit"), [(1, 3), (2, 6), (3, 18), (4, 18)])
def test_the_limit_of_a_rank(stars: int, limit: int) -> None:
    state = bare(6)
    assert limit_of(state, promoted(state, "grant", stars)) == limit
    assert limit_of(state, -1) == 3


@pytest.mark.clause("7.7")
@pytest.mark.clause("18.1")
def test_a_card_alone_is_enough_for_a_cautious_general() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "mcclellan")
    station(state, UNION, "1845", 1, "burnside")
    station(state, CONFEDERATE, "1744", 3, "lee")
    state.hands[UNION] = [1, 1, 0, 0, 0]
    driver = phase(state, difference=2)
    assert clause_of(driver, "spur burnside east") == "7.7"
    assert clause_of(driver, "spur mcclellan west") == "18.1", "a card of another theatre"
    driver.push("spur mcclellan east", "lead 3", "go 1745", "done", "halt")
    assert state.hands[UNION] == [0, 1, 0, 0, 0]
    driver.push("train any", "train any")
    assert clause_of(driver, "train any") == "4.1.1", "both points were left"


@pytest.mark.clause("8.4")
@pytest.mark.clause("8.6")
def test_sheridan_with_two_stars_commands_and_marches_as_a_general_of_two_stars() -> None:
    state = bare(6)
    place = station(state, UNION, "1746", 9, "sheridan", "couch", "pleasonton")
    promoted(state, "sheridan", 2)
    assert commander(state, UNION, place) == GENERAL["sheridan"]
    driver = phase(state).push("march sheridan", "take couch", "take pleasonton")
    assert numbers(driver, "lead")[-1] == 6
    driver.push("lead 5", "dig", "collect 1")
    assert state.trenches[UNION] == 1 << place


@pytest.mark.clause("8.3")
@pytest.mark.clause("8.4")
def test_cavalry_of_one_star_picks_up_at_the_start_only_and_commands_nobody() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "1945", 0, "stuart")
    station(state, CONFEDERATE, "1945", 1)
    station(state, CONFEDERATE, "1946", 2, "early")
    promoted(state, "early", 1)
    driver = phase(state, CONFEDERATE).push("march stuart")
    driver.push("lead 1", "go 1946")
    assert clause_of(driver, "collect 1") == "8.3"
    driver.push("halt")
    assert commander(state, CONFEDERATE, PLACE["1946"]) == GENERAL["early"]


@pytest.mark.clause("13.2.1")
def test_who_forages_marches_a_point_less_and_is_dear_to_pick_up() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "banks")
    place = station(state, UNION, "1745", 3)
    before = march_of(phase(state).push("march banks", "lead 2")).left()
    state.active, state.moved = 0, {}
    state.foraging[UNION] |= 1 << PLACE["1746"]
    driver = phase(state).push("march banks", "lead 2")
    assert march_of(driver).left() == before - 1
    state.active, state.moved = 0, {}
    state.foraging[UNION] = 1 << place
    driver = phase(state).push("march banks", "lead 2", "gather 1745 1")
    assert march_of(driver).left() == before - 2
    driver.push("go 1745")
    left = march_of(driver).left()
    driver.push("collect 2")
    assert march_of(driver).left() == left - 1
    state.active, state.moved = 0, {}
    state.foraging[UNION] = 1 << place
    driver = phase(state).push("column 1745 2")
    assert march_of(driver).left() == 2


@pytest.mark.clause("10.1.3")
@pytest.mark.clause("10.1.1")
def test_a_marker_stays_where_an_entrenchment_is_left_in_the_enemys_state() -> None:
    state = bare(6)
    manassas, open_hex = PLACE["1746"], PLACE["1845"]
    station(state, UNION, "1746", 2, "burnside")
    phase(state).push("march burnside", "lead 2", "dig", "go 1845", "halt")
    assert state.markers[UNION] == 1 << manassas, "a town of Virginia"
    state.active, state.moved = 0, {}
    driver = phase(state).push("march burnside", "lead 2", "dig")
    assert state.trenches[UNION] == 1 << open_hex
    driver.push("go 1844", "halt")
    assert not state.trenches[UNION]
    assert state.markers[UNION] == 1 << manassas, "no marker lies in open country"


@pytest.mark.clause("10.1.3")
@pytest.mark.clause("17.2.4")
def test_militia_keeps_an_entrenchment_and_a_garrison_does_not() -> None:
    state = bare(6)
    place = station(state, CONFEDERATE, "2146", 2, "early")
    state.trenches[CONFEDERATE] |= 1 << place
    state.set_militia(CONFEDERATE, STATE["VA"], place)
    washington = station(state, UNION, "1647", 2)
    state.trenches[UNION] |= 1 << washington
    phase(state, CONFEDERATE).push("march early", "lead 2", "go 2046", "halt")
    assert state.trenches == [1 << washington, 1 << place]
    phase(state).push("column 1647 2", "go 1646", "halt")
    assert not state.trenches[UNION]


@pytest.mark.clause("17.2.4")
def test_a_garrison_flees_before_four_sp_and_is_back_with_the_union() -> None:
    state = bare(6)
    washington = PLACE["1647"]
    station(state, CONFEDERATE, "1548", 4, "lee")
    driver = phase(state, CONFEDERATE).push("march lee", "lead 4", "attack 1647")
    assert state.fled == 1 << washington
    assert state.panic == 1
    driver.push("go 1547", "halt")
    assert state.fled == 1 << washington, "until the Union comes, or its phase begins"
    station(state, UNION, "1646", 1)
    phase(state).push("column 1646 1", "go 1647")
    assert not state.fled


@pytest.mark.clause("10.2.5")
def test_the_side_in_phase_takes_its_forts_down() -> None:
    state = bare(6)
    for key, level in (("1647", 2), ("1746", 1)):
        state.set_fort(UNION, PLACE[key], level)
    driver = phase(state).push("raze 1647", "raze 1746")
    assert state.forts[UNION] == {PLACE["1647"]: 1}
    assert clause_of(driver, "raze 1746") == "10.2.5"
    driver.push("raze 1647")
    assert not state.strongholds[UNION]


@pytest.mark.clause("13.3.3")
@pytest.mark.clause("12.5.2")
def test_sp_recover_by_the_supply_of_a_fortress() -> None:
    state = bare(6)
    place = station(state, UNION, "3716", 2)
    state.demoralised[UNION] |= 1 << place
    assert clause_of(phase(state), "recover 3716") == "12.5.2"
    state.set_fort(UNION, place, 1)
    phase(state).push("recover 3716")
    assert not state.demoralised[UNION]


@pytest.mark.clause("7.7")
def test_a_general_in_a_fort_without_sp_is_shunned_too() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "mcclellan")
    station(state, CONFEDERATE, "1744", 0, "lee")
    state.set_fort(CONFEDERATE, PLACE["1744"], 1)
    assert clause_of(phase(state).push("march mcclellan", "lead 3"), "go 1745") == "7.7"


@pytest.mark.clause("7.2.3b")
@pytest.mark.clause("7.2.2")
def test_who_has_led_a_march_commands_at_its_end() -> None:
    """Sherman moves the stack, and Thomas with him cannot command it then (L4918-4925)."""
    state = bare(6)
    station(state, UNION, "1746", 6, "sherman", "thomas")
    for name in ("sherman", "thomas"):
        promoted(state, name, 2)
    driver = phase(state).push("march sherman", "take thomas", "lead 6", "go 1745", "halt")
    assert driver.prompt == "prompt-action", "nobody is asked"
    assert commander(state, UNION, PLACE["1745"]) == GENERAL["sherman"]
    state.active, state.moved = 0, {}
    phase(state).push("march thomas", "take sherman", "lead 6", "go 1746", "halt")
    assert commander(state, UNION, PLACE["1746"]) == GENERAL["thomas"]


@pytest.mark.clause("7.5.1")
@pytest.mark.clause("7.5.2")
def test_who_was_activated_stays_with_the_march_under_a_higher_rank_too() -> None:
    state = bare(6)
    station(state, UNION, "1746", 2, "burnside", "stoneman")
    station(state, UNION, "1745", 2, "mcdowell")
    driver = phase(state).push("march burnside", "take stoneman", "lead 2", "go 1745")
    driver.push("join mcdowell")
    assert "part stoneman" in driver.actions
    assert clause_of(driver, "part burnside") == "7.5.1"


@pytest.mark.clause("7.5.2")
@pytest.mark.clause("18.1")
def test_of_two_who_rank_higher_each_takes_command_and_the_slowest_sets_the_pace() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "couch")
    place = station(state, UNION, "1745", 3, "sherman", "halleck")
    state.hands[UNION] = [0, 0, 0, 0, 1]
    for name, stars in (("couch", 1), ("sherman", 2), ("halleck", 3)):
        promoted(state, name, stars)
    driver = phase(state).push("march couch", "lead 3", "force any", "go 1745", "join sherman")
    march = march_of(driver)
    assert (march.leader, march.allowance) == (GENERAL["sherman"], 3 + 2), "Couch is slower"
    march = march_of(driver.push("join halleck"))
    assert (march.leader, march.allowance) == (GENERAL["halleck"], 3 + 2), "the card still counts"
    assert clause_of(driver, "part halleck") == "7.5.1"
    assert clause_of(driver, "part couch") == "7.5.1", "he was activated"
    driver.push("collect 2", "part sherman", "halt")
    assert driver.prompt == "prompt-action"
    assert commander(state, UNION, place) == GENERAL["halleck"]


@pytest.mark.clause("7.5.2")
@pytest.mark.clause("7.4.1")
def test_of_two_equals_who_rank_higher_one_takes_command_and_the_other_follows() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "couch")
    station(state, UNION, "1745", 3, "sherman", "thomas")
    for name, stars in (("couch", 1), ("sherman", 2), ("thomas", 2)):
        promoted(state, name, stars)
    driver = phase(state).push("march couch", "lead 3", "go 1745", "join thomas", "join sherman")
    assert march_of(driver).leader == GENERAL["thomas"]
    assert "part sherman" in driver.actions
    state = bare(6)
    station(state, UNION, "1746", 3, "couch")
    station(state, UNION, "1745", 3, "sherman", "thomas")
    for name, stars in (("couch", 1), ("sherman", 3), ("thomas", 3)):
        promoted(state, name, stars)
    driver = phase(state).push("march couch", "lead 3", "go 1745", "join thomas")
    assert clause_of(driver, "join sherman") == "7.4.1"


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("7.2.3.1")
def test_of_equals_who_rank_higher_where_a_march_ends_the_owner_chooses_one() -> None:
    state = bare(6)
    station(state, UNION, "1746", 3, "couch")
    place = station(state, UNION, "1745", 3, "sherman", "thomas")
    for name, stars in (("couch", 1), ("sherman", 2), ("thomas", 2)):
        promoted(state, name, stars)
    driver = phase(state).push("march couch", "lead 3", "go 1745", "halt")
    assert sorted(driver.actions) == ["command sherman", "command thomas"]
    driver.push("command thomas")
    assert commander(state, UNION, place) == GENERAL["thomas"]


@pytest.mark.clause("7.2.3b")
def test_a_commander_who_has_joined_a_march_and_is_left_again_commands_as_before() -> None:
    def left_again(*there: str) -> Driver[CivilWarState]:
        state = bare(6)
        station(state, UNION, "1746", 4, "couch", "meade")
        place = station(state, UNION, "1745", 4, *there)
        for name in ("couch", "meade", *there):
            promoted(state, name, 2)
        if len(there) > 1:
            crown(state, UNION, place, GENERAL["sherman"])
        march = ("march couch", "take meade", "lead 3", "go 1745", "join sherman")
        return phase(state).push(*march, "part sherman", "part meade")

    for there in (("sherman", "thomas"), ("sherman",)):
        driver = left_again(*there).push("go 1746")
        assert driver.prompt == "prompt-march"
        assert commander(driver.state, UNION, at("1745")) == GENERAL["sherman"]
        driver = left_again(*there).push("halt")
        assert driver.actions == ["command couch", "command sherman"]


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("7.5.2")
def test_of_equals_one_of_whom_a_march_has_left_again_the_owner_chooses_one() -> None:
    state = bare(6)
    station(state, UNION, "1746", 4, "couch")
    station(state, UNION, "1745", 4, "sherman", "halleck", "thomas")
    for name, stars in (("couch", 1), ("sherman", 2), ("thomas", 2), ("halleck", 3)):
        promoted(state, name, stars)
    driver = phase(state).push("march couch", "lead 3", "go 1745", "join sherman", "join halleck")
    driver.push("part sherman", "go 1645")
    assert sorted(driver.actions) == ["command sherman", "command thomas"]


@pytest.mark.clause("7.5.2")
@pytest.mark.clause("13.2.1")
def test_who_forages_is_slower_under_a_slower_commander_too() -> None:
    state = bare(6)
    state.foraging[UNION] |= 1 << station(state, UNION, "1746", 3, "lyon")
    station(state, UNION, "1745", 3, "mcdowell")
    driver = phase(state).push("march lyon", "lead 3", "go 1745", "join mcdowell")
    assert march_of(driver).allowance == 3 - 1


@pytest.mark.clause("7.2.2")
def test_of_equals_whose_commander_marches_away_the_owner_chooses_one() -> None:
    state = bare(6)
    place = station(state, CONFEDERATE, "2146", 6, "lee", "jackson", "longstreet", "stuart")
    for name, stars in (("lee", 3), ("jackson", 2), ("longstreet", 2)):
        promoted(state, name, stars)
    driver = phase(state, CONFEDERATE).push("march lee", "lead 3", "go 2046")
    assert sorted(driver.actions) == ["command jackson", "command longstreet"]
    assert clause_of(driver, "command stuart") == "7.2.3"
    driver.push("command longstreet", "halt")
    assert commander(state, CONFEDERATE, place) == GENERAL["longstreet"]
    driver.push("march stuart", "lead 1", "go 2046", "halt")
    assert driver.prompt == "prompt-action", "Longstreet commands already"


@pytest.mark.clause("7.8")
@pytest.mark.clause("7.2.2")
def test_a_general_who_is_transferred_to_an_equal_may_command_there() -> None:
    state = bare(6)
    station(state, UNION, "1647", 3, "burnside", "couch")
    place = station(state, UNION, "2416", 3, "banks")
    for name in ("burnside", "banks"):
        promoted(state, name, 2)
    promoted(state, "couch", 1)
    driver = phase(state).push("transfers any", "transfer burnside", "send burnside 2416")
    assert sorted(driver.actions) == ["command banks", "command burnside"]
    driver.push("command burnside")
    assert commander(state, UNION, place) == GENERAL["burnside"]
    driver.push("transfer couch", "send couch 2416")
    assert driver.prompt == "prompt-action", "Couch is of lower rank"
    assert commander(state, UNION, place) == GENERAL["burnside"]


@pytest.mark.clause("7.7")
@pytest.mark.clause("9.1")
def test_over_a_bridge_that_his_enemy_has_shut_a_general_is_not_shunned() -> None:
    """Lee's zone ends at the river; that of the SP beyond it has no General."""
    state = bare(6)
    station(state, UNION, "2519", 3, "mcclellan")
    station(state, CONFEDERATE, "2618", 2, "lee")
    station(state, CONFEDERATE, "2719", 1)
    assert "go 2619" in phase(state).push("march mcclellan", "lead 3").actions


@pytest.mark.clause("8.3")
@pytest.mark.clause("6.2.2")
def test_cavalry_that_goes_on_pays_for_the_marker_where_it_halted() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2046", 1, "stuart")
    driver = phase(state, CONFEDERATE).push("march stuart", "lead 1")
    free = march_of(driver.push("go 1946", "go 1945")).spent
    state = bare(6)
    state.markers[UNION] |= 1 << PLACE["1946"]
    station(state, CONFEDERATE, "2046", 1, "stuart")
    driver = phase(state, CONFEDERATE).push("march stuart", "lead 1", "go 1946")
    left = march_of(driver).left()
    driver.push("go 1945")
    assert march_of(driver).spent == free + 1
    assert march_of(driver).left() == left - 1, "the point for the marker was not offered again"


@pytest.mark.clause("17.2.4")
@pytest.mark.clause("10.2.1")
def test_no_garrison_is_back_where_a_fort_of_the_enemy_stands() -> None:
    state = bare(6)
    washington = PLACE["1647"]
    state.fled = 1 << washington
    state.set_fort(CONFEDERATE, washington, 2)
    state.markers[CONFEDERATE] |= 1 << washington
    ActionPhase(UNION).begin(Play(state, Scripted()))
    assert state.fled == state.markers[CONFEDERATE] == 1 << washington
    state.set_fort(CONFEDERATE, washington, 0)
    ActionPhase(UNION).begin(Play(state, Scripted()))
    assert not state.fled
    assert not state.markers[CONFEDERATE]


@pytest.mark.clause("7.2.3b")
def test_a_subordinate_who_is_left_where_the_march_ends_does_not_command() -> None:
    """L4918-4925: nobody puts Thomas in command when Sherman has moved the stack."""
    state = bare(6)
    station(state, UNION, "1746", 6, "sherman", "thomas")
    for name in ("sherman", "thomas"):
        promoted(state, name, 2)
    driver = phase(state).push("march sherman", "take thomas", "lead 6", "go 1745")
    driver.push("drop 1", "part thomas", "halt")
    assert driver.prompt == "prompt-action"
    assert commander(state, UNION, PLACE["1745"]) == GENERAL["sherman"]


@pytest.mark.clause("5.1.2")
@pytest.mark.clause("7.3")
def test_no_more_sp_are_led_than_have_not_moved() -> None:
    state = bare(6)
    station(state, UNION, "1746", 4, "banks")
    station(state, UNION, "1745", 2, "couch")
    for name in ("banks", "couch"):
        promoted(state, name, 2)
    driver = phase(state).push("march couch", "lead 2", "go 1746", "halt", "command banks")
    driver.push("march banks")
    assert numbers(driver, "lead") == [1, 2, 3, 4]
    assert clause_of(driver, "lead 5") == "5.1.2"
    assert clause_of(driver, "lead 7") == "7.3"


@pytest.mark.clause("17.2.3")
def test_militia_is_not_sent_to_where_it_stands() -> None:
    state = bare(6)
    state.set_militia(CONFEDERATE, STATE["VA"], PLACE["2146"])
    denial = phase(state, CONFEDERATE).why("post va 2146")
    assert denial is not None
    assert denial.key == "deny-militia-there"


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("7.8")
def test_of_equals_whose_commander_is_transferred_the_owner_chooses_one() -> None:
    state = bare(6)
    place = station(state, UNION, "1647", 3, "burnside", "couch", "banks")
    station(state, UNION, "2416", 3)
    for name in ("burnside", "couch", "banks"):
        promoted(state, name, 2)
    driver = phase(state).push("transfers any", "transfer burnside", "send burnside 2416")
    assert sorted(driver.actions) == ["command banks", "command couch"]
    driver.push("command banks")
    assert driver.prompt == "prompt-transfer"
    assert commander(state, UNION, place) == GENERAL["banks"]


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("7.5.1")
def test_of_equals_left_on_the_way_one_is_named_as_the_march_leaves_them() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2146", 6, "lee", "jackson", "longstreet", "stuart")
    for name, stars in (("lee", 3), ("jackson", 2), ("longstreet", 2)):
        promoted(state, name, stars)
    driver = phase(state, CONFEDERATE).push("march lee", "take jackson", "take longstreet")
    driver.push("lead 5", "go 2046", "drop 2", "part jackson", "part longstreet")
    assert driver.prompt == "prompt-march", "Lee is still there"
    driver.push("go 1946")
    assert driver.decision.clause == "7.2.2"
    assert sorted(driver.actions) == ["command jackson", "command longstreet"]
    driver.push("command longstreet")
    assert driver.prompt == "prompt-march"
    assert commander(state, CONFEDERATE, PLACE["2046"]) == GENERAL["longstreet"]
    assert driver.push("halt").prompt == "prompt-action"


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("7.2.3b")
def test_subordinates_left_with_a_commander_on_the_way_do_not_replace_him() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2146", 6, "lee", "jackson")
    place = station(state, CONFEDERATE, "2046", 1, "longstreet")
    for name, stars in (("lee", 3), ("jackson", 2), ("longstreet", 2)):
        promoted(state, name, stars)
    driver = phase(state, CONFEDERATE).push("march lee", "take jackson", "lead 5", "go 2046")
    driver.push("part jackson", "go 1946")
    assert driver.prompt == "prompt-march", "nobody is asked"
    assert commander(state, CONFEDERATE, place) == GENERAL["longstreet"]
    state = bare(6)
    station(state, CONFEDERATE, "2146", 6, "lee", "jackson")
    station(state, CONFEDERATE, "2046", 1, "early")
    for name, stars in (("lee", 3), ("jackson", 2), ("early", 1)):
        promoted(state, name, stars)
    driver = phase(state, CONFEDERATE).push("march lee", "take jackson", "lead 5", "go 2046")
    driver.push("part jackson", "go 1946")
    assert commander(state, CONFEDERATE, place) == GENERAL["jackson"], "the higher rank"


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("7.5.1")
def test_of_equals_whose_commander_is_picked_up_on_the_way_one_is_named() -> None:
    state = bare(6)
    station(state, CONFEDERATE, "2146", 3, "lee")
    place = station(state, CONFEDERATE, "2046", 2, "jackson", "longstreet", "early")
    for name, stars in (("lee", 3), ("jackson", 2), ("longstreet", 2), ("early", 2)):
        promoted(state, name, stars)
    state.chiefs |= 1 << GENERAL["jackson"]
    driver = phase(state, CONFEDERATE).push("march lee", "lead 3", "go 2046", "join jackson")
    driver.push("go 1946")
    assert sorted(driver.actions) == ["command early", "command longstreet"]
    driver.push("command early", "halt")
    assert commander(state, CONFEDERATE, place) == GENERAL["early"]


def beside_three_equals() -> tuple[CivilWarState, int]:
    """Grant with SP, and the place next to him where Banks commands two Generals of his rank."""
    state = bare(6)
    station(state, UNION, "1746", 2, "grant")
    place = station(state, UNION, "1745", 3, "banks", "burnside", "couch")
    promoted(state, "grant", 3)
    for name in ("banks", "burnside", "couch"):
        promoted(state, name, 2)
    state.chiefs |= 1 << GENERAL["banks"]
    return state, place


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("5.9")
def test_of_equals_whose_commander_is_gathered_one_is_named_at_once() -> None:
    state, place = beside_three_equals()
    driver = phase(state).push("march grant", "lead 2", "gather 1745 2", "call banks", "done")
    assert sorted(driver.actions) == ["command burnside", "command couch"]
    driver.push("command couch")
    assert driver.prompt == "prompt-march"
    assert commander(state, UNION, place) == GENERAL["couch"]


@pytest.mark.clause("7.2.2")
@pytest.mark.clause("5.9")
def test_of_equals_who_have_moved_one_is_named_when_all_others_are_gathered() -> None:
    state, place = beside_three_equals()
    state.active |= 1 << GENERAL["burnside"] | 1 << GENERAL["couch"]
    driver = phase(state).push("march grant", "lead 2", "gather 1745 2", "call banks")
    assert sorted(driver.actions) == ["command burnside", "command couch"]
    driver.push("command couch")
    assert driver.prompt == "prompt-march"
    assert commander(state, UNION, place) == GENERAL["couch"]
