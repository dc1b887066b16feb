"""What is cut out besides the named counters; how many of each is ours."""

from __future__ import annotations

from longroll.engine.stock import CardStock, Stock, strengths
from longroll.engine.tableau import Marker

from .components import CARDS

__all__ = ["cards", "stock"]


def stock() -> tuple[Stock, ...]:
    """The rangers, and what lies on the map."""
    return (
        *strengths("mosby", ((1, 2, 4), (3, 4, 4), (5, 6, 2)), ("mounted",)),
        Stock(Marker("unrevealed", "", "union"), None, 40),
        Stock(Marker("alarm", "", "union"), None, 16),
        Stock(Marker("camp", "", "union"), None, 8),
        Stock(Marker("destroyed", ""), None, 8),
        *(Stock(Marker("depot", "", "union", number=worth), None, 4) for worth in (1, 2, 3)),
    )


def cards() -> tuple[CardStock, ...]:
    """The deck with the copies of each."""
    return tuple(
        CardStock(number, copies=card.copies) for number, card in enumerate(CARDS) if card.copies
    )
