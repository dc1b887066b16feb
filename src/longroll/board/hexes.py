"""A board of hexes: adjacency, distance, and what a line crosses.

Hexes with a flat top stand in straight columns, every other of which lies half a hex lower; their
directions are numbered clockwise from north: n, ne, se, s, sw, nw. Hexes with a pointed top stand
in straight rows, every other of which lies half a hex to the right; theirs are ne, e, se, sw, w,
nw. A hex is named by two digits for its column and two for its row (``CCRR``), or the other way
round (``RRCC``). Indices run along the straight columns or rows.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from longroll.board.network import Adjacency
from longroll.board.region import Mask, mask

DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
"""The six directions of flat-topped hexes, clockwise; a direction is an index into this."""
POINTED_DIRECTIONS: Final = ("ne", "e", "se", "sw", "w", "nw")
"""The same for hexes with a pointed top."""

Line: TypeAlias = tuple[tuple[int, ...], ...]
"""What a line crosses, in order: one hex, or the two on either side of a hexside it runs along."""

# A lattice on which centres and corners have whole coordinates: a column of flat tops is 3 across,
# a step along it 2 down. For rows of pointed tops, across and down are exchanged, so that only
# directions and names differ.
_STEPS: Final = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
_POINTED_STEPS: Final = ((-3, 1), (0, 2), (3, 1), (3, -1), (0, -2), (-3, -1))


class HexGrid:
    """Columns or rows of hexes, numbered as a map sheet numbers them.

    Args:
        columns: the numbers of the columns, from west to east; two digits each.
        rows: the numbers of the rows, from north to south; two digits each.
        low_parity: 1 when the odd columns lie half a hex lower, 0 when the even ones do; with
            pointed tops, whose rows lie half a hex to the right.
        pointed: whether hexes have a pointed top and stand in straight rows.
        row_first: whether a name begins with the row, ``RRCC``.

    Attributes:
        size: how many hexes there are; indices run from 0 to ``size - 1``.
        names: the name of each hex.
        directions: the names of the six directions, clockwise.
        neighbours: for each hex the six next to it, by direction; -1 off the board.
        adjacency: for each hex the set of those next to it.
        sides: how many hexsides there are between two hexes of the board.
        side_ends: the two hexes of each side, the lower index first.

    >>> grid = HexGrid(range(10, 43), range(1, 24), low_parity=1)
    >>> grid.size, grid.name(grid.at("1404")), grid.at("1404")
    (759, '1404', 95)
    >>> [grid.name(h) for h in grid.neighbours[grid.at("1303")]]
    ['1302', '1403', '1404', '1304', '1204', '1203']
    >>> grid = HexGrid(range(1, 50), range(10, 52), 0, pointed=True, row_first=True)
    >>> [grid.name(h) for h in grid.neighbours[grid.at("4011")]]
    ['3912', '4012', '4112', '4111', '4010', '3911']
    """

    __slots__ = (
        "_at_spot",
        "_downwards",
        "_from",
        "_index",
        "_line",
        "_sides",
        "_upwards",
        "_within",
        "adjacency",
        "columns",
        "directions",
        "low_parity",
        "names",
        "neighbours",
        "pointed",
        "row_first",
        "rows",
        "side_ends",
        "sides",
        "size",
    )

    def __init__(
        self,
        columns: range,
        rows: range,
        low_parity: int = 1,
        *,
        pointed: bool = False,
        row_first: bool = False,
    ) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.low_parity: Final = low_parity
        self.pointed: Final = pointed
        self.row_first: Final = row_first
        self.directions: Final = POINTED_DIRECTIONS if pointed else DIRECTIONS
        lines, along = (rows, columns) if pointed else (columns, rows)
        places = [(line, place) for line in lines for place in along]
        self.size: Final = len(places)
        self.names: Final = tuple(
            f"{line:02}{place:02}" if pointed == row_first else f"{place:02}{line:02}"
            for line, place in places
        )
        self._index: Final = {name: index for index, name in enumerate(self.names)}
        spots = [self._spot(line, place) for line, place in places]
        self._from: Final = tuple(spots)
        found = {spot: index for index, spot in enumerate(spots)}
        self._at_spot: Final = found
        steps = _POINTED_STEPS if pointed else _STEPS
        self.neighbours: Final = tuple(
            tuple(found.get((x + ahead, y + aside), -1) for ahead, aside in steps) for x, y in spots
        )
        self.adjacency: Final[Adjacency] = tuple(
            mask(hex_ for hex_ in around if hex_ >= 0) for around in self.neighbours
        )
        self.side_ends: Final = tuple(
            (hex_, other)
            for hex_, around in enumerate(self.neighbours)
            for other in sorted(around)
            if other > hex_
        )
        self.sides: Final = len(self.side_ends)
        numbers = {ends: number for number, ends in enumerate(self.side_ends)}
        self._sides: Final = tuple(
            tuple(numbers.get((min(hex_, other), max(hex_, other)), -1) for other in around)
            for hex_, around in enumerate(self.neighbours)
        )
        self._upwards: Final = self._shifts(1)
        self._downwards: Final = self._shifts(-1)
        self._within: Final[dict[int, tuple[Mask, ...]]] = {}
        self._line: Final[dict[tuple[int, int], Line]] = {}

    def __repr__(self) -> str:
        return f"HexGrid({len(self.columns)} columns, {len(self.rows)} rows)"

    def _spot(self, line: int, place: int) -> tuple[int, int]:
        return 3 * line, 2 * place + (line % 2 == self.low_parity)

    def _shifts(self, sign: int) -> tuple[tuple[int, Mask], ...]:
        """By index distance, up or down, the hexes that have a neighbour at that distance."""
        found: dict[int, Mask] = {}
        for hex_, around in enumerate(self.neighbours):
            for other in around:
                if other >= 0 and (other - hex_) * sign > 0:
                    apart = abs(other - hex_)
                    found[apart] = found.get(apart, 0) | 1 << hex_
        return tuple(sorted(found.items()))

    @property
    def shifts(self) -> tuple[tuple[int, Mask], ...]:
        """By signed index distance, the hexes that have a neighbour there.

        >>> grid = HexGrid(range(1, 4), range(1, 4), pointed=True)
        >>> [shift for shift, _ in grid.shifts]
        [1, 2, 3, 4, -1, -2, -3, -4]
        """
        return self._upwards + tuple((-shift, sources) for shift, sources in self._downwards)

    def at(self, name: str) -> int:
        """The index of a hex by its name.

        Raises:
            KeyError: there is no such hex.
        """
        return self._index[name]

    def name(self, hex_: int) -> str:
        """The name of a hex by its index."""
        return self.names[hex_]

    def spot(self, hex_: int) -> tuple[int, int]:
        """The position of a centre, y downwards: for flat tops 3 per column and 2 per row.

        The corners of a flat top lie at (±2, 0) and (±1, ±1) from its centre. With pointed tops
        across and down are exchanged.
        """
        ahead, aside = self._from[hex_]
        return (aside, ahead) if self.pointed else (ahead, aside)

    def neighbour(self, hex_: int, direction: int) -> int:
        """The hex next to this one in a direction, or -1 off the board."""
        return self.neighbours[hex_][direction]

    def side(self, hex_: int, direction: int) -> int:
        """The number of a hexside, the same from both sides of it; -1 at the edge of the board."""
        return self._sides[hex_][direction]

    def direction(self, a: int, b: int) -> int:
        """The direction from a hex to one next to it; -1 when it is not next to it."""
        around = self.neighbours[a]
        return around.index(b) if b >= 0 and b in around else -1

    def side_between(self, a: int, b: int) -> int:
        """The number of the hexside between two hexes; -1 when they are not next to each other."""
        direction = self.direction(a, b)
        return -1 if direction < 0 else self._sides[a][direction]

    def distance(self, a: int, b: int) -> int:
        """The number of steps between two hexes.

        >>> grid = HexGrid(range(10, 43), range(1, 24))
        >>> grid.distance(grid.at("1105"), grid.at("1401"))
        6
        """
        (x, y), (u, v) = self._from[a], self._from[b]
        across, down = abs(x - u) // 3, abs(y - v)
        return across if down <= across else (across + down) // 2

    def beside(self, region: Mask) -> Mask:
        """The hexes next to those of a region: each direction is a shift of the whole mask.

        >>> grid = HexGrid(range(1, 10), range(1, 10))
        >>> grid.beside(1 << grid.at("0505")) == grid.adjacency[grid.at("0505")]
        True
        """
        found = 0
        for shift, sources in self._upwards:
            found |= (region & sources) << shift
        for shift, sources in self._downwards:
            found |= (region & sources) >> shift
        return found

    def flood(self, start: Mask, through: Mask) -> Mask:
        """All hexes of ``through`` that can be reached from ``start`` over hexes of ``through``.

        This includes the part of ``start`` that lies in ``through``.

        >>> grid = HexGrid(range(1, 10), range(1, 10))
        >>> grid.flood(1 << grid.at("0505"), (1 << grid.size) - 1).bit_count()
        81
        """
        found = front = (start | self.beside(start)) & through
        while front:
            front = self.beside(front) & through & ~found
            found |= front
        return found

    def within(self, hex_: int, steps: int) -> Mask:
        """The hexes at most ``steps`` away, including the hex itself."""
        known = self._within.get(steps)
        if known is None:
            known = self._within[steps] = self._spread(steps)
        return known[hex_]

    def _spread(self, steps: int) -> tuple[Mask, ...]:
        if steps <= 0:
            return tuple(1 << hex_ for hex_ in range(self.size))
        nearer = [self.within(hex_, steps - 1) for hex_ in range(self.size)]
        return tuple(reach | self.beside(reach) for reach in nearer)

    def ring(self, hex_: int, steps: int) -> Mask:
        """The hexes exactly ``steps`` away.

        >>> grid = HexGrid(range(1, 10), range(1, 10))
        >>> [grid.ring(grid.at("0505"), n).bit_count() for n in range(4)]
        [1, 6, 12, 18]
        """
        if steps <= 0:
            return 1 << hex_
        return self.within(hex_, steps) & ~self.within(hex_, steps - 1)

    def line(self, a: int, b: int) -> Line:
        """What the straight line from centre to centre crosses, including both ends.

        A hex that the line only touches in a corner is not crossed. Where the line runs exactly
        along a hexside there are two hexes, in the order of their indices. Hexes off the board are
        left out.

        >>> grid = HexGrid(range(1, 10), range(1, 10))
        >>> [[grid.name(h) for h in stage] for stage in grid.line(grid.at("0505"), grid.at("0705"))]
        [['0505'], ['0605', '0606'], ['0705']]
        >>> [[grid.name(h) for h in stage] for stage in grid.line(grid.at("0505"), grid.at("0707"))]
        [['0505'], ['0606'], ['0607'], ['0707']]
        """
        known = self._line.get((a, b))
        if known is None:
            known = self._line[a, b] = tuple(self._crossed(a, b))
        return known

    def _crossed(self, a: int, b: int) -> Iterator[tuple[int, ...]]:
        (x, y), (u, v) = self._from[a], self._from[b]
        found = self._at_spot
        for stage in _stages(u - x, v - y):
            hexes = sorted(
                found[x + right, y + down]
                for right, down in stage
                if (x + right, y + down) in found
            )
            if hexes:
                yield tuple(hexes)

    def routes(self, a: int, b: int) -> tuple[tuple[int, ...], ...]:
        """All lines of `line` with one hex chosen from each pair."""
        return tuple(product(*self.line(a, b)))


@lru_cache(maxsize=4096)
def _stages(across: int, down: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The centres of the hexes crossed from (0, 0) to (across, down), in order of entry."""
    found: dict[Fraction, list[tuple[int, int]]] = {}
    for right in range(min(0, across) - 3, max(0, across) + 4, 3):
        for below in range(min(0, down) - 2, max(0, down) + 3):
            if (right // 3 + below) % 2 == 0:
                entry = _entry(across, down, right, below)
                if entry is not None:
                    found.setdefault(entry, []).append((right, below))
    return tuple(tuple(found[entry]) for entry in sorted(found))


def _entry(across: int, down: int, right: int, below: int) -> Fraction | None:
    """The fraction of the line before it enters a hex; None if no length of it lies inside."""
    enters, leaves = Fraction(0), Fraction(1)
    bands = (
        (down, below, 1),
        (across + down, right + below, 2),
        (across - down, right - below, 2),
    )
    for rate, offset, reach in bands:
        if rate:
            ends = sorted((Fraction(offset - reach, rate), Fraction(offset + reach, rate)))
            enters, leaves = max(enters, ends[0]), min(leaves, ends[1])
        elif abs(offset) > reach:
            return None
    return enters if enters < leaves else None
