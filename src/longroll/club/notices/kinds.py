"""The kinds of notices."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Kind"]


class Kind(StrEnum):
    """The kinds of notices."""

    TURN = "turn"
    INVITED = "invited"
    BEGUN = "begun"
    CLOCK = "clock"
    UNDO = "undo"
    OVER = "over"
