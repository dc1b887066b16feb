"""2 The map in masks: regions, lines, steps, and what a set of waters shuts.

A step leads over a hexside; a navigable river on it is a *water* (`components.waters`), and who
controls it may shut the step: `shut` gives the steps that a set of waters takes away.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Closure, Steps, closure
from longroll.engine.memo import remembered

from .components import (
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
    WAYS,
)

__all__ = [
    "ALWAYS",
    "BORDER_REALMS",
    "BRIDGED",
    "CAPITALS",
    "CITIES",
    "COASTAL_FORTS",
    "COUNTRY",
    "ERA_TURN",
    "FERRIES",
    "HEXES",
    "ISLANDS",
    "KENTUCKY",
    "LAND",
    "NATIONAL_CAPITALS",
    "LAND_LINKS",
    "LAND_STEPS",
    "LOYAL",
    "MARKABLE",
    "NORTH",
    "NORTH_EDGE",
    "OBJECTIVES",
    "OCEAN_PORTS",
    "OPEN_STEPS",
    "OPEN_TO",
    "PORTS",
    "PORTS_OF",
    "PROTECTED",
    "RAILS",
    "RAIL_STEPS",
    "REALM",
    "RESOURCES",
    "SISTERS",
    "SOUTH",
    "SPACES",
    "THEATRE",
    "TOWNS",
    "TRACE_LINKS",
    "VALUABLE",
    "around",
    "era",
    "shut",
]

# --- Regions --------------------------------------------------------------------------------------

REALM: Final[tuple[Mask, ...]] = tuple(
    mask(place for place, state in enumerate(GROUND.state) if state == realm.number)
    for realm in REALMS
)
"""By state its places."""
BORDER_REALMS: Final = tuple(realm.number for realm in REALMS if realm.kind == BORDER)
"""Kentucky, Missouri and West Virginia, in the order of the list ``border`` (2.1.2).

These alone can change sides (17.1.1). The pack has in West Virginia what 17.1.2 counts to it.
"""


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
NATIONAL_CAPITALS: Final[Mask] = GROUND.nation
PORTS: Final[Mask] = GROUND.ports
OCEAN_PORTS: Final[Mask] = GROUND.ocean_ports
OBJECTIVES: Final[Mask] = GROUND.objectives
RESOURCES: Final[Mask] = GROUND.resources
VALUABLE: Final[Mask] = OBJECTIVES | RESOURCES
"""Objective and Resource hexes (2.1.4)."""
COASTAL_FORTS: Final[Mask] = mask(s.place for s in GROUND.spaces if s.kind == "coastal-fort")
SPACES: Final[Mask] = mask(s.place for s in GROUND.spaces)
HEXES: Final[Mask] = (1 << GRID.size) - 1
COUNTRY: Final[Mask] = LAND | mask(s.place for s in GROUND.spaces if s.kind == "off-map")
"""Where armies have zones and may retreat: L5674-5676 treat Brownsville as a hex of the coast."""
ISLANDS: Final[Mask] = mask(s.place for s in GROUND.spaces if s.kind == "island")
PROTECTED: Final = {s.place: s.protects for s in GROUND.spaces if s.kind == "coastal-fort"}
"""By Coastal Fort the ports behind it (20.2)."""
ALWAYS: Final[tuple[Mask, Mask]] = (
    mask(s.place for s in GROUND.spaces if s.only == UNION),
    mask(s.place for s in GROUND.spaces if s.only == CONFEDERATE or s.kind == "resource"),
)
"""Places that nobody can take from a side: the boxes at sea, and Texas beyond the map."""
_CLOSED: Final[Mask] = mask(s.place for s in GROUND.spaces if s.kind == "resource")
OPEN_TO: Final[tuple[Mask, Mask]] = (
    (LAND | SPACES) & ~_CLOSED & ~ALWAYS[CONFEDERATE],
    (LAND | SPACES) & ~_CLOSED & ~ALWAYS[UNION],
)
"""By side the places that its units may enter at all (2.1.5, 20.2.2)."""
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

# --- Lines and steps ------------------------------------------------------------------------------

ERA_TURN: Final = WAYS.first_turn
"""5.4.5: the turn from which all railroads are built."""
RAILS: Final = WAYS.rails
LAND_STEPS: Final = WAYS.land
RAIL_STEPS: Final = WAYS.rail
_BEYOND: Final = Steps(
    (start, end, 1)
    for link in GROUND.links
    for start, end in ((link.a, link.b), (link.b, link.a))
    if COUNTRY & ~LAND & (1 << start | 1 << end) and link.kind == "land"
)
OPEN_STEPS: Final = tuple(steps.joined(_BEYOND) for steps in WAYS.open)
BRIDGED: Final = WAYS.bridged
FERRIES: Final = WAYS.ferries
NORTH_EDGE: Final[Mask] = mask(
    end
    for line in GROUND.lines
    if line.exit == "north"
    for end in (line.course[0], line.course[-1])
    if GRID.neighbours[end][0] < 0
)
"""13.3.1: the hexes in which a railroad leaves the map by its north edge."""


def around(place: int) -> Mask:
    """The hexes beside a hex, whatever lies on the sides between them; none beside a space."""
    return mask(n for n in GRID.neighbours[place] if n >= 0) if place < GRID.size else 0


def era(turn: int) -> int:
    """0 before the new railroads are built, 1 from then on."""
    return int(turn >= ERA_TURN)


@remembered(256)
def shut(waters: Mask) -> Closure:
    """The steps over the sides of these waters."""
    pairs = (WATERS.pairs[water] for water in members(waters & WATERS.sides))
    return closure(pair for pair in pairs if pair is not None)


def _links(*kinds: str) -> tuple[tuple[int, int, int], ...]:
    """Ways of some kinds between a space and a hex, in both directions, with their points.

    L5713-5719: a way over the Mississippi costs what any step over it does.
    """
    price, wet = TABLES.movement.number, GROUND.of_terrain("swamp")
    found: list[tuple[int, int, int]] = []
    for link in GROUND.links:
        for start, end in ((link.a, link.b), (link.b, link.a)):
            points = link.cost
            if link.kind == "river":
                points += price("navigable_river")
                points += (price("swamp") - price("clear")) * (wet >> end & 1)
            if link.kind in kinds:
                found.append((start, end, points))
    return tuple(found)


LAND_LINKS: Final = _links("land", "river")
"""Ways by land between a space and a hex, with their points."""
TRACE_LINKS: Final = _links("land", "river", "trace")
"""The same, and those of Texas beyond the map, which nobody may use but lines of communication."""


def _sisters() -> dict[int, Mask]:
    found: dict[int, Mask] = {}
    for a, b, _ in LAND_LINKS:
        if PROTECTED.get(a):
            found[a] = found.get(a, 0) | 1 << b
            found[b] = found.get(b, 0) | 1 << a
    return found


SISTERS: Final = _sisters()
"""10.3.2: by Coastal Fort its ports, and by port its fort: Hampton, not Norfolk (L5687).

New Orleans has none (L5707).
"""
PORTS_OF: Final = {fort: tuple(members(SISTERS.get(fort, 0))) for fort in PROTECTED} | {
    PLACE["fort-st-philip"]: (PLACE["4814"],)
}
"""10.3.2, 10.3.5: by Coastal Fort the port that supplies it: Hampton, not Norfolk.

New Orleans too, whose forts lie far below it: nobody reacts between them (L5707).
"""
