"""Troops under way, as if they had reached their goal."""

from __future__ import annotations

from longroll.engine.chance import NoChance
from longroll.engine.procedure import Play

from ..marches.march import March
from ..marches.ways import enemy_units
from ..state import CivilWarState
from ..strategic import StrategicMovement

__all__ = ["arrived"]


def arrived(state: CivilWarState) -> CivilWarState:
    """The position with troops that are under way standing where their way ends.

    The enemy may be asked at each hex whether he intercepts. Judged at the first hex, a distant
    goal would look worse than the next. In strategic movement troops are off the map until they
    stay (15.1).
    """
    top = state.stack[-1] if state.stack else None
    if isinstance(top, StrategicMovement) and top.moving:
        after = state.copy()
        train = after.stack[-1]
        assert isinstance(train, StrategicMovement)
        train.arrive(Play(after, NoChance()))
        return after
    for number, frame in enumerate(state.stack):
        if isinstance(frame, March) and _comes_through(state, frame):
            after = state.copy()
            march = after.stack[number]
            assert isinstance(march, March)
            march.spent += sum(march.bills)
            march.route = march.bills = ()
            march.travel(Play(after, NoChance()), frame.route)
            return after
    return state


def _comes_through(state: CivilWarState, march: March) -> bool:
    """Whether a force is under way, and nobody stands on its way."""
    enemies = enemy_units(state, march.side)
    way = march.route if march.target < 0 else ()
    return bool(way) and not any(enemies >> place & 1 for place in way)
