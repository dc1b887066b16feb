"""Who may leave an army, who would be left without strength points, and what moved already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longroll.board.region import Mask, mask
from longroll.engine.clause import Denial, deny

from ..base import general_key, space_key
from ..components import GENERALS, enemy
from ..state import Force, ForThePeopleState

__all__ = [
    "clear_moved",
    "fresh_infantry",
    "infantrymen",
    "mark_moved",
    "moved_points",
    "officers_at",
    "second_may_leave",
    "strands",
    "why_not_leave_army",
]


def infantrymen(generals: Iterable[int]) -> list[int]:
    """Those of ``generals`` who are not cavalry generals: a brigade is a unit itself (5.5.1)."""
    return [g for g in generals if not GENERALS[g].cavalry]


def second_may_leave(subordinates: Sequence[int], leavers: Sequence[int]) -> bool:
    """Whether ``leavers`` leave an army its highest general next to the commander (5.2.2).

    ``subordinates`` are its infantry generals without the commander. Of several equals one must
    stay. Cavalry generals have no politics and are free to leave.
    """
    if not subordinates:
        return True
    top = max(GENERALS[g].politics for g in subordinates)
    return any(GENERALS[g].politics == top and g not in leavers for g in subordinates)


def why_not_leave_army(
    generals: Sequence[int], commander: int, leavers: Sequence[int], clause: str
) -> Denial | None:
    """Why ``leavers`` may not leave an army of ``generals`` under ``commander`` (5.2.2, 5.3.6)."""
    if commander in leavers and commander >= 0:
        return deny(clause, "deny-commander-stays", general=general_key(commander))
    subordinates = [g for g in infantrymen(generals) if g != commander]
    going = [g for g in leavers if not GENERALS[g].cavalry]
    if going and not second_may_leave(subordinates, going):
        return deny("5.2.2", "deny-second-stays", general=general_key(going[-1]))
    return None


def strands(
    state: ForThePeopleState, side: int, space: int, infantry: int, generals: Iterable[int]
) -> bool:
    """Whether a general among ``generals`` would stay in ``space`` without a strength point.

    ``infantry`` and ``generals`` are what would be left there. A fort is enough for him (5.3.4);
    in an army's space the loss of its last strength point is the army's end instead (5.2.1).
    """
    if infantry > 0:
        return False
    left = list(generals)
    lone = infantrymen(left)
    if not lone or len(lone) < len(left):
        return False
    return not state.has_fort(side, space) and state.army_in(side, space) < 0


def officers_at(state: ForThePeopleState, side: int) -> Mask:
    """Mask of the spaces with generals of ``side``."""
    return mask(state.staff(side))


# What moved with the campaign card in play (4.3.1).


def clear_moved(state: ForThePeopleState) -> None:
    """Forget what moved: a new card is played."""
    state.moved_generals = ()
    state.moved_armies = ()
    state.moved_sp = ()


def moved_points(state: ForThePeopleState, side: int, space: int) -> int:
    """How many infantry strength points in ``space`` have moved with this card."""
    for place, count in state.moved_sp:
        if place == space:
            return min(count, state.infantry[side][space])
    return 0


def fresh_infantry(state: ForThePeopleState, side: int, space: int) -> int:
    """Infantry strength points in ``space`` that may still move."""
    return state.infantry[side][space] - moved_points(state, side, space)


def mark_moved(
    state: ForThePeopleState,
    generals: Iterable[int],
    army: int,
    points: Iterable[tuple[int, int]],
) -> None:
    """Note that these generals, this army (or -1) and these points by space have moved."""
    state.moved_generals = tuple(sorted({*state.moved_generals, *generals}))
    if army >= 0:
        state.moved_armies = tuple(sorted({*state.moved_armies, army}))
    counts = dict(state.moved_sp)
    for space, count in points:
        counts[space] = counts.get(space, 0) + count
    state.moved_sp = tuple(sorted((s, n) for s, n in counts.items() if n > 0))


def own_place(state: ForThePeopleState, force: Force) -> bool:
    """Whether generals without strength points may stay where ``force`` stands (5.3.4)."""
    side, at = force.side, force.at
    if state.units(side, at) or state.army_in(side, at) >= 0:
        return True
    return state.has_fort(side, at) and not state.units(enemy(side), at)


def here(force: Force) -> str:
    """The key of the space where ``force`` stands."""
    return space_key(force.at)
