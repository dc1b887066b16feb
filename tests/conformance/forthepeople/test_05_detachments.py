"""5.3.6, 5.4.4: the last unit of an army, and the moment at which it is taken along."""

from __future__ import annotations

import pytest

from longroll.titles.forthepeople.checks import check
from longroll.titles.forthepeople.components import ARMY, GENERAL
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.state import TRACK, ForThePeopleState
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
QUAKER_GUNS = 89


def two_units(*cards: int) -> ForThePeopleState:
    """The Army of the Potomac has two units; Banks may lead them away."""
    state = empty_table()
    officers = ("mcdowell", "butler", "banks")
    put(state, UNION, "washington-dc", 2, *officers, army="army-of-the-potomac")
    state.hand[CONFEDERATE] = cards
    return state


def banks_takes_both(state: ForThePeopleState) -> Driver:
    return run(state, Activation(UNION, 3)).push("activate banks", "with 2")


def stands(driver: Driver) -> bool:
    """Whether the army is as it was, Banks and both units in it."""
    state, at = driver.state, space("washington-dc")
    banks = state.post[GENERAL["banks"]]
    return state.army_at[POTOMAC] == banks == at and state.units(UNION, at) == 2


@pytest.mark.clause("5.3.6")
@pytest.mark.clause("4.2.5")
def test_a_cancelled_detachment_has_taken_nothing_from_its_army() -> None:
    driver = banks_takes_both(two_units(QUAKER_GUNS)).push(f"interrupt {QUAKER_GUNS}")
    assert driver.over
    assert stands(driver)
    assert driver.state.will[UNION] == 100


@pytest.mark.clause("5.4.4")
def test_until_they_leave_the_army_may_stand_in_an_enemy_fort() -> None:
    """Fort Monroe, entered by land, keeps its Union marker (C10); the position can be saved."""
    state = empty_table()
    state.set_control(space("fort-monroe"), UNION)
    put(state, CONFEDERATE, "fort-monroe", 2, "hood", army="army-of-tennessee")
    driver = run(state, Activation(CONFEDERATE, 2)).push("division fort-monroe", "with 2")
    check(state)
    driver.push("go williamsburg", "stop")
    assert state.post[GENERAL["hood"]] == TRACK
    check(state)


@pytest.mark.clause("5.3.6")
@pytest.mark.clause("5.3.5")
def test_a_detachment_that_stays_where_it_is_belongs_to_its_army_again() -> None:
    driver = banks_takes_both(two_units()).push("stop")
    assert driver.over
    assert stands(driver)
    assert driver.state.will[UNION] == 100


@pytest.mark.clause("5.3.6")
@pytest.mark.clause("5.2.1")
def test_the_army_is_lost_when_its_last_unit_leaves() -> None:
    driver = banks_takes_both(two_units())
    assert driver.state.army_at[POTOMAC] == space("washington-dc")
    driver.push("go annapolis")
    assert driver.state.army_at[POTOMAC] == TRACK
    assert driver.state.post[GENERAL["mcdowell"]] == TRACK
    assert driver.state.will[UNION] == 90
    driver.push("go washington-dc", "stop")
    assert driver.state.army_in(UNION, space("washington-dc")) == -1


@pytest.mark.clause("5.4.4")
def test_a_division_takes_the_last_units_when_it_leaves() -> None:
    state = two_units()
    driver = run(state, Activation(UNION, 3)).push("division washington-dc", "with 2")
    assert state.army_at[POTOMAC] == space("washington-dc")
    driver.push("go baltimore")
    assert state.army_at[POTOMAC] == TRACK


@pytest.mark.clause("5.3.6")
@pytest.mark.clause("5.8.1")
def test_the_army_is_lost_though_the_detachment_is_thrown_back() -> None:
    """Interception at Frederick: what comes back finds no army."""
    state = two_units()
    put(state, CONFEDERATE, "manassas", 6, "jackson")
    driver = run(state, Activation(UNION, 3), [1, 1, 6, 6, 6])
    driver.push("activate banks", "with 2", "go frederick", "intercept jackson")
    while not driver.over:
        driver.push(driver.actions[0])
    assert state.units(UNION, space("frederick")) == 0
    assert state.army_at[POTOMAC] == TRACK
