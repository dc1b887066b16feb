"""Headers of every response: no tokens in referrers, no states in caches, no foreign scripts."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["Guard"]

POLICY = (
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",  # drawings contain styles
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")


class Guard:
    """Middleware that sets the headers.

    Plain ASGI: Starlette's `BaseHTTPMiddleware` runs each request in a task of its own, which costs
    more than most responses do.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does, with the headers added."""
        if "\x00" in scope.get("path", ""):  # PostgreSQL cannot search for one
            scope = {**scope, "path": scope["path"].replace("\x00", "\ufffd")}
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Referrer-Policy", "no-referrer")
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("X-Frame-Options", "DENY")
                headers.setdefault("Content-Security-Policy", _policy(scope))
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded)


def _policy(scope: Scope) -> str:
    host = Headers(scope=scope).get("host", "")
    # Not all browsers count WebSockets of the same host as 'self'.
    lines = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return "; ".join((*POLICY, f"connect-src 'self'{lines}"))
