"""The club of a server: what its parts share, and authentication."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Concatenate, NamedTuple, ParamSpec, TypeVar

from fastapi import Depends, Request, Response
from sqlalchemy.orm import Session
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longroll.club.accounts import SESSION, Entry, enter, opens_something
from longroll.club.config import ClubConfig
from longroll.club.database import Database
from longroll.club.events import Events
from longroll.club.keys import PREFIX, enter_by_key, needs
from longroll.club.mail import Mailer
from longroll.club.providers import Providers
from longroll.server.errors import Refusal
from longroll.server.limits import Allowance
from longroll.server.services.tables import TableService
from longroll.table.seats import hash_token

__all__ = [
    "EVERYBODY",
    "Club",
    "ClubHere",
    "MaybeMe",
    "Me",
    "Renewing",
    "club_of",
    "cookie_of",
    "forget_cookie",
]
__all__ += ["give_cookie", "key_of", "member_asking"]

P = ParamSpec("P")
T = TypeVar("T")
EVERYBODY = "-"
"""Sent to other servers in place of a game when somebody has signed out."""
KEPT = 5.0
"""Seconds for which the owner of a secret is cached."""
REMEMBERED = 10_000
"""Number of secrets that are cached."""
RENEWED = "longroll.renewed"
"""The key of a request's scope that holds the browser's new secret."""


class Known(NamedTuple):
    """A cached entry, and its expiry."""

    entry: Entry | None
    until: float


def _now() -> int:
    return int(time.time() * 1000)


class Club:
    """A club.

    Args:
        config: its configuration.
        tables: its tables.
        database: its database.
        clock: milliseconds since 1970.
    """

    def __init__(
        self,
        config: ClubConfig,
        tables: TableService,
        database: Database,
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.config = config
        self.tables = tables
        self.clock = clock or _now
        self.database = database
        self.mailer = Mailer(config)
        self.providers = Providers(config)
        self.mails = Allowance(20, 600)
        """Mails requested without being signed in, per network address..."""
        self.letters = Allowance(5, 600)
        """... and per mail address."""
        self.attempts = Allowance(120, 6000)
        """Other attempts to sign in."""
        self.deeds = Allowance(3600, 360_000)
        """Requests of a member outside his games."""
        self.visits = Allowance(3600, 360_000)
        """Pages read without being signed in, per network address."""
        self.reports = Allowance(20, 500)
        """Chat messages that a member reports: each is a mail to every moderator."""
        self.events = Events()
        self._known: dict[str, Known] = {}

    async def read(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run ``work`` with a session for reading, in a thread."""
        return await self.tables.stored(lambda: self.database.read(work, *args, **named))

    async def write(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """Run ``work`` in one transaction, in a thread."""
        return await self.tables.stored(lambda: self.database.write(work, *args, **named))

    def spend(self, what: Allowance, who: str) -> None:
        """Take one of an allowance; raises `Refusal` if none is left."""
        if wait := what.spend(who):
            raise Refusal(429, "error-too-often", after=wait, count=wait)

    # --- Authentication -------------------------------------------------------------------------

    async def entry(self, token: str, *, renews: bool = False) -> Entry | None:
        """Whom the secret of a browser, or a key, speaks for; None if it is invalid.

        ``renews`` says that the response can give the browser a new secret.
        """
        name = hash_token(token)  # a secret may be of any length
        known, now = self._known.get(name), asyncio.get_running_loop().time()
        if known is not None and known.until > now:
            return known.entry
        # An invalid secret must not cost a write transaction: SQLite allows one at a time.
        if not await self.read(opens_something, name):
            found = None
        elif token.startswith(PREFIX):
            found = await self.write(enter_by_key, token, self.clock())
        else:
            found = await self.write(enter, token, self.clock(), renews=renews)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        # A new secret is sent once: later responses within these seconds must not repeat it.
        kept = found._replace(renewed="") if found is not None else None
        self._known[name] = Known(kept, now + KEPT)
        return found

    def forget(self) -> None:
        """Drop all cached entries, here and on other servers."""
        self.forgotten()
        self.tables.announce(EVERYBODY)

    def forgotten(self) -> None:
        """Drop all cached entries, and have live connections check their tokens again."""
        self._known.clear()
        self.tables.reissues += 1


def club_of(connection: HTTPConnection) -> Club:
    """The club of the application."""
    club = connection.app.state.club
    assert isinstance(club, Club)
    return club


async def _club(request: Request) -> Club:
    return club_of(request)


ClubHere = Annotated[Club, Depends(_club)]

# --- Cookies --------------------------------------------------------------------------------------


def cookie_of(config: ClubConfig) -> str:
    """The name of the cookie; the prefix makes browsers bind it to this host and to https."""
    return "__Host-longroll" if config.secure else "longroll"


def give_cookie(config: ClubConfig, response: Response, token: str) -> None:
    """Set the cookie of a browser, which scripts cannot read and other sites cannot send."""
    response.set_cookie(
        cookie_of(config),
        token,
        max_age=SESSION // 1000,
        path="/",
        secure=config.secure,
        httponly=True,
        samesite="lax",
    )


class Renewing:
    """Middleware that adds a browser's new secret to the response, even of an error."""

    def __init__(self, app: ASGIApp, config: ClubConfig) -> None:
        self._app = app
        self._config = config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, with the cookie if there is a new one."""

        async def bringing(message: Message) -> None:
            renewed = scope.get(RENEWED)
            if renewed and message["type"] == "http.response.start":
                bearer = Response()
                give_cookie(self._config, bearer, renewed)
                headers = MutableHeaders(scope=message)
                if "set-cookie" not in headers:  # signing in or out sets its own
                    headers.append("Set-Cookie", bearer.headers["set-cookie"])
            await send(message)

        await self._app(scope, receive, bringing if scope["type"] == "http" else send)


def forget_cookie(club: Club, response: Response) -> None:
    """Delete the cookie."""
    response.delete_cookie(
        cookie_of(club.config), path="/", secure=club.config.secure, httponly=True, samesite="lax"
    )


async def member_asking(connection: HTTPConnection) -> Entry | None:
    """Whom a request speaks for, by the key of a program or the cookie of a browser.

    Raises `Refusal` for a key that is invalid, or lacks the scope for the request.
    """
    club = club_of(connection)
    key = key_of(connection)
    if not key:
        token = connection.cookies.get(cookie_of(club.config), "")
        if not token or token.startswith(PREFIX):  # a key in a cookie would have no scopes
            return None
        can_bring = connection.scope["type"] == "http"
        entry = await club.entry(token, renews=can_bring)
        if entry is not None and entry.renewed:
            connection.scope[RENEWED] = entry.renewed
        return entry
    entry = await club.entry(key)
    if entry is None or entry.scopes is None:
        raise Refusal(401, "error-club-key")
    scope = connection.scope
    if needs(str(scope.get("method", "GET")), str(scope["path"])) not in entry.scopes:
        raise Refusal(403, "error-club-key-scope")
    return entry


def key_of(connection: HTTPConnection) -> str:
    """The API key of the request, or empty."""
    kind, _, sent = connection.headers.get("authorization", "").partition(" ")
    sent = sent if kind.lower() == "bearer" else connection.query_params.get("token", "")
    return sent.strip() if sent.strip().startswith(PREFIX) else ""


async def _maybe(request: Request) -> Entry | None:
    return await member_asking(request)


async def _me(entry: Annotated[Entry | None, Depends(_maybe)], club: ClubHere) -> Entry:
    if entry is None:
        raise Refusal(401, "error-club-sign-in")
    club.spend(club.deeds, entry.member)
    return entry


MaybeMe = Annotated[Entry | None, Depends(_maybe)]
Me = Annotated[Entry, Depends(_me)]
