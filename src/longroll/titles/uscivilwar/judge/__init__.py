"""How the title judges positions, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..base import side_of
from ..state import CivilWarState
from . import appraisal, orders
from .blunders import BLUNDERS, GameCritic

__all__ = ["JUDGEMENT", "MEASURES"]

BY_DICE: Final = Foresight(
    care=2,
    deep=False,
    lines=3,
    throws=2,
    again=6,
    opens=("card",),
    later=("prompt-avoid", "prompt-intercept", "prompt-stake", "prompt-fall-back"),
    stand_pat=dict.fromkeys(
        (
            *("prompt-action", "prompt-strategic", "prompt-grant", "prompt-transfer"),
            "prompt-transfer-before",
        ),
        "done",
    ),
)
"""A battle is one throw of the dice, and a phase many small marches, so depth adds little.

Ending a phase costs nothing by itself, and what the end of a turn brings comes in any case: without
`stand_pat`, even dispersing an army would look good, because it delays that.
"""


def _worth(state: CivilWarState, seat: str) -> int:
    """How good the position is for the side of ``seat``."""
    return appraisal.appraise(state, side_of(seat))


def _priorities(state: CivilWarState, seat: str, actions: Sequence[Action]) -> Sequence[float]:
    return orders.priorities(state, side_of(seat), actions)


JUDGEMENT: Final = Judgement(_worth, foresight=BY_DICE, priorities=_priorities)
MEASURES: Final = Measures(appraisal.gauges, BLUNDERS, GameCritic)
