"""G9 Where the next step of a move may lead: what `why_not_step` allows, found quickly by masks."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask
from longroll.engine.memo import remembered

from ..components import GRID, PERIMETER, SWAMP_HEXES, UNITS, WAY
from ..components.parts import (
    ALLIES,
    ARTILLERY,
    COLONIAL_MILITIA,
    CROWN,
    FRENCH,
    METROPOLITAN,
)
from ..ground import BESIDE_PERIMETER, HUGER, NEGRO, PROFILE, SOUTHERN, lay, lines, zoc
from ..state import PARADE, SavannahState
from .walk import (
    HEAVY,
    NEVER_INSIDE,
    Walk,
    begin_walk,
    goes_back,
    is_quiet,
    needs_leader_to_leave,
    why_halted,
    why_not_step,
)

__all__ = ["can_begin", "can_step", "crowd", "gates", "outlets", "steps"]

_WET: Final[Mask] = SWAMP_HEXES | WAY
"""Hexes where the ground has rules of its own for each who enters (X4.9, X4.19.move)."""


def steps(state: SavannahState, walk: Walk) -> list[int]:
    """The hexes into which the next step may lead, by direction from north.

    Those of `why_not_step`, found by masks where nothing particular has to be asked.
    """
    if walk.hexes and why_halted(state, walk) is not None:
        return []
    if is_special(state, walk):
        return [
            GRID.neighbours[walk.hex][direction]
            for direction in range(6)
            if why_not_step(state, walk, direction) is None
        ]
    return _plain_steps(state, walk)


def can_step(state: SavannahState, walk: Walk) -> bool:
    """Whether any step may be taken at all."""
    if is_special(state, walk):
        return any(why_not_step(state, walk, direction) is None for direction in range(6))
    return bool(steps(state, walk))


def can_begin(state: SavannahState, unit: int, closed: bool = False, shy: Mask = 0) -> bool:
    """Whether a unit that may move at all can take a first step; kept until the board changes.

    ``closed`` and ``shy`` as for `Walk`.
    """
    known: dict[tuple[int, bool, Mask], bool] = state.facts.setdefault("beginnings", {})
    key = (unit, closed, shy)
    found = known.get(key)
    if found is None:
        found = known[key] = (not closed and bool(outlets(state, unit, shy))) or can_step(
            state, begin_walk(state, (unit,), (), closed, shy)
        )
    return found


def outlets(state: SavannahState, unit: int, shy: Mask = 0) -> Mask:
    """The hexes beside a unit into which it can take a first step without a doubt.

    For units to which the covered way is not closed; ``shy`` as for `Walk`.
    """
    if (state.pinned | HEAVY) >> unit & 1:
        return 0
    hex_, where, foe = state.at[unit], lay(state), 1 - UNITS[unit].side
    open_ = lines(state).passable(PROFILE[unit])[hex_]
    open_ &= ~(where.occupied[foe] | shy | SWAMP_HEXES)
    if state.order[unit]:  # it must not come beside the enemy, nor stay there (G13.3.a)
        open_ &= 0 if where.beside[foe] >> hex_ & 1 else ~where.beside[foe]
    if goes_back(state, unit):
        open_ &= _nearer(hex_, UNITS[unit].start)
    if not open_:
        return 0
    full, apart = crowd(state, unit)
    return open_ & ~(full | apart | gates(state, unit, hex_))


@remembered(1 << 12)
def _nearer(hex_: int, goal: int) -> Mask:
    """The neighbours of a hex that are nearer to a goal than it is."""
    limit = GRID.distance(hex_, goal)
    return mask([to for to in GRID.neighbours[hex_] if to >= 0 and GRID.distance(to, goal) < limit])


def _plain_steps(state: SavannahState, walk: Walk) -> list[int]:
    """`steps` of one unit in parade order, or of one leader, to whom nothing special applies."""
    ground, here = lines(state), walk.hex
    closed, apart = _closed(state, walk)
    roads = ground.roads[here] if walk.roads else 0
    halt = zoc(state, 1 - walk.side)
    free_step = not walk.hexes and walk.normal[0] > 0
    spent = walk.spent[0]
    found: list[int] = []
    costs = ground.costs(walk.profiles[0])[here]
    for direction, to in enumerate(GRID.neighbours[here]):
        cost = costs[direction]
        if not cost or closed >> to & 1:
            continue
        if _WET >> to & 1:
            if why_not_step(state, walk, direction) is None:
                found.append(to)
            continue
        by_road = bool(roads >> direction & 1)
        if not free_step and not _in_reach(state, walk, cost + spent, to, by_road=by_road):
            continue
        if apart >> to & 1 and (
            halt >> to & 1
            or not (
                _goes_on(state, walk, to, cost + spent, closed | apart | _WET, by_road=by_road)
                or why_not_step(state, walk, direction) is None
            )
        ):
            continue
        found.append(to)
    return found


def _in_reach(state: SavannahState, walk: Walk, spent: int, to: int, *, by_road: bool) -> bool:
    """Whether a lone unit or leader has the points for a step, all told (G9.1, G9.52)."""
    if not by_road:
        return spent <= walk.slow[0]
    if spent <= walk.normal[0]:
        return True
    return walk.quiet and spent <= walk.far[0] and is_quiet(state, walk.side, to)


def _goes_on(
    state: SavannahState, walk: Walk, here: int, spent: int, barred: Mask, *, by_road: bool
) -> bool:
    """Whether from a hex where it may not stay a unit can surely go on to one where it may."""
    ground = lines(state)
    roads = ground.roads[here] if by_road else 0
    onward = walk if is_quiet(state, walk.side, here) else walk._replace(quiet=False)
    for direction, cost in enumerate(ground.costs(walk.profiles[0])[here]):
        to = GRID.neighbours[here][direction]
        if not cost or barred >> to & 1:
            continue
        if _in_reach(state, onward, spent + cost, to, by_road=bool(roads >> direction & 1)):
            return True
    return False


def _closed(state: SavannahState, walk: Walk) -> tuple[Mask, Mask]:
    """Hexes that are closed to a plain walk, and hexes where it may not stay."""
    where = lay(state)
    closed = where.occupied[1 - walk.side] | walk.shy
    if walk.closed:
        closed |= WAY
    if not walk.units:
        return closed, 0
    unit = walk.units[0]
    full, apart = crowd(state, unit)
    return closed | full | gates(state, unit, walk.hex), apart


def crowd(state: SavannahState, unit: int) -> tuple[Mask, Mask]:
    """Hexes without room for a unit or with whom it may not pass; and where it may not stay.

    The second have to be asked about one by one: from some of them one may go on (X4.1).
    """
    where, what = lay(state), UNITS[unit]
    gun = what.arm == ARTILLERY
    closed = where.guns if gun else where.full(what.strength[state.steps[unit]])
    closed |= where.crowded
    if what.side == CROWN:
        return closed | shunned(state, unit), 0
    huger = state.leader_at[HUGER]
    return closed, unwelcome(state, unit) | (1 << huger if huger >= 0 else 0)


def gates(state: SavannahState, unit: int, hex_: int) -> Mask:
    """Hexes closed to a unit in a hex because of the perimeter (X1.7, X4.8.creek, X4.10)."""
    if UNITS[unit].side == ALLIES:
        return 0 if state.tactical else BESIDE_PERIMETER
    if unit in NEVER_INSIDE:
        return PERIMETER
    if PERIMETER >> hex_ & 1 and needs_leader_to_leave(state, unit):
        return ~PERIMETER
    return 0


def shunned(state: SavannahState, unit: int) -> Mask:
    """Hexes with British units that a British unit may not be with (X4.1.2)."""
    others = SOUTHERN if unit in NEGRO else NEGRO if unit in SOUTHERN else ()
    return mask([state.at[other] for other in others if state.at[other] >= 0])


def unwelcome(state: SavannahState, unit: int) -> Mask:
    """Hexes where a move of a unit could not end because of who is there (X4.1.1, X4.1.3)."""
    what = UNITS[unit]
    if what.side == CROWN:
        return 0
    french, american, regular, militia = lay(state).company()
    found = american if what.army == FRENCH else 0 if "with-french" in what.tags else french
    if what.band == METROPOLITAN and what.arm != ARTILLERY:
        found |= militia
    elif what.band == COLONIAL_MILITIA:
        found |= regular
    return found


def is_special(state: SavannahState, walk: Walk) -> bool:
    """Whether a rule about these very units or leaders has to be asked at each step."""
    if not walk.units:
        leader = walk.leaders[0]
        return leader == HUGER or leader in state.sortie_of
    unit = walk.units[0]
    return (
        len(walk.profiles) > 1
        or state.order[unit] != PARADE
        or bool((state.pinned | HEAVY) >> unit & 1)
        or goes_back(state, unit)
    )
