"""7.3 Movement on the field: engage, disengage, redeploy, and marches around a flank."""

from __future__ import annotations

from typing import Final, NamedTuple

from longroll.engine.clause import Denial, deny

from ..base import block_key
from ..components import BLOCKS
from ..state import BobbyLeeState
from .field import (
    AREA_KEYS,
    CENTRE,
    MOVED,
    RESERVE,
    WINGS,
    area_of,
    can_charge,
    can_lead,
    column,
    dispersed,
    engaged,
    fortified,
    has,
    line,
    present,
)
from .lineup import reserve_only

__all__ = ["Move", "Traffic", "flanks", "moves", "step_of", "why_not_flank", "why_not_step"]

ENGAGE: Final = "7.31"
DISENGAGE: Final = "7.32"
REDEPLOY: Final = "7.33"


class Move(NamedTuple):
    """A block goes to an area, by the clause that lets it."""

    block: int
    area: int
    clause: str


class Traffic(NamedTuple):
    """Where a side has moved in this battle turn, as masks of columns.

    Attributes:
        forward: columns in which it engaged.
        back: columns in which it disengaged (7.32).
    """

    forward: int = 0
    back: int = 0

    def after(self, move: Move, origin: int) -> Traffic:
        """With one move more, from an area of the field."""
        if move.clause == DISENGAGE:
            return Traffic(self.forward, self.back | 1 << column(origin))
        if move.clause == ENGAGE:
            return Traffic(self.forward | 1 << column(move.area), self.back)
        return self


def moves(state: BobbyLeeState, hex_: int, side: int, traffic: Traffic) -> list[Move]:
    """Every move of a side, in the order of its blocks."""
    return [
        Move(block, area, clause)
        for block in _able(state, hex_, side)
        for area, clause in _ways(state, block)
        if _why_not_move(state, Move(block, area, clause), traffic) is None
    ]


def flanks(state: BobbyLeeState, hex_: int, side: int, traffic: Traffic) -> list[Move]:
    """Every march around a flank, and back to the reserve, that can be tried (7.34)."""
    return [
        Move(block, area, ENGAGE if column(area) != RESERVE else REDEPLOY)
        for block in _able(state, hex_, side)
        for area in range(8)
        if why_not_flank(state, block, area, traffic) is None
    ]


def _able(state: BobbyLeeState, hex_: int, side: int) -> list[int]:
    """Blocks that have not moved, and are not heavy guns, supreme staff or tired."""
    return [
        block
        for block, area in enumerate(state.area)
        if area >= 0
        and state.at[block] == hex_
        and BLOCKS[block].side == side
        and not has(state, block, MOVED)
        and can_lead(state, block)
    ]


def _ways(state: BobbyLeeState, block: int) -> list[tuple[int, str]]:
    """The areas next to a block's, with the clause of a move there (7.31 to 7.33)."""
    side, area, hex_ = BLOCKS[block].side, state.area[block], state.at[block]
    number, reserve = column(area), area_of(side, RESERVE)
    if area == dispersed(side):
        return []
    if area == reserve:
        found: list[tuple[int, str]] = []
        for own in (area_of(side, other) for other in (0, CENTRE, 2)):
            invaded = bool(present(state, hex_, own, 1 - side))
            found.append((own, ENGAGE if invaded else REDEPLOY))
        return found
    if line(area) != side:
        return [(area_of(side, number), DISENGAGE)]
    if present(state, hex_, area, 1 - side):
        return [(reserve, DISENGAGE)]
    forward = [(area_of(1 - side, number), ENGAGE)]
    if number == CENTRE:
        forward += [(area_of(side, wing), REDEPLOY) for wing in WINGS]
    return forward


def step_of(state: BobbyLeeState, block: int, area: int) -> Move | None:
    """A block's move to an area next to its own, by the clause that fits; None for others."""
    found = dict(_ways(state, block)).get(area)
    return None if found is None else Move(block, area, found)


def why_not_step(state: BobbyLeeState, block: int, area: int, traffic: Traffic) -> Denial | None:
    """Why a block that has not moved cannot go to an area; None if it can."""
    if not can_lead(state, block):
        return reserve_only(state, block)
    if state.area[block] == dispersed(BLOCKS[block].side):
        return deny("7.34", "deny-dispersed", block=block_key(block))
    step = step_of(state, block, area)
    if step is None:
        return deny("7.3", "deny-not-the-next-area", block=block_key(block))
    return _why_not_move(state, step, traffic)


def _why_not_move(state: BobbyLeeState, move: Move, traffic: Traffic) -> Denial | None:
    """Why a block that could go to an area next to its own may not; None if it may."""
    block, area, clause = move
    side, hex_, origin = BLOCKS[block].side, state.at[block], state.area[block]
    if fortified(hex_) and column(area) not in (CENTRE, RESERVE):
        return deny("7.6", "deny-fort-centre")
    held = bool(present(state, hex_, area, 1 - side))
    if clause == ENGAGE:
        if not can_charge(block):
            return deny("7.31", "deny-never-engages", block=block_key(block))
        if traffic.back >> column(area) & 1:
            return deny("7.32", "deny-one-direction")
    if clause == DISENGAGE:
        if traffic.forward >> column(origin) & 1:
            return deny("7.32", "deny-one-direction")
        if held:
            return deny("7.32", "deny-not-free", area=AREA_KEYS[area])
    if clause == REDEPLOY and held:
        return deny("7.33", "deny-not-free", area=AREA_KEYS[area])
    if clause != ENGAGE and _last_in_centre(state, block):
        return deny("6.2", "deny-centre-empty")
    return None


def _last_in_centre(state: BobbyLeeState, block: int) -> bool:
    side, origin = BLOCKS[block].side, state.area[block]
    return origin == area_of(side, CENTRE) and present(state, state.at[block], origin, side) == [
        block
    ]


def why_not_flank(state: BobbyLeeState, block: int, area: int, traffic: Traffic) -> Denial | None:
    """7.34: why a block cannot try to march around a flank to an area; None if it can."""
    side, origin = BLOCKS[block].side, state.area[block]
    lost = origin == dispersed(side)
    if has(state, block, MOVED):
        return deny("7.3", "deny-moved", block=block_key(block))
    if lost and area == area_of(side, RESERVE):
        return None
    if not lost and origin != area_of(side, RESERVE):
        return deny("7.34", "deny-flank-from-reserve")
    return _why_no_marcher(state, block) or _why_no_flank(state, block, area, traffic)


def _why_no_marcher(state: BobbyLeeState, block: int) -> Denial | None:
    """Why a block never marches around a flank."""
    if fortified(state.at[block]):
        return deny("7.6", "deny-fort-flank")
    if not can_lead(state, block):
        return reserve_only(state, block)
    if not can_charge(block):
        return deny("7.31", "deny-never-engages", block=block_key(block))
    return None


def _why_no_flank(state: BobbyLeeState, block: int, area: int, traffic: Traffic) -> Denial | None:
    """Why nobody marches around there."""
    side, hex_ = BLOCKS[block].side, state.at[block]
    if column(area) not in WINGS:
        return deny("7.34", "deny-no-flank")
    if line(area) == side and not engaged(state, hex_, area):
        return deny("7.34", "deny-own-flank")
    if traffic.back >> column(area) & 1:
        return deny("7.32", "deny-one-direction")
    return None
