"""The board of a title without a plate: circles and lines, or bare hexes, with their names.

Nothing is invented: a place lies where the atlas locates it, a hex where its number says.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from longroll.draw.counters import Places
from longroll.draw.counters.style import sheet_of
from longroll.draw.field.lattice import Lattice
from longroll.draw.network import glyph_defs, symbol
from longroll.draw.sheet import Point
from longroll.draw.style import dressed
from longroll.draw.svg import closed, element, group, number, text
from longroll.draw.tokens import DrawError
from longroll.engine.atlas import Atlas, Side
from longroll.engine.title import get_title

__all__ = ["places", "rules", "size", "static"]

WIDE: Final = 1600.0
MARGIN: Final = 90.0
RADIUS: Final = 52.0
REACH: Final = 20.0

SHEET = """
text{font-family:$serif;fill:$ink;text-anchor:middle}
.land{fill:$paper}.edge-line{fill:none;stroke:$ink;stroke-width:2}
.hit{fill:none;pointer-events:all}
.route{fill:none;stroke:$road;stroke-width:4}.route.rail{stroke:$rail;stroke-width:3}
.route.water{stroke:$bar;stroke-width:3;stroke-dasharray:.1 7;stroke-linecap:round}
.town{fill:$olive-tint;stroke:$ink;stroke-width:1.6}
.cell{fill:none;stroke:$hex;stroke-width:1.2;stroke-opacity:.6}
.side{stroke:$river;stroke-width:5;stroke-linecap:round}.side.way{stroke:$road}
.ground{stroke:none;fill-opacity:.5}.woods,.light-woods{fill:$wood}.river,.pond{fill:$sea}
.marsh,.swamp{fill:$marsh}.city{fill:$town}
.name{font-size:17px;paint-order:stroke;stroke:$halo;stroke-width:4px}
.number{font-size:12px;fill-opacity:.72}
.ruin{fill:none;stroke:$danger;stroke-width:4;stroke-linecap:round}
"""


@dataclass(frozen=True)
class _Laid:
    """A laid-out map: its places on the sheet, and the hexes if there are any."""

    atlas: Atlas
    spots: dict[str, Point]
    wide: float
    high: float
    lattice: Lattice | None = None


@cache
def _laid(title: str, overlay: Path | None = None) -> _Laid:
    """The map of a title; raises `DrawError` if there is none."""
    atlas = get_title(title).inventory.atlas(overlay)
    if atlas.sheet is not None:
        lattice = Lattice(atlas.sheet, RADIUS, MARGIN, MARGIN)
        spots = lattice.spots
        wide = max(x for x, _ in spots.values()) + MARGIN + RADIUS
        high = max(y for _, y in spots.values()) + MARGIN + RADIUS
        return _Laid(atlas, spots, wide, high, lattice)
    if not atlas.places:
        raise DrawError(f"{title} has no map to draw")
    spots, high = _on_earth(atlas)
    return _Laid(atlas, spots, WIDE, high)


def _on_earth(atlas: Atlas) -> tuple[dict[str, Point], float]:
    """The positions of places on the earth, and the height of the sheet."""
    middle = math.radians(sum(place.lat for place in atlas.places) / len(atlas.places))
    flat = {p.key: (p.lon * math.cos(middle), -p.lat) for p in atlas.places}
    west, north = min(x for x, _ in flat.values()), min(y for _, y in flat.values())
    across = max(x for x, _ in flat.values()) - west or 1.0
    scale = (WIDE - 2 * MARGIN) / across
    spots = {
        key: (round(MARGIN + (x - west) * scale, 1), round(MARGIN + (y - north) * scale, 1))
        for key, (x, y) in flat.items()
    }
    return spots, max(y for _, y in spots.values()) + MARGIN


def size(title: str) -> tuple[float, float]:
    """Width and height of the board, in its units."""
    laid = _laid(title)
    return laid.wide, laid.high


def rules(theme: str, sides: tuple[Side, ...]) -> str:
    """The style sheet of such a board."""
    return dressed(SHEET + sheet_of(sides), theme)


@cache
def places(title: str, overlay: Path | None = None) -> Places:
    """Where counters lie."""
    laid = _laid(title, overlay)
    reach = REACH if laid.lattice is None else RADIUS
    return Places(laid.atlas, laid.spots, reach, laid.lattice)


@cache
def static(title: str, _theme: str, _language: str, overlay: Path | None = None) -> str:
    """Everything inside the element ``svg`` of a board without counters."""
    laid = _laid(title, overlay)
    sheet = element("rect", class_="land", width=laid.wide, height=laid.high)
    inset = MARGIN / 4
    edge = element(
        "rect",
        class_="edge-line",
        x=inset,
        y=inset,
        width=laid.wide - 2 * inset,
        height=laid.high - 2 * inset,
    )
    layers = [element("defs", glyph_defs()), sheet, edge]
    if laid.lattice is not None:
        layers += [group("grid", _cells(laid.lattice)), group("sides", _sides(laid.lattice))]
    else:
        layers.append(group("routes", _routes(laid)))
    layers.append(group("spaces", _spaces(laid)))
    return "\n".join(layers)


def _cells(lattice: Lattice) -> Iterator[str]:
    for key, cell in lattice.cells.items():
        corners = closed([lattice.at(node) for node in lattice.corners(cell)])
        ground = lattice.places[key].ground
        if ground != "clear":
            yield element("path", class_=f"ground {ground}", d=corners)
        yield element("path", class_="cell", d=corners)


def _sides(lattice: Lattice) -> Iterator[str]:
    """Features of hexsides: roads from centre to centre, all others along the side."""
    for side in lattice.sheet.sides:
        way = side.kind in ("road", "track", "causeway", "rail")
        (x1, y1), (x2, y2) = (
            (lattice.spots[side.a], lattice.spots[side.b]) if way else lattice.side(side.a, side.b)
        )
        kind = f"side way {side.kind}" if way else f"side {side.kind}"
        yield element("line", class_=kind, x1=x1, y1=y1, x2=x2, y2=y2)


def _routes(laid: _Laid) -> Iterator[str]:
    for route in laid.atlas.routes:
        (x1, y1), (x2, y2) = laid.spots[route.a], laid.spots[route.b]
        d = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        yield element("path", class_=f"route {route.kind}", d=d, data_link=f"{route.a} {route.b}")


def _spaces(laid: _Laid) -> Iterator[str]:
    shapes = {side.key: side.shape for side in laid.atlas.sides}
    sheet = laid.atlas.sheet
    for place in laid.atlas.places:
        x, y = laid.spots[place.key]
        parts = [
            element("title", escape(place.name)),
            element("circle", class_="hit", cx=x, cy=y, r=24),
            symbol(shapes.get(place.home, ""), x, y, 11, "town"),
            text(place.name, x, y + 32, class_="name"),
        ]
        kind = f"space {place.home}"
        yield element(
            "g", "".join(parts), id=f"space-{place.key}", class_=kind, data_space=place.key
        )
    for hex_ in sheet.hexes if sheet is not None else ():
        x, y = laid.spots[hex_.key]
        parts = [
            element("title", escape(f"{hex_.key} {hex_.name}".strip())),
            element("circle", class_="hit", cx=x, cy=y, r=RADIUS * 0.86),
            text(hex_.key, x, y - RADIUS * 0.62, class_="number"),
            *([text(hex_.name, x, y + RADIUS * 0.7, class_="name")] if hex_.name else []),
        ]
        yield element("g", "".join(parts), id=f"space-{hex_.key}", data_space=hex_.key)
