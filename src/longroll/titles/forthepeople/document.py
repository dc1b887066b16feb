"""A state of For the People as plain data, and back: the body of a position file.

What a document leaves out is as its scenario sets it up; with ``clear = true`` the map is first
emptied of everything that is not printed on it (units, generals, armies, forts, markers).
"""

from __future__ import annotations

from typing import Any, Final

from longroll.board.region import members
from longroll.engine.keys import numbered
from longroll.engine.schema import (
    NUMBER,
    TRUTH,
    Codec,
    Column,
    Derived,
    Name,
    Piles,
    ReadElsewhere,
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
    record,
    same_type,
    several,
    slots,
)
from longroll.engine.title import Document, TitleError

from . import force
from .components import (
    ARMY,
    GENERAL,
    GENERALS,
    SIDE_KEYS,
    SPACE,
    SPACES,
    STATE,
    TURN,
)
from .force import Force
from .options import OPERATIONS_QUEUE, RAIL_LOGISTICS, SPECIAL_GENERALS
from .state import ABSENT, REMOVED, SIDE_OF, TRACK, ForThePeopleState
from .views import WHERE

__all__ = ["SCHEMA"]

_NEVER: Final = -9
"""The turn of the last defeat of an army that has never been beaten."""
_GENERIC: Final = -1
_KINDS: Final = {
    "army": force.ARMY,
    "corps": force.CORPS,
    "division": force.DIVISION,
    "brigade": force.BRIGADE,
    "generals": force.GENERALS_ALONE,
}

_SIDE: Final = key_of(numbered(SIDE_KEYS), "side")
_SPACE: Final = key_of(SPACE, "space")
_PLACE: Final = key_of({**{name: place for place, name in WHERE.items()}, **SPACE}, "space")
_LEADER: Final = key_of({"generic": _GENERIC, **GENERAL}, "general")
_ARMY: Final = key_of({"": -1, **ARMY}, "army")
_MEMORY: Final = same_type()


_ELITE: Final = group(
    "four armies, an empty text for none",
    list,
    first=_ARMY,
    second=_ARMY,
    third=_ARMY,
    fourth=_ARMY,
)


# --- Spaces ---------------------------------------------------------------------------------------


class _Hunley(Column):
    """Whether the submarine lies there."""

    def __init__(self) -> None:
        super().__init__("hunley", "hunley", TRUTH)

    def get(self, state: ForThePeopleState, index: int) -> bool:
        return state.hunley == index

    def put(self, state: ForThePeopleState, index: int, value: bool) -> None:
        if value:
            state.hunley = index

    def written_values(self, state: ForThePeopleState) -> list[tuple[int, bool]]:
        return [(state.hunley, True)] if state.hunley >= 0 else []


def _has_changed_hands(_state: ForThePeopleState, at: int, side: int) -> bool:
    return side != SPACES[at].home


_SPACES: Final[Rows[ForThePeopleState]] = Rows(
    "spaces",
    SPACE,
    "space",
    (
        column("control", _SIDE, written=_has_changed_hands),
        *[
            column(key, NUMBER, ("infantry", side), default=0, keep_if_absent=True)
            for key, side in SIDE_OF.items()
        ],
        column("fort", _SIDE, default=0, keep_if_absent=True),
        flag("ironclad", "ironclads", keep_if_absent=True),
        flag("torpedoes", keep_if_absent=True),
        flag("destroyed", keep_if_absent=True),
        _Hunley(),
    ),
)


# --- Generals and armies --------------------------------------------------------------------------


def _is_unusual(_state: ForThePeopleState, general: int, place: int) -> bool:
    return place != (REMOVED if GENERALS[general].option else ABSENT)


def _is_due(state: ForThePeopleState, general: int, turn: int) -> bool:
    return state.post[general] == TRACK or turn != GENERALS[general].enters


def _absent(_state: ForThePeopleState, _general: int) -> int:
    return ABSENT


def _one_or_two(value: object, name: Name, _old: int) -> int:
    if isinstance(value, bool) or value not in (1, 2):
        raise TitleError(f"{name} must be 1 or 2, not {value!r}")
    return 2 if value == 2 else 1


class _Points(Column):
    """What the brigade of a cavalry general counts: 1, or 2 (5.6.7)."""

    def __init__(self) -> None:
        super().__init__("points", "doubled", Codec(int, _one_or_two), lambda _state, _index: 1)

    def get(self, state: ForThePeopleState, index: int) -> int:
        return 2 if state.doubled >> index & 1 else 1

    def put(self, state: ForThePeopleState, index: int, value: int) -> None:
        state.set_double(index, value == 2)

    def written_values(self, state: ForThePeopleState) -> list[tuple[int, int]]:
        return [(general, 2) for general in members(state.doubled)]


_GENERALS: Final[Rows[ForThePeopleState]] = Rows(
    "generals",
    GENERAL,
    "general",
    (
        column("at", _PLACE, "post", written=_is_unusual, missing=_absent),
        column("due", NUMBER, written=_is_due),
        _Points(),
    ),
    first_always=True,
    text_is_first=True,
)


_ARMIES: Final[Rows[ForThePeopleState]] = Rows(
    "armies",
    ARMY,
    "army",
    (
        column("at", _PLACE, "army_at", default=ABSENT),
        column("commander", _LEADER, default=_GENERIC),
        column("due", NUMBER, "army_due", default=0),
        column("beaten", number(_NEVER), default=_NEVER),
    ),
    first_always=True,
)


# --- The moving force -----------------------------------------------------------------------------


def _made(side: int, kind: int, at: int, **told: Any) -> Force:
    made = Force(side, kind, at)
    for name, value in told.items():
        setattr(made, name, value)
    return made


_FORCE: Final = record(
    _made,
    {
        "side": key_of(SIDE_OF, "side"),
        "kind": key_of(_KINDS, "kind"),
        "at": _SPACE,
        "origin": _SPACE,
        "lead": _LEADER,
        "army": _ARMY,
        "infantry": NUMBER,
        "generals": several(key_of(GENERAL, "general")),
        "naval": TRUTH,
    },
    {},
)


# --- The whole ------------------------------------------------------------------------------------


_CLEAR: Final = emptied(
    ForThePeopleState,
    *("control", "infantry", "fort", "post", "due", "elite", "doubled", "hunley", "force"),
    *("army_at", "army_due", "commander", "beaten", "ironclads", "torpedoes", "destroyed"),
)


def _forget(state: ForThePeopleState, _document: Document) -> None:
    if state.force is not None:
        state.force.doubled = state.doubled
    state.touch_water()


def _in_queues(state: ForThePeopleState) -> list[int]:
    return [card for queue in state.queues for card in queue[1:]]


SCHEMA: Final = Schema[ForThePeopleState](
    "forthepeople",
    (
        Slot("turn", key_of(TURN, "turn")),
        *slots(TRUTH, "emancipation", "intervention", "mississippi_bonus", "reshuffle"),
        *slots(TRUTH, "st_marks_open", "union_victory", "valley_devastated"),
        *slots(NUMBER, "blockade", "amphibious"),
        *slots(_MEMORY, "beaten_forces", "blockade_duty", "contested", "march_due"),
        *slots(_MEMORY, "moved_armies", "moved_generals", "moved_sp", "seceded"),
        Slot("declined", _MEMORY, options=(SPECIAL_GENERALS,)),
        Slot("mcclellan_hailed", _MEMORY, options=(SPECIAL_GENERALS,)),
        Slot("fed", _MEMORY, options=(RAIL_LOGISTICS,)),
        Slot("queues", _MEMORY, options=(OPERATIONS_QUEUE,)),
        *slots(each(SIDE_OF, number(-1)), "will", "fortune", "rounds", "fort_wait", "owed"),
        Slot("capital", each(SIDE_OF, key_of({"displaced": -1, **SPACE}, "space"))),
        Piles("cards", "hand", SIDE_OF, ("deck", "discards", "gone"), _in_queues),
        Slot("elite", _ELITE),
        Slot("states", each(STATE, _SIDE, kind="state"), slot="state_owner"),
        _SPACES,
        _GENERALS,
        _ARMIES,
        Slot("force", _FORCE),
        ReadElsewhere("active"),
        Derived(_forget, "facts", "manned", "posted", "water"),
    ),
    _CLEAR,
)
