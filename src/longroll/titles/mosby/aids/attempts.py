"""What somebody may have in mind who points at a space, a unit, a leader or a card."""

from __future__ import annotations

from longroll.engine.action import Action, act

from ..base import FALSE_TRAIL, unit_key
from ..components import CARDS, CARRIERS, COUNTER, LEADER, SPACE, TRAINS
from ..orders import Budget, misled
from ..raids import Operations, RaiderPhase
from ..state import MosbyState

__all__ = ["attempts"]


def attempts(state: MosbyState, about: str) -> tuple[Action, ...] | None:
    """Actions to ask `why_not` about; None where Mosby does not act."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, (Operations, RaiderPhase)):
        return None
    if about in SPACE:
        return _at(state, about)
    if about in COUNTER:
        return _against(about)
    if about in LEADER:
        return (act("kidnap", about),)
    if about.isdigit() and 0 < int(about) < len(CARDS):
        return _with(state, int(about))
    return ()


def _with(state: MosbyState, card: int) -> tuple[Action, ...]:
    """To play a card; a false trail is laid for a unit, where there is one to mislead."""
    frame = state.stack[-1]
    if card == FALSE_TRAIL and isinstance(frame, RaiderPhase):
        units = misled(state, Budget(frame.points, frame.fresh))
        return tuple([act("play", card, unit_key(u)) for u in units]) or (act("play", card),)
    return (act("play", card),)


def _at(state: MosbyState, space: str) -> tuple[Action, ...]:
    if SPACE[space] != state.mosby:
        return (act("go", space), act("scout", space))
    deeds = [act("demolish", target) for target in ("railroad", "bridge", "depot")]
    return (*deeds, act("attack"), act("scatter"))


def _against(unit: str) -> tuple[Action, ...]:
    which = 1 << COUNTER[unit]
    if which & CARRIERS:
        return (act("capture", unit),)
    return (act("demolish", unit),) if which & TRAINS else (act("attack"),)
