"""Towns by rank, and their signs: forts, ports, depots, values, battlefields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from longroll.draw.field.lattice import Lattice
from longroll.draw.network import bastions
from longroll.draw.sheet import Point
from longroll.draw.svg import element, group, number, text
from longroll.draw.tokens import tokens
from longroll.engine.atlas import HexPlace

__all__ = [
    "RANKS",
    "Line",
    "asides",
    "lettered",
    "offset",
    "signs",
    "town_layer",
    "town_lines",
    "town_name",
]

RANKS: Final = ("city", "town", "village")
"""Ranks of places on a theatre of war, the largest first."""
ANCHOR: Final = (
    "M0-9V8M-4.5-5H4.5M-7.5 2Q-6.5 8.5 0 8.5Q6.5 8.5 7.5 2M-7.5 2l-1.8 3M-7.5 2l3 1.6"
    "M7.5 2l1.8 3M7.5 2l-3 1.6"
)
SWORDS: Final = "M-7 7L7-7M-7-7L7 7M-7.5 2.5L-2.5 7.5M7.5 2.5L2.5 7.5"
BOAT: Final = "M-8 0H8L5.4 5H-5.4ZM0 0V-8L6-1.6"
STAR: Final = "M0-9.5L2.3-3.1L9-2.9L3.7 1.2L5.6 7.7L0 3.9L-5.6 7.7L-3.7 1.2L-9-2.9L-2.3-3.1Z"
SEAT: Final = "M0-15L3.7-5L14.3-4.7L5.9 1.9L8.9 12.1L0 6.2L-8.9 12.1L-5.9 1.9L-14.3-4.7L-3.7-5Z"
PENNANT: Final = "M-9-8H9L5 0L9 8H-9Z"
SALT: Final = "M-8 6Q-3-8 0-8T8 6Z"
CRATE: Final = "M-8-8H8V8H-8ZM-8-8L8 8M8-8L-8 8"


_LOW: Final[dict[str, Point]] = {
    "value": (0.6, 0.24),
    "objective": (0.6, 0.24),
    "blockade": (0.62, -0.09),
}
"""Positions on a sheet of pointed hexes of those signs that a general's name would cover.

What wins points is to the right, where no ships lie; no hex is an objective and has a value.
"""
_ABOVE: Final[dict[str, Point]] = {"value": (0.6, 0.02), "objective": (0.6, 0.02)}
"""The same where a name has two lines."""


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
    low: dict[str, Point] = _LOW if lattice.sheet.pointed else {}
    if low and place.name and len(_lines(place, {})) > 1:
        low = low | _ABOVE
    yield from signs((x, y), lattice.radius, place.marks, place.side, low)


def signs(
    spot: Point,
    radius: float,
    marks: Iterable[str],
    side: str,
    elsewhere: Mapping[str, Point] = _LOW,
) -> Iterator[str]:
    """The signs about the middle of a place, each in its own corner.

    ``elsewhere``: signs with another position here.
    """
    for mark in marks:
        kind, _, figure = mark.partition(":")
        if kind in _SIGNS:
            usual, sign = _SIGNS[kind]
            dx, dy = elsewhere.get(kind, usual)
            yield sign((spot[0] + dx * radius, spot[1] + dy * radius), side, figure)


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


def _figure(d: str, class_: str) -> Callable[[Point, str, str], str]:
    def drawing(at: Point, side: str, _figure: str) -> str:
        where = f"translate({number(at[0])} {number(at[1])})"
        return element("path", class_=f"{class_} {side}".strip(), d=d, transform=where)

    return drawing


def _worth(at: Point, side: str, figure: str) -> str:
    """The value of a place, on a disc in the colour of its owner."""
    x, y = at
    disc = element("circle", class_=f"worth {side}", cx=x, cy=y, r=11)
    return disc + text(figure, x, y + 5.6, class_=f"worth-figure {side}")


def _blockade(at: Point, _side: str, figure: str) -> str:
    """A pennant with the value of a port for the blockade."""
    x, y = at
    where = f"translate({number(x)} {number(y)})"
    pennant = element("path", class_="pennant", d=PENNANT, transform=where)
    return pennant + text(figure, x - 1.5, y + 4.2, class_="pennant-figure")


_SIGNS: Final[dict[str, tuple[Point, Callable[[Point, str, str], str]]]] = {
    "state-capital": ((0.0, 0.0), _figure(STAR, "state-star")),
    "capital": ((0.0, 0.0), _figure(SEAT, "seat")),
    "objective": ((-0.5, -0.52), _figure(STAR, "objective")),
    "blockade": ((0.56, 0.02), _blockade),
    "salt": ((-0.5, -0.06), _figure(SALT, "salt")),
    "value": ((0.52, -0.5), _worth),
    "port": ((-0.6, -0.36), _figure(ANCHOR, "anchor")),
    "supply": ((-0.62, 0.12), _figure(CRATE, "crate")),
    "battle": ((0.64, 0.02), _figure(SWORDS, "swords")),
    "landing": ((-0.74, 0.08), _figure(BOAT, "boat")),
}
"""The position of each sign, in radii from the middle of its hex, and its drawing."""


def offset(mark: str) -> Point:
    """The offset of a sign from the middle of its hex, in radii."""
    return _SIGNS[mark.partition(":")[0]][0] if mark.partition(":")[0] in _SIGNS else (0.0, 0.0)


# --- Names ----------------------------------------------------------------------------------------

_SHORT: Final = {" Court House": " C.H.", " and ": " & "}


def lettered(name: str) -> str:
    """A name abbreviated as on maps of the time.

    >>> lettered("King and Queen Court House")
    'King & Queen C.H.'
    >>> lettered("Petersburg (Hardy County)")
    'Petersburg'
    """
    for whole, short in _SHORT.items():
        name = name.replace(whole, short)
    return name.partition(" (")[0]


_SIZES: Final = {"city": 21.0, "town": 17.0, "village": 13.0, "": 16.5}
"""The size of a name by rank; of a place without one, such as a lake, that of any name."""
_AIR: Final = 4.0
"""Space at either end of a name, in board units."""
_ROUNDS: Final = 24
"""Rounds in which touching names are moved apart: several in a row need more than one."""


def _rank(place: HexPlace) -> str:
    return next((one for one in RANKS if one in place.marks), "")


def _lines(place: HexPlace, words: Mapping[str, str]) -> list[str]:
    """The name of a place, in lines about as wide as a hex."""
    rank = _rank(place)
    room = 12 if rank in ("city", "town") else 13
    lines = [""]
    for word in lettered(words.get(place.name.upper(), place.name)).split():
        if lines[-1] and len(lines[-1]) + len(word) >= room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return [line.upper() for line in lines] if rank == "city" else lines


def asides(lattice: Lattice, words: Mapping[str, str]) -> dict[str, float]:
    """Sideways offsets of names that would run into the next name of a level row."""
    if not lattice.sheet.pointed:
        return {}
    # What several hexes are called, such as a bay, is not written in each.
    count = Counter(place.name for place in lattice.sheet.hexes)
    ranked = set(RANKS)
    named = [
        place
        for place in lattice.sheet.hexes
        if place.name and (ranked & set(place.marks) or count[place.name] == 1)
    ]
    half = {place.key: _half(place, words) for place in named}
    aside = dict.fromkeys(half, 0.0)
    rows = [
        (a.key, b.key)
        for a, b in pairwise(sorted(named, key=lambda place: (place.row, place.column)))
        if a.row == b.row
    ]
    for _ in range(_ROUNDS):
        for a, b in rows:
            apart = lattice.spots[b][0] + aside[b] - lattice.spots[a][0] - aside[a]
            over = half[a] + half[b] - apart
            if over > 0:
                aside[a], aside[b] = aside[a] - over / 2, aside[b] + over / 2
    most = lattice.radius * 0.8
    return {key: min(max(far, -most), most) for key, far in aside.items() if far}


def _face(rank: str) -> str:
    return "bold" if rank in ("city", "town") else "regular"


def _half(place: HexPlace, words: Mapping[str, str]) -> float:
    """Half the width of a name, with some space."""
    rank = _rank(place)
    style, apart = _face(rank), (1.0 if rank == "city" else 0.0)
    width = tokens("light").width  # type is the same in all themes
    return (
        max(width(line, _SIZES[rank], style) + apart * len(line) for line in _lines(place, words))
        / 2
        + _AIR
    )


class Line(NamedTuple):
    """A line of a name: its text, its middle, its foot and its size."""

    text: str
    x: float
    y: float
    size: float


def town_lines(
    lattice: Lattice, place: HexPlace, words: Mapping[str, str], aside: float = 0.0
) -> Iterator[Line]:
    """The lines of a name at the foot of its hex, which counters leave free."""
    size = _SIZES[_rank(place)]
    x, y = lattice.spots[place.key]
    foot = y + lattice.radius * (0.68 if lattice.sheet.pointed else 0.745)
    lines = _lines(place, words)
    for above, line in zip(reversed(range(len(lines))), lines, strict=True):
        yield Line(line, x + aside, foot - above * size * 0.96, size)


def town_name(
    lattice: Lattice, place: HexPlace, words: Mapping[str, str], aside: float = 0.0
) -> Iterator[str]:
    """The name of a place, drawn."""
    rank = _rank(place)
    kind = f"name {rank}-name" if rank else "name"
    for line in town_lines(lattice, place, words, aside):
        yield text(line.text, line.x, line.y, class_=kind)
