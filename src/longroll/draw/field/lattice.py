"""Positions of the hexes of a sheet on the board, and lines along their sides and centres."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from longroll.draw.sheet import Point
from longroll.draw.svg import smooth
from longroll.engine.atlas import HexPlace, HexSheet

__all__ = [
    "Cell",
    "Lattice",
    "Node",
    "between",
    "calmed",
    "chains",
    "eased",
    "noise",
    "rounded",
    "shifted",
    "wavy",
]

Cell = tuple[int, int]
"""A straight line of hexes and a place in it: column and row, or row and column of pointed tops.

Cells beyond the numbered ones bleed off the board.
"""

Node = tuple[int, int]
"""A corner or a centre, in half radii across the lines and half heights along them: exact.

With flat tops that is across and down; with pointed tops down and across.
"""

ROOT = math.sqrt(3)
_CORNERS: tuple[Node, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""The offsets from a centre to its corners, clockwise from the east."""
JITTER = 0.055
"""How far corners are displaced, as a fraction of a radius, for natural outlines."""


def noise(*seed: int) -> float:
    """A pseudo-random number from -1 to 1 that depends only on ``seed``.

    >>> noise(3, 4) == noise(3, 4) != noise(4, 3)
    True
    """
    value = 2166136261
    for part in seed:
        value = (value ^ (part & 0xFFFFFFFF)) * 16777619 & 0xFFFFFFFF
        value ^= value >> 13
        value = value * 1274126177 & 0xFFFFFFFF
        value ^= value >> 16
    return value / 0x7FFFFFFF - 1.0


def between(a: Point, b: Point, t: float) -> Point:
    """The point at fraction ``t`` of the way from one to another."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def shifted(a: Point, b: Point, towards: Point, far: float) -> tuple[Point, Point]:
    """A segment moved by ``far`` to the side on which a point lies."""
    middle = between(a, b, 0.5)
    dx, dy = towards[0] - middle[0], towards[1] - middle[1]
    long = math.hypot(dx, dy) or 1.0
    mx, my = dx / long * far, dy / long * far
    return (a[0] + mx, a[1] + my), (b[0] + mx, b[1] + my)


@dataclass(frozen=True)
class Lattice:
    """The hexes of a sheet on the board.

    Attributes:
        sheet: the hexes.
        radius: from the centre of a hex to its corner, in board units.
        left, top: the upper left corner of the sheet's box.
    """

    sheet: HexSheet
    radius: float
    left: float
    top: float

    @cached_property
    def places(self) -> dict[str, HexPlace]:
        """The hexes by key."""
        return {place.key: place for place in self.sheet.hexes}

    @cached_property
    def cells(self) -> dict[str, Cell]:
        """Line and place of each hex."""
        pointed = self.sheet.pointed
        return {
            hex_.key: (hex_.row, hex_.column) if pointed else (hex_.column, hex_.row)
            for hex_ in self.sheet.hexes
        }

    @cached_property
    def _keys(self) -> dict[Cell, str]:
        return {cell: key for key, cell in self.cells.items()}

    @property
    def _spans(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The first and the last number of the lines, and of the places in them."""
        columns, rows = self.sheet.columns, self.sheet.rows
        return (rows, columns) if self.sheet.pointed else (columns, rows)

    @cached_property
    def spots(self) -> dict[str, Point]:
        """The centre of each hex by key."""
        return {
            key: (round(x, 1), round(y, 1))
            for key, (x, y) in ((key, self.centre(cell)) for key, cell in self.cells.items())
        }

    @property
    def height(self) -> float:
        """The distance between opposite sides of a hex."""
        return self.radius * ROOT

    @property
    def top_edge(self) -> float:
        """The height of the topmost side or corner of a hex above its centre."""
        return self.radius if self.sheet.pointed else self.height / 2

    def node(self, cell: Cell) -> Node:
        """The centre of a hex, as a node."""
        line, place = cell
        return 3 * line, 2 * place + (line % 2 == self.sheet.low_parity)

    def at(self, node: Node) -> Point:
        """The position of a node on the board."""
        return self._laid(*node)

    def _laid(self, over: float, along: float) -> Point:
        (first_line, _), (first_place, _) = self._spans
        over = (over - 3 * first_line + 2) * self.radius / 2
        along = (along - 2 * first_place + 1) * self.height / 2
        if self.sheet.pointed:
            return self.left + along, self.top + over
        return self.left + over, self.top + along

    def spot(self, column: float, row: float) -> Point:
        """The position of fractional coordinates, as in lines that are not shifted."""
        line, place = (row, column) if self.sheet.pointed else (column, row)
        return self._laid(3 * line, 2 * place)

    def is_north(self, cell: Cell) -> bool:
        """Whether a cell lies beyond the northern edge."""
        return cell[0 if self.sheet.pointed else 1] < self.sheet.rows[0]

    def is_sea_east(self, cell: Cell) -> bool:
        """Whether a cell lies in the sea beyond the eastern edge."""
        column, row = cell[::-1] if self.sheet.pointed else cell
        return 0 < self.sheet.sea_east <= row and column > self.sheet.columns[1]

    def centre(self, cell: Cell) -> Point:
        """The centre of a hex, of the sheet or beyond it."""
        return self.at(self.node(cell))

    def corners(self, cell: Cell) -> list[Node]:
        """The six corners in order, from the side of higher lines."""
        x, y = self.node(cell)
        return [(x + dx, y + dy) for dx, dy in _CORNERS]

    @cached_property
    def _meeting(self) -> dict[Node, list[Cell]]:
        found: dict[Node, list[Cell]] = defaultdict(list)
        for cell in self.cells.values():
            for node in self.corners(cell):
                found[node].append(cell)
        return dict(found)

    def around(self, node: Node) -> list[Cell]:
        """The hexes of the sheet that meet in a corner."""
        return self._meeting.get(node, [])

    def loose(self, node: Node) -> Point:
        """A corner, slightly displaced for a natural outline."""
        x, y = self.at(node)
        far = self.radius * JITTER
        return x + far * noise(*node, 1), y + far * noise(*node, 2)

    def ends(self, a: str, b: str) -> tuple[Node, Node]:
        """The two corners that a hexside joins."""
        theirs = self.corners(self.cells[b])
        first, second = (node for node in self.corners(self.cells[a]) if node in theirs)
        return first, second

    def side(self, a: str, b: str) -> tuple[Point, Point]:
        """The positions of the two ends of a hexside."""
        first, second = self.ends(a, b)
        return self.at(first), self.at(second)

    def neighbours(self, cell: Cell) -> list[Cell]:
        """The six cells next to one: the one beyond corners ``i`` and ``i + 1`` has place ``i``."""
        line, place = cell
        low = line % 2 == self.sheet.low_parity
        less, more = (place, place + 1) if low else (place - 1, place)
        return [
            (line + 1, more),
            (line, place + 1),
            (line - 1, more),
            (line - 1, less),
            (line, place - 1),
            (line + 1, less),
        ]

    def bled(self, cell: Cell) -> str:
        """The hex that a cell is, or continues beyond the sheet; empty for a gap."""
        (first, last), (low, high) = self._spans
        within = min(max(cell[0], first), last), min(max(cell[1], low), high)
        if within not in self._keys and within[1] == high:  # A shifted line may be shorter.
            within = within[0], high - 1
        return self._keys.get(within, "")

    def ground(self, cell: Cell) -> str:
        """The ground of a cell, within the sheet or beyond it."""
        key = self.bled(cell)
        return self.places[key].ground if key else self.sheet.gaps

    def is_inside(self, cell: Cell) -> bool:
        """Whether a cell is a hex of the sheet."""
        return cell in self._keys

    def field(self, beyond: int = 1) -> Iterator[Cell]:
        """All cells, including ``beyond`` rows of them beyond the edges."""
        (first, last), (low, high) = self._spans
        for line in range(first - beyond, last + beyond + 1):
            for place in range(low - beyond, high + beyond + 1):
                yield line, place

    def outlines(self, inside: Callable[[Cell], bool], beyond: int = 1) -> list[list[Node]]:
        """The borders of the cells for which ``inside`` is true, as closed lines of corners."""
        onward: dict[Node, list[Node]] = defaultdict(list)
        for cell in self.field(beyond):
            if inside(cell):
                corners = self.corners(cell)
                for side, other in enumerate(self.neighbours(cell)):
                    if not (self._known(other, beyond) and inside(other)):
                        onward[corners[side]].append(corners[(side + 1) % 6])
        loops = list(_loops(onward))
        # Exchanging the axes reverses a loop.
        return [loop[::-1] for loop in loops] if self.sheet.pointed else loops

    def _known(self, cell: Cell, beyond: int) -> bool:
        (first, last), (low, high) = self._spans
        return (
            first - beyond <= cell[0] <= last + beyond and low - beyond <= cell[1] <= high + beyond
        )

    def along_sides(self, kind: str) -> list[list[Node]]:
        """The lines that run along the hexsides of a kind, corner by corner."""
        sides = [self.ends(side.a, side.b) for side in self.sheet.sides if side.kind == kind]
        return chains([*sides, *self._through(kind, sides)])

    def _through(self, kind: str, sides: list[tuple[Node, Node]]) -> Iterator[tuple[Node, Node]]:
        """The course of a river through the middle of a hex with a ``through:`` mark."""
        met = Counter(node for side in sides for node in side)
        for place in self.sheet.hexes:
            if f"through:{kind}" in place.marks:
                cell = self.cells[place.key]
                corners = self.corners(cell)
                comes = {node for side in sides if not set(side) <= set(corners) for node in side}
                ends = [corner for corner in corners if met[corner] == 1 and corner in comes]
                if len(ends) == 1:  # it flows into another on the far side
                    ends.append(corners[(corners.index(ends[0]) + 3) % 6])
                yield from ((corner, self.node(cell)) for corner in ends)

    def through_centres(self, *kinds: str) -> list[list[Node]]:
        """The lines that run through the centres of hexes across the sides of these kinds."""
        cells = self.cells
        return chains(
            (self.node(cells[side.a]), self.node(cells[side.b]))
            for side in self.sheet.sides
            if side.kind in kinds
        )

    def through_ground(self, ground: str) -> list[list[Node]]:
        """The lines through neighbouring hexes of a kind of ground."""
        cells = {cell: key for key, cell in self.cells.items() if self._is(key, ground)}
        return chains(
            (self.node(cell), self.node(other))
            for cell in cells
            for other in self.neighbours(cell)
            if other in cells and cell < other
        )

    def _is(self, key: str, ground: str) -> bool:
        return self.places[key].ground == ground


def _loops(onward: dict[Node, list[Node]]) -> Iterator[list[Node]]:
    """Closed lines made of segments, which are given by their starts."""
    for start in list(onward):
        while onward[start]:
            loop = [start]
            here = onward[start].pop(0)
            while here != start:
                loop.append(here)
                here = onward[here].pop(0)
            yield loop


def chains(pairs: Iterable[tuple[Node, Node]]) -> list[list[Node]]:
    """Segments joined end to end; a line ends where three or more meet."""
    ways: dict[Node, list[tuple[int, Node]]] = defaultdict(list)
    for number, (a, b) in enumerate(pairs):
        ways[a].append((number, b))
        ways[b].append((number, a))
    done: set[int] = set()
    lines: list[list[Node]] = []
    ends = [node for node, out in ways.items() if len(out) != 2]
    for node in (*ends, *ways):
        for number, there in ways[node]:
            if number not in done:
                lines.append(_follow(ways, node, number, there, done))
    return lines


def _follow(
    ways: dict[Node, list[tuple[int, Node]]], start: Node, number: int, node: Node, done: set[int]
) -> list[Node]:
    line = [start, node]
    done.add(number)
    while len(ways[node]) == 2:
        ahead = [way for way in ways[node] if way[0] not in done]
        if not ahead:
            break
        number, node = ahead[0]
        done.add(number)
        line.append(node)
    return line


def wavy(loop: Sequence[Point], far: float) -> list[Point]:
    """A closed line with the middle of each segment slightly displaced."""
    out: list[Point] = []
    for a, b in pairwise([*loop, loop[0]]):
        x, y = between(a, b, 0.5)
        seed = round(x), round(y)
        out += [a, (x + far * noise(*seed, 5), y + far * noise(*seed, 6))]
    return out


def calmed(line: Sequence[Point], *, closed: bool) -> list[Point]:
    """A line with its zigzags halved; the ends of an open one are kept."""
    out: list[Point] = []
    last = len(line) - 1
    for index, (x, y) in enumerate(line):
        if not closed and index in (0, last):
            out.append((x, y))
            continue
        (px, py), (nx, ny) = line[index - 1], line[(index + 1) % len(line)]
        out.append((x * 0.56 + (px + nx) * 0.22, y * 0.56 + (py + ny) * 0.22))
    return out


def rounded(loop: Sequence[Point], times: int = 2) -> list[Point]:
    """A closed line with its corners cut (Chaikin)."""
    points = list(loop)
    for _ in range(times):
        cut: list[Point] = []
        for a, b in pairwise([*points, points[0]]):
            cut += [between(a, b, 0.25), between(a, b, 0.75)]
        points = cut
    return points


def eased(line: Sequence[Point], times: int = 2) -> list[Point]:
    """An open line with its corners cut, its ends kept."""
    points = list(line)
    for _ in range(times):
        points = smooth(points)
    return points
