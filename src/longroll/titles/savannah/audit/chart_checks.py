"""Statements about tracks, cards and tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from ..components.parts import ALLIES, CROWN, Turn
from ..components.tables import HALVES
from .survey import Subject, yes

__all__ = ["CHECKS"]

_ORDER: Final = {"2": 6, "AC": 5, "DC": 4, "1*": 3, "1": 3, "D": 2, "R": 1, "PIN": 0, "-": 0}


def _turns(s: Subject, mark: Callable[[Turn], bool]) -> str:
    return " ".join(str(turn.number) for turn in s.box.turns if mark(turn))


def _k08(s: Subject) -> str:
    bands = s.tables.bands
    least = [band.least for band in bands]
    return yes(least[0] == 0 and least == sorted(set(least)) and len(bands) == 4)


def _starts(s: Subject, scenario: str) -> str:
    british, french, american = s.tables.morale[scenario]
    return f"{british}/{american}/{french}"


def _sides(s: Subject) -> str:
    counts = Counter(card.side for card in s.box.cards[1:])
    return f"{counts[ALLIES]}/{counts[CROWN]}/{counts[-1]}"


def _times(s: Subject) -> str:
    counts = Counter(card.when for card in s.box.cards[1:])
    return "/".join(str(counts[when]) for when in ("strategic", "tactical", "any", "red"))


def _when(s: Subject, *numbers: int) -> str:
    return " ".join(sorted({s.box.cards[number].when for number in numbers}))


def _red(s: Subject) -> str:
    return " ".join(str(card.number) for card in s.box.cards if card.when == "red")


def _b01(s: Subject) -> str:
    """The tactics matrix favours nobody: turned over, every sign turns."""
    matrix = s.tables.tactics.matrix
    cells = range(len(matrix))
    return yes(
        all(
            matrix[a][b] is None if matrix[b][a] is None else matrix[a][b] == -(matrix[b][a] or 0)
            for a in cells
            for b in cells
        )
    )


def _b02(s: Subject) -> str:
    tactics = s.tables.tactics
    withdraw = tactics.chits.index("withdraw")
    return yes(
        all(
            withdraw in (a, b)
            for a, row in enumerate(tactics.matrix)
            for b, cell in enumerate(row)
            if cell is None
        )
    )


def _worth(result: str) -> int:
    """How well a result is for the attacker."""
    if result == "PIN":
        return 0
    ours, theirs = result.split("/")
    return _ORDER[theirs] - _ORDER[ours]


def _b03(s: Subject) -> str:
    """Better odds never give the attacker a worse result at the same roll."""
    rows = [[_worth(cell) for cell in row] for row in s.tables.close_combat.rows]
    return yes(all(row == sorted(row) for row in rows))


def _b04(s: Subject) -> str:
    table = s.tables.close_combat
    return f"{len(table.rows)} rows of {len(table.odds)} from {table.lowest}"


def _b05(s: Subject) -> str:
    """More guns hit more easily, and nearer targets are hit more easily."""
    fire = s.tables.fire
    rows = [[n or 10 for n in row[1:]] for row in fire.guns]
    nearer = all(row == sorted(row) for row in rows)
    columns = [[row[column] for row in rows] for column in range(len(rows[0]))]
    return yes(nearer and all(column == sorted(column, reverse=True) for column in columns))


def _b06(s: Subject) -> str:
    fire = s.tables.fire
    strengths = [n for n in range(1, 12) if fire.to_hit(n, 5, mortar=True) is not None]
    return " ".join(map(str, strengths))


def _b07(s: Subject) -> str:
    rolls = (*s.tables.weather_first, *s.tables.weather_second)
    return yes(set(rolls) - {"again"} <= set(s.tables.weather))


def _b08(s: Subject) -> str:
    first, second = s.tables.bombardment
    again = [sum(cell.again for cell in column) for column in first]
    never = sum(cell.again for column in second for cell in column)
    return f"{again[0]} {again[1]} {never}"


def _b09(s: Subject) -> str:
    costs = [cost for row in s.tables.terrain.cost for cost in row if cost > 0]
    return f"{min(costs)} to {max(costs)} halves" if HALVES == 2 else "no halves"


def _entries(s: Subject) -> Iterator[str]:
    counts = Counter(entry.entry for entry in s.tables.variable_entry)
    for key in ("v-1", "v-2", "v-3", "f"):
        yield f"{key} {counts[key]}"


CHECKS: Final[dict[str, Callable[[Subject], str]]] = {
    "K01": lambda s: str(sum(turn.weather for turn in s.box.turns)),
    "K02": lambda s: yes(all(s.box.turns[number].weather for number in (1, 2, 4))),
    "K03": lambda s: str(sum(turn.events for turn in s.box.turns)),
    "K04": lambda s: _turns(s, lambda turn: turn.events),
    "K05": lambda s: _turns(s, lambda turn: turn.construction),
    "K06": lambda s: str(s.tables.works.defences_complete),
    "K07": lambda s: f"{s.tables.momentum.pool} {s.tables.momentum.allied}",
    "K08": _k08,
    "K09": lambda s: f"{_starts(s, 'campaign')} {_starts(s, 'historical')}",
    "K10": lambda s: str(len(s.tables.scatter)),
    "K11": lambda s: yes(s.tables.works.counters >= 5),
    "K12": lambda s: f"{s.tables.works.turn_9} {s.tables.works.turn_10}",
    "K13": lambda s: yes(
        not any(turn.weather or turn.events for turn in s.box.turns if turn.number > 15)
    ),
    "K14": lambda s: yes(all(turn.bombardment for turn in s.box.turns if 10 <= turn.number <= 15)),
    "C01": lambda s: str(len(s.box.cards) - 1),
    "C02": _sides,
    "C03": _times,
    "C04": _red,
    "C05": lambda s: _when(s, 21, 48, 49, 50),
    "C06": lambda s: _when(s, 55),
    "C07": lambda s: f"{s.box.cards[7].side} {s.box.cards[7].when}",
    "B01": _b01,
    "B02": _b02,
    "B03": _b03,
    "B04": _b04,
    "B05": _b05,
    "B06": _b06,
    "B07": _b07,
    "B08": _b08,
    "B09": _b09,
    "B10": lambda s: " ".join(_entries(s)),
}
"""By the id of a statement: what measures it."""
