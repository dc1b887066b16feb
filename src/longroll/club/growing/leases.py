"""Leases: the bots of a game think on one server at a time, and on another soon after it dies.

People need no lease: whatever server is asked plays their actions, and of two at once the database
takes one. A lease only keeps two servers from thinking about the same move.
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
"""Milliseconds for which a lease holds..."""
BEAT: Final = 1.0
"""... and seconds after which it is renewed: whoever misses three times has lost it."""
AGAIN: Final = (1.0, 2.0, 5.0)
"""Seconds, more or less, before each further attempt to take one from a database that is away."""
MOST: Final = 50
"""So many games of a server that has died are taken over at a time."""


def _now() -> Any:
    """The time of the database, in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def take(session: Session, game: str, process: str) -> bool:
    """Take a lease, or renew it; false if another server has it."""
    wanted = insert(LeaseRow).values(game=game, process=process, until=_now() + TERM)
    taken = wanted.on_conflict_do_update(
        index_elements=[LeaseRow.game],
        set_={"process": process, "until": _now() + TERM},
        where=or_(LeaseRow.process == process, LeaseRow.until < _now()),
    ).returning(LeaseRow.game)
    return session.scalar(taken) is not None


def renew(session: Session, games: Sequence[str], process: str) -> set[str]:
    """Renew leases; those that this server has still."""
    mine = (LeaseRow.process == process, LeaseRow.game.in_(games))
    query = update(LeaseRow).where(*mine).values(until=_now() + TERM).returning(LeaseRow.game)
    return set(session.scalars(query))


def give_back(session: Session, games: Sequence[str], process: str) -> None:
    """Give leases back that are not needed any more."""
    mine = (LeaseRow.process == process, LeaseRow.game.in_(games))
    session.execute(delete(LeaseRow).where(*mine))


def orphans(session: Session) -> list[str]:
    """Games whose server has not renewed its lease."""
    query = select(LeaseRow.game).where(LeaseRow.until < _now()).order_by(LeaseRow.until)
    return list(session.scalars(query.limit(MOST)))


class Led(Turns):
    """A process that lets no bots play: nobody looks at a game there."""

    def ours(self, game: str) -> bool:
        """Servers do; see `Turns.ours`."""
        del game
        return False


class LeaseBook(Turns):
    """The leases of one server."""

    def __init__(self, club: Club, process: str) -> None:
        self._club = club
        self._process = process
        self._held: dict[str, float] = {}
        """By game, until when its lease holds, by the clock of the event loop."""
        self._asked: dict[str, asyncio.Task[None]] = {}
        club.tables.bots.turns = self

    def ours(self, game: str) -> bool:
        """Whether this server lets the bots of a game play; see `Turns.ours`."""
        if self._held.get(game, 0.0) > asyncio.get_running_loop().time():
            return True
        self._begin(game)
        return False

    def _begin(self, game: str) -> None:
        """Try to take the lease of a game, and wake its table then."""
        if game not in self._asked:
            self._asked[game] = asyncio.create_task(self._ask(game))

    async def _ask(self, game: str) -> None:
        place = None
        try:
            place = await self._taken(game)
        except Exception:  # of one game: those of others are asked for as before
            log.exception("the lease of table %s could not be taken", game)
        finally:
            # Before the table is woken: if the lease has run out by then, it asks for another.
            self._asked.pop(game, None)
        if place is not None:
            self._club.tables.bots.wake(place)

    async def _taken(self, game: str) -> Place | None:
        """The table of a game, once its lease is taken.

        None if another server has it, or the game is gone. While the database is away it is tried
        again, less and less often: the table rests, and nobody else would wake it.
        """
        failures = 0
        while True:
            begun = asyncio.get_running_loop().time()
            try:
                if not await self._club.write(take, game, self._process):
                    return None
                self._held[game] = begun + TERM / 1000
                # Another server may have played on before: what is stored counts.
                await self._club.tables.follow(game)
                return await self._club.tables.place(game)
            except StoreAway:  # the log says so, once
                pause = AGAIN[min(failures, len(AGAIN) - 1)]
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                failures += 1
            except TableError:
                return None

    async def keep(self) -> None:
        """Renew, give back and take over, for as long as the server runs."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.renew_all()
            except StoreAway:
                self._held.clear()  # nobody knows who has them by now
            except Exception:
                log.exception("a round of the leases has failed")

    async def renew_all(self) -> None:
        """Renew what is needed, give back what is not, take over what others have lost."""
        begun = asyncio.get_running_loop().time()
        held = list(self._held)  # others are taken meanwhile
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
            return True  # its table rests until it is woken, which comes next
        try:
            place = await self._club.tables.place(game)
            # One that rests here goes on where somebody looks at it.
            return place.table.deciding_bot is not None and not place.rests
        except TableError:
            return False

    async def stop(self) -> None:
        """Ask for nothing more: no table is woken after this."""
        asking = list(self._asked.values())
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

    async def close(self) -> None:
        """Give everything back: another server need not wait."""
        await self.stop()
        if self._held:
            with suppress(StoreAway):  # they run out by themselves
                await self._club.write(give_back, list(self._held), self._process)
