"""A state of Savannah as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied: no unit or leader is on it or due, nothing is built, breached or destroyed.
"""

from __future__ import annotations

from typing import Final

from longroll.board.hexes import DIRECTIONS
from longroll.engine.keys import numbered
from longroll.engine.schema import (
    NUMBER,
    TEXT,
    TRUTH,
    Derived,
    Piles,
    Rows,
    Schema,
    Slot,
    column,
    each,
    emptied,
    flag,
    group,
    key_of,
    number,
    ordered,
    record,
    region,
    same_type,
    several,
    slots,
)
from longroll.engine.title import Document

from .components import GRID, HEX, LEADER, LEADERS, PERIMETER, UNIT, UNITS, hex_key
from .components.parts import ARMY_KEYS, SIDE_KEYS
from .entering import SORTIE_EXEMPT
from .state import DUE, FLAGS, PARADE, SavannahState
from .views import ORDERS, WHERE, side_name

__all__ = ["SCHEMA"]

_NEVER: Final = -1
"""When a unit is due that only a card brings."""
_NOBODY: Final = -1

_SIDES: Final = numbered(SIDE_KEYS)
_SIDE: Final = key_of(_SIDES, "side")
_ARMIES: Final = numbered(ARMY_KEYS)
_PLACE: Final = key_of({**{name: place for place, name in WHERE.items()}, **HEX}, "hex")
_ORDER: Final = key_of(numbered(ORDERS), "order")
_MEMORY: Final = same_type(-1)


# --- Units and leaders ----------------------------------------------------------------------------


def _is_reduced(_state: SavannahState, unit: int, steps: int) -> bool:
    return steps != UNITS[unit].steps


def _full(_state: SavannahState, unit: int) -> int:
    return UNITS[unit].steps


def _has_come_in(state: SavannahState, unit: int) -> bool:
    """Whether a marker goes without saying: who is inside the lines has come in (X4.10.exc)."""
    if unit not in SORTIE_EXEMPT or state.scenario != "campaign":
        return False
    return state.at[unit] >= 0 and bool(PERIMETER >> state.at[unit] & 1)


_UNITS: Final[Rows[SavannahState]] = Rows(
    "units",
    UNIT,
    "unit",
    (
        column("at", _PLACE, default=DUE),
        column("steps", NUMBER, written=_is_reduced, missing=_full),
        column("order", _ORDER, default=PARADE),
        column("trip", NUMBER, default=0),
        column("due", number(_NEVER), default=_NEVER, keep_if_absent=True),
        column("sortie_of", key_of(LEADER, "leader"), default=_NOBODY),
        *[flag(name, missing=_has_come_in if name == "entered" else None) for name in FLAGS],
    ),
    first_always=True,
    text_is_first=True,
)

_LEADERS: Final[Rows[SavannahState]] = Rows(
    "leaders",
    LEADER,
    "leader",
    (
        column("at", _PLACE, "leader_at", default=DUE),
        column("due", number(_NEVER), "leader_due", default=_NEVER, keep_if_absent=True),
        flag("wounded", "leaders_out"),
        flag("moved", "led"),
    ),
    first_always=True,
    text_is_first=True,
)


# --- The ground -----------------------------------------------------------------------------------


def _sides_of_hexes() -> dict[str, int]:
    """The hexsides by the two hexes that they part, in either order."""
    sides = range(len(GRID.side_ends))
    ends = [(GRID.side_ends[side], side) for side in sides]
    turned = {f"{hex_key(b)}-{hex_key(a)}": side for (a, b), side in ends}
    return {side_name(side): side for side in sides} | turned


_TOWARDS: Final = region(numbered(DIRECTIONS), "direction")


def _made(at: int, towards: int, complete: bool) -> tuple[int, int, int]:
    return at, towards, int(complete)


_WORK: Final = record(
    _made,
    {"at": key_of(HEX, "hex"), "towards": _TOWARDS, "complete": TRUTH},
    {"towards": 0, "complete": False},
    unnamed=True,
)
_EFFECT: Final = group("pairs of whole numbers", effect=number(-99), argument=number(-99))


# --- The whole ------------------------------------------------------------------------------------


_PLACED: Final = (*_UNITS.slots, *_LEADERS.slots, "breached", "cleared", "destroyed", "works")
_empty: Final = emptied(SavannahState, *_PLACED)


def _clear(state: SavannahState) -> None:
    _empty(state)
    state.due = [_NEVER] * len(UNITS)
    state.leader_due = [_NEVER] * len(LEADERS)


def _forget(state: SavannahState, _document: Document) -> None:
    state.touch()


SCHEMA: Final = Schema[SavannahState](
    "savannah",
    (
        *slots(_MEMORY, "turn", "arrival", "assault", "bombarded", "defences", "fired_mortar"),
        *slots(_MEMORY, "leader_arrival", "lost_strength", "siege_stage", "works_left"),
        *slots(TEXT, "weather", "last_weather"),
        *slots(_SIDE, "active", "holder"),
        # Points of victory are in halves.
        *slots(each(_ARMIES, number(-99), kind="army"), "morale", "vp"),
        Slot("momentum", each(_SIDES, NUMBER)),
        _UNITS,
        _LEADERS,
        Slot("works", several(_WORK, ordered)),
        *slots(region(_sides_of_hexes(), "hexside"), "breached", "cleared"),
        Slot("destroyed", region(HEX, "hex")),
        Slot("effects", several(_EFFECT, ordered)),
        Piles("cards", "hands", _SIDES, ("deck", "discards", "gone")),
        Derived(_forget, "facts"),
    ),
    _clear,
)
