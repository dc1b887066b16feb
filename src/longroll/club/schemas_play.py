"""Bodies of requests and responses about games."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from longroll.club.schemas import Instant
from longroll.server.schemas import SeatOut

__all__ = ["Begun", "ClockIn", "ClockOut", "GameOut", "InvitationIn", "InvitationOut", "Invited"]
__all__ += ["InvitedSeat", "Person", "ReportIn", "Reported", "SeatIn", "Withdrawn"]

Key = Annotated[str, Field(max_length=64)]


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Person(BaseModel):
    """A member by name; the id is empty if the reader is not signed in."""

    id: str
    name: str


class ClockIn(_In):
    """A clock: seconds for the game, and seconds that each turn of it adds."""

    bank: Annotated[int, Field(ge=60, le=34_560_000)]
    turn: Annotated[int, Field(ge=0, le=34_560_000)] = 0


class ClockOut(BaseModel):
    """A clock now: seconds left, negative if it has run out; `out` is when it runs out.

    `still` says that a running clock is stopped now, because its member has holidays.
    """

    left: int
    runs: bool
    out: Instant | None
    still: bool


class InvitationIn(_In):
    """A game to offer.

    `seats` says for each seat `me`, `open` (the default), `bot:NAME`, or the id of the only member
    who may take it. Without `clock` the game has no clocks.
    """

    title: Key
    scenario: Key = ""
    options: Annotated[list[Key], Field(max_length=50)] | None = None
    seats: Annotated[dict[Key, Key], Field(max_length=20)]
    clock: ClockIn | None = None
    rated: bool = False
    watched: bool = True
    private: bool = False
    note: Annotated[str, Field(max_length=300)] = ""


class InvitedSeat(BaseModel):
    """A seat of a game that has not begun; `free` says that one may take it oneself."""

    bot: str | None
    member: Person | None
    invited: Person | None
    free: bool


class InvitationOut(BaseModel):
    """A game that is offered; `again` is the game that it is the rematch of."""

    id: str
    host: Person
    title: str
    scenario: str
    options: list[str]
    seats: dict[str, InvitedSeat]
    clock: ClockIn | None
    rated: bool
    watched: bool
    private: bool
    note: str
    again: str | None
    since: Instant
    own: bool


class Invited(BaseModel):
    """An invitation with its link, or the game that has begun at once."""

    invitation: InvitationOut | None
    link: str | None
    game: str | None


class SeatIn(_In):
    """A seat to take; a private invitation needs the secret of its link."""

    seat: Key
    link: Annotated[str, Field(max_length=100)] = ""


class ReportIn(_In):
    """The number of a chat message to report, and the reason."""

    line: Annotated[int, Field(ge=0, lt=1 << 31)]
    reason: Annotated[str, Field(max_length=500)] = ""


class Reported(BaseModel):
    """A chat message that was reported."""

    game: str
    line: int


class Begun(BaseModel):
    """The game, if it has begun; else null."""

    game: str | None


class Withdrawn(BaseModel):
    """A withdrawn invitation."""

    id: str


class GameOut(BaseModel):
    """A game of the club: an entry of the list of games, with what else the club knows.

    `mine` are one's own seats, `members` the members by seat; `host` says that one hosts the game
    and may delete it.
    """

    id: str
    title: str
    scenario: str
    turn_text: str
    seats: dict[str, SeatOut]
    members: dict[str, Person]
    mine: list[str]
    waits: list[str]
    moved: str
    over: bool
    ending: str
    name: str
    clock: ClockIn | None
    clocks: dict[str, ClockOut]
    rated: bool
    watched: bool
    host: bool
