"""The ground as it is now: works in force, roads, costs of a step, reach of zones (T.TEC, G8.1).

What is printed is worked out once; breaches (X4.19.breach), destroyed city hexes (X4.19.city) and
the siege works of a game (X4.4) are laid over it, and each such state of the ground is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members

from ..components import (
    ABATIS_IN,
    ABATIS_OUT,
    BRIDGE,
    CAUSEWAY_ROAD,
    CITY,
    CITY_HEXES,
    CREEK,
    CROSSING,
    DIKE,
    DOWN,
    FORD,
    GRID,
    LIGHT_WOODS,
    PERIMETER,
    PERIMETER_SIDE,
    PLAYABLE,
    PRINTED_WORKS_IN,
    PRINTED_WORKS_OUT,
    REDOUBT_IN,
    REDOUBT_OUT,
    REVETMENT_IN,
    REVETMENT_OUT,
    ROAD,
    SWAMP,
    TABLES,
    TERRAIN,
    TRACK,
    UNITS,
    UP,
    WOODS,
)
from ..components.parts import ALLIES, CROWN, FOOT, LIGHT
from ..components.tables import LEADER_ARM
from ..state import SavannahState

__all__ = [
    "BESIDE_PERIMETER",
    "INTO_WORKS",
    "LEADER_PROFILE",
    "PROFILE",
    "WORKS",
    "Lines",
    "attacks_perimeter",
    "in_perimeter",
    "lines",
    "step_cost",
    "works_between",
]

_INTO_BRITISH: Final = REVETMENT_IN | REDOUBT_IN | ABATIS_IN
INTO_WORKS: Final = _INTO_BRITISH | PRINTED_WORKS_IN  # G3.2.into-works
"""Stepping into fieldworks, of whatever kind (abatis are a kind: T.TEC)."""
# G3.2.outof-works: the same sides, from within.
WORKS: Final = INTO_WORKS | REVETMENT_OUT | REDOUBT_OUT | ABATIS_OUT | PRINTED_WORKS_OUT
_ABATIS: Final = ABATIS_IN | ABATIS_OUT
_SIEGE: Final = PRINTED_WORKS_IN | PRINTED_WORKS_OUT

BESIDE_PERIMETER: Final[Mask] = sum(
    1 << hex_
    for hex_ in range(GRID.size)
    if not PERIMETER >> hex_ & 1 and any(flags & PERIMETER_SIDE for flags in CROSSING[hex_])
)
"""The hexes outside the perimeter that touch one of its hexsides (X1.7.attack)."""

_WALKS_ROAD: Final = ROAD | TRACK | CAUSEWAY_ROAD
_NO_ENTRY: Final = frozenset({LIGHT_WOODS, WOODS, SWAMP, CITY})
"""Terrain out of which, but not into which, zones of control reach (G8.1.exc, X4.19.zoc)."""

_KEPT: Final = 200
"""How many answers about zones are kept for a state of the ground."""

# --- Whose costs ----------------------------------------------------------------------------------

_CREEK_ARM: Final = 5


class Profile(NamedTuple):
    """Who pays: the side (for enemy works), and the column of the chart (arm or leader)."""

    side: int
    column: int


_PROFILES: Final = tuple(Profile(side, column) for side in (CROWN, ALLIES) for column in range(6))
LEADER_PROFILE: Final = (LEADER_ARM, 6 + LEADER_ARM)
"""By side, the profile of its leaders."""
PROFILE: Final = tuple(
    6 * unit.side + (_CREEK_ARM if "swamp-1" in unit.tags else unit.arm) for unit in UNITS
)
"""The profile of each unit."""


class Changes(NamedTuple):
    """What has happened to the printed ground."""

    printed: bool
    breached: Mask
    cleared: Mask
    destroyed: Mask
    works: tuple[tuple[int, int, int], ...]


def _untouched(changes: Changes) -> Changes:
    """The ground as printed."""
    return Changes(changes.printed, 0, 0, 0, ())


def _altered(changes: Changes) -> list[int]:
    """The hexes at which something may differ from what is printed, in order."""
    found = changes.destroyed | mask([hex_ for hex_, _, complete in changes.works if complete])
    for hex_ in members(found):
        found |= GRID.adjacency[hex_]
    for side in members(changes.breached | changes.cleared):
        found |= mask(GRID.side_ends[side])
    return members(found)


class Way(NamedTuple):
    """A step: where to, what it costs in halves of a point, and whether a road leads there."""

    to: int
    cost: int
    road: bool


class Lines:
    """The ground at one moment.

    Attributes:
        flags: for each hex the six crossings, works only as far as they are in force.
        reach: for each hex those neighbours into which a zone from there reaches.
        roads: for each hex, bit ``d`` is set where a road or track crosses that hexside.
        city: the city hexes that stand.
    """

    __slots__ = (
        "_altered",
        "_base",
        "_costs",
        "_passable",
        "_ways",
        "_zones",
        "city",
        "flags",
        "reach",
        "roads",
    )

    def __init__(self, changes: Changes) -> None:
        self.city: Mask = CITY_HEXES & ~changes.destroyed
        self._base = None if changes == _untouched(changes) else _worked_out(_untouched(changes))
        self._costs: dict[int, list[tuple[int, ...]]] = {}
        self._passable: dict[int, list[Mask]] = {}
        self._ways: dict[int, list[tuple[Way, ...]]] = {}
        self._zones: dict[Mask, Mask] = {}
        self.flags: list[tuple[int, ...]] = _crossings(changes)
        if self._base is None:
            self._altered = list(range(GRID.size))
            self.roads = [0] * GRID.size
            self.reach: list[Mask] = [0] * GRID.size
        else:
            self._altered = _altered(changes)
            self.roads = self._base.roads[:]
            self.reach = self._base.reach[:]
        for hex_ in self._altered:
            self.roads[hex_] = sum(1 << d for d in range(6) if self._is_road(hex_, d))
            self.reach[hex_] = self._reach(hex_)

    def _is_road(self, hex_: int, direction: int) -> bool:
        """A road leads that way (T.TEC.n2), as between hexes of the city that stand (T.TEC.n1)."""
        to = GRID.neighbours[hex_][direction]
        if to < 0:
            return False
        if CITY_HEXES & (1 << hex_ | 1 << to) & ~self.city:
            return False
        if self.city >> hex_ & 1 and self.city >> to & 1:
            return True
        return bool(self.flags[hex_][direction] & _WALKS_ROAD)

    def _reach(self, hex_: int) -> Mask:
        found = 0
        for to, flags in zip(GRID.neighbours[hex_], self.flags[hex_], strict=True):
            if to >= 0 and not flags & INTO_WORKS and not self._closed(to):
                found |= 1 << to
        return found

    def _closed(self, hex_: int) -> bool:
        terrain = TERRAIN[hex_]
        return terrain in _NO_ENTRY and (terrain != CITY or bool(self.city >> hex_ & 1))

    def costs(self, profile: int) -> list[tuple[int, ...]]:
        """For each hex the cost of the six steps out of it, in halves of a point; 0 prohibited."""
        found = self._costs.get(profile)
        if found is None:
            who = _PROFILES[profile]
            nothing: list[tuple[int, ...]] = [()] * GRID.size
            found = self._base.costs(profile)[:] if self._base else nothing
            for hex_ in self._altered:
                found[hex_] = tuple([self._cost(who, hex_, d) for d in range(6)])
            self._costs[profile] = found
        return found

    def zones(self, sources: Mask) -> Mask:
        """Where the zones of control of units in these hexes reach."""
        found = self._zones.get(sources)
        if found is None:
            if len(self._zones) > _KEPT:
                self._zones.clear()
            found = 0
            for hex_ in members(sources):
                found |= self.reach[hex_]
            self._zones[sources] = found
        return found

    def passable(self, profile: int) -> list[Mask]:
        """For each hex those neighbours that the ground lets one step into."""
        found = self._passable.get(profile)
        if found is None:
            found = [
                mask([to for to, cost in zip(around, six, strict=True) if cost])
                for around, six in zip(GRID.neighbours, self.costs(profile), strict=True)
            ]
            self._passable[profile] = found
        return found

    def ways(self, profile: int) -> list[tuple[Way, ...]]:
        """For each hex the steps out of it that the ground allows, by direction from north."""
        found = self._ways.get(profile)
        if found is None:
            costs = self.costs(profile)
            found = [
                tuple(
                    [
                        Way(GRID.neighbours[hex_][d], cost, bool(self.roads[hex_] >> d & 1))
                        for d, cost in enumerate(costs[hex_])
                        if cost
                    ]
                )
                for hex_ in range(GRID.size)
            ]
            self._ways[profile] = found
        return found

    def _cost(self, who: Profile, hex_: int, direction: int) -> int:
        to = GRID.neighbours[hex_][direction]
        if to < 0 or not PLAYABLE >> to & 1:
            return 0
        flags = self.flags[hex_][direction]
        works = _works_cost(who, flags)
        if works < 0:
            return 0
        if self.roads[hex_] >> direction & 1:
            return _SIDES[_column(who)]["road"]  # whatever the ground (G9.51)
        ground = _terrain_cost(who, to)
        side = natural_cost(who, flags)
        return ground + side + works if ground > 0 and side >= 0 else 0


def _terrain_cost(who: Profile, hex_: int) -> int:
    """Halves of a point for the ground of a hex (T.TEC.n3); -1 where it is prohibited."""
    terrain = TERRAIN[hex_]
    if terrain == SWAMP and who.column == _CREEK_ARM:
        return _SIDES[FOOT]["road"]  # T.TEC.n12: one point
    return TABLES.terrain.cost[_column(who)][terrain]


def _column(who: Profile) -> int:
    """The column of the chart; the Creeks have that of light infantry but in the swamp."""
    return LIGHT if who.column == _CREEK_ARM else who.column


def natural_cost(who: Profile, flags: int) -> int:
    """Halves of a point for the natural features of a hexside; -1 where it is prohibited.

    A bridge or ford takes away the cost of the stream; stream and slope together cost as one
    (G9.4.exc, T.TEC.n4).
    """
    costs = _SIDES[_column(who)]
    cost = 0
    if flags & DIKE:
        cost = costs["dike"]
    if cost < 0:
        return cost
    if flags & (UP | DOWN):
        return cost + costs["slope"]
    if flags & CREEK:
        cost += costs["bridge" if flags & (BRIDGE | FORD) else "creek"]
    return cost


def _works_cost(who: Profile, flags: int) -> int:
    """Halves of a point for stepping into enemy works (T.TEC.n8); -1 where it is prohibited.

    Where they are prohibited they are crossed only through a breach (T.TEC.n6).
    """
    mine = PRINTED_WORKS_IN if who.side == ALLIES else _INTO_BRITISH
    entered = flags & INTO_WORKS & ~mine
    costs = _SIDES[_column(who)]
    found = 0
    for kinds, feature in ((entered & ~ABATIS_IN, "works"), (entered & ABATIS_IN, "abatis")):
        if kinds and costs[feature] < 0:
            return -1
        found += costs[feature] if kinds else 0
    return found


_SIDES: Final = TABLES.terrain.side


# --- The crossings as they are now ----------------------------------------------------------------


def _crossings(changes: Changes) -> list[tuple[int, ...]]:
    out = list(CROSSING) if changes.printed else list(_WITHOUT_SIEGE)
    for hex_, sides, complete in changes.works:
        if complete:
            for direction in range(6):
                if sides >> direction & 1:
                    _entrench(out, hex_, direction)
    _strip(out, changes.breached, WORKS & ~_ABATIS)
    _strip(out, changes.cleared, _ABATIS)
    return out


def _entrench(crossings: list[tuple[int, ...]], hex_: int, direction: int) -> None:
    """Siege works on a hexside of ``hex_``, which is their inside."""
    to = GRID.neighbours[hex_][direction]
    if to >= 0:
        crossings[hex_] = _with(crossings[hex_], direction, PRINTED_WORKS_OUT)
        crossings[to] = _with(crossings[to], (direction + 3) % 6, PRINTED_WORKS_IN)


def _with(six: Sequence[int], direction: int, flags: int) -> tuple[int, ...]:
    return tuple([was | flags if d == direction else was for d, was in enumerate(six)])


def _strip(crossings: list[tuple[int, ...]], sides: Mask, flags: int) -> None:
    for side in members(sides):
        a, b = GRID.side_ends[side]
        for hex_, direction in ((a, GRID.direction(a, b)), (b, GRID.direction(b, a))):
            six = crossings[hex_]
            crossings[hex_] = tuple(
                [was & ~flags if d == direction else was for d, was in enumerate(six)]
            )


_WITHOUT_SIEGE: Final = tuple(tuple([flags & ~_SIEGE for flags in six]) for six in CROSSING)


@lru_cache(maxsize=64)
def _worked_out(changes: Changes) -> Lines:
    return Lines(changes)


def lines(state: SavannahState) -> Lines:
    """The ground as it is now. The printed siege works count in the historical scenario (H.2)."""
    found: Lines | None = state.facts.get("lines")
    if found is None:
        found = state.facts["lines"] = _worked_out(
            Changes(
                state.scenario == "historical",
                state.breached,
                state.cleared,
                state.destroyed,
                state.works,
            )
        )
    return found


# --- What others ask ------------------------------------------------------------------------------


def works_between(state: SavannahState, hex_: int, direction: int) -> int:
    """The flags of stepping out of a hex in a direction, works only as far as they are in force."""
    return lines(state).flags[hex_][direction]


def step_cost(state: SavannahState, unit: int, hex_: int, direction: int) -> int | None:
    """What a step costs a unit, in halves of a movement point; None where it is prohibited.

    Terrain, hexside features, roads, breaches and works count (G9.4, G9.51, T.TEC), not who stands
    there.
    """
    return lines(state).costs(PROFILE[unit])[hex_][direction] or None


def in_perimeter(hex_: int) -> bool:
    """Whether a hex is part of the defensive perimeter of Savannah (X1.7)."""
    return bool(PERIMETER >> hex_ & 1)


def attacks_perimeter(hex_: int) -> bool:
    """Whether an Allied unit in a hex attacks the perimeter by being there (X1.7.attack)."""
    return bool(BESIDE_PERIMETER >> hex_ & 1)
