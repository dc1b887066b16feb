"""5.3 to 5.8 How far a force comes in a march, what it costs, and by which way."""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Steps, closure
from longroll.engine.memo import remembered

from ..battle import defended
from ..battle.force import GALVESTON, SHORE, river_between
from ..components import GROUND, PLACE, TABLES, WATERS, WAYS
from ..control import closed_kentucky
from ..facts import Facts, facts
from ..ground import (
    COUNTRY,
    FERRIES,
    LAND_LINKS,
    LAND_STEPS,
    OPEN_TO,
    RAILS,
    era,
    shut,
)
from ..state import CivilWarState
from ..supply import ACROSS_THE_MOUTH, MOUTH
from ..zones import ferries_of, free_steps, next_to, rail_steps, without_ferries

__all__ = [
    "FREE_STEPS",
    "enemy_units",
    "ferry_ends",
    "generals_zone",
    "march_steps",
    "near_patrol",
    "open_ground",
    "path",
    "prices",
    "rail_ends",
    "rail_stops",
    "rings",
    "wild_kentucky",
]

_LINKS: Final = Steps(LAND_LINKS)
FREE_STEPS: Final = tuple(steps.joined(_LINKS) for steps in LAND_STEPS)
"""By era all steps by land, as if no enemy controlled a river."""
_DEARER: Final = TABLES.movement.number("enemy_river") - TABLES.movement.number("navigable_river")
_FORCED_MOUTH: Final = Steps(
    (start, end, cost + _DEARER)
    for start, end, cost in LAND_LINKS
    if ACROSS_THE_MOUTH.get(end - start, 0) >> start & 1
)
"""5.8.3: to the forts at the mouth of the Mississippi, and back, against the enemy's ships."""
_TO_GALVESTON: Final = {GALVESTON - SHORE: 1 << SHORE}
_FORCED_BAY: Final = Steps(
    [(SHORE, GALVESTON, TABLES.movement.number("clear") + TABLES.movement.number("enemy_river"))]
)
"""L5283-5293: whoever holds Galveston has its bridge and the bay against those on the shore."""
_SWAMP: Final[Mask] = GROUND.of_terrain("swamp")
_NO_STEPS: Final = Steps(())
_SPECIAL: Final = frozenset(water for _, _, water in FERRIES)
_BONUS: Final = TABLES.rail_bonus.number("points")
_FORT_MORGAN: Final = PLACE["fort-morgan"]
_OVER_MOBILE_BAY: Final = tuple(PLACE["4619"] in (a, b) for a, b, _ in FERRIES)
"""By ferry, whether a march over it needs Fort Morgan besides (L5416-5419); a train does not."""


@cache
def _forced_crossings(when: int) -> dict[int, tuple[tuple[int, int, int], ...]]:
    """5.8.3: by water the steps over it against the enemy's ships; no bridge serves (5.4.3)."""
    price = TABLES.movement.number
    found: dict[int, tuple[tuple[int, int, int], ...]] = {}
    for water in members(WATERS.sides):
        pair = WATERS.pairs[water]
        if pair is None or water in _SPECIAL or not LAND_STEPS[when].price(*pair):
            continue
        steps: list[tuple[int, int, int]] = []
        for start, end in (pair, pair[::-1]):
            wet = _SWAMP >> end & 1 and WAYS.line(start, end, when) != "road"
            ground = price("swamp") if wet else price("clear")
            steps.append((start, end, ground + price("enemy_river")))
        found[water] = tuple(steps)
    return found


@remembered(1 << 8)
def _steps(when: int, hostile: Mask, usable: tuple[bool, ...], light: int) -> Steps:
    steps = without_ferries(FREE_STEPS[when].without(shut(hostile)), usable)
    if hostile >> MOUTH & 1:
        steps = steps.without(ACROSS_THE_MOUTH)
    if light:
        crossings = _forced_crossings(when)
        if hostile >> MOUTH & 1:
            steps = steps.joined(_FORCED_MOUTH)
        steps = steps.joined(
            Steps(
                step
                for water in members(hostile & WATERS.sides)
                for step in crossings.get(water, ())
            )
        )
    return steps


@remembered(1 << 8)
def _patrolled(steps: Steps, barred: Mask) -> Steps:
    """21.3.3: nobody crosses where ships of the enemy lie, not by a bridge either."""
    steps = steps.without(shut(barred))
    return steps.without(ACROSS_THE_MOUTH) if barred >> MOUTH & 1 else steps


@remembered(1 << 7)
def _without_bridge(steps: Steps, light: int) -> Steps:
    """L5283-5293: the enemy has the bridge of Galveston."""
    steps = steps.without(_TO_GALVESTON)
    return steps.joined(_FORCED_BAY) if light else steps


def march_steps(state: CivilWarState, side: int, *, light: bool) -> Steps:
    """5.3 to 5.8: all steps of a side with their points.

    Only a ``light`` force, of one SP or none, crosses where the enemy has naval control (5.8.3).
    """
    return _march_steps(facts(state), side, int(light))


@remembered(1 << 9)
def _march_steps(found: Facts, side: int, light: int) -> Steps:
    usable = ferries_of(found.held, found.fleets, side)
    if not found.held[side] >> _FORT_MORGAN & 1:
        usable = tuple(use and not bay for use, bay in zip(usable, _OVER_MOBILE_BAY, strict=True))
    steps = _steps(found.board.era, found.fleets[1 - side], usable, light)
    if found.held[1 - side] >> GALVESTON & 1:
        steps = _without_bridge(steps, light)
    barred = found.patrols[1 - side]
    return _patrolled(steps, barred) if barred else steps


def near_patrol(state: CivilWarState, side: int, start: int, end: int) -> bool:
    """21.3.3: whether ships of the enemy lie between two places, so that nobody crosses."""
    water = river_between(start, end)
    return water >= 0 and bool(facts(state).patrols[1 - side] >> water & 1)


def ferry_ends(state: CivilWarState, side: int, start: int, end: int) -> bool:
    """5.8.5: whether a side holds both ends of a ferry; True where no such ferry leads.

    Over Mobile Bay it needs Fort Morgan besides (L5416-5419).
    """
    held = facts(state).held[side]
    for (a, b, _), bay in zip(FERRIES, _OVER_MOBILE_BAY, strict=True):
        if {a, b} == {start, end}:
            needed = 1 << a | 1 << b | (1 << _FORT_MORGAN if bay else 0)
            return not needed & ~held
    return True


def enemy_units(state: CivilWarState, side: int) -> Mask:
    """11.1.1: the places in which a force would meet somebody: they are attacked, not entered."""
    return defended(state, 1 - side)


def open_ground(state: CivilWarState, side: int) -> Mask:
    """5.7: the places that a march may enter without a battle."""
    return OPEN_TO[side] & ~enemy_units(state, side)


def wild_kentucky(state: CivilWarState) -> Mask:
    """17.1.3: the hexes of neutral Kentucky: a march enters them by name only."""
    return closed_kentucky(tuple(state.border))


def generals_zone(state: CivilWarState, side: int, moving: Mask) -> Mask:
    """7.7: the zones of enemy forces with a General."""
    enemy = 1 - side
    led = state.led(enemy) & COUNTRY
    led &= state.forces[enemy] | state.strongholds[enemy] | state.guards[enemy]
    found = facts(state)
    steps = free_steps(found.board, found.held, found.fleets, enemy)
    return steps.step(led) & found.zone(enemy, moving)


def rings(steps: Steps, start: int, budget: int, through: Mask, dear: Mask = 0) -> list[Mask]:
    """By points spent the places to which these steps lead from a place, as `Steps.reach`."""
    near = _within(start, budget)
    return _rings(steps, start, budget, through & near, dear & near)


@remembered(1 << 11)
def _rings(steps: Steps, start: int, budget: int, through: Mask, dear: Mask) -> list[Mask]:
    return steps.reach(1 << start, budget, through, dear)


@remembered(1 << 11)
def _points(steps: Steps, start: int, budget: int, through: Mask, dear: Mask) -> dict[int, int]:
    """The same by place; not to be changed."""
    within = _rings(steps, start, budget, through, dear)
    return {place: spent for spent, ring in enumerate(within) for place in members(ring)}


@remembered(1 << 12)
def _within(place: int, budget: int) -> Mask:
    """All that so many points could reach if each step cost one: nothing beyond bears on a way."""
    found = 1 << place
    for _ in range(budget):
        found |= FREE_STEPS[0].step(found) | FREE_STEPS[1].step(found)
    return found


def prices(
    steps: Steps, start: int, budget: int, through: Mask, ends: Mask = 0, dear: Mask = 0
) -> dict[int, int]:
    """By place the points of the cheapest way; ``ends`` may be entered, and not passed."""
    near = _within(start, budget)
    passed = _points(steps, start, budget, through & near, dear & near)
    found = passed.copy()
    if not ends:
        return found
    there = mask(passed)
    for end in members(steps.step(there) & ends & ~there):
        ways = [passed[near] + steps.price(near, end) for near in _before(steps, end, passed)]
        if ways and min(ways) <= budget:
            found[end] = min(ways)
    return found


def _before(steps: Steps, end: int, found: dict[int, int]) -> list[int]:
    """The places reached from which a step leads to an end."""
    return [near for near in members(next_to(steps, end)) if near in found]


def path(
    steps: Steps, found: dict[int, int], start: int, end: int, avoid: Mask = 0, dear: Mask = 0
) -> tuple[int, ...]:
    """The cheapest way, without its start; of equal ones that with the fewest steps in ``avoid``.

    A place that only the free hex of 5.1.1 reaches is the whole way.
    """
    way = [end]
    while True:
        here = way[-1]
        ahead = [
            near
            for near in _before(steps, here, found)
            if found[near] + steps.price(near, here) + (dear >> here & 1) == found.get(here)
        ]
        if not ahead:
            return (end,)
        nearest = min(ahead, key=lambda near: (near != start, avoid >> near & 1, near))
        if nearest == start:
            return tuple(reversed(way))
        way.append(nearest)


def rail_ends(
    state: CivilWarState, side: int, start: int, left: int, strength: int
) -> dict[int, int]:
    """5.4.2: where the bonus leads, along railroads under control, with the points.

    It enters no enemy zone but where friendly SP stand.
    """
    _, found = _by_rail(state, side, start, left, strength)
    return {place: spent for place, spent in found.items() if place != start}


def _by_rail(
    state: CivilWarState, side: int, start: int, left: int, strength: int
) -> tuple[Steps, dict[int, int]]:
    """The railroads of the bonus, and by place what it costs to come there; the start too."""
    found, when = facts(state), era(state.turn)
    line = found.rails[side] & RAILS[when] if RAILS[when] >> start & 1 else 0
    if not line >> start & 1:
        return _NO_STEPS, {}
    barred = found.patrols[1 - side]  # 21.4.1: no train crosses there either.
    rails = _priced_rail(rail_steps(found.board, found.held, found.fleets, side, barred), when)
    zone = found.zone(1 - side, 1 << start if state.strength(side, start) == strength else 0)
    through = line & ~(zone & ~state.forces[side]) & ~wild_kentucky(state)
    within = rails.reach(1 << start, left, through & open_ground(state, side))
    return rails, {place: spent for spent, ring in enumerate(within) for place in members(ring)}


def rail_stops(
    state: CivilWarState, side: int, start: int, end: int, left: int, strength: int
) -> dict[int, int]:
    """5.4.2, 7.6: where a train stops on its way to an end, with the points: at the end itself.

    Generals of the enemy who stand alone on the line are met before: a force enters their hex.
    """
    rails, found = _by_rail(state, side, start, left, strength)
    lone = state.led(1 - side)
    way = path(rails, found, start, end)
    return {place: found[place] for place in way if place == end or lone >> place & 1}


@remembered(1 << 8)
def _priced_rail(steps: Steps, when: int) -> Steps:
    """The railroads with a point more for each ferry (5.4.4)."""
    ferries = [pair for pair in WAYS.lines[when] if "rail-ferry" in WAYS.features(*pair)] + [
        (a, b) for a, b, _ in FERRIES
    ]
    alive = [(a, b) for a, b in ferries if steps.price(a, b)]
    if not alive:
        return steps
    cost = TABLES.movement.number("line") + TABLES.movement.number("ferry")
    crossings = Steps(step for a, b in alive for step in ((a, b, cost), (b, a, cost)))
    return steps.without(closure(alive)).joined(crossings)
