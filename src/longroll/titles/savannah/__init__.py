"""Savannah: the siege and the assault of 1779 (series rules G, exclusive rules X, scenario H)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final

from longroll.engine.atlas import Atlas
from longroll.engine.chance import Chance
from longroll.engine.chart import Chart
from longroll.engine.clause import Clause, read_clauses
from longroll.engine.contest import Contest
from longroll.engine.event import Event, Events
from longroll.engine.frames import load_flow, procedures_of
from longroll.engine.overlay import Overlay
from longroll.engine.procedure import Play, Procedure, advance
from longroll.engine.prospect import Prospect
from longroll.engine.title import (
    Audit,
    Document,
    Option,
    ProceduralTitle,
    Scenario,
    TitleError,
    TitleInfo,
    View,
)

from . import appraisal, atlas, checks, showing, views
from .charts import charts
from .combat.prospects import prospects
from .combat.report import contest
from .components import GRID, LEADERS, NAMES, UNITS, load
from .components.parts import ALLIES, CROWN
from .deck import holders
from .document import dump_state, load_state
from .overlays import overlays
from .scenarios import setup
from .sequence import PlayerTurn, Siege
from .state import SavannahState

__all__ = ["TITLE", "Savannah"]

FOLDER: Final = Path(__file__).parent
SCENARIOS: Final = (Scenario("historical", "H"), Scenario("campaign", "X1"))


class Savannah(ProceduralTitle[SavannahState]):
    """The contract, signed."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="savannah",
        name="Savannah",
        seats=("british", "allied"),
        scenarios=SCENARIOS,
        options=(Option("advanced", "G1.adv", default=True), Option("three-players", "X2.11")),
        rules_version=1,
    )
    folder: ClassVar[Path] = FOLDER

    def seats(self, options: Sequence[str]) -> tuple[str, ...]:
        """British and Allied, or British, French and American."""
        if "three-players" in options:
            return ("british", "french", "american")
        return self.info.seats

    def setup(self, scenario: str, options: Sequence[str], chance: Chance) -> SavannahState:
        """The state at the first decision."""
        return self.opening(scenario, options, chance)[0]

    def opening(
        self, scenario: str, options: Sequence[str], chance: Chance
    ) -> tuple[SavannahState, Events]:
        """As `setup`, with what happened before the first decision."""
        state = setup(scenario, options)
        play = Play(state, chance)
        advance(play)
        return state, play.events

    def copy(self, state: SavannahState) -> SavannahState:
        """An equal, independent state."""
        return state.copy()

    def view(self, state: SavannahState, seat: str) -> View:
        """What ``seat`` may know."""
        return views.view(state, seat, self.decision(state))

    def resample(self, state: SavannahState, seat: str, chance: Chance) -> SavannahState:
        """A possible world for ``seat``: hidden hands dealt anew."""
        return views.resample(state, seat, chance)

    def check(self, state: SavannahState) -> None:
        """Raise AssertionError naming what is impossible."""
        checks.check(state)

    def dump(self, state: SavannahState) -> Document:
        """The whole state as plain data."""
        return dump_state(state)

    def load(self, document: Document) -> SavannahState:
        """The state that ``document`` describes.

        Without a ``stack`` the side that is ``active`` is about to move.
        """
        scenario = document.get("scenario", SCENARIOS[0].key)
        if scenario not in [known.key for known in SCENARIOS]:
            raise TitleError(f"no scenario is called '{scenario}'")
        state = setup(scenario, document.get("options", ()))
        load_state(document, state)
        if "stack" not in document:
            state.stack = _about_to_move(state)
        load_flow(state, document, self._procedures)
        return state

    @cached_property
    def _procedures(self) -> Mapping[str, type[Procedure[Any]]]:
        return procedures_of(__name__)

    def clauses(self) -> Mapping[str, Clause]:
        """The clause index."""
        return self._clauses

    @cached_property
    def _clauses(self) -> Mapping[str, Clause]:
        return read_clauses(FOLDER / "clauses.csv")

    def names(self) -> Mapping[str, str]:
        """Proper names of units, leaders and hexes; a hex without one is called by its number."""
        return self._names

    @cached_property
    def _names(self) -> Mapping[str, str]:
        return {
            **{unit.key: unit.name for unit in UNITS},
            **{leader.key: leader.name for leader in LEADERS},
            **{GRID.names[hex_]: _hex_name(hex_) for hex_ in range(GRID.size)},
        }

    def atlas(self) -> Atlas:
        """The map and the named counters, for whoever draws them."""
        return atlas.atlas()

    def atlas_with(self, overlay: Path) -> Atlas:
        """The map of a pack laid over ours."""
        return atlas.atlas_of(load(overlay))

    def appraise(self, state: SavannahState, seat: str) -> int:
        """How good the position is for ``seat``; an Ally counts for both, and more for himself."""
        side = CROWN if seat == "british" else ALLIES
        if state.result is not None and state.result.winner is not None:
            return 1_000_000 if state.result.winner == seat else -1_000_000
        return appraisal.appraise(state, side)

    def gauges(self, state: SavannahState) -> Mapping[str, int]:
        """Army morale, victory points, strength, and what is left of the town."""
        return appraisal.gauges(state)

    def show(self, state: SavannahState, seat: str, key: str) -> View:
        """What ``seat`` may know of a hex, unit, leader, army or card."""
        shown = showing.show(state, key)
        own = [side for side in (CROWN, ALLIES) if seat in holders(state, side)]
        if key.isdigit() and any(int(key) in state.hands[side] for side in own):
            shown["pile"] = "in-hand"
        return shown

    def prospects(self, state: SavannahState, seat: str) -> Sequence[Prospect]:
        """The close combats that may be fought next, with their odds."""
        decision = self.decision(state)
        actions = decision.actions_of(seat) if decision is not None else ()
        return prospects(state, actions)

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """The last close combat that ``events`` tell of."""
        return contest(events)

    def overlays(self, state: SavannahState, seat: str, about: str = "") -> list[Overlay]:
        """Zones of control, lines of sight, and how far a piece can go: all public (G7.4)."""
        return overlays(state, about)

    def charts(self, state: SavannahState, seat: str) -> tuple[Chart, ...]:
        """Morale, points, turns, what is to come, losses, cards seen: all public."""
        return charts(state)

    def audit(self, overlay: Path | None = None) -> Audit:
        """The pack by source, and every constraint that the rulebook states."""
        from . import audit  # noqa: PLC0415  (a long list of checks that no game needs)

        components = load(overlay)
        data: dict[str, int] = {}
        for counts in components.sources.values():
            for source, count in counts.items():
                data[source] = data.get(source, 0) + count
        return Audit(data, audit.audit(components), components.replaced)

    def unbuilt(self) -> tuple[str, ...]:
        """Nothing: every card and rule is built."""
        return ()


def _about_to_move(state: SavannahState) -> list[Procedure[Any]]:
    """The stack in the player turn of the active side, at its movement phase (X3.VII)."""
    siege, turn = Siege(), PlayerTurn(state.active)
    siege.at = Siege.positions["second" if state.active == state.holder else "end_turn"]
    turn.at = PlayerTurn.positions["movement"]
    return [siege, turn]


def _hex_name(hex_: int) -> str:
    """What a hex is called: ``Spring Hill redoubt (1404)``, or ``1405``."""
    number = GRID.names[hex_]
    return f"{NAMES[hex_]} ({number})" if NAMES[hex_] else number


TITLE: Final = Savannah()
