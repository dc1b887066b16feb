"""Make the rubber sheet on which a board is drawn: ``plate.json`` of a title.

    python tools/stretch_sheet.py TITLE

lays a grid over the projected map and lets the places of the title's atlas push it apart, first far
and then near, as a flow of small smooth steps: crowded country grows, empty country shrinks, and
nothing is folded over. Then the board is fitted to its frame. Only "sheet" is written anew; what
else the plate says (frame, title, labels of seas and states) is by hand and stays. A plate of a
smaller country than the whole seat of war says in "grid" from where to where the grid goes, in
kilometres (west, east, north, south), and by which step.
"""

from __future__ import annotations

import json
import math
import sys
from collections import defaultdict

from longroll.draw.sheet import project
from longroll.engine.title import get_title

STEP = 40.0
WEST, EAST, NORTH, SOUTH = -1300.0, 1500.0, -1180.0, 1540.0

STAGES = ((380.0, 12, 0.05), (240.0, 10, 0.05), (150.0, 9, 0.04), (100.0, 9, 0.04))
"""Reach of the push in board units, how many steps, and the longest step as a part of the reach."""

Nodes = list[list[float]]


def main() -> None:
    """Stretch the sheet of the title named on the command line."""
    if len(sys.argv) != 2:
        sys.exit("stretch_sheet: name a title")
    file = get_title(sys.argv[1]).folder / "plate.json"
    plate = json.loads(file.read_text("utf-8"))
    west, east, north, south, step = plate.get("grid", (WEST, EAST, NORTH, SOUTH, STEP))
    places = [list(project(p.lon, p.lat)) for p in get_title(sys.argv[1]).inventory.atlas().places]
    columns = round((east - west) / step) + 1
    rows = round((south - north) / step) + 1
    grid = [[west + i * step, north + j * step] for j in range(rows) for i in range(columns)]
    fit(places, grid, plate["field"])
    for reach, steps, longest in STAGES:
        for _ in range(steps):
            flow(places, grid, reach, longest)
            fit(places, grid, plate["field"])
        print(f"reach {reach:.0f}: nearest pair {nearest_pair(places):.1f}")
    plate["sheet"] = {
        "west": west,
        "north": north,
        "step": step,
        "columns": columns,
        "nodes": [round(value, 1) for node in grid for value in node],
    }
    text = json.dumps(plate, indent=1, ensure_ascii=False)
    file.write_text(compact(text) + "\n", encoding="utf-8")


def fit(places: Nodes, grid: Nodes, field: list[float]) -> None:
    """Scale everything so that the places fill the field: left, top, right, bottom."""
    left, top, right, bottom = field
    for axis, (low, high) in enumerate(((left, right), (top, bottom))):
        values = [place[axis] for place in places]
        least, most = min(values), max(values)
        scale = (high - low) / (most - least)
        for node in (*places, *grid):
            node[axis] = low + (node[axis] - least) * scale


def flow(places: Nodes, grid: Nodes, reach: float, longest: float) -> None:
    """One small step: every node moves away from the places around it."""
    cells: dict[tuple[int, int], Nodes] = defaultdict(list)
    size = 3 * reach
    for place in places:
        cells[int(place[0] // size), int(place[1] // size)].append([*place])
    moves = [push(node, cells, size, reach) for node in (*places, *grid)]
    fastest = max(math.hypot(*move) for move in moves[: len(places)])
    pace = longest * reach / fastest
    for node, (dx, dy) in zip((*places, *grid), moves, strict=True):
        node[0] += dx * pace
        node[1] += dy * pace


def push(
    node: list[float], cells: dict[tuple[int, int], Nodes], size: float, reach: float
) -> tuple[float, float]:
    """The sum of the pushes on a node, each strongest at the distance of the reach."""
    x, y = node
    column, row = int(x // size), int(y // size)
    dx = dy = 0.0
    scale = -1 / (2 * reach * reach)
    for i in (column - 1, column, column + 1):
        for j in (row - 1, row, row + 1):
            for other in cells.get((i, j), ()):
                ox, oy = x - other[0], y - other[1]
                weight = math.exp((ox * ox + oy * oy) * scale)
                dx += ox * weight
                dy += oy * weight
    return dx, dy


def nearest_pair(places: Nodes) -> float:
    """How near the two nearest places are."""
    return min(math.dist(a, b) for i, a in enumerate(places) for b in places[:i])


def compact(text: str) -> str:
    """The numbers of a list on one line."""
    lines: list[str] = []
    for line in text.splitlines():
        bare = line.strip()
        number = bare.rstrip(",").replace(".", "").replace("-", "").isdigit()
        if number or (bare in ("]", "],") and lines and lines[-1][-1:] in "0123456789"):
            glued = lines[-1] + bare
            if len(glued.rpartition("\n")[2]) > 96:
                lines[-1] += "\n"
            lines[-1] += bare
        else:
            lines.append(line)
    return "\n".join(lines)


if __name__ == "__main__":
    main()
