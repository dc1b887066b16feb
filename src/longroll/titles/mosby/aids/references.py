"""The tables of the aid and those that complete it, as they are looked up."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from longroll.engine.chart import Row
from longroll.engine.event import Message
from longroll.engine.reference import reference, said, signed

from ..base import space_key
from ..components import SPACES, TABLES

__all__ = ["REFERENCES"]

_QUESTIONED: Final = ("courier", "supply-wagon", "picket")


def _spans(starts: tuple[int, ...]) -> tuple[str, ...]:
    """Names of columns that each reach up to the next.

    >>> _spans((1, 2, 4))
    ('1', '2–3', '4+')
    """
    closed = [f"{a}" if b == a + 1 else f"{a}–{b - 1}" for a, b in pairwise(starts)]
    return (*closed, f"{starts[-1]}+")


def _dice(columns: tuple[tuple[str, ...], ...]) -> tuple[Row, ...]:
    """A row for each face of the die, from one column for each list."""
    return tuple(Row(f"{face}", cells) for face, cells in enumerate(zip(*columns, strict=True), 1))


def _kept(answer: str) -> str | Message:
    """What a prisoner tells: how many spaces, all of a road, nothing, or points that are lost."""
    if answer in ("none", "all"):
        return Message(f"show-answer-{answer}", ())
    return signed(int(answer)) if answer.startswith("-") else answer


def _ratios() -> tuple[Row, ...]:
    """14.3: by ratio the modifier of who attacks."""
    even = len(TABLES.ratio_steps) // 2
    names = [f"1:{n}" for n in range(even + 1, 1, -1)] + [f"{n}:1" for n in range(1, even + 2)]
    return tuple(
        Row(name, (signed(step),)) for name, step in zip(names, TABLES.ratio_steps, strict=True)
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


def _extension() -> tuple[Row, ...]:
    """18.1: by die the spaces that come inside the lines."""
    found: list[Row] = []
    for row, key in enumerate(TABLES.row_keys):
        inside = [space_key(space.index) for space in SPACES if row in space.rows]
        found.append(Row(key.replace("-", "–"), (said("spaces", spaces=" ".join(inside)),)))
    return tuple(found)


def _attempts() -> tuple[Row, ...]:
    """What succeeds on which die (9.1, 11.2, 11.5, 11.8, 15.1)."""
    return (
        Row("try-check", (said("to-alert"),)),
        Row("try-scout", (f"{TABLES.scout_from}+",)),
        Row("try-demolish", (f"{TABLES.quiet_from}+",)),
        Row("try-demolish-guarded", (f"{TABLES.guarded_from}+",)),
        Row("try-kidnap", (said("above-alert"),)),
        Row("try-kidnap-guarded", (signed(TABLES.kidnap_guarded),)),
        Row("try-wound", (f"1–{TABLES.wounded_to}",)),
    )


def _spoils() -> tuple[Row, ...]:
    """11.6: by die what else a depot yields."""
    low, high = TABLES.food_dice
    early, food = said("fate-early", points=signed(TABLES.premature)), said("fate-food")
    dice = dict.fromkeys(range(1, TABLES.premature_to + 1), early)
    dice |= dict.fromkeys(range(low, high + 1), food)
    dice[TABLES.horses] = said("fate-horses")
    return tuple(Row(f"{face}", (dice.get(face, said("fate-nothing")),)) for face in range(1, 7))


_HEARD: Final = ("scouting", "entry", "kidnapping", "noise", "round")
"""What brings checks, by the rows of 9.5."""


REFERENCES: Final = (
    reference(
        "combat",
        "14.6",
        _results(),
        ("result", "meaning"),
        *("combat-cards", "counterattack", "stand"),
    ),
    reference("ratio", "14.3", _ratios(), ("modifier",), "combat-cards", "stand"),
    reference(
        "union-reaction",
        "14.4",
        (Row("modifier", tuple(signed(n) for n in TABLES.reaction_modifiers)),),
        _spans(TABLES.reaction_columns),
        "combat-cards",
    ),
    reference(
        "initiative",
        "12.2",
        (Row("mosby-from", tuple(f"{n}+" for n in TABLES.mosby_from)),),
        _spans(TABLES.initiative_columns),
        "round",
    ),
    reference(
        "recruitment",
        "7.6",
        tuple(Row(f"{face}", row) for face, row in enumerate(TABLES.recruits, 1)),
        _spans(TABLES.recruit_columns),
        "muster",
    ),
    reference(
        "action-cards",
        "7.8",
        (Row("healthy", TABLES.healthy), Row("mosby-wounded", TABLES.wounded)),
        _spans(TABLES.card_columns),
        "muster",
    ),
    reference(
        "start-alert",
        "7.3",
        (Row("alert", TABLES.alert_levels),),
        _spans(TABLES.alert_columns),
        "muster",
    ),
    reference(
        "union-movement",
        "13.1",
        _dice(tuple(tuple(signed(n) for n in TABLES.moves[kind]) for kind in (True, False))),
        ("combat-units", "others"),
        "round",
    ),
    reference(
        "interrogation",
        "11.4",
        tuple(
            Row(f"{face}", tuple(_kept(TABLES.answers[kind][face - 1]) for kind in _QUESTIONED))
            for face in range(1, 7)
        ),
        _QUESTIONED,
        "interrogate",
    ),
    reference(
        "action-costs",
        "12.6",
        (
            Row("cost-demolish", (TABLES.demolish_cost,)),
            Row("cost-kidnap", (TABLES.kidnap_cost,)),
            Row("cost-slow", (TABLES.slow_cost,)),
            Row("cost-other", (1,)),
        ),
        ("points",),
        "round",
    ),
    reference(
        "performance",
        "2.6",
        tuple(
            Row(Message("show-deed", (("reason", deed),)), cells)
            for deed, cells in TABLES.performance.items()
        ),
        ("points", "alert"),
        *("operations", "round"),
    ),
    reference("attempts", "9.1", _attempts(), ("die",), *("operations", "round")),
    reference("spoils", "11.6", _spoils(), ("result",), *("operations", "round")),
    reference(
        "heard",
        "9.5",
        tuple(Row(f"heard-{deed}", (said(f"heard-{deed}"),)) for deed in _HEARD),
        ("checked",),
        *("operations", "round"),
    ),
    reference("extension", "18.1", _extension(), ("inside",), "muster"),
)
