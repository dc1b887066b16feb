"""The rivers: the named ones from the mouth up, and the other streams."""

from __future__ import annotations

import heapq
import itertools
import math
from collections import defaultdict
from typing import Any

from .courses import RIVERS
from .lines import Line, Point, flat, inside, nearest, simplify

__all__ = ["rivers"]

RIVER_SOURCE = "WDBII in GSHHG (Wessel and Smith, LGPL), simplified; named and joined by us"


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
