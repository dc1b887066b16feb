"""How the title judges positions, and a plain player's policy, for bots."""

from __future__ import annotations

from typing import Final

from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..state import MosbyState
from . import appraisal
from .blunders import BLUNDERS, GameCritic
from .policy import hopes, plain

__all__ = ["JUDGEMENT", "MEASURES"]

BY_POLICY: Final = Foresight(deep=False, lines=0)
"""The worth of an order shows at the end of the turn, after a playout by the policy."""


def _worth(state: MosbyState, _seat: str) -> int:
    """How good the position is: the chance of winning, in ten thousandths."""
    return appraisal.appraise(state)


def _lost(state: MosbyState, _seat: str) -> int:
    """A defeat is as bad as no chance of winning, but not so bad that it hides the odds."""
    return appraisal.lost(state)


JUDGEMENT: Final = Judgement(
    _worth,
    lost=_lost,
    foresight=BY_POLICY,
    priorities=hopes,
    policy=plain,
    rests=appraisal.rests,
)
MEASURES: Final = Measures(appraisal.gauges, BLUNDERS, GameCritic)
