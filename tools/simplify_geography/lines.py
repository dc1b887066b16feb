"""Points and lines in degrees: what every layer is clipped, measured and thinned with."""

from __future__ import annotations

import itertools
import math

__all__ = ["Line", "Point", "area", "clamp", "distance", "flat", "inside", "nearest", "simplify"]

Point = tuple[float, float]
Line = list[Point]

BOX = (-98.5, 25.0, -73.0, 42.99)
"""What a board of the war can need: west, south, east, north."""

BEYOND = (-103.0, 23.0, -66.0, 46.0)
"""Where the edges of that box are moved, so that no board sees its land end."""


def flat(line: Line) -> list[int]:
    """A line as it is written."""
    return [round(1000 * value) for point in line for value in point]


def inside(line: Line) -> bool:
    """Whether any of a line lies in the box."""
    west, south, east, north = BOX
    return any(west <= x <= east and south <= y <= north for x, y in line)


def clamp(line: Line) -> Line:
    """The line with points on or over the edges of the box moved out of sight."""
    out: Line = []
    for x, y in line:
        point = (
            BEYOND[0] if x <= BOX[0] else BEYOND[2] if x >= BOX[2] else x,
            BEYOND[1] if y <= BOX[1] else BEYOND[3] if y >= BOX[3] else y,
        )
        if not out or out[-1] != point:
            out.append(point)
    return out


def tolerance(point: Point) -> float:
    """How far a line may stray, in degrees: less where the board is enlarged."""
    near = math.hypot((point[0] + 77.2) * 0.78, point[1] - 38.2)
    return 0.007 if near < 2.2 else 0.016


def simplify(line: Line, slack: float = 1.0) -> Line:
    """Douglas and Peucker's line, with the tolerance of the place."""
    if len(line) < 3:
        return line
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        worst, at = 0.0, -1
        for i in range(first + 1, last):
            off = distance(line[i], line[first], line[last]) / tolerance(line[i])
            if off > worst:
                worst, at = off, i
        if worst > slack:
            keep.add(at)
            spans += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def distance(p: Point, a: Point, b: Point) -> float:
    """From a point to a stretch of line, in degrees of latitude."""
    k = 0.8
    ax, ay, bx, by = (a[0] - p[0]) * k, a[1] - p[1], (b[0] - p[0]) * k, b[1] - p[1]
    dx, dy = bx - ax, by - ay
    span = dx * dx + dy * dy
    t = 0.0 if span == 0 else min(1.0, max(0.0, -(ax * dx + ay * dy) / span))
    return math.hypot(ax + t * dx, ay + t * dy)


def area(ring: Line) -> float:
    """Square degrees."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(ring))) / 2


def nearest(target: Point, points: Line) -> Point:
    """The nearest of some points."""
    return min(points, key=lambda p: math.hypot((p[0] - target[0]) * 0.8, p[1] - target[1]))
