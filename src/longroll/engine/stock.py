"""What a player cuts out besides the named pieces: counters and markers by count, and cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.event import Message
from longroll.engine.tableau import STRENGTH, Counter, Marker

__all__ = ["BLANK", "CardStock", "Stock", "strengths"]

BLANK: Final = "blank"
"""The kind of a counter that represents nobody and is drawn with the others."""


class Stock(NamedTuple):
    """Identical counters without a name, or identical markers.

    Attributes:
        front: the printed front; its place is empty.
        back: the printed back; None for only the colour of its side.
        copies: how many a table needs.
    """

    front: Counter | Marker
    back: Counter | Marker | None = None
    copies: int = 1


class CardStock(NamedTuple):
    """A card.

    Attributes:
        number: its number; the text ``card-N`` is its name.
        side: the side whose deck it belongs to, or empty.
        copies: the number of copies.
        kind: the word in place of ``card`` in the keys of its texts, in a deck of other cards.
        effect: what it does, if no text ``card-N-effect`` says so.
        when: when it may be played; None for always.
    """

    number: int
    side: str = ""
    copies: int = 1
    kind: str = "card"
    effect: Message | None = None
    when: Message | None = None


def strengths(
    side: str, counts: tuple[tuple[int, int, int], ...], badges: tuple[str, ...] = ()
) -> tuple[Stock, ...]:
    """Strength points of a side; ``counts`` gives the number in front, that behind, and the copies.

    >>> strengths("union", ((1, 2, 30),))[0].back.number
    2
    """
    return tuple(
        Stock(
            Counter("", side, STRENGTH, number=front, badges=badges),
            Counter("", side, STRENGTH, number=back, badges=badges),
            count,
        )
        for front, back, count in counts
    )
