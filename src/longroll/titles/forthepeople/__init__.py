"""For the People: the strategic game of the Civil War (rulebook chapters 2 to 17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from longroll.engine.action import Action
from longroll.engine.atlas import Atlas
from longroll.engine.blunder import Critic
from longroll.engine.chance import Chance, NoChance
from longroll.engine.chart import Chart
from longroll.engine.clause import Denial
from longroll.engine.contest import Contest
from longroll.engine.course import Course
from longroll.engine.event import Event, Message
from longroll.engine.overlay import Overlay
from longroll.engine.procedural import ProceduralTitle
from longroll.engine.procedure import Play, Procedure
from longroll.engine.prospect import Prospect
from longroll.engine.tableau import Tableau
from longroll.engine.title import (
    Audit,
    Document,
    Option,
    Scenario,
    TitleError,
    TitleInfo,
    View,
)

from . import appraisal, atlas, audit, checks, expectation, showing, views
from .attempts import attempts, holder
from .battle.prospects import prospects
from .battle.report import contest
from .blunders import BLUNDERS, GameCritic
from .cards.register import unbuilt_events
from .cards.rounds import StrategyPhase
from .charts import charts
from .components import ARMIES, CARDS, GENERAL, GENERALS, SIDE_KEYS, SPACES, STATES, load
from .document import dump_state, load_state
from .generals import take_named_posts
from .movement import March, courses
from .notes import notes
from .options import CAVALRY_REPLACEMENTS, OPERATIONS_QUEUE, RAIL_LOGISTICS, SPECIAL_GENERALS
from .overlays import overlays
from .scenarios import setup
from .sequence import War
from .state import SIDE_OF, ForThePeopleState
from .tableau import tableau

__all__ = ["TITLE", "ForThePeople"]

AIMED: Final = frozenset({"ambush", "displace"})
"""Orders of event cards that strike a general of the enemy."""


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

    def begin(self, scenario: str, options: Sequence[str]) -> ForThePeopleState:
        """The set-up of the scenario, with the war about to begin."""
        return setup(scenario, options)

    def tableau(self, state: ForThePeopleState, seat: str) -> Tableau:
        """What lies on the table for ``seat``."""
        return tableau(state, seat)

    def view(self, state: ForThePeopleState, seat: str) -> View:
        """What ``seat`` may know."""
        return views.view(state, seat, self.decision(state))

    def resample(self, state: ForThePeopleState, seat: str, chance: Chance) -> ForThePeopleState:
        """A possible world for ``seat``: hidden hands dealt anew."""
        return views.resample(state, seat, chance)

    def check(self, state: ForThePeopleState) -> None:
        """Raise AssertionError naming what is impossible."""
        checks.check(state)

    def dump(self, state: ForThePeopleState) -> Document:
        """The whole state as plain data."""
        return dump_state(state)

    def lay(self, state: ForThePeopleState, document: Document) -> None:
        """Lay a position over the set-up.

        Without a ``stack`` the turn stands at the strategy rounds (3.3), with ``active`` (a side,
        the Union if left out) to play.
        """
        load_state(document, state)
        if "stack" not in document:
            if not document.get("clear"):  # the rounds come after the generals of the turn (3.1)
                take_named_posts(Play(state, NoChance()), document.get("generals", {}))
            state.stack = _strategy_rounds(document.get("active", "union"))

    def names(self) -> Mapping[str, str]:
        """Proper names of spaces, generals, armies and states."""
        return _names()

    def atlas(self) -> Atlas:
        """The map and the named counters, for whoever draws them."""
        return atlas.atlas()

    def atlas_with(self, overlay: Path) -> Atlas:
        """The map of a pack laid over ours."""
        return atlas.atlas_of(load(overlay))

    def worth(self, state: ForThePeopleState, seat: str) -> int:
        """How good the position is for ``seat``, in hundredths of a point of will."""
        return appraisal.appraise(state, SIDE_OF[seat])

    def foresee(self, state: ForThePeopleState, seat: str) -> int:
        """What generals can be led by, and what states bring at the end of a turn of 1861."""
        return expectation.foresee(state, SIDE_OF[seat])

    def quiet(self, state: ForThePeopleState) -> bool:
        """Whether the position can be judged."""
        return appraisal.quiet(state)

    def blunders(self) -> tuple[str, ...]:
        """Capitals bared, hopeless attacks, generals left alone."""
        return BLUNDERS

    def critic(self) -> Critic:
        """One who sees them."""
        return GameCritic()

    def gauges(self, state: ForThePeopleState) -> Mapping[str, int]:
        """Will, states, strength points, spaces outside the own colour, and the blockade."""
        return appraisal.gauges(state)

    def show(self, state: ForThePeopleState, seat: str, key: str) -> View:
        """What ``seat`` may know of a space, general, army or card."""
        shown = showing.show(state, key)
        if key.isdigit() and seat in SIDE_OF and int(key) in state.hand[SIDE_OF[seat]]:
            shown["pile"] = "in-hand"
        return shown

    def prospects(self, state: ForThePeopleState, seat: str) -> tuple[Prospect, ...]:
        """The battles that may be fought next, with their odds."""
        decision = self.decision(state)
        actions = decision.actions_of(seat) if decision is not None else ()
        return prospects(state, actions)

    def orders(self, state: ForThePeopleState, seat: str, action: Action) -> tuple[str, ...]:
        """The sides of the generals whom an action names, but for those of events against them."""
        if action.verb in AIMED:
            return ()
        named = [GENERALS[GENERAL[key]] for key in action.args if key in GENERAL]
        return tuple([SIDE_KEYS[general.side] for general in named])

    def holder(self, state: ForThePeopleState, seat: str, place: str) -> Denial | None:
        """That enemy strength points or a fort of his hold a space."""
        return holder(state, seat, place)

    def notes(self, state: ForThePeopleState, seat: str) -> Mapping[Action, Message]:
        """What each step of a march costs, and what is left then."""
        decision = self.decision(state)
        return notes(state, decision.actions_of(seat) if decision is not None else ())

    def courses(self, state: ForThePeopleState, seat: str) -> list[Course]:
        """Where the force on the march can come by several steps, and by which."""
        decision = self.decision(state)
        march = state.stack[-1] if state.stack else None
        if decision is None or seat not in decision.choices or not isinstance(march, March):
            return []
        return courses(state, state.force, march) if state.force is not None else []

    def attempts(
        self, state: ForThePeopleState, seat: str, about: str
    ) -> tuple[Action, ...] | None:
        """The forces that might set out from a space or under a general."""
        return attempts(state, seat, about)

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """The last battle that ``events`` tell of."""
        return contest(events)

    def overlays(self, state: ForThePeopleState, seat: str, about: str = "") -> list[Overlay]:
        """Supply, naval control, and how far a force can go."""
        return overlays(state, seat, about)

    def charts(self, state: ForThePeopleState, seat: str) -> tuple[Chart, ...]:
        """Will, turn, states, reinforcements, blockade, works, capitals, cards seen: all public."""
        return charts(state)

    def audit(self, overlay: Path | None = None) -> Audit:
        """The pack by source, and every constraint that the rulebook states."""
        components = load(overlay)
        return Audit.of(components.sources, audit.audit(components), components.replaced)

    def unbuilt(self) -> tuple[str, ...]:
        """Cards whose event is not built yet."""
        return tuple(f"{number} {CARDS[number].title_key}" for number in unbuilt_events())


@cache
def _names() -> Mapping[str, str]:
    return {
        **{state.key: state.name for state in STATES},
        **{army.key: army.name for army in ARMIES},
        **{general.key: general.name for general in GENERALS},
        **_space_names(),
    }


def _space_names() -> dict[str, str]:
    """The names of spaces, told apart by their state where two share one."""
    names = [space.name for space in SPACES]
    shared = {name for name in names if names.count(name) > 1}
    return {
        space.key: f"{space.name} ({STATES[space.state].key.upper()})"
        if space.name in shared
        else space.name
        for space in SPACES
    }


def _strategy_rounds(active: str) -> list[Procedure[Any]]:
    """The stack in the middle of the strategy rounds with ``active`` to play."""
    if active not in SIDE_OF:
        raise TitleError(f"'{active}' is no side; active takes union or confederate")
    war, rounds = War(), StrategyPhase()
    war.at = War.positions["political_control"]
    rounds.at = StrategyPhase.positions["turn"]
    rounds.side = SIDE_OF[active]
    return [war, rounds]


TITLE: Final = ForThePeople()
