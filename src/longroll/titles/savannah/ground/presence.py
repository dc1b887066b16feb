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
    "renew",
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
        ranks: by side, the hexes with foot or horse in parade order.
        guns: hexes with an artillery unit.
        crowded: hexes with more than they hold (reinforcements, X4.7.stack).
        loads: by strength points of foot and horse, the hexes that hold so many; 7 and more last.
        points: strength points of foot and horse in each hex that has units (G7.1).
        beside: by side, the hexes adjacent to its combat units.
    """

    __slots__ = (
        *(
            "_company",
            "beside",
            "crowded",
            "guns",
            "loads",
            "occupied",
            "points",
            "ranks",
            "units",
        ),
        "zones",
    )

    def __init__(self, state: SavannahState) -> None:
        units: dict[int, list[int]] = {}
        for unit, hex_ in enumerate(state.at):
            if hex_ >= 0:
                units.setdefault(hex_, []).append(unit)
        self.units = units
        self.occupied: list[Mask] = [0, 0]
        self.zones: list[Mask] = [0, 0]
        self.ranks: list[Mask] = [0, 0]
        self.guns: Mask = 0
        self.crowded: Mask = 0
        self.points: dict[int, int] = {}
        self.loads: list[Mask] = [0] * (LIMIT + 2)
        self._company: tuple[Mask, Mask, Mask, Mask] | None = None
        for hex_, there in units.items():
            self._note(state, hex_, there)
        self.beside = [GRID.beside(region) for region in self.occupied]

    def _note(self, state: SavannahState, hex_: int, there: list[int]) -> None:
        """Add the units in a hex, of which nothing is noted yet."""
        bit, points, gun, zone, ranks = 1 << hex_, 0, False, False, False
        steps, order, lost = state.steps, state.order, state.lost
        for unit in there:
            strength = STRENGTH[unit]
            if strength is not None:
                points += strength[steps[unit]]
                ranks = ranks or order[unit] == PARADE
            elif gun:
                self.crowded |= bit
            else:
                gun = True
            zone = zone or (order[unit] == PARADE and not lost >> unit & 1)
        side = SIDE[there[0]]
        self.occupied[side] |= bit
        if SIDE[there[-1]] != side:  # only in a position that has yet to be refused
            self.occupied[1 - side] |= bit
        if zone:
            self.zones[side] |= bit
        if ranks:
            self.ranks[side] |= bit
        if gun:
            self.guns |= bit
        if points > LIMIT:
            self.crowded |= bit
        self.points[hex_] = points
        self.loads[points if points <= LIMIT else LIMIT + 1] |= bit

    def _forget(self, hex_: int, side: int) -> None:
        """Take out what is noted of a hex with units of ``side``."""
        rest, points = ~(1 << hex_), self.points.pop(hex_)
        self.occupied[side] &= rest
        self.zones[side] &= rest
        self.ranks[side] &= rest
        self.guns &= rest
        self.crowded &= rest
        self.loads[points if points <= LIMIT else LIMIT + 1] &= rest

    def renewed(self, state: SavannahState, unit: int, here: int) -> Lay:
        """The same after one unit, which was in ``here``, has moved, changed or gone."""
        to, side = state.at[unit], SIDE[unit]
        twin = self._copy()
        left = [other for other in twin.units.pop(here) if other != unit]
        twin._forget(here, side)
        if to >= 0 and to != here:
            joined = twin.units.get(to, ())
            if joined:
                twin._forget(to, side)
            twin.units[to] = sorted((*joined, unit))
            twin._note(state, to, twin.units[to])
        elif to == here:
            left = sorted((*left, unit))
        if left:
            twin.units[here] = left
            twin._note(state, here, left)
        if twin.occupied[side] != self.occupied[side]:
            twin.beside[side] = GRID.beside(twin.occupied[side])
        if self._company is not None:
            moved = 1 << here | 1 << to if to >= 0 else 1 << here
            twin._company = twin._sorted([kind & ~moved for kind in self._company], (here, to))
        return twin

    def _copy(self) -> Lay:
        twin = Lay.__new__(Lay)
        twin.units, twin.points = self.units.copy(), self.points.copy()
        twin.occupied, twin.zones = self.occupied[:], self.zones[:]
        twin.beside, twin.loads = self.beside[:], self.loads[:]
        twin.ranks = self.ranks[:]
        twin.guns, twin.crowded = self.guns, self.crowded
        twin._company = None
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
        found = 0
        for load in self.loads[max(LIMIT + 1 - points, 0) :]:
            found |= load
        return found


def lay(state: SavannahState) -> Lay:
    """The units on the board, looked up by hex; kept until `SavannahState.touch`."""
    found: Lay | None = state.facts.get("lay")
    if found is None:
        found = state.facts["lay"] = Lay(state)
    return found


def renew(state: SavannahState, unit: int, here: int, *kept: str) -> None:
    """Forget what hangs on a unit that was in ``here`` and has moved, changed or gone.

    Who stands elsewhere, and the ground, stay known, and the facts that are ``kept``.
    """
    known: Lay | None = state.facts.get("lay")
    state.touch("lines", *kept)
    if known is not None and here >= 0:
        state.facts["lay"] = known.renewed(state, unit, here)


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

    Units in parade order that are not lost have one (G13.3.d, G13.4.d), over streams too
    (G8.1.streams); it reaches out of, but not
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
