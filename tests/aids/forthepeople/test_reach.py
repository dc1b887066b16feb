"""5.1.3, 5.7.2: how far a force is told to go is how far its steps lead."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.components import ARMY
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.words import words_for
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC = "army-of-the-potomac"


def reach(state: ForThePeopleState, about: str = "") -> dict[str, tuple[str, int]]:
    """The marks of the reach of the moving force, or of ``about``, by place; none without one."""
    found = TITLE.aids.overlays(state, "union", about)
    told = [overlay for overlay in found if overlay.key == "reach" and overlay.about == about]
    return {mark.place: (mark.kind, mark.value) for each in told for mark in each.marks}


def note(state: ForThePeopleState, order: str) -> str:
    told = TITLE.aids.notes(state, "union")[parse(order)]
    return words_for("forthepeople", "en").message(told)


def potomac(state: ForThePeopleState) -> Driver:
    put(state, UNION, "washington-dc", 10, "mcdowell", "burnside", army=POTOMAC)
    return run(state, Activation(UNION, 3)).push("activate mcdowell", "with 10")


@pytest.mark.clause("5.7.2")
def test_a_force_is_told_to_go_on_over_those_whom_it_overruns() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1)
    driver = potomac(state)
    assert reach(state)["manassas"] == ("fight", 1)
    assert reach(state)["culpeper"] == ("reach", 2)
    assert note(state, "go manassas") == "costs 1, leaves 5; the enemy is overrun"
    courses = {course.place: course for course in TITLE.aids.courses(state, "union")}
    for order in courses["culpeper"].actions:
        driver.push(str(order))
    assert driver.told("overrun")
    assert dict(driver.decision.prompt.args)["count"] == 4


@pytest.mark.clause("5.7.2")
def test_a_force_is_told_to_go_on_through_a_fort_without_a_garrison() -> None:
    state = empty_table()
    state.set_fort(space("manassas"), CONFEDERATE)
    driver = potomac(state)
    assert reach(state)["manassas"] == ("reach", 1)
    assert reach(state)["culpeper"] == ("reach", 2)
    assert note(state, "go manassas") == "costs 1, leaves 5"
    driver.push("go manassas", "go culpeper")
    assert dict(driver.decision.prompt.args)["count"] == 4


@pytest.mark.clause("7.1")
def test_a_force_is_not_told_to_go_on_where_it_has_to_fight() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 2)
    potomac(state)
    assert note(state, "go manassas") == "costs 1; the enemy is there"
    assert "culpeper" not in reach(state)


@pytest.mark.clause("5.3.4")
def test_a_general_is_told_to_go_as_far_as_with_those_whom_he_may_lead() -> None:
    """Burnside may not take the only unit from Butler: so he goes alone (5.6.6)."""
    state = empty_table()
    put(state, UNION, "washington-dc", 1, "burnside", "butler")
    put(state, CONFEDERATE, "manassas", 1)
    told = reach(state, "burnside")
    driver = run(state, Activation(UNION, 3)).push("activate burnside")
    while "march" not in driver.prompt:
        driver.push(next(text for text in driver.actions if text.startswith("with")))
    assert reach(state) == told
    assert "manassas" not in told


@pytest.mark.clause("5.2.2")
@pytest.mark.clause("5.2.8")
def test_nothing_is_told_of_a_force_that_no_card_moves() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 10, "mcdowell", "burnside", army=POTOMAC)
    assert reach(state, "mcdowell") == reach(state, POTOMAC) == reach(state, "washington-dc")
    assert reach(state, "mcdowell")
    assert reach(state, "burnside") == {}, "the second in command stays"
    put(state, UNION, "frederick", 4)
    state.place_army(ARMY["army-of-the-tennessee"], space("frederick"))
    state.commander[ARMY["army-of-the-tennessee"]] = -1
    assert reach(state, "army-of-the-tennessee") == {}, "under the generic general"
    assert reach(state, "frederick"), "a division may leave it"
