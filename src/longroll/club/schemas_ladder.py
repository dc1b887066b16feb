"""Bodies of responses about ratings."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from longroll.club.schemas import Instant
from longroll.club.schemas_play import Person

__all__ = ["LadderOut", "RankOut", "RatedOut", "RatingOut", "RatingsOut", "ScoreOut", "SideOut"]


class RatingOut(BaseModel):
    """A rating: 1500 for a new player; `margin` is the half-width of its 95% interval."""

    rating: int
    margin: int


class ScoreOut(RatingOut):
    """A member's rating in a title, and the results of his rated games of it."""

    safe: Annotated[
        int,
        Field(description="The rating that ranks go by: the player almost certainly plays better."),
    ]
    games: int
    won: int
    drawn: int
    lost: int


class RankOut(ScoreOut):
    """A member on the ladder; `own` says that it is oneself."""

    rank: int
    member: Person
    own: bool


class SideOut(BaseModel):
    """The results of a side in the rated games of a scenario."""

    scenario: str
    seat: str
    games: int
    won: int
    drawn: int


class LadderOut(BaseModel):
    """The ladder of a title, and the results of its sides."""

    title: str
    rows: list[RankOut]
    sides: list[SideOut]


class RatedOut(BaseModel):
    """A rated game of a member; `score` is 1, 0.5 or 0, `opponent` null if he has left the club."""

    game: str
    title: str
    scenario: str
    at: Instant
    seat: str
    opponent: Person | None
    opponent_rating: RatingOut
    score: float
    before: RatingOut
    after: RatingOut


class RatingsOut(BaseModel):
    """The ratings of a member, by title, and the games that they come from, the last first."""

    member: Person
    ratings: dict[str, ScoreOut]
    history: list[RatedOut]
