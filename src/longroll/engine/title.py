"""The contract that every game implements, and the registry of titles."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.chance import Chance
from longroll.engine.clause import Clause, Denial
from longroll.engine.decision import Decision
from longroll.engine.errors import TitleError
from longroll.engine.event import Events
from longroll.engine.inventory import Audit, Inventory
from longroll.engine.judgement import Foresight, Judgement
from longroll.engine.measures import Measures
from longroll.engine.state import Result
from longroll.engine.tableau import Tableau

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "Audit",
    "Document",
    "Foresight",
    "Option",
    "Scenario",
    "Title",
    "TitleError",
    "TitleInfo",
    "View",
    "digest",
    "get_title",
    "register",
    "title_keys",
    "titles_as_they_came",
    "unregister",
]

View = dict[str, Any]
"""What a seat may know, as plain data: strings, numbers, booleans, lists, string-keyed dicts."""

Document = dict[str, Any]
"""A whole state as plain data that TOML can represent (no nulls)."""


class Option(NamedTuple):
    """An optional rule: its key, its clause and its default.

    ``seats``: the seats of a game with it, if it divides a side among players; else empty.
    ``length``: whether it makes a game shorter or longer, so that it is shown with the scenarios.
    """

    key: str
    clause: str
    default: bool = False
    seats: tuple[str, ...] = ()
    length: bool = False


class Scenario(NamedTuple):
    """A scenario: its key and the clause that sets it up."""

    key: str
    clause: str


class TitleInfo(NamedTuple):
    """What a title is: shown before a game, and written into records.

    ``seats`` are those of a game without options: `Title.seats` gives those of any game. The first
    of ``scenarios`` is the default. ``rules_version`` grows when an earlier record might replay
    differently.
    """

    key: str
    name: str
    seats: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    rules_version: int


class Title(Protocol):
    """A game. Code outside the titles uses nothing but this.

    The rules and what each seat may know are methods. What tables, bots, the laboratory and map
    drawing may ask for beside them is in four objects, whose parts have defaults.
    """

    @property
    def info(self) -> TitleInfo:
        """Key, name, seats, scenarios, options, version."""
        ...

    @property
    def folder(self) -> Path:
        """The folder with ``locale/``, ``clauses.csv`` and ``pack/``."""
        ...

    @property
    def inventory(self) -> Inventory:
        """The map, the named pieces, the pack."""
        ...

    @property
    def aids(self) -> Aids[Any]:
        """What a table shows beside the rules."""
        ...

    @property
    def judgement(self) -> Judgement[Any]:
        """How good a position is."""
        ...

    @property
    def measures(self) -> Measures[Any]:
        """The numbers of a game, and its blunders."""
        ...

    # The rules.

    def clauses(self) -> Mapping[str, Clause]:
        """The title's clause index."""
        ...

    def seats(self, options: Sequence[str]) -> tuple[str, ...]:
        """The seats of a game with these options, in a fixed order."""
        ...

    def opening(self, scenario: str, options: Sequence[str], chance: Chance) -> tuple[Any, Events]:
        """The state at the first decision of a new game, and the events before it."""
        ...

    def copy(self, state: Any) -> Any:
        """An equal, independent state."""
        ...

    def decision(self, state: Any) -> Decision | None:
        """Who must choose, and from what; None when the game is over."""
        ...

    def apply(self, state: Any, seat: str, action: Action, chance: Chance) -> Events:
        """Play ``action``, which must be on the list, in place; returns the events caused."""
        ...

    def result(self, state: Any) -> Result | None:
        """How the game ended; None until it is over."""
        ...

    def quiet(self, state: Any) -> bool:
        """Whether the position can be judged, because no operation is in progress."""
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

    # What a seat may know.

    def view(self, state: Any, seat: str) -> View:
        """All that ``seat`` (or OBSERVER) may know, for code that knows the title.

        Bots, environments and data sets take the whole view. Everything that is shown reads
        `tableau`.
        """
        ...

    def tableau(self, state: Any, seat: str) -> Tableau:
        """What lies on the table for ``seat`` (or OBSERVER)."""
        ...

    def resample(self, state: Any, seat: str, chance: Chance) -> Any:
        """A possible world: like ``state`` in all that ``seat`` knows, the unknown dealt anew."""
        ...

    def why_not(self, state: Any, seat: str, action: Action) -> Denial | None:
        """Why ``seat`` may not play ``action`` now; None if it may."""
        ...

    def appraise(self, state: Any, seat: str) -> int:
        """The worth of a position to ``seat``: its `Judgement.worth`, or `WON` for a won game."""
        ...


def digest(title: Title, state: Any) -> str:
    """A digest of a state: sixteen hexadecimal digits."""
    text = json.dumps(title.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


GROUP = "longroll.titles"
"""The group of entry points under which an installed package offers titles."""
_HOMES = {
    "forthepeople": "longroll.titles.forthepeople",
    "savannah": "longroll.titles.savannah",
    "mosby": "longroll.titles.mosby",
    "bobbylee": "longroll.titles.bobbylee",
    "uscivilwar": "longroll.titles.uscivilwar",
}
"""The modules of the built-in titles, in the order in which they were added."""
_TITLES: dict[str, Title] = {}


def register(key: str, make: Callable[[], Title]) -> None:
    """Register a title under ``key``: for tests, and for titles that are not installed."""
    _TITLES[key] = make()


def unregister(key: str) -> None:
    """Remove a title registered by `register`."""
    _TITLES.pop(key, None)


@cache
def _guests() -> Mapping[str, EntryPoint]:
    """The titles of installed packages, by key; built-in ones take precedence."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to load, and rarely needed

    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _HOMES}


def title_keys() -> tuple[str, ...]:
    """The keys of all titles, in alphabetical order; of installed ones those that can be loaded."""
    return tuple(sorted({*_HOMES, *filter(_loads, _guests()), *_TITLES}))


def titles_as_they_came() -> tuple[str, ...]:
    """The keys of all titles: the built-in ones in the order of their addition, then the others.

    So a list for people begins with what has been played longest.
    """
    return tuple(_HOMES) + tuple(key for key in title_keys() if key not in _HOMES)


def _loads(key: str) -> bool:
    try:
        get_title(key)
    except TitleError:
        return False
    return True


def get_title(key: str) -> Title:
    """The title called ``key``; its modules are imported on first use.

    Raises `TitleError` for an unknown key, and for a package whose title cannot be loaded.
    """
    if key not in _TITLES:
        _TITLES[key] = import_module(_HOMES[key]).TITLE if key in _HOMES else _guest(key)
    return _TITLES[key]


def _guest(key: str) -> Title:
    """The title that an installed package offers under ``key``."""
    point = _guests().get(key)
    if point is None:
        known = ", ".join(title_keys())
        raise TitleError(f"no title is called {key!r}; the titles are: {known}")
    try:
        title: Title = point.load()
        found = title.info.key
    except Exception as error:  # whatever goes wrong in another author's package
        raise TitleError(f"the title {key} ({point.value}) cannot be loaded: {error}") from error
    if found != key:
        raise TitleError(f"the entry point {key} ({point.value}) is the title {found}: rename it")
    return title
