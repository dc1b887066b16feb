"""Bodies of requests and responses about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from longroll.club.schemas import Instant
from longroll.club.schemas_play import ClockIn, Person

__all__ = ["CalendarOut", "MatchOut", "RoundOut", "StandingOut", "TournamentIn", "TournamentOut"]
__all__ += ["TournamentPage", "TournamentWithdrawn"]

Key = Annotated[str, Field(max_length=64)]
Told = Annotated[str, Field(max_length=40)]


class TournamentIn(BaseModel):
    """A tournament to plan.

    `rounds` is for `swiss`; `double` (each pair meets twice, with sides exchanged) and `at_once`
    (all rounds begin together) are for `round-robin`.
    """

    model_config = ConfigDict(extra="forbid")

    name: Annotated[str, Field(min_length=1, max_length=80)]
    note: Annotated[str, Field(max_length=2000)] = ""
    kind: Literal["round-robin", "swiss"]
    title: Key
    scenario: Key = ""
    options: Annotated[list[Key], Field(max_length=50)] | None = None
    clock: ClockIn | None = None
    rated: bool = False
    rounds: Annotated[int, Field(ge=0, le=20)] = 0
    double: bool = False
    at_once: bool = False
    opens: Told | None = None
    closes: Told | None = None


class TournamentOut(BaseModel):
    """A tournament; `round` is 0 before it starts.

    `open` says that members may enter it now, `entered` and `own` are about oneself.
    """

    id: str
    name: str
    note: str
    host: Person | None
    kind: str
    title: str
    scenario: str
    options: list[str]
    clock: ClockIn | None
    rated: bool
    rounds: int
    double: bool
    at_once: bool
    round: int
    opens: Instant
    closes: Instant | None
    started: Instant | None
    ended: Instant | None
    open: bool
    entrants: int
    entered: bool
    own: bool


class StandingOut(BaseModel):
    """A place; `member` is null if he has left the club, `gone` says that he plays no more."""

    place: int
    member: Person | None
    gone: bool
    played: int
    points: float
    head_to_head: float
    buchholz: float
    sonneborn_berger: float
    wins: int


class MatchOut(BaseModel):
    """A game of a tournament.

    `second` is null for a `bye`, and either player if he has left the club. `game` is null before
    the game has begun, and if it is never played; scores are null before it is over.
    """

    board: int
    first: Person | None
    second: Person | None
    bye: bool
    game: str | None
    score: float | None
    other: float | None


class RoundOut(BaseModel):
    """A round."""

    number: int
    games: list[MatchOut]


class TournamentPage(TournamentOut):
    """A tournament with its rounds and standings.

    `seats` are the sides that `first` and `second` take; `tie_breaks` apply in this order.
    """

    seats: list[str]
    tie_breaks: list[str]
    standings: list[StandingOut]
    games: list[RoundOut]


class TournamentWithdrawn(BaseModel):
    """A withdrawn tournament."""

    id: str


class CalendarOut(BaseModel):
    """The address of one's calendar, shown only when it is made; `since` is null without one."""

    link: str | None
    since: Instant | None
