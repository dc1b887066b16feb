"""21.2.3, 21.13 On which waters guns bear on ships that pass."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.board.trace import spread
from longroll.engine.memo import remembered

from ..components import PLACE, PLACES, WATERS
from ..facts import facts
from ..ground import COASTAL_FORTS, PROTECTED
from ..naval_control import coastwise
from ..state import CivilWarState, ship_parts
from .bows import waters_of
from .pieces import MOBILE, MOORINGS, OWNER, VALUE, exposed, lying, posts, strength_at

__all__ = ["NO_FIRE", "Fire", "barred", "bears_on", "fire_of", "forts_of", "guns_on"]

_MONROE: Final = PLACE["fort-monroe"]
_NORFOLK: Final = WATERS.at("2449")


def _bearing(place: int) -> Mask:
    """The waters of rivers and coasts on which a place lies, of two rivers both (21.13.3).

    A Coastal Fort stands between its port and the sea, and not between the port and its river.
    """
    found = (WATERS.touching[place] | MOORINGS[place]) & (WATERS.sides | WATERS.coasts)
    for port in PROTECTED.get(place, ()):
        found &= ~(MOORINGS[port] & WATERS.sides)
    return found


_BEARING: Final = tuple(_bearing(place) for place in range(PLACES))


@remembered(1 << 11)
def bears_on(place: int, lying: Mask) -> Mask:
    """21.2.3: the waters on which guns of ships bear that lie on some waters of a place.

    Of two rivers it is that on which they lie.
    """
    around = _BEARING[place]
    return spread(coastwise(0), lying & around, around) or around


_SPLIT: Final[Mask] = mask(
    place
    for place in range(PLACES)
    if any(bears_on(place, 1 << water) != _BEARING[place] for water in members(MOORINGS[place]))
)
"""The places in which ships do not bear on all waters."""


class Fire(NamedTuple):
    """21.13.1: the places that fire on ships which pass.

    ``turned`` are pairs of a place and the waters on which it bears, where these are not all that
    it touches: there are ships and no fort (21.2.3, 21.13.3).
    """

    places: Mask
    turned: tuple[tuple[int, Mask], ...] = ()

    def of(self, places: Mask) -> Fire:
        """The fire of some of these places."""
        turned = tuple(pair for pair in self.turned if places >> pair[0] & 1)
        return Fire(self.places & places, turned)

    def around(self) -> Mask:
        """The waters on which they fire."""
        found, turned = 0, dict(self.turned)
        for place in members(self.places):
            found |= turned.get(place, _BEARING[place])
        return found

    def bears(self, waters: Mask) -> Mask:
        """The places that are no ships turned to other waters than these."""
        return self.places & ~mask(place for place, aim in self.turned if not aim & waters)


NO_FIRE: Final = Fire(0)


def forts_of(state: CivilWarState, side: int) -> Mask:
    """21.6.3: the forts and Coastal Forts of a side."""
    return facts(state).held[side] & COASTAL_FORTS | state.strongholds[side]


def fire_of(state: CivilWarState, side: int) -> Fire:
    """21.13.1: the guns of a side that fire on ships which pass: of one NSP or more."""
    found = posts(state, side)
    split = found & _SPLIT & ~forts_of(state, side)
    aims: dict[int, Mask] = {}
    for key in state.ships if split else ():
        place, kind, damaged, _ = ship_parts(key)
        armed = OWNER[kind] == side and not damaged and VALUE[kind] and exposed(state, key)
        if armed and split >> place & 1:
            lying = waters_of(state, place, kind) if kind in MOBILE else -1
            aims[place] = aims.get(place, 0) | bears_on(place, lying)
    turned = sorted((place, aim) for place, aim in aims.items() if aim != _BEARING[place])
    return Fire(found, tuple(turned))


def guns_on(state: CivilWarState, side: int, place: int, waters: Mask) -> int:
    """21.13.3: the NSP that fire from a place on some waters: not those of ships turned away.

    All do where none of these waters is beside it: past Fort Monroe in the bay, or in a retreat by
    a way that is not the shortest (21.6.8).
    """
    total = strength_at(state, side, place)
    if not waters & _BEARING[place]:
        return total
    for key in lying(state, side, place) if _SPLIT >> place & 1 else ():
        _, kind, damaged, _ = ship_parts(key)
        if kind in MOBILE and not damaged:
            aim = bears_on(place, waters_of(state, place, kind))
            total -= 0 if aim & waters else VALUE[kind] * exposed(state, key)
    return total


def barred(fire: Fire, *, roads: bool) -> Mask:
    """The waters on which these enemies fire: by the roads Fort Monroe does not bear on Norfolk."""
    found = fire.around()
    if roads and fire.places >> _MONROE & 1:
        found &= ~(1 << _NORFOLK) | fire.of(~(1 << _MONROE)).around()
    return found
