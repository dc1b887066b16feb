"""The promises of every title, on random games of each scenario and option."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.testing import promises
from longroll.titles.bobbylee import BobbyLee
from longroll.titles.bobbylee.components import SIDE_KEYS
from tests.conformance.bobbylee import table

SCENARIOS = tuple(scenario.key for scenario in BobbyLee.info.scenarios)


def play(scenario: str, options: tuple[str, ...], seed: int, every: int) -> Counter[str]:
    """A random game to its end, with the promises on the way; how often each verb was chosen."""
    game = table.game(scenario, options, seed)
    choose = random.Random(seed)
    verbs: Counter[str] = Counter()
    while (decision := game.title.decision(game.state)) is not None:
        if verbs.total() % every == 0:
            _keep(game, choose)
        game.title.check(game.state)
        seat = choose.choice(decision.seats)
        action = choose.choice(decision.choices[seat])
        verbs[action.verb] += 1
        assert verbs.total() < promises.CAP
        game.push(action, seat)
    assert game.result is not None
    promises.check_record(game)
    return verbs


def _keep(game: Game, choose: random.Random) -> None:
    """The promises that need no map: the title has none yet."""
    decision = game.decision
    promises.check_lists(game, decision)
    promises.check_copy(game.title, game.state, decision, choose)
    promises.check_undo(game, decision, choose)
    promises.check_refusal(game, decision, choose)
    promises.check_position(game.title, game.state)
    seed = choose.randrange(1 << 30)
    promises.check_secrets(game.title, game.state, seed)
    for seat in (*SIDE_KEYS, OBSERVER):
        # A world is dealt from what the seat knows: from another such world comes the same one.
        other = game.title.resample(game.state, seat, Sampled(seed + 1))
        worlds = [game.title.resample(state, seat, Sampled(seed)) for state in (game.state, other)]
        assert game.title.dump(worlds[0]) == game.title.dump(worlds[1]), f"{seat}'s worlds tell"


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(2))
def test_random_games_end_and_keep_every_promise(scenario: str, seed: int) -> None:
    verbs = play(scenario, (), seed, every=11)
    assert verbs["march"] > 0
    assert verbs["activate"] > 0


@pytest.mark.parametrize("seed", range(2))
def test_random_games_with_options_keep_every_promise(seed: int) -> None:
    verbs = play("campaign", ("free-deployment", "to-the-end"), 50 + seed, every=11)
    assert verbs["exchange"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(100, 112))
def test_many_random_games_use_every_order(scenario: str, seed: int) -> None:
    verbs = play(scenario, (), seed, every=3)
    assert verbs["force"] + verbs["march"] > 0
