"""X4.9.stack, X4.10 Who may set out together: along the covered way, and on a sortie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.memo import remembered

from ..base import leader_key, unit_key
from ..components import GRID, PERIMETER, PLAYABLE, UNITS, WAY
from ..components.parts import ARTILLERY, CROWN
from ..ground import Lines, is_mixed_allied, lay, leaders_in, lines, units_in, zoc
from ..state import PARADE, SavannahState
from .walk import (
    Walk,
    begin_walk,
    leader_may_walk,
    needs_leader_to_leave,
    why_not_move,
)

__all__ = ["joins", "leaders_out_with"]

OUTSIDE: Final[Mask] = PLAYABLE & ~PERIMETER
_AWAY: Final = tuple(
    min(GRID.distance(hex_, place) for place in members(WAY)) for hex_ in range(GRID.size)
)
"""How far each hex is from the covered way."""


def joins(state: SavannahState, walk: Walk) -> list[Action]:
    """Who may still go along with units that have yet to take a step.

    The rules make a group of units that begin in one hex, wherever that is, if they go along the
    covered way (X4.9.stack), or with a leader out of the perimeter, guns among them (X4.10).
    """
    if not walk.units:
        return []
    commanders = leaders_out_with(state, walk)
    found = [
        act("join", unit_key(unit))
        for unit in units_in(state, walk.hex)
        if _may_join(state, walk, unit)
        and (_goes_out(state, walk, unit, commanders) or _goes_by_the_way(state, walk, unit))
    ]
    found += [
        act("join-leader", leader_key(leader))
        for leader in commanders
        if leader not in walk.leaders
    ]
    return found


def leaders_out_with(state: SavannahState, walk: Walk) -> Sequence[int]:
    """The leaders who could lead these units out of the perimeter, who need one (X4.10)."""
    if walk.side != CROWN or not PERIMETER >> walk.hex & 1:
        return ()
    if not any(needs_leader_to_leave(state, unit) for unit in walk.units):
        return ()
    return tuple(
        leader
        for leader in leaders_in(state, walk.hex, CROWN)
        if leader in walk.leaders
        or (leader_may_walk(state, leader) and _gets_to(state, walk, OUTSIDE, leaders=(leader,)))
    )


def _may_join(state: SavannahState, walk: Walk, unit: int) -> bool:
    return (
        unit not in walk.units
        and state.seat_of(UNITS[unit].army) == state.seat_of(UNITS[walk.units[0]].army)
        and not is_mixed_allied((*walk.units, unit))
        and state.order[unit] == PARADE
        and state.order[walk.units[0]] == PARADE
        and not (state.pinned >> unit & 1)
        and why_not_move(state, unit) is None
    )


def _goes_out(state: SavannahState, walk: Walk, unit: int, commanders: Sequence[int]) -> bool:
    """Whether a unit can go along on a sortie; of guns there is room for one (G7.1)."""
    if _is_gun(unit) and any(_is_gun(other) for other in walk.units):
        return False
    leaders = walk.leaders or commanders[:1]
    return bool(leaders) and _gets_to(state, walk, OUTSIDE, units=(unit,), leaders=leaders)


def _goes_by_the_way(state: SavannahState, walk: Walk, unit: int) -> bool:
    """Whether a unit can go along to the covered way or on it, where no gun goes (T.TEC)."""
    if walk.closed or _is_gun(unit) or any(_is_gun(other) for other in walk.units):
        return False
    if _AWAY[walk.hex] > max(1, max(walk.normal) // 2):  # a hex takes a point or more
        return False
    return _gets_to(state, walk, WAY, units=(unit,))


def _is_gun(unit: int) -> bool:
    return UNITS[unit].arm == ARTILLERY


def _gets_to(
    state: SavannahState,
    walk: Walk,
    goals: Mask,
    units: tuple[int, ...] = (),
    leaders: Sequence[int] = (),
) -> bool:
    """Whether a group, with ``units`` and ``leaders`` added, has the points to get to ``goals``.

    Ground, enemies and their zones are looked at, not who of its own side is in the way.
    """
    everybody = tuple(sorted({*walk.units, *units}))
    led = tuple(sorted({*walk.leaders, *leaders}))
    group = begin_walk(state, everybody, led, walk.closed, walk.shy)
    return _spreads_to(state, group, goals, by_road=False) or (
        group.quiet and _spreads_to(state, group, goals, by_road=True)
    )


def _spreads_to(state: SavannahState, group: Walk, goals: Mask, *, by_road: bool) -> bool:
    """Whether a group gets there in normal movement, or ``by_road`` strategically (G9.52)."""
    foe = 1 - group.side
    limits = group.far if by_road else group.normal
    pieces = tuple(zip(group.profiles, group.spent, limits, strict=True))
    if len(set(pieces)) == 1:
        pieces = pieces[:1]  # what one of them can they all can
    noisy = lay(state).beside[foe] if by_road else 0
    closed = lay(state).occupied[foe] | noisy
    return _gets_through(lines(state), pieces, group.hex, closed, zoc(state, foe), goals, by_road)


@remembered(1 << 10)
def _gets_through(
    ground: Lines,
    pieces: tuple[tuple[int, int, int], ...],
    start: int,
    closed: Mask,
    halt: Mask,
    goals: Mask,
    by_road: bool,
) -> bool:
    """`_spreads_to` for pieces of so many halves of a point.

    Each piece: its column of costs, what it has spent and what it may spend.
    """
    costs = [ground.costs(profile) for profile, _, _ in pieces]
    limits = [limit for _, _, limit in pieces]
    best = {start: tuple([spent for _, spent, _ in pieces])}
    front = [start]
    for here in front:  # grows while it is read: a hex found again is looked at again
        if halt >> here & 1 and here != start:
            continue
        for direction, to in enumerate(GRID.neighbours[here]):
            steps = [cost[here][direction] for cost in costs]
            if to < 0 or not all(steps) or closed >> to & 1:
                continue
            if by_road and not ground.roads[here] >> direction & 1:
                continue
            spent = tuple([was + step for was, step in zip(best[here], steps, strict=True)])
            enough = all(cost <= limit for cost, limit in zip(spent, limits, strict=True))
            if not enough and (here != start or by_road):
                continue
            if goals >> to & 1:
                return True
            if to not in best or sum(spent) < sum(best[to]):
                best[to] = spent
                front.append(to)
    return False
