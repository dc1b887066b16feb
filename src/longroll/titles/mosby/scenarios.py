"""4, 22 Preparing the game at one of three levels."""

from __future__ import annotations

from collections.abc import Sequence

from .hand import full_deck, no_cards
from .sequence import War
from .state import MosbyState

__all__ = ["setup"]


def setup(scenario: str, options: Sequence[str] = ()) -> MosbyState:
    """January 1863, the map empty (4.1): here the published opening begins (23).

    >>> setup("partisan").points, setup("ranger").points
    (15, 10)
    """
    state = MosbyState(scenario)
    state.options = tuple(options)
    state.deck, state.used = full_deck(), no_cards()
    state.stack = [War()]
    return state
