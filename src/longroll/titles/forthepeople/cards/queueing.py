"""20 Playing a card into a queue of operations."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Flow

from .. import movement
from ..base import P, Proc, ask_side, general_key
from ..components import CARDS, GENERAL, GENERALS
from ..options.queue import add_to_queue, fill_queue, is_full, queue_general
from ..state import OFFICERS, ForThePeopleState

__all__ = ["Queue", "queue_denial"]


def why_not_queue_for(
    state: ForThePeopleState, side: int, value: int, general: int
) -> Denial | None:
    """Why a card of ``value`` begins no queue for ``general``: it would activate him by itself."""
    key = general_key(general)
    if GENERALS[general].side != side or state.post[general] < 0:
        return deny("20", "deny-general-off-map", general=key)
    if GENERALS[general].strategy <= value:
        return deny("20", "deny-queue-needless", general=key)
    return None


def candidates(state: ForThePeopleState, side: int, value: int) -> list[int]:
    """The generals for whom a card of ``value`` may begin a queue."""
    return [g for g in OFFICERS[side] if why_not_queue_for(state, side, value, g) is None]


def queue_denial(state: ForThePeopleState, side: int, card: int) -> Denial | None:
    """Why a card that serves for operations cannot be played into a queue; None if it can."""
    if queue_general(state, side) >= 0 or candidates(state, side, CARDS[card].ops):
        return None
    return deny("20", "deny-queue-for-nobody", card=card)


class Queue(Proc):
    """A card, just played for operations, joins the queue of ``side`` or begins it.

    When the queue holds the general's strategy rating he is activated, and no later; the rest is
    lost. His activation counts as one by a card of that value (5.10). It is a move by land, like
    every activation (5.1.4): naval moves are none.
    """

    __slots__ = ("card", "side")
    clause = "20"
    steps = ("general", "full")

    def __init__(self, side: int, card: int) -> None:
        super().__init__()
        self.side = side
        self.card = card

    def general(self, play: P) -> Flow:
        """Designate him, unless that has been done."""
        state = play.state
        general = queue_general(state, self.side)
        if general >= 0:
            add_to_queue(play, self.side, general, self.card)
            return None
        value = CARDS[self.card].ops
        actions = [act("queue", general_key(g)) for g in candidates(state, self.side, value)]
        return ask_side(self.side, "prompt-queue", actions, self.clause, count=value)

    def on_general(self, play: P, action: Action) -> Flow:
        """He is the one: it cannot be changed."""
        add_to_queue(play, self.side, GENERAL[action.args[0]], self.card)
        return None

    def why_general(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why he needs no queue, or cannot have one."""
        if action.verb != "queue" or len(action.args) != 1 or action.args[0] not in GENERAL:
            return None
        value = CARDS[self.card].ops
        return why_not_queue_for(state, self.side, value, GENERAL[action.args[0]])

    def full(self, play: P) -> Flow:
        """Activate him, if there is enough; one who can lead nobody stays where he is."""
        state, side = play.state, self.side
        if not is_full(state, side):
            return DONE
        general = queue_general(state, side)
        fill_queue(play, side)
        value = GENERALS[general].strategy
        actions = movement.activation_actions(state, side, value, False, (general,))
        if not actions:
            play.tell("queue-in-vain", general=general_key(general))
            return DONE
        return movement.Activation(side, value, first=actions[0])
