"""21.2.4, 21.4.1, 21.4.2 The way of ships itself: water by water, and whose zones it touches."""

from __future__ import annotations

from longroll.board.network import Adjacency
from longroll.board.region import Mask, mask, members
from longroll.board.trace import neighbours
from longroll.engine.memo import remembered

from ..components import WATERS
from ..ground import SPACES
from ..naval_control import GATES, beside
from ..state import CivilWarState
from .bows import waters_at, waters_of
from .fire import fire_of
from .lanes import (
    SHALLOW,
    afloat,
    berths_on,
    free_waters,
    has_roads,
    lanes_past,
    open_to,
    reached,
    weak_waters,
)
from .pieces import MOORINGS, OCEAN

__all__ = ["berths_along", "course", "run_waters", "shortest", "zone_of"]


def zone_of(lying: Mask, held: Mask = 0) -> Mask:
    """21.4.1: the waters of ships that lie there, and those beside them; no sea, bay or sound.

    ``held`` are the places of their side: past its Coastal Forts a zone enters a river.
    """
    return _zone(lying, held & GATES)


@remembered(1 << 11)
def _zone(lying: Mask, gates: Mask) -> Mask:
    return (lying | beside(lying, gates)) & ~WATERS.bodies


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
    fire = fire_of(state, 1 - side)
    goal, free, here = MOORINGS[end], -1, waters_at(state, start, kinds)
    weak = weak_waters(state, side) if laden else 0
    for kind in sorted(kinds):
        lying, ocean = waters_of(state, start, kind), kind == OCEAN
        free &= free_waters(side, start, lying, fire, weak, ocean=ocean)[0]
    roads = has_roads(side, ocean=OCEAN in kinds)
    lanes = lanes_past(0, ocean=kinds == {OCEAN}, roads=roads)
    for shut in (avoided & ~goal, 0):
        way = shortest(lanes, here & (free | goal), goal, (free & ~shut) | goal)
        if way:
            return way
    return ()


def run_waters(
    state: CivilWarState, side: int, voyage: tuple[int, int], kinds: set[int], passed: Mask
) -> Mask:
    """21.13: the waters of a voyage past some enemies; all if it leads by an inlet.

    It begins before the enemies and ends beyond them, though both places may touch water on either
    side of them (U85, U142).
    """
    start, end = voyage
    fire, free, beyond = fire_of(state, 1 - side), -1, 0
    for kind in sorted(kinds):
        lying, ocean = waters_of(state, start, kind), kind == OCEAN
        free &= free_waters(side, start, lying, fire.of(~passed), 0, ocean=ocean)[0]
        room = MOORINGS[end] & open_to(ocean=ocean)
        beyond |= afloat(end, fire, reached(state, side, voyage, kind, passed) & room or room)
    before = afloat(start, fire, waters_at(state, start, kinds))
    lanes = lanes_past(0, ocean=kinds == {OCEAN}, roads=has_roads(side, ocean=OCEAN in kinds))
    return mask(shortest(lanes, before & (free | beyond), beyond, free | beyond)) or -1


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


def berths_along(side: int, way: tuple[int, ...], kinds: set[int]) -> tuple[int, ...]:
    """A place for each water on the way in which ships of a side may lie, in order."""
    found: list[int] = []
    shut = SPACES | (SHALLOW if OCEAN in kinds else 0)
    for water in way:
        here = members(berths_on(side, 1 << water) & ~shut)
        if here and not any(place in found for place in here):
            found.append(here[0])
    return tuple(found)
