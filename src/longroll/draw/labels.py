"""Where the names of towns and rivers stand, so that none lies on another."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from longroll.draw.sheet import Point
from longroll.draw.tokens import Tokens
from longroll.engine.atlas import Atlas, Place

__all__ = ["Box", "Label", "place_labels", "style_of"]

ICONS = ("ocean-port", "river-port", "runner-port", "friendly", "map-edge")
"""Marks that stand as small figures behind a name, in this order, after the resource value."""

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
        """Whether a point lies within."""
        return self.left < point[0] < self.right and self.top < point[1] < self.bottom


class Label(NamedTuple):
    """A name beside its space.

    Attributes:
        place: whose name.
        lines: one line or two, from the top.
        box: what it covers, its figures included.
        anchor: ``start``, ``middle`` or ``end``.
        x: where the lines are anchored.
        icons_at: left edge and middle of the row of figures.
    """

    place: Place
    lines: tuple[str, ...]
    box: Box
    anchor: str
    x: float
    icons_at: Point


def style_of(place: Place, tokens: Tokens) -> tuple[float, str]:
    """The size and the style of a name."""
    kind, style = RANKS[place.rank]
    return tokens.type[kind], style


def icons_of(place: Place) -> tuple[str, ...]:
    """The figures behind a name."""
    value = ("value",) if place.value else ()
    return (*value, *(mark for mark in ICONS if mark in place.marks))


def written(place: Place) -> str:
    """A name as the map writes it."""
    return place.name.upper() if place.rank == 1 else place.name


def place_labels(
    atlas: Atlas,
    spots: Mapping[str, Point],
    tokens: Tokens,
    obstacles: Iterable[Point],
    frame: Box,
) -> dict[str, Label]:
    """A label for every space: the best of the places round it, mended until nothing improves."""
    field = _Field(spots, tokens, obstacles, frame)
    options = {
        place.key: [
            (label, field.standing(label, rank))
            for rank, label in enumerate(_options(place, spots[place.key], tokens))
        ]
        for place in atlas.places
    }
    order = sorted(atlas.places, key=lambda p: (len(p.name) < 12, p.rank, p.key))
    chosen: dict[str, Label] = {}
    for round_ in range(6):
        changed = False
        for place in order:
            others = [chosen[key].box for key in field.neighbours(place.key) if key in chosen]
            best = _best(options[place.key], others)
            changed |= chosen.get(place.key) != best
            chosen[place.key] = best
        if not changed and round_:
            break
    return {place.key: chosen[place.key] for place in atlas.places}


def _best(options: Sequence[tuple[Label, float]], others: Sequence[Box]) -> Label:
    """The label that stands best where it is and beside the labels already chosen."""
    costs = [
        cost + sum(400 + 30 * o for box in others if (o := box.overlap(label.box)) > 0)
        for label, cost in options
    ]
    return options[costs.index(min(costs))][0]


def _options(place: Place, spot: Point, tokens: Tokens) -> list[Label]:
    """Labels in order of liking: right, left, below, above, the corners; on one line and on two."""
    x, y = spot
    size, style = style_of(place, tokens)
    icon = size * 0.95
    extra = len(icons_of(place)) * icon
    out: list[Label] = []
    for lines in _splits(written(place)):
        wides = [tokens.width(line, size, style) for line in lines]
        wides[-1] += extra + (3 if extra else 0)
        wide, high = max(wides), size * len(lines)
        near = {1: 27.0, 2: 19.0, 3: 16.5, 4: 15.0}[place.rank]
        for dx, dy, anchor in (
            (near, 0, "start"),
            (-near, 0, "end"),
            (0, near + high / 2, "middle"),
            (near - 3, high / 2 + 5, "start"),
            (-near + 3, high / 2 + 5, "end"),
            (near - 3, -high / 2 - 5, "start"),
            (-near + 3, -high / 2 - 5, "end"),
            (wide * 0.25, near + high / 2, "middle"),
            (-wide * 0.25, near + high / 2, "middle"),
            (near, 9, "start"),
            (near, -9, "start"),
            (-near, 9, "end"),
            (-near, -9, "end"),
            (0, -near - high / 2, "middle"),
            (wide * 0.25, -near - high / 2, "middle"),
            (-wide * 0.25, -near - high / 2, "middle"),
        ):  # fmt: skip - a table reads better so
            at = x + dx
            left = at if anchor == "start" else at - wide if anchor == "end" else at - wide / 2
            middle = y + dy
            box = Box(left - 1, middle - high / 2, left + wide + 1, middle + high / 2)
            last = wides[-1]
            start = at if anchor == "start" else at - last if anchor == "end" else at - last / 2
            icons_at = (start + last - extra, box.bottom - size / 2)
            out.append(Label(place, lines, box, anchor, at, icons_at))
    return out


def _splits(name: str) -> list[tuple[str, ...]]:
    """A name on one line, and on two if it is long and can be broken."""
    ways: list[tuple[str, ...]] = [(name,)]
    if len(name) > 10:
        for i, char in enumerate(name):
            if char in " /" and 3 < i < len(name) - 3:
                first = name[: i + (char == "/")]
                ways.append((first, name[i + 1 :]))
    return ways


class _Field:
    """What lies under the labels, sorted into cells."""

    def __init__(
        self, spots: Mapping[str, Point], tokens: Tokens, obstacles: Iterable[Point], frame: Box
    ) -> None:
        r, lift = tokens.space["symbol"] + 2, tokens.space["lift"]
        w, h = tokens.space["counter"] / 2, tokens.space["counter-height"]
        self.frame = frame
        self.spots = spots
        self.symbols = {k: Box(x - r, y - r, x + r, y + r) for k, (x, y) in spots.items()}
        self.counters = {
            k: Box(x - w, y - lift - h, x + w, y - lift) for k, (x, y) in spots.items()
        }
        self.points: dict[tuple[int, int], list[Point]] = defaultdict(list)
        for point in obstacles:
            self.points[int(point[0] // _CELL), int(point[1] // _CELL)].append(point)
        self._near: dict[str, list[str]] = {}

    def neighbours(self, key: str) -> list[str]:
        """Spaces whose label could meet that of a space."""
        if key not in self._near:
            x, y = self.spots[key]
            self._near[key] = [
                other
                for other, (ox, oy) in self.spots.items()
                if other != key and abs(ox - x) < 420 and abs(oy - y) < 110
            ]
        return self._near[key]

    def standing(self, label: Label, rank: int) -> float:
        """How ill a label stands, other labels aside."""
        box, own = label.box, label.place.key
        cost = 1.6 * (rank % 16) + (5.0 if len(label.lines) > 1 else 0.0)
        for key in (*self.neighbours(own), own):
            cost += 3.0 * box.overlap(self.symbols[key])
            cost += (0.3 if key != own else 0.6) * box.overlap(self.counters[key])
        cost += 5.0 * sum(box.holds(point) for point in self._under(box))
        if not (
            box.left > self.frame.left
            and box.right < self.frame.right
            and box.top > self.frame.top
            and box.bottom < self.frame.bottom
        ):
            cost += 5000
        return cost

    def _under(self, box: Box) -> list[Point]:
        return [
            point
            for column in range(int(box.left // _CELL), int(box.right // _CELL) + 1)
            for row in range(int(box.top // _CELL), int(box.bottom // _CELL) + 1)
            for point in self.points.get((column, row), ())
        ]


class RiverName(NamedTuple):
    """A river's name and the line it is written along."""

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
    """The best stretches of a course for its name, straight and clear; a long river gets more."""
    steps = _even(course, _STRIDE)
    need = int(wide * 1.34 / _STRIDE) + 6
    fouled = [0]
    for point in steps:
        foul = 3 * any(box.holds(point) for box in blocked[_cell_of(point)])
        fouled.append(fouled[-1] + (foul if frame.holds(point) else 400))
    ways = sorted(
        (_crookedness(steps[i : i + need], wide) + fouled[i + need] - fouled[i], i)
        for i in range(0, len(steps) - need, 4)
    )
    found: list[RiverName] = []
    starts: list[int] = []
    for cost, start in ways:
        far = all(abs(start - other) * _STRIDE > 750 for other in starts)
        if cost > (28 if found else 55) or len(starts) > 2:
            break
        if far:
            starts.append(start)
            part = _calm(steps[start : start + need])
            if part[0][0] > part[-1][0]:
                part = part[::-1]
            found.append(RiverName(name, tuple(part)))
    return found


def _crookedness(part: Sequence[Point], wide: float) -> float:
    """How ill a line is to write along: winding, upright, or too short when it is made calm."""
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
    """A line without its small windings: each point the mean of those about it."""
    out: list[Point] = []
    last = len(line) - 1
    for i in (*range(0, last, 3), last):
        reach = min(7, i, last - i)
        span = line[i - reach : i + reach + 1]
        out.append((sum(x for x, _ in span) / len(span), sum(y for _, y in span) / len(span)))
    return out
