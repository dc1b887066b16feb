"""The write queue: changes are stored in order, and those that wait go into one transaction.

SQLite allows one writer at a time, and a writer that finds it busy sleeps before it retries, even
if it is free sooner. So a single thread writes the changes of tables; only new games and analyses
are written beside it. Changes that arrive during a transaction go into the next one, and no
request is answered before the transaction with its change has ended.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from longroll.table import Change, Store, Table

__all__ = ["WriteQueue"]

Waiting = tuple[Table, Change, asyncio.Future[None]]


class WriteQueue:
    """Writes to ``store`` for all tables of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writes")
        self._waiting: list[Waiting] = []
        self._work: asyncio.Task[None] | None = None

    async def keep(self, table: Table, change: Change) -> None:
        """Return when the change is stored; raises `TableError`, or the error of the database.

        The table must not change meanwhile. A cancellation takes effect only after the write.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda it: it.exception())  # retrieved even if nobody waits
        self._waiting.append((table, change, done))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            # The write cannot be recalled: the next to open the table must find its result.
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
        """Write what is waiting, and stop."""
        if self._work is not None:
            await self._work
        self._thread.shutdown(wait=True)
