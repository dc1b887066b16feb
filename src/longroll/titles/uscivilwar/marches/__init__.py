"""5 Marches of the Action Phase: MOVE of 4.3, hex by hex, as far as the first battle."""

from .force import able_generals, columns, why_no_column, why_no_general
from .march import CAPTURED, March

__all__ = ["CAPTURED", "March", "able_generals", "columns", "why_no_column", "why_no_general"]
