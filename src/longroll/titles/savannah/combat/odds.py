"""G12.23.1, T.CCT: strengths in close combat, and the column of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..components import UNITS
from ..effects import column_shift
from ..state import DISRUPTED, SHATTERED, SavannahState
from .fight import Fight, is_gun

__all__ = [
    "LONG_ODDS",
    "Odds",
    "attack_points",
    "attack_strength",
    "column_of",
    "defence_strength",
    "odds",
]

LAST: Final = 6
LONG_ODDS: Final = -1
"""The modifier of odds worse than 1-3 (T.CCT.low)."""
_LEAST: Final = ((4, 1), (3, 1), (2, 1), (3, 2), (1, 1), (1, 2), (1, 3))
"""From the last column to the first: the least ratio of attackers to defenders."""


class Odds(NamedTuple):
    """Strengths, the column (0 for 1-3 to 6 for 4-1), and -1 if the odds are worse than 1-3."""

    attack: int
    defence: int
    column: int
    modifier: int


def attack_strength(state: SavannahState, units: Sequence[int]) -> int:
    """The points of attackers: full, but half, rounded up, for the lost (X4.9.pen)."""
    return sum([attack_points(state, unit) for unit in units if not is_gun(unit)])


def attack_points(state: SavannahState, unit: int) -> int:
    """What one unit of foot or horse adds to `attack_strength`."""
    points = UNITS[unit].strength[state.steps[unit]]
    return (points + 1) // 2 if state.lost >> unit & 1 else points


def defence_strength(state: SavannahState, units: Sequence[int]) -> int:
    """The points of defenders.

    Half, rounded up, of the disrupted (G13.3.c) and the lost; one of the shattered.
    """
    return sum([_defends(state, unit) for unit in units if not is_gun(unit)])


def _defends(state: SavannahState, unit: int) -> int:
    if state.order[unit] == SHATTERED:
        return 1
    points = UNITS[unit].strength[state.steps[unit]]
    if state.order[unit] == DISRUPTED or state.lost >> unit & 1:
        return (points + 1) // 2
    return points


def column_of(attack: int, defence: int) -> int:
    """The column of a ratio, rounded for the defender: 0 to 6, or -1 below 1-3 (G12.23.1).

    The example (G12.23.1.ex):

    >>> column_of(5, 4), column_of(4, 5), column_of(13, 3), column_of(1, 4)
    (2, 1, 6, -1)
    """
    for column, (more, less) in zip(range(LAST, -1, -1), _LEAST, strict=True):
        if attack * less >= defence * more:
            return column
    return -1


def odds(state: SavannahState, fight: Fight) -> Odds:
    """The column of a combat, with diversion and surprise (G12.14, C36, T.CCT.low to T.CCT.cap)."""
    attack = attack_strength(state, fight.attackers)
    defence = defence_strength(state, fight.defenders)
    shift = fight.shift + column_shift(state, fight.side)
    # T.CCT.div, T.CCT.high
    column = max(-1, min(LAST, column_of(attack, defence) + shift))
    return Odds(attack, defence, max(0, column), LONG_ODDS if column < 0 else 0)
