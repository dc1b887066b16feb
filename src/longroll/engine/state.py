"""The part common to all states: the sequence of play, and the result."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from longroll.engine.action import Action

if TYPE_CHECKING:
    from longroll.engine.decision import Decision
    from longroll.engine.procedure import Procedure

__all__ = ["SYSTEM", "Outcome", "Result", "State"]

SYSTEM: Final = "system"
"""The winner of a solitaire game that the player has lost: the rules themselves are the enemy."""


class Outcome(StrEnum):
    """The result of a game for a seat."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


class Result(NamedTuple):
    """How a game ended.

    Attributes:
        winner: the seat that won, `SYSTEM` if the only seat has lost, or None for a draw.
        clause: the victory clause.
        key: the kind of ending, a message key.
        scores: each seat with its score.
    """

    winner: str | None
    clause: str
    key: str
    scores: tuple[tuple[str, int], ...] = ()

    def outcome(self, seat: str) -> Outcome:
        """The result of the game for ``seat``.

        >>> Result(SYSTEM, "1", "caught").outcome("mosby").value
        'loss'
        """
        if self.winner is None:
            return Outcome.DRAW
        return Outcome.WIN if self.winner == seat else Outcome.LOSS

    def share(self, seat: str) -> float:
        """The share of the point for ``seat``: 1 for a win, 0 for a loss, a half for a draw."""
        return {Outcome.WIN: 1.0, Outcome.DRAW: 0.5, Outcome.LOSS: 0.0}[self.outcome(seat)]

    def payoffs(self, seats: Sequence[str]) -> dict[str, float]:
        """The payoff of each of ``seats``, from -1 to 1; a draw is 0.

        The winner's 1 is paid by the others in equal parts. A lone seat that has lost pays 1 to the
        system, so such a game is not zero-sum.

        >>> Result("a", "1", "won").payoffs(("a", "b", "c"))
        {'a': 1.0, 'b': -0.5, 'c': -0.5}
        >>> Result(SYSTEM, "1", "caught").payoffs(("mosby",))
        {'mosby': -1.0}
        """
        losers = sum(self.outcome(seat) is Outcome.LOSS for seat in seats)
        worth = {Outcome.WIN: 1.0, Outcome.DRAW: 0.0, Outcome.LOSS: -1.0 / max(1, losers)}
        return {seat: worth[self.outcome(seat)] for seat in seats}


class State:
    """The base of every state: plain data. A title adds its own slots and copies them in `copy`.

    Attributes:
        stack: the running procedures, the innermost last.
        pending: the decision for which the innermost procedure waits (derived, never saved).
        chosen: secret choices made so far in a simultaneous decision.
        returned: the integer that the last finished procedure returned.
        result: None until the game is over.
        options: keys of the options that are on, in the title's order.
    """

    __slots__ = ("chosen", "options", "pending", "result", "returned", "stack")

    def __init__(self) -> None:
        self.stack: list[Procedure[Any]] = []
        self.pending: Decision | None = None
        self.chosen: tuple[tuple[str, Action], ...] = ()
        self.returned = 0
        self.result: Result | None = None
        self.options: tuple[str, ...] = ()

    def copy(self) -> Self:
        """An equal, independent state; titles copy their lists too and share immutable values."""
        twin = self.__class__.__new__(self.__class__)
        twin.copy_flow(self)
        return twin

    def copy_flow(self, source: State) -> None:
        """Copy the sequence of play from ``source``; part of every copy."""
        self.stack = [frame.copy() for frame in source.stack]
        self.pending = source.pending
        self.chosen = source.chosen
        self.returned = source.returned
        self.result = source.result
        self.options = source.options
