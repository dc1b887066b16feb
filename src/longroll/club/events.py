"""Live events of a member's games, for programs that wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

__all__ = ["Events", "Subscriber"]

MOST: Final = 200
"""Maximum number of changed games that a subscriber has pending; more are dropped."""


class Subscriber:
    """A program that waits for changes in a member's games."""

    def __init__(self, member: str) -> None:
        self.member = member
        self.games: frozenset[str] = frozenset()
        self._changed: dict[str, None] = {}
        self._bell = asyncio.Event()

    def hear(self, game: str) -> None:
        """Note that a game has changed; reported once, however often it does."""
        if len(self._changed) < MOST:
            self._changed[game] = None
        self._bell.set()

    def wake(self) -> None:
        """Stop waiting, although nothing has changed."""
        self._bell.set()

    async def changed(self, seconds: float) -> list[str] | None:
        """The games that have changed; None if none does within ``seconds``."""
        try:
            async with asyncio.timeout(seconds):
                await self._bell.wait()
        except TimeoutError:
            return None
        self._bell.clear()
        found, self._changed = list(self._changed), {}
        return found


class Events:
    """The subscribers of a server."""

    def __init__(self) -> None:
        self._subscribers: set[Subscriber] = set()
        self.closed = False
        """Whether the server stops, so that no more events come."""

    @contextmanager
    def subscribed(self, member: str) -> Generator[Subscriber]:
        """Hold a subscription."""
        subscriber = Subscriber(member)
        self._subscribers.add(subscriber)
        try:
            yield subscriber
        finally:
            self._subscribers.discard(subscriber)

    def close(self) -> None:
        """Wake all subscribers, because no more events come."""
        self.closed = True
        for one in self._subscribers:
            one.wake()

    def waits(self, member: str) -> int:
        """The number of subscriptions of a member."""
        return sum(one.member == member for one in self._subscribers)

    def changed(self, game: str, members: frozenset[str] = frozenset()) -> None:
        """Report that a game has changed; ``members`` are those to whom it is new."""
        for one in self._subscribers:
            if game in one.games or one.member in members:
                one.hear(game)
