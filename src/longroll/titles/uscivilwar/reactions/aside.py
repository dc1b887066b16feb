"""9.3.1 A whole force leaves its place: to avoid battle, or because another pushes it away."""

from __future__ import annotations

from longroll.board.region import mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, Proc, place_key, place_of, side_key
from ..battle.aftermath import send_off
from ..battle.ground import Field, field_of
from ..battle.retreat import relocate
from ..command import commander
from ..components import SIDE_KEYS
from ..joining import TakeCommand
from ..markers import meet_garrison
from ..state import CivilWarState
from .who import havens, why_no_haven

__all__ = ["Departure", "PushedAside"]


class Departure(Proc):
    """All SP and Generals of a ``place`` go to a ``goal``; who is in the way is pushed first.

    ``passed`` are the places that others have left in this chain of pushes.
    """

    __slots__ = ("goal", "passed", "place", "side")
    clause = "9.3.1"
    steps = ("clear", "go")

    def __init__(self, side: int, place: int, goal: int, passed: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.side, self.place, self.goal, self.passed = side, place, goal, passed

    def clear(self, play: P) -> Flow:
        """9.3.1: an enemy outnumbered seven to one makes way."""
        if not play.state.forces[1 - self.side] >> self.goal & 1:
            return None
        return PushedAside(1 - self.side, self.goal, self.place, (*self.passed, self.place))

    def go(self, play: P) -> Flow:
        """They are there; equal commanders are chosen by the owner (7.2.3)."""
        state, side = play.state, self.side
        number = state.strength(side, self.place)
        first, second = commander(state, side, self.goal), commander(state, side, self.place)
        shaken = bool(state.demoralised[side] >> self.place & 1)
        relocate(state, side, self.place, self.goal, shaken=shaken)
        if number:
            send_off(play, 1 - side, self.goal)
            meet_garrison(play, side, self.goal)
        if side != state.side:
            state.momentum |= 1 << self.goal
        play.tell(
            "stepped-aside",
            side=side_key(side),
            number=number,
            origin=place_key(self.place),
            place=place_key(self.goal),
        )
        return TakeCommand(side, self.goal, first, second)


class PushedAside(Proc):
    """9.3.1: the owner of a force says where it goes that another, from ``comer``, pushes away."""

    __slots__ = ("comer", "passed", "place", "side")
    clause = "9.3.1"
    steps = ("choose", "over")

    def __init__(self, side: int, place: int, comer: int, passed: tuple[int, ...]) -> None:
        super().__init__()
        self.side, self.place, self.comer, self.passed = side, place, comer, passed

    def _field(self, state: CivilWarState) -> Field:
        number = state.strength(1 - self.side, self.comer)
        return field_of(state, self.side, self.place, self.comer, self.comer, number)

    def choose(self, play: P) -> Flow:
        """Under the same restrictions as who avoids battle."""
        state = play.state
        ends = members(havens(state, self._field(state), mask(self.passed)))
        actions = [act("yield", place_key(end)) for end in ends]
        where = place_key(self.place)
        return ask(SIDE_KEYS[self.side], "prompt-yield", actions, "9.3.1", place=where)

    def on_choose(self, _play: P, action: Action) -> Flow:
        """They make way, and may push others in turn."""
        goal = place_of(action)
        return Call(Departure(self.side, self.place, goal, self.passed), then="over")

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why they do not go there."""
        end = place_of(action)
        if action.verb != "yield" or end < 0:
            return None
        return why_no_haven(self._field(state), end)

    def over(self, play: P) -> Flow:
        """The way is free."""
        del play
        return None
