"""5 Marches of the Action Phase: MOVE of 4.3, hex by hex."""

from ..command import LEADERLESS, limit_of
from .force import (
    able_generals,
    columns,
    most_of,
    staff_of,
    why_no_column,
    why_no_general,
    with_ways,
)
from .march import CAPTURED, March, has_somewhere_to_go

__all__ = [
    "CAPTURED",
    "LEADERLESS",
    "March",
    "able_generals",
    "columns",
    "has_somewhere_to_go",
    "limit_of",
    "most_of",
    "staff_of",
    "why_no_column",
    "why_no_general",
    "with_ways",
]
