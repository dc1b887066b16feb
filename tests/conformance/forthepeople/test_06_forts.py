"""6.8.2 Marking coastal forts, 6.8.6 building forts."""

from __future__ import annotations

import pytest

from longroll.engine.action import act
from longroll.engine.clause import Denial
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.components import SPACES
from longroll.titles.forthepeople.control import may_mark
from longroll.titles.forthepeople.control.phase import conversions
from longroll.titles.forthepeople.naval import (
    BuildFort,
    fort_sites,
    forts_left,
    may_build_fort,
    passages,
)
from longroll.titles.forthepeople.naval_control import naval_control
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.supply import has_lc
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)


def key_of(denial: Denial | None) -> str:
    return denial.key if denial is not None else ""


def scatter(state: ForThePeopleState, side: int, count: int) -> None:
    """Fort counters anywhere inland."""
    inland = [s.index for s in SPACES if s.home == side and not s.port]
    for at in inland[:count]:
        state.set_fort(at, side)


@pytest.mark.clause("6.8.6")
def test_the_confederate_needs_a_three_and_the_union_any_card() -> None:
    state = empty_table()
    assert [key_of(may_build_fort(state, CONFEDERATE, value)) for value in (1, 2, 3)] == [
        "deny-fort-value",
        "deny-fort-value",
        "",
    ]
    assert [key_of(may_build_fort(state, UNION, value)) for value in (1, 2, 3)] == ["", "", ""]


@pytest.mark.clause("6.8.6")
def test_a_fort_is_built_in_a_controlled_space_in_supply() -> None:
    state = empty_table()
    table = run(state, BuildFort(CONFEDERATE))
    assert "fort vicksburg" in table.actions
    assert "fort richmond" in table.actions, "no port is needed"
    table.push("fort vicksburg")
    assert table.over
    assert state.fort[space("vicksburg")] == CONFEDERATE
    assert table.told("fort-built")
    assert space("vicksburg") not in fort_sites(state, CONFEDERATE)


@pytest.mark.clause("6.8.6")
@pytest.mark.parametrize(
    ("at", "key"),
    [
        ("washington-dc", "deny-fort-not-held"),
        ("paducah", "deny-fort-not-held"),
        ("fort-sumter", "deny-coastal-fort-there"),
        ("columbus-ky", "deny-fort-stands"),
        ("corinth", "deny-fort-enemy-units"),
        ("cedar-key", "deny-fort-no-lc"),
    ],
)
def test_where_no_fort_may_be_built(at: str, key: str) -> None:
    state = empty_table()
    state.set_control(space("columbus-ky"), CONFEDERATE)
    state.set_fort(space("columbus-ky"), CONFEDERATE)
    put(state, UNION, "corinth", 1)
    put(state, UNION, "baldwin", 1)
    table = run(state, BuildFort(CONFEDERATE))
    assert f"fort {at}" not in table.actions
    assert key_of(refusal(state, act("fort", at))) == key


@pytest.mark.clause("6.8.6")
def test_six_confederate_and_twelve_union_forts() -> None:
    state = empty_table()
    scatter(state, CONFEDERATE, 5)
    assert forts_left(state, CONFEDERATE) == 1
    scatter(state, CONFEDERATE, 6)
    assert key_of(may_build_fort(state, CONFEDERATE, 3)) == "deny-fort-counters-out"
    scatter(state, UNION, 11)
    assert may_build_fort(state, UNION, 1) is None
    scatter(state, UNION, 12)
    assert key_of(may_build_fort(state, UNION, 1)) == "deny-fort-counters-out"


@pytest.mark.clause("6.8.6")
def test_forts_on_the_turn_track_cannot_be_built_yet() -> None:
    state = empty_table()
    scatter(state, CONFEDERATE, 4)
    state.fort_wait[CONFEDERATE] = 2
    assert forts_left(state, CONFEDERATE) == 0
    assert key_of(may_build_fort(state, CONFEDERATE, 3)) == "deny-fort-counters-out"
    state.fort_wait[CONFEDERATE] = 1
    assert may_build_fort(state, CONFEDERATE, 3) is None


@pytest.mark.clause("6.8.6")
def test_no_counter_left_is_no_dead_end() -> None:
    state = empty_table()
    scatter(state, CONFEDERATE, 6)
    assert run(state, BuildFort(CONFEDERATE)).over
    assert state.forts(CONFEDERATE).bit_count() == 6


# --- 8.3, 11.1, 11.3 Units in a coastal fort, and its marker -------------------------------------


def stormed_pulaski() -> ForThePeopleState:
    """The Union stands in Fort Pulaski, which has no line, as in the sample game (L5130)."""
    state = empty_table()
    put(state, UNION, "fort-pulaski", 1)
    assert not has_lc(state, UNION, space("fort-pulaski"))
    return state


@pytest.mark.clause("6.8.2")
@pytest.mark.clause("11.3")
def test_units_in_a_stormed_coastal_fort_can_mark_it_with_a_card() -> None:
    state = stormed_pulaski()
    assert may_mark(state, UNION, space("fort-pulaski"), "operations") is None
    put(state, UNION, "atlanta", 1)
    assert may_mark(state, UNION, space("atlanta"), "operations") is not None, "no line, no fort"


@pytest.mark.clause("6.8.2")
@pytest.mark.clause("11.1")
def test_the_political_phase_marks_a_stormed_coastal_fort() -> None:
    state = stormed_pulaski()
    put(state, UNION, "atlanta", 1)
    assert conversions(state, UNION) == [space("fort-pulaski")]


@pytest.mark.clause("6.8.2")
def test_the_marker_and_not_the_unit_opens_the_port() -> None:
    state = stormed_pulaski()
    put(state, UNION, "philadelphia", 1)
    assert space("savannah") not in passages(state, space("philadelphia"))
    assert naval_control(state).denied >> space("savannah") & 1
    state.set_control(space("fort-pulaski"), UNION)
    assert space("savannah") in passages(state, space("philadelphia"))
    assert naval_control(state).controlled >> space("savannah") & 1
