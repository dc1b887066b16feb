"""What is on hexsides and leads through hexes: creeks, slopes, dikes, fences, roads, bridges."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Final

from longroll.draw.field.kinds import WATER, WATERCOURSES, WAYS
from longroll.draw.field.lattice import (
    Lattice,
    Node,
    between,
    calmed,
    eased,
    noise,
    rounded,
    shifted,
)
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, path

__all__ = ["road_layer", "road_lines", "side_layer", "strait_shapes"]

STATIONS: Final = frozenset(("city", "town"))
"""The marks of places that a way leads to; it may pass a village, of which some maps are full."""


def side_layer(lattice: Lattice) -> str:
    """Creeks, rivers, hachured slopes, dikes and fences, each on its hexside."""
    drawn = [part for kind in WATERCOURSES for part in _watercourse(lattice, kind)]
    slopes = "".join(
        stroke for side in _of(lattice, "slope-up") for stroke in _hachures(lattice, *side)
    )
    drawn.append(element("path", class_="hachure", d=slopes))
    dikes = "".join(part for side in _of(lattice, "dike") for part in _dike(lattice, *side))
    drawn.append(element("path", class_="dike", d=dikes))
    fences = "".join(_run(*lattice.side(a, b)) for a, b in _of(lattice, "fence"))
    drawn.append(element("path", class_="fence", d=fences))
    return group("sides", drawn)


def _of(lattice: Lattice, kind: str) -> list[tuple[str, str]]:
    return [(side.a, side.b) for side in lattice.sheet.sides if side.kind == kind]


def _run(a: Point, b: Point) -> str:
    return f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"


def _watercourse(lattice: Lattice, kind: str) -> Iterator[str]:
    """Streams or rivers, which meander a little; the shores of straits lie beneath the sea."""
    if kind == "strait":
        yield from (element("path", class_=kind, d=data) for data in strait_shapes(lattice))
        return
    for line in lattice.along_sides(kind):
        points = _meander(lattice, line)
        points = [*_mouth(lattice, line[0])[::-1], *points, *_mouth(lattice, line[-1])]
        data = path(eased(calmed(calmed(points, closed=False), closed=False)))
        yield element("path", class_=f"{kind}-bank", d=data)
        yield element("path", class_=kind, d=data)


def _meander(lattice: Lattice, line: list[Node]) -> list[Point]:
    points: list[Point] = []
    for node, after in pairwise(line):
        a, b = lattice.loose(node), lattice.loose(after)
        x, y = between(a, b, 0.5)
        far = lattice.radius * 0.06
        points += [a, (x + far * noise(*node, 3), y + far * noise(*node, 4))]
    return [*points, lattice.loose(line[-1])]


def strait_shapes(lattice: Lattice) -> Iterator[str]:
    """Arms of the sea along hexsides, narrow inland and wide where they open into the sea."""
    for line in lattice.along_sides("strait"):
        mouths = [_opening(lattice, node) for node in (line[0], line[-1])]
        points = [*mouths[0], *_meander(lattice, line), *mouths[1]]
        course = calmed(calmed(points, closed=False), closed=False)
        half = [lattice.radius * _STRAIT * (1 + 0.2 * noise(round(x), round(y))) for x, y in course]
        tips: list[list[Point]] = []
        for mouth, last, before in zip(mouths, (0, -1), (1, -2), strict=True):
            half[last] *= 1.5 if mouth else 0.7
            tip = between(course[before], course[last], 1.3)
            tips.append([] if mouth else [tip])
        left, right = (
            [_aside(course, at, side * far) for at, far in enumerate(half)] for side in (-1, 1)
        )
        yield closed(rounded([*left, *tips[1], *right[::-1], *tips[0]], 3))


_STRAIT = 0.21
"""Half the width of a strait, in radii."""
_NEAR = 2.6
"""How far from the sea a strait may end that opens into it, in radii: the coast is drawn freely."""


def _opening(lattice: Lattice, node: Node) -> list[Point]:
    """The continuation of a strait that ends where hexes end, into the water next to it."""
    if not _mouth(lattice, node):
        return []
    here = lattice.at(node)
    waters = [
        lattice.centre(cell)
        for cell in lattice.field(2)
        if lattice.is_sea_east(cell) or lattice.ground(cell) in WATER
    ]
    there = min(waters, key=lambda water: math.dist(here, water))
    far = math.dist(here, there) / lattice.radius
    return [between(here, there, 0.42 if far < 1.2 else 0.8)] if far < _NEAR else []


def _aside(line: list[Point], at: int, far: float) -> Point:
    """A point of a line moved to its right by ``far``."""
    (px, py), (nx, ny) = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
    long = math.hypot(nx - px, ny - py) or 1.0
    return line[at][0] - (ny - py) / long * far, line[at][1] + (nx - px) / long * far


def _mouth(lattice: Lattice, node: Node) -> list[Point]:
    """The continuation of a river that ends at a corner of open water; empty for any other."""
    around = lattice.around(node)
    for cell in around:
        if lattice.places[lattice.bled(cell)].ground in WATER:
            return [between(lattice.at(node), lattice.centre(cell), 0.42)]
    if len(around) < 3 and lattice.sheet.gaps in WATER:  # the hexes end at the sea
        spots = [lattice.centre(cell) for cell in around]
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        return [between(middle, lattice.at(node), 1.7)]
    return []


def _hachures(lattice: Lattice, low: str, high: str) -> Iterator[str]:
    """Dense, thick strokes that run down from a slope's edge."""
    a, b = lattice.side(low, high)
    down = lattice.spots[low]
    (u, v), (p, q) = shifted(a, b, down, lattice.radius * 0.28), (a, b)
    count = 15
    for step in range(count):
        t = (step + 0.5) / count
        top, foot = between(p, q, t), between(u, v, t)
        reach = 0.72 + 0.28 * noise(round(top[0]), round(top[1]))
        yield _run(top, between(top, foot, reach))


def _dike(lattice: Lattice, a: str, b: str) -> Iterator[str]:
    """A dike: a line with strokes across it."""
    start, end = lattice.side(a, b)
    yield _run(start, end)
    here, there = lattice.spots[a], lattice.spots[b]
    for step in range(7):
        point = between(start, end, (step + 0.5) / 7)
        one, other = between(point, here, 0.085), between(point, there, 0.085)
        yield _run(one, other)


# --- Roads ---------------------------------------------------------------------------------------


def road_lines(lattice: Lattice) -> dict[str, list[list[Point]]]:
    """The courses of roads and railroads: through every town, and rounded where they turn."""
    towns = {
        lattice.node(lattice.cells[place.key])
        for place in lattice.sheet.hexes
        if not STATIONS.isdisjoint(place.marks)
    }
    return {
        kind: [_course(lattice, line, towns) for line in lattice.through_centres(kind)]
        for kind in WAYS
    }


def _course(lattice: Lattice, line: list[Node], towns: Collection[Node]) -> list[Point]:
    """A way from hex to hex; in a town its corner is not cut, for it would miss the town."""
    stops = [0, *(at for at in range(1, len(line) - 1) if line[at] in towns), len(line) - 1]
    course = [lattice.at(line[0])]
    for first, last in pairwise(stops):
        course += eased([lattice.at(node) for node in line[first : last + 1]])[1:]
    return course


def road_layer(lattice: Lattice, lines: dict[str, list[list[Point]]]) -> str:
    """Roads and railroads, and bridges and fords where they cross water."""
    drawn: list[str] = []
    for kind in WAYS:
        data = "".join(path(line) for line in lines[kind])
        if data:
            drawn.append(element("path", class_=f"way-casing {kind}", d=data))
            drawn.append(element("path", class_=f"way {kind}", d=data))
    drawn += [_bridge(lattice, a, b) for a, b in _of(lattice, "bridge")]
    drawn += [_ford(lattice, a, b) for a, b in _of(lattice, "ford")]
    drawn += [_ferry(lattice, a, b) for a, b in _of(lattice, "ferry")]
    return group("roads", drawn)


def _across(lattice: Lattice, a: str, b: str) -> tuple[Point, float]:
    """The middle of a hexside, and the direction of a road that crosses it, in degrees."""
    start, end = lattice.spots[a], lattice.spots[b]
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    return between(start, end, 0.5), turn


def _bridge(lattice: Lattice, a: str, b: str) -> str:
    (x, y), turn = _across(lattice, a, b)
    where = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
    rails = "M-17-9l4 3.5H13l4-3.5M-17 9l4-3.5H13l4 3.5"
    deck = element("path", class_="deck", d="M-13-5.5H13V5.5H-13Z")
    return element("g", deck + element("path", class_="rails", d=rails), transform=where)


def _ford(lattice: Lattice, a: str, b: str) -> str:
    (x, y), turn = _across(lattice, a, b)
    where = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
    return element("path", class_="ford", d="M-9-8v16M-3-8v16M3-8v16M9-8v16", transform=where)


def _ferry(lattice: Lattice, a: str, b: str) -> str:
    """A flat boat with a bow at either end."""
    (x, y), turn = _across(lattice, a, b)
    where = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
    boat = element("path", class_="ferry", d="M-15 0L-9-6H9L15 0L9 6H-9Z")
    return element("g", boat + element("path", class_="rails", d="M-7 0H7"), transform=where)
