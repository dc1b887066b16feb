"""Games that end before the rules end them: a player resigns, or has run out of time."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

__all__ = ["Ended", "Why", "victor"]


class Why(StrEnum):
    """Why a game was ended at the table."""

    RESIGNED = "resigned"
    TIME = "time"


class Ended(NamedTuple):
    """A game that was ended: why, and whose seat has lost it."""

    why: Why
    seat: str


def victor(seats: tuple[str, ...], loser: str) -> str | None:
    """Who wins when ``loser`` goes: the other seat of two; nobody where there are more or fewer.

    >>> victor(("union", "confederate"), "union")
    'confederate'
    """
    others = [seat for seat in seats if seat != loser]
    return others[0] if len(others) == 1 else None
