"""The deck: dealing, drawing, discarding and the reshuffle (3.2, 4.2.1, 4.2.6, 4.4).

The deck has no order: it is the sorted tuple of the cards that are left, and a card is drawn from
it when it is needed. What is dealt is told to its owner, how many were dealt to everybody.
"""

from __future__ import annotations

from typing import Final

from .base import P, Proc, side_key
from .components import CARDS, CONFEDERATE, HAND_SIZE, UNION
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


_NAMES: Final = tuple(map(str, range(max(CARDS) + 1)))
"""By card its number as chance is asked for it."""

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
    queue of operations (20); nobody's hand is looked at, for a window that stays shut would betray
    what its opener holds.
    """
    if not state.hand[seat_side]:
        return False
    return any(
        card not in state.discards and card not in state.gone and not _lies_in_queue(state, card)
        for card in cards
    )


def _lies_in_queue(state: ForThePeopleState, card: int) -> bool:
    return any(card in queue[1:] for queue in state.queues)


def draw_card(play: P, side: int, purpose: str) -> int:
    """Draw a card for ``side``; when the deck is empty the discards become the deck (3.2)."""
    state = play.state
    if not state.deck:
        _recycle(play)
    card = int(play.chance.draw(purpose, tuple(map(_NAMES.__getitem__, state.deck))))
    at = state.deck.index(card)
    state.deck = state.deck[:at] + state.deck[at + 1 :]
    state.hand[side] = tuple(sorted((*state.hand[side], card)))
    play.tell("card-drawn", (SEATS[side],), side=side_key(side), card=card)
    return card


def drop_from_hand(state: ForThePeopleState, side: int, card: int) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    state.hand[side] = tuple([other for other in state.hand[side] if other != card])


def discard_card(play: P, side: int, card: int) -> None:
    """Put a card from a hand on the discards."""
    drop_from_hand(play.state, side, card)
    _note_blockade_card(play.state, side, card)
    play.state.discards = tuple(sorted((*play.state.discards, card)))


def remove_card(play: P, side: int, card: int) -> None:
    """Put a card from a hand out of the game (4.2.1)."""
    drop_from_hand(play.state, side, card)
    _note_blockade_card(play.state, side, card)
    play.state.gone = tuple(sorted((*play.state.gone, card)))


def lay_in_queue(state: ForThePeopleState, side: int, general: int, card: int) -> None:
    """A card just played goes on to the queue of operations of ``general`` (20)."""
    state.discards = tuple([other for other in state.discards if other != card])
    state.gone = tuple([other for other in state.gone if other != card])
    cards = (*state.queues[side][1:], card)
    state.queues = _with(state.queues, side, (general, *cards))


def discard_queue(state: ForThePeopleState, side: int) -> None:
    """The cards of a queue are discarded (20); the Union's Red River Campaign is removed (B40)."""
    cards = state.queues[side][1:]
    removed = [card for card in cards if card == RED_RIVER and side == UNION]
    state.gone = tuple(sorted((*state.gone, *removed)))
    state.discards = tuple(sorted((*state.discards, *[c for c in cards if c not in removed])))
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
    options = tuple([str(card) for card in play.state.hand[side]])
    return int(play.chance.draw(f"take-{side_key(side)}", options))


def reshuffle_if_due(play: P) -> None:
    """Mix the discards into the deck if card 81 or 82 asked for it (4.4.1, 4.4.2)."""
    if play.state.reshuffle:
        play.state.reshuffle = False
        _recycle(play)


def _recycle(play: P) -> None:
    state = play.state
    state.deck = tuple(sorted((*state.deck, *state.discards)))
    state.discards = ()
    play.tell("deck-reshuffled", count=len(state.deck))
