"""The few words that every chapter of this title uses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, TypeAlias

from longroll.board.region import Mask, members
from longroll.engine.action import Action
from longroll.engine.memo import remembered
from longroll.engine.procedure import Play, Procedure

from .components import (
    CARD_KINDS,
    GENERAL,
    GENERALS,
    GROUND,
    PLACE,
    SIDE_KEYS,
    THEATRES,
    TURNS,
    Rank,
    Turn,
    place_key,
)
from .state import CivilWarState

__all__ = [
    "P",
    "Proc",
    "at_each",
    "at_places",
    "card_key",
    "roll_dice",
    "faces",
    "general_at",
    "general_key",
    "led_by",
    "number_of",
    "place_key",
    "place_of",
    "rank_of",
    "side_key",
    "side_of",
    "theatre_key",
    "theatre_of",
    "turn_of",
]

P: TypeAlias = Play[CivilWarState]
Proc: TypeAlias = Procedure[CivilWarState]

_UNKNOWN: Final = -1
_LONG: Final = 9


def roll_dice(play: P, purpose: str, number: int = 2) -> tuple[int, ...]:
    """The faces of ``number`` dice for ``purpose``, in the order in which they fell."""
    return tuple([play.d6(purpose) for _ in range(number)])


def faces(dice: Iterable[int]) -> str:
    """Faces of dice as an event carries them.

    >>> faces((3, 4))
    '3 4'
    """
    return " ".join(map(str, dice))


def led_by(general: int) -> str:
    """The key of who leads as an event carries it: ``none`` for SP without a General (5.10)."""
    return general_key(general) if general >= 0 else "none"


def side_key(side: int) -> str:
    """``union`` or ``confederate``; ``neutral`` for neither."""
    return SIDE_KEYS[side] if side >= 0 else "neutral"


def side_of(seat: str) -> int:
    """The side of a seat; -1 for an observer."""
    return SIDE_KEYS.index(seat) if seat in SIDE_KEYS else _UNKNOWN


def general_key(general: int) -> str:
    """The key of a General by his index."""
    return GENERALS[general].key


def general_at(key: str) -> int:
    """The index of a General by his key; -1 for who is none."""
    return GENERAL.get(key, _UNKNOWN)


def rank_of(state: CivilWarState, general: int) -> Rank:
    """The counter with which a General stands on the map; KeyError before he has come."""
    return GENERALS[general].ranks[state.stars[general]]


def place_of(action: Action, position: int = 0) -> int:
    """The place in an action that somebody has made up; -1 for what is none."""
    return PLACE.get(action.args[position], _UNKNOWN) if len(action.args) > position else _UNKNOWN


def number_of(action: Action, position: int = 1) -> int:
    """The number in an action that somebody has made up; -1 for what is none."""
    text = action.args[position] if len(action.args) > position else ""
    return int(text) if text.isdecimal() and len(text) < _LONG else _UNKNOWN


@cache
def _everywhere(verb: str) -> tuple[Action, ...]:
    """By place an action at it."""
    return tuple([Action(verb, (key,)) for key in GROUND.keys])


@remembered(1 << 11)
def at_each(verb: str, region: Mask) -> tuple[Action, ...]:
    """An action at each place of a region, in order."""
    return tuple(at_places(verb, members(region)))


def at_places(verb: str, places: Iterable[int]) -> list[Action]:
    """An action at each of some places, in their order; for lists that are never the same."""
    at = _everywhere(verb)
    return [at[place] for place in places]


def card_key(kind: int) -> str:
    """The kind of a card by its index."""
    return CARD_KINDS[kind]


def theatre_key(theatre: int) -> str:
    """The key of a theatre by its index."""
    return THEATRES[theatre]


def theatre_of(place: int) -> int:
    """The theatre of a place; -1 on open water."""
    return GROUND.theatre[place]


def turn_of(state: CivilWarState) -> Turn:
    """The entry of the turn track for this turn."""
    return TURNS[state.turn - 1]
