"""A state of Bobby Lee as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied, and every block is in the pool.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from longroll.engine.entries import table, text
from longroll.engine.schema import (
    INTEGER,
    NUMBER,
    Codec,
    Custom,
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

_SIDES: Final = {key: side for side, key in enumerate(SIDE_KEYS)}
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
_AREA: Final = key_of({key: area for area, key in enumerate(AREA_KEYS)}, "area")
_FIELD: Final = group("an area and a number", area=_AREA, task=NUMBER)
_BLOCK: Final = key_of(BLOCK, "block")


def _write_field(state: BobbyLeeState) -> object:
    return {
        block.key: _FIELD.write((area, task))
        for block, area, task in zip(BLOCKS, state.area, state.task, strict=True)
        if area != APART
    }


def _read_field(state: BobbyLeeState, value: object) -> None:
    for key, row in table(value, "field").items():
        block = _BLOCK.read(key, Name("field"), 0)
        state.area[block], state.task[block] = _FIELD.read(row, Name(key, "field"), ())


def _write_tasks(state: BobbyLeeState) -> object:
    """What blocks do that stand on no field."""
    return {
        block.key: task
        for block, area, task in zip(BLOCKS, state.area, state.task, strict=True)
        if task and area == APART
    }


def _read_tasks(state: BobbyLeeState, value: object) -> None:
    for key, task in table(value, "tasks").items():
        block = _BLOCK.read(key, Name("tasks"), 0)
        state.task[block] = NUMBER.read(task, Name(key, "tasks"), 0)


_SIGN_ROW: Final = group(
    "lists of a number, arms and blocks",
    number=NUMBER,
    arms=region({arm: index for index, arm in enumerate(ARMS)}, "arm"),
    blocks=_BLOCKS,
)


def _write_sign(sign: Sequence[int]) -> object:
    arms, number, blocks = sign
    return _SIGN_ROW.write((number, arms, blocks))


def _read_sign(value: object, name: Name, _old: object) -> tuple[int, int, int]:
    number, arms, blocks = _SIGN_ROW.read(value, name, ())
    return arms, number, blocks


_SIGN: Final[Codec[Any]] = Codec(_write_sign, _read_sign)


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
        Slot("sieges", region(HEX, "hex")),
        Slot("battles", several(_BATTLE)),
        Custom("field", _write_field, _read_field, "area", "task"),
        Custom("tasks", _write_tasks, _read_tasks, "task"),
        Slot("signs", several(_SIGN)),
    ),
    _clear,
)
