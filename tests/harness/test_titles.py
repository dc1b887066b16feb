"""The harness over every registered title and scenario, and over the engine's own toy."""

from __future__ import annotations

import os

import pytest

from longroll.engine.game import Game
from longroll.engine.title import Title, get_title, register, title_keys
from longroll.testing import check_record, play_out
from tests.engine.duel import DuelTitle
from tests.harness.waste import check_waste

CASES = [("duel", "dawn")] + [
    (key, scenario.key) for key in title_keys() for scenario in get_title(key).info.scenarios
]
IDS = [f"{key}-{scenario}" for key, scenario in CASES]

Case = tuple[str, str, tuple[str, ...]]


def option_cases() -> list[Case]:
    """Every option by itself and all of them together, each in another scenario of its title.

    All together go into the longest, a campaign where there is one; the others are shorter.
    """
    cases: list[Case] = []
    for key in title_keys():
        info = get_title(key).info
        options = tuple(option.key for option in info.options)
        scenarios = [scenario.key for scenario in reversed(info.scenarios)]
        short = [one for one in scenarios if "campaign" not in one] or scenarios
        cases += [(key, short[n % len(short)], (one,)) for n, one in enumerate(options)]
        if len(options) > 1:
            cases.append((key, scenarios[0], options))
    return cases


OPTION_CASES = option_cases()
OPTION_IDS = [f"{key}-{scenario}-{'+'.join(options)}" for key, scenario, options in OPTION_CASES]
STRIDE = {"duel": 1, "mosby": 23, "uscivilwar": 151}
"""Every how many decisions the promises are checked; those of most titles every 61."""
TIMES = int(os.environ.get("GAMES", "1"))
"""So many times the usual number of games are played: for a hunt, not for every day."""


def find(key: str) -> Title:
    if key == "duel":
        register(key, DuelTitle)  # a position names its title, so the toy must be known
    return get_title(key)


def _seeded() -> list[tuple[str, str, int]]:
    """Cases with seeds: more for the first scenario of a title, one for each of the others."""
    begun: set[str] = set()
    found: list[tuple[str, str, int]] = []
    for key, scenario in CASES:
        count = TIMES * (1 if key in begun else 2)
        begun.add(key)
        found += [(key, scenario, seed) for seed in range(count)]
    return found


@pytest.mark.parametrize(("key", "scenario", "seed"), _seeded())
def test_random_games_keep_every_promise_and_replay(key: str, scenario: str, seed: int) -> None:
    game = Game(find(key), scenario, seed=seed)
    decisions = play_out(game, seed, every=STRIDE.get(key, 61), also=[check_waste])
    assert decisions > 3
    check_record(game)


@pytest.mark.parametrize("case", OPTION_CASES, ids=OPTION_IDS)
@pytest.mark.parametrize("seed", range(TIMES))
def test_games_with_options_keep_every_promise_and_replay(case: Case, seed: int) -> None:
    key, scenario, options = case
    game = Game(find(key), scenario, options, seed=200 + seed)
    play_out(game, seed, every=STRIDE.get(key, 61), also=[check_waste])
    check_record(game)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(TIMES))
@pytest.mark.parametrize(("key", "scenario"), CASES[1:], ids=IDS[1:])
def test_more_random_games_end_by_the_rules(key: str, scenario: str, part: int) -> None:
    seed = 1000 + part
    play_out(Game(find(key), scenario, seed=seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(TIMES))
@pytest.mark.parametrize("case", OPTION_CASES, ids=OPTION_IDS)
def test_more_games_with_options_end_by_the_rules(case: Case, part: int) -> None:
    key, scenario, options = case
    play_out(Game(find(key), scenario, options, seed=3000 + part), part)
