"""What is exposed to the enemy: an unguarded capital, generals without strength points.

Used by `appraisal`, which avoids it, and by `blunders`, which counts it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.board.region import mask

from ..battle.overrun import TIMES
from ..components import HOPS, LIMITS, NOBODY, SPACES, UNION, WATER, Hop, enemy
from ..naval_control import bar_closed_to_confederate, bar_closed_to_union
from ..state import ForThePeopleState

__all__ = ["bare_capital", "beside", "lone_generals"]

_FROM: Final = tuple(
    tuple((at, hop) for at, hops in enumerate(HOPS) for hop in hops if hop.to == to)
    for to in range(len(HOPS))
)
"""By space, the links into it, each with its starting space."""
_AROUND: Final = tuple(mask([at for at, _ in links]) for links in _FROM)
"""By space, a mask of the spaces with a link into it."""


def beside(state: ForThePeopleState, side: int, space: int) -> Iterator[int]:
    """The spaces with units of ``side`` from which a step by land leads into ``space``."""
    units = state.strength(side)
    for at, hop in _FROM[space]:
        if units[at] and not _closed(state, side, hop):
            yield at


def _closed(state: ForThePeopleState, side: int, hop: Hop) -> bool:
    """Whether no force of ``side`` can march along a link (6.2.4, 6.2.5)."""
    if hop.kind == WATER:
        return True
    closed = bar_closed_to_union if side == UNION else bar_closed_to_confederate
    return closed(state, hop)


def bare_capital(state: ForThePeopleState, side: int) -> bool:
    """Whether a government is without a strength point and an enemy beside it can march in.

    A fort is not a guard: without units it gives no battle (5.7.2, 11.2.2).
    """
    seat = state.capital[side]
    if seat < 0 or state.units(side, seat):
        return False
    return any(True for _ in beside(state, enemy(side), seat))


def lone_generals(state: ForThePeopleState, side: int) -> tuple[int, ...]:
    """Generals of ``side`` whom an adjacent enemy can send off the map without a battle.

    They have no strength point with them, as a fort allows (5.3.4, 5.7.4); or so few, and no fort,
    that an adjacent army would overrun them (5.7.2).
    """
    units = state.strength(side)
    foes = state.standing(enemy(side))
    weak = [
        at
        for at in state.staff(side)
        if _AROUND[at] & foes and units[at] * TIMES <= LIMITS.army_units
    ]
    return tuple(
        [
            general
            for at in sorted(weak)
            if _defenceless(state, side, at)
            for general in state.generals_at(side, at)
        ]
    )


def _defenceless(state: ForThePeopleState, side: int, space: int) -> bool:
    own, foe = state.units(side, space), enemy(side)
    around = beside(state, foe, space)
    if not own:
        return any(True for _ in around)
    if state.fort[space] != NOBODY or SPACES[space].coastal_fort:
        return False
    return any(_marching(state, foe, at) >= own * TIMES for at in around)


def _marching(state: ForThePeopleState, side: int, space: int) -> int:
    """The maximum number of strength points that can leave a space as one force (5.1.2)."""
    most = LIMITS.army_units if state.army_in(side, space) >= 0 else LIMITS.corps_units
    return min(state.units(side, space), most)
