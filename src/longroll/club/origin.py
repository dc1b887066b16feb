"""No other page acts for a member: requests that a cookie speaks for come from this one."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from longroll.server.errors import Refusal, answer_of

__all__ = ["SameOrigin"]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class SameOrigin:
    """A layer round the application that refuses what another page sends.

    Browsers say where a request comes from (Sec-Fetch-Site; those before 2023 the Origin), and no
    page can make them say otherwise. Who sends no cookie has nothing to lose.
    A live line is opened by a GET that brings the cookie: it is held to its Origin, too.

    Args:
        app: the application.
        origin: the address of the club.
        cookie: the name of the cookie that speaks for a member.
    """

    def __init__(self, app: ASGIApp, origin: str, cookie: str) -> None:
        self._app = app
        self._origin = origin
        self._cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, or refuse."""
        if scope["type"] == "websocket" and self._is_foreign(scope):
            await send({"type": "websocket.close", "code": 4403})
            return
        acts = scope["type"] == "http" and scope["method"] not in SAFE
        if acts and self._is_foreign(scope):
            await answer_of(Refusal(403, "error-club-origin"), "en")(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_foreign(self, scope: Scope) -> bool:
        # Read as the application reads it: another reader could overlook the cookie beside one
        # that a page of a neighbouring host has set.
        if self._cookie not in HTTPConnection(scope).cookies:
            return False
        headers = Headers(scope=scope)
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site not in ("same-origin", "none")
        origin = headers.get("origin")
        return origin is not None and origin != self._origin
