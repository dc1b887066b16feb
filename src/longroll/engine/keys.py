"""Keys and their numbers: components are numbers in a state, and keys everywhere else."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["numbered"]


def numbered(keys: Iterable[str]) -> dict[str, int]:
    """The number of each key: its position in the sequence, from 0.

    >>> numbered(("union", "confederate"))
    {'union': 0, 'confederate': 1}
    """
    return {key: number for number, key in enumerate(keys)}
