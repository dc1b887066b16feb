"""Finds the clauses that a typed number refers to."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_letters

__all__ = ["clauses_called"]


def clauses_called(index: Iterable[str], text: str) -> dict[str, list[str]]:
    """By part of the rulebook, the clauses numbered ``text`` and those below them, in order.

    If the parts of a rulebook have letters, these may be left out; an exact match takes precedence.

    >>> clauses_called(["G12.1", "G12.1.exc", "X12.1", "G12.12"], "12.1")
    {'G': ['G12.1', 'G12.1.exc'], 'X': ['X12.1']}
    >>> clauses_called(["5.8", "5.8.1", "5.80"], "5.8.")
    {'': ['5.8', '5.8.1']}
    """
    wanted = text.rstrip(".").casefold()
    numbers = list(index)
    exact = [number for number in numbers if _within(number, wanted)]
    if exact:
        return {"": exact}
    parts: dict[str, list[str]] = {}
    for number in numbers:
        bare = number.lstrip(ascii_letters)
        if bare != number and _within(bare, wanted):
            parts.setdefault(number.removesuffix(bare), []).append(number)
    return parts


def _within(number: str, clause: str) -> bool:
    folded = number.casefold()
    return folded == clause or folded.startswith(clause + ".")
