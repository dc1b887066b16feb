"""6.1 to 6.3 Whose a state and a place are.

Control is a fact that follows from what lies on the map: nothing of it is stored but markers, and
whose each Border state is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.board.region import Mask, mask
from longroll.engine.memo import remembered

from .components import CONFEDERATE, UNION
from .ground import ALWAYS, BORDER_REALMS, KENTUCKY, MARKABLE, NORTH, REALM, SOUTH

__all__ = ["Anchored", "Board", "closed_kentucky", "country", "held", "occupied"]


Anchored = tuple[tuple[int, Mask], ...]
"""Places with ships, in order, each with the waters on which they lie."""


class Board(NamedTuple):
    """What derived facts follow from, as masks. Pairs are of the Union and of the Confederates.

    Attributes:
        era: 1 once the new railroads are built (5.4.5).
        side: whose phase it is: the other side is the defender of a place that holds both.
        border: whose each Border state is.
        forces, forts, guards: places with SP, forts, militia.
        fleets: places with intact ships, each with the waters on which they lie (21.2.3).
        wrecks: the same of damaged ships, which have no zone (21.4.1) but are in the way (21.3.3).
        batteries: places with intact naval batteries, which are the Confederates' (21.10.4).
        trenches, markers: entrenchments and control markers.
        rich: Resource hexes that are worth 2 or more at the moment.
    """

    era: int
    side: int
    border: tuple[int, ...]
    forces: tuple[Mask, Mask]
    forts: tuple[Mask, Mask]
    guards: tuple[Mask, Mask]
    trenches: tuple[Mask, Mask]
    markers: tuple[Mask, Mask]
    fleets: tuple[Anchored, Anchored]
    wrecks: tuple[Anchored, Anchored]
    batteries: Mask
    rich: Mask

    def afloat(self, side: int) -> Mask:
        """The places with intact ships of a side."""
        return mask(place for place, _ in self.fleets[side])


_HOME: Final = (NORTH, SOUTH)


@remembered(1 << 7)
def country(border: tuple[int, ...], side: int) -> Mask:
    """6.1.1, 6.1.2: the places in the states of a side."""
    found = _HOME[side]
    for realm, owner in zip(BORDER_REALMS, border, strict=True):
        if owner == side:
            found |= REALM[realm]
    return found


@remembered(1 << 7)
def _takes_markers(border: tuple[int, ...], side: int) -> Mask:
    """6.1.2: what is a side's own in its states unless the enemy has it."""
    return MARKABLE & country(border, side)


@remembered(1 << 6)
def closed_kentucky(border: tuple[int, ...]) -> Mask:
    """17.1.3: the hexes of Kentucky that nobody uses while it is neutral."""
    return 0 if border[0] in (UNION, CONFEDERATE) else KENTUCKY


def occupied(board: Board, side: int) -> Mask:
    """Places with SP, militia or a fort of a side: they hold it, and have a zone (6.3, 9.1)."""
    return board.forces[side] | board.forts[side] | board.guards[side]


def held(board: Board) -> tuple[Mask, Mask]:
    """6.3, 6.1.2: the places that each side controls.

    Units hold a place against a mere marker or entrenchment of the enemy; of a place with units of
    both the side out of phase has control. In a state of a side its towns, cities, ports, Coastal
    Forts, islands, Objective and Resource hexes are its own unless the enemy has them.
    """
    there = (occupied(board, UNION), occupied(board, CONFEDERATE))
    both = there[UNION] & there[CONFEDERATE]
    signs = [board.trenches[side] | board.markers[side] for side in (UNION, CONFEDERATE)]
    found: list[Mask] = []
    for side in (UNION, CONFEDERATE):
        mine, other = there[side], there[1 - side]
        if board.side == side:
            mine ^= both
        else:
            other ^= both
        # This is worked out for every board: a ^ (a & b) is a & ~b in half the time.
        claims = mine | signs[side] ^ (signs[side] & other)
        enemy = other | signs[1 - side] ^ (signs[1 - side] & mine)
        home = _takes_markers(board.border, side)
        found.append(claims | home ^ (home & enemy) | ALWAYS[side])
    return found[UNION], found[CONFEDERATE]
