"""One procedure on a bare table: run it, answer its questions, read what it told."""

from __future__ import annotations

import json
from typing import Generic, TypeVar

from longroll.engine.action import act, parse
from longroll.engine.chance import Chance
from longroll.engine.clause import Denial
from longroll.engine.decision import Decision, ask
from longroll.engine.event import Event, Events
from longroll.engine.frames import dump_flow, load_flow
from longroll.engine.procedural import pending_decision
from longroll.engine.procedure import Play, Procedure, advance, answer, refusal
from longroll.engine.state import State

__all__ = ["Driver"]

S = TypeVar("S", bound=State)


class Stop(Procedure[State]):
    """Lies under the procedure on trial; asks a last question so that the run can stop there."""

    __slots__ = ()
    steps = ("over",)

    def over(self, play: Play[State]) -> Decision:
        return ask("nobody", "prompt-over", [act("over")], "test")


class Driver(Generic[S]):
    """A running procedure: its decision, and answers in text.

    ``chance`` is scripted as a rule; what the procedure asks beyond the script is an error.
    """

    def __init__(self, state: S, procedure: Procedure[S], chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: Events = []
        state.stack = [Stop(), procedure]
        play = Play(state, chance)
        advance(play)
        self.events += play.events

    @property
    def over(self) -> bool:
        """Whether the procedure has returned (its number is in ``returned``), or the game ended."""
        return self.state.result is not None or self.decision.seat == "nobody"

    @property
    def returned(self) -> int:
        """What the procedure returned."""
        return self.state.returned

    @property
    def decision(self) -> Decision:
        """The pending decision."""
        pending = pending_decision(self.state)
        assert pending is not None, "the game is over"
        return pending

    @property
    def prompt(self) -> str:
        """The key of the pending question."""
        return self.decision.prompt.key

    @property
    def actions(self) -> list[str]:
        """The legal actions as texts."""
        return [str(action) for action in self.decision.actions]

    def push(self, *texts: str) -> Driver[S]:
        """Answer one or several decisions; each text must be on the list then.

        Where several seats choose apart, the one answers that can.
        """
        for text in texts:
            asked, action = self.decision, parse(text)
            able = [seat for seat in asked.seats if asked.apart and asked.allows(seat, action)]
            self._answer(able[0] if able else asked.seat, text)
        return self

    def both(self, **choices: str) -> Driver[S]:
        """Answer a decision of several seats at once: ``both(british=..., allied=...)``."""
        for seat, text in choices.items():
            self._answer(seat, text)
        return self

    def _answer(self, seat: str, text: str) -> None:
        action, legal = parse(text), self.decision.actions_of(seat)
        assert action in legal, f"{text!r} is not among {[str(a) for a in legal]} ({self.prompt})"
        self._resume()
        play = Play(self.state, self.chance)
        answer(play, seat, action)
        self.events += play.events

    def _resume(self) -> None:
        """Save the sequence of play and load it again: what it forgets is missed from here on.

        Positions, copies and undo do the same in the middle of any procedure.
        """
        asked, saved = self.decision, json.loads(json.dumps(dump_flow(self.state)))
        load_flow(self.state, saved, {frame.name: type(frame) for frame in self.state.stack})
        again = self.decision
        assert again.prompts == asked.prompts, "a loaded position asks the same"
        assert again.choices == asked.choices, "and offers the same"

    def why(self, text: str) -> Denial | None:
        """Why an action is not on the list."""
        return refusal(self.state, parse(text), self.decision.seat)

    def told(self, key: str) -> list[Event]:
        """The events called ``key`` so far."""
        return [event for event in self.events if event.key == key]

    def values(self, key: str) -> list[dict[str, str | int]]:
        """The arguments of the events called ``key`` so far."""
        return [dict(event.args) for event in self.told(key)]
