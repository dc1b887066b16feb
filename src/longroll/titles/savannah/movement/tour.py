"""G9.1, G9.51, G9.52 All the hexes that the move of one piece can come to, on plain numbers.

What a search step by step would find (`onward`), for a lone unit or leader. Answers are kept by
all that they hang on, so that they outlast the moves of others that close nothing in its reach.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, mask
from longroll.engine.memo import remembered

from ..components import GRID, PERIMETER, SWAMP_HEXES, WAY
from ..ground import Lines

__all__ = ["Tour", "nearer", "necks", "toured"]


class Tour(NamedTuple):
    """A move that goes on, and all that decides where it can come to; points in halves.

    Attributes:
        ground: the ground.
        profile: the column of costs (`ground.PROFILE`).
        start: the hex where it is.
        begun: whether it has entered a hex already.
        roads: whether it has kept to the roads so far.
        quiet: whether it was nowhere beside enemies so far.
        points: spent so far; to be spent in all: in normal movement, off the roads, in strategic
            movement.
        free: whether its next step may be the one hex that it may always go (G9.1.exc).
        single: whether it ends with the first hex that it enters.
        closed: hexes that it may not enter.
        first: hexes that its next step may not enter besides.
        shut: whether who is inside the perimeter stays there, the first step of a move apart.
        halt: hexes where enemy zones end a move (G8.31).
        noisy: hexes beside enemies.
        goal: a hex to which each step has to lead nearer (H.1); -1 if there is none.
    """

    ground: Lines
    profile: int
    start: int
    begun: bool
    roads: bool
    quiet: bool
    points: tuple[int, int, int, int]
    free: bool
    single: bool
    closed: Mask
    first: Mask
    shut: bool
    halt: Mask
    noisy: Mask
    goal: int


_ROAD: Final = 2
_QUIET: Final = 1
"""Flags of where a move is: strategic movement takes both."""


@remembered(1 << 12)
def nearer(hex_: int, goal: int) -> Mask:
    """The neighbours of a hex that are nearer to a goal than it is."""
    limit = GRID.distance(hex_, goal)
    return mask([to for to in GRID.neighbours[hex_] if to >= 0 and GRID.distance(to, goal) < limit])


@remembered(1 << 12)
def toured(tour: Tour) -> Mask:
    """The hexes that a move can come to, may it end there or not; its start only if begun."""
    found = mask({at >> 2 for at in _came_from(tour)})
    return found if tour.begun else found & ~(1 << tour.start)


@remembered(1 << 11)
def necks(tour: Tour, goals: Mask) -> Mask:
    """The hexes each of which, if it were closed, would keep a move that has yet to begin away.

    Away from all ``goals`` but that very hex, that is. -1 if it can come to none of them.
    """
    came_from = _came_from(tour)
    at = next((at for at in came_from if goals >> (at >> 2) & 1), -1)
    if at < 0:
        return -1
    found = 0
    while came_from[at] >= 0:  # no other hex than those of one way there can be such a neck
        hex_ = 1 << (at >> 2)
        around = {at >> 2 for at in _came_from(tour._replace(closed=tour.closed | hex_))}
        if not mask(around) & goals & ~hex_:
            found |= hex_
        at = came_from[at]
    return found


def _came_from(tour: Tour) -> dict[int, int]:
    """All that a move can become, hexes with flags, each with what it was before; -1 at its start.

    The way back from there leads through no hex twice.
    """
    ground, profile, start, begun, roads, quiet, points = tour[:7]
    free, single, closed, first, shut, halt, noisy, goal = tour[7:]
    spent, normal, slow, far = points
    ways, far = ground.ways(profile), max(far, normal)
    origin = start << 2 | (_ROAD if roads else 0) | (_QUIET if roads and quiet else 0)
    best, came_from = {origin: spent}, {origin: -1}
    front = [] if begun and (single or halt >> start & 1) else [origin]
    barred = closed | first
    for at in front:  # grows while it is read: a hex found again is looked at again
        here, spent = at >> 2, best[at]
        if shut and PERIMETER >> here & 1 and (begun or at != origin):
            barred |= ~PERIMETER
        if goal >= 0:
            barred |= ~nearer(here, goal)
        for to, cost, road in ways[here]:
            if barred >> to & 1:
                continue
            after, there = spent + cost, to << 2
            if road and at & _ROAD:
                hushed = at & _QUIET and not noisy >> to & 1
                limit = far if hushed and not WAY >> to & 1 else normal
                there |= _ROAD | (_QUIET if hushed else 0)
            else:
                limit = slow
            if after > limit and not (free and (road or not SWAMP_HEXES >> to & 1)):
                continue
            if there not in best or after < best[there]:
                best[there], came_from[there] = after, at
                if not (single or halt >> to & 1):
                    front.append(there)
        barred, free = closed, False
    return came_from
