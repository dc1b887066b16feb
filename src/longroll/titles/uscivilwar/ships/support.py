"""21.3 Ships support land battles for ports, forts and islands."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask

from ..components import TABLES, UNION
from ..ground import COASTAL_FORTS, ISLANDS, OCEAN_PORTS, PORTS
from ..options import ADVANCED
from ..state import CivilWarState, ship_parts
from .pieces import MOBILE, VALUE, exposed, lying

__all__ = ["attack_support", "defence_support"]

_BONUS: Final = TABLES.battle.number("naval_support")
_SQUADRONS: Final[Mask] = OCEAN_PORTS | COASTAL_FORTS | ISLANDS
"""21.3.2: where the blockade itself helps the Union."""


def _supported(state: CivilWarState, side: int, place: int) -> bool:
    """Whether ships of one NSP or more lie there that do not hide in port (21.4.4)."""
    for key in lying(state, side, place):
        _, kind, damaged, _ = ship_parts(key)
        if kind in MOBILE and VALUE[kind] and not damaged and exposed(state, key):
            return True
    return False


def _on_the_water(state: CivilWarState, place: int) -> bool:
    works = state.strongholds[0] | state.strongholds[1] | COASTAL_FORTS
    return bool((PORTS | ISLANDS | works) >> place & 1)


def attack_support(state: CivilWarState, side: int, place: int) -> int:
    """21.3.1: for an attack of a side on a place in which its ships have won."""
    if ADVANCED not in state.options or not _on_the_water(state, place):
        return 0
    return _BONUS if _supported(state, side, place) else 0


def defence_support(state: CivilWarState, side: int, place: int) -> int:
    """21.3.2: for defenders with ships; for the Union's also where nobody has any."""
    if ADVANCED not in state.options or not _on_the_water(state, place):
        return 0
    if _supported(state, side, place):
        return _BONUS
    empty = not lying(state, side, place) and not lying(state, 1 - side, place)
    return _BONUS if side == UNION and empty and _SQUADRONS >> place & 1 else 0
