"""The open tables of a server, and the connections to them.

All tables live on the event loop; the database is accessed in threads, and bots think in processes
(`longroll.server.services.bots`). A table's lock is held from an action to its commit, so that
nobody sees what is not stored yet.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, TypeVar

from longroll.bots.plans import Intent
from longroll.server.services.board_cache import BoardCache
from longroll.server.services.bots import Bots
from longroll.server.services.write_queue import WriteQueue
from longroll.table import Change, Store, Table, TableError
from longroll.table.errors import Refused
from longroll.table.following import catch_up
from longroll.table.moments import Stretch
from longroll.table.players import Thinkers
from longroll.table.seats import hash_token

__all__ = ["TableService", "Place"]

T = TypeVar("T")
Moment = tuple[int, int]
"""The number of actions of a table, and its epoch, which counts undos."""
DB_THREADS = 4
MANY = 250
"""When this many tables are open, those without connections are closed."""
MADE = 500
"""Number of results cached per table."""
_ID = re.compile("[A-Za-z0-9_-]{1,64}")
_moments = count(1)


class Place:
    """An open table, its lock, its listeners, and the bot that is thinking."""

    __slots__ = (
        *("bot", "haste", "listeners", "lock", "looked", "meant", "moment", "replays", "rests"),
        *("seats", "stuck", "table", "told"),
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Event, str] = {}
        """The events to set after changes, and the seat of each."""
        self.looked: dict[str, float] = {}
        """By seat, the time of the last request from there."""
        self.rests = False
        """Whether the bots rest because nobody looks."""
        self.bot: asyncio.Task[None] | None = None
        self.meant: dict[str, Intent | None] = {}
        """By seat of a bot, what it intends to do next: set anew by each choice."""
        self.haste = asyncio.Event()
        """Set while the bots are to play without a pause."""
        self.stuck: Moment | None = None
        """The moment at which a bot failed; it tries again on request."""
        self.replays: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Replays in progress for those who look back, by start and epoch."""
        self.moment = next(_moments)
        """A number that no other moment of any table has."""
        self.told: dict[tuple[Any, ...], Any] = {}
        """Results cached by seat and language at this moment; cleared by every change."""
        self.seats: dict[str, str] = {}
        """The seats of tokens that were looked up, by hash; cleared by every new token."""

    @property
    def now(self) -> Moment:
        """The moment of the game."""
        return self.table.seq, self.table.epoch

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is at work."""
        return self.bot is not None and not self.bot.done()

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """``make()``, cached by ``key`` until the next change; keys include seat and language."""
        if key not in self.told:
            if len(self.told) >= MADE:
                self.told.clear()
            self.told[key] = make()
        made: T = self.told[key]
        return made

    def ring(self) -> None:
        """Notify all listeners of a change."""
        self.told.clear()
        self.moment = next(_moments)
        for listener in self.listeners:
            listener.set()


class TableService:
    """All tables of a server.

    Args:
        store: where they are stored.
        pool: the workers that think for the bots.
        pace: seconds between the moves of a bot.
        boards: the cache of drawn boards.
    """

    def __init__(self, store: Store, pool: Thinkers, pace: float, boards: BoardCache) -> None:
        self.store = store
        self.boards = boards
        self.reissues = 0
        """Number of tokens replaced so far: after each, all connections check their tokens."""
        self.bots = Bots(self, pool, pace)
        self._writes = WriteQueue(store)
        self._threads = ThreadPoolExecutor(DB_THREADS, thread_name_prefix="database")
        self._past = ThreadPoolExecutor(1, thread_name_prefix="past")
        self.hearers: list[Callable[[str, Moment], None]] = []
        """Called after every change with the game and its new moment."""
        self.tellers: list[Callable[[str], None]] = []
        """Called to tell other servers of changes beside the game."""
        self.is_shared = False
        """Whether other servers use the same database."""
        self._places: dict[str, Place] = {}
        self._opening: dict[str, asyncio.Task[Place]] = {}
        self.heavy = asyncio.Lock()
        """Held during work in a thread that takes seconds of processor time: one at a time."""

    async def stop_bots(self) -> None:
        """Stop the bots of all tables."""
        await self.bots.close(self._places.values())

    async def close(self) -> None:
        """Stop the bots and release all resources."""
        await self.stop_bots()
        replays = [task for place in self._places.values() for task in place.replays.values()]
        await asyncio.gather(*replays, *self._opening.values(), return_exceptions=True)
        self._past.shutdown(wait=True)
        await self._writes.close()
        self._threads.shutdown(wait=True)
        self.store.close()

    async def stored(self, work: Callable[..., T], *args: Any) -> T:
        """Run a method of the store in a thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def seat(self, game: str, token: str) -> str | None:
        """The seat that ``token`` opens; None if it opens nothing there."""
        if not _ID.fullmatch(game):
            return None
        place, key = self._places.get(game), hash_token(token)
        if place is not None and key in place.seats:
            return place.seats[key]
        before = self.reissues
        seat = await self.stored(self.store.seat, game, token)
        if place is not None and seat is not None and before == self.reissues:
            place.seats[key] = seat
        return seat

    async def place(self, game: str) -> Place:
        """The open table with this id; raises `TableError` for an unknown one."""
        if not _ID.fullmatch(game):  # PostgreSQL refuses to search for some
            raise TableError(Refused.UNKNOWN, "error-no-table", name=game)
        if game in self._places:
            return self._places[game]
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = asyncio.create_task(self._open(game))
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
            opening.add_done_callback(lambda it: it.cancelled() or it.exception())
        return await asyncio.shield(opening)  # callers may be cancelled

    async def _open(self, game: str) -> Place:
        """Open a table once for all who wait: on a second one nobody would hear of the first."""
        table = await self.stored(self.store.open, game)
        if game not in self._places:
            self._put_away()
            self._places[game] = Place(table)
            self.bots.wake(self._places[game])
        return self._places[game]

    @property
    def open_tables(self) -> int:
        """The number of open tables."""
        return len(self._places)

    def is_open(self, place: Place) -> bool:
        """Whether ``place`` is still the open table of its game."""
        return self._places.get(place.table.id) is place

    def _put_away(self) -> None:
        if len(self._places) < MANY:
            return
        for game, place in list(self._places.items()):
            if not (place.listeners or place.lock.locked() or place.is_thinking):
                del self._places[game]

    def seat_down(self, table: Table) -> None:
        """Open a table that was just made."""
        self._put_away()
        place = self._places[table.id] = Place(table)
        self.bots.wake(place)

    def leave(self, game: str, listener: asyncio.Event) -> None:
        """Stop notifying ``listener``."""
        if game in self._places:
            self._places[game].listeners.pop(listener, None)

    @asynccontextmanager
    async def reading(self, game: str, moment: int | None = None) -> AsyncGenerator[Place]:
        """Hold the table unchanged, with its state after ``moment`` actions available."""
        while True:
            place = await self.place(game)
            async with place.lock:
                # After the wait for the lock the table may have been abandoned: it may hold what
                # was never stored, and its listeners would hear of nothing more.
                missing = None
                if self.is_open(place):
                    missing = place.table.missing(moment) if moment is not None else None
                    if missing is None:
                        yield place
                        return
            if missing is not None:  # replayed without the lock: the game goes on
                await self._replayed(place, missing)

    async def _replayed(self, place: Place, stretch: Stretch) -> None:
        """Wait until a stretch of the past is available, replayed once for all who wait for it."""
        key = (stretch.start, place.table.epoch)
        if key not in place.replays:
            task = place.replays[key] = asyncio.create_task(self._replay(place, stretch, key[1]))
            task.add_done_callback(lambda it: it.cancelled() or it.exception())  # retrieved
            task.add_done_callback(lambda _: place.replays.pop(key, None))
        await asyncio.shield(place.replays[key])  # callers may be cancelled

    async def _replay(self, place: Place, stretch: Stretch, epoch: int) -> None:
        loop = asyncio.get_running_loop()
        states = await loop.run_in_executor(self._past, stretch.states)
        if place.table.epoch == epoch:  # else some of it was undone
            place.table.moments.keep(stretch, states)

    async def change(
        self, game: str, change: Callable[[Table], Change], moment: int | None = None
    ) -> Table:
        """Change a table, store the change, and notify all; returns the table.

        The state at an earlier ``moment`` that ``change`` needs is made available, as in `reading`.
        After an error of the store or a bug, the table is reopened from what is stored.
        """
        async with self.reading(game, moment) as place:
            epoch = place.table.epoch
            try:
                made = await self._made(place, change)
            except TableError:
                raise
            except Exception:
                self._abandon(place)
                raise
            try:
                await self._writes.keep(place.table, made)
            except BaseException:
                self._abandon(place)
                raise
        if made.reissued is not None:
            self.reissues += 1
            place.seats.clear()
        if place.table.epoch != epoch:
            place.meant.clear()  # what was begun may have been undone
        place.ring()
        for hear in self.hearers:
            hear(game, place.now)
        self.bots.wake(place)
        return place.table

    async def _made(self, place: Place, change: Callable[[Table], Change]) -> Change:
        """Change a table; if that is refused, try once more with the changes of other servers."""
        try:
            return change(place.table)
        except TableError:
            seq = place.table.seq
            if not self.is_shared or not await self._catch_up(place) or place.table.seq == seq:
                raise
            place.ring()
        return change(place.table)

    # --- Other servers on the same database -----------------------------------------------------

    async def follow(self, game: str, *, seats: bool = False) -> None:
        """Bring an open table up to date with what another server has stored, and notify all.

        ``seats`` says that tokens may have been replaced.
        """
        place = self._places.get(game)
        if place is None:
            return
        async with place.lock:
            if not self.is_open(place):
                return
            if seats:
                self.reissues += 1
                place.seats.clear()
            try:
                current = await self._catch_up(place)
            except Exception:
                self._abandon(place)
                raise
            if not current:
                self._abandon(place)
                return
        place.ring()
        for hear in self.hearers:
            hear(game, place.now)
        self.bots.wake(place)

    async def follow_all(self) -> None:
        """Do so for every open table, after messages may have been missed."""
        for game in list(self._places):
            await self.follow(game, seats=True)

    async def _catch_up(self, place: Place) -> bool:
        """Whether the table could be brought up to date; if not, it must be reopened."""
        table = place.table
        news = await self.stored(
            self.store.news, table.id, table.seq, len(table.log), len(table.talk.chat)
        )
        return news is not None and catch_up(table, news)

    async def talk(
        self, game: str, keep: Callable[[Table], tuple[Any, ...]], done: Callable[[Table], None]
    ) -> Table:
        """Store what is not part of the game, and notify all; returns the table.

        ``keep`` returns a method of the store with its arguments; ``done`` then changes the table.
        """
        async with self.reading(game) as place:
            work, *args = keep(place.table)
            try:
                await self.stored(work, *args)
            except TableError:
                self._abandon(place)  # another server has stored what is unknown here
                raise
            done(place.table)
        place.ring()
        self.announce(game)
        return place.table

    async def delete(self, game: str) -> None:
        """Delete a game and notify its connections."""
        async with self.reading(game) as place:
            await self.stored(self.store.delete, game)
            self.reissues += 1
            place.seats.clear()
            self._abandon(place)
        self.announce(game)

    def reopen(self, game: str) -> None:
        """Reload a table at its next use, because its row was changed elsewhere."""
        place = self._places.get(game)
        if place is not None:
            self._abandon(place)
        self.announce(game)

    def announce(self, game: str) -> None:
        """Tell other servers, if there are any, that something beside the game has changed."""
        for tell in self.tellers:
            tell(game)

    def _abandon(self, place: Place) -> None:
        if self.is_open(place):
            del self._places[place.table.id]
        if place.bot is not None and place.bot is not asyncio.current_task():
            place.bot.cancel()
        place.ring()

    # --- Bots -----------------------------------------------------------------------------------

    async def hurry(self, game: str) -> Place | None:
        """Let the bots, failed ones too, play on without a pause; None if no bot is to play."""
        async with self.reading(game) as place:
            place.stuck = None
            self.bots.wake(place)
            if not place.is_thinking:
                return None
            place.haste.set()
            return place
