"""The club as an extension of the table at home: its routes, middleware and gate."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any, Final

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
"""Seconds within which a browser must return from an OpenID Connect provider."""


class ClubExtension:
    """What ``longroll serve --club`` adds to the application.

    Args:
        config: the club's configuration.
        store: the database of the server; the club's tables are created in it.
        clock: milliseconds since 1970, for tests.
        answers: whether it serves requests; a worker only processes the queue.
    """

    pages = (tournaments.PAGE, "/club/{page:path}")

    def __init__(
        self,
        config: ClubConfig,
        store: Store,
        clock: Callable[[], int] | None = None,
        *,
        answers: bool = True,
    ) -> None:
        self._config = config
        self._answers = answers
        self._database = Database(store)
        self._clock = clock

    def install(self, app: FastAPI) -> None:
        """Add the routes and middleware of a club."""
        config = self._config
        given = config.secret.get_secret_value()
        secret = given or self._database.write(secret_of, "errands")
        # The state of a sign-in at a provider, in a signed cookie: any process can complete it.
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
        """Run the club while the server runs."""
        club = Club(self._config, app.state.tables, self._database, self._clock)
        app.state.club = club
        app.state.endings.append(club.events.close)
        keep = keeper(club.clock, [note_change, note_result, rate_game])
        club.tables.store.beside.append(keep)
        club.tables.hearers.append(lambda game, _moment: club.events.changed(game))
        try:
            async with AsyncExitStack() as stack:
                if self._answers:
                    await stack.enter_async_context(_working(keep_heartbeat(club)))
                await stack.enter_async_context(self._at_work(app, club))
                yield
        finally:
            club.tables.store.beside.remove(keep)
            app.state.endings.remove(club.events.close)

    def _at_work(self, app: FastAPI, club: Club) -> AbstractAsyncContextManager[None]:
        """Run background work: on PostgreSQL as a node with queue, else in this process."""
        if not club.database.is_shared:
            return _working(keep_delivering(club), keep_organising(club))
        # It needs PostgreSQL's driver, which a club on SQLite need not have.
        from longroll.club.growing.node import running_node  # noqa: PLC0415 - see above

        works = not self._answers or self._config.jobs == "here"
        return running_node(
            club, app.state.study, app.state.pool, works=works, answers=self._answers
        )


@asynccontextmanager
async def _working(*works: Coroutine[Any, Any, None]) -> AsyncGenerator[None]:
    """Run tasks beside the server."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
