"""Bobby Lee: hidden blocks in Virginia, July 1861 to October 1864."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Option, Scenario, TitleInfo

from .aids import AIDS
from .checks import check
from .components import SIDE_KEYS
from .document import SCHEMA
from .inventory import INVENTORY
from .judge import JUDGEMENT, MEASURES
from .setting_up import set_up
from .state import BobbyLeeState
from .tableau import tableau
from .views import resample, view
from .war import War

__all__ = ["TITLE", "BobbyLee"]


def _begin(scenario: str, options: Sequence[str]) -> BobbyLeeState:
    state = set_up(scenario, options)
    state.stack = [War()]
    return state


class BobbyLee(ProceduralTitle[BobbyLeeState]):
    """The contract, signed."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="bobbylee",
        name="Bobby Lee",
        seats=SIDE_KEYS,
        scenarios=(
            Scenario("1861", "3.2"),
            Scenario("1862", "3.2"),
            Scenario("1863", "3.2"),
            Scenario("1864", "3.2"),
            Scenario("campaign", "3.3"),
        ),
        options=(
            Option("morale", "7.2"),
            Option("free-deployment", "3.23"),
            Option("to-the-end", "3.31"),
        ),
        rules_version=7,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(_begin, SCHEMA.dump, SCHEMA.load, check)
    sight = Sight(view, resample, tableau)
    aids = AIDS
    judgement = JUDGEMENT
    measures = MEASURES


TITLE: Final = BobbyLee()
