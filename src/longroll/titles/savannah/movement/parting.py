"""X4.1.1, X4.1.3 Company that only the end of the movement phase parts.

French and Americans, French regulars and colonial militia may stand together while a side moves,
as long as they are apart when it has done. So a move may end among those who have yet to move
away, if it is sure that they can: then they are the next to move, and none of them may stay.
"""

from __future__ import annotations

from collections.abc import Sequence

from longroll.board.region import Mask, members
from longroll.engine.clause import Denial, deny

from ..components import SWAMP_HEXES, UNITS, WAY, hex_key
from ..components.parts import ALLIES, ARTILLERY, CROWN
from ..ground import (
    BESIDE_PERIMETER,
    PROFILE,
    enemy_adjacent,
    is_mixed_allied,
    is_mixed_french,
    lay,
    lines,
    stack_ok,
    units_in,
)
from ..state import PARADE, SavannahState

__all__ = ["can_part", "pressing", "why_pressing"]


def can_part(state: SavannahState, hex_: int, arriving: Sequence[int], shy: Mask) -> bool:
    """Whether a unit may end its move in a hex because all who keep it from there can leave.

    Each of them needs as many hexes to go to as there are of them: those who go first take one
    each. Beside enemies regulars and militia are not sure to part (X4.1.3.retreat), nor is
    anybody whom another seat commands (X2.11).
    """
    if len(arriving) != 1 or UNITS[arriving[0]].side != ALLIES or _mingled(state):
        return False
    unit, here = arriving[0], units_in(state, hex_)
    leaving = [u for u in here if u != unit and _clash(unit, u)]
    staying = [u for u in here if u not in leaving]
    if not leaving or any(_clash(u, other) for u in staying for other in staying):
        return False
    if any(is_mixed_french((unit, u)) for u in leaving) and enemy_adjacent(state, hex_, ALLIES):
        return False
    seat = state.seat_of(UNITS[unit].army)
    if any(state.seat_of(UNITS[u].army) != seat for u in leaving):
        return False
    return all(len(_exits(state, u, shy, unit)) >= len(leaving) for u in leaving)


def pressing(state: SavannahState) -> list[int]:
    """The units that have to leave at once those who have ended their move among them."""
    return [
        unit
        for hex_ in _mingled(state)
        for unit in units_in(state, hex_)
        if not state.moved >> unit & 1
        and any(_clash(unit, u) and state.moved >> u & 1 for u in units_in(state, hex_))
    ]


def why_pressing(state: SavannahState, unit: int) -> Denial:
    """What makes a unit move next."""
    hex_ = state.at[unit]
    nations = is_mixed_allied(units_in(state, hex_))
    clause, key = ("X4.1.1", "deny-part-allied") if nations else ("X4.1.3", "deny-part-french")
    return deny(clause, key, hex=hex_key(hex_))


def _clash(unit: int, other: int) -> bool:
    return is_mixed_allied((unit, other)) or is_mixed_french((unit, other))


def _mingled(state: SavannahState) -> list[int]:
    """The hexes where somebody has ended his move among those who have yet to move away."""
    french, american, regular, militia = lay(state).company()
    return [
        hex_
        for hex_ in members(french & american | regular & militia)
        if any(state.moved >> unit & 1 for unit in units_in(state, hex_))
    ]


def _exits(state: SavannahState, unit: int, shy: Mask, gone: int) -> list[int]:
    """The hexes beside a unit to which it can surely go and stay; none if it cannot move.

    ``gone`` is the unit that it makes room for: wherever that is on its way, it will have left.
    """
    bound = state.moved | state.withdrawn | state.pinned
    gun = UNITS[unit].arm == ARTILLERY
    if bound >> unit & 1 or state.order[unit] != PARADE or gun or state.lost >> unit & 1:
        return []
    open_ = lines(state).passable(PROFILE[unit])[state.at[unit]]
    open_ &= ~(lay(state).occupied[CROWN] | shy | SWAMP_HEXES | WAY)
    if not state.tactical:
        open_ &= ~BESIDE_PERIMETER
    return [
        to
        for to in members(open_)
        if stack_ok(state, to, (unit,), moving=False, without=gone) is None
    ]
