"""An analysis as plain data, to be stored, sent and shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from longroll.bots.analysis.past import Point
from longroll.bots.analysis.turning import Turning

__all__ = ["VERSION", "Analysis", "from_document", "to_document"]

VERSION: Final = 4
"""The version of the document and its meaning; one stored by another version is made anew."""
DIGITS: Final = 4


class Analysis(NamedTuple):
    """The analysis of a finished game.

    Attributes:
        title, scenario: what was played.
        seats: the seats in the title's order; the curve is that of the first.
        games: the number of games to which the chances were fitted; with 0 they only tell who is
            ahead.
        complete: whether everything was weighed; False if it was ended early.
        points: the curve.
        decisions: those that cost most, the most costly first; none where no single one cost much.
    """

    title: str
    scenario: str
    seats: tuple[str, ...]
    games: int
    complete: bool
    points: Sequence[Point]
    decisions: Sequence[Turning]


def to_document(analysis: Analysis) -> dict[str, Any]:
    """Plain data for JSON; `from_document` restores an equal analysis."""
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
    """The analysis in a document; None for one of another version."""
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
