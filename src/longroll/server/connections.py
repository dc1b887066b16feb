"""Connections: those that keep nobody waiting are let in, and nobody's silence shuts others out.

uvicorn waits without end for a request that has begun, and for one that never begins. Here it has
to arrive in time; and where as many connections are open as may be, the one that has waited longest
for its request gives way to whoever comes.
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
    resource = None  # type: ignore[assignment]  # there is none

HEAD: Final = 20.0
"""Seconds in which the head of a request has to arrive."""
STALL: Final = 60.0
"""Seconds for which whoever does not read his answer is waited for."""
BACKLOG: Final = 128
"""So many connections may wait to be let in; so many may be let in at a stroke."""
RESERVE: Final = 128
"""Files for all else: the database, the processes of the bots, the boards."""
MOST: Final = 10_000


def most_connections() -> int:
    """So many connections may be open: as many as files, less what else is needed.

    Where the system lets us, we take as many files as we need.
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
        except (OSError, ValueError):  # macOS has a limit of its own besides
            pass
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(32, min(MOST, soft - BACKLOG - RESERVE))


class Crowd:
    """The connections of a server, and how many there may be.

    Attributes:
        waiting: those whose request has not arrived, the one that has waited longest first.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: OrderedDict[Wire, None] = OrderedDict()

    def make_room(self, connections: int) -> None:
        """Let those go that have waited longest, if there are too many."""
        for _ in range(connections - self.most):
            if not self.waiting:
                return
            self.waiting.popitem(last=False)[0].give_up()


class Wire(H11Protocol):
    """A connection that speaks HTTP."""

    crowd: ClassVar[Crowd]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None

    # --- What the event loop tells --------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        """Let it in; somebody else may have to go."""
        super().connection_made(transport)
        self.crowd.waiting[self] = None
        self._head = self.loop.call_later(HEAD, self.give_up)
        self.crowd.make_room(len(self.connections))

    def data_received(self, data: bytes) -> None:
        """Read on; a request that has begun has to end in time."""
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
        """Forget it."""
        self._leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Whoever does not read what he has asked for is waited for, but not for ever."""
        super().pause_writing()
        if self._stall is None:
            self._stall = self.loop.call_later(STALL, self.give_up)

    def resume_writing(self) -> None:
        """He reads."""
        super().resume_writing()
        self._stop_stall()

    # --- Ours -----------------------------------------------------------------------------------

    def give_up(self) -> None:
        """Hang up."""
        self._leave()
        self.connections.discard(self)  # before it is gone: others are counted meanwhile
        self.transport.abort()

    def _look(self) -> None:
        """See whether a request is awaited, and since when."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        cycle = cast("RequestResponseCycle | None", self.cycle)
        answers = cycle is not None and not cycle.response_complete
        if answers:
            self._stop_head()  # a body has a time of its own (`Bounded`)
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
    """The kind of connection that belongs to ``crowd``."""
    return type("Wire", (Wire,), {"crowd": crowd})
