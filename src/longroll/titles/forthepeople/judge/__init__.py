"""How the title judges positions: appraisal, expectation, priorities and blunders, for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..state import SIDE_OF, ForThePeopleState
from . import appraisal, expectation
from .blunders import BLUNDERS, GameCritic
from .orders import priorities

__all__ = ["JUDGEMENT", "MEASURES"]

SEVERAL_THROWS: Final = Foresight(throws=4, again=6, stand_pat={"prompt-card": "discard"})
"""A battle is a throw of each side; after trying only one, a defender would flee a division."""


def _worth(state: ForThePeopleState, seat: str) -> int:
    """How good the position is for ``seat``, in hundredths of a point of will."""
    return appraisal.appraise(state, SIDE_OF[seat])


def _foresee(state: ForThePeopleState, seat: str) -> int:
    """What generals can be led by, and what states bring at the end of a turn of 1861."""
    return expectation.foresee(state, SIDE_OF[seat])


def _priorities(state: ForThePeopleState, seat: str, actions: Sequence[Action]) -> list[float]:
    """How promising choices look to ``seat``."""
    return priorities(state, SIDE_OF[seat], actions)


JUDGEMENT: Final = Judgement(_worth, _foresee, foresight=SEVERAL_THROWS, priorities=_priorities)
MEASURES: Final = Measures(appraisal.gauges, BLUNDERS, GameCritic)
