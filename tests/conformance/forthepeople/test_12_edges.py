"""11, 12 and 17.2 at their edges: cases in which a rule half right would go wrong."""

import pytest

from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play
from longroll.titles.forthepeople.battle import naval_retreat_ports, overrun
from longroll.titles.forthepeople.components import SPACES, STATE, STATES
from longroll.titles.forthepeople.control import RelocateCapital, StateControl, may_mark
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.supply import open_runner_ports
from longroll.titles.forthepeople.victory import end_of_turn
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)


def spaces_of(which: str) -> list[str]:
    return [s.key for s in SPACES if STATES[STATE[which]].spaces >> s.index & 1]


@pytest.mark.clause("5.7.2")
def test_a_confederate_overrun_is_no_union_victory() -> None:
    state = empty_table()
    put(state, UNION, "manassas", 1)
    march(state, CONFEDERATE, "culpeper", 10, "beauregard")
    overrun(Play(state, NoChance()), space("manassas"))
    assert not state.union_victory


@pytest.mark.clause("7.6.2")
def test_a_port_with_enemies_in_it_is_no_haven() -> None:
    state = empty_table()
    put(state, UNION, "morehead-city", 3)
    assert naval_retreat_ports(state, space("morehead-city")) >> space("baltimore") & 1
    put(state, CONFEDERATE, "baltimore", 1)
    assert not naval_retreat_ports(state, space("morehead-city")) >> space("baltimore") & 1


@pytest.mark.clause("11.3.A")
@pytest.mark.parametrize(("infantry", "marks"), [(0, False), (1, True)])
def test_a_brigade_in_supply_places_no_marker_by_operations(infantry: int, marks: bool) -> None:
    state = empty_table()
    put(state, UNION, "manassas", infantry, "stoneman")
    assert (may_mark(state, UNION, space("manassas"), "operations") is None) is marks


@pytest.mark.clause("11.2.3")
def test_a_capital_needs_a_line_of_communication() -> None:
    state = empty_table()
    state.capital[CONFEDERATE] = -1
    before = run(state, RelocateCapital(CONFEDERATE)).actions
    assert "capital gainesville" in before or "capital lynchburg" in before
    cut = "lynchburg"
    control(state, UNION, *[s.key for s in SPACES if s.key != cut and s.key in spaces_of("va")])
    control(state, UNION, *spaces_of("nc"), *spaces_of("wv"), *spaces_of("tn"))
    assert state.control[space(cut)] == CONFEDERATE
    assert f"capital {cut}" not in run(state, RelocateCapital(CONFEDERATE)).actions


def florida() -> ForThePeopleState:
    """The Union controls five spaces of Florida, which leave its northern ports their lines."""
    state = empty_table()
    control(state, UNION, "baldwin", "cedar-key", "live-oak", "st-augustine", "tallahassee")
    return state


@pytest.mark.clause("12.1.1")
def test_an_open_runner_port_keeps_a_state_from_the_union() -> None:
    state = florida()
    assert open_runner_ports(state) & STATES[STATE["fl"]].spaces
    assert run(state, StateControl()).over
    assert state.state_owner[STATE["fl"]] == CONFEDERATE
    control(state, UNION, *spaces_of("fl"))
    assert run(state, StateControl()).over
    assert state.state_owner[STATE["fl"]] == UNION
    assert state.will == [0, 100, 100 - 5 - 3]


@pytest.mark.clause("12.1.3")
@pytest.mark.parametrize(("side", "remembered"), [(UNION, False), (CONFEDERATE, True)])
def test_it_is_remembered_which_border_states_were_confederate_first(
    side: int, remembered: bool
) -> None:
    state = empty_table()
    control(state, side, *spaces_of("ky"))
    run(state, StateControl())
    assert state.state_owner[STATE["ky"]] == side
    assert bool(state.seceded >> STATE["ky"] & 1) is remembered


@pytest.mark.clause("17.2.1")
@pytest.mark.parametrize(("turn", "ends"), [(3, False), (6, False), (9, False), (12, True)])
def test_a_weary_union_is_beaten_in_the_fall_of_1864_only(turn: int, ends: bool) -> None:
    state = empty_table(turn)
    state.will = [0, 49, 90]
    end_of_turn(Play(state, NoChance()))
    assert (state.result is not None) is ends
