"""How the title judges positions: appraisal, priorities and blunders, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..components.parts import ALLIES, CROWN
from ..state import SavannahState
from . import appraisal
from .blunders import BLUNDERS, GameCritic
from .orders import priorities

__all__ = ["JUDGEMENT", "MEASURES"]

SHORT_PLANS: Final = Foresight(care=1, deep=False, lines=1, throws=4, again=6)
"""A side moves some twenty units one by one, so plans are short and depth adds little."""


def _worth(state: SavannahState, seat: str) -> int:
    """How good the position is for the side of ``seat``: French and Americans share theirs."""
    return appraisal.appraise(state, _side(seat))


def _priorities(state: SavannahState, seat: str, actions: Sequence[Action]) -> list[float]:
    """How promising orders look to ``seat``."""
    return priorities(state, _side(seat), actions)


def _side(seat: str) -> int:
    return CROWN if seat == "british" else ALLIES


JUDGEMENT: Final = Judgement(_worth, foresight=SHORT_PLANS, priorities=_priorities)
MEASURES: Final = Measures(appraisal.gauges, BLUNDERS, GameCritic)
