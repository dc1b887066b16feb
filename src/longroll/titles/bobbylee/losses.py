"""2.5 Steps that blocks lose, and what becomes of those that have none left."""

from __future__ import annotations

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


def besieged(state: BobbyLeeState, side: int) -> Mask:
    """11.8: the hexes of a side that enemies surround, alone or with others, without a sea line."""
    found = 0
    for group in sieges_of(state, side):
        found |= group
    return found


def sieges_of(state: BobbyLeeState, side: int) -> list[Mask]:
    """The besieged groups of hexes of a side, in the order of their first hexes."""
    shut = _shut_in(occupied(state, side), occupied(state, 1 - side))
    return [group for group in shut if not _fed_by_sea(state, side, group)]


@remembered(1 << 12)
def _shut_in(own: Mask, enemy: Mask) -> tuple[Mask, ...]:
    """The groups of hexes that enemies surround on land, in the order of their first hexes."""
    shut = [hex_ for hex_ in members(own) if not GROUND.ways[hex_] & ~(own | enemy)]
    found: list[Mask] = []
    left = sum(1 << hex_ for hex_ in shut)
    while left:
        group = front = left & -left
        while front:
            reached = 0
            for hex_ in members(front):
                reached |= GROUND.ways[hex_]
            front = reached & own & ~group
            group |= front
        left &= ~group
        around = 0
        for hex_ in members(group):
            around |= GROUND.ways[hex_]
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


def _in_a_siege(state: BobbyLeeState, side: int, hex_: int) -> bool:
    """11.81: whether a hex of a side is besieged, or was when its enemy's turn began."""
    if side != state.active and state.sieges >> hex_ & 1:
        return True
    # Who can go to a hex without anybody is not shut in: of most that is seen at once.
    if GROUND.ways[hex_] & ~(occupied(state, side) | occupied(state, 1 - side)):
        return False
    return bool(besieged(state, side) >> hex_ & 1)


def lose_step(play: P, block: int, *, public: bool) -> None:
    """A block loses a step (2.5): ``public`` where the enemy sees which block it is."""
    state = play.state
    side = BLOCKS[block].side
    if state.steps[block] == 1:
        destroy(play, block)
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
    lost = not yielded and _in_a_siege(state, side, where)
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
