"""5.2.1, 5.5.4, 7.3.5, 12.7 Leaving the map: generals, brigades, infantry, armies, elite units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..base import P, army_key, general_key, side_key, space_key
from ..components import ARMIES, CONFEDERATE, GENERALS, UNION, WILL
from ..options.generals import heir
from ..options.queue import queue_without
from ..state import MARKERS, MOVING, REMOVED, TRACK
from ..will import change_will, loses_army
from .ranks import army_generals, succeed

__all__ = [
    "army_abandoned",
    "army_emptied",
    "eliminate_army",
    "eliminate_force",
    "eliminate_stack",
    "kill_general",
    "merge_or_lose",
    "place_elite",
    "remove_brigade",
    "remove_general",
    "remove_infantry",
    "to_track",
]

_ELITES: Final = ((), (0, 1), (2, 3))
"""The elite units of each side, as indices of `ForThePeopleState.elite`."""


def _take_off(play: P, general: int, where: int, due: int = 0) -> None:
    """Take a general out of his space or the moving force; his army gets its next commander."""
    state, force = play.state, play.state.force
    if force is not None and state.post[general] == MOVING:
        force.generals = tuple([g for g in force.generals if g != general])
        if force.lead == general:
            force.lead = -1
    state.post_general(general, where, due)
    queue_without(play, (general,))
    for army in MARKERS[GENERALS[general].side]:
        if state.commander[army] == general:
            succeed(play, army)


def to_track(play: P, general: int) -> None:
    """A general leaves the map and returns in a later reinforcement phase (5.2.1, 7.3.5).

    The next turn; Confederate cavalry three turns later (turn 4 gives turn 7, ruling A32).
    """
    due = _return(play, general)
    _take_off(play, general, TRACK, due)
    play.tell("general-leaves", general=general_key(general), turn=due)


def _return(play: P, general: int) -> int:
    """The turn in which a general who leaves the map now returns."""
    what = GENERALS[general]
    return play.state.turn + (3 if what.cavalry and what.side == CONFEDERATE else 1)


def kill_general(play: P, general: int, *, lost: int = 0) -> None:
    """A general is a casualty (5.5.4, 7.7).

    An infantry general is gone for good. A cavalry general goes to the turn track, or his
    replacement does (5.5.6). The strength points of his brigade return in the next reinforcement
    phase, but for those ``lost`` to satisfy losses of the battle (ruling A32).
    """
    state, side = play.state, GENERALS[general].side
    play.tell("general-killed", general=general_key(general))
    if lost:
        play.tell("brigade-lost", general=general_key(general))
    state.owed[side] += state.points(general) - lost
    follower = heir(state, general)
    if follower == general:
        to_track(play, general)
        return
    _take_off(play, general, REMOVED)
    if follower >= 0:
        due, names = _return(play, follower), (general_key(general), general_key(follower))
        state.post_general(follower, TRACK, due)
        play.tell("general-replaced", None, general=names[1], other=names[0], turn=due)


def remove_general(play: P, general: int) -> None:
    """Take a general out of the game by choice or event (5.6.4)."""
    _take_off(play, general, REMOVED)
    play.tell("general-dismissed", general=general_key(general))


def remove_infantry(play: P, side: int, space: int, count: int) -> None:
    """Take infantry strength points out of a space; call `army_emptied` when all is taken."""
    play.state.add_infantry(side, space, -count)
    play.tell("infantry-lost", side=side_key(side), space=space_key(space), count=count)


def remove_brigade(play: P, general: int) -> None:
    """A brigade loses a strength point: if it was the last, its general goes to the track (5.5.4).

    A brigade of 2 fights on with one (5.6.7.C, 5.6.7.D).
    """
    if play.state.points(general) > 1:
        play.state.set_double(general, False)
        play.tell("brigade-reduced", general=general_key(general))
        return
    play.tell("brigade-lost", general=general_key(general))
    to_track(play, general)


def _dissolve(play: P, army: int, generals: Sequence[int], cost: int, reason: str) -> None:
    """Take an army marker off the map with these generals, its elite units and its will (12.7)."""
    state, force = play.state, play.state.force
    side = ARMIES[army].side
    state.place_army(army, TRACK, state.turn + 1)
    state.commander[army] = -1
    state.contested &= ~(1 << army)
    state.beaten[army] = -9
    state.elite = [-1 if owner == army else owner for owner in state.elite]
    if force is not None and force.army == army:
        force.army = -1
    play.tell("army-eliminated", army=army_key(army))
    change_will(play, side, cost, reason)
    for general in generals:
        to_track(play, general)


def eliminate_army(play: P, army: int, by_merge: bool = False) -> None:
    """An army is eliminated: will is lost at once, all its generals go to the track (5.2.1, 12.7).

    ``by_merge``: it stood with another army of its side; then its commander's influence is lost
    too (5.2.4). Where both armies share a space use `JoinArmies`, which knows whose generals go.
    """
    merge_or_lose(play, army, army_generals(play.state, army), by_merge)


def merge_or_lose(play: P, army: int, generals: Sequence[int], by_merge: bool) -> None:
    """Eliminate an army with ``generals``, for whatever reason."""
    side, commander = ARMIES[army].side, play.state.commander[army]
    if not by_merge:
        _dissolve(play, army, generals, loses_army(side), "army-lost")
        return
    second = WILL.second_army_union if side == UNION else WILL.second_army_confederate
    units = play.state.points(*generals)
    _dissolve(play, army, generals, second, "armies-joined")
    if commander >= 0:
        change_will(play, side, -GENERALS[commander].politics, "commander-lost")
    # 5.5.1: a brigade's two parts leave together; its units, which no battle took, come back.
    play.state.owed[side] += units


def army_abandoned(play: P, side: int, space: int) -> bool:
    """Eliminate the army of ``side`` in ``space`` if it has no unit left, fort or not (5.2.1).

    For a corps or division that has taken the last unit along (5.3.6, 5.4.4); True if one was lost.
    """
    army = play.state.army_in(side, space)
    if army < 0 or play.state.units(side, space):
        return False
    eliminate_army(play, army)
    return True


def army_emptied(play: P, side: int, space: int) -> bool:
    """After losses: an army without units is eliminated, and generals alone leave (5.2.1, 7.3.5).

    Generals without an army may stay in a fort (5.3.4). True if anybody left the map.
    """
    state = play.state
    if army_abandoned(play, side, space):
        return True
    alone = state.generals_at(side, space)
    if not alone or state.units(side, space) or state.has_fort(side, space):
        return False
    for general in alone:
        to_track(play, general)
    return True


def eliminate_stack(play: P, side: int, space: int) -> None:
    """All of ``side`` in ``space`` is lost: in battle, overrun, surrendered (7.3.5, 7.6.3)."""
    state = play.state
    count = state.infantry[side][space]
    if count:
        remove_infantry(play, side, space, count)
    army = state.army_in(side, space)
    if army >= 0:
        eliminate_army(play, army)
    for general in state.generals_at(side, space):
        to_track(play, general)


def eliminate_force(play: P) -> None:
    """The moving force is lost with its army and generals (7.3.5, 7.6.3); ``state.force`` ends."""
    state, force = play.state, play.state.force
    if force is None:
        return
    force.infantry = 0
    if force.army >= 0:
        eliminate_army(play, force.army)
    for general in force.generals:
        to_track(play, general)
    state.force = None
    state.touch_force()


def place_elite(play: P, side: int, army: int) -> None:
    """Give an army of ``side`` one of its elite units that are not in play (7.5.1)."""
    elite = play.state.elite
    unit = next(unit for unit in _ELITES[side] if elite[unit] < 0)
    elite[unit] = army
    play.tell("elite-placed", side=side_key(side), army=army_key(army))
