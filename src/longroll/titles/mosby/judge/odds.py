"""The expected value of a combat, in points, from the tables (14)."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.memo import remembered

from ..base import COLTS, HOWITZER
from ..combat import UNION
from ..components import TABLES
from ..state import SEAT, MosbyState
from .weights import W

__all__ = ["FACES", "Odds", "attack", "defence", "fight", "odds"]

FACES = 6
_HUNDRED = 100


class Odds(NamedTuple):
    """The results on the six faces of a die.

    Attributes:
        mean: their mean value, in hundredths of a point, including wounds.
        lost: the number of faces on which Mosby loses.
    """

    mean: int
    lost: int

    @property
    def won(self) -> int:
        """The number of faces on which Mosby wins."""
        return FACES - self.lost


def attack(state: MosbyState, strength: int, more: int = 0) -> Odds:
    """Mosby attacks an enemy of this ``strength``; cards add ``more`` to the die (14.5)."""
    return fight(state, SEAT, max(1, state.factor), strength, more)


def defence(state: MosbyState, strength: int, more: int = 0) -> Odds:
    """An enemy of this ``strength`` attacks Mosby (13.5)."""
    return fight(state, UNION, max(1, state.factor), strength, more)


def fight(state: MosbyState, attacker: str, band: int, strength: int, more: int = 0) -> Odds:
    """A combat with only the permanent cards of the hand, and ``more``."""
    modifier = TABLES.reaction(state.notoriety + state.alert) + more + (COLTS in state.hand)
    if attacker == SEAT:
        modifier += TABLES.ratio(band, strength) + (HOWITZER in state.hand)
    else:
        modifier -= TABLES.ratio(strength, band)
    return odds(modifier, band, strength)


@remembered(1 << 12)
def odds(modifier: int, band: int, strength: int) -> Odds:
    """The six results of a modified die, with a wound on a natural 1 (14.11)."""
    deeds = TABLES.performance
    total = lost = 0
    for face in range(1, FACES + 1):
        result = TABLES.combat_result(face + modifier)
        number = int(result[1:] or 0)
        if result.startswith("R"):
            total += deeds["combat-won"][0] + strength
            total += deeds["union-factor"][0] * min(number, strength)
        else:
            lost += 1
            total += deeds["combat-lost"][0] + deeds["own-factor"][0] * min(number, band)
    wound = (W.wound - deeds["wound"][0] * _HUNDRED) * TABLES.wounded_to // FACES
    return Odds((total * _HUNDRED - wound) // FACES, lost)
