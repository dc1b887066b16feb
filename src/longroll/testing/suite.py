"""The promises of the contract as a test, for a title of any package."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longroll.engine.game import Game
from longroll.engine.title import get_title
from longroll.testing.promises import check_record, play_out

__all__ = ["promise_tests"]


def promise_tests(title: str, seeds: int = 3, every: int = 7) -> Callable[[str, int], None]:
    """A test of all promises of ``title``: ``seeds`` random games of each scenario.

    They are checked at every ``every``-th decision, and each record is replayed.
    """
    scenarios = [scenario.key for scenario in get_title(title).info.scenarios]

    @pytest.mark.parametrize("scenario", scenarios)
    @pytest.mark.parametrize("seed", range(seeds))
    def test_promises(scenario: str, seed: int) -> None:
        game = Game(title, scenario, seed=seed)
        play_out(game, seed, every=every)
        check_record(game)

    return test_promises
