"""The harness over every registered title and scenario, and over the engine's own toy."""

from __future__ import annotations

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
    """Every option by itself and all of them together, each in another scenario of its title."""
    cases: list[Case] = []
    for key in title_keys():
        info = get_title(key).info
        options = tuple(option.key for option in info.options)
        sets = [*[(option,) for option in options], options] if options else []
        scenarios = [scenario.key for scenario in reversed(info.scenarios)]
        cases += [(key, scenarios[n % len(scenarios)], chosen) for n, chosen in enumerate(sets)]
    return cases


OPTION_CASES = option_cases()
OPTION_IDS = [f"{key}-{scenario}-{'+'.join(options)}" for key, scenario, options in OPTION_CASES]
STRIDE = {("duel", "dawn"): 1, ("forthepeople", "campaign"): 61, ("savannah", "campaign"): 61}
"""Every how many decisions the promises are checked, where it is not `_USUAL`."""
_USUAL = {"uscivilwar": 151}
"""The same of titles with long games, whose states take long to check; of all others 23."""


def stride(key: str, scenario: str) -> int:
    """Every how many decisions of a game the promises are checked."""
    return STRIDE.get((key, scenario), _USUAL.get(key, 23))


def find(key: str) -> Title:
    if key == "duel":
        register(key, DuelTitle)  # a position names its title, so the toy must be known
    return get_title(key)


def _seeded(cases: list[tuple[str, str]], first: int, most: int) -> list[tuple[str, str, int]]:
    """Cases with seeds: ``most`` for the first scenario of a title, two for each of the others."""
    begun: set[str] = set()
    found: list[tuple[str, str, int]] = []
    for key, scenario in cases:
        count = 2 if key in begun else most
        begun.add(key)
        found += [(key, scenario, seed) for seed in range(first, first + count)]
    return found


@pytest.mark.parametrize(("key", "scenario", "seed"), _seeded(CASES, 0, 6))
def test_random_games_end_and_keep_every_promise(key: str, scenario: str, seed: int) -> None:
    game = Game(find(key), scenario, seed=seed)
    decisions = play_out(game, seed, every=stride(key, scenario), also=[check_waste])
    assert decisions > 3


@pytest.mark.parametrize(("key", "scenario", "seed"), _seeded(CASES[1:], 100, 3))
def test_records_of_random_games_replay(key: str, scenario: str, seed: int) -> None:
    game = Game(find(key), scenario, seed=seed)
    play_out(game, seed)
    check_record(game)


@pytest.mark.parametrize("case", OPTION_CASES, ids=OPTION_IDS)
@pytest.mark.parametrize("seed", range(2))
def test_games_with_options_end_keep_every_promise_and_replay(case: Case, seed: int) -> None:
    key, scenario, options = case
    game = Game(find(key), scenario, options, seed=200 + seed)
    play_out(game, seed, every=stride(key, scenario), also=[check_waste])
    check_record(game)


@pytest.mark.slow
@pytest.mark.parametrize("case", OPTION_CASES, ids=OPTION_IDS)
def test_many_games_with_options_end_by_the_rules(case: Case) -> None:
    key, scenario, options = case
    for seed in range(3000, 3006):
        play_out(Game(find(key), scenario, options, seed=seed), seed, 397, [check_waste])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize(("key", "scenario"), CASES[1:], ids=IDS[1:])
def test_many_random_games_end_by_the_rules(key: str, scenario: str, part: int) -> None:
    for seed in range(1000 + part * 10, 1010 + part * 10):
        play_out(Game(find(key), scenario, seed=seed), seed, 997, [check_waste])
