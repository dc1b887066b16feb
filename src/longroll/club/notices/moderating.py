"""Notifies the moderators of reports by mail, retrying until delivered."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import aiosmtplib
from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.club import Club
from longroll.club.models_reports import ReportRow
from longroll.club.notices.sending import ATTEMPTS, CLAIMED
from longroll.club.reports import told_of

__all__ = ["tell_moderators"]

log = logging.getLogger(__name__)
AT_A_TIME = 20


class Warrant(NamedTuple):
    """A report to be sent."""

    id: str
    subject: str
    text: str


async def tell_moderators(club: Club) -> int:
    """Send due reports; the number delivered."""
    warrants = await club.write(_claim, club)
    return sum(await asyncio.gather(*(_sent(club, one) for one in warrants)))


def _claim(session: Session, club: Club) -> list[Warrant]:
    now = club.clock()
    query = select(ReportRow).where(ReportRow.next <= now).order_by(ReportRow.next, ReportRow.id)
    rows = session.scalars(query.limit(AT_A_TIME).with_for_update(skip_locked=True))
    found: list[Warrant] = []
    for row in rows:
        if not club.config.moderators or not club.mailer.works:
            row.next = None  # `longroll club reports` lists it
            continue
        row.next = now + CLAIMED
        found.append(Warrant(row.id, *told_of(session, club.config, row)))
    return found


async def _sent(club: Club, one: Warrant) -> bool:
    """Notify all moderators in one mail, so that those with valid addresses get it once."""
    try:
        refused = await club.mailer.send_all(club.config.moderators, one.subject, one.text)
    except (OSError, aiosmtplib.SMTPException) as error:
        log.warning("the moderators could not be told of a report: %s", error)
        await club.write(_noted, one.id, club.clock(), heard=False)
        return False
    for address in refused:
        log.warning("a moderator could not be told of a report: %s is refused", address)
    await club.write(_noted, one.id, club.clock(), heard=True)
    return True


def _noted(session: Session, report: str, now: int, *, heard: bool) -> None:
    row = session.get(ReportRow, report)
    if row is None:
        return
    again = not heard and row.attempts < len(ATTEMPTS)
    row.next = now + ATTEMPTS[row.attempts] if again else None
    row.attempts += 1
