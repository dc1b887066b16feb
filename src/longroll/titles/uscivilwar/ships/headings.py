"""Long lists of places for ships: first the water on which they lie, then the place."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.course import Course
from longroll.engine.event import Message

from ..base import place_key
from ..components import PLACES, WATERS
from .pieces import MOORINGS

__all__ = [
    "by_waters",
    "listed",
    "names_of",
    "on_water",
    "waters_at",
    "waters_called",
    "why_not_listed",
]

_LONG: Final = 12
"""So many places are told in one list."""


def _slug(water: int) -> tuple[str, ...]:
    """What a water is called in orders: its river, or the sea or bay that it is a part of."""
    river = WATERS.rivers[water]
    if river:
        return ("river-" + river.split(" (")[0].lower().replace(".", "").replace(" ", "-"),)
    bodies = (1 << water | WATERS.flow[water]) & WATERS.bodies
    for a, b, _ in () if bodies else WATERS.gates:
        bodies |= (1 << b) * (a == water) | (1 << a) * (b == water)
    return tuple("sea-" + WATERS.keys[body] for body in members(bodies & WATERS.bodies))


def names_of(waters: Mask) -> tuple[str, ...]:
    """The rivers, seas and bays of which some waters are part, as orders call them."""
    return tuple(sorted({slug for water in members(waters) for slug in _slug(water)}))


_WATERS: Final = tuple(names_of(MOORINGS[place]) for place in range(PLACES))


def waters_at(place: int) -> tuple[str, ...]:
    """The rivers, seas and bays on which a place lies."""
    return _WATERS[place]


def waters_called(name: str) -> Mask:
    """All that is called so in orders; nothing for what is no such name."""
    return mask(water for water in range(len(WATERS.keys)) if name in _slug(water))


def on_water(ends: Mask, water: str) -> list[int]:
    """Those of some places that lie on a water."""
    return [end for end in members(ends) if water in _WATERS[end]]


def listed(verb: str, ends: Mask, water: str) -> list[Action]:
    """Orders to go to some places: all of a few, those on a water, or the waters of many."""
    places = members(ends)
    if water:
        return [act(verb, place_key(end)) for end in on_water(ends, water)]
    if not _is_long(ends):
        return [act(verb, place_key(end)) for end in places]
    return [act("bound", one) for one in sorted({one for end in places for one in _WATERS[end]})]


def _is_long(ends: Mask) -> bool:
    places = members(ends)
    return len(places) > _LONG and len({one for end in places for one in _WATERS[end]}) > 1


def by_waters(verb: str, ends: Mask) -> list[Course]:
    """The places of a long list, each with the order for its water and that for itself."""
    return [
        Course(
            place=place_key(end),
            actions=(act("bound", _WATERS[end][0]), act(verb, place_key(end))),
            note=Message("note-bound", (("area", _WATERS[end][0]),)),
        )
        for end in (members(ends) if _is_long(ends) else ())
    ]


def why_not_listed(ends: Mask, water: str, place: int, clause: str) -> Denial | None:
    """Why one of these places is not on the list that is shown."""
    if not ends >> place & 1:
        return None
    return deny(clause, "deny-other-water" if water else "deny-water-first", place=place_key(place))
