"""Savannah: the siege and the assault of 1779 (series rules G, exclusive rules X, scenario H)."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Document, Option, Scenario, TitleInfo

from . import views
from .aids import AIDS
from .checks import check
from .defaults import follow_the_turn, play_on
from .document import SCHEMA
from .inventory import INVENTORY
from .judge import JUDGEMENT, MEASURES
from .scenarios import setup
from .state import SavannahState
from .tableau import tableau

__all__ = ["TITLE", "Savannah"]


def _lay(state: SavannahState, document: Document) -> None:
    """Lay a position over the set-up; without a ``stack`` the ``active`` side is to move."""
    SCHEMA.load(state, document)
    follow_the_turn(state, document)
    if "stack" not in document:
        state.stack = play_on(state, document)


class Savannah(ProceduralTitle[SavannahState]):
    """The contract, signed."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="savannah",
        name="Savannah",
        seats=("british", "allied"),
        scenarios=(Scenario("historical", "H"), Scenario("campaign", "X1")),
        options=(
            Option("advanced", "G1.adv", default=True),
            Option("three-players", "X2.11", seats=("british", "french", "american")),
        ),
        rules_version=8,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(setup, SCHEMA.dump, _lay, check)
    sight = Sight(views.view, views.resample, tableau)
    aids = AIDS
    judgement = JUDGEMENT
    measures = MEASURES


TITLE: Final = Savannah()
