"""How good a position is, for simple bots: what a beginner would count.

Will is what wins (12); states and their spaces are where it comes from; strength in supply is what
takes and holds them; a guarded capital keeps it.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.board.trace import neighbours

from .components import (
    BORDER,
    CONFEDERATE,
    HOME,
    HOPS,
    RESOURCES,
    SPACES,
    STATES,
    UNION,
    WATER,
    enemy,
)
from .state import SEATS, ForThePeopleState
from .supply import reach, supplied
from .victory import strength

__all__ = ["appraise", "gauges"]

WILL: Final = 100
STATE: Final = 400
OWN_SPACE: Final = 12
BORDER_SPACE: Final = 90
RESOURCE: Final = 100
NEAR: Final = 6
"""What a step towards a free border space is worth to each garrison, at most."""
STRENGTH: Final = 60
CUT_OFF: Final = 30
FORT: Final = 80
CARD: Final = 5
CAPITAL: Final = 150
TEMPO: Final = 15
"""To be still at work is worth more than to have thrown the card away."""
BLOCKADE: Final = 250

_LAND: Final = tuple(sum({1 << hop.to for hop in hops if hop.kind != WATER}) for hops in HOPS)
"""By space, a mask of the spaces next to it by land."""


def appraise(state: ForThePeopleState, side: int) -> int:
    """The worth of a position for ``side``, in hundredths of a point of will."""
    at_work = state.pending is not None and SEATS[side] in state.pending.seats
    return _worth(state, side) - _worth(state, enemy(side)) + TEMPO * at_work


def _worth(state: ForThePeopleState, side: int) -> int:
    worth = WILL * state.will[side] + CARD * len(state.hand[side])
    worth += STATE * sum(1 for s in STATES if state.state_owner[s.index] == side)
    marked = state.controlled(side)
    worth += OWN_SPACE * (marked & ~HOME[side]).bit_count()
    worth += BORDER_SPACE * (marked & BORDER).bit_count()
    worth += FORT * state.forts(side).bit_count()
    worth += _claims(state, side, marked)
    worth += _strength(state, side)
    worth += _capital(state, side)
    return worth + BLOCKADE * state.blockade if side == UNION else worth


def _claims(state: ForThePeopleState, side: int, marked: int) -> int:
    """Spaces where supplied units stand that the political phase will mark (11.1)."""
    claims = state.occupied(side) & supplied(state, side) & ~marked
    worth = (3 * BORDER_SPACE // 4) * (claims & BORDER).bit_count()
    worth += 2 * OWN_SPACE * (claims & ~BORDER & ~HOME[side]).bit_count()
    if side == UNION:
        prizes = members(claims & RESOURCES & ~state.destroyed)
        worth += RESOURCE * sum(SPACES[space].resource for space in prizes)
    return worth + _approach(state, side)


def _approach(state: ForThePeopleState, side: int) -> int:
    """The moving force is drawn towards spaces of the border that are not yet its side's."""
    force = state.force
    if force is None or force.side != side or not force.units:
        return 0
    free = BORDER & ~state.controlled(side) & ~state.occupied(side)
    seen, steps = 1 << force.at, 0
    while steps < NEAR and not seen & free:
        seen |= neighbours(_LAND, seen)
        steps += 1
    return NEAR * (NEAR - steps)


def _strength(state: ForThePeopleState, side: int) -> int:
    total = sum(state.infantry[side]) + state.points(*state.cavalry_posted(side))
    if state.force is not None and state.force.side == side:
        total += state.force.units
    cut_off = state.occupied(side) & ~reach(state, side)
    return STRENGTH * total - CUT_OFF * cut_off.bit_count()


def _capital(state: ForThePeopleState, side: int) -> int:
    """Guards of the capital count, up to five of them."""
    place = state.capital[side]
    return CAPITAL * min(state.units(side, place), 5) if place >= 0 else 0


def gauges(state: ForThePeopleState) -> dict[str, int]:
    """What a chronicler would note at the end of a turn."""
    found: dict[str, int] = {}
    for side in (UNION, CONFEDERATE):
        found[f"will {SEATS[side]}"] = state.will[side]
    for side in (UNION, CONFEDERATE):
        found[f"states {SEATS[side]}"] = sum(owner == side for owner in state.state_owner)
    for side in (UNION, CONFEDERATE):
        found[f"strength {SEATS[side]}"] = strength(state, side)
    for side in (UNION, CONFEDERATE):
        found[f"gained {SEATS[side]}"] = (state.controlled(side) & ~HOME[side]).bit_count()
    found["blockade level"] = state.blockade
    return found
