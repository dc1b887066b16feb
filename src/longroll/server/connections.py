"""Connection limits: slow or silent clients must not shut others out.

uvicorn has no timeout for a request that has begun, nor for one that never begins. Here a request
must arrive in time; and if the maximum number of connections is exceeded, the one that has waited
longest for its request is closed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, ClassVar, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

__all__ = ["BACKLOG", "Crowd", "Wire", "most_connections", "wire_in"]

try:
    import resource
except ImportError:  # Windows, where sockets are not files
    resource = None  # type: ignore[assignment]  # not available

HEAD: Final = 20.0
"""Seconds within which the head of a request must arrive."""
STALL: Final = 60.0
"""Seconds to wait for a client that does not read its response."""
BACKLOG: Final = 128
"""Length of the listen queue, and number of connections accepted at once."""
RESERVE: Final = 128
"""File descriptors kept for everything else: the database, the bot processes, the boards."""
MOST: Final = 10_000


def most_connections() -> int:
    """The maximum number of open connections: the limit on open files, less those needed elsewhere.

    Raises the soft limit as far as needed and allowed.
    """
    if resource is None:
        return MOST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + BACKLOG + RESERVE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        better = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (better, hard))
            soft = better
        except (OSError, ValueError):  # macOS has a further limit of its own
            pass
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(32, min(MOST, soft - BACKLOG - RESERVE))


class Crowd:
    """The connections of a server, and how many there may be.

    Attributes:
            waiting: connections whose request has not arrived, the longest-waiting first.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: OrderedDict[Wire, None] = OrderedDict()

    def make_room(self, connections: int) -> None:
        """Close those that have waited longest, if there are too many."""
        for _ in range(connections - self.most):
            if not self.waiting:
                return
            self.waiting.popitem(last=False)[0].give_up()


class Wire(H11Protocol):
    """An HTTP connection."""

    crowd: ClassVar[Crowd]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None

    # --- Callbacks of the event loop ------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """Accept the connection; another may have to be closed."""
        super().connection_made(transport)
        self.crowd.waiting[self] = None
        self._head = self.loop.call_later(HEAD, self.give_up)
        self.crowd.make_room(len(self.connections))

    def data_received(self, data: bytes) -> None:
        """Continue; a request that has begun must be complete in time."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the timeout for a client that does not read its response."""
        super().pause_writing()
        if self._stall is None:
            self._stall = self.loop.call_later(STALL, self.give_up)

    def resume_writing(self) -> None:
        """Stop the timeout: the client reads again."""
        super().resume_writing()
        self._stop_stall()

    # --- Ours -----------------------------------------------------------------------------------

    def give_up(self) -> None:
        """Close the connection."""
        self._leave()
        self.connections.discard(self)  # at once, so that it no longer counts
        self.transport.abort()

    def _look(self) -> None:
        """Update the timeouts: see whether a request is awaited, and since when."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        cycle = cast("RequestResponseCycle | None", self.cycle)
        answers = cycle is not None and not cycle.response_complete
        if answers:
            self._stop_head()  # the body has its own timeout (`Bounded`)
            if not self.cycle.more_body:
                self.crowd.waiting.pop(self, None)
        elif self not in self.crowd.waiting:
            self.crowd.waiting[self] = None
        if not answers and self._head is None and self.conn.trailing_data[0]:
            self._head = self.loop.call_later(HEAD, self.give_up)

    def _leave(self) -> None:
        self.crowd.waiting.pop(self, None)
        self._stop_head()
        self._stop_stall()

    def _stop_head(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None

    def _stop_stall(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None


def wire_in(crowd: Crowd) -> type[Wire]:
    """The protocol class whose connections belong to ``crowd``."""
    return type("Wire", (Wire,), {"crowd": crowd})
