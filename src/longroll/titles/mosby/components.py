"""The components of Mosby's Raiders: what is in the box, read from the pack.

The constants below are the standard pack, for rules to use directly; `load` reads it anew, with
another pack laid over it. Spaces and counters are small integers, sets of them bit masks.

>>> SPACES[SPACE["groveton"]].rows, bool(INITIAL >> SPACE["manassas"] & 1)
((2,), True)
>>> TABLES.recruitment(4, 1), TABLES.reaction(2), TABLES.combat_result(9)
(1, 2, 'R3')
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longroll.board.region import Mask, mask

from .parts import Card, Components, Counter, EventCard, Leader, Space, Turn
from .reading import read_components
from .tables import Tables


def load(overlay: Path | None = None) -> Components:
    """The components, with the files of the directory ``overlay`` in place of ours.

    Raises `PackError`, whose text is one line with the file, the line and the remedy.
    """
    return read_components(overlay)


STANDARD: Final = load()
SPACES: Final[tuple[Space, ...]] = STANDARD.spaces
COUNTERS: Final[tuple[Counter, ...]] = STANDARD.counters
LEADERS: Final[tuple[Leader, ...]] = STANDARD.leaders
CARDS: Final[tuple[Card, ...]] = STANDARD.cards
"""By number; the first is a dummy, for cards are counted from one."""
EVENTS: Final[tuple[EventCard, ...]] = STANDARD.events
"""By number; the first is a dummy."""
TURNS: Final[tuple[Turn, ...]] = STANDARD.turns
"""By number; the first is a dummy."""
TABLES: Final[Tables] = STANDARD.tables

SPACE: Final = {space.key: space.index for space in SPACES}
COUNTER: Final = {counter.key: counter.index for counter in COUNTERS}
LEADER: Final = {leader.key: leader.index for leader in LEADERS}
CARD: Final = {card.key: card.number for card in CARDS[1:]}

NEIGHBOURS: Final = STANDARD.neighbours
BESIDE: Final[tuple[Mask, ...]] = tuple(mask(row) for row in NEIGHBOURS)
"""By space the mask of those beside it."""
SLOW: Final[tuple[Mask, ...]] = STANDARD.slow
"""By space the mask of those beside it that a ford or gap leads to."""
FAR: Final = STANDARD.far
"""By space and space the least number of links between them (1.1)."""

INITIAL: Final[Mask] = mask(space.index for space in SPACES if space.lines == "initial")
ROWS: Final[tuple[Mask, ...]] = tuple(
    mask(space.index for space in SPACES if row in space.rows) for row in range(5)
)
CONFEDERACY: Final[Mask] = mask(space.index for space in SPACES if space.confederacy)
CAMPS: Final[Mask] = mask(space.index for space in SPACES if space.camp)
BRIDGES: Final[Mask] = mask(space.index for space in SPACES if space.bridge)
RAILS: Final[Mask] = mask(space.index for space in SPACES if space.railroads)
EVERYWHERE: Final[Mask] = (1 << len(SPACES)) - 1

COMBAT: Final[Mask] = mask(c.index for c in COUNTERS if c.strength)
"""The counters that are combat units (1.4)."""
CARRIERS: Final[Mask] = mask(c.index for c in COUNTERS if c.kind in ("courier", "supply-wagon"))
TRAINS: Final[Mask] = mask(c.index for c in COUNTERS if c.kind == "wagon-train")
BLANKS: Final[Mask] = mask(c.index for c in COUNTERS if c.kind == "blank")

__all__ = [
    "BESIDE",
    "BLANKS",
    "BRIDGES",
    "CAMPS",
    "CARD",
    "CARDS",
    "CARRIERS",
    "COMBAT",
    "CONFEDERACY",
    "COUNTER",
    "COUNTERS",
    "Card",
    "Components",
    "Counter",
    "EVENTS",
    "EVERYWHERE",
    "EventCard",
    "FAR",
    "INITIAL",
    "LEADER",
    "LEADERS",
    "Leader",
    "NEIGHBOURS",
    "RAILS",
    "ROWS",
    "SLOW",
    "SPACE",
    "SPACES",
    "STANDARD",
    "Space",
    "TABLES",
    "TRAINS",
    "TURNS",
    "Tables",
    "Turn",
    "load",
]
