"""Tables of the rulebook, for looking up numbers: results, modifiers, costs.

Unlike the charts beside the map they do not depend on the position. A title declares them as data
and says at which prompts each is used, and which of its cells is then in question.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from longroll.engine.chart import Chart, Row
from longroll.engine.event import Message, Value

__all__ = ["Cell", "Reference", "reference", "said", "signed"]


class Reference(NamedTuple):
    """A table of the rulebook.

    Attributes:
        chart: the table; its form is ``table``.
        prompts: keys of the prompts at which it is used, without ``prompt-``.
    """

    chart: Chart
    prompts: tuple[str, ...] = ()


class Cell(NamedTuple):
    """The part of a table that is in question: a row and a column by number, -1 for none."""

    row: int = -1
    column: int = -1


def reference(
    key: str, clause: str, rows: Iterable[Row], columns: tuple[str, ...], *prompts: str
) -> Reference:
    """A table with its rows and the prompts at which it is used."""
    return Reference(Chart(key, clause, "table", tuple(rows), columns), prompts)


def said(key: str, **args: Value) -> Message:
    """The text of a cell or a row: ``show-KEY`` with its arguments.

    >>> said("roll-exactly", roll=3)
    Message(key='show-roll-exactly', args=(('roll', 3),))
    """
    return Message(f"show-{key}", tuple(args.items()))


def signed(number: int) -> str:
    """A modifier with its sign.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"
