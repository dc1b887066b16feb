"""5.8, 5.5.5, 5.2.8, 5.10: interception, with the examples and the sample game's First Manassas."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.clause import Denial
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.components import ARMY, GENERAL
from longroll.titles.forthepeople.movement import Activation, columns, interceptors
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)


def why(driver: Driver, text: str) -> tuple[str, str]:
    """The clause and key of the refusal of an action that is not on the list."""
    action = parse(text)
    assert action not in driver.decision.actions, f"{text} is legal"
    denial = refusal(driver.state, action)
    assert isinstance(denial, Denial), f"{text}: no reason"
    return denial.clause, denial.key


def names(state: ForThePeopleState, side: int, target: str) -> list[str]:
    found = interceptors(state, side, space(target))
    return [key for key, index in GENERAL.items() if index in found]


def raider(state: ForThePeopleState, where: str = "frederick", count: int = 3) -> None:
    """A Union corps under Grant that will move."""
    put(state, UNION, where, count, "grant")


def march(
    state: ForThePeopleState, *steps: str, rolls: list[int] | None = None, count: int = 3
) -> Driver:
    driver = run(state, Activation(UNION, 3, campaign=True), rolls=rolls)
    return driver.push("activate grant", f"with {count}", *steps)


def settle(driver: Driver) -> Driver:
    """Answer the questions of a battle with the first action until the march or the end."""
    while not driver.over and driver.decision.prompt.key != "prompt-march":
        driver.push(driver.actions[0])
    return driver


# --- Who, and with what roll --------------------------------------------------------------------


@pytest.mark.clause("5.8.1")
@pytest.mark.parametrize(("roll", "comes"), [(1, True), (2, True), (3, False)])
def test_a_roll_up_to_the_defensive_rating_intercepts(roll: int, comes: bool) -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 2, "j-e-johnston")  # defends at 2
    driver = march(state, "go manassas", rolls=[roll, *[3] * 8])
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["intercept j-e-johnston", "pass"]
    driver.push("intercept j-e-johnston")
    assert bool(driver.told("interception-succeeds")) is comes
    assert bool(driver.told("battle")) is comes
    if not comes:
        assert state.force is not None
        assert state.force.at == space("manassas")
        assert driver.decision.seat == "union"


@pytest.mark.clause("5.8.1")
def test_a_brigade_takes_two_off_the_roll() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 1, "j-e-johnston", "stuart")
    driver = march(state, "go manassas", rolls=[4, *[3] * 8]).push("intercept j-e-johnston")
    assert driver.told("interception-succeeds")
    event = driver.told("interception-succeeds")[0]
    assert dict(event.args)["number"] == 4


@pytest.mark.clause("5.8.1")
def test_the_interceptor_stands_there_before_the_mover_and_may_not_retreat() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 3, "jackson")
    driver = march(state, "go manassas", rolls=[1, 1, 1]).push("intercept jackson")
    told = [event.key for event in driver.events]
    assert "retreat-before-battle" not in told
    assert told.index("intercepted") < told.index("battle")
    settle(driver)
    assert state.units(CONFEDERATE, space("manassas")) == 2  # one lost to Grant's 1 + 3
    assert state.units(CONFEDERATE, space("strasburg")) == 0
    assert driver.over
    assert state.units(UNION, space("frederick")) > 0  # beaten back to where he came from


@pytest.mark.clause("5.8.3")
def test_the_interceptor_has_two_more_in_the_battle() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 3, "jackson")
    driver = march(state, "go manassas", rolls=[1, *[3] * 8]).push("intercept jackson")
    settle(driver)
    modifiers = [e for e in driver.events if e.key.startswith("modifier-")]
    bonus = [e for e in modifiers if dict(e.args)["side"] == "confederate"]
    assert sum(int(dict(e.args)["count"]) for e in bonus) == 3 + 2


@pytest.mark.clause("5.8.1")
def test_a_general_alone_does_not_intercept_nor_from_afar() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 2, "j-e-johnston")
    put(state, CONFEDERATE, "culpeper", 0, "bragg")
    put(state, CONFEDERATE, "gordonsville", 2, "jackson")
    state.set_fort(space("culpeper"), CONFEDERATE)
    driver = march(state, "go manassas")
    assert why(driver, "intercept bragg") == ("5.8.1", "deny-intercept-alone")
    assert why(driver, "intercept jackson") == ("5.8.1", "deny-intercept-not-adjacent")
    assert why(driver, "intercept grant") == ("5.8.1", "deny-general-off-map")


@pytest.mark.clause("5.3.1")
def test_the_highest_in_politics_commands_the_interception() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 3, "beauregard", "j-e-johnston")
    driver = march(state, "go manassas")
    assert driver.actions == ["intercept j-e-johnston", "pass"]
    assert why(driver, "intercept beauregard") == ("5.3.1", "deny-not-in-command")


@pytest.mark.clause("5.3.1")
def test_among_equals_the_owner_chooses() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 3, "jackson", "longstreet")
    assert names(state, CONFEDERATE, "manassas") == ["jackson", "longstreet"]


@pytest.mark.clause("5.8.1")
def test_no_interception_where_the_enemy_already_is_or_has_a_fort() -> None:
    for fort in (False, True):
        state = empty_table()
        raider(state)
        put(state, CONFEDERATE, "strasburg", 3, "jackson")
        if fort:
            state.set_fort(space("manassas"), UNION)
        else:
            put(state, UNION, "manassas", 1)
        driver = march(state, "go manassas")
        assert driver.decision.seat == "union"


@pytest.mark.clause("5.8.1")
def test_a_general_without_units_is_no_force_to_intercept() -> None:
    state = empty_table()
    raider(state, "baltimore")
    put(state, CONFEDERATE, "harpers-ferry", 3, "jackson")
    driver = march(state, "go frederick", count=0)
    assert driver.decision.seat == "union"


@pytest.mark.clause("5.2.8")
def test_the_generic_general_does_not_intercept() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "strasburg", 5, army="army-of-northern-virginia")
    assert names(state, CONFEDERATE, "manassas") == []


@pytest.mark.clause("5.10")
def test_no_interception_over_the_roads_of_north_east_alabama() -> None:
    state = empty_table()
    raider(state, "kingston-ga")
    put(state, CONFEDERATE, "jacksonville-al", 3, "jackson")
    put(state, CONFEDERATE, "atlanta", 3, "longstreet")
    put(state, UNION, "dalton", 2)
    assert names(state, CONFEDERATE, "kingston-ga") == ["longstreet"]
    state = empty_table()
    raider(state, "stevenson")
    put(state, CONFEDERATE, "jacksonville-al", 3, "jackson")
    put(state, CONFEDERATE, "tuscumbia", 3, "longstreet")
    driver = march(state, "go decatur-al")
    assert why(driver, "intercept jackson") == ("5.10", "deny-intercept-rough-road")


@pytest.mark.clause("5.8.1")
def test_an_interception_crosses_a_river_only_where_a_move_could() -> None:
    """Ruling A18, and Jackson in the figure of 5.4.3: the fort at Dover opens the Cumberland."""
    state = empty_table(turn=7)
    put(state, UNION, "bowling-green", 5, "mcclellan")
    put(state, CONFEDERATE, "nashville", 3, "jackson")
    put(state, CONFEDERATE, "dover-tn", 1)
    assert names(state, CONFEDERATE, "clarksville-tn") == []
    state.set_fort(space("dover-tn"), CONFEDERATE)
    assert names(state, CONFEDERATE, "clarksville-tn") == ["jackson"]
    driver = run(state, Activation(UNION, 3), rolls=[3, *[3] * 8])
    driver.push("activate mcclellan", "with 5", "go clarksville-tn", "intercept jackson")
    assert driver.told("battle")


# --- What comes ---------------------------------------------------------------------------------


@pytest.mark.clause("5.8.1")
def test_a_corps_comes_with_six_points_and_the_rest_stays() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 9, "jackson")
    driver = march(state, "go manassas", rolls=[1, *[3] * 8]).push("intercept jackson")
    assert dict(driver.told("intercepted")[0].args)["count"] == 6
    assert state.infantry[CONFEDERATE][space("strasburg")] == 3


@pytest.mark.clause("5.8.1")
def test_a_point_may_stay_to_hold_a_fort() -> None:
    for staying in (0, 1):
        state = empty_table()
        raider(state)
        put(state, CONFEDERATE, "strasburg", 3, "jackson")
        state.set_fort(space("strasburg"), CONFEDERATE)
        driver = march(state, "go manassas", rolls=[1, *[3] * 8]).push("intercept jackson")
        assert driver.actions == ["garrison 1", "garrison 0"]
        driver.push(f"garrison {staying}")
        assert state.infantry[CONFEDERATE][space("strasburg")] == staying


@pytest.mark.clause("5.8.1")
def test_the_only_point_of_a_fort_has_to_come() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 1, "jackson")
    state.set_fort(space("strasburg"), CONFEDERATE)
    driver = march(state, "go manassas", rolls=[1, *[3] * 8]).push("intercept jackson")
    assert driver.told("intercepted")
    assert state.infantry[CONFEDERATE][space("strasburg")] == 0


@pytest.mark.clause("5.8.1")
def test_a_point_stays_with_generals_who_stay() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 3, "j-e-johnston", "jackson", "longstreet")
    driver = march(state, "go manassas", rolls=[1, *[3] * 8]).push("intercept j-e-johnston")
    assert driver.actions == ["bring jackson", "bring longstreet"]
    driver.push("bring jackson")
    assert state.infantry[CONFEDERATE][space("strasburg")] == 1
    assert state.post[GENERAL["longstreet"]] == space("strasburg")
    state = empty_table()
    put(state, CONFEDERATE, "strasburg", 1, "j-e-johnston", "jackson", "longstreet")
    assert names(state, CONFEDERATE, "manassas") == []  # nobody would be left to come


@pytest.mark.clause("5.8.1")
def test_a_whole_army_comes_with_its_marker() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 17, "r-e-lee", "stuart", army="army-of-northern-virginia")
    found = columns(state, CONFEDERATE, GENERAL["r-e-lee"], space("manassas"))
    assert [(c.infantry, c.cavalry) for c in found] == [(14, True)]
    driver = march(state, "go manassas", rolls=[5, *[3] * 8]).push("intercept r-e-lee")
    settle(driver)
    assert state.army_at[ARMY["army-of-northern-virginia"]] == space("manassas")
    assert state.infantry[CONFEDERATE][space("strasburg")] == 3


@pytest.mark.clause("5.2.4")
def test_an_army_that_intercepts_into_another_costs_one_of_them() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 3, "r-e-lee", army="army-of-northern-virginia")
    put(state, CONFEDERATE, "manassas", 3, "bragg", army="army-of-tennessee")
    driver = march(state, "go manassas", rolls=[1, *[3] * 8]).push("intercept r-e-lee")
    assert driver.decision.prompt.key == "prompt-join-armies"
    driver.push("disband army-of-tennessee")
    assert state.army_in(CONFEDERATE, space("manassas")) == ARMY["army-of-northern-virginia"]
    assert driver.told("battle")


@pytest.mark.clause("5.5.5")
def test_a_brigade_among_infantry_alone_intercepts_alone() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 4, "stuart")
    driver = march(state, "go manassas", rolls=[4, *[3] * 8]).push("intercept stuart")  # 2 + 2
    assert dict(driver.told("intercepted")[0].args)["count"] == 1
    assert state.infantry[CONFEDERATE][space("strasburg")] == 4


@pytest.mark.clause("5.5.5")
def test_a_brigade_with_an_infantry_general_does_not_come_alone() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 4, "stuart", "jackson")
    driver = march(state, "go manassas")
    assert driver.actions == ["intercept jackson", "pass"]
    assert why(driver, "intercept stuart") == ("5.5.5", "deny-brigade-intercepts-alone")


@pytest.mark.clause("6.2.5")
def test_refusals_for_rivers_and_for_forces_that_cannot_leave() -> None:
    state = empty_table()
    raider(state, "bowling-green")
    put(state, CONFEDERATE, "nashville", 3, "jackson")
    put(state, CONFEDERATE, "dover-tn", 1, "longstreet", "ewell", "a-p-hill")
    put(state, CONFEDERATE, "murfreesboro", 1)
    state.hand[CONFEDERATE] = ()
    driver = march(state, "go clarksville-tn")
    assert driver.decision.seat == "union"  # the Cumberland is closed to all of them
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 2, "jackson")
    put(state, CONFEDERATE, "culpeper", 1, "longstreet", "ewell", "a-p-hill")
    put(state, CONFEDERATE, "washington-dc", 2, "bragg")
    driver = march(state, "go manassas")
    assert why(driver, "intercept longstreet") == ("5.8.1", "deny-intercept-nobody-goes")
    assert why(driver, "intercept bragg") == ("6.2.5", "deny-intercept-river")


# --- Once in a movement -------------------------------------------------------------------------


@pytest.mark.clause("5.8.2")
def test_one_attempt_in_a_movement_and_passing_is_none() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "culpeper", 3, "jackson")
    driver = march(state, "go manassas", rolls=[6])
    driver.push("pass", "go wilderness")
    assert driver.decision.seat == "confederate"
    driver.push("intercept jackson", "go manassas")
    assert driver.decision.seat == "union"  # he has tried


@pytest.mark.clause("5.8.2")
def test_each_move_of_a_campaign_may_be_intercepted() -> None:
    state = empty_table()
    raider(state)
    put(state, UNION, "washington-dc", 3, "sherman")
    put(state, CONFEDERATE, "strasburg", 3, "jackson")
    driver = march(state, "go manassas", rolls=[6]).push(
        "intercept jackson", "go frederick", "stop"
    )
    driver = run(state, Activation(UNION, 3, campaign=True), rolls=[6])
    driver.push("activate sherman", "with 3", "go manassas")
    assert driver.actions == ["intercept jackson", "pass"]


@pytest.mark.clause("5.8.1")
def test_a_failed_attempt_still_permits_a_retreat() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "strasburg", 3, "jackson")
    put(state, CONFEDERATE, "manassas", 1, "longstreet")
    driver = march(state, "go manassas", rolls=[6]).push("intercept jackson")
    assert driver.decision.seat == "confederate"
    assert any(a.startswith("retreat") for a in driver.actions)


@pytest.mark.clause("5.8.1")
def test_the_march_goes_on_after_an_interceptor_beaten_two_to_one() -> None:
    state = empty_table()
    raider(state, count=6)
    put(state, CONFEDERATE, "strasburg", 2, "jackson")
    driver = march(state, "go manassas", rolls=[3, 6, 1, *[6] * 6], count=6)
    settle(driver.push("intercept jackson"))
    assert not driver.over
    assert state.force is not None
    assert state.force.at == space("manassas")


# --- Cards --------------------------------------------------------------------------------------


@pytest.mark.clause("4.2.5")
def test_with_cards_in_hand_he_is_asked_even_if_he_can_only_pass() -> None:
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "winchester-va", 2, "jackson")
    state.hand[CONFEDERATE] = (20,)
    driver = march(state)
    driver.push("pass", "go manassas")  # the first window is that of the activation
    assert driver.decision.seat == "confederate"
    assert driver.actions == ["pass"]
    state = empty_table()
    raider(state)
    put(state, CONFEDERATE, "winchester-va", 2, "jackson")
    state.hand[CONFEDERATE] = (20,)
    state.discards = (8, 102, 103)
    driver = march(state).push("pass", "go manassas")
    assert driver.decision.seat == "union"


@pytest.mark.clause("4.2.5")
def test_the_space_between_is_friendly_and_empty_or_the_one_just_left() -> None:
    state = empty_table()
    put(state, UNION, "manassas", 3, "grant")
    put(state, CONFEDERATE, "culpeper", 2, "jackson")
    put(state, CONFEDERATE, "winchester-va", 2, "longstreet")
    state.hand[CONFEDERATE] = (8,)
    state.set_control(space("frederick"), UNION)
    driver = march(state).push("pass", "go frederick")
    # Jackson comes by Manassas, which Grant has just left; Longstreet by Harper's Ferry.
    assert driver.actions == ["interrupt 8 jackson", "interrupt 8 longstreet", "pass"]
    state = empty_table()
    put(state, UNION, "manassas", 4, "grant")
    put(state, CONFEDERATE, "culpeper", 2, "jackson")
    put(state, CONFEDERATE, "winchester-va", 2, "longstreet")
    state.hand[CONFEDERATE] = (8,)
    driver = march(state).push("pass", "go frederick")
    assert driver.actions == ["interrupt 8 longstreet", "pass"]
    assert why(driver, "interrupt 8 jackson") == ("4.2.5", "deny-intercept-too-far")


@pytest.mark.clause("5.8.1")
def test_sample_first_manassas() -> None:
    """5059-5080: J. Johnston comes by card 102; 5 and 3 are rolled; both lose two; a tie."""
    state = empty_table(2)
    state.set_fort(space("washington-dc"), UNION)
    put(state, UNION, "washington-dc", 7, "mcdowell", army="army-of-the-potomac")
    put(state, UNION, "frederick", 1, "mcclellan")
    put(state, CONFEDERATE, "manassas", 5, "beauregard", "stuart")
    put(state, CONFEDERATE, "winchester-va", 1, "j-e-johnston")
    state.hand[CONFEDERATE] = (82, 102)
    driver = run(state, Activation(UNION, 3, campaign=True), rolls=[5, 3])
    driver.push("activate mcdowell", "with 6")
    if driver.decision.seat == "confederate":
        driver.push("pass")
    driver.push("go frederick")
    if driver.decision.seat == "confederate":
        driver.push("pass")
    driver.push("go manassas")
    assert "interrupt 102 j-e-johnston" in driver.actions
    driver.push("interrupt 102 j-e-johnston")
    while not driver.over:
        infantry = [a for a in driver.actions if "infantry" in a]
        passing = [a for a in driver.actions if a == "pass"]
        driver.push((passing or infantry or driver.actions)[0])
    rolls = [dict(event.args) for event in driver.told("battle-roll")]
    assert [(r["roll"], r["total"], r["losses"]) for r in rolls] == [(5, 6, 2), (3, 7, 2)]
    assert state.hand[CONFEDERATE] == (82,)
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("frederick")
    assert state.units(UNION, space("frederick")) == 5
    assert state.post[GENERAL["mcclellan"]] == space("frederick")
    assert state.commander[ARMY["army-of-the-potomac"]] == GENERAL["mcdowell"]
    assert state.units(CONFEDERATE, space("manassas")) == 5
    assert state.units(UNION, space("washington-dc")) == 1
