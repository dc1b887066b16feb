"""The states, with Virginia as it was in 1861."""

from __future__ import annotations

import itertools
import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from functools import partial
from typing import Any

from .lines import Line, Point, area, clamp, distance, flat, inside, nearest, simplify

__all__ = ["states"]

STATE_SOURCE = "us-atlas (US Census Bureau, public domain), simplified; Virginia as in 1861"

HARPERS_FERRY: Point = (-77.72, 39.32)
CHERRY_RUN: Point = (-78.03, 39.61)
VIRGINIA_TIP: Point = (-78.35, 39.46)
"""Jefferson and Berkeley counties, between these, were Virginia's until 1863."""

STATES = {
    "Alabama": "al",
    "Florida": "fl",
    "Georgia": "ga",
    "Indiana": "in",
    "Kansas": "ks",
    "New Jersey": "nj",
    "North Carolina": "nc",
    "Oklahoma": "indian-territory",
    "Pennsylvania": "pa",
    "Texas": "tx",
    "Missouri": "mo",
    "West Virginia": "wv",
    "Illinois": "il",
    "Arkansas": "ar",
    "Delaware": "de",
    "District of Columbia": "dc",
    "Iowa": "ia",
    "Kentucky": "ky",
    "Maryland": "md",
    "Michigan": "mi",
    "Mississippi": "ms",
    "New York": "ny",
    "Ohio": "oh",
    "Tennessee": "tn",
    "Virginia": "va",
    "Nebraska": "ne",
    "South Carolina": "sc",
    "Louisiana": "la",
    "Connecticut": "ct",
}  # fmt: skip - a table reads better so


def states(found: list[dict[str, Any]]) -> dict[str, Any]:
    """Borders shared by two states are kept once, as arcs; a state is a list of rings of arcs."""
    rings = [
        (STATES[feature["properties"]["name"]], ring)
        for feature in found
        if feature["properties"]["name"] in STATES
        for ring in outer_rings(feature["geometry"])
    ]
    rings = as_in_1861(with_shared_corners(rings))
    joints = find_joints(rings)
    arcs: dict[tuple[Point, ...], int] = {}
    uses: dict[int, int] = defaultdict(int)
    shapes: dict[str, list[list[int]]] = defaultdict(list)
    for key, ring in rings:
        if not inside(ring) or (area(ring) < 0.01 and key != "dc"):
            continue
        shapes[key].append([arc_number(part, arcs, uses) for part in split(ring, joints)])
    lines = [flat(simplify(clamp(list(arc)))) for arc in arcs]
    shared = [number for number in range(len(lines)) if uses[number] > 1]
    return {
        "source": STATE_SOURCE,
        "unit": "1/1000 degree",
        "arcs": lines,
        "borders": shared,
        "states": dict(sorted(shapes.items())),
    }


def outer_rings(geometry: dict[str, Any]) -> list[Line]:
    """Every ring of a polygon or of several, in thousandths so that shared points agree."""
    many = geometry["coordinates"]
    polygons = many if geometry["type"] == "MultiPolygon" else [many]
    return [[(round(x, 3), round(y, 3)) for x, y in polygon[0]] for polygon in polygons]


def with_shared_corners(rings: list[tuple[str, Line]]) -> list[tuple[str, Line]]:
    """Give every ring the corners of its neighbours that lie on its sides."""
    corners = sorted({p for _, ring in rings for p in ring})
    xs = [x for x, _ in corners]
    done: list[tuple[str, Line]] = []
    for key, ring in rings:
        out: Line = [ring[0]]
        for a, b in itertools.pairwise(ring):
            low = bisect_left(xs, min(a[0], b[0]) - 0.003)
            high = bisect_right(xs, max(a[0], b[0]) + 0.003)
            on = [p for p in corners[low:high] if p not in {a, b} and distance(p, a, b) < 0.013]
            out += sorted(on, key=partial(math.dist, a))
            out.append(b)
        done.append((key, out))
    return done


def as_in_1861(rings: list[tuple[str, Line]]) -> list[tuple[str, Line]]:
    """Give Jefferson and Berkeley counties back to Virginia."""
    own = {key: max((r for k, r in rings if k == key), key=len) for key in ("va", "wv", "md")}
    west, east = own["wv"], own["va"]
    tip = nearest(VIRGINIA_TIP, [p for p in east if p in set(west)])
    run = nearest(CHERRY_RUN, [p for p in west if p in set(own["md"])])
    ferry = nearest(HARPERS_FERRY, [p for p in east if p in set(west)])
    river = between(west, run, ferry)
    old = between(east, tip, ferry)
    new_west = replace(west, tip, run, [tip, run])
    new_east = splice(east, old, [tip, *river])
    swap = {id(west): new_west, id(east): new_east}
    return [(key, swap.get(id(ring), ring)) for key, ring in rings]


def between(ring: Line, a: Point, b: Point) -> Line:
    """The shorter way along a ring from one of its points to another."""
    open_ring = ring[:-1] if ring[0] == ring[-1] else ring
    i, j, size = open_ring.index(a), open_ring.index(b), len(open_ring)
    forward = [open_ring[(i + k) % size] for k in range((j - i) % size + 1)]
    backward = [open_ring[(i - k) % size] for k in range((i - j) % size + 1)]
    return min(forward, backward, key=len)


def replace(ring: Line, a: Point, b: Point, new: Line) -> Line:
    """A ring with the shorter way between two of its points drawn anew."""
    return splice(ring, between(ring, a, b), new)


def splice(ring: Line, old: Line, new: Line) -> Line:
    """A ring in which `old`, a stretch of it in either direction, becomes `new`."""
    open_ring = ring[:-1] if ring[0] == ring[-1] else ring
    if open_ring[(open_ring.index(old[0]) + 1) % len(open_ring)] != old[1]:
        old, new = old[::-1], new[::-1]
    start = open_ring.index(old[0])
    turned = open_ring[start:] + open_ring[:start]
    rest = turned[len(old) :]
    return [*new, *rest, new[0]]


def find_joints(rings: list[tuple[str, Line]]) -> set[Point]:
    """Points where the lines of the map meet: not exactly two neighbours."""
    beside: dict[Point, set[Point]] = defaultdict(set)
    owners: dict[frozenset[Point], int] = defaultdict(int)
    for _, ring in rings:
        for a, b in itertools.pairwise(ring):
            if a != b:
                beside[a].add(b)
                beside[b].add(a)
                owners[frozenset((a, b))] += 1
    return {
        p
        for p, others in beside.items()
        if len(others) != 2 or len({owners[frozenset((p, q))] for q in others}) > 1
    }


def split(ring: Line, joints: set[Point]) -> list[Line]:
    """A ring as the lines between its joints."""
    points = ring[:-1]
    starts = [i for i, p in enumerate(points) if p in joints]
    if not starts:
        half = len(points) // 2
        return [points[: half + 1], [*points[half:], points[0]]]
    turned = points[starts[0] :] + points[: starts[0] + 1]
    parts: list[Line] = [[turned[0]]]
    for point in turned[1:]:
        parts[-1].append(point)
        if point in joints:
            parts.append([point])
    return parts[:-1]


def arc_number(part: Line, arcs: dict[tuple[Point, ...], int], uses: dict[int, int]) -> int:
    """The number of an arc, known or new; ones' complement when walked backwards."""
    forward, backward = tuple(part), tuple(reversed(part))
    number = arcs.get(forward)
    if number is None and backward in arcs:
        number = arcs[backward]
        uses[number] += 1
        return ~number
    if number is None:
        number = arcs[forward] = len(arcs)
    uses[number] += 1
    return number
