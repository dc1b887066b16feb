"""The texts of notices, in the member's language."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.config import ClubConfig
from longroll.club.models import MemberRow
from longroll.club.models_notices import NoticeRow
from longroll.club.models_play import ClubSeatRow
from longroll.club.notices.kinds import Kind
from longroll.club.play import clock_of
from longroll.club.times import local
from longroll.engine.title import get_title, title_keys
from longroll.server.presenters.words import house_text
from longroll.table.models import GameRow

__all__ = ["Letter", "Line", "letter_of"]


class Line(NamedTuple):
    """A notice: its kind, its text, and a link."""

    kind: str
    text: str
    link: str
    game: str | None


class Letter(NamedTuple):
    """All that is sent to a member in one message."""

    subject: str
    lines: list[Line]
    language: str

    def text(self, profile: str) -> str:
        """The letter as plain text; ``profile`` is the address where he can choose his notices."""
        told = "\n\n".join(f"{line.text}\n{line.link}" for line in self.lines)
        end = house_text(self.language, "notice-end", link=profile)
        return f"{told}\n\n--\n{end}\n"


def letter_of(
    session: Session, config: ClubConfig, member: str, ids: list[str], now: int
) -> Letter | None:
    """The letter for these notices; None if none of them exists any more."""
    row = session.get(MemberRow, member)
    found = [session.get(NoticeRow, one) for one in ids]
    notices = [one for one in found if one is not None]
    if row is None or not notices:
        return None
    lines = [_line(session, config, one, row, now) for one in notices]
    subject = lines[0].text
    if len(lines) > 1:
        subject = house_text(row.language, "notice-subject", name=config.name, count=len(lines))
    return Letter(subject, lines, row.language)


def _line(
    session: Session, config: ClubConfig, notice: NoticeRow, member: MemberRow, now: int
) -> Line:
    game = session.get(GameRow, notice.game) if notice.game else None
    key = game.title if game is not None else str(notice.args.get("title", ""))
    title = get_title(key).info.name if key in title_keys() else key
    link = f"{config.url}/game/{game.id}" if game is not None else f"{config.url}/"
    key, time = f"notice-{notice.kind}", ""
    out = _runs_out(session, notice, now) if notice.kind == Kind.CLOCK else None
    if out is not None:
        key, time = "notice-clock-until", local(out, member.zone, member.language)
    who = str(notice.args.get("who", ""))
    text = house_text(member.language, key, title=title, who=who, time=time)
    return Line(notice.kind, text, link, notice.game)


def _runs_out(session: Session, notice: NoticeRow, now: int) -> int | None:
    """When the member's clock runs out, as it stands now; None if it no longer runs."""
    query = select(ClubSeatRow.seat).where(
        ClubSeatRow.game == notice.game, ClubSeatRow.member == notice.member
    )
    own = set(session.scalars(query))
    clocks = clock_of(session, notice.game or "", now)
    return min((one.out for one in clocks if one.seat in own and one.out is not None), default=None)
