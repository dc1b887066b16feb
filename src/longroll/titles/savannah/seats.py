"""X2.9, X2.11: who commands what. With three players the allies are rivals, each with his army.

Where units of both stand or fight together and one of them has to be named, the seat with more
strength there names one of its own (ruling T2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action

from .components import LEADER, LEADERS, UNIT, UNITS
from .components.parts import ARMIES_OF, CROWN
from .ground import strength_points
from .state import SavannahState

__all__ = ["foremost", "groups", "orders", "parted"]

_AIMED: Final = frozenset({"blame", "burst", "capture", "snipe", "wound"})
"""Verbs whose pieces may be the enemy's: they suffer, and are given no order."""
_FIRST_ONLY: Final = frozenset({"attack", "fire", "spike"})
"""Verbs whose first piece does something, to whatever is named after it."""


def groups(state: SavannahState, side: int) -> tuple[tuple[int, ...], ...]:
    """The armies of a side, those of one seat together: the French before the Americans."""
    armies = ARMIES_OF[side]
    if len({state.seat_of(army) for army in armies}) == 1:
        return (armies,)
    return tuple([(army,) for army in armies])


def parted(state: SavannahState, units: Sequence[int]) -> list[tuple[int, ...]]:
    """Units by the seat that commands them, the seat with more strength points first.

    Of two that are equally strong the one that moves first (the French).
    """
    if not units:
        return []
    side = UNITS[units[0]].side
    shares = [
        tuple([unit for unit in units if UNITS[unit].army in armies])
        for armies in groups(state, side)
    ]
    shares = [share for share in shares if share]
    return sorted(shares, key=lambda share: -strength_points(state, share))


def foremost(state: SavannahState, units: Sequence[int]) -> tuple[int, ...]:
    """Those of ``units`` whose seat speaks for them all: all of them where one seat commands."""
    return parted(state, units)[0] if units else ()


def orders(state: SavannahState, seat: str, action: Action) -> tuple[str, ...]:
    """The seats whose pieces an action orders about; an enemy at whom it is aimed is left out."""
    named = action.args[:1] if action.verb in _FIRST_ONLY else action.args
    found: list[str] = []
    for key in named:
        army = -1
        if key in UNIT:
            army = UNITS[UNIT[key]].army
        elif key in LEADER:
            army = LEADERS[LEADER[key]].army
        if army < 0:
            continue
        enemy = (seat == state.seat_for(CROWN)) != (army in ARMIES_OF[CROWN])
        if not (enemy and action.verb in _AIMED):
            found.append(state.seat_of(army))
    return tuple(found)
