"""The names of rivers, written along their courses where the fewest towns stand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from longroll.draw.field.kinds import WATERCOURSES
from longroll.draw.field.lattice import Lattice, Node, calmed, chains, eased
from longroll.draw.field.marks import told
from longroll.draw.field.plate import FieldPlate
from longroll.draw.sheet import Point
from longroll.draw.svg import element, group, path
from longroll.draw.tokens import Tokens

__all__ = ["stream_layer"]

_SIZES: Final = {
    "creek": (12.5, 1.0, 7.0),
    "river": (15.5, 1.6, 8.5),
    "great-river": (21.0, 4.0, 13.5),
}
"""By kind: the size of the letters, their spacing, and their distance from the river."""
_AGAIN: Final = 22
"""Number of hexsides after which the name is repeated."""
_PER_SIDE: Final = 0.84
"""Length of a smoothed course along a hexside, in radii."""


def stream_layer(
    lattice: Lattice, plate: FieldPlate, words: Mapping[str, str], tokens: Tokens
) -> str:
    """The names of all watercourses that have one, except those that the plate letters itself.

    A course that is too short for its name has none.
    """
    lettered = {letters.text for letters in plate.lettering}
    drawn: list[str] = []
    for kind in WATERCOURSES:
        if kind not in _SIZES:
            continue
        names = dict.fromkeys(s.name for s in lattice.sheet.sides if s.kind == kind and s.name)
        for name in names:
            if name in lettered:
                continue
            said = told(name, words)
            pairs = [
                lattice.ends(side.a, side.b)
                for side in lattice.sheet.sides
                if side.kind == kind and side.name == name
            ]
            for line in chains(pairs):
                for stretch in _stretches(lattice, line, _wide(said, kind, tokens)):
                    drawn.append(_written(lattice, stretch, said, kind, len(drawn)))
    return group("streams", drawn, pointer_events="none")


def _wide(name: str, kind: str, tokens: Tokens) -> float:
    size, apart, _ = _SIZES[kind]
    return tokens.width(name, size, "italic") + apart * len(name)


def _stretches(lattice: Lattice, line: list[Node], wide: float) -> Iterator[list[Node]]:
    """The best segment for a name in each part of a course of length `_AGAIN`."""
    sides = math.ceil(wide / (_PER_SIDE * lattice.radius)) + 1
    count = len(line) - 1
    if count < sides:
        return
    parts = max(1, round(count / _AGAIN))
    for part in range(parts):
        first, last = count * part // parts, count * (part + 1) // parts
        if last - first < sides:
            continue
        starts = range(first, last - sides + 1)
        best = min(starts, key=lambda at: (_crowd(lattice, line[at : at + sides + 1]), at))
        yield line[best : best + sides + 1]


def _crowd(lattice: Lattice, stretch: list[Node]) -> float:
    """The penalty of a name's position: for names of towns below it, and bends of the course."""
    cells = dict.fromkeys(cell for node in stretch for cell in lattice.around(node))
    names = sum(bool(lattice.places[lattice.bled(cell)].name) for cell in cells)
    points = [lattice.at(node) for node in stretch]
    run = sum(math.dist(a, b) for a, b in pairwise(points))
    straight = math.dist(points[0], points[-1]) or 1.0
    return names + 6 * (run / straight - 1.15)


def _written(lattice: Lattice, stretch: list[Node], name: str, kind: str, count: int) -> str:
    size, apart, off = _SIZES[kind]
    points = [lattice.loose(node) for node in stretch]
    for _ in range(4):
        points = calmed(points, closed=False)
    if points[-1][0] < points[0][0]:
        points.reverse()
    key = f"lr-stream-{count}"
    way = element("path", id=key, fill="none", d=path(eased(_beside(points, off))))
    along = element("textPath", escape(name), href=f"#{key}", startOffset="50%")
    said = element("text", along, class_="stream-name", font_size=size, letter_spacing=apart)
    return way + said


def _beside(points: list[Point], off: float) -> list[Point]:
    """A line moved up by ``off``, for one that runs from left to right."""
    moved: list[Point] = []
    for index, (x, y) in enumerate(points):
        (px, py) = points[max(index - 1, 0)]
        (nx, ny) = points[min(index + 1, len(points) - 1)]
        long = math.hypot(nx - px, ny - py) or 1.0
        moved.append((x + (ny - py) / long * off, y - (nx - px) / long * off))
    return moved
