"""Opening a database: creates a missing file, and applies migrations.

Every failure is a `StoreError`: one line that says what is wrong and what to do.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from longroll.table.trouble import Ailment, StoreAway, StoreError, hide, told_away

__all__ = ["open_database", "wait_for_others"]

SQLITE: Final = "sqlite:///FILE"
POSTGRES: Final = "postgresql+psycopg://USER@HOST/DATABASE"
OWNER_ONLY: Final = 0o600
"""File mode of the database, which holds the secrets of every game."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
WAITS: Final[dict[str, str | int]] = {
    "connect_timeout": 5,  # s
    "tcp_user_timeout": 15_000,  # ms: a host that went down does not close connections
    "options": "-c lock_timeout=5000 -c statement_timeout=60000",  # ms
}
"""Timeouts of PostgreSQL, unless the URL sets them."""
UPDATE: Final = 29
"""The class of the advisory locks for migrations..."""
GAMES: Final = 2
"""... and the lock for the tables of the games."""
_REMEDY: Final = {
    Ailment.LOCKED: "another program holds it: end that one, or name another database with --db",
    Ailment.FULL: "its disk is full: make room, or name another database with --db",
    Ailment.READ_ONLY: "it cannot be written: give whoever runs this the right to write it and its "
    "folder, or name another database with --db",
}
_AWAY: Final = {
    "sqlite": "look at the file and its folder, or name another database with --db",
    "postgresql": "see that PostgreSQL runs, and that host, port, database, user and password in "
    "--db are right",
}


def open_database(url: str) -> Engine:
    """An engine for ``url``, with every table in it; raises `StoreError`."""
    parsed = _parsed(url)
    backend, shown = parsed.get_backend_name(), hide(parsed)
    file = _prepared(parsed) if backend == "sqlite" else None
    engine = _engine(parsed, shown)
    try:
        _migrated(engine, shown)
    except StoreAway as away:
        remedy = _REMEDY.get(away.ailment, _AWAY[backend])
        raise StoreError(_line(shown, away.detail, remedy)) from None
    except SQLAlchemyError as error:
        raise StoreError(_line(shown, str(error).split("\n", 1)[0], _AWAY[backend])) from None
    except CommandError:
        raise StoreError(
            f"the database {shown} was made by a newer Long Roll: "
            "open it with that one, or name another database with --db"
        ) from None
    if file is not None:
        _keep_private(file)
    return engine


def _line(shown: str, detail: str, remedy: str) -> str:
    return f"cannot open the database {shown} ({detail}): {remedy}"


def _parsed(url: str) -> URL:
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        known = f"did you mean sqlite:///{url}?" if "://" not in url else f"write {SQLITE}"
        raise StoreError(f"--db {url!r} is no URL of a database: {known} or {POSTGRES}") from None
    if backend not in _AWAY:
        remedy = f"write {SQLITE} or {POSTGRES}"
        raise StoreError(f"there is no database of the kind {backend!r} here: {remedy}")
    return parsed


def _prepared(parsed: URL) -> Path | None:
    """The file of a SQLite database, created if missing; None for a ``file:`` URI of SQLite."""
    if parsed.database in (None, "", ":memory:"):
        raise StoreError(f"a database in memory keeps no game: name a file, as in {SQLITE}")
    if str(parsed.database).startswith("file:"):
        return None
    file = Path(str(parsed.database))
    try:
        if file.is_dir():
            raise StoreError(f"{file} is a folder: name a file in it, as in sqlite:///{file}/games")
        if file.exists() and not file.is_file():
            raise StoreError(f"{file} is not a file: name a file for the database")
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    except (OSError, ValueError) as error:
        if isinstance(error, StoreError):
            raise
        why = (error.strerror if isinstance(error, OSError) else "") or str(error)
        remedy = "name a file in a folder that can be written, with --db"
        raise StoreError(f"cannot make the database {file} ({why}): {remedy}") from None
    return file


def _keep_private(file: Path) -> None:
    """Remove the permissions of others: the file holds every hand and the secrets of the dice."""
    for beside in ("", "-wal", "-shm"):
        with suppress(OSError):
            one = Path(f"{file}{beside}")
            if one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)


def _engine(parsed: URL, shown: str) -> Engine:
    arguments: dict[str, Any] = {}
    if parsed.get_backend_name() == "postgresql":
        if parsed.drivername == "postgresql":  # without a named driver
            parsed = parsed.set(drivername="postgresql+psycopg")
        arguments = {name: value for name, value in WAITS.items() if name not in parsed.query}
    try:
        # A restarted database leaves dead connections in the pool.
        ping = parsed.get_backend_name() != "sqlite"
        # An error in the log has the statement, without its parameters.
        engine = create_engine(
            parsed, pool_pre_ping=ping, connect_args=arguments, hide_parameters=True
        )
    except ModuleNotFoundError as error:
        remedy = "pip install 'longroll[postgres]'"
        if parsed.get_driver_name() != "psycopg":
            remedy = f"write {SQLITE} or {POSTGRES}"
        raise StoreError(
            f"cannot open the database {shown}: its driver {error.name} is not installed: {remedy}"
        ) from None
    except (NoSuchModuleError, ArgumentError, ImportError, TypeError, ValueError) as error:
        detail = " ".join(str(error).split())
        raise StoreError(_line(shown, detail, f"write {SQLITE} or {POSTGRES}")) from None
    if engine.dialect.is_async:
        raise StoreError(_line(shown, "its driver is not for us", f"write {SQLITE} or {POSTGRES}"))
    event.listen(engine, "handle_error", told_away)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrated(engine: Engine, shown: str) -> None:
    """Apply the migrations; if that fails, close all connections."""
    try:
        _migrate(engine, shown)
    except BaseException:
        engine.dispose()
        raise


def _migrate(engine: Engine, shown: str) -> None:
    config = Config()
    config.set_main_option("script_location", "longroll.table:migrations")
    with engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            # SQLite's driver begins no transaction for DDL: an interrupted migration would leave
            # half of its changes, on which no later start could build.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            names = inspect(connection).get_table_names()
            if names and "alembic_version" not in names:
                raise StoreError(
                    f"the database {shown} belongs to another program: name another with --db"
                )
        wait_for_others(connection, GAMES)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def wait_for_others(connection: Connection, tables: int) -> None:
    """Let only one process at a time migrate some tables, until its transaction ends.

    Servers and workers of a club start together, and on a new database two of them would create the
    same table. SQLite has a single server. ``tables`` identifies the tables.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(UPDATE, tables)))
