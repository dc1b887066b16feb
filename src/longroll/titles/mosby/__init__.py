"""Mosby's Raiders: one partisan against a Union made of tables, 1863 and 1864."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.chance import Chance
from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Document, Option, Scenario, TitleInfo

from .aids import AIDS
from .checks import check
from .document import SCHEMA
from .inventory import INVENTORY
from .judge import JUDGEMENT, MEASURES
from .raids import Operations
from .scenarios import setup
from .sequence import Turn, War
from .state import SEAT, SHORT_WAR, MosbyState
from .tableau import tableau
from .views import view

__all__ = ["TITLE", "Mosby"]


def _lay(state: MosbyState, document: Document) -> None:
    """Lay a position over the set-up; with Mosby on the map the turn is in operations."""
    SCHEMA.load(state, document)
    if "stack" not in document and state.mosby >= 0:
        war, turn = War(), Turn()
        war.at = War.positions["end"]
        turn.at, turn.mustered = Turn.positions["end"], True
        state.stack = [war, turn, Operations()]


def _resample(state: MosbyState, _seat: str, _chance: Chance) -> MosbyState:
    """A possible world: there is but one, for what is hidden does not exist yet."""
    return state.copy()


class Mosby(ProceduralTitle[MosbyState]):
    """The contract, signed."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="mosby",
        name="Mosby's Raiders",
        seats=(SEAT,),
        scenarios=(
            *(Scenario("partisan", "22.1"), Scenario("ranger", "22.2")),
            Scenario("gray-ghost", "22.3"),
        ),
        options=(Option(SHORT_WAR, "3.5", length=True),),
        rules_version=2,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(setup, SCHEMA.dump, _lay, check)
    sight = Sight(view, _resample, tableau)
    aids = AIDS
    judgement = JUDGEMENT
    measures = MEASURES


TITLE: Final = Mosby()
