"""21.11: up which rivers gunboats and cottonclads bring an assault."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask
from longroll.board.trace import spread
from longroll.engine.memo import remembered

from ..components import GROUND, PLACES, WATERS
from ..facts import Facts
from ..naval_control import GATES, OCEANS, banks, coastwise, moored
from ..options import ADVANCED
from ..river_systems import other_rivers, rivers_of
from ..state import CivilWarState
from .routes import Voyage, voyage

__all__ = ["by_gunboat", "ways_of"]

_RIVERS: Final = tuple(rivers_of(WATERS.touching[place]) for place in range(PLACES))
_INLETS: Final[Mask] = mask(
    end for link in GROUND.links if link.kind in ("solid", "dashed") for end in (link.a, link.b)
)
_SEABOARD: Final[Mask] = _INLETS | mask(
    place for place in range(PLACES) if WATERS.touching[place] & ~WATERS.sides
)
"""Places on a coast, in a sound or in a bay, or at the end of an inlet, as Edenton (20.4)."""


def _coast(base: int) -> Mask:
    """Places on a coast to which boats come from a port by the rivers on which it lies."""
    if _SEABOARD >> base & 1:
        return _SEABOARD
    start = moored(1 << base)
    through = ((1 << len(WATERS.keys)) - 1) & ~(other_rivers(start) | OCEANS)
    return banks(spread(coastwise(GATES), start, through) & ~WATERS.sides)


@remembered(1 << 10)
def by_gunboat(base: int) -> Mask:
    """21.11: the places for whose assault a stack may set out from a port.

    Up a river only from a port on that river; along the coast from any.
    """
    rivers, coast = rivers_of(moored(1 << base)), _coast(base)
    return mask(
        place
        for place in range(PLACES)
        if not _RIVERS[place] or coast >> place & 1 or rivers & _RIVERS[place]
    )


def ways_of(state: CivilWarState, found: Facts, side: int, start: int, base: int = -1) -> Voyage:
    """The voyages of a stack without ships from a place; ``base`` is where it embarked.

    In the advanced game gunboats or cottonclads bring its assaults, but for those over the ocean.
    """
    ways = voyage(found, side, start, base)
    if ADVANCED not in state.options:
        return ways
    allowed = by_gunboat(start if base < 0 else base) | ways.overseas
    return ways._replace(targets=ways.targets & allowed)
