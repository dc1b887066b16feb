"""Rate and length limits of requests without a token, per address and in total.

No player comes near any of them, nor does a household behind one address.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Final
from urllib.parse import parse_qs

from pyrate_limiter import GCRA, Rate
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longroll.server.errors import Refusal, answer_of

__all__ = ["LONGEST", "SHORT", "Allowance", "Bounded", "Limits", "address_of", "limits_of"]

SHORT: Final = 64 * 1024
"""Maximum bytes of a body, except for records."""
LONGEST: Final = 6 * 2**20
"""Maximum bytes of a body with a record: four million characters, written as JSON."""
RECORDS: Final = 8
"""Maximum number of records being received or imported at the same time."""
OWN_RECORDS: Final = 4
"""The same from one address."""
PATIENCE: Final = 20.0
"""Seconds within which a body must arrive."""
PATIENCE_LONG: Final = 60.0
"""The same for a body with a record."""
LINGER: Final = 2.0
"""Seconds for which a body that is too long is still read, so that its sender gets the refusal."""
ADDRESSES: Final = 10_000
"""Number of addresses that are remembered."""
HOUR: Final = 3_600_000
"""In milliseconds."""
OWN_LINES: Final = 200
"""Maximum number of live connections from one address."""
LINES: Final = 5_000
"""The same from all together, if that many connections can be open."""
OWN_ANALYSES: Final = 5
"""Maximum number of games waiting for their analysis from one address."""
IMPORT: Final = "/api/games/import"


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy, the address that the proxy reports."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Allowance:
    """A rate limit per hour (GCRA): all at once, or evenly, or anything between.

    Args:
        own: the limit of one address.
        all: the limit of all addresses together.
        clock: seconds since an arbitrary moment.
    """

    def __init__(self, own: int, all: int, clock: Callable[[], float] = monotonic) -> None:
        self._rates = {"own": [Rate(own, HOUR)], "all": [Rate(all, HOUR)]}
        self._known: OrderedDict[str, tuple[int | float, ...]] = OrderedDict()
        self._together: tuple[int | float, ...] | None = None
        self._clock = clock
        self._rule = GCRA()

    def spend(self, address: str) -> int:
        """Take one for ``address``; 0, or the seconds to wait if none is left."""
        rates, now = self._rates, int(self._clock() * 1000)
        known = self._known.get(address) or self._rule.initial(rates["own"])
        own, first = self._rule.step(rates["own"], known, now, 1)
        together = self._together or self._rule.initial(rates["all"])
        all_of_it, second = self._rule.step(rates["all"], together, now, 1)
        for decision in (first, second):
            if not decision.allowed:
                return (decision.retry_after_ms or 0) // 1000 + 1
        self._together, self._known[address] = all_of_it, own
        self._known.move_to_end(address)
        if len(self._known) > ADDRESSES:
            self._known.popitem(last=False)
        return 0


class Limits:
    """The limits of a server. Unless ``strict``, only those on length apply."""

    def __init__(self, *, strict: bool = True, lines: int = LINES) -> None:
        self._strict = strict
        self._most_lines = lines
        self.games = Allowance(300, 1500)
        self.imports = Allowance(60, 300)
        self.analyses = Allowance(60, 300)
        self.words = Allowance(600, 20_000)
        self._records: Counter[str] = Counter()
        self._lines: Counter[str] = Counter()

    def spend(self, what: Allowance, address: str) -> None:
        """Take one of an allowance; raises `Refusal` if none is left."""
        wait = what.spend(address) if self._strict else 0
        if wait:
            raise Refusal(429, "error-too-often", after=wait, count=wait)

    def analysis(self, waiting: int, address: str) -> None:
        """Count an analysis for an address of which ``waiting`` wait already; raises `Refusal`."""
        if self._strict and waiting >= OWN_ANALYSES:
            raise Refusal(429, "error-too-often", after=60, count=60)
        self.spend(self.analyses, address)

    @contextmanager
    def record(self, address: str) -> Generator[None]:
        """Hold while a record is received and imported; raises `Refusal` if there are too many."""
        if self._records.total() >= RECORDS or self._records[address] >= OWN_RECORDS:
            raise Refusal(503, "error-busy", after=10, count=10)
        with _counted(self._records, address):
            yield

    @asynccontextmanager
    async def line(self, connection: HTTPConnection) -> AsyncGenerator[bool]:
        """Hold while a live connection is open; yields whether it may be."""
        address = address_of(connection.scope)
        if self._strict and (
            self._lines[address] >= OWN_LINES or self._lines.total() >= self._most_lines
        ):
            yield False
            return
        with _counted(self._lines, address):
            yield True


def limits_of(connection: HTTPConnection) -> Limits:
    """The limits of the application."""
    limits = connection.app.state.limits
    assert isinstance(limits, Limits)
    return limits


@contextmanager
def _counted(counter: Counter[str], address: str) -> Generator[None]:
    counter[address] += 1
    try:
        yield
    finally:
        counter[address] -= 1
        if not counter[address]:
            del counter[address]


class Bounded:
    """Middleware that passes on bodies only once they have arrived and are not too long.

    Over the rate limit, a request is refused before its body is read.
    """

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, or refuse."""
        if scope["type"] != "http" or not _has_body(scope):
            await self._app(scope, receive, send)
            return
        is_record = scope["path"] == IMPORT
        try:
            self._ask(scope)
            if not is_record:
                body = await _body(scope, receive, SHORT, PATIENCE)
                await self._app(scope, _again(body, receive), send)
                return
            with self._limits.record(address_of(scope)):
                body = await _body(scope, receive, LONGEST, PATIENCE_LONG)
                await self._app(scope, _again(body, receive), send)
        except Refusal as refused:
            answer = answer_of(refused, _language(scope))
            answer.headers["Connection"] = "close"  # its body must not be read as a request
            await answer(scope, receive, send)

    def _ask(self, scope: Scope) -> None:
        if scope["method"] == "POST" and scope["path"] == "/api/games":
            self._limits.spend(self._limits.games, address_of(scope))
        if scope["method"] == "POST" and scope["path"] == IMPORT:
            self._limits.spend(self._limits.imports, address_of(scope))


def _language(scope: Scope) -> str:
    query = bytes(scope["query_string"]).decode("latin-1")
    return parse_qs(query, max_num_fields=100).get("lang", ["en"])[0] if query else "en"


def _has_body(scope: Scope) -> bool:
    named = {bytes(name).lower() for name, _ in scope["headers"]}
    return bool(named & {b"content-length", b"transfer-encoding"})


def _declared(scope: Scope) -> int:
    """The declared content length; 0 if there is none."""
    for name, value in scope["headers"]:
        if bytes(name).lower() == b"content-length" and bytes(value).isdigit():
            return int(bytes(value)[:20])
    return 0


async def _body(scope: Scope, receive: Receive, most: int, patience: float) -> bytes:
    """The whole body; raises `Refusal` if it is too long or too slow."""
    if _declared(scope) <= most:
        read = bytearray()
        try:
            async with asyncio.timeout(patience):
                async for part in _parts(receive):
                    read += part
                    if len(read) > most:
                        break
        except TimeoutError:
            raise Refusal(408, "error-too-slow") from None
        if len(read) <= most:
            return bytes(read)
    try:
        async with asyncio.timeout(LINGER):
            async for _ in _parts(receive):
                pass
    except TimeoutError:
        pass
    raise Refusal(413, "error-too-long", count=most // 1024)


async def _parts(receive: Receive) -> AsyncGenerator[bytes]:
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        yield bytes(message.get("body", b""))
        more = bool(message.get("more_body", False))


def _again(body: bytes, receive: Receive) -> Receive:
    """A `Receive` that yields a body that was read already."""
    told = False

    async def received() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return received
