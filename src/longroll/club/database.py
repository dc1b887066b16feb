"""The club's part of the database, beside the games: migrations and transactions."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy.orm import Session

from longroll.club.models import SecretRow
from longroll.table import Store
from longroll.table.opening import wait_for_others

__all__ = ["Database", "secret_of"]

CLUB: Final = 3
"""The lock for migrations of the club's tables (`wait_for_others`)."""
P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """The tables of a club in the database of ``store``; opening it applies migrations."""

    def __init__(self, store: Store) -> None:
        self.store = store
        with store.writing() as connection:
            wait_for_others(connection, CLUB)
            config = Config()
            config.set_main_option("script_location", "longroll.club:migrations")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use it: not with SQLite."""
        return self.store.url.startswith("postgresql")

    def read(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run ``work`` in a session for reading; raises `StoreAway`."""
        with self.store.reading() as session:
            return work(session, *args, **named)

    def write(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run ``work`` in one transaction; raises `StoreAway`, and the errors of ``work``."""
        with self.store.writing() as connection, Session(bind=connection) as session:
            if connection.dialect.name == "sqlite":
                # SQLite's driver begins a transaction only at the first write: what was read before
                # it may have changed by then.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            done = work(session, *args, **named)
            session.flush()
            return done


def secret_of(session: Session, name: str, make: Callable[[], str] | None = None) -> str:
    """A secret that all processes of the club share, generated once."""
    row = session.get(SecretRow, name)
    if row is None:
        row = SecretRow(name=name, value=(make or (lambda: secrets.token_urlsafe(32)))())
        session.add(row)
        session.flush()
    return row.value
