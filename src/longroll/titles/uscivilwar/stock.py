"""What is cut out besides the named counters; how many of each is ours."""

from __future__ import annotations

from longroll.engine.stock import CardStock, Stock, strengths
from longroll.engine.tableau import STRENGTH, Counter, Marker

from .components import DECKS, SIDE_KEYS

__all__ = ["cards", "stock"]


def stock() -> tuple[Stock, ...]:
    """Strength points, and markers with a side's on either face where both sides use them."""
    both = "union", "confederate"
    points = ((1, 2, 20), (3, 4, 10), (5, 6, 8), (8, 10, 6))
    kinds = "control", "militia", "entrenched", "work-begun", "battery", "hull"
    union, confederate = ({kind: Marker(kind, "", side) for kind in kinds} for side in both)
    found = [one for side in both for one in strengths(side, points)]
    for side in both:
        tired = tuple(
            Counter("", side, STRENGTH, number=1, badges=(badge,))
            for badge in ("demoralised", "foraging")
        )
        found.append(Stock(tired[0], tired[1], 8))
        found += [
            Stock(Marker("fort", "", side, number=level), Marker("fort", "", side, number=more), 5)
            for level, more in ((1, 2), (2, 3))
        ]
        found += [
            Stock(Marker("fleet", "", side, number=few), Marker("fleet", "", side, number=more), 5)
            for few, more in ((1, 2), (3, 4), (5, 6))
        ]
        found.append(Stock(Marker("low-coal", "", side), Marker("demoralised-ships", "", side), 3))
        found.append(Stock(Marker("flagship", "", side), None, 3))
    found += [
        Stock(union[kind], confederate[kind], count)
        for kind, count in zip(kinds, (60, 14, 14, 6, 10, 6), strict=True)
    ]
    found += [Stock(Marker("arsenal", "", "confederate", number=one), None, 3) for one in (1, 2, 3)]
    return (*found, Stock(Marker("destroyed", ""), None, 12))


def cards() -> tuple[CardStock, ...]:
    """The deck of each side, by the kinds of its cards (18.1)."""
    return tuple(
        CardStock(number, side, count)
        for side, deck in zip(SIDE_KEYS, DECKS, strict=True)
        for number, count in enumerate(deck, 1)
        if count
    )
