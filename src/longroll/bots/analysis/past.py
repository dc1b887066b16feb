"""A finished game as a list of positions, and how it stood at each moment."""

from __future__ import annotations

from typing import Any, NamedTuple

from longroll.bots.analysis.estimate import Estimate, worth_share
from longroll.bots.insight import Insight
from longroll.engine.action import Action
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.record import Line, Record
from longroll.engine.replay import replay
from longroll.engine.title import Title

__all__ = ["NotOver", "Past", "Point"]


class NotOver(ValueError):
    """A game that is still being played: to look at its secrets would be cheating."""


class Point(NamedTuple):
    """A moment of the curve: a quiet one, the beginning, or the end.

    Attributes:
        seq: the number of actions before it.
        turn: the key of the turn, or empty.
        worth: the appraisal for the first seat.
        share: the first seat's chance to win, from 0 to 1.
    """

    seq: int
    turn: str
    worth: int
    share: float


class Past:
    """Every position of a finished game.

    Attributes:
        title: the title that was played.
        lines: the actions.
        states: the position before each of them, and at the end.
        seats: the seats in the title's order.
    """

    def __init__(self, title: Title, lines: list[Line], states: list[Any]) -> None:
        self.title = title
        self.lines = lines
        self.states = states
        self.seats = title.seats(states[0].options)
        self._quiet = [title.quiet(state) for state in states[:-1]] + [True]

    @classmethod
    def read(cls, record: Record) -> Past:
        """The game in ``record``; raises `RecordError`, and `NotOver` if it goes on."""
        states: list[Any] = []

        def before(game: Game) -> None:
            states.append(game.title.copy(game.state))
            game.forget_past()

        game = replay(record, before=before)
        if not game.over and record.ended is None:
            raise NotOver("the game is not over: only a finished one can be analysed")
        return cls(game.title, list(record.lines), [*states, game.state])

    def insight(self, seq: int) -> Insight | None:
        """What the seat that acted after ``seq`` actions knew; None if it had no choice."""
        state, seat = self.states[seq], self.lines[seq].seat
        decision = self.title.decision(state)
        if decision is None or len(decision.actions_of(seat)) < 2:
            return None
        return Insight(self.title, state, seat, decision)

    def action(self, seq: int) -> Action:
        """What was played after ``seq`` actions."""
        return self.lines[seq].action

    def is_quiet(self, seq: int) -> bool:
        """Whether no operation is in progress after ``seq`` actions."""
        return self._quiet[seq]

    def quiet_after(self, seq: int) -> int:
        """The first quiet moment after the action that followed ``seq`` others."""
        return next(at for at in range(seq + 1, len(self.states)) if self._quiet[at])

    def stretch(self, seq: int) -> int:
        """The last quiet moment at or before ``seq``, where its operation began."""
        return next((at for at in range(seq, -1, -1) if self._quiet[at]), 0)

    def curve(self, estimate: Estimate) -> list[Point]:
        """How the game stood for the first seat, at every quiet moment and at both ends."""
        title, first = self.title, self.seats[0]
        return [
            Point(
                seq,
                title.tableau(state, OBSERVER).turn,
                title.appraise(state, first),
                worth_share(title, state, first, estimate),
            )
            for seq, state in enumerate(self.states)
            if self._quiet[seq] or seq == 0
        ]
