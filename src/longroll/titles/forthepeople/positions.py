"""A position laid over the set-up: who is to play where a text says nothing of it."""

from __future__ import annotations

from typing import Any

from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play, Procedure
from longroll.engine.title import Document, TitleError

from .cards.rounds import StrategyPhase
from .document import SCHEMA
from .generals import take_named_posts
from .sequence import War
from .state import SIDE_OF, ForThePeopleState

__all__ = ["lay"]


def lay(state: ForThePeopleState, document: Document) -> None:
    """Lay a position over the set-up.

    Without a ``stack`` the turn stands at the strategy rounds (3.3), with ``active`` (a side, the
    Union if left out) to play.
    """
    SCHEMA.load(state, document)
    if "stack" not in document:
        if not document.get("clear"):  # the rounds come after the generals of the turn (3.1)
            take_named_posts(Play(state, NoChance()), document.get("generals", {}))
        state.stack = _strategy_rounds(document.get("active", "union"))


def _strategy_rounds(active: str) -> list[Procedure[Any]]:
    """The stack in the middle of the strategy rounds with ``active`` to play."""
    if active not in SIDE_OF:
        raise TitleError(f"'{active}' is not a side; active takes union or confederate")
    war, rounds = War(), StrategyPhase()
    war.at = War.positions["political_control"]
    rounds.at = StrategyPhase.positions["turn"]
    rounds.side = SIDE_OF[active]
    return [war, rounds]
