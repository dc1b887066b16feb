"""2 Points, notoriety and alert."""

from __future__ import annotations

from .base import P
from .components import TABLES
from .state import MosbyState

__all__ = ["change", "perform", "raise_alert", "score"]


def change(state: MosbyState, points: int) -> int:
    """What is left of points won or lost, within the limits of the track (2.3, 2.4)."""
    after = max(TABLES.points_least, min(TABLES.points_most, state.points + points))
    return after - state.points


def score(play: P, points: int, reason: str) -> None:
    """Points won or lost, within their limits (2.3, 2.4)."""
    state = play.state
    amount = change(state, points)
    if amount:
        state.points += amount
        play.tell("points", amount=amount, count=state.points, reason=reason)


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
