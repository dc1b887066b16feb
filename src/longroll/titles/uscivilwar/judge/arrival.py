"""Troops on their way, as if they had come to where they were sent."""

from __future__ import annotations

from ..marches.entry import settle
from ..marches.march import March
from ..marches.ways import enemy_units
from ..state import CivilWarState
from ..strategic import StrategicMovement

__all__ = ["arrived"]


def arrived(state: CivilWarState) -> CivilWarState:
    """The position with troops that are under way standing where their way ends.

    The enemy may be asked at each hex whether he intercepts. Judged in the first of these hexes, a
    march to a distant place would look worse than one to the next. By rail, river or ocean troops
    are nowhere on the map until they stay (15.1), so that all ways would look alike.
    """
    top = state.stack[-1] if state.stack else None
    if isinstance(top, StrategicMovement):
        if not top.moving:
            return state
        after = state.copy()
        after.put(top.side, top.at_place, top.moving)
        return after
    for number, frame in enumerate(state.stack):
        if isinstance(frame, March):
            after = state.copy()
            under_way = after.stack[number]
            assert isinstance(under_way, March)
            return after if _arrives(after, under_way) else state
    return state


def _arrives(state: CivilWarState, march: March) -> bool:
    """Put a force down where its way ends; False if it has no way, or enemies stand on it."""
    side, way = march.side, march.route
    enemies = enemy_units(state, side)
    if not way or march.target >= 0 or any(enemies >> place & 1 for place in way):
        return False
    end = way[-1]
    state.take(side, march.place, march.strength)
    settle(state, side, end, march.strength, march.generals(), march.shaken)
    if march.strength:
        state.markers[1 - side] &= ~(1 << end)
    march.place, march.spent = end, march.spent + sum(march.bills)
    march.route = march.bills = ()
    return True
