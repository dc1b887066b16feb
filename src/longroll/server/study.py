"""The study: finished games are analysed in a process of its own, one after another.

Nobody waits for it: whoever asks is told how far it has come. What was found is stored with the
moment that it is about; a game that is taken up again loses it, and what was being done ends.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from time import monotonic
from typing import Any, Final

from longroll.bots.analysis import VERSION, Effort, analyse, to_document
from longroll.engine.record import Record
from longroll.server.hall import Hall
from longroll.table import StoreAway
from longroll.table.players import start_worker

__all__ = ["Study", "Work"]

log = logging.getLogger(__name__)

LONGEST: Final = 240.0
"""Seconds after which an analysis ends with what it has."""
SEED: Final = 1
MODEST: Final = 5
"""Players and bots come first on a machine that has little to spare."""
AGAIN: Final = 30.0
"""Seconds before what could not be stored is tried again."""
MOST: Final = 20
"""So many games wait for their analysis at most: anybody at a table can ask for one."""


class _Bell:
    """What server and worker both see: how far the worker has come, and what is wanted of it.

    ``wanted`` is the number of the work whose end somebody waits for; 0 if nobody waits.
    """

    def __init__(self) -> None:
        context = get_context("spawn")
        self.progress: Synchronized[float] = context.Value("d", 0.0)
        self.wanted: Synchronized[int] = context.Value("q", 0)


_bells: list[_Bell] = []
"""In the worker: the one that it was given."""


def _begin(bell: _Bell) -> None:
    _bells.append(bell)
    start_worker()
    with suppress(OSError):
        os.nice(MODEST)


def _is_wanted(number: int) -> bool:
    return all(bell.wanted.value == number for bell in _bells)


def _analyse(record: str, number: int, whole: bool) -> dict[str, Any]:
    """What the worker does: the curve alone takes a second, all of it a minute.

    It ends with what it has as soon as another work than ``number`` is wanted.
    """
    ends = monotonic() + LONGEST

    def tell(share: float) -> None:
        for bell in _bells:
            if whole and bell.wanted.value == number:
                bell.progress.value = share

    found = analyse(
        Record.read(record),
        SEED,
        None if whole else Effort(screened=0),
        over=lambda: monotonic() > ends or not _is_wanted(number),
        progress=tell,
        given_up=True,  # the server knows that it is over: nobody is let in here before
    )
    return to_document(found)


_numbers = count(1)


@dataclass(slots=True)
class Work:
    """An analysis that is being made.

    Attributes:
        moment: the moment of the table that it is about: actions and epoch.
        number: another for every work.
        task: what is being done.
        curve: the curve alone, once there is one.
        failed: whether it has ended with a defect of ours.
        asker: the address from which it was asked for.
    """

    moment: tuple[int, int]
    number: int = field(default_factory=lambda: next(_numbers))
    task: asyncio.Task[None] | None = None
    curve: dict[str, Any] | None = None
    failed: bool = False
    asker: str = ""


class Study:
    """Whoever analyses the finished games of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._works: dict[str, Work] = {}
        self._queue = asyncio.Lock()
        self._bell = _Bell()
        self._pool: ProcessPoolExecutor | None = None
        self._busy = ""
        hall.hearers.append(self.forsake)

    async def found(self, game: str, moment: tuple[int, int]) -> dict[str, Any] | None:
        """The analysis of a game at a moment, if it was made by this version; else None."""
        kept = await self._hall.stored(self._hall.store.analysis, game, *moment)
        return kept if kept is not None and kept.get("version") == VERSION else None

    def work(self, game: str, moment: tuple[int, int]) -> Work | None:
        """The work on a game at a moment, if it was begun."""
        work = self._works.get(game)
        return work if work is not None and work.moment == moment else None

    def progress(self, game: str) -> float:
        """How far the work on a game has come, from 0 to 1; 0 while others are before it."""
        return float(self._bell.progress.value) if self._busy == game else 0.0

    def waits(self, game: str) -> bool:
        """Whether another game is being analysed before this one."""
        return self._busy not in ("", game)

    @property
    def is_full(self) -> bool:
        """Whether so many games wait that no other may."""
        return sum(not work.failed for work in self._works.values()) >= MOST

    def waiting_of(self, asker: str) -> int:
        """How many games of one address wait."""
        return sum(not work.failed and work.asker == asker for work in self._works.values())

    def begin(
        self, game: str, moment: tuple[int, int], record: Callable[[], str], asker: str = ""
    ) -> Work:
        """Begin the analysis of a game, unless it was begun already."""
        work = self.work(game, moment)
        if work is not None and not work.failed:
            return work
        self.forsake(game, moment)
        work = self._works[game] = Work(moment, asker=asker)
        work.task = asyncio.create_task(self._make(game, work, record()))
        return work

    def forsake(self, game: str, moment: tuple[int, int]) -> None:
        """End the work on a game that has come to another moment: nobody asks for what it was."""
        work = self._works.get(game)
        if work is None or work.moment == moment:
            return
        del self._works[game]
        if work.task is not None:
            work.task.cancel()

    async def _make(self, game: str, work: Work, record: str) -> None:
        try:
            async with self._queue:
                made = await self._made(game, work, record)
            await self._keep(game, work, made)
        except Exception:
            log.exception("the analysis of game %s has failed", game)
            work.failed = True
            return
        if self._works.get(game) is work:  # and not that of a later moment
            del self._works[game]

    async def _keep(self, game: str, work: Work, made: dict[str, Any]) -> None:
        """Store what took minutes to find, as soon as it can be stored."""
        while True:
            try:
                await self._hall.stored(self._hall.store.keep_analysis, game, *work.moment, made)
            except StoreAway:
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _made(self, game: str, work: Work, record: str) -> dict[str, Any]:
        self._busy = game
        self._bell.progress.value, self._bell.wanted.value = 0.0, work.number
        try:
            work.curve = await self._ask(record, work.number, whole=False)
            return await self._ask(record, work.number, whole=True)
        finally:
            self._busy, self._bell.wanted.value = "", 0  # cancelled, too: the process is told

    async def _ask(self, record: str, number: int, *, whole: bool) -> dict[str, Any]:
        if self._pool is None:
            # Not fork: the server has threads.
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=get_context("spawn"),
                initializer=_begin,
                initargs=(self._bell,),
            )
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, _analyse, record, number, whole)
        except BrokenProcessPool:
            self._pool = None
            raise

    async def close(self) -> None:
        """End what is being done, and the process with it."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._bell.wanted.value = 0
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
