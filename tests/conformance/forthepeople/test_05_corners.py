"""5: the corners of chapter 5, where one rule meets another."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.clause import Denial
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.cards.operations import OperationChoice
from longroll.titles.forthepeople.cards.rounds import StrategyPhase, StrategyRound
from longroll.titles.forthepeople.components import ARMY, GENERAL, NOBODY
from longroll.titles.forthepeople.formations import Arrive, Relieve
from longroll.titles.forthepeople.movement import Activation, columns
from longroll.titles.forthepeople.state import TRACK, ForThePeopleState
from tests.conformance.forthepeople.field import march as on_the_march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC = ARMY["army-of-the-potomac"]


def why(driver: Driver, text: str) -> tuple[str, str]:
    """The clause and key of the refusal of an action that is not on the list."""
    action = parse(text)
    assert action not in driver.decision.actions, f"{text} is legal"
    denial = refusal(driver.state, action)
    assert isinstance(denial, Denial), f"{text}: no reason"
    return denial.clause, denial.key


def post(state: ForThePeopleState, general: str) -> int:
    return state.post[GENERAL[general]]


def moves(
    state: ForThePeopleState, side: int, *steps: str, rolls: list[int] | None = None
) -> Driver:
    return run(state, Activation(side, 3), rolls=rolls).push(*steps)


def fight_on(driver: Driver) -> Driver:
    """Answer the questions of a battle with the first action until the march or the end."""
    while not driver.over and driver.decision.prompt.key != "prompt-march":
        driver.push(driver.actions[0])
    return driver


def points(driver: Driver) -> int:
    return int(dict(driver.decision.prompt.args)["count"])


# --- 5.2.6, 5.2.7, 5.3.7, 5.5.2, 5.7.3: after a battle ------------------------------------------


def army_at_frederick(count: int, enemies: int) -> ForThePeopleState:
    """The Army of the Potomac under Grant, and Confederates in supply's way at Manassas."""
    state = empty_table(turn=10)  # 1864: a conversion needs no line of communication
    put(state, UNION, "frederick", count, "grant", army="army-of-the-potomac")
    put(state, CONFEDERATE, "manassas", enemies)
    return state


@pytest.mark.clause("5.2.7")
@pytest.mark.clause("5.7.3")
def test_an_army_that_wins_two_to_one_goes_on_and_may_convert() -> None:
    state = army_at_frederick(8, 4)
    driver = moves(state, UNION, "activate grant", "with 8", "go manassas", rolls=[5, 1])
    fight_on(driver)
    assert points(driver) == 5
    driver.push("convert")
    assert state.control[space("manassas")] == UNION
    driver.push("go culpeper")


@pytest.mark.clause("5.2.6")
@pytest.mark.clause("5.7.3")
@pytest.mark.clause("7.3.2")
def test_an_army_that_wins_by_less_is_done_and_converts_nothing() -> None:
    state = army_at_frederick(7, 4)
    driver = moves(state, UNION, "activate grant", "with 7", "go manassas", rolls=[5, 1])
    fight_on(driver)
    assert driver.over
    assert state.army_at[POTOMAC] == space("manassas")
    assert state.control[space("manassas")] == CONFEDERATE


@pytest.mark.clause("5.3.7")
def test_a_corps_fights_as_many_battles_as_it_has_points() -> None:
    state = empty_table(turn=10)
    put(state, UNION, "frederick", 6, "grant")
    put(state, CONFEDERATE, "manassas", 1)
    put(state, CONFEDERATE, "culpeper", 1)
    driver = moves(state, UNION, "activate grant", "with 6", "go manassas", rolls=[6, 1, 6, 1])
    fight_on(driver).push("go culpeper")
    fight_on(driver)
    assert len(driver.told("battle")) == 2
    assert points(driver) == 6
    assert "go gordonsville" in driver.actions


@pytest.mark.clause("5.5.2")
def test_a_brigade_goes_no_further_after_a_battle() -> None:
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    put(state, UNION, "frederick", 1)
    driver = moves(state, CONFEDERATE, "brigade stuart", "go frederick", rolls=[6, 1])
    fight_on(driver)
    assert dict(driver.told("battle-won")[0].args)["side"] == "confederate"
    assert driver.over
    assert post(state, "stuart") == space("frederick")


# --- 5.2.9, 5.3.4, 5.4.1, 5.4.4 ------------------------------------------------------------------


@pytest.mark.clause("5.4.1")
@pytest.mark.clause("5.4.4")
def test_a_division_leaves_no_more_generals_than_its_first_space_may_hold() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 2, "fremont", "pope", "halleck")  # as many as 2 units allow
    driver = moves(state, UNION)
    assert why(driver, "division cairo") == ("5.4.1", "deny-too-many-behind")
    state = empty_table()
    put(state, UNION, "cairo", 4, "fremont", "pope", "halleck")
    driver = moves(state, UNION, "division cairo")
    assert driver.actions == ["with 2", "with 1"]
    assert why(driver, "with 3") == ("5.4.1", "deny-too-many-behind")


@pytest.mark.clause("5.4.4")
@pytest.mark.clause("5.2.9")
def test_a_division_leaves_its_army_generals_enough_or_nothing_at_all() -> None:
    state = empty_table(turn=12)
    names = ("meade", "hancock", "reynolds", "thomas", "hooker")
    put(state, UNION, "frederick", 2, *names, army="army-of-the-potomac")
    driver = moves(state, UNION, "division frederick")  # without the army there is no limit
    driver.push("go gettysburg")
    assert state.force is not None
    assert state.force.infantry == 2
    assert state.army_at[POTOMAC] == TRACK
    assert [post(state, name) for name in names] == [TRACK] * 5
    assert driver.decision.prompt.key == "prompt-march"
    state = empty_table(turn=12)
    put(state, UNION, "frederick", 2, *names, army="army-of-the-potomac")
    put(state, UNION, "baltimore", 1)
    driver = run(state, Activation(UNION, 1))
    assert why(driver, "division frederick") == ("5.4.1", "deny-too-many-behind")


@pytest.mark.clause("5.6.6")
def test_a_division_may_leave_from_under_a_general() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "fremont")
    driver = moves(state, UNION, "division cairo", "with 2", "go jonesborough", "stop")
    assert driver.over
    assert post(state, "fremont") == space("cairo")


@pytest.mark.clause("5.3.4")
@pytest.mark.clause("5.2.9")
def test_the_limits_hold_before_the_first_round_of_a_turn_too() -> None:
    state = empty_table(turn=10)
    put(state, CONFEDERATE, "nashville", 1, "bragg", "hood", "polk")  # after attrition, perhaps
    state.hand[UNION] = (14,)
    driver = run(state, StrategyPhase())
    assert driver.decision.seat == "union"
    assert driver.actions == [
        *("displace bragg", "displace hood", "displace polk"),
        "let-stand nashville",
    ]
    driver.push("displace bragg")
    assert (post(state, "bragg"), state.due[GENERAL["bragg"]]) == (TRACK, 11)
    assert driver.decision.prompt.key == "prompt-card"


@pytest.mark.clause("5.2.9")
def test_an_army_in_order_before_the_first_round_is_not_asked_about() -> None:
    state = empty_table(turn=12)
    names = ("meade", "hancock", "reynolds", "thomas")
    put(state, UNION, "frederick", 1, *names, army="army-of-the-potomac")
    state.hand[UNION] = (14,)
    assert run(state, StrategyPhase()).decision.prompt.key == "prompt-card"


# --- 5.2.4, 5.6.3, 7.5.1 -------------------------------------------------------------------------


@pytest.mark.clause("5.2.4")
@pytest.mark.clause("7.5.1")
@pytest.mark.parametrize(("gone", "left"), [("potomac", -1), ("cumberland", POTOMAC)])
def test_elite_units_go_with_their_army_and_not_to_another(gone: str, left: int) -> None:
    state = empty_table(turn=5)
    put(state, UNION, "frederick", 6, "mcclellan", army="army-of-the-potomac")
    state.elite[0] = POTOMAC
    on_the_march(state, UNION, "frederick", 5, "buell", army="army-of-the-cumberland")
    run(state, Arrive()).push(f"disband army-of-the-{gone}")
    assert state.elite == [left, -1, -1, -1]


@pytest.mark.clause("5.6.3")
def test_a_demoted_general_returns_next_turn_as_a_subordinate_at_best() -> None:
    state = empty_table(turn=11)
    put(state, UNION, "frederick", 8, "meade", "hancock", army="army-of-the-potomac")
    run(state, Relieve(UNION)).push("relieve meade", "appoint hancock", "demote")
    assert (post(state, "meade"), state.due[GENERAL["meade"]]) == (TRACK, 12)
    assert state.commander[POTOMAC] == GENERAL["hancock"]


# --- 5.2.6 ---------------------------------------------------------------------------------------


@pytest.mark.clause("5.2.6")
def test_an_army_marks_a_neutral_space() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, "buell", army="army-of-the-cumberland")
    driver = moves(state, UNION, "activate buell", "with 5", "go falmouth")
    assert state.control[space("falmouth")] == NOBODY
    driver.push("convert")
    assert state.control[space("falmouth")] == UNION
    assert points(driver) == 4


# --- 5.5.3 ---------------------------------------------------------------------------------------


@pytest.mark.clause("5.5.3")
def test_a_raid_is_the_whole_use_of_a_card_of_any_value() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    put(state, CONFEDERATE, "strasburg", 3, "jackson", "morgan", army="army-of-northern-virginia")
    for key in ("manassas", "strasburg"):
        state.set_control(space(key), UNION)
    driver = run(state, OperationChoice(CONFEDERATE, 1)).push("operation raid")
    assert sorted(driver.actions) == ["raid manassas", "raid strasburg"]  # from an army too
    assert driver.push("raid strasburg").over
    assert state.control[space("strasburg")] == CONFEDERATE
    assert state.control[space("manassas")] == UNION


@pytest.mark.clause("5.5.3")
def test_cavalry_places_no_marker_of_its_own() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "gettysburg", 0, "stuart")  # a Union space
    put(state, CONFEDERATE, "bowling-green", 0, "morgan")  # a neutral one
    driver = run(state, OperationChoice(CONFEDERATE, 3))
    assert "operation raid" not in driver.actions
    assert why(driver, "operation raid") == ("5.5.3", "deny-no-raid")


# --- 5.8 Interception ----------------------------------------------------------------------------


@pytest.mark.clause("5.8.1")
@pytest.mark.parametrize(("roll", "comes"), [(2, True), (3, False)])
def test_a_rating_of_0_intercepts_with_a_brigade_on_1_and_2(roll: int, comes: bool) -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "strasburg", 2, "polk", "stuart")
    steps = ("activate grant", "with 3", "go manassas", "intercept polk")
    driver = moves(state, UNION, *steps, rolls=[roll, *[3] * 8])
    assert bool(driver.told("intercepted")) is comes


@pytest.mark.clause("5.8.1")
def test_a_rating_of_0_never_intercepts_by_itself() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "strasburg", 2, "polk")
    steps = ("activate grant", "with 3", "go manassas", "intercept polk")
    assert moves(state, UNION, *steps, rolls=[1]).told("interception-fails")


@pytest.mark.clause("5.8.1")
@pytest.mark.clause("5.7.2")
def test_an_interceptor_outnumbered_ten_to_one_is_overrun() -> None:
    state = empty_table(turn=10)
    put(state, UNION, "frederick", 10, "grant", army="army-of-the-potomac")
    put(state, CONFEDERATE, "strasburg", 0, "stuart")
    steps = ("activate grant", "with 10", "go manassas", "intercept stuart")
    driver = moves(state, UNION, *steps, rolls=[1])
    assert driver.told("overrun")
    assert not driver.told("battle")
    assert not driver.told("retreat-before-battle")  # not after an interception
    assert (post(state, "stuart"), state.due[GENERAL["stuart"]]) == (TRACK, 13)
    driver.push("go culpeper")


@pytest.mark.clause("5.8.2")
def test_a_lost_battle_does_not_cost_the_attempt() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 6, "grant")
    put(state, CONFEDERATE, "manassas", 3)
    put(state, CONFEDERATE, "gordonsville", 2, "jackson")
    driver = moves(state, UNION, "activate grant", "with 6", "go manassas", rolls=[5, 1])
    while driver.decision.prompt.key != "prompt-march":
        to_jackson = [a for a in driver.actions if a == "retreat culpeper"]
        driver.push((to_jackson or driver.actions)[0])
    assert driver.told("battle-won")
    driver.push("go wilderness")
    assert driver.decision.prompt.key == "prompt-intercept"


@pytest.mark.clause("5.8.2")
def test_who_has_just_retreated_may_intercept_the_same_force() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "manassas", 2, "jackson")
    driver = moves(state, UNION, "activate grant", "with 3", "go manassas", rolls=[1, 6])
    driver.push("retreat culpeper")
    assert state.force is not None
    assert state.force.at == space("manassas")
    driver.push("go wilderness", "intercept jackson")
    assert driver.told("interception-fails")


@pytest.mark.clause("5.8.2")
@pytest.mark.clause("5.8.1")
def test_a_failed_attempt_then_a_retreat_and_no_second_attempt() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "manassas", 1, "longstreet")
    put(state, CONFEDERATE, "strasburg", 3, "jackson")
    steps = ("activate grant", "with 3", "go manassas", "intercept jackson", "retreat culpeper")
    driver = moves(state, UNION, *steps, rolls=[6, 1])
    assert driver.told("interception-fails")
    assert driver.told("retreat-before-battle")
    driver.push("go wilderness")
    assert driver.decision.seat == "union"


@pytest.mark.clause("5.8.1")
@pytest.mark.clause("5.8.3")
def test_who_joins_defenders_takes_command_by_rank_and_2_come_once() -> None:
    # Ruling A19: Lee (politics above Jackson's) commands all that stand there.
    state = empty_table(turn=6)
    put(state, UNION, "frederick", 6, "grant")
    put(state, CONFEDERATE, "manassas", 2, "jackson")
    put(state, CONFEDERATE, "strasburg", 2, "r-e-lee")
    steps = ("activate grant", "with 6", "go manassas", "intercept r-e-lee")
    driver = fight_on(moves(state, UNION, *steps, rolls=[1, *[3] * 8]))
    told = [dict(e.args) | {"key": e.key} for e in driver.events if e.key.startswith("modifier-")]
    mine = [(m["key"], m["count"]) for m in told if m["side"] == "confederate"]
    assert sum(1 for key, _ in mine if key == "modifier-interception") == 1
    assert [m["general"] for m in told if m["key"] == "modifier-commander"] == ["grant", "r-e-lee"]
    assert dict(driver.told("battle")[0].args)["defenders"] == 4


# --- 5.9 The rail bonus --------------------------------------------------------------------------


def shuttle(state: ForThePeopleState, *steps: str) -> Driver:
    """J. E. Johnston's corps goes to and fro on the railroad from Atlanta."""
    put(state, CONFEDERATE, "atlanta", 3, "j-e-johnston")
    return moves(state, CONFEDERATE, "activate j-e-johnston", "with 3", *steps)


TO_AND_FRO = ("go kingston-ga", "go atlanta")


@pytest.mark.clause("5.9.1")
def test_a_neutral_or_enemy_first_space_costs_the_bonus() -> None:
    for owner in (NOBODY, UNION):
        state = empty_table()
        state.set_control(space("atlanta"), owner)
        driver = shuttle(state, "go kingston-ga", *("go dalton", "go kingston-ga") * 3)
        assert driver.push("go dalton").over  # the eighth space, and the last


@pytest.mark.clause("5.9.1")
def test_taking_and_dropping_on_the_way_does_not_cost_the_bonus() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "kingston-ga", 2, "bragg")
    driver = shuttle(state, "go kingston-ga", "take 1", "take-general bragg", "go atlanta")
    driver.push("drop 2", "drop-general bragg", *TO_AND_FRO * 3)
    assert points(driver) == 0
    driver.push(*TO_AND_FRO)
    assert driver.over
    assert len(driver.told("marched")) == 10


@pytest.mark.clause("5.9.1")
@pytest.mark.clause("5.9.2")
def test_a_battle_or_an_overrun_on_the_way_costs_the_bonus() -> None:
    state = empty_table()
    put(state, UNION, "kingston-ga", 1)
    put(state, CONFEDERATE, "atlanta", 6, "r-e-lee")
    driver = moves(state, CONFEDERATE, "activate r-e-lee", "with 6", "go kingston-ga", rolls=[6, 1])
    fight_on(driver)
    driver.push("go atlanta", *TO_AND_FRO * 3)
    assert driver.over
    assert len(driver.told("marched")) == 7  # and the battle's makes eight


@pytest.mark.clause("5.9.1")
def test_an_interception_on_the_way_costs_the_bonus() -> None:
    state = empty_table()
    put(state, UNION, "chattanooga", 1, "grant")
    put(state, CONFEDERATE, "atlanta", 6, "r-e-lee")
    state.set_control(space("missionary-ridge"), CONFEDERATE)
    steps = ("activate r-e-lee", "with 6", "go kingston-ga", "go dalton", "go missionary-ridge")
    driver = moves(state, CONFEDERATE, *steps, rolls=[1, 6, 1, 6])
    assert driver.decision.prompt.key == "prompt-intercept"
    fight_on(driver.push("intercept grant"))
    assert not driver.over
    driver.push(*("go dalton", "go kingston-ga") * 2)
    assert points(driver) == 1
    assert driver.push("go atlanta").over


# --- 5.10 ----------------------------------------------------------------------------------------


@pytest.mark.clause("5.10")
def test_a_brigade_is_a_general_and_takes_the_rough_roads_with_a_3() -> None:
    for value, may in ((2, False), (3, True)):
        state = empty_table(turn=5)
        put(state, CONFEDERATE, "jacksonville-al", 0, "forrest")
        driver = run(state, Activation(CONFEDERATE, value)).push("brigade forrest")
        assert ("go decatur-al" in driver.actions) is may


# --- 5.1.4, 5.2.3 --------------------------------------------------------------------------------


@pytest.mark.clause("5.1.4")
def test_a_general_may_be_activated_again_in_the_next_round() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "grant")
    state.hand[UNION] = (14, 15)
    for card in state.hand[UNION]:
        driver = run(state, StrategyRound(UNION))
        driver.push(f"play {card} operations", "activate grant", "with 3", "go jonesborough")
        driver.push("go cairo", "stop")


@pytest.mark.clause("5.2.3")
@pytest.mark.clause("5.3.4")
def test_a_general_left_by_his_army_in_a_fort_needs_no_unit_and_elsewhere_does() -> None:
    for fort in (False, True):
        state = empty_table()
        put(state, UNION, "baltimore", 3, "mcdowell", "butler", "banks", army="army-of-the-potomac")
        if fort:
            state.set_fort(space("frederick"), UNION)
        driver = moves(state, UNION, "activate mcdowell", "with 3", "go frederick")
        assert ("drop-general banks" in driver.actions) is fort
        assert why(driver, "drop-general butler") == ("5.2.2", "deny-second-stays")


@pytest.mark.clause("5.3.4")
def test_a_corps_may_leave_a_general_in_a_fort_without_units() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "fremont", "pope")
    state.set_fort(space("cairo"), UNION)
    driver = moves(state, UNION, "activate fremont")
    assert "with 3" in driver.actions


@pytest.mark.clause("5.3.6")
def test_who_takes_the_last_unit_of_another_army_on_the_way_ends_it() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 1, "mcdowell", army="army-of-the-potomac")
    put(state, UNION, "gettysburg", 2, "fremont")
    driver = moves(state, UNION, "activate fremont", "with 2", "go frederick")
    assert why(driver, "take-general mcdowell") == ("5.2.2", "deny-commander-stays")
    driver.push("take 1")
    assert state.army_at[POTOMAC] == TRACK
    assert post(state, "mcdowell") == TRACK
    assert state.will[UNION] == 90


# --- 5.1.5, 5.3.3, 5.3.4: on the way -------------------------------------------------------------


@pytest.mark.clause("5.3.3")
@pytest.mark.clause("5.1.5")
def test_on_its_way_too_a_corps_has_one_extra_general() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "grant")
    put(state, UNION, "jonesborough", 3, "fremont", "pope")
    driver = moves(state, UNION, "activate grant", "with 3", "go jonesborough")
    driver.push("take-general fremont")  # of higher politics, but not where it set out (5.3.2)
    assert why(driver, "take-general pope") == ("5.3.3", "deny-one-extra-general")
    assert why(driver, "drop-general fremont") == ("5.1.5", "deny-exchanged-here")
    driver.push("go cairo", "drop 1", "drop-general fremont", "go jonesborough")
    driver.push("take-general pope")


@pytest.mark.clause("5.3.3")
@pytest.mark.clause("5.1.3")
def test_a_full_corps_takes_no_brigade_along() -> None:
    state = empty_table(turn=5)
    put(state, UNION, "cairo", 6, "grant")
    put(state, UNION, "jonesborough", 1, "stoneman")
    driver = moves(state, UNION, "activate grant", "with 6", "go jonesborough")
    assert why(driver, "take-general stoneman") == ("5.1.3", "deny-too-large")
    driver.push("drop 1", "take-general stoneman")
    assert state.force is not None
    assert state.force.units == 6


@pytest.mark.clause("5.3.4")
@pytest.mark.clause("5.1.5")
def test_nobody_on_the_way_loses_his_last_unit_to_a_passing_corps() -> None:
    state = empty_table(turn=5)
    put(state, UNION, "cairo", 1, "grant")
    put(state, UNION, "jonesborough", 2, "pope")
    driver = moves(state, UNION, "activate grant", "with 1", "go jonesborough")
    assert why(driver, "take 2") == ("5.3.4", "deny-leaves-general-alone")
    assert "take 1" in driver.actions
    state = empty_table(turn=5)
    put(state, UNION, "cairo", 1, "grant")
    put(state, UNION, "jonesborough", 0, "pope", "stoneman")
    driver = moves(state, UNION, "activate grant", "with 1", "go jonesborough")
    assert why(driver, "take-general stoneman") == ("5.3.4", "deny-leaves-general-alone")


@pytest.mark.clause("5.9.1")
@pytest.mark.parametrize("owner", [NOBODY, UNION])
def test_one_foreign_space_on_the_way_costs_the_bonus(owner: int) -> None:
    state = empty_table()
    state.set_control(space("kingston-ga"), owner)
    driver = shuttle(state, *TO_AND_FRO * 4)
    assert driver.over
    assert len(driver.told("marched")) == 8


@pytest.mark.clause("5.8.2")
def test_after_a_failed_attempt_nobody_is_asked_to_the_end_of_the_movement() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "culpeper", 3, "jackson")
    steps = ("activate grant", "with 3", "go manassas", "intercept jackson")
    driver = moves(state, UNION, *steps, rolls=[6])
    driver.push(*("go wilderness", "go manassas") * 3)
    assert driver.decision.seat == "union"


@pytest.mark.clause("5.8.1")
@pytest.mark.clause("5.2.8")
def test_the_brigade_of_an_army_without_a_general_intercepts_alone() -> None:
    # Exception e: it stands with infantry only; the army itself does not intercept.
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "strasburg", 4, army="army-of-northern-virginia")
    put(state, CONFEDERATE, "strasburg", 0, "stuart")
    driver = moves(state, UNION, "activate grant", "with 3", "go manassas", rolls=[1, *[3] * 8])
    assert driver.actions == ["intercept stuart", "pass"]
    driver.push("intercept stuart")
    assert dict(driver.told("intercepted")[0].args)["count"] == 1
    assert state.army_at[ARMY["army-of-northern-virginia"]] == space("strasburg")


@pytest.mark.clause("5.8.1")
def test_as_many_units_stay_as_the_generals_who_stay_need() -> None:
    # Exception c: three generals need two units.
    state = empty_table()
    names = ("j-e-johnston", "jackson", "longstreet", "ewell", "a-p-hill")
    put(state, CONFEDERATE, "strasburg", 4, *names)
    found = columns(state, CONFEDERATE, GENERAL["j-e-johnston"], space("manassas"))
    assert {column.infantry for column in found} == {2}


@pytest.mark.clause("5.8.1")
@pytest.mark.clause("5.3.4")
def test_a_fort_lets_everybody_come_though_a_general_stays() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "strasburg", 3, "j-e-johnston", "jackson", "longstreet")
    state.set_fort(space("strasburg"), CONFEDERATE)
    found = columns(state, CONFEDERATE, GENERAL["j-e-johnston"], space("manassas"))
    assert {(column.infantry, column.spare) for column in found} == {(3, True)}
