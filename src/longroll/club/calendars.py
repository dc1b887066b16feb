"""Deadlines as a calendar, for programs that only know an address."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Any

from icalendar import Calendar, Event
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from longroll.club.accounts import member_of
from longroll.club.config import ClubConfig
from longroll.club.listing import own_games
from longroll.club.models_tournaments import CalendarRow
from longroll.engine.title import get_title, title_keys
from longroll.server.presenters.words import house_text
from longroll.table.seats import hash_token

__all__ = ["calendar_of", "drop_calendar", "make_calendar", "owner_of"]


def make_calendar(session: Session, member: str, now: int) -> str:
    """The secret of a new calendar address, which replaces the previous one."""
    drop_calendar(session, member)
    secret = secrets.token_urlsafe(32)
    session.add(CalendarRow(member=member, hash=hash_token(secret), created=now))
    return secret


def drop_calendar(session: Session, member: str) -> None:
    """Invalidate the calendar address of ``member``."""
    session.execute(delete(CalendarRow).where(CalendarRow.member == member))


def owner_of(session: Session, secret: str) -> str | None:
    """The owner of the calendar with this secret; None if there is none."""
    query = select(CalendarRow.member).where(CalendarRow.hash == hash_token(secret))
    return session.scalar(query)


def calendar_of(session: Session, config: ClubConfig, member: str, now: int) -> bytes:
    """The times at which the running clocks of ``member`` run out, as iCalendar (RFC 5545)."""
    language = member_of(session, member).language
    told: Any = Calendar()
    told.add("prodid", "-//Long Roll//club//EN")
    told.add("version", "2.0")
    told.add("x-wr-calname", config.name)
    for known in own_games(session, member, False, now):
        game = known.game
        name = get_title(game.title).info.name if game.title in title_keys() else game.title
        others = [other for sits, other in known.members.values() if sits != member]
        if others:
            name = f"{name} ({', '.join(others)})"
        for clock in known.clocks:
            sits = known.members.get(clock.seat, ("", ""))[0]
            if sits != member or not clock.runs or clock.out is None:
                continue
            event: Any = Event()
            event.add("uid", f"{game.id}-{clock.seat}@{config.host}")
            event.add("dtstamp", _time(now))
            event.add("dtstart", _time(clock.out))
            text = house_text(language, "calendar-deadline", title=name)
            event.add("summary", text)
            event.add("url", f"{config.url}/game/{game.id}")
            told.add_component(event)
    body: bytes = told.to_ical()
    return body


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at // 1000, UTC)
