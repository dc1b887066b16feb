"""The database of tables: SQLite by default, PostgreSQL by its URL.

Every change is one transaction, refused if the stored game has moved on meanwhile, so that two
servers on one database cannot corrupt a game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from platformdirs import user_data_path
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from longroll.engine.ending import Ended, Why
from longroll.engine.event import Event
from longroll.engine.game import FROM_POSITION
from longroll.engine.record import Record
from longroll.engine.title import get_title, title_keys
from longroll.table.change import Change, Request
from longroll.table.errors import Refused, TableError
from longroll.table.following import News
from longroll.table.history import History, Origin, Renewed, Snapshot, Stored, Told
from longroll.table.lessons import is_lesson
from longroll.table.models import (
    ActionRow,
    AnalysisRow,
    EventRow,
    GameRow,
    NoteRow,
    SayingRow,
    SnapshotRow,
    ThoughtRow,
    TokenRow,
)
from longroll.table.opening import open_database
from longroll.table.seats import Seat, Tokens, hash_token
from longroll.table.table import Table
from longroll.table.talk import Said, Talk
from longroll.table.trouble import Health, StoreAway, StoreError
from longroll.table.writing import write_change, write_new

__all__ = ["Beside", "Listed", "Store", "default_url"]


Beside = Callable[[Connection, Table, Change], None]
"""Writes what belongs to a change of a table; an exception rolls the whole change back."""


class Listed(NamedTuple):
    """A game in the list of games: contains no secrets."""

    id: str
    title: str
    scenario: str
    seats: Mapping[str, Seat]
    turn: str
    waits: tuple[str, ...]
    moved: str
    over: bool
    winner: str | None
    updated: str
    name: str = ""
    players: Mapping[str, str] = {}
    lesson: bool = False
    """Whether it began as the lesson of its title."""


def default_url() -> str:
    """The URL of the database in the user's data folder; raises `StoreError` if it has none."""
    try:
        folder = user_data_path("longroll", appauthor=False, ensure_exists=True)
    except OSError as error:
        raise StoreError(
            f"the data folder {error.filename} cannot be made ({error.strerror}): "
            "name a database with --db sqlite:///FILE"
        ) from None
    return f"sqlite:///{folder / 'games.sqlite'}"


class Store:
    """A database of tables. Opening it applies migrations.

    Raises `StoreError` if it cannot be opened; every method raises `StoreAway` while the database
    is
    unavailable: then nothing was stored. ``health`` logs that once.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.health = Health()
        self.beside: list[Beside] = []
        """Further writers that run in the transaction of every change."""
        self._engine = open_database(url)
        self._reader = self._engine
        if self._engine.dialect.name == "postgresql":
            # The several queries that read a game must see one snapshot of the database.
            self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")

    @contextmanager
    def reading(self) -> Generator[Session]:
        """A session for reading; raises `StoreAway`."""
        with self.health.watch("read"), Session(self._reader) as session:
            yield session

    @contextmanager
    def writing(self) -> Generator[Connection]:
        """A connection in a transaction of its own; raises `StoreAway`."""
        with self.health.watch("write"), self._engine.begin() as connection:
            yield connection

    def close(self) -> None:
        """Close all connections."""
        self._engine.dispose()

    # --- Reading --------------------------------------------------------------------------------

    def games(self, ids: Sequence[str] | None = None, limit: int = 200) -> list[Listed]:
        """The games, the last played first; only those with ``ids`` if given."""
        query = select(GameRow).order_by(GameRow.updated.desc()).limit(limit)
        if ids is not None:
            query = query.where(GameRow.id.in_(ids))
        with self.reading() as session:
            return [
                Listed(
                    row.id,
                    row.title,
                    row.scenario,
                    _seats(row),
                    row.turn,
                    tuple(row.waits),
                    row.moved,
                    row.over,
                    row.winner,
                    row.updated,
                    row.name,
                    row.players,
                    is_lesson(row.title, row.seed),
                )
                for row in session.scalars(query)
                if row.title in title_keys()  # another version may have had more titles
            ]

    def seat(self, game: str, token: str) -> str | None:
        """The seat that ``token`` opens in ``game``; None if it opens nothing there."""
        query = select(TokenRow.seat).where(
            TokenRow.hash == hash_token(token), TokenRow.game == game
        )
        with self.reading() as session:
            return session.scalar(query)

    def open(self, game: str) -> Table:
        """The table with this id, as it was last stored; raises `TableError`."""
        with self.reading() as session:
            row = session.get(GameRow, game)
            if row is None or row.title not in title_keys():
                raise TableError(Refused.UNKNOWN, "error-no-table", name=game)
            lines = session.scalars(_of(ActionRow, game).order_by(ActionRow.seq)).all()
            events = session.scalars(_of(EventRow, game).order_by(EventRow.number)).all()
            said = session.scalars(_of(SayingRow, game).order_by(SayingRow.number)).all()
            table = self._table(row, lines, events)
            given = session.scalars(_of(TokenRow, game)).all()
            table.apart = all(table.seats.get(one.seat) is None for one in given)
            table.talk = Talk.of(row.name, row.players, [_said(one) for one in said])
            return table

    def news(self, game: str, seq: int, log: int, said: int) -> News | None:
        """What is new in a game since ``seq`` actions, ``log`` lines of log and ``said`` of chat.

        None if the game no longer exists.
        """
        with self.reading() as session:
            row = session.get(GameRow, game)
            if row is None:
                return None
            lines = _of(ActionRow, game).where(ActionRow.seq > seq).order_by(ActionRow.seq)
            told = _of(EventRow, game).where(EventRow.number >= log).order_by(EventRow.number)
            spoken = _of(SayingRow, game).where(SayingRow.number >= said)
            return News(
                row.seq,
                row.epoch,
                [_stored(line) for line in session.scalars(lines)],
                [_told(event) for event in session.scalars(told)],
                [_said(one) for one in session.scalars(spoken.order_by(SayingRow.number))],
                row.name,
                row.players,
                row.moved,
                _request(row),
                _ended(row),
            )

    def _table(self, row: GameRow, lines: Sequence[ActionRow], events: Sequence[EventRow]) -> Table:
        history = History(
            get_title(row.title),
            row.scenario,
            tuple(row.options),
            bytes.fromhex(row.secret),
            tuple(row.opening.split()),
            row.drawn,
            row.imported,
            lambda seq: self.snapshot(row.id, seq),
            [_stored(line) for line in lines],
            tuple(Renewed(start, bytes.fromhex(secret)) for start, secret in row.later),
            rules=row.rules,
        )
        if row.source:
            source = Record.read(row.source)
            history.origin = Origin.of(source)
            history.position = source.position if row.scenario == FROM_POSITION else ""
        game = history.game(len(lines))
        table = Table(row.id, _seats(row), history, game, seed=row.seed, source=row.source)
        table.epoch, table.moved = row.epoch, row.moved
        table.log = [_told(event) for event in events]
        table.ended, table.request = _ended(row), _request(row)
        return table

    def snapshot(self, game: str, seq: int) -> Snapshot | None:
        """The latest snapshot of ``game`` after ``seq`` actions or fewer."""
        query = (
            _of(SnapshotRow, game)
            .where(SnapshotRow.seq <= seq)
            .order_by(SnapshotRow.seq.desc())
            .limit(1)
        )
        with self.reading() as session:
            row = session.scalar(query)
            return Snapshot(row.seq, row.position, row.digest) if row is not None else None

    def thoughts(self, game: str) -> dict[int, dict[str, Any]]:
        """What bots meant by their actions, by the number of the action."""
        query = _of(ThoughtRow, game).order_by(ThoughtRow.seq)
        with self.reading() as session:
            return {row.seq: row.thought for row in session.scalars(query)}

    def analysis(self, game: str, seq: int, epoch: int) -> dict[str, Any] | None:
        """The stored analysis of this moment; None if there is none."""
        with self.reading() as session:
            row = session.get(AnalysisRow, game)
            kept = row is not None and (row.seq, row.epoch) == (seq, epoch)
            return row.analysis if row is not None and kept else None

    def note(self, game: str, seat: str) -> str:
        """A seat's private notes."""
        with self.reading() as session:
            row = session.get(NoteRow, (game, seat))
            return row.text if row is not None else ""

    # --- Writing --------------------------------------------------------------------------------

    def create(self, table: Table, tokens: Tokens, snapshots: Sequence[Snapshot] = ()) -> None:
        """Store a new table."""
        with self.writing() as connection:
            self.write_new(connection, table, tokens, snapshots)

    def write_new(
        self,
        connection: Connection,
        table: Table,
        tokens: Tokens,
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        """Store a new table in a transaction that has begun."""
        write_new(connection, table, tokens, snapshots)
        table.apart = not tokens.seats
        game = table.id  # not the table, which would be a reference cycle
        table.history.snapshot = lambda seq: self.snapshot(game, seq)

    def commit(self, table: Table, change: Change) -> None:
        """Store a change; raises `TableError` if the stored game has moved on meanwhile."""
        with self.writing() as connection:
            refused = self._written(connection, table, change)
        if refused is not None:
            raise refused

    def commit_all(self, changes: Sequence[tuple[Table, Change]]) -> list[Exception | None]:
        """Store changes of several tables in one transaction; returns the error of each, or None.

        If one of them cannot be written, each is retried in a transaction of its own, unless the
        database is unavailable.
        """
        try:
            with self.writing() as connection:
                return [self._written(connection, *one) for one in changes]
        except StoreAway as away:
            return [away] * len(changes)
        except Exception as error:  # a bug at one table must not affect the others
            if len(changes) == 1:
                return [error]
        return [self._tried(*one) for one in changes]

    def keep_analysis(self, game: str, seq: int, epoch: int, analysis: dict[str, Any]) -> None:
        """Store the analysis of a moment, replacing an older one."""
        with self.health.watch("write"), Session(self._engine) as session, session.begin():
            session.merge(AnalysisRow(game=game, seq=seq, epoch=epoch, analysis=analysis))

    # --- What is not part of the game ------------------------------------------------------------

    def say(self, game: str, said: Said) -> None:
        """Store a chat message; raises `TableError` if another was stored meanwhile."""
        row = {"game": game, **said._asdict()}
        try:
            with self.writing() as connection:
                connection.execute(insert(SayingRow), [row])
        except IntegrityError:
            raise TableError(Refused.CONFLICT, "error-said-meanwhile") from None

    def keep_names(self, game: str, name: str, players: Mapping[str, str]) -> None:
        """Store the names of a table and its players."""
        with self.writing() as connection:
            named = update(GameRow).where(GameRow.id == game)
            connection.execute(named.values(name=name, players=dict(players)))

    def keep_note(self, game: str, seat: str, text: str) -> None:
        """Store a seat's notes, replacing the old ones."""
        with self.health.watch("write"), Session(self._engine) as session, session.begin():
            session.merge(NoteRow(game=game, seat=seat, text=text))

    def delete(self, game: str) -> None:
        """Delete a game, with all that belongs to it."""
        with self.writing() as connection:
            connection.execute(delete(GameRow).where(GameRow.id == game))

    def _written(self, connection: Connection, table: Table, change: Change) -> TableError | None:
        refused = write_change(connection, table, change)
        if refused is None:
            for write in self.beside:
                write(connection, table, change)
        return refused

    def _tried(self, table: Table, change: Change) -> Exception | None:
        try:
            self.commit(table, change)
        except Exception as error:
            return error
        return None


def _of(rows: Any, game: str) -> Any:
    return select(rows).where(rows.game == game)


def _seats(row: GameRow) -> dict[str, Seat]:
    return {seat: Seat(player) for seat, player in row.seats.items()}


def _stored(a: ActionRow) -> Stored:
    return Stored(a.seat, a.action, a.outcomes, a.digest, a.drawn, a.free, a.begins, a.habit)


def _said(one: SayingRow) -> Said:
    return Said(one.number, one.seat, one.text, one.said)


def _request(row: GameRow) -> Request | None:
    if row.undo_by is None or row.undo_to is None:
        return None
    return Request(row.undo_by, row.undo_to)


def _ended(row: GameRow) -> Ended | None:
    return None if row.ended is None else Ended(Why(row.ended[0]), row.ended[1])


def _told(row: EventRow) -> Told:
    args = tuple((str(name), value) for name, value in row.args)
    audience = tuple(row.audience) if row.audience is not None else None
    return Told(row.number, row.seq, Event(row.key, args, audience), row.undone)
