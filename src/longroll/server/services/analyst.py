"""Analyses of games, in a process of their own, one after another.

No request waits for one: clients poll its progress.
"""

from __future__ import annotations

import asyncio
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
from typing import Any, Final, Protocol

from longroll.bots.analysis import Effort, analyse, to_document
from longroll.engine.record import Record
from longroll.table.players import start_worker

__all__ = ["Analyst", "OwnAnalyst", "Work"]

LONGEST: Final = 240.0
"""Seconds after which an analysis stops with what it has."""
SEED: Final = 1
MODEST: Final = 5
"""Niceness of the process: players and bots come first on a slow machine."""


class _Bell:
    """Memory shared by server and worker: the worker's progress, and which work is wanted.

    ``wanted`` is the number of the work that somebody waits for; 0 if nobody waits.
    """

    def __init__(self) -> None:
        context = get_context("spawn")
        self.progress: Synchronized[float] = context.Value("d", 0.0)
        self.wanted: Synchronized[int] = context.Value("q", 0)


_bells: list[_Bell] = []
"""In the worker: the bell that it was given."""


def _begin(bell: _Bell) -> None:
    _bells.append(bell)
    start_worker()
    with suppress(OSError):
        os.nice(MODEST)


def _is_wanted(number: int) -> bool:
    return all(bell.wanted.value == number for bell in _bells)


def _analyse(record: str, number: int, whole: bool) -> dict[str, Any]:
    """Run in the worker: the curve alone takes a second, all of it a minute.

    It stops with what it has as soon as a work other than ``number`` is wanted.
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
    )
    return to_document(found)


_numbers = count(1)


@dataclass(slots=True)
class Work:
    """An analysis in progress.

    Attributes:
        moment: the moment of the table that it is about: actions and epoch.
        number: unique to each work.
        task: the task that makes it.
        curve: the curve alone, once there is one.
        share: returns its progress, from 0 to 1.
        waits: whether other games are before it.
        failed: whether it failed because of a bug.
        asker: the address that asked for it.
    """

    moment: tuple[int, int]
    number: int = field(default_factory=lambda: next(_numbers))
    task: asyncio.Task[None] | None = None
    curve: dict[str, Any] | None = None
    share: Callable[[], float] = lambda: 0.0
    waits: bool = False
    failed: bool = False
    asker: str = ""


class Analyst(Protocol):
    """Makes the analyses of a server."""

    async def analyse(self, game: str, work: Work, record: str) -> dict[str, Any]:
        """The analysis of a game; reports its progress to ``work``.

        Cancellation stops it.
        """
        ...

    async def begun(self, game: str, moment: tuple[int, int]) -> bool:
        """Whether another server of the same club has begun this analysis."""
        ...

    async def close(self) -> None:
        """Stop the analyses of this server."""
        ...


class OwnAnalyst:
    """Analyses one game after another, in a process that starts with the first."""

    def __init__(self) -> None:
        self._queue = asyncio.Lock()
        self._bell = _Bell()
        self._pool: ProcessPoolExecutor | None = None

    async def begun(self, game: str, moment: tuple[int, int]) -> bool:
        """False: there is no other server."""
        del game, moment
        return False

    async def analyse(self, game: str, work: Work, record: str) -> dict[str, Any]:
        """The analysis of a game, when its turn comes."""
        del game
        work.waits = self._queue.locked()
        async with self._queue:
            self._bell.progress.value, self._bell.wanted.value = 0.0, work.number
            work.share, work.waits = self._share, False
            try:
                work.curve = await self._ask(record, work.number, whole=False)
                return await self._ask(record, work.number, whole=True)
            finally:
                self._bell.wanted.value = 0  # also on cancellation: it stops the process's work

    def _share(self) -> float:
        return float(self._bell.progress.value)

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
        """End the process."""
        self._bell.wanted.value = 0
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
