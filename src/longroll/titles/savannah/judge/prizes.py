"""What a side can take by walking there, without dice: lone leaders, the open city.

`appraisal` counts a part of it as long as a unit can still come: so a march is carried through to
where it pays, and a unit that could take something is not sent elsewhere. Reach is computed
roughly: as if own troops blocked nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import remembered

from ..components import CITY_HEXES, GRID, LEADERS, UNITS
from ..components.parts import ALLIES, ARTILLERY, CROWN
from ..ground import lay, lines, zoc
from ..ground.works import Lines
from ..movement.crowd import gates
from ..movement.march import March
from ..movement.phase import Movement
from ..movement.walk import Walk, begin_walk, is_still, next_walk
from ..sequence import PlayerTurn
from ..state import PARADE, SHATTERED, SavannahState
from .weights import W

__all__ = ["PRICE", "after", "comers", "comes_to", "prizes", "promise"]

PRICE: Final = tuple(
    W.morale * (leader.own_loss + leader.enemy_gain) + W.half_point * leader.vp
    for leader in LEADERS
)
"""By leader, the cost of his capture (T.LEAD)."""
_TO_MOVE: Final = PlayerTurn.positions["movement"]
_MOVING: Final = Movement.positions["moved"]
_HUNDRED: Final = 100
_FEET: Final = tuple(
    tuple(unit.index for unit in UNITS if unit.side == side) for side in (CROWN, ALLIES)
)


def prizes(state: SavannahState, side: int) -> dict[int, int]:
    """What a side can take by walking there: by hex, its worth.

    Leaders without combat units in their hex (G14.32); one whose capture ends the battle, and the
    hexes of the city that the British do not hold (H.vic.AD), count `Weights.decisive`.
    """
    held = lay(state).occupied[1 - side]
    found: dict[int, int] = {}
    for leader, at in enumerate(state.leader_at):
        what = LEADERS[leader]
        if at >= 0 and what.side != side and not held >> at & 1:
            last = state.morale[what.army] <= what.own_loss
            found[at] = found.get(at, 0) + (W.decisive if last else PRICE[leader])
    if state.scenario == "historical" and side == ALLIES:
        for at in members(CITY_HEXES & ~held):
            found[at] = found.get(at, 0) + W.decisive
    return found


def promise(state: SavannahState) -> int:
    """A part of what the active side can still take, while it moves or is about to."""
    if not _is_to_move(state):
        return 0
    open_ = prizes(state, state.active)
    goals, total = mask(list(open_)), 0
    for walk in comers(state, state.active) if goals else ():
        part = W.under_way if walk.hexes else W.in_hand
        for at in members(comes_to(state, walk, goals)):
            goals &= ~(1 << at)
            if open_[at] >= W.decisive:
                return part * open_[at] // _HUNDRED
            total += part * open_[at]
    return total // _HUNDRED


def _is_to_move(state: SavannahState) -> bool:
    """Whether the movement of the active side is not over."""
    before = False
    for frame in state.stack:
        if isinstance(frame, Movement):
            return frame.at <= _MOVING
        if isinstance(frame, PlayerTurn):
            before = frame.at <= _TO_MOVE
    return before


def comers(state: SavannahState, side: int) -> Iterator[Walk]:
    """The units of a side that can still walk; those on their way first, from where they are."""
    if is_still(state):
        return
    under_way = next((f for f in reversed(state.stack) if isinstance(f, March)), None)
    gone = state.pinned | state.withdrawn
    if any(isinstance(frame, Movement) for frame in state.stack):
        gone |= state.moved
    if under_way is not None:
        gone |= mask(under_way.units)
        if under_way.units and under_way.side == side:
            yield under_way.walk()
    for unit in _FEET[side]:
        if state.at[unit] >= 0 and not gone >> unit & 1 and state.order[unit] != SHATTERED:
            yield begin_walk(state, (unit,))


def comes_to(state: SavannahState, walk: Walk, goals: Mask) -> Mask:
    """The goals that a walk can reach and where its first unit takes what is there.

    The city can only be taken in order, and not by guns (H.vic.AD).
    """
    unit, side = walk.units[0], walk.side
    if state.order[unit] != PARADE or UNITS[unit].arm == ARTILLERY:
        goals &= ~CITY_HEXES
    if not goals & _ring(walk.hex, walk.normal[0] // 2):
        return 0
    closed = lay(state).occupied[1 - side] | walk.shy | gates(state, unit, walk.hex)
    barred = zoc(state, 1 - side)
    if walk.hexes and barred >> walk.hex & 1:
        return goals & 1 << walk.hex
    points = min(walk.normal[0], walk.slow[0]) - walk.spent[0]
    return goals & _reached(
        lines(state), walk.profiles[0], walk.hex, points, not walk.hexes, closed, barred
    )


def after(state: SavannahState, walk: Walk, to: int) -> Walk:
    """A walk after one more step, to an adjacent hex."""
    return next_walk(state, walk, GRID.direction(walk.hex, to))


@remembered(1 << 12)
def _ring(hex_: int, far: int) -> Mask:
    return mask([at for at in range(GRID.size) if GRID.distance(hex_, at) <= max(far, 1)])


@remembered(1 << 14)
def _reached(
    ground: Lines, profile: int, start: int, points: int, first: bool, closed: Mask, barred: Mask
) -> Mask:
    """The hexes within ``points`` half points; the ``first`` step may always be taken (G9.1).

    A unit that enters a ``barred`` hex goes no farther.
    """
    costs = ground.costs(profile)
    left = {start: points}
    front = [start]
    for here in front:  # grows during iteration: a hex may be visited again
        if here != start and barred >> here & 1:
            continue
        for to, cost in zip(GRID.neighbours[here], costs[here], strict=True):
            if not cost or closed >> to & 1:
                continue
            rest = left[here] - cost
            if rest < 0 and not (first and here == start):
                continue
            if max(rest, 0) > left.get(to, -1):
                left[to] = max(rest, 0)
                front.append(to)
    return mask(list(left))
