"""What a page asks first: what kind of house it is in."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from longroll import __version__

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["start"])


class About(BaseModel):
    """The server: its version, and the name of the club if it is one."""

    version: str
    club: str | None


@router.get("/about")
async def about(request: Request) -> About:
    """What kind of house this is: a table at home, or a club."""
    name = request.app.state.club_name
    return About(version=__version__, club=None if name is None else str(name))
