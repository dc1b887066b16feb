"""13.3 to 13.5 Sources, what supply routes lead to, lines of communication."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Closure, Steps, closure
from longroll.engine.memo import remembered

from .components import CONFEDERATE, PLACE, TABLES, UNION, WATERS
from .control import Board, closed_kentucky, occupied
from .ground import (
    ALWAYS,
    CAPITALS,
    CITIES,
    COASTAL_FORTS,
    COUNTRY,
    ISLANDS,
    LAND,
    LAND_STEPS,
    NORTH_EDGE,
    OBJECTIVES,
    OCEAN_PORTS,
    PORTS,
    PORTS_OF,
    PROTECTED,
    RESOURCES,
    SOUTH,
    SPACES,
    THEATRE,
    TOWNS,
    TRACE_LINKS,
    VALUABLE,
    shut,
)
from .naval_control import Fleets, banks, sea_access
from .routes import Routes
from .zones import ferries_of, without_ferries

__all__ = [
    "ACROSS_THE_MOUTH",
    "MOUTH",
    "Country",
    "chain",
    "communication",
    "fortress",
    "leg",
    "leads_to",
    "serving_ports",
    "sources",
    "sources_beyond",
    "supplied",
    "sure_sources",
    "within_a_hex",
]

_BEHIND: Final[Mask] = mask(port for ports in PORTS_OF.values() for port in ports)
"""The ports that Coastal Forts protect."""
_LEG: Final = TABLES.supply.number("leg")


def _trace_steps(when: int) -> Steps:
    """Steps by land, with the ways to and from spaces that are not hexes."""
    return LAND_STEPS[when].joined(Steps(TRACE_LINKS))


_TRACE: Final = (_trace_steps(0), _trace_steps(1))
MOUTH: Final = WATERS.at("5015|5016")
ACROSS_THE_MOUTH: Final[Closure] = closure([(PLACE["5015"], PLACE["fort-st-philip"])])
_FORT_MORGAN: Final = PLACE["fort-morgan"]
_MOBILE_BAY: Final[Mask] = mask(PROTECTED[_FORT_MORGAN])
_ACROSS_THE_BAY: Final[Closure] = closure([(p, _FORT_MORGAN) for p in PROTECTED[_FORT_MORGAN]])
_NEW_ORLEANS: Final = PLACE["4814"]


_GROUND: Final[Mask] = LAND | SPACES
_STOPPING: Final[Mask] = VALUABLE | SPACES
_DEPOTS: Final[Mask] = TOWNS | PORTS | COASTAL_FORTS | ISLANDS
_DEAR: Final[Mask] = TOWNS & ~VALUABLE
"""By 13.5.2 to 13.5.4: what the enemy's control shuts, depots of the side, and dear places."""


class Country(NamedTuple):
    """What every line of a side has to respect (13.5.3).

    Attributes:
        steps: steps by land that it may use; ``through``: places that it may enter.
        dear: places that cost a point more (13.5.4).
        depots: places from which another leg begins (13.5.2).
    """

    steps: Steps
    through: Mask
    dear: Mask
    depots: Mask


@remembered(1 << 8)
def _open_trace(
    when: int, closed: Mask, usable: tuple[bool, ...], *, bay: bool, mouth: bool
) -> Steps:
    """Steps without those over waters that the enemy controls, and ferries out of use.

    ``bay``, ``mouth``: whether lines cross Mobile Bay, and the mouth of the Mississippi.
    """
    steps = without_ferries(_TRACE[when].without(shut(closed)), usable)
    if not bay:
        steps = steps.without(_ACROSS_THE_BAY)
    return steps if mouth else steps.without(ACROSS_THE_MOUTH)


def serving_ports(board: Board, held: tuple[Mask, Mask]) -> Mask:
    """10.3.2, 10.3.5: the Confederate ports that serve the Coastal Forts which protect them.

    L5433: not those of Mobile Bay while ships of the Union lie there.
    """
    serving = held[CONFEDERATE] & _BEHIND
    return serving & ~_MOBILE_BAY if board.afloat(UNION) & _MOBILE_BAY else serving


def country_of(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, zones: tuple[Mask, Mask], side: int
) -> Country:
    """13.5.2 to 13.5.4 for a side.

    L5373-5376: a fleet of the Union in New Orleans cuts the forts at the mouth off from the western
    bank, though they control the river beside them.
    """
    enemy = 1 - side
    closed, usable = fleets[enemy], ferries_of(held, fleets, side)
    bay = not board.afloat(enemy) & _MOBILE_BAY
    passed = side == CONFEDERATE and board.afloat(UNION) >> _NEW_ORLEANS & 1
    mouth = not (closed >> MOUTH & 1 or passed)
    steps = _open_trace(board.era, closed, usable, bay=bay, mouth=mouth)
    barred = occupied(board, enemy) | zones[enemy] | held[enemy] & _STOPPING
    barred |= closed_kentucky(board.border)
    # Militia is SP of value 0 (2.2.3): where it has been pushed out of its town it is a depot yet.
    depots = occupied(board, side) | held[side] & _DEPOTS
    return Country(steps, _GROUND ^ (_GROUND & barred), held[enemy] & _DEAR, depots)


@remembered(1 << 9)
def chain(lines: Country, start: Mask, known: Mask = 0, region: Mask = _GROUND) -> Mask:
    """13.5.3: what legs of 4 MP reach from here over depots, with what is ``known`` to be reached.

    Depots of what is known are in ``start``; no line enters those in an enemy zone (13.5.3). Out
    of a ``region`` not all is found but the depots.
    """
    found, front = start | known, start & lines.through
    sought = region | lines.depots
    while front:
        reached = _legs(lines, front, found, sought)
        front = reached & lines.depots
        found |= reached
    return found


def leads_to(lines: Country, start: Mask, known: Mask, wanted: Mask) -> bool:
    """13.5.3: whether what `chain` finds holds all of some places."""
    left = wanted & ~(start | known)
    return all(_leads_back(lines, start & lines.through, place) for place in members(left))


def _leads_back(lines: Country, start: Mask, place: int) -> bool:
    """Whether legs lead from ``start`` to a place; sought from its end, as most are a few away."""
    depots = lines.depots & lines.through & ~start
    front = seen = 1 << place
    while front:
        near = _around(front) & ~seen
        if any(leg(lines, depot) & front for depot in members(near & start)):
            return True
        front = mask(depot for depot in members(near & depots) if leg(lines, depot) & front)
        seen |= front
    return False


def sources(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, lines: Country, side: int
) -> Mask:
    """13.3.1, 13.3.2: the primary sources of a side that serve at the moment."""
    wanted, others = _in_doubt(board, held, side)
    sure = _outer(board, held, fleets, lines) if side == UNION else 0
    return sure | _in_touch(lines, wanted, others)


def _in_doubt(board: Board, held: tuple[Mask, Mask], side: int) -> tuple[Mask, Mask]:
    """13.3.1, 13.3.2: what is a source if a line leads to another of the second hexes."""
    if side == UNION:
        return held[UNION] & (CITIES | CAPITALS) & ~SOUTH, held[UNION] & OBJECTIVES
    return _southern(board, held), held[CONFEDERATE] & RESOURCES


def sources_beyond(
    board: Board, held: tuple[Mask, Mask], lines: Country, near: Mask, side: int
) -> Mask:
    """13.3: the sources out of a region that a flood from other sources has found.

    A flood from a source through which it came finds nothing new, so it is not looked at.
    """
    wanted, others = _in_doubt(board, held, side)
    return _in_touch(lines, wanted & ~(near & lines.through), others)


def _companions(region: Mask) -> tuple[tuple[int, Mask], ...]:
    """Resource hexes of a region that others lie within a leg of, with these, without enemies."""
    found: list[tuple[int, Mask]] = []
    for place in members(RESOURCES & region):
        near = 0
        for ring in _TRACE[1].reach(1 << place, _LEG, _GROUND):
            near |= ring
        near &= RESOURCES & ~(1 << place)
        if near:
            found.append((place, near))
    return tuple(found)


_COMPANIONS: Final = tuple(_companions(region) for region in THEATRE)
"""By theatre: an enemy between two of them leaves each its own source."""


def sure_sources(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, lines: Country, side: int
) -> Mask:
    """Some of the primary sources of a side: those that are found at once.

    What even these supply or connect needs no search for the others.
    """
    if side == UNION:
        return _outer(board, held, fleets, lines)
    wanted, others = _southern(board, held), held[CONFEDERATE] & RESOURCES
    found = 0
    for pairs in _COMPANIONS:
        for place, near in pairs:
            others_near = near & others
            if others_near and wanted >> place & 1 and leg(lines, place) & others_near:
                found |= 1 << place
                break
    return found or _in_touch(lines, wanted, others)


def _outer(board: Board, held: tuple[Mask, Mask], fleets: Fleets, lines: Country) -> Mask:
    """13.3.1: the Union's sources for which no line is traced: sea, open ports, north edge."""
    found = ALWAYS[UNION] | NORTH_EDGE & lines.through
    access = sea_access(held, fleets, board.batteries)
    return found | _ports_on(held[UNION] & OCEAN_PORTS, access)


@remembered(1 << 7)
def _ports_on(ports: Mask, waters: Mask) -> Mask:
    return mask(port for port in members(ports) if WATERS.touching[port] & waters)


def _southern(board: Board, held: tuple[Mask, Mask]) -> Mask:
    """13.3.2: what may be a source of the Confederates."""
    return held[CONFEDERATE] & (CAPITALS & SOUTH | board.rich | ALWAYS[CONFEDERATE])


_FEW: Final = 32
"""From so many places at most legs are put together one by one; from more they are sought anew."""


def _legs(lines: Country, front: Mask, known: Mask, wanted: Mask) -> Mask:
    """13.5.1: what one leg of 4 MP reaches from here, as `_legs_to` has it."""
    if front.bit_count() > _FEW:
        return _reached(lines.steps, lines.through, lines.dear, front) & ~known
    return _legs_to(lines, front, known, wanted)


def leg(lines: Country, place: int) -> Mask:
    """13.5.1: what one leg of 4 MP reaches from a place, which is part of it."""
    near = _NEAR[place]
    return _leg(lines.steps, lines.through & near, lines.dear & near, place)


def _legs_to(lines: Country, front: Mask, known: Mask, wanted: Mask) -> Mask:
    """What one leg reaches from here, of ``wanted`` all that is not known to be reached.

    A place around which nothing new lies is passed over: that are most, once a line has begun.
    """
    steps, through, dear, _ = lines
    found, new = 0, wanted & through & ~known
    for place in members(front):
        near = _NEAR[place]
        if near & new:
            reached = _leg(steps, through & near, dear & near, place)
            found |= reached
            new &= ~reached
    return found & ~known


@remembered(1 << 13)
def _leg(steps: Steps, through: Mask, dear: Mask, place: int) -> Mask:
    """13.5.1: a leg from one place; it follows from what lies within its reach alone."""
    return _reached(steps, through, dear, 1 << place)


def _reached(steps: Steps, through: Mask, dear: Mask, start: Mask) -> Mask:
    found = 0
    for ring in steps.reach(start, _LEG, through, dear):
        found |= ring
    return found


def _open_leg(place: int) -> Mask:
    found = 0
    for steps in _TRACE:
        found |= _reached(steps, _GROUND, 0, 1 << place)
    return found


def _ends_of() -> tuple[Mask, ...]:
    found = [0] * len(_NEAR)
    for start, near in enumerate(_NEAR):
        for end in members(near):
            found[end] |= 1 << start
    return tuple(found)


_NEAR: Final = tuple(_open_leg(place) for place in range(_GROUND.bit_length()))
"""By place what a leg from it reaches where nothing is shut, in either era: no leg goes beyond."""
_NEAR_TO: Final = _ends_of()
"""By place from where a leg could reach it: not the same, as rough ground costs who enters it."""


def _around(region: Mask) -> Mask:
    """All from which a leg could reach some place of a region."""
    found = 0
    for place in members(region):
        found |= _NEAR_TO[place]
    return found


@remembered(1 << 9)
def _in_touch(lines: Country, wanted: Mask, others: Mask) -> Mask:
    """Those of ``wanted`` that have a line of communication to one of ``others`` but themselves."""
    sought = others | lines.depots  # The hexes between them are of no account here.
    found = 0
    for place in members(wanted):
        start = region = front = 1 << place
        while front and not region & others & ~start:
            reached = _legs_to(lines, front, region, sought)
            region |= reached
            front = reached & lines.depots
        if region & others & ~start:
            found |= start
    return found


def supplied(
    board: Board, held: tuple[Mask, Mask], lines: Country, origin: Mask, ways: Routes, side: int
) -> Mask:
    """13.1.4, 13.4.1 Full supply: the places from which a unit of a side traces a supply route.

    At most one hex by land (13.4.2) to a source, a railroad or a friendly port that leads to one;
    or on the bank of a river that does (13.3.4).
    """
    landed = 0
    for port in members(PORTS & held[side]):
        if WATERS.ports[port] & ways.waters:
            landed |= 1 << port
    found = within_a_hex(lines, origin | ways.rail | landed)
    rivers = banks(ways.waters & WATERS.sides)
    found |= rivers & LAND | banks(ways.waters) & SPACES
    if side == UNION:
        return found | held[UNION] & COASTAL_FORTS
    return found | _guarding(found & serving_ports(board, held))  # 10.3.2


def within_a_hex(lines: Country, base: Mask) -> Mask:
    """13.4.2: places, and the hexes within one of them by land: supplied by what is there.

    Brownsville too, which is like a hex of the coast (L5674).
    """
    return base | lines.steps.step(base & lines.through) & COUNTRY


@remembered(1 << 8)
def _guarding(ports: Mask) -> Mask:
    """20.2: the Coastal Forts that protect one of these ports."""
    return mask(
        fort for fort, behind in PROTECTED.items() if any(ports >> port & 1 for port in behind)
    )


def communication(lines: Country, origin: Mask, full: Mask) -> Mask:
    """13.1.3, 13.5 Limited supply: the places with a line of communication.

    The last depot of a line is a primary source or fully supplied.
    """
    return chain(lines, origin | full & lines.depots, full)


def fortress(board: Board, held: tuple[Mask, Mask], lines: Country, side: int) -> Mask:
    """13.3.3: the places with a line of communication to a fort or Coastal Fort of a side."""
    return chain(lines, board.forts[side] | held[side] & COASTAL_FORTS)
