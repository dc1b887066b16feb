"""What happens in one's games, as it happens, for programs that wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

__all__ = ["Events", "Subscriber"]

MOST: Final = 200
"""So many games may have changed that somebody has not heard of yet: of more he hears late."""


class Subscriber:
    """Somebody who waits for what happens in his games."""

    def __init__(self, member: str) -> None:
        self.member = member
        self.games: frozenset[str] = frozenset()
        self._changed: dict[str, None] = {}
        self._bell = asyncio.Event()

    def hear(self, game: str) -> None:
        """A game has changed: however often, it is told of once."""
        if len(self._changed) < MOST:
            self._changed[game] = None
        self._bell.set()

    async def changed(self, seconds: float) -> list[str] | None:
        """The games that have changed; None if there are none for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self._bell.wait()
        except TimeoutError:
            return None
        self._bell.clear()
        found, self._changed = list(self._changed), {}
        return found


class Events:
    """Who waits for what."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()

    @contextmanager
    def subscribed(self, member: str) -> Generator[Subscriber]:
        """While somebody waits."""
        subscriber = Subscriber(member)
        self._subscribers.add(subscriber)
        try:
            yield subscriber
        finally:
            self._subscribers.discard(subscriber)

    def waits(self, member: str) -> int:
        """So many programs of a member wait."""
        return sum(one.member == member for one in self._subscribers)

    def changed(self, game: str, members: frozenset[str] = frozenset()) -> None:
        """A game has changed; ``members`` are those to whom it is new."""
        for one in self._subscribers:
            if game in one.games or one.member in members:
                one.hear(game)
