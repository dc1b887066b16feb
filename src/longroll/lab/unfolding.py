"""A game unfolded for tree algorithms: one seat at a time, and every die as its own node.

Rules ask for chance in the middle of an action. Here an action that needs chance waits: the
question becomes a node with equally likely answers, and once all are given the action is played
with them. Positions share data and never change it in place, so that a copy costs next to nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.decision import Decision
from longroll.engine.event import OBSERVER, Event, visible
from longroll.engine.state import Result
from longroll.engine.title import Title, View, get_title
from longroll.lab.paging import TURN_PAGE, Page, page_of

__all__ = ["Answered", "Memory", "Question", "Unfolded"]

T = TypeVar("T")

BEGINNING: Final = hashlib.sha256(b"longroll").hexdigest()


class Question(Exception):
    """A question to chance: one of ``options``, each equally likely."""

    def __init__(self, kind: str, purpose: str, options: tuple[str, ...]) -> None:
        super().__init__(f"{kind} {purpose}")
        self.kind, self.purpose, self.options = kind, purpose, options

    def answer(self, number: int) -> str:
        """An answer as text: ``d6 battle: 5``."""
        return f"{self.kind} {self.purpose}: {self.options[number]}"


class Answered:
    """Chance whose first answers are given, by number; after them it raises `Question`.

    A question with a single possible answer is not asked; a shuffle is asked item by item.

    >>> Answered([4]).roll("battle")
    5
    """

    __slots__ = ("_answers", "_next")

    def __init__(self, answers: Sequence[int]) -> None:
        self._answers = answers
        self._next = 0

    def roll(self, purpose: str, sides: int = 6) -> int:
        """As `Chance.roll`."""
        faces = tuple([str(face) for face in range(1, sides + 1)])
        return int(self._ask(f"d{sides}", purpose, faces))

    def draw(self, purpose: str, options: Sequence[str]) -> str:
        """As `Chance.draw`."""
        return self._ask("draw", purpose, tuple(options))

    def shuffle(self, purpose: str, items: Sequence[str]) -> tuple[str, ...]:
        """As `Chance.shuffle`."""
        left = list(items)
        order: list[str] = []
        while left:
            order.append(self._ask("shuffle", purpose, tuple(left)))
            left.remove(order[-1])
        return tuple(order)

    def _ask(self, kind: str, purpose: str, options: tuple[str, ...]) -> str:
        if len(options) == 1:
            return options[0]
        if self._next >= len(self._answers):
            raise Question(kind, purpose, options)
        self._next += 1
        return options[self._answers[self._next - 1]]


class Memory(NamedTuple):
    """All that a seat was told and has done: a digest in order, and the count of each item."""

    digest: str = BEGINNING
    counts: Mapping[str, float] = {}

    def with_all(self, told: Sequence[str]) -> Memory:
        """This memory with ``told`` added."""
        if not told:
            return self
        digest, counts = self.digest, dict(self.counts)
        for text in told:
            digest = hashlib.sha256(f"{digest} {text}".encode()).hexdigest()
            counts[text] = counts.get(text, 0.0) + 1
        return Memory(digest, counts)


class Unfolded:
    """A position: a seat must choose, chance must answer, or the game is over.

    Args:
        title: the game.
        scenario: its key.
        options: the keys of the options that are on.
        width: the number of distinct actions (`page_of`).
    """

    def __init__(self, title: Title, scenario: str, options: tuple[str, ...], width: int) -> None:
        self.title, self.scenario, self.options, self.width = title, scenario, options, width
        self.seats = title.seats(options)
        self.question: Question | None = None
        self._state: Any = None  # until the set-up has all its answers
        self._acting: tuple[str, Action] | None = None
        self._answers: tuple[int, ...] = ()
        self._memories = {seat: Memory() for seat in self.seats}
        self._kept: dict[tuple[str, str, int], Any] = {}
        self._page = 0
        self._path: _Path | None = None
        self._dealt: _Dealt | None = None
        self._go_on()

    def copy(self) -> Unfolded:
        """An equal, independent position."""
        twin = object.__new__(Unfolded)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: object) -> Unfolded:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Unfolded], tuple[object, ...]]:
        """Pickled as the path that led here, which is replayed."""
        found = (self.title.info.key, self.scenario, self.options, self.width)
        return _again, (*found, self.numbers, self._dealt)

    def resampled(self, seat: str, seed: int) -> Unfolded:
        """A possible world behind what ``seat`` knows, which must be the one to choose.

        What the other seats were told is not part of it: their memories start empty, so they know
        only what their views say. Raises `ValueError` if another seat or chance is asked.
        """
        if self.seat != seat:
            raise ValueError(f"worlds are dealt where {seat} has to choose")
        state = self.title.resample(self._state, seat, Sampled(seed))
        memories = {one: self._memories[one] if one == seat else Memory() for one in self.seats}
        twin = self.copy()
        twin.begin_from(_Dealt(self.title.dump(state), memories, self._page), state)
        return twin

    def begin_from(self, dealt: _Dealt, state: Any) -> None:
        """Start from a dealt world; the path that led there is unknown."""
        self._dealt, self._state, self._path = dealt, state, None
        self._memories, self._page = dict(dealt.memories), dealt.page
        self._kept, self.question, self._answers = {}, None, ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """All choices and answers that led here, from the set-up or from the dealt world."""
        found: list[int] = []
        path = self._path
        while path is not None:
            path, number = path
            found.append(number)
        return tuple(reversed(found))

    # --- The position ---------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The decision; None while chance must answer, and at the end."""
        if self.question is not None:
            return None
        found: Decision | None = self.title.decision(self._state)
        return found

    @property
    def seat(self) -> str | None:
        """The seat that chooses now: of several, the first that has not chosen yet."""
        decision = self.decision
        return decision.seat if decision is not None else None

    @property
    def page(self) -> Page:
        """What the choosing seat is offered."""
        decision = self.decision
        assert decision is not None, "nobody has to choose"
        return page_of(decision.actions, self._page, self.width)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it lasts."""
        if self.question is not None:
            return None
        found: Result | None = self.title.result(self._state)
        return found

    def view(self, seat: str) -> View:
        """What ``seat`` may know, before an action that waits for chance; empty during the set-up.

        While the choosing seat turns pages, its view has the number of the ``page``.
        """
        if self._state is None:
            return {}
        view: View = self.kept("view", seat, lambda: self.title.view(self._state, seat))
        if self._page and seat == self.seat:
            return {**view, "page": self._page}
        return view

    def kept(self, what: str, seat: str, make: Callable[[], T]) -> T:
        """The result of ``make`` for ``seat``, cached for this position and all its copies."""
        key = (what, seat, self._page if what != "view" else 0)
        if key not in self._kept:
            self._kept[key] = make()
        found: T = self._kept[key]
        return found

    def memory(self, seat: str) -> Memory:
        """All that ``seat`` was told and has done; the observer has no memory."""
        return self._memories[seat] if seat != OBSERVER else Memory()

    # --- Moves ----------------------------------------------------------------------------------

    def take(self, number: int) -> None:
        """`answer` if chance was asked, else `choose`."""
        if self.question is not None:
            self.answer(number)
        else:
            self.choose(number)

    def choose(self, number: int) -> None:
        """Play what ``number`` means on the page of the choosing seat."""
        seat, action = self.seat, self.page.chosen(number, self.width)
        assert seat is not None, "a page belongs to a seat"
        self._path = (self._path, number)
        if action == TURN_PAGE:
            self._page += 1
            return
        own = self._memories[seat].with_all([f"> {action}"])
        self._memories = {**self._memories, seat: own}
        self._acting = (seat, action)
        self._go_on()

    def answer(self, number: int) -> None:
        """Answer for chance with the option of that number."""
        assert self.question is not None, "chance was not asked"
        assert 0 <= number < len(self.question.options), "no such answer"
        self._answers = (*self._answers, number)
        self._path = (self._path, number)
        self._go_on()

    def _go_on(self) -> None:
        """Play the waiting action, as far as the answers reach."""
        chance = Answered(self._answers)
        try:
            if self._acting is None:
                state, events = self.title.opening(self.scenario, self.options, chance)
            else:
                state = self.title.copy(self._state)
                events = self.title.apply(state, *self._acting, chance)
        except Question as question:
            self.question = question
            return
        self.question, self._state, self._answers, self._page = None, state, (), 0
        self._kept = {}
        self._memories = {
            seat: memory.with_all([_text(event) for event in visible(events, seat)])
            for seat, memory in self._memories.items()
        }


_Path = tuple["_Path | None", int]
"""The last number taken, and the path before it, which positions share."""


class _Dealt(NamedTuple):
    """A dealt world: its state as a document, the memories of all seats, and the page."""

    state: dict[str, Any]
    memories: Mapping[str, Memory]
    page: int


def _again(
    key: str,
    scenario: str,
    options: tuple[str, ...],
    width: int,
    numbers: tuple[int, ...],
    dealt: _Dealt | None = None,
) -> Unfolded:
    """The position after ``numbers``."""
    position = Unfolded(get_title(key), scenario, options, width)
    if dealt is not None:
        position.begin_from(dealt, position.title.load(dealt.state))
    for number in numbers:
        position.take(number)
    return position


def _text(event: Event) -> str:
    return " ".join([event.key, *(f"{name}={value}" for name, value in event.args)])
