"""Piles of cards that exist once each: decks, hands, discards.

A pile is the sorted tuple of its cards' numbers. It has no order of its own: what lies on top is
decided when somebody draws, so that no state holds what nobody may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from longroll.engine.chance import Chance

__all__ = ["Pile", "could_hold", "draw", "laid_on", "shuffled", "taken_from"]

Pile: TypeAlias = tuple[int, ...]


def laid_on(pile: Pile, *cards: int) -> Pile:
    """The pile with ``cards`` too.

    >>> laid_on((3, 8), 5)
    (3, 5, 8)
    """
    return tuple(sorted((*pile, *cards)))


def taken_from(pile: Iterable[int], *cards: int) -> Pile:
    """The pile without ``cards``, of which it may lack any.

    >>> taken_from((3, 5, 8), 5, 7)
    (3, 8)
    """
    return tuple([card for card in pile if card not in cards])


def draw(chance: Chance, purpose: str, pile: Pile) -> int:
    """Any card of a pile that is not empty; it stays where it is until it is taken."""
    return int(chance.draw(purpose, tuple(map(_name, pile))))


def shuffled(chance: Chance, purpose: str, cards: Sequence[int]) -> list[int]:
    """The cards in any order."""
    return list(map(int, chance.shuffle(purpose, list(map(_name, cards)))))


@cache
def _name(card: int) -> str:
    """A card as chance is asked for it."""
    return str(card)


def could_hold(hand: Pile, cards: Iterable[int], *seen: Iterable[int]) -> bool:
    """Whether a hand could hold one of ``cards`` for all that everybody knows.

    Of the hand it looks at nothing but whether there is one. ``seen`` are the piles that lie open.
    By this, and not by what a hand holds, a window opens in which a card may be played: one that
    stays shut would betray the hand of whoever would have been asked.

    >>> could_hold((3, 8), (5, 6), (5, 9))
    True
    >>> could_hold((3, 8), (5, 6), (5, 9), (6,))
    False
    """
    return bool(hand) and any(all(card not in pile for pile in seen) for card in cards)
