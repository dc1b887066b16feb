"""6.8.6 Building forts."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, ask_side, for_every_space, side_key, space_key
from ..components import COASTAL_FORTS, CONFEDERATE, LIMITS, SPACE, UNION, enemy
from ..state import ForThePeopleState
from ..supply import has_lc, supplied

__all__ = [
    "CONFEDERATE_VALUE",
    "BuildFort",
    "fort_sites",
    "forts_left",
    "may_build_fort",
    "why_not_fort",
]

CONFEDERATE_VALUE: Final = 3
_FORT: Final = for_every_space("fort")


def forts_left(state: ForThePeopleState, side: int) -> int:
    """Fort counters that may be built; those on the turn track are not (6.8.6, ruling A2)."""
    limit = LIMITS.union_forts if side == UNION else LIMITS.confederate_forts
    return limit - state.forts(side).bit_count() - state.fort_wait[side]


def why_not_fort(state: ForThePeopleState, side: int, space: int) -> Denial | None:
    """Why ``side`` may not build a fort in ``space`` (6.8.6); None if it may."""
    key = space_key(space)
    if state.control[space] != side:
        return deny("6.8.6", "deny-fort-not-held", space=key)
    if COASTAL_FORTS >> space & 1:
        return deny("6.8.6", "deny-coastal-fort-there", space=key)
    if state.fort[space]:
        return deny("6.8.6", "deny-fort-stands", space=key)
    if state.occupied(enemy(side)) >> space & 1:
        return deny("6.8.6", "deny-fort-enemy-units", space=key)
    if not has_lc(state, side, space):
        return deny("6.8.6", "deny-fort-no-lc", space=key)
    return None


def _sites(state: ForThePeopleState, side: int) -> Mask:
    """Every space of which `why_not_fort` says nothing."""
    taken = COASTAL_FORTS | state.forts(UNION) | state.forts(CONFEDERATE)
    return state.controlled(side) & supplied(state, side) & ~taken & ~state.occupied(enemy(side))


def fort_sites(state: ForThePeopleState, side: int) -> list[int]:
    """Spaces where ``side`` may build a fort, in their order."""
    return members(_sites(state, side))


def may_build_fort(state: ForThePeopleState, side: int, value: int) -> Denial | None:
    """Why a side may not build a fort with a card of this value (4.1.E, 6.8.6); None if it may."""
    if side == CONFEDERATE and value < CONFEDERATE_VALUE:
        return deny("6.8.6", "deny-fort-value", count=CONFEDERATE_VALUE)
    if forts_left(state, side) <= 0:
        return deny("6.8.6", "deny-fort-counters-out", side=side_key(side))
    if not _sites(state, side):
        return deny("6.8.6", "deny-no-fort-site", side=side_key(side))
    return None


class BuildFort(Proc):
    """A fort counter is placed with an operations card (6.8.6)."""

    __slots__ = ("side",)
    clause = "6.8.6"
    steps = ("build",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def build(self, play: P) -> Flow:
        """Ask where, if there is a counter and a place for it."""
        state = play.state
        sites = fort_sites(state, self.side) if forts_left(state, self.side) > 0 else []
        if not sites:
            return DONE
        actions = [_FORT[space] for space in sites]
        return ask_side(self.side, "prompt-fort", actions, self.clause)

    def on_build(self, play: P, action: Action) -> Flow:
        """Put it there."""
        play.state.set_fort(SPACE[action.args[0]], self.side)
        play.tell("fort-built", side=side_key(self.side), space=action.args[0])
        return None

    def why_build(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why not there."""
        if action.verb != "fort" or len(action.args) != 1 or action.args[0] not in SPACE:
            return None
        return why_not_fort(state, self.side, SPACE[action.args[0]])
