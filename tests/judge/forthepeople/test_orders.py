"""What sergeants once got wrong: free markers, last cards, forts, attacks that cannot win."""

from __future__ import annotations

import pytest

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.lab.suite import Problem, problems
from longroll.titles.forthepeople.components import CONFEDERATE, SPACE, UNION
from longroll.titles.forthepeople.judge.fronts import at_the_front, wanted
from longroll.titles.forthepeople.state import ForThePeopleState

PROBLEMS = {problem.key: problem for problem in problems("forthepeople")}


def position(key: str) -> tuple[Problem, Game]:
    """A position of the suite."""
    problem = PROBLEMS[key]
    return problem, Game.from_text(problem.text, key, seed=1)


def worths(key: str) -> dict[str, int]:
    """What the position is worth to its seat right after each of its actions."""
    problem, game = position(key)
    found: dict[str, int] = {}
    for action in game.decision.choices[problem.seat]:
        after: ForThePeopleState = game.title.copy(game.state)
        game.title.apply(after, problem.seat, action, Sampled(1))
        game.title.decision(after)
        found[str(action)] = game.title.appraise(after, problem.seat)
    return found


def hopes(game: Game, seat: str) -> dict[str, float]:
    """How promising each action looks."""
    priorities = game.title.judgement.priorities
    assert priorities is not None
    actions = game.decision.choices[seat]
    return dict(zip(map(str, actions), priorities(game.state, seat, actions), strict=True))


@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize(
    "key",
    [
        "a-state-is-filled",
        "every-marker-counts",
        "fort-monroe-is-not-stripped",
        "last-card-is-played",
        "last-operations-of-1861",
        "last-operations-of-1863",
        "last-operations-of-1864",
    ],
)
def test_a_sergeant_does_what_a_beginner_would(key: str, seed: int) -> None:
    problem, game = position(key)
    insight = Insight(game.title, game.state, problem.seat, game.decision)
    assert problem.solved_by(str(make_bot("sergeant", seed).choose(insight)))


@pytest.mark.parametrize(
    ("key", "mark"),
    [("a-state-is-filled", "mark somerset"), ("every-marker-counts", "mark greenville-mo")],
)
def test_a_free_marker_is_worth_more_than_none(key: str, mark: str) -> None:
    found = worths(key)
    assert found[mark] > found["done"]


def test_no_strength_is_wanted_at_the_free_spaces_of_a_border_state_that_is_owned() -> None:
    _, game = position("a-state-is-filled")
    state: ForThePeopleState = game.state
    free = 1 << SPACE["somerset"]
    held = state.controlled(CONFEDERATE)
    assert not free & (held | state.controlled(UNION) | wanted(state, CONFEDERATE, held))
    assert free & wanted(state, UNION, state.controlled(UNION))


def test_a_fort_is_at_the_front_by_land_and_troops_and_not_by_markers() -> None:
    _, game = position("every-marker-counts")
    state: ForThePeopleState = game.state
    assert state.controlled(CONFEDERATE) >> SPACE["greenville-mo"] & 1
    before = at_the_front(state, UNION, state.forts(UNION))
    state.set_control(SPACE["greenville-mo"], UNION)
    assert at_the_front(state, UNION, state.forts(UNION)) == before


def test_who_is_attacked_by_less_than_can_win_looks_at_standing_first() -> None:
    problem, game = position("hardee-stands")
    found = hopes(game, problem.seat)
    assert max(found, key=lambda action: found[action]) == "stand"
    force = game.state.force
    force.infantry += 12
    found = hopes(game, problem.seat)
    assert min(found, key=lambda action: found[action]) == "stand"
