"""5.1 to 5.5, 5.7, 5.9, 5.10 and 4.3.1: land movement, and the sample game's moves."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.clause import Denial
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.components import ARMY, GENERAL, NOBODY, STATE
from longroll.titles.forthepeople.movement import Activation, activation_actions, clear_moved
from longroll.titles.forthepeople.movement.ways import capacity
from longroll.titles.forthepeople.state import ABSENT, TRACK, ForThePeopleState
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


def infantry(state: ForThePeopleState, side: int, key: str) -> int:
    return state.infantry[side][space(key)]


def post(state: ForThePeopleState, general: str) -> int:
    return state.post[GENERAL[general]]


def go(driver: Driver, *keys: str) -> Driver:
    return driver.push(*[f"go {key}" for key in keys])


def union_move(state: ForThePeopleState, value: int = 3) -> Driver:
    return run(state, Activation(UNION, value))


def confederate_move(state: ForThePeopleState, value: int = 3) -> Driver:
    return run(state, Activation(CONFEDERATE, value))


def potomac(count: int = 7) -> ForThePeopleState:
    """The Army of the Potomac in Washington: McDowell, Butler, Banks and Stoneman's brigade."""
    state = empty_table()
    put(
        state,
        UNION,
        "washington-dc",
        count,
        "mcdowell",
        "butler",
        "banks",
        "stoneman",
        army="army-of-the-potomac",
    )
    return state


# --- 5.1 ----------------------------------------------------------------------------------------


@pytest.mark.clause("5.1.1")
def test_a_step_leads_to_an_adjacent_space_and_costs_a_point() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3)
    driver = union_move(state).push("division frederick", "with 3")
    assert driver.actions == ["go baltimore", "go gettysburg", "go washington-dc", "stop"]
    assert why(driver, "go richmond") == ("5.1.1", "deny-not-adjacent")
    assert why(driver, "go atlantis") == ("5.1.1", "deny-no-such-space")
    assert dict(driver.decision.prompt.args)["count"] == 5
    go(driver, "gettysburg")
    assert dict(driver.decision.prompt.args)["count"] == 4


@pytest.mark.clause("5.1.1")
def test_there_is_no_stacking_limit() -> None:
    state = empty_table()
    put(state, UNION, "baltimore", 20)
    put(state, UNION, "frederick", 3)
    go(union_move(state).push("division frederick", "with 3"), "baltimore").push("stop")
    assert infantry(state, UNION, "baltimore") == 23


@pytest.mark.clause("5.1.2")
def test_army_corps_division_and_brigade_are_what_can_be_activated() -> None:
    state = potomac()
    put(state, UNION, "cairo", 2, "fremont")
    found = [str(a) for a in activation_actions(state, UNION, 3, False)]
    assert found == [
        "activate banks",
        "activate fremont",
        "activate mcdowell",
        "brigade stoneman",
        "division washington-dc",
        "division cairo",
    ]


@pytest.mark.clause("5.1.2")
def test_a_general_without_strength_points_leads_nothing() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 0, "j-e-johnston")
    put(state, CONFEDERATE, "atlanta", 1)
    state.set_fort(space("richmond"), CONFEDERATE)
    driver = confederate_move(state)
    assert driver.actions == ["division atlanta"]
    assert why(driver, "activate j-e-johnston") == ("5.1.2", "deny-general-without-units")


@pytest.mark.clause("5.1.3")
@pytest.mark.parametrize(
    ("choice", "points", "most"),
    [("activate fremont", 8, 6), ("division cairo", 5, 3), ("brigade stoneman", 10, 0)],
)
def test_formations_have_their_points_and_sizes(choice: str, points: int, most: int) -> None:
    state = empty_table()
    put(state, UNION, "cairo", 9, "fremont", "stoneman")
    driver = union_move(state).push(choice)
    if most:
        sizes = [a for a in driver.actions if a.startswith("with")]
        assert sizes[0] == f"with {most}"
        assert why(driver, f"with {most + 1}")[1] in ("deny-too-large",)
        driver.push(f"with {most}")
    assert dict(driver.decision.prompt.args)["count"] == points


@pytest.mark.clause("5.1.3")
def test_an_army_has_six_points_and_fifteen_strength_points_with_its_brigades() -> None:
    state = potomac(18)
    driver = union_move(state).push("activate mcdowell")
    assert "with 14" in driver.actions
    assert why(driver, "with 15") == ("5.1.3", "deny-too-large")
    driver.push("with 14")
    assert state.force is not None
    assert state.force.units == 15
    assert dict(driver.decision.prompt.args)["count"] == 6
    assert infantry(state, UNION, "washington-dc") == 4


@pytest.mark.clause("5.1.4")
def test_a_general_needs_a_card_of_his_strategy_rating() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 2, "fremont")  # 3
    put(state, UNION, "frederick", 2, "pope")  # 2
    put(state, UNION, "louisville", 2, "grant")  # 1
    for value, names in ((1, ["grant"]), (2, ["grant", "pope"]), (3, ["fremont", "grant", "pope"])):
        found = [str(a) for a in activation_actions(state, UNION, value, False)]
        assert [a for a in found if a.startswith("activate")] == [f"activate {n}" for n in names]
    driver = union_move(state, 2)
    assert why(driver, "activate fremont") == ("5.1.4", "deny-strategy")
    assert why(driver, "activate r-e-lee") == ("5.1.4", "deny-general-off-map")


@pytest.mark.clause("5.1.5")
def test_a_corps_takes_and_drops_on_its_way_even_what_it_left() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 6, "buell")
    driver = union_move(state).push("activate buell", "with 6")
    assert why(driver, "drop 1") == ("5.1.5", "deny-not-under-way")
    go(driver, "columbus-oh").push("drop 4")
    assert why(driver, "take 1") == ("5.1.5", "deny-exchanged-here")
    go(driver, "dayton", "columbus-oh").push("take 3")
    assert infantry(state, UNION, "columbus-oh") == 1
    assert state.force is not None
    assert state.force.infantry == 5
    assert [dict(e.args)["count"] for e in driver.told("units-dropped")] == [4]
    assert [dict(e.args)["count"] for e in driver.told("units-taken")] == [3]
    assert why(driver, "drop-general buell") == ("5.1.5", "deny-lead-stays")


@pytest.mark.clause("5.1.5")
def test_size_limits_hold_at_every_moment() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, "buell")
    put(state, UNION, "columbus-oh", 4)
    driver = go(union_move(state).push("activate buell", "with 5"), "columbus-oh")
    assert [a for a in driver.actions if a.startswith("take")] == ["take 1"]
    assert why(driver, "take 2") == ("5.1.3", "deny-too-large")
    assert why(driver, "take 5") == ("5.1.5", "deny-not-so-many-here")
    assert why(driver, "drop 6") == ("5.1.5", "deny-not-so-many-moving")
    state = empty_table()
    put(state, UNION, "cincinnati", 8, "buell", army="army-of-the-cumberland")
    put(state, UNION, "columbus-oh", 9)
    driver = go(union_move(state).push("activate buell", "with 8"), "columbus-oh")
    assert [a for a in driver.actions if a.startswith("take")][-1] == "take 7"  # of an army's 15
    assert why(driver, "take 8") == ("5.1.3", "deny-too-large")


@pytest.mark.clause("5.1.5")
def test_a_brigade_takes_and_drops_nothing() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 0, "stoneman")
    put(state, UNION, "columbus-oh", 4, "buell")
    driver = go(union_move(state).push("brigade stoneman"), "columbus-oh")
    assert not [a for a in driver.actions if not a.startswith(("go", "stop"))]
    assert why(driver, "take 1") == ("5.4.2", "deny-picks-nothing-up")
    assert why(driver, "take-general buell") == ("5.4.2", "deny-picks-nothing-up")


# --- 5.2 Armies ---------------------------------------------------------------------------------


@pytest.mark.clause("5.2.2")
def test_the_highest_subordinate_cannot_leave_his_army() -> None:
    state = potomac()
    driver = union_move(state)
    assert why(driver, "activate butler") == ("5.2.2", "deny-second-stays")
    driver.push("activate banks")  # politics 5, below Butler's 8
    assert why(driver, "bring butler") == ("5.3.2", "deny-outranks-lead")
    assert why(driver, "bring mcdowell") == ("5.3.2", "deny-outranks-lead")


@pytest.mark.clause("5.2.2")
def test_of_several_equals_one_has_to_stay() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 9, "mcdowell", "banks", "curtis", army="army-of-the-potomac")
    driver = union_move(state).push("activate banks")
    assert why(driver, "bring curtis") == ("5.2.2", "deny-second-stays")
    driver = union_move(state).push("activate mcdowell", "leave banks")
    assert why(driver, "leave curtis") == ("5.2.2", "deny-second-stays")


@pytest.mark.clause("5.2.3")
def test_an_army_moves_with_its_generals_and_may_leave_some_and_units() -> None:
    state = potomac()
    driver = union_move(state).push("activate mcdowell")
    assert why(driver, "leave mcdowell") == ("5.1.5", "deny-commander-stays")
    assert why(driver, "leave butler") == ("5.2.2", "deny-second-stays")
    driver.push("leave banks")
    assert why(driver, "with 7") == ("5.3.4", "deny-leaves-general-alone")
    driver.push("with 6")
    go(driver, "frederick").push("stop")
    assert infantry(state, UNION, "frederick") == 6
    assert infantry(state, UNION, "washington-dc") == 1
    assert post(state, "banks") == space("washington-dc")
    assert post(state, "stoneman") == space("frederick")
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("frederick")
    assert state.commander[ARMY["army-of-the-potomac"]] == GENERAL["mcdowell"]


@pytest.mark.clause("5.2.3")
def test_a_general_may_be_left_alone_in_a_fort() -> None:
    state = potomac()
    state.set_fort(space("washington-dc"), UNION)
    union_move(state).push("activate mcdowell", "leave banks", "with 7")
    assert state.units(UNION, space("washington-dc")) == 0
    assert post(state, "banks") == space("washington-dc")


@pytest.mark.clause("5.2.4")
def test_an_army_passes_through_the_space_of_another() -> None:
    state = potomac()
    put(state, UNION, "frederick", 5, "pope", army="army-of-the-cumberland")
    driver = go(union_move(state).push("activate mcdowell", "with 7"), "frederick", "gettysburg")
    driver.push("stop")
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("gettysburg")
    assert state.army_at[ARMY["army-of-the-cumberland"]] == space("frederick")


@pytest.mark.clause("5.2.5")
def test_an_army_has_no_rail_bonus() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 5, "buell", army="army-of-the-cumberland")
    driver = union_move(state).push("activate buell", "with 5")
    for _ in range(3):
        go(driver, "columbus-oh", "cincinnati")
    assert driver.over


@pytest.mark.clause("5.2.6")
def test_an_army_with_infantry_converts_at_a_point_each_even_where_it_starts() -> None:
    state = potomac()
    state.set_control(space("washington-dc"), CONFEDERATE)
    driver = union_move(state).push("activate mcdowell", "with 7", "convert")
    assert state.control[space("washington-dc")] == UNION
    assert dict(driver.decision.prompt.args)["count"] == 5
    assert why(driver, "convert") == ("5.2.6", "deny-own-space")


@pytest.mark.clause("5.2.6")
def test_cavalry_and_corps_do_not_convert() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 3, "mcdowell", "stoneman", army="army-of-the-potomac")
    state.set_control(space("washington-dc"), CONFEDERATE)
    driver = union_move(state).push("activate mcdowell", "with 0")
    assert why(driver, "convert") == ("5.2.6", "deny-convert-needs-infantry")
    state = empty_table()
    put(state, UNION, "paducah", 3, "fremont")
    driver = union_move(state).push("activate fremont", "with 3")
    assert why(driver, "convert") == ("5.2.6", "deny-only-army-converts")


@pytest.mark.clause("5.2.6")
@pytest.mark.parametrize(("turn", "free"), [(9, False), (10, True)])
def test_conversion_needs_supply_until_1864(turn: int, free: bool) -> None:
    state = empty_table(turn)
    put(state, UNION, "atlanta", 5, "grant", army="army-of-the-tennessee")
    driver = union_move(state).push("activate grant", "with 5")
    if free:
        assert "convert" in driver.actions
    else:
        assert why(driver, "convert") == ("5.2.6", "deny-convert-needs-supply")


@pytest.mark.clause("5.2.1")
def test_an_army_keeps_a_strength_point() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 5, "mcdowell", army="army-of-the-potomac")
    driver = union_move(state).push("activate mcdowell")
    assert why(driver, "with 0") == ("5.2.1", "deny-army-without-units")
    driver.push("with 2")
    go(driver, "frederick")
    assert why(driver, "drop 2") == ("5.2.1", "deny-army-without-units")


@pytest.mark.clause("5.2.8")
def test_an_army_under_the_generic_general_does_not_move() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 5, army="army-of-the-potomac")
    assert [str(a) for a in activation_actions(state, UNION, 3, False)] == [
        "division washington-dc"
    ]


# --- 5.3 Corps ----------------------------------------------------------------------------------


@pytest.mark.clause("5.3.2")
def test_burnside_fetches_fremont_as_in_the_example() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 1, "fremont", "burnside")
    driver = union_move(state, 2).push("activate burnside")  # alone: Fremont keeps the only point
    assert state.force is not None
    assert state.force.units == 0
    go(driver, "washington-dc", "frederick").push("take-general fremont", "take 1")
    assert state.force is not None
    assert state.force.lead == GENERAL["burnside"]
    assert state.force.generals == (GENERAL["burnside"], GENERAL["fremont"])
    assert [dict(e.args)["general"] for e in driver.told("general-joined")] == ["fremont"]
    assert not driver.told("general-left")
    driver.push("stop")
    assert infantry(state, UNION, "frederick") == 1
    assert post(state, "fremont") == post(state, "burnside") == space("frederick")


@pytest.mark.clause("5.3.2")
def test_from_the_first_space_the_second_general_is_no_higher_than_the_first() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 2, "fremont", "burnside", "pope")
    driver = union_move(state, 2).push("activate burnside")
    assert why(driver, "bring fremont") == ("5.3.2", "deny-outranks-lead")
    assert why(driver, "with 2") == ("5.3.4", "deny-leaves-general-alone")
    driver.push("bring pope", "with 1")
    assert state.force is not None
    assert len(state.force.generals) == 2


@pytest.mark.clause("5.3.3")
def test_a_corps_has_one_extra_general_and_a_brigade_counts_twice() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 9, "fremont", "pope", "stoneman")
    driver = union_move(state).push("activate fremont", "bring stoneman")
    assert why(driver, "bring pope") == ("5.3.3", "deny-one-extra-general")
    assert "with 5" in driver.actions
    assert why(driver, "with 6") == ("5.1.3", "deny-too-large")
    driver.push("with 0")
    assert state.force is not None
    assert (state.force.kind, state.force.units) == (2, 1)
    go(driver, "jonesborough")


@pytest.mark.clause("5.3.2")
def test_a_cavalry_general_leads_no_corps() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "stoneman")
    driver = union_move(state)
    assert why(driver, "activate stoneman") == ("5.3.2", "deny-cavalry-leads-no-corps")
    assert driver.actions == ["brigade stoneman", "division cairo"]
    assert why(driver, "brigade grant") == ("5.1.4", "deny-general-off-map")


@pytest.mark.clause("5.3.4")
def test_an_inactive_general_is_never_left_without_units() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "fremont", "pope")
    driver = union_move(state).push("activate fremont")
    assert why(driver, "with 3") == ("5.3.4", "deny-leaves-general-alone")
    driver.push("bring pope", "with 3")
    go(driver, "jonesborough")
    assert why(driver, "drop-general pope") == ("5.3.4", "deny-nobody-to-command")
    driver.push("drop 1", "drop-general pope")
    assert post(state, "pope") == space("jonesborough")


@pytest.mark.clause("5.3.5")
def test_a_corps_passes_an_army_and_joins_one_where_it_ends() -> None:
    state = potomac()
    put(state, UNION, "baltimore", 2, "fremont")
    driver = union_move(state).push("activate fremont", "with 2")
    go(driver, "washington-dc", "frederick", "washington-dc").push("stop")
    assert state.army_in(UNION, space("washington-dc")) == ARMY["army-of-the-potomac"]
    assert infantry(state, UNION, "washington-dc") == 9
    assert state.commander[ARMY["army-of-the-potomac"]] == GENERAL["mcdowell"]
    assert driver.told("joins-army")


@pytest.mark.clause("5.3.6")
def test_a_detachment_that_takes_the_last_strength_point_ends_the_army() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 2, "mcdowell", "butler", "banks", army="army-of-the-potomac")
    will = state.will[UNION]
    union_move(state).push("activate banks", "with 2", "go annapolis")
    assert state.army_at[ARMY["army-of-the-potomac"]] in (ABSENT, TRACK)
    assert state.will[UNION] < will
    assert post(state, "mcdowell") == post(state, "butler") == TRACK


@pytest.mark.clause("5.3.6")
def test_the_commander_is_activated_with_his_army_only() -> None:
    driver = union_move(potomac()).push("activate mcdowell")
    assert driver.state.force is None
    assert driver.decision.prompt.key == "prompt-compose"
    driver.push("with 1")
    assert driver.state.force is not None
    assert driver.state.force.army == ARMY["army-of-the-potomac"]


# --- 5.4 Divisions ------------------------------------------------------------------------------


@pytest.mark.clause("5.4.1")
@pytest.mark.parametrize(
    ("value", "campaign", "most"), [(1, False, 1), (2, False, 2), (1, True, 3)]
)
def test_the_card_limits_a_division_and_a_campaign_does_not(
    value: int, campaign: bool, most: int
) -> None:
    state = empty_table()
    put(state, UNION, "cairo", 5)
    driver = run(state, Activation(UNION, value, campaign=campaign)).push("division cairo")
    if most == 1:
        assert state.force is not None
        assert state.force.infantry == 1
    else:
        assert driver.actions == [f"with {n}" for n in range(most, 0, -1)]
        assert why(driver, f"with {most + 1}")[1] in ("deny-division-card", "deny-too-large")


@pytest.mark.clause("5.4.2")
def test_a_union_division_and_confederate_spaces_of_tennessee() -> None:
    state = empty_table()
    put(state, UNION, "somerset", 1)
    driver = union_move(state).push("division somerset")
    assert why(driver, "go clinton") == ("5.4.2", "deny-division-enemy-state")
    driver = union_move(state_of_somerset(clinton=UNION)).push("division somerset")
    assert "go clinton" in driver.actions
    freed = state_of_somerset(clinton=CONFEDERATE)
    freed.state_owner[STATE["tn"]] = UNION
    driver = union_move(freed).push("division somerset")
    assert "go clinton" in driver.actions


def state_of_somerset(clinton: int) -> ForThePeopleState:
    state = empty_table()
    put(state, UNION, "somerset", 1)
    state.set_control(space("clinton"), clinton)
    return state


@pytest.mark.clause("5.4.2")
def test_divisions_in_union_and_border_states() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 1)
    state.set_control(space("gettysburg"), CONFEDERATE)
    assert "go gettysburg" in union_move(state).push("division frederick").actions
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1)
    driver = confederate_move(state).push("division manassas")
    assert why(driver, "go frederick") == ("5.4.2", "deny-division-enemy-state")
    state = empty_table()
    put(state, UNION, "somerset", 1)
    state.set_control(space("lebanon"), CONFEDERATE)
    driver = union_move(state).push("division somerset")
    assert state.state_owner[STATE["ky"]] == NOBODY
    assert why(driver, "go lebanon") == ("5.4.2", "deny-division-border")


@pytest.mark.clause("5.4.2")
def test_a_division_drops_but_does_not_take() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 3)
    put(state, UNION, "columbus-oh", 1)
    driver = go(union_move(state).push("division cincinnati", "with 2"), "columbus-oh")
    assert why(driver, "take 1") == ("5.4.2", "deny-picks-nothing-up")
    assert [a for a in driver.actions if a.startswith("drop")] == ["drop 1"]
    assert why(driver, "drop 2") == ("5.4.2", "deny-must-have-units")


@pytest.mark.clause("5.4.3")
def test_the_campaign_of_the_figure() -> None:
    state = empty_table(turn=7)
    put(state, UNION, "lebanon", 2)
    put(state, UNION, "bowling-green", 5, "mcclellan")
    put(state, UNION, "cairo", 6, "grant", army="army-of-the-tennessee")
    put(state, CONFEDERATE, "nashville", 3, "jackson")
    put(state, CONFEDERATE, "dover-tn", 1)
    state.set_fort(space("dover-tn"), CONFEDERATE)
    for marked in ("lebanon", "somerset", "bowling-green"):
        state.set_control(space(marked), UNION)
    driver = run(state, Activation(UNION, 3, campaign=True))
    go(driver.push("division lebanon", "with 2"), "somerset")
    assert why(driver, "go clinton") == ("5.4.2", "deny-division-enemy-state")
    driver.push("stop")
    assert infantry(state, UNION, "somerset") == 2

    driver = run(state, Activation(UNION, 3, campaign=True), rolls=[3])
    go(driver.push("activate mcclellan", "with 5"), "clarksville-tn")
    assert driver.actions == ["intercept jackson", "pass"]
    driver.push("pass")  # the figure's battle belongs to 5.8
    driver.push("stop")

    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate grant", "with 6")
    driver.push("go paducah north-route", "convert")
    assert why(driver, "go dover-tn") == ("6.2.4", "deny-river-fort")
    driver.push("go columbus-ky", "convert", "go mckenzie")
    assert why(driver, "go dover-tn") == ("6.2.4", "deny-river-fort")
    driver.push("convert")
    assert driver.over  # six points
    assert state.army_at[ARMY["army-of-the-tennessee"]] == space("mckenzie")
    for marked in ("paducah", "columbus-ky", "mckenzie"):
        assert state.control[space(marked)] == UNION


@pytest.mark.clause("5.4.3")
def test_an_event_moves_two_points_as_a_corps_without_a_general() -> None:
    state = empty_table()
    put(state, UNION, "somerset", 4, "buell")
    driver = run(state, Activation(UNION, 2, as_corps=True))
    assert driver.actions == ["division somerset"]
    assert why(driver, "activate buell") == ("5.4.3", "deny-without-general")
    driver.push("division somerset", "with 2")
    assert dict(driver.decision.prompt.args)["count"] == 8
    go(driver, "clinton").push("stop")
    assert infantry(state, UNION, "clinton") == 2


@pytest.mark.clause("5.4.4")
def test_a_division_leaves_no_general_of_a_corps_alone() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 2, "fremont")
    driver = union_move(state).push("division cairo")
    assert infantry(state, UNION, "cairo") == 1  # the only size that is left
    assert state.force is not None
    assert state.force.infantry == 1
    state = empty_table()
    put(state, UNION, "cairo", 1, "fremont")
    driver = union_move(state)
    assert why(driver, "division cairo") == ("5.4.4", "deny-division-strands")


@pytest.mark.clause("5.4.4")
def test_a_division_may_take_the_last_points_of_an_army() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 2, "mcdowell", army="army-of-the-potomac")
    union_move(state).push("division washington-dc", "with 2", "go annapolis")
    assert state.army_in(UNION, space("washington-dc")) == -1
    assert post(state, "mcdowell") == TRACK


# --- 5.5 Brigades -------------------------------------------------------------------------------


@pytest.mark.clause("5.5.2")
def test_a_brigade_moves_ten_spaces_and_twelve_by_rail() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "atlanta", 0, "forrest")
    driver = confederate_move(state, 1).push("brigade forrest")
    for _ in range(6):
        go(driver, "kingston-ga", "atlanta")
    assert driver.over
    assert len(driver.told("marched")) == 12
    assert post(state, "forrest") == space("atlanta")


@pytest.mark.clause("5.5.2")
def test_a_brigade_by_road_has_ten() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    driver = confederate_move(state, 1).push("brigade stuart")
    go(driver, "wilderness")
    for _ in range(4):
        go(driver, "hanover", "wilderness")
    go(driver, "hanover")
    assert driver.over
    assert len(driver.told("marched")) == 10


# --- 5.6.6, 5.7 ---------------------------------------------------------------------------------


@pytest.mark.clause("5.6.6")
def test_generals_without_units_keep_out_of_enemy_control() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 2, "fremont")
    put(state, UNION, "harpers-ferry", 1)
    driver = union_move(state).push("activate fremont", "with 0")
    assert why(driver, "go harpers-ferry") == ("5.6.6", "deny-generals-enemy-control")
    go(driver, "gettysburg")
    assert why(driver, "stop") == ("5.3.4", "deny-general-without-units")
    go(driver, "frederick").push("stop")
    assert post(state, "fremont") == space("frederick")


@pytest.mark.clause("5.7.1")
def test_generals_without_units_enter_no_enemy_force() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 2, "fremont")
    put(state, CONFEDERATE, "gettysburg", 1)
    put(state, CONFEDERATE, "baltimore", 0, "j-e-johnston")
    driver = union_move(state).push("activate fremont", "with 0")
    assert why(driver, "go gettysburg") == ("5.7.1", "deny-generals-enemy-force")
    assert why(driver, "go baltimore") == ("5.7.1", "deny-generals-enemy-force")


@pytest.mark.clause("5.7.2")
def test_an_ungarrisoned_fort_falls_and_the_march_goes_on() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "fremont")
    state.set_fort(space("manassas"), CONFEDERATE)
    driver = go(union_move(state).push("activate fremont", "with 3"), "manassas")
    assert state.fort[space("manassas")] == NOBODY
    assert state.union_victory
    go(driver, "culpeper")


@pytest.mark.clause("5.7.2")
def test_ten_to_one_overruns() -> None:
    state = potomac(10)
    put(state, CONFEDERATE, "manassas", 1)
    driver = union_move(state).push("activate mcdowell", "with 10")
    go(driver, "manassas")
    assert infantry(state, CONFEDERATE, "manassas") == 0
    assert state.union_victory
    go(driver, "culpeper")  # no battle, no stop


@pytest.mark.clause("5.7.4")
def test_lone_enemy_generals_leave_the_map() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 2, "fremont")
    put(state, CONFEDERATE, "manassas", 0, "j-e-johnston")
    go(union_move(state).push("activate fremont", "with 2"), "manassas")
    assert post(state, "j-e-johnston") == TRACK


@pytest.mark.clause("5.7.3")
@pytest.mark.parametrize(("attackers", "goes_on"), [(6, True), (5, False)])
def test_the_march_goes_on_after_a_battle_won_two_to_one(attackers: int, goes_on: bool) -> None:
    state = empty_table()
    put(state, UNION, "frederick", attackers, "grant")
    put(state, CONFEDERATE, "manassas", 3)
    driver = run(state, Activation(UNION, 3), rolls=[6, 1])
    go(driver.push("activate grant", f"with {attackers}"), "manassas")
    while not driver.over and driver.decision.prompt.key != "prompt-march":
        driver.push(driver.actions[0])
    assert driver.over is not goes_on
    if goes_on:
        assert state.force is not None
        assert state.force.at == space("manassas")
    assert state.units(CONFEDERATE, space("manassas")) == 0


@pytest.mark.clause("5.4.1")
def test_a_division_goes_no_further_after_a_battle() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3)
    put(state, CONFEDERATE, "gettysburg", 1)
    driver = run(state, Activation(UNION, 3), rolls=[6, 1])
    go(driver.push("division frederick", "with 3"), "gettysburg")
    while not driver.over and driver.decision.prompt.key != "prompt-march":
        driver.push(driver.actions[0])
    assert driver.over
    assert infantry(state, UNION, "gettysburg") == 3  # his roll of 1 costs nothing (7.10)


# --- 5.9, 5.10, rivers, water -------------------------------------------------------------------


@pytest.mark.clause("5.9.1")
def test_a_corps_goes_ten_spaces_by_rail() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "atlanta", 3, "j-e-johnston")
    driver = confederate_move(state).push("activate j-e-johnston", "with 3")
    for _ in range(4):
        go(driver, "kingston-ga", "atlanta")
    left = dict(driver.decision.prompt.args)
    assert (left["count"], left["rail"]) == (0, 2)
    assert not [a for a in driver.actions if not a.startswith(("go", "take", "drop", "stop"))]
    go(driver, "kingston-ga", "dalton")
    assert driver.over
    assert infantry(state, CONFEDERATE, "dalton") == 3


@pytest.mark.clause("5.9.1")
def test_the_bonus_is_lost_by_road_and_by_foreign_spaces() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "j-e-johnston")
    driver = confederate_move(state).push("activate j-e-johnston", "with 3")
    go(driver, "wilderness")  # by road
    assert dict(driver.decision.prompt.args)["rail"] == 0
    for _ in range(3):
        go(driver, "culpeper", "wilderness")
    go(driver, "culpeper")
    assert driver.over
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "j-e-johnston")
    state.set_control(space("gordonsville"), NOBODY)
    driver = confederate_move(state).push("activate j-e-johnston", "with 3")
    for _ in range(4):
        go(driver, "culpeper", "manassas")
    assert why(driver, "go wilderness") == ("5.9.1", "deny-bonus-rail-only")
    go(driver, "culpeper")
    assert why(driver, "go gordonsville") == ("5.9.1", "deny-bonus-own-spaces")


@pytest.mark.clause("5.9.2")
def test_the_bonus_does_not_lead_into_the_enemy() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "j-e-johnston")
    put(state, UNION, "gordonsville", 1)
    driver = confederate_move(state).push("activate j-e-johnston", "with 3")
    for _ in range(4):
        go(driver, "culpeper", "manassas")
    go(driver, "culpeper")
    assert why(driver, "go gordonsville") == ("5.9.2", "deny-bonus-into-enemy")


@pytest.mark.clause("5.9.3")
@pytest.mark.parametrize(("turn", "points"), [(9, 0), (10, 1)])
def test_the_confederate_railroads_are_done_in_spring_1864(turn: int, points: int) -> None:
    state = empty_table(turn)
    put(state, CONFEDERATE, "meridian", 1)
    driver = confederate_move(state).push("division meridian")
    go(driver, "demopolis", "meridian", "demopolis", "meridian", "demopolis")
    assert driver.over is not bool(points)


@pytest.mark.clause("5.10")
def test_the_roads_of_north_east_alabama() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "jacksonville-al", 2, "r-e-lee", "forrest")
    driver = confederate_move(state, 2).push("activate r-e-lee", "with 1")
    assert why(driver, "go kingston-ga") == ("5.10", "deny-rough-road-card")
    state = empty_table()
    put(state, CONFEDERATE, "jacksonville-al", 2, "r-e-lee", "forrest")
    driver = confederate_move(state, 3).push("division jacksonville-al", "with 2")
    assert why(driver, "go kingston-ga") == ("5.10", "deny-rough-road")
    for card in (Activation(CONFEDERATE, 3), Activation(CONFEDERATE, 1, campaign=True)):
        state = empty_table()
        put(state, CONFEDERATE, "jacksonville-al", 2, "r-e-lee")
        assert "go kingston-ga" in run(state, card).push("activate r-e-lee", "with 2").actions
    state = empty_table()
    put(state, UNION, "jacksonville-al", 2, "grant")
    driver = union_move(state).push("activate grant", "with 2")
    assert why(driver, "go decatur-al") == ("5.10", "deny-rough-road")


@pytest.mark.clause("6.2.5")
def test_union_gunboats_and_forts_close_rivers_to_the_confederate() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "j-e-johnston")
    driver = confederate_move(state).push("activate j-e-johnston", "with 3")
    assert why(driver, "go washington-dc") == ("6.2.5", "deny-river-gunboats")
    state = empty_table()
    put(state, CONFEDERATE, "mckenzie", 3, "polk")
    state.set_fort(space("paducah"), CONFEDERATE)
    state.set_fort(space("dover-tn"), UNION)
    driver = confederate_move(state).push("activate polk", "with 3")
    assert why(driver, "go dover-tn") == ("6.2.5", "deny-river-fort")


@pytest.mark.clause("6.2.6")
def test_two_routes_join_cairo_and_paducah() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 3, "fremont")
    state.set_fort(space("paducah"), CONFEDERATE)
    driver = union_move(state).push("activate fremont", "with 3")
    assert why(driver, "go paducah") == ("6.2.6", "deny-name-the-route")
    assert why(driver, "go paducah north-route") == ("6.2.4", "deny-river-fort")
    assert why(driver, "go ironton north-route") == ("6.2.6", "deny-no-route-to-name")
    driver.push("go paducah south-route")
    assert state.fort[space("paducah")] == NOBODY


@pytest.mark.clause("6.8.2")
def test_coastal_forts_are_joined_to_their_ports_by_water_only() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "norfolk", 3, "j-e-johnston")
    driver = confederate_move(state).push("activate j-e-johnston", "with 3")
    assert why(driver, "go fort-monroe") == ("6.8.2", "deny-water-link")


@pytest.mark.clause("6.8.3")
def test_fort_monroe_takes_any_number() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "williamsburg", 5, "j-e-johnston")
    driver = go(confederate_move(state).push("activate j-e-johnston", "with 5"), "fort-monroe")
    driver.push("stop")
    assert infantry(state, CONFEDERATE, "fort-monroe") == 5


@pytest.mark.clause("10.2.4")
def test_the_baltimore_and_ohio_is_no_way_for_a_march() -> None:
    state = empty_table()
    put(state, UNION, "grafton", 3, "fremont")
    driver = union_move(state).push("activate fremont", "with 3")
    assert why(driver, "go harpers-ferry") == ("10.2.4", "deny-baltimore-and-ohio")


# --- 4.3.1 Campaigns ----------------------------------------------------------------------------


@pytest.mark.clause("4.3.1")
def test_nothing_moves_twice_with_one_campaign_card() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 3, "buell")
    put(state, UNION, "columbus-oh", 1, "fremont")
    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate buell", "with 3")
    go(driver, "columbus-oh").push("stop")
    assert infantry(state, UNION, "columbus-oh") == 4
    driver = run(state, Activation(UNION, 3, campaign=True))
    assert driver.actions == ["activate fremont", "division columbus-oh"]
    assert why(driver, "activate buell") == ("4.3.1", "deny-general-moved")
    driver.push("activate fremont")
    assert why(driver, "with 2") == ("4.3.1", "deny-units-moved")
    assert why(driver, "bring buell") == ("4.3.1", "deny-general-moved")
    driver.push("with 1")
    go(driver, "cincinnati", "columbus-oh")
    assert why(driver, "take 1") == ("4.3.1", "deny-units-moved")
    assert why(driver, "take-general buell") == ("4.3.1", "deny-general-moved")
    driver.push("stop")
    driver = run(state, Activation(UNION, 3, campaign=True))
    assert driver.over  # nobody is left to move
    clear_moved(state)
    assert activation_actions(state, UNION, 3, True)


@pytest.mark.clause("4.3.1")
def test_dropped_points_have_moved_and_an_army_moves_once() -> None:
    state = potomac(4)
    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate mcdowell", "with 4")
    go(driver, "frederick").push("drop 1")
    go(driver, "gettysburg").push("stop")
    driver = run(state, Activation(UNION, 3, campaign=True))
    assert driver.over
    put(state, UNION, "gettysburg", 2)
    driver = run(state, Activation(UNION, 3, campaign=True))
    assert driver.actions == ["division gettysburg"]
    assert why(driver, "activate mcdowell") == ("4.3.1", "deny-general-moved")
    assert why(driver, "division frederick") == ("4.3.1", "deny-units-moved")
    driver.push("division gettysburg")
    assert driver.actions == ["with 2", "with 1"]


@pytest.mark.clause("4.3.1")
def test_a_cancelled_force_has_moved() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "richmond", 3, "j-e-johnston")
    state.hand[UNION] = (1,)
    driver = run(state, Activation(CONFEDERATE, 3, campaign=True))
    driver.push("activate j-e-johnston", "with 3", "interrupt 1")
    assert driver.over
    assert driver.returned == 2
    assert infantry(state, CONFEDERATE, "richmond") == 3
    assert not activation_actions(state, CONFEDERATE, 3, True)


@pytest.mark.clause("5.2.6")
def test_mud_march_allows_one_space_or_one_conversion() -> None:
    state = potomac()
    state.hand[CONFEDERATE] = (7,)
    state.set_control(space("washington-dc"), CONFEDERATE)
    driver = union_move(state).push("activate mcdowell", "with 7", "interrupt 7")
    driver.push("convert")
    assert driver.over
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("washington-dc")


# --- 4.5.2, 4.6.2 -------------------------------------------------------------------------------


@pytest.mark.clause("4.5.2")
def test_a_concentration_must_try_to_attack() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "corinth", 5, "a-s-johnston")
    put(state, CONFEDERATE, "atlanta", 1, "bragg")
    put(state, UNION, "pittsburg-landing", 2)
    card = Activation(CONFEDERATE, 3, only=(GENERAL["a-s-johnston"],), must_attack=True)
    driver = run(state, card)
    assert driver.actions == ["activate a-s-johnston"]
    assert why(driver, "activate bragg") == ("4.5.2", "deny-not-this-general")
    driver.push("activate a-s-johnston")
    assert why(driver, "with 0")[1] == "deny-must-have-units"
    driver.push("with 5")
    assert why(driver, "stop") == ("4.5.2", "deny-must-attack")
    assert "go pittsburg-landing" in driver.actions


@pytest.mark.clause("4.5.2")
def test_whoever_has_to_fight_brings_the_second_general_who_would_be_left_alone() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "corinth", 1, "a-s-johnston", "polk")
    put(state, UNION, "pittsburg-landing", 2)
    card = Activation(CONFEDERATE, 3, only=(GENERAL["a-s-johnston"],), must_attack=True)
    driver = run(state, card)
    driver.push("activate a-s-johnston")
    assert state.force is not None
    assert (state.force.units, len(state.force.generals)) == (1, 2)


@pytest.mark.clause("4.6.2")
def test_the_march_on_richmond_takes_a_shortest_path_with_everything() -> None:
    state = potomac(5)
    state.set_fort(space("washington-dc"), UNION)
    card = Activation(UNION, 3, only=(GENERAL["mcdowell"],), toward=space("richmond"))
    driver = run(state, card).push("activate mcdowell")
    assert driver.actions == ["with 5", "with 4"]
    assert why(driver, "with 3") == ("4.6.2", "deny-everything-goes")
    driver.push("with 5")
    assert driver.actions == ["go manassas"]
    assert why(driver, "stop") == ("4.6.2", "deny-shortest-path")
    go(driver, "manassas")
    assert why(driver, "go culpeper") == ("4.6.2", "deny-shortest-path")
    go(driver, "wilderness", "hanover", "richmond")
    assert driver.over  # without a line of communication there is nothing to convert
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("richmond")


@pytest.mark.clause("4.6.2")
def test_in_richmond_the_army_converts_and_is_done() -> None:
    state = potomac(5)
    for key in ("manassas", "wilderness", "hanover"):
        state.set_control(space(key), UNION)
    card = Activation(UNION, 3, only=(GENERAL["mcdowell"],), toward=space("richmond"))
    driver = run(state, card).push("activate mcdowell")
    go(driver, "manassas", "wilderness", "hanover", "richmond")
    assert driver.actions == ["convert"]
    driver.push("convert")
    assert driver.over
    assert state.control[space("richmond")] == UNION


@pytest.mark.clause("4.5.2")
def test_no_step_leads_away_from_the_only_attack() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "chattanooga", 3, "bragg", army="army-of-tennessee")
    put(state, UNION, "dalton", 2)
    driver = run(state, Activation(CONFEDERATE, 3, only=(GENERAL["bragg"],), must_attack=True))
    driver.push("activate bragg", "with 3")
    go(driver, "missionary-ridge", "chattanooga", "missionary-ridge", "chattanooga")
    ways = [a for a in driver.actions if a.startswith("go")]
    assert ways == ["go cleveland", "go missionary-ridge"]  # two points, two steps
    assert why(driver, "go stevenson") == ("4.5.2", "deny-attack-out-of-reach")
    assert why(driver, "stop") == ("4.5.2", "deny-must-attack")


@pytest.mark.clause("4.5.2")
def test_an_attack_out_of_reach_binds_nobody() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "tallahassee", 3, "bragg")
    driver = run(state, Activation(CONFEDERATE, 3, only=(GENERAL["bragg"],), must_attack=True))
    assert "stop" in driver.push("activate bragg", "with 3").actions


@pytest.mark.clause("4.6.2")
def test_in_richmond_the_march_does_not_end_before_the_marker_is_placed() -> None:
    state = potomac(5)
    for key in ("manassas", "wilderness", "hanover"):
        state.set_control(space(key), UNION)
    card = Activation(UNION, 3, only=(GENERAL["mcdowell"],), toward=space("richmond"))
    driver = run(state, card).push("activate mcdowell")
    go(driver, "manassas", "wilderness", "hanover", "richmond")
    assert why(driver, "stop") == ("4.6.2", "deny-must-convert")
    assert why(driver, "drop 1") == ("5.1.5", "deny-not-under-way")


# --- Refusals and small print -------------------------------------------------------------------


@pytest.mark.clause("4.3.1")
def test_an_army_stays_whose_second_has_moved() -> None:
    state = potomac(5)
    state.post_general(GENERAL["butler"], space("baltimore"))
    put(state, UNION, "baltimore", 2)
    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate butler", "with 2")
    go(driver, "washington-dc").push("stop")
    driver = run(state, Activation(UNION, 3, campaign=True))
    assert why(driver, "activate mcdowell") == ("4.3.1", "deny-second-moved")
    state.moved_armies = (ARMY["army-of-the-potomac"],)
    assert why(driver, "activate mcdowell") == ("4.3.1", "deny-army-moved")


@pytest.mark.clause("4.3.1")
def test_a_moved_general_of_no_rank_stays_when_his_army_moves() -> None:
    state = potomac(5)
    state.post_general(GENERAL["banks"], space("baltimore"))
    put(state, UNION, "baltimore", 2)
    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate banks", "with 2")
    go(driver, "washington-dc").push("stop")
    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate mcdowell")
    assert why(driver, "with 6") == ("4.3.1", "deny-units-moved")
    driver.push("with 5")  # the two that came stay, and Banks with them
    assert post(state, "banks") == space("washington-dc")
    assert infantry(state, UNION, "washington-dc") == 2


@pytest.mark.clause("5.1.2")
def test_refusals_of_activation_and_composition() -> None:
    state = potomac()
    put(state, UNION, "cairo", 2, "fremont")
    driver = union_move(state)
    assert why(driver, "brigade fremont") == ("5.1.2", "deny-not-cavalry")
    assert why(driver, "division frederick") == ("5.4.1", "deny-no-infantry")
    driver.push("activate mcdowell")
    assert why(driver, "bring banks") == ("5.1.3", "deny-takes-no-general")
    assert why(driver, "leave fremont") == ("5.6.6", "deny-general-not-in-force")
    assert why(driver, "with 8") == ("5.1.2", "deny-not-so-many-here")
    driver = union_move(state).push("activate fremont")
    assert why(driver, "bring pope") == ("5.3.2", "deny-general-not-here")
    assert why(driver, "leave fremont") == ("5.6.6", "deny-leaves-no-general")


@pytest.mark.clause("5.1.5")
def test_refusals_on_the_way() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 3, "buell")
    driver = go(union_move(state).push("activate buell", "with 3"), "columbus-oh")
    assert why(driver, "take-general pope") == ("5.1.5", "deny-general-not-here")
    assert why(driver, "drop-general pope") == ("5.6.6", "deny-general-not-in-force")
    driver = go(union_move(buell_in_cincinnati()).push("activate buell", "with 3"), "columbus-oh")
    assert why(driver, "convert") == ("5.2.6", "deny-only-army-converts")


def buell_in_cincinnati() -> ForThePeopleState:
    state = empty_table()
    put(state, UNION, "cincinnati", 3, "buell")
    return state


@pytest.mark.clause("5.2.2")
def test_a_general_left_with_a_generic_army_takes_command_at_once() -> None:
    state = empty_table()
    put(state, UNION, "cincinnati", 3, "buell", "pope")
    put(state, UNION, "columbus-oh", 2, army="army-of-the-cumberland")
    put(state, UNION, "frederick", 1, "fremont")  # outranks Pope
    will = state.will[UNION]
    driver = union_move(state).push("activate buell", "bring pope", "with 3")
    go(driver, "columbus-oh").push("drop-general pope")
    assert state.commander[ARMY["army-of-the-cumberland"]] == GENERAL["pope"]
    assert state.will[UNION] < will


@pytest.mark.clause("5.2.8")
def test_an_army_whose_last_general_falls_goes_no_further() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 8, "grant", army="army-of-the-potomac")
    put(state, CONFEDERATE, "manassas", 3, "jackson")
    state.elite[0] = ARMY["army-of-the-potomac"]
    # 6 + Grant's 3 + 1 for the elite make 10: he is the only general of his side and falls on a 1.
    driver = run(state, Activation(UNION, 3), rolls=[6, 1, 1, 6])
    go(driver.push("activate grant", "with 8"), "manassas")
    while not driver.over:
        choice = [a for a in driver.actions if a in ("stand", "use-elite 1")]
        driver.push((choice or driver.actions)[0])
    assert state.post[GENERAL["grant"]] < 0
    assert state.army_at[ARMY["army-of-the-potomac"]] == space("manassas")
    assert state.commander[ARMY["army-of-the-potomac"]] == -1
    assert not [e for e in driver.told("marched") if dict(e.args)["from"] == "manassas"]


@pytest.mark.clause("5.5.2")
def test_a_brigade_in_an_army_may_raid_alone() -> None:
    state = potomac()
    driver = union_move(state, 2).push("brigade stoneman")
    assert state.force is not None
    assert (state.force.kind, state.force.units, state.force.army) == (4, 1, -1)
    assert dict(driver.decision.prompt.args)["count"] == 10


@pytest.mark.clause("6.8.3")
def test_a_coastal_fort_holds_one_confederate_point() -> None:
    """No other coastal fort than Fort Monroe has a way by land, so the rule is asked directly."""
    state = empty_table()
    assert capacity(state, CONFEDERATE, space("fort-sumter")) == 1
    put(state, CONFEDERATE, "fort-sumter", 1)
    assert capacity(state, CONFEDERATE, space("fort-sumter")) == 0
    assert capacity(state, UNION, space("fort-sumter")) > 15
    assert capacity(state, CONFEDERATE, space("fort-monroe")) > 15


# --- The sample game (4975-5100) ----------------------------------------------------------------


def summer_1861() -> ForThePeopleState:
    """The forces of the sample game's second turn that its moves concern."""
    state = empty_table(2)
    for key in ("columbus-ky", "dover-tn", "richmond"):
        state.set_fort(space(key), CONFEDERATE)
    for key in ("columbus-ky", "new-madrid"):
        state.set_control(space(key), CONFEDERATE)
    for key in ("st-louis", "kansas-city", "harpers-ferry", "ironton", "lexington-mo"):
        state.set_control(space(key), UNION)
    put(state, CONFEDERATE, "fayetteville-ar", 2, "price")
    put(state, CONFEDERATE, "little-rock", 1)
    put(state, UNION, "st-louis", 6, "fremont")
    put(state, UNION, "kansas-city", 1)
    put(state, UNION, "columbus-oh", 3)
    put(state, UNION, "cincinnati", 6, "buell", "rosecrans")
    put(state, UNION, "harpers-ferry", 2, "banks")
    return state


@pytest.mark.clause("5.1.5")
def test_sample_price_fetches_the_garrison_of_little_rock() -> None:
    state = summer_1861()
    driver = run(state, Activation(CONFEDERATE, 2, campaign=True)).push("activate price", "with 2")
    go(driver, "clarksville-ar", "little-rock").push("take 1")
    go(driver, "clarksville-ar", "fayetteville-ar", "springfield-mo").push("stop")
    assert infantry(state, CONFEDERATE, "springfield-mo") == 3
    assert post(state, "price") == space("springfield-mo")


@pytest.mark.clause("5.1.5")
def test_sample_fremont_garrisons_missouri() -> None:
    state = summer_1861()
    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate fremont", "with 4")
    go(driver, "jefferson-city", "lexington-mo", "kansas-city").push("take 1")
    go(driver, "lexington-mo", "jefferson-city").push("drop 2")
    go(driver, "rolla").push("drop 2")
    go(driver, "ironton").push("drop 1")
    go(driver, "st-louis")
    assert driver.over  # the eighth point
    assert infantry(state, UNION, "st-louis") == 2
    assert infantry(state, UNION, "jefferson-city") == infantry(state, UNION, "rolla") == 2
    assert infantry(state, UNION, "ironton") == 1
    assert infantry(state, UNION, "kansas-city") == 0
    assert post(state, "fremont") == space("st-louis")


@pytest.mark.clause("5.4.1")
def test_sample_a_division_goes_to_lewisburg() -> None:
    state = summer_1861()
    driver = run(state, Activation(UNION, 3, campaign=True)).push("division columbus-oh", "with 3")
    go(driver, "zanesville", "wheeling").push("drop 1")
    go(driver, "grafton", "weston", "lewisburg")
    assert driver.over
    assert infantry(state, UNION, "wheeling") == 1
    assert infantry(state, UNION, "lewisburg") == 2


@pytest.mark.clause("5.3.2")
def test_sample_buell_garrisons_kentucky() -> None:
    state = summer_1861()
    driver = run(state, Activation(UNION, 3, campaign=True))
    driver.push("activate buell", "bring rosecrans", "with 6")
    for key in ("falmouth", "lexington-ky", "somerset"):
        go(driver, key).push("drop 1")
    go(driver, "lexington-ky")
    for key in ("frankfort", "louisville"):
        go(driver, key).push("drop 1")
    go(driver, "lebanon").push("stop")
    for key in ("falmouth", "lexington-ky", "somerset", "frankfort", "louisville", "lebanon"):
        assert infantry(state, UNION, key) == 1, key
    assert post(state, "rosecrans") == post(state, "buell") == space("lebanon")


@pytest.mark.clause("5.3.2")
def test_sample_banks_advances_to_winchester() -> None:
    state = summer_1861()
    driver = run(state, Activation(UNION, 3, campaign=True)).push("activate banks", "with 2")
    go(driver, "winchester-va").push("stop")
    assert infantry(state, UNION, "winchester-va") == 2
