"""5.1, 6.2.2, 12.2 What a force does to a place that it enters, and where it ends."""

from __future__ import annotations

from ..base import P, place_key, side_key, theatre_of
from ..command import displace_generals
from ..markers import kentucky_joins, meet_garrison
from ..ships.crew import strand_leaders
from ..ships.pieces import seize_ships
from ..state import CivilWarState
from .ways import wild_kentucky

__all__ = ["enter", "settle", "take_marker"]


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


def take_marker(play: P, side: int, place: int) -> None:
    """6.2.2: an active force takes a control marker of the enemy away."""
    state, enemy = play.state, 1 - side
    if state.markers[enemy] >> place & 1:
        state.markers[enemy] &= ~(1 << place)
        play.tell("marker-taken", side=side_key(side), place=place_key(place))


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
