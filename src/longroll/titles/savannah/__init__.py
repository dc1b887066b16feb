"""Savannah: the siege and the assault of 1779 (series rules G, exclusive rules X, scenario H)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from longroll.engine.action import Action
from longroll.engine.atlas import Atlas
from longroll.engine.blunder import Critic
from longroll.engine.chance import Chance
from longroll.engine.chart import Chart
from longroll.engine.clause import Denial, deny
from longroll.engine.contest import Contest
from longroll.engine.course import Course
from longroll.engine.event import Event, Message
from longroll.engine.overlay import Overlay
from longroll.engine.procedural import ProceduralTitle
from longroll.engine.prospect import Prospect
from longroll.engine.tableau import Tableau
from longroll.engine.title import (
    Audit,
    Document,
    Foresight,
    Option,
    Scenario,
    TitleInfo,
    View,
)

from . import appraisal, atlas, checks, showing, views
from .blunders import BLUNDERS, GameCritic
from .charts import charts
from .combat.counsel import tactic_notes
from .combat.prospects import prospects
from .combat.report import contest
from .components import GRID, HEX, LEADERS, NAMES, UNITS, load
from .components.parts import ALLIES, CROWN
from .deck import holders
from .defaults import follow_the_turn, play_on
from .document import dump_state, load_state
from .firing import last_fight
from .ground import lay
from .notes import courses, notes
from .overlays import overlays
from .scenarios import setup
from .seats import orders
from .state import SavannahState
from .tableau import tableau

__all__ = ["TITLE", "Savannah"]


class Savannah(ProceduralTitle[SavannahState]):
    """The contract, signed."""

    info: ClassVar[TitleInfo] = TitleInfo(
        key="savannah",
        name="Savannah",
        seats=("british", "allied"),
        scenarios=(Scenario("historical", "H"), Scenario("campaign", "X1")),
        options=(Option("advanced", "G1.adv", default=True), Option("three-players", "X2.11")),
        rules_version=6,
    )
    folder: ClassVar[Path] = Path(__file__).parent

    def seats(self, options: Sequence[str]) -> tuple[str, ...]:
        """British and Allied, or British, French and American."""
        if "three-players" in options:
            return ("british", "french", "american")
        return self.info.seats

    def begin(self, scenario: str, options: Sequence[str]) -> SavannahState:
        """The set-up of the scenario, with the siege about to begin."""
        return setup(scenario, options)

    def tableau(self, state: SavannahState, seat: str) -> Tableau:
        """What lies on the table for ``seat``."""
        return tableau(state, seat)

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

    def lay(self, state: SavannahState, document: Document) -> None:
        """Lay a position over the set-up; without a ``stack`` the ``active`` side is to move."""
        load_state(document, state)
        follow_the_turn(state, document)
        if "stack" not in document:
            state.stack = play_on(state, document)

    def names(self) -> Mapping[str, str]:
        """Proper names of units, leaders and hexes; a hex without one is called by its number."""
        return _names()

    def atlas(self) -> Atlas:
        """The map and the named counters, for whoever draws them."""
        return atlas.atlas()

    def atlas_with(self, overlay: Path) -> Atlas:
        """The map of a pack laid over ours."""
        return atlas.atlas_of(load(overlay))

    def worth(self, state: SavannahState, seat: str) -> int:
        """How good the position is for the side of ``seat``: French and Americans share theirs."""
        return appraisal.appraise(state, CROWN if seat == "british" else ALLIES)

    def blunders(self) -> tuple[str, ...]:
        """Guns bared, hopeless attacks, leaders left alone, lines opened."""
        return BLUNDERS

    def foresight(self) -> Foresight:
        """A side moves some twenty units one by one: plans are short, and depth shows only more."""
        return Foresight(care=1, deep=False, lines=False)

    def critic(self) -> Critic:
        """One who sees them."""
        return GameCritic()

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

    def orders(self, state: SavannahState, seat: str, action: Action) -> Sequence[str]:
        """Whose units and leaders an action orders about; with three players by army (X2.11)."""
        return orders(state, seat, action)

    def holder(self, state: SavannahState, seat: str, place: str) -> Denial | None:
        """That enemy units are in a hex (G9.2.a)."""
        if seat not in self.seats(state.options) or place not in HEX:
            return None
        foe = ALLIES if seat == "british" else CROWN
        held = lay(state).occupied[foe] >> HEX[place] & 1
        return deny("G9.2.a", "deny-enemy-held", hex=place) if held else None

    def notes(self, state: SavannahState, seat: str) -> Mapping[Action, Message]:
        """What each step of a march costs, and what is left then; what a tactics chit does."""
        decision = self.decision(state)
        listed = decision.actions_of(seat) if decision is not None else ()
        return {**notes(state, listed), **tactic_notes(state, seat, listed)}

    def courses(self, state: SavannahState, seat: str) -> list[Course]:
        """Where who moves just now can come by several steps, and by which."""
        decision = self.decision(state)
        asked = decision is not None and seat in decision.choices
        return courses(state) if asked else []

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """The last close combat that ``events`` tell of, or the last fire if that came later."""
        return last_fight(events, contest(events))

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
        return Audit.of(components.sources, audit.audit(components), components.replaced)


@cache
def _names() -> Mapping[str, str]:
    return {
        **{unit.key: unit.name for unit in UNITS},
        **{leader.key: leader.name for leader in LEADERS},
        **{GRID.names[hex_]: _hex_name(hex_) for hex_ in range(GRID.size)},
    }


def _hex_name(hex_: int) -> str:
    """What a hex is called: ``Spring Hill redoubt (1404)``, or ``1405``."""
    number = GRID.names[hex_]
    return f"{NAMES[hex_]} ({number})" if NAMES[hex_] else number


TITLE: Final = Savannah()
