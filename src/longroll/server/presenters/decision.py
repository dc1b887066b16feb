"""A decision as it goes over the wire: the question and the choices (``docs/http.md``)."""

from __future__ import annotations

from pydantic import BaseModel

__all__ = ["Choice", "ConsultedOut", "CourseOut", "DecisionOut"]


class Choice(BaseModel):
    """A legal action: its text, and the places, pieces and cards that it concerns.

    `brief` is the text beneath a heading that already says where the piece stands, or empty; `note`
    what to know before choosing, such as the cost of a step, or empty; `about` further detail for a
    tooltip, one thing per line, or empty. `way` are the places by which it leads, from where the
    piece stands, and `met` those where the enemy may react; both may be empty.
    """

    action: str
    text: str
    brief: str
    note: str
    about: str
    places: list[str]
    cards: list[int]
    pieces: list[str]
    way: list[str]
    met: list[str]


class CourseOut(BaseModel):
    """A sequence of orders that takes what moves now to a place.

    `actions` are the orders, of which only the first is known to be legal; `places` where each of
    them leads; `note` what to know about all of them together, such as their cost.
    """

    place: str
    actions: list[str]
    places: list[str]
    note: str


class ConsultedOut(BaseModel):
    """A table of the rulebook that the question is looked up in.

    `row` and `column` are the indices of those in question, or -1.
    """

    key: str
    name: str
    row: int
    column: int


class DecisionOut(BaseModel):
    """Who must choose and why; actions only for the looker's seat, if it must choose.

    `kind` is the key of the question. `decline` is the action with which the looker may wish to
    answer every question of this kind, and `declining` its label; both are empty if there is none.
    `tables` are the tables of the rulebook that the question is looked up in. `about` are the
    places on the map that the question names, and those of the pieces that it names. `forced` says
    that the only order is no real decision: the page may give it. `foremost` are the verbs to list
    first in a long list; `foes` are places with enemies that orders name: those orders are attacks,
    and listed as early. `kinds` has, by verb, a heading for orders that a long list may fold.
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
