"""Troops on their way count where their way ends."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.actions import Activations
from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, UNION
from longroll.titles.uscivilwar.judge.appraisal import appraise
from longroll.titles.uscivilwar.judge.arrival import arrived
from longroll.titles.uscivilwar.marches.march import March
from longroll.titles.uscivilwar.strategic import StrategicMovement
from tests.conformance.uscivilwar.table import at, bare, station
from tests.judge.uscivilwar.steps import order


@pytest.mark.clause("9.2.1")
def test_a_march_that_waits_for_the_enemy_counts_at_its_end() -> None:
    """Stuart may intercept at the first hex: so far nobody has moved."""
    state = bare()
    start = station(state, UNION, "1746", 3, "grant")
    station(state, CONFEDERATE, "1644", 2, "stuart")
    state.stack.append(Activations(UNION, 3))
    order(state, "march grant", "lead 3", "go 1645")
    march = next(frame for frame in state.stack if isinstance(frame, March))
    assert state.strength(UNION, start) == 3, "the enemy is asked first"
    assert march.route
    there = arrived(state)
    assert there.strength(UNION, start) == 0
    assert there.strength(UNION, at("1645")) == 3
    assert there.where[GENERAL["grant"]] == at("1645")
    assert state.strength(UNION, start) == 3, "the position itself is as it was"
    assert march.route


@pytest.mark.clause("15.1")
@pytest.mark.parametrize("shaken", [False, True])
def test_troops_on_a_train_count_where_it_has_come_to(*, shaken: bool) -> None:
    """And as what they are: demoralised SP bring that along (12.2)."""
    state = bare()
    start = station(state, UNION, "Cincinnati", 3)
    state.demoralised[UNION] |= shaken << start
    rest = appraise(state, UNION)
    state.stack.append(StrategicMovement(UNION))
    order(state, "embark 1628 3")
    assert appraise(state, UNION) == rest, "nothing is lost by getting on board"
    order(state, "rail 1647")
    assert arrived(state).strength(UNION, at("1647")) == 3
    before = appraise(state, UNION)
    order(state, "stay")
    assert appraise(state, UNION) == before
    assert state.demoralised[UNION] >> at("1647") & 1 == shaken


@pytest.mark.clause("6.2.2")
def test_a_march_takes_the_markers_on_its_way() -> None:
    state = bare()
    station(state, UNION, "1746", 3, "grant")
    station(state, CONFEDERATE, "1644", 2, "stuart")
    passed = at("Harper's Ferry")
    state.markers[CONFEDERATE] |= 1 << passed
    state.stack.append(Activations(UNION, 3))
    order(state, "march grant", "lead 3", "go 1645")
    march = next(frame for frame in state.stack if isinstance(frame, March))
    march.route, march.bills = (*march.route, passed, at("1546")), (*march.bills, 1, 1)
    there = arrived(state)
    assert there.strength(UNION, at("1546")) == 3
    assert not there.markers[CONFEDERATE] >> passed & 1
    assert state.markers[CONFEDERATE] >> passed & 1


def test_who_attacks_or_stands_still_is_where_he_is() -> None:
    state = bare()
    station(state, UNION, "1545", 3, "grant")
    station(state, CONFEDERATE, "1644", 2)
    state.stack.append(Activations(UNION, 3))
    assert arrived(state) is state
    order(state, "march grant", "lead 3")
    assert arrived(state) is state
    order(state, "attack 1644")
    assert arrived(state) is state
