"""The ladder: ratings by title and by member."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy.orm import Session

from longroll.club.accounts import member_of
from longroll.club.club import ClubHere, Me
from longroll.club.ladder.keeping import (
    Played,
    games_of,
    ladder_of,
    ratings_of,
    sides_of,
)
from longroll.club.ladder.rating import Rating
from longroll.club.models_ladder import RatingRow
from longroll.club.schemas_ladder import (
    LadderOut,
    RankOut,
    RatedOut,
    RatingOut,
    RatingsOut,
    ScoreOut,
    SideOut,
)
from longroll.club.schemas_play import Person
from longroll.club.times import instant
from longroll.engine.title import title_keys
from longroll.server.errors import FAULTS, Refusal

__all__ = ["router"]

router = APIRouter(prefix="/api/club", tags=["ladder"], responses=FAULTS)
Id = Annotated[str, Path(alias="id", max_length=100)]
Title = Annotated[str, Path(max_length=64)]


def _rating(mu: float, sigma: float) -> RatingOut:
    rating = Rating(mu, sigma)
    return RatingOut(rating=rating.shown, margin=rating.margin)


def _score(row: RatingRow) -> ScoreOut:
    return ScoreOut(
        **_rating(row.mu, row.sigma).model_dump(),
        safe=Rating(row.mu, row.sigma).safe,
        games=row.games,
        won=row.won,
        drawn=row.drawn,
        lost=row.lost,
    )


@router.get("/ladder/{title}")
async def look_at_ladder(club: ClubHere, me: Me, title: Title) -> LadderOut:
    """The ladder of a title: all who have finished a rated game of it."""
    if title not in title_keys():
        raise Refusal(404, "error-no-game", detail=title)

    def work(session: Session) -> LadderOut:
        rows = [
            RankOut(
                **_score(one.row).model_dump(),
                rank=one.rank,
                member=Person(id=one.row.member, name=one.name),
                own=one.row.member == me.member,
            )
            for one in ladder_of(session, title)
        ]
        sides = [SideOut(**one._asdict()) for one in sides_of(session, title)]
        return LadderOut(title=title, rows=rows, sides=sides)

    return await club.read(work)


@router.get("/members/{id}/ratings")
async def look_at_ratings(club: ClubHere, me: Me, one: Id) -> RatingsOut:
    """The ratings of a member, and the games that they come from."""
    assert me.member

    def work(session: Session) -> RatingsOut:
        member = member_of(session, one)
        return RatingsOut(
            member=Person(id=member.id, name=member.name),
            ratings={row.title: _score(row) for row in ratings_of(session, one)},
            history=[_played(played) for played in games_of(session, one)],
        )

    return await club.read(work)


def _played(played: Played) -> RatedOut:
    own, other, name = played
    return RatedOut(
        game=own.game,
        title=own.title,
        scenario=own.scenario,
        at=instant(own.at),
        seat=own.seat,
        opponent=Person(id=other.member, name=name) if other.member and name else None,
        opponent_rating=_rating(other.mu, other.sigma),
        score=own.score,
        before=_rating(own.mu, own.sigma),
        after=_rating(own.mu_after, own.sigma_after),
    )
