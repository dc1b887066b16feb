"""The field of a battle: two lines of a left wing, a centre, a right wing and a reserve (6.2).

A column is numbered from the Union's left to its right, and so is the column that faces it: the
Union's left wing faces the Confederates' right. An area is one column of one line, or a reserve.
Dispersed blocks are between the areas (7.34).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.keys import numbered

from ..components import (
    ARTILLERY,
    BLOCKS,
    CONFEDERATE,
    FOREST,
    GARRISON,
    GROUND,
    HEAVY,
    HQ,
    SUPREME,
    UNION,
    Limits,
    limits_between,
)
from ..control import blocks_in, friendly, occupied
from ..state import APART, Battle, BobbyLeeState

__all__ = [
    "AIMING",
    "AREAS",
    "AREA_KEYS",
    "CENTRE",
    "FIRED",
    "FRESH",
    "GOING",
    "HIT",
    "MOVED",
    "RESERVE",
    "TRYING",
    "WINGS",
    "aim",
    "area_of",
    "battle_at",
    "battle_hexes",
    "broken",
    "by_sea",
    "can_charge",
    "can_lead",
    "column",
    "crossing",
    "dispersed",
    "engaged",
    "fighters",
    "fortified",
    "goal",
    "has",
    "havens",
    "helpers",
    "line",
    "mark",
    "over",
    "present",
    "routed",
    "unmark",
    "wooded",
]

CENTRE: Final = 1
RESERVE: Final = 3
WINGS: Final = (0, 2)
_DISPERSED: Final = 8

AREA_KEYS: Final = (
    *("union-left", "union-centre", "union-right", "union-reserve"),
    *("confederate-right", "confederate-centre", "confederate-left", "confederate-reserve"),
    *("union-dispersed", "confederate-dispersed"),
)
AREAS: Final = numbered(AREA_KEYS)

MOVED: Final = 1
FIRED: Final = 2
FRESH: Final = 4
HIT: Final = 8
GOING: Final = 16
AIMING: Final = 32
TRYING: Final = 64
_GOAL: Final = 128
"""What a block has done in a battle turn, in ``state.task``: moved, fired, come around a flank just
now; it is under fire, about to leave, to fire, to come around a flank; in the bits above, where to:
a hex or an area, counted from 1. All of it is by block, so that possible worlds can deal it."""


def has(state: BobbyLeeState, block: int, flag: int) -> bool:
    """Whether a block has a flag of its task."""
    return bool(state.task[block] & flag)


def mark(state: BobbyLeeState, blocks: Iterable[int], flag: int) -> None:
    """Give blocks a flag."""
    for block in blocks:
        state.task[block] |= flag


def unmark(state: BobbyLeeState, flag: int) -> None:
    """Take a flag from all blocks."""
    state.task = [task & ~flag for task in state.task]


def aim(state: BobbyLeeState, block: int, flag: int, where: int) -> None:
    """A block means to go to, or to fire at, a hex or an area."""
    state.task[block] = state.task[block] % _GOAL | flag | (where + 1) * _GOAL


def goal(state: BobbyLeeState, block: int) -> int:
    """The hex or area that a block aims at; -1 for none."""
    return state.task[block] // _GOAL - 1


def area_of(whose: int, number: int) -> int:
    """An area by the side whose line it is and its column, or RESERVE.

    >>> AREA_KEYS[area_of(1, 0)]
    'confederate-right'
    """
    return whose * 4 + number


def line(area: int) -> int:
    """Whose line an area is."""
    return area // 4 if area < _DISPERSED else area - _DISPERSED


def column(area: int) -> int:
    """The column of an area, or RESERVE."""
    return area % 4 if area < _DISPERSED else -1


def dispersed(side: int) -> int:
    """Where the dispersed blocks of a side are."""
    return _DISPERSED + side


# --- Who is there ---------------------------------------------------------------------------------


def battle_hexes(state: BobbyLeeState) -> list[int]:
    """The hexes where battles are being fought, in order."""
    return [battle.hex for battle in state.battles]


def battle_at(state: BobbyLeeState, hex_: int) -> Battle:
    """The battle in a hex; KeyError where none is fought."""
    for battle in state.battles:
        if battle.hex == hex_:
            return battle
    raise KeyError(hex_)


def fighters(state: BobbyLeeState, hex_: int, side: int) -> list[int]:
    """The blocks of a side in the battle of a hex, dispersed ones among them."""
    area = state.area
    return [block for block in blocks_in(state, side, hex_) if area[block] != APART]


def present(state: BobbyLeeState, hex_: int, area: int, side: int) -> list[int]:
    """The blocks of a side in an area of a field."""
    where = state.area
    return [block for block in blocks_in(state, side, hex_) if where[block] == area]


def engaged(state: BobbyLeeState, hex_: int, area: int) -> bool:
    """Whether both sides stand in an area."""
    return all(present(state, hex_, area, side) for side in (UNION, CONFEDERATE))


def can_charge(block: int) -> bool:
    """7.31: guns and headquarters never engage."""
    return BLOCKS[block].arm not in (ARTILLERY, HEAVY, HQ, SUPREME)


def can_lead(state: BobbyLeeState, block: int) -> bool:
    """Whether a block can stand in the line: no heavy guns, no supreme staff, nobody tired."""
    return BLOCKS[block].arm not in (HEAVY, SUPREME) and not state.tired >> block & 1


def fortified(hex_: int) -> bool:
    """7.6: whether the hex is a fort."""
    return bool(GROUND.fort >> hex_ & 1)


def wooded(hex_: int) -> bool:
    """7.42: whether the battle is fought in a forest."""
    return bool(FOREST >> hex_ & 1)


def over(state: BobbyLeeState, hex_: int) -> int:
    """The side that holds the field alone; -1 while both fight."""
    sides = [side for side in (UNION, CONFEDERATE) if fighters(state, hex_, side)]
    return -1 if len(sides) == 2 else sides[0] if sides else state.active


def routed(state: BobbyLeeState, hex_: int) -> int:
    """7.15: the side whose centre holds enemies alone, or which has nobody to stand there; or -1.

    Tired blocks by themselves are routed at once (7.13), and so are those that never stand in a
    line: heavy guns and the supreme headquarters.
    """
    for side in (1 - state.active, state.active):
        own = fighters(state, hex_, side)
        if not own:
            continue
        if broken(state, hex_, side) or not any(can_lead(state, block) for block in own):
            return side
    return -1


def broken(state: BobbyLeeState, hex_: int, side: int) -> bool:
    """7.15: whether enemies hold the centre of a side alone, as everybody sees."""
    centre = area_of(side, CENTRE)
    return bool(present(state, hex_, centre, 1 - side)) and not present(state, hex_, centre, side)


# --- Ways in and out ------------------------------------------------------------------------------


def crossing(state: BobbyLeeState, here: int, there: int) -> tuple[int, int]:
    """1.21: how many blocks a side lets into battle or out of it, and in halves as reinforcements.

    The Turnpike is a dry road in any weather (1.6).
    """
    limits: Limits = limits_between(here, there)
    wet = state.mud and not GROUND.pike[here] >> there & 1
    return limits.attack[wet], limits.reinforce[wet]


def _around(state: BobbyLeeState, hex_: int) -> Mask:
    return (GROUND.mud_ways if state.mud else GROUND.ways)[hex_] | GROUND.pike[hex_]


def havens(state: BobbyLeeState, block: int) -> list[int]:
    """7.11: the hexes to which a block can retreat from its battle, limits aside.

    The attacker goes back over the sides by which he came, and never into another battle; the
    defender goes where the attacker cannot, also into a battle beside his. Who came by sea goes
    to a friendly hex beside it, or if he cannot, back to his port (10.41).
    """
    hex_, side = state.at[block], BLOCKS[block].side
    ways = _around(state, hex_) & ~occupied(state, 1 - side)
    battle = battle_at(state, hex_)
    if side != state.active:
        fought = sum(1 << other for other in battle_hexes(state) if other != hex_)
        lost = occupied(state, side)  # Where he stands himself the attacker cannot go back.
        return members(ways & (~battle.origins | lost) | fought & _around(state, hex_))
    if not state.landed >> block & 1:
        return members(ways & battle.origins)
    ashore = [other for other in members(ways) if friendly(state, side, other)]
    port = state.entered[block]  # Theirs even if nobody has stayed there; not if enemies came.
    shut = occupied(state, 1 - side) >> port & 1
    return ashore + [port] * (by_sea(state, block, port) and not shut)


def by_sea(state: BobbyLeeState, block: int, there: int) -> bool:
    """10.41: whether a way out is the one to the port that a block came from."""
    landed = state.landed >> block & 1 and there == state.entered[block]
    return bool(landed) and not _around(state, state.at[block]) >> there & 1


def helpers(state: BobbyLeeState, hex_: int, side: int) -> list[int]:
    """7.5: the upright or shown blocks beside a battle that can join it, limits aside.

    Tired blocks, garrisons and heavy guns cannot (7.13, 2.24, 2.27), nor the supreme headquarters.
    """
    around = _around(state, hex_) & ~sum(1 << other for other in battle_hexes(state))
    return [
        block
        for block, where in enumerate(state.at)
        if where >= 0
        and around >> where & 1
        and BLOCKS[block].side == side
        and state.area[block] == APART
        and BLOCKS[block].arm not in (GARRISON, HEAVY, SUPREME)
        and not state.tired >> block & 1
    ]
