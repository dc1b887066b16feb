"""How the title judges positions, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..base import side_of
from ..state import BobbyLeeState
from . import appraisal
from .blunders import BLUNDERS, GameCritic
from .orders import priorities

__all__ = ["JUDGEMENT", "MEASURES"]

SHORT_PLANS: Final = Foresight(
    care=1,
    deep=False,
    lines=0,
    throws=3,
    stand_pat={"prompt-activate": "done", "prompt-orders": "done"},
)
"""A side moves dozens of blocks one by one, so plans are short and depth adds little.

A shot is judged by the rest of its battle, which is all dice: under one throw it may look worse
than not firing. Replacement points lapse (12.2), so ending that phase has no `stand_pat`.
"""


def _worth(state: BobbyLeeState, seat: str) -> int:
    """How good the position is for the side of ``seat``."""
    return appraisal.appraise(state, side_of(seat))


def _priorities(state: BobbyLeeState, seat: str, actions: Sequence[Action]) -> Sequence[float]:
    return priorities(state, side_of(seat), actions)


JUDGEMENT: Final = Judgement(_worth, foresight=SHORT_PLANS, priorities=_priorities)
MEASURES: Final = Measures(appraisal.gauges, BLUNDERS, GameCritic)
