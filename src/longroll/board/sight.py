"""Line of sight from centre to centre of hexes, over terrain, units and slopes.

The rule is that of many games on hexes: units see into a hex that blocks, never through it; a slope
blocks unless it is at either end; a unit up a slope sees over slopes that rise in the same
direction; two units up slopes from each other see each other over everything. A line along a
hexside is blocked only if it is blocked on both sides of it. The caller says which hexes block, and
which hexsides rise.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from longroll.board.hexes import HexGrid
from longroll.board.region import Mask

ADJACENT: Final = "adjacent"
NEITHER_UP: Final = "neither-up"
ONE_UP: Final = "one-up"
BOTH_UP: Final = "both-up"


class Sight(NamedTuple):
    """Whether one hex sees another, and what decides it.

    Attributes:
        clear: whether it does.
        case: ADJACENT (always clear), NEITHER_UP, ONE_UP or BOTH_UP (always clear).
        hexes: the hexes that block, from the first end on; empty when clear.
        slopes: the hexsides that block, as pairs of hexes in the direction of the line.
        along: whether the line runs along a hexside somewhere.
    """

    clear: bool
    case: str
    hexes: tuple[int, ...] = ()
    slopes: tuple[tuple[int, int], ...] = ()
    along: bool = False


def look(grid: HexGrid, a: int, b: int, blocking: Mask, uphill: Sequence[int]) -> Sight:
    """Whether the line from one hex to another is clear, and if not, why.

    Args:
        grid: the board.
        a: the hex that looks.
        b: the hex that is looked at. Sight is the same both ways.
        blocking: the hexes through which one does not see; those of the two ends do not matter.
        uphill: for each hex six bits: direction ``d`` is set when stepping that way goes up.

    When every route along hexsides is blocked, the answer is the one with the fewest obstacles.

    >>> grid = HexGrid(range(1, 10), range(1, 10))
    >>> level, at = [0] * grid.size, grid.at
    >>> look(grid, at("0501"), at("0504"), 1 << at("0503"), level).hexes == (at("0503"),)
    True
    >>> look(grid, at("0505"), at("0705"), 1 << at("0605"), level).clear  # along a hexside
    True
    """
    if grid.distance(a, b) <= 1:
        return Sight(True, ADJACENT)
    along = any(len(stage) > 1 for stage in grid.line(a, b))
    best: Sight | None = None
    for route in grid.routes(a, b):
        sight = _along_route(grid, route, blocking, uphill)._replace(along=along)
        if sight.clear:
            return sight
        if best is None or _weight(sight) < _weight(best):
            best = sight
    assert best is not None  # a line has at least the route through its own ends
    return best


def clear(grid: HexGrid, a: int, b: int, blocking: Mask, uphill: Sequence[int]) -> bool:
    """Whether one hex sees another; the arguments are those of `look`."""
    return look(grid, a, b, blocking, uphill).clear


def lanes(grid: HexGrid, a: int, b: int, uphill: Sequence[int]) -> tuple[Mask, ...]:
    """The sets of hexes that must not block for one hex to see another: any one of them suffices.

    They depend only on the ground, so they can be computed once; the arguments are those of `look`.
    No set: slopes always block. An empty set: always clear.

    >>> grid = HexGrid(range(1, 10), range(1, 10))
    >>> level, at = [0] * grid.size, grid.at
    >>> lanes(grid, at("0501"), at("0503"), level) == (1 << at("0502"),)
    True
    >>> len(lanes(grid, at("0505"), at("0604"), level))  # along a hexside, past either hex
    2
    """
    if grid.distance(a, b) <= 1:
        return (0,)
    found: list[Mask] = []
    for route in grid.routes(a, b):
        sight = _along_route(grid, route, 0, uphill)
        if sight.clear:
            between = 0 if sight.case == BOTH_UP else sum(1 << hex_ for hex_ in route[1:-1])
            found.append(between)
    return tuple(found)


def _weight(sight: Sight) -> int:
    return len(sight.hexes) + len(sight.slopes)


def _along_route(
    grid: HexGrid, route: tuple[int, ...], blocking: Mask, uphill: Sequence[int]
) -> Sight:
    out = _rises(grid, uphill, route[-2], route[-1])
    back = _rises(grid, uphill, route[1], route[0])
    if out >= 0 and back >= 0:
        return Sight(True, BOTH_UP)
    case = NEITHER_UP if out < 0 and back < 0 else ONE_UP
    hexes = tuple(hex_ for hex_ in route[1:-1] if blocking >> hex_ & 1)
    slopes = tuple(
        (x, y)
        for x, y in pairwise(route[1:-1])
        if _blocks(_rises(grid, uphill, x, y), _rises(grid, uphill, y, x), out, back)
    )
    return Sight(not hexes and not slopes, case, hexes, slopes)


def _rises(grid: HexGrid, uphill: Sequence[int], x: int, y: int) -> int:
    """The direction of a step that goes up; -1 if it does not, or the hexes are not adjacent."""
    direction = grid.direction(x, y)
    return direction if direction >= 0 and uphill[x] >> direction & 1 else -1


def _blocks(up: int, down: int, out: int, back: int) -> bool:
    """Whether a slope on the way blocks: unless it rises as the slope of the higher end does."""
    if up < 0 and down < 0:
        return False
    return not ((up >= 0 and up == out) or (down >= 0 and down == back))
