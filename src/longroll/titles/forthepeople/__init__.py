"""For the People: the strategic game of the Civil War (rulebook chapters 2 to 17)."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Option, Scenario, TitleInfo

from . import views
from .aids import AIDS
from .checks import check
from .document import SCHEMA
from .inventory import INVENTORY
from .judge import JUDGEMENT, MEASURES
from .judge.appraisal import quiet
from .options import CAVALRY_REPLACEMENTS, OPERATIONS_QUEUE, RAIL_LOGISTICS, SPECIAL_GENERALS
from .positions import lay
from .scenarios import setup
from .state import ForThePeopleState
from .tableau import tableau

__all__ = ["TITLE", "ForThePeople"]


class ForThePeople(ProceduralTitle[ForThePeopleState]):
    """The contract, signed. What no list of actions offers is forbidden (2.AMB)."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="forthepeople",
        name="For the People",
        seats=("union", "confederate"),
        scenarios=(
            *(Scenario("1861", "13"), Scenario("1862", "14"), Scenario("1863", "15")),
            *(Scenario("1864", "16"), Scenario("campaign", "17")),
        ),
        options=(
            Option("play-on", "2.1", length=True),
            Option(CAVALRY_REPLACEMENTS, "5.5.6"),
            Option(SPECIAL_GENERALS, "5.6.7"),
            Option(RAIL_LOGISTICS, "19"),
            Option(OPERATIONS_QUEUE, "20"),
        ),
        rules_version=3,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(setup, SCHEMA.dump, lay, check)
    sight = Sight(views.view, views.resample, tableau)
    aids = AIDS
    judgement = JUDGEMENT
    measures = MEASURES

    def quiet(self, state: ForThePeopleState) -> bool:
        """Whether the position can be judged."""
        return quiet(state)


TITLE: Final = ForThePeople()
