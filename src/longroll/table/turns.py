"""Whose bot may think next: people who wait come first, games that nobody watches last."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count
from typing import NamedTuple

__all__ = ["Rank", "Turns"]


class Rank(IntEnum):
    """Who waits for an answer; the lower, the sooner it is given."""

    PLAYER = 0  # somebody who plays at the table
    WATCHER = 1
    NOBODY = 2


class _Waiting(NamedTuple):
    rank: Callable[[], Rank]
    number: int
    come: asyncio.Future[None]


class Turns:
    """A queue before so many places.

    A table waits once at a time and goes to the end after each answer, so that among equals no
    table comes twice before another has come once. The rank is asked for when a place falls free:
    who has gone away meanwhile lets others pass, who has come passes.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[_Waiting] = []
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, rank: Callable[[], Rank]) -> AsyncGenerator[None]:
        """Hold a place, as soon as it is one's turn."""
        await self._come(rank)
        try:
            yield
        finally:
            self._pass_on()

    async def _come(self, rank: Callable[[], Rank]) -> None:
        if self._free:
            self._free -= 1
            return
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(rank, next(self._numbers), come)
        self._waiting.append(waiting)
        try:
            await come
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif not come.cancelled():  # it was given a place that it does not need any more
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        self._waiting = [one for one in self._waiting if not one.come.done()]  # called off
        if not self._waiting:
            self._free += 1
            return
        first = min(self._waiting, key=lambda it: (it.rank(), it.number))
        self._waiting.remove(first)
        first.come.set_result(None)
