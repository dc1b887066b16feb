"""Tournaments: plan, enter, start, view."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from sqlalchemy.orm import Session

from longroll.club.club import ClubHere, MaybeMe, Me, club_of
from longroll.club.models import MemberRow
from longroll.club.models_tournaments import EntrantRow, PairingRow, TournamentRow
from longroll.club.play import Rules
from longroll.club.schemas_play import ClockIn, Person
from longroll.club.schemas_tournaments import (
    MatchOut,
    RoundOut,
    StandingOut,
    TournamentIn,
    TournamentOut,
    TournamentPage,
    TournamentWithdrawn,
)
from longroll.club.times import instant, moment
from longroll.club.tournaments import entering, running
from longroll.club.tournaments.entering import ROUND_ROBIN, Plan
from longroll.club.tournaments.standing import TIE_BREAKS, Standing
from longroll.engine.title import get_title, title_keys
from longroll.server.errors import FAULTS, Refusal
from longroll.server.limits import address_of
from longroll.server.routes.pages import Head
from longroll.table import StoreAway
from longroll.words import words_for

__all__ = ["PAGE", "describe", "router"]

PAGE: Final = "/club/tournaments/{id}"
"""The page of a tournament."""
SHOWN: Final = 200
"""Maximum number of characters of its note in a link preview."""
router = APIRouter(prefix="/api/club/tournaments", tags=["tournaments"], responses=FAULTS)
Id = Annotated[str, Path(alias="id", max_length=64)]


def _person(session: Session, member: str | None, looker: str | None) -> Person | None:
    """A member as ``looker`` sees him: without an id if the looker is not signed in."""
    row = session.get(MemberRow, member) if member is not None else None
    return None if row is None else Person(id=row.id if looker else "", name=row.name)


def _told(session: Session, row: TournamentRow, member: str, now: int) -> TournamentOut:
    entrants = entering.entrants_of(session, row.id)
    return TournamentOut(**_said(session, row, entrants, member, now))


def _said(
    session: Session, row: TournamentRow, entrants: list[EntrantRow], member: str | None, now: int
) -> dict[str, Any]:
    clock = None
    if row.bank is not None:
        clock = ClockIn(bank=row.bank // 1000, turn=row.per_turn // 1000)
    return {
        "id": row.id,
        "name": row.name,
        "note": row.note,
        "host": _person(session, row.host, member),
        "kind": row.kind,
        "title": row.title,
        "scenario": row.scenario,
        "options": row.options,
        "clock": clock,
        "rated": row.rated,
        "rounds": row.rounds,
        "double": row.double,
        "at_once": row.at_once,
        "round": row.round,
        "opens": instant(row.opens),
        "closes": _instant(row.closes),
        "started": _instant(row.started),
        "ended": _instant(row.ended),
        "open": entering.is_open(row, len(entrants), now),
        "entrants": len(entrants),
        "entered": member is not None
        and any(one.member == member and one.gone is None for one in entrants),
        "own": member is not None and row.host == member,
    }


def _instant(at: int | None) -> str | None:
    return None if at is None else instant(at)


def _page(session: Session, key: str, member: str | None, now: int) -> TournamentPage:
    row = entering.tournament_of(session, key)
    if row.title not in title_keys():  # its package was uninstalled
        raise Refusal(404, "error-club-no-tournament")
    entrants = entering.entrants_of(session, key)
    people = {one.number: _person(session, one.member, member) for one in entrants}
    gone = {one.number for one in entrants if one.gone is not None or one.member is None}
    pairings = entering.pairings_of(session, key)
    rounds = groupby(pairings, key=lambda one: one.round)
    return TournamentPage(
        **_said(session, row, entrants, member, now),
        seats=list(get_title(row.title).seats(tuple(row.options))),
        tie_breaks=list(TIE_BREAKS),
        standings=[
            _standing(one, people[one.player], one.player in gone)
            for one in running.standings_of(session, row)
        ],
        games=[
            RoundOut(number=number, games=[_match(row, one, people) for one in games])
            for number, games in rounds
        ],
    )


def _standing(one: Standing, member: Person | None, gone: bool) -> StandingOut:
    return StandingOut(
        place=one.place,
        member=member,
        gone=gone,
        played=one.played,
        points=one.points,
        head_to_head=one.head,
        buchholz=one.buchholz,
        sonneborn_berger=one.berger,
        wins=one.wins,
    )


def _match(row: TournamentRow, one: PairingRow, people: dict[int, Person | None]) -> MatchOut:
    bye = one.second is None
    return MatchOut(
        board=one.board,
        first=people[one.first],
        second=None if one.second is None else people[one.second],
        bye=bye,
        game=one.game,
        score=None if bye and row.kind == ROUND_ROBIN else one.score,
        other=one.other,
    )


@router.get("")
async def list_tournaments(club: ClubHere, me: Me) -> list[TournamentOut]:
    """The tournaments of the club, the newest first."""

    def work(session: Session) -> list[TournamentOut]:
        known, now = title_keys(), club.clock()
        rows = entering.tournaments(session)
        return [_told(session, row, me.member, now) for row in rows if row.title in known]

    return await club.read(work)


@router.post("", status_code=201)
async def plan(club: ClubHere, me: Me, wanted: TournamentIn) -> TournamentOut:
    """Plan a tournament, which one starts oneself when enough members have entered."""
    clock = wanted.clock
    rules = Rules(
        None if clock is None else clock.bank * 1000,
        0 if clock is None else clock.turn * 1000,
        wanted.rated,
    )
    said = Plan(
        wanted.name,
        wanted.note,
        wanted.kind,
        wanted.title,
        wanted.scenario,
        None if wanted.options is None else tuple(wanted.options),
        rules,
        wanted.rounds,
        wanted.double,
        wanted.at_once,
        None if wanted.opens is None else moment(wanted.opens),
        None if wanted.closes is None else moment(wanted.closes),
    )

    def work(session: Session) -> TournamentOut:
        row = entering.plan(session, me.member, said, club.clock())
        return _told(session, row, me.member, club.clock())

    return await club.write(work)


@router.get("/{id}")
async def look_at(request: Request, club: ClubHere, me: MaybeMe, one: Id) -> TournamentPage:
    """A tournament: players, standings with tie-breaks, all games and results.

    Anybody with the address may read it. Without signing in one sees names only: every `id` of a
    member is empty.
    """
    if me is None:
        club.spend(club.visits, address_of(request.scope))
        return await club.read(_page, one, None, club.clock())
    club.spend(club.deeds, me.member)
    return await club.read(_page, one, me.member, club.clock())


@router.post("/{id}/enter")
async def enter(club: ClubHere, me: Me, one: Id) -> TournamentPage:
    """Enter a tournament that has not started."""
    await club.write(entering.enter, one, me.member, club.clock())
    return await club.read(_page, one, me.member, club.clock())


@router.post("/{id}/leave")
async def leave(club: ClubHere, me: Me, one: Id) -> TournamentPage:
    """Leave a tournament. Once it has started, all one's unfinished games count as lost."""
    await club.write(entering.leave, one, me.member, club.clock())
    await running.push_on(club, one)
    return await club.read(_page, one, me.member, club.clock())


@router.post("/{id}/start")
async def start(club: ClubHere, me: Me, one: Id) -> TournamentPage:
    """Start one's own tournament with those who have entered: the first games begin."""
    await club.write(running.start, one, me.member, club.clock())
    await running.push_on(club, one)
    return await club.read(_page, one, me.member, club.clock())


@router.delete("/{id}")
async def withdraw(club: ClubHere, me: Me, one: Id) -> TournamentWithdrawn:
    """Withdraw one's own tournament before it has started."""
    await club.write(entering.withdraw, one, me.member)
    return TournamentWithdrawn(id=one)


# --- Its page -------------------------------------------------------------------------------------


async def describe(request: Request) -> Head | None:
    """Title and description of a tournament's page; None if there is no such tournament."""
    club = club_of(request)
    if club.visits.spend(address_of(request.scope)):
        return None

    def work(session: Session) -> Head | None:
        row = session.get(TournamentRow, request.path_params["id"])
        if row is None or row.title not in title_keys():
            return None
        info = get_title(row.title).info
        words = words_for(row.title, club.config.language)
        scenario = words.name("scenario", row.scenario)
        game = f"{info.name}, {scenario}."
        text = " ".join((game, *row.note.split()))
        short = text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
        return Head(f"{row.name} · {club.config.name}", short)

    try:
        return await club.read(work)
    except StoreAway:  # the page itself shows the error
        return None
