"""5.2, 5.3, 5.5.4, 5.5.5, 7.3.5, 12.7: armies and corps, who commands them and who leaves them."""

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.base import P
from longroll.titles.forthepeople.components import ARMY, GENERAL
from longroll.titles.forthepeople.formations import (
    Arrive,
    Relocate,
    RoundEnd,
    Succession,
    army_abandoned,
    army_commander,
    army_emptied,
    army_generals,
    army_of,
    cavalry_at,
    commanders,
    eliminate_army,
    eliminate_force,
    eliminate_stack,
    infantry_generals,
    kill_general,
    may_leave,
    outranked,
    place_elite,
    remove_brigade,
    remove_infantry,
    take_generic_command,
    to_track,
)
from longroll.titles.forthepeople.state import (
    ARMY as ARMY_FORCE,
)
from longroll.titles.forthepeople.state import (
    BRIGADE,
    CORPS,
    MOVING,
    REMOVED,
    TRACK,
    Force,
    ForThePeopleState,
)
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC, CUMBERLAND = ARMY["army-of-the-potomac"], ARMY["army-of-the-cumberland"]
NORTHERN_VIRGINIA, TENNESSEE = ARMY["army-of-northern-virginia"], ARMY["army-of-tennessee"]


def play_on(state: ForThePeopleState) -> P:
    return Play(state, Scripted([], []))


def generals(*names: str) -> list[int]:
    return sorted(GENERAL[name] for name in names)


def posts(state: ForThePeopleState, *names: str) -> list[int]:
    return [state.post[GENERAL[name]] for name in names]


def due(state: ForThePeopleState, *names: str) -> list[int]:
    return [state.due[GENERAL[name]] for name in names]


def set_out(
    state: ForThePeopleState,
    side: int,
    kind: int,
    where: str,
    infantry: int,
    *names: str,
    army: str | None = None,
) -> None:
    """Put a moving force on the table, led by the first general."""
    force = Force(side, kind, space(where))
    force.infantry = infantry
    force.generals = tuple(generals(*names))
    force.lead = GENERAL[names[0]] if names else -1
    state.force = force
    for name in names:
        state.post_general(GENERAL[name], MOVING)
    if army is not None:
        force.army = ARMY[army]
        state.place_army(ARMY[army], MOVING)
        state.commander[ARMY[army]] = force.lead


def round_end(state: ForThePeopleState, side: int = UNION, *, last: bool = False) -> Driver:
    """The end of a round; unless it is the last, the players still hold cards."""
    if not last:
        state.hand[UNION] = (1,)
    return run(state, RoundEnd(side))


# --- 5.2.1, 12.7, 7.3.5: an army without units ---------------------------------------------------


@pytest.mark.clause("5.2.1")
@pytest.mark.clause("12.7")
def test_an_army_without_units_is_eliminated_with_all_its_generals() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 2, "mcdowell", "mcclellan", army="army-of-the-potomac")
    play = play_on(state)
    remove_infantry(play, UNION, space("frederick"), 2)
    assert army_emptied(play, UNION, space("frederick"))
    assert state.army_at[POTOMAC] == TRACK
    assert state.commander[POTOMAC] == -1
    assert posts(state, "mcdowell", "mcclellan") == [TRACK, TRACK]
    assert due(state, "mcdowell", "mcclellan") == [3, 3]
    assert state.will[UNION] == 90


@pytest.mark.clause("5.2.1")
def test_a_fort_does_not_save_an_army_without_units() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "vicksburg", 0, "pemberton", army="army-of-mississippi")
    state.set_fort(space("vicksburg"), CONFEDERATE)
    assert army_emptied(play_on(state), CONFEDERATE, space("vicksburg"))
    assert posts(state, "pemberton") == [TRACK]


@pytest.mark.clause("12.7")
def test_the_confederacy_loses_5_of_will_with_an_army() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "nashville", 0, "bragg", army="army-of-tennessee")
    eliminate_army(play_on(state), TENNESSEE)
    assert state.will[CONFEDERATE] == 92  # 5, and 3 more for the fortunes of war (12.4)


@pytest.mark.clause("5.2.1")
def test_an_army_with_a_last_brigade_stands() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 0, "r-e-lee", "stuart", army="army-of-northern-virginia")
    assert not army_emptied(play_on(state), CONFEDERATE, space("manassas"))
    assert state.army_at[NORTHERN_VIRGINIA] == space("manassas")


@pytest.mark.clause("12.7")
@pytest.mark.clause("5.5.4")
def test_an_army_is_lost_with_its_last_unit_though_it_is_cavalry() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 0, "r-e-lee", "stuart", army="army-of-northern-virginia")
    play = play_on(state)
    remove_brigade(play, GENERAL["stuart"])
    assert army_emptied(play, CONFEDERATE, space("manassas"))
    assert due(state, "r-e-lee", "stuart") == [5, 7]
    assert state.owed[CONFEDERATE] == 0


@pytest.mark.clause("7.3.5")
def test_an_eliminated_army_marker_waits_for_the_next_turn() -> None:
    state = empty_table(turn=5)
    put(state, UNION, "frederick", 0, "pope", army="army-of-the-potomac")
    state.elite[0] = POTOMAC
    state.beaten[POTOMAC] = 3
    eliminate_army(play_on(state), POTOMAC)
    assert (state.army_at[POTOMAC], state.army_due[POTOMAC]) == (TRACK, 6)
    assert state.elite == [-1] * 4
    assert state.beaten[POTOMAC] == -9


@pytest.mark.clause("7.3.5")
def test_generals_of_a_corps_without_units_leave_the_map() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "fayetteville-ar", 0, "price", "van-dorn")
    assert army_emptied(play_on(state), CONFEDERATE, space("fayetteville-ar"))
    assert posts(state, "price", "van-dorn") == [TRACK, TRACK]


@pytest.mark.clause("5.3.4")
def test_generals_without_units_may_stay_in_a_fort_after_losses() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "vicksburg", 0, "pemberton")
    state.set_fort(space("vicksburg"), CONFEDERATE)
    assert not army_emptied(play_on(state), CONFEDERATE, space("vicksburg"))
    assert posts(state, "pemberton") == [space("vicksburg")]


@pytest.mark.clause("7.3.5")
@pytest.mark.clause("7.6.3")
def test_a_stack_that_surrenders_leaves_nothing_though_there_is_a_fort() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "vicksburg", 4, "pemberton", "forrest", army="army-of-mississippi")
    state.set_fort(space("vicksburg"), CONFEDERATE)
    eliminate_stack(play_on(state), CONFEDERATE, space("vicksburg"))
    assert state.units(CONFEDERATE, space("vicksburg")) == 0
    assert posts(state, "pemberton", "forrest") == [TRACK, TRACK]
    assert due(state, "pemberton", "forrest") == [5, 7]
    assert state.army_at[ARMY["army-of-mississippi"]] == TRACK


@pytest.mark.clause("7.3.5")
def test_a_moving_army_that_is_lost_leaves_nothing() -> None:
    state = empty_table()
    set_out(
        state, UNION, ARMY_FORCE, "manassas", 3, "mcdowell", "burnside", army="army-of-the-potomac"
    )
    eliminate_force(play_on(state))
    assert state.force is None
    assert posts(state, "mcdowell", "burnside") == [TRACK, TRACK]
    assert state.army_at[POTOMAC] == TRACK
    assert state.will[UNION] == 90


@pytest.mark.clause("5.3.6")
@pytest.mark.clause("5.4.4")
def test_a_detachment_with_the_last_unit_costs_the_army() -> None:
    # Ruling B41: for a division as for a corps.
    state = empty_table()
    put(state, UNION, "frederick", 0, "mcdowell", "burnside", army="army-of-the-potomac")
    set_out(state, UNION, CORPS, "frederick", 1, "pope")
    assert army_abandoned(play_on(state), UNION, space("frederick"))
    assert state.will[UNION] == 90
    assert posts(state, "mcdowell", "burnside", "pope") == [TRACK, TRACK, MOVING]


@pytest.mark.clause("5.3.6")
def test_a_detachment_that_leaves_a_unit_costs_nothing() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 1, "mcdowell", army="army-of-the-potomac")
    assert not army_abandoned(play_on(state), UNION, space("frederick"))
    assert state.will[UNION] == 100


# --- 5.5.4: cavalry ------------------------------------------------------------------------------


@pytest.mark.clause("5.5.4")
def test_a_killed_confederate_cavalry_general_returns_after_three_turns() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    kill_general(play_on(state), GENERAL["stuart"])
    assert (posts(state, "stuart"), due(state, "stuart")) == ([TRACK], [7])
    assert state.owed == [0, 0, 1]
    assert state.units(CONFEDERATE, space("manassas")) == 0


@pytest.mark.clause("5.5.4")
def test_a_killed_union_cavalry_general_returns_next_turn() -> None:
    state = empty_table(turn=5)
    put(state, UNION, "frederick", 0, "pleasonton")
    kill_general(play_on(state), GENERAL["pleasonton"])
    assert due(state, "pleasonton") == [6]
    assert state.owed == [0, 1, 0]


@pytest.mark.clause("5.5.4")
def test_a_brigade_that_loses_its_unit_gets_none_back() -> None:
    state = empty_table(turn=5)
    put(state, UNION, "frederick", 0, "pleasonton")
    remove_brigade(play_on(state), GENERAL["pleasonton"])
    assert due(state, "pleasonton") == [6]
    assert state.owed == [0, 0, 0]


@pytest.mark.clause("7.7")
def test_a_killed_infantry_general_never_returns() -> None:
    state = empty_table()
    put(state, UNION, "gettysburg", 3, "reynolds")
    kill_general(play_on(state), GENERAL["reynolds"])
    assert posts(state, "reynolds") == [REMOVED]


@pytest.mark.clause("7.7")
def test_a_general_killed_on_the_march_leaves_the_force() -> None:
    state = empty_table()
    set_out(state, UNION, CORPS, "manassas", 3, "burnside", "reynolds")
    kill_general(play_on(state), GENERAL["burnside"])
    assert state.force is not None
    assert state.force.generals == (GENERAL["reynolds"],)
    assert state.force.lead == -1


# --- 5.2.2, 5.2.8: command -----------------------------------------------------------------------


@pytest.mark.clause("5.2.2")
def test_a_commander_keeps_his_army_though_a_higher_general_joins_it() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 4, "mcdowell", army="army-of-the-potomac")
    set_out(state, UNION, CORPS, "frederick", 1, "mcclellan")
    run(state, Arrive())
    assert army_commander(state, POTOMAC) == GENERAL["mcdowell"]
    assert state.will[UNION] == 100


@pytest.mark.clause("5.2.2")
def test_neither_commander_nor_second_may_leave_an_army() -> None:
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 4, "meade", "thomas", "hancock", army="army-of-the-potomac")
    denials = [may_leave(state, g) for g in generals("meade", "thomas", "hancock")]
    by_name = dict(zip(generals("meade", "thomas", "hancock"), denials, strict=True))
    commander, second = by_name[GENERAL["meade"]], by_name[GENERAL["thomas"]]
    assert commander is not None
    assert commander.key == "deny-commander-stays"
    assert second is not None
    assert (second.clause, second.key) == ("5.2.2", "deny-second-stays")
    assert by_name[GENERAL["hancock"]] is None


@pytest.mark.clause("5.2.2")
def test_of_equal_seconds_either_may_leave_but_not_both() -> None:
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 4, "meade", "hancock", "reynolds", army="army-of-the-potomac")
    assert may_leave(state, GENERAL["hancock"]) is None
    assert may_leave(state, GENERAL["reynolds"]) is None
    state.post_general(GENERAL["reynolds"], space("baltimore"))
    assert may_leave(state, GENERAL["hancock"]) is not None
    assert may_leave(state, GENERAL["reynolds"]) is None


@pytest.mark.clause("5.2.2")
def test_a_higher_newcomer_frees_the_second() -> None:
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 4, "meade", "thomas", army="army-of-the-potomac")
    assert may_leave(state, GENERAL["thomas"]) is not None
    put(state, UNION, "frederick", 0, "grant")
    assert may_leave(state, GENERAL["thomas"]) is None


@pytest.mark.clause("5.3.6")
def test_brigades_come_and_go() -> None:
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 4, "meade", "pleasonton", army="army-of-the-potomac")
    assert may_leave(state, GENERAL["pleasonton"]) is None


@pytest.mark.clause("5.2.2")
def test_the_first_general_to_come_takes_over_from_the_generic_one() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, army="army-of-the-cumberland")
    put(state, UNION, "washington-dc", 1, "fremont")
    set_out(state, UNION, CORPS, "cincinnati", 1, "buell")
    run(state, Arrive())
    assert army_commander(state, CUMBERLAND) == GENERAL["buell"]
    assert state.will[UNION] == 98  # Fremont (8) is on the map and outranks Buell (6)


@pytest.mark.clause("5.2.2")
def test_taking_over_costs_nothing_if_the_higher_generals_are_in_armies() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, army="army-of-the-cumberland")
    put(state, UNION, "washington-dc", 5, "fremont", army="army-of-the-potomac")
    set_out(state, UNION, CORPS, "cincinnati", 1, "buell")
    run(state, Arrive())
    assert army_commander(state, CUMBERLAND) == GENERAL["buell"]
    assert state.will[UNION] == 100


@pytest.mark.clause("5.2.2")
def test_of_two_who_come_together_the_higher_takes_over() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, army="army-of-the-cumberland")
    set_out(state, UNION, CORPS, "cincinnati", 1, "rosecrans", "buell")
    run(state, Arrive())
    assert army_commander(state, CUMBERLAND) == GENERAL["buell"]


@pytest.mark.clause("10.6.3")
def test_a_reinforcement_takes_over_for_nothing() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, "buell", army="army-of-the-cumberland")
    put(state, UNION, "washington-dc", 1, "fremont")
    state.commander[CUMBERLAND] = -1
    take_generic_command(play_on(state), CUMBERLAND, GENERAL["buell"], free=True)
    assert army_commander(state, CUMBERLAND) == GENERAL["buell"]
    assert state.will[UNION] == 100


@pytest.mark.clause("5.2.8")
def test_a_brigade_does_not_take_over_an_army() -> None:
    # Ruling B4.
    state = empty_table(turn=5)
    put(state, UNION, "cincinnati", 5, army="army-of-the-cumberland")
    set_out(state, UNION, BRIGADE, "cincinnati", 0, "stoneman")
    run(state, Arrive())
    assert army_commander(state, CUMBERLAND) == -1


@pytest.mark.clause("5.2.8")
def test_the_highest_subordinate_succeeds() -> None:
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 4, "meade", "hancock", "thomas", army="army-of-the-potomac")
    kill_general(play_on(state), GENERAL["meade"])
    driver = run(state, Succession())
    assert driver.over
    assert army_commander(state, POTOMAC) == GENERAL["thomas"]


@pytest.mark.clause("5.2.8")
def test_among_equals_the_owner_chooses_the_successor() -> None:
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 4, "meade", "hancock", "reynolds", army="army-of-the-potomac")
    kill_general(play_on(state), GENERAL["meade"])
    driver = run(state, Succession())
    assert driver.decision.seat == "union"
    assert driver.actions == ["appoint hancock", "appoint reynolds"]
    driver.push("appoint reynolds")
    assert driver.over
    assert army_commander(state, POTOMAC) == GENERAL["reynolds"]
    assert state.contested == 0


@pytest.mark.clause("5.2.8")
def test_an_army_without_infantry_generals_is_under_the_generic_one() -> None:
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 4, "hooker", "pleasonton", army="army-of-the-potomac")
    play = play_on(state)
    kill_general(play, GENERAL["hooker"])
    assert army_commander(state, POTOMAC) == -1
    assert commanders(state, UNION, space("frederick")) == [-1]
    assert [event.key for event in play.events] == ["general-killed", "army-without-general"]


@pytest.mark.clause("5.2.8")
def test_the_commander_lost_on_the_march_is_followed_on_the_march() -> None:
    state = empty_table()
    set_out(
        state, UNION, ARMY_FORCE, "manassas", 5, "mcclellan", "burnside", army="army-of-the-potomac"
    )
    kill_general(play_on(state), GENERAL["mcclellan"])
    assert army_commander(state, POTOMAC) == GENERAL["burnside"]
    assert state.force is not None
    assert state.force.lead == GENERAL["burnside"]


@pytest.mark.clause("5.2.2")
def test_generals_in_armies_do_not_outrank_those_outside() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, "buell")
    put(state, UNION, "frederick", 5, "mcdowell", "mcclellan", army="army-of-the-potomac")
    assert not outranked(state, UNION, GENERAL["buell"])
    state.place_army(POTOMAC, TRACK, 3)
    assert outranked(state, UNION, GENERAL["buell"])


# --- 5.3.1, 5.5.5, 7.4.1: who may command in a space ---------------------------------------------


@pytest.mark.clause("5.3.1")
def test_the_highest_inactive_general_commands_a_corps() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 3, "rosecrans", "buell")
    assert commanders(state, UNION, space("cincinnati")) == [GENERAL["buell"]]


@pytest.mark.clause("5.3.1")
def test_equals_may_all_command_a_corps() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "halleck", "pope", "mcdowell")
    assert commanders(state, UNION, space("cairo")) == generals("halleck", "mcdowell")


@pytest.mark.clause("7.4.1")
def test_the_commander_of_an_army_need_not_be_its_highest_general() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 5, "mcdowell", "mcclellan", army="army-of-the-potomac")
    assert commanders(state, UNION, space("frederick")) == [GENERAL["mcdowell"]]


@pytest.mark.clause("5.5.5")
def test_a_cavalry_general_commands_only_without_others() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "nashville", 3, "forrest")
    assert commanders(state, CONFEDERATE, space("nashville")) == [GENERAL["forrest"]]
    put(state, CONFEDERATE, "nashville", 0, "pemberton")
    assert commanders(state, CONFEDERATE, space("nashville")) == [GENERAL["pemberton"]]


@pytest.mark.clause("5.3.1")
def test_nobody_commands_units_without_a_general() -> None:
    state = empty_table()
    put(state, UNION, "pittsburgh", 2)
    assert commanders(state, UNION, space("pittsburgh")) == []


@pytest.mark.clause("5.3.2")
def test_after_burnsides_move_fremont_commands_again() -> None:
    # The example: Burnside alone goes out and comes back for Fremont and the strength point.
    state = empty_table()
    set_out(state, UNION, CORPS, "washington-dc", 1, "burnside", "fremont")
    run(state, Arrive())
    assert commanders(state, UNION, space("washington-dc")) == [GENERAL["fremont"]]


@pytest.mark.clause("5.5.1")
def test_a_brigade_is_a_unit_and_a_general() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 5, "beauregard", "stuart")
    at = space("manassas")
    assert state.units(CONFEDERATE, at) == 6
    assert infantry_generals(state, CONFEDERATE, at) == generals("beauregard")
    assert cavalry_at(state, CONFEDERATE, at) == generals("stuart")


# --- 5.2.3, 5.2.4, 5.3.5: coming to a space ------------------------------------------------------


@pytest.mark.clause("5.3.5")
def test_a_corps_that_ends_with_an_army_belongs_to_it() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 4, "mcdowell", army="army-of-the-potomac")
    set_out(state, UNION, CORPS, "frederick", 2, "burnside")
    driver = run(state, Arrive())
    assert state.force is None
    assert state.units(UNION, space("frederick")) == 6
    assert army_generals(state, POTOMAC) == generals("burnside", "mcdowell")
    assert army_of(state, GENERAL["burnside"]) == POTOMAC
    assert driver.told("joins-army")


@pytest.mark.clause("5.3.5")
def test_an_army_that_comes_back_absorbs_the_corps_it_finds() -> None:
    # Sample game, third Union round of Summer 1861: McDowell retreats to Frederick with 4 strength
    # points and absorbs McClellan and 1 strength point.
    state = empty_table()
    put(state, UNION, "frederick", 1, "mcclellan")
    set_out(state, UNION, ARMY_FORCE, "frederick", 4, "mcdowell", army="army-of-the-potomac")
    run(state, Arrive())
    assert state.army_at[POTOMAC] == space("frederick")
    assert state.units(UNION, space("frederick")) == 5
    assert army_generals(state, POTOMAC) == generals("mcclellan", "mcdowell")
    assert army_commander(state, POTOMAC) == GENERAL["mcdowell"]


@pytest.mark.clause("5.2.1")
def test_an_army_that_arrives_without_units_is_lost() -> None:
    state = empty_table()
    set_out(state, UNION, ARMY_FORCE, "frederick", 0, "mcdowell", army="army-of-the-potomac")
    run(state, Arrive())
    assert state.army_at[POTOMAC] == TRACK
    assert state.will[UNION] == 90


def two_union_armies() -> Driver:
    state = empty_table(turn=5)
    put(
        state,
        UNION,
        "frederick",
        6,
        "mcclellan",
        "burnside",
        "stoneman",
        army="army-of-the-potomac",
    )
    set_out(
        state, UNION, ARMY_FORCE, "frederick", 5, "buell", "pope", army="army-of-the-cumberland"
    )
    return run(state, Arrive())


@pytest.mark.clause("5.2.4")
def test_of_two_armies_the_one_that_came_may_be_disbanded() -> None:
    driver = two_union_armies()
    state = driver.state
    assert driver.decision.seat == "union"
    assert sorted(driver.actions) == [
        "disband army-of-the-cumberland",
        "disband army-of-the-potomac",
    ]
    driver.push("disband army-of-the-cumberland")
    assert driver.over
    assert state.will[UNION] == 84  # 10 for the army and 6 for Buell
    assert state.army_at[CUMBERLAND] == TRACK
    assert posts(state, "buell", "pope") == [TRACK, TRACK]
    assert army_generals(state, POTOMAC) == generals("burnside", "mcclellan", "stoneman")
    assert state.units(UNION, space("frederick")) == 12


@pytest.mark.clause("5.2.4")
def test_of_two_armies_the_one_that_stood_there_may_be_disbanded() -> None:
    driver = two_union_armies()
    state = driver.state
    driver.push("disband army-of-the-potomac")
    assert state.will[UNION] == 80  # 10 for the army and 10 for McClellan
    assert posts(state, "mcclellan", "burnside", "stoneman") == [TRACK] * 3
    assert army_commander(state, CUMBERLAND) == GENERAL["buell"]
    assert state.units(UNION, space("frederick")) == 11
    assert state.owed[UNION] == 1  # the unit of Stoneman's brigade (5.5.1)


@pytest.mark.clause("5.2.4")
def test_the_confederacy_loses_5_and_the_commanders_influence() -> None:
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "nashville", 4, "bragg", "morgan", army="army-of-tennessee")
    put(state, CONFEDERATE, "chattanooga", 7, "r-e-lee", army="army-of-northern-virginia")
    driver = run(state, Relocate(CONFEDERATE, space("chattanooga"), space("nashville")))
    driver.push("disband army-of-tennessee")
    assert state.will[CONFEDERATE] == 84  # 5 and 3 as fortune falls (12.4), and 8 for Bragg
    assert due(state, "bragg", "morgan") == [6, 8]
    assert state.army_at[NORTHERN_VIRGINIA] == space("nashville")


@pytest.mark.clause("5.2.4")
def test_a_generic_general_adds_nothing_to_the_loss() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 4, "mcdowell", army="army-of-the-potomac")
    put(state, UNION, "baltimore", 4, army="army-of-the-cumberland")
    driver = run(state, Relocate(UNION, space("baltimore"), space("frederick")))
    driver.push("disband army-of-the-cumberland")
    assert state.will[UNION] == 90


@pytest.mark.clause("7.6.1")
def test_a_retreat_takes_everything_along() -> None:
    state = empty_table(turn=5)
    put(
        state,
        CONFEDERATE,
        "manassas",
        5,
        "j-e-johnston",
        "stuart",
        army="army-of-northern-virginia",
    )
    put(state, CONFEDERATE, "culpeper", 1, "jackson")
    driver = run(state, Relocate(CONFEDERATE, space("manassas"), space("culpeper")))
    assert driver.over
    assert state.units(CONFEDERATE, space("manassas")) == 0
    assert state.units(CONFEDERATE, space("culpeper")) == 7
    staff = generals("j-e-johnston", "jackson", "stuart")
    assert army_generals(state, NORTHERN_VIRGINIA) == staff
    assert army_commander(state, NORTHERN_VIRGINIA) == GENERAL["j-e-johnston"]


@pytest.mark.clause("5.2.2")
def test_an_army_under_the_generic_general_finds_a_commander_where_it_retreats() -> None:
    state = empty_table()
    put(state, UNION, "baltimore", 4, army="army-of-the-potomac")
    put(state, UNION, "frederick", 1, "hancock")
    run(state, Relocate(UNION, space("baltimore"), space("frederick")))
    assert army_commander(state, POTOMAC) == GENERAL["hancock"]


# --- 5.2.9, 5.3.4: the end of a round ------------------------------------------------------------


@pytest.mark.clause("5.2.9")
def test_an_army_of_1_unit_may_have_four_generals() -> None:
    state = empty_table(turn=12)
    names = ("meade", "hancock", "reynolds", "thomas")
    put(state, UNION, "frederick", 1, *names, army="army-of-the-potomac")
    assert round_end(state).over
    assert posts(state, *names) == [space("frederick")] * 4


@pytest.mark.clause("5.2.9")
def test_the_opponent_chooses_which_general_leaves_an_army() -> None:
    state = empty_table(turn=12)
    names = ("meade", "hancock", "reynolds", "thomas", "hooker")
    put(state, UNION, "frederick", 1, *names, army="army-of-the-potomac")
    driver = round_end(state)
    assert driver.decision.seat == "confederate"
    assert driver.decision.clause == "5.2.9"
    assert driver.actions == [
        *[f"displace {name}" for name in ("hancock", "hooker", "meade", "reynolds", "thomas")],
        "let-stand frederick",
    ]
    driver.push("displace meade")
    assert driver.over
    assert (posts(state, "meade"), due(state, "meade")) == ([TRACK], [13])
    assert army_commander(state, POTOMAC) == GENERAL["hooker"]


@pytest.mark.clause("5.2.9")
def test_a_brigade_counts_but_does_not_leave() -> None:
    state = empty_table(turn=12)
    names = ("meade", "hancock", "reynolds", "thomas", "hooker", "pleasonton")
    put(state, UNION, "frederick", 1, *names, army="army-of-the-potomac")
    driver = round_end(state)  # 2 units, 6 generals
    assert "displace pleasonton" not in driver.actions
    driver.push("displace thomas")
    assert driver.over


@pytest.mark.clause("5.3.4")
def test_a_space_holds_one_general_more_than_units() -> None:
    # The example: no more than three generals in a space with 2 strength points.
    state = empty_table(turn=10)
    put(state, CONFEDERATE, "nashville", 2, "bragg", "hood", "polk", "pemberton")
    driver = round_end(state, CONFEDERATE)
    assert driver.decision.seat == "union"
    driver.push("displace hood")
    assert driver.over
    assert posts(state, "hood") == [TRACK]
    assert posts(state, "bragg", "polk", "pemberton") == [space("nashville")] * 3


@pytest.mark.clause("5.3.4")
def test_both_sides_are_looked_at() -> None:
    state = empty_table(turn=10)
    put(state, CONFEDERATE, "nashville", 1, "bragg", "hood", "polk")
    assert round_end(state, UNION).decision.seat == "union"


@pytest.mark.clause("5.3.4")
def test_a_brigade_is_one_unit_and_one_general() -> None:
    # Ruling B21.
    state = empty_table(turn=10)
    put(state, CONFEDERATE, "nashville", 0, "bragg", "forrest")
    assert round_end(state).over
    put(state, CONFEDERATE, "nashville", 0, "hood")
    driver = round_end(state)
    assert driver.actions == ["displace bragg", "displace hood", "let-stand nashville"]


@pytest.mark.clause("5.3.4")
def test_a_fort_without_units_shelters_one_general() -> None:
    state = empty_table(turn=10)
    put(state, CONFEDERATE, "vicksburg", 0, "pemberton")
    state.set_fort(space("vicksburg"), CONFEDERATE)
    assert round_end(state).over
    assert posts(state, "pemberton") == [space("vicksburg")]
    put(state, CONFEDERATE, "vicksburg", 0, "hood")
    round_end(state).push("displace hood")
    assert posts(state, "pemberton", "hood") == [space("vicksburg"), TRACK]


@pytest.mark.clause("5.3.4")
def test_a_general_alone_leaves_without_a_question() -> None:
    state = empty_table(turn=10)
    put(state, CONFEDERATE, "vicksburg", 0, "pemberton")
    assert round_end(state).over
    assert (posts(state, "pemberton"), due(state, "pemberton")) == ([TRACK], [11])


@pytest.mark.clause("5.3.4")
def test_the_opponent_may_let_a_breach_stand_until_the_last_round() -> None:
    # The note: he may protest, or leave things as they are until all rounds have been played.
    state = empty_table(turn=10)
    put(state, CONFEDERATE, "nashville", 1, "bragg", "hood", "polk")
    assert round_end(state).push("let-stand nashville").over
    assert posts(state, "bragg", "hood", "polk") == [space("nashville")] * 3
    state.hand[UNION] = ()
    driver = round_end(state, last=True)
    assert driver.actions == ["displace bragg", "displace hood", "displace polk"]
    assert driver.push("displace bragg").over


@pytest.mark.clause("5.2.9")
def test_who_succeeds_a_displaced_commander_is_asked_at_once() -> None:
    state = empty_table(turn=12)
    names = ("meade", "hancock", "reynolds", "schofield", "mcpherson")
    put(state, UNION, "frederick", 1, *names, army="army-of-the-potomac")
    driver = round_end(state).push("displace meade")
    assert driver.decision.seat == "union"
    driver.push("appoint schofield")
    assert army_commander(state, POTOMAC) == GENERAL["schofield"]


@pytest.mark.clause("5.2.1")
def test_an_army_without_units_does_not_outlast_the_round() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 0, "mcdowell", army="army-of-the-potomac")
    assert round_end(state).over
    assert state.army_at[POTOMAC] == TRACK


@pytest.mark.clause("5.2.1")
def test_generals_of_an_army_are_told_when_they_return() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    play = play_on(state)
    to_track(play, GENERAL["stuart"])
    assert play.events[-1].args == (("general", "stuart"), ("turn", 7))


# --- 7.5.1: elite units --------------------------------------------------------------------------


@pytest.mark.clause("7.5.1")
def test_each_side_has_two_elite_units() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 4, "mcdowell", army="army-of-the-potomac")
    put(state, CONFEDERATE, "manassas", 4, "beauregard", army="army-of-northern-virginia")
    play = play_on(state)
    place_elite(play, UNION, POTOMAC)
    place_elite(play, CONFEDERATE, NORTHERN_VIRGINIA)
    place_elite(play, UNION, POTOMAC)
    assert state.elite == [POTOMAC, POTOMAC, NORTHERN_VIRGINIA, -1]
