"""Signing in by OpenID Connect, with Authlib."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, cast

import httpx2
from authlib.common.errors import AuthlibBaseError
from authlib.integrations.starlette_client import OAuth
from joserfc.errors import JoseError
from starlette.requests import Request
from starlette.responses import Response

from longroll.club.config import ClubConfig
from longroll.server.errors import Refusal

__all__ = ["Providers", "Vouched"]


class Vouched(NamedTuple):
    """An identity at a provider: its subject, and the mail address if the provider verified it."""

    subject: str
    mail: str | None


class _Client(Protocol):
    async def authorize_redirect(self, request: Request, redirect_uri: str) -> Response: ...
    async def authorize_access_token(self, request: Request) -> dict[str, Any]: ...


class Providers:
    """The OpenID Connect providers of a club."""

    def __init__(self, config: ClubConfig) -> None:
        self._config = config
        self._registry = OAuth()
        for key, provider in config.providers.items():
            self._registry.register(
                name=key,
                server_metadata_url=f"{provider.issuer.rstrip('/')}/.well-known/openid-configuration",
                client_id=provider.client_id,
                client_secret=provider.client_secret.get_secret_value() or None,
                client_kwargs={"scope": "openid email", "code_challenge_method": "S256"},
            )

    def _client(self, provider: str) -> _Client:
        if provider not in self._config.providers:
            raise Refusal(404, "error-no-page")
        return cast("_Client", self._registry.create_client(provider))

    async def leave_for(self, request: Request, provider: str) -> Response:
        """Redirect a browser to a provider; raises `Refusal`."""
        back = f"{self._config.url}/api/club/sign-in/{provider}/back"
        try:
            return await self._client(provider).authorize_redirect(request, back)
        except (AuthlibBaseError, httpx2.HTTPError, ValueError):
            raise Refusal(503, "error-club-provider", after=10, name=provider) from None

    async def back_from(self, request: Request, provider: str) -> Vouched:
        """The identity with which a browser returns; raises `Refusal`."""
        try:
            token = await self._client(provider).authorize_access_token(request)
        except (AuthlibBaseError, JoseError, httpx2.HTTPError, ValueError, KeyError):
            raise Refusal(403, "error-club-provider-no", name=provider) from None
        told: dict[str, Any] = token.get("userinfo") or {}
        subject, mail = str(told.get("sub", "")), told.get("email")
        if not subject:
            raise Refusal(403, "error-club-provider-no", name=provider)
        sure = told.get("email_verified") is True and isinstance(mail, str)
        return Vouched(subject, str(mail).lower() if sure else None)
