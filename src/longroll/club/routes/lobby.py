"""The lobby: invitations, one's own games, and clocks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from sqlalchemy.orm import Session

from longroll.club import lobby
from longroll.club.accounts import member_of
from longroll.club.beginning import Beginning, begin_game, open_game
from longroll.club.club import Club, ClubHere, Me
from longroll.club.listing import Known, game_of, own_games, watched_games
from longroll.club.lobby import Offer
from longroll.club.models import MemberRow
from longroll.club.models_play import InvitationRow
from longroll.club.notices.kinds import Kind
from longroll.club.notices.noting import note
from longroll.club.play import Rules, flagged, seated
from longroll.club.reports import report
from longroll.club.schemas_play import (
    Begun,
    ClockIn,
    ClockOut,
    GameOut,
    InvitationIn,
    InvitationOut,
    Invited,
    InvitedSeat,
    Person,
    Reported,
    ReportIn,
    SeatIn,
    Withdrawn,
)
from longroll.club.times import instant
from longroll.engine.title import title_keys
from longroll.server.dependencies import GameId, InLanguage
from longroll.server.errors import FAULTS, Refusal
from longroll.server.presenters.state import seats_out
from longroll.server.presenters.words import ending_text, turn_text
from longroll.server.schemas import Language
from longroll.table import Change, Seat, Table, TableError, Why
from longroll.table.errors import Refused
from longroll.words import words_for

__all__ = ["game_out", "router"]

router = APIRouter(prefix="/api/club", tags=["lobby"], responses=FAULTS)
Id = Annotated[str, Path(alias="id", max_length=100)]
Secret = Annotated[str, Query(max_length=100, description="The secret of an invitation's link.")]


# --- Invitations ----------------------------------------------------------------------------------


def _person(session: Session, member: str) -> Person:
    row = session.get(MemberRow, member)
    return Person(id=member, name=row.name if row is not None else "")


def _told(session: Session, row: InvitationRow, member: str) -> InvitationOut:
    seats = {
        seat: InvitedSeat(
            bot=one.get("bot"),
            member=_person(session, one["member"]) if "member" in one else None,
            invited=_person(session, one["invited"]) if "invited" in one else None,
            free="bot" not in one and "member" not in one and one.get("invited", member) == member,
        )
        for seat, one in row.seats.items()
    }
    return InvitationOut(
        id=row.id,
        host=_person(session, row.host),
        title=row.title,
        scenario=row.scenario,
        options=row.options,
        seats=seats,
        clock=_clock(row.bank, row.per_turn),
        rated=row.rated,
        watched=row.watched,
        private=row.private,
        note=row.note,
        again=row.again,
        since=instant(row.created),
        own=row.host == member,
    )


def _clock(bank: int | None, per_turn: int) -> ClockIn | None:
    return None if bank is None else ClockIn(bank=bank // 1000, turn=per_turn // 1000)


def _listed(session: Session, member: str, now: int) -> list[InvitationOut]:
    rows = lobby.open_to(session, member, now)
    return [_told(session, row, member) for row in rows if row.title in title_keys()]


@router.get("/invitations")
async def list_invitations(club: ClubHere, me: Me) -> list[InvitationOut]:
    """Games that one may join, including invitations to oneself and one's own."""
    return await club.read(_listed, me.member, club.clock())


@router.post("/invitations", status_code=201)
async def invite(club: ClubHere, me: Me, wanted: InvitationIn) -> Invited:
    """Offer a game. If that takes all its seats, as against a bot, it begins at once."""
    clock = wanted.clock
    rules = Rules(
        None if clock is None else clock.bank * 1000,
        0 if clock is None else clock.turn * 1000,
        wanted.rated,
        wanted.watched,
    )
    offer = Offer(
        wanted.title,
        wanted.scenario,
        None if wanted.options is None else tuple(wanted.options),
        wanted.seats,
        rules,
        wanted.private,
        wanted.note,
    )
    return await _offered(club, me.member, offer, None)


async def _offered(club: Club, member: str, offer: Offer, again: str | None) -> Invited:
    def work(session: Session) -> tuple[InvitationOut, str, Beginning | None]:
        row, secret = lobby.invite(session, member, offer, club.clock(), again)
        start = lobby.start_of(row)
        told = _told(session, row, member)
        if start is not None:
            session.delete(row)
            return told, secret, begin_game(session, club, start, member)
        for one in row.seats.values():
            if "invited" in one:
                who = member_of(session, member).name
                args = {"title": row.title, "who": who}
                note(session, one["invited"], Kind.INVITED, None, club.clock(), args=args)
        return told, secret, None

    told, secret, begun = await club.write(work)
    if begun is not None:
        return Invited(invitation=None, link=None, game=open_game(club, begun))
    link = f"{club.config.url}/club/join#{secret}"
    return Invited(invitation=told, link=link, game=None)


@router.get("/invitations/{id}")
async def look_at(club: ClubHere, me: Me, one: Id, link: Secret = "") -> InvitationOut:
    """An invitation; a private one needs its `link`, and is found by it with the id `-`."""

    def work(session: Session) -> InvitationOut:
        row = lobby.invitation_of(session, one, me.member, link, club.clock())
        return _told(session, row, me.member)

    return await club.read(work)


@router.post("/invitations/{id}/accept")
async def accept(club: ClubHere, me: Me, one: Id, wanted: SeatIn) -> Begun:
    """Take a seat; `game` is the id of the game if that was the last seat, so that it has begun."""

    def work(session: Session) -> Beginning | None:
        now = club.clock()
        start = lobby.seat_down(session, one, me.member, wanted.seat, wanted.link, now)
        return None if start is None else begin_game(session, club, start, me.member)

    begun = await club.write(work)
    return Begun(game=None if begun is None else open_game(club, begun))


@router.post("/invitations/{id}/decline", status_code=204)
async def decline(club: ClubHere, me: Me, one: Id) -> None:
    """Leave a game that has not begun, or turn an invitation down."""
    await club.write(lobby.decline, one, me.member, club.clock())


@router.delete("/invitations/{id}")
async def withdraw(club: ClubHere, me: Me, one: Id) -> Withdrawn:
    """Withdraw one's own invitation."""
    await club.write(lobby.withdraw, one, me.member, club.clock())
    return Withdrawn(id=one)


# --- Games ----------------------------------------------------------------------------------------


def game_out(known: Known, member: str, language: str) -> GameOut:
    """A game as a member sees it in a list."""
    game, row = known.game, known.row
    words = words_for(game.title, language)
    seats = {seat: Seat(player) for seat, player in game.seats.items()}
    own = [seat for seat, (sits, _) in known.members.items() if sits == member]
    return GameOut(
        id=game.id,
        title=game.title,
        scenario=game.scenario,
        turn_text=turn_text(words, game.turn),
        seats=seats_out(words, seats, game.players),
        members={seat: Person(id=sits, name=name) for seat, (sits, name) in known.members.items()},
        mine=own,
        waits=list(game.waits),
        moved=game.moved,
        over=game.over,
        ending=ending_text(words, game.winner),
        name=game.name,
        clock=_clock(row.bank, row.per_turn),
        clocks={
            one.seat: ClockOut(
                left=one.left // 1000,
                runs=one.runs,
                out=instant(one.out) if one.out is not None else None,
                still=one.still,
            )
            for one in known.clocks
        },
        rated=row.rated,
        watched=row.watched,
        host=row.host == member and not row.rated,
    )


@router.get("/games")
async def list_games(
    club: ClubHere,
    me: Me,
    over: Annotated[bool, Query(description="Finished ones instead of current ones.")] = False,
    language: InLanguage = Language.EN,
) -> list[GameOut]:
    """One's own games: those that wait for oneself first, beginning with the least time left."""
    found = await club.read(own_games, me.member, over, club.clock())
    known = title_keys()
    return [game_out(one, me.member, language) for one in found if one.game.title in known]


@router.get("/watched")
async def list_watched(club: ClubHere, me: Me, language: InLanguage = Language.EN) -> list[GameOut]:
    """Games of others that may be watched."""
    found = await club.read(watched_games, club.clock())
    known = title_keys()
    return [game_out(one, me.member, language) for one in found if one.game.title in known]


@router.get("/games/{id}")
async def look_at_game(
    club: ClubHere, me: Me, game: GameId, language: InLanguage = Language.EN
) -> GameOut:
    """What the club knows of a game: members, clocks, whether it is rated."""
    known = await club.read(game_of, game, club.clock())
    stands = await club.read(seated, game, me.member)
    if known is None or not (stands.seats or stands.watched):
        raise Refusal(404, "error-no-table", name=game)
    return game_out(known, me.member, language)


@router.post("/games/{id}/claim-time")
async def claim_time(club: ClubHere, me: Me, game: GameId) -> Begun:
    """Win a game against an opponent whose clock has run out."""
    stands = await club.read(seated, game, me.member)
    seq = (await club.tables.place(game)).table.seq
    out = await club.read(flagged, game, club.clock())
    others = [seat for seat in out if seat not in stands.seats]
    if not set(stands.seats) & set((await club.tables.place(game)).table.seats):
        raise Refusal(403, "error-observer")
    if not others:
        raise Refusal(409, "error-club-time-left")

    def ended(table: Table) -> Change:
        if table.seq != seq:  # the opponent has moved after all
            raise TableError(Refused.CONFLICT, "error-stale", number=seq, count=table.seq)
        return table.end(Why.TIME, others[0])

    await club.tables.change(game, ended)
    return Begun(game=game)


@router.post("/games/{id}/rematch", status_code=201)
async def play_again(club: ClubHere, me: Me, game: GameId) -> Invited:
    """Invite the same people to the same game, with the sides exchanged."""
    standing = await club.read(_standing, game, me.member, club.clock())
    if standing is not None:
        return Invited(invitation=standing, link=None, game=None)
    offer = await club.read(lobby.rematch_of, game, me.member)
    return await _offered(club, me.member, offer, game)


@router.post("/games/{id}/report-chat", status_code=201)
async def report_line(club: ClubHere, me: Me, game: GameId, said: ReportIn) -> Reported:
    """Report a chat message of another player at one's table to the club's moderators."""
    club.spend(club.reports, me.member)
    await club.write(report, game, said.line, me.member, said.reason, club.clock())
    return Reported(game=game, line=said.line)


def _standing(session: Session, game: str, member: str, now: int) -> InvitationOut | None:
    """The rematch that has been offered already, by oneself or the opponent."""
    rows = lobby.open_to(session, member, now)
    return next((_told(session, row, member) for row in rows if row.again == game), None)
