"""The audit of the pack: what the rules state about the components, checked on the data.

The statements stand in `pack/constraints.csv`, a row each with its clause. A pack laid over ours is
held to the same statements: the audit tells its owner what it changes.
"""

from __future__ import annotations

from importlib.resources import files

from longroll.engine.pack import Constraint, Pack, Row

from ..components import Components
from .checks import CHECKS, Subject


def audit(components: Components) -> list[Constraint]:
    """Every constraint of `pack/constraints.csv`, checked against the components.

    >>> from longroll.titles.forthepeople.components import STANDARD
    >>> [constraint for constraint in audit(STANDARD) if not constraint.ok]
    []
    """
    subject = Subject(
        components,
        {space.key: space.index for space in components.spaces},
        {state.key: state.index for state in components.states},
        {general.key: general for general in components.generals},
    )
    return [_constraint(subject, row) for row in _statements()]


def _statements() -> list[Row]:
    pack = Pack(files("longroll.titles.forthepeople").joinpath("pack"))
    return pack.table("constraints.csv", ("check", "a", "b", "value"), key="id")


def _constraint(subject: Subject, row: Row) -> Constraint:
    """A statement checked; what no longer exists in a changed pack counts as not found."""
    check = CHECKS[row.choice("check", tuple(CHECKS))]
    expected = row.text("value")
    try:
        found = check(subject, row)
    except (KeyError, IndexError) as missing:
        found = f"no {missing.args[0]}"
    clause = row.text("source").removeprefix("rulebook:")
    text = " ".join(filter(None, (row.text("check"), row.text("a"), row.text("b"))))
    return Constraint(row.text("id"), clause, found == expected, found, expected, text)
