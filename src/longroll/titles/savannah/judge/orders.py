"""How promising orders look before any is tried: which unit takes something, and by which way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act

from ..components import GRID, LEADERS, UNITS, hex_at
from ..ground import lay
from ..movement.march import March
from ..movement.phase import Movement
from ..movement.walk import Walk
from ..state import SavannahState
from .exposure import lone_leaders
from .prizes import PRICE, after, comers, comes_to, prizes
from .weights import W

__all__ = ["priorities"]

_MOVE: Final = tuple([act("move", unit.key) for unit in UNITS])
_LEAD: Final = tuple([act("move-leader", leader.key) for leader in LEADERS])


def priorities(state: SavannahState, side: int, actions: Sequence[Action]) -> list[float]:
    """How promising orders look: those that lead to what can be taken by walking there.

    Likewise those that bring troops to a lone leader, or him to troops. For all others nothing is
    known.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, March):
        return _steps(state, side, frame.walk(), actions)
    if isinstance(frame, Movement):
        return _sent(state, side, actions)
    return [0.0] * len(actions)


def _aims(state: SavannahState, side: int) -> dict[int, int]:
    """By hex, the value of a unit's arrival there."""
    found = prizes(state, side)
    for leader in lone_leaders(state, side):
        at = state.leader_at[leader]
        found[at] = found.get(at, 0) + PRICE[leader] // W.alone
    return found


def _sent(state: SavannahState, side: int, actions: Sequence[Action]) -> list[float]:
    """Units by what they can take or save, and lone leaders by their value."""
    aims = _aims(state, side)
    hopes: dict[Action, float] = {}
    goals = mask(list(aims))
    for walk in comers(state, side) if goals else ():
        there = comes_to(state, walk, goals)
        hopes[_MOVE[walk.units[0]]] = max((aims[at] for at in members(there)), default=0)
    for leader in lone_leaders(state, side):
        hopes[_LEAD[leader]] = PRICE[leader] // W.alone
    return [hopes.get(action, 0.0) for action in actions]


def _steps(state: SavannahState, side: int, walk: Walk, actions: Sequence[Action]) -> list[float]:
    """Steps by what can still be reached after them; a leader's by how near troops are."""
    ways = [hex_at(action.args[0]) if action.verb == "go" else -1 for action in actions]
    if not walk.units:
        troops = lay(state).occupied[side] & ~(1 << walk.hex)
        return [-_away(to, troops) if to >= 0 else 0.0 for to in ways]
    aims = _aims(state, side)
    goals = comes_to(state, walk, mask(list(aims)))
    hopes: list[float] = []
    for to in ways:
        there = goals and to >= 0 and comes_to(state, after(state, walk, to), goals)
        near = [aims[at] - GRID.distance(to, at) for at in members(there or 0)]
        hopes.append(float(max(near, default=0)))
    return hopes


def _away(hex_: int, troops: Mask) -> float:
    """The distance of the nearest troops."""
    return float(min((GRID.distance(hex_, at) for at in members(troops)), default=0))
