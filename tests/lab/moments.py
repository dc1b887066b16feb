"""Positions of random games, for tests of whatever looks at positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.title import Title, get_title

__all__ = ["moments"]


def moments(
    scenario: str, seed: int, every: int, title: str = "forthepeople"
) -> Iterator[tuple[Title, Any, str, Decision]]:
    """Every so many decisions of a random game: title, state, choosing seat, decision."""
    game, chance, choose = get_title(title), Sampled(seed), random.Random(seed)
    state = game.opening(scenario, (), chance)[0]
    count = 0
    while (decision := game.decision(state)) is not None:
        if count % every == 0:
            yield game, state, decision.seat, decision
        game.apply(state, decision.seat, choose.choice(decision.actions), chance)
        count += 1
