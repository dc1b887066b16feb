"""The contract that a game signs, and the registry of titles."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from longroll.engine.action import Action
from longroll.engine.atlas import Atlas
from longroll.engine.blunder import Critic
from longroll.engine.chance import Chance
from longroll.engine.chart import Chart
from longroll.engine.clause import Clause, Denial
from longroll.engine.contest import Contest
from longroll.engine.course import Course
from longroll.engine.decision import Decision
from longroll.engine.event import Event, Events, Message
from longroll.engine.overlay import Overlay
from longroll.engine.pack import Constraint
from longroll.engine.prospect import Prospect
from longroll.engine.state import Result
from longroll.engine.tableau import Tableau

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

    @classmethod
    def of(
        cls,
        sources: Mapping[str, Mapping[str, int]],
        constraints: Sequence[Constraint],
        replaced: Sequence[str],
    ) -> Audit:
        """The audit of a pack whose ``sources`` are counted by file, and there by source."""
        data: Counter[str] = Counter()
        for counts in sources.values():
            data.update(counts)
        return cls(dict(data), constraints, replaced)


class Foresight(NamedTuple):
    """How a bot that searches had best think ahead in a title; found by self-play (docs/bots.md).

    Attributes:
        care: so many actions it thinks of at each step that carries out what it has begun.
        deep: whether it looks beyond the end of that, at what is begun next. Where a seat begins
            many small things one after the other, it would see nothing but its own next ones.
        lines: whether it looks for the best way to carry out what it begins, step by step to the
            end. It pays where a thing is begun with few words and carried out in many.
    """

    care: int = 3
    deep: bool = True
    lines: bool = True


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
        """All that ``seat`` (or OBSERVER) may know, for whoever knows the title.

        Bots, environments and data sets take it whole. What the house itself shows it reads from
        `tableau`.
        """
        ...

    def tableau(self, state: Any, seat: str) -> Tableau:
        """What lies on the table for ``seat`` (or OBSERVER)."""
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

    def foresee(self, state: Any, seat: str) -> int:
        """What ``seat`` may expect of a position beyond `appraise`, for bots that think long.

        It is added to the appraisal, and takes as long again to find.
        """
        ...

    def quiet(self, state: Any) -> bool:
        """Whether the position can be judged: nothing that was begun is waiting for its end."""
        ...

    def foresight(self) -> Foresight:
        """How a bot that searches had best think ahead."""
        ...

    def blunders(self) -> tuple[str, ...]:
        """The kinds of moves that a beginner would laugh at; words: ``blunder-KIND``."""
        ...

    def critic(self) -> Critic:
        """A watcher for one game, who finds those `blunders`; for the laboratory."""
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

    def attempts(self, state: Any, seat: str, about: str) -> Sequence[Action] | None:
        """What ``seat`` may have in mind who points at the place or piece ``about``.

        Legal or not: a page asks `why_not` of them. None if the title knows no more than what the
        list of legal actions tells: their verbs, with this place or the pieces there.
        """
        ...

    def orders(self, state: Any, seat: str, action: Action) -> Sequence[str]:
        """The seats whose pieces ``action``, chosen by ``seat``, gives an order to.

        What is aimed at a piece of the enemy is no order to it; none where no piece is named.
        """
        ...

    def holder(self, state: Any, seat: str, place: str) -> Denial | None:
        """That the enemy of ``seat`` holds a place, with the clause that keeps others out.

        As far as the seat may know; None if he does not, or for what is no place.
        """
        ...

    def notes(self, state: Any, seat: str) -> Mapping[Action, Message]:
        """What ``seat`` may want to know of an action on its list before it chooses it.

        Such as what a step costs, and what is left then. Others have no note.
        """
        ...

    def courses(self, state: Any, seat: str) -> Sequence[Course]:
        """The places to which what ``seat`` is moving can come by several orders in turn.

        The cheapest way to each, as if nothing happened on it; none for a place that one order
        leads to. From what the seat may know.
        """
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


GROUP = "longroll.titles"
"""The group of entry points under which an installed package offers titles."""
_HOMES = {
    "forthepeople": "longroll.titles.forthepeople",
    "savannah": "longroll.titles.savannah",
}
_TITLES: dict[str, Title] = {}


def register(key: str, make: Callable[[], Title]) -> None:
    """Make a title known under ``key``: for tests, and for titles that are not installed."""
    _TITLES[key] = make()


def unregister(key: str) -> None:
    """Forget a title made known by `register`."""
    _TITLES.pop(key, None)


@cache
def _guests() -> Mapping[str, EntryPoint]:
    """The titles of installed packages, by key; those of this house go before."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _HOMES}


def title_keys() -> tuple[str, ...]:
    """The keys of all titles, in alphabetical order; of installed ones those that can be loaded."""
    return tuple(sorted({*_HOMES, *filter(_loads, _guests()), *_TITLES}))


def _loads(key: str) -> bool:
    try:
        get_title(key)
    except TitleError:
        return False
    return True


def get_title(key: str) -> Title:
    """The title called ``key``; its modules are imported when first asked for.

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
    except Exception as error:  # whatever goes wrong in a package of somebody else
        raise TitleError(f"the title {key} ({point.value}) cannot be loaded: {error}") from error
    if found != key:
        raise TitleError(f"the entry point {key} ({point.value}) is the title {found}: rename it")
    return title
