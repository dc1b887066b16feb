"""What the audit counts, and the sets of spaces that it compares, by the names in statements."""

from __future__ import annotations

from collections.abc import Callable

from ..components import CONFEDERATE, NOBODY, UNION, Components
from . import survey


def _cards(**wanted: int) -> Callable[[Components], int]:
    return lambda box: sum(
        all(getattr(card, name) == value for name, value in wanted.items())
        for card in box.cards.values()
    )


def _generals(side: int, cavalry: bool) -> Callable[[Components], int]:
    return lambda box: sum(
        general.side == side and general.cavalry >= cavalry
        for general in box.generals
        if not general.option
    )


def _states(home: int) -> Callable[[Components], int]:
    return lambda box: sum(state.home == home for state in box.states)


def _rules(*rules: str) -> Callable[[Components], int]:
    return lambda box: sum(link.rule in rules for link in box.links)


def _double_links(box: Components) -> int:
    pairs = [frozenset((link.a, link.b)) for link in box.links]
    return len(pairs) - len(set(pairs))


COUNTS: dict[str, Callable[[Components], int]] = {
    "cards": lambda box: len(box.cards),
    "ops-1": _cards(ops=1),
    "ops-2": _cards(ops=2),
    "ops-3": _cards(ops=3),
    "events-union": _cards(side=UNION),
    "events-confederate": _cards(side=CONFEDERATE),
    "events-both": _cards(side=NOBODY),
    "campaign-cards": lambda box: sum(c.kind == "campaign" for c in box.cards.values()),
    "turns": lambda box: len(box.turns),
    "spaces": lambda box: len(box.spaces),
    "states": lambda box: len(box.states),
    "confederate-states": _states(CONFEDERATE),
    "border-states": _states(NOBODY),
    "coastal-forts": lambda box: box.masks.coastal_forts.bit_count(),
    "union-armies": lambda box: sum(army.side == UNION for army in box.armies),
    "generals": lambda box: sum(not general.option for general in box.generals),
    "union-generals": _generals(UNION, False),
    "confederate-generals": _generals(CONFEDERATE, False),
    "union-cavalry": _generals(UNION, True),
    "confederate-cavalry": _generals(CONFEDERATE, True),
    "double-links": _double_links,
    "baltimore-and-ohio": _rules("baltimore-and-ohio"),
    "north-edge-at-least-two": lambda box: int(box.masks.north_edge.bit_count() >= 2),
    "separate-rivers": lambda box: len(box.rivers),
    "resource-will": lambda box: sum(space.resource for space in box.spaces),
    "land-parts": survey.land_parts,
    "crossing-links": lambda box: len(survey.crossings(box)),
    "links-over-spaces": lambda box: len(survey.overruns(box)),
}


def _dead_ends(box: Components) -> int:
    """The coastal forts without a land link."""
    return sum(
        1 << space.index
        for space in box.spaces
        if space.coastal_fort and not any(survey.neighbours(box, space.index, survey.by_land))
    )


def _state_mask(key: str) -> Callable[[Components], int]:
    return lambda box: next((state.spaces for state in box.states if state.key == key), 0)


SETS: dict[str, Callable[[Components], int]] = {
    "mississippi": lambda box: box.masks.mississippi,
    "valley": lambda box: box.masks.valley,
    "state-capitals": lambda box: box.masks.state_capitals,
    "national-capitals": lambda box: box.masks.capital_spaces & ~box.masks.state_capitals,
    "clandestine": lambda box: box.masks.clandestine_port,
    "missouri": _state_mask("mo"),
    "west-virginia": _state_mask("wv"),
    "kentucky": _state_mask("ky"),
    "dead-end-forts": _dead_ends,
    "union-friendly": lambda box: box.masks.union_friendly,
    "resources": lambda box: box.masks.resources,
}
