"""Rule citations and denials: why an action is not legal, and where the rulebook says so."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from longroll.engine.event import Args, Value
from longroll.engine.memo import remembered

__all__ = ["Clause", "Denial", "clause_order", "deny", "read_clauses"]


class Denial(NamedTuple):
    """Why an action is refused: the clause, and a message by key and arguments."""

    clause: str
    key: str
    args: Args = ()


@remembered(1 << 14, typed=True)  # True and 1 give different messages
def deny(clause: str, key: str, **args: Value) -> Denial:
    """A denial citing ``clause``.

    >>> deny("5.1.1", "deny-not-adjacent", space="richmond")
    Denial(clause='5.1.1', key='deny-not-adjacent', args=(('space', 'richmond'),))
    """
    # Lists are made by asking for the denials of all other actions: the same few thousand.
    return Denial(clause, key, tuple(args.items()))


class Clause(NamedTuple):
    """A numbered clause of a rulebook: its number, title and a summary in our words.

    ``excused`` is the reason why no test can exist for it (a definition, a wooden component); empty
    if a test is due. ``origins`` are keys of what it is based on, where a title completes rules
    that are only partly known.
    """

    number: str
    title: str
    summary: str
    excused: str = ""
    origins: tuple[str, ...] = ()


def clause_order(number: str) -> tuple[tuple[int, str], ...]:
    """A key that sorts clause numbers in the order of the rulebook.

    >>> sorted(["10.2", "2.10", "2.9", "2"], key=clause_order)
    ['2', '2.9', '2.10', '10.2']
    """
    parts: list[tuple[int, str]] = []
    for part in number.split("."):
        digits = "".join(c for c in part if c.isdigit())
        parts.append((int(digits) if digits else 0, part))
    return tuple(parts)


def read_clauses(file: Path) -> dict[str, Clause]:
    """The clause index from a ``clauses.csv`` (clause, title, summary, excused, origin)."""
    with file.open(encoding="utf-8", newline="") as lines:
        return _index(csv.DictReader(lines))


def _index(rows: Iterable[dict[str, str]]) -> dict[str, Clause]:
    index: dict[str, Clause] = {}
    for row in rows:
        number = row["clause"]
        excused, origins = row.get("excused") or "", (row.get("origin") or "").split()
        index[number] = Clause(number, row["title"], row["summary"], excused, tuple(origins))
    return index
