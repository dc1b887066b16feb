"""Where strength is wanted: how near the units of a side stand to what they are to take.

For `appraisal`: without it a unit in Delaware is worth what it is worth in Missouri.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from longroll.board.region import Mask, members
from longroll.board.trace import neighbours

from ..components import GENERALS, HOME, HOPS, UNION, WATER, enemy
from ..state import ForThePeopleState
from .prospect import BORDER_STATES, fought_for_states, undecided

__all__ = ["CROWD", "RINGS", "around", "at_the_front", "nearness", "rings", "wanted"]

_LAND: Final = tuple(sum({1 << hop.to for hop in hops if hop.kind != WATER}) for hops in HOPS)
"""By space, a mask of the spaces next to it by land."""

RINGS: Final = 5
"""Beyond so many steps nothing is near."""
CROWD: Final = 6
"""So many strength points in a space count at most: more do not take more."""


def wanted(state: ForThePeopleState, side: int, held: Mask) -> Mask:
    """The spaces that ``side`` is to take, if ``held`` is what it will have.

    Those of the border states, its own that it lost, and for the Union all of the enemy's unless
    only the border states count (13.2).
    """
    spaces = undecided(state) & ~_to_fill(state, side) | HOME[side]
    if side == UNION and not fought_for_states(state):
        spaces |= HOME[enemy(side)] & state.controlled(enemy(side))
    return spaces & ~held


def _to_fill(state: ForThePeopleState, side: int) -> Mask:
    """The spaces of nobody in the border states that ``side`` has: no strength is needed there.

    Else to mark them would lose what the strength near them counts.
    """
    owned = 0
    for which in BORDER_STATES:
        if state.state_owner[which.index] == side:
            owned |= which.spaces
    return owned & ~state.controlled(enemy(side))


def nearness(state: ForThePeopleState, side: int, targets: Mask) -> int:
    """How many steps nearer than out of reach the strength points of ``side`` are to ``targets``.

    A strength point on a target counts as one beside it, one that a general can lead on counts
    twice. The moving force counts where it is.
    """
    total, points = 0, state.strength(side)
    force, staff = state.force, state.staff(side)
    standing = state.standing(side)
    for steps, ring in enumerate(rings(targets)):
        worth = RINGS - steps
        for space in members(ring & standing):
            here = points[space]
            able = worth * (here if here < CROWD else CROWD)
            total += 2 * able if space in staff and _led(staff[space]) else able
        if force is not None and force.side == side and ring >> force.at & 1:
            able = worth * min(CROWD, force.units)
            total += 2 * able if _led(force.generals) else able
    return total


def _led(generals: Sequence[int]) -> bool:
    """Whether one of them can lead infantry on: a leader of cavalry cannot (5.1.2)."""
    return any(not GENERALS[general].cavalry for general in generals)


def at_the_front(state: ForThePeopleState, side: int, spaces: Mask) -> Mask:
    """Those of ``spaces`` in the enemy's land or beside it, and where he is or stands beside.

    Not by his markers: who marks the space beside a fort would make it worth less.
    """
    other = enemy(side)
    return spaces & around(HOME[other] | state.occupied(other))


@lru_cache(maxsize=2048)
def around(region: Mask) -> Mask:
    """The spaces of a region and those next to it by land."""
    return region | neighbours(_LAND, region)


@lru_cache(maxsize=2048)
def rings(targets: Mask) -> tuple[Mask, ...]:
    """The targets with the spaces next to them, and the rings of spaces around those."""
    ring = targets | neighbours(_LAND, targets)
    seen, rings = ring, [ring]
    for _ in range(RINGS - 1):
        ring = neighbours(_LAND, ring) & ~seen
        seen |= ring
        rings.append(ring)
    return tuple(rings)
