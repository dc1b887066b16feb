"""What a step of a march costs, and what is left then, told beside the order (5.1.3, 5.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longroll.engine.action import Action
from longroll.engine.event import Message

from .movement import March
from .state import ForThePeopleState

__all__ = ["notes"]


def notes(state: ForThePeopleState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each step and on a conversion, if a force is on the march."""
    march = state.stack[-1] if state.stack else None
    if not isinstance(march, March) or state.force is None:
        return {}
    told = ((action, march.outlay(state, action)) for action in actions)
    return {action: note for action, note in told if note is not None}
