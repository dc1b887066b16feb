"""How far up a river a water lies."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.board.trace import neighbours

from ..components import WATERS
from ..naval_control import GATES, flow

__all__ = ["deepest", "depth"]


def _depths() -> tuple[int, ...]:
    """By water how far it is from the sea or a bay: who goes deeper sails up the river."""
    found = [0] * len(WATERS.keys)
    adjacency, ring = flow(GATES), WATERS.bodies | WATERS.coasts
    seen, depth = ring, 0
    while ring:
        depth += 1
        ring = neighbours(adjacency, ring) & ~seen
        seen |= ring
        for water in members(ring):
            found[water] = depth
    return tuple(found)


_DEPTH: Final = _depths()


def depth(waters: Mask) -> int:
    """How far up the nearest of some waters lies."""
    return min((_DEPTH[water] for water in members(waters)), default=0)


def deepest(waters: Mask) -> int:
    """How far up the last of some waters lies."""
    return max((_DEPTH[water] for water in members(waters)), default=0)
