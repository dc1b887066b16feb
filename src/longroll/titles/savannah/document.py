"""A state of Savannah as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied: no unit or leader is on it or due, nothing is built, breached or destroyed.
"""

from __future__ import annotations

from typing import Any, Final, cast

from longroll.board.hexes import DIRECTIONS
from longroll.board.region import members
from longroll.engine.entries import alike, array, find, refuse_others, table, text, truth, whole
from longroll.engine.frames import dump_flow
from longroll.engine.title import Document, TitleError

from .base import leader_key, side_key
from .components import GRID, HEX, LEADER, LEADERS, PERIMETER, UNIT, UNITS, hex_key
from .components.parts import ALLIES, ARMY_KEYS, CROWN, SIDE_KEYS
from .entering import SORTIE_EXEMPT
from .state import DUE, FLAGS, SavannahState
from .views import ORDERS, WHERE, side_name, where_key

__all__ = ["dump_state", "load_state"]

_PLACES: Final = {name: place for place, name in WHERE.items()}
_BY_UNIT: Final = ("at", "steps", "order", "trip", "due", "sortie_of")
_SIDE_MASKS: Final = ("breached", "cleared")
_PILES: Final = ("deck", "discards", "gone")
_WEATHERS: Final = ("weather", "last_weather")
_WHICH_SIDE: Final = ("active", "holder")
_BY_ARMY: Final = ("morale", "vp")
_WRITTEN_APART: Final = (
    *("scenario", "options", "facts", "leader_at", "leader_due", "leaders_out", "led", "destroyed"),
    *("works", "hands", "effects", "momentum"),
    *(*_BY_UNIT, *_SIDE_MASKS, *_PILES, *_WEATHERS, *_WHICH_SIDE, *_BY_ARMY, *FLAGS),
)
_NUMBERS: Final = tuple(slot for slot in SavannahState.__slots__ if slot not in _WRITTEN_APART)
"""Single numbers and lists of numbers, written as they are."""
_SECTIONS: Final = (
    *("title", "scenario", "options", "clear", "units", "leaders", "works", "destroyed"),
    *("cards", "effects", "momentum", "stack", "chosen", "returned", "result"),
    *(*_SIDE_MASKS, *_WEATHERS, *_WHICH_SIDE, *_BY_ARMY, *_NUMBERS),
)

# --- Writing --------------------------------------------------------------------------------------


def dump_state(state: SavannahState) -> Document:
    """The whole state as tables of keys and numbers; points of victory are in halves."""
    return {
        "title": "savannah",
        "scenario": state.scenario,
        "options": list(state.options),
        "clear": True,
        **{name: _plain(getattr(state, name)) for name in _NUMBERS},
        **{name: getattr(state, name) for name in _WEATHERS},
        **{name: side_key(getattr(state, name)) for name in _WHICH_SIDE},
        **{name: dict(zip(ARMY_KEYS, getattr(state, name), strict=True)) for name in _BY_ARMY},
        "momentum": {side_key(side): state.momentum[side] for side in (CROWN, ALLIES)},
        "units": _dump_units(state),
        "leaders": _dump_leaders(state),
        "works": [_dump_work(*work) for work in state.works],
        **{n: [side_name(s) for s in members(getattr(state, n))] for n in _SIDE_MASKS},
        "destroyed": [hex_key(hex_) for hex_ in members(state.destroyed)],
        "effects": [list(pair) for pair in state.effects],
        "cards": {
            **{side_key(side): list(state.hands[side]) for side in (CROWN, ALLIES)},
            **{name: list(getattr(state, name)) for name in _PILES},
        },
        **dump_flow(state),
    }


def _plain(value: object) -> object:
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in cast("list[object]", value)]
    return value


def _dump_units(state: SavannahState) -> Document:
    flags = [(flag, mask) for flag in FLAGS if (mask := getattr(state, flag))]
    rows: Document = {}
    for unit in UNITS:
        index = unit.index
        row: Document = {"at": where_key(state.at[index])}
        if state.steps[index] != unit.steps:
            row["steps"] = state.steps[index]
        if state.order[index]:
            row["order"] = ORDERS[state.order[index]]
        if state.trip[index]:
            row["trip"] = state.trip[index]
        if state.due[index] != _NEVER:
            row["due"] = state.due[index]
        if state.sortie_of[index] >= 0:
            row["sortie_of"] = leader_key(state.sortie_of[index])
        for flag, mask in flags:
            if mask >> index & 1:
                row[flag] = True
        if state.at[index] != DUE or len(row) > 1:
            rows[unit.key] = row
    return rows


_NEVER: Final = -1
"""When a unit is due that only a card brings."""


def _dump_leaders(state: SavannahState) -> Document:
    rows: Document = {}
    for leader in LEADERS:
        index = leader.index
        row: Document = {"at": where_key(state.leader_at[index])}
        if state.leader_due[index] != _NEVER:
            row["due"] = state.leader_due[index]
        if state.leaders_out >> index & 1:
            row["wounded"] = True
        if state.led >> index & 1:
            row["moved"] = True
        if state.leader_at[index] != DUE or len(row) > 1:
            rows[leader.key] = row
    return rows


def _dump_work(hex_: int, sides: int, complete: int) -> Document:
    towards = [name for d, name in enumerate(DIRECTIONS) if sides >> d & 1]
    return {"at": hex_key(hex_), "towards": towards, "complete": bool(complete)}


# --- Reading --------------------------------------------------------------------------------------


def load_state(document: Document, state: SavannahState) -> None:
    """Lay what ``document`` says over ``state`` (its scenario's set-up); not the stack.

    Raises `TitleError` naming, in quotes, the key that is unknown or impossible.
    """
    for key in document:
        if key not in _SECTIONS:
            raise TitleError(f"'{key}' is no part of a position of Savannah")
    if "clear" in document and truth(document["clear"], "clear"):
        _clear(state)
    _load_plain(state, document)
    _load_units(state, table(document.get("units", {}), "units"))
    _load_leaders(state, table(document.get("leaders", {}), "leaders"))
    _load_ground(state, document)
    _load_cards(state, table(document.get("cards", {}), "cards"))
    if "effects" in document:
        pairs = [array(pair, "effects") for pair in array(document["effects"], "effects")]
        state.effects = tuple(sorted(_pair(pair) for pair in pairs))
    state.touch()


def _clear(state: SavannahState) -> None:
    empty = SavannahState(state.scenario)
    for name in (*_BY_UNIT, "leader_at", "leader_due"):
        setattr(state, name, getattr(empty, name))
    state.due = [_NEVER] * len(UNITS)
    state.leader_due = [_NEVER] * len(LEADERS)
    for name in (*FLAGS, *_SIDE_MASKS, "destroyed", "leaders_out", "led"):
        setattr(state, name, 0)
    state.works = ()


def _pair(values: list[Any]) -> tuple[int, int]:
    if len(values) != _PAIR:
        raise TitleError("'effects' takes pairs of whole numbers")
    return whole(values[0], "effects", least=-99), whole(values[1], "effects", least=-99)


_PAIR: Final = 2


_SIDE: Final = {name: side for side, name in enumerate(SIDE_KEYS)}
_ARMY: Final = {name: army for army, name in enumerate(ARMY_KEYS)}
_ORDER: Final = {name: order for order, name in enumerate(ORDERS)}
_DIRECTION: Final = {name: at for at, name in enumerate(DIRECTIONS)}


def _load_plain(state: SavannahState, document: Document) -> None:
    for name in _NUMBERS:
        if name in document:
            setattr(state, name, alike(getattr(state, name), document[name], name, -1))
    for name in _WEATHERS:
        if name in document:
            setattr(state, name, text(document[name], name))
    for name in _WHICH_SIDE:
        if name in document:
            setattr(state, name, find(_SIDE, document[name], "side"))
    for name in _BY_ARMY:
        values = getattr(state, name)
        for key, value in table(document.get(name, {}), name).items():
            values[find(_ARMY, key, "army")] = whole(value, key, -99, name)
    for key, value in table(document.get("momentum", {}), "momentum").items():
        state.momentum[find(_SIDE, key, "side")] = whole(value, key, of="momentum")


def _place(key: Any) -> int:
    off_map = isinstance(key, str) and key in _PLACES
    return _PLACES[key] if off_map else find(HEX, key, "hex")


def _row(rows: Document, name: str) -> Document:
    """A row; a text alone is where the piece stands."""
    value = rows[name]
    return {"at": value} if isinstance(value, str) else table(value, name)


def _load_units(state: SavannahState, rows: Document) -> None:
    for key in rows:
        unit, row = find(UNIT, key, "unit"), _row(rows, key)
        refuse_others(row, (*_BY_UNIT, *FLAGS), key)
        state.at[unit] = _place(row.get("at", "due"))
        state.steps[unit] = whole(row.get("steps", UNITS[unit].steps), "steps", of=key)
        state.order[unit] = find(_ORDER, row.get("order", "parade"), "order")
        state.trip[unit] = whole(row.get("trip", 0), "trip", of=key)
        state.due[unit] = whole(row.get("due", state.due[unit]), "due", _NEVER, key)
        leader = row.get("sortie_of")
        state.sortie_of[unit] = -1 if leader is None else find(LEADER, leader, "leader")
        for flag in FLAGS:
            held = truth(row[flag], flag, key) if flag in row else _goes_without(state, unit, flag)
            mask = getattr(state, flag) & ~(1 << unit)
            setattr(state, flag, mask | held << unit)


def _goes_without(state: SavannahState, unit: int, flag: str) -> bool:
    """Whether a marker goes without saying: who is inside the lines has come in (X4.10.exc)."""
    if flag != "entered" or unit not in SORTIE_EXEMPT or state.scenario != "campaign":
        return False
    return state.at[unit] >= 0 and bool(PERIMETER >> state.at[unit] & 1)


def _load_leaders(state: SavannahState, rows: Document) -> None:
    for key in rows:
        leader, row = find(LEADER, key, "leader"), _row(rows, key)
        refuse_others(row, ("at", "due", "wounded", "moved"), key)
        state.leader_at[leader] = _place(row.get("at", "due"))
        due = row.get("due", state.leader_due[leader])
        state.leader_due[leader] = whole(due, "due", _NEVER, key)
        for name, mask in (("wounded", "leaders_out"), ("moved", "led")):
            held = name in row and truth(row[name], name, key)
            setattr(state, mask, getattr(state, mask) & ~(1 << leader) | held << leader)


def _load_ground(state: SavannahState, document: Document) -> None:
    if "works" in document:
        rows = array(document["works"], "works")
        state.works = tuple(sorted(_load_work(row) for row in rows))
    for name in _SIDE_MASKS:
        if name in document:
            mask = 0
            for key in array(document[name], name):
                mask |= 1 << _side_number(key)
            setattr(state, name, mask)
    if "destroyed" in document:
        state.destroyed = 0
        for key in array(document["destroyed"], "destroyed"):
            state.destroyed |= 1 << find(HEX, key, "hex")


def _load_work(row: Any) -> tuple[int, int, int]:
    work = table(row, "works")
    refuse_others(work, ("at", "towards", "complete"), "works")
    sides = 0
    for name in array(work.get("towards", []), "towards"):
        sides |= 1 << find(_DIRECTION, name, "direction")
    complete = truth(work.get("complete", False), "complete", "works")
    return find(HEX, work.get("at"), "hex"), sides, int(complete)


def _side_number(key: Any) -> int:
    a, _, b = str(key).partition("-")
    side = GRID.side_between(find(HEX, a, "hex"), find(HEX, b, "hex"))
    if side < 0:
        raise TitleError(f"'{key}' is no hexside")
    return side


def _load_cards(state: SavannahState, row: Document) -> None:
    """Hands and piles as given; every card named nowhere goes where the set-up has it."""
    refuse_others(row, (*SIDE_KEYS, *_PILES), "cards")
    piles = {name: [whole(c, name, of="cards") for c in array(row[name], name)] for name in row}
    named = [card for cards in piles.values() for card in cards]
    state.hands = [_without(hand, named) for hand in state.hands]
    for name in _PILES:
        setattr(state, name, _without(getattr(state, name), named))
    for side, key in enumerate(SIDE_KEYS):
        if key in piles:
            state.hands[side] = tuple(sorted(piles[key]))
    for name in _PILES:
        if name in piles:
            setattr(state, name, tuple(sorted(piles[name])))


def _without(cards: tuple[int, ...], gone: list[int]) -> tuple[int, ...]:
    return tuple([card for card in cards if card not in gone])
