"""Cuts a map into sheets of paper, and arranges counters in a grid; all in millimetres."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

__all__ = ["EDGE", "HEAD", "OVERLAP", "Paper", "Tile", "Tiling", "rows_of", "tiling"]

EDGE: Final = 9.0
"""Margins at the sides and below, which nearly all printers allow."""
HEAD: Final = 14.0
"""The top margin, with a line that names the sheet."""
OVERLAP: Final = 8.0
"""The overlap of neighbouring tiles, for gluing."""

T = TypeVar("T")


class Paper(NamedTuple):
    """A size of paper: its name for the typesetter, width and height in portrait."""

    name: str
    wide: float
    high: float


class Tile(NamedTuple):
    """A part of the map on a sheet of its own: name, column and row, left and top."""

    name: str
    column: int
    row: int
    left: float
    top: float


class Tiling(NamedTuple):
    """A map in tiles that are ``wide`` and ``high``; ``flipped``: the paper is in landscape."""

    flipped: bool
    wide: float
    high: float
    columns: int
    rows: int
    tiles: tuple[Tile, ...]


def tiling(paper: Paper, wide: float, high: float) -> Tiling:
    """A map that is ``wide`` and ``high`` on the fewest sheets, the waste shared evenly.

    >>> cut = tiling(Paper("a4", 210, 297), 864, 605)
    >>> cut.columns, cut.rows, cut.flipped, cut.tiles[-1].name
    (5, 3, False, 'C5')
    >>> cut.columns * (cut.wide - OVERLAP) + OVERLAP >= 864
    True
    """
    upright, flipped = (_fitted(paper, wide, high, flipped=way) for way in (False, True))
    return upright if len(upright.tiles) <= len(flipped.tiles) else flipped


def _fitted(paper: Paper, wide: float, high: float, *, flipped: bool) -> Tiling:
    across, down = (paper.high, paper.wide) if flipped else (paper.wide, paper.high)
    room = across - 2 * EDGE, down - EDGE - HEAD
    columns = max(1, math.ceil((wide - OVERLAP) / (room[0] - OVERLAP)))
    rows = max(1, math.ceil((high - OVERLAP) / (room[1] - OVERLAP)))
    each = (wide - OVERLAP) / columns + OVERLAP, (high - OVERLAP) / rows + OVERLAP
    tiles = tuple(
        Tile(
            f"{chr(ord('A') + row)}{column + 1}",
            column,
            row,
            column * (each[0] - OVERLAP),
            row * (each[1] - OVERLAP),
        )
        for row in range(rows)
        for column in range(columns)
    )
    return Tiling(flipped, each[0], each[1], columns, rows, tiles)


def rows_of(things: Sequence[T], columns: int) -> list[Sequence[T]]:
    """Things in rows; the last may be shorter.

    >>> rows_of("abcde", 2)
    ['ab', 'cd', 'e']
    """
    return [things[at : at + columns] for at in range(0, len(things), columns)]
