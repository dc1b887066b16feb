"""The decisions that changed a game most, told apart from luck.

First every decision is weighed quickly, then those that seem to have cost most are weighed well,
and what is told of the few that remain comes from fresh samples: a decision that only had bad luck
in the first look drops out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from longroll.bots.analysis.estimate import Estimate, worth_share
from longroll.bots.analysis.past import Past
from longroll.bots.analysis.weigh import compare, promising, weigh
from longroll.bots.insight import Insight
from longroll.bots.searcher import Budget, Searcher
from longroll.engine.action import Action

__all__ = ["ADVISER", "WORTH_TELLING", "Effort", "Suspect", "Turning", "screen", "turning_points"]

ADVISER: Final = "captain"
"""Whose search says what would have been better."""
PATIENT: Final = 1e9
"""Seconds: the search ends by its iterations, so that it is the same on every machine."""
SURE: Final = 1.0
"""A gain counts if it is larger than so many of its standard errors."""
WORTH_TELLING: Final = 0.05
"""Of 1: a decision that cost less taught nobody anything, whatever its standard error."""


class Effort(NamedTuple):
    """How hard an analysis works: everything is counted, nothing depends on a clock.

    Attributes:
        screened: so many decisions are weighed at all, those of the greatest swings first.
        others: so many alternatives of each decision are weighed.
        quick: in so many worlds at first.
        finalists: so many decisions are weighed again.
        samples: in so many worlds.
        proof: in so many fresh worlds, what is told is measured.
        iterations: of the search that looks for something better.
        told: so many decisions are told.
    """

    screened: int = 320
    others: int = 4
    quick: int = 1
    finalists: int = 14
    samples: int = 8
    proof: int = 24
    iterations: int = 100
    told: int = 3


class Turning(NamedTuple):
    """A decision that changed the game.

    Chances are those of the seat that decided, from 0 to 1, as far as it could know.

    Attributes:
        seq: after how many actions.
        seat: who decided.
        clause: the rule that called for it.
        action: what was played.
        better: what the bot would have played instead.
        expected: the chance after what was played.
        better_expected: the chance after what the bot would have played.
        error: the standard error of the difference.
        luck: how the next quiet moment departed from what was expected: dice, what was not
            known, and what was decided on the way there.
    """

    seq: int
    seat: str
    clause: str
    action: str
    better: str
    expected: float
    better_expected: float
    error: float
    luck: float

    @property
    def cost(self) -> float:
        """What the decision cost its seat, of 1."""
        return self.better_expected - self.expected


class Suspect(NamedTuple):
    """A decision that seems to have cost something, and the best that was seen instead."""

    cost: float
    seq: int
    best: Action


def screen(
    past: Past, seed: int, effort: Effort, estimate: Estimate
) -> Iterator[tuple[float, Suspect | None]]:
    """Weigh decisions quickly: how much of that is done, and what each seems to have cost."""
    wanted = _worth_a_look(past, estimate)[: effort.screened]
    for number, seq in enumerate(wanted, 1):
        insight = past.insight(seq)
        choose = random.Random(f"{seed} {seq} screen")
        found = _suspect(past, seq, insight, effort.quick, effort, estimate, choose)
        yield number / len(wanted), found


def _worth_a_look(past: Past, estimate: Estimate) -> list[int]:
    """The decisions with a choice, those in the greatest swings of the game first."""
    chances = {point.seq: point.share for point in past.curve(estimate)}
    swings = {
        seq: abs(chances[past.quiet_after(seq)] - chances[past.stretch(seq)])
        for seq in range(len(past.lines))
        if past.insight(seq) is not None
    }
    return sorted(swings, key=lambda seq: (-swings[seq], seq))


def _suspect(
    past: Past,
    seq: int,
    insight: Insight | None,
    samples: int,
    effort: Effort,
    estimate: Estimate,
    choose: random.Random,
) -> Suspect | None:
    """What the decision seems to have cost; None if nothing better was seen."""
    if insight is None:
        return None
    played = past.action(seq)
    others = promising(insight, played, effort.others, choose)
    shares = weigh(insight, [played, *others], samples, choose, estimate)
    gains = [
        (compare(share, shares[0]).mean, other)
        for share, other in zip(shares[1:], others, strict=True)
    ]
    cost, best = max(gains, key=lambda gain: gain[0])
    return Suspect(cost, seq, best) if cost > 0 else None


def turning_points(
    past: Past,
    suspects: Sequence[Suspect],
    seed: int,
    effort: Effort,
    estimate: Estimate,
    step: Callable[[], bool],
) -> list[Turning]:
    """The decisions that cost most, the dearest first; none where no single one cost much.

    ``step`` is called before each piece of work, and ends it all by saying no.
    """
    dearest = sorted(suspects, key=lambda one: (-one.cost, one.seq))[: effort.finalists]
    again: list[Suspect] = []
    for suspect in dearest:
        if not step():
            break
        choose = random.Random(f"{seed} {suspect.seq} again")
        insight = past.insight(suspect.seq)
        weighed = _suspect(past, suspect.seq, insight, effort.samples, effort, estimate, choose)
        again += [weighed] if weighed is not None else []
    found: list[Turning] = []
    for suspect in sorted(again, key=lambda one: (-one.cost, one.seq)):
        # The best of many looks flatters itself: what seems too little now is not more in truth.
        if suspect.cost < WORTH_TELLING or len(found) == effort.told or not step():
            break
        if any(past.stretch(suspect.seq) == past.stretch(other.seq) for other in found):
            continue  # another step of the same march or battle, and the same mistake
        told = _prove(past, suspect, seed, effort, estimate)
        found += [told] if told is not None else []
    return sorted(found, key=lambda one: (-one.cost, one.seq))


def _prove(
    past: Past, suspect: Suspect, seed: int, effort: Effort, estimate: Estimate
) -> Turning | None:
    """What the decision cost, measured in fresh worlds; None if that shows little or nothing."""
    insight = past.insight(suspect.seq)
    assert insight is not None, "only decisions are suspected"
    played = past.action(suspect.seq)

    def measured(actions: Sequence[Action]) -> list[list[float]]:
        choose = random.Random(f"{seed} {suspect.seq} proof")
        return weigh(insight, actions, effort.proof, choose, estimate)

    shares = measured([played, suspect.best])
    better, gain = suspect.best, compare(shares[1], shares[0])
    if gain.mean <= SURE * gain.error:
        return None
    advised = _advice(insight, seed, suspect, effort)
    if advised not in (played, better):
        other = measured([advised])[0]
        if compare(other, shares[0]).mean > gain.mean:
            better, gain, shares[1] = advised, compare(other, shares[0]), other
    if gain.mean < WORTH_TELLING:
        return None
    expected = _mean(shares[0])
    follows = past.states[past.quiet_after(suspect.seq)]
    return Turning(
        suspect.seq,
        insight.seat,
        insight.decision.clause,
        str(played),
        str(better),
        expected,
        _mean(shares[1]),
        gain.error,
        worth_share(past.title, follows, insight.seat, estimate) - expected,
    )


def _advice(insight: Insight, seed: int, suspect: Suspect, effort: Effort) -> Action:
    """What the bot would have played; of a choice made together, what was seen to be best."""
    if len(insight.decision.choices) > 1:
        return suspect.best
    number = random.Random(f"{seed} {suspect.seq} advice").getrandbits(32)
    return Searcher(ADVISER, Budget(effort.iterations, PATIENT), number).choose(insight)


def _mean(shares: Sequence[float]) -> float:
    return sum(shares) / len(shares)
