"""Running the application with uvicorn, in this process."""

from __future__ import annotations

import errno
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

import uvicorn

from longroll.engine.collector import collect_rarely
from longroll.server.app import LOOPBACK, Settings, create_app
from longroll.server.connections import BACKLOG, Crowd, most_connections, wire_in
from longroll.server.extension import Extension
from longroll.server.logs import log_quietly
from longroll.table import Store

__all__ = ["ServeError", "run"]

KEPT_OPEN = 75
"""Seconds for which a browser's connection stays open for its next question."""
LONGEST_SAID = 4096
"""Bytes that a page may say at once over its live line: it says next to nothing."""
HIGHEST = 65535
"""The highest port that there is."""
HERE = ("127.0.0.1", "localhost", "::1")


class ServeError(ValueError):
    """The server cannot start; one line that says why."""


class _Server(uvicorn.Server):
    """A server that says when it can be reached, and where."""

    def __init__(
        self,
        config: uvicorn.Config,
        started: Callable[[str], None],
        endings: Sequence[Callable[[], None]],
    ) -> None:
        super().__init__(config)
        self._tell = started
        self._endings = endings

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what would go on for ever, which would be waited for; then stop."""
        for end in self._endings:
            end()
        await super().shutdown(sockets)

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


_YOUNG = 5_000
"""New objects at a time that the collector looks at: soon, so that it never stops a table long."""


def _let_be() -> None:
    """Keep the collector from stopping everything while it looks at all tables.

    Two hundred of them are half a million objects. Threads hand over to each other sooner, so that
    a commit need not wait for a long answer.
    """
    collect_rarely(_YOUNG)
    sys.setswitchinterval(0.001)


def _refuse_if_unfit(host: str, port: int) -> None:
    """Say what is wrong with host and port before anything is opened for one that is of no use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        # As uvicorn binds: a port whose last connections have just been closed is free.
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise ServeError(_unfit(host, port, error)) from None


def _unfit(host: str, port: int, error: OSError) -> str:
    other = port + 1 if port < HIGHEST else port - 1
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} is taken: choose another, as in 'make play PORT={other}' or "
            f"'longroll serve --port {other}' (--port 0: any that is free)"
        )
    if error.errno == errno.EACCES:
        return f"port {port} may not be used by whoever runs this: choose one above 1023 (--port)"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return (
            f"{host} is not an address of this machine: choose another with --host, or leave it out"
        )
    return f"cannot serve at {host}:{port} ({error.strerror}): choose another --host or --port"


def run(
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str], None],
    extend: Callable[[Store], Sequence[Extension]] = lambda _store: (),
) -> None:
    """Serve until Ctrl-C; ``started`` is told the address, ``extend`` makes what is added.

    Raises `ServeError`, and `StoreError` for a database that cannot be opened. Who listens to this
    machine only answers to no other name, but for those of ``settings.hosts``.
    """
    _refuse_if_unfit(host, port)
    log_quietly(as_json=settings.json_logs)
    store = Store(settings.url)
    most = most_connections()
    hosts = (*LOOPBACK, *settings.hosts) if host in HERE else ()
    settings = replace(settings, hosts=hosts, warm=True, lines=min(settings.lines, most * 3 // 4))
    app = create_app(settings, store, extend(store))
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=wire_in(Crowd(most)),
        backlog=BACKLOG,
        log_config=None,  # ours says nothing twice
        log_level=logging.WARNING,
        access_log=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=KEPT_OPEN,
        ws="websockets-sansio",
        ws_max_size=LONGEST_SAID,
        ws_per_message_deflate=False,  # changes are small; a compressor each takes 300 kB a line
        lifespan="on",
    )
    server = _Server(config, started, app.state.endings)
    _let_be()
    try:
        server.run()
    except SystemExit:
        raise ServeError(f"cannot serve at {host}:{port}") from None
    finally:
        store.close()
    if not server.started:
        raise ServeError("the server did not start: the lines above say why")
