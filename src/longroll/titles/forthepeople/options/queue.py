"""20 The queue of operations: the pile of each side, and what breaks it.

The first item of ``state.queues[side]`` is the general; his cards follow in the order of play.
"""

from __future__ import annotations

from collections.abc import Collection

from ..base import P, general_key, side_key
from ..components import CARDS, CONFEDERATE, GENERALS, UNION
from ..deck import discard_queue, lay_in_queue
from ..state import ForThePeopleState

__all__ = [
    "add_to_queue",
    "break_queue",
    "fill_queue",
    "is_full",
    "queue_general",
    "queue_total",
    "queue_without",
]


def queue_general(state: ForThePeopleState, side: int) -> int:
    """The general whom ``side`` has designated, or -1."""
    queue = state.queues[side]
    return queue[0] if queue else -1


def queue_total(state: ForThePeopleState, side: int) -> int:
    """The operations that lie in the queue."""
    return sum(CARDS[card].ops for card in state.queues[side][1:])


def is_full(state: ForThePeopleState, side: int) -> bool:
    """Whether the general has to be activated now."""
    return queue_total(state, side) >= GENERALS[queue_general(state, side)].strategy


def add_to_queue(play: P, side: int, general: int, card: int) -> None:
    """A card just played joins the queue of ``general``."""
    lay_in_queue(play.state, side, general, card)
    total = queue_total(play.state, side)
    name = general_key(general)
    play.tell("queue-grows", side=side_key(side), card=card, general=name, count=total)


def fill_queue(play: P, side: int) -> None:
    """The queue has served: its cards are discarded."""
    play.tell("queue-full", general=general_key(queue_general(play.state, side)))
    discard_queue(play.state, side)


def break_queue(play: P, side: int) -> None:
    """The queue of ``side``, if there is one, is lost and its cards are discarded."""
    general = queue_general(play.state, side)
    if general >= 0:
        discard_queue(play.state, side)
        play.tell("queue-lost", side=side_key(side), general=general_key(general))


def queue_without(play: P, generals: Collection[int]) -> None:
    """A queue whose general is one of these is lost: they fight, or have left the map."""
    for side in (UNION, CONFEDERATE):
        if queue_general(play.state, side) in generals:
            break_queue(play, side)
