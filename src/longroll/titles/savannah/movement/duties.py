"""What a side has to do before its movement phase may end, as far as it can be done.

A duty binds units (or leaders) that have not moved and that can move; when nobody is left who could
do it, it lapses, so that a phase can always end (ruling).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.clause import Denial, deny
from longroll.engine.memo import remembered

from ..base import hex_key, leader_key
from ..components import GRID, LEADER, UNITS
from ..components.parts import ALLIES, ARTILLERY, CROWN, FRENCH
from ..ground import (
    HUGER,
    NEGRO,
    SOUTHERN,
    Lines,
    enemy_adjacent,
    lay,
    leader_stack_ok,
    lines,
    overstacked,
    quarrelling,
    stack_ok,
    units_in,
    zoc,
)
from ..state import DISRUPTED, PARADE, SavannahState
from .onward import can_step
from .readiness import can_set_out
from .walk import (
    ARRIVED,
    Walk,
    begin_walk,
    goes_back,
    leader_may_walk,
)

__all__ = ["Duty", "Plan", "beside_pinned", "can_get_away", "destaing_duty", "duties"]

_DESTAING: Final = LEADER["destaing"]
_TROOPS: Final = tuple(
    tuple(unit.index for unit in UNITS if unit.side == side) for side in (CROWN, ALLIES)
)
_PLACES: Final = tuple(
    tuple((u.index, u.start) for u in UNITS if u.arm == ARTILLERY and u.side == side)
    for side in (CROWN, ALLIES)
)
"""By side, its artillery and where the historical scenario puts it."""
_FRENCH_FOOT: Final = tuple(
    unit.index for unit in UNITS if unit.army == FRENCH and unit.arm != ARTILLERY
)
"""The French units that close combat knows: foot and horse."""


_PINNED: Final = deny("G13.1.PIN.B", "deny-done-pinned")
_DISRUPTED: Final = deny("G13.3.a", "deny-done-disrupted")
_RETURNING: Final = deny("H.1", "deny-done-artillery")


class Duty(NamedTuple):
    """Units that have to move before the phase may end, a leader perhaps, and why."""

    units: Mask
    leader: int
    why: Denial


class Plan(NamedTuple):
    """How a side moves in this phase.

    Attributes:
        disengage: whether its pinned units withdraw (G13.1.PIN.B); else they stay.
        sealed: hexes from which the covered way is closed (X4.9.stack).
        shy: hexes into which nobody may step (G13.1.PIN.B).
    """

    disengage: bool = False
    sealed: tuple[int, ...] = ()
    shy: Mask = 0


def duties(state: SavannahState, side: int, plan: Plan) -> list[Duty]:
    """What ``side`` still has to do in its movement phase; only what can be done."""
    moment = (side, plan, state.moved, state.led)
    known: tuple[object, list[Duty]] | None = state.facts.get("duties")
    if known is None or known[0] != moment:
        known = state.facts["duties"] = (moment, _duties(state, side, plan))
    return known[1]


def _duties(state: SavannahState, side: int, plan: Plan) -> list[Duty]:
    found: list[Duty] = []
    if plan.disengage:
        _add(found, state, _pinned(state, side), _PINNED, plan)
    _add(found, state, _disrupted(state, side), _DISRUPTED, plan)
    for hex_, units in _crowded(state, side):
        why = deny("X4.7.stack", "deny-done-arrivals", hex=hex_key(hex_))
        _add(found, state, units, why, plan)
    if side == ALLIES:
        _add_mixed(found, state, plan)
        _add_huger(found, state, plan)
    else:
        _add_quarrels(found, state, plan)
    if state.scenario == "historical":
        _add(found, state, _returning(state, side), _RETURNING, plan)
        if side == ALLIES and destaing_duty(state):
            why = deny("H.t16", "deny-done-destaing", leader=leader_key(_DESTAING))
            found.append(Duty(0, -1, why))
    return found


def _add(
    found: list[Duty], state: SavannahState, units: list[int], why: Denial, plan: Plan
) -> None:
    """A duty of those among ``units`` that can move; pinned units may stay."""
    able = 0
    for unit in units:
        if state.pinned >> unit & 1 and not plan.disengage:
            continue
        if can_set_out(state, unit, plan.sealed, plan.shy):
            able |= 1 << unit
    if able:
        found.append(Duty(able, -1, why))


def _pinned(state: SavannahState, side: int) -> list[int]:
    return [
        unit for unit in members(state.pinned) if UNITS[unit].side == side and state.at[unit] >= 0
    ]


def _disrupted(state: SavannahState, side: int) -> list[int]:
    """Disrupted units beside enemies, who must get away from as many as they can (G13.3.a)."""
    if DISRUPTED not in state.order:
        return []
    beside = lay(state).beside[1 - side]
    at, order = state.at, state.order
    return [
        unit
        for unit in _TROOPS[side]
        if order[unit] == DISRUPTED and at[unit] >= 0 and beside >> at[unit] & 1
    ]


def _crowded(state: SavannahState, side: int) -> list[tuple[int, list[int]]]:
    """Entry hexes with more than they may hold, and the arrivals in them (X4.7.stack)."""
    if not any(state.arrival):
        return []
    found: list[tuple[int, list[int]]] = []
    for hex_ in overstacked(state):
        arrived = [u for u in lay(state).units[hex_] if state.arrival[u] & ARRIVED]
        if arrived and UNITS[arrived[0]].side == side:
            found.append((hex_, arrived))
    return found


def _add_mixed(found: list[Duty], state: SavannahState, plan: Plan) -> None:
    """Stacks that a retreat or an arrival has mixed have to part (X4.1.1, X4.1.3)."""
    french, american, regular, militia = lay(state).company()
    if not (french & american or regular & militia):
        return
    for hex_ in members(french & american):
        why = deny("X4.1.1.retreat", "deny-done-allied", hex=hex_key(hex_))
        _add(found, state, list(lay(state).units[hex_]), why, plan)
    for hex_ in members(regular & militia):
        if not enemy_adjacent(state, hex_, ALLIES):
            why = deny("X4.1.3.retreat", "deny-done-french", hex=hex_key(hex_))
            _add(found, state, list(lay(state).units[hex_]), why, plan)


def _add_quarrels(found: list[Duty], state: SavannahState, plan: Plan) -> None:
    """Negro Volunteers whom an arrival put together with southern loyalists part (X4.1.2)."""
    for hex_ in quarrelling(state):
        why = deny("X4.1.2", "deny-stack-negro-volunteers", hex=hex_key(hex_))
        units = [u for u in units_in(state, hex_) if u in NEGRO or u in SOUTHERN]
        _add(found, state, units, why, plan)


def _add_huger(found: list[Duty], state: SavannahState, plan: Plan) -> None:
    """Huger does not stay with those whom he may not stack with (X4.18.stack)."""
    hex_ = state.leader_at[HUGER]
    if hex_ < 0:
        return
    why = leader_stack_ok(state, HUGER, hex_)
    able = why is not None and leader_may_walk(state, HUGER)
    if why is not None and able and can_step(state, begin_walk(state, (), (HUGER,), shy=plan.shy)):
        found.append(Duty(0, HUGER, why))


def _returning(state: SavannahState, side: int) -> list[int]:
    """Artillery that fire drove from its place goes back to it (H.1)."""
    return [
        unit
        for unit, start in _PLACES[side]
        if state.at[unit] != start and state.at[unit] >= 0 and goes_back(state, unit)
    ]


# --- Pins (G13.1.PIN.B) ---------------------------------------------------------------------------


def can_get_away(state: SavannahState, unit: int) -> bool:
    """Whether a pinned unit could end a move where no enemy unit is adjacent.

    It goes past no pinned enemy either: those it would leave pinned nobody may come near.
    """
    shy = beside_pinned(state, 1 - UNITS[unit].side)
    return can_set_out(state, unit, shy=shy)  # a step is offered only if the move can end


def beside_pinned(state: SavannahState, side: int) -> Mask:
    """The hexes beside pinned units of a side: closed to the enemy whose own withdraw (PIN.B)."""
    found = 0
    for unit in _pinned(state, side):
        found |= GRID.adjacency[state.at[unit]]
    return found


# --- D'Estaing on turn 16 (H.t16) -----------------------------------------------------------------


def destaing_duty(state: SavannahState) -> bool:
    """Whether D'Estaing is not yet where he takes part in an attack, but could still get there.

    He takes part when he is in a hex with French units that can attack, beside an enemy unit.
    """
    here = state.leader_at[_DESTAING]
    if state.turn != 16 or here < 0:
        return False
    beside = lay(state).beside[CROWN]
    if beside >> here & 1:
        if _assailants(state, here):
            return False
        if any(_could_come(state, unit, here) for unit in _FRENCH_FOOT):
            return True
    if not leader_may_walk(state, _DESTAING):
        return False
    walk = begin_walk(state, (), (_DESTAING,))
    goals = _flood(state, walk) & beside
    return any(_assailants(state, hex_) for hex_ in members(goals)) or any(
        _could_come(state, unit, hex_) for hex_ in members(goals) for unit in _FRENCH_FOOT
    )


def _assailants(state: SavannahState, hex_: int) -> bool:
    """Whether French foot or horse in parade order are in a hex."""
    return any(
        unit in _FRENCH_FOOT and state.order[unit] == PARADE
        for unit in lay(state).units.get(hex_, ())
    )


def _could_come(state: SavannahState, unit: int, hex_: int) -> bool:
    """Whether French foot or horse that have not moved can still get to a hex and stay there."""
    here = state.at[unit]
    if here < 0 or state.order[unit] != PARADE or (state.moved | state.pinned) >> unit & 1:
        return False
    if GRID.distance(here, hex_) > UNITS[unit].movement:
        return False
    if stack_ok(state, hex_, (unit,), moving=False) is not None:
        return False
    return bool(_flood(state, begin_walk(state, (unit,))) >> hex_ & 1)


def _flood(state: SavannahState, walk: Walk) -> Mask:
    """The hexes that a walk can reach by its movement points, whoever is in the way of stacking."""
    foe = 1 - walk.side
    enemy, halt = lay(state).occupied[foe], zoc(state, foe)
    course = Course(lines(state), walk.profiles[0], walk.hex, enemy, halt)
    return _spread(course, walk.normal[0], True) | _spread(course, walk.slow[0], False)


class Course(NamedTuple):
    """Over what ground, at whose cost and from where a walk goes; where enemies are and halt it."""

    ground: Lines
    profile: int
    start: int
    enemy: Mask
    halt: Mask


@remembered(1 << 10)
def _spread(course: Course, limit: int, roads_only: bool) -> Mask:
    """The hexes within ``limit`` halves of a point."""
    ground, start = course.ground, course.start
    costs = ground.costs(course.profile)
    best = {start: 0}
    front = [start]
    while front:
        here = front.pop()
        if course.halt >> here & 1 and here != start:
            continue
        for direction, cost in enumerate(costs[here]):
            to = GRID.neighbours[here][direction]
            if not cost or course.enemy >> to & 1:
                continue
            if roads_only and not ground.roads[here] >> direction & 1:
                continue
            spent = best[here] + cost
            if (spent <= limit or here == start) and spent < best.get(to, limit + 99):
                best[to] = spent
                front.append(to)
    return mask([hex_ for hex_ in best if hex_ != start])
