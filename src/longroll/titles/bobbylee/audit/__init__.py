"""The audit of the pack: what the rules state about the components, checked on the data.

The statements stand in `pack/constraints.csv`, a row each with its line; `kind` tells a statement
of the text from a published one and from our reading.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from longroll.engine.pack import Constraint, Pack, Row

from ..components.reading import Components
from . import chart_checks, ground_checks, piece_checks

__all__ = ["CHECKS", "audit"]

CHECKS: Final = {**ground_checks.CHECKS, **piece_checks.CHECKS, **chart_checks.CHECKS}


def audit(components: Components) -> list[Constraint]:
    """Every constraint of `pack/constraints.csv`, checked against the components.

    >>> from longroll.titles.bobbylee.components import STANDARD
    >>> [constraint for constraint in audit(STANDARD) if not constraint.ok]
    []
    """
    pack = Pack(files("longroll.titles.bobbylee").joinpath("pack"))
    rows = pack.table("constraints.csv", ("kind", "value", "text"), key="id")
    return [_constraint(components, row) for row in rows]


def _constraint(box: Components, row: Row) -> Constraint:
    """A statement checked; what no longer exists in a changed pack counts as not found."""
    check = CHECKS[row.choice("id", tuple(CHECKS))]
    expected = row.text("value")
    try:
        found = check(box)
    except (KeyError, IndexError) as missing:
        found = f"no {missing.args[0]}"
    clause = row.text("source").partition(":")[2]
    return Constraint(row.text("id"), clause, found == expected, found, expected, row.text("text"))
