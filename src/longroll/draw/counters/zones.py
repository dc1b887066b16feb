"""Zones: places that belong together for the moment, shaded."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.draw.counters.places import Places
from longroll.draw.svg import element, group
from longroll.engine.tableau import Zone

__all__ = ["zone_layer"]

WIDE = 2.6
"""How far the shade of a place reaches, in the reach of its markers."""


def zone_layer(zones: Iterable[Zone], places: Places) -> str:
    """Each zone as one shade: its places' discs, and bands along the routes between them."""
    return group("zones", [_zone(zone, places) for zone in zones], pointer_events="none")


def _zone(zone: Zone, places: Places) -> str:
    inside = frozenset(zone.places)
    r = places.reach * WIDE
    parts = [
        element("circle", cx=x, cy=y, r=r)
        for place in zone.places
        if place in places.spots
        for x, y in (places.spots[place],)
    ]
    for route in places.atlas.routes:
        if route.a in inside and route.b in inside:
            (x1, y1), (x2, y2) = places.spots[route.a], places.spots[route.b]
            parts.append(element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke_width=2 * r))
    kind = f"zone-shade {zone.kind} {zone.side}".strip()
    return element("g", "".join(parts), class_=kind, data_zone=zone.kind)
