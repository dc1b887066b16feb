"""2 and 5 The map in masks: regions, and what a step over each hexside costs.

A step leads over a hexside; a navigable river on it is a *water* (`components.waters`), and who
controls it may shut the step: `shut` gives the steps that a set of waters takes away. What changes
in the winter of 1864, when the new railroads are built (5.4.5), is there twice, by *era*.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Closure, Steps, closure
from longroll.engine.memo import remembered

from .components import (
    BARRIERS,
    BORDER,
    CONFEDERATE,
    GRID,
    GROUND,
    NORTHERN,
    PLACE,
    REALMS,
    SOUTHERN,
    STATE,
    TABLES,
    UNION,
    WATERS,
    place_key,
)

__all__ = [
    "ALWAYS",
    "BORDER_REALMS",
    "BRIDGED",
    "CAPITALS",
    "CITIES",
    "COASTAL_FORTS",
    "ERA_TURN",
    "FERRIES",
    "HEXES",
    "ISLANDS",
    "KENTUCKY",
    "LAND",
    "LAND_LINKS",
    "LAND_STEPS",
    "LOYAL",
    "MARKABLE",
    "NORTH",
    "NORTH_EDGE",
    "OBJECTIVES",
    "OCEAN_PORTS",
    "OPEN_STEPS",
    "PORTS",
    "PROTECTED",
    "RAILS",
    "RAIL_STEPS",
    "REALM",
    "RESOURCES",
    "SOUTH",
    "SPACES",
    "THEATRE",
    "TOWNS",
    "TRACE_LINKS",
    "VALUABLE",
    "era",
    "features_between",
    "line_between",
    "shut",
    "water_between",
]

# --- Regions --------------------------------------------------------------------------------------

REALM: Final[tuple[Mask, ...]] = tuple(
    mask(place for place, state in enumerate(GROUND.state) if state == realm.number)
    for realm in REALMS
)
"""By state its places."""
BORDER_REALMS: Final = tuple(realm.number for realm in REALMS if realm.kind == BORDER)
"""Kentucky, Missouri and West Virginia, in the order of the state's list ``border`` (2.1.2)."""


def _of_kind(kind: int) -> Mask:
    found = 0
    for realm in REALMS:
        found |= REALM[realm.number] if realm.kind == kind else 0
    return found


NORTH: Final[Mask] = _of_kind(NORTHERN)
SOUTH: Final[Mask] = _of_kind(SOUTHERN)
LOYAL: Final[Mask] = NORTH | _of_kind(BORDER)
"""The places of Northern and Border states."""
THEATRE: Final[tuple[Mask, ...]] = tuple(GROUND.of_theatre(theatre) for theatre in range(3))
LAND: Final[Mask] = GROUND.land
TOWNS: Final[Mask] = GROUND.towns
CITIES: Final[Mask] = GROUND.cities
CAPITALS: Final[Mask] = GROUND.capitals
PORTS: Final[Mask] = GROUND.ports
OCEAN_PORTS: Final[Mask] = GROUND.ocean_ports
OBJECTIVES: Final[Mask] = GROUND.objectives
RESOURCES: Final[Mask] = GROUND.resources
VALUABLE: Final[Mask] = OBJECTIVES | RESOURCES
"""Objective and Resource hexes (2.1.4)."""
COASTAL_FORTS: Final[Mask] = mask(s.place for s in GROUND.spaces if s.kind == "coastal-fort")
SPACES: Final[Mask] = mask(s.place for s in GROUND.spaces)
HEXES: Final[Mask] = (1 << GRID.size) - 1
ISLANDS: Final[Mask] = mask(s.place for s in GROUND.spaces if s.kind == "island")
PROTECTED: Final = {s.place: s.protects for s in GROUND.spaces if s.kind == "coastal-fort"}
"""By Coastal Fort the ports behind it (20.2)."""
ALWAYS: Final[tuple[Mask, Mask]] = (
    mask(s.place for s in GROUND.spaces if s.only == UNION),
    mask(s.place for s in GROUND.spaces if s.only == CONFEDERATE or s.kind == "resource"),
)
"""Places that nobody can take from a side: the boxes at sea, and Texas beyond the map."""
MARKABLE: Final[Mask] = (TOWNS | PORTS | VALUABLE | COASTAL_FORTS | ISLANDS) & ~(
    ALWAYS[UNION] | ALWAYS[CONFEDERATE]
)
"""6.2.3: where a control marker may lie."""

KENTUCKY: Final[Mask] = mask(
    place
    for place, state in enumerate(GROUND.state)
    if state == STATE["KY"] and (not GROUND.also[place] or (TOWNS | PORTS) >> place & 1)
)
"""17.1.3: hexes wholly in Kentucky, or with a town, city or port of it."""

# --- Lines ----------------------------------------------------------------------------------------

ERA_TURN: Final = max(line.since for line in GROUND.lines)
"""5.4.5: the turn from which all railroads are built."""


def era(turn: int) -> int:
    """0 before the new railroads are built, 1 from then on."""
    return int(turn >= ERA_TURN)


def _lines(when: int) -> dict[tuple[int, int], str]:
    """By a pair of hexes, the lower first, the best line in an era: a railroad before a road."""
    found: dict[tuple[int, int], str] = {}
    for line in GROUND.lines:
        if line.since and not when:
            continue
        for a, b in zip(line.course, line.course[1:], strict=False):
            pair = (a, b) if a < b else (b, a)
            if found.get(pair) != "rail":
                found[pair] = line.kind
    return found


_LINES: Final = (_lines(0), _lines(1))
_RAIL_PAIRS: Final = tuple(
    tuple(pair for pair, kind in lines.items() if kind == "rail") for lines in _LINES
)
RAILS: Final[tuple[Mask, ...]] = tuple(
    mask(end for pair in pairs for end in pair) for pairs in _RAIL_PAIRS
)
"""By era the hexes with a railroad."""
NORTH_EDGE: Final[Mask] = mask(
    end
    for line in GROUND.lines
    if line.exit == "north"
    for end in (line.course[0], line.course[-1])
    if GRID.neighbours[end][0] < 0
)
"""13.3.1: the hexes in which a railroad leaves the map by its north edge."""


def line_between(a: int, b: int, when: int) -> str:
    """``rail``, ``road``, ``ferry`` or "" between two hexes in an era."""
    return _LINES[when].get((min(a, b), max(a, b)), "")


_WATER: Final = {
    pair: water
    for water, pair in enumerate(WATERS.pairs)
    if pair is not None and WATERS.sides >> water & 1
}


def water_between(a: int, b: int) -> int:
    """The navigable river between two hexes; -1 without one."""
    return _WATER.get((min(a, b), max(a, b)), -1)


_NOTHING: Final[dict[str, str]] = {}


def features_between(a: int, b: int) -> dict[str, str]:
    """The marks of a hexside, with their names: ``pass``, ``rail-bridge``."""
    first, second = sorted((place_key(a), place_key(b)))
    return GROUND.features.get((first, second), _NOTHING)


FERRIES: Final = tuple(
    (PLACE[a], PLACE[b], WATERS.at(f"{a}|{b}")) for a, b in (("4509", "4510"), ("4619", "4620"))
)
"""5.8.5: Simmesport and Mobile to Blakeley: who uses them holds both ends, and the water."""

# --- Steps ----------------------------------------------------------------------------------------


def _marked(*features: str) -> Closure:
    """The sides with one of these marks."""
    return closure(
        (PLACE[a], PLACE[b])
        for (a, b), marks in GROUND.features.items()
        if a in PLACE and b in PLACE and any(feature in marks for feature in features)
    )


_BARRED: Final = _marked(*BARRIERS)
_MOUNTAINS: Final = _marked("mountain")
_PASSES: Final = _marked("pass")
_BRIDGES: Final = _marked("rail-bridge")
_RAIL_FERRIES: Final = _marked("rail-ferry")
_MINOR: Final = closure(
    (PLACE[a], PLACE[b]) for a, b in sorted(WATERS.minor) if a in PLACE and b in PLACE
)
_NAVIGABLE: Final = closure(_WATER)
_SLOW: Final = GROUND.of_terrain("swamp")
"""Ground that costs more than a point; all other land costs one (5.3)."""


def _shifted(region: Mask, shift: int) -> Mask:
    return region << shift if shift > 0 else region >> -shift


def _land_steps(when: int) -> Steps:
    """5.3 to 5.8 All steps by land with their points, as if no enemy controlled a river."""
    movement = TABLES.movement.number
    kinds = {kind: _of_lines(kind, when) for kind in ("rail", "road", "ferry")}
    prices: dict[int, dict[int, Mask]] = {}
    for shift, sources in GRID.shifts:
        from_land = sources & LAND & _shifted(LAND, -shift)
        slow = _shifted(_SLOW, -shift)
        rail, road, ferry = (kinds[kind].get(shift, 0) for kind in ("rail", "road", "ferry"))
        navigable = _NAVIGABLE.get(shift, 0)
        wet = (_MINOR.get(shift, 0) & ~road, navigable)
        steep = _MOUNTAINS.get(shift, 0) & ~_PASSES.get(shift, 0)
        open_ = from_land & ~rail & ~(_BARRED.get(shift, 0) & ~ferry)
        parts = (
            (rail, movement("line"), ((_RAIL_FERRIES.get(shift, 0), movement("ferry")),)),
            (
                open_,
                movement("clear"),
                (
                    (slow & ~road, movement("swamp") - movement("clear")),
                    (wet[0] & ~navigable, movement("minor_river")),
                    (wet[1], movement("navigable_river")),
                    (steep, movement("mountain_side")),
                ),
            ),
        )
        for region, price, extras in parts:
            _lay(prices, shift, region, price, extras)
    return Steps.of(prices)


def _lay(
    prices: dict[int, dict[int, Mask]],
    shift: int,
    region: Mask,
    price: int,
    extras: tuple[tuple[Mask, int], ...],
) -> None:
    """Sort the steps of a region by price: each mark that bears on a step adds its points."""
    if not region:
        return
    if not extras:
        sources = prices.setdefault(price, {})
        sources[shift] = sources.get(shift, 0) | region
        return
    marked, points = extras[0]
    _lay(prices, shift, region & marked, price + points, extras[1:])
    _lay(prices, shift, region & ~marked, price, extras[1:])


def _of_lines(kind: str, when: int) -> Closure:
    return closure(pair for pair, line in _LINES[when].items() if line == kind)


def _open_steps(when: int) -> Steps:
    """9.1: the sides over which a zone of influence extends: by bridges, never by ferries."""
    bridges = closure(pair for pair in _WATER if _is_bridge(pair, when))
    steps: dict[int, Mask] = {}
    for shift, sources in GRID.shifts:
        barred = _BARRED.get(shift, 0) | _NAVIGABLE.get(shift, 0) & ~bridges.get(shift, 0)
        steps[shift] = sources & LAND & _shifted(LAND, -shift) & ~barred
    return Steps.of({1: steps})


def _is_bridge(pair: tuple[int, int], when: int) -> bool:
    return "rail-bridge" in features_between(*pair) and line_between(*pair, when) == "rail"


LAND_STEPS: Final = (_land_steps(0), _land_steps(1))
"""By era all steps by land with their points, the river's bridges and ferries in use."""
RAIL_STEPS: Final = tuple(Steps.of({1: closure(pairs)}) for pairs in _RAIL_PAIRS)
"""By era all steps along a railroad, over bridges and ferries too (5.4.4)."""
OPEN_STEPS: Final = (_open_steps(0), _open_steps(1))
"""By era the sides over which a zone of influence extends, the bridges being in use."""
BRIDGED: Final = tuple(
    mask(water for pair, water in _WATER.items() if _is_bridge(pair, when)) for when in (0, 1)
)
"""By era the navigable hexsides with a bridge."""


@remembered(256)
def shut(waters: Mask) -> Closure:
    """The steps over the sides of these waters."""
    pairs = (WATERS.pairs[water] for water in members(waters & WATERS.sides))
    return closure(pair for pair in pairs if pair is not None)


LAND_LINKS: Final = tuple(
    (link.a, link.b, link.cost) for link in GROUND.links if link.kind in ("land", "river")
)
"""Ways by land between a space and a hex, with their points."""
TRACE_LINKS: Final = tuple(
    (link.a, link.b, link.cost) for link in GROUND.links if link.kind in ("land", "river", "trace")
)
"""The same, and those of Texas beyond the map, which nobody may use but lines of communication."""
