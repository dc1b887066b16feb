"""10.1 to 10.4 Water: how far ships get between ports that are friends, and where they land.

A river is cut by its ports into stretches. The sea is stretch 0; the stretch above a port is
reached through that port alone, and only by the side that holds it (10.2).
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import remembered

from .components import CONFEDERATE, GRID, GROUND, HEX, TABLES

__all__ = ["PORTS", "SHORES", "harbours", "reached", "stretches_at"]

_SEA: Final = 0
_NORFOLK: Final = HEX["1923"]
_SOUTHERN: Final = ("james", "appomattox")


def _stretches() -> dict[str, list[int]]:
    """By river, the numbers of its stretches from the mouth up: one more than it has ports."""
    found: dict[str, list[int]] = {}
    last = _SEA
    for river in TABLES.rivers:
        first = _SEA
        if river.leaves:
            parent = next(other for other in TABLES.rivers if other.key == river.leaves)
            first = found[river.leaves][parent.ports.index(river.after) + 1]
        found[river.key] = [first, *range(last + 1, last + 1 + len(river.ports))]
        last += len(river.ports)
    return found


_RIVERS: Final = _stretches()
_GATES: Final = (
    *(
        (HEX[port], _RIVERS[river.key][place], _RIVERS[river.key][place + 1])
        for river in TABLES.rivers
        for place, port in enumerate(river.ports)
    ),
    *((hex_, _SEA, _SEA) for hex_, river in enumerate(GROUND.port) if river == "sea"),
)
"""Each port, with the stretch below it and the one above."""
PORTS: Final[Mask] = mask(port for port, _, _ in _GATES)
_HOME_WATERS: Final[Mask] = mask(
    stretch for key in _SOUTHERN for stretch in _RIVERS[key] if stretch != _SEA
)
"""The stretches on which Confederates sail (10.1)."""


def _depths() -> dict[tuple[int, int], int]:
    """By navigable hexside, how many sides lie between it and the sea."""
    sides = {(a, b) for a, b, _ in GROUND.waters}
    sea = GROUND.of_terrain("sea")
    front = [side for side in sorted(sides) if any(sea >> hex_ & 1 for hex_ in _corners(*side))]
    found = dict.fromkeys(front, 0)
    depth = 0
    while front:
        depth += 1
        beyond = {
            (min(hex_, corner), max(hex_, corner))
            for a, b in front
            for corner in _corners(a, b)
            for hex_ in (a, b)
        }
        front = sorted((beyond & sides) - found.keys())
        found.update(dict.fromkeys(front, depth))
    return {side: found.get(side, 0) for side in sorted(sides)}


def _corners(a: int, b: int) -> list[int]:
    """The hexes at both ends of a hexside."""
    return [hex_ for hex_ in GRID.neighbours[a] if hex_ >= 0 and GRID.direction(b, hex_) >= 0]


def _shores() -> tuple[Mask, ...]:
    """By stretch, the hexes where troops can land from it, ports with the rest (10.4)."""
    found = [0] * (1 + max(above for _, _, above in _GATES))
    depths = _depths()
    for a, b, name in GROUND.waters:
        river = next(river for river in TABLES.rivers if name in river.courses)
        lowest = [_lowest(HEX[port], river.courses, depths) for port in river.ports]
        passed = sum(depth < depths[a, b] for depth in lowest)
        found[_RIVERS[river.key][passed]] |= 1 << a | 1 << b
    sea = GROUND.of_terrain("sea")
    found[_SEA] |= mask(hex_ for hex_ in members(GROUND.landing) if GRID.adjacency[hex_] & sea)
    for port, below, above in _GATES:
        found[below] |= 1 << port
        found[above] |= 1 << port
    return tuple(shore & GROUND.landing for shore in found)


def _lowest(hex_: int, courses: tuple[str, ...], depths: dict[tuple[int, int], int]) -> int:
    """How far up a river a port stands."""
    beside = [depths[a, b] for a, b, name in GROUND.waters if name in courses and hex_ in (a, b)]
    return min(beside, default=0)


SHORES: Final = _shores()


def stretches_at(hex_: int) -> Mask:
    """The stretches of water that a hex lies on; of a port those below and above it."""
    if PORTS >> hex_ & 1:
        return mask(s for port, *sides in _GATES if port == hex_ for s in sides)
    return mask(stretch for stretch, shore in enumerate(SHORES) if shore >> hex_ & 1)


def reached(hex_: int, side: int, friends: Mask) -> Mask:
    """The stretches that ships of a side reach from a hex; ``friends`` are its hexes.

    Confederates keep to the James and the Appomattox, and do not sail without Norfolk (10.1).
    """
    return _reached(hex_, side, friends & PORTS)


@remembered(1 << 12)
def _reached(hex_: int, side: int, friends: Mask) -> Mask:
    home = _HOME_WATERS if side == CONFEDERATE else (1 << len(SHORES)) - 1
    if side == CONFEDERATE and not friends >> _NORFOLK & 1:
        return 0
    found = stretches_at(hex_) & home
    grown = True
    while grown:
        grown = False
        for port, below, above in _GATES:
            both = (1 << below | 1 << above) & home
            if friends >> port & 1 and found & both and both & ~found:
                found |= both
                grown = True
    return found


def harbours(hex_: int, side: int, friends: Mask) -> Mask:
    """The friendly ports to which ships of a side sail from a hex (10.3, 10.42)."""
    return _harbours(hex_, side, friends & PORTS)


@remembered(1 << 12)
def _harbours(hex_: int, side: int, friends: Mask) -> Mask:
    waters = reached(hex_, side, friends)
    there = mask(p for p, below, above in _GATES if waters & (1 << below | 1 << above))
    return there & friends & ~(1 << hex_)
