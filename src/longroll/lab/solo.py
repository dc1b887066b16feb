"""Bots of a title with one seat: they never meet, so their scores on the same dice are compared."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean, stdev
from typing import Final, NamedTuple

from longroll.engine.title import get_title
from longroll.lab.arena import Bout, Fought, Share, share
from longroll.lab.selfplay import Plan, seed_for

__all__ = ["Lead", "Mean", "interval", "leads", "means", "solos"]

_QUANTILES: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)
"""Student's t for 95%, from one to ten degrees of freedom..."""
_MORE: Final = ((15, 2.23), (20, 2.13), (30, 2.09), (60, 2.04))
"""... up to the given number of degrees..."""
_MANY: Final = 2.0
"""... and for more."""


class Mean(NamedTuple):
    """How a bot did: its mean score with a 95% interval, and the share of games it won.

    The interval is None after a single game, which has no spread.
    """

    bot: str
    games: int
    mean: float
    interval: tuple[float, float] | None
    won: int
    share: Share


class Lead(NamedTuple):
    """By how much ``one`` scores more than ``other`` on the same dice, with a 95% interval."""

    one: str
    other: str
    games: int
    mean: float
    interval: tuple[float, float] | None


def solos(plan: Plan, seat: str, bots: Sequence[str], games: int, seed: int) -> list[Bout]:
    """``games`` games of each bot in the only ``seat``; all n-th games have the same dice.

    ``plan.bots`` is not used.
    """
    game = plan.title, plan.scenario, plan.options
    rules = get_title(plan.title).info.rules_version
    return [
        Bout(*game, ((seat, bot),), seed_for(seed, f"solo {n}"), rules)
        for n in range(games)
        for bot in bots
    ]


def means(fought: Sequence[Fought], bots: Sequence[str]) -> list[Mean]:
    """How each bot did, the best first.

    A game without a score counts 1 if it was won, a half if drawn, and 0 if lost.
    """
    found: list[Mean] = []
    for bot in bots:
        games = [game for game in fought if game.players[0] == bot]
        won = sum(game.winner == bot for game in games)
        drawn = sum(game.drawn for game in games)
        mean, between = interval([_score(game) for game in games])
        part = share(won, drawn, len(games) - won - drawn)
        found.append(Mean(bot, len(games), mean, between, won, part))
    return sorted(found, key=lambda one: one.mean, reverse=True)


def leads(fought: Sequence[Fought], bots: Sequence[str]) -> list[Lead]:
    """A paired comparison of each two bots on the same dice, so that shared luck cancels out."""
    scores = {(game.players[0], game.bout.seed): _score(game) for game in fought}
    found: list[Lead] = []
    for one, other in combinations(bots, 2):
        ahead = [
            value - scores[other, seed]
            for (bot, seed), value in scores.items()
            if bot == one and (other, seed) in scores
        ]
        mean, between = interval(ahead)
        found.append(Lead(one, other, len(ahead), mean, between))
    return found


def _score(game: Fought) -> float:
    if game.score is not None:
        return game.score
    return 0.5 if game.drawn else float(game.winner is not None)


def interval(values: Sequence[float]) -> tuple[float, tuple[float, float] | None]:
    """The mean and its 95% confidence interval (Student's t)."""
    if not values:
        return 0.0, None
    mean = fmean(values)
    if len(values) == 1:
        return mean, None
    reach = _t(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return mean, (mean - reach, mean + reach)


def _t(degrees: int) -> float:
    """Student's t for 95%, rounded up between the tabulated degrees of freedom.

    >>> _t(1), _t(29), _t(200)
    (12.71, 2.09, 2.0)
    """
    if degrees <= len(_QUANTILES):
        return _QUANTILES[degrees - 1]
    return next((value for most, value in _MORE if degrees <= most), _MANY)
