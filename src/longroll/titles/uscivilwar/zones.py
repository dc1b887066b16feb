"""9.1 Zones of influence, and 6.5 the control of railroads, which they stop."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask
from longroll.board.steps import Steps, closure

from .components import CONFEDERATE, UNION
from .control import Board, closed_kentucky, occupied
from .ground import (
    BRIDGED,
    FERRIES,
    LAND,
    OPEN_STEPS,
    RAIL_STEPS,
    RAILS,
    VALUABLE,
    shut,
)
from .naval_control import Fleets

__all__ = ["ferries_shut", "rail_control", "rail_steps", "zone"]

_FERRY_STEPS: Final = tuple(closure([(a, b)]) for a, b, _ in FERRIES)


def zone(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, side: int, moving: Mask = 0
) -> Mask:
    """9.1: the hexes in the zone of influence of a side.

    ``moving`` are places from which a force of either side is on the move: it has no zone there
    while it moves, and keeps none out. A bridge that the enemy's ships control is no bridge.
    """
    enemy = 1 - side
    steps = OPEN_STEPS[board.era].without(shut(fleets[enemy] & BRIDGED[board.era]))
    sources = occupied(board, side) & LAND & ~moving
    kept_out = held[enemy] & VALUABLE | occupied(board, enemy) & ~moving
    return steps.step(sources) & ~kept_out


def ferries_shut(held: tuple[Mask, Mask], fleets: Fleets, side: int) -> dict[int, Mask]:
    """5.8.5: the steps of those two ferries that a side cannot use."""
    found: dict[int, Mask] = {}
    for (a, b, water), steps in zip(FERRIES, _FERRY_STEPS, strict=True):
        if held[side] >> a & held[side] >> b & fleets[side] >> water & 1:
            continue
        for shift, sources in steps.items():
            found[shift] = found.get(shift, 0) | sources
    return found


def rail_steps(board: Board, held: tuple[Mask, Mask], fleets: Fleets, side: int) -> Steps:
    """5.4.3, 5.4.4: the railroads without bridges and ferries that the enemy's ships control."""
    steps = RAIL_STEPS[board.era].without(shut(fleets[1 - side]))
    return steps.without(ferries_shut(held, fleets, side))


def rail_control(
    board: Board, held: tuple[Mask, Mask], fleets: Fleets, zones: tuple[Mask, Mask]
) -> tuple[Mask, Mask]:
    """6.5: the hexes whose railroad each side controls.

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
        found.append(rail_steps(board, held, fleets, side).flood(start, through))
    return found[UNION], found[CONFEDERATE]
