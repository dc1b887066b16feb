"""Failures of a database: one line of text when it cannot be opened, a key while it is in use."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

from sqlalchemy import URL
from sqlalchemy.engine import ExceptionContext

__all__ = ["Ailment", "Health", "StoreAway", "StoreError", "hide", "told_away"]

log = logging.getLogger(__name__)


class Ailment(StrEnum):
    """Why a database fails, though the request is correct."""

    LOCKED = "locked"
    FULL = "full"
    READ_ONLY = "read-only"
    AWAY = "away"


class StoreError(ValueError):
    """The database cannot be opened; the message is one line that says what to do."""


class StoreAway(Exception):
    """The database is unavailable now: nothing was stored, and it may be tried again.

    Attributes:
        ailment: the kind of failure.
        detail: the database's own message, in one line.
    """

    def __init__(self, ailment: Ailment, detail: str) -> None:
        self.ailment = ailment
        self.detail = detail
        super().__init__(f"{ailment}: {detail}")


_SQLITE: Final = {
    sqlite3.SQLITE_BUSY: Ailment.LOCKED,
    sqlite3.SQLITE_LOCKED: Ailment.LOCKED,
    sqlite3.SQLITE_FULL: Ailment.FULL,
    sqlite3.SQLITE_READONLY: Ailment.READ_ONLY,
    sqlite3.SQLITE_PERM: Ailment.READ_ONLY,
    sqlite3.SQLITE_AUTH: Ailment.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Ailment.AWAY,
    sqlite3.SQLITE_CORRUPT: Ailment.AWAY,
    sqlite3.SQLITE_IOERR: Ailment.AWAY,
    sqlite3.SQLITE_NOMEM: Ailment.AWAY,
    sqlite3.SQLITE_NOTADB: Ailment.AWAY,
}
"""By SQLite's primary error code."""

_POSTGRES: Final = {
    "25006": Ailment.READ_ONLY,  # a read-only transaction
    "42501": Ailment.READ_ONLY,  # no permission
    "40001": Ailment.LOCKED,
    "40P01": Ailment.LOCKED,  # a deadlock
    "53100": Ailment.FULL,
    "55P03": Ailment.LOCKED,  # lock timeout
    "57014": Ailment.LOCKED,  # statement timeout
}
"""By PostgreSQL's SQLSTATE."""
_PASSING: Final = ("08", "28", "3D", "53", "57", "58")
"""Classes of SQLSTATE: connection, authorization, catalog, resources, operator, system."""


def told_away(context: ExceptionContext) -> StoreAway | None:
    """The error for SQLAlchemy to raise in place of a driver's error; None for a bug."""
    if context.is_pre_ping:
        return None  # a dead connection, which is replaced
    error = context.original_exception
    ailment = _ailment(error)
    if ailment is None and context.is_disconnect:
        ailment = Ailment.AWAY
    return StoreAway(ailment, _line(error)) if ailment is not None else None


def _ailment(error: BaseException) -> Ailment | None:
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _SQLITE.get(code & 0xFF)
    if not any(base.__name__ == "DatabaseError" for base in type(error).__mro__):
        return None
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        passing = Ailment.AWAY if state.startswith(_PASSING) else None
        return _POSTGRES.get(state, passing)
    # psycopg's error has no code if the server does not answer.
    return Ailment.AWAY if type(error).__name__.startswith(("Operational", "Connection")) else None


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:300] or type(error).__name__


def hide(url: URL) -> str:
    """A URL without its password, for display."""
    return url.render_as_string(hide_password=True)


class Health:
    """Logs once that a database does not answer, and once that it does again."""

    def __init__(self) -> None:
        self._ill: dict[str, Ailment] = {}

    @contextmanager
    def watch(self, work: str) -> Generator[None]:
        """Log when ``work``, "read" or "write", first raises `StoreAway`, and its recovery."""
        try:
            yield
        except StoreAway as away:
            if self._ill.get(work) is not away.ailment:
                self._ill[work] = away.ailment
                log.warning(
                    "the database cannot be %s (%s): %s; it is tried again until it can",
                    "written" if work == "write" else "read",
                    away.ailment.value,
                    away.detail,
                )
            raise
        if self._ill and self._ill.pop(work, None) is not None:
            log.warning("the database can be %s again", "written" if work == "write" else "read")
