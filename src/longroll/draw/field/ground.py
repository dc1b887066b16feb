"""The ground of a survey: washes for wood, marsh and rice, and what grows on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator
from itertools import pairwise

from longroll.draw.field.kinds import WATER
from longroll.draw.field.lattice import (
    Cell,
    Lattice,
    Node,
    between,
    calmed,
    noise,
    rounded,
    wavy,
)
from longroll.draw.field.relief import strait_shapes
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number

__all__ = ["growth_layer", "roads_near", "wash_layer", "water_layer"]

WASHES = (
    *("light-woods", "woods", "marsh", "swamp", "morass", "rice", "pond", "city", "mountains"),
    "closed",
)
TREE = "c-3.6.6-5.6-2.6-3.6-5.2c-1.8-3.2 1.8-5.8 4.2-4.2c1.8-2.6 6-1.4 5.6 1.8c3 1 2.6 5.4-.6 5.8z"
"""The crown of a tree, from the middle of its foot, about eleven units wide."""
SHADE = "q3.4-.4 7-.2"
"""The shadow of a tree, to the east of its foot."""
TUFT = "m-5 0h10m-7.4-1.2l-1.4-4m3.6 4l.2-5.4m3.2 5.4l1.6-3.8"
"""A tuft of reeds on a line of water."""
SPOTS = (
    *((-0.5, -0.46), (0.02, -0.58), (0.5, -0.4), (-0.72, 0.02), (-0.26, -0.12), (0.24, -0.06)),
    *((0.7, 0.06), (-0.46, 0.42), (0.0, 0.4), (0.48, 0.46), (-0.08, 0.72), (0.36, -0.74)),
)
"""Where trees or reeds stand in a hex, in radii from its centre."""


def _drawn(lattice: Lattice, inside: Callable[[Cell], bool]) -> str:
    """The outline of an area of ground, with natural edges."""
    return "".join(
        closed(rounded(wavy(_eased(lattice, loop), lattice.radius * 0.15)))
        for loop in lattice.outlines(inside, 2)
    )


def _eased(lattice: Lattice, loop: list[Node]) -> list[Point]:
    return calmed([lattice.loose(node) for node in loop], closed=True)


def wash_layer(lattice: Lattice) -> str:
    """A wash for each kind of ground, darker along its edge, as a wet brush leaves it."""
    drawn: list[str] = []
    for ground in WASHES:
        keys = {place.key for place in lattice.sheet.hexes if place.ground == ground}
        data = _drawn(lattice, _within(lattice, keys))
        if data:
            drawn.append(element("path", class_=f"ground {ground}", d=data))
    return group("washes", drawn)


def water_layer(lattice: Lattice) -> str:
    """Rivers: the water, its bank, and lines along the bank."""
    shores = [_shore(lattice, loop) for loop in lattice.outlines(_river(lattice), 3)]
    arms = "".join(strait_shapes(lattice))  # filled later, over the rivers that end in them
    lines = [element("path", class_="strait-bank", d=arms)] if arms else []
    lines.append(element("path", class_="water", d="".join(closed(shore) for shore in shores)))
    for step, away in enumerate((5.0, 11.0, 18.5, 28.0, 40.0)):
        data = "".join(closed(_inward(shore, away)) for shore in shores)
        lines.append(
            element("path", class_="water-line", d=data, stroke_opacity=f"{0.8 - 0.14 * step:.2f}")
        )
    lines.append(element("path", class_="coast", d="".join(closed(shore) for shore in shores)))
    return group("water", lines)


def _within(lattice: Lattice, keys: Collection[str]) -> Callable[[Cell], bool]:
    return lambda cell: lattice.bled(cell) in keys


def _river(lattice: Lattice) -> Callable[[Cell], bool]:
    """Whether a cell is water, which may include everything beyond the northern edge."""
    beyond = lattice.sheet.north == "river"
    return lambda cell: (
        (beyond and lattice.is_north(cell))
        or lattice.is_sea_east(cell)
        or lattice.ground(cell) in WATER
    )


def _shore(lattice: Lattice, loop: list[Node]) -> list[Point]:
    """The bank, drawn into hexes that are partly river."""
    partly = {
        node
        for place in lattice.sheet.hexes
        if "part-river" in place.marks
        for node in lattice.corners(lattice.cells[place.key])
    }
    points: list[Point] = []
    for node in loop:
        x, y = lattice.loose(node)
        points.append((x, y + lattice.height * 0.2 if node in partly else y))
    even = calmed(calmed(points, closed=True), closed=True)
    return rounded(wavy(even, lattice.radius * 0.16))


def _inward(shore: list[Point], away: float) -> list[Point]:
    """A closed line moved to its right, where the inside of an outline is."""
    out: list[Point] = []
    count = len(shore)
    for index, (x, y) in enumerate(shore):
        (px, py), (nx, ny) = shore[index - 2], shore[(index + 2) % count]
        dx, dy = nx - px, ny - py
        long = math.hypot(dx, dy) or 1.0
        out.append((x - dy / long * away, y + dx / long * away))
    return out


def roads_near(lines: list[list[Point]]) -> set[tuple[int, int]]:
    """The squares of 12 units that lines pass through: nothing grows there."""
    near: set[tuple[int, int]] = set()
    for line in lines:
        for a, b in pairwise(line):
            steps = max(1, int(math.dist(a, b) / 5))
            for step in range(steps + 1):
                x, y = between(a, b, step / steps)
                near |= {
                    (int(x // 12) + dx, int(y // 12) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)
                }
    return near


def growth_layer(lattice: Lattice, bare: set[tuple[int, int]], *, thin: bool = False) -> str:
    """Trees, reeds and rice beds, except on ``bare`` squares; half as many if ``thin``."""
    trees: list[str] = []
    shades: list[str] = []
    tufts: list[str] = []
    beds: list[str] = []
    for cell in lattice.field(2):
        ground = lattice.ground(cell)
        if (lattice.sheet.north and lattice.is_north(cell)) or lattice.is_sea_east(cell):
            continue
        count = _COUNT.get(ground, 0) // (2 if thin else 1)
        for x, y in _standing(lattice, cell, count, bare):
            at = f"M{number(x)} {number(y)}"
            if ground in ("woods", "light-woods"):
                trees.append(at + TREE)
                shades.append(at + SHADE)
            elif ground == "swamp" and noise(round(x), round(y)) > 0.1:
                trees.append(at + TREE)
                tufts.append(f"M{number(x)} {number(y + 5)}{TUFT}")
            else:
                tufts.append(at + TUFT)
        if ground == "rice":
            beds += _beds(lattice, cell)
    return group(
        "growth",
        [
            element("path", class_="bed", d="".join(beds)),
            element("path", class_="reed", d="".join(tufts)),
            element("path", class_="shade", d="".join(shades)),
            element("path", class_="tree", d="".join(trees)),
        ],
    )


_COUNT = {"woods": 12, "light-woods": 4, "marsh": 5, "swamp": 7, "morass": 12}


def _standing(
    lattice: Lattice, cell: Cell, count: int, bare: set[tuple[int, int]]
) -> Iterator[Point]:
    """The spots of trees or reeds in a hex, from north to south."""
    x, y = lattice.centre(cell)
    turn = int((noise(*cell, 3) + 1) * 6)
    picked = [SPOTS[(turn + 5 * i) % len(SPOTS)] for i in range(count)]
    found: list[Point] = []
    for index, (dx, dy) in enumerate(picked):
        px = x + lattice.radius * (dx + 0.1 * noise(*cell, index, 1))
        py = y + lattice.radius * (dy + 0.1 * noise(*cell, index, 2)) + 4
        if (int(px // 12), int(py // 12)) not in bare:
            found.append((px, py))
    yield from sorted(found, key=lambda point: point[1])


def _beds(lattice: Lattice, cell: Cell) -> Iterator[str]:
    """Rice: short rows in parcels, whose direction changes from field to field."""
    x, y = lattice.centre(cell)
    steep = noise(cell[0] // 2, cell[1] // 2, 7) > 0
    for i in range(-3, 4):
        across = lattice.radius * 0.24 * i
        half = math.sqrt(max(0.0, 0.74**2 - (0.24 * i) ** 2)) * lattice.radius
        if steep:
            yield f"M{number(x + across)} {number(y - half)}v{number(2 * half)}"
        else:
            yield f"M{number(x - half)} {number(y + across)}h{number(2 * half)}"
