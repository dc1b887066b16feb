"""A game rebuilt from what is stored: the lines of its record, with snapshots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, NamedTuple

from longroll.engine.action import ActionError, parse
from longroll.engine.chance import ChanceError, Live, Recorded
from longroll.engine.chosen import pack_digest
from longroll.engine.event import Event
from longroll.engine.game import Game, IllegalAction
from longroll.engine.position import PositionError, read_position, write_position
from longroll.engine.record import Dice, Line, Record
from longroll.engine.title import Title, digest
from longroll.table.errors import Refused, TableError

__all__ = ["INTERVAL", "History", "Origin", "Renewed", "Snapshot", "Stored", "Told"]

INTERVAL = 25
"""Number of actions between snapshots."""


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
        """The state; None if this version of the rules cannot read it, or reads it differently."""
        try:
            title, state = read_position(self.position)
        except PositionError:
            return None
        return state if digest(title, state) == self.digest else None


class Stored(NamedTuple):
    """An action as it is stored: a line of the record, with what undo needs.

    ``drawn`` is how many numbers the dice had given after it, ``free`` whether it could be undone
    freely when it was the last, ``begins`` whether an activation began with it (`Title.quiet`: no
    operation was unfinished), ``habit`` whether a page declined by itself, as its player had told
    it once for all.
    """

    seat: str
    action: str
    outcomes: str
    digest: str
    drawn: int
    free: bool
    begins: bool = True
    habit: bool = False


class Renewed(NamedTuple):
    """New dice for the actions after the first ``start``, and their secret."""

    start: int
    secret: bytes


class Origin(NamedTuple):
    """What an imported record says of its dice: the commitments, and the secrets that open them."""

    commitment: str = ""
    secret: str = ""
    dice: tuple[Dice, ...] = ()

    @classmethod
    def of(cls, record: Record) -> Origin:
        """The origin that ``record`` states."""
        return cls(record.commitment, record.secret, tuple(record.dice))

    def promise(self, record: Record, upto: int, *, told: bool) -> None:
        """Write it into a record of the first ``upto`` actions; with the secrets if ``told``."""
        record.commitment = self.commitment
        record.secret = self.secret if told else ""
        kept = (dice for dice in self.dice if dice.start <= upto)
        record.dice = [dice if told else dice._replace(secret="") for dice in kept]


@dataclass(slots=True)
class Told:
    """A line of the log: its number, the number of actions before it, the event, whether undone."""

    number: int
    seq: int
    event: Event
    undone: bool = False

    def known_to(self, seat: str) -> bool:
        """Whether ``seat`` may know it."""
        return self.event.audience is None or seat in self.event.audience


@dataclass(slots=True)
class History:
    """What is stored of a game: header and dice, which stay the same, and lines, which accumulate.

    Attributes:
        title, scenario, options: what is played.
        secret: of the first dice; those of an imported game begin after its last imported line.
        opening: outcomes before the first decision.
        drawn: how many numbers the dice had given then.
        imported: how many lines came with an imported record; None for a game begun here.
        snapshot: returns the latest snapshot at or before an action; None if there is none.
        lines: the actions.
        later: further dice, each begun because the secret of those before was disclosed.
        position: the text of the position that an imported game began from, or empty.
        rules: the version of the title's rules that the game was begun under; 0 for the present
            one.
        origin: what an imported record says of the dice of its actions.
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
    later: tuple[Renewed, ...] = ()
    position: str = ""
    rules: int = 0
    origin: Origin = field(default_factory=Origin)

    def record(self, upto: int, *, told: bool = False) -> Record:
        """The record of the first ``upto`` actions; with the secrets of the dice if ``told``."""
        info = self.title.info
        record = Record(info.key, self.scenario)
        record.rules, record.seats = info.rules_version, self.title.seats(self.options)
        record.options, record.opening = self.options, self.opening
        record.position, record.pack = self.position, pack_digest(info.key)
        if self.imported is None:
            record.commitment = Live(self.secret).commitment
            record.secret = self.secret.hex() if told else ""
        else:
            self.origin.promise(record, min(upto, self.imported), told=told)
        for start, secret in self._promised(upto):
            shown = secret.hex() if told else ""
            record.dice.append(Dice(start + 1, Live(secret).commitment, shown))
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
        game.chance = self.dice(upto)
        return game

    # --- Dice -----------------------------------------------------------------------------------

    def dice(self, seq: int) -> Live:
        """The dice as they stand after ``seq`` actions."""
        source = self._source(seq)
        if seq > source.start:
            return Live(source.secret, self.lines[seq - 1].drawn)
        return Live(source.secret, 0 if source in self.later else self.drawn)

    def _source(self, seq: int) -> Renewed:
        """The dice for the action after ``seq`` actions."""
        first = Renewed(self.imported or 0, self.secret)
        return next((one for one in reversed(self.later) if one.start <= seq), first)

    def _promised(self, upto: int) -> list[Renewed]:
        """The dice that the field ``commitment`` does not cover, as far as actions rolled them.

        The last are included even so: they are those of the next action.
        """
        imported = [] if self.imported is None else [Renewed(self.imported, self.secret)]
        known = [one for one in (*imported, *self.later) if one.start <= upto]
        ends = [one.start for one in known[1:]]
        return [one for one, end in zip_longest(known, ends) if one.start != end]

    def must_renew(self, to: int) -> bool:
        """Whether the dice after ``to`` actions are older ones, whose secret was disclosed.

        Does not count the newest dice: their secret is disclosed when the game is over.
        """
        return any(one.start > to for one in self.later)

    def renew(self, to: int) -> Live:
        """New dice from ``to`` actions on, in place of dice that began there or later."""
        live = Live()
        kept = (one for one in self.later if one.start < to)
        self.later = (*kept, Renewed(to, live.secret))
        return live

    # --- Replaying ------------------------------------------------------------------------------

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
        if self.position:
            return Game.from_text(self.position, chance=chance)
        game = Game(self.title, self.scenario, self.options, chance=chance)
        if game.record.opening != self.opening:
            raise self._misfit(0)
        return game

    def play(self, game: Game, number: int) -> list[Event]:
        """Play line ``number`` (the first is 0) as it was played; its events."""
        line = self.lines[number]
        if number < (self.imported or 0):
            game.chance = Recorded(line.outcomes.split())
        else:
            game.chance = self.dice(number)
        try:
            events = game.push(line.action, line.seat)
        except (ActionError, ChanceError, IllegalAction):
            raise self._misfit(number + 1) from None
        played = game.record.lines[-1]
        if (played.digest, " ".join(played.outcomes)) != (line.digest, line.outcomes):
            raise self._misfit(number + 1)
        return events

    def _misfit(self, number: int) -> TableError:
        """The error for a stored action that these rules do not accept; 0 is the set-up."""
        here = self.title.info.rules_version
        if self.rules in (0, here):
            return TableError(Refused.CONFLICT, "error-history", number=number)
        return TableError(
            Refused.CONFLICT, "error-history-rules", number=number, then=self.rules, now=here
        )
