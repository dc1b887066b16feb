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
"""Keep-alive timeout in seconds."""
LONGEST_SAID = 4096
"""Maximum bytes of a message from the page over its live connection."""
HIGHEST = 65535
"""The highest port number."""
HERE = ("127.0.0.1", "localhost", "::1")


class ServeError(ValueError):
    """The server cannot start; the message is one line."""


class _Server(uvicorn.Server):
    """A server that reports its address once it is reachable."""

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
        """End endless responses, which uvicorn would wait for; then stop."""
        for end in self._endings:
            end()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report the address."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = self.config.host
            name = (
                "localhost" if host in {"0.0.0.0", "::"} else f"[{host}]" if ":" in host else host
            )
            self._tell(f"http://{name}:{port}/")


_YOUNG = 5_000
"""Number of new objects per garbage collection: small, so that no table pauses for long."""


def _let_be() -> None:
    """Keep garbage collection from pausing the server while it scans all tables.

    Two hundred tables are half a million objects. A shorter switch interval lets threads alternate
    sooner, so that a commit need not wait for a long response.
    """
    collect_rarely(_YOUNG)
    sys.setswitchinterval(0.001)


def _refuse_if_unfit(host: str, port: int) -> None:
    """Check host and port before opening anything; raises `ServeError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        # As uvicorn binds: a port whose last connections were just closed is free.
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
    """Serve until Ctrl-C; ``started`` is called with the address, ``extend`` makes the extensions.

    Raises `ServeError`, and `StoreError` for a database that cannot be opened. A server on a
    loopback address answers only to loopback names and those of ``settings.hosts``.
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
        log_config=None,  # ours does not repeat itself
        log_level=logging.WARNING,
        access_log=False,
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=KEPT_OPEN,
        ws="websockets-sansio",
        ws_max_size=LONGEST_SAID,
        ws_per_message_deflate=False,  # changes are small; each compressor takes 300 kB
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
