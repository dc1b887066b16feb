"""The club as an addition to the table at home: its routes, its layers, who may look from where."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.middleware.sessions import SessionMiddleware

from longroll.club import metrics
from longroll.club.club import Club, Renewing, cookie_of
from longroll.club.config import ClubConfig
from longroll.club.database import Database, secret_of
from longroll.club.gate import ClubGate
from longroll.club.heartbeat import keep_heartbeat
from longroll.club.ladder.keeping import rate_game
from longroll.club.metrics import Measured, Meters
from longroll.club.notices.loop import keep_delivering
from longroll.club.notices.noting import note_change
from longroll.club.origin import SameOrigin
from longroll.club.play import keeper
from longroll.club.routes import (
    account,
    calendar,
    entrance,
    ladder,
    lobby,
    notices,
    programs,
    tournaments,
)
from longroll.club.tournaments.running import keep_organising, note_result
from longroll.table import Store

__all__ = ["ClubExtension"]

ERRAND: Final = 600
"""Seconds in which a browser has to come back from another house."""


class ClubExtension:
    """What ``longroll serve --club`` adds to the application.

    Args:
        config: what the club was told.
        store: the database of the server; the club's tables are made in it.
        clock: milliseconds since 1970, for tests.
    """

    pages = (tournaments.PAGE, "/club/{page:path}")

    def __init__(
        self, config: ClubConfig, store: Store, clock: Callable[[], int] | None = None
    ) -> None:
        self._config = config
        self._database = Database(store)
        self._clock = clock

    def install(self, app: FastAPI) -> None:
        """Add what a club has."""
        config = self._config
        given = config.secret.get_secret_value()
        secret = given or self._database.write(secret_of, "errands")
        # What a browser takes along to another house and back, signed: no process has to know it.
        app.add_middleware(
            SessionMiddleware,
            secret_key=secret,
            session_cookie="longroll-errand",
            max_age=ERRAND,
            same_site="lax",
            https_only=config.secure,
        )
        app.add_middleware(Renewing, config=config)
        app.add_middleware(SameOrigin, origin=config.url, cookie=cookie_of(config))
        app.state.meters = Meters()
        app.add_middleware(Measured, meters=app.state.meters)
        app.state.gate = ClubGate()
        app.state.club_name = config.name
        app.state.heads[tournaments.PAGE] = tournaments.describe
        for router in (
            account.router,
            lobby.router,
            calendar.router,
            ladder.router,
            tournaments.router,
            notices.router,
            programs.router,
            metrics.router,
            entrance.router,
        ):
            app.include_router(router)

    @asynccontextmanager
    async def running(self, app: FastAPI) -> AsyncGenerator[None]:
        """The club while the server runs."""
        club = Club(self._config, app.state.hall, self._database, self._clock)
        app.state.club = club
        app.state.endings.append(club.events.close)
        keep = keeper(club.clock, [note_change, note_result, rate_game])
        club.hall.store.beside.append(keep)
        club.hall.hearers.append(lambda game, _moment: club.events.changed(game))
        jobs = (keep_heartbeat, keep_delivering, keep_organising)
        works = [asyncio.create_task(work(club)) for work in jobs]
        grown = None
        if club.database.is_shared:
            # It needs PostgreSQL's driver, which a club on SQLite need not have.
            from longroll.club.growing.node import Node  # noqa: PLC0415 - see above

            grown = Node(club)
            works += [asyncio.create_task(work) for work in grown.works()]
        try:
            yield
        finally:
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)
            if grown is not None:
                await grown.close()
            club.hall.store.beside.remove(keep)
            app.state.endings.remove(club.events.close)
