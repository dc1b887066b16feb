"""The odds of a battle before the dice fall: exact, from all 36 pairs of rolls (7.10)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from .result import Clash, judge, spared

__all__ = ["PAIRS", "Outcome", "attacker_chance", "casualty_chances", "odds"]

PAIRS = 36
"""How many pairs two dice make."""


class Outcome(NamedTuple):
    """One way in which a battle may end.

    Attributes:
        attacker_loss: strength points that the attacker loses, generals' brigades apart.
        defender_loss: those that the defender loses.
        attacker_wins: who wins.
        ways: of the 36 pairs of rolls, how many end so.
    """

    attacker_loss: int
    defender_loss: int
    attacker_wins: bool
    ways: int

    @property
    def chance(self) -> Fraction:
        """Its probability."""
        return Fraction(self.ways, PAIRS)


def odds(
    attackers: int,
    defenders: int,
    attacker_modifier: int = 0,
    defender_modifier: int = 0,
    *,
    prize: bool = False,
    fort: bool = False,
) -> tuple[Outcome, ...]:
    """Every ending of a battle with its exact odds, in order of losses.

    Args:
        attackers: strength points of the attacker.
        defenders: those of the defender; 0 for a fort without a garrison.
        attacker_modifier: the attacker's total die-roll modifier (7.5).
        defender_modifier: the defender's.
        prize: whether the space is a resource centre or a capital (7.10).
        fort: whether the defender holds a fort in the space.

    >>> [tuple(outcome) for outcome in odds(2, 0, 4, 2, fort=True)]
    [(1, 0, True, 36)]
    """
    clash = Clash(attackers, defenders, prize, fort)
    ways: dict[tuple[int, int, bool], int] = {}
    for first in range(1, 7):
        for second in range(1, 7):
            ending = _ending(clash, first + attacker_modifier, second + defender_modifier)
            ways[ending] = ways.get(ending, 0) + 1
    return tuple([Outcome(*ending, count) for ending, count in sorted(ways.items())])


def _ending(clash: Clash, attacker_roll: int, defender_roll: int) -> tuple[int, int, bool]:
    verdict = judge(clash, attacker_roll, defender_roll)
    lost, inflicted = verdict.attacker_loss, verdict.defender_loss
    if lost >= clash.attackers and inflicted >= clash.defenders:
        kept = spared(verdict, clash.fort or not clash.defenders)
        lost, inflicted = clash.attackers - kept[0], clash.defenders - kept[1]
    return lost, inflicted, verdict.attacker_wins


def attacker_chance(outcomes: tuple[Outcome, ...]) -> Fraction:
    """The probability that the attacker wins.

    >>> attacker_chance(odds(2, 0, 4, 2))
    Fraction(1, 1)
    """
    return Fraction(sum(o.ways for o in outcomes if o.attacker_wins), PAIRS)


def casualty_chances(attacker_modifier: int, defender_modifier: int) -> tuple[Fraction, Fraction]:
    """The probabilities that attacker and defender lose a general, if both check (7.7.3).

    >>> casualty_chances(3, 2)
    (Fraction(0, 1), Fraction(0, 1))
    """
    hits = [0, 0]
    for first in range(1, 7):
        for second in range(1, 7):
            tens = first + attacker_modifier > 9, second + defender_modifier > 9
            for side in (0, 1):
                hits[side] += (3 if tens[side] else 1) if any(tens) else 0
    return Fraction(hits[0], PAIRS * 6), Fraction(hits[1], PAIRS * 6)
