"""Protection against cross-site requests: requests with the cookie must come from our pages."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from longroll.server.errors import Refusal, answer_of

__all__ = ["SameOrigin"]

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class SameOrigin:
    """Middleware that refuses requests from other sites.

    Browsers state where a request comes from (Sec-Fetch-Site; those before 2023 the Origin), and
    pages cannot forge it. Requests without the cookie carry no authority and are let through. A
    WebSocket is opened by a GET with the cookie, so its Origin is checked, too.

    Args:
        app: the application.
        origin: the address of the club.
        cookie: the name of the cookie of a member's session.
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
        # Parsed as the application does: another parser could overlook the cookie beside one that
        # a page of a neighbouring host has set.
        if self._cookie not in HTTPConnection(scope).cookies:
            return False
        headers = Headers(scope=scope)
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site not in ("same-origin", "none")
        origin = headers.get("origin")
        return origin is not None and origin != self._origin
