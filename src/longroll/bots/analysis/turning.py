"""The decisions that changed a game most, told apart from luck.

First every decision is weighed quickly; then those that seem to have cost most are judged well
(`judge`). A decision that only had bad luck in the first pass drops out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from longroll.bots.analysis.estimate import Estimate, worth_share
from longroll.bots.analysis.judge import Effort, Verdict, carried_out, judge
from longroll.bots.analysis.past import Past
from longroll.bots.analysis.weigh import compare, promising, weigh
from longroll.engine.action import Action

__all__ = ["Suspect", "Turning", "screen", "turning_points", "verdict_on"]


class Turning(NamedTuple):
    """A decision that changed the game.

    Chances are those of the seat that decided, from 0 to 1, as far as it could know.

    Attributes:
        seq: the number of actions before it.
        seat: the seat that decided.
        clause: the rule that called for it.
        action: what was played.
        better: what the bot would have played instead.
        expected: the chance after what was played.
        better_expected: the chance after what the bot would have played.
        error: the standard error of the difference.
        luck: how the next quiet moment departed from the expectation: dice, what was hidden, and
            what was decided on the way there.
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
        """The cost of the decision to its seat, of 1."""
        return self.better_expected - self.expected


class Suspect(NamedTuple):
    """A decision that seems to have cost something."""

    cost: float
    seq: int


def screen(
    past: Past, seed: int, effort: Effort, estimate: Estimate
) -> Iterator[tuple[float, Suspect | None]]:
    """Weigh decisions quickly; yields the share of the work done, and each suspect."""
    wanted = _worth_a_look(past, estimate)[: effort.screened]
    for number, seq in enumerate(wanted, 1):
        yield number / len(wanted), _suspect(past, seq, seed, effort, estimate)


def _worth_a_look(past: Past, estimate: Estimate) -> list[int]:
    """The decisions with a choice, those in the greatest swings of the game first."""
    chances = {point.seq: point.share for point in past.curve(estimate)}
    swings = {
        seq: abs(chances[past.quiet_after(seq)] - chances[past.stretch(seq)])
        for seq in range(len(past.lines))
        if past.insight(seq) is not None
    }
    return sorted(swings, key=lambda seq: (-swings[seq], seq))


def _suspect(past: Past, seq: int, seed: int, effort: Effort, estimate: Estimate) -> Suspect | None:
    """The decision with what it seems to have cost; None if nothing better was seen."""
    insight = past.insight(seq)
    if insight is None:
        return None
    choose = random.Random(f"{seed} {seq} screen")
    played = past.action(seq)
    others = promising(insight, played, effort.others, choose)

    def best_of_others(lines: Mapping[Action, Sequence[Action]] | None = None) -> float:
        same = random.Random(f"{seed} {seq} look")
        shares = weigh(insight, [played, *others], effort.quick, same, estimate, lines)
        return max(compare(share, shares[0]).mean for share in shares[1:])

    cost = best_of_others()
    if cost > 0 and (line := carried_out(insight, played, choose)):
        cost = best_of_others({played: line})
    return Suspect(cost, seq) if cost > 0 else None


def turning_points(
    past: Past,
    suspects: Sequence[Suspect],
    seed: int,
    effort: Effort,
    estimate: Estimate,
    step: Callable[[], bool],
) -> list[Turning]:
    """The decisions that cost most, the most costly first; none where no single one cost much.

    ``step`` is called before each piece of work, and ends the work by returning False.
    """
    dearest = sorted(suspects, key=lambda one: (-one.cost, one.seq))[: effort.finalists]
    judged: list[Turning] = []
    for suspect in dearest:
        if not step():
            break
        turning = _judged(past, suspect.seq, seed, effort, estimate)
        judged += [turning] if turning is not None else []
    found: list[Turning] = []
    for one in sorted(judged, key=lambda one: (-one.cost, one.seq)):
        if all(past.stretch(one.seq) != past.stretch(other.seq) for other in found):
            found.append(one)  # else a step of the same operation, and the same mistake
    return found[: effort.told]


def verdict_on(past: Past, seq: int, seed: int, effort: Effort, estimate: Estimate) -> Verdict:
    """The judgement of the decision after ``seq`` actions, which must have had a choice."""
    insight = past.insight(seq)
    assert insight is not None, "only who had a choice is judged"
    return judge(insight, past.action(seq), f"{seed} {seq}", effort, estimate)


def _judged(past: Past, seq: int, seed: int, effort: Effort, estimate: Estimate) -> Turning | None:
    """The decision with its cost; None if that is small or cannot be told from luck."""
    verdict = verdict_on(past, seq, seed, effort, estimate)
    if not verdict.counts:
        return None
    insight = past.insight(seq)
    assert insight is not None, "it was judged"
    follows = past.states[past.quiet_after(seq)]
    return Turning(
        seq,
        insight.seat,
        insight.decision.clause,
        str(past.action(seq)),
        str(verdict.better),
        verdict.expected,
        verdict.better_expected,
        verdict.gain.error,
        worth_share(past.title, follows, insight.seat, estimate) - verdict.expected,
    )
