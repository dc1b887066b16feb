"""4.41, 5, 9 and 10 What a side does with its blocks in its campaign turn.

Orders from the field and strategic moves first (`phase`), then the headquarters that gave them
march themselves, then the dice say which forced marches succeed (`forcing`).
"""

from __future__ import annotations

from .forcing import ForcedMarches
from .phase import Orders
from .staff import StaffMarches

__all__ = ["ForcedMarches", "Orders", "StaffMarches"]
