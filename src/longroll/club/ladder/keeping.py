"""Rates games that end, and queries the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Integer, func, select
from sqlalchemy.orm import Session, aliased

from longroll.club.ladder.rating import NEW, Rating, rated
from longroll.club.models import MemberRow
from longroll.club.models_ladder import RatedGameRow, RatingRow
from longroll.club.models_play import ClubGameRow, ClubSeatRow
from longroll.table import Change, Table

__all__ = ["Played", "Ranked", "Side", "games_of", "ladder_of", "rate_game", "ratings_of"]
__all__ += ["sides_of"]

LISTED: Final = 500
LOCK: Final = 0x1ADD_E400
"""The number of the PostgreSQL advisory lock for changes of ratings."""
DRAW: Final = 0.5


def rate_game(
    session: Session, table: Table, change: Change, started: Sequence[ClubSeatRow], now: int
) -> None:
    """Rate a game of two members, with the change that ends it.

    After that nothing of a rated game can change (`play.keeper`). A game is not rated if a member
    has ended it by leaving the club.
    """
    del change, started
    row = session.get(ClubGameRow, table.id)
    if row is None or not row.rated or not table.over:
        return
    _lock(session)
    query = select(ClubSeatRow).where(ClubSeatRow.game == table.id).order_by(ClubSeatRow.seat)
    seats = [(one.seat, one.member) for one in session.scalars(query)]
    known = select(RatedGameRow.game).where(RatedGameRow.game == table.id)
    if len(seats) != 2 or session.scalar(known) is not None:
        return
    (seat, member), (other_seat, other) = seats
    if member is None or other is None or member == other:
        return
    score = {seat: 1.0, other_seat: 0.0}.get(table.winner or "", DRAW)
    rows = _row(session, member, table.title.info.key), _row(session, other, table.title.info.key)
    before = [Rating(one.mu, one.sigma) for one in rows]
    after = rated(before[0], before[1], score)
    for at, (whose, key, own) in enumerate(
        ((rows[0], seat, score), (rows[1], other_seat, 1 - score))
    ):
        session.add(
            RatedGameRow(
                game=table.id,
                seat=key,
                title=table.title.info.key,
                scenario=table.history.scenario,
                at=now,
                member=whose.member,
                score=own,
                mu=before[at].mu,
                sigma=before[at].sigma,
                mu_after=after[at].mu,
                sigma_after=after[at].sigma,
            )
        )
        whose.mu, whose.sigma = after[at]
        whose.games += 1
        whose.won += own > DRAW
        whose.drawn += own == DRAW
        whose.lost += own < DRAW
    session.flush()


def _lock(session: Session) -> None:
    """Rate one game at a time: two games of one member may end at once, on two servers."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(select(func.pg_advisory_xact_lock(LOCK)))


def _row(session: Session, member: str, title: str) -> RatingRow:
    row = session.get(RatingRow, (member, title))
    if row is None:
        row = RatingRow(
            member=member,
            title=title,
            mu=NEW.mu,
            sigma=NEW.sigma,
            games=0,
            won=0,
            drawn=0,
            lost=0,
        )
        session.add(row)
    return row


class Ranked(NamedTuple):
    """A member on the ladder of a title."""

    rank: int
    name: str
    row: RatingRow


class Side(NamedTuple):
    """The results of a side in the rated games of a scenario."""

    scenario: str
    seat: str
    games: int
    won: int
    drawn: int


class Played(NamedTuple):
    """A rated game of a member: his side of it, the other side, and the opponent's name."""

    own: RatedGameRow
    other: RatedGameRow
    name: str | None


def ladder_of(session: Session, title: str) -> list[Ranked]:
    """The ladder of a title, by conservative rating (mu - 3 sigma); equals share a rank."""
    query = (
        select(RatingRow, MemberRow.name)
        .join(MemberRow, MemberRow.id == RatingRow.member)
        .where(RatingRow.title == title)
        .order_by((RatingRow.mu - 3 * RatingRow.sigma).desc(), MemberRow.folded)
        .limit(LISTED)
    )
    found: list[Ranked] = []
    for place, (row, name) in enumerate(session.execute(query), 1):
        value = Rating(row.mu, row.sigma).value
        last = found[-1] if found else None
        same = last is not None and Rating(last.row.mu, last.row.sigma).value == value
        found.append(Ranked(last.rank if last is not None and same else place, name, row))
    return found


def sides_of(session: Session, title: str) -> list[Side]:
    """The results of each side of each scenario in rated games."""
    won = func.sum((RatedGameRow.score > DRAW).cast(Integer))
    drawn = func.sum((RatedGameRow.score == DRAW).cast(Integer))
    query = (
        select(RatedGameRow.scenario, RatedGameRow.seat, func.count(), won, drawn)
        .where(RatedGameRow.title == title)
        .group_by(RatedGameRow.scenario, RatedGameRow.seat)
        .order_by(RatedGameRow.scenario, RatedGameRow.seat)
    )
    return [Side(*row) for row in session.execute(query)]


def ratings_of(session: Session, member: str) -> list[RatingRow]:
    """The ratings of a member, by title."""
    query = select(RatingRow).where(RatingRow.member == member)
    return list(session.scalars(query.order_by(RatingRow.title)))


def games_of(session: Session, member: str) -> list[Played]:
    """The rated games of a member, the last first."""
    other = aliased(RatedGameRow)
    query = (
        select(RatedGameRow, other, MemberRow.name)
        .join(other, (other.game == RatedGameRow.game) & (other.seat != RatedGameRow.seat))
        .outerjoin(MemberRow, MemberRow.id == other.member)
        .where(RatedGameRow.member == member)
        .order_by(RatedGameRow.at.desc(), RatedGameRow.game)
        .limit(LISTED)
    )
    return [Played(*row) for row in session.execute(query)]
