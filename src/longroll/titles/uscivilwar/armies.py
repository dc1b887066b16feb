"""22.4 and 22.5 Army markers, and armies of high morale."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.clause import Denial, deny

from .base import P, general_key
from .components import GENERALS, TABLES
from .options import ARMIES, MORALE
from .state import CivilWarState

__all__ = [
    "HARD",
    "candidates",
    "commands_army",
    "hand_over",
    "lose_morale",
    "raise_army",
    "review",
    "rise",
    "why_none",
]

_MARKERS: Final = TABLES.armies.pair("markers")
_ARMY: Final = 3
HARD: Final = TABLES.armies.number("hard")
"""22.5.1: the SP that each side has at least in a hard battle."""


def commands_army(state: CivilWarState, general: int) -> bool:
    """22.4: whether a General on the map has three stars or more."""
    return state.where[general] >= 0 and state.stars[general] >= _ARMY


def _left(state: CivilWarState, side: int) -> int:
    """22.4: the markers that a side has left."""
    used = sum(GENERALS[one].side == side for one in members(state.armies))
    return _MARKERS[side] - used


def why_none(state: CivilWarState, side: int, general: int) -> Denial | None:
    """22.4: why a General gets no marker."""
    name = general_key(general)
    if not {ARMIES, MORALE} & set(state.options):
        return deny("22.4", "deny-no-armies")
    if GENERALS[general].side != side:
        return deny("22.4", "deny-not-yours", general=name)
    if not commands_army(state, general):
        return deny("22.4", "deny-no-army-commander", general=name)
    if state.armies >> general & 1:
        return deny("22.4", "deny-army-already", general=name)
    if not _left(state, side):
        return deny("22.4", "deny-no-army-marker", number=_MARKERS[side])
    return None


def candidates(state: CivilWarState, side: int) -> list[int]:
    """22.4: the Generals who may get a marker."""
    if not {ARMIES, MORALE} & set(state.options):
        return []
    able = [one.index for one in GENERALS if state.stars[one.index] >= _ARMY]
    return [one for one in able if why_none(state, side, one) is None]


def raise_army(play: P, general: int) -> None:
    """22.4: a General gets a marker for his army."""
    play.state.armies |= 1 << general
    play.tell("army", general=general_key(general))


def rise(play: P, side: int, general: int) -> None:
    """22.5.2: who has won a hard battle has high morale, if a marker is left for him."""
    state = play.state
    if MORALE not in state.options or general < 0 or not commands_army(state, general):
        return
    if not state.armies >> general & 1:
        if not _left(state, side):
            return
        raise_army(play, general)
    if not state.proud >> general & 1:
        state.proud |= 1 << general
        play.tell("morale-high", general=general_key(general))


def lose_morale(play: P, generals: Mask) -> None:
    """22.5.4: an army that loses a battle, or its last SP, has high morale no more."""
    state = play.state
    for general in members(state.proud & generals):
        state.proud &= ~(1 << general)
        play.tell("morale-lost", general=general_key(general))


def hand_over(play: P, side: int, place: int, general: int, heir: int = -1) -> None:
    """22.5.4: a General has left his army in a place, or has three stars no more.

    It stays as it is under his ``heir``, or another General of three stars who is with it and has
    none of his own; without any it has no marker and no high morale.
    """
    state, bit = play.state, 1 << general
    if not state.armies & bit:
        return
    others = state.generals_at(side, place) if place >= 0 else []
    free = [one for one in others if one == heir or not state.armies >> one & 1]
    able = [one for one in free if one != general and commands_army(state, one)]
    able.sort(key=lambda one: one != heir)
    if not able:
        lose_morale(play, bit)
        state.armies &= ~bit
        return
    new, proud = 1 << able[0], state.proud & bit
    state.armies &= ~bit
    state.proud &= ~(bit | new)
    raise_army(play, able[0])
    if proud:
        state.proud |= new
        play.tell("morale-high", general=general_key(able[0]))


def review(play: P) -> None:
    """22.4, 22.5.4: at the start and the end of an Action Phase markers without an army go."""
    state = play.state
    gone = weak = 0
    for general in members(state.armies | state.proud):
        side, where = GENERALS[general].side, state.where[general]
        here = commands_army(state, general)
        gone |= 0 if here else 1 << general
        weak |= 0 if here and state.strength(side, where) else 1 << general
    lose_morale(play, weak)
    state.armies &= ~gone
