"""How promising choices look before any is tried: to stand, or to leave (7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action

from ..battle.before import RetreatBeforeBattle
from ..battle.forecast import forecast
from ..battle.modifiers import Circumstances
from ..battle.odds import attacker_chance
from ..state import ForThePeopleState
from .weights import W

__all__ = ["priorities"]

_ALL: Final = 100


def priorities(state: ForThePeopleState, _side: int, actions: Sequence[Action]) -> list[float]:
    """How promising choices look: standing if an attack is not likely to win, else leaving.

    A climb tries one answer of the defender: without this every attack looked good, because the
    enemy left in most cases. For other choices nothing is known.
    """
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, RetreatBeforeBattle):
        return [0.0] * len(actions)
    lost = attacker_chance(forecast(state, Circumstances(frame.space)).outcomes)
    stands = W.stands - _ALL * float(lost)
    return [stands if action.verb == "stand" else 0.0 for action in actions]
