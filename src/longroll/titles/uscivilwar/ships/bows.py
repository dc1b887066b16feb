"""21.2.3 On which waters of a hex ships lie, where it touches several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from longroll.board.region import Mask, mask
from longroll.board.trace import spread

from ..components import GRID, PLACE, PLACES
from ..ground import PROTECTED
from ..naval_control import GATES, coastwise
from ..state import CivilWarState, bow_key
from .pieces import MOORINGS

__all__ = ["on_part", "turn_bows", "waters_at", "waters_of"]


_BEAUFORT: Final = PLACE["3148"]
_SHELTERED: Final[Mask] = mask(port for ports in PROTECTED.values() for port in ports)


def _parts(place: int) -> tuple[Mask, ...]:
    """The waters of a hex that are one without a way around: its rivers, and its coast.

    An island or a Coastal Fort is a gate, at which ships lie on both sides. In a port behind a
    Coastal Fort they lie on the river and in the harbour; not in Beaufort, through which no way
    leads from Pamlico Sound to the ocean (L5735-5737).
    """
    if place >= GRID.size or (GATES | _SHELTERED & ~(1 << _BEAUFORT)) >> place & 1:
        return (MOORINGS[place],)
    left = MOORINGS[place]
    found: list[Mask] = []
    while left:
        part = spread(coastwise(0), left & -left, MOORINGS[place])
        left &= ~part
        found.append(part)
    return tuple(found)


_PARTS: Final = tuple(_parts(place) for place in range(PLACES))


def waters_of(state: CivilWarState, place: int, kind: int) -> Mask:
    """21.2.3: the waters on which ships of a kind lie in a place."""
    return state.bows.get(bow_key(place, kind), MOORINGS[place])


def waters_at(state: CivilWarState, place: int, kinds: Iterable[int]) -> Mask:
    """21.2.3: the waters on which ships of any of some kinds lie in a place."""
    found = 0
    for kind in kinds:
        found |= waters_of(state, place, kind)
    return found


def on_part(place: int, waters: Mask) -> Mask:
    """21.2.3: on which waters of a hex ships lie that come by some of them; 0 if by none."""
    return sum(part for part in _PARTS[place] if part & waters)


def turn_bows(state: CivilWarState, place: int, reached: Mapping[int, Mask]) -> None:
    """21.2.3: ships that have come to a hex lie on that water of it by which they came.

    On all of them if they may have come by any. ``reached`` are by kind the waters that they reach.
    Those of their kind who are there lie on the same (U154).
    """
    parts = _PARTS[place]
    for kind, waters in reached.items() if len(parts) > 1 else ():
        key, here = bow_key(place, kind), on_part(place, waters)
        found = waters_of(state, place, kind) & here or here or MOORINGS[place]
        if found == MOORINGS[place]:
            state.bows.pop(key, None)
        else:
            state.bows[key] = found
