"""Where strength is wanted: how near the units of a side are to the spaces that it should take.

For `appraisal`: without it a unit in Delaware would be worth as much as one in Missouri.
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
"""By space, a mask of the spaces adjacent to it by land."""

RINGS: Final = 5
"""Beyond this many steps a unit is not near."""
CROWD: Final = 6
"""Maximum number of strength points in a space that count: more do not take more."""


def wanted(state: ForThePeopleState, side: int, held: Mask) -> Mask:
    """The spaces that ``side`` should take, if ``held`` is what it will have.

    Those of the border states, its own that it lost, and for the Union all of the enemy's unless
    only the border states count (13.2).
    """
    spaces = undecided(state) & ~_to_fill(state, side) | HOME[side]
    if side == UNION and not fought_for_states(state):
        spaces |= HOME[enemy(side)] & state.controlled(enemy(side))
    return spaces & ~held


def _to_fill(state: ForThePeopleState, side: int) -> Mask:
    """The unmarked spaces in the border states that ``side`` owns: no strength is needed there.

    Otherwise marking them would lose the value of strength near them.
    """
    owned = 0
    for which in BORDER_STATES:
        if state.state_owner[which.index] == side:
            owned |= which.spaces
    return owned & ~state.controlled(enemy(side))


def nearness(state: ForThePeopleState, side: int, targets: Mask) -> int:
    """How many steps nearer than out of reach the strength points of ``side`` are to ``targets``.

    A strength point on a target counts as one beside it; one that a general can lead counts twice.
    The moving force counts where it is.
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
    """Whether one of them can lead infantry: a cavalry leader cannot (5.1.2)."""
    return any(not GENERALS[general].cavalry for general in generals)


def at_the_front(state: ForThePeopleState, side: int, spaces: Mask) -> Mask:
    """Those of ``spaces`` in or beside the enemy's land, and those with or beside his units.

    His markers do not matter: otherwise marking the space beside a fort would devalue it.
    """
    other = enemy(side)
    return spaces & around(HOME[other] | state.occupied(other))


@lru_cache(maxsize=2048)
def around(region: Mask) -> Mask:
    """The spaces of a region and those adjacent to it by land."""
    return region | neighbours(_LAND, region)


@lru_cache(maxsize=2048)
def rings(targets: Mask) -> tuple[Mask, ...]:
    """The targets with the adjacent spaces, and the rings of spaces around those."""
    ring = targets | neighbours(_LAND, targets)
    seen, rings = ring, [ring]
    for _ in range(RINGS - 1):
        ring = neighbours(_LAND, ring) & ~seen
        seen |= ring
        rings.append(ring)
    return tuple(rings)
