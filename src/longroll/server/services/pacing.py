"""The timing of bots' answers, which must not reveal what only the bot's seat knows.

From the time that a bot takes, an observer could infer what it holds: above all, whether it had a
choice at all. So the time counts from the question, and is the same for a forced pass and a chosen
one; only a choice that everybody knows to be forced takes no longer than the pace.
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
"""Number of worlds sampled to find one in which a seat without a choice would have one."""


class Beat(NamedTuple):
    """Seconds after which a searching bot answers: when it begins an operation, and at its steps.

    A little longer than nearly all of its searches: those that begin one stop by the clock.
    """

    beginning: float
    step: float


BEATS: Final = {"captain": Beat(2.75, 1.0), "general": Beat(13.2, 2.0)}


def least(bot: str, quiet: bool, pace: float, *, hasty: bool = False) -> float:
    """The minimum seconds from a question to its answer, from public knowledge.

    ``quiet`` is whether the position is quiet: no operation is unfinished. Without a pace it is 0.

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

    A late answer waits for the next multiple of the pace.

    >>> due(0.0, 1.0, 0.6), due(0.99, 1.0, 0.6), due(1.01, 1.0, 0.6)
    (1.0, 1.0, 1.6)
    """
    if spent <= least or not pace:
        return max(spent, least)
    return least + math.ceil((spent - least) / pace) * pace


def forced_for_all(title: Title, state: Any, seat: str, deal: Callable[[], int]) -> bool:
    """Whether an observer knows that ``seat`` has no choice.

    Assumed if it has none in any of many sampled worlds that are consistent with what he knows.
    """
    for _ in range(WORLDS):
        world = title.resample(state, OBSERVER, Sampled(deal()))
        decision = title.decision(world)
        if decision is None or seat not in decision.seats or len(decision.actions_of(seat)) > 1:
            return False
    return True
