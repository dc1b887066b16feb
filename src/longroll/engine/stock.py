"""What a player cuts out besides the named pieces: counters and markers by number, and cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.event import Message
from longroll.engine.tableau import STRENGTH, Counter, Marker

__all__ = ["BLANK", "CardStock", "Stock", "strengths"]

BLANK: Final = "blank"
"""The kind of a counter that stands for nobody, and is drawn with the others."""


class Stock(NamedTuple):
    """Counters without a name, or markers, that are all alike.

    Attributes:
        front: what is printed on them; it lies nowhere.
        back: what is printed behind; None for nothing but the colour of its side.
        copies: how many a table needs.
    """

    front: Counter | Marker
    back: Counter | Marker | None = None
    copies: int = 1


class CardStock(NamedTuple):
    """A card.

    Attributes:
        number: its number; the text ``card-N`` is what it is called.
        side: in whose deck it lies, or empty.
        copies: how many there are.
        kind: what stands for ``card`` in the keys of its texts, in a deck of other cards.
        effect: what it does, where no text ``card-N-effect`` says so.
        when: when it may come; None for always.
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
    """Strength points of a side: by ``counts`` the number in front, that behind, how many.

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
