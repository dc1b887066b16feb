"""The club of a server: what its parts share, and who asks."""

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
"""What other servers are told in place of a game when somebody has signed out."""
KEPT = 5.0
"""Seconds for which it is remembered whom a browser speaks for."""
REMEMBERED = 10_000
"""So many browsers are remembered."""
RENEWED = "longroll.renewed"
"""Where the scope of a request keeps the secret that its browser is to use from now on."""


class Known(NamedTuple):
    """Whom a secret speaks for, and until when that is remembered."""

    entry: Entry | None
    until: float


def _now() -> int:
    return int(time.time() * 1000)


class Club:
    """A club.

    Args:
        config: what it was told.
        tables: its tables.
        database: where it is kept.
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
        """Mails that are asked for by who is not signed in, by address of the network..."""
        self.letters = Allowance(5, 600)
        """... and by address of the mail."""
        self.attempts = Allowance(120, 6000)
        """Attempts to sign in otherwise."""
        self.deeds = Allowance(3600, 360_000)
        """What a member does beside his games."""
        self.visits = Allowance(3600, 360_000)
        """What is read by who is not signed in, by address of the network."""
        self.reports = Allowance(20, 500)
        """Lines of a chat that a member reports: each is a mail to every moderator."""
        self.events = Events()
        self._known: dict[str, Known] = {}

    async def read(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What ``work`` finds in the database, from a thread."""
        return await self.tables.stored(lambda: self.database.read(work, *args, **named))

    async def write(
        self, work: Callable[Concatenate[Session, P], T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What ``work`` does in the database, in one transaction, from a thread."""
        return await self.tables.stored(lambda: self.database.write(work, *args, **named))

    def spend(self, what: Allowance, who: str) -> None:
        """Take one of an allowance; raises `Refusal`."""
        if wait := what.spend(who):
            raise Refusal(429, "error-too-often", after=wait, count=wait)

    # --- Who asks -------------------------------------------------------------------------------

    async def entry(self, token: str, *, renews: bool = False) -> Entry | None:
        """Whom the secret of a browser, or a key, speaks for.

        ``renews`` says that an answer can bring the browser another secret.
        """
        name = hash_token(token)  # a secret may be of any length
        known, now = self._known.get(name), asyncio.get_running_loop().time()
        if known is not None and known.until > now:
            return known.entry
        # Whoever brings what opens nothing does not hold up those who write: SQLite lets one in.
        if not await self.read(opens_something, name):
            found = None
        elif token.startswith(PREFIX):
            found = await self.write(enter_by_key, token, self.clock())
        else:
            found = await self.write(enter, token, self.clock(), renews=renews)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        # A renewed secret is told once: later answers of these seconds must not bring it again.
        kept = found._replace(renewed="") if found is not None else None
        self._known[name] = Known(kept, now + KEPT)
        return found

    def forget(self) -> None:
        """Ask the database anew whom each browser speaks for, here and on other servers."""
        self.forgotten()
        self.tables.announce(EVERYBODY)

    def forgotten(self) -> None:
        """Ask anew, because another server has said so: before live lines tell more, too."""
        self._known.clear()
        self.tables.reissues += 1


def club_of(connection: HTTPConnection) -> Club:
    """The club of the application that is asked."""
    club = connection.app.state.club
    assert isinstance(club, Club)
    return club


async def _club(request: Request) -> Club:
    return club_of(request)


ClubHere = Annotated[Club, Depends(_club)]

# --- Cookies --------------------------------------------------------------------------------------


def cookie_of(config: ClubConfig) -> str:
    """The name of the cookie; with its prefix a browser holds it to this very host and to https."""
    return "__Host-longroll" if config.secure else "longroll"


def give_cookie(config: ClubConfig, response: Response, token: str) -> None:
    """Hand a browser its secret: no script can read it, and no other page can send it along."""
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
    """A layer round the application: an answer, good or not, brings a browser its new secret."""

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
                if "set-cookie" not in headers:  # whoever signs out, or in anew, has another
                    headers.append("Set-Cookie", bearer.headers["set-cookie"])
            await send(message)

        await self._app(scope, receive, bringing if scope["type"] == "http" else send)


def forget_cookie(club: Club, response: Response) -> None:
    """Take it away."""
    response.delete_cookie(
        cookie_of(club.config), path="/", secure=club.config.secure, httponly=True, samesite="lax"
    )


async def member_asking(connection: HTTPConnection) -> Entry | None:
    """Whom a request speaks for, by the key of a program or the cookie of a browser.

    Raises `Refusal` for a key that opens nothing, or not this.
    """
    club = club_of(connection)
    key = key_of(connection)
    if not key:
        token = connection.cookies.get(cookie_of(club.config), "")
        if not token or token.startswith(PREFIX):  # a key in a cookie would have no bounds
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
    """The key that a program sends, or empty."""
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
