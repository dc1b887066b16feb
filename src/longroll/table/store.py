"""Where tables are kept: SQLite by default, PostgreSQL by its URL.

Every change is one transaction, refused if the stored game has moved on meanwhile, so that two
servers on one database cannot tear a game apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Engine, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from longroll.engine.event import Event
from longroll.engine.title import get_title
from longroll.table.errors import Refused, TableError
from longroll.table.history import History, Snapshot, Stored, Told
from longroll.table.models import ActionRow, EventRow, GameRow, SnapshotRow, TokenRow
from longroll.table.seats import Seat, Tokens, hash_token
from longroll.table.table import Change, Request, Table

__all__ = ["Listed", "Store", "default_url"]


class Listed(NamedTuple):
    """A game in the list of games: nothing of it is secret."""

    id: str
    title: str
    scenario: str
    seats: Mapping[str, Seat]
    turn: str
    over: bool
    updated: str


def default_url() -> str:
    """The database in the user's data folder."""
    folder = user_data_path("longroll", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


def _tune_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _engine(url: str) -> Engine:
    """An engine; a folder that is missing for a SQLite file is made."""
    parsed = make_url(url)
    engine = create_engine(parsed)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database and parsed.database != ":memory:":
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine, "connect", _tune_sqlite)
    return engine


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """A database of tables. Opening it brings its shape up to date."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url)
        self._migrate()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", "longroll.table:migrations")
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Give the connections back."""
        self._engine.dispose()

    # --- Reading --------------------------------------------------------------------------------

    def games(self, limit: int = 200) -> list[Listed]:
        """The games, the last played first."""
        query = select(GameRow).order_by(GameRow.updated.desc()).limit(limit)
        with Session(self._engine) as session:
            return [
                Listed(
                    row.id,
                    row.title,
                    row.scenario,
                    _seats(row),
                    row.turn,
                    row.over,
                    row.updated,
                )
                for row in session.scalars(query)
            ]

    def seat(self, game: str, token: str) -> str | None:
        """The seat that ``token`` opens in ``game``; None if it opens nothing there."""
        query = select(TokenRow.seat).where(
            TokenRow.hash == hash_token(token), TokenRow.game == game
        )
        with Session(self._engine) as session:
            return session.scalar(query)

    def open(self, game: str) -> Table:
        """The table with this id, as it was left; raises `TableError`."""
        with Session(self._engine) as session:
            row = session.get(GameRow, game)
            if row is None:
                raise TableError(Refused.UNKNOWN, "error-no-table", name=game)
            lines = session.scalars(_of(ActionRow, game).order_by(ActionRow.seq)).all()
            events = session.scalars(_of(EventRow, game).order_by(EventRow.number)).all()
            return self._table(row, lines, events)

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
            [Stored(a.seat, a.action, a.outcomes, a.digest, a.drawn, a.free) for a in lines],
        )
        game = history.game(len(lines))
        table = Table(row.id, _seats(row), history, game, seed=row.seed, source=row.source)
        table.epoch = row.epoch
        table.log = [_told(event) for event in events]
        if row.undo_by is not None and row.undo_to is not None:
            table.request = Request(row.undo_by, row.undo_to)
        return table

    def snapshot(self, game: str, seq: int) -> Snapshot | None:
        """The latest snapshot of ``game`` after ``seq`` actions or fewer."""
        query = (
            _of(SnapshotRow, game)
            .where(SnapshotRow.seq <= seq)
            .order_by(SnapshotRow.seq.desc())
            .limit(1)
        )
        with Session(self._engine) as session:
            row = session.scalar(query)
            return Snapshot(row.seq, row.position, row.digest) if row is not None else None

    # --- Writing --------------------------------------------------------------------------------

    def create(self, table: Table, tokens: Tokens, snapshots: Sequence[Snapshot] = ()) -> None:
        """Keep a new table."""
        history = table.history
        start = [] if snapshots or table.seq else [Snapshot.of(table.title, table.state(0), 0)]
        with Session(self._engine) as session, session.begin():
            session.add(_row(table))
            session.flush()
            hashes = tokens.hashes().items()
            session.add_all(TokenRow(hash=h, game=table.id, seat=seat) for h, seat in hashes)
            _add(session, ActionRow, _actions(table.id, history.lines, 0))
            _add(session, EventRow, [_event(table.id, told) for told in table.log])
            _add(session, SnapshotRow, [_snapshot(table.id, s) for s in (*start, *snapshots)])
        history.snapshot = lambda seq: self.snapshot(table.id, seq)

    def commit(self, table: Table, change: Change) -> None:
        """Keep a change; raises `TableError` if the stored game has moved on meanwhile."""
        game = table.id
        with Session(self._engine) as session, session.begin():
            self._advance(session, table, change)
            if change.reissued is not None:
                self._reissue(session, game, *change.reissued)
            for rows in (ActionRow, SnapshotRow):
                if change.kept < change.seq:
                    session.execute(delete(rows).where(rows.game == game, rows.seq > change.kept))
            _add(session, ActionRow, _actions(game, change.added, change.kept))
            if change.undone:
                gone = EventRow.number.in_(change.undone)
                session.execute(
                    update(EventRow).where(EventRow.game == game, gone).values(undone=True)
                )
            _add(session, EventRow, [_event(game, told) for told in change.told])
            if change.snapshot is not None:
                _add(session, SnapshotRow, [_snapshot(game, change.snapshot)])

    @staticmethod
    def _reissue(session: Session, game: str, seat: str, token: str) -> None:
        """The old tokens of a seat die; ``token`` opens it from now on."""
        session.execute(delete(TokenRow).where(TokenRow.game == game, TokenRow.seat == seat))
        session.add(TokenRow(hash=hash_token(token), game=game, seat=seat))

    @staticmethod
    def _advance(session: Session, table: Table, change: Change) -> None:
        request = table.request
        found = session.execute(
            update(GameRow)
            .where(
                GameRow.id == table.id,
                GameRow.seq == change.seq,
                GameRow.epoch == change.epoch,
            )
            .values(
                seq=table.seq,
                epoch=table.epoch,
                over=table.game.over,
                turn=table.turn,
                imported=table.history.imported,
                undo_by=request.by if request else None,
                undo_to=request.to if request else None,
                updated=_now(),
            )
            .returning(GameRow.id)
        )
        if found.first() is None:
            raise TableError(Refused.CONFLICT, "error-stale", number=change.seq, count=table.seq)


def _of(rows: Any, game: str) -> Any:
    return select(rows).where(rows.game == game)


def _add(session: Session, rows: Any, values: Sequence[Mapping[str, Any]]) -> None:
    if values:
        session.execute(insert(rows), values)


def _seats(row: GameRow) -> dict[str, Seat]:
    return {seat: Seat(player) for seat, player in row.seats.items()}


def _row(table: Table) -> GameRow:
    history, now = table.history, _now()
    return GameRow(
        id=table.id,
        title=history.title.info.key,
        rules=history.title.info.rules_version,
        scenario=history.scenario,
        options=list(history.options),
        seats={seat: who.player for seat, who in table.seats.items()},
        secret=history.secret.hex(),
        seed=table.seed,
        opening=" ".join(history.opening),
        drawn=history.drawn,
        imported=history.imported,
        source=table.source,
        seq=table.seq,
        epoch=0,
        over=table.game.over,
        turn=table.turn,
        created=now,
        updated=now,
    )


def _actions(game: str, lines: Sequence[Stored], before: int) -> list[dict[str, Any]]:
    return [
        {"game": game, "seq": seq, **line._asdict()} for seq, line in enumerate(lines, before + 1)
    ]


def _event(game: str, told: Told) -> dict[str, Any]:
    said = told.event
    return {
        "game": game,
        "number": told.number,
        "seq": told.seq,
        "key": said.key,
        "args": [list(arg) for arg in said.args],
        "audience": list(said.audience) if said.audience is not None else None,
        "undone": told.undone,
    }


def _told(row: EventRow) -> Told:
    args = tuple((str(name), value) for name, value in row.args)
    audience = tuple(row.audience) if row.audience is not None else None
    return Told(row.number, row.seq, Event(row.key, args, audience), row.undone)


def _snapshot(game: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"game": game, **snapshot._asdict()}
