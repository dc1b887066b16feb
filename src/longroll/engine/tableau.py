"""What lies on the table as one seat sees it: all that the house may read of a position.

A title tells it as plain data (`Title.tableau`): counters and markers with the places where they
lie, zones, the hand. Page, terminal, HTTP interface and drawings read this and never a view, so
that a new title is shown without a line of code outside its folder. Keys are those of actions and
of the `Atlas`; nobody learns from a tableau what the seat may not know.
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
"""The kind of counters without a name of which only the number counts."""

HIDDEN: Final = "hidden"
"""The kind of a counter whose face the seat may not see."""

MOVING: Final = "moving"
"""The stack of what is moving now: it is drawn on top and set apart."""


class Counter(NamedTuple):
    """A counter, or several that cannot be told apart.

    Attributes:
        place: a place of the atlas, or a box beside the map.
        side: the key of the side or army whose colour it has.
        kind: how it is drawn: the kind of its `Piece`, `STRENGTH` or `HIDDEN`.
        key: the piece; empty for what has no name, or whose name the seat may not know.
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
    """A marker that says something of a place or of its sides.

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
    """Places that belong together for the moment: ``kind`` says how they are shaded."""

    kind: str
    places: tuple[str, ...]
    side: str = ""


class Layout(NamedTuple):
    """What lies on the map and in the boxes beside it; counters of a stack from the top down."""

    counters: tuple[Counter, ...] = ()
    markers: tuple[Marker, ...] = ()
    zones: tuple[Zone, ...] = ()

    def stands(self) -> Mapping[str, str]:
        """Where each named piece stands, by its key.

        >>> Layout((Counter("2010", "french", "foot", "foix"),)).stands()
        {'foix': '2010'}
        """
        return {counter.key: counter.place for counter in self.counters if counter.key}


class Open(NamedTuple):
    """A sheet that lies beside the map at this moment.

    Attributes:
        display: the key of the `Display`.
        name: what tells it from others, and begins the places on it: ``1218`` for those called
            ``1218/union-left``. A place of the map if it is about one.
        round: the hour or round that it is at, 0 for none.
        note: what is said at its head, as the hour and whose it is.
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
"""Of a title that has nothing to lay on a table."""
