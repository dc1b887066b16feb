"""Metrics for Prometheus: requests, their duration, and queues."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import func, select, text
from sqlalchemy.orm import Session
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longroll.club.club import ClubHere
from longroll.club.models_notices import DeliveryRow
from longroll.club.models_play import ClubGameRow
from longroll.server.errors import Refusal
from longroll.server.limits import address_of
from longroll.server.logs import REQUESTS

__all__ = ["Measured", "Meters", "router"]

BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The histogram's buckets, in seconds."""
log = logging.getLogger(REQUESTS)
router = APIRouter(prefix="/api/club", include_in_schema=False)


class Meters:
    """The metrics of one server."""

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
        self.jobs = Gauge(
            "longroll_jobs", "Jobs in the queue.", ["queue", "status"], registry=self.registry
        )


class Measured:
    """Middleware that measures requests. Routes are labelled by their pattern, without ids."""

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
            asked, seconds = f"{scope['method']} {route}", perf_counter() - begin
            self._meters.requests.labels(asked, status).inc()
            self._meters.seconds.labels(asked).observe(seconds)
            told_of = {"route": asked, "status": int(status), "ms": round(1000 * seconds, 1)}
            log.info("asked", extra={"asked": told_of})


_JOBS: Final = text(
    "select queue_name, status::text, count(*) from procrastinate_jobs"
    " where status in ('todo', 'doing') group by 1, 2"
)


def _queued(session: Session) -> list[tuple[str, str, int]]:
    return [(queue, status, number) for queue, status, number in session.execute(_JOBS)]


def _counted(session: Session) -> tuple[int, int]:
    games = select(func.count()).where(ClubGameRow.ended.is_(None))
    letters = select(func.count()).select_from(DeliveryRow)
    return session.scalar(games) or 0, session.scalar(letters) or 0


@router.get("/metrics")
async def metrics(request: Request, club: ClubHere) -> Response:
    """The metrics, for the addresses that the club allows."""
    if address_of(request.scope) not in club.config.metrics:
        raise Refusal(404, "error-no-page")
    meters: Meters = request.app.state.meters
    games, letters = await club.read(_counted)
    if club.database.is_shared:
        meters.jobs.clear()
        for queue, status, number in await club.read(_queued):
            meters.jobs.labels(queue, status).set(number)
    meters.games.set(games)
    meters.letters.set(letters)
    meters.tables.set(club.tables.open_tables)
    return Response(generate_latest(meters.registry), media_type=CONTENT_TYPE_LATEST)
