"""5 Marches of the Action Phase: MOVE of 4.3, hex by hex, as far as the first battle."""

from .force import (
    LEADERLESS,
    able_generals,
    columns,
    limit_of,
    staff_of,
    why_no_column,
    why_no_general,
)
from .march import CAPTURED, March

__all__ = [
    "CAPTURED",
    "LEADERLESS",
    "March",
    "able_generals",
    "columns",
    "limit_of",
    "staff_of",
    "why_no_column",
    "why_no_general",
]
