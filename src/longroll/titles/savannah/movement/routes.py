"""G9.1 How far a move can lead, and by which way: each step as `onward` allows it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from ..components import CITY_HEXES, GRID, PERIMETER, WAY
from ..components.parts import ALLIES
from ..ground import leaders_in
from ..state import SavannahState
from .onward import is_shut_in, steps
from .walk import Walk, may_stop, needs_leader_to_leave, next_walk

__all__ = ["reach", "routes"]

_At: TypeAlias = tuple[int, bool, bool]
"""A hex, and whether all of the way there was by road, and away from the enemy (G9.52)."""


class _Stop(NamedTuple):
    """The cheapest way found to somewhere: what it costs, and where it was before."""

    cost: int
    walk: Walk
    came_from: _At | None


def reach(state: SavannahState, walk: Walk) -> dict[int, int]:
    """By hex the halves of a point that the cheapest way there takes, step by legal step."""
    found: dict[int, int] = {walk.hex: 0}
    for (hex_, *_), stop in _search(state, walk).items():
        if hex_ != walk.hex:
            found[hex_] = min(stop.cost, found.get(hex_, stop.cost))
    return found


def routes(state: SavannahState, walk: Walk) -> list[tuple[tuple[int, ...], Walk]]:
    """The cheapest way to each hex where the move may end: its hexes in turn, and the walk there.

    Only ways on which nothing happens before their end: along the covered way dice are rolled
    (X4.9), and a sortie costs morale (X4.10), so that such a step is taken for itself.
    """
    best = _search(state, walk, calm=True)
    ends: dict[int, _At] = {}
    for end in best:
        known = ends.setdefault(end[0], end)
        if best[end].cost < best[known].cost:
            ends[end[0]] = end
    ends.pop(walk.hex, None)
    found = [(_way(best, end), best[end].walk) for _, end in sorted(ends.items())]
    return [(way, ahead) for way, ahead in found if may_stop(state, ahead)]


def _search(state: SavannahState, walk: Walk, *, calm: bool = False) -> dict[_At, _Stop]:
    """The cheapest way to each hex; ``calm``: only where nothing happens on it."""
    start = (walk.hex, walk.roads, walk.quiet)
    best = {start: _Stop(max(walk.spent), walk, None)}
    front = [start]
    for at in front:  # grows while it is read: a hex found again is looked at again
        here = best[at].walk
        if calm and at != start and _is_decisive(state, here):
            continue
        for to in steps(state, here):
            if is_shut_in(state, here, to) or (calm and _is_eventful(state, here, to)):
                continue
            ahead = next_walk(state, here, GRID.direction(here.hex, to))
            cost, key = max(ahead.spent), (to, ahead.roads, ahead.quiet)
            if key not in best or cost < best[key].cost:
                best[key] = _Stop(cost, ahead, at)
                front.append(key)
    return best


def _is_decisive(state: SavannahState, walk: Walk) -> bool:
    """Whether units do more by coming there: take a leader (G14.32), win in the city (H.vic.AD).

    A way may end there, but it does not lead on.
    """
    if not walk.units:
        return False
    wins = state.scenario == "historical" and walk.side == ALLIES and CITY_HEXES >> walk.hex & 1
    return bool(wins) or bool(leaders_in(state, walk.hex, 1 - walk.side))


def _is_eventful(state: SavannahState, walk: Walk, to: int) -> bool:
    """Whether more comes of a step than that it is taken: the covered way (X4.9), a sortie."""
    if walk.units and WAY >> to & 1:
        return True
    sallies = bool(walk.leaders) and any(needs_leader_to_leave(state, u) for u in walk.units)
    return sallies and bool(PERIMETER >> walk.hex & 1) and not PERIMETER >> to & 1


def _way(best: dict[_At, _Stop], end: _At) -> tuple[int, ...]:
    """The hexes of a way, its start left out."""
    way: list[int] = []
    at = end
    while (came_from := best[at].came_from) is not None:
        way.append(at[0])
        at = came_from
    return tuple(reversed(way))
