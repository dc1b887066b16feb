"""7.4 Fire: who may fire at whom, how well, and what their cover is worth."""

from __future__ import annotations

from typing import Final

from longroll.engine.clause import Denial, deny

from ..base import block_key
from ..components import ARMS, ARTILLERY, BLOCKS, HEAVY, HQ, SUPREME, TABLES
from ..state import BobbyLeeState
from .field import (
    CENTRE,
    FIRED,
    FRESH,
    MOVED,
    RESERVE,
    WINGS,
    area_of,
    column,
    dispersed,
    engaged,
    fortified,
    has,
    line,
    present,
    wooded,
)

__all__ = ["SINGLE", "TRIPLE", "cover", "level", "may_fire", "targets", "why_not_fire"]

SINGLE: Final = 1
TRIPLE: Final = 3
"""Levels of fire: hits on a 6, on a 5 or 6, on a 4 to 6 (2.32)."""


def targets(state: BobbyLeeState, block: int) -> list[int]:
    """The areas at which a block can fire."""
    return [area for area in range(8) if level(state, block, area)]


def level(state: BobbyLeeState, block: int, target: int) -> int:
    """7.41, 7.44: how well a block fires at an area: 1 to 3, or 0 if it cannot."""
    side, hex_, area = BLOCKS[block].side, state.at[block], state.area[block]
    if area == dispersed(side) or state.tired >> block & 1 or BLOCKS[block].arm == SUPREME:
        return 0
    if not present(state, hex_, target, 1 - side):
        return 0
    if BLOCKS[block].arm == HEAVY:
        return _siege_fire(state, block, target)
    if area == target:
        return _close_fire(state, block)
    return max(_long_range(state, block, target), _enfilade(state, block, target))


def _close_fire(state: BobbyLeeState, block: int) -> int:
    """At the enemies in its own area: guns with another arm beside them triple.

    Infantry fires double and cavalry single (7.41.inf, 7.41.cav).
    """
    side, hex_, area = BLOCKS[block].side, state.at[block], state.area[block]
    arm = BLOCKS[block].arm
    if arm != ARTILLERY:
        return TABLES.arms[arm].fire
    friends = present(state, hex_, area, side)
    supported = any(BLOCKS[friend].arm != ARTILLERY for friend in friends)
    return TRIPLE if supported else SINGLE


def _long_range(state: BobbyLeeState, block: int, target: int) -> int:
    """Guns that nobody engages, at the enemies who face them; not in a forest, not into a fight."""
    side, hex_, area = BLOCKS[block].side, state.at[block], state.area[block]
    facing = area_of(1 - side, column(area))
    able = BLOCKS[block].arm == ARTILLERY and column(area) != RESERVE and target == facing
    if not able or wooded(hex_) or engaged(state, hex_, area) or engaged(state, hex_, target):
        return 0
    return SINGLE


def _enfilade(state: BobbyLeeState, block: int, target: int) -> int:
    """7.44: `_enfilading`, but not by who has just come around the flank (7.34)."""
    found = _enfilading(state, block, target)
    flanking = line(state.area[block]) != BLOCKS[block].side
    return 0 if flanking and has(state, block, FRESH) else found


def _enfilading(state: BobbyLeeState, block: int, target: int) -> int:
    """From an enemy wing held alone at his centre; and that centre's answer."""
    side, hex_, area = BLOCKS[block].side, state.at[block], state.area[block]
    arm = BLOCKS[block].arm
    if column(area) in WINGS and line(area) != side:
        if target != area_of(1 - side, CENTRE) or engaged(state, hex_, area):
            return 0
        raised = engaged(state, hex_, target)
        return min(TRIPLE, TABLES.arms[arm].fire + raised) if arm not in (ARTILLERY, HQ) else 0
    answers = area == area_of(side, CENTRE) and column(target) in WINGS and line(target) == side
    return SINGLE if answers and not engaged(state, hex_, target) else 0


def _siege_fire(state: BobbyLeeState, block: int, target: int) -> int:
    """Heavy guns in the reserve, at all that is not engaged: double at blocks in a fort."""
    side, hex_ = BLOCKS[block].side, state.at[block]
    if state.area[block] != area_of(side, RESERVE) or wooded(hex_) or engaged(state, hex_, target):
        return 0
    inside = fortified(hex_) and side == state.active and line(target) != side
    return SINGLE + inside


def cover(state: BobbyLeeState, hex_: int, target: int, side: int) -> int:
    """How many hits a step costs the blocks of a side in an area (7.42, 7.45, 7.6).

    Two in a forest for those in their own line; three for the defenders of a fort, in their line
    and in the reserve behind it.
    """
    if line(target) != side:
        return 1
    if fortified(hex_) and side != state.active:
        return 3
    return 2 if wooded(hex_) and column(target) != RESERVE else 1


def may_fire(state: BobbyLeeState, hex_: int, side: int) -> bool:
    """Whether somebody of a side could fire, as far as the enemy can tell.

    Upright blocks in a line may be guns, those in a reserve heavy ones.
    """
    for area in range(8):
        own = [b for b in present(state, hex_, area, side) if not has(state, b, MOVED | FIRED)]
        if not own:
            continue
        hidden = any(not state.face_up >> block & 1 for block in own)
        if any(targets(state, block) for block in own if state.face_up >> block & 1):
            return True
        if hidden and (column(area) == RESERVE or line(area) == side or _alone(state, hex_, area)):
            return True
    return False


def _alone(state: BobbyLeeState, hex_: int, area: int) -> bool:
    return column(area) in WINGS and not engaged(state, hex_, area)


def why_not_fire(state: BobbyLeeState, block: int, target: int) -> Denial:
    """Why a block cannot fire at an area."""
    side, hex_, area = BLOCKS[block].side, state.at[block], state.area[block]
    if state.tired >> block & 1:
        return deny("7.13", "deny-tired", block=block_key(block))
    if not present(state, hex_, target, 1 - side):
        return deny("7.43", "deny-nobody-there")
    if area == dispersed(side):
        return deny("7.34", "deny-dispersed", block=block_key(block))
    if has(state, block, FRESH) and _enfilading(state, block, target):
        return deny("7.34", "deny-fresh-enfilade", block=block_key(block))
    if BLOCKS[block].arm in (ARTILLERY, HEAVY):
        return _why_no_guns(state, block, target)
    if column(area) in WINGS and line(area) != side:
        return deny("7.44", "deny-no-enfilade")
    return deny("7.4", "deny-not-engaged", block=block_key(block), arm=ARMS[BLOCKS[block].arm])


def _why_no_guns(state: BobbyLeeState, block: int, target: int) -> Denial:
    """Why guns cannot fire at enemies in an area."""
    hex_, area = state.at[block], state.area[block]
    if wooded(hex_) and area != target:
        return deny("7.42", "deny-no-guns-in-forest")
    if BLOCKS[block].arm == HEAVY:
        return deny("7.41.heavy", "deny-engaged-there")
    if engaged(state, hex_, target):
        return deny("7.41.art", "deny-engaged-there")
    if engaged(state, hex_, area):
        return deny("7.41.art", "deny-guns-engaged", block=block_key(block))
    return deny("7.41.art", "deny-not-facing", block=block_key(block))
