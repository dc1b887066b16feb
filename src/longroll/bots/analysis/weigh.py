"""The worth of actions in several possible worlds, under several dice, at a quiet position.

All actions of a decision are weighed in the same worlds and under the same dice. So luck affects
all of them alike, and the differences come from the decision.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from longroll.bots.analysis.estimate import Estimate, worth_share
from longroll.bots.beam import follow
from longroll.bots.insight import Insight
from longroll.bots.quiescence import closing, quiesce
from longroll.bots.settings import CAPTAIN
from longroll.engine.action import Action
from longroll.engine.chance import Sampled

__all__ = ["Gain", "compare", "promising", "weigh"]

CLIMB_ACTIONS: Final = 3
"""Number of actions that each seat tries per decision on the way to a quiet position."""
GLANCES: Final = 24
"""Maximum number of actions looked at to find the promising ones."""


class Gain(NamedTuple):
    """By how much one action is better than another: the mean, and its standard error."""

    mean: float
    error: float


def weigh(
    insight: Insight,
    actions: Sequence[Action],
    samples: int,
    choose: random.Random,
    estimate: Estimate,
    lines: Mapping[Action, Sequence[Action]] | None = None,
) -> list[list[float]]:
    """For each action the chance to win after it, from 0 to 1, in each of ``samples`` worlds.

    Its operation is played to its end along its line, if ``lines`` has one, and by a climb from
    there on.
    """
    care = (
        CLIMB_ACTIONS
        if lines is None
        else max(CLIMB_ACTIONS, insight.title.judgement.foresight.care)
    )
    climb = CAPTAIN.beam.climb
    found: list[list[float]] = [[] for _ in actions]
    for _ in range(samples):
        world = insight.world(choose.getrandbits(32))
        dice = choose.getrandbits(32)
        for shares, action in zip(found, actions, strict=True):
            after = _after(insight, world, action, Sampled(dice))
            chance, choices = Sampled(dice + 1), random.Random(dice)
            line = lines.get(action, ()) if lines is not None else ()
            follow(insight.title, after, insight.seat, line, chance, choices, climb)
            quiesce(insight.title, after, chance, choices, climb, care)
            shares.append(worth_share(insight.title, after, insight.seat, estimate))
    return found


def _after(insight: Insight, world: Any, action: Action, dice: Sampled) -> Any:
    after = insight.title.copy(world)
    insight.title.decision(after)
    insight.title.apply(after, insight.seat, action, dice)
    return after


def promising(insight: Insight, played: Action, wanted: int, choose: random.Random) -> list[Action]:
    """Up to ``wanted`` actions other than ``played`` that look best at once.

    The action that ends the operation is always among them, if there is one.
    """
    others = [action for action in insight.actions if action != played]
    end = closing(tuple(others))
    if len(others) > GLANCES:
        others = choose.sample(others, GLANCES)
    world, dice = insight.world(choose.getrandbits(32)), choose.getrandbits(32)
    title, seat = insight.title, insight.seat
    ranked = sorted(
        others,
        key=lambda action: title.appraise(_after(insight, world, action, Sampled(dice)), seat),
        reverse=True,
    )
    best = ranked[:wanted]
    if end is not None and end not in best:
        best[wanted - 1 :] = [end]
    return best


def compare(better: Sequence[float], played: Sequence[float]) -> Gain:
    """The gain of one action over another, from shares in the same worlds.

    >>> compare([0.6, 0.8], [0.5, 0.5])
    Gain(mean=0.2, error=0.1)
    """
    gains = [one - other for one, other in zip(better, played, strict=True)]
    count = len(gains)
    mean = sum(gains) / count
    if count == 1:
        return Gain(mean, abs(mean))
    variance = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return Gain(round(mean, 9), round(math.sqrt(variance / count), 9))
