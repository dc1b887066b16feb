"""20.2, 21.13 The harbours behind Coastal Forts, and the waters before them."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members

from ..components import GRID, PLACES, WATERS
from ..ground import PROTECTED
from ..naval_control import GUARDED
from .pieces import MOORINGS

__all__ = ["BEFORE", "away", "behind"]


def _before(place: int) -> Mask:
    return MOORINGS[place] | mask(w for a, b, by in GUARDED if by >> place & 1 for w in (a, b))


BEFORE: Final = tuple(_before(place) for place in range(PLACES))
"""By place the waters on which ships lie there, and those that it parts as a gate."""


def behind(posts: tuple[int, ...], free: Mask, waters: Mask) -> Mask:
    """L4028-4034: ports whose harbours are among some waters, behind Coastal Forts that are passed.

    The forts' guns bear on them, but who comes from the sea has run these guns when he is there.
    ``free`` are the waters from which he comes: not those of the port itself.
    """
    ports = mask(port for post in posts for port in PROTECTED.get(post, ()))
    return mask(
        port
        for port in members(ports)
        if not MOORINGS[port] & free and MOORINGS[port] & WATERS.coasts & waters
    )


def away(post: int, place: int) -> int:
    """How many hexes a place lies from an enemy; of a Coastal Fort, from its port."""
    ports = (post,) if post < GRID.size else PROTECTED.get(post, ())
    return min((GRID.distance(port, place) for port in ports if place < GRID.size), default=0)
