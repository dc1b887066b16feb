"""What can never be on the table: invariants that the harness and position files rely on."""

from __future__ import annotations

from longroll.board.region import members

from .base import block_key, hex_key, side_key
from .components import BLOCKS, GARRISON, GROUND, HEAVY, LAND
from .control import blocks_in, occupied
from .state import POOL, BobbyLeeState

__all__ = ["check"]


def check(state: BobbyLeeState) -> None:
    """Raise AssertionError, with the offending key in quotes, if ``state`` cannot be."""
    _check_blocks(state)
    _check_groups(state)
    _check_marches(state)
    _check_numbers(state)


def _check_blocks(state: BobbyLeeState) -> None:
    for block in BLOCKS:
        where, steps = state.at[block.index], state.steps[block.index]
        if where >= 0:
            assert LAND >> where & 1, f"'{block.key}' stands in '{hex_key(where)}', which is closed"
            assert 1 <= steps <= block.steps, f"'{block.key}' cannot have {steps} steps"
        else:
            assert steps == 0, f"'{block.key}' is off the map and has {steps} steps"
            assert not state.face_up >> block.index & 1, f"'{block.key}' is off the map, face up"
        told = state.told[block.index]
        assert told <= block.steps, f"'{block.key}' cannot have been told as {told} steps"


def _check_groups(state: BobbyLeeState) -> None:
    for block in BLOCKS:
        first = state.group[block.index]
        assert state.group[first] == first, f"'{block.key}' is like no first of a group"
        assert first <= block.index, f"'{block.key}' is like one that comes after it"
        same = BLOCKS[first].side == block.side
        assert same, f"'{block.key}' is like '{block_key(first)}' of the enemy"
        alone = first != block.index or state.group.count(first) > 1
        flat = state.face_up >> block.index & 1
        assert not (flat and alone), f"'{block.key}' is face up and like another"
    for arms, number, blocks in state.signs:
        fit = sum(arms >> BLOCKS[block].arm & 1 for block in members(blocks))
        named = ", ".join(block_key(block) for block in members(blocks))
        assert fit >= number, f"'signs': {fit} of '{named}' fit what {number} were seen to do"


def _check_marches(state: BobbyLeeState) -> None:
    for block, target in enumerate(state.pledged):
        if target != POOL:
            near = GROUND.ways[state.at[block]] >> target & 1 if state.at[block] >= 0 else 0
            assert near, f"'{block_key(block)}' cannot force its march into '{hex_key(target)}'"
            able = BLOCKS[block].arm not in (GARRISON, HEAVY)
            assert able, f"'{block_key(block)}' cannot have marched"


def _check_numbers(state: BobbyLeeState) -> None:
    assert state.mud in (0, 1), f"'mud' cannot be {state.mud}"
    assert 0 <= state.passes <= 2, f"'passes' cannot be {state.passes}"
    assert state.emancipated in (0, 1), f"'emancipated' cannot be {state.emancipated}"
    for side in (0, 1):
        counts = (state.calls, state.paid, state.worn, state.points, state.levies)
        known = min(count[side] for count in counts) >= 0
        assert known, f"'{side_key(side)}' has a count below nought"
    for hex_ in members(occupied(state, 0) & occupied(state, 1)):
        came = any(state.entered[block] >= 0 for block in blocks_in(state, state.active, hex_))
        assert came, f"'{hex_key(hex_)}' holds both sides, and nobody came into it to fight"
