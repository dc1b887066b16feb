"""12, 13 Rounds and Union movement."""

from __future__ import annotations

import pytest

from longroll.titles.mosby.components import COUNTER, TABLES
from longroll.titles.mosby.pursuit import UnionPhase
from longroll.titles.mosby.raids import Rounds
from tests.conformance.mosby.table import (
    at,
    hand,
    hide,
    put,
    raid,
    raider_phase,
    run,
    where,
)


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(("alert", "union"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_initiative(alert: int, union: int) -> None:
    first = [TABLES.mosby_first(die, alert) for die in range(1, 7)]
    assert first == [False] * union + [True] * (6 - union)


@pytest.mark.clause("12.3")
@pytest.mark.clause("15.4")
def test_a_wound_lowers_the_die() -> None:
    state = put(raid(), "picket-1", "alexandria", awake=True)
    state.wound = 1
    state.sent = state.concentrations
    driven = run(state, Rounds(), rolls=[2, 1])
    told = {"roll": 2, "less": 1, "alert": state.alert, "needed": 2}
    assert driven.values("initiative-union") == [told]
    assert driven.over
    assert not state.pursued


@pytest.mark.clause("12.1")
@pytest.mark.clause("12.5")
def test_initiative_checks_actions_and_no_second_phase_when_nobody_is_left() -> None:
    state = put(hide(hand(raid(), "hide"), "annandale"), "picket-1", "alexandria", awake=True)
    state.sent = state.concentrations
    driven = run(state, Rounds(), rolls=[6, 6])
    assert [event.key for event in driven.events] == ["round", "initiative-mosby", "space-sleeps"]
    driven.push("play 1")
    assert driven.over
    assert not driven.told("unit-moves")


@pytest.mark.clause("12.6")
@pytest.mark.clause("12.7")
def test_three_points_and_he_may_leave_a_space_with_the_enemy_in_it() -> None:
    state = put(raid("manassas"), "picket-1", "manassas", awake=True)
    state.sent = state.concentrations
    driven = raider_phase(state)
    assert "demolish railroad" in driven.actions
    driven.push("go groveton", "go gainesville")
    assert driven.decision.prompt.args[-1] == ("left", 1)
    denial = driven.why("demolish railroad")
    assert denial is not None
    driven.push("go manassas")
    assert driven.over


@pytest.mark.clause("12.6")
def test_what_the_points_do_not_pay_is_refused() -> None:
    state = put(raid("groveton"), "picket-1", "alexandria", awake=True)
    state.sent = state.concentrations
    driven = raider_phase(state).push("go sudley-springs", "go groveton", "go manassas")
    assert driven.over
    state = put(raid("groveton"), "picket-1", "alexandria", awake=True)
    driven = raider_phase(state).push("go gainesville", "go manassas")
    denial = driven.why("demolish railroad")
    assert denial is not None
    assert (denial.clause, denial.key) == ("12.6", "deny-action-points")


@pytest.mark.clause("12.6")
@pytest.mark.clause("19.1")
def test_horses_food_and_a_night_march_change_the_points() -> None:
    state = hand(put(raid(), "picket-1", "alexandria", awake=True), "fast-horses", "night-march")
    assert raider_phase(state).decision.prompt.args[-1] == ("left", 4)
    state.food = True
    driven = raider_phase(state)
    assert driven.decision.prompt.args[-1] == ("left", 3)
    driven.push("play 7")
    assert driven.decision.prompt.args[-1] == ("left", 5)
    driven.push("drop food")
    assert driven.decision.prompt.args[-1] == ("left", 6)
    assert driven.why("play 7") is not None


@pytest.mark.clause("11.6")
@pytest.mark.clause("12.6")
def test_food_that_cost_nothing_gives_nothing_back_and_brought_home_it_does() -> None:
    state = put(raid("rockville"), "picket-1", "alexandria", awake=True)
    state.depots = ((at("rockville"), 6),)
    state.sent = state.concentrations
    driven = raider_phase(state, rolls=[6, 4, *[6] * 20]).push("demolish depot")
    assert state.food
    assert driven.decision.prompt.args[-1] == ("left", 1)
    driven.push("drop food")
    assert driven.decision.prompt.args[-1] == ("left", 1)
    state = put(raid("manassas"), "picket-1", "alexandria", awake=True)
    state.food = True
    driven = raider_phase(state)
    assert driven.decision.prompt.args[-1] == ("left", 2)
    driven.push("go groveton")
    assert driven.decision.prompt.args[-1] == ("left", 2)  # one is spent, and one comes back


@pytest.mark.clause("6.2")
@pytest.mark.clause("12.6")
def test_in_winter_a_ford_costs_two() -> None:
    for turn, left in ((2, 2), (1, 1)):
        state = put(raid("waterford", turn=turn), "picket-1", "alexandria", awake=True)
        state.sent = state.concentrations
        driven = raider_phase(state).push("go point-of-rocks")
        assert driven.decision.prompt.args[-1] == ("left", left)


@pytest.mark.clause("19.1")
def test_hide_needs_nobody_awake_in_the_space() -> None:
    state = hand(put(raid("manassas"), "picket-1", "manassas", awake=True), "hide")
    denial = raider_phase(state).why("play 1")
    assert denial is not None
    assert denial.key == "deny-seen"


@pytest.mark.clause("19.1")
def test_a_courier_who_is_awake_keeps_nobody_from_hiding() -> None:
    """The card speaks of combat units; those who do not fight wake help, they do not hunt."""
    state = hand(put(raid("manassas"), "courier-1", "manassas", awake=True), "hide")
    put(state, "picket-1", "bradley", awake=True)
    driven = raider_phase(state).push("play 1")
    assert not driven.state.active


@pytest.mark.clause("19.1")
def test_a_false_trail_leads_one_unit_astray() -> None:
    state = hand(put(raid("manassas"), "picket-1", "manassas", awake=True), "false-trail")
    put(state, "picket-2", "bradley", awake=True)
    driven = raider_phase(state)
    assert [text for text in driven.actions if text.startswith("play")] == ["play 10 picket-2"]
    driven.push("play 10 picket-2")
    assert state.active == 1 << COUNTER["picket-1"]


@pytest.mark.clause("16.1")
def test_in_a_round_to_scatter_takes_the_whole_phase() -> None:
    state = put(raid("groveton"), "picket-1", "alexandria", awake=True)
    state.sent = state.concentrations
    assert "scatter" in raider_phase(state.copy()).actions
    driven = raider_phase(state).push("go sudley-springs")
    denial = driven.why("scatter")
    assert denial is not None
    assert denial.key == "deny-phase-begun"
    driven = raider_phase(put(raid("groveton"), "picket-1", "groveton", awake=True))
    denial = driven.why("scatter")
    assert denial is not None
    assert denial.key == "deny-foe-here"


@pytest.mark.clause("12.8")
@pytest.mark.clause("13.1")
@pytest.mark.parametrize(
    ("die", "end", "awake"),
    [
        (1, "alexandria", False),
        (3, "union-mills", True),
        (5, "union-mills", True),
        (6, "manassas", True),
    ],
)
def test_combat_units_ride_towards_mosby(die: int, end: str, awake: bool) -> None:
    state = put(raid("manassas"), "picket-1", "alexandria", awake=True)
    draws = [] if die == 1 else ["burkes-station"]
    driven = run(state, UnionPhase(), rolls=[die], draws=draws)
    assert where(state, "picket-1") == end
    assert state.pursued == awake
    assert driven.over == (end != "manassas")


@pytest.mark.clause("13.1")
def test_the_nearest_rolls_first_then_the_stronger() -> None:
    state = put(raid("groveton"), "picket-1", "alexandria", awake=True)
    put(state, "picket-2", "manassas", awake=True)
    put(state, "picket-8", "manassas", awake=True)
    driven = run(state, UnionPhase(), rolls=[1, 1, 1])
    assert [told["unit"] for told in driven.values("unit-stops")] == [
        *("picket-8", "picket-2", "picket-1"),
    ]


@pytest.mark.clause("13.2")
def test_away_is_to_the_space_farthest_from_mosby() -> None:
    state = put(raid("groveton"), "picket-1", "manassas", awake=True)
    run(state, UnionPhase(), rolls=[2], draws=["bradley"])
    assert where(state, "picket-1") == "bradley"


@pytest.mark.clause("13.2")
def test_where_nothing_leads_away_from_mosby_it_stays() -> None:
    state = put(raid("middleburg"), "picket-1", "martinsburg", awake=True)
    driven = run(state, UnionPhase(), rolls=[2])
    assert where(state, "picket-1") == "martinsburg"
    assert [told["unit"] for told in driven.values("unit-stays")] == ["picket-1"]
    assert driven.values("unit-stays")[0]["steps"] == -1


@pytest.mark.clause("13.3")
@pytest.mark.clause("13.5")
def test_all_who_reach_his_space_attack_together_and_may_leave_the_lines() -> None:
    state = put(raid("groveton"), "picket-1", "manassas", awake=True)
    put(state, "picket-2", "groveton", awake=True)
    driven = run(state, UnionPhase(), rolls=[3, 3])
    assert where(state, "picket-1") == "groveton"
    assert driven.prompt == "prompt-stand"
    assert driven.values("combat")[0]["men"] == 100


@pytest.mark.clause("13.4")
def test_a_courier_rides_for_help_and_wakes_it() -> None:
    state = put(raid("groveton"), "courier-1", "manassas", awake=True)
    put(state, "picket-1", "union-mills")
    driven = run(state, UnionPhase(), rolls=[3, 1], draws=["union-mills"])
    assert where(state, "courier-1") == "union-mills"
    assert not state.active >> COUNTER["courier-1"] & 1
    assert driven.told("carries-alarm")


@pytest.mark.clause("13.4")
def test_on_a_2_it_rides_towards_mosby() -> None:
    state = put(raid("groveton"), "courier-1", "union-mills", awake=True)
    run(state, UnionPhase(), rolls=[2], draws=["manassas"])
    assert where(state, "courier-1") == "manassas"


@pytest.mark.clause("13.6")
@pytest.mark.clause("6.2")
@pytest.mark.parametrize(("turn", "end"), [(1, "leesburg"), (2, "aldie")])
def test_in_winter_a_ford_stops_the_union(turn: int, end: str) -> None:
    state = put(raid("aldie", turn=turn), "picket-1", "point-of-rocks", awake=True)
    run(state, UnionPhase(), rolls=[3])
    assert where(state, "picket-1") == end
