"""Which clauses of a rulebook have a conformance test."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from longroll.cli.console import CommandError
from longroll.engine.clause import clause_order
from longroll.engine.title import Title

__all__ = ["coverage", "tested_clauses"]

TESTS = Path(__file__).parents[3] / "tests" / "conformance"


def coverage(title: Title, tests: Path = TESTS) -> dict[str, Any]:
    """Counts and lists: clauses, tested, excused, untested (numbers), unbuilt_events."""
    folder = tests / title.info.key
    if not folder.is_dir():
        raise CommandError("coverage reads the tests: run it from a checkout of the repository")
    tested = tested_clauses(folder)
    index = title.clauses()
    strange = sorted(tested - set(index))
    if strange:
        raise CommandError(f"tests cite clauses that do not exist: {', '.join(strange)}")
    due = [number for number, clause in index.items() if not clause.excused]
    return {
        "clauses": len(index),
        "tested": len(tested),
        "excused": sum(1 for n, c in index.items() if c.excused and n not in tested),
        "untested": sorted((n for n in due if n not in tested), key=clause_order),
        "unbuilt_events": list(title.unbuilt()),
    }


def tested_clauses(folder: Path) -> set[str]:
    """Clause numbers in the markers ``pytest.mark.clause("...")`` of the test files."""
    found: set[str] = set()
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_marker(node.func):
                found.update(
                    arg.value
                    for arg in node.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
    return found


def _is_marker(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "clause"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )
