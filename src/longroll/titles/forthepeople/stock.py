"""What is cut out besides the named counters; how many of each is ours."""

from __future__ import annotations

from longroll.engine.stock import CardStock, Stock, strengths
from longroll.engine.tableau import Marker

from .components import CARDS

__all__ = ["cards", "stock"]


def stock() -> tuple[Stock, ...]:
    """Strength points, and markers with a side's on either face where both sides use them."""
    both = "union", "confederate"
    points = ((1, 2, 24), (3, 4, 8), (5, 10, 6))
    union, confederate = (
        {kind: Marker(kind, "", side) for kind in ("control", "fort", "ironclad", "government")}
        for side in both
    )
    return (
        *(one for side in both for one in strengths(side, points)),
        *strengths("confederate", ((1, 1, 3),), ("mounted",)),
        *strengths("union", ((1, 1, 3),), ("mounted",)),
        Stock(union["control"], confederate["control"], 58),
        Stock(union["fort"], confederate["fort"], 14),
        Stock(union["ironclad"], confederate["ironclad"], 4),
        Stock(Marker("torpedoes", "", "confederate"), Marker("submarine", "", "confederate"), 2),
        Stock(Marker("destroyed", ""), None, 12),
        Stock(union["government"]),
        Stock(confederate["government"]),
    )


def cards() -> tuple[CardStock, ...]:
    """One of each."""
    return tuple(CardStock(number) for number in sorted(CARDS))
