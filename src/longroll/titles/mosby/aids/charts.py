"""What stands on the tracks and charts beside the map, as everybody may read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.engine.chart import Aim, Chart, Row
from longroll.engine.event import Message, Value
from longroll.engine.reference import signed

from ..base import MEN
from ..components import EVENTS, TABLES, TURNS
from ..state import SEAT, SHORT_WAR, MosbyState
from ..victory import LEVELS, forgotten, needed, steps
from ..views import contents
from .waking import wakes

__all__ = ["aims", "charts"]

_CHECKS: Final = (1, 2, 3, 4, 6)


def charts(state: MosbyState) -> tuple[Chart, ...]:
    """What is looked at all the time, then the tables."""
    found = (
        _points(state),
        Chart("band", "2.5", "figure", tuple(_figures(state))),
        _turns(state),
        _victory(state),
        Chart("checks", "9.1", "table", tuple(_checks(state)), ("chance",)),
        Chart("occasions", "7.9", "table", tuple(_occasions(state))),
        Chart("container", "8.4", "table", tuple(_container(state)), ("there",)),
        Chart("used", "19.1", "table", tuple(_used(state)), ("there",)),
    )
    return tuple(chart for chart in found if chart.rows)


def _said(key: str, **args: Value) -> Message:
    return Message(f"show-{key}", tuple(args.items()))


def _points(state: MosbyState) -> Chart:
    """Points of a hundred, with the notoriety that they are (2.1)."""
    cells = (state.points, _said("notoriety", count=state.notoriety))
    row = Row(SEAT, cells, SEAT, of=TABLES.points_most)
    return Chart("points", "2.1", "gauge", (row,))


def aims(state: MosbyState, _seat: str) -> tuple[Aim]:
    """21, 3.2: the levels of victory, and what this turn wants."""
    decisive, substantial, marginal = steps(state)
    levels = {"decisive": decisive, "substantial": substantial, "marginal": marginal}
    last = state.turn >= state.last_turn
    wanted = {} if last else {"needed": needed(state, state.turn)}
    key = "aim-last" if last else "aim-war"
    args = {**levels, "turns": state.last_turn, "count": state.points, **wanted}
    return (Aim(SEAT, _said(key, **args)),)


def _figures(state: MosbyState) -> Iterator[Row]:
    if state.turn < state.last_turn:
        yield Row("needed-now", (needed(state, state.turn),))
    yield Row("needed-war", (needed(state, state.last_turn),))
    if forgotten(state):
        yield Row("idle", (signed(forgotten(state)),))
    yield Row("alert", (state.alert,), of=TABLES.alert_most)
    yield Row("band", (_said("men", men=state.factor * MEN),))
    if state.wounded:
        yield Row("wounded", (_said("turns-left", count=state.wound),))
    if state.food:
        yield Row("food", (_said("carried"),))
    if state.ames:
        yield Row("ames", (_said("entries", count=state.ames),))
    yield Row("deck", (sum(state.deck),))
    if state.rounds:
        yield Row("rounds", (state.rounds,))


def _turns(state: MosbyState) -> Chart:
    """The clock of turns, with the points that each wants at its end (3.2)."""
    rows = [
        Row(
            turn.key,
            (_said("wanted", count=needed(state, turn.number)),),
            now=turn.number == state.turn,
        )
        for turn in TURNS[1 : state.last_turn + 1]
    ]
    return Chart("turns", "3.2", "track", tuple(rows))


def _victory(state: MosbyState) -> Chart:
    """What this turn wants, and what wins the war, if the turn ended now (3.2, 20.4, 21)."""
    wanted, points = needed(state, state.turn), state.points + forgotten(state)
    rows = [Row("aim-turn", (wanted, points, "§ 3.2"), SEAT, now=points >= wanted)]
    clause = "§ 21.3" if SHORT_WAR in state.options else "§ 21.1"
    for level, least in zip(LEVELS, steps(state), strict=True):
        met = points >= least
        rows.append(Row(f"aim-{level}", (least, points, clause), SEAT, now=met))
    columns = ("to-win", "reached", "clause")
    return Chart("victory", "21", "table", tuple(rows), columns)


def _checks(state: MosbyState) -> Iterator[Row]:
    """How likely it is that somebody wakes, by how many are checked (9.1)."""
    for count in _CHECKS:
        yield Row(
            _said("checks", count=count), (_said("percent", count=wakes(count, state.alert)),)
        )


def _occasions(state: MosbyState) -> Iterator[Row]:
    for number in state.drawn:
        if EVENTS[number].number:
            yield Row(_said("occasion", occasion=str(number)))


def _container(state: MosbyState) -> Iterator[Row]:
    for kind, count in contents(state).items():
        yield Row(_said("kind", kind=kind), (count,))


def _used(state: MosbyState) -> Iterator[Row]:
    for card, count in enumerate(state.used):
        if count:
            yield Row(_said("card", card=card), (count,))
