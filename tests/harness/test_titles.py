"""The harness over every registered title and scenario, and over the engine's own toy."""

from __future__ import annotations

import pytest

from longroll.engine.game import Game
from longroll.engine.title import Title, get_title, register, title_keys
from tests.engine.duel import DuelTitle
from tests.harness.promises import check_record, play_out

CASES = [("duel", "dawn")] + [
    (key, scenario.key) for key in title_keys() for scenario in get_title(key).info.scenarios
]
IDS = [f"{key}-{scenario}" for key, scenario in CASES]


def find(key: str) -> Title:
    if key == "duel":
        register(key, DuelTitle)  # a position names its title, so the toy must be known
    return get_title(key)


@pytest.mark.parametrize(("key", "scenario"), CASES, ids=IDS)
@pytest.mark.parametrize("seed", range(6))
def test_random_games_end_and_keep_every_promise(key: str, scenario: str, seed: int) -> None:
    game = Game(find(key), scenario, seed=seed)
    decisions = play_out(game, seed, every=1 if key == "duel" else 23)
    assert decisions > 3


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("key", "scenario"), CASES[1:], ids=IDS[1:])
def test_records_of_random_games_replay(key: str, scenario: str, seed: int) -> None:
    game = Game(find(key), scenario, seed=100 + seed)
    play_out(game, seed)
    check_record(game)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("key", "scenario"), CASES[1:], ids=IDS[1:])
def test_many_random_games_end_by_the_rules(key: str, scenario: str, part: int) -> None:
    for seed in range(1000 + part * 10, 1010 + part * 10):
        play_out(Game(find(key), scenario, seed=seed), seed, every=997)
