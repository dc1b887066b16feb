"""21.2.4, 21.4.1, 21.4.2 The way of ships itself: water by water, and whose zones it touches."""

from __future__ import annotations

from longroll.board.network import Adjacency
from longroll.board.region import Mask, members
from longroll.board.trace import neighbours
from longroll.engine.memo import remembered

from ..components import WATERS
from ..ground import SPACES
from ..naval_control import BESIDE, GATES
from ..state import CivilWarState
from .bows import waters_of
from .lanes import berths_on, free_waters, has_roads, inlet, lanes_past, weak_waters
from .pieces import MOORINGS, OCEAN, posts

__all__ = ["berths_along", "course", "reached", "shortest", "zone_of"]


@remembered(1 << 11)
def zone_of(lying: Mask) -> Mask:
    """21.4.1: the waters of ships that lie there, and those beside them; no sea, bay or sound."""
    found = lying
    for water in members(lying):
        found |= BESIDE[water]
    return found & ~WATERS.bodies


def reached(
    state: CivilWarState, side: int, voyage: tuple[int, int], kinds: set[int], passed: Mask
) -> Mask:
    """21.2.3: the waters by which ships come from one place to another, past enemies or none."""
    start, end = voyage
    firing, lying = posts(state, 1 - side), waters_of(state, side, start)
    sorts = sorted({kind == OCEAN for kind in kinds})
    found = MOORINGS[end]
    for ocean in sorts:
        free = free_waters(side, start, lying, firing & ~passed, 0, ocean=ocean)[0]
        if passed:
            free &= ~free_waters(side, start, lying, firing, 0, ocean=ocean)[0]
        near = neighbours(lanes_past(firing & GATES, ocean=ocean), free)
        found &= free & found or near & found or inlet(end)
    return found


def course(
    state: CivilWarState,
    side: int,
    voyage: tuple[int, int],
    kinds: set[int],
    avoided: Mask,
    *,
    laden: bool,
) -> tuple[int, ...]:
    """The waters of a voyage in order: a shortest way, clear of those ``avoided`` if one is.

    ``voyage`` is from where to where. Empty where an inlet leads there (20.4), which has no water
    of its own.
    """
    start, end = voyage
    firing = posts(state, 1 - side)
    goal, free, lying = MOORINGS[end], -1, waters_of(state, side, start)
    weak = weak_waters(state, side) if laden else 0
    for sort in sorted({kind == OCEAN for kind in kinds}):
        free &= free_waters(side, start, lying, firing, weak, ocean=sort)[0]
    roads = has_roads(side, ocean=OCEAN in kinds)
    lanes = lanes_past(0, ocean=kinds == {OCEAN}, roads=roads)
    for shut in (avoided & ~goal, 0):
        way = shortest(lanes, lying & (free | goal), goal, (free & ~shut) | goal)
        if way:
            return way
    return ()


def shortest(lanes: Adjacency, start: Mask, goal: Mask, through: Mask) -> tuple[int, ...]:
    """The waters of a shortest way from some waters to others, both included; empty for none."""
    rings = [start]
    seen = start
    while rings[-1] and not rings[-1] & goal:
        rings.append(neighbours(lanes, rings[-1]) & through & ~seen)
        seen |= rings[-1]
    at = rings[-1] & goal
    way: list[int] = []
    for ring in reversed(rings):
        if not at & ring:
            return ()
        water = members(at & ring)[0]
        way.append(water)
        at = neighbours(lanes, 1 << water)
    return tuple(reversed(way))


def berths_along(side: int, way: tuple[int, ...]) -> tuple[int, ...]:
    """A place for each water on the way in which ships of a side may lie, in order."""
    found: list[int] = []
    for water in way:
        here = members(berths_on(side, 1 << water) & ~SPACES)
        if here and not any(place in found for place in here):
            found.append(here[0])
    return tuple(found)
