"""From degrees to the board: a conic equal-area projection on a rubber sheet.

The sheet is a grid of board positions over the projected plane, stretched where the game is crowded
(``tools/stretch_sheet.py`` makes it). Everything is mapped through it, coasts as well as towns, so
that a town stays on its side of the river.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

__all__ = ["Point", "Sheet", "project"]

Point = tuple[float, float]

_SOUTH, _NORTH, _LAT, _LON = (math.radians(value) for value in (31.0, 40.0, 36.0, -85.0))
_N = (math.sin(_SOUTH) + math.sin(_NORTH)) / 2
_C = math.cos(_SOUTH) ** 2 + 2 * _N * math.sin(_SOUTH)
_EARTH = 6371.0
_STRETCH = 300  # thousandths of a degree


def _radius(lat: float) -> float:
    return math.sqrt(_C - 2 * _N * math.sin(lat)) / _N


def project(lon: float, lat: float) -> Point:
    """Kilometres east and south of 36° N 85° W, by Albers' projection (parallels 31° and 40° N).

    >>> x, y = project(-77.0, 36.0)
    >>> round(x), round(y)
    (717, -29)
    """
    theta = _N * (math.radians(lon) - _LON)
    rho = _radius(math.radians(lat))
    return _EARTH * rho * math.sin(theta), _EARTH * (rho * math.cos(theta) - _radius(_LAT))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A grid of board positions.

    Attributes:
        west, north: kilometres of the first node.
        step: kilometres between nodes.
        columns: nodes in a row.
        nodes: board x and y of the nodes, row by row from the north-west.
    """

    west: float
    north: float
    step: float
    columns: int
    nodes: tuple[float, ...]

    def at(self, lon: float, lat: float) -> Point:
        """The board position of a point of the earth."""
        x, y = project(lon, lat)
        return self.stretch(x, y)

    def stretch(self, x: float, y: float) -> Point:
        """The board position of a point of the projected plane, by bicubic interpolation."""
        rows = len(self.nodes) // (2 * self.columns)
        u = min(max((x - self.west) / self.step, 1.0), self.columns - 2.001)
        v = min(max((y - self.north) / self.step, 1.0), rows - 2.001)
        column, row = int(u), int(v)
        across, down = _weights(u - column), _weights(v - row)
        out_x = out_y = 0.0
        for j in range(4):
            first = 2 * ((row - 1 + j) * self.columns + column - 1)
            for i in range(4):
                weight = across[i] * down[j]
                out_x += weight * self.nodes[first + 2 * i]
                out_y += weight * self.nodes[first + 2 * i + 1]
        return out_x, out_y

    def line(self, flat: Sequence[float]) -> list[Point]:
        """A shape of ``draw/geography`` (longitude, latitude... in 1/1000 degree) on the board.

        Long straight segments are bent with the sheet.
        """
        out = [self.at(flat[0] / 1000, flat[1] / 1000)]
        for i in range(0, len(flat) - 3, 2):
            x, y, dx, dy = flat[i], flat[i + 1], flat[i + 2] - flat[i], flat[i + 3] - flat[i + 1]
            parts = 1 + min(60, int(max(abs(dx), abs(dy)) / _STRETCH))
            out += [
                self.at((x + dx * k / parts) / 1000, (y + dy * k / parts) / 1000)
                for k in range(1, parts + 1)
            ]
        return out

    def lines(self, shapes: Iterable[Sequence[float]]) -> list[list[Point]]:
        """Several shapes on the board; see `line`."""
        return [self.line(shape) for shape in shapes]


def _weights(t: float) -> tuple[float, float, float, float]:
    """Catmull-Rom weights of four nodes in a row, for a point between the inner two."""
    return (
        t * (-0.5 + t * (1.0 - 0.5 * t)),
        1.0 + t * t * (-2.5 + 1.5 * t),
        t * (0.5 + t * (2.0 - 1.5 * t)),
        t * t * (-0.5 + 0.5 * t),
    )
