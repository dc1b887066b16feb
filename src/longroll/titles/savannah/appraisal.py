"""How good a position is, for bots: what a player of the series looks at.

Army morale loses the battle when it is gone, victory points decide it at the end; strength in good
order makes and breaks both; the city, the roads into it, Spring Hill and the works are what the
assault is about. What the coming combats promise is in `outlook`.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.board.trace import neighbours

from .components import CITY_HEXES, GRID, PERIMETER, PLAYABLE, SPRING_HILL, TABLES, UNITS
from .components.parts import ALLIES, ARMIES_OF, ARMY_KEYS, ARTILLERY, CROWN
from .ground import BESIDE_PERIMETER, lay, zoc
from .outlook import danger, outlook
from .state import PARADE, SavannahState
from .weights import W

__all__ = ["appraise", "gauges"]

FAR: Final = 20
"""Beyond so many hexes from the city an attacker's distance does not matter any more."""

_CITY_DISTANCE: Final = tuple(
    min(GRID.distance(hex_, home) for home in members(CITY_HEXES)) for hex_ in range(GRID.size)
)
_APPROACH: Final = tuple(W.approach * max(0, FAR - distance) for distance in _CITY_DISTANCE)

_LINE: Final = neighbours(GRID.adjacency, BESIDE_PERIMETER) & PERIMETER
"""The hexes of the lines that face the enemy."""

_POINTS: Final = tuple(
    tuple(
        tuple(
            part * points // (W.guns if unit.arm == ARTILLERY else 1)
            for points in (strength or 0 for strength in unit.strength)
        )
        for part in W.order
    )
    for unit in UNITS
)
"""By unit, order and steps lost: what it is worth on the board."""
_FOOT: Final = tuple(unit.arm != ARTILLERY for unit in UNITS)
_SIDE: Final = tuple(unit.side for unit in UNITS)


def appraise(state: SavannahState, side: int) -> int:
    """The worth of a battle that goes on, for ``side``; only differences mean anything."""
    pending = state.pending
    at_work = pending is not None and any(_plays(state, seat, side) for seat in pending.seats)
    promise = outlook(state) - danger(state) // W.danger
    promise = promise if state.active == side else -promise
    worth = _worth(state, side) - _worth(state, 1 - side) + _forces(state, side)
    return worth + promise + W.tempo * at_work


def _plays(state: SavannahState, seat: str, side: int) -> bool:
    return any(state.seat_of(army) == seat for army in ARMIES_OF[side])


def _worth(state: SavannahState, side: int) -> int:
    worth = W.momentum * state.momentum[side] + W.card * len(state.hands[side])
    for army in ARMIES_OF[side]:
        worth += _spirit(state.morale[army]) + W.half_point * state.vp[army]
    return worth + (_defence(state) if side == CROWN else _attack(state))


def _spirit(level: int) -> int:
    """What an army's morale is worth: the last points are worth the most."""
    worth = W.morale * level
    low = [band.least for band in TABLES.bands if band.least > 0]
    for least in sorted(low)[1:]:
        worth -= W.morale_low * max(0, least - level)
    return worth - (W.morale_last if level <= 1 else 0)


def _forces(state: SavannahState, side: int) -> int:
    """The strength on the board, how near the Allies are to the town, who has left the lines."""
    steps, order, tactical = state.steps, state.order, state.tactical
    total = [0, 0]
    for unit, at in enumerate(state.at):
        if at < 0:
            continue
        who = _SIDE[unit]
        total[who] += _POINTS[unit][order[unit]][steps[unit]]
        if who != ALLIES:
            if tactical and _FOOT[unit] and not PERIMETER >> at & 1:
                total[CROWN] -= W.outside
            continue
        if not tactical:
            total[ALLIES] += _APPROACH[at] // 2
        elif _FOOT[unit]:
            total[ALLIES] += _APPROACH[at]
        if PERIMETER >> at & 1 and order[unit] == PARADE:
            total[ALLIES] += W.inside
    return total[side] - total[1 - side]


def _attack(state: SavannahState) -> int:
    """What the Allies hold, have opened and have built."""
    held = lay(state).occupied[ALLIES]
    worth = W.city * (held & CITY_HEXES).bit_count() + W.hill * (held >> SPRING_HILL & 1)
    worth += W.work * sum(complete for _, _, complete in state.works)
    return worth + W.breach * (state.breached | state.cleared).bit_count() + _roads(state)


def _roads(state: SavannahState) -> int:
    """The Allies in order with a way into the city that no British zone bars."""
    where = lay(state)
    held, barred = where.occupied[CROWN], zoc(state, CROWN)
    reached = CITY_HEXES & ~held
    seen, worth, first = reached, 0, True
    for value in W.road:
        ring = neighbours(GRID.adjacency, reached) & PLAYABLE & ~held & ~seen
        seen |= ring
        for hex_ in members(ring & where.occupied[ALLIES]):
            able = any(_walks(state, unit) for unit in where.units[hex_])
            worth += (value if first else W.road_more) * able
            first = first and not able
        reached = ring & ~barred
    return worth


def _walks(state: SavannahState, unit: int) -> bool:
    fit = _FOOT[unit] and state.order[unit] == PARADE
    return fit and not (state.pinned | state.lost) >> unit & 1


def _defence(state: SavannahState) -> int:
    """How the lines are manned, which guns in them are covered, and whether Spring Hill is held."""
    where = lay(state)
    inside = where.occupied[CROWN] & PERIMETER
    worth = W.hill * (inside >> SPRING_HILL & 1)
    for hex_ in members(inside):
        units = where.units[hex_]
        if any(_FOOT[unit] and state.order[unit] == PARADE for unit in units):
            worth += W.manned * (_LINE >> hex_ & 1)
            worth += W.guard * sum(not _FOOT[unit] for unit in units)
    return worth


def gauges(state: SavannahState) -> dict[str, int]:
    """What a chronicler would note at the end of a turn; victory points in halves."""
    found: dict[str, int] = {}
    for army, key in enumerate(ARMY_KEYS):
        found[f"morale {key}"] = state.morale[army]
    for army, key in enumerate(ARMY_KEYS):
        found[f"half points {key}"] = state.vp[army]
    for army, key in enumerate(ARMY_KEYS):
        found[f"strength {key}"] = sum(
            unit.strength[state.steps[unit.index]]
            for unit in UNITS
            if unit.army == army and unit.arm != ARTILLERY and state.at[unit.index] >= 0
        )
    found["city hexes destroyed"] = state.destroyed.bit_count()
    return found
