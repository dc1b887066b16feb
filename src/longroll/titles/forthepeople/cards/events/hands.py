"""Events that take a card from the other hand (4.2.6)."""

from __future__ import annotations

from typing import Final

from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import Flow

from ...base import P, Proc, side_key
from ...components import enemy
from ...deck import discard_card, remove_card, take_at_random
from ...state import ForThePeopleState
from .rule import EventRule
from .special import begin_special, special_condition

__all__ = ["RULES", "LoseCard", "hand_denial"]


class LoseCard(Proc):
    """A card drawn from the hand of ``side`` is discarded.

    A special event happens if its condition holds (4.4); if not, its discard asks for the
    reshuffle (4.4.1, 4.4.2, ruling A40). Returns 0.
    """

    __slots__ = ("side",)
    clause = "4.2.6"
    steps = ("lose",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def lose(self, play: P) -> Flow:
        state = play.state
        if not state.hand[self.side]:
            return None
        card = take_at_random(play, self.side)
        play.tell("card-lost", side=side_key(self.side), card=card)
        holds = special_condition(state, card)
        if holds is None:
            discard_card(play, self.side, card)
        elif holds:
            remove_card(play, self.side, card)
            return self._happen(play, card)
        else:
            discard_card(play, self.side, card)
            state.reshuffle = True
        return None

    def _happen(self, play: P, card: int) -> Flow:
        play.tell("special-event", card=card)
        return begin_special(play, card)


def hand_denial(state: ForThePeopleState, side: int) -> Denial | None:
    """The other player must have a card (4.2.6, 4.6.5)."""
    return None if state.hand[enemy(side)] else deny("4.2.6", "deny-empty-hand")


def _take(play: P, side: int) -> Proc | None:
    del play
    return LoseCard(enemy(side))


_EVENT: Final = EventRule(hand_denial, _take)

RULES: Final[dict[int, EventRule]] = {
    25: _EVENT,  # Railroad Degradation
    27: _EVENT,  # Choctaw Indians
    119: _EVENT,  # War in the West
    125: _EVENT,  # Locomotive Shortage
}
