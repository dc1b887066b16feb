"""The worth of a campaign beyond the units on the board now: for `appraisal`.

Reinforcements come only until the assault is announced (X1.6.noreturn); works have to be dug and
guarded before anything can be bombarded (X4.4, X4.6); an army that is not up at the lines when the
tactical track begins walks while its ten turns run; and an assault announced before the British
defences are complete finds them so (X4.14). None of this is in the historical scenario.
"""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from typing import Final

from longroll.board.region import Mask, members
from longroll.board.trace import neighbours

from ..combat.modifiers import unfinished
from ..components import GRID, PERIMETER, PLAYABLE, TABLES, UNITS
from ..components.parts import ALLIES, ARTILLERY
from ..ground import BESIDE_PERIMETER, PROFILE, lay, lines
from ..state import DUE, PARADE, SavannahState
from .weights import W

__all__ = ["CAMPAIGN", "coming", "siege", "to_march"]

CAMPAIGN: Final = "campaign"

LAST: Final = 15
"""The last turn of the strategic track (X1.6)."""
FARTHEST: Final = 60
"""In half movement points: the maximum distance from the lines that is distinguished."""

_LINES: Final = PERIMETER | BESIDE_PERIMETER
_STAGE: Final = neighbours(GRID.adjacency, BESIDE_PERIMETER) & PLAYABLE & ~_LINES
"""The nearest hexes to which the Allies come before the assault (X1.7.attack)."""


def siege(state: SavannahState) -> int:
    """The worth of the siege to the Allies."""
    worth = _works(state) + W.ruin * state.destroyed.bit_count()
    if state.assault or state.tactical:
        return worth + _haste(state)
    return worth + coming(state) + _days(state)


def _days(state: SavannahState) -> int:
    """The worth of the turns before the assault, for digging and bombarding (X4.4, X4.6)."""
    days = min(LAST - state.turn, LAST - TABLES.works.first_turn)
    return days * (W.salvo + W.undug * state.works_left)


# --- Reinforcements -------------------------------------------------------------------------------


def _points(unit: int) -> int:
    what = UNITS[unit]
    points = (what.strength[what.steps] or 0) * W.order[PARADE]
    points = points // W.guns if what.arm == ARTILLERY else points
    return points if what.side == ALLIES else -points


_POINTS: Final = tuple(_points(unit.index) for unit in UNITS)
_REINFORCEMENTS: Final = tuple(
    (unit.index, _POINTS[unit.index], _POINTS[unit.index] * W.later // 100)
    for unit in UNITS
    if unit.turn > 0
)
_ALLIED: Final = tuple(unit.index for unit in UNITS if unit.side == ALLIES)


def coming(state: SavannahState) -> int:
    """The strength that is still to come, to the Allies: the later, the less it counts."""
    worth, turn, at, due = 0, state.turn, state.at, state.due
    for unit, points, later in _REINFORCEMENTS:
        if at[unit] == DUE and due[unit] > 0:
            worth += points - later * (due[unit] - turn)
    return worth


# --- Approach -------------------------------------------------------------------------------------


@cache
def march(profile: int) -> tuple[int, ...]:
    """By hex, the distance in half movement points to the lines, at the costs of a ``profile``.

    Roads and ground count, enemies and weather do not.
    """
    costs = lines(SavannahState(CAMPAIGN)).costs(profile)
    away = [FARTHEST] * GRID.size
    queue = [(0, hex_) for hex_ in members(_STAGE | _LINES)]
    for _, hex_ in queue:
        away[hex_] = 0
    while queue:
        so_far, to = heappop(queue)
        if so_far > away[to]:
            continue
        for direction, hex_ in enumerate(GRID.neighbours[to]):
            if hex_ < 0 or _LINES >> hex_ & 1:
                continue
            step = costs[hex_][(direction + 3) % 6]
            if step and so_far + step < away[hex_]:
                away[hex_] = so_far + step
                heappush(queue, (so_far + step, hex_))
    return tuple(away)


def to_march(unit: int, hex_: int, storm: bool) -> int:
    """The cost of an Allied unit's distance from the lines; in the ``storm`` it also costs time."""
    return march(PROFILE[unit])[hex_] * (W.march + W.walk * storm) // 2


def _haste(state: SavannahState) -> int:
    """The gain of attacking before the defences are complete (X4.14)."""
    bonus = unfinished(state)
    if not bonus:
        return 0
    points = sum(_POINTS[unit] for unit in _ALLIED if state.at[unit] >= 0)
    return bonus * points * W.haste // 100


# --- The works ------------------------------------------------------------------------------------


@cache
def _facing(hex_: int, sides: int) -> int:
    """How many of a counter's sides face the perimeter."""
    here = _to_perimeter(hex_)
    around = GRID.neighbours[hex_]
    looked_at = [around[d] for d in range(6) if sides >> d & 1 and around[d] >= 0]
    return sum(_to_perimeter(other) < here for other in looked_at)


@cache
def _to_perimeter(hex_: int) -> int:
    return min(GRID.distance(hex_, other) for other in members(PERIMETER))


def _works(state: SavannahState) -> int:
    """What has been dug: the nearer the better, if own troops guard it until it is complete."""
    worth = 0
    for hex_, sides, complete in state.works:
        worth += W.sap * (TABLES.works.distance - _to_perimeter(hex_))
        if complete:
            worth += W.work + W.faced * _facing(hex_, sides)
        else:
            worth += W.begun + W.guarded * bool(_guard(state) >> hex_ & 1)
    return worth


def _guard(state: SavannahState) -> Mask:
    """The hexes where Allied foot or horse in order guards works under construction (X4.5)."""
    ranks = lay(state).ranks[ALLIES]
    return ranks | GRID.beside(ranks)
