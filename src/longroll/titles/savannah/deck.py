"""The event cards: drawing, holding, laying down; the three red ones (X4.3).

The deck has no order: it is the sorted tuple of the cards that are left, and a card is drawn from
it when it is needed. Who draws is told the card, everybody else that one was drawn.
"""

from __future__ import annotations

from typing import Final

from longroll.engine import piles
from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.piles import laid_on, taken_from
from longroll.engine.procedure import DONE, Call, Flow

from . import effects
from .base import P, Proc, ask_side, side_key
from .cards.register import spent
from .components import CARDS, TURNS
from .components.parts import ALLIES, CROWN
from .state import SavannahState

__all__ = [
    "Coup",
    "Draw",
    "Espionage",
    "EventDraws",
    "barred_this_turn",
    "discard",
    "holders",
    "return_to_deck",
    "take_from_hand",
]


SEEN: Final = 3
"""How many cards an intelligence coup shows (cards 17 and 18)."""


def holders(state: SavannahState, side: int) -> tuple[str, ...]:
    """The seats that share the hand of ``side`` (X4.3: the Allies hold theirs together)."""
    armies = (0,) if side == CROWN else (1, 2)
    return tuple(dict.fromkeys(state.seat_of(army) for army in armies))


def _with(hands: list[tuple[int, ...]], side: int, hand: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [hand if at == side else other for at, other in enumerate(hands)]


def take_from_hand(state: SavannahState, side: int, card: int) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    state.hands = _with(state.hands, side, taken_from(state.hands[side], card))


def _put_in_hand(play: P, side: int, card: int) -> None:
    state = play.state
    state.hands = _with(state.hands, side, laid_on(state.hands[side], card))
    play.tell("card-drawn", holders(state, side), side=side_key(side), card=card)


def discard(state: SavannahState, card: int) -> None:
    """A card that was used: it lies open and is not shuffled back (X4.3)."""
    state.discards = laid_on(state.discards, card)


def return_to_deck(state: SavannahState, card: int) -> None:
    """A card goes back into the deck (cards 17, 18, 28 and 40)."""
    state.deck = laid_on(state.deck, card)


def barred_this_turn(state: SavannahState, card: int) -> bool:
    """Whether a card was taken by espionage this turn and must wait for the next (card 45).

    A secret of those who held it and who hold it.
    """
    return (effects.ESPIONAGE, card) in state.effects


def _draw(play: P, side: int) -> int:
    """A card from the deck, which must not be empty; it is nowhere until the caller puts it."""
    state = play.state
    card = piles.draw(play.chance, f"card-{side_key(side)}", state.deck)
    state.deck = taken_from(state.deck, card)
    return card


class EventDraws(Proc):
    """III: each side draws a card, the British first, and may buy another with momentum (X4.3).

    On turns without events nothing is drawn.
    """

    __slots__ = ("side",)
    clause = "X4.3"
    steps = ("begin", "draw", "extra", "other")

    def __init__(self) -> None:
        super().__init__()
        self.side = CROWN

    def begin(self, play: P) -> Flow:
        return None if TURNS[play.state.turn].events else DONE

    def draw(self, play: P) -> Flow:
        del play
        return Draw(self.side)

    def extra(self, play: P) -> Decision | str:
        """At most one chit of momentum buys one more card (X1.4.card)."""
        state = play.state
        if not state.momentum[self.side] or not state.deck:
            return "other"
        actions = [act("draw"), act("pass")]
        left = state.momentum[self.side]
        return ask_side(state, self.side, "prompt-extra-card", actions, "X1.4", count=left)

    def on_extra(self, play: P, action: Action) -> Flow:
        if action.verb == "pass":
            return "other"
        play.state.momentum[self.side] -= 1
        play.tell("momentum-for-card", side=side_key(self.side))
        return Call(Draw(self.side), "other")

    def other(self, play: P) -> Flow:
        del play
        if self.side == ALLIES:
            return DONE
        self.side = ALLIES
        return "draw"

    def public(self) -> dict[str, str | int]:
        """Whose draw it is."""
        return {"side": side_key(self.side)}


class Draw(Proc):
    """A side receives a card: from the deck, or ``card`` that a coup lets it keep.

    A red card is played at once; one whose event can no longer happen is removed, and another
    drawn in its place.
    """

    __slots__ = ("card", "side")
    clause = "X4.3"
    steps = ("take", "judge")

    def __init__(self, side: int, card: int = 0) -> None:
        super().__init__()
        self.side = side
        self.card = card

    def take(self, play: P) -> Flow:
        if self.card:
            return None
        if not play.state.deck:
            play.tell("deck-empty", side=side_key(self.side))
            return DONE
        self.card = _draw(play, self.side)
        play.tell("card-drawn-hidden", side=side_key(self.side))
        return None

    def judge(self, play: P) -> Flow:
        state, card = play.state, self.card
        if spent(state, card):
            state.gone = laid_on(state.gone, card)
            play.tell("card-redrawn", side=side_key(self.side), card=card)
            self.card = 0
            return "take"
        if CARDS[card].when == "red":
            discard(state, card)
            play.tell("card-played", side=side_key(self.side), card=card)
            self.card = 0
            return Espionage(self.side) if card == effects.ESPIONAGE else Coup(self.side)
        _put_in_hand(play, self.side, card)
        return DONE


class Coup(Proc):
    """17, 18: look at three cards of the deck, keep one and shuffle the others back.

    The copy, C18, gives the same extra card (X4.3.extra).
    """

    __slots__ = ("seen", "side")
    clause = "C17"
    steps = ("look", "choose")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.seen: tuple[int, ...] = ()

    def look(self, play: P) -> Flow:
        state = play.state
        count = min(SEEN, len(state.deck))
        if not count:
            play.tell("deck-empty", side=side_key(self.side))
            return DONE
        self.seen = tuple(sorted(_draw(play, self.side) for _ in range(count)))
        for card in self.seen:
            play.tell("card-seen", holders(state, self.side), side=side_key(self.side), card=card)
        play.tell("coup", side=side_key(self.side), count=count)
        return None

    def choose(self, play: P) -> Decision:
        actions = [act("keep", card) for card in self.seen]
        return ask_side(play.state, self.side, "prompt-coup", actions, self.clause)

    def on_choose(self, play: P, action: Action) -> Flow:
        kept = action.integer(0)
        for card in self.seen:
            if card != kept:
                return_to_deck(play.state, card)
        self.seen = ()
        play.tell("coup-kept", side=side_key(self.side))
        return Draw(self.side, kept)


class Espionage(Proc):
    """45: take a card at random from the enemy's hand, of no use this turn; or draw one."""

    __slots__ = ("side",)
    clause = "C45"
    steps = ("steal",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def steal(self, play: P) -> Flow:
        state, victim = play.state, 1 - self.side
        if not state.hands[victim]:
            return Draw(self.side)
        card = piles.draw(play.chance, f"steal-{side_key(self.side)}", state.hands[victim])
        take_from_hand(state, victim, card)
        play.tell("card-stolen-hidden", side=side_key(self.side))
        for side in (self.side, victim):
            play.tell("card-stolen", holders(state, side), side=side_key(self.side), card=card)
        state.hands = _with(state.hands, self.side, laid_on(state.hands[self.side], card))
        effects.add(play, effects.ESPIONAGE, card)
        return DONE
