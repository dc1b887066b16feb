"""A state as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up. Where it has no ``stack`` and Mosby stands
on the map, the turn is in its operations, and the container is as the notoriety fills it (7.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.engine.entries import array, refuse_others, table
from longroll.engine.keys import numbered
from longroll.engine.schema import (
    INTEGER,
    NUMBER,
    TRUTH,
    Codec,
    Custom,
    Derived,
    Name,
    Schema,
    Slot,
    counts,
    key_of,
    number,
    ordered,
    region,
    several,
    slots,
    sparse,
)
from longroll.engine.title import Document, TitleError

from .base import leader_key, space_key, unit_key
from .components import CARD, COUNTER, COUNTERS, EVENTS, LEADER, LEADERS, SPACE, TABLES
from .sequence import fill_container
from .state import ASIDE, BOX, GONE, OUT, MosbyState

__all__ = ["SCHEMA"]

_SPACE: Final = key_of(SPACE, "space")
_LEADER: Final = key_of(LEADER, "leader")
_UNIT: Final = key_of(COUNTER, "unit")
_BESIDE_MAP: Final = {"aside": ASIDE, "out": OUT, "gone": GONE}


# --- The lines and the map ------------------------------------------------------------------------

_ROW: Final = key_of(numbered(TABLES.row_keys), "row of extensions")


def _once(rows: Iterable[int]) -> tuple[int, ...]:
    return ordered({*rows})


def _fill(state: MosbyState, document: Document) -> None:
    if "stack" not in document and state.mosby >= 0:
        fill_container(state)


def _write_leaders(state: MosbyState) -> object:
    return {
        leader_key(leader): {"at": space_key(at), "until": state.stay[leader]}
        for leader, at in enumerate(state.leaders)
        if at >= 0
    }


def _read_leaders(state: MosbyState, value: object) -> None:
    """Those who are not named are nowhere."""
    at, stay = [-1] * len(LEADERS), list(state.stay)
    for key, row in table(value, "leaders").items():
        leader, told = _LEADER.read(key, Name("leaders"), 0), table(row, key)
        refuse_others(told, ("at", "until"), key)
        at[leader] = _SPACE.read(told.get("at"), Name("at", key), 0)
        stay[leader] = INTEGER.read(told.get("until", state.turn + 1), Name("until", key), 0)
    state.leaders, state.stay = tuple(at), tuple(stay)


# --- Cards ----------------------------------------------------------------------------------------


def _event(value: object, name: Name, old: int) -> int:
    event = number(1).read(value, name, old)
    if event >= len(EVENTS):
        raise TitleError(f"{name} names an event card that there is not")
    return event


def _take_hand_from_deck(state: MosbyState, document: Document) -> None:
    if "hand" in document and "deck" not in document:
        left = list(state.deck)
        for card in state.hand:
            left[card] -= 1
        state.deck = tuple(left)


# --- Units ----------------------------------------------------------------------------------------


def _put_away(state: MosbyState, document: Document) -> None:
    """A document of a game under way names all units that are not in the container."""
    if "stack" in document and any(name in document for name in ("units", *_BESIDE_MAP)):
        state.at = [BOX] * len(COUNTERS)


def _beside_map(name: str, where: int) -> Custom[MosbyState]:
    def write(state: MosbyState) -> object:
        return [counter.key for counter in COUNTERS if state.at[counter.index] == where]

    def read(state: MosbyState, value: object) -> None:
        for key in array(value, name):
            state.at[_UNIT.read(key, Name(name), 0)] = where

    return Custom(name, write, read, "at")


def _write_units(state: MosbyState) -> object:
    return [
        {
            "unit": unit_key(unit),
            "at": space_key(state.at[unit]),
            "active": bool(state.active >> unit & 1),
            "lost": state.lost[unit],
        }
        for unit in state.order
    ]


def _read_units(state: MosbyState, value: object) -> None:
    order: list[int] = []
    for row in array(value, "units"):
        told = table(row, "units")
        refuse_others(told, ("unit", "at", "active", "lost"), "units")
        unit = _UNIT.read(told.get("unit"), Name("unit"), 0)
        key = unit_key(unit)
        if unit in order:
            raise TitleError(f"'{key}' stands twice among the 'units'")
        order.append(unit)
        state.at[unit] = _SPACE.read(told.get("at"), Name("at", key), 0)
        state.lost[unit] = NUMBER.read(told.get("lost", 0), Name("lost", key), 0)
        state.active |= TRUTH.read(told.get("active", False), Name("active", key), False) << unit
    state.order = tuple(order)


def _reveal(state: MosbyState, document: Document) -> None:
    """Where a unit is named, and no marker, none lies."""
    if "units" in document and "unrevealed" not in document:
        for unit in state.order:
            state.unrevealed &= ~(1 << state.at[unit])


# --- The whole ------------------------------------------------------------------------------------

SCHEMA: Final = Schema[MosbyState](
    "mosby",
    (
        Slot("mosby", key_of({"": -1, **SPACE}, "space")),
        *slots(NUMBER, "turn", "points", "alert", "wound", "factor", "ames", "acted", "rounds"),
        *slots(TRUTH, "hunted", "food", "burnt"),
        Slot("extensions", several(_ROW, _once)),
        Slot("depots", sparse(SPACE, "space", 1, ordered)),
        Derived(_fill),
        *slots(region(SPACE, "space"), "unrevealed", "camps", "sent", "rails", "bridges"),
        Slot("scouted", region(SPACE, "space")),
        Custom("leaders", _write_leaders, _read_leaders, "leaders", "stay"),
        Slot("hand", several(key_of(CARD, "card"), ordered)),
        Derived(_take_hand_from_deck),
        *slots(counts(CARD, "card"), "deck", "used"),
        *slots(several(Codec(int, _event)), "events", "drawn"),
        Derived(_put_away),
        *[_beside_map(name, where) for name, where in _BESIDE_MAP.items()],
        Custom("units", _write_units, _read_units, "at", "active", "lost", "order"),
        Derived(_reveal),
    ),
)
