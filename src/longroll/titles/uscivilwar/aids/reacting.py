"""9.2 to 9.4 What to know of a reaction: who reacts, his chance, and the battle that may follow."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.event import Message
from longroll.engine.prospect import Prospect

from ..base import place_key, place_of
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
    interception succeeds, or if the battle is not avoided. ``spaces`` are the places to which those
    who avoid it may go, as far as the dice allow.
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
        key = "note-reacts"
        if avoids:
            ends = members(approach.ways_out(state))
            key, said = "note-avoids", (*said, ("spaces", " ".join(map(place_key, ends))))
        if battle is not None:
            key, wins = "note-avoid" if avoids else "note-intercept", won_of_hundred(battle)
            said = (*said, ("wins", wins))
        found[action] = Message(key, said)
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
