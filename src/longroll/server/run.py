"""Running the application with uvicorn, in this process."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn

from longroll.server.app import LOOPBACK, Settings, create_app
from longroll.table import default_url

__all__ = ["ServeError", "run"]

HERE = ("127.0.0.1", "localhost", "::1")


class ServeError(ValueError):
    """The server cannot start; one line that says why."""


class _Server(uvicorn.Server):
    """A server that says when it can be reached, and where."""

    def __init__(self, config: uvicorn.Config, started: Callable[[str], None]) -> None:
        super().__init__(config)
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell the address."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = self.config.host
            name = (
                "localhost" if host in {"0.0.0.0", "::"} else f"[{host}]" if ":" in host else host
            )
            self._tell(f"http://{name}:{port}/")


def run(url: str | None, host: str, port: int, pace: float, started: Callable[[str], None]) -> None:
    """Serve until Ctrl-C; ``started`` is told the address. Raises `ServeError`."""
    hosts = LOOPBACK if host in HERE else ()
    settings = Settings(url or default_url(), pace, hosts=hosts, warm=True)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level=logging.WARNING,
        access_log=False,
        ws="websockets-sansio",
        lifespan="on",
    )
    server = _Server(config, started)
    try:
        server.run()
    except SystemExit:
        raise ServeError(f"cannot serve at {host}:{port}: is it taken? Try --port 0") from None
    if not server.started:
        raise ServeError(f"cannot serve from the database {settings.url}")
