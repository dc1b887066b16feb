"""Which clauses of a rulebook have conformance tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from longroll.cli.citations import cited_in_tests, tests_of
from longroll.cli.console import CommandError
from longroll.engine.clause import clause_order
from longroll.engine.title import Title

__all__ = ["coverage"]


def coverage(title: Title, folder: Path | None = None) -> dict[str, Any]:
    """Counts and lists: clauses, tested, excused, untested (numbers), unbuilt_events."""
    folder = folder or tests_of(title)
    if folder is None or not folder.is_dir():
        raise CommandError(
            f"{title.info.key} is installed without its tests, which coverage reads: "
            "install it from its source with pip install -e FOLDER"
        )
    tested = set(cited_in_tests(folder))
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
        "unbuilt_events": list(title.inventory.unbuilt()),
    }
