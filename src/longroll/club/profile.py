"""A member's profile, the export of his data, and how he leaves."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from longroll.club.accounts import member_of, sessions_of
from longroll.club.holidays import holidays_of
from longroll.club.ladder.keeping import ratings_of
from longroll.club.models import BlockRow, IdentityRow, MemberRow
from longroll.club.models_play import ClubSeatRow, InvitationRow
from longroll.club.models_tournaments import EntrantRow
from longroll.club.passkeys import passkeys_of
from longroll.club.reports import forget_reasons, reports_by
from longroll.club.schemas import HolidayOut, MemberOut, MeOut
from longroll.club.times import instant
from longroll.table.models import GameRow, NoteRow, SayingRow

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
    """All stored data of a member, except secrets, which are stored as hashes only."""
    houses = select(IdentityRow).where(IdentityRow.member == member)
    sits = select(ClubSeatRow).where(ClubSeatRow.member == member).order_by(ClubSeatRow.game)
    entered = select(EntrantRow).where(EntrantRow.member == member).order_by(EntrantRow.entered)
    offers = select(InvitationRow).where(InvitationRow.host == member)
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
        "games": [_game(session, row) for row in session.scalars(sits)],
        "ratings": [
            {"title": one.title, "mu": one.mu, "sigma": one.sigma, "games": one.games}
            for one in ratings_of(session, member)
        ],
        "tournaments": [
            {"id": one.tournament, "entered": instant(one.entered)}
            for one in session.scalars(entered)
        ],
        # Not what others have reported about him: that would reveal who did.
        "reports": [
            {
                "game": one.game,
                "line": one.number,
                "reason": one.reason,
                "at": instant(one.created),
            }
            for one in reports_by(session, member)
        ],
        "invitations": [
            {"id": one.id, "title": one.title, "note": one.note, "since": instant(one.created)}
            for one in session.scalars(offers)
        ],
    }


def _game(session: Session, row: ClubSeatRow) -> dict[str, Any]:
    """The chat messages and notes of a seat."""
    said = (
        select(SayingRow)
        .where(SayingRow.game == row.game, SayingRow.seat == row.seat)
        .order_by(SayingRow.number)
    )
    note = session.get(NoteRow, (row.game, row.seat))
    return {
        "game": row.game,
        "seat": row.seat,
        "said": [{"text": one.text, "at": one.said} for one in session.scalars(said)],
        "notes": note.text if note is not None else "",
    }


GONE: Final = "…"
"""Replaces the chat messages of members who have left."""


def erase(session: Session, member: str) -> list[str]:
    """Delete a member; returns the games that he has played, which remain, without his name.

    His data is deleted with his row. At his tables his name, chat messages and notes are deleted.
    """
    member_of(session, member)
    games: list[str] = []
    for row in session.scalars(select(ClubSeatRow).where(ClubSeatRow.member == member)):
        games.append(row.game)
        game = session.get_one(GameRow, row.game)
        game.players = {seat: name for seat, name in game.players.items() if seat != row.seat}
        said = (SayingRow.game == row.game, SayingRow.seat == row.seat)
        session.execute(update(SayingRow).where(*said).values(text=GONE))
        noted = (NoteRow.game == row.game, NoteRow.seat == row.seat)
        session.execute(delete(NoteRow).where(*noted))
    for offer in session.scalars(select(InvitationRow)):
        if any(member in (one.get("member"), one.get("invited")) for one in offer.seats.values()):
            offer.seats = {
                seat: {} if member in (one.get("member"), one.get("invited")) else one
                for seat, one in offer.seats.items()
            }
    forget_reasons(session, member)
    session.flush()
    session.execute(delete(MemberRow).where(MemberRow.id == member))
    return games
