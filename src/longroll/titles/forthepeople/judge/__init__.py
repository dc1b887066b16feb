"""How good a position is, what is to be expected of it, and what nobody would do: for bots."""

from __future__ import annotations

from typing import Final

from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures

from ..state import SIDE_OF, ForThePeopleState
from . import appraisal, expectation
from .blunders import BLUNDERS, GameCritic

__all__ = ["JUDGEMENT", "MEASURES"]

SEVERAL_THROWS: Final = Foresight(throws=4)
"""A battle is a throw of each side: under a single one whoever may stand flees from a division."""


def _worth(state: ForThePeopleState, seat: str) -> int:
    """How good the position is for ``seat``, in hundredths of a point of will."""
    return appraisal.appraise(state, SIDE_OF[seat])


def _foresee(state: ForThePeopleState, seat: str) -> int:
    """What generals can be led by, and what states bring at the end of a turn of 1861."""
    return expectation.foresee(state, SIDE_OF[seat])


JUDGEMENT: Final = Judgement(_worth, _foresee, foresight=SEVERAL_THROWS)
MEASURES: Final = Measures(appraisal.gauges, BLUNDERS, GameCritic)
