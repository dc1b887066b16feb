"""Long lists of places for ships: first the water on which they lie, then the place."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.course import Course
from longroll.engine.event import Message

from ..base import place_key
from ..components import PLACES, WATERS
from .depths import OPEN_SEA
from .pieces import MOORINGS, OCEAN

__all__ = [
    "Listing",
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
_SEAS: Final = tuple(names_of(MOORINGS[p] & OPEN_SEA) or _WATERS[p] for p in range(PLACES))
"""Of these, those on which ocean ships sail: a port at the mouth of a river lies on the sea."""


class Listing(NamedTuple):
    """The order to go somewhere, where it may lead, and the kinds of ships that go."""

    verb: str
    ends: Mask
    kinds: Collection[int] = ()

    def names(self, end: int) -> tuple[str, ...]:
        """21.2.5: the waters of a place on which these ships may lie."""
        return (_SEAS if OCEAN in self.kinds else _WATERS)[end]


def waters_at(place: int) -> tuple[str, ...]:
    """The rivers, seas and bays on which a place lies."""
    return _WATERS[place]


def waters_called(name: str) -> Mask:
    """All that is called so in orders; nothing for what is no such name."""
    return mask(water for water in range(len(WATERS.keys)) if name in _slug(water))


def on_water(listing: Listing, water: str) -> list[int]:
    """Those of the places of a list that lie on a water."""
    return [end for end in members(listing.ends) if water in listing.names(end)]


def listed(listing: Listing, water: str) -> list[Action]:
    """Orders to go to some places: all of a few, those on a water, or the waters of many."""
    verb, ends, _ = listing
    if water:
        return [act(verb, place_key(end)) for end in on_water(listing, water)]
    if not _is_long(listing):
        return [act(verb, place_key(end)) for end in members(ends)]
    return [act("bound", one) for one in sorted(_headings(listing))]


def _headings(listing: Listing) -> set[str]:
    return {one for end in members(listing.ends) for one in listing.names(end)}


def _is_long(listing: Listing) -> bool:
    return len(members(listing.ends)) > _LONG and len(_headings(listing)) > 1


def by_waters(listing: Listing) -> list[Course]:
    """The places of a long list, each with the order for its water and that for itself."""
    return [
        Course(
            place=place_key(end),
            actions=(act("bound", listing.names(end)[0]), act(listing.verb, place_key(end))),
            note=Message("note-bound", (("area", listing.names(end)[0]),)),
        )
        for end in (members(listing.ends) if _is_long(listing) else ())
    ]


def why_not_listed(ends: Mask, water: str, place: int, clause: str) -> Denial | None:
    """Why one of these places is not on the list that is shown."""
    if not ends >> place & 1:
        return None
    return deny(clause, "deny-other-water" if water else "deny-water-first", place=place_key(place))
