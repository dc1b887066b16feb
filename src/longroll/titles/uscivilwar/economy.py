"""14.3 to 14.5 What the Confederates live on: Resource hexes, border states, the blockade."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, members

from .components import (
    CHARTS,
    CONFEDERATE,
    GROUND,
    INFLATION,
    PLACE,
    SEASONS,
    TABLES,
    UNION,
    ZONES,
    Turn,
)
from .facts import Facts, facts, worth
from .ground import BORDER_REALMS, OBJECTIVES, PORTS_OF, PROTECTED, REALM, RESOURCES
from .options import SALT
from .state import CivilWarState

__all__ = [
    "Income",
    "arsenal_room",
    "blockade_modifier",
    "border_points",
    "income",
    "open_ports",
    "printed_points",
    "raised",
    "salt_lost",
    "strength_for",
]

_SALT: Final = TABLES.naval.numbers("salt")
_GALVESTON: Final = PLACE["5101"]
_BROWNSVILLE: Final = PLACE["brownsville"]
_GUARDS: Final = {
    port: fort for each in (PROTECTED, PORTS_OF) for fort, ports in each.items() for port in ports
}
"""By port the Coastal Fort before it: Fort Monroe before Norfolk, too (L3402)."""


class Income(NamedTuple):
    """Points of a turn before the blockade and the cost of maintenance (14.3.1).

    ``salt`` are points lost with captured Salt hexes, 0 or less (22.2).
    """

    resources: int
    arsenals: int
    border: int
    salt: int


def open_ports(found: Facts, zone: int) -> Mask:
    """14.4.2: the ports of a zone of the blockade that are open.

    A port is open that is Confederate, and its Coastal Fort too. Brownsville counts once Galveston
    is the Union's (14.4.6).
    """
    mine = found.held[CONFEDERATE]
    open_ = 0
    for port in members(GROUND.zones[zone] & mine):
        if port == _BROWNSVILLE and not found.held[UNION] >> _GALVESTON & 1:
            continue
        if port not in _GUARDS or mine >> _GUARDS[port] & 1:
            open_ |= 1 << port
    return open_


def blockade_modifier(found: Facts, zone: int) -> int:
    """14.4.3: the sum of the open ports of a zone, or -1 without any."""
    ports = open_ports(found, zone)
    total = sum(GROUND.modifier[port] for port in members(ports))
    return total if ports else TABLES.reinforcement.number("no_port")


def border_points(found: Facts) -> int:
    """14.3.3: two points for each Objective hex of Kentucky and Missouri, eight a state at most."""
    number, total = TABLES.reinforcement.number, 0
    for realm in BORDER_REALMS:
        hexes = (OBJECTIVES & REALM[realm] & found.held[CONFEDERATE]).bit_count()
        total += min(number("border_most"), number("border_points") * hexes)
    return total


def printed_points(state: CivilWarState) -> int:
    """14.3.2: the points of Resource hexes, as their marker shows them: without arsenals."""
    mine = facts(state).held[CONFEDERATE] & RESOURCES
    return sum(worth(state, place) - state.arsenals.get(place, 0) for place in members(mine))


def salt_lost(state: CivilWarState) -> int:
    """22.2: what the Confederates lose with so many captured Salt hexes, if that is played."""
    if SALT not in state.options:
        return 0
    captured = (GROUND.salt & facts(state).held[UNION]).bit_count()
    return _SALT[captured - 1] if captured else 0


def income(state: CivilWarState) -> Income:
    """The points of a turn but those that run the blockade."""
    found = facts(state)
    arsenals = sum(
        points for place, points in state.arsenals.items() if found.held[CONFEDERATE] >> place & 1
    )
    return Income(printed_points(state), arsenals, border_points(found), -salt_lost(state))


def strength_for(points: int) -> int:
    """14.3.1: the SP that so many points raise; what is left over is lost."""
    return max(0, points) // TABLES.reinforcement.number("points")


def raised(points: int, turn: Turn) -> int:
    """14.1.2, 14.3.1: the SP that so many points raise in a turn; in winter ten fewer.

    Below 0 they are taken from the map.
    """
    winter = SEASONS[turn.season] == "winter"
    return strength_for(points) - (TABLES.reinforcement.number("winter") if winter else 0)


def arsenal_room(state: CivilWarState, realm: int) -> Mask:
    """14.5: the Resource hexes of a state where another point of war industry may be built.

    A hex is never worth more than three times what is printed, a destroyed one as others (6.4.2).
    """
    times = TABLES.reinforcement.number("arsenal_times")
    room = 0
    for place in members(RESOURCES & REALM[realm] & facts(state).held[CONFEDERATE]):
        most = times * GROUND.value[place]
        if place < GROUND.grid.size and worth(state, place) < most:
            room |= 1 << place
    return room


def run_of(year: int, roll: int) -> tuple[int, int]:
    """14.4.4, 14.4.5: the points of a modified roll, and by how much maintenance rises."""
    points = CHARTS.run(year, roll)
    return (0, TABLES.reinforcement.number("inflation")) if points == INFLATION else (points, 0)


ZONE_NUMBERS: Final = tuple(range(len(ZONES)))
"""Zones in the order of their rolls."""
