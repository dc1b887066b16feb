"""20.4 The inlet routes by which ships pass between an island and the waters behind it."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask

from ..components import GROUND, WATERS
from ..ground import LAND
from .pieces import MOORINGS

__all__ = ["inlet", "inlets", "lagoons"]

_SOLID: Final = tuple(
    pair
    for link in GROUND.links
    if link.kind == "solid"
    for pair in ((link.a, link.b), (link.b, link.a))
)
_DASHED: Final = tuple(
    pair
    for link in GROUND.links
    if link.kind in ("solid", "dashed")
    for pair in ((link.a, link.b), (link.b, link.a))
)


def inlets(*, ocean: bool) -> tuple[tuple[int, int], ...]:
    """20.4: pairs of places that an inlet joins, both ways; ocean ships take the solid ones."""
    return _SOLID if ocean else _DASHED


def inlet(place: int) -> Mask:
    """20.4: the waters to which an inlet leads in a place: of a hex its coast (U70)."""
    return (MOORINGS[place] & WATERS.coasts if LAND >> place & 1 else 0) or MOORINGS[place]


def lagoons(place: int, lying: Mask, shut: Mask, *, ocean: bool) -> Mask:
    """20.4: the waters to which inlets lead from ships in a place, past no ``shut`` place."""
    found = 0
    for a, b in inlets(ocean=ocean):
        if a == place and lying & inlet(a) and not shut >> b & 1:
            found |= inlet(b)
    return found
