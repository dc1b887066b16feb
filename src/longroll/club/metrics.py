"""What a club tells Prometheus: how many ask, how long it takes, what waits."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import func, select
from sqlalchemy.orm import Session
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longroll.club.club import ClubHere
from longroll.club.models_notices import DeliveryRow
from longroll.club.models_play import ClubGameRow
from longroll.server.errors import Refusal
from longroll.server.limits import address_of

__all__ = ["Measured", "Meters", "router"]

BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds."""
router = APIRouter(prefix="/api/club", include_in_schema=False)


class Meters:
    """The meters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "longroll_requests", "Requests.", ["route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "longroll_request_seconds",
            "How long requests took.",
            ["route"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.tables = Gauge("longroll_open_tables", "Open tables.", registry=self.registry)
        self.games = Gauge("longroll_games", "Games that are played.", registry=self.registry)
        self.letters = Gauge(
            "longroll_deliveries", "What waits to be sent.", registry=self.registry
        )


class Measured:
    """A layer round the application that measures. Routes are told by their pattern: no ids."""

    def __init__(self, app: ASGIApp, meters: Meters) -> None:
        self._app = app
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status, begin = "500", perf_counter()

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        try:
            await self._app(scope, receive, told)
        finally:
            route = getattr(scope.get("route"), "path", "") or "other"
            self._meters.requests.labels(f"{scope['method']} {route}", status).inc()
            self._meters.seconds.labels(f"{scope['method']} {route}").observe(
                perf_counter() - begin
            )


def _counted(session: Session) -> tuple[int, int]:
    games = select(func.count()).where(ClubGameRow.ended.is_(None))
    letters = select(func.count()).select_from(DeliveryRow)
    return session.scalar(games) or 0, session.scalar(letters) or 0


@router.get("/metrics")
async def metrics(request: Request, club: ClubHere) -> Response:
    """The meters, for the addresses that the club names."""
    if address_of(request.scope) not in club.config.metrics:
        raise Refusal(404, "error-no-page")
    meters: Meters = request.app.state.meters
    games, letters = await club.read(_counted)
    meters.games.set(games)
    meters.letters.set(letters)
    meters.tables.set(club.hall.open_tables)
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)
