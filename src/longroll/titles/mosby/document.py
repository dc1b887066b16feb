"""A state as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up. Where it has no ``stack`` and Mosby stands
on the map, the turn is in its operations, and the container is as the notoriety fills it (7.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.entries import array, find, integer, refuse_others, table, truth, whole
from longroll.engine.frames import dump_flow
from longroll.engine.title import Document, TitleError

from .base import card_key, leader_key, space_key, unit_key
from .components import CARD, CARDS, COUNTER, COUNTERS, EVENTS, LEADER, LEADERS, SPACE, TABLES
from .sequence import fill_container
from .state import ASIDE, BOX, GONE, OUT, MosbyState

__all__ = ["dump_state", "load_state"]

_NUMBERS: Final = ("turn", "points", "alert", "wound", "factor", "ames", "acted", "rounds")
_FLAGS: Final = ("hunted", "food", "burnt")
_MASKS: Final = ("unrevealed", "camps", "sent", "rails", "bridges", "scouted")
_PILES: Final = ("deck", "used")
_LISTS: Final = ("events", "drawn")
_BESIDE_MAP: Final = {"aside": ASIDE, "out": OUT, "gone": GONE}
_SECTIONS: Final = (
    *("title", "scenario", "options", "mosby", "extensions", "depots", "leaders", "units"),
    *("hand", "stack", "chosen", "returned", "result"),
    *(*_NUMBERS, *_FLAGS, *_MASKS, *_PILES, *_LISTS, *_BESIDE_MAP),
)


def dump_state(state: MosbyState) -> Document:
    """The whole state as tables of keys and numbers."""
    return {
        "title": "mosby",
        "scenario": state.scenario,
        "options": list(state.options),
        "mosby": space_key(state.mosby) if state.mosby >= 0 else "",
        **{name: getattr(state, name) for name in (*_NUMBERS, *_FLAGS)},
        "extensions": [TABLES.row_keys[row] for row in state.extensions],
        **{name: [space_key(at) for at in members(getattr(state, name))] for name in _MASKS},
        "depots": {space_key(at): value for at, value in state.depots},
        "leaders": {
            leader_key(n): {"at": space_key(at), "until": state.stay[n]}
            for n, at in enumerate(state.leaders)
            if at >= 0
        },
        "hand": [card_key(card) for card in state.hand],
        **{name: _dump_pile(getattr(state, name)) for name in _PILES},
        **{name: list(getattr(state, name)) for name in _LISTS},
        **{name: _dump_units(state, where) for name, where in _BESIDE_MAP.items()},
        "units": [
            {
                "unit": unit_key(unit),
                "at": space_key(state.at[unit]),
                "active": bool(state.active >> unit & 1),
                "lost": state.lost[unit],
            }
            for unit in state.order
        ],
        **dump_flow(state),
    }


def _dump_pile(pile: Iterable[int]) -> dict[str, int]:
    return {card_key(card): count for card, count in enumerate(pile) if count}


def _dump_units(state: MosbyState, where: int) -> list[str]:
    return [counter.key for counter in COUNTERS if state.at[counter.index] == where]


def load_state(document: Document, state: MosbyState) -> None:
    """Lay a document over the table; raises `TitleError` for what cannot be."""
    refuse_others(document, _SECTIONS, "mosby")
    for name in _NUMBERS:
        if name in document:
            setattr(state, name, whole(document[name], name))
    for name in _FLAGS:
        if name in document:
            setattr(state, name, truth(document[name], name))
    _load_map(document, state)
    if "stack" not in document and state.mosby >= 0:
        fill_container(state)
    for name in _MASKS:
        if name in document:
            setattr(state, name, _spaces(document[name], name))
    _load_leaders(document, state)
    _load_cards(document, state)
    _load_units(document, state)


def _load_map(document: Document, state: MosbyState) -> None:
    if "mosby" in document:
        at = document["mosby"]
        state.mosby = find(SPACE, at, "space") if at else -1
    if "extensions" in document:
        rows = {key: row for row, key in enumerate(TABLES.row_keys)}
        told = array(document["extensions"], "extensions")
        state.extensions = tuple(sorted({find(rows, key, "row of extensions") for key in told}))
    if "depots" in document:
        values = table(document["depots"], "depots").items()
        pairs = [(find(SPACE, key, "space"), whole(n, "depots", 1, key)) for key, n in values]
        state.depots = tuple(sorted(pairs))


def _spaces(value: object, name: str) -> Mask:
    return mask(find(SPACE, key, "space") for key in array(value, name))


def _load_leaders(document: Document, state: MosbyState) -> None:
    if "leaders" not in document:
        return
    at, stay = [-1] * len(LEADERS), list(state.stay)
    for key, row in table(document["leaders"], "leaders").items():
        leader = find(LEADER, key, "leader")
        told = table(row, key)
        refuse_others(told, ("at", "until"), key)
        at[leader] = find(SPACE, told.get("at"), "space")
        stay[leader] = integer(told.get("until", state.turn + 1), "until")
    state.leaders, state.stay = tuple(at), tuple(stay)


def _load_cards(document: Document, state: MosbyState) -> None:
    if "hand" in document:
        cards = [find(CARD, key, "card") for key in array(document["hand"], "hand")]
        state.hand = tuple(sorted(cards))
        if "deck" not in document:
            left = list(state.deck)
            for card in cards:
                left[card] -= 1
            state.deck = tuple(left)
    for name in _PILES:
        if name in document:
            told = table(document[name], name)
            counts = [0] * len(CARDS)
            for key, count in told.items():
                counts[find(CARD, key, "card")] = whole(count, name, 0, key)
            setattr(state, name, tuple(counts))
    for name in _LISTS:
        if name in document:
            numbers = [whole(number, name, 1) for number in array(document[name], name)]
            if any(number >= len(EVENTS) for number in numbers):
                raise TitleError(f"'{name}' names an event card that there is not")
            setattr(state, name, tuple(numbers))


def _load_units(document: Document, state: MosbyState) -> None:
    if any(name in document for name in ("units", *_BESIDE_MAP)) and "stack" in document:
        state.at = [BOX] * len(COUNTERS)
    for name, where in _BESIDE_MAP.items():
        for key in array(document.get(name, []), name):
            state.at[find(COUNTER, key, "unit")] = where
    if "units" not in document:
        return
    order: list[int] = []
    for row in array(document["units"], "units"):
        told = table(row, "units")
        refuse_others(told, ("unit", "at", "active", "lost"), "units")
        unit = find(COUNTER, told.get("unit"), "unit")
        if unit in order:
            raise TitleError(f"'{unit_key(unit)}' stands twice among the 'units'")
        order.append(unit)
        state.at[unit] = find(SPACE, told.get("at"), "space")
        state.lost[unit] = whole(told.get("lost", 0), "lost", of=unit_key(unit))
        if truth(told.get("active", False), "active", unit_key(unit)):
            state.active |= 1 << unit
        if "unrevealed" not in document:
            state.unrevealed &= ~(1 << state.at[unit])
    state.order = tuple(order)
