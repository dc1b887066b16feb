"""How good a position is, and what nobody would do: for bots."""

from __future__ import annotations

from typing import Final

from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..components.parts import ALLIES, CROWN
from ..state import SavannahState
from . import appraisal
from .blunders import BLUNDERS, GameCritic

__all__ = ["JUDGEMENT", "MEASURES"]

SHORT_PLANS: Final = Foresight(care=1, deep=False, lines=False, throws=4)
"""A side moves some twenty units one by one: plans are short, and depth shows only more."""


def _worth(state: SavannahState, seat: str) -> int:
    """How good the position is for the side of ``seat``: French and Americans share theirs."""
    return appraisal.appraise(state, CROWN if seat == "british" else ALLIES)


JUDGEMENT: Final = Judgement(_worth, foresight=SHORT_PLANS)
MEASURES: Final = Measures(appraisal.gauges, BLUNDERS, GameCritic)
