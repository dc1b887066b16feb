"""4 Strategy cards: the deal, the rounds, operations, events and interrupts.

What other chapters need in the middle of a move or battle is here. The rounds and the events stand
on those chapters themselves: they are in `cards.rounds` and `cards.register`.
"""

from .deck import Deal, discard_card, draw_card, remove_card
from .interrupts import (
    ActivationWindow,
    BattleWindow,
    StormWindow,
    could_hold,
    interception_cards,
    interception_deck,
    play_interrupt,
)

__all__ = [
    "ActivationWindow",
    "BattleWindow",
    "Deal",
    "StormWindow",
    "could_hold",
    "discard_card",
    "draw_card",
    "interception_cards",
    "interception_deck",
    "play_interrupt",
    "remove_card",
]
