"""The sources of a game's score: its changes, added up by source."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from longroll.engine.chart import Cell, Chart, Row

__all__ = ["Deed", "ledger"]


class Deed(NamedTuple):
    """A change of a score.

    Attributes:
        side: the side whose score it is, or empty.
        source: where it came from, as the label of a row of a chart.
        amount: the increase; negative for a decrease.
    """

    side: str
    source: Cell
    amount: int


def ledger(deeds: Iterable[Deed], clause: str) -> Chart:
    """The chart ``deeds``: a row for each side and source, with its count and its total.

    Sides keep the order in which they first occur; of each, gains come before losses, the greatest
    first.

    >>> found = ledger([Deed("us", "a", 1), Deed("us", "b", -2), Deed("us", "a", 2)], "2.1")
    >>> [(row.label, row.cells) for row in found.rows]
    [('a', (2, '+3')), ('b', (1, '−2'))]
    """
    sums: dict[tuple[str, Cell], tuple[int, int]] = {}
    for side, source, amount in deeds:
        times, total = sums.get((side, source), (0, 0))
        sums[side, source] = times + 1, total + amount
    sides = list(dict.fromkeys(side for side, _ in sums))
    # The sort is stable: equal totals keep their order.
    ordered = sorted(sums.items(), key=lambda one: (sides.index(one[0][0]), -one[1][1]))
    rows = [
        Row(source, (times, f"{total:+d}".replace("-", "\N{MINUS SIGN}")), side)
        for (side, source), (times, total) in ordered
    ]
    return Chart("deeds", clause, "table", tuple(rows), ("times", "in-all"))
