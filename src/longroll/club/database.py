"""The club's part of the database, beside the games: its shape, and work done in transactions."""

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
"""The lock under which the club's tables are brought up to date (`wait_for_others`)."""
P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """The tables of a club in the database of ``store``; opening it brings them up to date."""

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
        """Whether several servers may work on it: SQLite is one server's."""
        return self.store.url.startswith("postgresql")

    def read(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What ``work`` finds in a session that changes nothing; raises `StoreAway`."""
        with self.store.reading() as session:
            return work(session, *args, **named)

    def write(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What ``work`` does, in one transaction; raises `StoreAway`, and what it raises itself."""
        with self.store.writing() as connection, Session(bind=connection) as session:
            if connection.dialect.name == "sqlite":
                # Its driver begins a transaction with what writes: what was read before it may be
                # another's by then.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            done = work(session, *args, **named)
            session.flush()
            return done


def secret_of(session: Session, name: str, make: Callable[[], str] | None = None) -> str:
    """A secret that all processes of the club share, made once."""
    row = session.get(SecretRow, name)
    if row is None:
        row = SecretRow(name=name, value=(make or (lambda: secrets.token_urlsafe(32)))())
        session.add(row)
        session.flush()
    return row.value
