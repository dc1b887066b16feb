"""Why nothing, or not more, can be done with a place or a piece that somebody points at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longroll.engine.action import Action, act
from longroll.engine.title import Title, View
from longroll.server.schemas import Hindrance
from longroll.server.telling import parts_of, where_of
from longroll.server.words import denial_text
from longroll.table import Table
from longroll.words import CARD_VERBS, Words

__all__ = ["hindrances_out"]

MANY = 8
"""So many things are tried at most: a stack may be high, and who points wants an answer soon."""
UNTOLD = "deny-not-offered"
"""What a title says that knows no reason."""


def hindrances_out(table: Table, seat: str, about: str, words: Words) -> list[Hindrance]:
    """Each reason once; none if the seat has nothing to choose.

    What the title says of each thing that is tried. That the enemy holds a place stands beside the
    first of them as a fact, without a clause, for elsewhere it may hinder nothing; it is the reason
    where there is no other, unless something can be done there even so.
    """
    title, state = table.title, table.game.state
    decision = title.decision(state)
    if decision is None or seat not in decision.choices:
        return []
    listed = decision.actions_of(seat)
    view = title.view(state, seat)
    tried = title.attempts(state, seat, about)
    if tried is None:
        tried = tuple(_alike(title, listed, view, about))
    texts: dict[str, str] = {}
    for action in tuple(dict.fromkeys(tried))[:MANY]:
        denial = title.why_not(state, seat, action)
        if denial is not None and denial.key != UNTOLD:
            texts.setdefault(denial_text(words, denial), denial.clause)
    found = [Hindrance(text=text, clause=clause or None) for text, clause in texts.items()]
    held = title.holder(state, seat, about)
    if held is not None and not any(_is_about(view, action, about) for action in listed):
        clause = None if found else held.clause
        found.insert(1, Hindrance(text=denial_text(words, held), clause=clause))
    return found


def _alike(title: Title, listed: Sequence[Action], view: View, about: str) -> Iterator[Action]:
    """The verbs of the list, each with the place that is pointed at or a piece that is there.

    Of a card in the hand: whatever a card is played by, though none may be on the list.
    """
    if about.isdecimal():
        if int(about) in view.get("hand", ()):
            yield from (act(verb, about) for verb in sorted(CARD_VERBS))
        return
    places, pieces = parts_of(title.info.key)
    simple = [action for action in listed if len(action.args) == 1]
    for verb in dict.fromkeys(action.verb for action in simple if action.args[0] in places):
        if about in places:
            yield act(verb, about)
    moved = [action for action in simple if action.args[0] in pieces]
    named = title.atlas().pieces
    own = {named[action.args[0]].side for action in moved}
    there = [key for key, piece in named.items() if piece.side in own and _is_at(view, key, about)]
    for verb in dict.fromkeys(action.verb for action in moved):
        yield from (act(verb, key) for key in there)


def _is_at(view: View, piece: str, about: str) -> bool:
    return about in (piece, where_of(view, piece))


def _is_about(view: View, action: Action, place: str) -> bool:
    """Whether an action names a place, or a piece that is there."""
    return any(place in (arg, where_of(view, arg)) for arg in action.args)
