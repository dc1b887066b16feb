"""Works, drawn as works: parapets with their ditch, redoubts with a salient, abatis, approaches."""

from __future__ import annotations

import math
from collections.abc import Iterator

from longroll.draw.field.lattice import Lattice, between, noise, shifted
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, path

__all__ = ["approach", "built_layer", "works_layer"]


def works_layer(lattice: Lattice) -> str:
    """Printed works: revetments, redoubts, abatis, siege works, and the open perimeter."""
    drawn: list[str] = []
    for kind, drawing in (
        ("abatis", _abatis),
        ("revetment", _revetment),
        ("redoubt", _redoubt),
        ("siege-works", approach),
        ("open-perimeter", _open),
    ):
        for side in lattice.sheet.sides:
            if side.kind == kind:
                parts = "".join(drawing(lattice, side.a, side.b))
                of = {"data_side": f"{side.a}-{side.b}", "data_work": kind}
                drawn.append(element("g", parts, class_=f"work {kind}", **of))
    return group("works", drawn)


def built_layer(lattice: Lattice, sides: list[tuple[str, str]]) -> list[str]:
    """Siege works made in a game, from the hexes that they cover."""
    return [
        element("g", "".join(approach(lattice, a, b)), class_="work siege-works built")
        for a, b in sides
    ]


def _teeth(a: Point, b: Point, towards: Point, count: int, far: float) -> str:
    """Short strokes from a parapet to the ditch."""
    (u, v), (p, q) = shifted(a, b, towards, far), (a, b)
    return "".join(
        f"M{number(x)} {number(y)}L{number(z)} {number(w)}"
        for (x, y), (z, w) in (
            (between(p, q, t), between(u, v, t))
            for t in ((step + 0.5) / count for step in range(count))
        )
    )


def _line(a: Point, b: Point) -> str:
    return f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"


def _revetment(lattice: Lattice, inside: str, outside: str) -> Iterator[str]:
    """A continuous entrenchment: parapet inside, ditch outside, strokes between."""
    a, b = lattice.side(inside, outside)
    within, without = lattice.spots[inside], lattice.spots[outside]
    crest = shifted(a, b, within, lattice.radius * 0.05)
    ditch = shifted(a, b, without, lattice.radius * 0.07)
    yield element("path", class_="bank", d=closed([*crest, ditch[1], ditch[0]]))
    yield element("path", class_="teeth", d=_teeth(*crest, without, 13, lattice.radius * 0.11))
    yield element("path", class_="crest", d=_line(*crest))
    yield element("path", class_="ditch", d=_line(*ditch))


def _redoubt(lattice: Lattice, inside: str, outside: str) -> Iterator[str]:
    """A work with a salient towards the enemy, heavier than the line between."""
    a, b = lattice.side(inside, outside)
    within, without = lattice.spots[inside], lattice.spots[outside]
    near = shifted(a, b, within, lattice.radius * 0.11)
    far = shifted(a, b, without, lattice.radius * 0.13)
    tip = between(between(a, b, 0.5), without, 0.3)
    faces = [near[0], between(*far, 0.12), tip, between(*far, 0.88), near[1]]
    yield element("path", class_="mass", d=closed(faces))
    middle = between(between(a, b, 0.5), within, 0.1)
    inner = [between(point, middle, 0.36) for point in faces]
    yield element("path", class_="terreplein", d=closed(inner))
    yield element("path", class_="crest", d=path(faces))


def _abatis(lattice: Lattice, inside: str, outside: str) -> Iterator[str]:
    """Felled trees, their branches towards the enemy."""
    a, b = lattice.side(inside, outside)
    without = lattice.spots[outside]
    (u, v) = shifted(a, b, without, lattice.radius * 0.27)
    trunks: list[str] = []
    for step in range(8):
        x, y = between(u, v, (step + 0.5) / 8)
        out = math.atan2(without[1] - y, without[0] - x) + 0.5 * noise(round(x), round(y))
        for turn, long in ((0.0, 11.0), (0.62, 8.0), (-0.62, 8.0)):
            ex, ey = math.cos(out + turn) * long, math.sin(out + turn) * long
            trunks.append(f"M{number(x)} {number(y)}l{number(ex)} {number(ey)}")
    yield element("path", class_="branches", d="".join(trunks))


def approach(lattice: Lattice, inside: str, outside: str) -> Iterator[str]:
    """A siege trench in short zigzags, its earth thrown towards the enemy."""
    a, b = lattice.side(inside, outside)
    within, without = lattice.spots[inside], lattice.spots[outside]
    back = shifted(a, b, within, lattice.radius * 0.07)
    front = shifted(a, b, without, lattice.radius * 0.04)
    turns = [between(*(front if step % 2 else back), step / 6) for step in range(7)]
    yield element("path", class_="trench", d=path(turns))
    earth = [between(point, without, 0.13) for point in turns]
    yield element("path", class_="spoil", d=path(earth))


def _open(lattice: Lattice, inside: str, outside: str) -> Iterator[str]:
    """The perimeter where it has no work: a dotted line."""
    yield element("path", class_="points", d=_line(*lattice.side(inside, outside)))
