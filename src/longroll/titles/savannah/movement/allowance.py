"""G9.1, G9.52, X4.7.variable, T.WX How far units and leaders may go, in halves of a point."""

from __future__ import annotations

from typing import Final

from longroll.engine.memo import remembered

from ..components import LEADERS, TABLES, UNITS
from ..components.parts import ARTILLERY
from ..effects import entry_penalty, movement_factor
from ..state import SavannahState

__all__ = [
    "ARRIVED",
    "ARTILLERY_DOUBLED",
    "NO_STRATEGIC",
    "ONE_HEX",
    "PAYS_HEX",
    "PLUS_TWO",
    "halved",
    "leader_limits",
    "unit_limits",
]

# How a unit or leader arrived this player turn (X4.7).
ARRIVED: Final = 1
NO_STRATEGIC: Final = 2
PLUS_TWO: Final = 4
ARTILLERY_DOUBLED: Final = 8
PAYS_HEX: Final = 16
ONE_HEX: Final = 32

_LANDING_BONUS: Final = max(entry.extra for entry in TABLES.variable_entry)


def halved(points: int) -> int:
    """Half of so many half points, rounded up to a whole point (T.WX).

    >>> halved(10), halved(4)
    (6, 2)
    """
    return 2 * -(-points // 4)


def _allowance(state: SavannahState, unit: int) -> int:
    """Movement points of a unit before weather, in halves, cards and arrival included."""
    what = UNITS[unit]
    points = 2 * what.movement
    arrival = state.arrival[unit]
    if arrival & PLUS_TWO:
        points += _LANDING_BONUS
    if arrival & ARTILLERY_DOUBLED and what.arm == ARTILLERY:
        points *= 2
    points *= movement_factor(state, unit)
    if arrival & ARRIVED:
        points -= entry_penalty(state, unit)
    return max(points, 0)


@remembered(1 << 10)
def _limits(sky: str, points: int, on_arrival: bool) -> tuple[int, int, int]:
    """Normal, off-road and strategic allowance of ``points`` in the weather called ``sky``."""
    weather = TABLES.weather[sky]
    if weather.movement == "none":
        return 0, 0, 0
    half = halved(points)
    normal = half if weather.movement == "half" else points
    slow = half if weather.movement.startswith("half") else points
    if weather.strategic == "none" or on_arrival:
        return normal, slow, 0
    if weather.strategic == "slow":
        return normal, slow, 2 * -(-3 * points // 4)  # half as much again, in whole points
    return normal, slow, 2 * points


def unit_limits(state: SavannahState, unit: int) -> tuple[int, int, int]:
    """What a unit may spend: in normal movement, off the roads, in strategic movement."""
    arrival = state.arrival[unit]
    if not arrival and not state.effects:
        return _limits(state.weather, 2 * UNITS[unit].movement, False)
    return _limits(state.weather, _allowance(state, unit), bool(arrival & NO_STRATEGIC))


def leader_limits(state: SavannahState, leader: int) -> tuple[int, int, int]:
    """The same for a leader."""
    barred = bool(state.leader_arrival[leader] & NO_STRATEGIC)
    return _limits(state.weather, 2 * LEADERS[leader].movement, barred)
