"""The map and the counters, as whoever draws them must know them."""

from __future__ import annotations

from functools import cache

from longroll.engine.atlas import Atlas, Piece, Place, Region, Route, Side, Waterway

from .base import side_key
from .components import RAIL, STANDARD, WATER, Components, General, Link, River, Space

__all__ = ["atlas", "atlas_of"]

CITIES = frozenset(
    [
        "baltimore",
        "philadelphia",
        "new-orleans",
        "cincinnati",
        "st-louis",
        "louisville",
        "pittsburgh",
        "charleston-sc",
        "memphis",
        "nashville",
        "mobile",
        "savannah",
        "atlanta",
        "norfolk",
        "petersburg",
        "indianapolis",
        "columbus-oh",
        "dayton",
        "wheeling",
        "augusta",
        "lynchburg",
        "chattanooga",
        "vicksburg",
        "wilmington-nc",
        "wilmington-de",
        "montgomery",
        "columbus-ga",
        "raleigh",
        "columbia-sc",
    ]
)
"""Places of some 10,000 people or more in 1860, and those that the war made as great."""

RIVER_NAMES = {"red": "Red River"}
"""Rivers whose name is more than their key."""


@cache
def atlas() -> Atlas:
    """The map: 244 spaces, their links, rivers and states, and the named counters."""
    return atlas_of(STANDARD)


def atlas_of(parts: Components) -> Atlas:
    """The map and the counters of these components."""
    pieces = [_general(general) for general in parts.generals]
    pieces += [Piece(a.key, a.name, side_key(a.side), "army") for a in parts.armies]
    return Atlas(
        places=tuple(_place(parts, space) for space in parts.spaces),
        routes=tuple(_route(parts, link) for link in parts.links),
        waterways=tuple(_waterway(parts, river) for river in parts.rivers),
        regions=tuple(Region(s.key, s.name, side_key(s.home)) for s in parts.states),
        pieces={piece.key: piece for piece in pieces},
        sides=(Side("union", "navy", "square"), Side("confederate", "butternut", "cut")),
    )


def _place(parts: Components, space: Space) -> Place:
    return Place(
        key=space.key,
        name=space.name,
        lat=space.lat,
        lon=space.lon,
        region=parts.states[space.state].key,
        home=side_key(space.home),
        rank=_rank(space),
        value=space.resource,
        marks=tuple(_marks(parts, space)),
    )


def _rank(space: Space) -> int:
    if space.capital in ("union", "confederate"):
        return 1
    if space.key in CITIES or space.resource >= 4:
        return 2
    return 3 if space.capital or space.port or space.resource else 4


def _marks(parts: Components, space: Space) -> list[str]:
    found = {
        "capital": space.capital in ("union", "confederate"),
        "state-capital": space.capital == "state",
        "coastal-fort": space.coastal_fort,
        "ocean-port": space.port == "ocean" and not space.coastal_fort,
        "river-port": space.port == "river",
        "runner-port": bool(parts.masks.runner_ports >> space.index & 1),
        "friendly": space.union_friendly,
        "valley": space.valley,
        "map-edge": space.north_edge_rail,
    }
    return [mark for mark, there in found.items() if there]


def _route(parts: Components, link: Link) -> Route:
    kind = "rail" if link.kind == RAIL else "water" if link.kind == WATER else "road"
    a, b = parts.spaces[link.a].key, parts.spaces[link.b].key
    if link.bar < 0:
        return Route(a, b, kind)
    return Route(a, b, kind, parts.spaces[link.bar].key, parts.rivers[link.river].key)


def _waterway(parts: Components, river: River) -> Waterway:
    places = tuple(parts.spaces[node.space].key for node in river.nodes if node.space >= 0)
    return Waterway(river.key, RIVER_NAMES.get(river.key, river.key.title()), places)


def _general(general: General) -> Piece:
    kind = "cavalry" if general.cavalry else "general"
    politics = () if general.cavalry else (general.politics,)
    ratings = (*politics, general.strategy, general.offense, general.defense)
    return Piece(general.key, general.name, side_key(general.side), kind, ratings)
