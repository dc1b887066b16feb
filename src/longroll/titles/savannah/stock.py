"""What is cut out besides the named counters; how many of each is ours."""

from __future__ import annotations

from longroll.engine.stock import CardStock, Stock
from longroll.engine.tableau import Marker

from .components import CARDS

__all__ = ["cards", "stock"]


def stock() -> tuple[Stock, ...]:
    """Works, begun and finished, and what guns and sappers do to them."""
    return (
        Stock(Marker("work-begun", ""), Marker("destroyed", ""), 12),
        Stock(Marker("destroyed", ""), None, 6),
    )


def cards() -> tuple[CardStock, ...]:
    """One of each."""
    return tuple(CardStock(card.number) for card in CARDS if card.number)
