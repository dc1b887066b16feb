"""A game rebuilt from what is stored: the lines of its record, and the snapshots beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from longroll.engine.action import ActionError, parse
from longroll.engine.chance import ChanceError, Live, Recorded
from longroll.engine.event import Event
from longroll.engine.game import Game, IllegalAction
from longroll.engine.position import PositionError, read_position, write_position
from longroll.engine.record import Line, Record
from longroll.engine.title import Title, digest
from longroll.table.errors import Refused, TableError

__all__ = ["INTERVAL", "History", "Snapshot", "Stored", "Told"]

INTERVAL = 25
"""A snapshot is kept after every so many actions."""


class Snapshot(NamedTuple):
    """The text of the position after ``seq`` actions, and the digest of its state."""

    seq: int
    position: str
    digest: str

    @classmethod
    def of(cls, title: Title, state: Any, seq: int) -> Snapshot:
        """A snapshot of ``state``."""
        return cls(seq, write_position(title, state), digest(title, state))

    def state(self) -> Any | None:
        """The state; None if this version of the rules cannot read it as it was meant."""
        try:
            title, state = read_position(self.position)
        except PositionError:
            return None
        return state if digest(title, state) == self.digest else None


class Stored(NamedTuple):
    """An action as it is stored: a line of the record, and what undo must know of it.

    ``drawn`` is how many numbers the dice had given after it, ``free`` whether it could be taken
    back freely when it was the last, ``begins`` whether an activation began with it
    (`Title.quiet`: nothing that was begun was waiting for its end).
    """

    seat: str
    action: str
    outcomes: str
    digest: str
    drawn: int
    free: bool
    begins: bool = True


@dataclass(slots=True)
class Told:
    """A line of the log: its number, after how many actions, what; whether it was taken back."""

    number: int
    seq: int
    event: Event
    undone: bool = False

    def known_to(self, seat: str) -> bool:
        """Whether ``seat`` may know it."""
        return self.event.audience is None or seat in self.event.audience


@dataclass(slots=True)
class History:
    """Everything that does not change in a game but by growing: header, dice and lines.

    Attributes:
        title, scenario, options: what is played.
        secret: of the dice.
        opening: outcomes before the first decision.
        drawn: how many numbers the dice had given then.
        imported: how many lines came with an imported record; None for a game begun here.
        lines: the actions.
        snapshot: the latest snapshot at or before some action; None if there is none.
    """

    title: Title
    scenario: str
    options: tuple[str, ...]
    secret: bytes
    opening: tuple[str, ...]
    drawn: int
    imported: int | None
    snapshot: Callable[[int], Snapshot | None]
    lines: list[Stored] = field(default_factory=list[Stored])

    def record(self, upto: int) -> Record:
        """The record of the first ``upto`` actions."""
        info = self.title.info
        record = Record(info.key, self.scenario)
        record.rules, record.seats = info.rules_version, self.title.seats(self.options)
        record.options, record.opening = self.options, self.opening
        if self.imported is None:
            record.commitment = Live(self.secret).commitment
        record.lines = [
            Line(line.seat, parse(line.action), tuple(line.outcomes.split()), line.digest)
            for line in self.lines[:upto]
        ]
        return record

    def game(self, upto: int) -> Game:
        """The game after ``upto`` actions, with live dice from there on.

        It is rebuilt from the latest snapshot that can be read, every line checked on the way;
        raises `TableError` if a line does not fit.
        """
        game = self._from_snapshot(upto) or self._from_the_beginning()
        for number in range(len(game.record.lines), upto):
            self.play(game, number)
        game.chance = Live(self.secret, self._drawn(upto))
        return game

    def _drawn(self, seq: int) -> int:
        return self.lines[seq - 1].drawn if seq else self.drawn

    def _from_snapshot(self, upto: int) -> Game | None:
        at = upto
        while (found := self.snapshot(at)) is not None:
            state = found.state()
            if state is not None:
                record = self.record(found.seq)
                return Game.resume(self.title, state, record, Live(self.secret))
            if not found.seq:
                return None
            at = found.seq - 1
        return None

    def _from_the_beginning(self) -> Game:
        own = self.imported is None
        chance = Live(self.secret) if own else Recorded(self.opening)
        game = Game(self.title, self.scenario, self.options, chance=chance)
        if game.record.opening != self.opening:
            raise TableError(Refused.CONFLICT, "error-history", number=0)
        return game

    def play(self, game: Game, number: int) -> list[Event]:
        """Play line ``number`` (the first is 0) as it was played; its events."""
        line = self.lines[number]
        if number < (self.imported or 0):
            game.chance = Recorded(line.outcomes.split())
        else:
            game.chance = Live(self.secret, self._drawn(number))
        try:
            events = game.push(line.action, line.seat)
        except (ActionError, ChanceError, IllegalAction):
            raise TableError(Refused.CONFLICT, "error-history", number=number + 1) from None
        played = game.record.lines[-1]
        if (played.digest, " ".join(played.outcomes)) != (line.digest, line.outcomes):
            raise TableError(Refused.CONFLICT, "error-history", number=number + 1)
        return events
