"""Fitting appraisals to chances: from games of bots to ``winning.toml`` (`bots.analysis.estimate`).

Each quiet moment of a game gives an appraisal for the first seat, and each game has a result. A
logistic function is fitted to these pairs. Every game has the same weight, and a weak prior gives a
curve even to a scenario that one side always wins.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from longroll.bots import Insight, make_bot
from longroll.bots.analysis.estimate import Estimate
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.lab.selfplay import CAP, EndlessGame, Plan, seed_for

__all__ = ["Course", "course", "fit"]

ROUNDS: Final = 60
PRIOR: Final = 2.0
"""The weight of the prior, in games."""
SMALLEST: Final = 1e-9


class Course(NamedTuple):
    """A game as a sequence of appraisals for the first seat, and its result: 1, a half or 0."""

    worths: Sequence[int]
    end: float


def course(plan: Plan, seed: int) -> Course:
    """Play one game and note the appraisal at its quiet moments; repeatable from the seed."""
    title = get_title(plan.title)
    chance = Sampled(seed_for(seed, "chance"))
    bots = {seat: make_bot(name, seed_for(seed, seat)) for seat, name in plan.bots.items()}
    state = title.opening(plan.scenario, plan.options, chance)[0]
    first = title.seats(plan.options)[0]
    worths: list[int] = []
    for _ in range(CAP):
        decision = title.decision(state)
        if decision is None:
            break
        if title.quiet(state):
            worths.append(title.appraise(state, first))
        seat = decision.seat
        action = bots[seat].choose(Insight(title, state, seat, decision))
        title.apply(state, seat, action, chance)
    result = title.result(state)
    if result is None:
        raise EndlessGame(f"{plan.title} {plan.scenario}, seed {seed}: no end")
    end = result.share(first)
    return Course(worths, end)


def fit(courses: Sequence[Course], told: Callable[[int], None] = lambda _: None) -> Estimate:
    """The maximum likelihood estimate for the results of the games.

    >>> even = fit([Course([-100, -80], 0.0), Course([100, 80], 1.0)] * 20)
    >>> round(even.even), even.games
    (0, 40)
    """
    rows = [(worth, game.end, 1 / len(game.worths)) for game in courses for worth in game.worths]
    worths = [worth for worth, _, _ in rows]
    middle = sum(worths) / len(worths)
    spread = max(1.0, math.sqrt(sum((worth - middle) ** 2 for worth in worths) / len(worths)))
    points = [((worth - middle) / spread, end, weight) for worth, end, weight in rows]
    # The prior: a quarter of the points one spread below the middle, three quarters above.
    points += [(-1.0, 0.25, PRIOR / 2), (1.0, 0.75, PRIOR / 2)]
    bias, slope = 0.0, 1.0
    for number in range(ROUNDS):
        bias, slope = _improved(points, bias, slope)
        told(number)
    slope = max(slope, 0.05)
    return Estimate(middle - bias / slope * spread, spread / slope, len(courses))


def _improved(
    points: Sequence[tuple[float, float, float]], bias: float, slope: float
) -> tuple[float, float]:
    """One step of Newton's method, damped so that it does not overshoot."""
    b = s = bb = bs = ss = 0.0
    for at, end, weight in points:
        share = 1 / (1 + math.exp(-max(-30.0, min(30.0, bias + slope * at))))
        gap, curve = weight * (end - share), weight * share * (1 - share)
        b, s = b + gap, s + gap * at
        bb, bs, ss = bb + curve, bs + curve * at, ss + curve * at * at
    scale = bb * ss - bs * bs
    if scale < SMALLEST:
        return bias, slope
    by_bias, by_slope = (ss * b - bs * s) / scale, (bb * s - bs * b) / scale
    step = min(1.0, 1.0 / max(abs(by_bias), abs(by_slope), SMALLEST))
    return bias + step * by_bias, slope + step * by_slope
