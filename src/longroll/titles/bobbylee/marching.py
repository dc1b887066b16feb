"""5.3 How far a block can march in a campaign turn, and over which sides it comes in."""

from __future__ import annotations

from collections.abc import Mapping

from longroll.board.region import Mask, members

from .components import BLOCKS, CAVALRY, FOREST, GARRISON, GROUND, HEAVY, TABLES
from .control import occupied
from .state import BobbyLeeState

__all__ = ["forced_result", "marches", "reach", "speed"]


def marches(block: int) -> bool:
    """Whether a block marches on orders from the field: no garrison or heavy gun (2.24, 2.27)."""
    return BLOCKS[block].arm not in (GARRISON, HEAVY)


def speed(state: BobbyLeeState, block: int) -> int:
    """2.31, 3.42: hexes in a campaign turn, one fewer in mud."""
    return TABLES.arms[BLOCKS[block].arm].speed - state.mud


def forced_result(state: BobbyLeeState, block: int, roll: int, *, rough: bool) -> tuple[bool, bool]:
    """5.32: what a die says of a forced march: whether it succeeds, and whether it costs a step.

    Cavalry adds one; a march over anything but open ground, ``rough``, and mud take one off each.
    """
    for_horse, for_ground, for_mud = TABLES.forced_modifiers
    one = BLOCKS[block]
    total = roll + for_horse * (one.arm == CAVALRY) + for_ground * rough + for_mud * state.mud
    letter = TABLES.forced[one.side][min(max(total, 1), 6) - 1]
    return letter in "Ss", letter in "FS"


def reach(
    state: BobbyLeeState, block: int, rested: Mask, extra: int = 0
) -> Mapping[int, tuple[int, ...]]:
    """Where a block can march, and for each hex the neighbours from which it can come in.

    ``rested`` are the hexes that held friends when the campaign turn began: a forest without them
    stops it (1.24). ``extra`` is 1 for a forced march (5.32). Whoever marches on the Turnpike alone
    goes a hex farther, over sides as in dry weather (1.6). In an enemy hex he stops (5.31).
    """
    pace = speed(state, block) + extra
    ways = GROUND.mud_ways if state.mud else GROUND.ways
    found: dict[int, set[int]] = {}
    _spread(state, block, (ways, pace), rested, found)
    _spread(state, block, (GROUND.pike, pace + 1), rested, found)
    found.pop(state.at[block], None)
    return {hex_: tuple(sorted(origins)) for hex_, origins in sorted(found.items())}


def _spread(
    state: BobbyLeeState,
    block: int,
    gait: tuple[tuple[Mask, ...], int],
    rested: Mask,
    found: dict[int, set[int]],
) -> None:
    """Note each hex within a pace along some ways, with the hexes from which it is entered."""
    ways, pace = gait
    enemies = occupied(state, 1 - BLOCKS[block].side)
    front = passed = 1 << state.at[block]
    for _ in range(pace):
        onward = 0
        for hex_ in members(front):
            for other in members(ways[hex_]):
                found.setdefault(other, set()).add(hex_)
                bit = 1 << other
                stops = GROUND.swampy[hex_] & bit or bit & enemies or bit & FOREST & ~rested
                if not stops:
                    onward |= bit
        front = onward & ~passed
        passed |= front
