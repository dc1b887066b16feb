"""Zones: shaded areas of places that belong together at the moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import atan2

from longroll.draw.counters.places import Places
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group
from longroll.engine.tableau import Zone

__all__ = ["zone_layer"]

WIDE = 2.6
"""Radius of the shade of a place, as a multiple of its markers' reach."""


def zone_layer(zones: Iterable[Zone], places: Places) -> str:
    """Each zone as one shade: its places' discs, bands along the routes, and what they enclose."""
    return group("zones", [_zone(zone, places) for zone in zones], pointer_events="none")


def _zone(zone: Zone, places: Places) -> str:
    inside = dict.fromkeys(place for place in zone.places if place in places.spots)
    r = places.reach * WIDE
    near: dict[str, list[str]] = defaultdict(list)
    spots = [places.spots[place] for place in inside]
    parts = [element("circle", cx=x, cy=y, r=r) for x, y in spots]
    for route in places.atlas.routes:
        if route.a in inside and route.b in inside:
            near[route.a].append(route.b)
            near[route.b].append(route.a)
            (x1, y1), (x2, y2) = places.spots[route.a], places.spots[route.b]
            parts.append(element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke_width=2 * r))
    outside = [spot for place, spot in places.spots.items() if place not in inside]
    loops = [[places.spots[one] for one in loop] for loop in _loops(near, places.spots)]
    data = "".join(closed(loop) for loop in loops if not any(_holds(loop, one) for one in outside))
    if data:
        parts.append(element("path", d=data))
    kind = f"zone-shade {zone.kind} {zone.side}".strip()
    return element("g", "".join(parts), class_=kind, data_zone=zone.kind)


def _loops(
    near: Mapping[str, Sequence[str]], spots: Mapping[str, Point]
) -> Iterator[tuple[str, ...]]:
    """The faces of the planar graph of routes, except the outer one.

    Following routes and turning as far to one side as possible at each place traces a face.
    """
    turns: dict[str, list[str]] = {}
    for here, around in near.items():
        bearings = {there: _bearing(spots[here], spots[there]) for there in around}
        turns[here] = sorted(around, key=bearings.__getitem__)
    left = dict.fromkeys((a, b) for a in near for b in near[a])
    while left:
        way = next(iter(left))
        loop: list[str] = []
        while way in left:
            del left[way]
            a, b = way
            loop.append(a)
            way = (b, turns[b][turns[b].index(a) - 1])
        if _area([spots[one] for one in loop]) > 0:
            yield tuple(loop)


def _bearing(here: Point, there: Point) -> float:
    return atan2(there[1] - here[1], there[0] - here[0])


def _area(loop: Sequence[Point]) -> float:
    """Twice the signed area; negative for the outer face."""
    return sum(
        x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True)
    )


def _holds(loop: Sequence[Point], spot: Point) -> bool:
    """Whether a spot lies within a loop: a ray to the east crosses it an odd number of times."""
    x, y = spot
    within = False
    for (x1, y1), (x2, y2) in zip(loop, [*loop[1:], loop[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            within = not within
    return within
