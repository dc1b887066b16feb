"""A title: its entry on the start page, its clauses and its counters."""

from __future__ import annotations

from pydantic import BaseModel

__all__ = [
    "BotOut",
    "ClauseOut",
    "KeyOut",
    "Named",
    "NoteOut",
    "OptionOut",
    "Ruled",
    "ScenarioOut",
    "SideOut",
    "SpecimenOut",
    "TitleOut",
]


class Named(BaseModel):
    """A key and its name."""

    key: str
    name: str


class BotOut(Named):
    """A bot, with a description of its play."""

    text: str


class Ruled(Named):
    """A key, its name, and the clause of the rulebook."""

    clause: str


class ScenarioOut(Ruled):
    """A scenario: `text` says how long it takes, whom it favours, and which one to begin with."""

    text: str


class OptionOut(Ruled):
    """An optional rule: whether it is on by default, and the seats of a game with it.

    `length` says that it makes a game shorter or longer.
    """

    default: bool
    length: bool
    seats: list[Named]


class SideOut(Named):
    """A side, an army or a seat: `colour` is a colour token of the boards.

    `shape` is the shape of its counters: `square`, `cut` or `round`.
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
    lesson: str
    """What its lesson teaches; empty if it has none."""


class NoteOut(BaseModel):
    """The meaning of a mark on a counter: `mark` is the figure or letter, or empty."""

    mark: str
    text: str


class SpecimenOut(Named):
    """A kind of counter or marker: its name, its drawing, and every figure and letter on it.

    `kinds` are the values of `data-kind` and `data-kinds` in drawings of counters that it explains.
    """

    kinds: list[str]
    svg: str
    notes: list[NoteOut]


class KeyOut(BaseModel):
    """The key to the counters of a title: `style` is an SVG document that shows nothing.

    It holds the styles and symbols that all the drawings share.
    """

    style: str
    specimens: list[SpecimenOut]


class ClauseOut(BaseModel):
    """A clause of the rules in brief."""

    title: str
    summary: str
