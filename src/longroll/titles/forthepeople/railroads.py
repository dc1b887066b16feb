"""5.9.3, 6.6.1, 10.2.4 The railroads that a side can use now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.board.network import Adjacency, Network
from longroll.board.network import Link as Edge
from longroll.board.region import mask

from .components import HOPS, LINKS, RAIL, SPACES, TURN, UNION, Hop, Link
from .naval_control import bar_closed_to_confederate, derived_from_bars
from .state import ForThePeopleState

__all__ = ["ON_RAILS", "by_rail", "rails"]

_BALTIMORE_AND_OHIO: Final = "baltimore-and-ohio"
_SPRING_1864: Final = "spring-1864"
_RAILS_COMPLETED: Final = TURN["spring-1864"]


def _joined(links: Iterable[Link]) -> Adjacency:
    """By space, the spaces to which these links lead."""
    return Network(len(SPACES), [Edge(i, k.a, k.b) for i, k in enumerate(links)]).adjacency()


_UNION_RAILS: Final = _joined(k for k in LINKS if k.kind == RAIL)
_PLAIN_RAILS: Final = _joined(
    k for k in LINKS if k.kind == RAIL and k.bar < 0 and k.rule != _BALTIMORE_AND_OHIO
)
"""The railroads that the Confederate can use at all times."""
_OTHER_RAILS: Final = tuple(
    (space, hop)
    for space, hops in enumerate(HOPS)
    for hop in hops
    if LINKS[hop.link].rule == _SPRING_1864
    or (hop.kind == RAIL and hop.bar_at >= 0 and LINKS[hop.link].rule != _BALTIMORE_AND_OHIO)
)
"""Railroads over a river, and those completed in Spring 1864 (5.9.3), by where they begin."""
ON_RAILS: Final = mask(
    end for k in LINKS if k.kind == RAIL or k.rule == _SPRING_1864 for end in (k.a, k.b)
)
"""The spaces that any railroad touches."""


def by_rail(state: ForThePeopleState, hop: Hop) -> bool:
    """Whether a way is a railroad now: two are completed in Spring 1864 (5.9.3)."""
    if hop.kind == RAIL:
        return True
    return LINKS[hop.link].rule == _SPRING_1864 and state.turn >= _RAILS_COMPLETED


def rails(state: ForThePeopleState, side: int) -> Adjacency:
    """By space, the spaces next to it by a railroad that ``side`` can use now.

    The Baltimore and Ohio is the Union's (10.2.4); a river under Union naval control stops the
    Confederate (6.6.1); two railroads are completed in Spring 1864 (5.9.3).
    """
    key, known = f"rails-{state.turn}", derived_from_bars(state, side)
    found: Adjacency | None = known.get(key)
    if found is None:
        found = known[key] = _rails(state, side)
    return found


def _rails(state: ForThePeopleState, side: int) -> Adjacency:
    found = list(_UNION_RAILS if side == UNION else _PLAIN_RAILS)
    for space, hop in _OTHER_RAILS:
        if by_rail(state, hop) and (side == UNION or not bar_closed_to_confederate(state, hop)):
            found[space] |= 1 << hop.to
    return tuple(found)
