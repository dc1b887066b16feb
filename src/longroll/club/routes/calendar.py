"""One's deadlines as a calendar."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy.orm import Session

from longroll.club.calendars import calendar_of, drop_calendar, make_calendar, owner_of
from longroll.club.club import ClubHere, MaybeMe, Me
from longroll.club.models_tournaments import CalendarRow
from longroll.club.schemas_tournaments import CalendarOut
from longroll.club.times import instant
from longroll.server.errors import FAULTS, Refusal

__all__ = ["router"]

router = APIRouter(prefix="/api/club/me", tags=["calendar"], responses=FAULTS)
Token = Annotated[str, Query(max_length=100, description="The secret of a calendar's address.")]


def _calendar(session: Session, member: str) -> CalendarOut:
    row = session.get(CalendarRow, member)
    return CalendarOut(link=None, since=None if row is None else instant(row.created))


@router.get("/calendar")
async def look_at_calendar(club: ClubHere, me: Me) -> CalendarOut:
    """Whether there is an address for calendar programs."""
    return await club.read(_calendar, me.member)


@router.post("/calendar", status_code=201)
async def make(club: ClubHere, me: Me) -> CalendarOut:
    """Make a new address for calendar programs; the previous one is no longer valid."""
    secret = await club.write(make_calendar, me.member, club.clock())
    link = f"{club.config.url}/api/club/me/deadlines.ics?token={secret}"
    return CalendarOut(link=link, since=instant(club.clock()))


@router.delete("/calendar", status_code=204)
async def drop(club: ClubHere, me: Me) -> None:
    """Invalidate the address."""
    await club.write(drop_calendar, me.member)


@router.get(
    "/deadlines.ics",
    response_class=Response,
    responses={200: {"content": {"text/calendar": {"schema": {"type": "string"}}}}},
)
async def deadlines(club: ClubHere, me: MaybeMe, token: Token = "") -> Response:
    """When one's clocks run out, as iCalendar: by cookie, or by the secret in the address."""
    member = await club.read(owner_of, token) if token else me.member if me is not None else None
    if member is None:
        raise Refusal(401, "error-club-no-calendar" if token else "error-club-sign-in")
    club.spend(club.deeds, member)
    body = await club.read(calendar_of, club.config, member, club.clock())
    return Response(body, media_type="text/calendar; charset=utf-8")
