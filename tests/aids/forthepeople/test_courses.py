"""5.1.3, 5.9: where the force on the march can come by several steps, and by which."""

from __future__ import annotations

import random

import pytest

from longroll import Game
from longroll.engine.course import Course
from longroll.titles.forthepeople import TITLE
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
)


def march(state: ForThePeopleState) -> Driver:
    put(state, CONFEDERATE, "manassas", 3, "j-e-johnston")
    return run(state, Activation(CONFEDERATE, 3)).push("activate j-e-johnston", "with 3")


def courses(state: ForThePeopleState) -> dict[str, Course]:
    return {course.place: course for course in TITLE.aids.courses(state, "confederate")}


@pytest.mark.clause("5.1.3")
def test_every_place_in_reach_has_a_way_whose_first_step_is_on_the_list() -> None:
    state = empty_table()
    driver = march(state)
    reach = next(o for o in TITLE.aids.overlays(state, "confederate", "") if o.key == "reach")
    marks = {mark.place: mark for mark in reach.marks if mark.kind != "source"}
    direct = {a.args[0] for a in driver.decision.actions_of("confederate") if a.verb == "go"}
    found = courses(state)
    assert set(found) | direct == set(marks)
    for course in found.values():
        assert course.actions[0] in driver.decision.actions_of("confederate")
        assert course.actions[-1].args[0] == course.place
        assert dict(course.note.args)["cost"] == marks[course.place].value
    assert not TITLE.aids.courses(state, "union")


@pytest.mark.clause("5.9.1")
def test_the_note_tells_what_all_of_the_way_costs() -> None:
    state = empty_table()
    march(state)
    say = words_for("forthepeople", "en").message
    course = courses(state)["gordonsville"]
    assert [str(order) for order in course.actions] == ["go culpeper", "go gordonsville"]
    assert say(course.note).startswith("costs 2, leaves 6, by rail ")


@pytest.mark.clause("5.8.1")
def test_of_equally_cheap_ways_the_one_is_told_where_nobody_can_intercept() -> None:
    state = empty_table()
    march(state)
    assert "go grafton" in {str(order) for order in courses(state)["weston"].actions}
    state = empty_table()
    put(state, UNION, "harpers-ferry", 3, "mcdowell")  # next to Grafton
    march(state)
    told = courses(state)["weston"]
    assert "go lewisburg" in {str(order) for order in told.actions}
    assert len(told.actions) == 4  # as far as by the other


def walked(game: Game, course: Course, seat: str) -> bool:
    """Whether all of a way could be gone; each step is on the list as long as nobody is asked."""
    for order in course.actions:
        decision = game.title.decision(game.state)
        if decision is None or seat not in decision.choices:
            return False
        assert order in decision.actions_of(seat)
        game.push(order, seat)
    return True


@pytest.mark.clause("5.1.1")
def test_a_course_can_be_gone_to_its_end_unless_the_enemy_steps_in() -> None:
    gone = stopped = 0
    for seed in range(1, 5):
        game, choose = Game("forthepeople", "1862", seed=seed), random.Random(seed)
        for _ in range(500):
            if game.over:
                break
            seat = game.decision.seats[0]
            found = TITLE.aids.courses(game.state, seat)
            if not found:
                game.push(choose.choice(game.decision.actions_of(seat)), seat)
                continue
            course = choose.choice(list(found))
            if walked(game, course, seat):
                gone += 1
            else:
                stopped += 1
    assert gone > 40
    assert stopped < gone
