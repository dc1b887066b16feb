"""10, 11, 17 Operations and what Mosby does in them."""

from __future__ import annotations

import pytest

from longroll.titles.mosby.combat import Combat
from longroll.titles.mosby.components import COUNTER
from longroll.titles.mosby.deeds import Demolition, Kidnapping, kidnap_least
from longroll.titles.mosby.interrogation import Interrogation
from longroll.titles.mosby.orders import why_kidnap
from longroll.titles.mosby.state import ASIDE
from tests.conformance.mosby.table import at, hand, hide, operations, put, raid, run, spaces, where

BLANKS = ["blank-1"]


@pytest.mark.clause("10.1")
@pytest.mark.clause("10.3")
def test_while_nobody_is_after_him_he_acts_as_often_as_he_likes() -> None:
    driven = operations(raid("groveton"))
    for space in ("sudley-springs", "aldie", "groveton"):
        driven.push(f"go {space}")
    assert driven.state.acted == 3
    assert driven.prompt == "prompt-operations"
    verbs = {action.split()[0] for action in driven.actions}
    assert verbs == {"go", "scatter"}


@pytest.mark.clause("10.2")
def test_outside_the_lines_one_action_leads_anywhere_past_empty_spaces() -> None:
    state = raid("middleburg")
    assert "go groveton" in operations(state).actions
    driven = operations(state)
    assert driven.why("go manassas") is not None
    for space in ("aldie", "white-plains"):
        put(state, f"picket-{len(state.order) + 1}", space)
    driven = operations(state, rolls=[6])
    assert "go aldie" in driven.actions
    driven.push("go aldie")
    assert [event.key for event in driven.events] == ["rides", "unit-sleeps"]


@pytest.mark.clause("10.2")
@pytest.mark.clause("11.1")
def test_a_ride_does_not_pass_through_a_union_unit() -> None:
    state = raid("salem")
    for unit, space in enumerate(("white-plains", "rectortown", "orleans", "warrenton"), 1):
        put(state, f"picket-{unit}", space)
    driven = operations(state)
    assert driven.actions[:4] == ["go warrenton", "go white-plains", "go rectortown", "go orleans"]
    denial = driven.why("go middleburg")
    assert denial is not None
    assert (denial.clause, denial.key) == ("10.2", "deny-no-free-ride")


@pytest.mark.clause("10.4")
@pytest.mark.clause("10.5")
def test_rounds_begin_after_the_checks_and_end_with_the_last_awake_unit() -> None:
    state = hand(hide(raid("groveton"), "manassas"), "hide")
    driven = operations(state, rolls=[1, 5, 6], draws=["picket-1"]).push("go manassas")
    assert [event.key for event in driven.events] == [
        *("rides", "space-wakes", "appears-awake", "round", "initiative-mosby", "camp-sleeps"),
    ]
    assert driven.prompt == "prompt-round"
    driven.push("go groveton", "play 1")
    assert driven.prompt == "prompt-operations"


@pytest.mark.clause("10.6")
@pytest.mark.parametrize(("space", "clause"), [("groveton", "scatters"), ("manassas", "disbands")])
def test_a_band_that_is_worn_out_goes_home(space: str, clause: str) -> None:
    state = raid(space)
    state.acted = 60
    driven = operations(state, rolls=[6])
    assert clause in [event.key for event in driven.events]
    assert state.mosby == -1


@pytest.mark.clause("11.2")
def test_scouting_reveals_on_3_and_fails_on_2_and_once_a_turn() -> None:
    state = hide(raid("groveton"), "manassas", "centreville")
    driven = operations(state, rolls=[3, 2, 6], draws=["picket-1"])
    driven.push("scout manassas")
    assert where(state, "picket-1") == "manassas"
    driven.push("scout centreville")
    for key, die in (("scouted", 3), ("scouting-fails", 2)):
        told = driven.values(key)[0]
        assert (told["roll"], told["bonus"], told["needed"]) == (die, 0, 3)
    assert driven.told("space-sleeps")
    denial = driven.why("scout centreville")
    assert denial is not None
    assert denial.key == "deny-scouted"
    denial = driven.why("scout manassas")
    assert denial is not None
    assert denial.key == "deny-not-hidden"


@pytest.mark.clause("19.1")
def test_trusted_scouts_add_one() -> None:
    state = hand(hide(raid("groveton"), "manassas"), "trusted-scouts")
    driven = operations(state, rolls=[2], draws=BLANKS).push("scout manassas")
    assert not state.unrevealed
    told = driven.values("scouted")[0]
    assert (told["roll"], told["bonus"], told["needed"]) == (2, 1, 3)


@pytest.mark.clause("11.3")
def test_a_courier_is_taken_without_a_die_unless_somebody_awake_guards_it() -> None:
    state = put(put(raid("manassas"), "courier-1", "manassas"), "picket-1", "manassas")
    driven = operations(state).push("capture courier-1", "pass")
    assert state.at[COUNTER["courier-1"]] == ASIDE
    assert state.points == 11
    put(state, "supply-wagon-1", "manassas")
    state.active = 1 << COUNTER["picket-1"]
    denial = driven.why("capture supply-wagon-1")
    assert denial is not None
    assert denial.key == "deny-guarded"


ANSWERS = [
    *(("courier", 1, -2), ("courier", 2, -1), ("courier", 3, 0), ("supply-wagon", 1, -2)),
    *(("supply-wagon", 2, 0), ("supply-wagon", 4, 0), ("picket", 1, -1), ("picket", 2, -1)),
    ("picket", 3, 0),
]


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(("kind", "die", "points"), ANSWERS)
def test_answers_that_cost_points(kind: str, die: int, points: int) -> None:
    state = raid("manassas")
    state.points = 30
    assert run(state, Interrogation(kind), rolls=[die]).push("interrogate").over
    assert state.points == 30 + points


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(
    ("kind", "die", "count"),
    [
        *(("courier", 4, 1), ("courier", 5, 1), ("courier", 6, 2), ("supply-wagon", 5, 1)),
        *(("supply-wagon", 6, 2), ("picket", 4, 1), ("picket", 5, 2)),
    ],
)
def test_answers_that_reveal_and_the_player_says_what(kind: str, die: int, count: int) -> None:
    state = hide(raid("manassas"), "centreville", "bradley", "union-mills")
    driven = run(state, Interrogation(kind), rolls=[die], draws=["blank-1", "blank-2"])
    driven.push("interrogate", "reveal bradley")
    if count == 2:
        driven.push("reveal centreville")
    assert driven.over
    assert state.unrevealed.bit_count() == 3 - count


@pytest.mark.clause("11.4")
def test_a_picket_may_tell_of_all() -> None:
    state = hide(raid("manassas"), "centreville", "bradley", "union-mills")
    draws = ["blank-1", "blank-2", "blank-3"]
    assert run(state, Interrogation("picket"), rolls=[6], draws=draws).push("interrogate").over
    assert not state.unrevealed


@pytest.mark.clause("11.5")
@pytest.mark.parametrize(
    ("die", "guarded", "success"),
    [(1, False, False), (2, False, True), (2, True, False), (3, True, True), (1, True, False)],
)
def test_the_demolition_table(die: int, guarded: bool, success: bool) -> None:
    state = raid("union-mills")
    state.sent = spaces("fairfax-station", "centreville")
    if guarded:
        put(state, "picket-1", "union-mills", awake=True)
    driven = run(state, Demolition("bridge"), rolls=[die])
    told = driven.values("demolition" if success else "demolition-fails")[0]
    assert (told["roll"], told["needed"]) == (die, 3 if guarded else 2)
    assert bool(state.bridges) == success
    assert (state.points, state.alert) == ((15, 2) if success else (10, 1))


@pytest.mark.clause("11.5")
def test_a_camp_counts_as_a_guard_and_powder_is_heard_either_way() -> None:
    state = raid("fairfax-station")
    driven = run(state, Demolition("railroad"), rolls=[2, 6])
    assert driven.told("demolition-fails")
    assert driven.told("camp-sleeps")


@pytest.mark.clause("11.5")
@pytest.mark.clause("17.1")
def test_what_is_demolished_is_no_target_and_nothing_is_outside_the_lines() -> None:
    state = raid("manassas")
    state.rails = spaces("manassas")
    driven = operations(state)
    denial = driven.why("demolish railroad")
    assert denial is not None
    assert (denial.clause, denial.key) == ("17.1", "deny-demolished")
    denial = operations(raid("salem")).why("demolish railroad")
    assert denial is not None
    assert denial.key == "deny-outside-lines"


@pytest.mark.clause("17.2")
def test_the_loop_line_is_derelict_and_others_count_where_the_union_is() -> None:
    assert "demolish railroad" in operations(raid("vienna")).actions
    for derelict in ("herndon-station", "linden"):
        assert "demolish railroad" not in operations(raid(derelict)).actions
    state = raid("salem")
    state.extensions = (4,)
    assert "demolish railroad" in operations(state).actions


@pytest.mark.clause("17.5")
def test_a_wagon_train_is_demolished_and_not_captured() -> None:
    state = put(raid("bunker-hill"), "wagon-train-1", "bunker-hill")
    state.sent = state.concentrations
    driven = operations(state, rolls=[2])
    assert driven.why("capture wagon-train-1") is not None
    driven.push("demolish wagon-train-1")
    assert (state.points, state.alert) == (15, 3)
    assert state.at[COUNTER["wagon-train-1"]] == ASIDE


@pytest.mark.clause("19.1")
def test_blasting_powder_mends_a_failure() -> None:
    state = hand(raid("manassas"), "blasting-powder")
    state.sent = spaces("centreville")
    driven = run(state, Demolition("railroad"), rolls=[1])
    assert driven.actions == ["play 13", "pass"]
    driven.push("play 13")
    assert state.points == 13


@pytest.mark.clause("11.6")
@pytest.mark.clause("11.7")
@pytest.mark.parametrize(
    ("die", "points", "food"), [(1, 15, False), (2, 15, False), (3, 16, False), (4, 16, True)]
)
def test_depots(die: int, points: int, food: bool) -> None:
    state = raid("rockville")
    state.depots = ((at("rockville"), 6),)
    state.sent = spaces("washington")
    run(state, Demolition("depot"), rolls=[2, die])
    assert (state.points, state.food, len(state.depots)) == (points, food, 0)


@pytest.mark.clause("11.6")
def test_fast_horses_come_over_the_limit_and_only_once() -> None:
    state = raid("rockville")
    state.depots = ((at("rockville"), 6),)
    state.sent = spaces("washington")
    run(state, Demolition("depot"), rolls=[2, 6])
    assert state.hand == (16,)
    state.depots = ((at("rockville"), 6),)
    driven = run(state, Demolition("depot"), rolls=[2, 6])
    assert driven.told("depot-nothing")
    assert state.hand == (16,)


@pytest.mark.clause("11.6")
@pytest.mark.clause("11.7")
def test_food_brings_2_points_outside_and_may_be_dropped() -> None:
    state = raid("manassas")
    state.food = True
    operations(state).push("go groveton")
    assert (state.points, state.food) == (12, False)
    state.food = True
    driven = operations(state).push("drop food")
    assert (state.points, state.food) == (12, False)
    denial = driven.why("drop food")
    assert denial is not None
    assert denial.clause == "11.6"


@pytest.mark.clause("11.8")
@pytest.mark.parametrize(("alert", "camp", "least"), [(1, False, 2), (3, False, 4), (3, True, 5)])
def test_the_kidnapping_die_must_be_greater_than_the_alert(
    alert: int, camp: bool, least: int
) -> None:
    where_ = "alexandria" if camp else "chantilly"
    state = raid(where_)
    state.alert, state.points = alert, 20
    state.sent = state.concentrations
    state.leaders = (at(where_), *state.leaders[1:])
    assert kidnap_least(state, False, state.mosby) == least
    taken = state.copy()
    driven = run(taken, Kidnapping(0, False), rolls=[least])
    assert driven.values("kidnapped")[0]["needed"] == least
    assert (taken.points, taken.alert) == (30, min(5, alert + 2))
    assert taken.leaders[0] == -1
    driven = run(state, Kidnapping(0, False), rolls=[least - 1])
    assert driven.values("leader-flees")[0]["needed"] == least
    assert (state.points, state.leaders[0]) == (20, -1)


@pytest.mark.clause("11.9")
def test_all_combat_units_of_the_space_are_attacked_together() -> None:
    state = put(put(raid("manassas"), "picket-1", "manassas"), "picket-8", "manassas", awake=True)
    put(state, "courier-1", "manassas")
    driven = run(state, Combat("mosby"), rolls=[2])
    assert driven.values("combat")[0]["men"] == 50 * (1 + state.strength(COUNTER["picket-8"]))


@pytest.mark.clause("11.10")
@pytest.mark.clause("19.1")
def test_cards_are_discarded_when_played_and_say_when() -> None:
    state = hand(hide(raid("groveton"), "manassas"), "ames", "hide", "counterattack", "fast-horses")
    driven = operations(state)
    refused = {
        "play 1": "deny-card-rounds",
        "play 4": "deny-card-when-asked",
        "play 16": "deny-permanent",
        "play 17": "deny-no-such-card",
    }
    for text, key in refused.items():
        denial = driven.why(text)
        assert denial is not None
        assert denial.key == key
    driven.push("play 3")
    assert state.used[3] == 1
    assert state.ames == 3


@pytest.mark.clause("11.11")
@pytest.mark.clause("16.1")
def test_outside_the_lines_he_scatters_where_nobody_is() -> None:
    state = raid("groveton")
    operations(state).push("scatter")
    assert (state.mosby, state.points) == (-1, 10)
    denial = operations(put(raid("groveton"), "picket-1", "groveton")).why("scatter")
    assert denial is not None
    assert (denial.clause, denial.key) == ("16.1", "deny-foe-here")


@pytest.mark.clause("16.2")
def test_inside_the_lines_he_cannot_scatter() -> None:
    denial = operations(raid("manassas")).why("scatter")
    assert denial is not None
    assert denial.clause == "16.2"


@pytest.mark.clause("19.1")
def test_guides_overcoats_and_ames_spare_the_checks() -> None:
    state = hand(hide(raid("groveton"), "manassas"), "local-guide", "union-overcoats")
    driven = operations(state, draws=["picket-1"])
    assert {"go manassas local-guide", "go manassas union-overcoats"} <= set(driven.actions)
    assert "go sudley-springs local-guide" not in driven.actions
    driven.push("go manassas local-guide")
    assert [event.key for event in driven.events] == ["rides", "card-played", "appears"]
    state = hand(hide(raid("groveton"), "manassas", "bradley"), "ames")
    driven = operations(state, draws=["picket-1", "picket-2"]).push("play 3", "go manassas")
    assert state.ames == 2
    driven.push("go groveton", "go manassas", "go bradley")
    assert state.ames == 0
    assert not state.active


@pytest.mark.clause("19.1")
def test_ames_keeps_no_guide_from_a_space_outside_the_lines() -> None:
    state = hand(put(raid("groveton"), "picket-1", "sudley-springs"), "local-guide")
    state.ames = 2
    driven = operations(state)
    assert "go sudley-springs local-guide" in driven.actions
    driven.push("go sudley-springs local-guide")
    assert (state.ames, driven.values("check")) == (2, [])


@pytest.mark.clause("19.1")
def test_overcoats_help_to_kidnap() -> None:
    state = hand(raid("chantilly"), "union-overcoats")
    state.leaders = (-1, at("chantilly"), *state.leaders[2:])
    state.alert = 4
    driven = operations(state, rolls=[3])
    other = why_kidnap(driven.state, "wyndham", ("local-guide",))
    assert other is not None
    assert other.key == "deny-no-kidnap-card"
    driven.push("kidnap wyndham union-overcoats")
    assert driven.told("kidnapped")


@pytest.mark.clause("19.1")
def test_laura_ratcliffe_knows_of_two_spaces_within_three_links() -> None:
    state = hand(hide(raid("groveton"), "manassas", "centreville", "alexandria"), "laura-ratcliffe")
    driven = operations(state, draws=["blank-1"]).push("play 12")
    assert driven.actions == ["reveal centreville", "reveal manassas", "done"]
    driven.push("reveal manassas", "done")
    assert driven.prompt == "prompt-operations"
