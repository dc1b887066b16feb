"""Games that end before the rules end them: a player resigns, or has run out of time."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from longroll.engine.state import SYSTEM

__all__ = ["NOBODY", "Ended", "Why", "victor"]


class Why(StrEnum):
    """Why a game was over before the rules ended it."""

    RESIGNED = "resigned"
    TIME = "time"


class Ended(NamedTuple):
    """How a game ended that the rules did not end: why, and whose seat has lost it."""

    why: Why
    seat: str


NOBODY: Final = "nobody"
"""The winner when one of three or more players gives up."""


def victor(seats: tuple[str, ...], loser: str) -> str:
    """The winner if ``loser`` gives up: the other of two, the system against one, else nobody.

    >>> victor(("union", "confederate"), "union")
    'confederate'
    >>> victor(("british", "french", "american"), "french")
    'nobody'
    """
    others = [seat for seat in seats if seat != loser]
    if not others:
        return SYSTEM
    return others[0] if len(others) == 1 else NOBODY
