"""19 The deck of action cards."""

from __future__ import annotations

from .base import P
from .components import CARDS, TABLES

__all__ = ["draw_card", "full_deck", "no_cards"]


def full_deck() -> tuple[int, ...]:
    """How many of each kind there are, by number (19.1)."""
    return tuple([card.copies for card in CARDS])


def no_cards() -> tuple[int, ...]:
    """An empty pile."""
    return (0,) * len(CARDS)


def draw_card(play: P) -> bool:
    """Draw a card, if fewer than six are held (19.2) and there is one; whether it was."""
    state = play.state
    if len(state.hand) >= TABLES.most_cards:
        return False
    if not any(state.deck):
        state.deck, state.used = state.used, no_cards()  # 4.2
    options = [str(n) for n, count in enumerate(state.deck) for _ in range(count)]
    if not options:
        return False
    card = int(play.chance.draw("action-card", options))
    deck = list(state.deck)
    deck[card] -= 1
    state.deck = tuple(deck)
    state.hand = tuple(sorted((*state.hand, card)))
    play.tell("card-drawn", card=card)
    return True
