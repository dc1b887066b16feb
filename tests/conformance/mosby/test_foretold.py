"""What the table foretells is what the rules then do: chances, points, action points, reasons."""

from __future__ import annotations

import pytest

from longroll.engine.action import act, parse
from longroll.engine.event import Message
from longroll.engine.overlay import Overlay
from longroll.engine.procedural import pending_decision
from longroll.engine.procedure import refusal
from longroll.titles.mosby.aids.attempts import attempts
from longroll.titles.mosby.aids.charts import charts
from longroll.titles.mosby.aids.notes import courses, notes
from longroll.titles.mosby.aids.overlays import overlays
from longroll.titles.mosby.aids.prospects import prospects
from longroll.titles.mosby.aids.waking import Heard, percent
from longroll.titles.mosby.combat import Combat
from longroll.titles.mosby.components import CARD
from longroll.titles.mosby.interrogation import Interrogation
from longroll.titles.mosby.raids import RaiderPhase
from longroll.titles.mosby.state import MosbyState
from tests.conformance.mosby.table import (
    Driver,
    demolish_all_but,
    hand,
    operations,
    put,
    raid,
    raider_phase,
    run,
)


def note(driven: Driver, action: str) -> Message:
    """The note on an order of the list."""
    return notes(driven.state, [parse(one) for one in driven.actions])[parse(action)]


def told(driven: Driver, action: str) -> dict[str, object]:
    """The values of the note on an order of the list."""
    return dict(note(driven, action).args)


def laid(state: MosbyState, key: str) -> Overlay | None:
    """An overlay, where there is one."""
    return next((one for one in overlays(state, "") if one.key == key), None)


@pytest.mark.clause("8.1")
@pytest.mark.clause("9.3")
def test_under_a_marker_there_may_be_nobody() -> None:
    state = demolish_all_but(raid("groveton", hidden=["manassas"]), "blank-1", "picket-1")
    state.alert = 3
    assert told(operations(state), "go manassas") == {"checks": 1, "chance": 25}


@pytest.mark.clause("8.1")
@pytest.mark.clause("9.5")
def test_a_blank_is_drawn_but_once() -> None:
    state = demolish_all_but(raid("groveton"), "blank-1", "picket-1")
    # Both spaces quiet: 1/4; one die succeeds, on the blank: 1/2 * 1/2; both: the picket comes.
    assert percent(state, Heard(0, 2, 0), 3) == 50
    # With an empty container nobody can come.
    assert percent(demolish_all_but(raid()), Heard(0, 3, 2), 5) == 0


@pytest.mark.clause("9.4")
def test_a_camp_cannot_send_whom_it_has_just_been_found_asleep() -> None:
    state = demolish_all_but(raid("groveton"), "picket-1")
    # The die of the space succeeds: awake. Else the last picket is asleep there, not in the camp.
    assert percent(state, Heard(0, 1, 1, entered=True), 3) == 50
    assert percent(state, Heard(0, 0, 1, entered=True), 3) == 50


@pytest.mark.clause("2.3")
def test_no_more_is_won_or_lost_than_the_track_has() -> None:
    state = put(raid("groveton"), "courier-1", "groveton")
    state.points = 100
    assert told(operations(state), "capture courier-1") == {"worth": 0}
    state = put(raid("groveton", factor=1), "2nd-vermont-brigade", "groveton", awake=True)
    state.points = 11
    disband = told(run(state, Combat("union")), "disband")
    assert (disband["loss"], disband["more"]) == (1, 0)
    stand = told(run(state, Combat("union")), "stand")
    assert stand["loss"] == 1


@pytest.mark.clause("12.6")
@pytest.mark.clause("11.6")
def test_the_point_that_food_has_cost_is_back_with_the_food() -> None:
    state = put(raid("manassas", turn=2), "picket-1", "fairfax-station", awake=True)
    state.food = True
    driven = raider_phase(state)
    foretold = told(driven, "go groveton")
    driven.push("go groveton")
    frame = driven.state.stack[-1]
    assert isinstance(frame, RaiderPhase)
    assert foretold == {"worth": 2, "cost": 1, "left": frame.points}


@pytest.mark.clause("9.5")
@pytest.mark.clause("11.6")
def test_who_brings_food_home_is_told_of_the_checks_too() -> None:
    state = put(raid("manassas"), "picket-1", "groveton")
    state.food = True
    said = note(operations(state), "go groveton")
    assert said.key == "note-food-home-entry"
    assert dict(said.args)["checks"] == 1


@pytest.mark.clause("20.4")
@pytest.mark.clause("3.2")
def test_an_idle_band_is_told_what_it_will_cost() -> None:
    state = raid("groveton", turn=5)
    state.points = 54
    driven = operations(state)
    assert told(driven, "scatter") == {"loss": 10}
    shown = {chart.key: chart for chart in charts(state)}
    assert not next(row for row in shown["victory"].rows if row.label == "aim-turn").now
    assert any(row.label == "idle" for row in shown["band"].rows)
    state.hunted = True
    shown = {chart.key: chart for chart in charts(state)}
    assert next(row for row in shown["victory"].rows if row.label == "aim-turn").now
    assert not any(row.label == "idle" for row in shown["band"].rows)
    assert act("scatter") not in notes(state, [act("scatter")])


@pytest.mark.clause("11.3")
@pytest.mark.clause("17.5")
def test_wagons_and_couriers_are_targets() -> None:
    state = put(raid("groveton"), "wagon-train-1", "aldie")
    put(state, "courier-1", "aldie")
    operations(state)
    shown = laid(state, "targets")
    assert shown is not None
    assert [mark.value for mark in shown.marks if mark.place == "aldie"] == [6]


@pytest.mark.clause("10.2")
@pytest.mark.clause("12.6")
def test_there_is_no_free_ride_in_a_round() -> None:
    state = put(raid("groveton"), "picket-1", "manassas", awake=True)
    raider_phase(state)
    assert laid(state, "ride") is None
    assert laid(state, "hunters") is not None


@pytest.mark.clause("10.6")
def test_no_second_step_is_foretold_to_a_band_that_is_worn_out_by_the_first() -> None:
    state = raid("groveton")
    operations(state)
    assert courses(state)
    state.acted = 59
    assert not courses(state)


@pytest.mark.clause("11.4")
def test_a_prisoner_has_nothing_to_tell_where_nothing_is_hidden() -> None:
    assert told(run(raid("groveton"), Interrogation("courier")), "interrogate")["count"] == 0


@pytest.mark.clause("14.10")
def test_the_odds_are_shown_again_before_a_second_roll() -> None:
    state = hand(put(raid("groveton"), "picket-1", "groveton"), "counterattack", "charge")
    driven = run(state, Combat("mosby"), [2])
    assert prospects(driven.state, driven.decision.actions)
    driven.push("roll")
    assert not prospects(driven.state, driven.decision.actions)
    driven.push(f"play {CARD['counterattack']}")
    assert prospects(driven.state, driven.decision.actions)


@pytest.mark.clause("14.10")
def test_a_second_roll_tells_its_chance() -> None:
    state = hand(put(raid("groveton"), "picket-1", "groveton"), "counterattack", "charge")
    driven = run(state, Combat("mosby"), [2])
    (before,) = prospects(driven.state, driven.decision.actions)
    driven.push("roll")
    won = sum(one.ways for one in before.endings if one.attacker_wins)
    assert told(driven, f"play {CARD['counterattack']}")["chance"] == round(100 * won / before.of)


@pytest.mark.clause("19.1")
def test_a_false_trail_without_a_unit_is_refused_for_what_it_lacks() -> None:
    state = put(raid("groveton"), "picket-1", "manassas", awake=True)
    raider_phase(hand(state, "false-trail"))
    card = CARD["false-trail"]
    denial = refusal(state, act("play", card), "mosby")
    assert denial is not None
    assert denial.key == "deny-mislead-whom"
    tried = attempts(state, str(card))
    decision = pending_decision(state)
    assert decision is not None
    assert tried
    assert all(action in decision.actions for action in tried)
