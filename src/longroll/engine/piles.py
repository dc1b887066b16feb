"""Piles of unique cards: decks, hands, discards.

A pile is the sorted tuple of its cards' numbers. It has no order of its own: the top card is
decided when somebody draws, so that no state contains what nobody may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from longroll.engine.chance import Chance

__all__ = ["Pile", "could_hold", "draw", "laid_on", "shuffled", "taken_from"]

Pile: TypeAlias = tuple[int, ...]


def laid_on(pile: Pile, *cards: int) -> Pile:
    """The pile with ``cards`` added.

    >>> laid_on((3, 8), 5)
    (3, 5, 8)
    """
    return tuple(sorted((*pile, *cards)))


def taken_from(pile: Iterable[int], *cards: int) -> Pile:
    """The pile without ``cards``, not all of which need be in it.

    >>> taken_from((3, 5, 8), 5, 7)
    (3, 8)
    """
    return tuple([card for card in pile if card not in cards])


def draw(chance: Chance, purpose: str, pile: Pile) -> int:
    """A random card of a non-empty pile; it stays there until it is taken."""
    return int(chance.draw(purpose, tuple(map(_name, pile))))


def shuffled(chance: Chance, purpose: str, cards: Sequence[int]) -> list[int]:
    """The cards in random order."""
    return list(map(int, chance.shuffle(purpose, list(map(_name, cards)))))


@cache
def _name(card: int) -> str:
    """A card's text for a question to chance."""
    return str(card)


def could_hold(hand: Pile, cards: Iterable[int], *seen: Iterable[int]) -> bool:
    """Whether a hand could hold one of ``cards``, judging by public information alone.

    Of the hand only its emptiness is considered. ``seen`` are the open piles. This, and not the
    actual hand, decides whether a seat is asked if it plays a card: not asking would reveal its
    hand.

    >>> could_hold((3, 8), (5, 6), (5, 9))
    True
    >>> could_hold((3, 8), (5, 6), (5, 9), (6,))
    False
    """
    return bool(hand) and any(all(card not in pile for pile in seen) for card in cards)
