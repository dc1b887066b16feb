"""6.2 and 6.4 Control markers, and what they burn."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members

from .base import P, place_key, side_key
from .components import CONFEDERATE, GROUND, PLACE, REALMS, STATE, UNION
from .facts import facts, worth
from .ground import BORDER_REALMS, MARKABLE, REALM, RESOURCES
from .state import DISPLACED, NONE, CivilWarState

__all__ = [
    "KENTUCKY_BORDER",
    "abandon_trenches",
    "can_mark",
    "join_border_state",
    "kentucky_joins",
    "meet_garrison",
    "place_marker",
    "return_garrison",
    "seize_washington",
    "take_marker",
]

KENTUCKY_BORDER: Final = BORDER_REALMS.index(STATE["KY"])
"""The place of Kentucky among the Border states."""

_WASHINGTON = PLACE["1647"]


def can_mark(state: CivilWarState, side: int) -> Mask:
    """6.2.3: where a side may lay a control marker: not in its own states, nor on its markers."""
    enemy_land = MARKABLE & ~facts(state).countries[side]
    return enemy_land & ~state.markers[side]


def place_marker(play: P, side: int, place: int) -> None:
    """6.2.1, 6.4.1: a marker of a side, which takes the enemy's away.

    The Union's on a Resource hex that is worth 2 or more destroys it, with its arsenals; a printed
    value of 1 cannot be destroyed, but arsenals on it are lost.
    """
    state = play.state
    rich = RESOURCES >> place & 1 and worth(state, place) >= 2
    state.markers[1 - side] &= ~(1 << place)
    state.markers[side] |= 1 << place
    play.tell("control-marker", side=side_key(side), place=place_key(place))
    if side == UNION and rich:
        lost = state.arsenals.pop(place, 0)
        state.lost_arsenals += lost
        if GROUND.value[place] >= 2:
            state.burned |= 1 << place
        play.tell("destroyed", place=place_key(place), number=lost)


def take_marker(play: P, side: int, place: int) -> None:
    """6.2.2: an active force takes a control marker of the enemy away."""
    state, enemy = play.state, 1 - side
    if state.markers[enemy] >> place & 1:
        state.markers[enemy] &= ~(1 << place)
        play.tell("marker-taken", side=side_key(side), place=place_key(place))


def abandon_trenches(play: P) -> None:
    """10.1.3: at the end of an activation entrenchments without SP or militia are gone.

    A control marker stays instead of them where one may lie.
    """
    state = play.state
    for side in (UNION, CONFEDERATE):
        enemy = 1 - side
        empty = state.trenches[side] & ~(state.forces[side] | state.guards[side])
        state.trenches[side] &= ~empty
        there = state.forces[enemy] | state.strongholds[enemy] | state.guards[enemy]
        for place in members(empty & can_mark(state, side) & ~there):
            place_marker(play, side, place)


def meet_garrison(play: P, side: int, place: int) -> None:
    """17.2.4: where SP of the Union come a garrison of the North that fled is back.

    It takes the Confederate marker away, though they have come by no march (6.2.2).
    """
    if side == UNION and play.state.fled >> place & 1:
        return_garrison(play, place)


def return_garrison(play: P, place: int) -> None:
    """17.2.4: a garrison is back: nothing of the Confederates is left there.

    Entrenchments are a control marker to all intents (10.1.1); a fort has not been completed.
    """
    state = play.state
    state.fled &= ~(1 << place)
    state.markers[CONFEDERATE] &= ~(1 << place)
    state.trenches[CONFEDERATE] &= ~(1 << place)
    state.works[CONFEDERATE].pop(place, None)
    play.tell("garrison", place=place_key(place))


def seize_washington(play: P, side: int, place: int) -> None:
    """19.3.2: three points, once, for the first Confederate SP in Washington."""
    state = play.state
    if side != UNION and place == _WASHINGTON and not state.panic:
        state.panic = 1
        play.tell("panic", place=place_key(place))


def join_border_state(play: P, number: int, side: int) -> None:
    """17.1.4: a Border state becomes friendly: its markers go, and the enemy lays his.

    ``number`` counts Border states. He marks what takes a marker and holds his SP or forts.
    """
    state = play.state
    realm = BORDER_REALMS[number]
    state.border[number] = side
    enemy = 1 - side
    state.markers[side] &= ~REALM[realm]
    state.markers[enemy] &= ~REALM[realm]
    there = (state.forces[enemy] | state.strongholds[enemy]) & REALM[realm] & MARKABLE
    state.markers[enemy] |= there
    play.tell("border-state", state=REALMS[realm].key.lower(), side=side_key(side))


def kentucky_joins(play: P, side: int) -> None:
    """17.1.3: neutral Kentucky joins a side, and has militia of both from then on (17.2.2)."""
    state = play.state
    join_border_state(play, KENTUCKY_BORDER, side)
    for each in (UNION, CONFEDERATE):
        if state.militia[each][STATE["KY"]] == NONE:
            state.set_militia(each, STATE["KY"], DISPLACED)
