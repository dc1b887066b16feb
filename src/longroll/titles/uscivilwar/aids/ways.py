"""5.1, 9.2: the cheapest way of a march to each place, and where the enemy may intercept it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longroll.engine.action import Action
from longroll.engine.course import Way

from ..base import place_key, place_of
from ..marches import March
from ..reactions import intercepted
from ..state import CivilWarState

__all__ = ["ways"]


def ways(state: CivilWarState, actions: Sequence[Action]) -> Mapping[Action, Way]:
    """The way of each order of a march that names where to go."""
    march = state.stack[-1] if state.stack else None
    if not isinstance(march, March) or march.step != "choose":
        return {}
    reach = march.reach(state)
    routes = {
        action: march.way(state, place_of(action))
        for action in actions
        if action.verb == "go" and place_of(action) in reach
    }
    passed = sorted({place for route in routes.values() for place in route})
    force = march.force()
    met = {place for place in passed if intercepted(state, force, (place,))}
    start = place_key(march.place)
    return {
        action: Way(
            (start, *map(place_key, route)),
            tuple(place_key(place) for place in route if place in met),
        )
        for action, route in routes.items()
    }
