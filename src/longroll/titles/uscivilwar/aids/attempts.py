"""What who points at a place may have in mind while a force or ships are on the way."""

from __future__ import annotations

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.procedural import choices_of

from ..base import side_of
from ..components import PLACE
from ..marches import March
from ..marches.ways import enemy_units
from ..sea import Transport
from ..ships.cruise import Cruise
from ..ships.pieces import idle_units, posts
from ..state import CivilWarState

__all__ = ["attempts"]


def attempts(state: CivilWarState, seat: str, about: str) -> tuple[Action, ...] | None:
    """The fight with the enemy in a place, or the way there; nothing if one of both is possible.

    None while nobody is on the way, and for what is no place or one where the seat has SP itself:
    there it may have other orders in mind.
    """
    side, place = side_of(seat), PLACE.get(about, -1)
    if side < 0 or place < 0 or state.forces[side] >> place & 1:
        return None
    verbs = _verbs(state, side)
    if verbs is None:
        return None
    fight, way, hostile = verbs
    both = (act(fight, about), act(way, about))
    if any(action in both for action in choices_of(state, seat)):
        return ()
    return both[:1] if hostile >> place & 1 else both[1:]


def _verbs(state: CivilWarState, side: int) -> tuple[str, str, Mask] | None:
    """How those on the way fight, how they go on, and where they would meet the enemy."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Cruise) and top.step == "sail":
        return "engage", "cruise", posts(state, 1 - side) | idle_units(state, 1 - side)
    if isinstance(top, Transport) and top.step == "sail":
        return "assault", "sail", enemy_units(state, side)
    if isinstance(top, March) and top.step == "choose":
        return "attack", "go", enemy_units(state, side)
    return None
