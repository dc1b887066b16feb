"""An analysis as plain data, to be stored, sent and shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from longroll.bots.analysis.past import Point
from longroll.bots.analysis.turning import Turning

__all__ = ["VERSION", "Analysis", "from_document", "to_document"]

VERSION: Final = 4
"""Of the document and of what it means: one that was stored by another version is made anew."""
DIGITS: Final = 4


class Analysis(NamedTuple):
    """What became of a finished game.

    Attributes:
        title, scenario: what was played.
        seats: in the title's order; the curve is that of the first.
        games: to so many games the chances were fitted; 0 means that they tell who is ahead, and
            no more.
        complete: whether everything was weighed; not so if it was ended early.
        points: the curve.
        decisions: those that cost most, the dearest first; none where no single one cost much.
    """

    title: str
    scenario: str
    seats: tuple[str, ...]
    games: int
    complete: bool
    points: Sequence[Point]
    decisions: Sequence[Turning]


def to_document(analysis: Analysis) -> dict[str, Any]:
    """Plain data for JSON; `from_document` gives an equal analysis back."""
    return {
        "version": VERSION,
        **analysis._asdict(),
        "seats": list(analysis.seats),
        "points": [_rounded(point._asdict()) for point in analysis.points],
        "decisions": [_rounded(one._asdict()) for one in analysis.decisions],
    }


def _rounded(row: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: round(value, DIGITS) if isinstance(value, float) else value
        for name, value in row.items()
    }


def from_document(document: Mapping[str, Any]) -> Analysis | None:
    """The analysis that a document tells; None for one of another version."""
    if document.get("version") != VERSION:
        return None
    return Analysis(
        document["title"],
        document["scenario"],
        tuple(document["seats"]),
        document["games"],
        document["complete"],
        [Point(**point) for point in document["points"]],
        [Turning(**one) for one in document["decisions"]],
    )
