"""From an appraisal to a chance of winning.

A title keeps the parameters in ``winning.toml``, a table for each scenario, as `longroll lab
calibrate` fits them to games of bots. At the appraisal ``even`` the first seat wins half of its
games, and at ``scale`` more its chance is 73%.
"""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from typing import Any, Final, NamedTuple

from longroll.engine.title import Title, get_title

__all__ = ["FILE", "Estimate", "estimate_for", "worth_share"]

FILE: Final = "winning.toml"
STEEPEST: Final = 30.0
"""Maximum distance from `Estimate.even`, in scales; beyond it the logistic function is as good as
1."""
COUNTED: Final = 40
"""Minimum number of games for a fit to give chances; with fewer it only tells who is ahead, on a
better scale."""
ROUGH: Final = 3_000.0
"""The scale where nothing was fitted: the curve then shows who is ahead, not a chance."""


class Estimate(NamedTuple):
    """How appraisals of a scenario turn into chances.

    Attributes:
        even: the appraisal at which the first seat wins as often as not.
        scale: the scale of the logistic function, in points of appraisal.
        games: the number of games to which it was fitted; 0 if there were fewer than `COUNTED`.
    """

    even: float = 0.0
    scale: float = ROUGH
    games: int = 0

    def share(self, worth: float, *, first: bool) -> float:
        """The chance, from 0 to 1, of a seat that appraises its position at ``worth``.

        ``first``: whether it is the title's first seat; all others play against that one.

        >>> Estimate(100, 50).share(100, first=True), Estimate(100, 50).share(-100, first=False)
        (0.5, 0.5)
        """
        steps = (worth - (self.even if first else -self.even)) / self.scale
        return 1 / (1 + math.exp(-max(-STEEPEST, min(STEEPEST, steps))))


@lru_cache
def _tables(title: str) -> dict[str, Any]:
    file = get_title(title).folder / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def estimate_for(title: str, scenario: str) -> Estimate:
    """The fit for ``scenario``; if there is none, a rough scale with no games behind it."""
    told = _tables(title).get(scenario)
    if told is None:
        return Estimate()
    games = int(told["games"])
    return Estimate(float(told["even"]), float(told["scale"]), games if games >= COUNTED else 0)


def worth_share(title: Title, state: Any, seat: str, estimate: Estimate) -> float:
    """The chance of ``seat`` in ``state``: certain when the game is over, a half for a draw."""
    result = title.result(state)
    if result is not None:
        return result.share(seat)
    first = title.seats(state.options)[0] == seat
    return estimate.share(title.appraise(state, seat), first=first)
