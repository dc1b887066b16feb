"""7.3, 7.8, 7.10 What two modified rolls do: losses by the table, their cap, and who has won.

Nothing here looks at the table of the game: numbers in, numbers out. `odds` reads it 36 times.
"""

from __future__ import annotations

from typing import NamedTuple

from ..components import attacker_loss, battle_size, defender_loss, starred

__all__ = ["RATIOS", "Clash", "Verdict", "judge", "loss_cap", "ratio_bonus", "spared"]

RATIOS = ((5, 4), (4, 3), (3, 2))
"""So many times the enemy's strength points, and what that adds to the die (7.5.3)."""


class Clash(NamedTuple):
    """What decides a battle besides the rolls.

    Attributes:
        attackers: strength points of the attacker.
        defenders: those of the defender; 0 for a fort without a garrison.
        prize: whether the space is a resource centre, whole or destroyed, or a capital: there the
            asterisk of the table counts for nothing.
        fort: whether the defender holds a fort in the space: it outlives its garrison.
    """

    attackers: int
    defenders: int
    prize: bool = False
    fort: bool = False

    @property
    def size(self) -> int:
        """SMALL, MEDIUM or LARGE (7.3.1.A)."""
        return battle_size(self.attackers + self.defenders)

    @property
    def column(self) -> str:
        """The key of the size, by which the table is read (7.10)."""
        return ("small", "medium", "large")[self.size]


class Verdict(NamedTuple):
    """How a battle ends (7.3.1.C, 7.3.2).

    Attributes:
        attacker_result: the attacker's losses in the table, which decide who wins.
        defender_result: the defender's.
        attacker_loss: strength points that the attacker loses, by the cap (7.8.1).
        defender_loss: those that the defender loses.
        star: whether the asterisk breaks a tie here.
        attacker_wins: who has won.
    """

    attacker_result: int
    defender_result: int
    attacker_loss: int
    defender_loss: int
    star: bool
    attacker_wins: bool

    @property
    def tied(self) -> bool:
        """Whether both results are equal and no asterisk breaks the tie."""
        return self.attacker_result == self.defender_result and not self.star


def loss_cap(units: int) -> int:
    """The most that a side of ``units`` can inflict: twice itself; an empty fort 1 (7.8.1).

    >>> loss_cap(2), loss_cap(0)
    (4, 1)
    """
    return 2 * units if units else 1


def ratio_bonus(own: int, other: int) -> int:
    """What the ratio of strength points gives a side (7.5.3); against an empty fort 4 (6.8.1).

    >>> [ratio_bonus(own, 2) for own in (5, 6, 8, 10, 20)]
    [0, 2, 3, 4, 4]
    """
    for times, bonus in RATIOS:
        if own and own >= times * other:
            return bonus
    return 0


def judge(clash: Clash, attacker_roll: int, defender_roll: int) -> Verdict:
    """Read the table with the two modified rolls (7.3.1.C, 7.3.2, 7.10).

    >>> judge(Clash(12, 14), 8, 10)[:2]
    (6, 4)
    """
    size = clash.size
    attacker_result = attacker_loss(size, defender_roll)
    defender_result = defender_loss(size, attacker_roll)
    lost = min(attacker_result, loss_cap(clash.defenders), clash.attackers)
    star = starred(size, attacker_roll) and not clash.prize
    tie = star if clash.defenders else lost < clash.attackers
    wins = attacker_result < defender_result or (attacker_result == defender_result and tie)
    inflicted = min(defender_result, loss_cap(clash.attackers), clash.defenders)
    return Verdict(attacker_result, defender_result, lost, inflicted, star, wins)


def spared(verdict: Verdict, fort: bool) -> tuple[int, int]:
    """Strength points that attacker and defender keep though both would be wiped out (7.3.4).

    The winner keeps 1; in a tie without asterisk both do. Where a fort stands the defender is not
    wiped out: the rule does not apply (18).

    >>> spared(judge(Clash(1, 1), 4, 4), fort=False)
    (1, 1)
    """
    if fort:
        return 0, 0
    if verdict.tied:
        return 1, 1
    return int(verdict.attacker_wins), int(not verdict.attacker_wins)
