"""2 Points, notoriety and alert."""

from __future__ import annotations

from .base import P
from .components import TABLES

__all__ = ["perform", "raise_alert", "score"]


def score(play: P, points: int, reason: str) -> None:
    """Points won or lost, within their limits (2.3, 2.4)."""
    state = play.state
    before = state.points
    state.points = max(TABLES.points_least, min(TABLES.points_most, before + points))
    if state.points != before:
        change = state.points - before
        play.tell("points", amount=change, count=state.points, reason=reason)


def raise_alert(play: P, steps: int) -> None:
    """The alert rises or falls at once, within its limits (2.5)."""
    state = play.state
    before = state.alert
    state.alert = max(1, min(TABLES.alert_most, before + steps))
    if state.alert != before:
        play.tell("alert", amount=state.alert - before, count=state.alert)


def perform(play: P, deed: str, times: int = 1, more: int = 0) -> None:
    """A line of the table (2.6): its points so many ``times``, ``more`` points, and its alert."""
    points, alert = TABLES.performance[deed]
    score(play, points * times + more, deed)
    if alert:
        raise_alert(play, alert)
