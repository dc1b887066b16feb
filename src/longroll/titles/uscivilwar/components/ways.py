"""What a step over each hexside costs, along which lines, and where none leads.

What changes in the winter of 1864, when the new railroads are built (5.4.5), is there twice, by
*era*: 0 before, 1 from then on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longroll.board.region import Mask, mask
from longroll.board.steps import Closure, Steps, closure
from longroll.engine.keys import numbered

from .ground import BARRIERS, Ground
from .tables import Tables
from .waters import Waters

__all__ = ["Pair", "Ways", "read_ways"]

Pair = tuple[int, int]

_NOTHING: Final[dict[str, str]] = {}
_SPECIAL_FERRIES: Final = (("4509", "4510"), ("4619", "4620"))


@dataclass(frozen=True, slots=True)
class Ways:
    """Pairs are of the eras; a pair of hexes has the lower index first.

    Attributes:
        first_turn: of the second era.
        lines: by pair of hexes the best line between them: a railroad before a road.
        rails: the hexes with a railroad.
        land: all steps by land with their points, as if no enemy controlled a river.
        rail: all steps along a railroad, over bridges and ferries too (5.4.4).
        open: the sides over which a zone of influence extends: by bridges, never by ferries (9.1);
            to Galveston along its railroad, too (5.7).
        bridged: the navigable hexsides with a bridge.
        navigable: by pair of hexes the water between them.
        ferries: Simmesport, and Mobile to Blakeley: who uses them holds both ends (5.8.5).
    """

    ground: Ground
    first_turn: int
    lines: tuple[dict[Pair, str], dict[Pair, str]]
    rails: tuple[Mask, Mask]
    land: tuple[Steps, Steps]
    rail: tuple[Steps, Steps]
    open: tuple[Steps, Steps]
    bridged: tuple[Mask, Mask]
    navigable: dict[Pair, int]
    ferries: tuple[tuple[int, int, int], ...]

    def line(self, a: int, b: int, when: int) -> str:
        """``rail``, ``road``, ``ferry`` or "" between two hexes in an era."""
        return self.lines[when].get((min(a, b), max(a, b)), "")

    def water(self, a: int, b: int) -> int:
        """The navigable river between two hexes; -1 without one."""
        return self.navigable.get((min(a, b), max(a, b)), -1)

    def features(self, a: int, b: int) -> dict[str, str]:
        """The marks of a hexside, with their names: ``pass``, ``rail-bridge``."""
        return _features(self.ground, (a, b))


def _features(ground: Ground, pair: Pair) -> dict[str, str]:
    first, second = sorted((ground.keys[pair[0]], ground.keys[pair[1]]))
    return ground.features.get((first, second), _NOTHING)


def read_ways(ground: Ground, waters: Waters, tables: Tables) -> Ways:
    """The ways over a map."""
    maker = _Maker(ground, waters, tables)
    return Ways(
        ground=ground,
        first_turn=max(line.since for line in ground.lines),
        lines=maker.lines,
        rails=(maker.track(0), maker.track(1)),
        land=(maker.land_steps(0), maker.land_steps(1)),
        rail=(maker.rail_steps(0), maker.rail_steps(1)),
        open=(maker.open_steps(0), maker.open_steps(1)),
        bridged=(maker.bridged(0), maker.bridged(1)),
        navigable=maker.navigable,
        ferries=tuple(maker.ferries()),
    )


def _shifted(region: Mask, shift: int) -> Mask:
    return region << shift if shift > 0 else region >> -shift


class _Maker:
    """Marks of sides by the distance of indices, and steps made of them."""

    def __init__(self, ground: Ground, waters: Waters, tables: Tables) -> None:
        self.ground, self.waters, self.tables = ground, waters, tables
        self.place = numbered(ground.keys)
        self.lines = (self._lines(0), self._lines(1))
        self.navigable = {
            pair: water
            for water, pair in enumerate(waters.pairs)
            if pair is not None and waters.sides >> water & 1
        }
        self.barred = self._marked(*BARRIERS)

    def _lines(self, when: int) -> dict[Pair, str]:
        found: dict[Pair, str] = {}
        for line in self.ground.lines:
            if line.since and not when:
                continue
            for a, b in zip(line.course, line.course[1:], strict=False):
                pair = (a, b) if a < b else (b, a)
                if found.get(pair) != "rail":
                    found[pair] = line.kind
        return found

    def _pairs(self, kind: str, when: int) -> list[Pair]:
        return [pair for pair, line in self.lines[when].items() if line == kind]

    def _marked(self, *features: str) -> Closure:
        return closure(
            (self.place[a], self.place[b])
            for (a, b), marks in self.ground.features.items()
            if a in self.place and b in self.place and any(name in marks for name in features)
        )

    def track(self, when: int) -> Mask:
        """The hexes with a railroad."""
        return mask(end for pair in self._pairs("rail", when) for end in pair)

    def ferries(self) -> list[tuple[int, int, int]]:
        """5.8.5: the ends of those two ferries that are on the map, and the water between them."""
        found: list[tuple[int, int, int]] = []
        for a, b in _SPECIAL_FERRIES:
            if f"{a}|{b}" in self.waters.keys:
                found.append((self.place[a], self.place[b], self.waters.at(f"{a}|{b}")))
        return found

    def land_steps(self, when: int) -> Steps:
        """5.3 to 5.8: rails (5.4.1), swamps and roads (5.5), mountains (5.6), rivers (5.8.2)."""
        movement, land = self.tables.movement.number, self.ground.land
        rails, roads, ferries = (closure(self._pairs(k, when)) for k in ("rail", "road", "ferry"))
        minor = closure(
            (self.place[a], self.place[b])
            for a, b in sorted(self.waters.minor)
            if a in self.place and b in self.place
        )
        navigable, mountains = closure(self.navigable), self._marked("mountain")
        passes, crossings = self._marked("pass"), self._marked("rail-ferry")
        swamps = self.ground.of_terrain("swamp")
        prices: dict[int, dict[int, Mask]] = {}
        for shift, sources in self.ground.grid.shifts:
            rail, road = rails.get(shift, 0), roads.get(shift, 0)
            river = navigable.get(shift, 0)
            open_ = sources & land & _shifted(land, -shift) & ~rail
            open_ &= ~(self.barred.get(shift, 0) & ~ferries.get(shift, 0))
            dear = (
                (_shifted(swamps, -shift) & ~road, movement("swamp") - movement("clear")),
                (minor.get(shift, 0) & ~road & ~river, movement("minor_river")),
                (river, movement("navigable_river")),
                (mountains.get(shift, 0) & ~passes.get(shift, 0), movement("mountain_side")),
            )
            _lay(prices, shift, open_, movement("clear"), dear)
            ferry = (crossings.get(shift, 0), movement("ferry"))
            _lay(prices, shift, rail, movement("line"), (ferry,))
        return Steps.of(prices)

    def rail_steps(self, when: int) -> Steps:
        """5.4.4."""
        return Steps.of({1: closure(self._pairs("rail", when))})

    def _is_bridge(self, pair: Pair, when: int) -> bool:
        marked = "rail-bridge" in _features(self.ground, pair)
        return marked and self.lines[when].get(pair) == "rail"

    def bridged(self, when: int) -> Mask:
        """The navigable hexsides with a bridge."""
        return mask(water for pair, water in self.navigable.items() if self._is_bridge(pair, when))

    def open_steps(self, when: int) -> Steps:
        """9.1; a railroad leads over a bay, too (5.7)."""
        bridges = closure(pair for pair in self.navigable if self._is_bridge(pair, when))
        navigable, land = closure(self.navigable), self.ground.land
        rails = closure(self._pairs("rail", when))
        steps: dict[int, Mask] = {}
        for shift, sources in self.ground.grid.shifts:
            barred = self.barred.get(shift, 0) & ~rails.get(shift, 0)
            barred |= navigable.get(shift, 0) & ~bridges.get(shift, 0)
            steps[shift] = sources & land & _shifted(land, -shift) & ~barred
        return Steps.of({1: steps})


def _lay(
    prices: dict[int, dict[int, Mask]],
    shift: int,
    region: Mask,
    price: int,
    extras: tuple[tuple[Mask, int], ...],
) -> None:
    """Sort the steps of a region by price: each mark that bears on a step adds its points."""
    if not region:
        return
    if not extras:
        sources = prices.setdefault(price, {})
        sources[shift] = sources.get(shift, 0) | region
        return
    marked, points = extras[0]
    _lay(prices, shift, region & marked, price + points, extras[1:])
    _lay(prices, shift, region & ~marked, price, extras[1:])
