"""What is cut out besides the named counters; how many of each is ours."""

from __future__ import annotations

from longroll.engine.stock import Stock
from longroll.engine.tableau import Marker

__all__ = ["stock"]


def stock() -> tuple[Stock, ...]:
    """Battles that are fought on a sheet of their own."""
    return (Stock(Marker("battle", ""), None, 6),)
