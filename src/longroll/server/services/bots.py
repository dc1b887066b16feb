"""The bots of a server: when each is asked, and when its answer is played.

One queue for all tables (`longroll.table.turns`). Only a few games that nobody looks at play on;
the others rest. Answers are timed so that they reveal no secrets
(`longroll.server.services.pacing`).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from longroll.engine.action import parse
from longroll.engine.decision import Decision
from longroll.server.services.pacing import HASTY, due, forced_for_all, least
from longroll.table import (
    Change,
    StoreAway,
    Table,
    TableError,
    awaits_learner,
    scripted_order,
)
from longroll.table.players import Chosen, Thinkers, task_of
from longroll.table.turns import Rank

if TYPE_CHECKING:
    from longroll.server.services.tables import Place

__all__ = ["ALONE", "BACK_OFF", "RECENT", "Bots", "Clock", "Turns"]

log = logging.getLogger(__name__)

ATTEMPTS: Final = 2
"""Number of times that a bot is asked for one action before it counts as failed."""
ALONE: Final = 8
"""Maximum number of unwatched games that play on; others rest until somebody looks."""
RECENT: Final = 60.0
"""Seconds after a request for which its seat counts as present."""
BACK_OFF: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0)
"""Seconds before each further attempt to play after the database was unavailable."""


class Clock:
    """The time of the event loop."""

    def now(self) -> float:
        """Seconds since an arbitrary moment."""
        return asyncio.get_running_loop().time()

    async def pause(self, seconds: float, haste: asyncio.Event | None = None) -> None:
        """Return after ``seconds``, or as soon as ``haste`` is set."""
        if seconds <= 0:
            return
        if haste is None:
            await asyncio.sleep(seconds)
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(haste.wait(), seconds)


class Tables(Protocol):
    """What the bots need of the table service."""

    async def place(self, game: str) -> Place: ...
    async def change(self, game: str, change: Callable[[Table], Change]) -> Table: ...
    def is_open(self, place: Place) -> bool: ...


class Turns:
    """Which server plays the bots of a game: at home always this one."""

    def ours(self, game: str) -> bool:
        """Whether this one does; if not, it tries to take over, and wakes the table if it does."""
        return True


class Bots:
    """Plays the bots of a server.

    Args:
        tables: the open tables.
        pool: the workers that think.
        pace: seconds between the moves of a bot.
    """

    def __init__(self, tables: Tables, pool: Thinkers, pace: float) -> None:
        self._tables = tables
        self.thinkers = pool
        self._pace = pace
        self.clock = Clock()
        self.turns = Turns()
        self._alone: set[str] = set()
        """Unwatched games that play on."""
        self._retries: dict[str, asyncio.Task[None]] = {}
        """By game, the task that waits to try again after the database was unavailable."""
        self._failures: dict[str, int] = {}

    async def close(self, places: Iterable[Place]) -> None:
        """Stop all playing tasks and the workers."""
        tasks = list(self._retries.values())
        tasks += [place.bot for place in places if place.bot is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    # --- Who waits ------------------------------------------------------------------------------

    def look(self, place: Place, seat: str) -> None:
        """Note that somebody looks at a table from ``seat``: a resting game goes on."""
        place.looked[seat] = self.clock.now()
        if place.rests:
            self.wake(place)

    def rank(self, place: Place) -> Rank:
        """The most urgent kind of person present at a table."""
        since = self.clock.now() - RECENT
        here = {seat for seat, when in place.looked.items() if when >= since}
        here.update(place.listeners.values())
        if any(seat in here for seat, who in place.table.seats.items() if not who.is_bot):
            return Rank.PLAYER
        return Rank.WATCHER if here else Rank.NOBODY

    def _may_play(self, place: Place) -> bool:
        """Whether a game may go on: an unwatched one only if few others do."""
        game = place.table.id
        if self.rank(place) is not Rank.NOBODY:
            self._alone.discard(game)
            return True
        if game not in self._alone and len(self._alone) >= ALONE:
            return False
        self._alone.add(game)
        return True

    # --- Playing --------------------------------------------------------------------------------

    def wake(self, place: Place) -> None:
        """Let a bot think if it has to choose, is not thinking, and has not just failed."""
        if place.table.deciding_bot is None or place.stuck == place.now or place.is_thinking:
            return
        if place.table.id in self._retries:
            return  # it is backing off
        if awaits_learner(place.table):
            return
        place.rests = not self.turns.ours(place.table.id) or not self._may_play(place)
        if not place.rests:
            place.bot = asyncio.create_task(self._play(place))

    async def _play(self, place: Place) -> None:
        table = place.table
        try:
            with self.thinkers.turns.series(lambda: self.rank(place)):
                await self._play_on(place)
        except asyncio.CancelledError:
            raise
        except StoreAway:
            self._try_later(table.id)
        except Exception:
            log.exception("the bot at table %s has stopped", table.id)
        finally:
            place.haste.clear()
            self._alone.discard(table.id)

    async def _play_on(self, place: Place) -> None:
        """Play one action after another while a bot has to choose."""
        table = place.table
        while (seat := table.deciding_bot) is not None and place.stuck != place.now:
            if not self._tables.is_open(place):
                return  # the table was reopened, with a task of its own
            if awaits_learner(table) or not self.turns.ours(table.id):
                return
            if not self._may_play(place):
                place.rests = True
                return
            await self._play_one(place, seat)

    def _try_later(self, game: str) -> None:
        """Schedule another attempt, for when the database is back."""
        failures = self._failures[game] = self._failures.get(game, 0) + 1
        seconds = BACK_OFF[min(failures, len(BACK_OFF)) - 1]
        self._retries[game] = asyncio.create_task(self._retry(game, seconds))

    async def _retry(self, game: str, seconds: float) -> None:
        await self.clock.pause(seconds)
        try:
            place = await self._tables.place(game)
        except StoreAway:
            self._try_later(game)
            return
        except TableError:
            self._forget(game)
            return
        self._retries.pop(game, None)
        self.wake(place)
        if not place.is_thinking:
            self._forget(game)

    def _forget(self, game: str) -> None:
        self._failures.pop(game, None)
        self._retries.pop(game, None)

    async def _play_one(self, place: Place, seat: str) -> None:
        """Play one action of a bot; none if the table has changed meanwhile."""
        table, moment = place.table, place.now
        decision = table.title.decision(table.game.state)
        if decision is None or seat not in decision.seats:
            return
        chosen = await self._on_the_beat(place, seat, decision)
        if chosen is None and place.now == moment:
            place.stuck = moment

        def played(it: Table) -> Change:
            if chosen is None:
                return it.give_up(seat, *moment)
            change = it.push(seat, chosen.action, *moment)
            change.thought = chosen.thought
            return change

        try:
            await self._tables.change(table.id, played)
            self._failures.pop(table.id, None)
            if chosen is not None and len(decision.actions_of(seat)) > 1:
                place.meant[seat] = chosen.intent
        except TableError as error:
            if place.now == moment:
                raise
            log.info("the bot at table %s came too late: %s", table.id, error)

    async def _on_the_beat(self, place: Place, seat: str, decision: Decision) -> Chosen | None:
        """The choice of a bot, returned when it is due; None if it has failed."""
        table, begun = place.table, self.clock.now()
        order = scripted_order(table, seat)
        if order is not None:
            await self._until(place, begun + self._pace)
            return Chosen(order)
        seed, bot, quiet = self._seed(table), table.seats[seat].player, self._is_quiet(table)
        is_free = len(decision.actions_of(seat)) > 1
        # Without human seats, or without a pace, there is nothing to hide.
        hides = bool(self._pace) and any(not who.is_bot for who in table.seats.values())
        if is_free:
            chosen, begun = await self._chosen(place, seat, decision, seed)
        else:
            chosen = Chosen(str(decision.actions_of(seat)[0]))
            deal = random.Random(seed)
            state = table.game.state
            hides = hides and not forced_for_all(
                table.title, state, seat, lambda: deal.getrandbits(32)
            )
            if hides:  # it queues as if it had to think
                async with self.thinkers.turns.turn(lambda: self.rank(place)):
                    begun = self.clock.now()
        if hides and chosen is not None:
            await self._until_due(place, begun, bot, quiet)
        else:
            await self._until(place, begun + self._pace)
        return chosen

    async def _until_due(self, place: Place, begun: float, bot: str, quiet: bool) -> None:
        spent = self.clock.now() - begun
        hasty = due(spent, least(bot, quiet, self._pace, hasty=True), min(self._pace, HASTY))
        await self._until(place, begun + due(spent, least(bot, quiet, self._pace), self._pace))
        await self.clock.pause(begun + hasty - self.clock.now())

    async def _until(self, place: Place, time: float) -> None:
        """Wait until a time, or until there is haste."""
        await self.clock.pause(time - self.clock.now(), place.haste)

    async def _chosen(
        self, place: Place, seat: str, decision: Decision, seed: int
    ) -> tuple[Chosen | None, float]:
        """The choice of a bot, and when its turn began; None if it has failed.

        A worker that died or hangs is replaced.
        """
        table, begun = place.table, self.clock.now()
        for _ in range(ATTEMPTS):
            async with self.thinkers.turns.turn(lambda: self.rank(place)):
                begun = self.clock.now()
                try:
                    task = task_of(table, seat, seed, place.meant.get(seat))
                    chosen = await self.thinkers.think(task, self.rank(place))
                    if decision.allows(seat, parse(chosen.action)):
                        return chosen, begun
                    log.error(
                        "the bot %s chose what is not legal: %s", _bot(table, seat), chosen.action
                    )
                except StoreAway:
                    raise
                except Exception:
                    log.exception("the bot %s has failed", _bot(table, seat))
        return None, begun

    @staticmethod
    def _is_quiet(table: Table) -> bool:
        return table.title.quiet(table.game.state)

    @staticmethod
    def _seed(table: Table) -> int:
        """A seed for the bot's choice: repeatable if the dice are."""
        if table.seed is None:
            return secrets.randbits(63)
        text = f"bot {table.seed} {table.seq}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def _bot(table: Table, seat: str) -> str:
    return table.seats[seat].player
