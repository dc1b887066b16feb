"""7.2, 8.4 Who commands a stack."""

from __future__ import annotations

from .base import rank_of
from .state import CivilWarState, box_of

__all__ = ["commander", "displace_generals"]


def commander(state: CivilWarState, side: int, place: int) -> int:
    """The General who commands in a place; -1 without one.

    The highest rank commands, and of equals the one that the owner has put on top; cavalry only
    where no other General stands.
    """
    best, found = (-1, -1, -1), -1
    for general in state.generals_at(side, place):
        rank = rank_of(state, general)
        order = (int(not rank.cavalry), rank.stars, state.chiefs >> general & 1)
        if order > best:
            best, found = order, general
    return found


def displace_generals(state: CivilWarState, side: int, place: int, theatre: int) -> list[int]:
    """14.6, 8.7: the Generals of a place go to the Displaced box; cavalry misses the next turn."""
    gone = state.generals_at(side, place)
    for general in gone:
        if rank_of(state, general).cavalry:
            state.late |= 1 << general
        state.where[general] = box_of(theatre)
        state.chiefs &= ~(1 << general)
        state.active &= ~(1 << general)
    return gone
