"""A state of For the People as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied of everything that is not printed on it (units, generals, armies, forts, markers).
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

from longroll.engine.entries import alike, array, find, refuse_others, table, truth, whole
from longroll.engine.frames import dump_flow
from longroll.engine.title import Document, TitleError

from .base import army_key, general_key, side_key, space_key
from .components import (
    ARMIES,
    ARMY,
    CONFEDERATE,
    GENERAL,
    GENERALS,
    SIDE_KEYS,
    SPACE,
    SPACES,
    STATE,
    STATES,
    TURN,
    TURN_KEYS,
    UNION,
)
from .options import memories
from .state import (
    ABSENT,
    REMOVED,
    SEATS,
    TRACK,
    Force,
    ForThePeopleState,
)
from .views import WHERE, where_key

__all__ = ["dump_state", "load_state"]

T = TypeVar("T")
_PLACES = {name: place for place, name in WHERE.items()}
_FLAGS = (
    "emancipation",
    "intervention",
    "mississippi_bonus",
    "reshuffle",
    "st_marks_open",
    "union_victory",
    "valley_devastated",
)
_NUMBERS = ("blockade", "amphibious")
_PAIRS = ("will", "fortune", "rounds", "fort_wait", "owed")
_FORCE_KINDS = ("", "army", "corps", "division", "brigade", "generals")
_CARDS = ("deck", "discards", "gone")
_WRITTEN_APART = (
    *_FLAGS,
    *_NUMBERS,
    *_PAIRS,
    *_CARDS,
    *("scenario", "options", "turn", "capital", "hand", "elite", "state_owner", "control"),
    *("infantry", "fort", "ironclads", "torpedoes", "destroyed", "hunley", "post", "due"),
    *("army_at", "army_due", "commander", "beaten", "force"),
    *("facts", "manned", "posted", "water"),
    *("doubled", "declined", "fed", "mcclellan_hailed", "queues"),
)
_OTHERS = tuple(slot for slot in ForThePeopleState.__slots__ if slot not in _WRITTEN_APART)
"""Small memories of single rules: numbers and tuples, written as they are."""
_SECTIONS = (
    *("title", "scenario", "options", "turn", "clear", "capital", "cards", "elite", "states"),
    *("spaces", "generals", "armies", "force", "stack", "chosen", "returned", "result"),
    *("active", *_FLAGS, *_NUMBERS, *_PAIRS, *_OTHERS),
)


def dump_state(state: ForThePeopleState) -> Document:
    """The whole state as tables of keys and numbers."""
    return {
        "title": "forthepeople",
        "scenario": state.scenario,
        "options": list(state.options),
        "turn": TURN_KEYS[state.turn],
        "clear": True,
        **{name: getattr(state, name) for name in (*_FLAGS, *_NUMBERS)},
        **{name: _plain(getattr(state, name)) for name in _others(state)},
        **{name: _by_side(getattr(state, name)) for name in _PAIRS},
        "capital": {SEATS[s]: _capital(state.capital[s]) for s in (UNION, CONFEDERATE)},
        "cards": {
            **{SEATS[s]: list(state.hand[s]) for s in (UNION, CONFEDERATE)},
            **{name: list(getattr(state, name)) for name in _CARDS},
        },
        "elite": [army_key(a) if a >= 0 else "" for a in state.elite],
        "states": {STATES[i].key: side_key(s) for i, s in enumerate(state.state_owner)},
        "spaces": _dump_spaces(state),
        "generals": _dump_generals(state),
        "armies": _dump_armies(state),
        **({"force": _dump_force(state.force)} if state.force is not None else {}),
        **dump_flow(state),
    }


def _others(state: ForThePeopleState) -> tuple[str, ...]:
    return (*_OTHERS, *memories(state.options))


def _plain(value: object) -> object:
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in cast("list[object]", value)]
    return value


def _by_side(values: list[int]) -> dict[str, int]:
    return {"union": values[UNION], "confederate": values[CONFEDERATE]}


def _capital(place: int) -> str:
    return space_key(place) if place >= 0 else "displaced"


def _dump_spaces(state: ForThePeopleState) -> Document:
    rows: Document = {}
    for at, place in enumerate(SPACES):
        row: Document = {}
        if state.control[at] != place.home:
            row["control"] = side_key(state.control[at])
        for side in (UNION, CONFEDERATE):
            if state.infantry[side][at]:
                row[SEATS[side]] = state.infantry[side][at]
        if state.fort[at]:
            row["fort"] = side_key(state.fort[at])
        for name, mask in _marks(state):
            if mask >> at & 1:
                row[name] = True
        if row:
            rows[place.key] = row
    return rows


def _marks(state: ForThePeopleState) -> tuple[tuple[str, int], ...]:
    return (
        ("ironclad", state.ironclads),
        ("torpedoes", state.torpedoes),
        ("destroyed", state.destroyed),
        ("hunley", 1 << state.hunley if state.hunley >= 0 else 0),
    )


def _dump_generals(state: ForThePeopleState) -> Document:
    rows: Document = {}
    for general in GENERALS:
        place, due = state.post[general.index], state.due[general.index]
        row: Document = {"at": where_key(place)}
        if place == TRACK or due != general.enters:
            row["due"] = due
        if state.doubled >> general.index & 1:
            row["points"] = 2
        if place != (REMOVED if general.option else ABSENT) or len(row) > 1:
            rows[general.key] = row
    return rows


def _dump_armies(state: ForThePeopleState) -> Document:
    rows: Document = {}
    for army in ARMIES:
        index = army.index
        place = state.army_at[index]
        row: Document = {"at": where_key(place)}
        if state.commander[index] >= 0:
            row["commander"] = general_key(state.commander[index])
        if state.army_due[index]:
            row["due"] = state.army_due[index]
        if state.beaten[index] != _NEVER:
            row["beaten"] = state.beaten[index]
        if place != ABSENT or len(row) > 1:
            rows[army.key] = row
    return rows


_NEVER = -9


def _dump_force(force: Force) -> Document:
    return {
        "side": SEATS[force.side],
        "kind": _FORCE_KINDS[force.kind],
        "at": space_key(force.at),
        "origin": space_key(force.origin),
        "lead": general_key(force.lead),
        "army": army_key(force.army) if force.army >= 0 else "",
        "infantry": force.infantry,
        "generals": [general_key(g) for g in force.generals],
        "naval": force.naval,
    }


# Reading.


def load_state(document: Document, state: ForThePeopleState) -> None:
    """Lay what ``document`` says over ``state`` (its scenario's set-up); not the stack.

    Raises `TitleError` naming, in quotes, the key that is unknown or impossible.
    """
    for key in document:
        if key not in _SECTIONS and key not in memories(state.options):
            raise TitleError(f"'{key}' is no part of a position of For the People")
    if "clear" in document and truth(document["clear"], "clear"):
        _clear(state)
    _load_plain(state, document)
    _load_spaces(state, table(document.get("spaces", {}), "spaces"))
    _load_generals(state, table(document.get("generals", {}), "generals"))
    _load_armies(state, table(document.get("armies", {}), "armies"))
    _load_cards(state, table(document.get("cards", {}), "cards"))
    if "force" in document:
        state.force = _load_force(table(document.get("force", {}), "force"))
        state.force.doubled = state.doubled
    state.touch_water()


def _clear(state: ForThePeopleState) -> None:
    empty = ForThePeopleState(state.scenario)
    for name in ("control", "infantry", "fort", "post", "due", "elite", "doubled"):
        setattr(state, name, getattr(empty, name))
    for name in ("army_at", "army_due", "commander", "beaten"):
        setattr(state, name, getattr(empty, name))
    state.ironclads = state.torpedoes = state.destroyed = 0
    state.hunley = -1
    state.force = None


def _side(value: Any) -> int:
    return find({name: side for side, name in enumerate(SIDE_KEYS)}, value, "side")


def _load_plain(state: ForThePeopleState, document: Document) -> None:
    if "turn" in document:
        state.turn = find(TURN, document["turn"], "turn")
    for flag in _FLAGS:
        if flag in document:
            setattr(state, flag, truth(document[flag], flag))
    for name in _NUMBERS:
        if name in document:
            setattr(state, name, whole(document[name], name))
    for name in _others(state):
        if name in document:
            setattr(state, name, alike(getattr(state, name), document[name], name))
    for name in _PAIRS:
        _load_pair(getattr(state, name), table(document.get(name, {}), name), name)
    for seat, key in table(document.get("capital", {}), "capital").items():
        place = -1 if key == "displaced" else find(SPACE, key, "space")
        state.capital[_side(seat)] = place
    for key, owner in table(document.get("states", {}), "states").items():
        state.state_owner[find(STATE, key, "state")] = _side(owner)
    if "elite" in document:
        _load_elite(state, array(document["elite"], "elite"))


def _load_elite(state: ForThePeopleState, keys: list[Any]) -> None:
    if len(keys) != len(state.elite):
        raise TitleError(f"'elite' takes {len(state.elite)} armies, an empty text for none")
    state.elite = [find(ARMY, key, "army") if key != "" else -1 for key in keys]


def _load_pair(pair: list[int], row: Document, name: str) -> None:
    for seat, value in row.items():
        pair[_side(seat)] = whole(value, seat, -1, name)


def _load_spaces(state: ForThePeopleState, rows: Document) -> None:
    for key in rows:
        at, row = find(SPACE, key, "space"), table(rows[key], key)
        known = ("control", "union", "confederate", "fort", "ironclad", "torpedoes")
        refuse_others(row, (*known, "destroyed", "hunley"), key)
        if "control" in row:
            state.control[at] = _side(row["control"])
        for side in (UNION, CONFEDERATE):
            if SEATS[side] in row:
                state.infantry[side][at] = whole(row[SEATS[side]], SEATS[side], of=key)
        if "fort" in row:
            state.fort[at] = _side(row["fort"])
        if "hunley" in row and truth(row["hunley"], "hunley", key):
            state.hunley = at
        _load_marks(state, at, row, key)


def _load_marks(state: ForThePeopleState, at: int, row: Document, key: str) -> None:
    for name, slot in _MASKS:
        if name in row:
            mask = getattr(state, slot) & ~(1 << at)
            setattr(state, slot, mask | truth(row[name], name, key) << at)


_MASKS = (("ironclad", "ironclads"), ("torpedoes", "torpedoes"), ("destroyed", "destroyed"))


def _place(key: Any) -> int:
    off_map = isinstance(key, str) and key in _PLACES
    return _PLACES[key] if off_map else find(SPACE, key, "space")


def _load_generals(state: ForThePeopleState, rows: Document) -> None:
    for key, row in rows.items():
        general = find(GENERAL, key, "general")
        where: Document = {"at": row} if isinstance(row, str) else table(row, key)
        refuse_others(where, ("at", "due", "points"), key)
        state.post[general] = _place(where.get("at", "absent"))
        if where.get("points", 1) not in (1, 2):
            raise TitleError(f"'points' of '{key}' must be 1 or 2, not {where['points']!r}")
        state.set_double(general, where.get("points", 1) == 2)
        if "due" in where:
            state.due[general] = whole(where["due"], "due", of=key)


def _load_armies(state: ForThePeopleState, rows: Document) -> None:
    for key in rows:
        army, row = find(ARMY, key, "army"), table(rows[key], key)
        refuse_others(row, ("at", "commander", "due", "beaten"), key)
        state.army_at[army] = _place(row.get("at", "absent"))
        leader = row.get("commander", "generic")
        state.commander[army] = -1 if leader == "generic" else find(GENERAL, leader, "general")
        state.army_due[army] = whole(row.get("due", 0), "due", of=key)
        state.beaten[army] = whole(row.get("beaten", _NEVER), "beaten", _NEVER, key)


def _load_cards(state: ForThePeopleState, row: Document) -> None:
    """Hands and piles as given; every card named nowhere goes where the set-up has it.

    A card that a hand names leaves the pile where it was.
    """
    refuse_others(row, ("union", "confederate", *_CARDS), "cards")
    piles = {
        name: [whole(card, name, of="cards") for card in array(row[name], name)] for name in row
    }
    named = [card for cards in piles.values() for card in cards]
    named += [card for queue in state.queues for card in queue[1:]]
    for side in (UNION, CONFEDERATE):
        state.hand[side] = _without(state.hand[side], named)
    for name in _CARDS:
        setattr(state, name, _without(getattr(state, name), named))
    for side in (UNION, CONFEDERATE):
        if SEATS[side] in piles:
            state.hand[side] = tuple(sorted(piles[SEATS[side]]))
    for name in _CARDS:
        if name in piles:
            setattr(state, name, tuple(sorted(piles[name])))


def _without(cards: tuple[int, ...], gone: list[int]) -> tuple[int, ...]:
    return tuple([card for card in cards if card not in gone])


def _load_force(row: Document) -> Force:
    known = ("side", "kind", "at", "origin", "lead", "army", "infantry", "generals", "naval")
    refuse_others(row, known, "force")
    for name in known:
        if name not in row:
            raise TitleError(f"'force' lacks '{name}'")
    kinds = {name: kind for kind, name in enumerate(_FORCE_KINDS) if name}
    force = Force(
        _side(row["side"]), find(kinds, row["kind"], "kind"), find(SPACE, row["at"], "space")
    )
    force.origin = find(SPACE, row["origin"], "space")
    force.lead = -1 if row["lead"] == "generic" else find(GENERAL, row["lead"], "general")
    force.army = find(ARMY, row["army"], "army") if row["army"] else -1
    force.infantry = whole(row["infantry"], "infantry")
    names = array(row["generals"], "generals")
    force.generals = tuple([find(GENERAL, key, "general") for key in names])
    force.naval = truth(row["naval"], "naval")
    return force
