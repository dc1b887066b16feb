"""For the People: the strategic game of the Civil War (rulebook chapters 2 to 17)."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.judgement import Judgement
from longroll.engine.measures import Measures
from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Option, Scenario, TitleInfo

from . import appraisal, expectation, views
from .aids import AIDS
from .blunders import BLUNDERS, GameCritic
from .checks import check
from .document import dump_state
from .inventory import INVENTORY
from .options import CAVALRY_REPLACEMENTS, OPERATIONS_QUEUE, RAIL_LOGISTICS, SPECIAL_GENERALS
from .positions import lay
from .scenarios import setup
from .state import SIDE_OF, ForThePeopleState
from .tableau import tableau

__all__ = ["TITLE", "ForThePeople"]


def _worth(state: ForThePeopleState, seat: str) -> int:
    """How good the position is for ``seat``, in hundredths of a point of will."""
    return appraisal.appraise(state, SIDE_OF[seat])


def _foresee(state: ForThePeopleState, seat: str) -> int:
    """What generals can be led by, and what states bring at the end of a turn of 1861."""
    return expectation.foresee(state, SIDE_OF[seat])


class ForThePeople(ProceduralTitle[ForThePeopleState]):
    """The contract, signed."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="forthepeople",
        name="For the People",
        seats=("union", "confederate"),
        scenarios=(
            *(Scenario("1861", "13"), Scenario("1862", "14"), Scenario("1863", "15")),
            *(Scenario("1864", "16"), Scenario("campaign", "17")),
        ),
        options=(
            Option("play-on", "2.1"),
            Option(CAVALRY_REPLACEMENTS, "5.5.6"),
            Option(SPECIAL_GENERALS, "5.6.7"),
            Option(RAIL_LOGISTICS, "19"),
            Option(OPERATIONS_QUEUE, "20"),
        ),
        rules_version=2,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(setup, dump_state, lay, check)
    sight = Sight(views.view, views.resample, tableau)
    aids = AIDS
    judgement = Judgement(_worth, _foresee)
    measures = Measures(appraisal.gauges, BLUNDERS, GameCritic)

    def quiet(self, state: ForThePeopleState) -> bool:
        """Whether the position can be judged."""
        return appraisal.quiet(state)


TITLE: Final = ForThePeople()
