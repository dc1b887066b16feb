"""5.1, 9.2: the cheapest way of a march to each place, and where the enemy may intercept it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longroll.engine.action import Action
from longroll.engine.course import Way

from ..base import place_key, place_of
from ..marches import March
from ..reactions import Approach, intercepted
from ..state import CivilWarState

__all__ = ["ways"]


def ways(state: CivilWarState, actions: Sequence[Action]) -> Mapping[Action, Way]:
    """The way of each order of a march that names where to go, and of each reaction."""
    march = state.stack[-1] if state.stack else None
    if isinstance(march, Approach):
        return _to_the_enemy(march, actions)
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


def _to_the_enemy(approach: Approach, actions: Sequence[Action]) -> Mapping[Action, Way]:
    """9.2.1, 9.3.1, 22.6: from where a stack reacts, and to where."""
    here, found = place_key(approach.place), dict[Action, Way]()
    for action in actions:
        if action.verb == "intercept":
            found[action] = Way((action.args[0], here), (here,))
        elif action.verb == "manoeuvre":
            found[action] = Way(action.args)
        elif action.verb == "evade":
            found[action] = Way((here, action.args[0]))
    return found
