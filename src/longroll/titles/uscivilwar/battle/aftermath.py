"""11.1.2, 11.2, 11.6.6, 12 What becomes of those who lose: SP, Generals, works, militia."""

from __future__ import annotations

from ..base import P, general_key, place_key, side_key, theatre_of
from ..command import displace_generals
from ..components import REALMS
from ..markers import meet_garrison
from ..ships.crew import strand_leaders
from ..ships.pieces import seize_ships
from ..state import DISPLACED, CivilWarState
from ..surrender_points import bring_surrender_points, surrender_points
from .force import garrisons

__all__ = [
    "capture_fort",
    "displace",
    "lose",
    "occupy",
    "relocate",
    "scatter",
    "send_off",
    "shake",
    "surrender",
    "catch_lone_generals",
]


def lose(state: CivilWarState, side: int, place: int, number: int) -> int:
    """SP of a place are lost, at most all; of the side in phase such as have been activated.

    With the last of them goes what a stack has gained by running (9.4).
    """
    gone = min(number, state.strength(side, place))
    if side != state.side and gone == state.strength(side, place):
        state.momentum &= ~(1 << place)
    if side == state.side and gone:
        left = state.moved.pop(place, 0) - gone
        if left > 0:
            state.moved[place] = left
    state.take(side, place, gone)
    return gone


def relocate(state: CivilWarState, side: int, place: int, end: int, *, shaken: bool) -> None:
    """All SP and Generals of a place go to another: they unsettle whom they join (12.2).

    What marks a stack goes with it where it stays alone, demoralised too (12.4); SP that have been
    activated stay so.
    """
    number, foraging = state.strength(side, place), state.foraging[side] >> place & 1
    alone = not state.forces[side] >> end & 1
    active = state.moved.pop(place, 0) if side == state.side else 0
    points = surrender_points(state, side, place)
    state.take(side, place, number)
    state.put(side, end, number)
    bring_surrender_points(state, side, end, number, points)
    if active:
        state.moved[end] = state.moved.get(end, 0) + active
    if shaken:
        state.demoralised[side] |= 1 << end
    if foraging and alone:
        state.foraging[side] |= 1 << end
    if state.momentum >> place & 1 and side != state.side:
        state.momentum ^= 1 << place
        state.momentum |= 1 << end
    for general in state.generals_at(side, place):
        state.where[general] = end
        state.chiefs &= ~(1 << general)


def occupy(play: P, side: int, place: int) -> None:
    """7.6, 10.1.3, 17.2.4: what SP find that come to a place, or through it, by no march.

    Lone Generals of the enemy, his works without units and what he builds there are gone; his
    marker stays, as only a force that is active takes markers away (6.2.2).
    """
    state, enemy = play.state, 1 - side
    if "advanced" in state.options:
        seize_ships(play, side, place)
        strand_leaders(play, side, place)
    meet_garrison(play, side, place)
    send_off(play, enemy, place)
    state.trenches[enemy] &= ~(1 << place)
    state.works[enemy].pop(place, None)


def shake(state: CivilWarState, side: int, place: int) -> None:
    """12.1, 12.2: the SP of a place are demoralised; nobody else ever is."""
    if state.forces[side] >> place & 1:
        state.demoralised[side] |= 1 << place


def scatter(play: P, side: int, place: int) -> None:
    """17.2: militia of a lost place goes to the Displaced box, a garrison is gone."""
    state = play.state
    for realm in REALMS:
        if state.militia[side][realm.number] == place:
            state.set_militia(side, realm.number, DISPLACED)
            play.tell("militia-displaced", state=realm.key.lower(), side=side_key(side))
    if garrisons(state, side) >> place & 1:
        state.fled |= 1 << place
        play.tell("garrison-fled", place=place_key(place))


def capture_fort(play: P, side: int, place: int) -> None:
    """10.2.5: a fort that a side takes is a level lower, or gone."""
    state, enemy = play.state, 1 - side
    level = state.forts[enemy].get(place, 0)
    state.works[enemy].pop(place, None)
    if level:
        state.set_fort(enemy, place, 0)
        state.set_fort(side, place, level - 1)
        play.tell("fort-captured", side=side_key(side), place=place_key(place), level=level - 1)


def send_off(play: P, side: int, place: int, who: tuple[int, ...] = ()) -> None:
    """11.2.4, 16.5.1: Generals of a place, all or these, go to the Displaced box."""
    theatre = max(0, theatre_of(place))
    for general in displace_generals(play.state, side, place, theatre, who):
        play.tell("displaced-leader", general=general_key(general), place=place_key(place))


def catch_lone_generals(play: P, side: int, place: int) -> None:
    """7.6, 16.5.1: units of a side arrive, not by a march, where enemy Generals stand alone.

    A garrison that fled is back with them (17.2.4); a fort that the enemy builds there is not
    completed (10.2.2).
    """
    meet_garrison(play, side, place)
    play.state.works[1 - side].pop(place, None)
    send_off(play, 1 - side, place)


def displace(play: P, side: int, place: int) -> None:
    """11.1.2: odds of 7:1: SP and Generals are displaced, works are gone."""
    state, number = play.state, play.state.strength(side, place)
    play.tell("overrun", side=side_key(side), place=place_key(place), number=number)
    lose(state, side, place, number)
    state.displaced[side][max(0, theatre_of(place))] += number
    state.set_fort(side, place, 0)
    state.works[side].pop(place, None)
    state.trenches[side] &= ~(1 << place)
    scatter(play, side, place)
    send_off(play, side, place)


def surrender(play: P, side: int, place: int) -> None:
    """11.6.6: who cannot retreat, if not off the map (5.1.4), loses all SP; Generals escape."""
    number = lose(play.state, side, place, play.state.strength(side, place))
    play.tell("no-retreat", side=side_key(side), place=place_key(place), number=number)
    send_off(play, side, place)
