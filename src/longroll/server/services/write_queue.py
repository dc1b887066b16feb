"""The queue of writes: changes are stored one after another, those that wait together at once.

SQLite lets one write at a time; whoever finds it busy sleeps before he tries again, however soon it
is free. So a single thread writes what changes at tables; only new games and analyses are written
beside it. What comes while it writes goes into its next transaction, and
nobody is answered before the transaction that holds his change has ended.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from longroll.table import Change, Store, Table

__all__ = ["WriteQueue"]

Waiting = tuple[Table, Change, asyncio.Future[None]]


class WriteQueue:
    """Whoever writes into ``store`` for all tables of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writes")
        self._waiting: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None

    async def keep(self, table: Table, change: Change) -> None:
        """Return when the change is stored; raises `TableError`, or the error of the database.

        The table must not change meanwhile. Whoever is cancelled is so when it is written.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda it: it.exception())  # heard, even if nobody waits any more
        self._waiting.append((table, change, done))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            # It cannot be called back: whoever opens the table next must find what comes of it.
            await asyncio.wait([done])
            raise

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            errors = await self._written(batch)
            for (_, _, done), error in zip(batch, errors, strict=True):
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        self._work = None

    async def _written(self, batch: list[Waiting]) -> list[Exception | None]:
        changes = [(table, change) for table, change, _ in batch]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._store.commit_all, changes)
        except Exception as error:
            return [error] * len(batch)

    async def close(self) -> None:
        """Write what waits, and go."""
        if self._work is not None:
            await self._work
        self._thread.shutdown(wait=True)
