"""9.1, 9.2 and 11: railways and sea lines under control, supply, and what a hex feeds."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import remembered

from .components import (
    CONFEDERATE,
    GROUND,
    HEX,
    TABLES,
    TERRITORY,
    UNION,
)
from .control import held, occupied, rails_of, tracks_of
from .state import BobbyLeeState
from .waters import PORTS, harbours

__all__ = ["BALTIMORE", "forage", "lines", "ports_open", "railways", "supplied"]

BALTIMORE: Final = HEX["1707"]
_NORFOLK: Final = HEX["1923"]
_SOUTHERN_RIVERS: Final = ("james", "appomattox")
_TRACKS: Final[Mask] = mask(hex_ for hex_, rails in enumerate(GROUND.rails) if rails)
_TOWNS: Final[Mask] = mask(h for h, rank in enumerate(GROUND.rank) if rank in ("town", "city"))
_GAUGES: Final = (0, 1)
_RIVERS: Final = {river.key: river for river in TABLES.rivers}
_ON_LINES: Final = tuple(supply | GROUND.turnpike | PORTS for supply in GROUND.supply)
"""By side, the hexes whose owner decides about its lines, beside those of railways."""
_ANCHORAGES: Final[Mask] = (
    1 << _NORFOLK
    | mask(HEX[port] for river in TABLES.rivers for port in river.ports)
    | mask(hex_ for hex_, river in enumerate(GROUND.port) if river)
)
"""All ports, by the rivers that name them and by the map."""
_SEA_PORTS: Final = tuple(h for h, river in enumerate(GROUND.port) if river == "sea")


def railways(state: BobbyLeeState, side: int) -> Mask:
    """9.1: the railway hexes that a side may use.

    Confederates use those of their territory without enemies. The Union uses its own, and of the
    South's those without enemies in which, if there is a town or city, it has a block.
    """
    own = TERRITORY[side] & _TRACKS & ~occupied(state, 1 - side)
    if side == CONFEDERATE:
        return own
    there = TERRITORY[CONFEDERATE] & _TRACKS & ~occupied(state, CONFEDERATE)
    return own | there & ~(_TOWNS & ~occupied(state, UNION))


def ports_open(state: BobbyLeeState, side: int) -> Mask:
    """10.1, 10.2: the friendly ports between which a side can sail.

    A river port is open to the Union if no port below it is the enemy's. Confederates sail on the
    James and the Appomattox only, with Norfolk theirs; what lies beyond an enemy port is not
    reached from Norfolk.
    """
    return _ports_open(held(state, side) & _ANCHORAGES, side)


@remembered(1 << 10)
def _ports_open(friends: Mask, side: int) -> Mask:
    if side == CONFEDERATE and not friends >> _NORFOLK & 1:
        return 0
    found = mask(h for h in _SEA_PORTS if friends >> h & 1) if side == UNION else 0
    for key in _RIVERS if side == UNION else _SOUTHERN_RIVERS:
        found |= _open_along(key, friends, side)
    return found


def _open_along(key: str, friends: Mask, side: int) -> Mask:
    """The friendly ports of a river up to the first that is the enemy's."""
    river = _RIVERS[key]
    if river.leaves:
        below = _RIVERS[river.leaves].ports
        passed = below[: below.index(river.after) + 1]
        if not all(friends >> HEX[port] & 1 for port in _from_norfolk(passed, side)):
            return 0
    found = 0
    for port in _from_norfolk(river.ports, side):
        hex_ = HEX[port]
        if not friends >> hex_ & 1:
            break
        found |= 1 << hex_
    return found


def _from_norfolk(ports: tuple[str, ...], side: int) -> tuple[str, ...]:
    """Without Fort Monroe, below Norfolk, for Confederates: their ships come from above it."""
    return ports if side == UNION else tuple(port for port in ports if port != "1922")


def lines(state: BobbyLeeState, side: int) -> Mask:
    """11.3, 11.4: the hexes of railways and sea lines that lead to a source of supply."""
    ports = ports_open(state, side) if side == UNION else 0
    friends = held(state, side) & _ON_LINES[side]
    return _lines(side, railways(state, side), friends, ports, tracks_of(state))


@remembered(1 << 12)
def _lines(side: int, tracks: Mask, friends: Mask, ports: Mask, month: int) -> Mask:
    pike = GROUND.turnpike & friends if side == CONFEDERATE else 0
    found = front = GROUND.supply[side] & tracks & friends
    if ports >> BALTIMORE & 1:
        found |= ports
        front = found
    rails = rails_of(month, _GAUGES)
    while front:
        reached = 0
        for hex_ in members(front):
            if tracks >> hex_ & 1:
                reached |= rails[hex_] & tracks
            if pike >> hex_ & 1:  # By the Turnpike (9.6, 11.41).
                reached |= GROUND.pike[hex_] & pike
            if side == CONFEDERATE and PORTS >> hex_ & 1:
                reached |= harbours(hex_, side, friends)
        front = reached & ~found
        found |= front
    return found


def supplied(state: BobbyLeeState, side: int) -> Mask:
    """11.4: the hexes on a line, and those beside one across a side that can be crossed."""
    return _beside(lines(state, side), state.mud) & ~occupied(state, 1 - side)


@remembered(1 << 12)
def _beside(found: Mask, mud: int) -> Mask:
    """Some hexes with those that can be entered from them."""
    ways = GROUND.mud_ways if mud else GROUND.ways
    for hex_ in members(found):
        found |= ways[hex_]
    return found


def forage(state: BobbyLeeState, hex_: int) -> int:
    """1.22, 11.2: how many blocks a hex feeds without a line."""
    kind = "forest" if GROUND.terrain[hex_] else "clear"
    rank = GROUND.rank[hex_]
    return TABLES.forage[kind][state.mud] + (TABLES.place_forage[rank] if rank else 0)
