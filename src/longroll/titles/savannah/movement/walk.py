"""G9 A unit, leader or group under way: how far it may go, and what each next step must obey.

A `Walk` is the whole of it as a value, so that a step can be tried before it is taken. Movement
points are counted in halves.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from longroll.board.region import Mask, mask
from longroll.engine.clause import Denial, deny

from ..base import hex_key, in_points, leader_key, unit_key
from ..components import (
    GRID,
    LEADERS,
    PERIMETER,
    SWAMP,
    TABLES,
    TERRAIN,
    UNITS,
    WAY,
)
from ..components.parts import ALLIES, ARTILLERY, CROWN
from ..effects import leader_active
from ..entering import SORTIE_EXEMPT
from ..ground import (
    BESIDE_PERIMETER,
    LEADER_PROFILE,
    PROFILE,
    enemy_beside,
    lay,
    leader_stack_ok,
    lines,
    stack_ok,
    zoc,
)
from ..state import DISRUPTED, PARADE, SHATTERED, SavannahState
from .allowance import ONE_HEX, PAYS_HEX, leader_limits, unit_limits
from .parting import can_part

__all__ = [
    "HEAVY",
    "NEVER_INSIDE",
    "Walk",
    "after_stride",
    "begin_walk",
    "may_stop",
    "needs_leader_to_leave",
    "next_walk",
    "points_left",
    "goes_back",
    "is_fixed",
    "is_quiet",
    "is_still",
    "leader_may_walk",
    "stride",
    "why_barred",
    "why_halted",
    "why_not_move",
    "why_not_step",
]

_NO_MINIMUM: Final = frozenset(u.index for u in UNITS if "no-minimum-move" in u.tags)
NEVER_INSIDE: Final = frozenset(u.index for u in UNITS if "never-inside-perimeter" in u.tags)
HEAVY: Final = mask(_NO_MINIMUM)
"""Units without the one hex that others may always go (X4.19.move), as a mask."""
_MAY_MOVE_HISTORICAL: Final = frozenset(
    u.index for u in UNITS if "may-move-in-historical" in u.tags
)
SORTIE_TURNS: Final = 10
"""The strategic turns in which the British leave the perimeter only with a leader (X4.10)."""


class Walk(NamedTuple):
    """A move so far.

    Attributes:
        units: who moves together: one unit, or a group (X4.9.stack, X4.10), or none.
        leaders: the leaders who move with them, or one leader alone.
        hex: where they are.
        hexes: how many hexes they have entered.
        roads: whether every step so far was by road or track.
        quiet: whether they were nowhere adjacent to enemy units, their start included.
        spent: halves of a point spent, by unit and then by leader.
        normal: what each may spend in normal movement.
        slow: the same once it has left the roads (fog), else equal to ``normal``.
        far: what each may spend in strategic movement; 0 where there is none.
        closed: 1 where the covered way is closed to them (X4.9.stack).
        shy: hexes that nobody may step into because pinned enemies stand beside them (G13.1.PIN.B).
        side: whose they are.
        profiles: the column of costs of each (`ground.PROFILE`).
        ends: the hexes where duties let the move end (`duties`); -1 for everywhere.
    """

    units: tuple[int, ...]
    leaders: tuple[int, ...]
    hex: int
    hexes: int
    roads: bool
    quiet: bool
    spent: tuple[int, ...]
    normal: tuple[int, ...]
    slow: tuple[int, ...]
    far: tuple[int, ...]
    closed: bool
    shy: Mask
    side: int
    profiles: tuple[int, ...]
    ends: Mask = -1


# --- Setting out ----------------------------------------------------------------------------------


def begin_walk(
    state: SavannahState,
    units: tuple[int, ...],
    leaders: tuple[int, ...] = (),
    closed: bool = False,
    shy: Mask = 0,
    ends: Mask = -1,
) -> Walk:
    """The walk of units and leaders who stand together, before its first step.

    Of a lone unit it is asked again and again, and kept until something on the board changes.
    """
    if leaders or len(units) != 1:
        return _begun(state, units, leaders, closed, shy, ends)
    known: dict[tuple[int, int, bool, Mask], Walk] = state.facts.setdefault("walks", {})
    moment = (units[0], state.arrival[units[0]], closed, shy)
    walk = known.get(moment)
    if walk is None:
        walk = known[moment] = _begun_alone(state, units[0], closed, shy)
    return walk if ends == -1 else walk._replace(ends=ends)


def _begun_alone(state: SavannahState, unit: int, closed: bool, shy: Mask) -> Walk:
    """`_begun` of a lone unit: most walks are one."""
    normal, slow, far = unit_limits(state, unit)
    hex_, side, profile = state.at[unit], UNITS[unit].side, PROFILE[unit]
    spent = _entry_cost(state, hex_, profile) if state.arrival[unit] & PAYS_HEX else 0
    head = ((unit,), (), hex_, 0, True, is_quiet(state, side, hex_), (spent,))
    return Walk(*head, (normal,), (slow,), (far,), closed, shy, side, (profile,))


def _begun(
    state: SavannahState,
    units: tuple[int, ...],
    leaders: tuple[int, ...],
    closed: bool,
    shy: Mask,
    ends: Mask,
) -> Walk:
    limits = [unit_limits(state, unit) for unit in units]
    limits += [leader_limits(state, leader) for leader in leaders]
    hex_ = state.at[units[0]] if units else state.leader_at[leaders[0]]
    side = UNITS[units[0]].side if units else LEADERS[leaders[0]].side
    quiet = is_quiet(state, side, hex_)
    normal, slow, far = zip(*limits, strict=True)
    profiles = [PROFILE[unit] for unit in units] + [LEADER_PROFILE[side]] * len(leaders)
    arrivals = [state.arrival[unit] for unit in units]
    arrivals += [state.leader_arrival[leader] for leader in leaders]
    spent = [
        _entry_cost(state, hex_, profile) if arrival & PAYS_HEX else 0
        for profile, arrival in zip(profiles, arrivals, strict=True)
    ]
    head = (units, leaders, hex_, 0, True, quiet, tuple(spent), normal, slow, far)
    return Walk(*head, closed, shy, side, tuple(profiles), ends)


def _entry_cost(state: SavannahState, hex_: int, profile: int) -> int:
    """What entering the map elsewhere than planned costs: the cheapest step into the hex."""
    costs = lines(state).costs(profile)
    into = [
        costs[other][(d + 3) % 6]
        for d, other in enumerate(GRID.neighbours[hex_])
        if other >= 0 and costs[other][(d + 3) % 6]
    ]
    return min(into, default=2)


# --- May it move at all (G9.2, G13.3, G13.4, G12.4, H.1) ------------------------------------------


def why_not_move(state: SavannahState, unit: int) -> Denial | None:
    """Why a unit may not set out at all; None if it may. Pins are `phase`'s affair."""
    if state.moved >> unit & 1:
        return deny("G9.1", "deny-unit-moved", unit=unit_key(unit))
    if state.order[unit] == SHATTERED:
        return deny("G9.2.e", "deny-shattered-move", unit=unit_key(unit))  # G13.4.a
    if state.withdrawn >> unit & 1:
        return deny("G12.4.restr", "deny-withdrawn-move", unit=unit_key(unit))
    if is_still(state):
        return deny("T.WX", "deny-hurricane-move")
    if is_fixed(state, unit):
        return deny("H.1", "deny-fixed-artillery", unit=unit_key(unit))
    return None


def is_still(state: SavannahState) -> bool:
    """Whether the weather lets nobody move (T.WX)."""
    return TABLES.weather[state.weather].movement == "none"


def is_fixed(state: SavannahState, unit: int) -> bool:
    """Whether artillery stands fast where the historical scenario put it (H.1)."""
    what = UNITS[unit]
    return (
        state.scenario == "historical"
        and what.arm == ARTILLERY
        and unit not in _MAY_MOVE_HISTORICAL
        and not state.released >> unit & 1
        and state.at[unit] == what.start
    )


def goes_back(state: SavannahState, unit: int) -> bool:
    """Whether artillery driven from its place by fire is on its way back to it (H.1)."""
    what = UNITS[unit]
    return (
        state.scenario == "historical"
        and what.arm == ARTILLERY
        and unit not in _MAY_MOVE_HISTORICAL
        and not state.released >> unit & 1
        and what.start >= 0
        and state.at[unit] != what.start
    )


# --- A step (G8.3, G9.1, G9.2, X1.7, X4.9, X4.10) -------------------------------------------------


def needs_leader_to_leave(state: SavannahState, unit: int) -> bool:
    """Whether a British unit leaves the perimeter only with a leader (X4.10)."""
    return (
        UNITS[unit].side == CROWN
        and state.turn <= SORTIE_TURNS
        and (unit not in SORTIE_EXEMPT or bool(state.entered >> unit & 1))
    )


def why_not_step(state: SavannahState, walk: Walk, direction: int) -> Denial | None:
    """Why the walk may not take a step in a direction; None if it may."""
    return why_barred(state, walk, direction) or _why_no_way_on(state, walk, direction)


def why_barred(state: SavannahState, walk: Walk, direction: int) -> Denial | None:
    """`why_not_step`, whether the move may end there or go on from there or not."""
    to = GRID.neighbours[walk.hex][direction]
    costs = _costs(state, walk, direction)
    if to < 0 or not all(costs):
        return deny("G9.2.a", "deny-prohibited-terrain", hex=_name(to))
    if lay(state).occupied[1 - walk.side] >> to & 1:
        return deny("G9.2.a", "deny-enemy-held", hex=hex_key(to))
    return (
        why_halted(state, walk)
        or _why_closed(state, walk, to)
        or _why_too_far(state, walk, to, direction, costs)
        or (stack_ok(state, to, walk.units, moving=True) if walk.units else None)
    )


def _name(hex_: int) -> str:
    return hex_key(hex_) if hex_ >= 0 else "off-map"


def _costs(state: SavannahState, walk: Walk, direction: int) -> list[int]:
    """The cost of a step for each who walks; 0 for whom it is prohibited."""
    ground = lines(state)
    return [ground.costs(profile)[walk.hex][direction] for profile in walk.profiles]


def why_halted(state: SavannahState, walk: Walk) -> Denial | None:
    """Enemy zones (G8.32), a single hex for the disrupted and for some who have just arrived."""
    if not walk.hexes:
        return None
    if zoc(state, 1 - walk.side) >> walk.hex & 1:
        return deny("G8.31", "deny-zone-halts", hex=hex_key(walk.hex))
    for unit in walk.units:
        if state.lost >> unit & 1:
            return deny("X4.9.pen", "deny-lost-halts", unit=unit_key(unit))
        if state.order[unit] == DISRUPTED:
            return deny("G9.2.d", "deny-disrupted-one-hex", unit=unit_key(unit))
        if state.arrival[unit] & ONE_HEX:
            return deny("RT.7", "deny-one-hex-on-arrival", unit=unit_key(unit))
        if is_fixed(state, unit):
            return deny("H.1", "deny-fixed-artillery", unit=unit_key(unit))
    for leader in walk.leaders:
        if state.leader_arrival[leader] & ONE_HEX:
            return deny("RT.7", "deny-leader-one-hex", leader=leader_key(leader))
    return None


def _why_closed(state: SavannahState, walk: Walk, to: int) -> Denial | None:
    """Places that are closed to these units, whatever the cost."""
    where = hex_key(to)
    if walk.shy >> to & 1:
        return deny("G13.1.PIN.B", "deny-beside-pinned", hex=where)
    if walk.closed and WAY >> to & 1:
        return deny("X4.9.stack", "deny-way-together", hex=where)
    for unit in walk.units:
        if goes_back(state, unit) and not _nears(walk.hex, to, UNITS[unit].start):
            return deny("H.1", "deny-artillery-returns", unit=unit_key(unit))
    if walk.side == ALLIES:
        if walk.units and not state.tactical and BESIDE_PERIMETER >> to & 1:
            return deny("X1.7.attack", "deny-perimeter", hex=where)
        return None
    return _why_no_gate(state, walk, to)


def _nears(here: int, to: int, goal: int) -> bool:
    return GRID.distance(to, goal) < GRID.distance(here, goal)


def _why_no_gate(state: SavannahState, walk: Walk, to: int) -> Denial | None:
    """The British and the line of the perimeter (X4.8.creek, X4.10)."""
    inside, entering = PERIMETER >> walk.hex & 1, PERIMETER >> to & 1
    if entering and any(unit in NEVER_INSIDE for unit in walk.units):
        return deny("X4.8.creek", "deny-creeks-inside", hex=hex_key(to))
    if state.turn > SORTIE_TURNS or inside == entering:
        return None
    if inside and not walk.leaders:
        for unit in walk.units:
            if needs_leader_to_leave(state, unit):
                return deny("X4.10", "deny-sortie-leader", unit=unit_key(unit))
    if entering:
        for leader in walk.leaders:
            if _awaits(state, walk, leader):
                return deny("X4.10.ret", "deny-leader-returns-last", leader=leader_key(leader))
    return None


def _awaits(state: SavannahState, walk: Walk, leader: int) -> bool:
    """Whether units that left with a leader are still outside, those with him apart."""
    return any(
        led_by == leader and state.at[unit] >= 0 and unit not in walk.units
        for unit, led_by in enumerate(state.sortie_of)
    )


def _is_swamp(state: SavannahState, walk: Walk, to: int, direction: int) -> bool:
    """Whether the step wades through the swamp, without a road."""
    return TERRAIN[to] == SWAMP and not lines(state).roads[walk.hex] >> direction & 1


def _why_too_far(
    state: SavannahState, walk: Walk, to: int, direction: int, costs: list[int]
) -> Denial | None:
    """Movement points (G9.1, G9.52), and the one hex that most may always go (G9.1.exc)."""
    first = not walk.hexes
    by_road = walk.roads and bool(lines(state).roads[walk.hex] >> direction & 1)
    strategic = by_road and walk.quiet and is_quiet(state, walk.side, to) and not WAY >> to & 1
    swamp = first and _is_swamp(state, walk, to, direction)
    for place, cost in enumerate(costs):
        spent = walk.spent[place] + cost
        limit = walk.normal[place] if by_road else walk.slow[place]
        if spent <= limit or (strategic and spent <= walk.far[place]):
            continue
        heavy = place < len(walk.units) and walk.units[place] in _NO_MINIMUM
        if first and not swamp and not heavy and walk.normal[place]:
            continue
        clause = "X4.19.move" if first else "G9.1"
        return deny(clause, "deny-movement-points", hex=hex_key(to), count=in_points(cost))
    return None


def is_quiet(state: SavannahState, side: int, hex_: int) -> bool:
    """Whether no unit of the enemy of ``side`` is adjacent to a hex."""
    return not lay(state).beside[1 - side] >> hex_ & 1


def _why_no_way_on(state: SavannahState, walk: Walk, direction: int) -> Denial | None:
    """Whether a move may neither end after a step nor go on from there (X4.1, G9.2)."""
    there = next_walk(state, walk, direction)
    denial = _why_not_stop(state, there, walk.hex)
    if denial is not None and not any(
        why_not_step(state, there, onward) is None for onward in range(6)
    ):
        return denial
    return None


Stride: TypeAlias = tuple[int, bool, bool, tuple[int, ...]]
"""What a step changes of a `Walk`: its hex, roads, quiet and what has been spent."""


def stride(state: SavannahState, walk: Walk, direction: int) -> Stride:
    """What a step that `why_not_step` allows changes of a walk."""
    here, ground = walk.hex, lines(state)
    to = GRID.neighbours[here][direction]
    roads = walk.roads and bool(ground.roads[here] >> direction & 1)
    quiet = walk.quiet and is_quiet(state, walk.side, to)
    if len(walk.profiles) == 1:  # most walk alone
        return to, roads, quiet, (walk.spent[0] + ground.costs(walk.profiles[0])[here][direction],)
    costs = _costs(state, walk, direction)
    return to, roads, quiet, tuple([a + b for a, b in zip(walk.spent, costs, strict=True)])


def after_stride(walk: Walk, change: Stride) -> Walk:
    """The walk once a step has changed it."""
    units, leaders, _, hexes, _, _, _, normal, slow, far, closed, shy, side, profiles, ends = walk
    to, roads, quiet, spent = change
    begun = (units, leaders, to, hexes + 1, roads, quiet, spent)  # `_replace` takes twice as long
    return Walk(*begun, normal, slow, far, closed, shy, side, profiles, ends)


def next_walk(state: SavannahState, walk: Walk, direction: int) -> Walk:
    """The walk after a step that `why_not_step` allows."""
    return after_stride(walk, stride(state, walk, direction))


def points_left(walk: Walk) -> tuple[int, int]:
    """Halves of a point left to whoever has the fewest, and their place in the walk.

    In normal movement: how far strategic movement goes by road is another matter (G9.52).
    """
    limits = walk.normal if walk.roads else walk.slow
    left = [limit - spent for limit, spent in zip(limits, walk.spent, strict=True)]
    scarce = min(range(len(left)), key=left.__getitem__)
    return max(left[scarce], 0), scarce


# --- Where a move may end -------------------------------------------------------------------------


def may_stop(state: SavannahState, walk: Walk, came_from: int = -1) -> bool:
    """Whether the move may end where it is; the disrupted mind whence they came (G13.3.a)."""
    if not walk.ends >> walk.hex & 1:
        return False
    return _why_not_stop(state, walk, came_from if came_from >= 0 else walk.hex) is None


def _why_not_stop(state: SavannahState, walk: Walk, came_from: int) -> Denial | None:
    side = walk.side
    if walk.units:
        denial = stack_ok(state, walk.hex, walk.units, moving=False)
        if denial is not None and not can_part(state, walk.hex, walk.units, walk.shy):
            return denial
    for leader in walk.leaders:
        denial = leader_stack_ok(state, leader, walk.hex)
        if denial is not None:
            return denial
    if not lay(state).beside[1 - side] >> walk.hex & 1:
        return None
    for unit in walk.units:
        if state.pinned >> unit & 1:
            return deny("G9.2.c", "deny-pinned-beside-enemy", unit=unit_key(unit))
        if state.order[unit] != PARADE and not _is_better(state, walk, unit, came_from):
            return deny("G13.3.a", "deny-disrupted-beside-enemy", unit=unit_key(unit))
    return None


def _is_better(state: SavannahState, walk: Walk, unit: int, came_from: int) -> bool:
    """Whether a disrupted unit gets away from as many enemies as it can by going there."""
    now = enemy_beside(state, came_from, walk.side)
    there = enemy_beside(state, walk.hex, walk.side)
    return there < now and there == _fewest(state, walk, unit)


def _fewest(state: SavannahState, walk: Walk, unit: int) -> int:
    """The fewest enemy units beside any hex that a disrupted unit can step into from its hex."""
    origin = begin_walk(state, (unit,), (), walk.closed, walk.shy)
    found = [
        enemy_beside(state, to, walk.side)
        for direction, to in enumerate(GRID.neighbours[origin.hex])
        if _is_open(state, origin, to, direction)
        and stack_ok(state, to, (unit,), moving=False) is None
    ]
    return min(found, default=0)


def _is_open(state: SavannahState, walk: Walk, to: int, direction: int) -> bool:
    """Whether ground, enemies, the perimeter and movement points allow a step, stacking apart."""
    costs = _costs(state, walk, direction)
    return (
        to >= 0
        and all(costs)
        and not lay(state).occupied[1 - walk.side] >> to & 1
        and _why_closed(state, walk, to) is None
        and _why_too_far(state, walk, to, direction, costs) is None
    )


def leader_may_walk(state: SavannahState, leader: int) -> bool:
    """Whether a leader is on the map, has not moved and is not laid up by a wound (card 44)."""
    return not state.led >> leader & 1 and leader_active(state, leader) and not is_still(state)
