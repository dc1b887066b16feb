"""The choice of a landing place and of the way there, and why one is out of reach (6.1 to 6.3)."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import space_key
from ..components import PORTS, SPACE
from ..state import ForThePeopleState
from ..waterways import Passage, Routes, barred_by

__all__ = ["landing_actions", "landing_named", "why_not_landing"]


def _landing(space: int, way: Passage) -> Action:
    """``land <space>``, with the forts that the way goes past: ``land memphis columbus-ky``."""
    return act("land", space_key(space), *[space_key(fort) for fort in way.forts])


def landing_actions(routes: Routes) -> list[Action]:
    """Every landing place with every way to it."""
    return [_landing(space, way) for space, ways in routes.items() for way in ways]


def landing_named(routes: Routes, action: Action) -> tuple[int, Passage] | None:
    """The landing place and the way that an action names, if it is on the list."""
    space = SPACE.get(action.args[0], -1) if action.args else -1
    for way in routes.get(space, ()):
        if _landing(space, way) == action:
            return space, way
    return None


def why_not_landing(
    state: ForThePeopleState, origin: int, routes: Routes, action: Action
) -> Denial | None:
    """Why a force from ``origin`` cannot land as it wishes."""
    if action.verb != "land" or not action.args or action.args[0] not in SPACE:
        return None
    key, space = action.args[0], SPACE[action.args[0]]
    if not PORTS >> space & 1:
        return deny("6.1.1", "deny-no-port", space=key)
    if space == origin:
        return deny("6.1.1", "deny-already-in-port", space=key)
    if space in routes:
        plain = not any(way.forts for way in routes[space])
        return deny("6.3.1", "deny-no-fort-to-name" if plain else "deny-name-the-forts", space=key)
    return barred_by(state, origin, space)
