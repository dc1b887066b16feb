"""The part of the contract that follows from the stack of procedures, the same for every title."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from longroll.engine.action import Action
from longroll.engine.atlas import NO_ATLAS, Atlas
from longroll.engine.blunder import UNCRITICAL, Critic
from longroll.engine.chance import Chance, NoChance
from longroll.engine.chart import Chart
from longroll.engine.clause import Clause, Denial, deny, read_clauses
from longroll.engine.contest import Contest
from longroll.engine.course import Course
from longroll.engine.decision import Decision
from longroll.engine.event import Event, Events, Message
from longroll.engine.frames import load_flow, procedures_of
from longroll.engine.overlay import Overlay
from longroll.engine.procedure import Play, Procedure, ProcedureError, advance, answer, refusal
from longroll.engine.prospect import Prospect
from longroll.engine.state import Result, State
from longroll.engine.tableau import EMPTY, Tableau
from longroll.engine.title import Document, Foresight, TitleError, TitleInfo

__all__ = ["WON", "ProceduralTitle"]

S = TypeVar("S", bound=State)

WON = 1_000_000
"""How good a game that is won is: more than any position that is not over."""


class ProceduralTitle(ABC, Generic[S]):
    """A title whose sequence of play is a stack of procedures.

    It adds to this its set-up (`begin`), its positions (`lay`, ``dump``), views, possible worlds,
    checks and names, and how good a position is (`worth`). Its procedures are found in the package
    (or module) where its class is defined.
    """

    info: ClassVar[TitleInfo]
    folder: ClassVar[Path]

    @abstractmethod
    def begin(self, scenario: str, options: Sequence[str]) -> S:
        """The table set up, with the sequence of play about to begin and not yet run."""

    @abstractmethod
    def lay(self, state: S, document: Document) -> None:
        """Lay what ``document`` says over the set-up; raises `TitleError` for what cannot be.

        A title that can go on from a table alone puts a stack where ``document`` has none. What a
        document says of the sequence of play is taken over afterwards.
        """

    @abstractmethod
    def worth(self, state: S, seat: str) -> int:
        """How good a position that nobody has won is for ``seat``; only differences matter."""

    def seats(self, options: Sequence[str]) -> tuple[str, ...]:
        """The title's seats, unless an option divides a side among players."""
        return self.info.seats

    def setup(self, scenario: str, options: Sequence[str], chance: Chance) -> S:
        """The state at the first decision."""
        return self.opening(scenario, options, chance)[0]

    def opening(self, scenario: str, options: Sequence[str], chance: Chance) -> tuple[S, Events]:
        """As `setup`, with what happened before the first decision."""
        state = self.begin(scenario, options)
        play = Play(state, chance)
        advance(play)
        return state, play.events

    def copy(self, state: S) -> S:
        """An equal, independent state."""
        return state.copy()

    def decision(self, state: S) -> Decision | None:
        """The pending decision; found anew after a state was loaded."""
        if state.pending is None and state.result is None:
            advance(Play(state, NoChance()))
            if state.pending is not None and state.chosen:
                state.pending = _still_open(state.pending, state.chosen)
        return state.pending

    def apply(self, state: S, seat: str, action: Action, chance: Chance) -> list[Event]:
        """Play ``action`` and run on to the next decision."""
        self.decision(state)
        play = Play(state, chance)
        answer(play, seat, action)
        return play.events

    def why_not(self, state: S, seat: str, action: Action) -> Denial | None:
        """The denial of the first constraint that forbids ``action``; None if it is legal."""
        if state.result is not None:
            return deny(state.result.clause, "deny-game-over")
        decision = self.decision(state)
        if decision is None or seat not in decision.choices:
            return deny(decision.clause if decision else "", "deny-not-your-decision", seat=seat)
        if decision.allows(seat, action):
            return None
        found = refusal(state, action)
        return found or deny(decision.clause, "deny-not-offered", action=str(action))

    def result(self, state: S) -> Result | None:
        """How the game ended."""
        return state.result

    def load(self, document: Document) -> S:
        """The state that ``document`` describes.

        Without a scenario it is of the first one, without options the usual ones are on.
        """
        scenario = document.get("scenario", self.info.scenarios[0].key)
        if scenario not in [known.key for known in self.info.scenarios]:
            raise TitleError(f"no scenario is called '{scenario}'")
        usual = [option.key for option in self.info.options if option.default]
        state = self.begin(scenario, document.get("options", usual))
        self.lay(state, document)
        load_flow(state, document, self._procedures)
        return state

    @cached_property
    def _procedures(self) -> Mapping[str, type[Procedure[Any]]]:
        return procedures_of(type(self).__module__)

    def clauses(self) -> Mapping[str, Clause]:
        """The clause index: ``clauses.csv`` in the title's folder."""
        return self._clauses

    @cached_property
    def _clauses(self) -> Mapping[str, Clause]:
        return read_clauses(self.folder / "clauses.csv")

    def appraise(self, state: S, seat: str) -> int:
        """How good the position is for ``seat``: a game that is won outweighs everything."""
        if state.result is not None and state.result.winner is not None:
            return WON if state.result.winner == seat else -WON
        return self.worth(state, seat)

    def attempts(self, state: S, seat: str, about: str) -> Sequence[Action] | None:
        """None, but for a title that knows more than its lists of actions tell."""
        return None

    def quiet(self, state: S) -> bool:
        """Whether the innermost procedure is a calm one (`Procedure.calm`), or the game is over."""
        return not state.stack or state.stack[-1].calm

    # What not every title has.

    def foresee(self, state: S, seat: str) -> int:
        """Nothing, but for a title that expects something of its positions."""
        return 0

    def foresight(self) -> Foresight:
        """The usual one, but for a title in which self-play found another to be better."""
        return Foresight()

    def tableau(self, state: S, seat: str) -> Tableau:
        """Nothing, but for a title that has something to lay on a table."""
        return EMPTY

    def atlas(self) -> Atlas:
        """No map, but for a title that has one."""
        return NO_ATLAS

    def atlas_with(self, overlay: Path) -> Atlas:
        """An error, but for a title that can read another pack."""
        raise TitleError(f"the map of {self.info.key} cannot be read from another pack")

    def blunders(self) -> tuple[str, ...]:
        """None, but for a title that knows them."""
        return ()

    def critic(self) -> Critic:
        """One who finds nothing, but for a title that knows its blunders."""
        return UNCRITICAL

    def prospects(self, state: S, seat: str) -> Sequence[Prospect]:
        """None, but for a title that can tell them."""
        return ()

    def orders(self, state: S, seat: str, action: Action) -> Sequence[str]:
        """None, but for a title that tells whose its pieces are."""
        return ()

    def holder(self, state: S, seat: str, place: str) -> Denial | None:
        """None, but for a title that can tell."""
        return None

    def notes(self, state: S, seat: str) -> Mapping[Action, Message]:
        """None, but for a title that has some."""
        return {}

    def courses(self, state: S, seat: str) -> Sequence[Course]:
        """None, but for a title that can tell them."""
        return ()

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """None, but for a title that can tell it."""
        return None

    def overlays(self, state: S, seat: str, about: str = "") -> Sequence[Overlay]:
        """None, but for a title that can tell them."""
        return ()

    def charts(self, state: S, seat: str) -> Sequence[Chart]:
        """None, but for a title that has them."""
        return ()

    def unbuilt(self) -> tuple[str, ...]:
        """Nothing, but for a title that is not complete."""
        return ()


def _still_open(decision: Decision, chosen: Sequence[tuple[str, Action]]) -> Decision:
    """What a decision taken together still waits for, after the sealed choices of a position."""
    for seat, action in chosen:
        if not decision.allows(seat, action):
            raise ProcedureError(f"'{seat}' cannot have chosen '{action}'")
    left = decision.without(seat for seat, _ in chosen)
    if not left.choices:
        raise ProcedureError("every seat has 'chosen' already")
    return left
