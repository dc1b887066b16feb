"""The map and the named counters, for whoever draws them."""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.engine.atlas import Atlas, Piece, Place, Region, Route, Side
from longroll.engine.tableau import STRENGTH

from .components import STANDARD
from .parts import Components, Counter, Space

__all__ = ["MOSBY", "REGIONS", "SIDES", "UNION", "atlas", "atlas_of"]

UNION: Final = "union"
MOSBY: Final = "mosby"
SIDES: Final = (Side(UNION, "navy", "square"), Side(MOSBY, "butternut", "cut"))
REGIONS: Final = {
    "maryland": "Maryland",
    "district": "District of Columbia",
    "fairfax": "Fairfax",
    "alexandria": "Alexandria",
    "prince-william": "Prince William",
    "fauquier": "Fauquier",
    "loudoun": "Loudoun",
    "warren": "Warren",
    "clarke": "Clarke",
    "frederick": "Frederick",
    "jefferson": "Jefferson",
    "berkeley": "Berkeley",
}
"""The counties, by key."""


@cache
def atlas() -> Atlas:
    """The map: 75 spaces and their links, counties, and the counters."""
    return atlas_of(STANDARD)


def atlas_of(parts: Components) -> Atlas:
    """The map and the counters of these components."""
    pieces = [_piece(counter) for counter in parts.counters if counter.kind != "blank"]
    pieces += [Piece(one.key, one.name, UNION, "general") for one in parts.leaders]
    pieces.append(Piece(MOSBY, "Mosby", MOSBY, "general"))
    return Atlas(
        places=tuple(_place(space) for space in parts.spaces),
        routes=tuple(
            Route(
                parts.spaces[link.a].key,
                parts.spaces[link.b].key,
                "rail" if link.kind == "rail" else "road",
            )
            for link in parts.links
        ),
        waterways=(),
        regions=tuple(Region(key, name, "neutral") for key, name in REGIONS.items()),
        pieces={piece.key: piece for piece in pieces},
        sides=SIDES,
    )


def _place(space: Space) -> Place:
    home = "union" if space.lines == "initial" else "mosby" if space.confederacy else "neutral"
    marks = {
        "camp": space.camp,
        "bridge": space.bridge,
        "gap": space.gap,
        "ford": space.ford,
    }
    return Place(
        key=space.key,
        name=space.name,
        lat=space.lat,
        lon=space.lon,
        region=space.region,
        home=home,
        rank=1 if space.key == "washington" else 3 if space.town else 4,
        marks=tuple(mark for mark, there in marks.items() if there),
    )


def _piece(counter: Counter) -> Piece:
    return Piece(counter.key, counter.name, UNION, STRENGTH, (counter.strength,))
