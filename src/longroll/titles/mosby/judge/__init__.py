"""How good a position is, for bots."""

from __future__ import annotations

from typing import Final

from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..state import MosbyState
from . import appraisal

__all__ = ["JUDGEMENT", "MEASURES"]

BY_DICE: Final = Foresight(care=4, deep=False, lines=False, throws=8)
"""A die decides most things, and a ride is one word: plans need no lines."""


def _worth(state: MosbyState, _seat: str) -> int:
    """How good the position is, in hundredths of a point."""
    return appraisal.appraise(state)


def _lost(state: MosbyState, _seat: str) -> int:
    """A defeat is worse than any position, but no abyss that hides the odds."""
    return appraisal.lost(state)


JUDGEMENT: Final = Judgement(_worth, lost=_lost, foresight=BY_DICE)
MEASURES: Final = Measures(appraisal.gauges)
