"""Sets of spaces that the texts of the cards speak of, as masks."""

from __future__ import annotations

from itertools import compress
from typing import Final

from longroll.board.network import ANY_KIND, Adjacency, Network
from longroll.board.network import Link as Edge
from longroll.board.region import mask, members
from longroll.board.trace import neighbours, spread

from ... import supply
from ...components import (
    ALL,
    COASTAL_FORTS,
    CONFEDERATE,
    LINKS,
    SPACE,
    SPACES,
    STATE,
    UNION,
)
from ...naval_control import WATERS
from ...state import ForThePeopleState

__all__ = [
    "coastal_forts",
    "free_of",
    "in_states",
    "infantry",
    "more_than_one",
    "neutral",
    "owned_states",
    "room",
    "supplied",
    "within",
]


def _edges(*, alabama: bool) -> Network:
    """The links of the map, and the rivers: a river is a connection as roads are (glossary)."""
    kept = [link for link in LINKS if alabama or link.rule != "north-east-alabama"]
    ends = [(link.a, link.b) for link in kept] + _reaches()
    return Network(len(SPACES), [Edge(i, a, b) for i, (a, b) in enumerate(ends)])


def _reaches() -> list[tuple[int, int]]:
    """Pairs of spaces next to each other on navigable water, with no space between (ruling C8)."""
    junctions = mask(water for water, space in enumerate(WATERS.space) if space < 0)
    pairs: set[tuple[int, int]] = set()
    for water, space in enumerate(WATERS.space):
        if space >= 0:
            near = spread(WATERS.adjacency, 1 << water, junctions | 1 << water)
            near = near | neighbours(WATERS.adjacency, near)
            pairs |= {(space, WATERS.space[w]) for w in members(near & ~junctions)}
    return sorted((a, b) for a, b in pairs if a < b)


_EVERYWHERE: Final[Adjacency] = _edges(alabama=True).adjacency(ANY_KIND)
_WITHOUT_ALABAMA: Final[Adjacency] = _edges(alabama=False).adjacency(ANY_KIND)
_BY_STATE: Final = {
    key: mask([space.index for space in SPACES if space.state == index])
    for key, index in STATE.items()
}


def in_states(*keys: str) -> int:
    """All spaces of these states."""
    found = 0
    for key in keys:
        found |= _BY_STATE[key]
    return found


def owned_states(state: ForThePeopleState, side: int) -> int:
    """All spaces of the states that ``side`` controls."""
    keys = [key for key, index in STATE.items() if state.state_owner[index] == side]
    return in_states(*keys)


def within(spaces: int, steps: int, *, alabama: bool = True) -> int:
    """Spaces at most ``steps`` connections away, whether or not they cross a river.

    Roads, railroads, navigable rivers and the water between a coastal fort and its port count
    alike; ``alabama`` False leaves out the roads of 5.10.
    """
    adjacency = _EVERYWHERE if alabama else _WITHOUT_ALABAMA
    found = spaces
    for _ in range(steps):
        found |= neighbours(adjacency, found)
    return found


def neutral(state: ForThePeopleState) -> int:
    """Spaces that nobody controls."""
    return ALL & ~state.controlled(UNION) & ~state.controlled(CONFEDERATE)


def coastal_forts(state: ForThePeopleState, side: int) -> int:
    """Coastal forts held by ``side`` (6.8.2)."""
    return COASTAL_FORTS & state.controlled(side)


def free_of(state: ForThePeopleState, side: int) -> int:
    """Spaces without strength points or forts of ``side`` (4.2.7)."""
    return ALL & ~(state.occupied(side) | state.forts(side) | coastal_forts(state, side))


def infantry(state: ForThePeopleState, side: int) -> int:
    """Spaces with infantry of ``side``: what events take away (4.2.4)."""
    return mask(compress(range(len(SPACES)), state.infantry[side]))


def more_than_one(state: ForThePeopleState, side: int) -> int:
    """Spaces with infantry of ``side`` that is not its only strength point there."""
    return mask([s for s in members(infantry(state, side)) if state.units(side, s) > 1])


def supplied(state: ForThePeopleState, side: int, spaces: int) -> int:
    """Those of ``spaces`` from which ``side`` has a line of communication (8.1)."""
    return spaces & supply.supplied(state, side)


FORT_MONROE: Final = SPACE["fort-monroe"]


def room(state: ForThePeopleState, side: int, count: int) -> int:
    """Spaces that can take ``count`` more strength points of ``side`` (6.8.3)."""
    if side == UNION:
        return ALL
    small = COASTAL_FORTS & ~(1 << FORT_MONROE)
    full = small if count > 1 else small & state.occupied(CONFEDERATE)
    return ALL & ~full
