"""Lists that are made when somebody looks at them (`Procedure.asks`)."""

from __future__ import annotations

from typing import Final

import pytest

from longroll.engine.action import act
from longroll.engine.chance import NoChance
from longroll.engine.decision import ask
from longroll.engine.procedural import pending_decision
from longroll.engine.procedure import (
    Done,
    Flow,
    Play,
    Procedure,
    ProcedureError,
    advance,
    answer,
)
from longroll.engine.state import State

GO: Final = act("go")


class Menu(Procedure[State]):
    """Asks again and again; ``made`` tells how many lists were made, ``rounds`` how many used."""

    __slots__ = ("made", "rounds")
    asks = ("choose",)
    steps = ("begin", "choose")

    def __init__(self) -> None:
        super().__init__()
        self.made = self.rounds = 0

    def begin(self, _play: Play[State]) -> Flow:
        """Nothing to do."""

    def choose(self, _play: Play[State]) -> Flow:
        """One action. A title's step would count nothing."""
        self.made += 1
        return ask("a", "prompt", [GO], "1")

    def on_choose(self, _play: Play[State], _action: object) -> Flow:
        """Once more."""
        self.rounds += 1
        return "choose"


class Liar(Menu):
    """Says that it always asks, and does not."""

    __slots__ = ()
    steps = Menu.steps

    def choose(self, _play: Play[State]) -> Flow:
        """Ends instead."""
        return Done()


def begun(frame: Menu) -> State:
    state = State()
    state.stack.append(frame)
    advance(Play(state, NoChance()))
    return state


def test_the_list_is_made_when_somebody_looks_and_once() -> None:
    frame = Menu()
    state = begun(frame)
    assert (frame.step, frame.made, state.pending) == ("choose", 0, None)
    decision = pending_decision(state)
    assert decision is not None
    assert decision.actions == (GO,)
    assert pending_decision(state) is decision
    assert frame.made == 1


def test_after_an_answer_nobody_makes_the_next_list() -> None:
    frame = Menu()
    state = begun(frame)
    pending_decision(state)
    answer(Play(state, NoChance()), "a", GO)
    assert (frame.rounds, frame.made, state.pending) == (1, 1, None)


def test_a_copy_looks_for_itself() -> None:
    state = begun(Menu())
    twin = state.copy()
    pending_decision(twin)
    assert state.pending is None


def test_a_step_that_does_not_ask_after_all_is_a_defect() -> None:
    with pytest.raises(ProcedureError, match=r"liar\.choose"):
        pending_decision(begun(Liar()))
