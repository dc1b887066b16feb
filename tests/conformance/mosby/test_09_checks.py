"""8, 9 Unrevealed spaces, the container, and activation checks."""

from __future__ import annotations

import pytest

from longroll.titles.mosby.activation import (
    Alarm,
    check_camps,
    check_hidden,
    check_sleeping,
    entry_checks,
    kidnap_checks,
    round_checks,
    scouting_checks,
)
from longroll.titles.mosby.aids.showing import show
from longroll.titles.mosby.components import COUNTER
from longroll.titles.mosby.container import boxed, reveal, send_out
from longroll.titles.mosby.state import ASIDE, BOX
from longroll.titles.mosby.views import view
from tests.conformance.mosby.table import (
    at,
    demolish_all_but,
    hand,
    hide,
    play,
    put,
    raid,
    run,
    spaces,
    where,
)


@pytest.mark.clause("8.1")
def test_a_blank_is_set_aside_and_a_unit_stands_asleep() -> None:
    state = raid(hidden=("manassas", "bradley"))
    assert reveal(play(state, draws=["blank-1"]), at("manassas")) == -1
    assert state.at[COUNTER["blank-1"]] == ASIDE
    unit = reveal(play(state, draws=["picket-1"]), at("bradley"))
    assert where(state, "picket-1") == "bradley"
    assert not state.active >> unit & 1
    assert not state.unrevealed


@pytest.mark.clause("8.2")
def test_from_an_empty_container_nobody_comes() -> None:
    state = demolish_all_but(raid(hidden=("manassas",)))
    assert boxed(state) == []
    assert reveal(play(state), at("manassas")) == -1


@pytest.mark.clause("8.3")
@pytest.mark.clause("8.4")
def test_strength_is_open_and_so_is_what_is_left_to_draw() -> None:
    state = put(raid(), "5th-new-york-cavalry", "manassas")
    shown = view(state, "observer", None)
    assert shown["units"][0]["men"] == 100
    assert shown["container"]["courier"] == 6
    assert shown["container"]["cavalry-2"] == 2
    assert show(state, "manassas")["units"][0]["text"] == "show-unit-asleep"


@pytest.mark.clause("9.1")
@pytest.mark.clause("9.2")
@pytest.mark.parametrize("alert", [1, 3, 5])
def test_a_die_equal_to_the_alert_wakes_and_a_higher_one_does_not(alert: int) -> None:
    state = put(put(raid(), "picket-1", "manassas"), "picket-2", "manassas")
    state.alert = alert
    check_sleeping(play(state, rolls=[alert, alert + 1]), state.order)
    assert state.active == 1 << COUNTER["picket-1"]


@pytest.mark.clause("9.3")
def test_a_hidden_space_that_sleeps_on_keeps_its_marker_unless_entered() -> None:
    state = raid(hidden=("manassas", "bradley"))
    check_hidden(play(state, rolls=[2, 1], draws=["picket-1"]), spaces("manassas", "bradley"))
    assert state.unrevealed == spaces("manassas")
    assert state.active == 1 << COUNTER["picket-1"]
    check_hidden(play(state, rolls=[6], draws=["picket-2"]), spaces("manassas"), entered=True)
    assert state.unrevealed == 0
    assert not state.active >> COUNTER["picket-2"] & 1


@pytest.mark.clause("9.4")
def test_a_camp_sends_out_the_stronger_of_two_once_a_turn() -> None:
    state = raid()
    draws = ["picket-1", "1st-west-virginia-cavalry"]
    check_camps(play(state, rolls=[1], draws=draws), spaces("fairfax-station"))
    assert where(state, "1st-west-virginia-cavalry") == "fairfax-station"
    assert state.at[COUNTER["picket-1"]] == BOX
    assert state.pursued
    assert check_camps(play(state), spaces("fairfax-station")) == []


@pytest.mark.clause("9.4")
def test_of_equals_the_first_and_the_last_one_left_is_placed() -> None:
    state = demolish_all_but(raid(), "picket-1", "picket-2", "courier-1")
    assert (
        send_out(play(state, draws=["picket-2", "picket-1"]), at("centreville"))
        == (COUNTER["picket-2"])
    )
    assert send_out(play(state, draws=["picket-1"]), at("alexandria")) == COUNTER["picket-1"]
    assert send_out(play(state), at("washington")) == -1


@pytest.mark.clause("9.5")
def test_after_a_failed_scouting_the_space_then_who_sleeps_there() -> None:
    state = put(raid(hidden=("manassas",)), "picket-1", "manassas")
    told = play(state, rolls=[1, 1], draws=["picket-2"])
    scouting_checks(told, at("manassas"))
    assert [event.key for event in told.events] == ["space-wakes", "appears-awake", "unit-wakes"]


@pytest.mark.clause("9.5")
def test_on_entering_the_hidden_space_the_sleepers_the_camp() -> None:
    state = put(raid("manassas", hidden=("centreville",)), "picket-1", "centreville")
    told = play(state, rolls=[6, 6, 6], draws=["blank-1"])
    entry_checks(told, at("centreville"))
    keys = [event.key for event in told.events]
    assert keys == ["space-sleeps", "nothing-there", "unit-sleeps", "camp-sleeps"]


@pytest.mark.clause("9.5")
def test_after_a_kidnapping_the_camp_then_the_sleepers() -> None:
    state = put(raid("alexandria"), "picket-1", "alexandria")
    told = play(state, rolls=[6, 6])
    kidnap_checks(told, at("alexandria"))
    assert [event.key for event in told.events] == ["camp-sleeps", "unit-sleeps"]


@pytest.mark.clause("9.5")
@pytest.mark.clause("9.6")
@pytest.mark.clause("9.8")
def test_after_a_noise_the_space_its_neighbours_the_hidden_the_camps() -> None:
    state = raid("union-mills", hidden=("fairfax-station", "bradley"))
    put(state, "picket-1", "groveton")
    put(state, "picket-2", "manassas")
    put(state, "picket-3", "centreville")
    put(state, "picket-4", "union-mills")
    driven = run(state, Alarm(at("union-mills"), "demolition"), rolls=[6] * 7)
    told = [(e.key, dict(e.args).get("unit") or dict(e.args)["space"]) for e in driven.events]
    assert told == [
        ("unit-sleeps", "picket-4"),
        ("unit-sleeps", "picket-3"),
        ("unit-sleeps", "picket-2"),
        ("space-sleeps", "fairfax-station"),
        ("space-sleeps", "bradley"),
        ("camp-sleeps", "fairfax-station"),
        ("camp-sleeps", "centreville"),
    ]


@pytest.mark.clause("9.5")
@pytest.mark.clause("12.4")
def test_in_a_round_it_is_about_the_awake_combat_units() -> None:
    state = raid("groveton", hidden=("bradley", "brentsville", "alexandria"))
    put(state, "picket-1", "bradley", awake=True)
    put(state, "picket-2", "bradley")
    put(state, "picket-3", "manassas")
    put(state, "picket-4", "alexandria")
    told = play(state, rolls=[6] * 4)
    round_checks(told)
    who = [dict(e.args).get("unit") or dict(e.args)["space"] for e in told.events]
    assert who == ["picket-2", "picket-3", "bradley", "brentsville"]


@pytest.mark.clause("9.7")
def test_who_comes_out_of_a_check_is_not_checked_again() -> None:
    state = raid("union-mills", hidden=("centreville",))
    told = play(state, rolls=[1, 6], draws=["picket-1"])
    entry_checks(told, at("centreville"))
    assert [e.key for e in told.events] == ["space-wakes", "appears-awake", "camp-sleeps"]


@pytest.mark.clause("19.1")
def test_cut_wires_keep_a_noise_in_its_space() -> None:
    state = hand(hide(raid("union-mills"), "bradley", "manassas"), "wires-cut")
    put(state, "picket-1", "union-mills")
    driven = run(state, Alarm(at("union-mills"), "combat"), rolls=[6])
    assert driven.actions == ["play 8", "pass"]
    driven.push("play 8")
    assert driven.over
    assert [event.key for event in driven.events] == ["card-played", "unit-sleeps"]
