"""The key to the counters: what a title lays out to explain what its counters and markers say."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.tableau import MOVING, Counter, Layout, Marker

__all__ = ["Note", "Specimen", "kinds_of"]


class Note(NamedTuple):
    """What one thing on a counter means.

    Attributes:
        key: the text ``key-KEY`` says it.
        mark: the figure or letter as it stands on the specimen; empty for what is not writing.
    """

    key: str
    mark: str = ""


class Specimen(NamedTuple):
    """An example of a kind of counter or marker, as it lies on the board.

    Attributes:
        key: the kind, or the badge, that it explains; the text ``specimen-KEY`` is its name.
        notes: what is on it, each figure and letter by itself.
        counters, markers: what is drawn. A place left empty is one of its own; a marker that faces
            another place needs real ones.
        also: other kinds and badges that it explains, as one that is drawn in the same way.
    """

    key: str
    notes: tuple[Note, ...]
    counters: tuple[Counter, ...] = ()
    markers: tuple[Marker, ...] = ()
    also: tuple[str, ...] = ()

    @property
    def layout(self) -> Layout:
        """What lies there."""
        return Layout(self.counters, self.markers)


def kinds_of(layout: Layout) -> dict[str, None]:
    """Every kind and badge that lies on a board, in order; each needs a specimen.

    >>> list(kinds_of(Layout((Counter("a", "red", "foot", badges=("pinned",)),))))
    ['foot', 'pinned']
    """
    found: dict[str, None] = {}
    for counter in layout.counters:
        found |= dict.fromkeys((counter.kind, *counter.badges))
        if counter.stack == MOVING:
            found[MOVING] = None
    return found | dict.fromkeys(marker.kind for marker in layout.markers)
