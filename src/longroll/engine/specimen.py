"""The key to the counters: examples that explain what a title's counters and markers show."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.tableau import MOVING, Counter, Layout, Marker

__all__ = ["Note", "Specimen", "kinds_of"]


class Note(NamedTuple):
    """The meaning of one thing on a counter.

    Attributes:
        key: the text is ``key-KEY``.
        mark: the figure or letter as on the specimen; empty if it is not writing.
    """

    key: str
    mark: str = ""


class Specimen(NamedTuple):
    """An example of a kind of counter or marker, as it lies on the board.

    Attributes:
        key: the kind, or the badge, that it explains; the text ``specimen-KEY`` is its name.
        notes: what is on it, each figure and letter by itself.
        counters, markers: what is drawn. An empty place stands for one of its own; a marker that
            faces another place needs real ones.
        also: other kinds and badges that it explains, because they are drawn in the same way.
    """

    key: str
    notes: tuple[Note, ...]
    counters: tuple[Counter, ...] = ()
    markers: tuple[Marker, ...] = ()
    also: tuple[str, ...] = ()

    @property
    def layout(self) -> Layout:
        """The counters and markers as a layout."""
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
