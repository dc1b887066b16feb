"""Explains why nothing, or no more, can be done with the place or piece that a player points at."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial
from longroll.engine.event import Message
from longroll.engine.tableau import Tableau
from longroll.engine.title import Title, get_title
from longroll.naming import MISCOUNTED, NOT_OFFERED
from longroll.server.presenters.state import named_places, parts_of
from longroll.server.presenters.words import denial_text
from longroll.server.schemas import Hindrance
from longroll.table import Table
from longroll.words import CARD_VERBS, Words

__all__ = ["hindrances_out"]

MANY: Final = 8
"""Maximum number of actions tried: stacks may be high, and the answer must come soon."""
NEAREST: Final = 3
"""Number of nearest pieces tried with a place."""
Stands = Mapping[str, str]
"""The place of each named piece, by its key."""

FAR: Final = math.inf
UNTOLD: Final = (NOT_OFFERED, *MISCOUNTED)
"""The keys of denials without a specific reason."""


def hindrances_out(
    table: Table, seat: str, about: str, words: Words, *, pointed: bool = False
) -> list[Hindrance]:
    """The reasons, each once; none if the seat has nothing to choose.

    Tries actions and collects what the title says of each. If the enemy holds a place, that stands
    beside the first reason as a fact, without a clause, as it may not be what prevents the action;
    it is the reason where there is no other, unless something can still be done there. If no reason
    is found, the question is not about what is pointed at, and the answer says so.

    ``pointed``: the pointer rests there, and nothing was clicked. Then only what `_is_meant` is
    explained.
    """
    title, state = table.title, table.game.state
    decision = title.decision(state)
    if decision is None or seat not in decision.choices:
        return []
    listed = decision.actions_of(seat)
    tableau = title.tableau(state, seat)
    sides = {seat, *_sides_named(title, decision.prompts[seat], listed)} - (
        set(table.seats) - {seat}
    )
    if pointed and not _is_meant(title, decision.prompts[seat], listed, tableau, sides, about):
        return []
    stands = tableau.layout.stands()
    tried = title.aids.attempts(state, seat, about)
    if tried is None:
        tried = tuple(_alike(title, listed, tableau, about))
    texts: dict[str, str] = {}
    for action in tuple(dict.fromkeys(tried))[:MANY]:
        denial = title.why_not(state, seat, action)
        if denial is None or denial.key in UNTOLD:
            continue
        if not _tells_of_another(title, stands, action, denial):
            texts.setdefault(denial_text(words, denial), denial.clause)
    found = [Hindrance(text=text, clause=clause or None) for text, clause in texts.items()]
    held = title.aids.holder(state, seat, about)
    if held is not None and not any(_is_about(stands, action, about) for action in listed):
        # Where orders match something with a place or a piece, as in an attack, an enemy there is
        # no obstacle.
        matched = any(_matches(title, action) for action in listed)
        clause = None if found or matched else held.clause
        found.insert(1, Hindrance(text=denial_text(words, held), clause=clause))
    known = not pointed and any(about in parts for parts in parts_of(title.info.key))
    if known and not found and not any(_is_about(stands, action, about) for action in listed):
        text = words.text("why-not-asked") or ""
        found.append(Hindrance(text=text, clause=None))
    return found


def _is_meant(
    title: Title,
    prompt: Message,
    listed: Sequence[Action],
    tableau: Tableau,
    sides: Collection[str],
    about: str,
) -> bool:
    """Whether who points at ``about`` may have an order in mind.

    It is one to a piece of his ``sides`` there, or, while one of them is asked where to go, one to
    that.
    """
    posts = {counter.place for counter in tableau.layout.counters if counter.side in sides}
    if tableau.layout.stands().get(about, about) in posts:
        return True
    places, _ = parts_of(title.info.key)
    mover = set(named_places(title, prompt, tableau)) & posts
    aims = {each.args[0] for each in listed if len(each.args) == 1 and each.args[0] in places}
    return bool(mover) and bool(aims - mover)


def _sides_named(title: Title, prompt: Message, listed: Sequence[Action]) -> set[str]:
    """The sides of the pieces that a question names, and of those that its orders begin with."""
    known = title.inventory.atlas().pieces
    named = [str(value) for _, value in prompt.args]
    named += [arg for each in listed for arg in each.args[:1]]
    return {known[key].side for key in named if key in known}


def _alike(
    title: Title, listed: Sequence[Action], tableau: Tableau, about: str
) -> Iterator[Action]:
    """The verbs of the list, each with the place that is pointed at or a piece that is there.

    For a card in hand: every verb that plays a card, whether or not it is on the list.
    """
    places, pieces = parts_of(title.info.key)
    if about.isdecimal() and about not in places:  # a hex has a number, too
        if int(about) in tableau.hand:
            named = {str(number): key for key, number in title.aids.cards.items()}
            yield from (act(verb, named.get(about, about)) for verb in sorted(CARD_VERBS))
        return
    stands = tableau.layout.stands()
    simple = [action for action in listed if len(action.args) == 1]
    for verb in dict.fromkeys(action.verb for action in simple if action.args[0] in places):
        if about in places:
            yield act(verb, about)
    moved = [action for action in simple if action.args[0] in pieces]
    there = _there(title, stands, about, [action.args[0] for action in moved])
    for verb in dict.fromkeys(action.verb for action in moved):
        yield from (act(verb, key) for key in there)
    known = {action.verb for action in simple}
    for verb in dict.fromkeys(action.verb for action in listed if len(action.args) > 1):
        if verb not in known:
            longer = [action for action in listed if action.verb == verb]
            yield from _matched(title, longer, stands, about)


def _there(title: Title, stands: Stands, about: str, named: Iterable[str]) -> list[str]:
    """The pieces at ``about``, or that piece, of the sides of those that are ``named``."""
    known = title.inventory.atlas().pieces
    own = {known[key].side for key in named}
    return [key for key, piece in known.items() if piece.side in own and _is_at(stands, key, about)]


def _matched(
    title: Title, longer: Sequence[Action], stands: Stands, about: str
) -> Iterator[Action]:
    """Orders with several arguments, one of them replaced by what is pointed at.

    A piece at ``about`` is tried with the nearest of the arguments that the list combines with
    pieces like it; the place ``about`` with the few nearest. Nothing that is on the list is tried.
    """
    places, pieces = parts_of(title.info.key)
    far = _distances(title.info.key, about)

    def away(action: Action, but: int) -> float:
        others = [arg for at, arg in enumerate(action.args) if at != but]
        where = [stands.get(arg, "") if arg in pieces else arg for arg in others]
        return min((far.get(place, FAR) for place in where), default=FAR)

    for at in range(max(len(action.args) for action in longer)):
        alike = sorted(
            (action for action in longer if at < len(action.args)),
            key=lambda action: away(action, at),
        )
        named = dict.fromkeys(action.args[at] for action in alike)
        for key in _there(title, stands, about, (arg for arg in named if arg in pieces)):
            like = next(action for action in alike if action.args[at] in pieces)
            if key not in named:
                yield _with(like, at, key)
        if about in places and about not in named:
            others = (action for action in alike if action.args[at] in places)
            tried = dict.fromkeys(_with(action, at, about) for action in others)
            yield from tuple(tried)[:NEAREST]


def _with(action: Action, at: int, arg: str) -> Action:
    return act(action.verb, *action.args[:at], arg, *action.args[at + 1 :])


def _matches(title: Title, action: Action) -> bool:
    """Whether an order combines a place or a piece with something else."""
    places, pieces = parts_of(title.info.key)
    return len(action.args) > 1 and any(arg in places or arg in pieces for arg in action.args)


def _tells_of_another(title: Title, stands: Stands, action: Action, denial: Denial) -> bool:
    """Whether a reason concerns places other than those of the order that was tried."""
    places, _ = parts_of(title.info.key)
    told = [str(value) for _, value in denial.args if str(value) in places]
    return bool(told) and not any(_is_about(stands, action, place) for place in told)


@lru_cache(maxsize=4096)
def _distances(title: str, about: str) -> Mapping[str, float]:
    """The distance of each place from ``about``; empty if it is not a place."""
    at = _points(title)
    if about not in at:
        return {}
    return {place: math.dist(at[about], point) for place, point in at.items()}


@lru_cache
def _points(title: str) -> Mapping[str, tuple[float, float]]:
    """The coordinates of places, in a unit of the map's own: degrees of latitude, or hexes."""
    atlas = get_title(title).inventory.atlas()
    points = {
        place.key: (place.lon * math.cos(math.radians(place.lat)), place.lat)
        for place in atlas.places
    }
    sheet = atlas.sheet
    for hex_ in sheet.hexes if sheet is not None else ():
        assert sheet is not None
        line, place = (hex_.row, hex_.column) if sheet.pointed else (hex_.column, hex_.row)
        low = line % 2 == sheet.low_parity
        points[hex_.key] = (line * math.sqrt(0.75), place + low / 2)
    return points


def _is_at(stands: Stands, piece: str, about: str) -> bool:
    return about in (piece, stands.get(piece, ""))


def _is_about(stands: Stands, action: Action, place: str) -> bool:
    """Whether an action names a place, or a piece that is there."""
    return any(place in (arg, stands.get(arg, "")) for arg in action.args)
