"""The deck: dealing, drawing, discarding and the reshuffle (3.2, 4.2.1, 4.2.6, 4.4).

The deck has no order: it is the sorted tuple of the cards that are left, and a card is drawn from
it when it is needed. What is dealt is told to its owner, how many were dealt to everybody.
"""

from __future__ import annotations

from typing import Final

from longroll.engine import piles
from longroll.engine.piles import laid_on, taken_from

from .base import P, Proc, side_key
from .components import CONFEDERATE, HAND_SIZE, UNION
from .state import SEATS, ForThePeopleState

__all__ = [
    "BLOCKADE_CARDS",
    "Deal",
    "could_hold",
    "discard_card",
    "discard_queue",
    "draw_card",
    "drop_from_hand",
    "holds",
    "lay_in_queue",
    "remove_card",
    "reshuffle_if_due",
    "take_at_random",
]

BLOCKADE_CARDS: Final = frozenset({61, 63, 68, 69, 71, 98, 127})
"""The Union's cards that can raise the blockade (10.5.3; scenario rule of 1863, ruling A24)."""


RED_RIVER: Final = 14
"""The Red River Campaign: out of the game when the Union has used it (ruling B40)."""


class Deal(Proc):
    """Each player is dealt the cards of the turn, the Union first (3.2)."""

    __slots__ = ()
    clause = "3.2"
    steps = ("deal",)

    def deal(self, play: P) -> None:
        count = HAND_SIZE[play.state.turn]
        for side in (UNION, CONFEDERATE):
            for _ in range(count):
                draw_card(play, side, f"deal-{side_key(side)}")
            play.tell("cards-dealt", side=side_key(side), count=count)


def holds(state: ForThePeopleState, side: int, card: int) -> bool:
    """Whether a card is in the hand of ``side``: a secret of that side."""
    return card in state.hand[side]


def could_hold(state: ForThePeopleState, seat_side: int, cards: tuple[int, ...]) -> bool:
    """Whether ``seat_side`` may have one of ``cards``, by what everybody can see.

    Public are the number of cards in a hand, the discards, the cards out of the game and those in a
    queue of operations (20).
    """
    queues = [queue[1:] for queue in state.queues]
    hand = state.hand[seat_side]
    return piles.could_hold(hand, cards, state.discards, state.gone, *queues)


def draw_card(play: P, side: int, purpose: str) -> int:
    """Draw a card for ``side``; when the deck is empty the discards become the deck (3.2)."""
    state = play.state
    if not state.deck:
        _recycle(play)
    card = piles.draw(play.chance, purpose, state.deck)
    state.deck = taken_from(state.deck, card)
    state.hand[side] = laid_on(state.hand[side], card)
    play.tell("card-drawn", (SEATS[side],), side=side_key(side), card=card)
    return card


def drop_from_hand(state: ForThePeopleState, side: int, card: int) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    state.hand[side] = taken_from(state.hand[side], card)


def discard_card(play: P, side: int, card: int) -> None:
    """Put a card from a hand on the discards."""
    drop_from_hand(play.state, side, card)
    _note_blockade_card(play.state, side, card)
    play.state.discards = laid_on(play.state.discards, card)


def remove_card(play: P, side: int, card: int) -> None:
    """Put a card from a hand out of the game (4.2.1)."""
    drop_from_hand(play.state, side, card)
    _note_blockade_card(play.state, side, card)
    play.state.gone = laid_on(play.state.gone, card)


def lay_in_queue(state: ForThePeopleState, side: int, general: int, card: int) -> None:
    """A card just played goes on to the queue of operations of ``general`` (20)."""
    state.discards = taken_from(state.discards, card)
    state.gone = taken_from(state.gone, card)
    cards = (*state.queues[side][1:], card)
    state.queues = _with(state.queues, side, (general, *cards))


def discard_queue(state: ForThePeopleState, side: int) -> None:
    """The cards of a queue are discarded (20); the Union's Red River Campaign is removed (B40)."""
    cards = state.queues[side][1:]
    removed = [card for card in cards if card == RED_RIVER and side == UNION]
    state.gone = laid_on(state.gone, *removed)
    state.discards = laid_on(state.discards, *taken_from(cards, *removed))
    state.queues = _with(state.queues, side, ())


def _with(
    queues: tuple[tuple[int, ...], ...], side: int, queue: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return tuple([queue if at == side else other for at, other in enumerate(queues)])


def _note_blockade_card(state: ForThePeopleState, side: int, card: int) -> None:
    """The Union has had a blockade card: in 1863 it owes a raise of the level (15, ruling A24).

    Noted when the card leaves its hand, as each does before the turn is over: that it holds one
    is its secret, and no secret of a hand may lie elsewhere in the state.
    """
    if side == UNION and card in BLOCKADE_CARDS and not state.blockade_duty:
        state.blockade_duty = 1


def take_at_random(play: P, side: int) -> int:
    """A card drawn blindly from the hand of ``side``, which stays in it until it is discarded."""
    return piles.draw(play.chance, f"take-{side_key(side)}", play.state.hand[side])


def reshuffle_if_due(play: P) -> None:
    """Mix the discards into the deck if card 81 or 82 asked for it (4.4.1, 4.4.2)."""
    if play.state.reshuffle:
        play.state.reshuffle = False
        _recycle(play)


def _recycle(play: P) -> None:
    state = play.state
    state.deck = laid_on(state.deck, *state.discards)
    state.discards = ()
    play.tell("deck-reshuffled", count=len(state.deck))
