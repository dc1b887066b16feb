"""What the enemy can tell of a block: the groups of blocks that look alike, and what was seen.

A block stands upright, blank to the enemy, but an attentive player follows it with his eyes until
it comes to stand among others of its side: there they may have been shuffled. Blocks that may have
changed places are one group; the enemy knows which blocks are in it and where the group stands,
and no more. A group of one is known for what it is.

What one of a group is seen to do is a sign: a block that marches is not a garrison, one that goes
three hexes is cavalry. It says of one block at first; when that is mixed with others, of all of
them that one must be such a block, and what was seen of several adds up. All of this follows from
public facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members
from longroll.engine.memo import remembered

from .base import block_key
from .components import ARMS, BLOCKS, TABLES
from .control import blocks_in
from .state import POOL, BobbyLeeState

__all__ = ["Sign", "conceal", "groups", "merge", "mingle", "mingle_pool", "reveal", "saw"]

_MOST: Final = 32
"""So many signs are kept; beyond that those about the most blocks are forgotten."""


class Sign(NamedTuple):
    """Of ``blocks`` at least ``number`` are of the ``arms`` (both masks)."""

    arms: Mask
    number: int
    blocks: Mask


# --- Groups ---------------------------------------------------------------------------------------


def merge(state: BobbyLeeState, blocks: Iterable[int]) -> None:
    """Mix ``blocks``: their groups become one, since they cannot be told apart any longer.

    What each group was made up of becomes signs of its blocks, wherever they stand.
    """
    mixed = list(blocks)
    old = {state.group[block] for block in mixed}
    if not mixed or (len(old) == 1 and not state.signs):
        return
    there = sum(1 << block for block in mixed)
    found: list[Sign] = []
    if len(old) > 1:
        whole = dict.fromkeys(sorted(old), 0)
        for block, group in enumerate(state.group):
            if group in old:
                whole[group] |= 1 << block
        first = min(old)
        state.group = [first if group in old else group for group in state.group]
        if any(group & ~there for group in whole.values()):
            found = [sign for group in whole.values() for sign in _made_up(group, there)]
    if found or state.signs:
        _spread(state, there, found)


def mingle(state: BobbyLeeState, side: int, hex_: int) -> None:
    """Upright blocks of a side in one hex may have been shuffled.

    Who is about to force his march stands apart until the die is thrown (5.32).
    """
    there = [
        block
        for block in blocks_in(state, side, hex_)
        if not state.face_up >> block & 1 and state.pledged[block] == POOL
    ]
    if len(there) > 1:
        merge(state, there)


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
    about = [Sign(*sign) for sign in state.signs if sign[2] >> block & 1]
    if about:
        others = [sign for sign in state.signs if not sign[2] >> block & 1]
        state.signs = _joined(state, others, [_without(sign, block) for sign in about])


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


# --- Signs ----------------------------------------------------------------------------------------


def saw(state: BobbyLeeState, block: int, arms: Mask) -> None:
    """All have seen an upright block do what only these arms can."""
    if state.group.count(state.group[block]) > 1:
        state.signs = _joined(state, state.signs, [Sign(arms, 1, 1 << block)])


def _made_up(group: Mask, there: Mask) -> Iterator[Sign]:
    """What a group is made up of, before some of it are mixed with others: by arm, and apart."""
    arms = [BLOCKS[block].arm for block in members(group)]
    for arm in sorted(set(arms)):
        yield Sign(1 << arm, arms.count(arm), group)
    apart = group & ~there
    if apart:
        yield Sign(mask(arms), apart.bit_count(), apart)


def _spread(state: BobbyLeeState, there: Mask, found: list[Sign]) -> None:
    """What was said of some of the mixed blocks is now said of all; and of two apart, added."""
    touched = [sign for sign in (*state.signs, *found) if sign[2] & there]
    narrow = [sign for sign in touched if there & ~sign[2]]
    if not narrow and not found:
        return
    changed = [(arms, number, blocks | there) for arms, number, blocks in narrow]
    for (arms, number, blocks), (others, more, apart) in combinations(touched, 2):
        if not blocks & apart:
            either = arms | others
            if either in (arms, others):
                changed.append((either, number + more, blocks | apart | there))
    kept = [sign for sign in state.signs if sign not in narrow]
    state.signs = _joined(state, kept, [*(s for s in found if s not in narrow), *changed])


def _without(sign: Sign, block: int) -> Sign:
    """What a sign says of the rest, now that one block of it is known."""
    fits = sign.arms >> BLOCKS[block].arm & 1
    return Sign(sign.arms, sign.number - fits, sign.blocks & ~(1 << block))


def _joined(
    state: BobbyLeeState, old: Sequence[tuple[int, int, int]], new: Sequence[tuple[int, int, int]]
) -> list[tuple[int, int, int]]:
    """Old signs with new ones, without those that say no more than another or than their group."""
    kept = list(old)
    first, whole = -1, 0
    for sign in new:
        arms, number, blocks = sign
        if number <= 0:
            continue
        group = state.group[blocks.bit_length() - 1]
        if group != first:
            first = group
            whole = sum([1 << block for block, own in enumerate(state.group) if own == group])
        unfit = (whole & ~_fit(arms)).bit_count()
        if blocks.bit_count() - unfit >= number:
            continue  # Any deal of the group keeps it: too few of its blocks are of other arms.
        if not _said(sign, kept):
            kept = [
                other
                for other in kept
                if other[1] > number or blocks & ~other[2] or arms & ~other[0]
            ]
            kept.append((arms, number, blocks))
    if len(kept) > _MOST:
        kept = sorted(kept, key=lambda sign: sign[2].bit_count())[:_MOST]
    return kept


def _said(sign: tuple[int, int, int], others: Iterable[tuple[int, int, int]]) -> bool:
    """Whether one of the others says as much: of no more blocks and arms, no smaller a number."""
    number, no_arms, no_blocks = sign[1], ~sign[0], ~sign[2]
    for arms, other, blocks in others:
        if other >= number and not blocks & no_blocks and not arms & no_arms:
            return True
    return False


@remembered(1 << len(ARMS))
def _fit(arms: Mask) -> Mask:
    """The blocks of some arms."""
    return mask(block.index for block in BLOCKS if arms >> block.arm & 1)
