"""When a bot's answer is told: on a clock that knows nothing of what its seat alone knows.

Whoever sees how long a bot takes must not learn from it what it holds: whether it had a choice at
all, least of all. So the time counts from the question, and is the same for a pass that was forced
and for one that was chosen; only what everybody knows to be forced needs no more than the pace.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER
from longroll.engine.title import Title

__all__ = ["HASTY", "Beat", "due", "forced_for_all", "least"]

HASTY: Final = 0.3
"""Seconds for an answer while the bots are to play without a pause."""
WORLDS: Final = 48
"""So many worlds are dealt to find one in which a seat that has no choice would have one."""


class Beat(NamedTuple):
    """Seconds after which a bot that searches answers: a beginning, or a step of what was begun.

    A little more than nearly all of its searches last: those of beginnings end by the clock.
    """

    beginning: float
    step: float


BEATS: Final = {"captain": Beat(2.75, 1.0), "general": Beat(13.2, 2.0)}


def least(bot: str, quiet: bool, pace: float, *, hasty: bool = False) -> float:
    """Seconds from a question to its answer at least, by what everybody knows.

    ``quiet`` is whether nothing that was begun waits for its end. Without a pace there is no clock.

    >>> least("captain", True, 0.6), least("captain", False, 0.6), least("sergeant", True, 0.6)
    (2.75, 1.0, 0.6)
    >>> least("sergeant", True, 0.6, hasty=True), least("general", True, 0)
    (0.3, 0)
    """
    if not pace:
        return 0
    beat = BEATS.get(bot)
    searches = 0.0 if beat is None else beat.beginning if quiet else beat.step
    return max(min(pace, HASTY) if hasty else pace, searches)


def due(spent: float, least: float, pace: float) -> float:
    """Seconds from a question to its answer, which has taken ``spent`` seconds to find.

    What comes late comes at a stroke of the pace.

    >>> due(0.0, 1.0, 0.6), due(0.99, 1.0, 0.6), due(1.01, 1.0, 0.6)
    (1.0, 1.0, 1.6)
    """
    if spent <= least or not pace:
        return max(spent, least)
    return least + math.ceil((spent - least) / pace) * pace


def forced_for_all(title: Title, state: Any, seat: str, deal: Callable[[], int]) -> bool:
    """Whether whoever watches knows that ``seat`` has no choice.

    It is held to be so if it has none in many worlds that are possible for all that he knows.
    """
    for _ in range(WORLDS):
        world = title.resample(state, OBSERVER, Sampled(deal()))
        decision = title.decision(world)
        if decision is None or seat not in decision.seats or len(decision.actions_of(seat)) > 1:
            return False
    return True
