"""Towns by rank, and what is printed beside them: forts, ports, depots, worth, fields of battle."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from longroll.draw.field.lattice import Lattice
from longroll.draw.network import bastions
from longroll.draw.sheet import Point
from longroll.draw.svg import element, group, number, text
from longroll.engine.atlas import HexPlace

__all__ = ["RANKS", "lettered", "offset", "town_layer", "town_name"]

RANKS: Final = ("city", "town", "village")
"""What a place on a theatre of war may be, the largest first."""
ANCHOR: Final = (
    "M0-9V8M-4.5-5H4.5M-7.5 2Q-6.5 8.5 0 8.5Q6.5 8.5 7.5 2M-7.5 2l-1.8 3M-7.5 2l3 1.6"
    "M7.5 2l1.8 3M7.5 2l-3 1.6"
)
SWORDS: Final = "M-7 7L7-7M-7-7L7 7M-7.5 2.5L-2.5 7.5M7.5 2.5L2.5 7.5"
BOAT: Final = "M-8 0H8L5.4 5H-5.4ZM0 0V-8L6-1.6"
CRATE: Final = "M-8-8H8V8H-8ZM-8-8L8 8M8-8L-8 8"


def town_layer(lattice: Lattice) -> str:
    """Every town with its signs."""
    drawn = [part for place in lattice.sheet.hexes for part in _place(lattice, place)]
    return group("towns", drawn, pointer_events="none")


def _place(lattice: Lattice, place: HexPlace) -> Iterator[str]:
    x, y = lattice.spots[place.key]
    if "fort" in place.marks:
        yield element("path", class_=f"ramparts {place.side}", d=bastions(x, y, 27))
    for rank, drawing in _RANKS.items():
        if rank in place.marks:
            yield element("g", drawing(x, y, place.side), class_=f"place {rank} {place.side}")
    for mark in place.marks:
        kind, _, figure = mark.partition(":")
        if kind in _SIGNS:
            (dx, dy), sign = _SIGNS[kind]
            at = x + dx * lattice.radius, y + dy * lattice.radius
            yield sign(at, place, figure)


# --- By rank --------------------------------------------------------------------------------------


def _city(x: float, y: float, side: str) -> str:
    """Streets about a square, within a ring of the side's colour."""
    ring = element("circle", class_=f"ring {side}", cx=x, cy=y, r=17)
    blocks = "".join(
        f"M{number(x + 7.4 * i - 2.8)} {number(y + 7.4 * j - 2.8)}h5.6v5.6h-5.6z"
        for i in (-1, 0, 1)
        for j in (-1, 0, 1)
        if i or j
    )
    return ring + element("path", class_="streets", d=blocks)


def _town(x: float, y: float, side: str) -> str:
    return element("circle", class_=f"ring {side}", cx=x, cy=y, r=9.5) + element(
        "circle", class_=f"heart {side}", cx=x, cy=y, r=4.4
    )


def _village(x: float, y: float, _side: str) -> str:
    return element("circle", class_="hamlet", cx=x, cy=y, r=3.6)


_RANKS: Final[dict[str, Callable[[float, float, str], str]]] = {
    "city": _city,
    "town": _town,
    "village": _village,
}

# --- Signs ----------------------------------------------------------------------------------------


def _figure(d: str, class_: str) -> Callable[[Point, HexPlace, str], str]:
    def drawing(at: Point, place: HexPlace, _figure: str) -> str:
        where = f"translate({number(at[0])} {number(at[1])})"
        return element("path", class_=f"{class_} {place.side}".strip(), d=d, transform=where)

    return drawing


def _worth(at: Point, place: HexPlace, figure: str) -> str:
    """What a place is worth, on a disc in the colour of whose it is."""
    x, y = at
    disc = element("circle", class_=f"worth {place.side}", cx=x, cy=y, r=11)
    return disc + text(figure, x, y + 5.6, class_=f"worth-figure {place.side}")


_SIGNS: Final[dict[str, tuple[Point, Callable[[Point, HexPlace, str], str]]]] = {
    "value": ((0.52, -0.5), _worth),
    "port": ((-0.6, -0.36), _figure(ANCHOR, "anchor")),
    "supply": ((-0.62, 0.12), _figure(CRATE, "crate")),
    "battle": ((0.64, 0.02), _figure(SWORDS, "swords")),
    "landing": ((-0.74, 0.08), _figure(BOAT, "boat")),
}
"""Where each sign stands, in radii from the middle of its hex, and how it is drawn."""


def offset(mark: str) -> Point:
    """How far a sign stands from the middle of its hex, in radii."""
    return _SIGNS.get(mark.partition(":")[0], ((0.0, 0.0), None))[0]


# --- Names ----------------------------------------------------------------------------------------

_SHORT: Final = {" Court House": " C.H.", " and ": " & "}


def lettered(name: str) -> str:
    """A name as maps of the time abbreviate it.

    >>> lettered("King and Queen Court House")
    'King & Queen C.H.'
    >>> lettered("Petersburg (Hardy County)")
    'Petersburg'
    """
    for whole, short in _SHORT.items():
        name = name.replace(whole, short)
    return name.partition(" (")[0]


_SIZES: Final = {"city": 21.0, "town": 17.0, "village": 13.0}


def town_name(lattice: Lattice, place: HexPlace, words: Mapping[str, str]) -> Iterator[str]:
    """The name, at the foot of its hex, where counters leave it free."""
    rank = next((one for one in RANKS if one in place.marks), "village")
    x, y = lattice.spots[place.key]
    size, room = _SIZES[rank], 13 if rank == "village" else 12
    lines = [""]
    for word in lettered(words.get(place.name.upper(), place.name)).split():
        if lines[-1] and len(lines[-1]) + len(word) >= room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    foot = y + lattice.top_edge * 0.86
    for row, line in enumerate(reversed(lines)):
        yield text(
            line.upper() if rank == "city" else line,
            x,
            foot - row * size * 0.96,
            class_=f"name {rank}-name",
        )
