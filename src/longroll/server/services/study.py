"""Analyses finished games, and stores each analysis with its moment.

A game that is resumed loses its analysis, and one in progress is cancelled.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from longroll.bots.analysis import VERSION
from longroll.server.services.analyst import Analyst, OwnAnalyst, Work
from longroll.server.services.tables import TableService
from longroll.table import StoreAway

__all__ = ["Study", "Work"]

log = logging.getLogger(__name__)

AGAIN: Final = 30.0
"""Seconds before an analysis that could not be stored is stored again."""
MOST: Final = 20
"""Maximum number of games that wait for their analysis: anybody at a table can ask for one."""


class Study:
    """Analyses the finished games of a server."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._works: dict[str, Work] = {}
        self.analyst: Analyst = OwnAnalyst()
        tables.hearers.append(self.forsake)

    async def found(self, game: str, moment: tuple[int, int]) -> dict[str, Any] | None:
        """The stored analysis of a game at a moment, if made by this version; else None.

        If another server has begun it, its progress is followed from then on.
        """
        kept = await self._tables.stored(self._tables.store.analysis, game, *moment)
        if kept is not None and kept.get("version") == VERSION:
            return kept
        if self.work(game, moment) is None and await self.analyst.begun(game, moment):
            self.begin(game, moment, lambda: "")
        return None

    def work(self, game: str, moment: tuple[int, int]) -> Work | None:
        """The work on a game at a moment, if it was begun."""
        work = self._works.get(game)
        return work if work is not None and work.moment == moment else None

    @property
    def is_full(self) -> bool:
        """Whether the maximum number of games wait."""
        return sum(not work.failed for work in self._works.values()) >= MOST

    def waiting_of(self, asker: str) -> int:
        """The number of games of one address that wait."""
        return sum(not work.failed and work.asker == asker for work in self._works.values())

    def begin(
        self, game: str, moment: tuple[int, int], record: Callable[[], str], asker: str = ""
    ) -> Work:
        """Begin the analysis of a game, unless it has begun already."""
        work = self.work(game, moment)
        if work is not None and not work.failed:
            return work
        self.forsake(game, moment)
        work = self._works[game] = Work(moment, asker=asker)
        work.task = asyncio.create_task(self._make(game, work, record()))
        return work

    def forsake(self, game: str, moment: tuple[int, int]) -> None:
        """Cancel the work on a game whose moment has changed."""
        work = self._works.get(game)
        if work is None or work.moment == moment:
            return
        del self._works[game]
        if work.task is not None:
            work.task.cancel()

    async def _make(self, game: str, work: Work, record: str) -> None:
        try:
            made = await self.analyst.analyse(game, work, record)
            await self._keep(game, work, made)
        except Exception:
            log.exception("the analysis of game %s has failed", game)
            work.failed = True
            return
        if self._works.get(game) is work:  # not that of a later moment
            del self._works[game]

    async def _keep(self, game: str, work: Work, made: dict[str, Any]) -> None:
        """Store an analysis that took minutes, retrying until it is stored."""
        while True:
            try:
                await self._tables.stored(
                    self._tables.store.keep_analysis, game, *work.moment, made
                )
            except StoreAway:
                await asyncio.sleep(AGAIN)
            else:
                return

    async def close(self) -> None:
        """Cancel all work."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analyst.close()
