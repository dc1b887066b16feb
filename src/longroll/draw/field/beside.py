"""Places beside the hexes: coastal forts, islands and boxes, and the ways to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape

from longroll.draw.field.lattice import Lattice, noise, rounded
from longroll.draw.field.plate import FieldPlate
from longroll.draw.field.towns import signs
from longroll.draw.network import bastions
from longroll.draw.sheet import Point
from longroll.draw.svg import closed, element, group, path, text
from longroll.draw.tokens import DrawError
from longroll.engine.atlas import Atlas, Place

__all__ = ["beside_layers", "spots_of"]

_ALIKE: Final = {"ocean-port": "port", "river-port": "landing"}
"""Marks that are printed beside hexes under another name."""
_ISLET: Final = ((-22, -8), (-8, -19), (10, -16), (22, -2), (16, 14), (-4, 18), (-20, 10))
HALF: Final = (58.0, 46.0)
"""How far a box reaches to its sides and above its counters, in board units."""
_BELOW: Final = 68.0
"""How far it reaches below them: its name stands clear of the ships that lie there."""


def spots_of(atlas: Atlas, lattice: Lattice, plate: FieldPlate) -> dict[str, Point]:
    """The centre of every hex and of every place beside them; raises `DrawError`."""
    lost = [place.key for place in atlas.places if place.key not in plate.spots]
    if lost:
        raise DrawError(f"plate.json has no spot for {', '.join(lost)}")
    beside = {place.key: lattice.spot(*plate.spots[place.key]) for place in atlas.places}
    return {**lattice.spots, **{key: (round(x, 1), round(y, 1)) for key, (x, y) in beside.items()}}


def beside_layers(
    atlas: Atlas, spots: Mapping[str, Point], radius: float, words: Mapping[str, str]
) -> list[str]:
    """The ways to the places beside the hexes, and the places; empty if there are none."""
    if not atlas.places:
        return []
    ways = [
        element("path", class_=f"link {way.kind}", d=path([spots[way.a], spots[way.b]]))
        for way in atlas.routes
    ]
    places = [_place(place, spots[place.key], radius, words) for place in atlas.places]
    return [group("links", ways, pointer_events="none"), group("beside", places)]


def _place(place: Place, spot: Point, radius: float, words: Mapping[str, str]) -> str:
    x, y = spot
    name = words.get(place.name.upper(), place.name)
    marks = [_ALIKE.get(mark, mark) for mark in place.marks]
    marks += [f"value:{place.value}"] if place.value else []
    boxed = False
    if "coastal-fort" in place.marks:
        drawn = [element("path", class_="ramparts", d=bastions(x, y, 25))]
    elif "island" in place.marks:
        drawn = [_islet(x, y)]
    else:
        boxed = True
        wide, high = 2 * HALF[0], HALF[1] + _BELOW
        left, top = x - HALF[0], y - HALF[1]
        drawn = [element("rect", class_="place-box", x=left, y=top, width=wide, height=high)]
    drawn += signs(spot, radius, marks, place.home)
    drawn += _name(name, x, y + (_BELOW - 8 if boxed else 40), up=boxed)
    reach = radius * 0.86 if boxed else 30
    parts = [
        element("title", escape(name)),
        element("circle", class_="hit", cx=x, cy=y, r=round(reach, 1)),
        *drawn,
    ]
    return element("g", "".join(parts), id=f"space-{place.key}", data_space=place.key)


def _islet(x: float, y: float) -> str:
    shape = [
        (x + dx + 3 * noise(round(x), dx), y + 0.8 * dy + 3 * noise(round(y), dy))
        for dx, dy in _ISLET
    ]
    return element("path", class_="islet", d=closed(rounded(shape)))


def _name(name: str, x: float, y: float, *, up: bool) -> Iterator[str]:
    """A name in lines no longer than a hex; with ``up`` the last line is at ``y``."""
    lines = [""]
    for word in name.split():
        if lines[-1] and len(lines[-1]) + len(word) > 12:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    first = y - 15 * (len(lines) - 1) if up else y
    for row, line in enumerate(lines):
        yield text(line, x, first + 15 * row, class_="name place-name")
