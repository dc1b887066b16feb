"""Names on a board: their boxes, and the names of rivers along their courses."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

from longroll.draw.sheet import Point
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Place

__all__ = ["Box", "Label", "RiverName", "along", "block", "icons_of", "style_of"]

ICONS = ("ocean-port", "river-port", "runner-port", "friendly", "map-edge", "camp", "bridge")
"""Marks that are drawn as small figures behind a name, in this order, after the value."""

RANKS = {
    1: ("capital", "bold"),
    2: ("city", "regular"),
    3: ("town", "regular"),
    4: ("village", "regular"),
}  # fmt: skip - a table reads better so

_CELL = 32.0
_STRIDE = 6.0

Cell = tuple[int, int]


class Box(NamedTuple):
    """A rectangle: left, top, right, bottom."""

    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: Box) -> float:
        """The area that two boxes share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0

    def holds(self, point: Point) -> bool:
        """Whether a point lies inside."""
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom


class Label(NamedTuple):
    """A name beside its space.

    Attributes:
        place: the place that is named.
        lines: one line or two, from the top.
        box: the area that it covers, including its figures.
        anchor: ``start``, ``middle`` or ``end``.
        x: where the lines are anchored.
        icons_at: left edge and vertical middle of the row of figures.
    """

    place: Place
    lines: tuple[str, ...]
    box: Box
    anchor: str
    x: float
    icons_at: Point


def style_of(place: Place, tokens: Tokens) -> tuple[float, str]:
    """The font size and style of a name."""
    kind, style = RANKS[place.rank]
    return tokens.type[kind], style


def icons_of(place: Place) -> tuple[str, ...]:
    """The figures behind a name."""
    value = ("value",) if place.value else ()
    return (*value, *(mark for mark in ICONS if mark in place.marks))


class RiverName(NamedTuple):
    """A river's name and the line along which it is written."""

    text: str
    line: tuple[Point, ...]


def block(blocked: dict[Cell, list[Box]], box: Box) -> None:
    """Keep the names of rivers off a box, and a little below it, where letters would reach up."""
    grown = Box(box.left - 4, box.top - 2, box.right + 4, box.bottom + 12)
    low, high = _cell_of(grown[:2]), _cell_of(grown[2:])
    for column in range(low[0], high[0] + 1):
        for row in range(low[1], high[1] + 1):
            blocked[column, row].append(grown)


def along(
    name: str, course: Sequence[Point], wide: float, blocked: dict[Cell, list[Box]], frame: Box
) -> list[RiverName]:
    """The best segments of a course for its name, straight and clear; a long river gets several."""
    steps = _even(course, _STRIDE)
    need = int(wide * 1.34 / _STRIDE) + 6
    fouled = [0]
    for point in steps:
        foul = int(any(box.holds(point) for box in blocked[_cell_of(point)]))
        fouled.append(fouled[-1] + (foul if frame.holds(point) else 400))
    ways: list[tuple[float, float, int]] = []
    for i in range(0, len(steps) - need, 4):
        foul = fouled[i + need] - fouled[i]
        crooked = _crookedness(steps[i : i + need], wide)
        ways.append((crooked + 5 * foul, crooked + 3 * foul, i))
    ways.sort()
    found: list[RiverName] = []
    starts: list[int] = []
    for _, cost, start in ways:
        far = all(abs(start - other) * _STRIDE > 750 for other in starts)
        if cost > (28 if found else 70) or len(starts) > 2:
            break
        if far:
            starts.append(start)
            part = _calm(steps[start : start + need])
            if part[0][0] > part[-1][0]:
                part = part[::-1]
            found.append(RiverName(name, tuple(part)))
    return found


def _crookedness(part: Sequence[Point], wide: float) -> float:
    """The penalty of a line for lettering: winding, steep, or too short once smoothed."""
    length = _STRIDE * (len(part) - 1)
    reach = math.dist(part[0], part[-1])
    steep = abs(part[-1][1] - part[0][1]) / length
    return 45 * (1 - reach / length) + 4 * steep + (60 if reach < wide * 1.12 + 8 else 0)


def _cell_of(point: Point) -> Cell:
    return int(point[0] // _CELL), int(point[1] // _CELL)


def _even(line: Sequence[Point], step: float) -> list[Point]:
    """Points at even distances along a line."""
    out = [line[0]]
    left = step
    for a, b in itertools.pairwise(line):
        far = math.dist(a, b)
        done = 0.0
        while far - done >= left:
            done += left
            out.append((a[0] + (b[0] - a[0]) * done / far, a[1] + (b[1] - a[1]) * done / far))
            left = step
        left -= far - done
    return out


def _calm(line: Sequence[Point]) -> list[Point]:
    """A line without its small windings: each point is the mean of those around it."""
    out: list[Point] = []
    last = len(line) - 1
    for i in (*range(0, last, 3), last):
        reach = min(7, i, last - i)
        span = line[i - reach : i + reach + 1]
        out.append((sum(x for x, _ in span) / len(span), sum(y for _, y in span) / len(span)))
    return out
