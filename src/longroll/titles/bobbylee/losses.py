"""2.5 Steps that blocks lose, and what becomes of those that have none left."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from .base import P, block_key, hex_key, side_key
from .components import BLOCKS, CONFEDERATE, GROUND
from .control import held, occupied
from .fog import mingle_pool, reveal
from .state import APART, GONE, POOL, BobbyLeeState
from .supply import BALTIMORE, lines
from .waters import PORTS, harbours

__all__ = ["besieged", "destroy", "lose_step", "sieges_of"]

_MUD_WAYS: Final = tuple(way | pike for way, pike in zip(GROUND.mud_ways, GROUND.pike, strict=True))
"""By hex, those that can be entered from it in mud."""


def besieged(state: BobbyLeeState, side: int) -> Mask:
    """11.8: the hexes of a side that enemies surround, alone or with others, without a sea line."""
    found = 0
    for group in sieges_of(state, side):
        found |= group
    return found


def sieges_of(state: BobbyLeeState, side: int) -> list[Mask]:
    """The besieged groups of hexes of a side, in the order of their first hexes."""
    shut = _shut_in(occupied(state, side), occupied(state, 1 - side), state.mud)
    return [group for group in shut if not _fed_by_sea(state, side, group)]


@remembered(1 << 12)
def _shut_in(own: Mask, enemy: Mask, mud: int) -> tuple[Mask, ...]:
    """The groups of hexes that enemies surround on land, in the order of their first hexes.

    Sides that mud has closed lead nowhere (3.42); those of the Turnpike never are (1.6).
    """
    ways = _MUD_WAYS if mud else GROUND.ways
    shut = [hex_ for hex_ in members(own) if not ways[hex_] & ~(own | enemy)]
    found: list[Mask] = []
    left = sum(1 << hex_ for hex_ in shut)
    while left:
        group = front = left & -left
        while front:
            reached = 0
            for hex_ in members(front):
                reached |= ways[hex_]
            front = reached & own & ~group
            group |= front
        left &= ~group
        around = 0
        for hex_ in members(group):
            around |= ways[hex_]
        around &= ~group
        if around and not around & ~enemy:
            found.append(group)
    return tuple(found)


def _fed_by_sea(state: BobbyLeeState, side: int, group: Mask) -> bool:
    """Whether ships feed a group of hexes (11.3, 11.42).

    Union ports are fed from Baltimore, Confederate ones from others with a line of supply.
    """
    ports = group & PORTS
    if not ports:
        return False
    friends = held(state, side)
    sources = 1 << BALTIMORE & friends
    if side == CONFEDERATE:
        sources = lines(state, side) & PORTS & ~group
    reached = group & sources
    for port in members(ports):
        reached |= harbours(port, side, friends) & sources
    return bool(reached)


def _in_a_siege(state: BobbyLeeState, block: int) -> bool:
    """11.81: whether a block is besieged, or was when the turn or the phase began.

    Who attacks brings his siege with him or has none, whatever lies around the field.
    """
    side, hex_ = BLOCKS[block].side, state.at[block]
    if side == state.active and state.entered[block] != POOL:
        return bool(state.sieges[side] >> state.entered[block] & 1)
    if state.sieges[side] >> hex_ & 1:
        return True
    # Who can go to a hex without anybody is not shut in: of most that is seen at once.
    ways = _MUD_WAYS if state.mud else GROUND.ways
    if ways[hex_] & ~(occupied(state, side) | occupied(state, 1 - side)):
        return False
    return bool(besieged(state, side) >> hex_ & 1)


def lose_step(play: P, block: int, *, public: bool, spent: bool = False) -> None:
    """A block loses a step (2.5): ``public`` where the enemy sees which block it is.

    A headquarters whose last step is ``spent`` on orders or supplies can be raised again, even from
    a siege: that is neither attrition nor combat (11.81).
    """
    state = play.state
    side = BLOCKS[block].side
    if state.steps[block] == 1:
        destroy(play, block, yielded=spent)
        return
    state.steps[block] -= 1
    if public:
        state.told[block] = state.steps[block]
    else:
        state.worn[side] += 1


def destroy(play: P, block: int, *, yielded: bool = False) -> None:
    """A block leaves the map, for good if it was besieged and has not ``yielded`` (11.81)."""
    state = play.state
    side, where = BLOCKS[block].side, state.at[block]
    lost = not yielded and _in_a_siege(state, block)
    reveal(state, block)
    state.at[block] = GONE if lost else POOL
    state.steps[block] = state.told[block] = 0
    state.entered[block] = state.pledged[block] = POOL
    state.area[block] = APART
    state.task[block] = 0
    for mask in ("face_up", "tired", "weary", "moved", "landed"):
        setattr(state, mask, getattr(state, mask) & ~(1 << block))
    play.tell("destroyed", block=block_key(block), place=hex_key(where), side=side_key(side))
    if not lost:
        mingle_pool(state, side)
