"""A state of Bobby Lee as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied, and every block is in the pool.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from longroll.engine.entries import text
from longroll.engine.keys import numbered
from longroll.engine.schema import (
    INTEGER,
    NUMBER,
    Codec,
    Lines,
    Name,
    Rows,
    Schema,
    Slot,
    column,
    each,
    group,
    key_of,
    record,
    region,
    several,
    slots,
)
from longroll.engine.title import TitleError

from .base import month_key
from .battles.field import AREA_KEYS
from .components import ARMS, BLOCK, BLOCKS, HEX, SIDE_KEYS, month_number
from .state import APART, POOL, Battle, BobbyLeeState
from .views import WHERE

__all__ = ["SCHEMA"]

_SIDES: Final = numbered(SIDE_KEYS)
_HEX: Final = key_of(HEX, "hex")
_PLACE: Final = key_of({**HEX, **{name: place for place, name in WHERE.items()}}, "place")
_BLOCKS: Final = region(BLOCK, "block")


def _month(value: object, name: Name, _old: int) -> int:
    try:
        return month_number(text(value, *name))
    except ValueError:
        raise TitleError(f"{name} must be a month as '1862-06', not {value!r}") from None


# --- Blocks ---------------------------------------------------------------------------------------


def _full(state: BobbyLeeState, block: int) -> int:
    """The steps of a block of which nothing is said: none off the map, else what it has, or all."""
    return 0 if state.at[block] < 0 else state.steps[block] or BLOCKS[block].steps


def _its_steps(state: BobbyLeeState, block: int) -> int:
    return state.steps[block]


def _itself(_state: BobbyLeeState, block: int) -> int:
    return block


_ROWS: Final[Rows[BobbyLeeState]] = Rows(
    "blocks",
    BLOCK,
    "block",
    (
        column("at", _PLACE),
        column("steps", NUMBER, missing=_full),
        column("told", NUMBER, missing=_its_steps),
        column("like", key_of(BLOCK, "block"), "group", missing=_itself),
    ),
)
_SEEN: Final = group("a month, a place and steps", month=NUMBER, place=_PLACE, steps=NUMBER)


# --- Battles --------------------------------------------------------------------------------------

_BATTLE: Final = record(
    Battle, {"hex": _HEX, "origins": region(HEX, "hex"), "lost": NUMBER}, {"origins": 0, "lost": 0}
)
_AREA: Final = key_of(numbered(AREA_KEYS), "area")
_FIELD: Final = group("an area and a number", area=_AREA, task=NUMBER)


def _on_field(state: BobbyLeeState, block: int) -> bool:
    return state.area[block] != APART


def _has_task_apart(state: BobbyLeeState, block: int) -> bool:
    return state.task[block] != 0 and not _on_field(state, block)


def _turned(sign: Sequence[int]) -> tuple[int, int, int]:
    """A sign of the state as it is written, and back: there the arms are its first value."""
    first, second, blocks = sign
    return second, first, blocks


_SIGN_ROW: Final = group(
    "lists of a number, arms and blocks",
    _turned,
    number=NUMBER,
    arms=region(numbered(ARMS), "arm"),
    blocks=_BLOCKS,
)
_SIGN: Final[Codec[Any]] = Codec(lambda sign: _SIGN_ROW.write(_turned(sign)), _SIGN_ROW.read)


# --- Sieges ---------------------------------------------------------------------------------------

_BESIEGED: Final = region(HEX, "hex")
_BY_SIDE: Final = each(_SIDES, _BESIEGED)


def _sieges(value: object, name: Name, old: Any) -> Any:
    """By side; positions of rules before version 7 have one list, which does not say whose."""
    if isinstance(value, list):
        return [_BESIEGED.read(cast("object", value), name, 0)] * len(_SIDES)
    return _BY_SIDE.read(value, name, old)


# --- The whole ------------------------------------------------------------------------------------


def _clear(state: BobbyLeeState) -> None:
    for block in BLOCKS:
        state.at[block.index] = POOL
        state.steps[block.index] = state.told[block.index] = 0
        state.group[block.index] = block.index
        state.seen[block.index] = ()
        state.entered[block.index] = state.pledged[block.index] = POOL
        state.area[block.index] = APART
        state.task[block.index] = 0
    state.battles = ()
    state.signs = []


SCHEMA: Final = Schema[BobbyLeeState](
    "bobbylee",
    (
        Slot("month", Codec(month_key, _month)),
        Slot("active", key_of(_SIDES, "side")),
        *slots(INTEGER, "day", "hour", "mud", "passes", "political", "emancipated", "defeat"),
        Slot("alexandria", INTEGER),
        *slots(each(_SIDES, NUMBER), "calls", "paid", "worn", "points", "levies"),
        *slots(_BLOCKS, "face_up", "tired", "weary", "moved", "landed"),
        _ROWS,
        Slot("seen", each(BLOCK, _SEEN, omit=(), kind="block")),
        *slots(each(BLOCK, _HEX, omit=POOL, kind="block"), "entered", "pledged"),
        Slot("sieges", Codec(_BY_SIDE.write, _sieges)),
        Slot("battles", several(_BATTLE)),
        Lines("field", BLOCK, "block", _FIELD, ("area", "task"), _on_field),
        Lines("tasks", BLOCK, "block", NUMBER, ("task",), _has_task_apart),
        Slot("signs", several(_SIGN, list)),
    ),
    _clear,
)
