"""What a decision cost: the one judgement that `longroll analyse` and its ``--at`` both tell.

Each action is carried out as well as its seat knows how: what it begins is brought to its end along
the best line found for it. Else the choice to begin a great march would be blamed for the stumbling
of whoever weighed it.
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
"""Whose search says what would have been better."""
PATIENT: Final = 1e9
"""Seconds: the search ends by its iterations, so that it is the same on every machine."""
SURE: Final = 2.0
"""A gain counts if it is larger than so many of its standard errors. Of fourteen harmless decisions
luck alone carries two over one error, and one in three games over two; doubtful ones are looked at
up to three times, which lets through a little more."""
WORTH_TELLING: Final = 0.05
"""Of 1: a decision that cost less taught nobody anything, whatever its standard error."""
TRIALS: Final = 2
"""In so many worlds a line must lead further than a climb, not in the one where it was found."""


class Effort(NamedTuple):
    """How hard an analysis works: everything is counted, nothing depends on a clock.

    Attributes:
        screened: so many decisions are weighed at all, those of the greatest swings first.
        others: so many alternatives of each decision are weighed.
        quick: in so many worlds at first.
        finalists: so many decisions are judged well.
        samples: in so many worlds their alternatives are compared...
        proof: ... and in so many fresh ones what is told of the best is measured...
        deepest: ... or in more, up to so many, as long as luck could explain it.
        iterations: of the search that looks for something better.
        told: so many decisions are told.
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
    """What was played, and the best that was found instead, as the seat could know it.

    Attributes:
        better: the best other action.
        expected: the chance to win after what was played, from 0 to 1.
        better_expected: that after the other.
        gain: by how much the other is better, with its standard error.
    """

    better: Action
    expected: float
    better_expected: float
    gain: Gain

    @property
    def counts(self) -> bool:
        """Whether the other was so much better that it is worth telling, and no luck."""
        return self.gain.mean > SURE * self.gain.error and self.gain.mean >= WORTH_TELLING


def judge(
    insight: Insight, played: Action, seed: str, effort: Effort, estimate: Estimate
) -> Verdict:
    """Compare what was played with the best of what else could be done.

    The same decision, seed and effort give the same verdict.

    Args:
        insight: the decision as its seat knew it, with more than one action.
        played: the action that was played.
        seed: of the worlds and dice.
        effort: how hard to work.
        estimate: how appraisals turn into chances.
    """
    choose = random.Random(f"{seed} judge")
    others = promising(insight, played, effort.others, choose)
    if len(insight.decision.choices) == 1:  # of a choice made together a search tells a mixture
        adviser = CAPTAIN.within(Budget(effort.iterations, PATIENT))
        advised = Searcher(adviser, choose.getrandbits(32)).choose(insight)
        others += [advised] * (advised not in (played, *others))
    actions = [played, *others]
    lines = {action: carried_out(insight, action, choose) for action in actions}
    shares = weigh(insight, actions, effort.samples, choose, estimate, lines)
    means = [_mean(one) for one in shares[1:]]
    better = others[means.index(max(means))]
    # The best of many looks flatters itself: what is told comes from fresh worlds.
    fresh = random.Random(f"{seed} proof")
    proof = weigh(insight, [played, better], effort.proof, fresh, estimate, lines)
    while len(proof[0]) < effort.deepest and _doubtful(compare(proof[1], proof[0])):
        more = weigh(insight, [played, better], len(proof[0]), fresh, estimate, lines)
        proof = [[*one, *other] for one, other in zip(proof, more, strict=True)]
    return Verdict(better, _mean(proof[0]), _mean(proof[1]), compare(proof[1], proof[0]))


def _doubtful(gain: Gain) -> bool:
    """Whether a gain may be luck, and may as well be worth telling: more worlds will say."""
    return gain.mean - SURE * gain.error <= 0 and gain.mean + SURE * gain.error >= WORTH_TELLING


def carried_out(insight: Insight, action: Action, choose: random.Random) -> tuple[Action, ...]:
    """The further steps that bring what ``action`` begins to its end; none if a climb does better.

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
