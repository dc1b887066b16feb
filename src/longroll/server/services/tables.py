"""The open tables of a server, and the people connected to them.

All tables live on the event loop; the database is read and written in threads and bots think in
processes (`longroll.server.services.bots`). A table's lock is held from an action to its commit, so
that nobody sees what is not stored yet.
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
"""How many actions a table has seen, and how often something was taken back."""
DB_THREADS = 4
MANY = 250
"""When more tables than this are open, those that nobody looks at are put away."""
MADE = 500
"""So many things that were made for somebody are kept of a table."""
_ID = re.compile("[A-Za-z0-9_-]{1,64}")
_moments = count(1)


class Place:
    """An open table, its lock, who listens, and the bot that is thinking."""

    __slots__ = (
        *("bot", "haste", "listeners", "lock", "looked", "meant", "moment", "replays", "rests"),
        *("seats", "stuck", "table", "told"),
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Event, str] = {}
        """Whom to tell of changes, and through whose eyes they look."""
        self.looked: dict[str, float] = {}
        """By seat, when somebody has asked something from there last."""
        self.rests = False
        """Whether the bots rest, because nobody looks at them."""
        self.bot: asyncio.Task[None] | None = None
        self.meant: dict[str, Intent | None] = {}
        """By seat of a bot, what it means to do next: it is made anew for each choice."""
        self.haste = asyncio.Event()
        """Set while the bots are to play without a pause."""
        self.stuck: Moment | None = None
        """The moment at which a bot has failed: it tries again when somebody asks for it."""
        self.replays: dict[tuple[int, int], asyncio.Task[None]] = {}
        """What is being replayed for those who look back, by its start and the epoch."""
        self.moment = next(_moments)
        """A number that no other moment of any table has."""
        self.told: dict[tuple[Any, ...], Any] = {}
        """What was made for a seat and a language at this moment; emptied with every change."""
        self.seats: dict[str, str] = {}
        """The seats of tokens that were looked up, by their hashes; emptied with every new one."""

    @property
    def now(self) -> Moment:
        """The moment of the game."""
        return self.table.seq, self.table.epoch

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is at work."""
        return self.bot is not None and not self.bot.done()

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What ``make`` makes, made once for ``key`` at this moment: it names seat and language."""
        if key not in self.told:
            if len(self.told) >= MADE:
                self.told.clear()
            self.told[key] = make()
        made: T = self.told[key]
        return made

    def ring(self) -> None:
        """Tell everybody that something has changed."""
        self.told.clear()
        self.moment = next(_moments)
        for listener in self.listeners:
            listener.set()


class TableService:
    """All tables of a server.

    Args:
        store: where they are kept.
        pool: who thinks for the bots.
        pace: seconds between the moves of a bot.
        boards: the drawn boards.
    """

    def __init__(self, store: Store, pool: Thinkers, pace: float, boards: BoardCache) -> None:
        self.store = store
        self.boards = boards
        self.reissues = 0
        """How often a token was replaced: every line then asks whether it is still good."""
        self.bots = Bots(self, pool, pace)
        self._writes = WriteQueue(store)
        self._threads = ThreadPoolExecutor(DB_THREADS, thread_name_prefix="database")
        self._past = ThreadPoolExecutor(1, thread_name_prefix="past")
        self.hearers: list[Callable[[str, Moment], None]] = []
        """Whoever wants to know of every change: the game, and its moment from now on."""
        self.tellers: list[Callable[[str], None]] = []
        """Whoever tells other servers of what changes beside the game."""
        self.is_shared = False
        """Whether other servers play on the same database."""
        self._places: dict[str, Place] = {}
        self._opening: dict[str, asyncio.Task[Place]] = {}
        self.heavy = asyncio.Lock()
        """Held by what takes seconds of the processor in a thread: one such work at a time."""

    async def stop_bots(self) -> None:
        """Let no bot of any table go on."""
        await self.bots.close(self._places.values())

    async def close(self) -> None:
        """Stop the bots and give everything back."""
        await self.stop_bots()
        replays = [task for place in self._places.values() for task in place.replays.values()]
        await asyncio.gather(*replays, *self._opening.values(), return_exceptions=True)
        self._past.shutdown(wait=True)
        await self._writes.close()
        self._threads.shutdown(wait=True)
        self.store.close()

    async def stored(self, work: Callable[..., T], *args: Any) -> T:
        """The answer of the store, from a thread."""
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
        if not _ID.fullmatch(game):  # PostgreSQL does not even look for some
            raise TableError(Refused.UNKNOWN, "error-no-table", name=game)
        if game in self._places:
            return self._places[game]
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = asyncio.create_task(self._open(game))
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
            opening.add_done_callback(lambda it: it.cancelled() or it.exception())
        return await asyncio.shield(opening)  # whoever goes away takes it from nobody

    async def _open(self, game: str) -> Place:
        """Open a table once for all who wait for it: on a second one nobody hears of the first."""
        table = await self.stored(self.store.open, game)
        if game not in self._places:
            self._put_away()
            self._places[game] = Place(table)
            self.bots.wake(self._places[game])
        return self._places[game]

    @property
    def open_tables(self) -> int:
        """So many tables are open."""
        return len(self._places)

    def is_open(self, place: Place) -> bool:
        """Whether a table is still the one that everybody is led to."""
        return self._places.get(place.table.id) is place

    def _put_away(self) -> None:
        if len(self._places) < MANY:
            return
        for game, place in list(self._places.items()):
            if not (place.listeners or place.lock.locked() or place.is_thinking):
                del self._places[game]

    def seat_down(self, table: Table) -> None:
        """Take in a table that was just made."""
        self._put_away()
        place = self._places[table.id] = Place(table)
        self.bots.wake(place)

    def leave(self, game: str, listener: asyncio.Event) -> None:
        """Tell ``listener`` no more."""
        if game in self._places:
            self._places[game].listeners.pop(listener, None)

    @asynccontextmanager
    async def reading(self, game: str, moment: int | None = None) -> AsyncGenerator[Place]:
        """The table while nothing changes, and its state after ``moment`` actions at hand."""
        while True:
            place = await self.place(game)
            async with place.lock:
                # Whoever had to wait may wake at a table that was thrown away meanwhile: what lies
                # on it may never have been stored, and nobody would tell him what follows.
                missing = None
                if self.is_open(place):
                    missing = place.table.missing(moment) if moment is not None else None
                    if missing is None:
                        yield place
                        return
            if missing is not None:  # replayed without the lock: the game goes on
                await self._replayed(place, missing)

    async def _replayed(self, place: Place, stretch: Stretch) -> None:
        """Return when a stretch of the past is at hand, replayed once for all who wait for it."""
        key = (stretch.start, place.table.epoch)
        if key not in place.replays:
            task = place.replays[key] = asyncio.create_task(self._replay(place, stretch, key[1]))
            task.add_done_callback(lambda it: it.cancelled() or it.exception())  # heard by somebody
            task.add_done_callback(lambda _: place.replays.pop(key, None))
        await asyncio.shield(place.replays[key])  # whoever goes away takes it from nobody

    async def _replay(self, place: Place, stretch: Stretch, epoch: int) -> None:
        loop = asyncio.get_running_loop()
        states = await loop.run_in_executor(self._past, stretch.states)
        if place.table.epoch == epoch:  # else some of it was taken back
            place.table.moments.keep(stretch, states)

    async def change(
        self, game: str, change: Callable[[Table], Change], moment: int | None = None
    ) -> Table:
        """Change a table, store the change, and tell everybody; the table.

        What ``change`` needs of an earlier ``moment`` is at hand then, as in `reading`.
        After an error of the store, or one of ours, the table is opened anew from what is stored.
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
            place.meant.clear()  # what was begun may have been taken back
        place.ring()
        for hear in self.hearers:
            hear(game, place.now)
        self.bots.wake(place)
        return place.table

    async def _made(self, place: Place, change: Callable[[Table], Change]) -> Change:
        """A change of a table; if it is refused, once more after what other servers have done."""
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
        """Bring an open table to what another server has stored of it, and tell everybody.

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
        """Do so for every open table: nobody knows what was missed."""
        for game in list(self._places):
            await self.follow(game, seats=True)

    async def _catch_up(self, place: Place) -> bool:
        """Whether the table is now as it is stored; else it has to be opened anew."""
        table = place.table
        news = await self.stored(
            self.store.news, table.id, table.seq, len(table.log), len(table.talk.chat)
        )
        return news is not None and catch_up(table, news)

    async def talk(
        self, game: str, keep: Callable[[Table], tuple[Any, ...]], done: Callable[[Table], None]
    ) -> Table:
        """Keep what is not part of the game, and tell everybody; the table.

        ``keep`` tells what the store is to do, with its arguments; ``done`` does it at the table.
        """
        async with self.reading(game) as place:
            work, *args = keep(place.table)
            try:
                await self.stored(work, *args)
            except TableError:
                self._abandon(place)  # another server has kept what is not known here
                raise
            done(place.table)
        place.ring()
        self.announce(game)
        return place.table

    async def delete(self, game: str) -> None:
        """Forget a game: whoever sits there is told that it is gone."""
        async with self.reading(game) as place:
            await self.stored(self.store.delete, game)
            self.reissues += 1
            place.seats.clear()
            self._abandon(place)
        self.announce(game)

    def reopen(self, game: str) -> None:
        """Read a table anew when it is next asked for: its row was changed beside it."""
        place = self._places.get(game)
        if place is not None:
            self._abandon(place)
        self.announce(game)

    def announce(self, game: str) -> None:
        """Say that something beside the game has changed, to other servers if there are any."""
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
        """Let the bots play on without a pause, one that has failed, too; None if none is to."""
        async with self.reading(game) as place:
            place.stuck = None
            self.bots.wake(place)
            if not place.is_thinking:
                return None
            place.haste.set()
            return place
