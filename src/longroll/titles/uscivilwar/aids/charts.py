"""What stands on the tracks and charts beside the map; of the cards what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.chart import Chart, Row
from longroll.engine.event import Event, Message, Value

from ..base import card_key, general_key, side_key, side_of, theatre_key, turn_of
from ..cards import hand_size
from ..components import (
    CARD_KINDS,
    CHARTS,
    CONFEDERATE,
    DECKS,
    GENERALS,
    GROUND,
    INFLATION,
    SCENARIOS,
    SCHEDULE,
    SEASONS,
    SHIPS,
    TABLES,
    THEATRES,
    TURNS,
    UNION,
    ZONES,
    Turn,
)
from ..components.parts import ACTS
from ..economy import blockade_modifier, income, open_ports, raised, strength_for
from ..facts import facts
from ..ground import RESOURCES
from ..options import ADVANCED, SALT
from ..reinforcement import turn_of_income
from ..setting_up import START_OF, campaign
from ..ships.yards import ROLLS
from ..state import CivilWarState
from ..victory import (
    balance,
    blockade_held,
    border_objectives,
    confederate_points,
    mississippi_open,
    union_points,
)
from .aims import aims, in_halves

__all__ = ["HEADLINES", "NEWS", "charts", "deeds"]

HEADLINES: Final = frozenset(
    {
        *("battle-lost", "battle-won", "border-state", "destroyed", "fort-captured", "invasion"),
        *("mississippi", "naval-lost", "naval-won", "panic", "score", "surrendered", "overrun"),
    }
)
NEWS: Final = (
    frozenset({"score", "panic", "mississippi", "invasion", "fading", "salt", "border-state"}),
    frozenset({"surrendered", "no-retreat"}),
    frozenset({"fort-captured", "control-marker", "destroyed", "marker-removed"}),
    frozenset({"battle-won", "battle-lost", "battle-tied", "overrun"}),
    frozenset({"naval-won", "naval-lost", "naval-tied", "ship-sunk", "trapped"}),
)
"""Points, surrenders, captures, battles, battles at sea."""
_SIDES: Final = (UNION, CONFEDERATE)
_DICE: Final = range(1, 7)


def charts(state: CivilWarState, seat: str) -> tuple[Chart, ...]:
    """What is looked at all the time, then the tracks and tables."""
    found = (
        Chart("standing", "19.3", "figure", tuple(_standing(state))),
        aims(state),
        Chart("turns", "19.3.3", "track", tuple(_turns(state))),
        Chart("leaders", "16.2", "table", tuple(_appointments(state)), ("turn", "what")),
        Chart("points", "19.3.1", "table", tuple(_points(state)), ("points",)),
        Chart("blockade", "14.4", "table", tuple(_blockade(state)), _BLOCKADE),
        Chart("income", "14.3", "table", tuple(_income(state)), ("points",)),
        Chart("navy", "21.10.1", "table", tuple(_navy(state)), ("navy-built",)),
        Chart("cards", "18.1", "table", tuple(_cards(state, seat)), ("held", "in-deck")),
        Chart("displaced", "14.6", "table", tuple(_displaced(state)), THEATRES),
    )
    return tuple(chart for chart in found if chart.rows)


def deeds(state: CivilWarState, _seat: str, _events: Sequence[Event]) -> tuple[Chart, ...]:
    """19.3: what the points are made of when the game is over."""
    return (Chart("points", "19.3.1", "table", tuple(_points(state)), ("points",)),)


def _said(key: str, **args: Value) -> Message:
    return Message(f"show-{key}", tuple(args.items()))


# --- The head -------------------------------------------------------------------------------------


def _standing(state: CivilWarState) -> Iterator[Row]:
    """Points, the reference number, SP, cards."""
    yield Row("balance", (balance(state),), side_key(UNION))
    yield Row("reference", (turn_of(state).reference,))
    for side in _SIDES:
        yield Row("strength", (sum(state.sp[side].values()),), side_key(side))
    for side in _SIDES:
        yield Row("hand", (hand_size(state, side),), side_key(side))


# --- The turn track -------------------------------------------------------------------------------


def _last(state: CivilWarState) -> int:
    if campaign(state.scenario):
        return TABLES.victory.number("last_turn")
    return SCENARIOS[state.scenario].last


def _turns(state: CivilWarState) -> Iterator[Row]:
    """19.3.3: the turns of the scenario with their reference numbers."""
    first = SCENARIOS[START_OF[state.scenario]].first
    for number in range(first, _last(state) + 1):
        turn = TURNS[number - 1]
        label = _said("turn", turn=number, season=SEASONS[turn.season], year=str(turn.year))
        yield Row(label, (_said("reference", number=turn.reference),), now=number == state.turn)


def _appointments(state: CivilWarState) -> Iterator[Row]:
    """16.2: who will come, rise, move or go, by the turn in which the track says so."""
    for number in range(state.turn + 1, _last(state) + 1):
        for entry in SCHEDULE.get(number, ()):
            args: dict[str, Value] = {"stars": entry.stars} if entry.stars else {}
            if entry.theatre >= 0:
                args["theatre"] = theatre_key(entry.theatre)
            parts = "-".join(["act", ACTS[entry.act], *args])
            side = side_key(GENERALS[entry.general].side)
            yield Row(general_key(entry.general), (number, _said(parts, **args)), side)


# --- Points and money -----------------------------------------------------------------------------


def _points(state: CivilWarState) -> Iterator[Row]:
    """19.3.1, 19.3.2, S1.2: what the points of both sides are made of."""
    found = facts(state)
    mine, union, south = found.held[UNION], side_key(UNION), side_key(CONFEDERATE)
    captured = sum(GROUND.value[place] for place in members(RESOURCES & mine))
    burned = RESOURCES & state.burned & ~mine
    river = state.mississippi * TABLES.victory.number("mississippi")
    yield Row("captured", (captured,), union)
    yield Row("burned", (sum(GROUND.value[place] - 1 for place in members(burned)),), union)
    yield Row("mississippi-open" if mississippi_open(found) else "mississippi", (river,), union)
    yield Row("total", (union_points(state),), union)
    yield Row("invasion", (state.invasion,), south)
    yield Row("panic", (state.panic * TABLES.victory.number("washington"),), south)
    yield Row("total", (confederate_points(state),), south)
    if not campaign(state.scenario):
        yield Row("blockade-held", (in_halves(blockade_held(state)),), union)
        yield Row("border-held", (border_objectives(found),), south)


def _next_income(state: CivilWarState) -> Turn:
    """The turn of the next income; the last one of the game if none follows."""
    return TURNS[min(turn_of_income(state), _last(state)) - 1]


_BLOCKADE: Final = ("ports", "modifier", "runs-least", "runs-most")


def _blockade(state: CivilWarState) -> Iterator[Row]:
    """14.4: by zone the open ports, what they add, and what the next rolls may bring."""
    found, year = facts(state), _next_income(state).year
    for zone, key in enumerate(ZONES):
        ports, modifier = open_ports(found, zone), blockade_modifier(found, zone)
        runs = [CHARTS.run(year, roll + modifier) for roll in _DICE]
        cells = [run if run != INFLATION else 0 for run in runs]
        yield Row(
            f"zone-{key}",
            (ports.bit_count(), modifier, min(cells), max(cells)),
            side_key(CONFEDERATE),
        )


def _income(state: CivilWarState) -> Iterator[Row]:
    """14.3.1: what the next turn brings before the blockade is run, and what it is worth in SP.

    In winter SP are fewer, or leave the map (14.1.2).
    """
    found, south = income(state), side_key(CONFEDERATE)
    total = sum(found) - state.maintenance
    for key, points in zip(("resources", "arsenals", "border", "salt"), found, strict=True):
        if key != "salt" or SALT in state.options:
            yield Row(f"income-{key}", (points,), south)
    yield Row("maintenance", (-state.maintenance,), south)
    yield Row("without-runners", (total,), south)
    number, full = raised(total, _next_income(state)), strength_for(total)
    if number != full:
        yield Row("winter-takes", (number - full,), south)
    yield Row("makes-strength", (number,), south)


def _navy(state: CivilWarState) -> Iterator[Row]:
    """21.10.1: what the Confederates build by a die; the Random State Table tells where."""
    if ADVANCED in state.options:
        south = side_key(CONFEDERATE)
        for kind, rolls in ROLLS.items():
            yield Row(f"{min(rolls)}–{max(rolls)}", (_said("ship", ship=SHIPS[kind]),), south)


# --- Cards, boxes, the table ----------------------------------------------------------------------


def _cards(state: CivilWarState, seat: str) -> Iterator[Row]:
    """18.1: the own cards by kind, of the enemy's only how many there are."""
    for side in _SIDES:
        key = side_key(side)
        if side_of(seat) == side:
            for kind in range(len(CARD_KINDS)):
                if DECKS[side][kind]:
                    cells = (state.hands[side][kind], DECKS[side][kind])
                    yield Row(_said("card", card=card_key(kind)), cells, key)
        else:
            yield Row("all-cards", (hand_size(state, side), sum(DECKS[side])), key)


def _displaced(state: CivilWarState) -> Iterator[Row]:
    """14.6: the SP in the boxes."""
    for side in _SIDES:
        if any(state.displaced[side]):
            yield Row("displaced", tuple(state.displaced[side]), side_key(side))
