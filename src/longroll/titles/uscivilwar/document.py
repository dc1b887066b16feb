"""A state of The U.S. Civil War as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied: no unit, no marker, no General.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from longroll.board.region import mask
from longroll.engine.entries import find, table
from longroll.engine.keys import numbered
from longroll.engine.schema import (
    NUMBER,
    Codec,
    Derived,
    Lines,
    Name,
    Schema,
    Slot,
    counts,
    each,
    emptied,
    group,
    key_of,
    number,
    region,
    slots,
    sparse,
)
from longroll.engine.title import Document

from .base import place_key, side_key
from .components import (
    CARD_KINDS,
    GENERAL,
    NEUTRAL,
    PLACE,
    REALMS,
    SHIPS,
    SIDE_KEYS,
    STATE,
    TABLES,
    THEATRES,
    WATERS,
)
from .ground import BORDER_REALMS
from .state import (
    BOX,
    CONDITIONS,
    DISPLACED,
    GONE,
    NONE,
    TO_COME,
    UNASSIGNED,
    CivilWarState,
    bow_key,
    ship_key,
    ship_parts,
)

__all__ = ["SCHEMA", "where_key"]

_OFF: Final = {
    "to-come": TO_COME,
    "gone": GONE,
    "unassigned": UNASSIGNED,
    **{f"displaced-{key}": BOX - theatre for theatre, key in enumerate(THEATRES)},
}
_SIDES: Final = numbered(SIDE_KEYS)
_SIDE: Final = key_of({**_SIDES, side_key(NEUTRAL): NEUTRAL}, "side")
_WHERE: Final = key_of({**PLACE, **_OFF}, "place")
_POST: Final = key_of({**PLACE, "none": NONE, "displaced": DISPLACED}, "place")


def where_key(place: int) -> str:
    """The key of a place, or of where a General is off the map."""
    return str(_WHERE.write(place))


_PLACES: Final = region(PLACE, "place")
_NUMBERS: Final = sparse(PLACE, "place")
_OFFICERS: Final = region(GENERAL, "General")
_BORDER: Final = each(numbered(REALMS[realm].key for realm in BORDER_REALMS), _SIDE)
_MILITIA: Final = each(STATE, _POST, omit=NONE, kind="state")
_LEADERS: Final = numbered(leader.key for leader in TABLES.naval_leaders)


# --- Generals -------------------------------------------------------------------------------------

_GENERAL: Final = group("a place and a number of stars", place=_WHERE, stars=NUMBER)


def _is_known(state: CivilWarState, general: int) -> bool:
    return (state.where[general], state.stars[general]) != (TO_COME, 0)


# --- Ships ----------------------------------------------------------------------------------------

_KINDS: Final = {
    kind + condition: (index, state & 1, state >> 1)
    for index, kind in enumerate(SHIPS)
    for state, condition in enumerate(CONDITIONS)
}
_KIND: Final = key_of(_KINDS, "ship")


def _write_ships(ships: Mapping[int, int]) -> Document:
    found: Document = {}
    for key, count in sorted(ships.items()):
        place, kind, damaged, shaken = ship_parts(key)
        found.setdefault(place_key(place), {})[_KIND.write((kind, damaged, shaken))] = count
    return found


def _read_ships(value: object, name: Name, _old: dict[int, int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for place, rows in table(value, *name).items():
        where = find(PLACE, place, "place")
        for key, count in table(rows, place, name.path).items():
            kind, damaged, shaken = find(_KINDS, key, "ship")
            ships = number(1).read(count, name.inner(place).inner(key), 0)
            found[ship_key(where, kind, damaged, shaken)] = ships
    return found


_SHIPS: Final[Codec[Any]] = Codec(_write_ships, _read_ships)
_ON_WATER: Final = region({key: water for water, key in enumerate(WATERS.keys)}, "water")
_TURNED: Final = {kind: number for number, kind in enumerate(SHIPS)}


def _write_bows(bows: Mapping[int, int]) -> Document:
    found: Document = {}
    for key, waters in sorted(bows.items()):
        place, kind = divmod(key, len(SHIPS))
        found.setdefault(place_key(place), {})[SHIPS[kind]] = _ON_WATER.write(waters)
    return found


def _read_bows(value: object, name: Name, _old: dict[int, int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for place, rows in table(value, *name).items():
        where = find(PLACE, place, "place")
        for key, waters in table(rows, place, name.path).items():
            kind = find(_TURNED, key, "ship")
            found[bow_key(where, kind)] = _ON_WATER.read(waters, name.inner(place).inner(key), 0)
    return found


_BOWS: Final[Codec[Any]] = Codec(_write_bows, _read_bows)


def _write_voyages(voyages: Mapping[int, int]) -> Document:
    return {place_key(end): _PLACES.write(way) for end, way in sorted(voyages.items())}


def _read_voyages(value: object, name: Name, _old: dict[int, int]) -> dict[int, int]:
    rows = table(value, *name)
    return {
        find(PLACE, end, "place"): _PLACES.read(way, name.inner(end), 0)
        for end, way in rows.items()
    }


_VOYAGES: Final[Codec[Any]] = Codec(_write_voyages, _read_voyages)


# --- The whole ------------------------------------------------------------------------------------


_CLEAR: Final = emptied(
    CivilWarState,
    *("moved", "arsenals", "sp", "forts", "works", "surrender", "burned", "fled", "low_coal"),
    *("momentum", "demoralised", "foraging", "trenches", "markers", "chiefs", "active", "late"),
    *("armies", "proud", "where", "stars", "militia", "displaced", "hands", "ships", "harboured"),
    *("naval_leaders", "reserve", "naval_action", "baffled", "sailed", "bows", "voyages"),
)


def _follow(state: CivilWarState, _document: Document) -> None:
    """What is kept beside what it follows from."""
    for side in (0, 1):
        state.forces[side] = mask(state.sp[side])
        state.strongholds[side] = mask(state.forts[side])
        state.guards[side] = mask(place for place in state.militia[side] if place >= 0)


SCHEMA: Final = Schema[CivilWarState](
    "uscivilwar",
    (
        Slot("side", _SIDE),
        *slots(NUMBER, "turn", "phase", "difference", "maintenance", "lost_arsenals", "invasion"),
        *slots(NUMBER, "panic", "mississippi"),
        Slot("training", each(_SIDES, NUMBER)),
        *slots(_NUMBERS, "moved", "arsenals"),
        *slots(each(_SIDES, _NUMBERS), "sp", "forts", "works", "surrender"),
        *slots(_PLACES, "burned", "fled", "low_coal", "momentum"),
        *slots(each(_SIDES, _PLACES), "demoralised", "foraging", "trenches", "markers"),
        *slots(_OFFICERS, "chiefs", "active", "late", "armies", "proud"),
        Slot("border", _BORDER),
        Lines("generals", GENERAL, "General", _GENERAL, ("where", "stars"), _is_known),
        Slot("militia", each(_SIDES, _MILITIA)),
        Slot("displaced", each(_SIDES, counts(numbered(THEATRES)))),
        Slot("hands", each(_SIDES, counts(numbered(CARD_KINDS)))),
        Slot("ships", _SHIPS),
        Slot("naval_leaders", each(_LEADERS, _WHERE, omit=TO_COME)),
        Slot("reserve", counts(numbered(("ocean", "river")))),
        # What only the advanced game marks is written only there.
        Slot("naval_action", NUMBER, omit=0),
        Slot("baffled", _PLACES, omit=0),
        *slots(_SHIPS, "sailed", "harboured", omit={}),
        Slot("bows", _BOWS, omit={}),
        Slot("voyages", _VOYAGES, omit={}),
        Derived(_follow, "forces", "strongholds", "guards"),
    ),
    _CLEAR,
)
