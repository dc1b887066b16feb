"""13.6.3, 13.6.5 Points of surrender go along with the isolated SP that have gathered them."""

from __future__ import annotations

from typing import Final

from .facts import facts, supply
from .state import CivilWarState

__all__ = ["FREE", "bring_fate", "fate_of"]

FREE: Final = -1
"""The fate of SP that are not isolated."""


def fate_of(state: CivilWarState, side: int, place: int) -> int:
    """13.6.5: the points of surrender that SP take along from a place; FREE if not isolated.

    It is asked before they leave.
    """
    if not state.surrender[side]:
        return FREE  # Nobody has gathered any: there is nothing to bring, and nothing to undercut.
    if supply(facts(state), side).connected_of(1 << place):
        return FREE
    return state.surrender[side].get(place, 0)


def bring_fate(state: CivilWarState, side: int, place: int, number: int, fate: int) -> None:
    """13.6.5: SP with a ``fate`` have come to a place: with others the points of more SP count.

    Of equal numbers the more points count. SP that were not isolated change nothing: a way that is
    open in the Supply Segment takes all points away then.
    """
    if fate == FREE or not number:
        return
    others = state.strength(side, place) - number
    there = state.surrender[side].get(place, 0)
    if (number, fate) < (others, there):
        return
    if fate:
        state.surrender[side][place] = fate
    else:
        state.surrender[side].pop(place, None)
