"""What ails a database: in one line when it cannot be opened, by a key while it is used."""

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
    """Why a database does not do what it is asked, though nothing is wrong with the question."""

    LOCKED = "locked"
    FULL = "full"
    READ_ONLY = "read-only"
    AWAY = "away"


class StoreError(ValueError):
    """A database that cannot be opened: one line that says what is wrong and what to do."""


class StoreAway(Exception):
    """A database that cannot be used now: nothing was stored, and it may be tried again.

    Attributes:
        ailment: what ails it.
        detail: what the database itself said, in one line.
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
"""By the primary code of an error of SQLite."""

_POSTGRES: Final = {
    "25006": Ailment.READ_ONLY,  # a transaction that may only read
    "42501": Ailment.READ_ONLY,  # no right to do so
    "40001": Ailment.LOCKED,
    "40P01": Ailment.LOCKED,  # a deadlock
    "53100": Ailment.FULL,
    "55P03": Ailment.LOCKED,  # no lock in time
    "57014": Ailment.LOCKED,  # a statement that took too long
}
"""By the SQLSTATE of an error of PostgreSQL."""
_PASSING: Final = ("08", "28", "3D", "53", "57", "58")
"""Classes of SQLSTATE: connection, authorization, catalog, resources, operator, system."""


def told_away(context: ExceptionContext) -> StoreAway | None:
    """What an error of the driver means, for SQLAlchemy to raise in its place; None: a defect."""
    if context.is_pre_ping:
        return None  # a dead connection, of which another is made
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
    # PostgreSQL's driver has no code for a server that does not answer.
    return Ailment.AWAY if type(error).__name__.startswith(("Operational", "Connection")) else None


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:300] or type(error).__name__


def hide(url: URL) -> str:
    """A URL as it may be shown: without its password."""
    return url.render_as_string(hide_password=True)


class Health:
    """Says once in the log that a database does not answer, and once that it does again."""

    def __init__(self) -> None:
        self._ill: dict[str, Ailment] = {}

    @contextmanager
    def watch(self, work: str) -> Generator[None]:
        """Hear what comes of ``work``: ``read`` or ``write``. Whoever can write can read."""
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
