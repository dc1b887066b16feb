"""What a title can lay over its map: who is supplied, what is seen, how far a force can go.

Plain data without a line of how it looks: a place, and one of a few kinds of mark that say the same
in every title, so that whoever draws or tells an overlay need not know the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.event import Message

__all__ = ["MARKS", "Mark", "Overlay"]

MARKS: Final = ("source", "free", "cut", "own", "enemy", "both", "reach", "fight", "block")
"""The kinds of mark, seen from the overlay's ``side``:

* ``source``: where something comes from (supply, a line of sight);
* ``free``: where it comes to; ``cut``: where it does not, though it ought to;
* ``own``, ``enemy``, ``both``: whose the place is in this respect (control, zones of control);
* ``reach``: a place that can be come to, its ``value`` what it costs; ``fight``: the same, and the
  enemy is there;
* ``block``: what stands in the way.
"""


class Mark(NamedTuple):
    """A place marked with a ``kind`` of `MARKS` and a number, 0 for none."""

    place: str
    kind: str
    value: int = 0


class Overlay(NamedTuple):
    """One overlay, built from what a seat may know.

    Attributes:
        key: what it shows; its name is the text ``overlay-KEY``, a mark's ``overlay-KEY-KIND`` (or,
            for all titles, ``overlay-mark-KIND``).
        clause: the rule that it shows.
        marks: the marks, in the order of the map; no place twice.
        side: from whose point of view, or empty.
        lines: pairs of places with a line between them: ways that are open, what is seen.
        about: the key of the place or piece that it was asked about, or empty.
        pairs: whether `Aids.show` tells how it stands between ``about`` and another place, by both
            keys with ``-`` between: a ``verdict``, and what is ``blocked`` by what.
        note: what else bears on it at the moment, as the weather; None for nothing.
    """

    key: str
    clause: str
    marks: tuple[Mark, ...]
    side: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    about: str = ""
    pairs: bool = False
    note: Message | None = None
