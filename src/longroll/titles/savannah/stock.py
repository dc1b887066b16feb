"""What is cut out besides the named counters; how many of each is ours."""

from __future__ import annotations

from typing import Final

from longroll.engine.chart import Chart, Row
from longroll.engine.event import Message
from longroll.engine.reference import said
from longroll.engine.stock import CardStock, Stock
from longroll.engine.tableau import Marker

from .components import CARDS, LEADERS, UNITS, Leader, Unit

__all__ = ["cards", "reserves", "stock"]

_ENTRIES: Final = ("hq", "a", "b-1", "b-2", "f", "variable")
_TOLD: Final = {"hq": "arrives-town", "variable": "arrives-variable"}
"""What an entry is called that no sign on the map names."""


def stock() -> tuple[Stock, ...]:
    """Works, begun and finished, and what guns and sappers do to them."""
    return (
        Stock(Marker("work-begun", ""), Marker("destroyed", ""), 12),
        Stock(Marker("destroyed", ""), None, 6),
    )


def cards() -> tuple[CardStock, ...]:
    """One of each."""
    return tuple(CardStock(card.number) for card in CARDS if card.number)


def reserves() -> tuple[Chart, ...]:
    """X4.7: what comes on which turn of the siege, and where; H.setup: who is set up freely.

    Those of the first turn lie in the set-up already.
    """
    pieces: tuple[Leader | Unit, ...] = (*LEADERS, *UNITS)
    free = [unit.key for unit in UNITS if "free-set-up" in unit.tags]
    rows = [Row(said("assault"), (said("arrives-lines"), _named(free)))]
    for turn in sorted({piece.turn for piece in pieces if piece.turn > 1}):
        for entry in _ENTRIES:
            come = [one.key for one in pieces if (one.turn, one.entry) == (turn, entry)]
            if come:
                where = said(_TOLD[entry]) if entry in _TOLD else entry.upper()
                rows.append(Row(f"{turn}", (where, _named(come))))
    return (Chart("reserves", "X4.7", "table", tuple(rows), ("entry", "counters")),)


def _named(keys: list[str]) -> Message:
    return said("units", units=" ".join(keys))
