"""What a step of a march costs, and what is left then, told beside the order (5.1.3, 5.9).

Also what a discard brings: nothing (4.2.3); and the will that a command costs (5.2.2, 5.6.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.event import Message

from ..cards.rounds import StrategyRound
from ..formations.creation import CreateArmy
from ..formations.relief import Relieve
from ..movement import March
from ..state import ForThePeopleState
from ..will import falls_by

__all__ = ["notes"]

DISCARD: Final = Message("note-discard")


def notes(state: ForThePeopleState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each step and on a conversion, if a force is on the march; on each discard.

    On commands that are given or taken, if they cost will.
    """
    march = state.stack[-1] if state.stack else None
    if isinstance(march, (Relieve, CreateArmy)):
        prices = ((action, march.price(state, action)) for action in actions)
        costs = ((action, falls_by(state, march.side, price)) for action, price in prices)
        return {action: Message("note-will", (("cost", cost),)) for action, cost in costs if cost}
    if isinstance(march, StrategyRound):
        return {action: DISCARD for action in actions if action.verb == "discard"}
    if not isinstance(march, March) or state.force is None:
        return {}
    told = ((action, march.outlay(state, action)) for action in actions)
    return {action: note for action, note in told if note is not None}
