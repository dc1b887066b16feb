"""The names of rivers, written along their courses where the fewest towns stand."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from longroll.draw.field.kinds import WATERCOURSES
from longroll.draw.field.lattice import Lattice, Node, calmed, chains, eased
from longroll.draw.field.marks import plain_lines, told
from longroll.draw.field.plate import FieldPlate
from longroll.draw.field.towns import RANKS, asides, town_lines
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
_UNDER: Final = 0.62
"""How much farther from the river the foot of a name below it is, in sizes."""
_AGAIN: Final = 22
"""Number of hexsides after which the name is repeated."""
_PER_SIDE: Final = 0.84
"""Length of a smoothed course along a hexside, in radii."""


def stream_layer(
    lattice: Lattice, plate: FieldPlate, words: Mapping[str, str], tokens: Tokens
) -> str:
    """The names of all watercourses that have one, except those that the plate letters itself.

    A course that is too short for its name has none. The greatest are written first, each where
    the fewest other names stand.
    """
    lettered = {letters.text for letters in plate.lettering}
    taken, drawn = _written_names(lattice, words, tokens), list[str]()
    for kind in reversed(WATERCOURSES):
        if kind not in _SIZES:
            continue
        names = dict.fromkeys(s.name for s in lattice.sheet.sides if s.kind == kind and s.name)
        for name in names:
            if name in lettered:
                continue
            said = told(name, words)
            wide = _wide(said, kind, tokens)
            pairs = [
                lattice.ends(side.a, side.b)
                for side in lattice.sheet.sides
                if side.kind == kind and side.name == name
            ]
            for line in chains(pairs):
                for stretches in _stretches(lattice, line, wide):
                    best = _best(lattice, stretches, kind, wide, taken)
                    taken.add(spot for spot, _ in _letters(best, wide, _SIZES[kind][0]))
                    drawn.append(_written(best, said, kind, len(drawn)))
    return group("streams", drawn, pointer_events="none")


def _wide(name: str, kind: str, tokens: Tokens) -> float:
    size, apart, _ = _SIZES[kind]
    return tokens.width(name, size, "italic") + apart * len(name)


# --- What is written already ----------------------------------------------------------------------

_SIGN: Final = 11.0
"""Half the size of what stands in the middle of a place."""


class _Taken:
    """Where something is written, in squares of `STEP`."""

    STEP: Final = 6.0

    def __init__(self) -> None:
        self._squares: set[tuple[int, int]] = set()

    def _square(self, spot: Point) -> tuple[int, int]:
        return round(spot[0] / self.STEP), round(spot[1] / self.STEP)

    def add(self, spots: Iterable[Point]) -> None:
        self._squares.update(map(self._square, spots))

    def add_box(self, left: float, top: float, right: float, bottom: float) -> None:
        low, high = self._square((left, top)), self._square((right, bottom))
        self._squares.update(
            (x, y) for x in range(low[0], high[0] + 1) for y in range(low[1], high[1] + 1)
        )

    def holds(self, spot: Point) -> bool:
        return self._square(spot) in self._squares


def _written_names(lattice: Lattice, words: Mapping[str, str], tokens: Tokens) -> _Taken:
    """The names of all places, and what stands above each."""
    taken, aside = _Taken(), asides(lattice, words)
    count = Counter(place.name for place in lattice.sheet.hexes)
    for place in lattice.sheet.hexes:
        x, y = lattice.spots[place.key]
        off = aside.get(place.key, 0.0)
        if place.name and set(RANKS) & set(place.marks):
            lines = [*town_lines(lattice, place, words, off)]
            taken.add_box(x - _SIGN, y - _SIGN, x + _SIGN, y + _SIGN)
        elif count[place.name] == 1:
            lines = [*plain_lines(told(place.name, words), x + off, y + lattice.height * 0.27)]
        else:
            lines = []
        for line in lines:
            half = tokens.width(line.text, line.size, "bold") / 2
            top, foot = line.y - 0.72 * line.size, line.y + 0.22 * line.size
            taken.add_box(line.x - half, top, line.x + half, foot)
    return taken


# --- Where to write -------------------------------------------------------------------------------


def _stretches(lattice: Lattice, line: list[Node], wide: float) -> Iterator[list[list[Node]]]:
    """The stretches for a name in each part of a course of length `_AGAIN`."""
    sides = math.ceil(wide / (_PER_SIDE * lattice.radius)) + 1
    count = len(line) - 1
    if count < sides:
        return
    parts = max(1, round(count / _AGAIN))
    for part in range(parts):
        first, last = count * part // parts, count * (part + 1) // parts
        if last - first >= sides:
            yield [line[at : at + sides + 1] for at in range(first, last - sides + 1)]


def _best(
    lattice: Lattice, stretches: list[list[Node]], kind: str, wide: float, taken: _Taken
) -> list[Point]:
    """The line on which a name meets the fewest others and bends least, above or below."""
    size, _, off = _SIZES[kind]
    lines: list[list[Point]] = []
    for stretch in stretches:
        points = [lattice.loose(node) for node in stretch]
        for _ in range(4):
            points = calmed(points, closed=False)
        if points[-1][0] < points[0][0]:
            points.reverse()
        lines += [eased(_beside(points, off)), eased(_beside(points, -off - _UNDER * size))]
    return min(lines, key=lambda line: _penalty(line, wide, size, taken))


def _penalty(line: list[Point], wide: float, size: float, taken: _Taken) -> float:
    """The share of a name that meets others, and its bends; those of a whole name count most."""
    letters = [*_letters(line, wide, size)]
    met = sum(taken.holds(spot) for spot, _ in letters) / (len(letters) or 1)
    turns = [turn for _, turn in letters]
    bends = sum(abs(math.remainder(b - a, math.tau)) for a, b in pairwise(turns))
    return 10 * met + bends


def _letters(line: list[Point], wide: float, size: float) -> Iterator[tuple[Point, float]]:
    """Points in the letters of a name in the middle of a line, each with its direction."""
    total = sum(math.dist(a, b) for a, b in pairwise(line))
    gone, start, end = 0.0, (total - wide) / 2, (total + wide) / 2
    for a, b in pairwise(line):
        long = math.dist(a, b)
        if long and gone + long > start and gone < end:
            ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
            for high in (0.0, 0.35 * size, 0.7 * size):
                yield (a[0] + uy * high, a[1] - ux * high), math.atan2(uy, ux)
        gone += long


def _written(line: list[Point], name: str, kind: str, count: int) -> str:
    size, apart, _ = _SIZES[kind]
    key = f"lr-stream-{count}"
    way = element("path", id=key, fill="none", d=path(line))
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
