"""G9.1: where who moves just now can come by several steps, and by which."""

from __future__ import annotations

import random

import pytest

from longroll import Game
from longroll.board.region import members
from longroll.engine.chance import NoChance
from longroll.engine.course import Course
from longroll.titles.savannah import TITLE
from longroll.titles.savannah.components import CITY_HEXES, GRID, HEX, PERIMETER, WAY
from longroll.titles.savannah.movement import Movement
from longroll.titles.savannah.state import SavannahState
from longroll.words import words_for
from tests.conformance.savannah.table import ALLIES, CROWN, lead, put, run, table


def courses(state: SavannahState, seat: str = "allied") -> dict[str, Course]:
    return {course.place: course for course in TITLE.aids.courses(state, seat)}


@pytest.mark.clause("G9.1")
def test_the_cheapest_way_is_told_with_what_all_of_it_costs() -> None:
    state = table()
    put(state, "foix", "1910")
    run(state, Movement(ALLIES)).push("move foix")
    found = courses(state)
    assert [str(order) for order in found["1908"].actions] == ["go 1909", "go 1908"]
    assert words_for("savannah", "en").message(found["1908"].note) == "costs 2, leaves 2"
    assert "1909" not in found  # one order leads there
    assert "1910" not in found
    assert not courses(state, "british")


@pytest.mark.clause("G8.31")
def test_no_course_leads_through_an_enemy_zone() -> None:
    state = table()
    put(state, "foix", "1910")
    put(state, "fraser-2", "1907")
    run(state, Movement(ALLIES)).push("move foix")
    found = courses(state)
    assert found["1908"].note.key == "note-step-zone"
    for course in found.values():
        assert not {"go 1908", "go 1807", "go 2007"} & {str(step) for step in course.actions[:-1]}


@pytest.mark.clause("G9.1")
def test_a_course_can_be_gone_to_its_end() -> None:
    gone = 0
    for seed in range(1, 4):
        game, choose = Game("savannah", "campaign", seed=seed), random.Random(seed)
        for _ in range(500):
            if game.over:
                break
            seat = game.decision.seats[0]
            found = TITLE.aids.courses(game.state, seat)
            if not found:
                game.push(choose.choice(game.decision.actions_of(seat)), seat)
                continue
            course = choose.choice(list(found))
            for order in course.actions:
                assert order in game.decision.actions_of(seat)
                game.push(order, seat)
            gone += 1
    assert gone > 50


@pytest.mark.clause("X4.9")
@pytest.mark.clause("X4.10")
def test_steps_from_which_more_follows_are_no_part_of_a_course() -> None:
    state = table("campaign", turn=3)
    put(state, "fraser-2", "1404")
    lead(state, "prevost", "1404")
    state.touch()
    driver = run(state, Movement(CROWN)).push("move fraser-2", "join-leader prevost")
    outward = [a for a in driver.decision.actions_of("british") if a.verb == "go"]
    assert any(not PERIMETER >> HEX[a.args[0]] & 1 for a in outward)  # a sortie is on the list
    found = courses(state, "british")
    assert found
    for course in found.values():
        hexes = [GRID.names.index(step.args[0]) for step in course.actions]
        assert all(PERIMETER >> hex_ & 1 and not WAY >> hex_ & 1 for hex_ in hexes)


@pytest.mark.clause("X4.10.exc")
def test_no_course_leads_through_the_perimeter_and_out_of_it_again() -> None:
    state = table("campaign", turn=3)
    put(state, "delancey-1", "1706")
    run(state, Movement(CROWN)).push("move delancey-1")
    found = courses(state, "british")
    inside = [HEX[step.args[0]] for course in found.values() for step in course.actions]
    assert any(PERIMETER >> hex_ & 1 for hex_ in inside)
    for course in found.values():
        there = TITLE.copy(state)
        for order in course.actions:
            decision = TITLE.decision(there)
            assert decision is not None
            assert order in decision.actions_of("british"), course
            TITLE.apply(there, "british", order, NoChance())


@pytest.mark.clause("G14.32")
@pytest.mark.clause("H.vic.AD")
def test_a_course_ends_where_a_leader_is_taken_or_the_city_entered() -> None:
    state = table()
    put(state, "va-dragoons-1", "1708")
    lead(state, "prevost", "1706")
    city = {GRID.names[hex_] for hex_ in members(CITY_HEXES)}
    near = next(n for n in members(CITY_HEXES) if any(_outside(o) for o in GRID.neighbours[n]))
    outside = next(GRID.names[o] for o in GRID.neighbours[near] if _outside(o))
    run(state, Movement(ALLIES)).push("move va-dragoons-1")
    assert "1706" in courses(state)
    assert all("go 1706" not in map(str, c.actions[:-1]) for c in courses(state).values())
    state = table()
    put(state, "va-dragoons-1", outside)
    run(state, Movement(ALLIES)).push("move va-dragoons-1")
    for course in courses(state).values():
        assert not city & {step.args[0] for step in course.actions[:-1]}


def _outside(hex_: int) -> bool:
    return hex_ >= 0 and not CITY_HEXES >> hex_ & 1


@pytest.mark.clause("X4.10")
def test_a_leader_who_leaves_the_perimeter_alone_has_courses_beyond_it() -> None:
    state = table("campaign", turn=3)
    lead(state, "prevost", "1404")
    state.touch()
    run(state, Movement(CROWN)).push("move-leader prevost")
    assert any(not PERIMETER >> HEX[place] & 1 for place in courses(state, "british"))
