"""Make the shapes that ship with ``longroll.draw`` from the sources they derive from.

    python tools/simplify_geography.py FOLDER

reads ``land.geojson``, ``states.geojson`` and ``rivers.geojson`` in FOLDER (longitude and latitude
in degrees) and writes ``coast.json``, ``states.json`` and ``rivers.json`` into
``src/longroll/draw/geography``. A shape is a flat list of numbers: longitude, latitude and so on,
in thousandths of a degree. ``hills.json`` there is drawn by hand and left alone.
"""

from __future__ import annotations

import heapq
import itertools
import json
import math
import sys
from bisect import bisect_left, bisect_right
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Line = list[Point]

TARGET = Path(__file__).resolve().parents[1] / "src" / "longroll" / "draw" / "geography"
BOX = (-98.5, 25.0, -73.0, 42.99)
"""What a board of the war can need: west, south, east, north."""

BEYOND = (-103.0, 23.0, -66.0, 46.0)
"""Where the edges of that box are moved, so that no board sees its land end."""

COAST_SOURCE = "GSHHG (Wessel and Smith, LGPL), simplified; modern reservoirs left out"
RIVER_SOURCE = "WDBII in GSHHG (Wessel and Smith, LGPL), simplified; named and joined by us"
STATE_SOURCE = "us-atlas (US Census Bureau, public domain), simplified; Virginia as in 1861"

LAKES = ((-81.2, 42.2), (-87.0, 42.5), (-90.1, 30.19), (-90.5, 30.25), (-80.83, 26.95))
"""A point near each lake that was there in 1861: Erie, Michigan, Pontchartrain, Maurepas."""

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

# Points along each river from its mouth up, of our own; the course between them is the source's.
RIVERS: dict[str, tuple[str, Line]] = {
    "mississippi": (
        "Mississippi",
        [
            (-89.25, 29.0),
            (-90.07, 29.95),
            (-91.19, 30.45),
            (-91.6, 31.0),
            (-90.9, 32.33),
            (-91.1, 33.6),
            (-90.07, 35.15),
            (-89.15, 36.98),
            (-90.19, 38.63),
            (-90.55, 38.95),
            (-91.4, 40.4),
            (-90.6, 41.5),
            (-91.1, 42.6),
        ],
    ),
    "ohio": (
        "Ohio",
        [
            (-89.15, 36.98),
            (-88.6, 37.09),
            (-87.57, 37.97),
            (-85.76, 38.26),
            (-84.5, 39.09),
            (-82.14, 38.84),
            (-81.56, 39.27),
            (-80.72, 40.07),
            (-80.01, 40.44),
        ],
    ),
    "tennessee": (
        "Tennessee",
        [
            (-88.6, 37.09),
            (-88.35, 36.96),
            (-88.2, 36.78),
            (-88.07, 36.5),
            (-87.98, 36.2),
            (-88.0, 35.8),
            (-88.05, 35.55),
            (-88.2, 35.3),
            (-88.32, 35.15),
            (-87.95, 34.95),
            (-87.68, 34.79),
            (-87.3, 34.74),
            (-86.98, 34.61),
            (-86.55, 34.5),
            (-86.3, 34.38),
            (-86.0, 34.65),
            (-85.72, 34.95),
            (-85.31, 35.06),
            (-84.8, 35.45),
            (-84.5, 35.85),
            (-83.92, 35.95),
            (-82.5, 36.55),
        ],
    ),
    "cumberland": (
        "Cumberland",
        [
            (-88.4, 37.14),
            (-87.84, 36.49),
            (-87.37, 36.53),
            (-86.78, 36.17),
            (-85.5, 36.55),
            (-84.6, 36.95),
            (-83.5, 36.85),
        ],
    ),
    "arkansas": (
        "Arkansas",
        [(-91.1, 33.8), (-91.34, 34.02), (-92.28, 34.75), (-94.43, 35.39), (-96.3, 36.15)],
    ),
    "red": (
        "Red River",
        [
            (-91.65, 31.0),
            (-92.44, 31.31),
            (-93.09, 31.78),
            (-93.74, 32.52),
            (-93.8, 33.6),
            (-95.5, 33.87),
            (-97.2, 33.85),
        ],
    ),
    "yazoo": (
        "Yazoo",
        [(-90.9, 32.4), (-90.41, 32.85), (-90.18, 33.52), (-90.15, 34.3), (-90.62, 34.45)],
    ),
    "wabash": (
        "Wabash",
        [(-88.03, 37.8), (-87.53, 38.68), (-87.42, 39.47), (-86.9, 40.42), (-85.6, 40.85)],
    ),
    "potomac": (
        "Potomac",
        [
            (-76.35, 38.0),
            (-76.75, 38.2),
            (-77.0, 38.3),
            (-77.25, 38.36),
            (-77.27, 38.5),
            (-77.1, 38.66),
            (-77.04, 38.85),
            (-77.73, 39.32),
            (-78.18, 39.7),
            (-78.76, 39.62),
            (-79.4, 39.25),
        ],
    ),
    "kanawha": (
        "Kanawha",
        [(-82.14, 38.84), (-81.63, 38.36), (-80.85, 37.75), (-80.6, 37.25), (-81.2, 36.6)],
    ),
    "missouri": (
        "Missouri",
        [
            (-90.15, 38.82),
            (-92.17, 38.58),
            (-93.88, 39.2),
            (-94.6, 39.12),
            (-94.87, 39.77),
            (-95.9, 41.2),
        ],
    ),
    "james": (
        "James",
        [
            (-76.35, 36.97),
            (-76.55, 37.05),
            (-76.72, 37.17),
            (-76.95, 37.24),
            (-77.2, 37.32),
            (-77.4, 37.38),
            (-77.44, 37.53),
            (-77.95, 37.7),
            (-79.14, 37.42),
            (-79.8, 37.8),
        ],
    ),
    "rappahannock": (
        "Rappahannock",
        [
            (-76.35, 37.62),
            (-76.55, 37.72),
            (-76.87, 37.93),
            (-77.02, 38.1),
            (-77.25, 38.2),
            (-77.45, 38.3),
            (-77.62, 38.37),
            (-77.85, 38.52),
            (-78.0, 38.68),
        ],
    ),
    "roanoke": (
        "Roanoke",
        [(-76.75, 35.95), (-77.6, 36.43), (-78.4, 36.58), (-78.8, 36.8), (-79.3, 37.0)],
    ),
    "cape-fear": ("Cape Fear", [(-77.97, 33.95), (-78.1, 34.4), (-78.87, 35.05), (-79.1, 35.55)]),
    "pee-dee": ("Great Pee Dee", [(-79.25, 33.35), (-79.6, 34.3), (-80.0, 35.1), (-80.5, 35.9)]),
    "santee": (
        "Santee",
        [
            (-79.3, 33.15),
            (-80.0, 33.4),
            (-80.6, 33.75),
            (-81.04, 34.0),
            (-81.17, 34.16),
            (-81.46, 34.95),
        ],
    ),
    "savannah": (
        "Savannah",
        [
            (-80.9, 32.04),
            (-81.1, 32.1),
            (-81.96, 33.48),
            (-82.2, 33.65),
            (-82.4, 33.85),
            (-82.59, 34.02),
            (-82.81, 34.36),
        ],
    ),
    "altamaha": ("Altamaha", [(-81.35, 31.32), (-82.5, 31.95), (-83.19, 33.03), (-83.52, 34.0)]),
    "chattahoochee": (
        "Chattahoochee",
        [(-84.98, 29.72), (-84.86, 30.7), (-85.0, 32.46), (-84.5, 33.8), (-83.8, 34.6)],
    ),
    "alabama": ("Alabama", [(-88.02, 30.65), (-87.9, 31.15), (-87.0, 32.4), (-86.3, 32.42)]),
    "coosa": (
        "Coosa",
        [(-86.3, 32.42), (-86.4, 33.1), (-85.7, 34.15), (-85.17, 34.25), (-84.9, 34.6)],
    ),
    "tombigbee": ("Tombigbee", [(-87.9, 31.15), (-87.85, 32.5), (-88.4, 33.5), (-88.5, 34.3)]),
    "pearl": ("Pearl", [(-89.55, 30.2), (-89.85, 31.2), (-90.18, 32.3), (-89.6, 32.8)]),
    "white": ("White River", [(-91.1, 33.95), (-91.3, 35.0), (-91.5, 35.7), (-92.6, 36.4)]),
    "st-francis": (
        "St. Francis",
        [
            (-90.6, 34.63),
            (-90.72, 35.0),
            (-90.45, 35.3),
            (-90.42, 35.75),
            (-90.2, 36.2),
            (-90.12, 36.5),
            (-90.38, 36.85),
            (-90.5, 37.3),
        ],
    ),
    "ouachita": ("Ouachita", [(-91.8, 31.3), (-92.1, 32.5), (-92.8, 33.6), (-93.3, 34.5)]),
    "illinois": ("Illinois", [(-90.45, 38.97), (-90.6, 39.8), (-89.6, 40.7), (-89.1, 41.33)]),
    "osage": ("Osage", [(-91.95, 38.6), (-92.8, 38.2), (-93.9, 38.05)]),
    "susquehanna": (
        "Susquehanna",
        [(-76.08, 39.55), (-76.9, 40.27), (-76.8, 40.9), (-77.6, 41.15)],
    ),
    "delaware": ("Delaware", [(-75.5, 39.6), (-75.13, 39.95), (-74.75, 40.2), (-75.1, 41.0)]),
    "shenandoah": ("Shenandoah", [(-77.73, 39.32), (-78.2, 38.92), (-78.8, 38.35)]),
    "green": ("Green River", [(-87.5, 37.9), (-86.9, 37.25), (-86.0, 37.2)]),
    "scioto": ("Scioto", [(-83.0, 38.73), (-83.0, 39.9), (-83.3, 40.5)]),
    "monongahela": ("Monongahela", [(-80.01, 40.44), (-79.9, 39.9), (-80.2, 39.2)]),
    "sabine": (
        "Sabine",
        [
            (-93.83, 29.75),
            (-93.71, 30.52),
            (-93.55, 31.18),
            (-93.75, 31.5),
            (-94.0, 31.95),
            (-94.62, 32.4),
        ],
    ),
}  # fmt: skip - a table reads better so


def main() -> None:
    """Read the folder named on the command line and write the shapes that ship."""
    if len(sys.argv) != 2:
        sys.exit("simplify_geography: name the folder with land, states and rivers .geojson")
    folder = Path(sys.argv[1])
    write("coast", coast(features(folder / "land.geojson")))
    write("states", states(features(folder / "states.geojson")))
    write("rivers", rivers(features(folder / "rivers.geojson")))


def features(file: Path) -> list[dict[str, Any]]:
    """The features of a GeoJSON file."""
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["features"]
    return found


def write(name: str, document: dict[str, Any]) -> None:
    """Write a document compactly, one entry a line, so that a diff can be read."""
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    text = text.replace("],[", "],\n[").replace("},{", "},\n{").replace('],"', '],\n"')
    (TARGET / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{name}.json {len(text):,} bytes")


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


# --- Coast ---------------------------------------------------------------------------------------


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


# --- States --------------------------------------------------------------------------------------


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


def nearest(target: Point, points: Line) -> Point:
    """The nearest of some points."""
    return min(points, key=lambda p: math.hypot((p[0] - target[0]) * 0.8, p[1] - target[1]))


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


# --- Rivers --------------------------------------------------------------------------------------


def rivers(found: list[dict[str, Any]]) -> dict[str, Any]:
    """The named rivers from the mouth up, and the other streams."""
    lines = [[(round(x, 3), round(y, 3)) for x, y in f["geometry"]["coordinates"]] for f in found]
    graph = river_graph(lines)
    used: set[frozenset[Point]] = set()
    named: list[dict[str, Any]] = []
    for key, (name, points) in RIVERS.items():
        course: Line = []
        for a, b in itertools.pairwise(points):
            course += way(graph, a, b)[bool(course) :]
        used.update(map(frozenset, itertools.pairwise(course)))
        named.append({"key": key, "name": name, "course": flat(simplify(course, 1.3))})
    streams = [
        flat(simplify(part, 2.0)) for line in lines for part in unused(line, used) if inside(part)
    ]
    return {"source": RIVER_SOURCE, "unit": "1/1000 degree", "rivers": named, "streams": streams}


def river_graph(lines: list[Line]) -> dict[Point, dict[Point, float]]:
    """Each point with the points that a river or a short gap leads to, and how far that is."""
    graph: dict[Point, dict[Point, float]] = defaultdict(dict)
    for line in lines:
        for a, b in itertools.pairwise(line):
            length = math.hypot((a[0] - b[0]) * 0.8, a[1] - b[1])
            graph[a][b] = graph[b][a] = length
    ends = {end for line in lines for end in (line[0], line[-1])}
    everywhere = list(graph)
    for end in ends:
        for other in everywhere:
            gap = math.hypot((end[0] - other[0]) * 0.8, end[1] - other[1])
            if 0 < gap < 0.45 and other not in graph[end]:
                graph[end][other] = graph[other][end] = gap * 2.5
    return graph


def way(graph: dict[Point, dict[Point, float]], a: Point, b: Point) -> Line:
    """The shortest way along rivers between two points; straight on where there is none."""
    start, goal = on_river(graph, a), on_river(graph, b)
    straight = math.hypot((start[0] - goal[0]) * 0.8, start[1] - goal[1])
    best: dict[Point, float] = {start: 0.0}
    came: dict[Point, Point] = {}
    heap: list[tuple[float, Point]] = [(0.0, start)]
    while heap:
        far, point = heapq.heappop(heap)
        if point == goal or far > 2.6 * straight:
            break
        if far > best[point]:
            continue
        for other, length in graph.get(point, {}).items():
            if far + length < best.get(other, math.inf):
                best[other] = far + length
                came[other] = point
                heapq.heappush(heap, (far + length, other))
    if goal not in came:
        return [start, goal]
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path[::-1]


def on_river(graph: dict[Point, dict[Point, float]], target: Point) -> Point:
    """The nearest point of a river, or the point itself where no river is near."""
    found = nearest(target, list(graph))
    return found if math.dist(found, target) < 0.16 else target


def unused(line: Line, used: set[frozenset[Point]]) -> list[Line]:
    """The stretches of a line that no named river took, if long enough to matter."""
    parts: list[Line] = [[line[0]]]
    for a, b in itertools.pairwise(line):
        if frozenset((a, b)) in used:
            parts.append([b])
        else:
            parts[-1].append(b)
    return [
        part for part in parts if sum(math.dist(a, b) for a, b in itertools.pairwise(part)) > 0.5
    ]


if __name__ == "__main__":
    main()
