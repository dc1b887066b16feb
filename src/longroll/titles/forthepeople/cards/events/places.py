"""Sets of spaces that the texts of the cards speak of, as masks."""

from __future__ import annotations

from itertools import compress
from typing import Final

from longroll.board.network import ANY_KIND, Adjacency, Network
from longroll.board.network import Link as Edge
from longroll.board.region import mask, members
from longroll.board.trace import neighbours

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
from ...state import ForThePeopleState

__all__ = [
    "coastal_forts",
    "fed",
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
    kept = [link for link in LINKS if alabama or link.rule != "north-east-alabama"]
    return Network(len(SPACES), [Edge(i, k.a, k.b, k.kind) for i, k in enumerate(kept)])


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

    Roads, railroads and the water between a coastal fort and its port count alike; ``alabama``
    False leaves out the roads of 5.10.
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


def fed(state: ForThePeopleState, side: int, spaces: int) -> int:
    """Those of ``spaces`` that new units needing an LC can reach.

    A Confederate coastal fort shares the line of its port: units may come there at once (10.4.3).
    """
    found = supplied(state, side, spaces)
    if side == UNION:
        return found
    forts = [space for space in members(spaces & COASTAL_FORTS & ~found) if SPACES[space].ward >= 0]
    ports = supplied(state, side, state.controlled(side) & mask([SPACES[f].ward for f in forts]))
    return found | mask([fort for fort in forts if ports >> SPACES[fort].ward & 1])


FORT_MONROE: Final = SPACE["fort-monroe"]


def room(state: ForThePeopleState, side: int, count: int) -> int:
    """Spaces that can take ``count`` more strength points of ``side`` (6.8.3)."""
    if side == UNION:
        return ALL
    small = COASTAL_FORTS & ~(1 << FORT_MONROE)
    full = small if count > 1 else small & state.occupied(CONFEDERATE)
    return ALL & ~full
