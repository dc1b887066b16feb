"""What lies on the table as one seat sees it: all that code outside titles may read of a position.

A title provides it as plain data (`Title.tableau`): counters and markers with the places where they
lie, zones, the hand. Page, terminal, HTTP interface and drawings read this and never a view, so
that a new title is shown without any code outside its folder. Keys are those of actions and of the
`Atlas`; a tableau contains nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from longroll.engine.event import Message

__all__ = [
    "EMPTY",
    "HIDDEN",
    "MOVING",
    "STRENGTH",
    "Counter",
    "Layout",
    "Marker",
    "Open",
    "Tableau",
    "Zone",
]

STRENGTH: Final = "strength"
"""The kind of unnamed counters of which only the number matters."""

HIDDEN: Final = "hidden"
"""The kind of a counter whose face the seat may not see."""

MOVING: Final = "moving"
"""The stack that is moving now: it is drawn on top and set apart."""


class Counter(NamedTuple):
    """A counter, or several indistinguishable ones.

    Attributes:
        place: a place of the atlas, or a box beside the map.
        side: the key of the side or army whose colour it has.
        kind: how it is drawn: the kind of its `Piece`, `STRENGTH` or `HIDDEN`.
        key: the piece; empty if it has no name, or one that the seat may not know.
        number: strength points, or how many there are.
        steps: the steps that it has left; 0 for a counter without steps.
        badges: its condition, each a key: ``pinned``, ``disrupted``, ``spent``...
        stack: empty, or what sets it apart from the other counters of its side there.
    """

    place: str
    side: str
    kind: str
    key: str = ""
    number: int = 1
    steps: int = 0
    badges: tuple[str, ...] = ()
    stack: str = ""


class Marker(NamedTuple):
    """A marker that says something about a place or its sides.

    Attributes:
        kind: how it is drawn: ``control``, ``fort``, ``work``, ``destroyed``...
        place: where it lies.
        side: whose it is, or empty.
        towards: the neighbouring places that it faces or leads to.
        number: what is written on it, 0 for none.
    """

    kind: str
    place: str
    side: str = ""
    towards: tuple[str, ...] = ()
    number: int = 0


class Zone(NamedTuple):
    """Places that currently belong together; ``kind`` says how they are shaded."""

    kind: str
    places: tuple[str, ...]
    side: str = ""


class Layout(NamedTuple):
    """What lies on the map and in the boxes beside it; counters of a stack from the top down."""

    counters: tuple[Counter, ...] = ()
    markers: tuple[Marker, ...] = ()
    zones: tuple[Zone, ...] = ()

    def stands(self) -> Mapping[str, str]:
        """The place of each named piece, by its key.

        >>> Layout((Counter("2010", "french", "foot", "foix"),)).stands()
        {'foix': '2010'}
        """
        return {counter.key: counter.place for counter in self.counters if counter.key}


class Open(NamedTuple):
    """A sheet that currently lies beside the map.

    Attributes:
        display: the key of the `Display`.
        name: what distinguishes it from others, and prefixes the places on it: ``1218`` for those
            called ``1218/union-left``. A place of the map if it is about one.
        round: its current hour or round, 0 for none.
        note: the text at its head, such as the hour and whose it is.
    """

    display: str
    name: str
    round: int = 0
    note: Message | None = None


class Tableau(NamedTuple):
    """What lies on the table for a seat.

    Attributes:
        turn: the key or the number of the turn, as text; empty where there are no turns.
        layout: what lies on the map.
        hand: the cards that the seat holds.
        hands: how many cards each holds, by seat or side, in a fixed order.
        displays: the sheets that are open beside the map; what lies on them is in the layout.
    """

    turn: str = ""
    layout: Layout = Layout()
    hand: tuple[int, ...] = ()
    hands: tuple[tuple[str, int], ...] = ()
    displays: tuple[Open, ...] = ()


EMPTY: Final = Tableau()
"""The tableau of a title with nothing to show."""
