"""What counts as a move that a beginner would laugh at, and what comes near it and does not."""

from __future__ import annotations

import pytest

from longroll.engine.action import act
from longroll.engine.state import Result
from longroll.engine.title import get_title
from longroll.titles.forthepeople.appraisal import W, appraise, quiet
from longroll.titles.forthepeople.battle.forecast import forecast
from longroll.titles.forthepeople.battle.modifiers import Circumstances
from longroll.titles.forthepeople.blunders import BLUNDERS, gains, left_behind, rash
from longroll.titles.forthepeople.components import GENERAL, SPACE, STATES
from longroll.titles.forthepeople.exposure import bare_capital, lone_generals
from longroll.titles.forthepeople.movement.march import March
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.strategic import StrategicMovement
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, put, run


def washington(guard: int, *, beside: str = "manassas") -> ForThePeopleState:
    """Washington with so many guards, and Johnston's army somewhere."""
    state = empty_table()
    if guard:
        put(state, UNION, "washington-dc", guard)
    put(state, CONFEDERATE, beside, 6, "j-e-johnston")
    return state


def kinds(before: ForThePeopleState, after: ForThePeopleState, seat: str) -> list[tuple[str, str]]:
    return [(one.kind, one.about) for one in left_behind(before, after, seat)]


# --- The capital --------------------------------------------------------------------------------


def test_to_empty_the_capital_beside_an_enemy_is_a_blunder() -> None:
    before, after = washington(2), washington(0)
    put(after, UNION, "baltimore", 2)
    assert kinds(before, after, "union") == [("capital-bared", "washington-dc")]


def test_a_single_guard_is_enough() -> None:
    after = washington(1)
    put(after, UNION, "baltimore", 1)
    assert kinds(washington(2), after, "union") == []


def test_nobody_laughs_where_no_enemy_can_come_in_one_step() -> None:
    after = washington(0, beside="richmond")
    put(after, UNION, "baltimore", 2)
    assert kinds(washington(2, beside="richmond"), after, "union") == []


def test_who_found_his_capital_empty_has_not_emptied_it() -> None:
    assert kinds(washington(0), washington(0), "union") == []


def test_what_happens_over_the_end_of_a_turn_or_of_the_war_is_no_blunder() -> None:
    before, after = washington(2), washington(0)
    put(after, UNION, "baltimore", 2)
    after.turn += 1
    assert kinds(before, after, "union") == []
    after.turn -= 1
    after.result = Result(None, "13.2", "draw", ())
    assert kinds(before, after, "union") == []


def test_richmond_beside_an_army_that_a_river_keeps_away_is_not_bare() -> None:
    state = empty_table()
    put(state, UNION, "williamsburg", 6, "mcclellan")
    assert bare_capital(state, CONFEDERATE)
    control(state, CONFEDERATE, "williamsburg")
    put(state, CONFEDERATE, "richmond", 1)
    assert not bare_capital(state, CONFEDERATE)


def test_a_bare_capital_is_worth_much_less_to_a_bot() -> None:
    safe = washington(0, beside="richmond")
    bare = washington(0)
    assert appraise(safe, UNION) - appraise(bare, UNION) > W.bare // 2


# --- Generals -----------------------------------------------------------------------------------


def fort_monroe(garrison: int) -> ForThePeopleState:
    """Butler in Fort Monroe with so many units, and Magruder's men next to him."""
    state = empty_table()
    put(state, UNION, "fort-monroe", garrison, "butler")
    put(state, CONFEDERATE, "williamsburg", 1)
    return state


@pytest.mark.clause("5.7.4")
def test_a_general_without_units_beside_the_enemy_is_left_alone() -> None:
    after = fort_monroe(0)
    put(after, UNION, "baltimore", 2)
    assert kinds(fort_monroe(2), after, "union") == [("general-alone", "butler")]


def test_one_unit_in_a_fort_is_company_enough() -> None:
    after = fort_monroe(1)
    put(after, UNION, "baltimore", 1)
    assert kinds(fort_monroe(2), after, "union") == []


def test_whom_his_men_have_fallen_around_was_not_left_alone() -> None:
    assert kinds(fort_monroe(2), fort_monroe(0), "union") == []


@pytest.mark.clause("5.7.2")
@pytest.mark.parametrize(("beside", "own", "alone"), [(10, 1, True), (9, 1, False), (15, 2, False)])
def test_an_army_of_ten_to_one_takes_a_general_without_a_battle(
    beside: int, own: int, alone: bool
) -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", own, "beauregard")
    put(state, UNION, "washington-dc", beside, "mcdowell", army="army-of-the-potomac")
    assert lone_generals(state, CONFEDERATE) == ((GENERAL["beauregard"],) if alone else ())


def test_ten_units_that_are_no_army_march_as_six() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1, "beauregard")
    put(state, UNION, "washington-dc", 10, "mcdowell")
    assert lone_generals(state, CONFEDERATE) == ()
    state.place_army(0, SPACE["washington-dc"])
    assert lone_generals(state, CONFEDERATE) == (GENERAL["beauregard"],)
    state.set_fort(SPACE["manassas"], CONFEDERATE)  # there is a battle now
    assert lone_generals(state, CONFEDERATE) == ()


# --- Attacks ------------------------------------------------------------------------------------


def attack(units: int, defenders: int, *, where: str = "manassas") -> ForThePeopleState:
    """Banks's corps at Frederick, about to attack; Lee stands there with so many."""
    state = empty_table()
    put(state, CONFEDERATE, where, defenders, "r-e-lee", "longstreet")
    march(state, UNION, "washington-dc", units, "banks")
    run(state, March(3))
    return state


def declared(state: ForThePeopleState, where: str) -> list[tuple[str, str]]:
    return [(one.kind, one.about) for one in rash(state, "union", act("go", where))]
