"""What a title tells whoever draws its map: plain data, without a line of how it looks.

A network of places joined by routes. Keys are those of actions and views, so that what is drawn can
be lit up and clicked; degrees are geographic, so that coasts and rivers can be laid under it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

__all__ = ["NO_ATLAS", "Atlas", "Piece", "Place", "Region", "Route", "Waterway"]


class Place(NamedTuple):
    """A space of the map.

    Attributes:
        key: as in actions and views.
        name: as written beside it.
        lat: degrees north.
        lon: degrees east (America: negative).
        region: key of the region that it belongs to.
        home: key of the side whose colour is printed, or ``neutral``.
        rank: 1 for a seat of government, 2 for a city, 3 for a town, 4 for a village or station.
        value: a number printed beside it (a resource), 0 for none.
        marks: what else is printed: ``capital``, ``state-capital``, ``ocean-port``,
            ``river-port``, ``coastal-fort``, ``runner-port``, ``friendly``, ``map-edge``...
    """

    key: str
    name: str
    lat: float
    lon: float
    region: str
    home: str
    rank: int
    value: int = 0
    marks: tuple[str, ...] = ()


class Route(NamedTuple):
    """A link between places ``a`` and ``b``: ``rail``, ``road`` or ``water``.

    ``bar`` is the place at which a river must be crossed, ``river`` that river; both may be empty.
    """

    a: str
    b: str
    kind: str
    bar: str = ""
    river: str = ""


class Waterway(NamedTuple):
    """A river that the game knows: its places from the mouth up to the head of navigation."""

    key: str
    name: str
    places: tuple[str, ...]


class Region(NamedTuple):
    """A state or an area: its key, name and the side whose colour it has."""

    key: str
    name: str
    home: str


class Piece(NamedTuple):
    """A counter with a name: ``kind`` is ``general``, ``cavalry`` or ``army``.

    ``ratings`` are as printed, from left to right.
    """

    key: str
    name: str
    side: str
    kind: str
    ratings: tuple[int, ...] = ()


class Atlas(NamedTuple):
    """Everything about a map that can be drawn before a game begins.

    Attributes:
        places: the spaces; none for a title without such a map.
        routes: the links.
        waterways: the navigable rivers.
        regions: the states or areas.
        pieces: counters with names, by key.
        sides: keys of the sides, first and second.
    """

    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    waterways: tuple[Waterway, ...]
    regions: tuple[Region, ...]
    pieces: Mapping[str, Piece]
    sides: tuple[str, ...]


NO_ATLAS: Final = Atlas((), (), (), (), {}, ())
"""For a title that has no map of places."""
