"""How good a position is, for simple bots: what a beginner would count.

Will is what wins (12); states and their spaces are where it comes from; strength in supply is what
takes and holds them; a guarded capital keeps it.
"""

from __future__ import annotations

from typing import Final

from .components import BORDER, HOME, STATES, UNION, enemy
from .state import ForThePeopleState
from .supply import reach

__all__ = ["appraise"]

WILL: Final = 100
STATE: Final = 400
OWN_SPACE: Final = 12
BORDER_SPACE: Final = 90
STRENGTH: Final = 60
CUT_OFF: Final = 30
FORT: Final = 80
CARD: Final = 5
CAPITAL: Final = 150
BLOCKADE: Final = 250


def appraise(state: ForThePeopleState, side: int) -> int:
    """The worth of a position for ``side``, in hundredths of a point of will."""
    return _worth(state, side) - _worth(state, enemy(side))


def _worth(state: ForThePeopleState, side: int) -> int:
    worth = WILL * state.will[side] + CARD * len(state.hand[side])
    worth += STATE * sum(1 for s in STATES if state.state_owner[s.index] == side)
    marked = state.controlled(side)
    worth += OWN_SPACE * (marked & ~HOME[side]).bit_count()
    worth += BORDER_SPACE * (marked & BORDER).bit_count()
    worth += FORT * state.forts(side).bit_count()
    worth += _strength(state, side)
    worth += _capital(state, side)
    return worth + BLOCKADE * state.blockade if side == UNION else worth


def _strength(state: ForThePeopleState, side: int) -> int:
    total = sum(state.infantry[side]) + len(state.cavalry_posted(side))
    if state.force is not None and state.force.side == side:
        total += state.force.units
    cut_off = state.occupied(side) & ~reach(state, side)
    return STRENGTH * total - CUT_OFF * cut_off.bit_count()


def _capital(state: ForThePeopleState, side: int) -> int:
    """Guards of the capital count, up to five of them."""
    place = state.capital[side]
    return CAPITAL * min(state.units(side, place), 5) if place >= 0 else 0
