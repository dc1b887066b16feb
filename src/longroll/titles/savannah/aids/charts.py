"""What stands on the tracks and charts beside the map, as everybody may read it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.engine.chart import Cell, Chart, Row
from longroll.engine.event import Message, Value

from .. import effects
from ..base import army_key, leader_key, unit_key
from ..components import LEADERS, TABLES, TURNS, UNITS
from ..components.parts import (
    ALLIES,
    ARMY_KEYS,
    BRITISH_REGULAR,
    CONTINENTAL,
    CROWN,
    GERMAN,
    MERCENARY,
    METROPOLITAN,
    PROVINCIAL,
)
from ..sequence import last_turn
from ..state import CAPTURED, DUE, ELIMINATED, SavannahState
from .aims import aims

__all__ = ["charts"]

FULL_MORALE: Final = 20
"""The scale of the gauges of morale, unless an army has more."""
_FIRST_TACTICAL: Final = 16
_ARMIES: Final = range(len(ARMY_KEYS))


def charts(state: SavannahState) -> tuple[Chart, ...]:
    """The tracks that are looked at all the time, then the charts."""
    found = (
        _morale(state),
        Chart("standing", "X2.9", "figure", tuple(_standing(state))),
        _turns(state),
        aims(state),
        Chart("reinforcements", "RT", "table", tuple(_due(state)), ("turn", "army")),
        Chart("losses", "X2.1B", "table", tuple(_losses(state)), ("lost", "decisive")),
        Chart("leaders-lost", "T.LEAD", "table", tuple(_leaders_lost(state))),
        Chart("in-force", "X4.3", "table", tuple(_in_force(state))),
        Chart("discards", "X4.3.hand", "table", tuple(_discards(state))),
    )
    return tuple(chart for chart in found if chart.rows)


def _said(key: str, **args: Value) -> Message:
    return Message(f"show-{key}", tuple(args.items()))


def _morale(state: SavannahState) -> Chart:
    """The morale of each army and its level (G16.2)."""
    full = max(FULL_MORALE, *state.morale)
    rows: list[Row] = []
    for army in _ARMIES:
        level = state.morale[army]
        band = _said("level", level=TABLES.band(level).key)
        key = army_key(army)
        rows.append(Row(f"morale-{key}", (level, band), key, of=full))
    return Chart("morale", "G16.2", "gauge", tuple(rows))


def _points(halves: int) -> Cell:
    return halves // 2 if halves % 2 == 0 else f"{halves // 2}.5"


def _standing(state: SavannahState) -> Iterator[Row]:
    """Points, momentum, cards, weather, the state of the defences."""
    for army in _ARMIES:
        key = army_key(army)
        yield Row(f"points-{key}", (_points(state.vp[army]),), key)
    for side in (CROWN, ALLIES):
        yield Row("momentum", (state.momentum[side],), state.seat_for(side))
    if state.scenario == "campaign":
        for side in (CROWN, ALLIES):
            yield Row("hand", (len(state.hands[side]),), state.seat_for(side))
        yield Row("deck", (len(state.deck),))
        done = "complete" if effects.defences_complete(state) else "incomplete"
        yield Row("defences", (_said(done),))
    yield Row("weather", (_said("weather", weather=state.weather),))


def _turns(state: SavannahState) -> Chart:
    """The turns of the scenario, with what the strategic track marks on them."""
    first = _FIRST_TACTICAL if state.scenario == "historical" else 1
    rows = [
        Row(_said("turn", turn=turn), tuple(_marks(turn)), now=turn == state.turn)
        for turn in range(first, last_turn(state) + 1)
    ]
    return Chart("turns", "X1.6", "track", tuple(rows))


def _marks(turn: int) -> Iterator[Cell]:
    if turn >= _FIRST_TACTICAL:
        return
    marks = TURNS[turn]
    for key, there in (
        ("weather", marks.weather),
        ("events", marks.events),
        ("construction", marks.construction),
        ("bombardment", marks.bombardment),
    ):
        if there:
            yield _said(f"track-{key}")


def _due(state: SavannahState) -> Iterator[Row]:
    """Who is still to come, by turn (RT)."""
    coming = [
        (state.due[unit.index], unit.army, unit_key(unit.index))
        for unit in UNITS
        if state.at[unit.index] == DUE and state.due[unit.index] > 0
    ]
    coming += [
        (state.leader_due[leader.index], leader.army, leader_key(leader.index))
        for leader in LEADERS
        if state.leader_at[leader.index] == DUE and state.leader_due[leader.index] > 0
    ]
    for turn, army, key in sorted(coming):
        yield Row(key, (turn, army_key(army)), state.seat_of(army))


def _losses(state: SavannahState) -> Iterator[Row]:
    """The strength points that a decisive victory counts, and how many it asks (X2.1B, X2.4)."""
    lost, needed = state.lost_strength, TABLES.victory
    if state.scenario == "historical":
        total = lost[METROPOLITAN] + lost[CONTINENTAL]
        yield Row(
            "regulars-continentals", (total, needed.historical_strength), state.seat_for(ALLIES)
        )
        return
    british = lost[BRITISH_REGULAR]
    garrison = british + lost[GERMAN] + lost[PROVINCIAL]
    yield Row("garrison", (garrison, needed.crown_strength), state.seat_for(CROWN))
    yield Row("british-regulars", (british, needed.crown_regulars), state.seat_for(CROWN))
    french = lost[METROPOLITAN]
    besiegers = french + lost[MERCENARY] + lost[CONTINENTAL]
    yield Row("besiegers", (besiegers, needed.allied_strength), state.seat_for(ALLIES))
    yield Row("french-regulars", (french, needed.allied_regulars), state.seat_for(ALLIES))


def _leaders_lost(state: SavannahState) -> Iterator[Row]:
    for leader in LEADERS:
        if state.leader_at[leader.index] in (ELIMINATED, CAPTURED):
            yield Row(leader.key, (), state.seat_of(leader.army))


def _in_force(state: SavannahState) -> Iterator[Row]:
    """Cards whose effect lasts until the turn ends; what espionage took is nobody's business."""
    secret = (effects.ESPIONAGE,)
    for code in dict.fromkeys(code for code, _ in state.effects if code > 0 and code not in secret):
        yield Row(_said("card", card=code))


def _discards(state: SavannahState) -> Iterator[Row]:
    """The cards that have been played, and those removed."""
    for card in state.discards:
        yield Row(_said("card", card=card))
    for card in state.gone if state.scenario == "campaign" else ():
        yield Row(_said("card", card=card), (_said("removed"),))
