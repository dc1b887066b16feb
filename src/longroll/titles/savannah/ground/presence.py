"""Who stands where, and what that does to the hexes round about (G7.4, G8).

Everything here is derived from the board and kept in ``state.facts`` until something changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.clause import Denial, deny

from ..components import GRID, LEADERS, UNITS, hex_key
from ..components.parts import AMERICAN, ARTILLERY, COLONIAL_MILITIA, FRENCH, METROPOLITAN, Unit
from ..state import PARADE, SavannahState
from .works import lines

__all__ = [
    "Lay",
    "adjacent_to_enemy",
    "combat_units",
    "enemy_adjacent",
    "enemy_beside",
    "lay",
    "leaders_in",
    "occupied",
    "units_in",
    "zoc",
]

SIDE: Final = tuple(unit.side for unit in UNITS)
STRENGTH: Final = tuple(None if unit.arm == ARTILLERY else unit.strength for unit in UNITS)
"""By unit, its points by steps left; None for artillery, which takes no points (G7.1)."""
LEADER_SIDE: Final = tuple(leader.side for leader in LEADERS)


def _kinds(unit: Unit) -> tuple[int, ...]:
    kinds: list[int] = []
    if unit.army == FRENCH:
        kinds.append(0)
    if unit.army == AMERICAN and "with-french" not in unit.tags:
        kinds.append(1)
    if unit.band == METROPOLITAN and unit.arm != ARTILLERY:
        kinds.append(2)
    if unit.band == COLONIAL_MILITIA:
        kinds.append(3)
    return tuple(kinds)


_KINDS: Final = tuple(_kinds(unit) for unit in UNITS)
LIMIT: Final = 6
"""Strength points of foot and horse that a hex holds, besides one artillery unit (G7.1)."""
_NOBODY: Final[tuple[int, ...]] = ()


class Lay:
    """The units on the board, looked up by hex.

    Attributes:
        units: the combat units in each hex that has any, in the order of their indices.
        occupied: by side, the hexes with its combat units.
        zones: by side, the hexes with a unit that has a zone of control (G8.1).
        guns: hexes with an artillery unit.
        crowded: hexes with more than they hold (reinforcements, X4.7.stack).
        loads: by strength points of foot and horse, the hexes that hold so many; 7 and more last.
        points: strength points of foot and horse in each hex that has units (G7.1).
        beside: by side, the hexes adjacent to its combat units.
    """

    __slots__ = (
        *(
            "_company",
            "_laden",
            "beside",
            "crowded",
            "guns",
            "loads",
            "occupied",
            "points",
            "units",
        ),
        "zones",
    )

    def __init__(self, state: SavannahState) -> None:
        units: dict[int, list[int]] = {}
        crown = allies = crown_zones = allied_zones = guns = crowded = 0
        points: dict[int, int] = {}
        lost, order, steps = state.lost, state.order, state.steps
        for unit, hex_ in enumerate(state.at):
            if hex_ < 0:
                continue
            bit = 1 << hex_
            if hex_ in units:
                units[hex_].append(unit)
            else:
                units[hex_] = [unit]
                points[hex_] = 0
            strength = STRENGTH[unit]
            if strength is None:
                crowded |= guns & bit
                guns |= bit
            else:
                points[hex_] += strength[steps[unit]]
            zone = bit if order[unit] == PARADE and not lost >> unit & 1 else 0
            if SIDE[unit]:
                allies |= bit
                allied_zones |= zone
            else:
                crown |= bit
                crown_zones |= zone
        self.units: dict[int, list[int]] = units
        self.occupied: tuple[Mask, Mask] = (crown, allies)
        self.zones: tuple[Mask, Mask] = (crown_zones, allied_zones)
        self.guns: Mask = guns
        self.points = points
        loads = [0] * (LIMIT + 2)
        for hex_, there in points.items():
            loads[min(there, LIMIT + 1)] |= 1 << hex_
        self.loads: list[Mask] = loads
        self.crowded: Mask = crowded | loads[-1]
        self._company: tuple[Mask, Mask, Mask, Mask] | None = None
        self._laden: list[Mask] = []
        self.beside: tuple[Mask, Mask] = (_round(crown), _round(allies))

    def shifted(self, state: SavannahState, unit: int, here: int) -> Lay:
        """The same when one unit has come from a hex to where it is now in ``state``."""
        to, side = state.at[unit], SIDE[unit]
        twin = Lay.__new__(Lay)
        twin.units = self.units.copy()
        twin.points = self.points.copy()
        left = [other for other in twin.units.pop(here) if other != unit]
        if left:
            twin.units[here] = left
        twin.units[to] = sorted((*twin.units.get(to, ()), unit))
        changed = 1 << here | 1 << to
        held, zones, guns, crowded = 0, 0, self.guns & ~changed, self.crowded & ~changed
        loads = twin.loads = [load & ~changed for load in self.loads]
        for hex_ in (here, to):
            twin.points.pop(hex_, None)
            if hex_ not in twin.units:
                continue
            held |= 1 << hex_
            points = 0
            for other in twin.units[hex_]:
                strength = STRENGTH[other]
                if strength is None:
                    crowded |= guns & 1 << hex_
                    guns |= 1 << hex_
                else:
                    points += strength[state.steps[other]]
                if state.order[other] == PARADE and not state.lost >> other & 1:
                    zones |= 1 << hex_
            twin.points[hex_] = points
            loads[min(points, LIMIT + 1)] |= 1 << hex_
            if points > LIMIT:
                crowded |= 1 << hex_
        twin.guns, twin.crowded = guns, crowded
        mine = self.occupied[side] & ~changed | held
        my_zones = self.zones[side] & ~changed | zones
        twin.occupied = (mine, self.occupied[1]) if side == 0 else (self.occupied[0], mine)
        twin.zones = (my_zones, self.zones[1]) if side == 0 else (self.zones[0], my_zones)
        beside = _round(mine)
        twin.beside = (beside, self.beside[1]) if side == 0 else (self.beside[0], beside)
        twin._company = None
        twin._laden = []
        if self._company is not None:
            found = [kind & ~changed for kind in self._company]
            twin._company = twin._sorted(found, (here, to))
        return twin

    def company(self) -> tuple[Mask, Mask, Mask, Mask]:
        """Hexes with French units, Americans, metropolitan regulars, colonial militia (X4.1).

        Pulaski counts as neither French nor American; guns do not count as regulars.
        """
        if self._company is None:
            self._company = self._sorted([0, 0, 0, 0], self.units)
        return self._company

    def _sorted(self, found: list[Mask], hexes: Iterable[int]) -> tuple[Mask, Mask, Mask, Mask]:
        """``found`` with the units of some hexes added to their kinds."""
        for hex_ in hexes:
            for unit in self.units.get(hex_, ()):
                for kind in _KINDS[unit]:
                    found[kind] |= 1 << hex_
        return found[0], found[1], found[2], found[3]

    def full(self, points: int) -> Mask:
        """The hexes where so many more points of foot and horse find no room (G7.1)."""
        if not self._laden:
            found = 0
            for load in reversed(self.loads):
                found |= load
                self._laden.append(found)
        return self._laden[points] if points <= LIMIT else self._laden[-1]


def _round(region: Mask) -> Mask:
    """The hexes next to those of a region: each direction is a shift of the whole mask."""
    reach = 0
    for shift, sources in _SHIFTS:
        moved = region & sources
        reach |= moved << shift if shift > 0 else moved >> -shift
    return reach


def _shifts() -> tuple[tuple[int, Mask], ...]:
    """By difference of indices between neighbours, the hexes that have such a neighbour."""
    found: dict[int, Mask] = {}
    for hex_, around in enumerate(GRID.neighbours):
        for to in around:
            if to >= 0:
                found[to - hex_] = found.get(to - hex_, 0) | 1 << hex_
    return tuple(sorted(found.items()))


_SHIFTS: Final = _shifts()


def lay(state: SavannahState) -> Lay:
    """The units on the board, looked up by hex; kept until `SavannahState.touch`."""
    found: Lay | None = state.facts.get("lay")
    if found is None:
        found = state.facts["lay"] = Lay(state)
    return found


def occupied(state: SavannahState, side: int) -> Mask:
    """The hexes with combat units of ``side``; leaders alone do not count."""
    return lay(state).occupied[side]


def units_in(state: SavannahState, hex_: int) -> tuple[int, ...]:
    """The combat units in a hex, of whichever side, in the order of their indices."""
    found = lay(state).units.get(hex_)
    return tuple(found) if found else _NOBODY


def combat_units(state: SavannahState, side: int, hex_: int) -> tuple[int, ...]:
    """The combat units of ``side`` in a hex."""
    found = lay(state).units.get(hex_)
    return tuple(found) if found and SIDE[found[0]] == side else _NOBODY


def leaders_in(state: SavannahState, hex_: int, side: int = -1) -> tuple[int, ...]:
    """The leaders in a hex, of ``side`` or of both, in the order of their indices."""
    return tuple(
        leader
        for leader, at in enumerate(state.leader_at)
        if at == hex_ and (side < 0 or LEADER_SIDE[leader] == side)
    )


def zoc(state: SavannahState, side: int) -> Mask:
    """The hexes in a zone of control of ``side`` (G8.1, X4.19.zoc).

    Units in parade order that are not lost have one, over streams too; it reaches out of, but not
    into, woods, swamp, city and, across their hexsides, fieldworks.
    """
    return lines(state).zones(lay(state).zones[side])


def adjacent_to_enemy(state: SavannahState, side: int) -> Mask:
    """The hexes adjacent to combat units of the enemy of ``side``."""
    return lay(state).beside[1 - side]


def enemy_adjacent(state: SavannahState, hex_: int, side: int) -> bool:
    """Whether a hex is adjacent to a combat unit of the enemy of ``side``."""
    return bool(lay(state).beside[1 - side] >> hex_ & 1)


def enemy_beside(state: SavannahState, hex_: int, side: int) -> int:
    """How many combat units of the enemy of ``side`` stand adjacent to a hex."""
    where = lay(state)
    near = GRID.adjacency[hex_] & where.occupied[1 - side]
    return sum(len(where.units[other]) for other in members(near))


def held_by_enemy(state: SavannahState, hex_: int, side: int) -> Denial | None:
    """The denial if combat units of the enemy of ``side`` are in the hex (G9.2.a)."""
    if lay(state).occupied[1 - side] >> hex_ & 1:
        return deny("G9.2.a", "deny-enemy-held", hex=hex_key(hex_))
    return None
