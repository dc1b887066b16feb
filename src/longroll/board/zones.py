"""The influence of units on the hexes round them: zones of control, encirclement, retreats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longroll.board.hexes import HexGrid
from longroll.board.network import Adjacency
from longroll.board.region import Mask


def zones(
    adjacency: Adjacency,
    sources: Iterable[int],
    closed: Mask = 0,
    barred: Sequence[Mask] | None = None,
) -> Mask:
    """Where the zones of control of units reach.

    Args:
        adjacency: for each hex its neighbours.
        sources: the hexes of the units that have a zone.
        closed: hexes into which no zone reaches.
        barred: for each hex those neighbours that its zone does not reach, as over a river or
            into a work; None when there are none.

    >>> zones((0b110, 0b101, 0b011), [0], closed=0b100)
    2
    """
    reach = 0
    if barred is None:
        for hex_ in sources:
            reach |= adjacency[hex_]
    else:
        for hex_ in sources:
            reach |= adjacency[hex_] & ~barred[hex_]
    return reach & ~closed


def surrounded(grid: HexGrid, hex_: int, denied: Mask) -> bool:
    """Whether all six neighbours are denied, those off the board with them.

    Args:
        grid: the board.
        hex_: the hex of the unit.
        denied: hexes that the unit could not leave to: held, controlled or prohibited.
    """
    return not grid.adjacency[hex_] & ~denied


def retreat_ends(grid: HexGrid, start: int, steps: int, free: Mask) -> Mask:
    """Where a retreat of ``steps`` hexes can end: that far away, each step leading farther away.

    Args:
        grid: the board.
        start: the hex that is left.
        steps: the length of the retreat.
        free: the hexes that may be entered.

    >>> grid = HexGrid(range(1, 10), range(1, 10))
    >>> retreat_ends(grid, grid.at("0505"), 3, (1 << grid.size) - 1).bit_count()
    18
    """
    front = 1 << start
    for away in range(1, steps + 1):
        front = grid.beside(front) & grid.ring(start, away) & free
    return front


def retreat_steps(grid: HexGrid, start: int, here: int, steps: int, free: Mask, ends: Mask) -> Mask:
    """Where the next step of a retreat may lead, so that it can still end as required.

    Args:
        grid: the board.
        start: the hex from which the retreat began.
        here: where the unit is now.
        steps: the length of the whole retreat.
        free: the hexes that may be entered.
        ends: the hexes where it may end, all of them `steps` from `start`.

    >>> grid = HexGrid(range(1, 10), range(1, 10))
    >>> start, everywhere = grid.at("0505"), (1 << grid.size) - 1
    >>> way = retreat_steps(grid, start, start, 2, everywhere, 1 << grid.at("0507"))
    >>> way == 1 << grid.at("0506")
    True
    """
    gone = grid.distance(start, here)
    front = ends & free
    for away in range(steps - 1, gone, -1):
        front = grid.beside(front) & grid.ring(start, away) & free
    return front & grid.adjacency[here]
