"""The contract that a game signs, and the registry of titles."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from longroll.engine.action import Action
from longroll.engine.atlas import Atlas
from longroll.engine.chance import Chance, NoChance
from longroll.engine.chart import Chart
from longroll.engine.clause import Clause, Denial, deny
from longroll.engine.contest import Contest
from longroll.engine.decision import Decision
from longroll.engine.event import Event, Events
from longroll.engine.overlay import Overlay
from longroll.engine.pack import Constraint
from longroll.engine.procedure import Play, ProcedureError, advance, answer, refusal
from longroll.engine.prospect import Prospect
from longroll.engine.state import Result, State

__all__ = [
    "Audit",
    "Document",
    "Option",
    "ProceduralTitle",
    "Scenario",
    "Title",
    "TitleError",
    "TitleInfo",
    "View",
    "digest",
    "get_title",
    "register",
    "title_keys",
    "unregister",
]

View = dict[str, Any]
"""What a seat may know, as plain data: strings, numbers, booleans, lists, string-keyed dicts."""

Document = dict[str, Any]
"""A whole state as plain data that TOML can hold (no nulls)."""


class TitleError(ValueError):
    """A title, scenario, option or position that does not exist or cannot be; says the remedy."""


class Option(NamedTuple):
    """A rule that may be switched on: its key, its clause and its default."""

    key: str
    clause: str
    default: bool = False


class Scenario(NamedTuple):
    """A scenario: its key and the clause that sets it up."""

    key: str
    clause: str


class TitleInfo(NamedTuple):
    """What a title is: shown before a game, written into records.

    ``seats`` are those of a game without options: `Title.seats` tells those of any game.
    ``rules_version`` grows when a record made before might replay differently.
    """

    key: str
    name: str
    seats: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    rules_version: int


class Audit(NamedTuple):
    """What a pack rests on: data by source, every constraint, and the files laid over ours."""

    data: Mapping[str, int]
    constraints: Sequence[Constraint]
    replaced: Sequence[str] = ()


class Title(Protocol):
    """A game. Everything outside the titles uses this and nothing else of them."""

    @property
    def info(self) -> TitleInfo:
        """Key, name, seats, scenarios, options, version."""
        ...

    @property
    def folder(self) -> Path:
        """Where the title keeps ``locale/``, ``clauses.csv`` and ``pack/``."""
        ...

    def seats(self, options: Sequence[str]) -> tuple[str, ...]:
        """The seats of a game with these options, in a fixed order."""
        ...

    def setup(self, scenario: str, options: Sequence[str], chance: Chance) -> Any:
        """The state at the first decision of a new game."""
        ...

    def opening(self, scenario: str, options: Sequence[str], chance: Chance) -> tuple[Any, Events]:
        """As `setup`, with what happened on the way to the first decision."""
        ...

    def copy(self, state: Any) -> Any:
        """An equal, independent state."""
        ...

    def decision(self, state: Any) -> Decision | None:
        """Who must choose, and from what; None when the game is over."""
        ...

    def apply(self, state: Any, seat: str, action: Action, chance: Chance) -> Events:
        """Play ``action``, which must be on the list, in place; the events that it caused."""
        ...

    def view(self, state: Any, seat: str) -> View:
        """What ``seat`` (or OBSERVER) may know."""
        ...

    def resample(self, state: Any, seat: str, chance: Chance) -> Any:
        """A possible world: as ``state`` for all that ``seat`` knows, its unknowns dealt anew."""
        ...

    def why_not(self, state: Any, seat: str, action: Action) -> Denial | None:
        """Why ``seat`` may not play ``action`` now; None if it may."""
        ...

    def result(self, state: Any) -> Result | None:
        """How the game ended; None while it lasts."""
        ...

    def check(self, state: Any) -> None:
        """Raise AssertionError naming what is impossible in ``state``."""
        ...

    def dump(self, state: Any) -> Document:
        """The whole state as plain data."""
        ...

    def load(self, document: Document) -> Any:
        """The state that ``document`` describes; what it leaves out comes from its scenario."""
        ...

    def clauses(self) -> Mapping[str, Clause]:
        """The title's clause index."""
        ...

    def names(self) -> Mapping[str, str]:
        """Proper names of components by key (``fort-monroe``: Fort Monroe), in every language."""
        ...

    def atlas(self) -> Atlas:
        """The map and the named counters, for whoever draws them; `NO_ATLAS` without a map."""
        ...

    def atlas_with(self, overlay: Path) -> Atlas:
        """As `atlas`, with the files of another pack laid over ours.

        Raises `PackError` for a pack that cannot be read, `TitleError` if this title takes none.
        """
        ...

    def appraise(self, state: Any, seat: str) -> int:
        """How good a position is for ``seat``: more is better; only differences mean anything."""
        ...

    def quiet(self, state: Any) -> bool:
        """Whether the position can be judged: nothing that was begun is waiting for its end."""
        ...

    def gauges(self, state: Any) -> Mapping[str, int]:
        """The numbers that tell how a war goes (``will union``: 97), for statistics."""
        ...

    def show(self, state: Any, seat: str, key: str) -> View:
        """What ``seat`` may know of one place or piece; raises `TitleError` for an unknown key."""
        ...

    def prospects(self, state: Any, seat: str) -> Sequence[Prospect]:
        """The fights that may come next, as ``seat`` may know them, with their exact odds."""
        ...

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """The last fight that ``events`` tell of, as far as they tell it; None without one."""
        ...

    def overlays(self, state: Any, seat: str, about: str = "") -> Sequence[Overlay]:
        """What can be laid over the map, from what ``seat`` may know.

        ``about``: the key of a place or piece that is pointed at, or empty. One that is unknown,
        or of which there is nothing to tell, adds nothing.
        """
        ...

    def charts(self, state: Any, seat: str) -> Sequence[Chart]:
        """What stands on the tracks and charts beside the map, as ``seat`` may know it."""
        ...

    def audit(self, overlay: Path | None = None) -> Audit:
        """The pack counted by source and checked against every stated constraint."""
        ...

    def unbuilt(self) -> tuple[str, ...]:
        """Components whose rules are not built yet (and are not offered): none when complete."""
        ...


def digest(title: Title, state: Any) -> str:
    """Sixteen hexadecimal digits that differ whenever two states differ."""
    text = json.dumps(title.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


S = TypeVar("S", bound=State)


class ProceduralTitle(Generic[S]):
    """The part of the contract that follows from the stack of procedures.

    A title derives from it and adds its set-up, views, sampling, positions and checks.
    """

    info: ClassVar[TitleInfo]

    def seats(self, options: Sequence[str]) -> tuple[str, ...]:
        """The title's seats, unless an option divides a side among players."""
        return self.info.seats

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

    def prospects(self, state: S, seat: str) -> Sequence[Prospect]:
        """None, but for a title that can tell them."""
        return ()

    def quiet(self, state: S) -> bool:
        """Whether the innermost procedure is a calm one (`Procedure.calm`), or the game is over."""
        return not state.stack or state.stack[-1].calm

    def atlas_with(self, overlay: Path) -> Atlas:
        """An error, but for a title that can read another pack."""
        raise TitleError(f"the map of {self.info.key} cannot be read from another pack")

    def contest(self, events: Sequence[Event]) -> Contest | None:
        """None, but for a title that can tell it."""
        return None

    def overlays(self, state: S, seat: str, about: str = "") -> Sequence[Overlay]:
        """None, but for a title that can tell them."""
        return ()

    def charts(self, state: S, seat: str) -> Sequence[Chart]:
        """None, but for a title that has them."""
        return ()

    def result(self, state: S) -> Result | None:
        """How the game ended."""
        return state.result

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


def _still_open(decision: Decision, chosen: Sequence[tuple[str, Action]]) -> Decision:
    """What a decision taken together still waits for, after the sealed choices of a position."""
    for seat, action in chosen:
        if not decision.allows(seat, action):
            raise ProcedureError(f"'{seat}' cannot have chosen '{action}'")
    left = decision.without(seat for seat, _ in chosen)
    if not left.choices:
        raise ProcedureError("every seat has 'chosen' already")
    return left


_HOMES = {
    "forthepeople": "longroll.titles.forthepeople",
    "savannah": "longroll.titles.savannah",
}
_TITLES: dict[str, Title] = {}


def register(key: str, make: Callable[[], Title]) -> None:
    """Make a title known under ``key``: for titles outside this house, and for tests."""
    _TITLES[key] = make()


def unregister(key: str) -> None:
    """Forget a title made known by `register`."""
    _TITLES.pop(key, None)


def title_keys() -> tuple[str, ...]:
    """The keys of all titles, in alphabetical order."""
    return tuple(sorted({*_HOMES, *_TITLES}))


def get_title(key: str) -> Title:
    """The title called ``key``; its modules are imported when first asked for.

    Raises `TitleError` for an unknown key.
    """
    if key not in _TITLES:
        if key not in _HOMES:
            known = ", ".join(title_keys())
            raise TitleError(f"no title is called {key!r}; the titles are: {known}")
        _TITLES[key] = import_module(_HOMES[key]).TITLE
    return _TITLES[key]
