"""Gathers due notices: one message for all that are due for a member."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.accounts import DAY, MINUTE
from longroll.club.ids import new_id
from longroll.club.models_notices import ChannelRow, DeliveryRow, NoticeRow
from longroll.club.models_play import ClubSeatRow

__all__ = ["HERE", "gather", "is_here", "tidy"]

HERE: Final = 90_000
"""Milliseconds since a visit to one of his tables for which a member needs no notices."""
KEPT: Final = 30 * DAY
"""Time for which sent notices are kept."""


def is_here(session: Session, member: str, now: int) -> bool:
    """Whether a member is at one of his tables."""
    query = select(ClubSeatRow.game).where(
        ClubSeatRow.member == member, ClubSeatRow.here > now - HERE
    )
    return session.scalar(query.limit(1)) is not None


def gather(session: Session, now: int) -> int:
    """Make deliveries of due notices; how many. Notices to members at a table wait."""
    query = (
        select(NoticeRow)
        .where(NoticeRow.due <= now)
        .order_by(NoticeRow.member, NoticeRow.created, NoticeRow.id)
        .limit(1000)
        .with_for_update(skip_locked=True)
    )
    by_member: dict[str, list[NoticeRow]] = {}
    for row in session.scalars(query):
        by_member.setdefault(row.member, []).append(row)
    made = 0
    for member, notices in by_member.items():
        if is_here(session, member, now):
            for row in notices:
                row.due = now + MINUTE
            continue
        made += _deliver(session, member, notices, now)
    session.flush()
    return made


def _deliver(session: Session, member: str, notices: list[NoticeRow], now: int) -> int:
    made = 0
    channels = select(ChannelRow).where(ChannelRow.member == member).order_by(ChannelRow.id)
    for channel in session.scalars(channels):
        wanted = [row.id for row in notices if row.kind in channel.kinds]
        if wanted:
            made += 1
            session.add(
                DeliveryRow(id=new_id(), channel=channel.id, notices=wanted, attempts=0, next=now)
            )
    for row in notices:
        row.due = None
    return made


def tidy(session: Session, now: int) -> None:
    """Delete notices sent long ago."""
    old = select(NoticeRow).where(NoticeRow.due.is_(None), NoticeRow.created < now - KEPT)
    for row in session.scalars(old.limit(1000)):
        session.delete(row)
