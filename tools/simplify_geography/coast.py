"""Land, and the lakes of 1861."""

from __future__ import annotations

from typing import Any

from .lines import Line, Point, area, clamp, flat, inside, simplify

__all__ = ["coast"]

COAST_SOURCE = "GSHHG (Wessel and Smith, LGPL), simplified; modern reservoirs left out"

LAKES = ((-81.2, 42.2), (-87.0, 42.5), (-90.1, 30.19), (-90.5, 30.25), (-80.83, 26.95))
"""A point near each lake that was there in 1861: Erie, Michigan, Pontchartrain, Maurepas."""


def coast(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Land and the lakes of 1861."""
    land: list[list[int]] = []
    water: list[list[int]] = []
    for feature in found:
        ring = [(x, y) for x, y in feature["geometry"]["coordinates"][0]]
        if not inside(ring) or (ring[0][0] > -79.5 and ring[0][1] < 28.5):
            continue
        kind = feature["properties"]["kind"]
        if kind == "land" and area(ring) > 0.004:
            land.append(flat(simplify_ring(clamp(ring))))
        elif kind == "water" and any(near_ring(lake, ring) for lake in LAKES):
            water.append(flat(simplify_ring(clamp(ring))))
    return {"source": COAST_SOURCE, "unit": "1/1000 degree", "land": land, "water": water}


def simplify_ring(ring: Line) -> Line:
    """A closed line, simplified in two halves so that it keeps its shape."""
    half = len(ring) // 2
    return simplify(ring[: half + 1]) + simplify(ring[half:])[1:]


def near_ring(point: Point, ring: Line) -> bool:
    """Whether a point lies in the bounds of a ring."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs) - 0.02 <= point[0] <= max(xs) + 0.02 and min(ys) <= point[1] <= max(ys)
