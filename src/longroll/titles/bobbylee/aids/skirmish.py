"""A battle in brief, to see how it may end: who stands there, with the charts of fire and rout.

Both bring all who can into the line. The attacker engages in his first turn; then the sides fire in
turn, four times each a day. Whoever has lost a third of his steps and is the weaker leaves,
pursued; so does an attacker at night who has no headquarters to pay for another day (6.31).
Maneuver, and those who may still come, are left out: what comes of many such battles is an
estimate.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import comb
from typing import Final, NamedTuple

from longroll.engine.chance import Chance

from ..battles.field import can_charge, can_lead, fortified, wooded
from ..components import ARTILLERY, BLOCKS, HEAVY, HQ, SUPREME, TABLES
from ..control import blocks_in
from ..state import BobbyLeeState

__all__ = ["Outcome", "fight", "likely"]

_TURNS: Final = 4
_DAYS: Final = 3
_FACES: Final = 6
_SINGLE, _DOUBLE, _TRIPLE = 1, 2, 3
_GRAIN: Final = 1 << 16


class Outcome(NamedTuple):
    """How a battle ended: steps lost by the attacker and the defender, and who has the field."""

    attacker_loss: int
    defender_loss: int
    attacker_wins: bool


class _Force:
    """The blocks of a side: their steps, with those of each level of fire."""

    def __init__(self, state: BobbyLeeState, hex_: int, side: int) -> None:
        self.blocks = [[state.steps[b], b] for b in blocks_in(state, side, hex_)]
        self.able = {b for _, b in self.blocks if can_lead(state, b)}
        self.start = self.steps

    @property
    def steps(self) -> int:
        """The steps of all."""
        return sum(steps for steps, _ in self.blocks)

    @property
    def line(self) -> int:
        """The steps of those who can stand in the line."""
        return sum(steps for steps, b in self.blocks if b in self.able)

    def dice(self, *, close: bool, attacks: bool) -> tuple[int, int, int]:
        """How many dice they throw at each level: engaged, or before anybody is."""
        found = [0, 0, 0]
        foot = any(can_charge(b) for _, b in self.blocks if b in self.able)
        for steps, b in self.blocks:
            arm = BLOCKS[b].arm
            level = TABLES.arms[arm].fire
            if arm == ARTILLERY:
                level = _SINGLE if not close or attacks else _TRIPLE if foot else _SINGLE
                level = 0 if close and attacks else level  # guns do not fire into a fight
            elif not close or arm in (HEAVY, SUPREME) or (arm == HQ and attacks):
                level = 0
            if b in self.able and level:
                found[level - 1] += steps
        return found[0], found[1], found[2]

    def suffer(self, losses: int) -> None:
        """Each step falls on the strongest that is left (7.43)."""
        for _ in range(losses):
            if not self.blocks:
                return
            hit = max(self.blocks)
            hit[0] -= 1
            if not hit[0]:
                self.blocks.remove(hit)

    @property
    def staffed(self) -> bool:
        """Whether a headquarters in the field can pay for another day."""
        return any(BLOCKS[b].arm == HQ for _, b in self.blocks)


def fight(state: BobbyLeeState, hex_: int, chance: Chance) -> Outcome:
    """A battle between those who stand in a hex, by dice."""
    attack = _Force(state, hex_, state.active)
    defence = _Force(state, hex_, 1 - state.active)
    cover = 3 if fortified(hex_) else 2 if wooded(hex_) else 1
    far = not wooded(hex_)
    spare, won, close = 0, -1, False
    for turn in range(2 * _TURNS * _DAYS):
        if turn and turn % (2 * _TURNS) == 0:
            if not attack.staffed:
                won = 0
                break
            attack.suffer(1)  # the day is paid for
            close = False
        own, other = (attack, defence) if turn % 2 == 0 else (defence, attack)
        if close or (far and turn):
            hits = _hits(own.dice(close=close, attacks=own is attack), chance)
            if other is defence:
                spare += hits
                hits, spare = divmod(spare, cover)
            other.suffer(hits)
        close = close or own is attack
        won = _over(attack, defence)
        if won >= 0:
            break
    won = max(won, 0)
    _pursue(attack if won == 0 else defence, chance)
    lost = attack.start - attack.steps, defence.start - defence.steps
    return Outcome(*lost, won == 1)


def _over(attack: _Force, defence: _Force) -> int:
    """1 if the defender has had enough, 0 if the attacker, -1 if both fight on."""
    for force, other, result in ((defence, attack, 1), (attack, defence, 0)):
        if not force.line:
            return result
        if 3 * force.steps <= 2 * force.start and force.steps < other.steps:
            return result
    return -1


def _pursue(force: _Force, chance: Chance) -> None:
    """A retreat under fire: a die for each block that was in the line (7.14)."""
    force.suffer(_hits((len(force.able & {b for _, b in force.blocks}), 0, 0), chance))


def _hits(dice: Sequence[int], chance: Chance) -> int:
    """So many hits of dice by level, each drawn at one stroke."""
    found = 0
    for level, count in enumerate(dice, 1):
        if count:
            found += bisect_right(_heaped(count, level), chance.roll("estimate", _GRAIN) - 1)
    return found


@cache
def _heaped(dice: int, level: int) -> tuple[int, ...]:
    """How often at most 0, 1, 2... of the dice hit, of `_GRAIN`."""
    ways = likely(dice, level)
    return tuple([_GRAIN * sum_ // _FACES**dice for sum_ in accumulate(ways[:-1])])


@cache
def likely(dice: int, level: int) -> tuple[int, ...]:
    """On how many of all rolls of the dice 0, 1, 2... of them hit (2.32).

    >>> likely(2, 1)
    (25, 10, 1)
    """
    return tuple(
        [comb(dice, n) * level**n * (_FACES - level) ** (dice - n) for n in range(dice + 1)]
    )
