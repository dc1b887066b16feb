"""How bots judge what shows nothing until dice are thrown: whether to stand or to flee."""

from __future__ import annotations

import random

import pytest

from longroll.bots import Insight, make_bot
from longroll.bots.quiescence import quiesce
from longroll.bots.settings import Climb
from longroll.engine.chance import Sampled
from longroll.engine.game import Game
from longroll.lab.suite import problems


def richmond() -> tuple[Game, str]:
    """Fifteen demoralised strength points before as many in the works of Richmond."""
    problem = next(one for one in problems("uscivilwar") if one.key == "fifteen-against-richmond")
    return Game.from_text(problem.text, problem.key, seed=1), problem.seat


@pytest.mark.parametrize(("played_out", "flights"), [(0, range(1, 8)), (2, range(1))])
def test_who_stands_best_where_he_is_is_not_thought_to_flee(
    played_out: int, flights: range
) -> None:
    """9.3.1: until the dice are thrown it looks alike, and half of all defenders left."""
    game, seat = richmond()
    title, fled = game.title, 0
    attack = next(one for one in game.decision.actions if one.verb == "attack")
    for dice in range(8):
        state, chance = title.copy(game.state), Sampled(dice)
        title.decision(state)
        title.apply(state, seat, attack, chance)
        quiesce(title, state, chance, random.Random(dice), Climb(played_out=played_out), 2)
        fled += title.appraise(state, seat) > title.appraise(game.state, seat) + 1000
    assert fled in flights


def test_a_captain_does_not_count_on_a_capital_that_is_left_to_him() -> None:
    game, seat = richmond()
    insight = Insight(game.title, game.state, seat, game.decision)
    assert make_bot("captain", 1).choose(insight).verb != "attack"
