"""The contents of a report of a finished game: turns, their events, turning points."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from longroll.bots.analysis import estimate_for
from longroll.bots.analysis.past import Past, Point
from longroll.engine.chart import Chart
from longroll.engine.event import OBSERVER, Event
from longroll.engine.game import Game
from longroll.engine.record import Record
from longroll.engine.replay import replay
from longroll.engine.tableau import HIDDEN, Layout
from longroll.engine.title import Title

__all__ = ["Story", "Swing", "Turn", "all_that_lies", "story"]

TURN: Final = "turn"
"""The event that begins a turn, in every title."""
LEDGER: Final = "deeds"
"""The key of the chart with changes of a score; others describe the position, not a turn."""
MOST: Final = 4
"""Maximum number of turning points."""
LEAST: Final = 0.02
"""Minimum change of a turning point, as a fraction of the full scale."""


class Turn(NamedTuple):
    """A turn: its key and events, and the chances and gauges at its end.

    ``deeds`` are the changes of the score in it, if its title reports them by events.
    """

    key: str
    events: tuple[Event, ...]
    share: float
    gauges: tuple[Chart, ...]
    deeds: tuple[Chart, ...]


class Swing(NamedTuple):
    """A turning point: chances of the first seat before and after.

    ``seq`` is the number of actions after which it was over, ``events`` what happened in it.
    """

    seq: int
    turn: str
    before: float
    after: float
    events: tuple[Event, ...]
    places: tuple[str, ...]


class Story(NamedTuple):
    """A finished game, as a report describes it."""

    title: Title
    record: Record
    game: Game
    past: Past
    points: Sequence[Point]
    fitted: bool
    turns: tuple[Turn, ...]
    swings: tuple[Swing, ...]
    last: Swing


def story(record: Record) -> Story:
    """The story of a game; raises `RecordError`, and `NotOver` if it goes on."""
    past = Past.read(record)
    title = past.title
    counts: list[int] = []
    game = replay(record, before=lambda one: counts.append(len(one.log(OBSERVER))), verify=False)
    log = tuple(game.log(OBSERVER))
    counts.append(len(log))
    estimate = estimate_for(title.info.key, record.scenario)
    points = past.curve(estimate)
    return Story(
        title,
        record,
        game,
        past,
        points,
        estimate.games > 0,
        tuple(_turns(past, log, counts, points)),
        _swings(past, log, counts, points),
        _stretch(past, log, counts, points, len(points) - 1),
    )


def _turns(
    past: Past, log: Sequence[Event], counts: Sequence[int], points: Sequence[Point]
) -> list[Turn]:
    """The log by turns: each begins with its `TURN` event, wherever its action began."""
    title, last = past.title, len(past.states) - 1
    # The set-up, before the first turn, belongs to that turn.
    begun = [at for at, event in enumerate(log) if event.key == TURN][1:]
    starts = [0, *begun]
    # The position after the action that caused the event.
    after = [min(bisect_right(counts, at), last) for at in starts]
    found: list[Turn] = []
    for number, start in enumerate(starts):
        end = after[number + 1] if number + 1 < len(after) else last
        stop = starts[number + 1] if number + 1 < len(starts) else len(log)
        share = next(p.share for p in reversed(points) if p.seq <= end or p.seq == 0)
        charts = title.aids.charts(past.states[end], OBSERVER)
        gauges = tuple(chart for chart in charts if chart.form == "gauge")
        events = tuple(log[start:stop])
        deeds = title.aids.deeds(past.states[end], OBSERVER, events)
        key = title.tableau(past.states[after[number]], OBSERVER).turn
        counted = tuple(chart for chart in deeds if chart.key == LEDGER)
        found.append(Turn(key, events, share, gauges, counted))
    return found


def _swings(
    past: Past, log: Sequence[Event], counts: Sequence[int], points: Sequence[Point]
) -> tuple[Swing, ...]:
    """The greatest changes between quiet moments, in chronological order."""
    changes = sorted(
        # The last point is the final result, whatever led to it.
        range(1, len(points) - 1),
        key=lambda at: (-abs(points[at].share - points[at - 1].share), at),
    )
    chosen: list[int] = []
    for at in changes:
        change = abs(points[at].share - points[at - 1].share)
        near = any(abs(at - other) <= 1 for other in chosen)
        if change >= LEAST and not near and len(chosen) < MOST:
            chosen.append(at)
    return tuple([_stretch(past, log, counts, points, at) for at in sorted(chosen)])


def _stretch(
    past: Past, log: Sequence[Event], counts: Sequence[int], points: Sequence[Point], at: int
) -> Swing:
    """What happened between a quiet moment and the one before it."""
    before, after = points[max(0, at - 1)], points[at]
    events = tuple(log[counts[before.seq] : counts[after.seq]])
    named = (str(value) for event in events for _, value in event.args)
    places = frozenset(past.title.inventory.atlas().place_keys)
    where = tuple(dict.fromkeys(name for name in named if name in places))
    return Swing(after.seq, after.turn, before.share, after.share, events, where)


def all_that_lies(title: Title, state: Any, seats: Sequence[str]) -> Layout:
    """What lies on the map, each counter as the seat that knows most sees it."""
    layouts = [title.tableau(state, seat).layout for seat in (OBSERVER, *seats)]
    best = layouts[0]
    for side in dict.fromkeys(counter.side for one in layouts for counter in one.counters):
        known = min(
            ([counter for counter in one.counters if counter.side == side] for one in layouts),
            key=lambda found: (
                sum(one.number for one in found if one.kind == HIDDEN),
                -len(found),
            ),
        )
        others = tuple(counter for counter in best.counters if counter.side != side)
        best = best._replace(counters=(*others, *known))
    return best
