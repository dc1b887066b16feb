"""A decision as it goes over the wire: the question and the choices (``docs/http.md``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import BaseModel

from longroll.engine.action import Action
from longroll.engine.aids import Aids
from longroll.engine.event import Message
from longroll.engine.title import Title
from longroll.words import Words

__all__ = ["Choice", "ConsultedOut", "CourseOut", "DecisionOut", "declined_by", "foes_named"]


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

    `kind` is the key of the question. `decline` is the action that declines it, or empty. If the
    looker may choose not to be asked such questions, `declining` says what he does not do then, and
    `chance` is the best chance on the list in percent, or -1 if it is not known. `tables` are
    the tables of the rulebook that the question is looked up in. `about` are the places on the map
    that the question names, and those of the pieces that it names. `forced` says that the only
    order is no real decision: the page may give it. `foremost` are the verbs to list first in a
    long list; `foes` are places with enemies that orders name: those orders are attacks, and listed
    as early. `kinds` has, by verb, a heading for orders that a long list may fold.
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
    chance: int
    tables: list[ConsultedOut]
    about: list[str]
    forced: bool
    foremost: list[str]
    foes: list[str]
    kinds: dict[str, str]
    actions: list[Choice]
    courses: list[CourseOut]


class _Declined(NamedTuple):
    """How a question is declined: fields of `DecisionOut`."""

    decline: str
    declining: str
    chance: int


def declined_by(
    aids: Aids[Any],
    kind: str,
    actions: Sequence[Action],
    noted: Mapping[Action, Message],
    words: Words,
) -> _Declined:
    """How the question ``kind`` is declined, by one key or because its looker is not to be asked.

    Of a list that may depend on secrets only the order is told, so that no habit can use it.
    """
    verb = next((by[kind] for by in aids.refusals if kind in by), None)
    order = next((str(action) for action in actions if action.verb == verb), "")
    if not order or kind not in aids.declines:
        return _Declined(order, "", -1)
    label = words.text(f"decline-{kind.removeprefix('prompt-')}") or ""
    others = [noted.get(action) for action in actions if action.verb != verb]
    chances = [_chance(note) for note in others]
    return _Declined(order, label, -1 if -1 in chances else max(chances, default=-1))


def _chance(note: Message | None) -> int:
    return -1 if note is None else int(dict(note.args).get("chance", -1))


def foes_named(title: Title, state: Any, seat: str, actions: Sequence[Action]) -> list[str]:
    """The places with enemies that orders name."""
    named = {arg for action in actions for arg in action.args}
    return sorted(named.intersection(title.aids.foes(state, seat))) if named else []
