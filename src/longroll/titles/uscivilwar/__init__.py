"""The U.S. Civil War: the whole war on 1,800 hexes, 1861 to 1865."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.procedural import ProceduralTitle, Rules, Sight
from longroll.engine.title import Document, Option, Scenario, TitleInfo

from .actions import Activations
from .aids import AIDS
from .base import Proc
from .checks import check
from .components import SIDE_KEYS, UNION
from .cycle import ActionCycle, ActionPhase
from .document import SCHEMA
from .inventory import INVENTORY
from .judge import JUDGEMENT, MEASURES
from .options import ADVANCED, ARMIES, MANOEUVRE, MORALE, POLITICAL, REINFORCING, SALT
from .sequence import War
from .setting_up import set_up
from .state import CivilWarState
from .strategic import StrategicMovement
from .views import resample, tableau, view

__all__ = ["TITLE", "USCivilWar"]


def _begin(scenario: str, options: Sequence[str]) -> CivilWarState:
    state = set_up(scenario, options)
    state.stack = [War()]
    return state


def _lay(state: CivilWarState, document: Document) -> None:
    """Lay a position over the set-up; a table alone is at a side's moves, not before dice."""
    SCHEMA.load(state, document)
    if "stack" not in document:
        state.stack = _in_a_phase(state) if state.phase else _before_the_phases()


def _before_the_phases() -> list[Proc]:
    """The Union is about to move strategically."""
    war = War()
    war.at = War.positions["confederate_strategy"]
    return [war, StrategicMovement(UNION)]


def _in_a_phase(state: CivilWarState) -> list[Proc]:
    """The side in phase has its Action Points to spend."""
    side = max(state.side, UNION)
    war, cycle, phase = War(), ActionCycle(), ActionPhase(side)
    war.at = War.positions["end_phase"]
    cycle.at = ActionCycle.positions["second_side"]
    cycle.first = side
    phase.at = ActionPhase.positions["forts"]
    return [war, cycle, phase, Activations(side, state.difference)]


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
        options=(
            Option(POLITICAL, "22.1"),
            Option(SALT, "22.2"),
            Option(REINFORCING, "22.3"),
            Option(ARMIES, "22.4"),
            Option(MORALE, "22.5"),
            Option(MANOEUVRE, "22.6"),
            Option(ADVANCED, "21.1"),
        ),
        rules_version=20,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    inventory = INVENTORY
    rules = Rules(_begin, SCHEMA.dump, _lay, check)
    sight = Sight(view, resample, tableau)
    aids = AIDS
    judgement = JUDGEMENT
    measures = MEASURES


TITLE: Final = USCivilWar()
