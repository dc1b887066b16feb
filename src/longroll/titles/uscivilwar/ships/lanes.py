"""21.2.4, 21.2.5, 21.13 Where ships come, whom they meet there, and what they must pass."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.network import Adjacency
from longroll.board.region import Mask, mask, members
from longroll.board.trace import neighbours, spread
from longroll.engine.memo import remembered

from ..components import CONFEDERATE, GROUND, PLACE, PLACES, SHIPS, UNION, WATERS
from ..facts import facts
from ..ground import LAND, OPEN_TO, PORTS, SPACES
from ..naval_control import GATES, GUARDED, OCEANS, coastwise, flow, moored, soft_waters
from ..state import CivilWarState, ship_parts
from .bows import waters_of
from .depths import BRANCHES, MISSISSIPPI, OPEN_SEA, climbs, deepest, depth, height, up_to
from .fire import NO_FIRE, Fire, barred, bears_on, fire_of
from .harbours import BEFORE, away, behind
from .inlets import inlet, inlets, lagoons
from .pieces import IRONCLAD, MOBILE, MOORINGS, OCEAN, OWNER, VALUE, exposed, idle_units

__all__ = [
    "ONE_PORT",
    "ROADS",
    "SHALLOW",
    "Passage",
    "Reach",
    "afloat",
    "berths_on",
    "beyond_halt",
    "both",
    "free_waters",
    "halting",
    "has_roads",
    "lanes_past",
    "open_to",
    "ports_passed",
    "reach",
    "reached",
    "sea_room",
    "ways_in",
    "weak_waters",
]

_NEW_ORLEANS: Final = PLACE["4814"]
_MOUTH: Final = PLACE["fort-st-philip"]
SHALLOW: Final[Mask] = 1 << PLACE["4915"] | 1 << PLACE["5011"]
"""Proctorville and Brashear City, where the notes on special hexes allow no ocean NSP."""
ONE_PORT: Final = 1
"""21.10.3: the ports that an ironclad passes up a river."""


def open_to(*, ocean: bool) -> Mask:
    """21.2.5: the waters on which ocean ships sail, or all others."""
    return OPEN_SEA if ocean else _SHOAL


def sea_room(place: int) -> Mask:
    """21.2.5: the waters of a place on which ocean ships may lie."""
    return 0 if SHALLOW >> place & 1 else MOORINGS[place] & OPEN_SEA


_DELTA: Final[Mask] = up_to(_NEW_ORLEANS)
"""21.2.5: nobody sails through it without a halt in New Orleans or at its forts."""
_ABOVE: Final[Mask] = spread(WATERS.flow, MISSISSIPPI & ~_DELTA, WATERS.sides & ~_DELTA)
"""The Mississippi above it, with what flows into that."""
_GULF: Final[Mask] = WATERS.bodies & OCEANS | 1 << WATERS.at("mississippi-sound") | WATERS.coasts
_SHOAL: Final[Mask] = ((1 << len(WATERS.keys)) - 1) & ~OCEANS
"""Where river ships, flotillas and ironclads go: everywhere but on the ocean."""


_UNPLAYABLE: Final[Mask] = GROUND.of_terrain("unplayable")
_FLOATING: Final = tuple((open_ | ~(LAND | SPACES)) & ~_UNPLAYABLE for open_ in OPEN_TO)
"""By side where ships lie, and are fought: where its units may enter, and in hexes of water."""
_MONROE: Final = PLACE["fort-monroe"]
_NORFOLK: Final = WATERS.at("2449")
_BAY: Final = WATERS.at("chesapeake")
_MOUTH_OF_JAMES: Final = WATERS.at("2349|2448")
ROADS: Final = (_BAY, _MOUTH_OF_JAMES, 1 << _MONROE)
"""L5748: for the Confederates the James joins Norfolk, and the bay past Fort Monroe."""


class Passage(NamedTuple):
    """Enemies who fire at ships that pass, in order; where they are then; who is passed upriver.

    Where the enemy lies at the ``end`` they fight him.
    """

    posts: tuple[int, ...]
    end: int
    ups: tuple[int, ...]


class Reach(NamedTuple):
    """What a stack reaches: ``ends`` in peace, ``targets`` where it fights, and passages."""

    ends: Mask
    targets: Mask
    passages: tuple[Passage, ...]


def reach(
    state: CivilWarState, side: int, start: int, kind: int, passed: Mask, *, laden: bool = False
) -> Reach:
    """21.2.4, 21.2.5, 21.13: for ships of a kind in a place; ``passed`` no longer fire.

    ``laden`` ships, with troops, run no guns and do not pass units of 0 NSP either (21.13.1). For
    several kinds see `both`.
    """
    enemy, ocean = 1 - side, kind == OCEAN
    fire = fire_of(state, enemy)
    weak = weak_waters(state, side) if laden else 0
    lying, guns = waters_of(state, start, kind), fire.of(~passed)
    found = _reach(side, start, lying, ocean, guns, fire.places | idle_units(state, enemy), weak)
    for place in (key // len(SHIPS) for key in state.bows if key % len(SHIPS) == kind):
        # Others of their kind lie there on one of its waters: only by that they join them (U154).
        mine, voyage = waters_of(state, place, kind), (start, place)
        if found.ends >> place & 1 and not mine & reached(state, side, voyage, kind, passed):
            found = found._replace(ends=found.ends & ~(1 << place))
        passages = tuple(
            one
            for one in found.passages
            if one.end != place
            or mine & reached(state, side, voyage, kind, passed | mask(one.posts))
        )
        found = found._replace(passages=passages)
    return found._replace(passages=()) if laden else found


def reached(
    state: CivilWarState, side: int, voyage: tuple[int, int], kind: int, passed: Mask
) -> Mask:
    """21.2.3: the waters by which ships come from one place to another, past enemies or none."""
    start, end = voyage
    fire, lying, ocean = fire_of(state, 1 - side), waters_of(state, start, kind), kind == OCEAN
    free = free_waters(side, start, lying, fire.of(~passed), 0, ocean=ocean)[0]
    if passed:
        free &= ~free_waters(side, start, lying, fire, 0, ocean=ocean)[0]
    near = neighbours(lanes_past(fire.places & GATES, ocean=ocean), free)
    return free & MOORINGS[end] or near & MOORINGS[end] or inlet(end)


def ways_in(
    state: CivilWarState, side: int, voyage: tuple[int, int], kinds: set[int], passed: Mask
) -> dict[int, Mask]:
    """21.2.3: by kind the waters by which ships come from one place to another."""
    return {kind: reached(state, side, voyage, kind, passed) for kind in sorted(kinds)}


def weak_waters(state: CivilWarState, side: int) -> Mask:
    """21.13.1: the waters of enemy ports, entrenchments and ships of 0 NSP.

    Ports and entrenchments count where they stop naval control (20.1.4).
    """
    enemy = 1 - side
    found = soft_waters(state.trenches[enemy], facts(state).held[enemy], enemy)
    for key in state.ships:
        place, kind, damaged, _ = ship_parts(key)
        if OWNER[kind] == enemy and (damaged or not VALUE[kind]) and exposed(state, key):
            found |= bears_on(place, waters_of(state, place, kind) if kind in MOBILE else -1)
    return found


def both(
    state: CivilWarState,
    side: int,
    start: int,
    kinds: set[int],
    passed: Mask,
    *,
    laden: bool = False,
) -> Reach:
    """The reach of a stack of several kinds: what all of them reach."""
    found = [reach(state, side, start, kind, passed, laden=laden) for kind in sorted(kinds)]
    if IRONCLAD in kinds:
        found.append(_light(found[0], start))
    shared, *others = found
    for other in others:
        passages = tuple(one for one in shared.passages if one in other.passages)
        shared = Reach(shared.ends & other.ends, shared.targets & other.targets, passages)
    return shared


def _light(found: Reach, start: int) -> Reach:
    """21.10.3: as far up a river as an ironclad goes."""
    heavy = mask(
        end for end in members(found.ends | found.targets) if ports_passed(start, end) > ONE_PORT
    )
    passages = tuple(one for one in found.passages if ports_passed(start, one.end) <= ONE_PORT)
    return Reach(found.ends & ~heavy, found.targets & ~heavy, passages)


def has_roads(side: int, *, ocean: bool) -> bool:
    """L5748: whether Norfolk and the James lie behind Fort Monroe for these ships."""
    return side == CONFEDERATE and not ocean


@remembered(1 << 10)
def lanes_past(shut: Mask, *, ocean: bool, roads: bool = False) -> Adjacency:
    """What flows into what past no shut gate; boats keep to the coast, and enter rivers from it."""
    if ocean:
        return flow(GATES & ~shut)
    found = list(coastwise(GATES & ~shut))
    if roads:
        found[_MOUTH_OF_JAMES] |= 1 << _NORFOLK
        found[_NORFOLK] |= 1 << _MOUTH_OF_JAMES
        if shut >> _MONROE & 1:
            found[_MOUTH_OF_JAMES] &= ~(1 << _BAY)
            found[_BAY] &= ~(1 << _MOUTH_OF_JAMES)
    return tuple(found)


@remembered(1 << 13)
def afloat(place: int, fire: Fire, lying: Mask = -1) -> Mask:
    """21.13: the waters on which ships lie in a place, where enemies fire at what passes them.

    Of those on which they are ``lying`` anyway (21.2.3) none on which an enemy bears if there are
    others (U85). Of a river that touches the place above and below such an enemy only those above:
    in De Soto nobody slips past Vicksburg (U142).
    """
    waters = MOORINGS[place] & lying
    shut = barred(fire.of(~(1 << place)), roads=False)
    if not waters & shut or not waters & ~shut:
        return waters
    found = waters & ~shut
    for river in sorted({WATERS.rivers[water] for water in members(waters)} - {""}):
        here = found & WATERS.of_river(river)
        top = mask(water for water in members(here) if depth(1 << water) == deepest(here))
        found &= ~here | spread(WATERS.flow, top, WATERS.of_river(river) & ~shut)
    return found


_Links = tuple[tuple[int, int], ...]


@remembered(1 << 10)
def free_waters(
    side: int, start: int, lying: Mask, fire: Fire, weak: Mask, *, ocean: bool
) -> tuple[Mask, Mask, _Links]:
    """The waters that ships reach in peace, those open to them at all, and their lagoons."""
    may = OPEN_SEA if ocean else _SHOAL
    seed = afloat(start, fire, lying & may)
    links = inlets(ocean=ocean)
    seed = (seed | lagoons(start, lying, fire.places, ocean=ocean)) & may
    open_ = may & (halting(start, lying) if side == UNION else -1)
    roads = has_roads(side, ocean=ocean)
    shut = barred(fire.of(~(1 << start)), roads=roads) | weak
    # At a gate whose holder they have beaten they lie on both sides of it.
    past = fire.places & ~(1 << start)
    free = _flood(seed, open_ & ~shut, past, ocean=ocean, roads=roads)
    return free, open_, links


@remembered(1 << 10)
def _reach(
    side: int, start: int, lying: Mask, ocean: bool, fire: Fire, hostile: Mask, weak: Mask
) -> Reach:
    free, open_, links = free_waters(side, start, lying, fire, weak, ocean=ocean)
    roads = has_roads(side, ocean=ocean)
    # Nobody fights behind a gate that an enemy holds: before it lies the enemy who holds it.
    past = lanes_past(fire.places & GATES, ocean=ocean, roads=roads)
    near = neighbours(past, free) & open_ | free
    clear = free | near & weak & ~fire.around()
    berths = berths_on(side, clear, fire) & ~(1 << start)
    foes = hostile & _meets(free, near, roads=roads)
    beyond = halting(start, lying) if side == UNION else -1
    for a, b in links:
        open_a = (berths & ~fire.places) >> a & 1  # An inlet leads past no enemy in it (L5735).
        from_a = (open_a and clear & inlet(a)) or (a == start and lying & inlet(a))
        if from_a and OPEN_TO[side] >> b & 1 and MOORINGS[b] & beyond:
            berths |= 1 << b
            foes |= hostile & 1 << b
    shut = 1 << start | (SHALLOW if ocean else 0)
    return Reach(
        berths & ~hostile & ~shut,
        foes & ~shut & _FLOATING[side],
        _easiest(_passages(side, free, open_, fire, hostile, ocean=ocean)),
    )


def halting(base: int, lying: Mask = -1) -> Mask:
    """21.2.5: the waters of a voyage of the Union, which halts in New Orleans or at its forts.

    Neither up the river nor out to the Gulf, by Proctorville either, without that halt. ``lying``
    are the waters on which it begins in its base, if not all.
    """
    seed, waters = MOORINGS[base] & lying, (1 << len(WATERS.keys)) - 1
    if base in (_NEW_ORLEANS, _MOUTH):
        return waters
    if not seed & (_DELTA | _ABOVE):
        return waters & ~_ABOVE
    from_sea = seed & ~(_DELTA | _ABOVE)  # They may have come by the coast of the delta.
    return waters & ~(_ABOVE if seed & _DELTA else 0) & ~(0 if from_sea else _GULF)


def beyond_halt(stop: int, lying: Mask) -> Mask:
    """21.2.5: the waters to which a voyage of the Union goes on from a place on its way.

    From New Orleans neither up the river nor out to the Gulf, and from the delta not to the Gulf.
    """
    if stop == _NEW_ORLEANS:
        return ((1 << len(WATERS.keys)) - 1) & ~(_ABOVE | _GULF)
    return halting(stop, lying)


def _flood(seed: Mask, through: Mask, shut: Mask, *, ocean: bool, roads: bool) -> Mask:
    return spread(lanes_past(shut & GATES, ocean=ocean, roads=roads), seed, through)


def berths_on(side: int, waters: Mask, fire: Fire = NO_FIRE) -> Mask:
    """The places whose ships lie on these waters; nobody halts on unplayable ground (5.7)."""
    found = 0
    for water in members(waters & ~OCEANS):
        found |= _LYING[water]
    if fire.places:
        found = mask(place for place in members(found) if afloat(place, fire) & waters)
    at_sea = mask(p for p in members(SPACES) if MOORINGS[p] & waters & OCEANS)
    return (found | at_sea) & _FLOATING[side]


def _lying() -> tuple[Mask, ...]:
    found = [0] * len(WATERS.keys)
    for place in range(PLACES):
        for water in members(MOORINGS[place]):
            found[water] |= 1 << place
    return tuple(found)


_LYING: Final = _lying()
_WET: Final[Mask] = mask(p for p in range(PLACES) if MOORINGS[p])


def _meets(free: Mask, near: Mask, *, roads: bool) -> Mask:
    """The places on or before these waters: a fight is sought on the side from which one comes."""
    found = 0
    for water in members(near & ~OCEANS):
        found |= WATERS.banks[water] & _WET
    for a, b, gates in (*GUARDED, ROADS) if roads else GUARDED:
        if free >> a & 1 or free >> b & 1:
            found |= gates
    found |= mask(p for p in members(SPACES) if MOORINGS[p] & free)
    return found


def _passages(
    side: int, free: Mask, open_: Mask, fire: Fire, hostile: Mask, *, ocean: bool
) -> list[Passage]:
    """21.13: past each enemy who can be met, and past others with him where their water is one."""
    found: list[Passage] = []
    roads = has_roads(side, ocean=ocean)
    lanes = lanes_past(0, ocean=ocean, roads=roads)
    near = neighbours(lanes_past(fire.places & GATES, ocean=ocean, roads=roads), free) | free
    met = fire.bears(near) & _meets(free, near & open_ | free, roads=roads)
    for first in members(met):
        # Past a Coastal Fort they come to its port, and fight there if they must (L5370-5373).
        mouth = neighbours(lanes, BEFORE[first] & near & open_) & open_
        ports = behind((first,), free, mouth) & hostile & ~(1 << first)
        found += [Passage((first,), port, (0,)) for port in members(ports)]
        chain, beyond = _chain(first, free, open_, fire, ocean=ocean, roads=roads)
        tangent = fire.of(mask(chain)).around()
        tangent |= mask(water for post in chain for water in members(BEFORE[post]))
        tangent &= open_
        # An enemy on two rivers is passed on that by which the ships come (21.13.3).
        around = spread(lanes, near & tangent, tangent)
        seed = (free & (neighbours(lanes, around) | around)) or free
        guns = [(fire.of(1 << post).around() | BEFORE[post]) & open_ for post in chain]
        # Who has run some of the guns fights the next ones, or runs them too (21.2.4).
        found += [
            Passage(chain[:at], post, climbs(lanes, seed, around, guns[at], guns[:at]))
            for at, post in enumerate(chain)
            if at and not met >> post & 1
        ]
        for part in _parts(beyond, lanes):
            if not (next_to := neighbours(lanes, around) & part):
                continue
            ends = berths_on(side, part, fire) | behind(chain, free, part)
            ends &= ~hostile & ~(SHALLOW if ocean else 0)
            if ends:
                end = min(
                    members(ends),
                    key=lambda p: (_distance(p, part, around, lanes), away(chain[-1], p), p),
                )
                found.append(Passage(chain, end, climbs(lanes, seed, around, next_to, guns)))
    return found


def _easiest(passages: list[Passage]) -> tuple[Passage, ...]:
    """Of those past the same first enemy to the same place one: an order names no more."""
    found: dict[tuple[int, int], Passage] = {}
    for passage in passages:
        key = passage.posts[0], passage.end
        other = found.get(key, passage)
        found[key] = min(other, passage, key=lambda one: (len(one.posts), one.ups))
    return tuple(found.values())


def _chain(
    first: int, free: Mask, open_: Mask, fire: Fire, *, ocean: bool, roads: bool
) -> tuple[tuple[int, ...], Mask]:
    """The enemies between whom nobody halts, and the waters beyond them all."""
    chain: tuple[int, ...] = (first,)
    while True:
        left, passed = fire.of(~mask(chain)), fire.of(mask(chain)).around()
        through = open_ & ~barred(left, roads=roads)
        wide = _flood(free, through, left.places, ocean=ocean, roads=roads)
        havens = moored(behind(chain, free, wide)) & WATERS.coasts
        beyond = wide & ~free & (~passed | havens)
        if beyond:
            return chain, beyond
        # Who bears on what they come to next: beside the last, or beyond his hexsides.
        lanes, come = lanes_past(0, ocean=ocean, roads=roads), wide & passed
        for next_to in (neighbours(lanes, free | come) & passed, neighbours(lanes, come)):
            aims = next_to & open_ & ~free
            more = [p for p in members(left.places) if left.of(1 << p).around() & aims]
            if more:
                break
        else:
            return chain, 0
        chain = (*chain, more[0])


def _parts(waters: Mask, lanes: Adjacency) -> list[Mask]:
    """Waters by what flows together."""
    found: list[Mask] = []
    while waters:
        part = spread(lanes, waters & -waters, waters)
        waters &= ~part
        found.append(part)
    return found


def _distance(place: int, part: Mask, around: Mask, lanes: Adjacency) -> int:
    """How far beyond the enemy a place lies."""
    ring, steps = neighbours(lanes, around) & part, 0
    seen = ring
    while ring and not ring & MOORINGS[place]:
        ring = neighbours(lanes, ring) & part & ~seen
        seen |= ring
        steps += 1
    return steps


@remembered(1 << 14)
def ports_passed(start: int, end: int) -> int:
    """21.10.3: the ports that a voyage leaves behind where it leads up a river; 0 down the river.

    Who comes down one river goes up another from the lowest water of his way, to a branch if he
    goes down that.
    """
    rings, top = list(_between(start, end)), height(MOORINGS[end])
    while len(rings) > 1 and not rings[-1] & ~BRANCHES and depth(rings[-1]) < depth(rings[-2]):
        rings.pop()
        top = depth(rings[-1])
    low, turn = min(((depth(ring), -at) for at, ring in enumerate(rings)), default=(0, 0))
    way = mask(water for ring in rings[-turn:] for water in members(ring))
    return sum(
        1
        for port in members(PORTS & ~(1 << start) & ~(1 << end))
        if MOORINGS[port] & way and low < height(MOORINGS[port]) < top
    )


@remembered(1 << 10)
def _between(start: int, end: int) -> tuple[Mask, ...]:
    """The waters of a shortest way between two places, step by step."""
    lanes = lanes_past(0, ocean=False)
    rings = [MOORINGS[start] & _SHOAL]
    seen = rings[0]
    while rings[-1] and not rings[-1] & MOORINGS[end]:
        rings.append(neighbours(lanes, rings[-1]) & _SHOAL & ~seen)
        seen |= rings[-1]
    way = [rings[-1] & MOORINGS[end]]
    for ring in reversed(rings[:-1]):
        way.append(neighbours(lanes, way[-1]) & ring)
    return tuple(reversed(way))
