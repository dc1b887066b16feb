"""A state of Bobby Lee as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied, and every block is in the pool.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import mask, members
from longroll.engine.entries import (
    alike,
    array,
    find,
    integer,
    refuse_others,
    table,
    text,
    truth,
    whole,
)
from longroll.engine.frames import dump_flow
from longroll.engine.title import Document, TitleError

from .base import block_key, hex_key, month_key, side_key
from .battles.field import AREA_KEYS, AREAS
from .components import ARMS, BLOCK, BLOCKS, HEX, SIDE_KEYS, month_number
from .state import APART, POOL, Battle, BobbyLeeState
from .views import WHERE, where_key

__all__ = ["dump_state", "load_state"]

_OFF: Final = {name: place for place, name in WHERE.items()}
_MASKS: Final = ("face_up", "tired", "weary", "moved", "landed")
_NUMBERS: Final = (
    "day",
    "hour",
    "mud",
    "passes",
    "political",
    "emancipated",
    "defeat",
    "alexandria",
)
_BY_SIDE: Final = ("calls", "paid", "worn", "points", "levies")
_SECTIONS: Final = (
    *("battles", "field", "tasks", "sieges"),
    *("title", "scenario", "options", "clear", "month", "active", "blocks", "seen", "entered"),
    *("pledged", "signs", "stack", "chosen", "returned", "result"),
    *(*_MASKS, *_NUMBERS, *_BY_SIDE),
)
_OF_BLOCK: Final = ("at", "steps", "told", "like")


def dump_state(state: BobbyLeeState) -> Document:
    """The whole state as tables of keys and numbers."""
    return {
        "title": "bobbylee",
        "scenario": state.scenario,
        "options": list(state.options),
        "clear": True,
        "month": month_key(state.month),
        "active": side_key(state.active),
        **{name: getattr(state, name) for name in _NUMBERS},
        **{name: dict(zip(SIDE_KEYS, getattr(state, name), strict=True)) for name in _BY_SIDE},
        **{name: [block_key(b) for b in members(getattr(state, name))] for name in _MASKS},
        "blocks": {
            block.key: {
                "at": where_key(state.at[block.index]),
                "steps": state.steps[block.index],
                "told": state.told[block.index],
                "like": block_key(state.group[block.index]),
            }
            for block in BLOCKS
        },
        "seen": {
            block.key: [seen[0], where_key(seen[1]), seen[2]]
            for block, seen in zip(BLOCKS, state.seen, strict=True)
            if seen
        },
        "entered": {
            block.key: hex_key(origin)
            for block, origin in zip(BLOCKS, state.entered, strict=True)
            if origin != POOL
        },
        "pledged": {
            block.key: hex_key(target)
            for block, target in zip(BLOCKS, state.pledged, strict=True)
            if target != POOL
        },
        **_dump_battles(state),
        "signs": [
            [number, [ARMS[arm] for arm in members(arms)], [block_key(b) for b in members(blocks)]]
            for arms, number, blocks in state.signs
        ],
        **dump_flow(state),
    }


def _dump_battles(state: BobbyLeeState) -> Document:
    """What is besieged, the battles, and where on their fields blocks stand and what they do."""
    return {
        "sieges": [hex_key(hex_) for hex_ in members(state.sieges)],
        "battles": [
            {
                "hex": hex_key(battle.hex),
                "origins": [hex_key(origin) for origin in members(battle.origins)],
                "lost": battle.lost,
            }
            for battle in state.battles
        ],
        "field": {
            block.key: [AREA_KEYS[area], task]
            for block, area, task in zip(BLOCKS, state.area, state.task, strict=True)
            if area != APART
        },
        "tasks": {
            block.key: task
            for block, area, task in zip(BLOCKS, state.area, state.task, strict=True)
            if task and area == APART
        },
    }


def load_state(state: BobbyLeeState, document: Document) -> None:
    """Lay a document over the set-up; raises TitleError, with the offending name in quotes."""
    refuse_others(document, _SECTIONS, "position")
    if truth(document.get("clear", False), "clear"):
        _clear(state)
    _load_numbers(state, document)
    for name in _MASKS:
        if name in document:
            keys = array(document[name], name)
            setattr(state, name, sum({1 << find(BLOCK, key, "block") for key in keys}))
    for key, row in table(document.get("blocks", {}), "blocks").items():
        _load_block(state, find(BLOCK, key, "block"), table(row, key))
    for key, row in table(document.get("seen", {}), "seen").items():
        _load_seen(state, find(BLOCK, key, "block"), array(row, key))
    for name in ("entered", "pledged"):
        for key, hex_ in table(document.get(name, {}), name).items():
            getattr(state, name)[find(BLOCK, key, "block")] = find(HEX, hex_, "hex")
    if "sieges" in document:
        state.sieges = mask(find(HEX, key, "hex") for key in array(document["sieges"], "sieges"))
    if "battles" in document:
        rows = array(document["battles"], "battles")
        state.battles = tuple([_battle(table(row, "battles")) for row in rows])
    for key, value in table(document.get("field", {}), "field").items():
        block, (area, task) = find(BLOCK, key, "block"), _pair(value, key)
        state.area[block] = find(AREAS, area, "area")
        state.task[block] = whole(task, "task", of=key)
    for key, task in table(document.get("tasks", {}), "tasks").items():
        state.task[find(BLOCK, key, "block")] = whole(task, "task", of=key)
    if "signs" in document:
        state.signs = [_sign(array(row, "signs")) for row in array(document["signs"], "signs")]


def _load_numbers(state: BobbyLeeState, document: Document) -> None:
    """The calendar, whose turn it is, and what is counted."""
    if "month" in document:
        state.month = _month(document["month"])
    if "active" in document:
        state.active = find({key: s for s, key in enumerate(SIDE_KEYS)}, document["active"], "side")
    for name in _NUMBERS:
        if name in document:
            setattr(state, name, integer(document[name], name))
    for name in _BY_SIDE:
        if name in document:
            rows = table(document[name], name)
            refuse_others(rows, SIDE_KEYS, name)
            usual: list[int] = getattr(state, name)
            values = [rows.get(key, usual[side]) for side, key in enumerate(SIDE_KEYS)]
            setattr(state, name, alike([0], values, name))


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


def _month(value: object) -> int:
    try:
        return month_number(text(value, "month"))
    except ValueError:
        raise TitleError(f"'month' must be a month as '1862-06', not {value!r}") from None


def _place(value: object) -> int:
    return find({**HEX, **_OFF}, value, "place")


def _load_block(state: BobbyLeeState, block: int, row: Document) -> None:
    key = block_key(block)
    refuse_others(row, _OF_BLOCK, key)
    if "at" in row:
        state.at[block] = _place(row["at"])
    if state.at[block] < 0:
        state.steps[block] = 0
    elif "steps" not in row and not state.steps[block]:
        state.steps[block] = BLOCKS[block].steps
    if "steps" in row:
        state.steps[block] = whole(row["steps"], "steps", of=key)
    state.told[block] = whole(row.get("told", state.steps[block]), "told", of=key)
    state.group[block] = find(BLOCK, row["like"], "block") if "like" in row else block


def _load_seen(state: BobbyLeeState, block: int, row: list[object]) -> None:
    if len(row) != 3:
        raise TitleError(f"'seen' of '{block_key(block)}' must be a month, a place and steps")
    state.seen[block] = (whole(row[0], "month"), _place(row[1]), whole(row[2], "steps"))


def _sign(row: list[object]) -> tuple[int, int, int]:
    if len(row) != 3:
        raise TitleError("'signs' must each be a number, arms and blocks")
    known = {arm: index for index, arm in enumerate(ARMS)}
    arms = mask(find(known, arm, "arm") for arm in array(row[1], "arms"))
    blocks = mask(find(BLOCK, key, "block") for key in array(row[2], "blocks"))
    return arms, whole(row[0], "signs"), blocks


def _battle(row: Document) -> Battle:
    refuse_others(row, ("hex", "origins", "lost"), "battle")
    origins = mask(find(HEX, key, "hex") for key in array(row.get("origins", []), "origins"))
    return Battle(find(HEX, row.get("hex"), "hex"), origins, whole(row.get("lost", 0), "lost"))


def _pair(value: object, key: str) -> tuple[object, object]:
    """An area and a task."""
    pair = array(value, "field")
    if len(pair) != 2:
        raise TitleError(f"'field' of '{key}' must be an area and a number")
    return pair[0], pair[1]
