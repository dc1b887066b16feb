"""Chat messages that players report, and the texts for the club's moderators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from longroll.club.config import ClubConfig
from longroll.club.ids import new_id
from longroll.club.models import MemberRow
from longroll.club.models_play import ClubSeatRow
from longroll.club.models_reports import ReportRow
from longroll.club.play import seated
from longroll.club.times import instant
from longroll.engine.title import get_title, title_keys
from longroll.server.errors import Refusal
from longroll.server.presenters.words import house_text
from longroll.table import HOST
from longroll.table.models import GameRow, SayingRow
from longroll.table.talk import plain
from longroll.words import words_for

__all__ = ["LONGEST_REASON", "forget_reasons", "report", "reported", "reports_by", "told_of"]

LONGEST_REASON: Final = 500
AROUND: Final = 5
"""Number of chat messages shown before the reported one, and after it."""


def report(
    session: Session, game: str, number: int, member: str, reason: str, now: int
) -> ReportRow:
    """Report a chat message at one's own table; raises `Refusal`."""
    stands = seated(session, game, member)
    seats = [seat for seat in stands.seats if seat != HOST]
    if not seats:
        if stands.watched:
            raise Refusal(403, "error-observer-hears-nothing")
        raise Refusal(404, "error-no-table", name=game)
    line = session.get(SayingRow, (game, number))
    if line is None:
        raise Refusal(404, "error-club-no-line")
    if line.seat in seats:
        raise Refusal(409, "error-club-own-line")
    known = select(ReportRow.id).where(
        ReportRow.game == game, ReportRow.number == number, ReportRow.reporter == member
    )
    if session.scalar(known) is not None:
        raise Refusal(409, "error-club-reported")
    sits = session.get(ClubSeatRow, (game, line.seat))
    row = ReportRow(
        id=new_id(),
        game=game,
        number=number,
        reporter=member,
        speaker=None if sits is None else sits.member,
        reason=plain(reason, lines=True)[:LONGEST_REASON],
        created=now,
        attempts=0,
        next=now,
    )
    session.add(row)
    try:
        session.flush()
    except IntegrityError:  # reported twice at once
        raise Refusal(409, "error-club-reported") from None
    return row


def reports_by(session: Session, member: str) -> list[ReportRow]:
    """The reports of ``member``, in order."""
    query = select(ReportRow).where(ReportRow.reporter == member)
    return list(session.scalars(query.order_by(ReportRow.created, ReportRow.id)))


def forget_reasons(session: Session, member: str) -> None:
    """Delete the reasons of ``member``'s reports: they are his words, and he leaves the club."""
    own = ReportRow.reporter == member
    session.execute(update(ReportRow).where(own).values(reason=""))


# --- What moderators are told ---------------------------------------------------------------------


def told_of(session: Session, config: ClubConfig, row: ReportRow) -> tuple[str, str]:
    """A report in the club's language: its subject and text."""
    language = config.language
    game = session.get_one(GameRow, row.game)
    query = select(SayingRow).where(
        SayingRow.game == row.game,
        SayingRow.number.between(row.number - AROUND, row.number + AROUND),
    )
    lines = list(session.scalars(query.order_by(SayingRow.number)))
    who = {one.seat: _called(game, one.seat, language) for one in lines}
    speaker = next((who[one.seat] for one in lines if one.number == row.number), "")
    reporter = session.get(MemberRow, row.reporter) if row.reporter is not None else None
    gone = house_text(language, "report-gone")
    words = {"name": config.name, "title": _title(game.title), "speaker": speaker}
    words["who"] = gone if reporter is None else reporter.name
    parts = [house_text(language, "report-text", **words), _quoted(lines, who, row.number)]
    if row.reason:
        # Indented like the chat: nobody can write lines that look like the chat's, or ours.
        parts.append(house_text(language, "report-reason", detail=_indented(row.reason)))
    parts.append(f"{config.url}/game/{row.game}")
    return house_text(language, "report-subject", **words), "\n\n".join(parts)


def reported(session: Session, config: ClubConfig) -> list[tuple[str, str]]:
    """All reports, the last first: the time, and the text for moderators."""
    query = select(ReportRow).order_by(ReportRow.created.desc(), ReportRow.id)
    return [
        (instant(row.created)[:16].replace("T", " "), told_of(session, config, row)[1])
        for row in session.scalars(query)
    ]


def _title(key: str) -> str:
    return get_title(key).info.name if key in title_keys() else key


def _called(game: GameRow, seat: str, language: str) -> str:
    """A player with his side, as in the chat."""
    known = game.title in title_keys()
    side = str(words_for(game.title, language).name("side", seat)) if known else seat
    name = game.players.get(seat, "")
    return f"{name} ({side})" if name else side


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def _quoted(lines: Sequence[SayingRow], who: dict[str, str], number: int) -> str:
    """The messages, with a mark at the one that was reported."""
    return "\n".join(
        f"{'>' if one.number == number else ' '} {one.said[:16].replace('T', ' ')}  "
        f"{who[one.seat]}: {_indented(one.text)}"
        for one in lines
    )
