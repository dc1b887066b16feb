"""The application: an ASGI callable over a database of tables."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.middleware.trustedhost import TrustedHostMiddleware

from longroll import __version__
from longroll.server import errors
from longroll.server.dependencies import Gate
from longroll.server.extension import Extension
from longroll.server.headers import Guard
from longroll.server.limits import LINES, Bounded, Limits
from longroll.server.routes import (
    about,
    aids,
    analysis,
    counter_key,
    docs,
    games,
    live,
    pages,
    pictures,
    talk,
)
from longroll.server.services.board_cache import BoardCache, cache_beside
from longroll.server.services.drawing import DrawingPool
from longroll.server.services.study import Study
from longroll.server.services.tables import TableService
from longroll.table import Store, default_url
from longroll.table.players import PATIENCE, BotPool

__all__ = ["LOOPBACK", "Settings", "create_app"]

ROUTERS = (
    *(about.router, pictures.router, games.router, aids.router, counter_key.router),
    *(analysis.router, live.router, talk.router, docs.router),
)
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs.

    Attributes:
        url: the database.
        pace: seconds between the moves of a bot.
        workers: number of bot processes.
        patience: timeout of a bot, as a multiple of its level's seconds; then it is asked again.
        hosts: host names under which browsers may call the server; any if empty.
        static: the folder of the client's build.
        warm: whether to draw the boards at startup, so that the first player need not wait.
        strict: whether requests without a token are rate-limited.
        lines: maximum number of live connections.
        proxies: addresses of proxies that are trusted to name a request's origin.
        json_logs: whether to log JSON.
    """

    url: str = field(default_factory=default_url)
    pace: float = 0.6
    workers: int = 1
    patience: float = PATIENCE
    hosts: tuple[str, ...] = ()
    static: Path = pages.STATIC
    warm: bool = False
    strict: bool = True
    lines: int = LINES
    proxies: tuple[str, ...] = ("127.0.0.1",)
    json_logs: bool = False


def create_app(
    settings: Settings, store: Store | None = None, extensions: Sequence[Extension] = ()
) -> FastAPI:
    """The application; without a ``store`` it opens its database when it starts."""
    limits = Limits(strict=settings.strict, lines=settings.lines)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
        drawing = DrawingPool()
        boards = BoardCache(cache_beside(settings.url), drawing.draw)
        pool = app.state.pool = BotPool(settings.workers, patience=settings.patience)
        tables = TableService(store or Store(settings.url), pool, settings.pace, boards)
        app.state.tables = tables
        study = app.state.study = Study(tables)
        if settings.warm:
            Thread(target=pictures.warm, args=(boards,), daemon=True).start()
        try:
            async with AsyncExitStack() as running:
                for extension in extensions:
                    await running.enter_async_context(extension.running(app))
                yield
        finally:
            drawing.close()
            await study.close()
            await tables.close()

    app = FastAPI(
        title="Long Roll",
        version=__version__,
        summary="Games, seats and records of a table.",
        lifespan=lifespan,
        docs_url=None,  # FastAPI's own pages load scripts from a CDN
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.limits = limits
    app.state.gate = Gate()
    app.state.endings = []  # callbacks that end endless responses before shutdown
    app.state.heads = {}  # descriptions of extensions' pages, by path
    app.state.club_name = None
    app.add_middleware(Bounded, limits=limits)
    if settings.hosts:
        # DNS rebinding: a foreign page must not reach a server at home through a name of its own.
        app.add_middleware(TrustedHostMiddleware, allowed_hosts=list(settings.hosts))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard)
    errors.install(app)
    for router in ROUTERS:
        app.include_router(router)
    for extension in extensions:
        extension.install(app)
    own_pages = [path for extension in extensions for path in extension.pages]
    pages.install(app, settings.static, own_pages)
    return app
