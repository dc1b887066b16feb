"""11.2 National capitals: the flight of a government and where it settles again."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from ..base import P, Proc, ask_side, side_key, space_key
from ..components import (
    CLANDESTINE_PORT,
    RESOURCES,
    RUNNER_PORTS,
    SPACE,
    SPACES,
    STATE_CAPITALS,
    STATES,
    UNION,
    WILL,
    enemy,
)
from ..state import ForThePeopleState
from ..supply import has_lc
from ..will import change_will, loses_capital

__all__ = ["RelocateCapital", "capital_spaces", "lose_capital", "seats_of_government"]

_IN_HOME_STATES: Final = tuple(
    sum(1 << space.index for space in SPACES if side and STATES[space.state].home == side)
    for side in range(3)
)
"""By side: the spaces of the states that begin the war of 1861 under its control."""


def lose_capital(play: P, side: int) -> None:
    """The government of ``side`` flees: its piece leaves the map, the will is paid (11.2.2, 12.6).

    The rest follows in the political control phase (ruling A37).
    """
    state = play.state
    if state.capital[side] < 0:
        return
    fled = state.capital[side]
    state.capital[side] = -1
    play.tell("capital-lost", side=side_key(side), space=space_key(fled))
    change_will(play, side, loses_capital(side), "capital")


def seats_of_government(state: ForThePeopleState, side: int) -> int:
    """Mask of the spaces where a displaced capital costs nothing (11.2.3).

    For the Union the state capitals and Philadelphia, for the Confederacy resource centres and
    runner ports.
    """
    if side == UNION:
        return STATE_CAPITALS
    closed = 0 if state.st_marks_open else CLANDESTINE_PORT
    return RESOURCES | RUNNER_PORTS & ~closed


def capital_spaces(state: ForThePeopleState, side: int) -> list[int]:
    """Where a displaced capital may settle: controlled, with an LC, in a home state (11.2.3)."""
    mask = state.controlled(side) & _IN_HOME_STATES[side] & ~state.occupied(enemy(side))
    return [space for space in members(mask) if has_lc(state, side, space)]


class RelocateCapital(Proc):
    """A displaced capital is put back on the map (3.4.1, 11.2.3).

    Without a legal space it stays off the map until a later phase (ruling A27).
    """

    __slots__ = ("side",)
    clause = "11.2.3"
    steps = ("place",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def place(self, play: P) -> Decision | Flow:
        """Ask for the space, or leave the piece where it is."""
        state = play.state
        if state.capital[self.side] >= 0:
            return DONE
        actions = [act("capital", space_key(s)) for s in capital_spaces(state, self.side)]
        if not actions:
            return DONE
        return ask_side(self.side, "prompt-capital", actions, self.clause)

    def on_place(self, play: P, action: Action) -> Flow:
        """Put the capital there; a poor site costs 10 (11.2.3)."""
        state = play.state
        space = SPACE[action.args[0]]
        state.capital[self.side] = space
        play.tell("capital-moved", side=side_key(self.side), space=space_key(space))
        if not seats_of_government(state, self.side) >> space & 1:
            change_will(play, self.side, WILL.capital_elsewhere, "capital-elsewhere")
        return None

    def why_place(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why a space cannot be the capital."""
        if action.verb != "capital" or not action.args or action.args[0] not in SPACE:
            return None
        space = SPACE[action.args[0]]
        key = action.args[0]
        if state.control[space] != self.side:
            return deny("11.2.3", "deny-not-controlled", space=key)
        if not _IN_HOME_STATES[self.side] >> space & 1:
            return deny("11.2.3", "deny-capital-state", space=key)
        if state.occupied(enemy(self.side)) >> space & 1:
            return deny("3.4.1", "deny-enemy-units", space=key)
        return deny("11.2.3", "deny-no-lc", space=key)
