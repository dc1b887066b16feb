"""21.2, 21.6.3, 21.6.4 Naval units: whose they are, what they are worth, what they meet."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members

from ..base import P, place_key
from ..components import CONFEDERATE, PLACES, SHIPS, TABLES, UNION, WATERS
from ..facts import facts
from ..ground import COASTAL_FORTS, OCEAN_PORTS, PORTS
from ..state import CivilWarState, bow_key, ship_key, ship_parts

__all__ = [
    "BATTERY",
    "FLOTILLA",
    "HULL",
    "IRONCLAD",
    "MOBILE",
    "MOORINGS",
    "OCEAN",
    "OWNER",
    "RIVER",
    "VALUE",
    "add_ships",
    "came_by",
    "exposed",
    "fleet_of",
    "idle_units",
    "lying",
    "posts",
    "seize_ships",
    "strength_at",
    "take_ships",
    "works_at",
]

_NAVAL: Final = TABLES.naval.number
_WORKS: Final = TABLES.works.number
OCEAN, RIVER, FLOTILLA, IRONCLAD, HULL, BATTERY = range(len(SHIPS))
OWNER: Final = (UNION, UNION, CONFEDERATE, CONFEDERATE, CONFEDERATE, CONFEDERATE)
"""By kind the side."""
VALUE: Final = (1, 1, _NAVAL("flotilla"), _NAVAL("ironclad"), 0, _NAVAL("battery"))
"""By kind the NSP of an intact unit (21.6.3, 21.10, 21.10.5)."""
MOBILE: Final = (OCEAN, RIVER, FLOTILLA, IRONCLAD)
"""What moves on the water by itself (21.10.3, 21.10.4)."""


def _moorings() -> tuple[Mask, ...]:
    """Where ships of a place lie: in a port on its river (20.1.4), at a gate on both waters."""
    found = [WATERS.ports[p] or WATERS.touching[p] for p in range(PLACES)]
    for a, b, place in WATERS.gates:
        found[place] |= 1 << a | 1 << b
    return tuple(found)


MOORINGS: Final = _moorings()
"""By place the waters on which ships lie that are there."""


def lying(state: CivilWarState, side: int, place: int) -> dict[int, int]:
    """The naval units of a side in a place, by `ship_key`, in the order of the keys."""
    least, most = ship_key(place, 0, 0), ship_key(place + 1, 0, 0)
    ships = sorted((key, n) for key, n in state.ships.items() if least <= key < most)
    return {key: number for key, number in ships if OWNER[ship_parts(key)[1]] == side}


def add_ships(state: CivilWarState, key: int, number: int) -> None:
    """Naval units come to the place of a key."""
    if number:
        state.ships[key] = state.ships.get(key, 0) + number


def take_ships(state: CivilWarState, key: int, number: int, sailed: int = 0) -> None:
    """Naval units leave, so many of whom had ``sailed``; what marks a place goes with the last.

    Raises ValueError if there are not as many.
    """
    left = state.ships.get(key, 0) - number
    if left < 0:
        raise ValueError(f"{number} ships of {left + number} with the key {key}")
    if left:
        state.ships[key] = left
    elif number:
        del state.ships[key]
    for marked, less in ((state.sailed, sailed), (state.harboured, 0)):
        before = marked.get(key, 0)
        after = min(left, before - less)
        if after > 0:
            marked[key] = after
        elif before:
            del marked[key]
    place, kind, *_ = ship_parts(key)
    there = {ship_parts(other)[1] for other in lying(state, OWNER[kind], place)}
    if not there.intersection(MOBILE):  # 21.2.7: what does not move burns no coal.
        state.low_coal &= ~(1 << place)
        if OWNER[kind] == state.side:  # 21.6.8: those who come later have not come with them.
            state.voyages.pop(place, None)
    if kind not in there:
        state.bows.pop(bow_key(place, kind), None)


def came_by(state: CivilWarState, place: int) -> Mask:
    """21.6.8: the places by which ships of this phase came to where they lie; 0 if none did."""
    # The record outlives them where others lie who have not sailed.
    parts = [ship_parts(key) for key in state.sailed]
    sailed = any(where == place and kind in MOBILE for where, kind, *_ in parts)
    return state.voyages.get(place, 0) if sailed else 0


def exposed(state: CivilWarState, key: int) -> int:
    """21.4.4: how many of these ships do not stay in port."""
    return state.ships.get(key, 0) - state.harboured.get(key, 0)


def fleet_of(state: CivilWarState, kind: int) -> Mask:
    """The places with ships of a kind."""
    return mask(ship_parts(key)[0] for key in state.ships if ship_parts(key)[1] == kind)


def works_at(state: CivilWarState, side: int, place: int) -> int:
    """21.6.3: the NSP of a fort or a Coastal Fort."""
    if COASTAL_FORTS >> place & 1 and facts(state).held[side] >> place & 1:
        return _WORKS("coastal_ships")
    return _WORKS("fort_ships") if state.strongholds[side] >> place & 1 else 0


def _afloat(state: CivilWarState, side: int, place: int) -> int:
    total = 0
    for key in lying(state, side, place):
        _, kind, damaged, _ = ship_parts(key)
        total += 0 if damaged else VALUE[kind] * exposed(state, key)
    return total


def strength_at(state: CivilWarState, side: int, place: int) -> int:
    """21.6.3: the NSP of a side in a place; ships that stay in port count for nothing (21.4.4)."""
    return works_at(state, side, place) + _afloat(state, side, place)


def posts(state: CivilWarState, side: int) -> Mask:
    """21.13.1: the places from which a side fires on ships that pass: of one NSP or more."""
    found = facts(state).held[side] & COASTAL_FORTS | state.strongholds[side]
    for key in state.ships:
        place, kind, damaged, _ = ship_parts(key)
        if OWNER[kind] == side and not damaged and VALUE[kind] and exposed(state, key):
            found |= 1 << place
    return found


def idle_units(state: CivilWarState, side: int) -> Mask:
    """21.6.4: the places with units of 0 NSP: they are fought there, and fire on nobody who passes.

    Damaged ships, ironclads under construction, entrenchments on the water, and markers of the
    Union in ocean ports that it has blockaded.
    """
    found = state.trenches[side] & _WET
    if side == UNION:
        waters = facts(state).fleets[UNION]
        marked = members(state.markers[UNION] & OCEAN_PORTS)
        found |= mask(place for place in marked if MOORINGS[place] & waters)
    for key in state.ships:
        place, kind, damaged, _ = ship_parts(key)
        if OWNER[kind] == side and (damaged or not VALUE[kind]) and exposed(state, key):
            found |= 1 << place
    return found


_WET: Final[Mask] = mask(p for p in range(PLACES) if MOORINGS[p]) | PORTS


def seize_ships(play: P, side: int, place: int) -> None:
    """21.4.4, 21.10.3, 21.10.4: SP come to a place: what the enemy has ashore or in port is gone.

    Batteries, ironclads under construction, and ships behind their fort; others lie in the stream.
    """
    state = play.state
    for key, number in lying(state, 1 - side, place).items():
        _, kind, damaged, _ = ship_parts(key)
        fast = kind in (HULL, BATTERY) or damaged
        lost = number if fast else state.harboured.get(key, 0)
        if lost:
            take_ships(state, key, lost)
            state.harboured.pop(key, None)
            if kind in (OCEAN, RIVER):
                state.reserve[kind] += lost
            name, where = SHIPS[kind], place_key(place)
            play.tell("seized", ship=name, several=name, place=where, number=lost)
