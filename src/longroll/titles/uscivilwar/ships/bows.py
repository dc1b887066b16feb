"""21.2.3 On which waters of a hex ships lie, where it touches several."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask
from longroll.board.trace import spread

from ..components import GRID, PLACES
from ..naval_control import GATES, coastwise
from ..state import CivilWarState, bow_key
from .pieces import MOORINGS

__all__ = ["turn_bows", "waters_of"]


def _parts(place: int) -> tuple[Mask, ...]:
    """The waters of a hex that are one without a way around: its rivers, and its coast.

    An island or a Coastal Fort is a gate, at which ships lie on both sides.
    """
    left = MOORINGS[place] if place < GRID.size and not GATES >> place & 1 else 0
    found: list[Mask] = []
    while left:
        part = spread(coastwise(0), left & -left, MOORINGS[place])
        left &= ~part
        found.append(part)
    return tuple(found)


_PARTS: Final = tuple(_parts(place) for place in range(PLACES))


def waters_of(state: CivilWarState, side: int, place: int) -> Mask:
    """21.2.3: the waters on which ships of a side lie in a place."""
    return state.bows.get(bow_key(place, side), MOORINGS[place])


def turn_bows(state: CivilWarState, side: int, place: int, reached: Mask) -> None:
    """21.2.3: ships that have come to a hex lie on that water of it by which they came.

    On all of them if they may have come by any. ``reached`` are the waters that they reach.
    """
    parts = _PARTS[place]
    if len(parts) < 2:
        return
    key = bow_key(place, side)
    here = sum(part for part in parts if part & reached)
    lying = state.bows.get(key, MOORINGS[place])
    found = lying & here or here or lying
    if found == MOORINGS[place]:
        state.bows.pop(key, None)
    else:
        state.bows[key] = found
