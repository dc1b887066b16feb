"""G9, X4.9, X4.10, X3.VII Movement."""

from __future__ import annotations

from ..entering import enter, leave_covered_way, place_leader
from .allowance import (
    ARRIVED,
    ARTILLERY_DOUBLED,
    NO_STRATEGIC,
    ONE_HEX,
    PAYS_HEX,
    PLUS_TWO,
)
from .march import March
from .onward import steps
from .phase import BLOCKED, Movement
from .walk import Walk, begin_walk, next_walk

__all__ = [
    "ARRIVED",
    "ARTILLERY_DOUBLED",
    "BLOCKED",
    "NO_STRATEGIC",
    "ONE_HEX",
    "PAYS_HEX",
    "PLUS_TWO",
    "March",
    "Movement",
    "Walk",
    "begin_walk",
    "enter",
    "leave_covered_way",
    "next_walk",
    "place_leader",
    "steps",
]
