"""Analysis of a finished game: how it stood, and which decisions changed it most.

>>> from longroll.engine.game import Game
>>> analyse(Game("forthepeople", "1861", seed=1).record)
Traceback (most recent call last):
longroll.bots.analysis.past.NotOver: the game is not over: only a finished one can be analysed
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longroll.bots.analysis.estimate import Estimate, estimate_for
from longroll.bots.analysis.judge import ADVISER, WORTH_TELLING, Effort, Verdict
from longroll.bots.analysis.past import NotOver, Past, Point
from longroll.bots.analysis.report import VERSION, Analysis, from_document, to_document
from longroll.bots.analysis.turning import (
    Suspect,
    Turning,
    screen,
    turning_points,
    verdict_on,
)
from longroll.engine.record import Record

__all__ = [
    "ADVISER",
    "VERSION",
    "WORTH_TELLING",
    "Analysis",
    "Effort",
    "Estimate",
    "NotOver",
    "Past",
    "Point",
    "Turning",
    "Verdict",
    "analyse",
    "estimate_for",
    "from_document",
    "to_document",
    "verdict_on",
]

SCREENED: Final = 0.75
"""The share of the work that is done once all screened decisions have been weighed."""


def analyse(
    record: Record,
    seed: int = 1,
    effort: Effort | None = None,
    *,
    over: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda _: None,
) -> Analysis:
    """The curve of a finished game and the decisions that changed it most.

    The same record, seed and effort give the same analysis, unless it was ended early.

    Args:
        record: a game that is over; raises `RecordError`, and `NotOver` if it is not.
        seed: the seed of the worlds and dice in which decisions are weighed.
        effort: how hard to work.
        over: asked between two pieces of work of a few seconds at most; if it returns True, the
            analysis ends with what it has.
        progress: called with the share of the work done, from 0 to 1.
    """
    effort = effort or Effort()
    past = Past.read(record)
    estimate = estimate_for(record.title, record.scenario)
    points = past.curve(estimate)
    ended = False
    suspects: list[Suspect] = []
    for part, suspect in screen(past, seed, effort, estimate):
        suspects += [suspect] if suspect is not None else []
        progress(SCREENED * part)
        if ended := over():
            break
    done = 0

    def step() -> bool:
        nonlocal done, ended
        ended = ended or over()
        done += 1
        progress(min(1.0, SCREENED + (1 - SCREENED) * done / effort.finalists))
        return not ended

    decisions = turning_points(past, suspects, seed, effort, estimate, step)
    progress(1.0)
    return Analysis(
        record.title,
        record.scenario,
        past.seats,
        estimate.games,
        not ended,
        points,
        decisions,
    )
