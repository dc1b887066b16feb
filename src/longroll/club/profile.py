"""What a member has said of himself, what is kept about him, and how he leaves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from longroll.club.accounts import member_of, sessions_of
from longroll.club.holidays import holidays_of
from longroll.club.models import BlockRow, IdentityRow, MemberRow
from longroll.club.passkeys import passkeys_of
from longroll.club.schemas import HolidayOut, MemberOut, MeOut
from longroll.club.times import instant

__all__ = ["erase", "exported", "me_out", "member_out"]


def member_out(row: MemberRow) -> MemberOut:
    """A member as others see him."""
    return MemberOut(id=row.id, name=row.name, about=row.about, since=instant(row.created))


def me_out(session: Session, member: str, now: int) -> MeOut:
    """A member as he sees himself."""
    row = member_of(session, member)
    blocked = (
        select(MemberRow)
        .join(BlockRow, BlockRow.other == MemberRow.id)
        .where(BlockRow.member == member)
        .order_by(MemberRow.folded)
    )
    return MeOut(
        **member_out(row).model_dump(),
        named=row.named,
        mail=row.mail,
        language=row.language,
        zone=row.zone,
        blocked=[member_out(one) for one in session.scalars(blocked)],
        holidays=[
            HolidayOut(id=one.id, first=instant(one.first), until=instant(one.until))
            for one in holidays_of(session, member, now)
        ],
    )


def exported(session: Session, member: str, now: int) -> dict[str, Any]:
    """All that is kept about a member, but for secrets, which are kept as hashes only."""
    houses = select(IdentityRow).where(IdentityRow.member == member)
    return {
        "member": me_out(session, member, now).model_dump(),
        "browsers": [
            {"browser": one.browser, "since": instant(one.created), "seen": instant(one.seen)}
            for one in sessions_of(session, member)
        ],
        "passkeys": [
            {"id": one.credential, "name": one.name, "since": instant(one.created)}
            for one in passkeys_of(session, member)
        ],
        "houses": [
            {"house": one.provider, "known_as": one.subject, "since": instant(one.created)}
            for one in session.scalars(houses)
        ],
        "holidays": [
            {"first": instant(one.first), "until": instant(one.until)}
            for one in holidays_of(session, member)
        ],
    }


def erase(session: Session, member: str) -> None:
    """Forget a member: all that is his goes with his row, and his games stay without his name."""
    member_of(session, member)
    session.execute(delete(MemberRow).where(MemberRow.id == member))
