"""5.6.1 to 5.6.4, 12.10 Relieving the commander of an army, with any card."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, army_key, ask_side, general_key
from ..components import (
    ARMIES,
    ARMY,
    GENERAL,
    GENERALS,
    WILL,
)
from ..state import MARKERS, ForThePeopleState
from ..supply import has_lc, line_between
from ..will import change_will
from .losses import remove_general, to_track
from .ranks import give_command, outranked, subordinates, take_generic_command

__all__ = ["EVERYWHERE", "Relieve", "may_relieve", "relief_cost", "skip_cost"]

EVERYWHERE: Final = -1
"""All spaces, as a mask."""


# --- What it costs ------------------------------------------------------------------------------


def relief_cost(state: ForThePeopleState, army: int) -> int:
    """The will that relieving the commander of an army costs (5.6.1): his political influence.

    Half of it, rounded up (ruling B22), if the army has lost a large battle since the start of
    its owner's strategy round before this one (ruling A41).
    """
    commander = state.commander[army]
    influence = GENERALS[commander].politics if commander >= 0 else 0
    recent = state.beaten[army] >= state.rounds[ARMIES[army].side] - 1
    return (influence + 1) // 2 if recent else influence


def skip_cost(state: ForThePeopleState, army: int, general: int, relieved: int) -> int:
    """The will lost for each higher general of the army whom the new commander skips (5.6.1)."""
    rank = GENERALS[general].politics
    others = [g for g in subordinates(state, army) if g not in (general, relieved)]
    return -WILL.relief_skipped * len([g for g in others if GENERALS[g].politics > rank])


# --- Who may be relieved, and where he may go ---------------------------------------------------


def why_not_relieve(state: ForThePeopleState, army: int) -> Denial | None:
    """Why the commander of an army may not be relieved (5.6.1, rulings B4)."""
    name = army_key(army)
    if state.army_at[army] < 0 or state.commander[army] < 0:
        return deny("5.6.1", "deny-relief-nobody", army=name)
    if not subordinates(state, army):
        return deny("5.6.1", "deny-relief-alone", army=name)
    return None


def _candidates(state: ForThePeopleState, side: int, spaces: Mask) -> list[int]:
    return [
        army
        for army in MARKERS[side]
        if why_not_relieve(state, army) is None and spaces >> state.army_at[army] & 1
    ]


def may_relieve(state: ForThePeopleState, side: int, spaces: Mask = EVERYWHERE) -> Denial | None:
    """Why ``side`` has nobody to relieve among its armies in ``spaces`` (4.1.C, 5.6.1)."""
    return None if _candidates(state, side, spaces) else deny("5.6.1", "deny-relief")


def why_not_reassign(
    state: ForThePeopleState, side: int, origin: int, army: int, seen: Mask
) -> Denial | None:
    """Why a general relieved in ``origin`` may not take ``army`` (5.6.2).

    Both armies must have a line of communication, also to each other. An army changes its
    commander once with a card (``seen``).
    """
    name, at = army_key(army), state.army_at[army]
    if at < 0 or ARMIES[army].side != side:
        return deny("5.6.2", "deny-reassign-army", army=name)
    if seen >> army & 1:
        return deny("5.6.2", "deny-reassign-again", army=name)
    supplied = has_lc(state, side, origin) and has_lc(state, side, at)
    if not supplied or not line_between(state, side, origin, at):
        return deny("5.6.2", "deny-reassign-supply", army=name)
    return None


class Relieve(Proc):
    """A commander is relieved, replaced, and reassigned, demoted or retired (5.6.1 to 5.6.4).

    A general who is reassigned to another army relieves its commander in turn, at the usual cost.

    Args:
        side: who relieves.
        free: the influence of the first relieved general costs nothing (cards 74 to 78).
        spaces: mask of the spaces in which the army of the first may stand (card 75).
    """

    __slots__ = ("army", "free", "relieved", "seen", "side", "spaces")
    clause = "5.6.1"
    steps = ("whom", "successor", "fate")

    def __init__(self, side: int, free: bool = False, spaces: Mask = EVERYWHERE) -> None:
        super().__init__()
        self.side, self.free, self.spaces = side, free, spaces
        self.army = self.relieved = -1
        self.seen = 0

    def whom(self, play: P) -> Flow:
        """Ask who is relieved."""
        state = play.state
        armies = _candidates(state, self.side, self.spaces)
        actions = [act("relieve", general_key(state.commander[army])) for army in armies]
        return ask_side(self.side, "prompt-relieve", actions, self.clause)

    def on_whom(self, play: P, action: Action) -> Flow:
        """The influence of the relieved general is lost at once."""
        self._relieve(play, play.state.commander.index(GENERAL[action.args[0]]), self.free)
        return None

    def why_whom(self, state: ForThePeopleState, action: Action) -> Denial | None:
        general = GENERAL.get(action.args[0], -1) if action.args else -1
        if action.verb != "relieve" or general < 0:
            return None
        for army in MARKERS[self.side]:
            if state.commander[army] == general:
                outside = deny("5.6.1", "deny-relief-place", army=army_key(army))
                return why_not_relieve(state, army) or outside
        return deny("5.6.1", "deny-relief-no-commander", general=action.args[0])

    def _relieve(self, play: P, army: int, free: bool) -> None:
        state = play.state
        self.army, self.relieved = army, state.commander[army]
        self.seen |= 1 << army
        play.tell("general-relieved", general=general_key(self.relieved), army=army_key(army))
        if not free:
            change_will(play, self.side, -relief_cost(state, army), "general-relieved")

    def successor(self, play: P) -> Flow:
        """Ask who takes over: any other general of the army."""
        heirs = subordinates(play.state, self.army)
        actions = [act("appoint", general_key(general)) for general in heirs]
        name = army_key(self.army)
        return ask_side(self.side, "prompt-successor", actions, self.clause, army=name)

    def on_successor(self, play: P, action: Action) -> Flow:
        self._appoint(play, GENERAL[action.args[0]])
        return None

    def _appoint(self, play: P, general: int) -> None:
        cost = skip_cost(play.state, self.army, general, self.relieved)
        give_command(play, self.army, general)
        play.tell("takes-command", general=general_key(general), army=army_key(self.army))
        change_will(play, self.side, -cost, "generals-skipped")

    def fate(self, play: P) -> Flow:
        """Ask what becomes of the relieved general (5.6.2 to 5.6.4)."""
        actions = [act("reassign", army_key(army)) for army in self._posts(play.state)]
        actions += [act("demote"), act("retire")]
        name = general_key(self.relieved)
        return ask_side(self.side, "prompt-relieved", actions, "5.6.2", general=name)

    def _posts(self, state: ForThePeopleState) -> list[int]:
        origin = state.post[self.relieved]
        armies = MARKERS[self.side]
        return [
            a for a in armies if why_not_reassign(state, self.side, origin, a, self.seen) is None
        ]

    def on_fate(self, play: P, action: Action) -> Flow:
        if action.verb == "reassign":
            return self._reassign(play, ARMY[action.args[0]])
        if action.verb == "demote":  # 5.6.3
            to_track(play, self.relieved)
        else:
            remove_general(play, self.relieved)
        return DONE

    def why_fate(self, state: ForThePeopleState, action: Action) -> Denial | None:
        if action.verb != "reassign" or not action.args or action.args[0] not in ARMY:
            return None
        origin = state.post[self.relieved]
        return why_not_reassign(state, self.side, origin, ARMY[action.args[0]], self.seen)

    def price(self, state: ForThePeopleState, action: Action) -> int:
        """The will that a relief, a successor or another post costs (5.6.1, 5.6.2)."""
        if action.verb == "relieve":
            army = state.commander.index(GENERAL[action.args[0]])
            return 0 if self.free else relief_cost(state, army)
        if action.verb == "appoint":
            return skip_cost(state, self.army, GENERAL[action.args[0]], self.relieved)
        if action.verb != "reassign":
            return 0
        army = ARMY[action.args[0]]
        if state.commander[army] >= 0:
            lost = skip_cost(state, army, self.relieved, state.commander[army])
            return relief_cost(state, army) + lost
        return -WILL.army_outranked if outranked(state, self.side, self.relieved) else 0

    def _reassign(self, play: P, army: int) -> Flow:
        """He relieves the commander of the other army, or the generic general there (5.6.2)."""
        state, general = play.state, self.relieved
        state.post_general(general, state.army_at[army])
        play.tell("general-reassigned", general=general_key(general), army=army_key(army))
        if state.commander[army] < 0:
            take_generic_command(play, army, general, free=False)
            return DONE
        self._relieve(play, army, free=False)
        self._appoint(play, general)
        return "fate"
