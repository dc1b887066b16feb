"""Clocks: time for the game, and time for each turn of it.

A seat's clock runs only while that seat has to choose, except on its member's holidays and while no
server of the club is alive. A clock that has run out ends nothing by itself: the opponent may claim
the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

__all__ = ["Stretch", "left_at", "merged", "passed", "runs_out"]

Stretch = tuple[int, int]
"""A half-open interval of time, in milliseconds since 1970."""


def merged(stretches: Iterable[Stretch]) -> list[Stretch]:
    """The same times as disjoint stretches, in order.

    >>> merged([(5, 9), (1, 3), (2, 4), (9, 10)])
    [(1, 4), (5, 10)]
    """
    found: list[Stretch] = []
    for begin, end in sorted(stretches):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        elif begin < end:
            found.append((begin, end))
    return found


def passed(since: int, now: int, still: Sequence[Stretch]) -> int:
    """The time on a clock from ``since`` to ``now`` that is stopped during ``still`` (merged).

    >>> passed(0, 100, [(10, 30), (90, 200)])
    70
    """
    stood = sum(max(0, min(end, now) - max(begin, since)) for begin, end in still)
    return max(0, now - since - stood)


def left_at(left: int, since: int | None, now: int, still: Sequence[Stretch]) -> int:
    """The time left on a clock ``now``; negative if it has run out.

    ``left`` is the time when it began to run at ``since``, or stopped (None).
    """
    return left if since is None else left - passed(since, now, still)


def runs_out(left: int, since: int, still: Sequence[Stretch]) -> int:
    """When a clock that has been running since ``since`` will run out.

    >>> runs_out(50, 0, [(10, 30), (90, 200)])
    70
    """
    at = since + left
    for begin, end in still:
        if begin < at and end > since:
            at += end - max(begin, since)
    return at
