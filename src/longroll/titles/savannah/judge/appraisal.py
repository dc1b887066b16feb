"""How good a position is, for bots: what a player of the series looks at.

An army that loses its morale loses the battle; victory points decide at the end; strength in good
order affects both; the assault is about the city, the roads into it, Spring Hill and the works. The
value of coming combats is in `outlook`, what is exposed in `exposure`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.board.region import mask, members
from longroll.board.trace import neighbours
from longroll.engine.procedural import asked

from ..components import (
    CITY_HEXES,
    GRID,
    PERIMETER,
    PLAYABLE,
    SPRING_HILL,
    TABLES,
    UNITS,
)
from ..components.parts import ALLIES, ARMIES_OF, ARMY_KEYS, ARTILLERY, CROWN, Unit
from ..damage import BRITISH_SIDES
from ..ground import PROFILE, lay, zoc
from ..state import PARADE, SavannahState
from .exposure import FACING, bare_guns, gaps, lone_leaders, may_follow, to_own_troops
from .outlook import danger, outlook
from .prizes import PRICE, promise
from .siege import CAMPAIGN, siege, to_march
from .weights import W

__all__ = ["appraise", "gauges"]

FAR: Final = 20
"""Distance from the city in hexes beyond which an attacker's distance no longer matters."""

_CITY_DISTANCE: Final = tuple(
    min(GRID.distance(hex_, home) for home in members(CITY_HEXES)) for hex_ in range(GRID.size)
)
_APPROACH: Final = tuple(W.approach * max(0, FAR - distance) for distance in _CITY_DISTANCE)

_SIGN: Final = tuple(1 if unit.side == ALLIES else -1 for unit in UNITS)
_FOOT: Final = tuple(unit.arm != ARTILLERY for unit in UNITS)
_POINTS: Final = tuple(
    tuple(
        tuple(
            part * points // (W.guns if unit.arm == ARTILLERY else 1) * _SIGN[unit.index]
            for points in (strength or 0 for strength in unit.strength)
        )
        for part in W.order
    )
    for unit in UNITS
)
"""By unit, order and steps lost: its worth on the board to the Allies."""


_OF_SIDE: Final = tuple(
    mask([unit.index for unit in UNITS if unit.side == side]) for side in (CROWN, ALLIES)
)

_ASSAULT, _STRATEGIC, _STORM = 0, 1, 2
"""The historical scenario, and the two tracks of a campaign."""


def _place(unit: Unit, hex_: int, *, track: int, parade: bool) -> int:
    """The worth to the Allies of a unit in a hex: near the town, or outside the lines."""
    inside, foot = PERIMETER >> hex_ & 1, _FOOT[unit.index]
    if unit.side != ALLIES:
        return W.outside * (track != _STRATEGIC and foot and not inside)
    near = _APPROACH[hex_] * foot + W.inside * (inside and parade)
    return near if track == _ASSAULT else near - to_march(unit.index, hex_, track == _STORM)


@cache
def _places(profile: int, track: int, parade: bool) -> tuple[int, ...]:
    unit = next(unit for unit in UNITS if PROFILE[unit.index] == profile)
    return tuple(_place(unit, h, track=track, parade=parade) for h in range(GRID.size))


_WORTH: Final = tuple(
    tuple(
        tuple(
            (points, _places(PROFILE[unit.index], track, order == PARADE))
            for order, points in enumerate(_POINTS[unit.index])
        )
        for unit in UNITS
    )
    for track in (_ASSAULT, _STRATEGIC, _STORM)
)
"""By track, unit and order: its worth by steps, and that of each hex."""


def appraise(state: SavannahState, side: int) -> int:
    """The worth to ``side`` of an undecided battle; only differences matter."""
    at_work = any(_plays(state, seat, side) for seat in asked(state))
    hope = outlook(state) - danger(state) // W.danger + promise(state)
    hope = hope if state.active == side else -hope
    worth = _worth(state, side) - _worth(state, 1 - side) + _forces(state, side)
    if state.scenario == CAMPAIGN:
        worth += siege(state) if side == ALLIES else -siege(state)
    return worth + hope + W.tempo * at_work


def _plays(state: SavannahState, seat: str, side: int) -> bool:
    return any(state.seat_of(army) == seat for army in ARMIES_OF[side])


def _worth(state: SavannahState, side: int) -> int:
    worth = W.momentum * state.momentum[side] + W.card * len(state.hands[side])
    worth += W.fired * (state.shot & _OF_SIDE[side]).bit_count()
    for army in ARMIES_OF[side]:
        worth += _spirit(state.morale[army]) + W.half_point * state.vp[army]
    worth -= W.bare * bare_guns(state, side).bit_count() + _forlorn(state, side)
    return worth + (_defence(state) if side == CROWN else _attack(state))


@cache
def _spirit(level: int) -> int:
    """The worth of an army's morale: the last points are worth the most."""
    worth = W.morale * level
    low = [band.least for band in TABLES.bands if band.least > 0]
    for least in sorted(low)[1:]:
        worth -= W.morale_low * max(0, least - level)
    return worth - (W.morale_last if level <= 1 else 0)


def _forlorn(state: SavannahState, side: int) -> int:
    """The expected cost of leaders without troops; one who may still follow them costs nothing."""
    cost = 0
    for leader in lone_leaders(state, side):
        cost += W.astray * to_own_troops(state, leader)
        cost += 0 if may_follow(state, leader) else PRICE[leader] // W.alone
    return cost


def _forces(state: SavannahState, side: int) -> int:
    """Strength on the board, the Allies' distance from the town, and units that left the lines."""
    worth, track = 0, _ASSAULT
    if state.scenario == CAMPAIGN:
        track = _STORM if state.tactical else _STRATEGIC
    board = zip(state.at, state.order, state.steps, _WORTH[track], strict=True)
    for at, order, steps, known in board:
        if at >= 0:
            points, places = known[order]
            worth += points[steps] + places[at]
    return worth if side == ALLIES else -worth


def _attack(state: SavannahState) -> int:
    """What the Allies hold, have breached and have built."""
    held = lay(state).occupied[ALLIES]
    worth = W.city * (held & CITY_HEXES).bit_count() + W.hill * (held >> SPRING_HILL & 1)
    return worth + W.breach * _breaches(state) + _roads(state)


def _breaches(state: SavannahState) -> int:
    """The breaches in the works of the town, less those in the siege works."""
    broken = state.breached | state.cleared
    return 2 * (broken & BRITISH_SIDES).bit_count() - broken.bit_count()


def _roads(state: SavannahState) -> int:
    """Allied units in order with a way into the city that no British zone bars."""
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
    """The garrison of the lines, the covered guns in them, and whether Spring Hill is held."""
    where = lay(state)
    inside = where.occupied[CROWN] & PERIMETER
    manned = where.ranks[CROWN] & PERIMETER
    worth = W.hill * (inside >> SPRING_HILL & 1) - W.gap * gaps(state).bit_count()
    worth += W.manned * (manned & FACING).bit_count()
    return worth + W.guard * (manned & where.guns).bit_count()


def gauges(state: SavannahState) -> dict[str, int]:
    """The numbers of a game at the end of a turn, for statistics; victory points in halves."""
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
