"""Tables of the rulebook, for whoever looks a number up: results, modifiers, costs.

Unlike the charts beside the map they say nothing of a position. A title declares them as data and
says at which prompts each is used, and which of its cells is in question then.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.chart import Chart

__all__ = ["Cell", "Reference"]


class Reference(NamedTuple):
    """A table of the rulebook.

    Attributes:
        chart: the table; its form is ``table``.
        prompts: keys of the prompts at which it is used, without ``prompt-``.
    """

    chart: Chart
    prompts: tuple[str, ...] = ()


class Cell(NamedTuple):
    """Which part of a table is in question: a row and a column by number, -1 for no one."""

    row: int = -1
    column: int = -1
