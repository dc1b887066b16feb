"""Records notices for members, in the transaction of what happens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from longroll.club.accounts import DAY, MINUTE
from longroll.club.ids import new_id
from longroll.club.models_notices import NoticeRow
from longroll.club.models_play import ClubGameRow, ClubSeatRow
from longroll.club.notices.kinds import Kind
from longroll.club.play import clock_of
from longroll.table import Change, Table

__all__ = ["GRACE", "note", "note_change", "note_low_clocks", "unneeded"]

GRACE: Final = MINUTE
"""Delay of a notice about a turn: a player at the table has played by then."""


def note(
    session: Session,
    member: str,
    kind: Kind,
    game: str | None,
    now: int,
    *,
    after: int = 0,
    args: Mapping[str, Any] | None = None,
) -> None:
    """Record a notice for ``member``, unless the same one is recorded and not sent yet."""
    same = select(NoticeRow.id).where(
        NoticeRow.member == member,
        NoticeRow.kind == kind,
        NoticeRow.game == game,
        NoticeRow.due.is_not(None),
    )
    if game is not None and session.scalar(same) is not None:
        return
    session.add(
        NoticeRow(
            id=new_id(),
            member=member,
            kind=str(kind),
            game=game,
            args=dict(args or {}),
            created=now,
            due=now + after,
        )
    )
    session.flush()


def unneeded(session: Session, game: str, kinds: Sequence[Kind], member: str | None = None) -> None:
    """Cancel unsent notices about a game, to ``member`` or to all."""
    query = update(NoticeRow).where(
        NoticeRow.game == game, NoticeRow.kind.in_(kinds), NoticeRow.due.is_not(None)
    )
    if member is not None:
        query = query.where(NoticeRow.member == member)
    session.execute(query.values(due=None))


def note_change(
    session: Session, table: Table, change: Change, started: Sequence[ClubSeatRow], now: int
) -> None:
    """Record the notices that follow from a change of a table."""
    query = select(ClubSeatRow).where(ClubSeatRow.game == table.id, ClubSeatRow.member.is_not(None))
    seats = list(session.scalars(query.order_by(ClubSeatRow.seat)))
    members = {str(one.member) for one in seats}
    if table.over:
        unneeded(session, table.id, (Kind.TURN, Kind.CLOCK, Kind.UNDO))
        if len(members) > 1:
            for member in sorted(members):
                note(session, member, Kind.OVER, table.id, now, after=GRACE)
        return
    for one in seats:
        if one.since is None and one.member is not None:
            unneeded(session, table.id, (Kind.TURN, Kind.CLOCK), one.member)
    if len(members) > 1 or any(who.is_bot for who in table.seats.values()):
        for one in started:
            if one.member is not None:
                note(session, one.member, Kind.TURN, table.id, now, after=GRACE)
    asked = any(told.event.key == "undo-asked" for told in change.told)
    if asked and table.request is not None:
        for one in seats:
            if one.seat != table.request.by and one.member is not None:
                note(session, one.member, Kind.UNDO, table.id, now, after=GRACE)
    elif table.request is None:
        unneeded(session, table.id, (Kind.UNDO,))


LOW: Final = DAY
"""A clock is low if it has less than this, or than a quarter of its initial time."""


LOCK: Final = 0x10C_10C0
"""The number of the PostgreSQL advisory lock for checking the clocks."""


def note_low_clocks(session: Session, now: int) -> None:
    """Record notices about low clocks, once for each stretch in which a member has to choose."""
    if session.get_bind().dialect.name == "postgresql" and not session.scalar(
        select(func.pg_try_advisory_xact_lock(LOCK))
    ):
        return  # another server checks them
    query = select(ClubGameRow).where(
        ClubGameRow.deadline.is_not(None), ClubGameRow.deadline < now + LOW
    )
    for row in session.scalars(query):
        low = min(LOW, ((row.bank or 0) + row.per_turn) // 4)
        for clock in clock_of(session, row.game, now):
            if not clock.runs or clock.left > low:
                continue
            seat = session.get_one(ClubSeatRow, (row.game, clock.seat))
            told = select(NoticeRow.id).where(
                NoticeRow.game == row.game,
                NoticeRow.kind == Kind.CLOCK,
                NoticeRow.member == seat.member,
                NoticeRow.created >= (seat.since or 0),
            )
            if seat.member is not None and session.scalar(told) is None:
                note(session, seat.member, Kind.CLOCK, row.game, now)
