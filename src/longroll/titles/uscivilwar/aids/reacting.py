"""9.2 to 9.4 What to know of a reaction: who reacts, his chance, and the battle that may follow."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.engine.action import Action
from longroll.engine.event import Message
from longroll.engine.prospect import Prospect

from ..base import place_of
from ..command import commander, ratings
from ..reactions import Approach
from ..state import CivilWarState
from .odds import THROWS, after_failure, after_interception, won_of_hundred

__all__ = ["reactions"]


def reactions(
    state: CivilWarState, approach: Approach, actions: Sequence[Action]
) -> dict[Action, Message]:
    """A note on each reaction: of whom the Defence value counts (9.4), and the chance in percent.

    ``wins`` tells how often of a hundred times the enemy wins the battle that then follows: if the
    interception succeeds, or if the battle is not avoided.
    """
    throws, found = approach.odds(state), dict[Action, Message]()
    for action in actions:
        ways = throws.get(str(action))
        if ways is None:
            continue
        avoids = action.verb == "avoid"
        start = approach.place if avoids else place_of(action)
        chief = commander(state, 1 - approach.side, start)
        said = (("chance", round(100 * ways / THROWS)), *ratings(state, chief))
        battle = _battle(state, approach, action, sure=ways == THROWS)
        if battle is None:
            found[action] = Message("note-reacts", said)
        else:
            key = "note-avoid" if avoids else "note-intercept"
            found[action] = Message(key, (*said, ("wins", won_of_hundred(battle))))
    return found


def _battle(
    state: CivilWarState, approach: Approach, action: Action, *, sure: bool
) -> Prospect | None:
    """The battle that follows a reaction, if one does and the table tells who fights it."""
    if action.verb == "avoid":
        return None if sure else after_failure(state, approach)
    if action.verb == "intercept":
        return after_interception(state, approach, place_of(action))
    return None
