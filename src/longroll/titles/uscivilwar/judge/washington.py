"""Whether Washington is safe from the armies near it."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members

from ..battle.odds import works_bonus
from ..command import LEADERLESS
from ..components import CONFEDERATE, GRID, UNION, WAYS
from ..facts import Facts
from ..ground import LAND, NATIONAL_CAPITALS, NORTH
from ..state import CivilWarState
from .captures import chance_to_take
from .leaders import NOBODY, leaders
from .pressure import MARCH
from .weights import W

__all__ = ["danger_to_washington"]

_WASHINGTON: Final = members(NATIONAL_CAPITALS & NORTH)[0]


def _approaches() -> Mask:
    """The places from which an army may come in one march.

    Rivers on the way it crosses (5.8.3), but no army attacks the city itself over one (11.5).
    """
    beside = [place for place in GRID.neighbours[_WASHINGTON] if place >= 0]
    ring = mask(one for one in beside if WAYS.water(one, _WASHINGTON) < 0) & LAND
    found = ring
    for _ in range(MARCH - 1):
        ring = mask(near for one in members(ring) for near in GRID.neighbours[one] if near >= 0)
        ring &= LAND
        found |= ring
    return found & ~(1 << _WASHINGTON)


_APPROACHES: Final = _approaches()


def danger_to_washington(state: CivilWarState, found: Facts) -> float:
    """What the Union loses by the threat to its capital, in hundredths of a victory point.

    That is the chance that the strongest army near by beats the garrison. The power around a place
    counts an army two hexes off as if it guarded the place; but the city has fallen before that
    army comes. The Union then loses three points for good, two in each turn, and the source that
    supplies its army in Virginia (19.3.2, 13.3.1). The values of Generals are ignored, and so are
    Union troops on the way: they may intercept, but do not block it.
    """
    near = state.forces[CONFEDERATE] & _APPROACHES & ~state.demoralised[CONFEDERATE]
    if not near or not found.held[UNION] >> _WASHINGTON & 1:
        return 0.0
    led = leaders(state)[CONFEDERATE]
    most = max(
        min(state.strength(CONFEDERATE, place), max(led.get(place, NOBODY).most, LEADERLESS))
        for place in members(near)
    )
    garrison = state.strength(UNION, _WASHINGTON)
    return W.washington * chance_to_take(most, garrison, works_bonus(state, UNION, _WASHINGTON))
