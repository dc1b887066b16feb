"""The part of the title contract that follows from the stack of procedures, for every title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.chance import Chance, NoChance
from longroll.engine.clause import Clause, Denial, deny, read_clauses
from longroll.engine.decision import Decision
from longroll.engine.event import Event, Events
from longroll.engine.frames import load_flow, procedures_of
from longroll.engine.inventory import Inventory
from longroll.engine.judgement import WON, Judgement
from longroll.engine.measures import Measures
from longroll.engine.procedure import Play, Procedure, ProcedureError, advance, answer, refusal
from longroll.engine.state import Result, State
from longroll.engine.tableau import EMPTY, Tableau
from longroll.engine.title import Document, TitleError, TitleInfo, View

__all__ = ["ProceduralTitle", "Rules", "Sight", "asked", "choices_of", "pending_decision"]

S = TypeVar("S", bound=State)


class Rules(NamedTuple, Generic[S]):
    """The rules of a title that no stack of procedures can express.

    Attributes:
        begin: the table set up for a scenario and options, at the start of the sequence of play,
            before any step of it.
        dump: the whole state as plain data.
        lay: lays a document over the set-up; raises `TitleError` for what is impossible. If the
            document has no stack, it makes one, provided that play can continue from a table alone.
            The sequence of play in the document is loaded afterwards.
        check: raises AssertionError naming what is impossible.
    """

    begin: Callable[[str, Sequence[str]], S]
    dump: Callable[[S], Document]
    lay: Callable[[S, Document], None]
    check: Callable[[S], None]


def _nothing_lies(_state: Any, _seat: str) -> Tableau:
    return EMPTY


class Sight(NamedTuple, Generic[S]):
    """What a seat may know.

    Attributes:
        view: all of it, as plain data, with the pending decision.
        resample: a possible world behind it.
        tableau: what lies on the table for it.
    """

    view: Callable[[S, str, Decision | None], View]
    resample: Callable[[S, str, Chance], S]
    tableau: Callable[[S, str], Tableau] = _nothing_lies


class ProceduralTitle(Generic[S]):
    """A title whose sequence of play is a stack of procedures.

    A title provides its information and a few assignments; the rest of the contract follows from
    the stack. Its procedures are found in the package (or module) where its class is defined.
    """

    info: ClassVar[TitleInfo]
    folder: ClassVar[Path]
    inventory: Inventory = Inventory()
    rules: Rules[S]
    sight: Sight[S]
    aids: Aids[S] = Aids()
    judgement: Judgement[S] = Judgement()
    measures: Measures[S] = Measures()

    def seats(self, options: Sequence[str]) -> tuple[str, ...]:
        """The title's seats, unless an option divides a side among players."""
        chosen = (option.seats for option in self.info.options if option.key in options)
        return next(filter(None, chosen), self.info.seats)

    def opening(self, scenario: str, options: Sequence[str], chance: Chance) -> tuple[S, Events]:
        """The state at the first decision, and the events before it."""
        state = self.rules.begin(scenario, options)
        play = Play(state, chance)
        advance(play)
        return state, play.events

    def copy(self, state: S) -> S:
        """An equal, independent state."""
        return state.copy()

    def decision(self, state: S) -> Decision | None:
        """The pending decision; recomputed after a state was loaded."""
        return pending_decision(state)

    def apply(self, state: S, seat: str, action: Action, chance: Chance) -> list[Event]:
        """Play ``action`` and continue to the next decision."""
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
        found = _miscounted(decision, seat, action) or refusal(state, action, seat)
        return found or deny(decision.clause, "deny-not-offered", action=str(action))

    def result(self, state: S) -> Result | None:
        """How the game ended."""
        return state.result

    def quiet(self, state: S) -> bool:
        """Whether the innermost procedure is calm (`Procedure.calm`), or the game is over.

        A calm one is not quiet while it carries out an operation (`Procedure.busy`).
        """
        if not state.stack:
            return True
        top = state.stack[-1]
        return top.calm and top.at not in top.busy_at

    def check(self, state: S) -> None:
        """Raise AssertionError naming what is impossible."""
        self.rules.check(state)

    def dump(self, state: S) -> Document:
        """The whole state as plain data."""
        return self.rules.dump(state)

    def load(self, document: Document) -> S:
        """The state that ``document`` describes.

        The default scenario is the title's first, and the default options are those on by default.
        """
        scenario = document.get("scenario", self.info.scenarios[0].key)
        if scenario not in [known.key for known in self.info.scenarios]:
            raise TitleError(f"no scenario is called '{scenario}'")
        usual = [option.key for option in self.info.options if option.default]
        state = self.rules.begin(scenario, document.get("options", usual))
        self.rules.lay(state, document)
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

    def view(self, state: S, seat: str) -> View:
        """All that ``seat`` may know."""
        return self.sight.view(state, seat, self.decision(state))

    def tableau(self, state: S, seat: str) -> Tableau:
        """What lies on the table for ``seat``."""
        return self.sight.tableau(state, seat)

    def resample(self, state: S, seat: str, chance: Chance) -> S:
        """A possible world for ``seat``."""
        return self.sight.resample(state, seat, chance)

    def appraise(self, state: S, seat: str) -> int:
        """The worth of the position to ``seat``: a won game outweighs everything."""
        if state.result is not None and state.result.winner is not None:
            won = state.result.winner == seat
            return WON if won else self.judgement.lost(state, seat)
        return self.judgement.worth(state, seat)


def pending_decision(state: State) -> Decision | None:
    """Who must choose in a state, and from what; recomputed after it was loaded."""
    if state.pending is None and state.result is None:
        advance(Play(state, NoChance()), look=True)
        if state.pending is not None and state.chosen:
            state.pending = _still_open(state.pending, state.chosen)
    return state.pending


def asked(state: State) -> tuple[str, ...]:
    """The seats that must choose in a state, without making their lists (`Procedure.asks`).

    For a loaded state this is unknown until its decision has been read.
    """
    if state.pending is not None:
        return state.pending.seats
    frame = state.stack[-1] if state.stack else None
    waits = frame is not None and frame.step in frame.asks
    return frame.seats_asked(state) if frame is not None and waits else ()


def choices_of(state: State, seat: str) -> Sequence[Action]:
    """The actions of ``seat`` in a state; none if it is not asked."""
    decision = pending_decision(state)
    return decision.actions_of(seat) if decision is not None else ()


def _still_open(decision: Decision, chosen: Sequence[tuple[str, Action]]) -> Decision:
    """The part of a simultaneous decision still open after the sealed choices of a position."""
    for seat, action in chosen:
        if not decision.allows(seat, action):
            raise ProcedureError(f"'{seat}' cannot have chosen '{action}'")
    left = decision.without(seat for seat, _ in chosen)
    if not left.choices:
        raise ProcedureError("every seat has 'chosen' already")
    return left


def _miscounted(decision: Decision, seat: str, action: Action) -> Denial | None:
    """Of an order on the list words are missing, or it has some too many."""
    alike = [one for one in decision.actions_of(seat) if one.verb == action.verb]
    counts, given = {len(one.args) for one in alike}, len(action.args)
    if given in counts:
        return None
    for one in alike:
        count = len(one.args)
        if given > count and one.args == action.args[:count]:
            word = action.args[count]
            return deny(decision.clause, "deny-word-too-many", action=str(one), word=word)
        if given < count and one.args[:given] == action.args:
            said, example = str(action), str(one)
            return deny(decision.clause, "deny-word-missing", action=said, example=example)
    return None
