"""What is told of a game: the table through the eyes of a seat, its log, the list of games."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from longroll.server.presenters.decision import DecisionOut
from longroll.server.presenters.displays import DisplayOut

from .aids import AimOut, Card, ChartOut, ContestOut, ProspectOut
from .titles import SideOut

__all__ = [
    "Acted",
    "Complaint",
    "Fault",
    "LessonOut",
    "LogLine",
    "NotesOut",
    "Opened",
    "Reissued",
    "ResultOut",
    "Row",
    "SaidOut",
    "SeatOut",
    "StateOut",
    "UndoOut",
    "UndoState",
]


class Complaint(BaseModel):
    """Why something was refused."""

    key: str
    text: str
    clause: str | None = None


class Fault(BaseModel):
    """The body of every 4xx: nothing has changed."""

    error: Complaint


class Opened(BaseModel):
    """A game that was made: the secret of each human's seat, of observers, and of the host.

    The host's opens no seat: with it a seat whose token is lost gets a new one. `over` tells of an
    imported game that there is nothing left to play in it.
    """

    id: str
    over: bool
    tokens: dict[str, str]
    observer: str
    host: str


class Reissued(BaseModel):
    """A seat's new token: the old one opens nothing any more."""

    seat: str
    token: str


class SeatOut(BaseModel):
    """Who sits on a seat."""

    name: str
    kind: str
    bot: str | None = None
    player: str = ""
    """What its player is called, or empty."""


class Row(BaseModel):
    """A game in the list of games; `winner` is the seat that has won, and `ending` says so.

    `waits` are the seats that have to choose, since `moved`; `name` is what its table is called.
    """

    id: str
    title: str
    scenario: str
    turn_text: str
    seats: dict[str, SeatOut]
    waits: tuple[str, ...]
    moved: str
    over: bool
    winner: str | None
    ending: str
    updated: str
    name: str
    lesson: bool = False
    """Whether it began as the lesson of its title."""


class ResultOut(BaseModel):
    """How the game ended; `winner` is null for a draw.

    `deeds` are charts of what its score came of, as far as the title tells it.
    """

    winner: str | None
    text: str
    clause: str
    deeds: list[ChartOut] = []


class SaidOut(BaseModel):
    """Something that was said at the table, numbered from 0; `at` is when."""

    n: int
    seat: str
    text: str
    at: str


class NotesOut(BaseModel):
    """What a seat has noted for itself."""

    text: str


class UndoState(BaseModel):
    """Whether the looker's last action can be taken back without asking, and who asks for what.

    `asks` says that another player has to consent. `free_from` is the earliest moment to which he
    can go back freely, `activation` the one at which his last activation began, but not before
    `free_from`. The counts are of the actions that going back there takes back, and what is asked
    for, as the log counts them: without passes, if there is anything else. `order` says which order
    the looker would take back, and `began` with which his last activation began; they are empty
    without one.
    """

    free: bool
    possible: bool
    asks: bool
    free_from: int
    activation: int
    free_count: int
    activation_count: int
    asked_by: str | None
    asked_to: int | None
    asked_count: int
    order: str
    began: str


class LogLine(BaseModel):
    """A line of the log, numbered as the looker sees them.

    `places` and `cards` are those that it is about, cards by their numbers; `titles` are theirs.
    """

    n: int
    seq: int
    text: str
    kind: str
    dice: list[int]
    places: list[str]
    cards: list[int]
    titles: list[str]
    secret: bool
    undone: bool


class LessonOut(BaseModel):
    """How far a lesson has come, for whoever learns.

    `texts` are read in turn: what the steps say that are `number` of `of` and follow it; the last
    of them says what to do now, by one of the `orders`, unless the lesson is `over`. `looks` are,
    beside each text, the places that it speaks of.
    """

    number: int
    of: int
    texts: list[str]
    looks: list[list[str]]
    orders: list[str]
    over: bool


class StateOut(BaseModel):
    """A table through the eyes of a seat, now or after `seq` actions of `of`."""

    id: str
    seq: int
    of: int
    epoch: int
    title: str
    scenario: str
    options: list[str]
    seat: str
    seats: dict[str, SeatOut]
    claimed: list[str]
    """The seats where somebody sat down by a link, which opens nothing since."""
    sides: list[SideOut]
    turn_text: str
    charts: list[ChartOut]
    aims: list[AimOut]
    contest: ContestOut | None
    view: dict[str, Any]
    over: bool
    bot_failed: str | None
    """The seat of a bot that ought to choose and could not; `hurry` lets it try again."""
    moved: str
    """When something was last played or taken back; empty for a past moment."""
    result: ResultOut | None
    decision: DecisionOut | None
    odds: list[ProspectOut]
    counters: str
    """Another whenever `counters.svg` is another."""
    displays: list[DisplayOut]
    """The sheets that are open beside the map."""
    undo: UndoState
    cards: list[Card]
    names: dict[str, str]
    log_length: int
    name: str
    """What the table is called, or empty."""
    chat: list[SaidOut]
    """The last that was said at the table; nothing for those who watch."""
    lesson: LessonOut | None
    commitment: str
    seeded: bool


class Acted(BaseModel):
    """After how many actions the table stands now."""

    seq: int


class UndoOut(BaseModel):
    """`asked`: the others have to consent; else it is done.

    Or nothing is: `passes` says what it would take back, "chance" or a "secret", and `to` how far
    it would go. Said again with `sure` it is done.
    """

    seq: int
    asked: bool
    passes: str = ""
    to: int | None = None
