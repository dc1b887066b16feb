"""Savannah: the siege and the assault of 1779 (series rules G, exclusive rules X, scenario H)."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures
from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Document, Option, Scenario, TitleInfo

from . import appraisal, views
from .aids import AIDS
from .blunders import BLUNDERS, GameCritic
from .checks import check
from .components.parts import ALLIES, CROWN
from .defaults import follow_the_turn, play_on
from .document import dump_state, load_state
from .inventory import INVENTORY
from .scenarios import setup
from .state import SavannahState
from .tableau import tableau

__all__ = ["TITLE", "Savannah"]


def _lay(state: SavannahState, document: Document) -> None:
    """Lay a position over the set-up; without a ``stack`` the ``active`` side is to move."""
    load_state(document, state)
    follow_the_turn(state, document)
    if "stack" not in document:
        state.stack = play_on(state, document)


def _worth(state: SavannahState, seat: str) -> int:
    """How good the position is for the side of ``seat``: French and Americans share theirs."""
    return appraisal.appraise(state, CROWN if seat == "british" else ALLIES)


SHORT_PLANS: Final = Foresight(care=1, deep=False, lines=False)
"""A side moves some twenty units one by one: plans are short, and depth shows only more."""


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
        rules_version=6,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(setup, dump_state, _lay, check)
    sight = Sight(views.view, views.resample, tableau)
    aids = AIDS
    judgement = Judgement(_worth, foresight=SHORT_PLANS)
    measures = Measures(appraisal.gauges, BLUNDERS, GameCritic)


TITLE: Final = Savannah()
