"""Blunders: moves that a beginner would laugh at, as a title reports them for counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from longroll.engine.action import Action

__all__ = ["UNCRITICAL", "Blunder", "Critic"]


class Blunder(NamedTuple):
    """Something that nobody who knows the game would do.

    Attributes:
        kind: its key; the words are ``blunder-KIND``.
        seat: the seat that made it.
        about: the key of the place or piece that it is about.
    """

    kind: str
    seat: str
    about: str


class Critic(Protocol):
    """Watches one game from its first decision to its end, and sees everything.

    It is for the laboratory: no player is shown what it finds.
    """

    def look(self, state: Any, seat: str, action: Action | None) -> Sequence[Blunder]:
        """The blunders that have come to light now that ``seat`` is about to play ``action``.

        It must be called with every action of the game in order, and once more when the game is
        over, with None for the action. It may keep copies of ``state``, and must not change it.
        """
        ...


class _Uncritical:
    """Finds nothing."""

    def look(self, state: Any, seat: str, action: Action | None) -> Sequence[Blunder]:
        del state, seat, action
        return ()


UNCRITICAL: Critic = _Uncritical()
"""The critic of a title that reports no blunders."""
