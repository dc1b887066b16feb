"""13.6.3, 13.6.5 Points of surrender go along with the isolated SP that have gathered them."""

from __future__ import annotations

from typing import Final

from .facts import facts, supply
from .state import CivilWarState

__all__ = ["NOT_ISOLATED", "bring_surrender_points", "surrender_points"]

NOT_ISOLATED: Final = -1
"""The points of SP that are not isolated."""


def surrender_points(state: CivilWarState, side: int, place: int) -> int:
    """13.6.5: the points of surrender that SP take along from a place, asked before they leave.

    NOT_ISOLATED if they are not.
    """
    if not state.surrender[side]:
        return NOT_ISOLATED  # Nobody has any points, so that there are none to bring or to lower.
    if supply(facts(state), side).connected_of(1 << place):
        return NOT_ISOLATED
    return state.surrender[side].get(place, 0)


def bring_surrender_points(
    state: CivilWarState, side: int, place: int, number: int, points: int
) -> None:
    """13.6.5: isolated SP with ``points`` have come to a place: of two groups the larger decides.

    Of equal numbers the more points count. SP that were not isolated change nothing: a way that is
    open in the Supply Segment takes all points away then.
    """
    if points == NOT_ISOLATED or not number:
        return
    others = state.strength(side, place) - number
    there = state.surrender[side].get(place, 0)
    if (number, points) < (others, there):
        return
    if points:
        state.surrender[side][place] = points
    else:
        state.surrender[side].pop(place, None)
