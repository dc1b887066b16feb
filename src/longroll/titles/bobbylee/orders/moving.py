"""How a block moves on the map, what that tells the enemy, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from longroll.board.region import Mask, mask, members
from longroll.engine.event import OBSERVER

from ..base import P, block_key, hex_key, side_key
from ..components import ARMS, BLOCKS, GARRISON, HEAVY, SUPREME, TABLES
from ..control import OF_SIDE, occupied
from ..fog import conceal, mingle, saw
from ..state import POOL, BobbyLeeState

__all__ = ["EVERY", "FIELD", "able", "arrive", "attackers", "depart", "used"]

T = TypeVar("T")

EVERY: Final[Mask] = (1 << len(ARMS)) - 1
"""All arms, as a mask."""
FIELD: Final[Mask] = EVERY & ~(1 << GARRISON | 1 << HEAVY)
"""The arms that march on orders from the field (2.24, 2.27)."""


def able(
    state: BobbyLeeState,
    block: int,
    arms: Mask,
    woods: Mask,
    way: Callable[[int, int, int, Mask, Mask], T],
    can: Callable[[T], bool],
) -> Mask:
    """Those of ``arms`` that ``can`` do from its hex what a block does, by the ``way`` they have.

    For a block that the enemy knows already it is not asked.
    """
    if state.group.count(state.group[block]) == 1:
        return arms
    start, mud = state.at[block], state.mud
    enemies = occupied(state, 1 - BLOCKS[block].side)
    paces = {TABLES.arms[arm].speed for arm in members(arms)}
    fit = [pace for pace in paces if can(way(start, pace - mud, mud, enemies, woods))]
    return mask(arm for arm in members(arms) if TABLES.arms[arm].speed in fit)


def attackers(state: BobbyLeeState, side: int, hex_: int) -> Mask:
    """The arms that may enter a hex: no supreme headquarters fights (6.32)."""
    return EVERY & ~(1 << SUPREME) if occupied(state, 1 - side) >> hex_ & 1 else EVERY


def used(state: BobbyLeeState, side: int) -> dict[tuple[int, int], int]:
    """By hexside, from where to where, how many blocks came over it to attack in this turn."""
    found: dict[tuple[int, int], int] = {}
    if state.entered.count(POOL) == len(state.entered):
        return found
    for block in OF_SIDE[side]:
        origin = state.entered[block]
        if origin != POOL and not state.landed >> block & 1:
            way = (origin, state.at[block])
            found[way] = found.get(way, 0) + 1
    return found


def depart(play: P, block: int, hex_: int, arms: Mask, how: str) -> None:
    """A block sets out for a hex, and all see which ``arms`` it may be of; it moves once (5.3)."""
    state = play.state
    side, own = BLOCKS[block].side, side_key(BLOCKS[block].side)
    state.moved |= 1 << block
    start, place, key = hex_key(state.at[block]), hex_key(hex_), block_key(block)
    if state.face_up >> block & 1:
        play.tell("moved", block=key, origin=start, place=place, how=how)
        return
    saw(state, block, arms)
    others = (side_key(1 - side), OBSERVER)
    play.tell("moved", audience=(own,), block=key, origin=start, place=place, how=how)
    play.tell("seen-moving", audience=others, side=own, origin=start, place=place, how=how)


def arrive(play: P, block: int, hex_: int, origin: int, *, by_sea: bool = False) -> None:
    """A block comes into a hex; ``origin`` is where it comes from, into battle if enemies stand."""
    state = play.state
    side = BLOCKS[block].side
    state.at[block] = hex_
    if occupied(state, 1 - side) >> hex_ & 1:
        state.entered[block] = origin
        state.landed |= by_sea << block
        play.tell("attack", side=side_key(side), origin=hex_key(origin), place=hex_key(hex_))
    if state.face_up >> block & 1:
        conceal(state, block)
    else:
        mingle(state, side, hex_)
