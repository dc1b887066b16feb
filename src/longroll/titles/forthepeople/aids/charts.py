"""What stands on the tracks and charts beside the map, as everybody may read it.

The turn track bears the generals and army markers that are on their way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.chart import Cell, Chart, Row
from longroll.engine.event import Message, Value

from ..base import army_key, general_key, side_key, space_key
from ..components import (
    ARMIES,
    CONFEDERATE,
    GENERALS,
    LIMITS,
    SCENARIOS,
    STATES,
    TURN_KEYS,
    UNION,
    ZONES,
)
from ..options.generals import levied_at
from ..reinforcement import state_quota, union_amounts, union_penalty
from ..sequence import next_held
from ..state import ABSENT, SEATS, TRACK, ForThePeopleState
from ..supply import open_runner_ports
from ..victory import last_turn
from .aims import aims

__all__ = ["charts"]

SIDES: Final = (UNION, CONFEDERATE)
FULL_WILL: Final = 120
TRACK_END: Final = 5
"""Where the blockade and amphibious tracks end."""


def charts(state: ForThePeopleState) -> tuple[Chart, ...]:
    """The tracks that are looked at all the time, then the charts."""
    found = (
        _will(state),
        Chart("cards", "3.2", "figure", tuple(_cards(state))),
        _turns(state),
        aims(state),
        Chart("states", "12.1", "table", tuple(_states(state)), ("union", "confederate", "needed")),
        Chart("reinforcements", "10.3", "table", tuple(_reinforcements(state))),
        _level("blockade", "10.5.3", state.blockade),
        Chart("runners", "10.5.2", "table", tuple(_runners(state)), ("open", "roll")),
        _level("amphibious", "6.4.1", state.amphibious),
        Chart("works", "6.8.6", "table", tuple(_works(state)), ("on-map", "at-most")),
        Chart("capitals", "11.2", "table", tuple(_capitals(state))),
        Chart("discards", "4.1", "table", tuple(_discards(state))),
    )
    return tuple(chart for chart in found if chart.rows)


def _said(key: str, **args: Value) -> Message:
    return Message(f"show-{key}", tuple(args.items()))


def _will(state: ForThePeopleState) -> Chart:
    """12, with the side of each marker (12.4)."""
    full = max(FULL_WILL, *state.will)
    rows: list[Row] = []
    for side in SIDES:
        fortune = "rising" if state.fortune[side] > 0 else "falling"
        cells: tuple[Cell, ...] = (state.will[side], _said("fortune", fortune=fortune))
        rows.append(Row(SEATS[side], cells, SEATS[side], of=full))
    return Chart("will", "12", "gauge", tuple(rows))


def _cards(state: ForThePeopleState) -> Iterator[Row]:
    for side in SIDES:
        yield Row("hand", (len(state.hand[side]),), SEATS[side])
    yield Row("deck", (len(state.deck),))
    yield Row("blockade", (state.blockade,))
    yield Row("amphibious", (state.amphibious,))


def _turns(state: ForThePeopleState) -> Chart:
    """The turns of the scenario, with the generals and armies that are due then (10.6, 5.2.1)."""
    first, coming = min(SCENARIOS[state.scenario].first_turn, state.turn), next_held(state, "c")
    rows = [
        Row(TURN_KEYS[turn], tuple(_due(state, turn, coming)), now=turn == state.turn)
        for turn in range(first, last_turn(state) + 1)
    ]
    return Chart("turns", "3.6", "track", tuple(rows))


def _due(state: ForThePeopleState, turn: int, coming: int) -> Iterator[Cell]:
    """Who is due in ``turn``; in ``coming``, the next one with arrivals, whoever has waited too."""
    first = 0 if turn == coming else turn
    for general in GENERALS:
        is_away = state.post[general.index] in (ABSENT, TRACK)
        if is_away and first <= state.due[general.index] <= turn:
            yield general_key(general.index)
    for army in ARMIES:
        if state.army_at[army.index] == TRACK and first <= state.army_due[army.index] <= turn:
            yield army_key(army.index)


def _states(state: ForThePeopleState) -> Iterator[Row]:
    """Who controls each state that can change hands, and with how many of its spaces (12.1)."""
    for place in STATES:
        if place.control_needed:
            held = [(place.spaces & state.controlled(side)).bit_count() for side in SIDES]
            needed = _said("needed", count=place.control_needed, all=place.spaces.bit_count())
            owner = side_key(state.state_owner[place.index])
            yield Row(place.key, (*held, needed), owner)


def _reinforcements(state: ForThePeopleState) -> Iterator[Row]:
    """What the next reinforcements are as things stand, if the game has any more (10.3, 10.4)."""
    turn = next_held(state, "a")
    if not turn:
        return
    yield Row("turn", (TURN_KEYS[turn],))
    for region, count in zip(("east", "center", "west"), union_amounts(state), strict=True):
        yield Row(region, (count,), SEATS[UNION])
    penalty = union_penalty(state)
    if penalty:
        yield Row("penalty", (-penalty,), SEATS[UNION])
    if levied_at(state) >= 0:
        yield Row("levy", (1,), SEATS[UNION])
    yield Row("from-states", (state_quota(state),), SEATS[CONFEDERATE])
    border = [s for s in STATES if s.key in ("mo", "ky")]
    allied = sum(state.state_owner[s.index] == CONFEDERATE for s in border)
    if allied:
        yield Row("from-border", (allied,), SEATS[CONFEDERATE])
    for side in SIDES:
        if state.owed[side]:
            yield Row("returning", (state.owed[side],), SEATS[side])


def _level(key: str, clause: str, level: int) -> Chart:
    rows = [Row(_said("level", count=at), now=at == level) for at in range(TRACK_END + 1)]
    return Chart(key, clause, "track", tuple(rows))


def _runners(state: ForThePeopleState) -> Iterator[Row]:
    """The blockade zones: the ports still open there, and what a runner must roll (10.5.4)."""
    ports = open_runner_ports(state)
    roll = _said("roll-above", count=state.blockade)
    for zone in ZONES:
        opened = zone.ports & ports
        yield Row(zone.key, (opened.bit_count(), roll if opened else "-"))
        for port in members(opened):
            yield Row(space_key(port), place=space_key(port))


def _works(state: ForThePeopleState) -> Iterator[Row]:
    """Fort counters and weapons on the map, and how many there can be (6.7, 6.8.6)."""
    limits = {UNION: LIMITS.union_forts, CONFEDERATE: LIMITS.confederate_forts}
    for side in SIDES:
        yield Row("fort", (state.forts(side).bit_count(), limits[side]), SEATS[side])
    weapons: tuple[tuple[str, Mask, int], ...] = (
        ("ironclad", state.ironclads, LIMITS.ironclads),
        ("torpedoes", state.torpedoes, LIMITS.torpedoes),
    )
    for label, spaces, most in weapons:
        yield Row(label, (spaces.bit_count(), most), SEATS[CONFEDERATE])


def _capitals(state: ForThePeopleState) -> Iterator[Row]:
    for side in SIDES:
        at = state.capital[side]
        if at >= 0:
            yield Row(space_key(at), side=SEATS[side], place=space_key(at))


def _discards(state: ForThePeopleState) -> Iterator[Row]:
    """The cards that have been seen: discarded, or out of the game."""
    for pile, cards in (("discarded", state.discards), ("removed", state.gone)):
        for card in cards:
            yield Row(_said("card", card=card), (_said("pile", pile=pile),))
