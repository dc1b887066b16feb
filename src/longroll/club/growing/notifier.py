"""Notifies other servers of changes here, and receives their notifications.

Uses NOTIFY and LISTEN of PostgreSQL. A change of a table is notified in the transaction that stores
it, so that receivers find it stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psycopg
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from longroll.club.club import EVERYBODY, Club
from longroll.table import Change, StoreAway, Table

__all__ = ["ANSWERED", "CHANNEL", "Notifier"]

log = logging.getLogger(__name__)
CHANNEL: Final = "longroll"
ANSWERED: Final = "answered"
"""The kind of notification that says that a worker has answered a question."""
_TELL: Final = text("select pg_notify(:channel, :told)")
BACK_OFF: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each further attempt to listen again."""


class Notifier:
    """The notifications of one server.

    Args:
        club: its club.
        process: a name that no other server has.
        answered: called with each question that a worker has answered.
    """

    def __init__(self, club: Club, process: str, answered: Callable[[str], None]) -> None:
        self._club = club
        self._process = process
        self._answered = answered
        self._telling: set[asyncio.Task[None]] = set()
        club.tables.is_shared = True
        club.tables.store.beside.append(self._change)
        club.tables.tellers.append(self._other)

    def close(self) -> None:
        """Stop sending notifications."""
        self._club.tables.store.beside.remove(self._change)
        self._club.tables.tellers.remove(self._other)

    # --- Telling --------------------------------------------------------------------------------

    def _told(self, game: str, what: str) -> dict[str, str]:
        return {"channel": CHANNEL, "told": f"{self._process} {game} {what}"}

    def _change(self, connection: Connection, table: Table, change: Change) -> None:
        what = "seats" if change.reissued is not None else "moved"
        connection.execute(_TELL, self._told(table.id, what))

    def _other(self, game: str) -> None:
        task = asyncio.create_task(self._tell(game))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, game: str) -> None:
        def work() -> None:
            with self._club.tables.store.writing() as connection:
                connection.execute(_TELL, self._told(game, "seats"))

        # Logged by the store, once; listeners catch up when the database is back.
        with suppress(StoreAway):
            await self._club.tables.stored(work)

    # --- Hearing --------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Receive notifications of other servers, for as long as this one runs."""
        url = make_url(self._club.tables.store.url).set(drivername="postgresql")
        failures = 0
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    url.render_as_string(hide_password=False), autocommit=True
                )
                async with connection:
                    await connection.execute(f"listen {CHANNEL}")
                    failures = 0
                    await self._club.tables.follow_all()
                    async for notice in connection.notifies():
                        await self._hear(notice.payload)
            except (psycopg.Error, OSError, StoreAway) as error:
                if not failures:
                    log.warning("other servers cannot be heard (%s): it is tried again", error)
                await asyncio.sleep(BACK_OFF[min(failures, len(BACK_OFF) - 1)])
                failures += 1
            except Exception:  # of one table: others must still be heard
                log.exception("what other servers have done could not be followed")
                await asyncio.sleep(BACK_OFF[-1])

    async def _hear(self, told: str) -> None:
        process, game, what = told.split(" ")
        if what == ANSWERED:
            self._answered(game)
            return
        if process == self._process:
            return
        if game == EVERYBODY:
            self._club.forgotten()
            return
        self._club.events.changed(game)
        try:
            await self._club.tables.follow(game, seats=what == "seats")
        except StoreAway:
            raise
        except Exception:
            log.exception("what another server has done at table %s could not be followed", game)
