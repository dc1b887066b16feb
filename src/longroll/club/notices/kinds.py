"""What a member can be told."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Kind"]


class Kind(StrEnum):
    """What a member can be told."""

    TURN = "turn"
    INVITED = "invited"
    BEGUN = "begun"
    CLOCK = "clock"
    UNDO = "undo"
    OVER = "over"
