"""The standing in 1861 (13.2): the states that it is fought for, and each side's way to victory.

For `appraisal`. The other scenarios are won by will, which is counted anyway.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask

from ..components import STATES, UNION, State, enemy
from ..state import ForThePeopleState
from ..victory import (
    BROKEN_1861,
    CONFEDERATE_BORDER,
    UNION_BORDER,
    last_turn,
    scenario_of_turn,
)
from .weights import W

__all__ = [
    "AIMS_1861",
    "BORDER_STATES",
    "aims",
    "fought_for_states",
    "outcome",
    "progress",
    "prospect",
    "undecided",
]

AIMS_1861: Final = ((), UNION_BORDER, CONFEDERATE_BORDER)
"""By side, the states that win 1861 (13.2)."""
_AIMS: Final = tuple(tuple(s for s in STATES if s.key in keys) for keys in AIMS_1861)
ALL: Final = 100
EVENLY: Final[Mapping[str, int]] = MappingProxyType(dict.fromkeys(UNION_BORDER, ALL))
BORDER_STATES: Final = _AIMS[UNION]
"""Those that the Union needs: all that belong to neither side at first."""


def aims(side: int) -> tuple[State, ...]:
    """The states that win 1861 for ``side`` (13.2)."""
    return _AIMS[side]


def fought_for_states(state: ForThePeopleState) -> bool:
    """Whether the game ends by the conditions of 1861."""
    return scenario_of_turn(last_turn(state)) == "1861"


def undecided(state: ForThePeopleState) -> Mask:
    """The spaces of the border states that can still change hands: none of the Union's (12.1.3)."""
    spaces = 0
    for which in BORDER_STATES:
        if state.state_owner[which.index] != UNION:
            spaces |= which.spaces
    return spaces


def prospect(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """The standing of ``side`` in 1861 (13.2): the states it is fought for, and who would win now.

    ``held`` and ``lost`` are what it and its enemy will have.
    """
    other = enemy(side)
    short = _short(state, side, held, lost), _short(state, other, lost, held)
    standing = _standing(short[0]) - _standing(short[1])
    worth = progress(state, side, held, lost) - progress(state, other, lost, held)
    return worth + standing // (1 + last_turn(state) - state.turn)


def outcome(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """The worth of the end of 1861 for ``side`` if nothing changes any more (13.2)."""
    other = enemy(side)
    won, beaten = not _short(state, side, held, lost), not _short(state, other, lost, held)
    return W.victory * (won - beaten)


def progress(
    state: ForThePeopleState,
    side: int,
    held: Mask,
    lost: Mask,
    shares: Mapping[str, int] = EVENLY,
) -> int:
    """The worth of the states that ``side`` needs: those it has, and its progress in the others.

    ``shares`` are the weights of the states, by key, in percent.
    """
    worth = 0
    for aim in _AIMS[side]:
        count = _marks(state, side, aim, held, lost)
        way = W.aim_space * min(count, aim.control_needed)
        way += W.aim_state * (count >= aim.control_needed)
        worth += way * shares[aim.key] // ALL
    return worth


def _marks(state: ForThePeopleState, side: int, aim: State, held: Mask, lost: Mask) -> int:
    """How many of the spaces of a state count for ``side``: all once it has it (12.1.3).

    The Union never loses a state that it has; the Confederacy keeps one until the Union is about to
    take it: from then on only the spaces count that it will still hold.
    """
    owner = state.state_owner[aim.index]
    taken = (lost & aim.spaces).bit_count() >= aim.control_needed
    if owner == side and (side == UNION or not taken):
        return aim.control_needed
    return 0 if owner == UNION else (held & aim.spaces).bit_count()


def _short(state: ForThePeopleState, side: int, held: Mask, lost: Mask) -> int:
    """How many spaces, or fives of the enemy's will, ``side`` is short of victory (13.2)."""
    marks = [(aim.control_needed, _marks(state, side, aim, held, lost)) for aim in _AIMS[side]]
    states = sum(max(0, needed - count) for needed, count in marks)
    other = enemy(side)
    unbroken = max(0, state.will[other] - BROKEN_1861[other] + 1)
    return min(states, -(-unbroken // 5))


def _standing(short: int) -> int:
    return W.standing[short] if short < len(W.standing) else 0
