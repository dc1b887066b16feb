"""What is exposed to the enemy: guns without foot, leaders without troops, gaps in the lines.

Used by `appraisal`, which avoids it; `blunders`, which counts it, checks more closely who could
come.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.trace import neighbours

from ..components import GRID, LEADERS, PERIMETER
from ..components.parts import ALLIES, CROWN
from ..ground import BESIDE_PERIMETER, lay
from ..movement.phase import Movement
from ..state import SavannahState

__all__ = ["FACING", "REACH", "bare_guns", "gaps", "lone_leaders", "may_follow", "to_own_troops"]

FACING: Final = neighbours(GRID.adjacency, BESIDE_PERIMETER) & PERIMETER
"""The hexes of the lines that face the enemy."""

REACH: Final = 8
"""Distance in hexes beyond which no unit reaches a leader in one turn."""


@cache
def _rings(hex_: int) -> tuple[Mask, ...]:
    """By distance up to `REACH`, the hexes at most that far from one."""
    far = [GRID.distance(hex_, other) for other in range(GRID.size)]
    return tuple(
        mask([other for other, away in enumerate(far) if away <= limit])
        for limit in range(REACH + 1)
    )


def bare_guns(state: SavannahState, side: int) -> Mask:
    """The hexes with guns alone beside an enemy who would take them by attacking (G12.3)."""
    where = lay(state)
    alone = where.guns & where.loads[0] & where.occupied[side] & where.beside[1 - side]
    return _beside(alone, where.ranks[1 - side]) if alone else 0


def gaps(state: SavannahState) -> Mask:
    """The empty hexes of the lines with Allied foot or horse adjacent.

    A hex whose units are pinned and have to withdraw (G13.1.PIN.B) counts as empty.
    """
    where = lay(state)
    held = where.occupied[CROWN] & ~_given_up(state) | where.occupied[ALLIES]
    empty = FACING & where.beside[ALLIES] & ~held
    return _beside(empty, where.ranks[ALLIES]) if empty else 0


def _given_up(state: SavannahState) -> Mask:
    """The hexes where all British units are pinned and have to withdraw in this phase."""
    leave = [f for f in state.stack if isinstance(f, Movement) and f.withdraws and f.side == CROWN]
    if not leave or not state.pinned:
        return 0
    units = lay(state).units
    near = lay(state).occupied[CROWN] & lay(state).beside[ALLIES]
    return mask([h for h in members(near) if all(state.pinned >> u & 1 for u in units[h])])


def _beside(hexes: Mask, others: Mask) -> Mask:
    return mask([hex_ for hex_ in members(hexes) if GRID.adjacency[hex_] & others])


def lone_leaders(state: SavannahState, side: int) -> list[int]:
    """Leaders without combat units in their hex, with an enemy within `REACH` (G14.32)."""
    where = lay(state)
    held, foe = where.occupied[side], where.ranks[1 - side]
    return [
        leader
        for leader, at in enumerate(state.leader_at)
        if at >= 0
        and LEADERS[leader].side == side
        and not held >> at & 1
        and _rings(at)[REACH] & foe
    ]


def may_follow(state: SavannahState, leader: int) -> bool:
    """Whether his side still moves and he has not: he may yet join the troops."""
    side = LEADERS[leader].side
    moving = any(isinstance(frame, Movement) and frame.side == side for frame in state.stack)
    return moving and not state.led >> leader & 1


def to_own_troops(state: SavannahState, leader: int) -> int:
    """The distance in hexes, up to `REACH`, from a leader to the next troops of his side."""
    troops = lay(state).occupied[LEADERS[leader].side]
    for away, ring in enumerate(_rings(state.leader_at[leader])):
        if ring & troops:
            return away
    return REACH
