"""``longroll play``: searching bots use spare cores, unless the game is to be repeatable."""

from __future__ import annotations

import importlib

import pytest

from longroll.bots import RandomBot
from longroll.bots.parallel import Helpers
from longroll.bots.settings import CAPTAIN, SearchLevel
from tests.cli.terminal import longroll

PLAY = importlib.import_module("longroll.cli.play")  # in `longroll.cli` the name is the command's


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[SearchLevel, int]]:
    """What searches with helpers were asked for: the level and how many helpers."""
    found: list[tuple[SearchLevel, int]] = []

    def instead(level: SearchLevel, seed: int, helpers: Helpers) -> RandomBot:
        found.append((level, helpers.count))
        return RandomBot(seed)

    def alone(_name: str, seed: int) -> RandomBot:
        return RandomBot(seed)

    monkeypatch.setattr(PLAY, "ParallelSearcher", instead)
    monkeypatch.setattr(PLAY, "make_bot", alone)  # nobody waits here for a general to think
    return found


def test_a_bot_that_searches_gets_the_spare_cores(
    made: list[tuple[SearchLevel, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PLAY, "spare_processes", lambda: 3)
    done = longroll("play", "forthepeople", "--union", "captain", "--confederate", "random")
    assert done.status == 0, done.err
    assert made == [(CAPTAIN, 2)]


@pytest.mark.parametrize(("spare", "words"), [(1, ()), (3, ("--seed", "1"))])
def test_without_spare_cores_or_with_a_seed_it_searches_alone(
    made: list[tuple[SearchLevel, int]],
    monkeypatch: pytest.MonkeyPatch,
    spare: int,
    words: tuple[str, ...],
) -> None:
    monkeypatch.setattr(PLAY, "spare_processes", lambda: spare)
    longroll("play", "forthepeople", "--union", "human", "--confederate", "general", *words)
    assert made == []
