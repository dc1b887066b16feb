"""What a decision cost: the judgement that `longroll analyse` reports, with and without ``--at``.

Each action is carried out as well as its seat can: its operation is played to its end along the
best line found for it. Otherwise the choice to begin a great march would be blamed for bad steps of
the playout.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from longroll.bots.analysis.estimate import Estimate
from longroll.bots.analysis.weigh import Gain, compare, promising, weigh
from longroll.bots.beam import best_line, outcome
from longroll.bots.insight import Insight
from longroll.bots.searcher import Searcher
from longroll.bots.settings import CAPTAIN, Budget
from longroll.engine.action import Action

__all__ = ["ADVISER", "WORTH_TELLING", "Effort", "Verdict", "carried_out", "judge"]

ADVISER: Final = CAPTAIN.name
"""The bot whose search looks for a better action."""
PATIENT: Final = 1e9
"""Seconds. The search ends by its iterations, so that it is the same on every machine."""
SURE: Final = 2.0
"""A gain counts if it exceeds this many of its standard errors. Of fourteen harmless decisions,
luck alone carries two beyond one error, and in one game of three it carries one beyond two.
Doubtful gains are measured up to three times, which lets a few more through."""
WORTH_TELLING: Final = 0.05
"""The least cost, of 1, that is worth reporting, whatever its standard error: nobody learns from
less."""
TRIALS: Final = 2
"""Number of worlds in which a line must lead further than a climb, besides the one where it was
found."""


class Effort(NamedTuple):
    """How hard an analysis works. All limits are counts, so nothing depends on a clock.

    Attributes:
        screened: the maximum number of decisions weighed at all, those in the greatest swings
            first.
        others: the number of alternatives weighed for each decision.
        quick: the number of worlds for the first weighing.
        finalists: the number of decisions that are judged well.
        samples: the number of worlds in which their alternatives are compared...
        proof: ... the number of fresh worlds in which the best one is measured...
        deepest: ... and their maximum number, as long as luck could explain the result.
        iterations: the iterations of the search for something better.
        told: the maximum number of decisions reported.
    """

    screened: int = 320
    others: int = 4
    quick: int = 1
    finalists: int = 14
    samples: int = 8
    proof: int = 24
    deepest: int = 96
    iterations: int = 100
    told: int = 3


class Verdict(NamedTuple):
    """What was played, and the best alternative found, as the seat could know it.

    Attributes:
        better: the best other action.
        expected: the chance to win after what was played, from 0 to 1.
        better_expected: the chance to win after the other.
        gain: by how much the other is better, with its standard error.
    """

    better: Action
    expected: float
    better_expected: float
    gain: Gain

    @property
    def counts(self) -> bool:
        """Whether the gain is large enough to report and not explained by luck."""
        return self.gain.mean > SURE * self.gain.error and self.gain.mean >= WORTH_TELLING


def judge(
    insight: Insight, played: Action, seed: str, effort: Effort, estimate: Estimate
) -> Verdict:
    """Compare what was played with the best alternative.

    The same decision, seed and effort give the same verdict.

    Args:
        insight: the decision as its seat knew it, with more than one action.
        played: the action that was played.
        seed: the seed of the worlds and dice.
        effort: how hard to work.
        estimate: how appraisals turn into chances.
    """
    choose = random.Random(f"{seed} judge")
    others = promising(insight, played, effort.others, choose)
    if len(insight.decision.choices) == 1:  # else the search gives a mixture
        adviser = CAPTAIN.within(Budget(effort.iterations, PATIENT))
        advised = Searcher(adviser, choose.getrandbits(32)).choose(insight)
        others += [advised] * (advised not in (played, *others))
    actions = [played, *others]
    lines = {action: carried_out(insight, action, choose) for action in actions}
    shares = weigh(insight, actions, effort.samples, choose, estimate, lines)
    means = [_mean(one) for one in shares[1:]]
    better = others[means.index(max(means))]
    # The best of many samples is biased upwards, so what is reported comes from fresh worlds.
    fresh = random.Random(f"{seed} proof")
    proof = weigh(insight, [played, better], effort.proof, fresh, estimate, lines)
    while len(proof[0]) < effort.deepest and _doubtful(compare(proof[1], proof[0])):
        more = weigh(insight, [played, better], len(proof[0]), fresh, estimate, lines)
        proof = [[*one, *other] for one, other in zip(proof, more, strict=True)]
    return Verdict(better, _mean(proof[0]), _mean(proof[1]), compare(proof[1], proof[0]))


def _doubtful(gain: Gain) -> bool:
    """Whether a gain may be luck but may also be worth reporting: then more worlds are needed."""
    return gain.mean - SURE * gain.error <= 0 and gain.mean + SURE * gain.error >= WORTH_TELLING


def carried_out(insight: Insight, action: Action, choose: random.Random) -> tuple[Action, ...]:
    """The further steps that best carry out ``action``; none if a climb does better.

    The line is found in one world and under certain dice, and tried in others.
    """
    title, seat = insight.title, insight.seat
    foresight = title.judgement.foresight
    if not foresight.lines or len(insight.decision.choices) > 1:
        return ()
    worlds = [insight.world(choose.getrandbits(32)) for _ in range(1 + TRIALS)]
    dice = [choose.getrandbits(32) for _ in worlds]
    steps = best_line(title, worlds[0], seat, action, dice[0], CAPTAIN.beam).steps
    if len(steps) == 1:
        return ()
    line, climb = (
        sum(
            outcome(title, world, luck, seat, way, CAPTAIN.beam.climb, foresight.care)
            for world, luck in zip(worlds[1:], dice[1:], strict=True)
        )
        for way in (steps, steps[:1])
    )
    return steps[1:] if line > climb else ()


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)
