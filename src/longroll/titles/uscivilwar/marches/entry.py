"""5.1, 6.2.2, 12.2 What a force does to a place that it enters, and where it ends."""

from __future__ import annotations

from ..base import P, theatre_of
from ..command import displace_generals
from ..markers import kentucky_joins, meet_garrison, take_marker
from ..ships.crew import strand_leaders
from ..ships.pieces import seize_ships
from ..state import CivilWarState
from .ways import wild_kentucky

__all__ = ["enter", "settle"]


def enter(play: P, side: int, place: int, strength: int) -> None:
    """SP take away what the enemy has left there: Generals, entrenchments, a marker."""
    state, enemy = play.state, 1 - side
    if wild_kentucky(state) >> place & 1:
        kentucky_joins(play, enemy)
    if not strength:
        return
    if "advanced" in state.options:
        seize_ships(play, side, place)
        strand_leaders(play, side, place)
    displace_generals(state, enemy, place, max(theatre_of(place), 0))
    state.trenches[enemy] &= ~(1 << place)
    state.works[enemy].pop(place, None)
    take_marker(play, side, place)
    meet_garrison(play, side, place)


def settle(
    state: CivilWarState,
    side: int,
    place: int,
    strength: int,
    generals: tuple[int, ...],
    shaken: int,
    *,
    passing: bool = False,
) -> int:
    """Pieces are put down; whether the SP are demoralised now.

    SP that are demoralised unsettle those whom they join (12.2), unless they only pass.
    """
    alone = not state.forces[side] >> place & 1
    state.put(side, place, strength)
    for one in generals:
        state.where[one] = place
    if shaken and strength and (alone or not passing):
        state.demoralised[side] |= 1 << place
    if passing or not strength:
        return shaken
    return state.demoralised[side] >> place & 1
