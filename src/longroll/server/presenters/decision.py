"""A decision as it goes over the wire: what is asked, and what can be chosen (``docs/http.md``)."""

from __future__ import annotations

from pydantic import BaseModel

__all__ = ["Choice", "ConsultedOut", "CourseOut", "DecisionOut"]


class Choice(BaseModel):
    """A legal action: its text, and the places, pieces and cards that it is about.

    `brief` is what is left to say beneath a heading that tells where the piece stands, or empty;
    `note` what to know before one chooses, as what a step costs, or empty; `about` what more there
    is to know for whoever points at it, a line for each thing, or empty.
    """

    action: str
    text: str
    brief: str
    note: str
    about: str
    places: list[str]
    cards: list[int]
    pieces: list[str]


class CourseOut(BaseModel):
    """Several orders in turn by which what moves now comes to a place.

    `actions` are the orders, of which only the first is known to be on the list; `places` where
    each of them leads; `note` what to know of all of them together, as what they cost.
    """

    place: str
    actions: list[str]
    places: list[str]
    note: str


class ConsultedOut(BaseModel):
    """A table of the rulebook on which what is asked is looked up.

    `row` and `column` are those in question, by number, or -1.
    """

    key: str
    name: str
    row: int
    column: int


class DecisionOut(BaseModel):
    """Who must choose and why; the actions only for the seat that looks, if it must choose.

    `kind` is the key of the question. `decline` is the action by which the looker may wish to
    answer every question of the kind, and `declining` says so; both are empty without one.
    `tables` are those of the rulebook that it is looked up on, `about` the places on the map
    that the looker is asked about: those that the question names, and where pieces stand that it
    names. `forced` says that the only order is not a decision, and the page may give it. `foremost`
    are the verbs of those orders on the list that a long one tells first, `foes` the places with
    enemies at which orders are aimed: those are attacks, and told as soon. `kinds` has, by verb,
    what its orders are called together where a long list has many of them: it folds them.
    """

    seats: list[str]
    mine: bool
    prompt: str
    clause: str
    clause_title: str
    clause_summary: str
    kind: str
    decline: str
    declining: str
    tables: list[ConsultedOut]
    about: list[str]
    forced: bool
    foremost: list[str]
    foes: list[str]
    kinds: dict[str, str]
    actions: list[Choice]
    courses: list[CourseOut]
