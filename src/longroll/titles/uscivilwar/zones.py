"""9.1 Zones of influence, and 6.5 the control of railroads, which they stop."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Steps, closure
from longroll.engine.memo import remembered

from .components import CONFEDERATE, PLACE, UNION
from .control import Board, closed_kentucky, occupied
from .ground import (
    BRIDGED,
    COUNTRY,
    FERRIES,
    OPEN_STEPS,
    RAIL_STEPS,
    RAILS,
    VALUABLE,
    shut,
)
from .naval_control import Fleets

__all__ = [
    "beside",
    "ferries_of",
    "flood",
    "free_steps",
    "next_to",
    "parts",
    "rail_control",
    "rail_steps",
    "without_ferries",
    "zone",
]

# Most of what changes on a board bears on few of these: a march over one's own ground leaves the
# enemy's lines as they were. So a flood, and a step of a region, are kept by what they follow from,
# not by the whole board.
flood = remembered(1 << 10)(Steps.flood)
beside = remembered(1 << 10)(Steps.step)


@remembered(1 << 12)
def next_to(steps: Steps, place: int) -> Mask:
    """The places to which a step leads from a place: `Steps.step`, for one that is asked often."""
    return steps.step(1 << place)


@remembered(1 << 7)
def parts(steps: Steps, through: Mask) -> tuple[Mask, ...]:
    """A region by what hangs together in it, for steps that lead both ways."""
    alone = through & ~steps.step(through)  # Most are, and need no search.
    found = [1 << place for place in members(alone)]
    through ^= alone
    while through:
        part = steps.flood(through & -through, through)
        found.append(part)
        through &= ~part
    return tuple(found)


_FERRY_ENDS: Final[Mask] = mask(end for a, b, _ in FERRIES for end in (a, b))
_FERRY_WATERS: Final[Mask] = mask(water for _, _, water in FERRIES)
_FERRY_STEPS: Final = tuple(closure([(a, b)]) for a, b, _ in FERRIES)


_GALVESTON: Final = PLACE["5101"]
_BAY_BRIDGE: Final = closure([(PLACE["5001"], _GALVESTON)])


@remembered(1 << 8)
def _open_steps(when: int, closed: Mask, *, bay: bool) -> Steps:
    steps = OPEN_STEPS[when].without(shut(closed))
    return steps if bay else steps.without(_BAY_BRIDGE)


def free_steps(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, side: int, closed: Mask = 0
) -> Steps:
    """9.1, 9.3.1, 11.6.4: the steps of a side over no river without a bridge, nor a barrier.

    A bridge that the enemy's ships control is not a bridge, nor one over waters ``closed``. That of
    Galveston belongs to whoever holds the town, and no ships bear on it (L5283).
    """
    enemy = 1 - side
    rivers = (fleets[enemy] | closed) & BRIDGED[board.era]
    return _open_steps(board.era, rivers, bay=not held[enemy] >> _GALVESTON & 1)


def zone(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, side: int, moving: Mask = 0
) -> Mask:
    """9.1: the hexes in the zone of influence of a side, with its exceptions (9.1.A to 9.1.D).

    ``moving`` are places from which all SP of either side are on the move: they have no zone there
    while they move, and keep none out. A fort or militia of the place stays, and does.
    """
    enemy = 1 - side
    steps = free_steps(board, held, fleets, side)  # 9.1.A, 9.1.B
    mine, theirs = board.forces[side], board.forces[enemy]
    if moving:
        mine, theirs = mine & ~moving, theirs & ~moving
    sources = (mine | board.forts[side] | board.guards[side]) & COUNTRY
    still = theirs | board.forts[enemy] | board.guards[enemy]
    kept_out = held[enemy] & VALUABLE | still  # 9.1.C, 9.1.D
    near = beside(steps, sources)
    return near ^ (near & kept_out)  # As `held` does it.


def ferries_of(held: tuple[Mask, Mask], fleets: Fleets, side: int) -> tuple[bool, ...]:
    """5.8.5: which of those two ferries a side can use: with both ends, and the water."""
    return _ferries(held[side] & _FERRY_ENDS, fleets[side] & _FERRY_WATERS)


@remembered(1 << 6)
def _ferries(ends: Mask, waters: Mask) -> tuple[bool, ...]:
    return tuple(bool(ends >> a & ends >> b & waters >> water & 1) for a, b, water in FERRIES)


def without_ferries(steps: Steps, usable: tuple[bool, ...]) -> Steps:
    """Steps without those over ferries that cannot be used."""
    for closed, use in zip(_FERRY_STEPS, usable, strict=True):
        if not use:
            steps = steps.without(closed)
    return steps


@remembered(1 << 8)
def _rail_steps(when: int, closed: Mask, usable: tuple[bool, ...]) -> Steps:
    return without_ferries(RAIL_STEPS[when].without(shut(closed)), usable)


def rail_steps(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, side: int, closed: Mask = 0
) -> Steps:
    """5.4.3, 5.4.4: the railroads without bridges and ferries that the enemy's ships control.

    Nor those over waters ``closed``.
    """
    return _rail_steps(board.era, fleets[1 - side] | closed, ferries_of(held, fleets, side))


def rail_control(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, zones: tuple[Mask, Mask]
) -> tuple[Mask, Mask]:
    """6.5, 6.5.1: the hexes whose railroad each side controls.

    It spreads along the track from Objective and Resource hexes of the side, not into a hex that
    the enemy holds or that lies in his zone. The Union's drives the other back (6.5.2).
    """
    track = RAILS[board.era] & ~closed_kentucky(board.border)
    found: list[Mask] = []
    for side in (UNION, CONFEDERATE):
        enemy = 1 - side
        through = track & ~(held[enemy] | occupied(board, enemy) | zones[enemy])
        if side == CONFEDERATE:
            through &= ~found[UNION]
        start = held[side] & VALUABLE & through
        found.append(flood(rail_steps(board, held, fleets, side), start, through))
    return found[UNION], found[CONFEDERATE]
