"""A state of The U.S. Civil War as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied: no unit, no marker, no General.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.entries import array, find, refuse_others, table, text, whole
from longroll.engine.frames import dump_flow
from longroll.engine.title import Document, TitleError

from .base import general_key, place_key, side_key, side_of
from .components import (
    CARD_KINDS,
    GENERAL,
    GENERALS,
    NEUTRAL,
    PLACE,
    REALMS,
    SHIPS,
    SIDE_KEYS,
    STATE,
    TABLES,
    THEATRES,
)
from .ground import BORDER_REALMS
from .state import (
    BOX,
    DISPLACED,
    GONE,
    NONE,
    TO_COME,
    UNASSIGNED,
    CivilWarState,
    ship_key,
    ship_parts,
)

__all__ = ["dump_state", "load_state", "where_key"]

_NUMBERS: Final = (
    *("turn", "phase", "difference", "maintenance", "lost_arsenals", "invasion", "panic"),
    "mississippi",
)
_SEA_NUMBERS: Final = ("naval_action",)
_SEA_MASKS: Final = ("baffled",)
_SEA_MASKS_BY_SIDE: Final = ("shaken_ships",)
_SEA_SHIPS: Final = ("sailed", "harboured")
_SEA: Final = (*_SEA_NUMBERS, *_SEA_MASKS, *_SEA_MASKS_BY_SIDE, *_SEA_SHIPS)
_BY_SIDE: Final = ("training",)
_BY_PLACE: Final = ("moved", "arsenals")
_BY_SIDE_AND_PLACE: Final = ("sp", "forts", "works", "surrender")
_MASKS: Final = ("burned", "fled", "low_coal", "momentum")
_MASKS_BY_SIDE: Final = ("demoralised", "foraging", "trenches", "markers")
_GENERALS: Final = ("chiefs", "active", "late", "armies", "proud")
_SECTIONS: Final = (
    *("title", "scenario", "options", "clear", "side", "border", "generals", "militia"),
    *("displaced", "hands", "ships", "naval_leaders", "reserve"),
    *_SEA,
    *(*_NUMBERS, *_BY_SIDE, *_BY_PLACE, *_BY_SIDE_AND_PLACE, *_MASKS, *_MASKS_BY_SIDE),
    *_GENERALS,
    *("stack", "chosen", "returned", "result"),
)
_OFF: Final = {
    "to-come": TO_COME,
    "gone": GONE,
    "unassigned": UNASSIGNED,
    **{f"displaced-{key}": BOX - theatre for theatre, key in enumerate(THEATRES)},
}
_OFF_KEYS: Final = {code: key for key, code in _OFF.items()}
_MILITIA: Final = {"none": NONE, "displaced": DISPLACED}
_MILITIA_KEYS: Final = {code: key for key, code in _MILITIA.items()}
_CONDITION: Final = ("", "-damaged")
_RESERVE: Final = ("ocean", "river")


def where_key(place: int) -> str:
    """The key of a place, or of where a General is off the map."""
    return place_key(place) if place >= 0 else _OFF_KEYS[place]


# --- Out ------------------------------------------------------------------------------------------


def dump_state(state: CivilWarState) -> Document:
    """The whole state as tables of keys and numbers."""
    return {
        "title": "uscivilwar",
        "scenario": state.scenario,
        "options": list(state.options),
        "clear": True,
        "side": side_key(state.side),
        **{name: getattr(state, name) for name in _NUMBERS},
        **{name: _pair(getattr(state, name)) for name in _BY_SIDE},
        **{name: _places(getattr(state, name)) for name in _BY_PLACE},
        **{name: _pair(map(_places, getattr(state, name))) for name in _BY_SIDE_AND_PLACE},
        **{name: _keys(getattr(state, name)) for name in _MASKS},
        **{name: _pair(map(_keys, getattr(state, name))) for name in _MASKS_BY_SIDE},
        **{name: list(map(general_key, members(getattr(state, name)))) for name in _GENERALS},
        "border": {
            REALMS[realm].key: side_key(owner)
            for realm, owner in zip(BORDER_REALMS, state.border, strict=True)
        },
        "generals": {
            general.key: [where_key(where), stars]
            for general, where, stars in zip(GENERALS, state.where, state.stars, strict=True)
            if (where, stars) != (TO_COME, 0)
        },
        "militia": _pair(map(_militia, state.militia)),
        "displaced": _pair(_counts(THEATRES, counts) for counts in state.displaced),
        "hands": _pair(_counts(CARD_KINDS, counts) for counts in state.hands),
        "ships": _ships(state.ships),
        "naval_leaders": {
            leader.key: where_key(where)
            for leader, where in zip(TABLES.naval_leaders, state.naval_leaders, strict=True)
            if where != TO_COME
        },
        "reserve": _counts(_RESERVE, state.reserve),
        **_at_sea(state),
        **dump_flow(state),
    }


def _at_sea(state: CivilWarState) -> Document:
    """What only the advanced game marks; a table without it has none of these names."""
    found: Document = {name: getattr(state, name) for name in _SEA_NUMBERS}
    found |= {name: _keys(getattr(state, name)) for name in _SEA_MASKS}
    for name in _SEA_MASKS_BY_SIDE:
        marks = zip(SIDE_KEYS, getattr(state, name), strict=True)
        found[name] = {side: _keys(region) for side, region in marks if region}
    found |= {name: _ships(getattr(state, name)) for name in _SEA_SHIPS}
    return {name: value for name, value in found.items() if value}


def _pair(values: Iterable[object]) -> Document:
    return dict(zip(SIDE_KEYS, values, strict=True))


def _places(numbers: Mapping[int, int]) -> Document:
    return {place_key(place): number for place, number in sorted(numbers.items())}


def _keys(region: Mask) -> list[str]:
    return [place_key(place) for place in members(region)]


def _militia(places: list[int]) -> Document:
    return {
        realm.key: place_key(place) if place >= 0 else _MILITIA_KEYS[place]
        for realm, place in zip(REALMS, places, strict=True)
        if place != NONE
    }


def _counts(keys: tuple[str, ...], counts: list[int]) -> Document:
    return {key: count for key, count in zip(keys, counts, strict=True) if count}


def _ships(ships: Mapping[int, int]) -> Document:
    found: dict[str, dict[str, int]] = {}
    for key, number in sorted(ships.items()):
        place, kind, damaged = ship_parts(key)
        found.setdefault(place_key(place), {})[SHIPS[kind] + _CONDITION[damaged]] = number
    return dict(found)


# --- In -------------------------------------------------------------------------------------------


def load_state(state: CivilWarState, document: Document) -> None:
    """Lay a document over the set-up; raises TitleError, with the offending name in quotes."""
    refuse_others(document, _SECTIONS, "position")
    if document.get("clear") is True:
        _clear(state)
    if "side" in document:
        key = text(document["side"], "side")
        if key not in (*SIDE_KEYS, side_key(NEUTRAL)):
            raise TitleError(f"no side is called '{key}'")
        state.side = side_of(key)
    for name in (*_NUMBERS, *_SEA_NUMBERS):
        if name in document:
            setattr(state, name, whole(document[name], name))
    for name, load in _LOADERS.items():
        if name in document:
            load(state, name, document[name])
    _follow(state)


def _clear(state: CivilWarState) -> None:
    fresh = CivilWarState(state.scenario)
    for name in (*_BY_PLACE, *_BY_SIDE_AND_PLACE, *_MASKS, *_MASKS_BY_SIDE, *_GENERALS):
        setattr(state, name, getattr(fresh, name))
    for name in (
        "where",
        "stars",
        "militia",
        "displaced",
        "hands",
        "ships",
        "naval_leaders",
        *_SEA,
    ):
        setattr(state, name, getattr(fresh, name))
    state.reserve = fresh.reserve


def _follow(state: CivilWarState) -> None:
    """What is kept beside what it follows from."""
    for side in (0, 1):
        state.forces[side] = mask(state.sp[side])
        state.strongholds[side] = mask(state.forts[side])
        state.guards[side] = mask(place for place in state.militia[side] if place >= 0)


def _sides(value: object, name: str) -> list[tuple[int, object]]:
    rows = table(value, name)
    refuse_others(rows, SIDE_KEYS, name)
    return [(SIDE_KEYS.index(key), row) for key, row in rows.items()]


def _numbers(value: object, name: str) -> dict[int, int]:
    found = {
        find(PLACE, key, "place"): whole(number, name, of=key)
        for key, number in table(value, name).items()
    }
    return {place: number for place, number in found.items() if number}


def _region(value: object, name: str) -> Mask:
    return mask(find(PLACE, key, "place") for key in array(value, name))


def _load_by_side(state: CivilWarState, name: str, value: object) -> None:
    for side, number in _sides(value, name):
        getattr(state, name)[side] = whole(number, name)


def _load_by_place(state: CivilWarState, name: str, value: object) -> None:
    setattr(state, name, _numbers(value, name))


def _load_by_both(state: CivilWarState, name: str, value: object) -> None:
    for side, row in _sides(value, name):
        getattr(state, name)[side] = _numbers(row, name)


def _load_mask(state: CivilWarState, name: str, value: object) -> None:
    setattr(state, name, _region(value, name))


def _load_masks(state: CivilWarState, name: str, value: object) -> None:
    for side, row in _sides(value, name):
        getattr(state, name)[side] = _region(row, name)


def _load_names(state: CivilWarState, name: str, value: object) -> None:
    setattr(state, name, mask(find(GENERAL, key, "General") for key in array(value, name)))


def _load_border(state: CivilWarState, name: str, value: object) -> None:
    keys = [REALMS[realm].key for realm in BORDER_REALMS]
    rows = table(value, name)
    refuse_others(rows, keys, name)
    owners = {**{key: side for side, key in enumerate(SIDE_KEYS)}, side_key(NEUTRAL): NEUTRAL}
    for key, owner in rows.items():
        state.border[keys.index(key)] = find(owners, owner, "side")


def _load_generals(state: CivilWarState, name: str, value: object) -> None:
    for key, row in table(value, name).items():
        general = find(GENERAL, key, "General")
        items = array(row, key)
        if len(items) != 2:
            raise TitleError(f"'{key}' must be a place and a number of stars")
        state.where[general] = find({**PLACE, **_OFF}, items[0], "place")
        state.stars[general] = whole(items[1], "stars", of=key)


def _load_militia(state: CivilWarState, name: str, value: object) -> None:
    for side, rows in _sides(value, name):
        for key, where in table(rows, name).items():
            realm = find(STATE, key, "state")
            state.militia[side][realm] = find({**PLACE, **_MILITIA}, where, "place")


def _load_counts(keys: tuple[str, ...]) -> Callable[[CivilWarState, str, object], None]:
    def load(state: CivilWarState, name: str, value: object) -> None:
        for side, rows in _sides(value, name):
            getattr(state, name)[side] = _listed(keys, rows, name)

    return load


def _listed(keys: tuple[str, ...], value: object, name: str) -> list[int]:
    rows = table(value, name)
    refuse_others(rows, keys, name)
    return [whole(rows.get(key, 0), key, of=name) for key in keys]


def _load_ships(state: CivilWarState, name: str, value: object) -> None:
    kinds = {
        kind + condition: (number, damaged)
        for number, kind in enumerate(SHIPS)
        for damaged, condition in enumerate(_CONDITION)
    }
    found: dict[int, int] = {}
    for place, rows in table(value, name).items():
        for key, number in table(rows, place).items():
            kind, damaged = find(kinds, key, "ship")
            where = find(PLACE, place, "place")
            found[ship_key(where, kind, damaged)] = whole(number, key, least=1, of=place)
    setattr(state, name, found)


def _load_naval_leaders(state: CivilWarState, name: str, value: object) -> None:
    keys = [leader.key for leader in TABLES.naval_leaders]
    rows = table(value, name)
    refuse_others(rows, keys, name)
    for key, where in rows.items():
        state.naval_leaders[keys.index(key)] = find({**PLACE, **_OFF}, where, "place")


def _load_reserve(state: CivilWarState, name: str, value: object) -> None:
    state.reserve = _listed(_RESERVE, value, name)


_LOADERS: Final[dict[str, Callable[[CivilWarState, str, object], None]]] = {
    **dict.fromkeys(_BY_SIDE, _load_by_side),
    **dict.fromkeys(_BY_PLACE, _load_by_place),
    **dict.fromkeys(_BY_SIDE_AND_PLACE, _load_by_both),
    **dict.fromkeys((*_MASKS, *_SEA_MASKS), _load_mask),
    **dict.fromkeys((*_MASKS_BY_SIDE, *_SEA_MASKS_BY_SIDE), _load_masks),
    **dict.fromkeys(_GENERALS, _load_names),
    "border": _load_border,
    "generals": _load_generals,
    "militia": _load_militia,
    "displaced": _load_counts(THEATRES),
    "hands": _load_counts(CARD_KINDS),
    **dict.fromkeys(("ships", *_SEA_SHIPS), _load_ships),
    "naval_leaders": _load_naval_leaders,
    "reserve": _load_reserve,
}
