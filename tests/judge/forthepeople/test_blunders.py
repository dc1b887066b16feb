"""What counts as a move that a beginner would laugh at, and what comes near it and does not."""

from __future__ import annotations

import pytest

from longroll.engine.action import act
from longroll.engine.state import Result
from longroll.engine.title import get_title
from longroll.titles.forthepeople.battle.forecast import forecast
from longroll.titles.forthepeople.battle.modifiers import Circumstances
from longroll.titles.forthepeople.components import GENERAL, SPACE, STATES
from longroll.titles.forthepeople.judge.appraisal import appraise, quiet
from longroll.titles.forthepeople.judge.blunders import BLUNDERS, gains, left_behind, rash
from longroll.titles.forthepeople.judge.exposure import bare_capital, lone_generals
from longroll.titles.forthepeople.judge.weights import W
from longroll.titles.forthepeople.movement.march import March
from longroll.titles.forthepeople.naval import NavalMove
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.strategic import StrategicMovement
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, empty_table, put, run


def washington(guard: int, *, beside: str = "frederick") -> ForThePeopleState:
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


def test_an_army_that_the_river_keeps_away_is_not_beside_the_capital() -> None:
    state = washington(0, beside="manassas")
    assert not bare_capital(state, UNION)  # the Union's ships close the Potomac (6.2.5)
    put(state, CONFEDERATE, "frederick", 1)
    assert bare_capital(state, UNION)


def test_a_bare_capital_is_worth_much_less_to_a_bot() -> None:
    safe = washington(0, beside="richmond")
    bare = washington(0)
    assert appraise(safe, UNION) - appraise(bare, UNION) > W.bare // 3


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
    """Banks's corps in Washington, about to march; Lee and Longstreet somewhere with so many."""
    state = empty_table()
    put(state, CONFEDERATE, where, defenders, "r-e-lee", "longstreet")
    march(state, UNION, "washington-dc", units, "banks")
    run(state, March(3))
    return state


def declared(state: ForThePeopleState, where: str) -> list[tuple[str, str]]:
    return [(one.kind, one.about) for one in rash(state, "union", act("go", where))]


def gained(state: ForThePeopleState, where: str) -> list[bool]:
    """More than it costs, a capital, a fort, a resource, a state, a line of supply, a retreat."""
    seen = forecast(state, Circumstances(SPACE[where]))
    return list(gains(state, SPACE[where], seen))


def test_one_against_three_is_hopeless_and_three_against_one_is_not() -> None:
    assert declared(attack(3, 9), "manassas") == [("hopeless-attack", "manassas")]
    assert not any(gained(attack(3, 9), "manassas"))
    assert declared(attack(6, 2), "manassas") == []
    assert declared(attack(3, 9), "frederick") == []  # nobody is there


def test_who_must_attack_is_not_laughed_at() -> None:
    state = attack(3, 9)
    state.stack[-1] = March(3, must_attack=True)
    state.stack[-1].at = March.positions["move"]
    assert declared(state, "manassas") == []


def test_an_attack_on_a_capital_a_fort_or_a_resource_has_something_to_gain() -> None:
    state = attack(3, 9)
    state.capital[CONFEDERATE] = SPACE["manassas"]
    assert gained(state, "manassas") == [False, True, *[False] * 5]
    assert declared(state, "manassas") == []
    state.capital[CONFEDERATE] = SPACE["richmond"]
    state.set_fort(SPACE["manassas"], CONFEDERATE)
    assert gained(state, "manassas")[2]
    state = attack(3, 9, where="richmond")
    moved = state.force
    assert moved is not None
    moved.at = SPACE["hanover"]
    state.capital[CONFEDERATE] = SPACE["atlanta"]
    assert gained(state, "richmond") == [False, False, False, True, *[False] * 3]


def test_an_attack_for_the_last_space_of_a_state_has_something_to_gain() -> None:
    state = attack(3, 9, where="lexington-ky")
    moved = state.force
    assert moved is not None
    moved.at = SPACE["cincinnati"]
    kentucky = next(one for one in STATES if one.key == "ky")
    others = [key for key, at in SPACE.items() if kentucky.spaces >> at & 1]
    others.remove("lexington-ky")
    control(state, UNION, *others[: kentucky.control_needed - 2])
    assert not gained(state, "lexington-ky")[4]
    control(state, UNION, others[kentucky.control_needed - 2])
    assert gained(state, "lexington-ky")[4]


def test_an_attack_that_cuts_supply_or_retreat_has_something_to_gain() -> None:
    state = attack(3, 9)
    put(state, CONFEDERATE, "strasburg", 3)
    assert gained(state, "manassas") == [False] * 7
    around = ("franklin-wv", "staunton", "winchester-va")
    control(state, UNION, *around)
    assert gained(state, "manassas")[5:] == [True, False]
    for key in around:
        put(state, UNION, key, 1)
    assert gained(state, "manassas")[5:] == [True, True]


def test_a_hopeless_landing_is_seen_when_it_is_ordered() -> None:
    state = empty_table()
    state.turn = 4
    put(state, UNION, "fort-monroe", 1)
    put(state, CONFEDERATE, "norfolk", 9, "r-e-lee")
    sail = run(state, NavalMove(first=act("sail", "fort-monroe")))
    assert "land norfolk" in sail.actions
    control(state, UNION, "fort-monroe")
    found = [one.kind for one in rash(state, "union", act("land", "norfolk"))]
    state.infantry[CONFEDERATE][SPACE["norfolk"]] = 0
    state.touch()
    bare = [one.kind for one in rash(state, "union", act("land", "norfolk"))]
    assert (found, bare) == (["hopeless-attack"], [])
    assert state.units(UNION, SPACE["fort-monroe"]) == 1  # nothing has sailed yet


# --- In a game ----------------------------------------------------------------------------------


def test_the_critic_sees_a_blunder_when_the_round_is_over_and_once() -> None:
    title = get_title("forthepeople")
    critic = title.measures.critic()
    before, after = fort_monroe(2), fort_monroe(0)
    put(after, UNION, "baltimore", 2)
    assert list(critic.look(before, "union", act("stop"))) == []
    assert [one.kind for one in critic.look(after, "confederate", act("pass"))] == ["general-alone"]
    assert list(critic.look(after, "union", None)) == []
    assert title.measures.blunders == BLUNDERS


def test_a_strategic_move_is_judged_when_it_is_said_where_to() -> None:
    state = fort_monroe(1)
    put(state, UNION, "washington-dc", 3)
    step = run(state, StrategicMovement(UNION))
    assert quiet(state)
    step.push("move washington-dc")
    assert not quiet(state)
    step.push(step.actions[0])
    if step.decision.prompt.key == "prompt-strategic-count":
        step.push("count 1")
    assert quiet(state)
