"""Which bot may think next: tables with waiting people come first, unwatched games last."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from enum import IntEnum
from itertools import count
from typing import NamedTuple

__all__ = ["Rank", "Turns"]


class Rank(IntEnum):
    """Who waits for an answer; the lowest is served first."""

    PLAYER = 0  # somebody who plays at the table
    WATCHER = 1
    NOBODY = 2


class _Waiting(NamedTuple):
    rank: Callable[[], Rank]
    number: int
    come: asyncio.Future[None]


class Turns:
    """A queue for a limited number of places.

    A table queues once at a time and goes to the end after each answer, so that among equals no
    table is served twice before another is served once. Ranks are read when a place becomes free,
    so people who come or go meanwhile count at once.

    A bot often has several answers to give before its opponent's turn. Between them a place is kept
    (`series`): otherwise a search for a table where nobody waits could delay each of them.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._numbers = count()
        self._series: list[Callable[[], Rank]] = []
        """The ranks of the tables whose bots play on..."""
        self._held: list[Callable[[], Rank]] = []
        """... and of those that hold a place."""

    @contextmanager
    def series(self, rank: Callable[[], Rank]) -> Generator[None]:
        """Keep a place between the turns of a table, while one of its players waits."""
        self._series.append(rank)
        try:
            yield
        finally:
            self._series.remove(rank)
            self._serve()

    @asynccontextmanager
    async def turn(self, rank: Callable[[], Rank]) -> AsyncGenerator[None]:
        """Hold a place, after queueing for it."""
        await self._come(rank)
        try:
            yield
        finally:
            self._pass_on(rank)

    async def _come(self, rank: Callable[[], Rank]) -> None:
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(rank, next(self._numbers), come)
        self._waiting.append(waiting)
        self._serve()
        if come.done():
            return
        try:
            await come
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not come.cancelled():  # it was given a place that it no longer needs
                self._pass_on(rank)
            raise

    def _pass_on(self, rank: Callable[[], Rank]) -> None:
        self._held.remove(rank)
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        """Give free places to those that may have them."""
        self._waiting = [one for one in self._waiting if not one.come.done()]  # cancelled
        while self._waiting and self._free:
            first = min(self._waiting, key=lambda it: (it.rank(), it.number))
            if first.rank() is not Rank.PLAYER and self._free <= self._kept():
                return
            self._waiting.remove(first)
            self._free -= 1
            self._held.append(first.rank)
            first.come.set_result(None)

    def _kept(self) -> int:
        """The number of places kept for tables that are between two turns.

        It is called when no table with a waiting player is queued: so all of those that hold no
        place are between turns.
        """
        playing, held = (
            sum(rank() is Rank.PLAYER for rank in ranks) for ranks in (self._series, self._held)
        )
        return max(0, playing - held)
