"""What is told of a title, on the start page and of its clauses."""

from __future__ import annotations

from pydantic import BaseModel

__all__ = [
    "BotOut",
    "ClauseOut",
    "Named",
    "OptionOut",
    "Ruled",
    "ScenarioOut",
    "SideOut",
    "TitleOut",
]


class Named(BaseModel):
    """A key and its name."""

    key: str
    name: str


class BotOut(Named):
    """A bot, with what may be expected of it."""

    text: str


class Ruled(Named):
    """A key, its name, and the clause of the rulebook."""

    clause: str


class ScenarioOut(Ruled):
    """A scenario: `text` says how long it takes, whom it favours, and which one to begin with."""

    text: str


class OptionOut(Ruled):
    """An optional rule: whether it is on by default, and the seats of a game with it."""

    default: bool
    seats: list[Named]


class SideOut(Named):
    """A side, an army or a seat: `colour` is a token of the boards, `shape` that of its counters.

    The shape is `square`, `cut` or `round`.
    """

    colour: str
    shape: str


class TitleOut(Named):
    """A title that can be played."""

    blurb: str
    seats: list[Named]
    sides: list[SideOut]
    scenarios: list[ScenarioOut]
    options: list[OptionOut]
    bots: list[BotOut]


class ClauseOut(BaseModel):
    """A clause of the rules in brief."""

    title: str
    summary: str
