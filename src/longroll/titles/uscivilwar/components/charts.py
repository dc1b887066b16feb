"""The charts in which one looks up a roll: combat, attrition, blockade, the state of an arsenal."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final, NamedTuple

from longroll.engine.pack import Pack, PackError, Row

__all__ = ["COLUMNS", "INFLATION", "Charts", "Outcome", "read_charts"]

COLUMNS: Final = ("0", "1", "2", "3-4", "5-6", "7-8", "9-12", "13-16", "17+")
"""Columns of strength, on the charts of combat and of attrition (the latter has none for 0)."""
_LEAST: Final = (0, 1, 2, 3, 5, 7, 9, 13, 17)
_MARKS: Final = ("", "d", "*")
INFLATION: Final = -1
"""Of the chart of the blockade: no points, and maintenance goes up (14.4.5)."""


class Outcome(NamedTuple):
    """A result of combat: it orders as 11.2.2 wants, by number, then asterisk, diamond, plain.

    >>> Outcome(1, 2) > Outcome(1, 1) > Outcome(1, 0) > Outcome(0, 2), str(Outcome(1, 2))
    (True, '1*')
    """

    losses: int
    mark: int

    def __str__(self) -> str:
        return f"{self.losses or ''}{_MARKS[self.mark]}" or "-"


@dataclass(frozen=True, slots=True)
class Charts:
    """All charts.

    Attributes:
        combat: by column and then by roll from ``lowest`` up.
        attrition: by column and then by roll from 1 up.
        blockade: by year and then by roll from 0 up; INFLATION for +2M.
        arsenals: by the sum of two dice the key of a state.
    """

    lowest: int
    combat: tuple[tuple[Outcome, ...], ...]
    attrition: tuple[tuple[int, ...], ...]
    blockade: dict[int, tuple[int, ...]]
    arsenals: dict[int, str]

    @staticmethod
    def column(strength: int) -> int:
        """The column for a strength, an index into COLUMNS.

        >>> [COLUMNS[Charts.column(points)] for points in (0, 4, 7, 18)]
        ['0', '3-4', '7-8', '17+']
        """
        return bisect_right(_LEAST, strength) - 1

    def fight(self, column: int, roll: int) -> Outcome:
        """What a modified roll does to the enemy (11.2)."""
        rows = self.combat[column]
        return rows[max(0, min(len(rows) - 1, roll - self.lowest))]

    def wear(self, strength: int, roll: int) -> int:
        """13.2.2: the SP that a stack of a strength loses by a modified roll, at most all."""
        rows = self.attrition[self.column(strength)]
        return min(strength, rows[max(0, min(len(rows) - 1, roll - 1))])

    def worn_from(self, strength: int) -> int:
        """13.2.2: the lowest roll by which a stack of a strength loses SP."""
        rows = self.attrition[self.column(strength)]
        return next((roll for roll, lost in enumerate(rows, 1) if lost), len(rows) + 1)

    def run(self, year: int, roll: int) -> int:
        """14.4.4: the points of a modified roll in a year, or INFLATION."""
        rows = self.blockade[year]
        return rows[max(0, min(len(rows) - 1, roll))]


def read_charts(pack: Pack, states: tuple[str, ...]) -> Charts:
    """The charts of a pack; raises PackError, which names file, line and remedy."""
    lowest, combat = _combat(pack)
    arsenals = pack.table("arsenals.csv", ("state",), key="roll")
    found: dict[int, str] = {}
    for row in arsenals:
        found[row.integer("roll")] = row.choice("state", states)
    if sorted(found) != list(range(2, 13)):
        raise arsenals[-1].error("rolls 2 to 12 need a row each")
    years = ("1861", "1862", "1863", "1864", "1865")
    runs = _rolled(pack, "blockade.csv", years, 0)
    wear = _rolled(pack, "attrition.csv", COLUMNS[1:], 1)
    return Charts(
        lowest=lowest,
        combat=combat,
        attrition=(
            tuple(0 for _ in wear),
            *(tuple(_points(r, c) for r in wear) for c in COLUMNS[1:]),
        ),
        blockade={int(year): tuple(_points(row, year) for row in runs) for year in years},
        arsenals=found,
    )


def _combat(pack: Pack) -> tuple[int, tuple[tuple[Outcome, ...], ...]]:
    cells: dict[tuple[str, int], Outcome] = {}
    for row in pack.table("combat.csv", ("result",), key=("column", "roll")):
        column = row.choice("column", COLUMNS)
        cells[column, row.integer("roll")] = _outcome(row)
    rolls = sorted({roll for _, roll in cells})
    for column in COLUMNS:
        for roll in range(rolls[0], rolls[-1] + 1):
            if (column, roll) not in cells:
                raise PackError(
                    "combat.csv", 0, f"no cell for column {column}, roll {roll}; add it"
                )
    return rolls[0], tuple(tuple(cells[column, roll] for roll in rolls) for column in COLUMNS)


def _outcome(row: Row) -> Outcome:
    text = row.text("result")
    number, mark = (text[:-1], text[-1]) if text[-1:] in ("d", "*") else (text, "")
    if text == "-":
        return Outcome(0, 0)
    if number and not number.isdigit():
        raise row.error(f'"{text}" in result is none; write "-", "1", "1d", "1*" or the like')
    return Outcome(int(number or 0), _MARKS.index(mark))


def _rolled(pack: Pack, name: str, columns: tuple[str, ...], first: int) -> list[Row]:
    rows = pack.table(name, columns, key="roll")
    for number, row in enumerate(rows, first):
        if row.integer("roll") != number:
            raise row.error(f"the row of roll {number} should stand here; put the rows in order")
    return rows


def _points(row: Row, column: str) -> int:
    return INFLATION if row.text(column) == "M" else row.integer(column)
