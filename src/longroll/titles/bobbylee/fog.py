"""What the enemy can tell of a block: the groups of blocks that look alike, and what was seen.

A block stands upright, blank to the enemy, but an attentive player follows it with his eyes until
it comes to stand among others of its side: there they may have been shuffled. Blocks that may have
changed places are one group; the enemy knows which blocks are in it and where the group stands,
and no more. A group of one is known for what it is. All of this follows from public facts.
"""

from __future__ import annotations

from collections.abc import Iterable

from .base import block_key
from .components import BLOCKS, TABLES
from .control import blocks_in
from .state import POOL, BobbyLeeState

__all__ = ["conceal", "groups", "merge", "mingle", "mingle_pool", "reveal"]


def merge(state: BobbyLeeState, blocks: Iterable[int]) -> None:
    """The groups of ``blocks`` become one: they cannot be told apart any longer."""
    old = {state.group[block] for block in blocks}
    if len(old) > 1:
        first = min(old)
        state.group = [first if group in old else group for group in state.group]


def mingle(state: BobbyLeeState, side: int, hex_: int) -> None:
    """Upright blocks of a side in one hex may have been shuffled."""
    merge(state, (b for b in blocks_in(state, side, hex_) if not state.face_up >> b & 1))


def mingle_pool(state: BobbyLeeState, side: int) -> None:
    """Nobody sees which blocks of the pool are raised."""
    pool = (b for b, at in enumerate(state.at) if at == POOL and BLOCKS[b].side == side)
    merge(state, pool)


def reveal(state: BobbyLeeState, block: int) -> None:
    """A block is laid flat: all see what it is, and what it must have gained or lost unseen."""
    side = BLOCKS[block].side
    gained = state.steps[block] - state.told[block]
    if gained > 0:
        price = gained * TABLES.arms[BLOCKS[block].arm].step
        state.paid[side] = max(0, state.paid[side] - price)
    else:
        state.worn[side] = max(0, state.worn[side] + gained)
    state.told[block] = state.steps[block]
    state.seen[block] = (state.month, state.at[block], state.steps[block])
    state.face_up |= 1 << block
    _part(state, block)


def _part(state: BobbyLeeState, block: int) -> None:
    """A block leaves its group; the rest are called by the lowest index among them."""
    old = state.group[block]
    rest = [b for b, group in enumerate(state.group) if group == old and b != block]
    for other in rest:
        state.group[other] = rest[0]
    state.group[block] = block


def conceal(state: BobbyLeeState, block: int) -> None:
    """A block that was laid flat stands up again, among the others of its hex."""
    state.face_up &= ~(1 << block)
    if state.at[block] >= 0:
        mingle(state, BLOCKS[block].side, state.at[block])


def groups(state: BobbyLeeState, side: int) -> list[tuple[list[str], list[int]]]:
    """Of a side, each group: its keys and its places, both in order and so not in step."""
    found: dict[int, tuple[list[str], list[int]]] = {}
    for block, group in enumerate(state.group):
        if BLOCKS[block].side == side:
            keys, places = found.setdefault(group, ([], []))
            keys.append(block_key(block))
            places.append(state.at[block])
    return [(sorted(keys), sorted(places)) for _, (keys, places) in sorted(found.items())]
