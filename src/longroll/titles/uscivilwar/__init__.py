"""The U.S. Civil War: the whole war on 1,800 hexes, 1861 to 1865.

The title is being built, and not offered yet: marches, battles and ships are still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Document, Scenario, TitleInfo

from .aids import AIDS
from .checks import check
from .components import SIDE_KEYS
from .document import dump_state, load_state
from .inventory import INVENTORY
from .sequence import War
from .setting_up import set_up
from .state import CivilWarState
from .views import resample, tableau, view

__all__ = ["USCivilWar"]


def _begin(scenario: str, options: Sequence[str]) -> CivilWarState:
    state = set_up(scenario, options)
    state.stack = [War()]
    return state


def _lay(state: CivilWarState, document: Document) -> None:
    load_state(state, document)


class USCivilWar(ProceduralTitle[CivilWarState]):
    """The contract, signed."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="uscivilwar",
        name="The U.S. Civil War",
        seats=SIDE_KEYS,
        scenarios=(
            Scenario("1861", "S1.1"),
            Scenario("1862", "S2.1"),
            Scenario("1863", "S3.1"),
            Scenario("campaign", "S4.1"),
            Scenario("campaign-1862", "S4.1"),
            Scenario("campaign-1863", "S4.1"),
        ),
        options=(),
        rules_version=1,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(_begin, dump_state, _lay, check)
    sight = Sight(view, resample, tableau)
    aids = AIDS
