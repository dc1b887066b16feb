"""The tables of the aid and those that complete it, as they are looked up."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from longroll.engine.chart import Chart, Row
from longroll.engine.event import Message
from longroll.engine.reference import Reference

from ..components import TABLES

__all__ = ["REFERENCES"]

_QUESTIONED: Final = ("courier", "supply-wagon", "picket")


def _spans(starts: tuple[int, ...]) -> tuple[str, ...]:
    """Names of columns that each reach up to the next.

    >>> _spans((1, 2, 4))
    ('1', '2–3', '4+')
    """
    closed = [f"{a}" if b == a + 1 else f"{a}–{b - 1}" for a, b in pairwise(starts)]
    return (*closed, f"{starts[-1]}+")


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def _table(
    key: str, clause: str, columns: tuple[str, ...], rows: tuple[Row, ...], *prompts: str
) -> Reference:
    return Reference(Chart(key, clause, "table", rows, columns), prompts)


def _dice(columns: tuple[tuple[str, ...], ...]) -> tuple[Row, ...]:
    """A row for each face of the die, from one column for each list."""
    return tuple(Row(f"{face}", cells) for face, cells in enumerate(zip(*columns, strict=True), 1))


def _kept(answer: str) -> str | Message:
    """What a prisoner tells: how many spaces, all of a road, nothing, or points that are lost."""
    if answer in ("none", "all"):
        return Message(f"show-answer-{answer}", ())
    return _signed(int(answer)) if answer.startswith("-") else answer


def _ratios() -> tuple[Row, ...]:
    """14.3: by ratio the modifier of who attacks."""
    even = len(TABLES.ratio_steps) // 2
    names = [f"1:{n}" for n in range(even + 1, 1, -1)] + [f"{n}:1" for n in range(1, even + 2)]
    return tuple(
        Row(name, (_signed(step),)) for name, step in zip(names, TABLES.ratio_steps, strict=True)
    )


def _results() -> tuple[Row, ...]:
    """14.6: by modified die the result."""
    lowest, last = TABLES.combat_lowest, len(TABLES.combat_results) - 1
    found: list[Row] = []
    for at, result in enumerate(TABLES.combat_results):
        name = f"{lowest + at}".replace("-", "−")
        end = "+" if at == last else ""
        label = f"≤ {name}" if at == 0 else name + end
        key = "show-result-lost" if result.startswith("D") else "show-result-won"
        told = Message(key, (("count", int(result[1:] or 0)),))
        found.append(Row(label, (result, told)))
    return tuple(found)


REFERENCES: Final = (
    _table(
        "combat",
        "14.6",
        ("result", "meaning"),
        _results(),
        *("combat-cards", "counterattack", "stand"),
    ),
    _table("ratio", "14.3", ("modifier",), _ratios(), "combat-cards", "stand"),
    _table(
        "union-reaction",
        "14.4",
        _spans(TABLES.reaction_columns),
        (Row("modifier", tuple(_signed(n) for n in TABLES.reaction_modifiers)),),
        "combat-cards",
    ),
    _table(
        "initiative",
        "12.2",
        _spans(TABLES.initiative_columns),
        (Row("mosby-from", tuple(f"{n}+" for n in TABLES.mosby_from)),),
        "round",
    ),
    _table(
        "recruitment",
        "7.6",
        _spans(TABLES.recruit_columns),
        tuple(Row(f"{face}", row) for face, row in enumerate(TABLES.recruits, 1)),
        "muster",
    ),
    _table(
        "action-cards",
        "7.8",
        _spans(TABLES.card_columns),
        (Row("healthy", TABLES.healthy), Row("mosby-wounded", TABLES.wounded)),
        "muster",
    ),
    _table(
        "start-alert",
        "7.3",
        _spans(TABLES.alert_columns),
        (Row("alert", TABLES.alert_levels),),
        "muster",
    ),
    _table(
        "union-movement",
        "13.1",
        ("combat-units", "others"),
        _dice(tuple(tuple(_signed(n) for n in TABLES.moves[kind]) for kind in (True, False))),
        "round",
    ),
    _table(
        "interrogation",
        "11.4",
        _QUESTIONED,
        tuple(
            Row(f"{face}", tuple(_kept(TABLES.answers[kind][face - 1]) for kind in _QUESTIONED))
            for face in range(1, 7)
        ),
        "interrogate",
    ),
    _table(
        "action-costs",
        "12.6",
        ("points",),
        (
            Row("cost-demolish", (TABLES.demolish_cost,)),
            Row("cost-kidnap", (TABLES.kidnap_cost,)),
            Row("cost-slow", (TABLES.slow_cost,)),
            Row("cost-other", (1,)),
        ),
        "round",
    ),
    _table(
        "performance",
        "2.6",
        ("points", "alert"),
        tuple(
            Row(Message("show-deed", (("reason", deed),)), cells)
            for deed, cells in TABLES.performance.items()
        ),
        *("operations", "round"),
    ),
)
