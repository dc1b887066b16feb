"""A process that serves no requests and processes the queue: ``longroll club work``."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable

from longroll.club.app import ClubExtension
from longroll.club.config import ClubConfig
from longroll.server.app import Settings, create_app
from longroll.server.logs import log_quietly
from longroll.server.run import ServeError
from longroll.table import Store

__all__ = ["run_worker"]


def run_worker(settings: Settings, config: ClubConfig, started: Callable[[], None]) -> None:
    """Work until SIGTERM or Ctrl-C, which leave unfinished jobs to others; calls ``started`` once.

    Raises `ServeError` for a database without a queue, and `StoreError` for one that cannot be
    opened.
    """
    if not settings.url.startswith("postgresql"):
        raise ServeError(
            "workers share a club's PostgreSQL: name it, as in "
            "--db postgresql+psycopg://club@localhost/club"
        )
    log_quietly(as_json=settings.json_logs)
    store = Store(settings.url)
    app = create_app(settings, store, [ClubExtension(config, store, answers=False)])

    async def work() -> None:
        ended = asyncio.Event()
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, ended.set)
        async with app.router.lifespan_context(app):
            started()
            await ended.wait()

    asyncio.run(work())
