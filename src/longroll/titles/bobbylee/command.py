"""5.12 The command radius."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from .base import block_key
from .components import BLOCKS, GROUND, HQ, TABLES
from .control import occupied
from .state import BobbyLeeState

__all__ = ["command", "radius", "staffs"]


def radius(state: BobbyLeeState, block: int) -> int:
    """How far the orders of a headquarters in the field reach, with Lee's and Grant's; else 0."""
    if BLOCKS[block].arm != HQ:
        return 0
    widened = [
        leader.radius
        for leader in TABLES.leaders
        if leader.unit == block_key(block) and leader.since <= state.month
    ]
    return max(widened, default=TABLES.radius[BLOCKS[block].side])


def command(state: BobbyLeeState, block: int) -> Mask:
    """The hexes that a headquarters commands: not through closed sides, nor through enemies."""
    where = state.at[block]
    if where < 0 or BLOCKS[block].arm != HQ:
        return 0
    barred = occupied(state, 1 - BLOCKS[block].side)
    return _commanded(where, radius(state, block), state.mud, barred)


@remembered(1 << 12)
def _commanded(where: int, far: int, mud: int, barred: Mask) -> Mask:
    ways = GROUND.mud_ways if mud else GROUND.ways
    found = front = 1 << where
    for _ in range(far):
        reached = 0
        for hex_ in members(front & ~barred | 1 << where & front):
            reached |= ways[hex_]
        front = reached & ~found
        found |= front
    return found


def staffs(state: BobbyLeeState, side: int) -> list[int]:
    """The headquarters of a side on the map, the supreme one with them."""
    return [block for block in _STAFFS[side] if state.at[block] >= 0]


_STAFFS: Final = tuple(
    tuple(block.index for block in BLOCKS if block.side == side and block.headquarters)
    for side in (0, 1)
)
"""By side its headquarters."""
