"""Analyses that any free worker makes, and any server can follow."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from longroll.club.club import Club
from longroll.club.jobs.queue import Queue
from longroll.club.jobs.studies import begin_study, end_study, is_alive, note_queued, study_of
from longroll.server.services.analyst import Work
from longroll.table import StoreAway

__all__ = ["QueuedAnalyst"]

LOOK: Final = 1.0
"""Seconds between checks of the progress."""


class QueuedAnalyst:
    """Queues analyses for workers, and follows their progress."""

    def __init__(self, club: Club, queue: Queue) -> None:
        self._club = club
        self._queue = queue
        self._closing = False

    async def begun(self, game: str, moment: tuple[int, int]) -> bool:
        """Whether it has begun, on this server or another."""
        row = await self._club.read(study_of, game, moment)
        return row is not None and is_alive(row, self._club.clock())

    async def analyse(self, game: str, work: Work, record: str) -> dict[str, Any]:
        """The analysis of a game, by any free worker; see `Analyst.analyse`."""
        now = self._club.clock()
        is_new = await self._club.write(begin_study, game, work.moment, now) if record else False
        if is_new:
            seq, epoch = work.moment
            await self._queue.leave("analyse", game=game, seq=seq, epoch=epoch, record=record)
            await self._club.write(note_queued, game, work.moment)
        try:
            return await self._follow(game, work)
        except asyncio.CancelledError:
            if not self._closing:  # the game was resumed: its worker stops
                await asyncio.shield(self._club.write(end_study, game, work.moment))
            raise

    async def _follow(self, game: str, work: Work) -> dict[str, Any]:
        store = self._club.tables.store
        while True:
            try:
                row = await self._club.read(study_of, game, work.moment)
                if row is None:
                    made = await self._club.tables.stored(store.analysis, game, *work.moment)
                    if made is None:
                        raise InterruptedError("it is not wanted any more")
                    return made
                if not is_alive(row, self._club.clock()):
                    raise RuntimeError("whoever has made it has failed: its own log says why")
                work.curve, work.waits, work.share = row.curve, row.waits, partial(float, row.share)
            except StoreAway:
                pass  # logged by the store
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Stop following: workers finish their analyses and store them."""
        self._closing = True
