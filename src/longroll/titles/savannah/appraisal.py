"""How good a position is, for simple bots: what a beginner would count.

Army morale loses the battle when it is gone, victory points decide it at the end; strength in good
order makes and breaks both; the city, Spring Hill and the works are what the assault is about.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import members

from .components import CITY_HEXES, GRID, PERIMETER, SPRING_HILL, TABLES, UNITS
from .components.parts import ALLIES, ARMIES_OF, ARMY_KEYS, ARTILLERY, CROWN
from .ground import occupied
from .outlook import outlook
from .state import PARADE, SavannahState

__all__ = ["appraise", "gauges"]

MORALE: Final = 60
"""A point of army morale while the army is fresh; it is dearer the fewer are left."""
SCARCE: Final = (400, 40, 20)
"""What a point more is worth the nearer an army is to breaking: at 1, and in the two low bands."""
HALF_POINT: Final = 45
STRENGTH: Final = 30
"""A strength point in parade order; two thirds when disrupted, a third when shattered."""
ORDER_PART: Final = (30, 20, 10)
GUN_PART: Final = 2
MOMENTUM: Final = 40
CARD: Final = 6
CITY: Final = 400
HILL: Final = 60
INSIDE: Final = 50
APPROACH: Final = 6
FAR: Final = 20
"""Beyond so many hexes from the city an attacker's distance does not matter any more."""
BEHIND_WORKS: Final = 12
WORK: Final = 40
BREACH: Final = 25
TEMPO: Final = 5
"""To have something left to do is worth more than to have ended the phase."""

_CITY_DISTANCE: Final = tuple(
    min(GRID.distance(hex_, home) for home in members(CITY_HEXES)) for hex_ in range(GRID.size)
)


def appraise(state: SavannahState, side: int) -> int:
    """The worth of a position for ``side``; only differences mean anything."""
    pending = state.pending
    at_work = pending is not None and any(_plays(state, seat, side) for seat in pending.seats)
    promise = outlook(state) if state.active == side else -outlook(state)
    return _worth(state, side) - _worth(state, 1 - side) + promise + TEMPO * at_work


def _plays(state: SavannahState, seat: str, side: int) -> bool:
    return any(state.seat_of(army) == seat for army in ARMIES_OF[side])


def _worth(state: SavannahState, side: int) -> int:
    worth = MOMENTUM * state.momentum[side] + CARD * len(state.hands[side])
    for army in ARMIES_OF[side]:
        worth += _spirit(state.morale[army]) + HALF_POINT * state.vp[army]
    worth += _strength(state, side)
    return worth + (_defence(state) if side == CROWN else _attack(state))


def _spirit(level: int) -> int:
    """What an army's morale is worth: the last points are worth the most."""
    worth = MORALE * level
    low = [band.least for band in TABLES.bands if band.least > 0]
    for least in sorted(low)[1:]:
        worth -= SCARCE[1] * max(0, least - level)
    return worth - (SCARCE[0] if level <= 1 else 0)


def _strength(state: SavannahState, side: int) -> int:
    worth = 0
    for unit in UNITS:
        if unit.side != side or state.at[unit.index] < 0:
            continue
        part = ORDER_PART[state.order[unit.index]] * unit.strength[state.steps[unit.index]]
        worth += part // GUN_PART if unit.arm == ARTILLERY else part
    return worth


def _attack(state: SavannahState) -> int:
    """How near the Allies are to the town, how far inside the lines, what they have opened."""
    tactical, worth = state.tactical, 0
    for unit in UNITS:
        at = state.at[unit.index]
        if unit.side != ALLIES or at < 0:
            continue
        if unit.arm != ARTILLERY or not tactical:
            worth += APPROACH * max(0, FAR - _CITY_DISTANCE[at]) // (1 if tactical else 2)
        if PERIMETER >> at & 1 and state.order[unit.index] == PARADE:
            worth += INSIDE
    held = occupied(state, ALLIES)
    worth += CITY * (held & CITY_HEXES).bit_count() + HILL * (held >> SPRING_HILL & 1)
    worth += WORK * sum(complete for _, _, complete in state.works)
    return worth + BREACH * (state.breached | state.cleared).bit_count()


def _defence(state: SavannahState) -> int:
    """How many hexes of the lines are manned, and whether Spring Hill is."""
    manned = occupied(state, CROWN) & PERIMETER
    return BEHIND_WORKS * manned.bit_count() + HILL * (manned >> SPRING_HILL & 1)


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
