"""The numbers of ``tables.toml``: a frozen class for each of its tables, with the same names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from longroll.engine.keys import numbered
from longroll.engine.pack import Document

from .parts import SIDE_KEYS

__all__ = ["NavalLeader", "Scenario", "Tables", "Values", "read_tables"]

_BORDER: Final = ("union", "confederate", "neutral")


class Values:
    """The whole numbers of a table, and lists of them, by name.

    >>> Values(Document("tables.toml", {"rail": [12, 7]})).pair("rail")
    (12, 7)
    """

    __slots__ = ("_document", "_lists", "_numbers")

    def __init__(self, document: Document) -> None:
        self._document = document
        self._numbers: dict[str, int] = {}
        self._lists: dict[str, tuple[int, ...]] = {}
        for key, value in document.values.items():
            if isinstance(value, int) and not isinstance(value, bool):
                self._numbers[key] = value
            elif isinstance(value, list) and _all_numbers(cast("list[object]", value)):
                self._lists[key] = document.integers(key)

    def number(self, key: str) -> int:
        """A whole number; raises PackError, which names the line, without one."""
        return self._numbers[key] if key in self._numbers else self._document.integer(key)

    def numbers(self, key: str) -> tuple[int, ...]:
        """A list of whole numbers; raises PackError where there is none."""
        if key not in self._lists:
            raise self._document.error(key, f"{key} is not a list of whole numbers; write [1, 2]")
        return self._lists[key]

    def pair(self, key: str) -> tuple[int, int]:
        """Two numbers: of the Union and of the Confederates."""
        values = self.numbers(key)
        if len(values) != 2:
            raise self._document.error(key, f"{key} needs two numbers, the Union's first")
        return values[0], values[1]


def _all_numbers(values: list[object]) -> bool:
    return all(isinstance(value, int) for value in values)


class NavalLeader(NamedTuple):
    """A naval leader of the Union; ``gone`` is the turn in which he leaves, 0 if he stays."""

    key: str
    name: str
    turn: int
    place: str
    gone: int


class Scenario(NamedTuple):
    """A start: first and last turn, and what the status track shows (S1.1, S2.1, S3.1).

    ``border`` tells whose Kentucky, Missouri and West Virginia are, -1 for nobody's;
    ``unlisted_blockade`` are points of the blockade that the text counts and no marker shows.
    """

    key: str
    clause: str
    first: int
    last: int
    cards: int
    needed: int
    resources: int
    union_points: int
    arsenals: int
    maintenance: int
    ironclads: int
    blockade: tuple[int, ...]
    unlisted_blockade: int
    border: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables by name; see ``pack/tables.toml`` for what each number is."""

    movement: Values
    rail_bonus: Values
    leaderless: Values
    marching: Values
    command: Values
    initiative: Values
    reaction: Values
    works: Values
    armies: Values
    battle: Values
    supply: Values
    attrition: Values
    surrender: Values
    reinforcement: Values
    training: Values
    strategic: Values
    cards: Values
    transport: Values
    garrison: Values
    kentucky: Values
    leaders: Values
    victory: Values
    naval: Values
    yards: tuple[str, ...]
    naval_turns: dict[int, tuple[int, int]]
    naval_leaders: tuple[NavalLeader, ...]
    scenarios: dict[str, Scenario]


_TABLES: Final = tuple(
    name
    for name in Tables.__annotations__
    if name not in ("yards", "naval_turns", "naval_leaders", "scenarios")
)


def read_tables(document: Document) -> Tables:
    """The tables of a pack; raises PackError, which names the line."""
    for name in _TABLES:
        if name not in document:
            raise document.error(name, f"no table [{name}]; add it")
    values = {name: Values(document.table(name)) for name in _TABLES}
    scenarios = tuple(_scenario(row) for row in document.tables("scenario"))
    return Tables(
        **values,
        yards=document.table("naval").texts("yards"),
        naval_turns={
            row.integer("turn"): (row.integer("ocean"), row.integer("river"))
            for row in document.tables("naval_turn")
        },
        naval_leaders=tuple(
            NavalLeader(
                row.text("key"),
                row.text("name"),
                row.integer("turn"),
                row.text("place"),
                row.integer("gone"),
            )
            for row in document.tables("naval_leader")
        ),
        scenarios={scenario.key: scenario for scenario in scenarios},
    )


def _scenario(row: Document) -> Scenario:
    owners = {**numbered(SIDE_KEYS), "neutral": -1}
    border, blockade = row.references("border", owners), row.integers("blockade")
    if len(border) != len(_BORDER) or len(blockade) != 3:
        raise row.error("border", "border and blockade need three entries each")
    return Scenario(
        row.text("key"),
        row.text("clause"),
        row.integer("first"),
        row.integer("last"),
        row.integer("cards"),
        row.integer("needed"),
        row.integer("resources"),
        row.integer("union_points"),
        row.integer("arsenals"),
        row.integer("maintenance"),
        row.integer("ironclads"),
        blockade,
        row.integer("unlisted_blockade"),
        border,
    )
