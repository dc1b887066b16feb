"""18.2 Special Action cards: drawn from a deck to which every used card returns."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from .base import P, Proc, card_key, side_key
from .components import CARD_KINDS, DECKS, SIDE_KEYS, TABLES
from .state import CivilWarState

__all__ = ["DrawCards", "draw_card", "hand_size"]

_HAND: Final = TABLES.cards.number("hand")


def hand_size(state: CivilWarState, side: int) -> int:
    """How many cards a side holds: all may know that."""
    return sum(state.hands[side])


def draw_card(play: P, side: int) -> None:
    """A card of those that are not in the hand: the deck is shuffled before each (18.1, 2.3)."""
    state = play.state
    left = [
        card_key(kind)
        for kind, (all_, held) in enumerate(zip(DECKS[side], state.hands[side], strict=True))
        for _ in range(all_ - held)
    ]
    kind = play.chance.draw("special-action", left)
    state.hands[side][CARD_KINDS.index(kind)] += 1
    play.tell("drew", audience=(side_key(side),), card=kind)


class DrawCards(Proc):
    """A side draws some cards, and discards down to five (18.2)."""

    __slots__ = ("number", "side")
    clause = "18.2"
    calm = True
    steps = ("draw", "discard")

    def __init__(self, side: int, number: int) -> None:
        super().__init__()
        self.side = side
        self.number = number

    def draw(self, play: P) -> Flow:
        """What is drawn its side alone sees; how many, all."""
        for _ in range(self.number):
            draw_card(play, self.side)
        if self.number:
            play.tell("drew-cards", side=side_key(self.side), number=self.number)
        return None

    def discard(self, play: P) -> Flow:
        """More than five: one goes back, of the owner's choice."""
        hand = play.state.hands[self.side]
        over = sum(hand) - _HAND
        if over <= 0:
            return None
        kinds = [act("discard", card_key(kind)) for kind, held in enumerate(hand) if held]
        return ask(SIDE_KEYS[self.side], "prompt-discard", kinds, "18.2", number=over)

    def on_discard(self, play: P, action: Action) -> Flow:
        """It returns to the deck."""
        play.state.hands[self.side][CARD_KINDS.index(action.args[0])] -= 1
        play.tell("discarded", audience=(side_key(self.side),), card=action.args[0])
        play.tell("discarded-card", side=side_key(self.side))
        return "discard"

    def why_discard(self, _state: CivilWarState, action: Action) -> Denial | None:
        """Why a card cannot be discarded: it is in no hand."""
        if action.verb == "discard" and action.args and action.args[0] in CARD_KINDS:
            return deny("18.2", "deny-no-such-card", card=action.args[0])
        return None
