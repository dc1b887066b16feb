"""Whoever analyses a game: in a process of its own, one game after another.

Nobody waits for it: whoever asks is told how far it has come.
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
"""Seconds after which an analysis ends with what it has."""
SEED: Final = 1
MODEST: Final = 5
"""Players and bots come first on a machine that has little to spare."""


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
        share: tells how far it has come, from 0 to 1.
        waits: whether other games are before it.
        failed: whether it has ended with a defect of ours.
        asker: the address from which it was asked for.
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
    """Whoever makes the analyses of a server."""

    async def analyse(self, game: str, work: Work, record: str) -> dict[str, Any]:
        """The analysis of a game; ``work`` is told how far it has come.

        When it is cancelled it ends what is being done.
        """
        ...

    async def begun(self, game: str, moment: tuple[int, int]) -> bool:
        """Whether another server of the same club has begun this analysis."""
        ...

    async def close(self) -> None:
        """End what is being done here."""
        ...


class OwnAnalyst:
    """Analyses one game after another, in a process that starts with the first."""

    def __init__(self) -> None:
        self._queue = asyncio.Lock()
        self._bell = _Bell()
        self._pool: ProcessPoolExecutor | None = None

    async def begun(self, game: str, moment: tuple[int, int]) -> bool:
        """There is no other server."""
        del game, moment
        return False

    async def analyse(self, game: str, work: Work, record: str) -> dict[str, Any]:
        """The analysis of a game, when it is its turn."""
        del game
        work.waits = self._queue.locked()
        async with self._queue:
            self._bell.progress.value, self._bell.wanted.value = 0.0, work.number
            work.share, work.waits = self._share, False
            try:
                work.curve = await self._ask(record, work.number, whole=False)
                return await self._ask(record, work.number, whole=True)
            finally:
                self._bell.wanted.value = 0  # cancelled, too: the process is told

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
