"""5.3 How far a block can march in a campaign turn, and over which sides it comes in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from .components import (
    BLOCKS,
    CAVALRY,
    FOREST,
    GARRISON,
    GRID,
    GROUND,
    HEAVY,
    TABLES,
    limits_between,
)
from .control import occupied
from .state import BobbyLeeState

__all__ = [
    "VACANT",
    "Entry",
    "Range",
    "entry_of",
    "for_horse",
    "for_ways",
    "forced_from",
    "forced_result",
    "limit_over",
    "marches",
    "near_by",
    "paces",
    "range_of",
    "reach",
    "shortest",
    "speed",
]

VACANT: Final = -1
"""The limit of a hexside behind which there are no enemies: any number may pass (5.2, 5.31)."""

_WAYS: Final = (GROUND.ways, GROUND.mud_ways, GROUND.pike)
_ONWARD: Final = tuple(
    tuple(way & ~swampy for way, swampy in zip(ways, GROUND.swampy, strict=True)) for ways in _WAYS
)
"""The same without swamps: who has crossed one goes no farther (1.25)."""
_PIKE: Final = 2
"""The gait along the Turnpike: a hex more, in any weather (1.6); 0 is dry ground, 1 mud."""


class Entry(NamedTuple):
    """Where a block comes in a turn without a forced march.

    Attributes:
        open, doors: as of `Range`.
        reached: all hexes that it enters or attacks.
        last: by gait the hexes in which it stands before the step too many of a forced march.
    """

    open: Mask
    doors: tuple[tuple[int, int, int], ...]
    reached: Mask
    last: tuple[tuple[int, Mask], ...]


class Range(NamedTuple):
    """Where a block can go in a turn.

    Attributes:
        open: the hexes without enemies within its march.
        doors: hexes of enemies, each with the one from which it is entered and how many blocks may
            cross there to attack; in order.
        forced: marches that take one hex too many (5.32): where the block stands before the last
            step, the hex of that step, and its limit, VACANT if no enemy is there; in order.
    """

    open: Mask
    doors: tuple[tuple[int, int, int], ...]
    forced: tuple[tuple[int, int, int], ...]


def marches(block: int) -> bool:
    """Whether a block marches on orders from the field: no garrison or heavy gun (2.24, 2.27)."""
    return BLOCKS[block].arm not in (GARRISON, HEAVY)


def speed(state: BobbyLeeState, block: int) -> int:
    """2.31, 3.42: hexes in a campaign turn, one fewer in mud."""
    return TABLES.arms[BLOCKS[block].arm].speed - state.mud


_THERE: Final = "Ss"
"""The results of a forced march that has succeeded."""


def forced_result(state: BobbyLeeState, block: int, roll: int, *, rough: bool) -> tuple[bool, bool]:
    """5.32: what a die says of a forced march: whether it succeeds, and whether it costs a step.

    Cavalry adds one; a march over anything but open ground, ``rough``, and mud take one off each
    (5.32.mods).
    """
    one = BLOCKS[block]
    total = roll + for_horse(block) + for_ways(state, rough=rough)
    letter = TABLES.forced[one.side][min(max(total, 1), 6) - 1]
    return letter in _THERE, letter in "FS"


def for_horse(block: int) -> int:
    """What is added to the die of a forced march for cavalry (5.32.mods)."""
    return TABLES.forced_modifiers[0] * (BLOCKS[block].arm == CAVALRY)


def for_ways(state: BobbyLeeState, *, rough: bool) -> int:
    """What is added to the die of a forced march for the ground and mud (5.32.mods)."""
    _, for_ground, for_mud = TABLES.forced_modifiers
    return for_ground * rough + for_mud * state.mud


def forced_from(side: int) -> int:
    """5.32: the least total by which a forced march of a side succeeds."""
    return next(total for total, one in enumerate(TABLES.forced[side], 1) if one in _THERE)


def reach(
    state: BobbyLeeState, block: int, rested: Mask, extra: int = 0
) -> Mapping[int, tuple[int, ...]]:
    """Where a block can march, and for each hex the neighbours from which it can come in.

    ``rested`` are the hexes that held friends when the campaign turn began: a forest without them
    stops it (1.24). ``extra`` is 1 for a forced march (5.32). Whoever marches on the Turnpike alone
    goes a hex farther, over sides as in dry weather (1.6). In an enemy hex he stops (5.31).
    """
    enemies = occupied(state, 1 - BLOCKS[block].side)
    found: dict[int, set[int]] = {}
    for gait, pace in _gaits(state.at[block], speed(state, block) + extra, state.mud):
        fronts = _fronts(state.at[block], gait, pace, enemies, FOREST & rested)
        for front in fronts[:-1]:
            for hex_ in members(front):
                for other in members(_WAYS[gait][hex_]):
                    found.setdefault(other, set()).add(hex_)
    found.pop(state.at[block], None)
    return {hex_: tuple(sorted(origins)) for hex_, origins in sorted(found.items())}


def range_of(start: int, pace: int, mud: int, enemies: Mask, woods: Mask) -> Range:
    """The range of a block that marches ``pace`` hexes; ``woods`` do not stop it (1.24)."""
    near = near_by(start, pace)
    return _range_of(start, pace, mud, enemies & near, woods & near)


def entry_of(start: int, pace: int, mud: int, enemies: Mask, woods: Mask) -> Entry:
    """The same without forced marches: what lies a hex farther off makes no difference to it."""
    near = near_by(start, pace - 1)
    return _entry_of(start, pace, mud, enemies & near, woods & near)


@remembered(1 << 10)
def near_by(start: int, pace: int) -> Mask:
    """The hexes that a march can have to do with: what lies beyond makes no difference to it."""
    return GRID.within(start, max(pace, 0) + (2 if GROUND.pike[start] else 1))


@remembered(1 << 14)
def _entry_of(start: int, pace: int, mud: int, enemies: Mask, woods: Mask) -> Entry:
    reached = 0
    last: list[tuple[int, Mask]] = []
    doors: dict[tuple[int, int], int] = {}
    for gait, steps in _gaits(start, pace, mud):
        ways = _WAYS[gait]
        *fronts, beyond = _fronts(start, gait, steps, enemies, woods)
        left = 0
        for front in fronts:
            left |= front
        near = 0
        for hex_ in members(left):
            near |= ways[hex_]
        reached |= near
        last.append((gait, beyond))
        for other in members(near & enemies):
            for hex_ in members(ways[other] & left):
                doors[other, hex_] = limit_over(hex_, other, mud)
    return Entry(
        reached & ~enemies & ~(1 << start),
        tuple([(hex_, origin, limit) for (hex_, origin), limit in sorted(doors.items())]),
        reached,
        tuple(last),
    )


@remembered(1 << 14)
def _range_of(start: int, pace: int, mud: int, enemies: Mask, woods: Mask) -> Range:
    open_, doors, reached, last = entry_of(start, pace, mud, enemies, woods)
    entered = {(hex_, via) for hex_, via, _ in doors}
    forced: dict[tuple[int, int], int] = {}
    wanted = (enemies | ~reached) & ~(1 << start)
    for gait, front in last:
        ways = _WAYS[gait]
        for via in members(front):
            targets = ways[via] & wanted
            while targets:  # few of many: to ask for their members takes longer
                lowest = targets & -targets
                targets ^= lowest
                other = lowest.bit_length() - 1
                if (other, via) not in entered:
                    hostile = enemies >> other & 1
                    forced[via, other] = limit_over(via, other, mud) if hostile else VACANT
    return Range(
        open_, doors, tuple([(via, hex_, limit) for (via, hex_), limit in sorted(forced.items())])
    )


@remembered(1 << 10)
def paces(
    start: int, pace: int, mud: int, enemies: Mask, woods: Mask
) -> Mapping[tuple[int, int], tuple[int, int]]:
    """How long each march is: by its hex and the one before, steps and how many it may be.

    That of the usual gait if there is one, else along the Turnpike, a hex farther (1.6).
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for gait, most in _gaits(start, pace, mud):
        fronts = _fronts(start, gait, most, enemies, woods)
        for steps, front in enumerate(fronts[:-1], 1):
            for origin in members(front):
                for hex_ in members(_WAYS[gait][origin]):
                    found.setdefault((hex_, origin), (steps, most))
    return found


@remembered(1 << 10)
def shortest(
    start: int, pace: int, mud: int, enemies: Mask, woods: Mask
) -> Mapping[int, tuple[int, int]]:
    """The same by its hex alone: of the ways that lead into it the shortest."""
    found: dict[int, tuple[int, int]] = {}
    for (hex_, _), length in paces(start, pace, mud, enemies, woods).items():
        found[hex_] = min(length, found.get(hex_, length))
    return found


def _gaits(start: int, pace: int, mud: int) -> Iterator[tuple[int, int]]:
    """By the ground as the weather leaves it; from the Turnpike, by that alone too."""
    yield mud, pace
    if GROUND.pike[start]:
        yield _PIKE, pace + 1


def limit_over(origin: int, hex_: int, mud: int) -> int:
    """1.21: how many blocks attack over a hexside; along the Turnpike it is never muddy (1.6)."""
    return limits_between(origin, hex_).attack[0 if GROUND.pike[origin] >> hex_ & 1 else mud]


def _fronts(start: int, gait: int, pace: int, enemies: Mask, woods: Mask) -> tuple[Mask, ...]:
    """Step by step the hexes that a block can leave again: after the last only by a forced march.

    Forests other than ``woods``, enemies and swamps crossed end a march (1.24, 1.25, 5.31).
    """
    ways = _ONWARD[gait]
    barred = enemies | FOREST & ~woods
    front = passed = 1 << start
    fronts = [front]
    for _ in range(pace):
        onward = 0
        for hex_ in members(front):
            onward |= ways[hex_]
        front = onward & ~barred & ~passed
        passed |= front
        fronts.append(front)
    return tuple(fronts)
