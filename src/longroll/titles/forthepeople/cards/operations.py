"""A card used for its number: one of the operations A to F (4.1)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .. import control, formations, movement, naval
from ..base import P, Proc, ask_side
from ..state import ForThePeopleState

__all__ = ["MARCHING", "OPERATIONS", "OperationChoice", "operation_denial"]

OPERATIONS: Final = ("create-army", "relieve", "reorganise", "fort", "markers", "raid")
"""What is not a move, in the order of 4.1: 4.1.B to 4.1.F, and the raid of 5.5.3."""
NOTHING: Final = act("nothing")
MARCHING: Final = ("go", "ride", "stop", "take", "drop", "with")
"""Orders to a force that moves already."""


def operation_denial(
    state: ForThePeopleState, side: int, value: int, operation: str
) -> Denial | None:
    """Why ``side`` cannot carry out an operation with a card of ``value``; None if it can."""
    if operation == "create-army":
        return formations.may_create_army(state, side, value)
    if operation == "relieve":
        return formations.may_relieve(state, side)
    if operation == "reorganise":
        return formations.may_reorganise(state, side, value)
    if operation == "fort":
        return naval.may_build_fort(state, side, value)
    if operation == "markers":
        return _markers_denial(state, side)
    if not control.raid_spaces(state, side):
        return deny("5.5.3", "deny-no-raid")
    return None


def _markers_denial(state: ForThePeopleState, side: int) -> Denial | None:
    """4.1.F."""
    if state.capital[side] < 0:
        return deny("11.3", "deny-capital-lost")
    return None if control.affordable_marks(state, side) else deny("11.3", "deny-no-marker-space")


def _procedure(side: int, value: int, operation: str) -> Proc:
    if operation == "create-army":
        return formations.CreateArmy(side)
    if operation == "relieve":
        return formations.Relieve(side)
    if operation == "reorganise":
        return formations.Reorganise(side, value)
    if operation == "fort":
        return naval.BuildFort(side)
    if operation == "markers":
        return control.PlaceMarkers(side, value, by_event=False)
    return control.RemoveByCavalry(side)


class OperationChoice(Proc):
    """The player of a card chooses one operation; the forces that may move are listed (4.1).

    ``nothing`` is offered only where there is nothing else: a card that cannot be discarded is
    then spent.
    """

    __slots__ = ("side", "value")
    clause = "4.1"
    calm = True
    ahead = MappingProxyType({"operation": dict.fromkeys(MARCHING, ("4.1", "deny-first-force"))})
    steps = ("operation",)

    def __init__(self, side: int, value: int) -> None:
        super().__init__()
        self.side = side
        self.value = value

    def _actions(self, state: ForThePeopleState) -> list[Action]:
        actions = movement.activation_actions(state, self.side, self.value, False)
        actions += naval.naval_actions(state, self.side, self.value)
        actions += [
            act("operation", operation)
            for operation in OPERATIONS
            if operation_denial(state, self.side, self.value, operation) is None
        ]
        return actions or [NOTHING]

    def operation(self, play: P) -> Decision:
        return ask_side(
            self.side,
            "prompt-operation",
            self._actions(play.state),
            self.clause,
            count=self.value,
        )

    def why_operation(self, state: ForThePeopleState, action: Action) -> Denial | None:
        if action == NOTHING:
            return deny("4.1", "deny-something-to-do")
        if action.verb == "operation" and action.args and action.args[0] in OPERATIONS:
            return operation_denial(state, self.side, self.value, action.args[0])
        if action.verb == "sail":
            return naval.why_not_naval(state, self.side, self.value, action)
        return movement.why_not_action(state, self.side, self.value, False, action)

    def on_operation(self, play: P, action: Action) -> Flow:
        del play
        if action == NOTHING:
            return DONE
        if action.verb == "operation":
            return _procedure(self.side, self.value, action.args[0])
        if action.verb == "sail":
            return naval.naval_procedure(self.side, action)
        return movement.Activation(self.side, self.value, first=action)
