"""What a step of a march costs, and what is left then, told beside the order (5.1.3, 5.9).

Also what a discard brings: nothing (4.2.3); that a card breaks a queue (20); and the will that a
command costs (5.2.2, 5.6.1); and the chance of a reaction (5.8.1, 7.2.3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.event import Message

from ..battle import RetreatBeforeBattle
from ..cards.obligations import QUEUE
from ..cards.rounds import StrategyRound
from ..formations.creation import CreateArmy
from ..formations.relief import Relieve
from ..movement import Interception, March
from ..options.queue import queue_general
from ..state import ForThePeopleState
from ..will import falls_by
from .reacting import reactions

__all__ = ["notes"]

DISCARD: Final = Message("note-discard")
DISCARD_QUEUE: Final = Message("note-discard-queue")
QUEUE_LOST: Final = Message("note-queue-lost")


def notes(state: ForThePeopleState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each step and on a conversion, if a force is on the march; on each discard.

    On commands that are given or taken, if they cost will.
    """
    march = state.stack[-1] if state.stack else None
    if isinstance(march, (Relieve, CreateArmy)):
        prices = ((action, march.price(state, action)) for action in actions)
        costs = ((action, falls_by(state, march.side, price)) for action, price in prices)
        return {action: Message("note-will", (("cost", cost),)) for action, cost in costs if cost}
    if isinstance(march, (Interception, RetreatBeforeBattle)):
        return reactions(state, march, actions)
    if isinstance(march, StrategyRound):
        return _of_cards(state, march.side, actions)
    if not isinstance(march, March) or state.force is None:
        return {}
    told = ((action, march.outlay(state, action)) for action in actions)
    return {action: note for action, note in told if note is not None}


def _of_cards(
    state: ForThePeopleState, side: int, actions: Sequence[Action]
) -> Mapping[Action, Message]:
    """On each discard, and where a queue has begun on each card that does not go on with it."""
    if queue_general(state, side) < 0:
        return {action: DISCARD for action in actions if action.verb == "discard"}
    lost = {"discard": DISCARD_QUEUE, "play": QUEUE_LOST}
    return {a: lost[a.verb] for a in actions if a.verb in lost and a.args[-1] != QUEUE}
