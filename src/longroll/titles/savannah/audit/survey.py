"""What statements about the map and the pieces are measured with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from heapq import heappop, heappush

from longroll.board.region import Mask, mask, members

from ..components.parts import ARMY_KEYS, ARTILLERY, Leader, Unit
from ..components.reading import Components
from ..components.tables import LEADER_ARM
from ..components.terrain import (
    ABATIS_IN,
    ABATIS_OUT,
    ANY_ROAD,
    BRIDGE,
    CITY,
    CREEK,
    DIKE,
    DOWN,
    FORD,
    PERIMETER_SIDE,
    PRINTED_WORKS_OUT,
    PROHIBITED,
    REDOUBT_OUT,
    REVETMENT_OUT,
    UP,
    WORKS_IN,
)

__all__ = ["Subject", "fewest", "yes"]

NEVER = 1 << 30


def yes(fact: object) -> str:
    """``yes`` or ``no``."""
    return "yes" if fact else "no"


def fewest(numbers: Iterable[int | None]) -> int:
    """The least of some numbers, NEVER when there is none."""
    return min((number for number in numbers if number is not None), default=NEVER)


class Subject:
    """Components under audit, and what follows from them.

    Hexes are indices; movement costs are in halves, of units that meet no enemy, in fair weather,
    with every work unbreached.
    """

    def __init__(self, box: Components) -> None:
        self.box = box
        self.ground = box.ground
        self.grid = box.ground.grid
        self.tables = box.tables
        self.units = {unit.key: unit for unit in box.units}
        self.leaders = {leader.key: leader for leader in box.leaders}

    def at(self, name: str) -> int:
        """The index of a hex by its name."""
        return self.grid.at(name)

    def hexes(self, *names: str) -> Mask:
        """A set of hexes by name."""
        return mask(self.at(name) for name in names)

    def is_(self, hex_: int, *kinds: int) -> bool:
        """Whether a hex is one of some kinds of ground."""
        return self.ground.terrain[hex_] in kinds

    @cached_property
    def beside(self) -> Mask:
        """The hexes outside the perimeter that touch one of its hexsides (X1.7)."""
        return mask(
            hex_
            for hex_, around in enumerate(self.ground.crossing)
            if not self.ground.perimeter >> hex_ & 1
            and any(flags & PERIMETER_SIDE for flags in around)
        )

    @cached_property
    def depth(self) -> tuple[int, ...]:
        """How far each hex lies from the perimeter, 0 within."""
        inside = members(self.ground.perimeter)
        return tuple(
            min(self.grid.distance(hex_, other) for other in inside)
            for hex_ in range(self.grid.size)
        )

    def sides(self, flag: int) -> list[tuple[int, int]]:
        """The steps that meet something, as pairs of hexes."""
        return [
            (hex_, self.grid.neighbours[hex_][direction])
            for hex_, around in enumerate(self.ground.crossing)
            for direction, flags in enumerate(around)
            if flags & flag
        ]

    @cached_property
    def works_hexes(self) -> dict[int, int]:
        """The hexes with printed siege works, and how many of their sides bear them."""
        found: dict[int, int] = {}
        for hex_, _ in self.sides(PRINTED_WORKS_OUT):
            found[hex_] = found.get(hex_, 0) + 1
        return found

    # --- Marching ---------------------------------------------------------------------------------

    def cost(self, arm: int, hex_: int, direction: int, *, british: bool = False) -> int | None:
        """The price of a step, None where it is prohibited."""
        to = self.grid.neighbours[hex_][direction]
        if to < 0 or self.is_(to, *PROHIBITED):
            return None
        flags, chart = self.ground.crossing[hex_][direction], self.tables.terrain
        if flags & ANY_ROAD or (self.is_(hex_, CITY) and self.is_(to, CITY)):
            return chart.side[arm]["road"]
        price = chart.cost[arm][self.ground.terrain[to]]
        added = [chart.side[arm][feature] for feature in _features(flags, british=british)]
        if price < 0 or any(more < 0 for more in added):
            return None
        return price + sum(added)

    def march(
        self, arm: int, start: int, allowed: Mask, *, roads: bool = False, british: bool = False
    ) -> dict[int, int]:
        """The least cost of every hex that can be come to; on roads only if it is asked for."""
        best, waiting = {start: 0}, [(0, start)]
        while waiting:
            spent, hex_ = heappop(waiting)
            if spent > best[hex_]:
                continue
            for direction, to in enumerate(self.grid.neighbours[hex_]):
                if to < 0 or not allowed >> to & 1:
                    continue
                if roads and not self._road(hex_, direction):
                    continue
                price = self.cost(arm, hex_, direction, british=british)
                if price is not None and spent + price < best.get(to, NEVER):
                    best[to] = spent + price
                    heappush(waiting, (spent + price, to))
        return best

    def _road(self, hex_: int, direction: int) -> bool:
        to = self.grid.neighbours[hex_][direction]
        city = self.is_(hex_, CITY) and self.is_(to, CITY)
        return city or bool(self.ground.crossing[hex_][direction] & ANY_ROAD)

    def connected(self, area: Mask) -> bool:
        """Whether a set of hexes is one piece."""
        rest = area & -area
        front = rest
        while front:
            around = 0
            for hex_ in members(front):
                around |= self.grid.adjacency[hex_]
            front = around & area & ~rest
            rest |= front
        return rest == area

    # --- Pieces -----------------------------------------------------------------------------------

    def strength(self, chosen: Callable[[Unit], bool]) -> int:
        """The full strength of some units, without artillery and replacement counters."""
        return sum(
            unit.strength[unit.steps]
            for unit in self.box.units
            if unit.arm != ARTILLERY and "replacement" not in unit.tags and chosen(unit)
        )

    def starting(self, *, historical: bool) -> dict[int, list[Unit]]:
        """Who stands where at the start of a scenario, by hex."""
        found: dict[int, list[Unit]] = {}
        for unit in self.box.units:
            hex_ = unit.start if historical else self._campaign(unit)
            if hex_ >= 0:
                found.setdefault(hex_, []).append(unit)
        return found

    def _campaign(self, unit: Unit) -> int:
        return self.at(unit.entry) if unit.turn == 0 else -1

    def arrivals(self, turn: int, army: str, entry: str) -> list[str]:
        """The keys of units and leaders that arrive on a turn at an entry, in order."""
        pieces: tuple[Unit | Leader, ...] = (*self.box.units, *self.box.leaders)
        number = ARMY_KEYS.index(army)
        return sorted(
            piece.key
            for piece in pieces
            if piece.turn == turn and piece.army == number and piece.entry == entry
        )


def _features(flags: int, *, british: bool) -> list[str]:
    """What a step across a side pays for beside the hex."""
    found: list[str] = []
    if flags & (BRIDGE | FORD):
        found.append("bridge")
    elif flags & (CREEK | UP | DOWN):
        found.append("creek")
    if flags & DIKE:
        found.append("dike")
    if flags & WORKS_IN and not british:
        found.append("works")
    if flags & (ABATIS_IN | ABATIS_OUT) and not british:
        found.append("abatis")
    return found


WORKS_SIDES = REVETMENT_OUT | REDOUBT_OUT
LEADERS = LEADER_ARM
