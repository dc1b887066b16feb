"""Control of the Mississippi, and the effect of forts on it."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members

from ..actions.sites import sites
from ..components import CONFEDERATE, UNION, WATERS
from ..facts import Facts, facts
from ..ground import LOYAL
from ..naval_control import naval_control
from ..state import CivilWarState
from .weights import W

__all__ = ["closings", "mississippi"]

_MISSISSIPPI: Final[Mask] = WATERS.of_river("Mississippi")
_LENGTH: Final = _MISSISSIPPI.bit_count()
_BANKS: Final[Mask] = mask(
    place for place, waters in enumerate(WATERS.touching) if waters & _MISSISSIPPI
)


def mississippi(state: CivilWarState, found: Facts) -> float:
    """19.3.1: the award for the Mississippi, or how much of it the Union will control.

    A fort under construction is complete in the next phase of its side (10.2.2), so it counts
    already.
    """
    if state.mississippi:
        return 10.0 * W.mississippi
    return _controlled(found, mask(state.works[UNION]), mask(state.works[CONFEDERATE]))


def _controlled(found: Facts, union: Mask, confederate: Mask) -> float:
    """The worth of the Union's part of the river, with these forts besides the existing ones."""
    waters = found.fleets
    if (union | confederate) & _BANKS:
        forts = found.board.forts
        board = found.board._replace(forts=(forts[UNION] | union, forts[CONFEDERATE] | confederate))
        waters = naval_control(board, found.held, LOYAL)
    return 10.0 * W.mississippi * (_MISSISSIPPI & waters.union).bit_count() / (2 * _LENGTH)


def closings(state: CivilWarState, side: int, card: int) -> dict[int, float]:
    """20.1.4: by place on the Mississippi, a side's gain by a fort that a card begins there."""
    found, gains = facts(state), dict[int, float]()
    if state.mississippi:
        return gains
    works = mask(state.works[UNION]), mask(state.works[CONFEDERATE])
    before = _controlled(found, *works)
    for place in members(sites(state, side, card) & _BANKS):
        more = [built | 1 << place if of == side else built for of, built in enumerate(works)]
        after = _controlled(found, *more)
        gains[place] = after - before if side == UNION else before - after
    return gains
