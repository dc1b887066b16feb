"""What kind of server this is, for pages; and whether it works, for monitoring."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from longroll import __version__
from longroll.server.dependencies import TablesHere
from longroll.server.errors import FAULTS

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["start"])


class About(BaseModel):
    """The server: its version, and the name of the club, or null at home."""

    version: str
    club: str | None


class Health(BaseModel):
    """The server works; a failure has another status."""

    ok: bool = True


@router.get("/about")
async def about(request: Request) -> About:
    """The version, and whether this is a table at home or a club."""
    name = request.app.state.club_name
    return About(version=__version__, club=None if name is None else str(name))


@router.get("/health")
async def health() -> Health:
    """Liveness: if this does not answer, the server should be restarted."""
    return Health()


@router.get("/ready", responses=FAULTS)
async def ready(tables: TablesHere) -> Health:
    """Readiness: 503 while the database does not answer."""
    await tables.stored(tables.store.games, [])
    return Health()
