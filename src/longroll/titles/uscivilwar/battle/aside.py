"""9.3.1, 11.6.5 A whole force leaves its place: to avoid battle, or pushed away by another."""

from __future__ import annotations

from longroll.board.region import mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, Proc, place_key, place_of, side_key
from ..command import commander
from ..components import GROUND, SIDE_KEYS
from ..joining import TakeCommand
from ..state import CivilWarState
from .aftermath import occupy, relocate
from .ground import Field, field_of, refuges, why_no_haven

__all__ = ["Departure", "PushedAside"]


class Departure(Proc):
    """All SP and Generals of a ``place`` go to a ``goal``; who is in the way is pushed first.

    ``passed`` are the places that others have left in this chain of pushes: with any, the force is
    itself pushed, and its militia goes along (11.6.5).
    """

    __slots__ = ("goal", "passed", "place", "side")
    clause = "9.3.1"
    steps = ("clear", "go")

    def __init__(self, side: int, place: int, goal: int, passed: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.side, self.place, self.goal, self.passed = side, place, goal, passed

    def clear(self, play: P) -> Flow:
        """9.3.1: an enemy outnumbered seven to one makes way."""
        state, enemy = play.state, 1 - self.side
        if not (state.forces[enemy] | state.guards[enemy]) >> self.goal & 1:
            return None
        passed = (*self.passed, self.place)
        return PushedAside(enemy, self.goal, self.place, self.place, passed)

    def go(self, play: P) -> Flow:
        """They are there; equal commanders are chosen by the owner (7.2.3)."""
        state, side = play.state, self.side
        number = state.strength(side, self.place)
        first, second = commander(state, side, self.goal), commander(state, side, self.place)
        shaken = bool(state.demoralised[side] >> self.place & 1)
        relocate(state, side, self.place, self.goal, shaken=shaken)
        if self.passed and state.guards[side] >> self.place & 1:
            state.set_militia(side, GROUND.state[self.place], self.goal)
        if number:
            occupy(play, side, self.goal)
        if side != state.side and not self.passed:
            state.momentum |= 1 << self.goal
        play.tell(
            "pushed" if self.passed else "stepped-aside",
            side=side_key(side),
            number=number,
            origin=place_key(self.place),
            place=place_key(self.goal),
        )
        return TakeCommand(side, self.goal, first, second)


class PushedAside(Proc):
    """9.3.1, 11.6.5: the owner says where a force goes that another, from ``comer``, pushes away.

    ``stand`` is where the other is on the map still; ``passed`` as of a `Departure`.
    """

    __slots__ = ("comer", "passed", "place", "side", "stand")
    clause = "9.3.1"
    steps = ("choose", "over")

    def __init__(
        self, side: int, place: int, comer: int, stand: int, passed: tuple[int, ...]
    ) -> None:
        super().__init__()
        self.side, self.place, self.comer, self.stand = side, place, comer, stand
        self.passed = passed

    def _field(self, state: CivilWarState) -> Field:
        number = state.strength(1 - self.side, self.stand)
        return field_of(state, self.side, self.place, self.comer, self.stand, number)

    def choose(self, play: P) -> Flow:
        """Under the same restrictions as who avoids battle."""
        state = play.state
        ends = members(refuges(state, self._field(state), mask(self.passed)))
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
        field = self._field(state)
        if end in self.passed and field.barred(self.place, end) is None:
            return deny("9.3.1", "deny-retreat-back", place=place_key(end))
        return why_no_haven(state, field, end, pushed=True)

    def over(self, play: P) -> Flow:
        """The way is free."""
        del play
        return None
