"""The hall: tables that are open, the people connected to them, the bots that play there.

All tables live on the event loop; the database is read and written in threads and bots think in
processes. A table's lock is held from an action to its commit, so that nobody sees what is not
stored yet.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, TypeVar

from longroll.server.clerk import Clerk
from longroll.server.shelf import Shelf
from longroll.table import Change, Store, Table, TableError
from longroll.table.players import BotPool, Chosen, Task, task_of
from longroll.table.seats import hash_token

__all__ = ["Hall", "Place"]

T = TypeVar("T")
log = logging.getLogger(__name__)
DB_THREADS = 4
MANY = 250
"""When more tables than this are open, those that nobody looks at are put away."""


_moments = count(1)


class Place:
    """An open table, its lock, who listens, and the bot that is thinking."""

    __slots__ = ("bot", "haste", "listeners", "lock", "moment", "seats", "table", "told")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.bot: asyncio.Task[None] | None = None
        self.haste = asyncio.Event()
        """Set while the bots are to play without a pause."""
        self.moment = next(_moments)
        """A number that no other moment of any table has."""
        self.told: dict[tuple[Any, ...], Any] = {}
        """What was made for a seat and a language at this moment; emptied with every change."""
        self.seats: dict[str, str] = {}
        """The seats of tokens that were looked up, by their hashes; emptied with every new one."""

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is at work."""
        return self.bot is not None and not self.bot.done()

    def once(self, key: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What ``make`` makes, made once for ``key`` at this moment: it names seat and language."""
        if key not in self.told:
            self.told[key] = make()
        made: T = self.told[key]
        return made

    def ring(self) -> None:
        """Tell everybody that something has changed."""
        self.told.clear()
        self.moment = next(_moments)
        for listener in self.listeners:
            listener.set()


class Hall:
    """All tables of a server.

    Args:
        store: where they are kept.
        pool: who thinks for the bots.
        pace: seconds between the moves of a bot.
        shelf: the boards.
    """

    def __init__(self, store: Store, pool: BotPool, pace: float, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self.pace = pace
        self.reissues = 0
        """How often a token was replaced: every line then asks whether it is still good."""
        self._pool = pool
        self._clerk = Clerk(store)
        self._threads = ThreadPoolExecutor(DB_THREADS, thread_name_prefix="database")
        self._places: dict[str, Place] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self.heavy = asyncio.Lock()
        """Held by what takes seconds of the processor in a thread: one such work at a time."""

    async def close(self) -> None:
        """Stop the bots and give everything back."""
        bots = [place.bot for place in self._places.values() if place.bot is not None]
        for bot in bots:
            bot.cancel()
        await asyncio.gather(*bots, return_exceptions=True)
        self._pool.close()
        await self._clerk.close()
        self._threads.shutdown(wait=True)
        self.store.close()

    async def stored(self, work: Callable[..., T], *args: Any) -> T:
        """The answer of the store, from a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    async def seat(self, game: str, token: str) -> str | None:
        """The seat that ``token`` opens; None if it opens nothing there."""
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
        if game in self._places:
            return self._places[game]
        lock = self._opening.setdefault(game, asyncio.Lock())
        try:
            async with lock:
                if game not in self._places:
                    self._put_away()
                    place = Place(await self.stored(self.store.open, game))
                    self._places[game] = place
                    self._wake(place)
        finally:
            if not lock.locked():
                self._opening.pop(game, None)
        return self._places[game]

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
        self._wake(place)

    def leave(self, game: str, listener: asyncio.Event) -> None:
        """Tell ``listener`` no more."""
        if game in self._places:
            self._places[game].listeners.discard(listener)

    @asynccontextmanager
    async def reading(self, game: str) -> AsyncGenerator[Place]:
        """The table while nothing changes."""
        while True:
            place = await self.place(game)
            async with place.lock:
                # Whoever had to wait may wake at a table that was thrown away meanwhile: what lies
                # on it may never have been stored, and nobody would tell him what follows.
                if self._places.get(game) is place:
                    yield place
                    return

    async def change(self, game: str, change: Callable[[Table], Change]) -> Table:
        """Change a table, store the change, and tell everybody; the table.

        After an error of the store, or one of ours, the table is opened anew from what is stored.
        """
        async with self.reading(game) as place:
            try:
                made = change(place.table)
            except TableError:
                raise
            except Exception:
                self._abandon(place)
                raise
            try:
                await self._clerk.keep(place.table, made)
            except BaseException:
                self._abandon(place)
                raise
        if made.reissued is not None:
            self.reissues += 1
            place.seats.clear()
        place.ring()
        self._wake(place)
        return place.table

    def _abandon(self, place: Place) -> None:
        if self._places.get(place.table.id) is place:
            del self._places[place.table.id]
        if place.bot is not None and place.bot is not asyncio.current_task():
            place.bot.cancel()
        place.ring()

    # --- Bots -----------------------------------------------------------------------------------

    def _wake(self, place: Place) -> None:
        """Let a bot think if it is its turn and it does not already."""
        if place.table.deciding_bot is None:
            return
        if not place.is_thinking:
            place.bot = asyncio.create_task(self._play_bots(place))

    async def _play_bots(self, place: Place) -> None:
        table = place.table
        try:
            while (seat := table.deciding_bot) is not None:
                if self._places.get(table.id) is not place:
                    return  # the table was opened anew, with a task of its own
                with suppress(TimeoutError):
                    await asyncio.wait_for(place.haste.wait(), self.pace)
                await self._play_bot(table, seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the bot at table %s has stopped", table.id)
        finally:
            place.haste.clear()

    async def _play_bot(self, table: Table, seat: str) -> None:
        """One action of a bot; nothing if the table has changed meanwhile."""
        seq, epoch = table.seq, table.epoch
        decision = table.title.decision(table.game.state)
        if decision is None or seat not in decision.seats:
            return
        actions = decision.actions_of(seat)
        chosen = Chosen(str(actions[0]))
        if len(actions) > 1:
            task = task_of(table, seat, self._seed(table))
            chosen = await self._chosen(task, chosen)

        def played(it: Table) -> Change:
            change = it.push(seat, chosen.action, seq, epoch)
            change.thought = chosen.thought
            return change

        try:
            await self.change(table.id, played)
        except TableError as error:
            if (table.seq, table.epoch) == (seq, epoch):
                raise
            log.info("the bot at table %s came too late: %s", table.id, error)

    async def _chosen(self, task: Task, otherwise: Chosen) -> Chosen:
        """What the bot chooses; ``otherwise`` if it fails, for the game must go on."""
        try:
            return await asyncio.wrap_future(self._pool.ask(task))
        except Exception:
            log.exception("the bot %s has failed", task[3])
            return otherwise

    @staticmethod
    def _seed(table: Table) -> int:
        """A seed for the bot's choice: repeatable where the dice are."""
        if table.seed is None:
            return secrets.randbits(63)
        text = f"bot {table.seed} {table.seq}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
