"""A game: the table as a seat sees it, its log, and the list of games."""

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
    """The body of every error response: nothing has changed."""

    error: Complaint


class Opened(BaseModel):
    """A new game: the tokens of each human's seat, of observers, and of the host.

    The host's token opens no seat, but can issue a new token for a seat. `over` is true for an
    imported game in which nothing is left to play.
    """

    id: str
    over: bool
    tokens: dict[str, str]
    observer: str
    host: str


class Reissued(BaseModel):
    """A seat's new token: the old one is no longer valid."""

    seat: str
    token: str


class SeatOut(BaseModel):
    """Who sits on a seat."""

    name: str
    kind: str
    bot: str | None = None
    player: str = ""
    """The name of its player, or empty."""


class Row(BaseModel):
    """A game in the list; `winner` is the seat that has won, and `ending` says so in words.

    `waits` are the seats that have had to choose since `moved`; `name` is the name of the table.
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

    `deeds` are charts that break down the score, as far as the title provides them.
    """

    winner: str | None
    text: str
    clause: str
    deeds: list[ChartOut] = []


class SaidOut(BaseModel):
    """A chat message, numbered from 0; `at` is its time."""

    n: int
    seat: str
    text: str
    at: str


class NotesOut(BaseModel):
    """A seat's private notes."""

    text: str


class UndoState(BaseModel):
    """What the looker can take back, and which undo another seat asks for.

    `free`: the last action can be taken back without asking; `asks`: another player has to consent.
    `free_from` is the earliest moment to which the looker can go back freely, `activation` the
    moment at which his last activation began, but not before `free_from`. The counts are the
    numbers of actions that these undos, and the one asked for, take back, as the log counts them:
    without passes, if there is anything else. `order` is the order that the looker would take back,
    and `began` the one that began his last activation; empty if there is none. `returned`: an undo
    led to this moment, so its question is asked whatever a habit says.
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
    returned: bool


class LogLine(BaseModel):
    """A line of the log, numbered as the looker sees them.

    `places` and `cards` are those that it concerns, cards by number; `titles` are the cards'
    titles. `news` tells how much it matters at the end of a turn: 1 most, 0 no more than others.
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
    news: int = 0


class LessonOut(BaseModel):
    """The progress of a lesson, for the learner.

    `texts` are read in turn: those of step `number` of `of` and of what follows it; the last text
    says what to do now, by one of the `orders`, unless the lesson is `over`. `looks` are, for each
    text, the places that it mentions.
    """

    number: int
    of: int
    texts: list[str]
    looks: list[list[str]]
    orders: list[str]
    over: bool


class StateOut(BaseModel):
    """A table as a seat sees it, now or after `seq` actions of `of`."""

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
    """The seats that somebody took by a link, which is no longer valid."""
    sides: list[SideOut]
    turn_text: str
    charts: list[ChartOut]
    aims: list[AimOut]
    contest: ContestOut | None
    view: dict[str, Any]
    over: bool
    bot_failed: str | None
    """The seat of a bot that failed to choose; `hurry` lets it try again."""
    moved: str
    """When something was last played or taken back; empty for a past moment."""
    result: ResultOut | None
    decision: DecisionOut | None
    odds: list[ProspectOut]
    counters: str
    """Changes whenever `counters.svg` does."""
    displays: list[DisplayOut]
    """The open displays beside the map."""
    undo: UndoState
    cards: list[Card]
    names: dict[str, str]
    log_length: int
    name: str
    """The name of the table, or empty."""
    chat: list[SaidOut]
    """The last chat messages; empty for observers."""
    lesson: LessonOut | None
    commitment: str
    seeded: bool


class Acted(BaseModel):
    """The number of actions after the request."""

    seq: int


class UndoOut(BaseModel):
    """`asked`: the others have to consent; else the undo is done, unless `passes` is set.

    Then nothing was done: `passes` says what the undo would cross, "chance" or a "secret", and `to`
    the moment to which it would go. Repeated with `sure`, the request is carried out.
    """

    seq: int
    asked: bool
    passes: str = ""
    to: int | None = None
