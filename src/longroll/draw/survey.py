"""The layout of a board: spaces moved apart, links as gentle curves."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from longroll.draw.plate import Plate
from longroll.draw.sheet import Point
from longroll.engine.atlas import Atlas, Route

__all__ = ["Curve", "curves", "set_apart"]

ROUNDS = 120
BENDS = (0.0, 0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.3, -0.3)


class Curve(NamedTuple):
    """A link on the board: its route and the four points of a Bézier curve from ``a`` to ``b``."""

    route: Route
    a: Point
    c: Point
    d: Point
    b: Point

    def at(self, t: float) -> Point:
        """A point of the curve, from 0 at ``a`` to 1 at ``b``."""
        s = 1 - t
        k, m, n, o = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        a, c, d, b = self.a, self.c, self.d, self.b
        return (
            k * a[0] + m * c[0] + n * d[0] + o * b[0],
            k * a[1] + m * c[1] + n * d[1] + o * b[1],
        )

    def points(self, count: int = 12) -> list[Point]:
        """Points along the curve, both ends among them."""
        return [self.at(i / count) for i in range(count + 1)]


def set_apart(
    atlas: Atlas, plate: Plate, apart: float, walls: Iterable[Sequence[Point]]
) -> dict[str, Point]:
    """The position of each space on the sheet, moved a little where it is crowded.

    A coastal fort is moved before a town is, and nothing is moved across a wall (a river or a
    border): St. Louis stays in Missouri.
    """
    homes = [plate.sheet.at(place.lon, place.lat) for place in atlas.places]
    light = [1.0 if "coastal-fort" in place.marks else 0.35 for place in atlas.places]
    spots = [list(home) for home in homes]
    pairs = [
        (i, j)
        for i in range(len(homes))
        for j in range(i)
        if math.dist(homes[i], homes[j]) < 2.2 * apart
    ]
    fences = _fences(walls, homes)
    for round_ in range(ROUNDS):
        before = [(spot[0], spot[1]) for spot in spots]
        for i, j in pairs:
            _part(spots[i], spots[j], light[i], light[j], apart)
        if round_ < ROUNDS * 3 // 4:
            for spot, home in zip(spots, homes, strict=True):
                spot[0] += (home[0] - spot[0]) * 0.02
                spot[1] += (home[1] - spot[1]) * 0.02
        for i, fence in fences.items():
            end = (spots[i][0], spots[i][1])
            if end != before[i] and any(_cross(homes[i], end, a, b) for a, b in fence):
                spots[i][:] = before[i]
    return {
        place.key: (round(spot[0], 1), round(spot[1], 1))
        for place, spot in zip(atlas.places, spots, strict=True)
    }


def _fences(
    walls: Iterable[Sequence[Point]], homes: Sequence[Point]
) -> dict[int, list[tuple[Point, Point]]]:
    """The wall segments that each space could be pushed across."""
    found: dict[int, list[tuple[Point, Point]]] = defaultdict(list)
    for wall in walls:
        for a, b in pairwise(wall):
            reach = 60 + math.dist(a, b) / 2
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            for i, home in enumerate(homes):
                if abs(home[0] - middle[0]) < reach and abs(home[1] - middle[1]) < reach:
                    found[i].append((a, b))
    return found


def _cross(p: Point, q: Point, a: Point, b: Point) -> bool:
    """Whether two segments cross."""
    return _left(p, q, a) != _left(p, q, b) and _left(a, b, p) != _left(a, b, q)


def _left(a: Point, b: Point, p: Point) -> bool:
    return (b[0] - a[0]) * (p[1] - a[1]) > (b[1] - a[1]) * (p[0] - a[0])


def _part(p: list[float], q: list[float], light_p: float, light_q: float, apart: float) -> None:
    dx, dy = p[0] - q[0], p[1] - q[1]
    far = math.hypot(dx, dy) or 1e-6
    if far < apart:
        push = (apart - far) / far / (light_p + light_q) * 0.6
        p[0] += dx * push * light_p
        p[1] += dy * push * light_p
        q[0] -= dx * push * light_q
        q[1] -= dy * push * light_q


def curves(atlas: Atlas, spots: Mapping[str, Point]) -> list[Curve]:
    """Every link as a curve that continues through its towns and keeps clear of others."""
    ahead = _headings(atlas.routes, spots)
    doubles = Counter(frozenset((route.a, route.b)) for route in atlas.routes)
    twins: dict[frozenset[str], int] = defaultdict(int)
    drawn: list[Curve] = []
    for number, route in enumerate(atlas.routes):
        pair = frozenset((route.a, route.b))
        twins[pair] += 1
        ends = (ahead[number, route.a], ahead[number, route.b])
        bends = ((0.28, -0.28)[twins[pair] % 2],) if doubles[pair] > 1 else BENDS
        options = [_curve(route, spots, ends, bend) for bend in bends]
        drawn.append(min(options, key=partial(_cost, _beside(route, spots))))
    return drawn


def _curve(
    route: Route, spots: Mapping[str, Point], ends: tuple[Point, Point], bend: float
) -> Curve:
    a, b = spots[route.a], spots[route.b]
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = math.hypot(dx, dy)
    reach = 0.32 * far
    side = (-dy * bend * 1.3, dx * bend * 1.3)
    c = (a[0] + ends[0][0] * reach + side[0], a[1] + ends[0][1] * reach + side[1])
    d = (b[0] + ends[1][0] * reach + side[0], b[1] + ends[1][1] * reach + side[1])
    return Curve(route, a, c, d, b)


def _beside(route: Route, spots: Mapping[str, Point]) -> list[Point]:
    """The other spaces that a link could come near."""
    (ax, ay), (bx, by) = spots[route.a], spots[route.b]
    middle = ((ax + bx) / 2, (ay + by) / 2)
    reach = math.dist((ax, ay), (bx, by)) / 2 + 90
    return [
        spot
        for key, spot in spots.items()
        if key not in {route.a, route.b} and math.dist(spot, middle) < reach
    ]


def _cost(near: Sequence[Point], curve: Curve) -> float:
    """The cost of a curve: nearness to other spaces, and bending."""
    points = curve.points()
    length = math.dist(curve.a, curve.b)
    middle = curve.at(0.5)
    straight = ((curve.a[0] + curve.b[0]) / 2, (curve.a[1] + curve.b[1]) / 2)
    cost = 30 * math.dist(middle, straight) / length
    for spot in near:
        gap = min([math.dist(spot, point) for point in points])
        if gap < 34:
            cost += (34 - gap) ** 2
    return cost


def _headings(routes: Sequence[Route], spots: Mapping[str, Point]) -> dict[tuple[int, str], Point]:
    """The initial direction of each end of each link: straight through the town if possible."""
    at: dict[str, list[int]] = defaultdict(list)
    for number, route in enumerate(routes):
        at[route.a].append(number)
        at[route.b].append(number)
    found: dict[tuple[int, str], Point] = {}
    for number, route in enumerate(routes):
        for here, there in ((route.a, route.b), (route.b, route.a)):
            out = _unit(spots[here], spots[there])
            best, turn = out, -0.55
            for other in at[here]:
                if other == number or routes[other].kind != route.kind:
                    continue
                far = routes[other].b if routes[other].a == here else routes[other].a
                back = _unit(spots[here], spots[far])
                dot = out[0] * back[0] + out[1] * back[1]
                if dot < turn:
                    turn, best = dot, (out[0] - back[0], out[1] - back[1])
            size = math.hypot(*best)
            found[number, here] = (best[0] / size, best[1] / size)
    return found


def _unit(a: Point, b: Point) -> Point:
    far = math.dist(a, b) or 1e-6
    return (b[0] - a[0]) / far, (b[1] - a[1]) / far
