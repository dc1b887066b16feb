"""19 The logistics of the railroad: who has a line by rail, and what it costs to have none."""

from __future__ import annotations

from typing import Final

from longroll.board.network import Link as Edge
from longroll.board.network import Network
from longroll.board.region import Mask
from longroll.board.trace import neighbours, spread

from ..components import LINKS, PORTS, SPACES, UNION, WATER, enemy
from ..railroads import ON_RAILS, rails
from ..state import ForThePeopleState
from ..supply import confederate_sources, supplied, union_sources
from . import RAIL_LOGISTICS, has

__all__ = ["FEEDING", "entry_cost", "feeding_left", "has_rail_lc", "near_rail", "note_fed"]

FEEDING: Final = 3
"""Units by which a side may feed its armies in a turn (10.2.1 as modified)."""

_LAND: Final = Network(
    len(SPACES),
    [Edge(i, k.a, k.b) for i, k in enumerate(link for link in LINKS if link.kind != WATER)],
).adjacency()


def rail_lines(state: ForThePeopleState, side: int) -> Mask:
    """The spaces of ``side`` with a line of communication by rail (19/8.1.3).

    By railroads, through spaces that it controls and where no enemy is, to a source of supply or,
    for the Union, to a port of its own that is in supply (ruling B23).
    """
    key = f"rail-lines-{side}-{state.turn}"
    found: Mask | None = state.facts.get(key)
    if found is None:
        foe = enemy(side)
        held = state.controlled(side) & ~(state.occupied(foe) | state.forts(foe)) & ON_RAILS
        found = spread(rails(state, side), _sources(state, side) & held, held)
        state.facts[key] = found
    return found


def _sources(state: ForThePeopleState, side: int) -> Mask:
    if side == UNION:
        return union_sources(state) | PORTS & supplied(state, UNION)
    return confederate_sources(state)


def has_rail_lc(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether a space has a line by rail; without the variant nobody asks for one."""
    return not has(state, RAIL_LOGISTICS) or bool(rail_lines(state, side) >> space & 1)


def near_rail(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether a space has a line by rail or lies next to one (19/9.3); true without the variant."""
    if not has(state, RAIL_LOGISTICS):
        return True
    key = f"near-rail-{side}-{state.turn}"
    found: Mask | None = state.facts.get(key)
    if found is None:
        lines = rail_lines(state, side)
        found = state.facts[key] = lines | neighbours(_LAND, lines)
    return bool(found >> space & 1)


def entry_cost(state: ForThePeopleState, side: int, space: int) -> int:
    """The movement points that a force pays to enter a space: 2 off the railroad (19/8.1.3)."""
    return 1 if near_rail(state, side, space) else 2


# --- 10.2.1 -------------------------------------------------------------------------------------


def feeding_left(state: ForThePeopleState, side: int) -> int:
    """By how many units ``side`` may still feed its armies this turn; many without the variant."""
    if not has(state, RAIL_LOGISTICS):
        return 99
    return FEEDING - (state.fed[side] if state.fed[0] == state.turn else 0)


def note_fed(state: ForThePeopleState, side: int, count: int) -> None:
    """``count`` units have joined an army as a special case."""
    if has(state, RAIL_LOGISTICS):
        fed = list(state.fed) if state.fed[0] == state.turn else [state.turn, 0, 0]
        fed[side] += count
        state.fed = tuple(fed)
