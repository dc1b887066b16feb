"""How far up a river a water lies, and how far ships of the ocean come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.board.network import Adjacency
from longroll.board.region import Mask, mask, members
from longroll.board.trace import neighbours

from ..components import PLACE, WATERS
from ..naval_control import GATES, flow, moored

__all__ = ["BRANCHES", "MISSISSIPPI", "OPEN_SEA", "climbs", "deepest", "depth", "height", "up_to"]


_DISTRIBUTARIES: Final = ("Atchafalaya", "Bayou Lafourche")
"""L5796: they leave another river and flow down to the Gulf, to which no way leads (U3)."""


def _depths() -> tuple[int, ...]:
    """By water how far it is from the sea or a bay: who goes deeper sails up the river.

    Who leaves a river by a distributary sails down (21.2.5).
    """
    found = [0] * len(WATERS.keys)
    adjacency, ring = flow(GATES), WATERS.bodies | WATERS.coasts
    seen, depth = ring, 0
    while ring:
        depth += 1
        ring = neighbours(adjacency, ring) & ~seen
        seen |= ring
        for water in members(ring):
            found[water] = depth
    for river in _DISTRIBUTARIES:
        waters = members(WATERS.of_river(river))
        fork = min(found[water] for water in waters) - 1
        for water in waters:
            found[water] = 2 * fork - found[water]
    return tuple(found)


_DEPTH: Final = _depths()


def depth(waters: Mask) -> int:
    """How far up the nearest of some waters lies."""
    return min((_DEPTH[water] for water in members(waters)), default=0)


BRANCHES: Final[Mask] = mask(
    w for river in _DISTRIBUTARIES for w in members(WATERS.of_river(river))
)


def height(waters: Mask) -> int:
    """The same of a place, of which no branch counts that leaves its river there."""
    return depth(waters & ~BRANCHES or waters)


def deepest(waters: Mask) -> int:
    """How far up the last of some waters lies."""
    return max((_DEPTH[water] for water in members(waters)), default=0)


def climbs(
    lanes: Adjacency, seed: Mask, through: Mask, goal: Mask, guns: Iterable[Mask]
) -> tuple[int, ...]:
    """21.13.4: by enemy whether ships that pass him on a shortest way sail upriver; 0 or 1.

    ``guns`` are the waters on which each bears: they count as the ships leave them, so that who
    comes down one river and goes up another passes the first guns down and the next ones up.
    """
    rings, left = [seed], through | goal
    while rings[-1] and not rings[-1] & goal:
        left &= ~rings[-1]
        rings.append(neighbours(lanes, rings[-1]) & left)
    way = [rings[-1] & goal]
    for ring in reversed(rings[:-1]):
        way.append(neighbours(lanes, way[-1]) & ring)
    way.reverse()
    found: list[int] = []
    for aim in guns:
        last = max((at for at, ring in enumerate(way) if ring & aim), default=len(way) - 1)
        ahead = min(last + 1, len(way) - 1)
        found.append(int(depth(way[ahead]) > depth(way[max(ahead - 1, 0)])))
    return tuple(found)


MISSISSIPPI: Final[Mask] = WATERS.of_river("Mississippi")


def up_to(place: int) -> Mask:
    """The Mississippi from its mouth up to a place, the sides of that hex included."""
    most = deepest(moored(1 << place) & MISSISSIPPI)
    return mask(water for water in members(MISSISSIPPI) if depth(1 << water) <= most)


OPEN_SEA: Final[Mask] = WATERS.seas | WATERS.coasts | WATERS.bays | up_to(PLACE["4011"])
"""21.2.5: where ships of the ocean go: up no river but the Mississippi, to Vicksburg."""
