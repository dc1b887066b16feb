"""A theatre of war: ranges, ridges and passes, bogs, and the coloured borders of countries."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise
from xml.sax.saxutils import escape

from longroll.draw.field.lattice import Lattice, between, chains, noise
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, number, path
from longroll.engine.atlas import Region

__all__ = ["border_layer", "mountain_layer", "pass_layer", "ridge_data", "sample_range"]

STRIKE = math.radians(-57)
"""Direction of the ranges of the Appalachians: north-east."""
RANGES = ((-0.48, 0.86), (0.04, 0.98), (0.52, 0.74))
"""The crests in a hex of mountains: the offset aside and the length of each, in radii."""
RIDGES = ("ridge", "gap", "cut", "barrier")
"""Hexsides with a crest: closed, with a pass, with a railway cutting, closed to all."""
TUFT = "m-4 0h8m-6-1.2l-1.2-3.6m3.2 3.6l.2-4.6m2.8 4.6l1.4-3.4"
"""A small tuft of reeds."""


def mountain_layer(lattice: Lattice) -> str:
    """Ranges through hexes, ridges along hexsides, both in hachures; bogs along hexsides."""
    strokes: list[str] = []
    for cell in lattice.field(2):
        if lattice.ground(cell) == "mountains":
            x, y = lattice.centre(cell)
            for turn, (aside, long) in enumerate(RANGES):
                strokes.extend(_range(lattice, (x, y), aside, long, turn))
    for side in lattice.sheet.sides:
        if side.kind in RIDGES:
            opened = side.kind in ("gap", "cut")
            strokes.extend(ridge_data(lattice, side.a, side.b, opened=opened))
    bogs = "".join(
        part for s in lattice.sheet.sides if s.kind == "bog" for part in _bog(lattice, s.a, s.b)
    )
    drawn = [element("path", class_="hachure", d="".join(strokes))] if strokes else []
    walls = [path(list(lattice.side(s.a, s.b))) for s in lattice.sheet.sides if s.kind == "barrier"]
    if walls:
        drawn.append(element("path", class_="barrier", d="".join(walls)))
    if bogs:
        drawn.append(element("path", class_="reed", d=bogs))
    return group("relief", drawn)


def _range(lattice: Lattice, middle: Point, aside: float, long: float, turn: int) -> Iterator[str]:
    """One crest in a hex of mountains, bent a little, its ends running out into the plain."""
    x, y = middle
    seed = round(x), round(y), turn
    r = lattice.radius
    along, out = (math.cos(STRIKE), math.sin(STRIKE)), (-math.sin(STRIKE), math.cos(STRIKE))
    shift = 0.14 * noise(*seed, 1)
    points: list[Point] = []
    for step in range(5):
        far = (step / 4 - 0.5) * long * 1.5 + shift
        off = aside + 0.09 * noise(*seed, 2 + step)
        points.append(
            (x + r * (along[0] * far + out[0] * off), y + r * (along[1] * far + out[1] * off))
        )
    yield from _hachures(points, r * 0.17)


def ridge_data(lattice: Lattice, a: str, b: str, *, opened: bool) -> Iterator[str]:
    """The crest along a hexside; with a gap in the middle if it has a pass."""
    start, end = lattice.side(a, b)
    stretches = ((0.0, 0.33), (0.67, 1.0)) if opened else ((0.0, 1.0),)
    for first, last in stretches:
        points = [between(start, end, first + (last - first) * step / 3) for step in range(4)]
        yield from _hachures(points, lattice.radius * 0.17, tapered=False)


def sample_range(x: float, y: float) -> Iterator[str]:
    """A level crest for an explanation, from its middle."""
    yield from _hachures([(x - 26, y), (x, y - 1.5), (x + 26, y)], 9)


def _hachures(points: list[Point], reach: float, *, tapered: bool = True) -> Iterator[str]:
    """Strokes down both flanks of a crest, longer in its middle if ``tapered``."""
    spans = list(pairwise(points))
    total = sum(math.dist(a, b) for a, b in spans)
    gone, apart = 0.0, 5.2
    for a, b in spans:
        long = math.dist(a, b) or 1.0
        dx, dy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
        for step in range(max(1, round(long / apart))):
            t = (step + 0.5) / max(1, round(long / apart))
            x, y = between(a, b, t)
            part = (gone + t * long) / total
            swell = math.sin(math.pi * part) ** 0.6 if tapered else 1.0
            for flank in (-1, 1):
                far = reach * swell * (0.8 + 0.25 * noise(round(x), round(y), flank))
                lean = 0.28 * noise(round(y), round(x), flank)
                sx, sy = x - dy * flank * 1.3, y + dx * flank * 1.3
                ex = (-dy * flank + dx * lean) * far
                ey = (dx * flank + dy * lean) * far
                yield f"M{number(sx)} {number(sy)}l{number(ex)} {number(ey)}"
        gone += long


def _bog(lattice: Lattice, a: str, b: str) -> Iterator[str]:
    """Reeds in two rows along a hexside."""
    start, end = lattice.side(a, b)
    here, there = lattice.spots[a], lattice.spots[b]
    for row, towards in enumerate((here, there)):
        for step in range(5):
            x, y = between(between(start, end, (step + 0.3 + 0.4 * row) / 5), towards, 0.09)
            yield f"M{number(x)} {number(y + 2)}{TUFT}"


def pass_layer(lattice: Lattice) -> str:
    """Passes: two curves with a gap for the way between them, and the name beneath."""
    drawn = [
        _pass(lattice, side.a, side.b, side.name)
        for side in lattice.sheet.sides
        if side.kind == "gap"
    ]
    return group("passes", drawn)


def _pass(lattice: Lattice, a: str, b: str, name: str) -> str:
    (x1, y1), (x2, y2) = lattice.spots[a], lattice.spots[b]
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
    where = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
    curves = element("path", class_="track-to", d="M-24 0H24")
    curves += element("path", class_="pass", d="M-11-15Q0-4 11-15M-11 15Q0 4 11 15")
    told = element("title", escape(name)) if name else ""
    return element("g", told + curves, transform=where, data_side=f"{a}-{b}")


def border_layer(lattice: Lattice) -> str:
    """Borders between countries, tinted on each side with the country's colour."""
    home = {
        place.key: country
        for country in lattice.sheet.countries
        for place in lattice.sheet.hexes
        if country.key in place.zones
    }
    drawn: list[str] = []
    for country in lattice.sheet.countries:
        cells = frozenset(lattice.cells[key] for key, own in home.items() if own == country)
        loops = lattice.outlines(cells.__contains__)
        outline = "".join(closed([lattice.at(node) for node in loop]) for loop in loops)
        clip = f"lr-{country.key}"
        drawn.append(element("clipPath", element("path", d=outline), id=clip))
        meeting = "".join(_meeting(lattice, home, country))
        border = element("path", class_=f"border {country.home}", d=meeting)
        drawn.append(element("g", border, clip_path=f"url(#{clip})", data_country=country.key))
    return group("countries", drawn, pointer_events="none")


def _meeting(lattice: Lattice, home: Mapping[str, Region], country: Region) -> Iterator[str]:
    """The hexsides between a country and others, joined end to end."""
    keys = {cell: key for key, cell in lattice.cells.items()}
    pairs = [
        lattice.ends(key, keys[other])
        for key, own in home.items()
        if own == country
        for other in lattice.neighbours(lattice.cells[key])
        if home.get(keys.get(other, ""), own) != own
    ]
    for line in chains(pairs):
        yield path([lattice.at(node) for node in line])
