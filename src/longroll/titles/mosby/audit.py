"""The audit of the pack: what the aid states about the components, checked on the data.

The statements stand in `pack/constraints.csv`, a row each with its line; `kind` tells a statement
of the aid from a published fact and from what is ours. `pack/aid.csv` says for every line of the
aid which clauses use it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Final, cast

from longroll.engine.pack import Constraint, Pack, Row

from .parts import Components

__all__ = ["aid_lines", "audit"]

Check = Callable[[Components, str], object]


def audit(components: Components) -> list[Constraint]:
    """Every constraint of `pack/constraints.csv`, checked against the components.

    >>> from longroll.titles.mosby.components import STANDARD
    >>> [constraint for constraint in audit(STANDARD) if not constraint.ok]
    []
    """
    rows = _pack().table("constraints.csv", ("kind", "value", "text"), key="id")
    return [_constraint(components, row) for row in rows]


def aid_lines() -> list[tuple[int, tuple[str, ...]]]:
    """Every line of the aid that is not blank, with the clauses that use it."""
    rows = _pack().table("aid.csv", ("line", "clauses", "content"), key="line")
    return [(row.integer("line"), tuple(row.text("clauses").split())) for row in rows]


def _pack() -> Pack:
    return Pack(files("longroll.titles.mosby").joinpath("pack"))


def _constraint(components: Components, row: Row) -> Constraint:
    """A statement checked; what no longer exists in a changed pack counts as not found."""
    id_, expected = row.text("id"), row.text("value")
    family, _, which = id_.partition("-")
    try:
        found = _said(_CHECKS[family](components, which))
    except (KeyError, IndexError) as missing:
        found = f"no {missing.args[0]}"
    clause = row.text("source").partition(":")[2]
    return Constraint(id_, clause, found == expected, found, expected, row.text("text"))


def _said(found: object) -> str:
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, (list, tuple)):
        return " ".join(_said(each) for each in cast("list[object]", found))
    return str(found)


def _count(parts: Components, which: str) -> object:
    counts: Mapping[str, int] = {
        "aid-lines": len(aid_lines()),
        "spaces": len(parts.spaces),
        "links": len(parts.links),
        "counters": len(parts.counters),
        "cards": sum(card.copies for card in parts.cards),
        "permanent": sum(card.permanent for card in parts.cards),
        "events": len(parts.events) - 1,
        "turns": len(parts.turns) - 1,
        "initial": sum(space.lines == "initial" for space in parts.spaces),
        "never": sum(space.lines == "never" for space in parts.spaces),
    }
    return counts[which]


def _map(parts: Components, which: str) -> object:
    if which == "degree":
        return min(len(row) for row in parts.neighbours)
    return max(parts.far[0]) < len(parts.spaces)


def _extension(parts: Components, which: str) -> object:
    row = parts.tables.row_keys.index(which)
    return ", ".join(sorted(space.key for space in parts.spaces if row in space.rows))


def _cards(parts: Components, which: str) -> object:
    tables = parts.tables
    return {
        "healthy": tables.healthy,
        "wounded": tables.wounded,
        "most": tables.most_cards,
    }[which]


def _ratio(parts: Components, which: str) -> object:
    pairs = [*((1, n) for n in range(6, 0, -1)), *((n, 1) for n in range(2, 7))]
    sign = 1 if which == "mosby" else -1
    return [sign * parts.tables.ratio(*pair) for pair in pairs]


def _movement(parts: Components, which: str) -> object:
    die = int(which) - 1
    moves = parts.tables.moves
    if die == 2:
        return [moves[fights][die] for fights in (True, False) if len({*moves[fights][2:5]}) == 1]
    return moves[True][die], moves[False][die]


def _demolition(parts: Components, which: str) -> object:
    tables, die = parts.tables, int(which)
    return die >= tables.quiet_from, die >= tables.guarded_from


def _depot(parts: Components, which: str) -> object:
    tables = parts.tables
    return {"1": tables.premature, "4": tables.food, "6": tables.horses}[which]


def _interrogation(parts: Components, which: str) -> object:
    kinds = ("courier", "supply-wagon", "picket")
    return [parts.tables.answers[kind][int(which) - 1] for kind in kinds]


def _initiative(parts: Components, _which: str) -> object:
    tables = parts.tables
    return [sum(tables.mosby_first(die, alert) for die in range(1, 7)) for alert in range(1, 6)]


_CHECKS: Final[Mapping[str, Check]] = {
    "count": _count,
    "map": _map,
    "extension": _extension,
    "recruitment": lambda parts, which: parts.tables.recruits[int(which) - 1],
    "cards": _cards,
    "ratio": _ratio,
    "reaction": lambda parts, _: [parts.tables.reaction(both) for both in range(2, 16)],
    "combat": lambda parts, _: [parts.tables.combat_result(die) for die in range(-1, 9)],
    "casualty": lambda parts, _: parts.tables.wounded_to,
    "performance": lambda parts, which: parts.tables.performance[which],
    "movement": _movement,
    "demolition": _demolition,
    "depot": _depot,
    "interrogation": _interrogation,
    "alert": lambda parts, _: parts.tables.alert_most,
    "initiative": _initiative,
    "needed": lambda parts, which: parts.turns[int(which)].needed,
}
