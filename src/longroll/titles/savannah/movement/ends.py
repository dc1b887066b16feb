"""Where the move of a piece may end, so that no duty of its side is thwarted (`duties`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.clause import Denial

from ..components import GRID, UNITS, WAY
from ..state import SavannahState
from .duties import Attack, standing_duties
from .duty import Duty, Piece, Plan, after_move, landings_of, reach_of, where_is
from .onward import outlets
from .readiness import answers, sure_outlet

__all__ = ["at_ease", "bars_way", "ends", "has_end", "sure_ends", "why_ends"]


_NEAR_THE_WAY: Final = tuple(
    mask([near for hex_ in members(WAY) for near in members(GRID.within(hex_, unit.movement))])
    for unit in UNITS
)
"""By unit, the hexes from which it might come to the covered way."""


def ends(state: SavannahState, side: int, plan: Plan, piece: Piece) -> Mask:
    """The hexes where a piece's move may end, so that no duty is thwarted; -1 for everywhere.

    A bound piece that could not do its own duty without thwarting another's does its own.
    """
    standing = standing_duties(state, side, plan)
    if not standing:
        return -1
    known = _known_ends(state, side, plan)
    if piece not in known:
        known[piece] = _ends(state, plan, piece, standing)
    return known[piece]


def sure_ends(state: SavannahState, side: int, plan: Plan, piece: Piece) -> Mask:
    """`ends` without those in doubt: of the hexes in reach only where no duty could be thwarted."""
    standing = standing_duties(state, side, plan)
    if not standing:
        return -1
    known = _known_ends(state, side, plan)
    if piece in known:
        return known[piece]
    found, near = _own_ends(state, piece, standing), 0
    for duty in _heeded(piece, standing):
        risky = found & duty.region(state, piece)
        if risky:  # farther off nothing is asked
            near = near or reach_of(state, plan, piece) | 1 << where_is(state, piece)
            found &= ~_minded(state, duty, piece, risky & near)
    return found


def at_ease(state: SavannahState, side: int, plan: Plan, units: Sequence[int]) -> Mask:
    """Of units that can set out those of which a quick look tells that duties leave them a way.

    Of units that no duty concerns, together: each has a hex beside its own where its coming thwarts
    none, as `has_end` would find one by one.
    """
    standing = standing_duties(state, side, plan)
    if not standing:
        return -1
    bound = {unit for duty in standing for unit in duty.concerned(state)}
    posts = {where_is(state, piece) for duty in standing for piece in duty.pieces}
    posts.update(plan.sealed)  # from where the covered way may be closed
    free = [unit for unit in units if unit not in bound]
    if not free:
        return 0
    open_, known = ~_risky(state, standing, Piece(free[0])), answers(state, plan.shy)
    found = 0
    for unit in free:
        answer, here = known.get(unit), state.at[unit]
        if answer is None or not answer.sure & open_:
            continue
        if here in posts and (here in plan.sealed or bars_way(state, side, plan, unit)):
            continue
        found |= 1 << unit
    return found


def has_end(state: SavannahState, side: int, plan: Plan, piece: Piece) -> bool:
    """Whether a piece can surely end its move where no duty is thwarted: a unit beside its hex.

    A quick look: what it does not find may still be. Of leaders it looks at those who are bound
    themselves. Not for units to which a duty closes the covered way (`bars_way`).
    """
    standing = standing_duties(state, side, plan)
    if not standing:
        return False
    known = _known_ends(state, side, plan)
    own = known[piece] if piece in known else _own_ends(state, piece, standing)
    heeded = [] if piece in known else _heeded(piece, standing)
    if piece.unit < 0:
        there = 0 if own == -1 else landings_of(state, plan, piece, own)
    else:
        there = own & sure_outlet(state, piece.unit, plan.shy)
        risky = _risky(state, heeded, piece) if there or own else 0
        if there & ~risky:
            return True
        there = own & outlets(state, piece.unit, plan.shy)
        if there & ~risky:
            return True
    return any(_is_fine(state, heeded, piece, hex_) for hex_ in members(there))


def _risky(state: SavannahState, heeded: list[Duty], piece: Piece) -> Mask:
    """The hexes where the coming of a piece could thwart a duty."""
    found = 0
    for duty in heeded:
        found |= duty.region(state, piece)
    return found


def _is_fine(state: SavannahState, heeded: list[Duty], piece: Piece, hex_: int) -> bool:
    """Whether the coming of a piece surely thwarts no duty."""
    return not any(
        duty.region(state, piece) >> hex_ & 1
        and duty.minds(state, piece, hex_)
        and not duty.survives(state, piece, hex_)
        for duty in heeded
    )


def _known_ends(state: SavannahState, side: int, plan: Plan) -> dict[Piece, Mask]:
    """What is known of `ends`; kept until somebody moves."""
    moment = (side, plan, state.moved, state.led)
    known: tuple[object, dict[Piece, Mask]] | None = state.facts.get("ends")
    if known is None or known[0] != moment:
        fresh: dict[Piece, Mask] = {}
        known = state.facts["ends"] = (moment, fresh)
    return known[1]


def _ends(state: SavannahState, plan: Plan, piece: Piece, standing: list[Duty]) -> Mask:
    found = own = _own_ends(state, piece, standing)
    here, near = 1 << where_is(state, piece), 0
    for duty in _heeded(piece, standing):
        risky = found & duty.region(state, piece)
        if not risky:
            continue
        near = near or reach_of(state, plan, piece) | here
        doubtful = _minded(state, duty, piece, risky & near)
        doubtful &= here | landings_of(state, plan, piece, doubtful & ~here)
        found &= ~duty.thwarted(state, piece, doubtful)
    leaves = any(piece in duty.pieces and not isinstance(duty, Attack) for duty in standing)
    if leaves and found != own and not found & landings_of(state, plan, piece):
        return own
    return found


def _own_ends(state: SavannahState, piece: Piece, standing: list[Duty]) -> Mask:
    """Where a piece does the duties that bind it."""
    own = -1
    for duty in standing:
        if piece in duty.pieces:
            own &= duty.own(state, piece)
    return own


def _heeded(piece: Piece, standing: list[Duty]) -> list[Duty]:
    """The duties that a piece could thwart by where it ends its move."""
    return [duty for duty in standing if isinstance(duty, Attack) or piece not in duty.pieces]


def _minded(state: SavannahState, duty: Duty, piece: Piece, among: Mask) -> Mask:
    """Of hexes where a piece's coming could thwart a duty those where it would be in the way."""
    return mask([hex_ for hex_ in members(among) if duty.minds(state, piece, hex_)])


def why_ends(state: SavannahState, side: int, plan: Plan, piece: Piece, hex_: int) -> Denial | None:
    """The duty for which a piece's move may not end in a hex; None if there is none."""
    for duty in standing_duties(state, side, plan):
        if piece in duty.pieces and not duty.own(state, piece) >> hex_ & 1:
            return duty.why
        if not duty.holds(after_move(state, piece, hex_)):
            return duty.why
    return None


def bars_way(state: SavannahState, side: int, plan: Plan, unit: int) -> bool:
    """Whether a duty of those left behind hangs on the covered way, which they could not follow.

    Who goes along it closes it to those of its hex that it leaves behind (X4.9.stack).
    """
    here, piece = state.at[unit], Piece(unit)
    if not _NEAR_THE_WAY[unit] >> here & 1:
        return False
    return any(
        piece not in duty.pieces and duty.hangs_on_way(state, here)
        for duty in standing_duties(state, side, plan)
    )
