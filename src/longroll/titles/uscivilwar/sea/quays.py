"""20.3.1 Who may embark in a place: how many SP, which Generals, and whether anybody."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.clause import Denial, deny

from ..base import place_key, rank_of
from ..command import follows, outranks
from ..components import TABLES
from ..facts import facts
from ..marches.force import fresh
from ..state import CivilWarState
from .rivers import ways_of
from .routes import WET

__all__ = [
    "able_aboard",
    "capacity",
    "cautious",
    "leader_of",
    "quays",
    "strengths_aboard",
    "why_no_quay",
]

_CAPACITY: Final = TABLES.transport.pair("strength")


def capacity(side: int) -> int:
    """20.3.1: the SP of a stack on ships."""
    return _CAPACITY[side]


def quays(state: CivilWarState, side: int, region: Mask) -> tuple[Mask, Mask]:
    """20.3.1: the places of a region from which a stack of a side can be carried anywhere.

    In peace; and, which are the same and others, if it may assault where it comes (20.5.1).
    """
    found, strength, moved = facts(state), state.sp[side], state.moved
    generals = state.stations(side)
    peaceful = bold = 0
    for place in members(state.forces[side] & region & WET):
        here = strength[place]
        if here == moved.get(place, 0):
            continue
        ends, targets, _ = ways_of(state, found, side, place)
        if not (ends or targets):
            continue
        # A General who stays needs an SP, which is short only of a single one.
        if here > 1 or place not in generals or _all_aboard(state, side, place, generals[place]):
            bold |= 1 << place
            peaceful |= bool(ends) << place
    return peaceful, bold


def _all_aboard(state: CivilWarState, side: int, place: int, there: tuple[int, ...]) -> bool:
    """Whether none of the Generals of a place has to stay if all sail who may."""
    if any(state.active >> one & 1 for one in there):
        return False
    return len(there) == 1 or not _stay(state, side, place, able_aboard(state, side, place, ()))


def why_no_quay(state: CivilWarState, side: int, place: int, *, assault: bool) -> Denial | None:
    """Why no stack is carried from a place."""
    found, key = facts(state), place_key(place)
    if not state.strength(side, place):
        return deny("20.3.1", "deny-no-strength", place=key)
    if not fresh(state, side, place):
        return deny("5.1.2", "deny-has-moved", place=key)
    ends, targets, _ = ways_of(state, found, side, place)
    if not ends and not (assault and targets):
        return deny("20.3.3", "deny-no-voyage", place=key)
    if not strengths_aboard(
        state, side, place, _stay(state, side, place, able_aboard(state, side, place, ()))
    ):
        return deny("7.6", "deny-general-alone", place=key)
    return None


def leader_of(state: CivilWarState, generals: tuple[int, ...]) -> int:
    """Who commands on board: of equals the first of them (7.2.2); -1 for nobody."""
    top = -1
    for one in generals:
        top = one if top < 0 or outranks(state, one, top) else top
    return top


def able_aboard(state: CivilWarState, side: int, place: int, taken: tuple[int, ...]) -> list[int]:
    """7.4.1: the Generals of a place who may come on board with those who have."""
    return [
        one
        for one in state.generals_at(side, place)
        if one not in taken and not state.active >> one & 1 and _under_one(state, (*taken, one))
    ]


def cautious(state: CivilWarState, side: int, place: int) -> bool:
    """7.7: whether a cautious General can come on board in a place."""
    # The first to come on board has nobody above him.
    there = state.stations(side).get(place, ())
    return any(rank_of(state, one).cautious for one in there if not state.active >> one & 1)


def _under_one(state: CivilWarState, generals: tuple[int, ...]) -> bool:
    leader = leader_of(state, generals)
    return all(one == leader or follows(state, one, leader) for one in generals)


def _stay(state: CivilWarState, side: int, place: int, gone: list[int]) -> int:
    """How many Generals stay if these go, as far as one General commands them."""
    taken: tuple[int, ...] = ()
    for one in gone:
        taken = (*taken, one) if _under_one(state, (*taken, one)) else taken
    return len(state.generals_at(side, place)) - len(taken)


def strengths_aboard(state: CivilWarState, side: int, place: int, stay: int) -> range:
    """7.6, 20.3.1: with how many SP a stack sails; Generals who stay need one."""
    here = state.strength(side, place)
    return range(1, min(capacity(side), fresh(state, side, place), here - (stay > 0)) + 1)
