"""Overlays of a title's map: who is supplied, what is seen, how far a force can go.

They are plain data without any style: a place, and one of a few kinds of mark with the same meaning
in every title, so that code that draws or describes an overlay need not know the game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.event import Message

__all__ = ["MARKS", "Mark", "Overlay"]

MARKS: Final = ("source", "free", "cut", "own", "enemy", "both", "reach", "fight", "block")
"""The kinds of mark, seen from the overlay's ``side``:

* ``source``: where something comes from (supply, a line of sight);
* ``free``: where it arrives; ``cut``: where it does not, though it should;
* ``own``, ``enemy``, ``both``: whose the place is in this respect (control, zones of control);
* ``reach``: a place that can be reached, with its cost as ``value``; ``fight``: the same, with an
  enemy there;
* ``block``: an obstacle.
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
        side: the side from whose point of view it is drawn, or empty.
        lines: pairs of places with a line between them: ways that are open, what is seen.
        about: the key of the place or piece that it was requested for, or empty.
        pairs: whether `Aids.show` also takes ``about`` and another place, joined by ``-``, and
            gives a ``verdict`` and what is ``blocked`` by what.
        note: what else matters at the moment, such as the weather; None for nothing.
    """

    key: str
    clause: str
    marks: tuple[Mark, ...]
    side: str = ""
    lines: tuple[tuple[str, str], ...] = ()
    about: str = ""
    pairs: bool = False
    note: Message | None = None
