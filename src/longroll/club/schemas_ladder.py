"""What a club says of ratings: bodies of answers."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from longroll.club.schemas import Instant
from longroll.club.schemas_play import Person

__all__ = ["LadderOut", "RankOut", "RatedOut", "RatingOut", "RatingsOut", "ScoreOut", "SideOut"]


class RatingOut(BaseModel):
    """A rating: 1500 for who is new; it may be off by the margin, to either side."""

    rating: int
    margin: int


class ScoreOut(RatingOut):
    """How well a member plays a title, and how his rated games of it went."""

    safe: Annotated[int, Field(description="What ranks are made by: he plays better than this.")]
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
    """How rated games of a scenario went for a side."""

    scenario: str
    seat: str
    games: int
    won: int
    drawn: int


class LadderOut(BaseModel):
    """The ladder of a title, and how its sides fared."""

    title: str
    rows: list[RankOut]
    sides: list[SideOut]


class RatedOut(BaseModel):
    """A rated game of a member; `score` is 1, 0.5 or 0, `opponent` null for who has left."""

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
