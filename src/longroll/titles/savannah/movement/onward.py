"""G9 Where the next step of a move may lead: what `why_not_step` allows, found quickly by masks."""

from __future__ import annotations

from collections.abc import Iterator

from longroll.board.region import Mask, mask, members

from ..components import GRID, PERIMETER, SWAMP_HEXES, UNITS, WAY
from ..components.parts import ALLIES, CROWN
from ..ground import HUGER, PROFILE, lay, lines, stack_ok, zoc
from ..state import DISRUPTED, PARADE, SHATTERED, SavannahState
from .allowance import ONE_HEX
from .crowd import crowd, gates
from .tour import Tour, nearer, necks, toured
from .walk import (
    HEAVY,
    NEVER_INSIDE,
    SORTIE_TURNS,
    Walk,
    after_stride,
    goes_back,
    is_fixed,
    is_quiet,
    may_stop,
    next_walk,
    stride,
    why_barred,
    why_halted,
    why_not_step,
)

__all__ = [
    "can_step",
    "is_shut_in",
    "landings",
    "lands",
    "leads_to_end",
    "outlets",
    "passed",
    "reach",
    "steps",
    "straits",
]


def steps(state: SavannahState, walk: Walk) -> list[int]:
    """The hexes into which the next step may lead, by direction from north.

    Those of `why_not_step`, found by masks where nothing particular has to be asked.
    """
    found = _open_steps(state, walk)
    if walk.ends == -1:
        return found
    return [to for to in found if leads_to_end(state, walk, to)]


def _open_steps(state: SavannahState, walk: Walk) -> list[int]:
    """`steps`, whatever duties there are; where they bind, only such as lead on to an end."""
    found = _passable(state, walk)
    if not _is_lone(state, walk) or is_special(state, walk):
        return [to for to in found if leads_to_end(state, walk, to)]
    apart = crowd(state, walk.units[0])[1] if walk.units else 0
    return [to for to in found if not apart >> to & 1 or _passes(state, walk, to)]


def _passable(state: SavannahState, walk: Walk) -> list[int]:
    """The hexes that the next step may enter, even if the move could not go on or end there."""
    if walk.hexes and why_halted(state, walk) is not None:
        return []
    if _is_lone(state, walk):
        return _entered_alone(state, walk)
    closed = lay(state).occupied[1 - walk.side]
    return [
        to
        for direction, to in enumerate(GRID.neighbours[walk.hex])
        if to >= 0 and not closed >> to & 1 and why_barred(state, walk, direction) is None
    ]


def leads_to_end(state: SavannahState, walk: Walk, to: int) -> bool:
    """Whether from the hex of a next step the move can come to where duties let it end."""
    ahead = next_walk(state, walk, GRID.direction(walk.hex, to))
    if not _is_lone(state, ahead):
        return any(may_stop(state, *there) for there in _places(state, ahead, walk.hex))
    if walk.ends >> to & 1 and _stays_in(state, ahead, 1 << to, walk.hex):
        return True
    return _stays_in(state, ahead, toured(_tour(state, ahead)) & walk.ends, walk.hex)


def landings(state: SavannahState, walk: Walk, among: Mask = -1, enough: int = 0) -> Mask:
    """The hexes where a move may end that has yet to begin, its start left out.

    As if nothing happened on the way: dice are thrown along the covered way (X4.9).

    Args:
        state: the table.
        walk: the move before its first step.
        among: the hexes that are asked about.
        enough: so many of them are enough; 0 for all.
    """
    among &= walk.ends & ~(1 << walk.hex)
    if _is_lone(state, walk):
        return _stays(state, walk, toured(_tour(state, walk)) & among)
    found = 0
    for there, came_from in _places(state, walk, walk.hex):
        if (among & ~found) >> there.hex & 1 and may_stop(state, there, came_from):
            found |= 1 << there.hex
            if found.bit_count() == enough or found == among:
                break
    return found


def lands(state: SavannahState, walk: Walk, goals: Mask) -> bool:
    """Whether a move that has yet to begin may end in one of ``goals``, of `landings`."""
    if not _is_lone(state, walk):
        return landings(state, walk, goals, enough=1) != 0
    goals &= walk.ends & ~(1 << walk.hex)
    return _stays_in(state, walk, toured(_tour(state, walk)) & goals, walk.hex)


def passed(state: SavannahState, walk: Walk) -> Mask:
    """The hexes that a move can come to, whether it may end there or not; not its start."""
    if _is_lone(state, walk):
        return toured(_tour(state, walk)) & ~(1 << walk.hex)
    return mask({at.hex for at, _ in _places(state, walk, walk.hex)}) & ~(1 << walk.hex)


def reach(state: SavannahState, walk: Walk) -> Mask:
    """The hexes that one unit or leader could come to if none of its own side were in the way."""
    return toured(_alone(state, walk))


def straits(state: SavannahState, walk: Walk, goals: Mask) -> Mask:
    """The hexes each of which, if nobody might enter it, could keep a move from all other goals.

    Of a move that has yet to begin. Those are among them that do so in truth; only where somebody
    would have to make room (`parting`), or of moves to which rules of their own apply, may more be.
    """
    if is_special(state, walk):
        return -1
    tour = _tour(state, walk)
    there = toured(tour) & goals & ~(1 << walk.hex)
    for hex_ in members(there & _asked(state, walk)):
        if stack_ok(state, hex_, walk.units, moving=False) is not None:
            there &= ~(1 << hex_)
    return necks(tour, there)


def _is_lone(state: SavannahState, walk: Walk) -> bool:
    """Whether a `Tour` tells where a move leads: of a unit, or a leader who may come home."""
    if len(walk.profiles) > 1:
        return False
    if walk.units:
        return state.order[walk.units[0]] != SHATTERED
    return walk.leaders[0] not in state.sortie_of


def _stays(state: SavannahState, walk: Walk, among: Mask) -> Mask:
    """Of hexes that a lone move can come to those where it may stay, whatever duties there are."""
    asked = among & _asked(state, walk)
    found = among & ~asked
    for hex_ in members(asked):
        if may_stop(state, walk._replace(hex=hex_, ends=-1), walk.hex):
            found |= 1 << hex_
    return found


def _stays_in(state: SavannahState, walk: Walk, among: Mask, came_from: int) -> bool:
    """Whether there are any of `_stays`; ``came_from`` as of `may_stop`."""
    asked = among & _asked(state, walk)
    return among != asked or any(
        may_stop(state, walk._replace(hex=hex_, ends=-1), came_from) for hex_ in members(asked)
    )


def _asked(state: SavannahState, walk: Walk) -> Mask:
    """Of hexes that a lone move can come to those of which it has to be asked if it may end there.

    Where who is there might keep it from staying, by whatever rule; `may_stop` tells.
    """
    where = lay(state)
    if not walk.units:  # all leaders but Huger may stay with everybody
        return where.occupied[walk.side] if walk.leaders[0] == HUGER else 0
    unit, found = walk.units[0], 0
    if walk.side == ALLIES:
        french, american, regular, militia = where.company()
        found = crowd(state, unit)[1] | french & american | regular & militia
    if state.order[unit] != PARADE or state.pinned >> unit & 1:
        found |= where.beside[1 - walk.side]
    return found


def _tour(state: SavannahState, walk: Walk) -> Tour:
    """Where a lone move leads, with those of its own side who are in the way."""
    alone = _alone(state, walk)
    if not walk.units:
        return alone
    in_the_way = crowd(state, walk.units[0])[0] & toured(alone)
    # Who is farther off makes no difference, so that an answer outlasts what he does.
    return alone._replace(closed=alone.closed | in_the_way) if in_the_way else alone


def _alone(state: SavannahState, walk: Walk) -> Tour:
    """Where a lone move leads, whoever of its own side is in the way."""
    where, foe = lay(state), 1 - walk.side
    closed, first, goal = where.occupied[foe] | walk.shy, 0, -1
    if walk.closed:
        closed |= WAY
    if walk.units:
        unit = walk.units[0]
        if walk.side == ALLIES or unit in NEVER_INSIDE:
            closed |= gates(state, unit, walk.hex)
        else:
            first = gates(state, unit, walk.hex)
        single = bool(state.lost >> unit & 1 or state.arrival[unit] & ONE_HEX)
        single = single or state.order[unit] == DISRUPTED or is_fixed(state, unit)
        free = not (walk.hexes or HEAVY >> unit & 1) and walk.normal[0] > 0
        if goes_back(state, unit):
            goal = UNITS[unit].start
    else:
        single = bool(state.leader_arrival[walk.leaders[0]] & ONE_HEX)
        free = not walk.hexes and walk.normal[0] > 0
    return Tour(
        lines(state),
        walk.profiles[0],
        walk.hex,
        walk.hexes > 0,
        walk.roads,
        walk.quiet,
        (walk.spent[0], walk.normal[0], walk.slow[0], walk.far[0]),
        free,
        single,
        closed,
        first,
        walk.side == CROWN and not walk.leaders and state.turn <= SORTIE_TURNS,
        zoc(state, foe),
        where.beside[foe],
        goal,
    )


def _places(state: SavannahState, walk: Walk, came_from: int) -> Iterator[tuple[Walk, int]]:
    """The walk, and all that it can become: by hex, roads and quiet, the cheapest way there.

    Each with the hex from which it comes.
    """
    best = {(walk.hex, walk.roads, walk.quiet): max(walk.spent)}
    front = [(walk, came_from)]
    for here, before in front:  # grows while it is read
        yield here, before
        for to in _passable(state, here):
            if is_shut_in(state, here, to):
                continue
            change = stride(state, here, GRID.direction(here.hex, to))
            cost, key = max(change[3]), change[:3]
            if key not in best or cost < best[key]:
                best[key] = cost
                front.append((after_stride(here, change), here.hex))


def is_shut_in(state: SavannahState, walk: Walk, to: int) -> bool:
    """Whether a step leads out of the perimeter again without a leader (X4.10).

    Those who need none lose that freedom once they have come inside (X4.10.exc).
    """
    leaves = bool(PERIMETER >> walk.hex & 1) and not PERIMETER >> to & 1
    needs_leader = walk.side == CROWN and not walk.leaders and state.turn <= SORTIE_TURNS
    return leaves and needs_leader and walk.hexes > 0


def can_step(state: SavannahState, walk: Walk) -> bool:
    """Whether any step may be taken at all."""
    if walk.ends == -1 and _is_lone(state, walk) and not is_special(state, walk):
        return bool(_open_steps(state, walk))
    return any(leads_to_end(state, walk, to) for to in _passable(state, walk))


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
        open_ &= nearer(hex_, UNITS[unit].start)
    if not open_:
        return 0
    full, apart = crowd(state, unit)
    return open_ & ~(full | apart | gates(state, unit, hex_))


def _entered_alone(state: SavannahState, walk: Walk) -> list[int]:
    """`_passable` for one unit or leader that has not come to a halt."""
    closed, free_step = _closed(state, walk), not walk.hexes and walk.normal[0] > 0
    if walk.units and HEAVY >> walk.units[0] & 1:
        free_step = False
    was, slow = walk.spent[0], walk.slow[0]
    found: list[int] = []
    for to, cost, road in lines(state).ways(walk.profiles[0])[walk.hex]:
        if closed >> to & 1:
            continue
        free = free_step and (road or not SWAMP_HEXES >> to & 1)  # the swamp is never free
        if was + cost > slow and not free:  # whoever keeps to the roads may go farther
            by_road = road and walk.roads
            if not (by_road and _in_reach(state, walk, was + cost, to)):
                continue
        found.append(to)
    return found


def _passes(state: SavannahState, walk: Walk, to: int) -> bool:
    """Whether a lone unit may step to where it may not stay: if it can go on from there."""
    ground, here = lines(state), walk.hex
    direction, barred = GRID.direction(here, to), _closed(state, walk)
    barred |= crowd(state, walk.units[0])[1]
    if zoc(state, 1 - walk.side) >> to & 1 or state.arrival[walk.units[0]] & ONE_HEX:
        return why_not_step(state, walk, direction) is None  # it ends there: they would part
    spent = walk.spent[0] + ground.costs(walk.profiles[0])[here][direction]
    by_road = walk.roads and bool(ground.roads[here] >> direction & 1)
    return (
        _goes_on(state, walk, to, spent, barred, by_road=by_road)
        or why_not_step(state, walk, direction) is None
    )


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
        if spent + cost <= walk.slow[0]:
            return True
        if roads >> direction & 1 and _in_reach(state, onward, spent + cost, to):
            return True
    return False


def _in_reach(state: SavannahState, walk: Walk, spent: int, to: int) -> bool:
    """Whether a lone piece that keeps to the roads has the points for a step (G9.1, G9.52)."""
    if spent <= walk.normal[0]:
        return True
    strategic = walk.quiet and spent <= walk.far[0] and not WAY >> to & 1
    return strategic and is_quiet(state, walk.side, to)


def _closed(state: SavannahState, walk: Walk) -> Mask:
    """The hexes that the next step of a lone move may not enter, whatever it costs."""
    closed = lay(state).occupied[1 - walk.side] | walk.shy
    if walk.closed:
        closed |= WAY
    if walk.units:
        unit = walk.units[0]
        closed |= crowd(state, unit)[0] | gates(state, unit, walk.hex)
        if goes_back(state, unit):
            closed |= ~nearer(walk.hex, UNITS[unit].start)
    return closed


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
