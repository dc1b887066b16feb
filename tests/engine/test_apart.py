"""Decisions that several seats take apart: each sees to its own, and nobody waits."""

from __future__ import annotations

from typing import Self

from longroll.engine.action import Action, act
from longroll.engine.chance import NoChance
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask_apart
from longroll.engine.procedure import Flow, Play, Procedure, advance, answer, refusal
from longroll.engine.state import Result, State


class Screens(State):
    """So many pieces as each seat has put down."""

    __slots__ = ("down",)

    def __init__(self) -> None:
        super().__init__()
        self.down = {"blue": 0, "red": 0}

    def copy(self) -> Self:
        twin = super().copy()
        twin.down = dict(self.down)
        return twin


class SetUp(Procedure[Screens]):
    """Blue puts down two pieces, red one."""

    __slots__ = ()
    clause = "1"
    steps = ("put", "end")

    def put(self, play: Play[Screens]) -> Flow:
        due = {"blue": 2, "red": 1}
        left = {seat: [act("put")] for seat in due if play.state.down[seat] < due[seat]}
        return ask_apart("1", "prompt-put", left, number=1) if left else None

    def on_put(self, play: Play[Screens], chosen: dict[str, Action]) -> Flow:
        for seat in chosen:
            play.state.down[seat] += 1
        return "put"

    def why_put(self, state: Screens, action: Action, seat: str) -> Denial | None:
        del state, action
        return deny("1", "deny-put", seat=seat)

    def end(self, play: Play[Screens]) -> Flow:
        play.finish(Result(None, "1", "draw"))
        return None


def after(*seats: str) -> Screens:
    state = Screens()
    state.stack = [SetUp()]
    advance(Play(state, NoChance()))
    for seat in seats:
        answer(Play(state, NoChance()), seat, act("put"))
    return state


def asked(state: Screens) -> list[str]:
    return list(state.pending.seats) if state.pending is not None else []


def test_each_seat_goes_on_until_it_has_nothing_left() -> None:
    assert asked(after()) == ["blue", "red"]
    assert asked(after("red")) == ["blue"]
    assert asked(after("blue")) == ["blue", "red"]
    assert asked(after("blue", "blue")) == ["red"]


def test_in_whatever_order_they_choose_it_comes_to_the_same() -> None:
    for order in (("blue", "blue", "red"), ("red", "blue", "blue"), ("blue", "red", "blue")):
        state = after(*order)
        assert state.down == {"blue": 2, "red": 1}
        assert state.result is not None
        assert state.chosen == ()


def test_a_refusal_is_told_to_the_seat_that_asks() -> None:
    for seat in ("blue", "red"):
        found = refusal(after(), act("take"), seat)
        assert found is not None
        assert dict(found.args) == {"seat": seat}
