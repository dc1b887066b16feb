"""What every state has: where the sequence of play stands, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Self

from longroll.engine.action import Action

if TYPE_CHECKING:
    from longroll.engine.decision import Decision
    from longroll.engine.procedure import Procedure

__all__ = ["Result", "State"]


class Result(NamedTuple):
    """How a game ended.

    Attributes:
        winner: the seat that won, or None for a draw.
        clause: the victory clause.
        key: the kind of ending, a message key.
        scores: each seat with its score.
    """

    winner: str | None
    clause: str
    key: str
    scores: tuple[tuple[str, int], ...] = ()


class State:
    """Plain data. A title adds what lies on its table, and carries it over in `copy`.

    Attributes:
        stack: the running procedures, the innermost last.
        pending: the decision that the innermost procedure waits for (derived, never saved).
        chosen: what seats have chosen in secret in a decision taken together.
        returned: what the last finished procedure returned: a whole number.
        result: None while the game lasts.
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
        """An equal, independent state; a title copies its own lists besides, and shares values."""
        twin = self.__class__.__new__(self.__class__)
        twin.copy_flow(self)
        return twin

    def copy_flow(self, source: State) -> None:
        """Take over from ``source`` where the sequence of play stands; part of every copy."""
        self.stack = [frame.copy() for frame in source.stack]
        self.pending = source.pending
        self.chosen = source.chosen
        self.returned = source.returned
        self.result = source.result
        self.options = source.options
