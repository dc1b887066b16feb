"""The audit of the pack: what the rules state about the components, checked on the data.

The statements stand in `pack/constraints.csv`, a row each with its line; `check` names a question
of `CHECKS`, `args` what it is asked about, `value` the answer that the text wants.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from longroll.engine.pack import Constraint, Pack, Row

from ..components.reading import Components
from . import chart_checks, ground_checks, piece_checks, side_checks

__all__ = ["CHECKS", "audit"]

CHECKS: Final = {
    **ground_checks.CHECKS,
    **side_checks.CHECKS,
    **chart_checks.CHECKS,
    **piece_checks.CHECKS,
}


def audit(components: Components) -> list[Constraint]:
    """Every constraint of `pack/constraints.csv`, checked against the components."""
    pack = Pack(files("longroll.titles.uscivilwar").joinpath("pack"))
    rows = pack.table("constraints.csv", ("area", "check", "args", "value", "text"), key="id")
    return [_constraint(components, row) for row in rows]


def _constraint(box: Components, row: Row) -> Constraint:
    """A statement checked; what no longer exists in a changed pack counts as not found."""
    check = CHECKS[row.choice("check", tuple(CHECKS))]
    expected = row.text("value")
    try:
        found = check(box, row.text("args").split())
    except (KeyError, IndexError, ValueError) as missing:
        found = f"no {missing.args[0]}"
    clause = row.text("source").partition(":")[2]
    return Constraint(row.text("id"), clause, found == expected, found, expected, row.text("text"))
