"""Leases: the bots of a game are played by one server at a time, and by another if it dies.

Humans need no lease: any server plays their actions, and of two concurrent ones the database
accepts one. A lease only keeps two servers from thinking about the same move.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import BigInteger, cast, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from longroll.club.club import Club
from longroll.club.models_growing import LeaseRow
from longroll.server.services.bots import Turns
from longroll.server.services.tables import Place
from longroll.table import StoreAway, TableError

__all__ = ["BEAT", "TERM", "LeaseBook", "Led"]

log = logging.getLogger(__name__)
TERM: Final = 4000
"""Lifetime of a lease in milliseconds..."""
BEAT: Final = 1.0
"""... and seconds between renewals: after three missed ones it is lost."""
AGAIN: Final = (1.0, 2.0, 5.0)
"""Approximate seconds before each further attempt to take one while the database is away."""
MOST: Final = 50
"""Maximum number of games of dead servers taken over at a time."""


def _now() -> Any:
    """The database's time, in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def take(session: Session, game: str, process: str) -> bool:
    """Take a lease, or renew it; False if another server has it."""
    wanted = insert(LeaseRow).values(game=game, process=process, until=_now() + TERM)
    taken = wanted.on_conflict_do_update(
        index_elements=[LeaseRow.game],
        set_={"process": process, "until": _now() + TERM},
        where=or_(LeaseRow.process == process, LeaseRow.until < _now()),
    ).returning(LeaseRow.game)
    return session.scalar(taken) is not None


def renew(session: Session, games: Sequence[str], process: str) -> set[str]:
    """Renew leases; returns those that this server still has."""
    mine = (LeaseRow.process == process, LeaseRow.game.in_(games))
    query = update(LeaseRow).where(*mine).values(until=_now() + TERM).returning(LeaseRow.game)
    return set(session.scalars(query))


def give_back(session: Session, games: Sequence[str], process: str) -> None:
    """Release leases that are no longer needed."""
    mine = (LeaseRow.process == process, LeaseRow.game.in_(games))
    session.execute(delete(LeaseRow).where(*mine))


def orphans(session: Session) -> list[str]:
    """Games whose lease has expired."""
    query = select(LeaseRow.game).where(LeaseRow.until < _now()).order_by(LeaseRow.until)
    return list(session.scalars(query.limit(MOST)))


class Led(Turns):
    """For a process that plays no bots, because nobody looks at games there."""

    def ours(self, game: str) -> bool:
        """False: servers do; see `Turns.ours`."""
        del game
        return False


class LeaseBook(Turns):
    """The leases of one server."""

    def __init__(self, club: Club, process: str) -> None:
        self._club = club
        self._process = process
        self._held: dict[str, float] = {}
        """By game, when its lease expires, by the clock of the event loop."""
        self._asked: dict[str, asyncio.Task[None]] = {}
        club.tables.bots.turns = self

    def ours(self, game: str) -> bool:
        """Whether this server plays the bots of a game; see `Turns.ours`."""
        if self._held.get(game, 0.0) > asyncio.get_running_loop().time():
            return True
        self._begin(game)
        return False

    def _begin(self, game: str) -> None:
        """Try to take the lease of a game, then wake its table."""
        if game not in self._asked:
            self._asked[game] = asyncio.create_task(self._ask(game))

    async def _ask(self, game: str) -> None:
        place = None
        try:
            place = await self._taken(game)
        except Exception:  # affects only this game
            log.exception("the lease of table %s could not be taken", game)
        finally:
            # Before the table is woken: if the lease has expired by then, it asks for another.
            self._asked.pop(game, None)
        if place is not None:
            self._club.tables.bots.wake(place)

    async def _taken(self, game: str) -> Place | None:
        """The table of a game, once its lease is taken.

        None if another server has it, or the game is gone. While the database is away it retries at
        growing intervals: the table rests, and nothing else would wake it.
        """
        failures = 0
        while True:
            begun = asyncio.get_running_loop().time()
            try:
                if not await self._club.write(take, game, self._process):
                    return None
                self._held[game] = begun + TERM / 1000
                # Another server may have played on before: the stored game counts.
                await self._club.tables.follow(game)
                return await self._club.tables.place(game)
            except StoreAway:  # logged by the store
                pause = AGAIN[min(failures, len(AGAIN) - 1)]
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                failures += 1
            except TableError:
                return None

    async def keep(self) -> None:
        """Renew, release and take over leases, for as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.renew_all()
            except StoreAway:
                self._held.clear()  # they may have been lost by now
            except Exception:
                log.exception("a round of the leases has failed")

    async def renew_all(self) -> None:
        """Renew leases that are needed, release others, and take over expired ones."""
        begun = asyncio.get_running_loop().time()
        held = list(self._held)  # more may be taken meanwhile
        needed = [game for game in held if await self._is_needed(game)]
        unneeded = [game for game in held if game not in needed and game not in self._asked]
        if unneeded:
            await self._club.write(give_back, unneeded, self._process)
        kept = await self._club.write(renew, needed, self._process) if needed else set[str]()
        taken = {game: until for game, until in self._held.items() if game not in held}
        self._held = {**taken, **dict.fromkeys(kept, begun + TERM / 1000)}
        for game in await self._club.read(orphans):
            if game not in self._asked:
                log.warning("the server that had table %s is gone: it is taken over", game)
                self._begin(game)

    async def _is_needed(self, game: str) -> bool:
        if game in self._asked:
            return True  # its table is about to be woken
        try:
            place = await self._club.tables.place(game)
            # One that rests here goes on where somebody looks at it.
            return place.table.deciding_bot is not None and not place.rests
        except TableError:
            return False

    async def stop(self) -> None:
        """Stop taking leases: no table is woken after this."""
        asking = list(self._asked.values())
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    async def close(self) -> None:
        """Release all leases, so that another server need not wait."""
        await self.stop()
        if self._held:
            with suppress(StoreAway):  # they expire anyway
                await self._club.write(give_back, list(self._held), self._process)
