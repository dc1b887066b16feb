"""Zones: places that belong together for the moment, shaded."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations

from longroll.draw.counters.places import Places
from longroll.draw.svg import closed, element, group
from longroll.engine.tableau import Zone

__all__ = ["zone_layer"]

WIDE = 2.6
"""How far the shade of a place reaches, in the reach of its markers."""


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
    data = "".join(closed([places.spots[one] for one in loop]) for loop in _loops(near))
    if data:
        parts.append(element("path", d=data))
    kind = f"zone-shade {zone.kind} {zone.side}".strip()
    return element("g", "".join(parts), class_=kind, data_zone=zone.kind)


def _loops(near: dict[str, list[str]]) -> Iterator[tuple[str, ...]]:
    """Three or four places that are joined all round."""
    for here, around in near.items():
        for a, b in combinations(around, 2):
            if b in near[a]:
                yield here, a, b
                continue
            for across in near[a]:
                if across != here and across in near[b]:
                    yield here, a, across, b
