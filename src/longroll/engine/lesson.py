"""A lesson: the first steps of a game with fixed dice, each with an explanation.

A lesson is data of a title, ``lesson.toml`` in its folder: the scenario, its options and the seed
of the dice; the seat of the learner; a prelude, which is played before the learner takes over; and
steps. A step has the key of its words (the text ``lesson-KEY``) and the orders that it wants in
turn, with what the others answer to them. Code that shows a lesson needs to know no title, only the
orders that were played: a game that departs from the lesson leaves it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from longroll.engine.options import default_options
from longroll.engine.textfile import parse_toml, read_text
from longroll.engine.title import Title

__all__ = ["Lesson", "Standing", "Step", "lesson_of"]


class Line(NamedTuple):
    """The seat that gives an order, and the acceptable orders."""

    seat: str
    actions: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> Line:
        """The line ``SEAT ORDER``, or ``SEAT ORDER | ORDER``.

        >>> Line.read("union go ashland | go hanover")
        Line(seat='union', actions=('go ashland', 'go hanover'))
        """
        seat, _, orders = text.partition(" ")
        return cls(seat, tuple(order.strip() for order in orders.split("|")))

    def meets(self, seat: str, action: str) -> bool:
        """Whether an order is one of the acceptable ones."""
        return seat == self.seat and action in self.actions


def _meets(line: Line, order: tuple[str, str]) -> bool:
    return line.meets(*order)


class Step(NamedTuple):
    """A step of a lesson; one without lines is only read.

    Attributes:
        key: the text ``lesson-KEY`` says what to do, and why.
        lines: the orders, including those of others.
        look: keys of places to look at, though no order names them.
    """

    key: str
    lines: tuple[Line, ...] = ()
    look: tuple[str, ...] = ()


class Standing(NamedTuple):
    """The progress of a game in a lesson.

    Attributes:
        steps: the steps whose words are to be read now: any that want no order, and then the one
            that wants the next order. After the last order, those that close the lesson.
        number: the number of steps done before these.
        line: the next line; None after the last.
    """

    steps: tuple[Step, ...]
    number: int
    line: Line | None

    @property
    def over(self) -> bool:
        """Whether all lines have been played."""
        return self.line is None


class Lesson(NamedTuple):
    """A lesson of a title.

    Attributes:
        scenario, options, seed: the game in which it is taught.
        seat: the seat of the learner.
        prelude: what is played before the first step.
        steps: the steps.
    """

    scenario: str
    options: tuple[str, ...]
    seed: int
    seat: str
    prelude: tuple[Line, ...]
    steps: tuple[Step, ...]

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of all steps."""
        return tuple(line for step in self.steps for line in step.lines)

    @property
    def length(self) -> int:
        """The number of orders in the prelude and the steps."""
        return len(self.prelude) + len(self.lines)

    def standing(self, played: Iterable[tuple[str, str]]) -> Standing | None:
        """The progress of a game in which these (seat, order) pairs were ``played``.

        None before the end of the prelude, and in a game that has left the lesson. A game that goes
        on after the end of the lesson stays at its end.
        """
        lines = (*self.prelude, *self.lines)
        orders = list(islice(played, len(lines)))
        begun = len(orders) - len(self.prelude)
        if begun < 0 or not all(map(_meets, lines, orders)):
            return None
        return self._at(begun)

    def _at(self, begun: int) -> Standing:
        """The standing after ``begun`` lines of the steps."""
        done, first = 0, 0
        for number, step in enumerate(self.steps):
            if begun < done + len(step.lines):
                # In the middle of a step, the words before it have been read.
                read = number if begun > done else first
                return Standing(self.steps[read : number + 1], read, step.lines[begun - done])
            done += len(step.lines)
            first = number + 1 if step.lines else first
        return Standing(self.steps[first:], first, None)


def lesson_of(title: Title) -> Lesson | None:
    """The lesson of a title; None if it has none."""
    return _read(title.folder / "lesson.toml", default_options(title))


@lru_cache
def _read(file: Path, options: tuple[str, ...]) -> Lesson | None:
    """The lesson in ``file``, with ``options`` if it names none."""
    if not file.is_file():
        return None
    told: Mapping[str, Any] = parse_toml(read_text(file))
    return Lesson(
        scenario=told["scenario"],
        options=tuple(told.get("options", options)),
        seed=told["seed"],
        seat=told["seat"],
        prelude=tuple(map(Line.read, told.get("prelude", ()))),
        steps=tuple(
            Step(
                key=step["key"],
                lines=tuple(map(Line.read, step.get("lines", ()))),
                look=tuple(step.get("look", ())),
            )
            for step in told["steps"]
        ),
    )
