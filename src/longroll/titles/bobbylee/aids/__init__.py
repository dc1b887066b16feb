"""What a table shows beside the rules: the title's aids, each from what its seat may know."""

from __future__ import annotations

from typing import Final

from longroll.engine.aids import Aids

from .charts import charts
from .overlays import overlays
from .showing import show

__all__ = ["AIDS"]

AIDS: Final = Aids(show=show, charts=charts, overlays=overlays)
