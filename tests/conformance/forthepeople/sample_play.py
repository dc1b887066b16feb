"""How a play of the rulebook's sample game is written down: what is done, and what is then true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longroll.engine.action import Action, parse

__all__ = ["Fact", "Play"]


class Fact(NamedTuple):
    """A sentence of the rulebook about the table: its line, what it is about, and what is so.

    The value ``-`` says that there is nothing any more.
    """

    line: int
    about: str
    value: str


class Play(NamedTuple):
    """A play of the text.

    Attributes:
        lines: the lines of the rulebook that tell it.
        note: what happens, in our words.
        moves: ``seat: action; action; ...``, a line for each change of the seat that chooses.
        told: ``line about: value``, a fact in each line: what the text says is so afterwards.
        rolls: the dice, in the order in which the rules ask for them.
        draws: what is drawn: cards dealt and generals turned up.
    """

    lines: str
    note: str
    moves: str
    told: str
    rolls: tuple[int, ...] = ()
    draws: tuple[str, ...] = ()

    def actions(self) -> Iterator[tuple[str, Action]]:
        """Who does what, in order."""
        for row in self.moves.split("\n"):
            seat, _, words = row.strip().partition(": ")
            for text in filter(None, words.split("; ")):
                yield seat, parse(text)

    def facts(self) -> Iterator[Fact]:
        """What is so when the play is over."""
        for row in filter(None, map(str.strip, self.told.split("\n"))):
            line, _, rest = row.partition(" ")
            about, _, value = rest.partition(": ")
            yield Fact(int(line), about, value)
