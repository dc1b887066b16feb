"""Holidays: days on which a member's clocks are stopped."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from longroll.club.accounts import DAY
from longroll.club.ids import new_id
from longroll.club.models import HolidayRow
from longroll.server.errors import Refusal

__all__ = ["ALLOWED", "add_holiday", "drop_holiday", "holidays_of", "still_between"]

ALLOWED: Final = 42 * DAY
"""Maximum length of holidays that begin within any year."""
YEAR: Final = 365 * DAY


def holidays_of(session: Session, member: str, now: int | None = None) -> list[HolidayRow]:
    """The holidays of a member in order; only those not over at ``now``, if given."""
    query = select(HolidayRow).where(HolidayRow.member == member).order_by(HolidayRow.first)
    return list(session.scalars(query if now is None else query.where(HolidayRow.until > now)))


def add_holiday(session: Session, member: str, first: int, until: int, now: int) -> HolidayRow:
    """Take days off; raises `Refusal`.

    They begin now or later, so that no clock is stopped in retrospect.
    """
    if first < now - DAY or until <= first:
        raise Refusal(422, "error-club-holiday")
    taken = holidays_of(session, member)
    if any(one.first < until and first < one.until for one in taken):
        raise Refusal(409, "error-club-holiday-twice")
    near = sum(one.until - one.first for one in taken if abs(one.first - first) < YEAR)
    if near + until - first > ALLOWED:
        raise Refusal(409, "error-club-holiday-many", count=ALLOWED // DAY)
    row = HolidayRow(id=new_id(), member=member, first=max(first, now), until=until)
    session.add(row)
    return row


def drop_holiday(session: Session, member: str, holiday: str, now: int) -> None:
    """End a holiday early, or cancel it: days before now remain. Raises `Refusal`."""
    row = session.get(HolidayRow, holiday)
    if row is None or row.member != member or row.until <= now:
        raise Refusal(404, "error-club-holiday-unknown")
    if row.first >= now:
        session.execute(delete(HolidayRow).where(HolidayRow.id == holiday))
    else:
        row.until = now


def still_between(session: Session, member: str, begin: int, end: int) -> list[tuple[int, int]]:
    """The stretches between two times in which a member had holidays."""
    query = select(HolidayRow).where(
        HolidayRow.member == member, HolidayRow.first < end, HolidayRow.until > begin
    )
    return sorted((max(one.first, begin), min(one.until, end)) for one in session.scalars(query))
