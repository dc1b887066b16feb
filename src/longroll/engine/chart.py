"""Tracks and charts beside the map, as plain data: gauges, figures, a turn track, tables.

A title provides their present contents, so code that shows them needs to know no title.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.event import Message, Value

__all__ = ["FORMS", "Aim", "Cell", "Chart", "Row"]

FORMS: Final = ("gauge", "figure", "track", "table")
"""How a chart is read: ``gauge`` and ``figure`` are always in view, the others are consulted.

* ``gauge``: each row is a side's number, its first cell, on a scale of ``of``;
* ``figure``: each row is a label and a number or two;
* ``track``: boxes in order; the marker stands on the row that is ``now``;
* ``table``: rows under ``columns``.
"""

Cell = Value | Message
"""A number, the key of something with a name, or a message.

Text of digits is a number too, unless it is the key of a hex; to name a turn or a card takes a
message.
"""


class Row(NamedTuple):
    """A row of a chart.

    Attributes:
        label: its label: the key of a text ``label-KEY``, of something with a name, or a message.
        cells: its contents.
        side: the side that it belongs to, or empty.
        of: the full scale of a gauge, 0 for none.
        now: whether it is the box with the marker.
        place: the place on the map that it is about, or empty.
    """

    label: Cell
    cells: tuple[Cell, ...] = ()
    side: str = ""
    of: int = 0
    now: bool = False
    place: str = ""


class Chart(NamedTuple):
    """A chart: its name is the text ``chart-KEY``, a column's the text ``label-KEY``.

    If it needs an explanation, that is the text ``chart-KEY-about``.

    ``form`` is one of `FORMS`, ``clause`` the rule that it belongs to.
    """

    key: str
    clause: str
    form: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()


class Aim(NamedTuple):
    """What a side needs to win, with the present state of it, in a sentence or two.

    Attributes:
        side: the seat whose aim it is.
        told: the sentences.
    """

    side: str
    told: Message
