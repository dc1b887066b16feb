"""Migrations of procrastinate's tables in the club's database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, text

from longroll.table import Store
from longroll.table.opening import wait_for_others

__all__ = ["bring_up_to_date", "migrations"]

QUEUE: Final = 1
"""The lock for migrations of the queue's tables (`wait_for_others`)."""
_KNOWN: Final = text("select obj_description(to_regclass('procrastinate_jobs'))")
"""The last applied migration is recorded as a comment on one of the tables."""


def migrations() -> list[Path]:
    """The files of procrastinate's migrations, in order."""
    return sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))


def bring_up_to_date(store: Store) -> None:
    """Create the tables of the queue, or migrate those of an older version.

    Several servers may do so at once.
    """
    while not _is_done(store):
        pass


def _is_done(store: Store) -> bool:
    """Apply one migration, each in a transaction of its own; whether all are applied."""
    files = migrations()
    with store.writing() as connection:
        wait_for_others(connection, QUEUE)
        known = connection.scalar(_KNOWN)
        if known is None:
            _run(connection, SchemaManager.get_schema(), files[-1])
            return True
        later = [file for file in files if file.name > known]
        if later:
            _run(connection, later[0].read_text(encoding="utf-8"), later[0])
        return len(later) <= 1


def _run(connection: Connection, sql: str, made: Path) -> None:
    # Raw: a script of many statements, with literal per cent signs.
    raw = connection.connection.cursor()
    try:
        raw.execute(sql)
        raw.execute(f"comment on table procrastinate_jobs is '{made.name}'")
    finally:
        raw.close()
