"""G9 Who can still set out: quickly, for the list of a movement phase.

By masks where those suffice, else by trying. What is found of a unit is kept until a unit stirs on
whose place it hangs: while a side moves, its enemy stands still.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from longroll.board.region import Mask

from ..components import GRID, LEADERS, PERIMETER, SWAMP_HEXES, UNITS
from ..components.parts import ALLIES, CROWN
from ..ground import HUGER, LEADER_PROFILE, lay, leaders_in, lines
from ..state import SavannahState
from .crowd import crowd
from .onward import can_step, outlets
from .walk import begin_walk, is_still, leader_may_walk, needs_leader_to_leave, why_not_move

__all__ = ["Answer", "answers", "can_set_out", "ready_leaders", "ready_units", "sure_outlet"]


class Answer(NamedTuple):
    """Whether a unit can set out.

    Attributes:
        able: whether it can.
        hangs: the hexes on whose units of its own side that hangs.
        sure: a hex of its `outlets`; 0 if there is none.
    """

    able: bool
    hangs: Mask
    sure: Mask = 0


_UNITS_OF: Final = tuple(
    tuple(unit.index for unit in UNITS if unit.side == side) for side in (CROWN, ALLIES)
)
_LEADERS_OF: Final = tuple(
    tuple(leader.index for leader in LEADERS if leader.side == side) for side in (CROWN, ALLIES)
)
_EVERYWHERE: Final = -1


def ready_units(
    state: SavannahState, side: int, gone: Mask, sealed: Collection[int], shy: Mask
) -> list[int]:
    """The units of a side on the board, those ``gone`` apart, that can take a first step.

    Args:
        state: the table.
        side: whose.
        gone: units that do not move any more.
        sealed: hexes from which the covered way is closed (X4.9.stack).
        shy: hexes into which nobody may step (G13.1.PIN.B).
    """
    if is_still(state):
        return []
    at, known = state.at, answers(state, shy)
    sallies = side == CROWN
    found: list[int] = []
    for unit in _UNITS_OF[side]:
        hex_ = at[unit]
        if hex_ < 0 or gone >> unit & 1:
            continue
        answer = _ask(state, unit, True, shy) if hex_ in sealed else known.get(unit)
        if answer is None:
            answer = known[unit] = _ask(state, unit, False, shy)
        if answer.able or (sallies and _could_sally(state, unit, shy)):
            found.append(unit)
    return found


def can_set_out(
    state: SavannahState, unit: int, sealed: Collection[int] = (), shy: Mask = 0
) -> bool:
    """Whether a unit on the board can move; ``sealed`` and ``shy`` as for `ready_units`."""
    if (state.moved | state.withdrawn) >> unit & 1:
        return False
    if state.at[unit] in sealed:
        return _ask(state, unit, True, shy).able
    known = answers(state, shy)
    answer = known.get(unit)
    if answer is None:
        answer = known[unit] = _ask(state, unit, False, shy)
    return answer.able


def sure_outlet(state: SavannahState, unit: int, shy: Mask) -> Mask:
    """One of the `outlets` of a unit, if one is known from when it was asked whether it can move.

    0 if none is known: there may be some all the same.
    """
    answer = answers(state, shy).get(unit)
    return answer.sure if answer is not None else 0


def answers(state: SavannahState, shy: Mask) -> dict[int, Answer]:
    """By unit what is known, as far as nobody has stirred since on whom it hangs."""
    facts = state.facts
    ready: dict[Mask, dict[int, Answer]] = facts.setdefault("ready", {})
    stirred = facts.pop("stirred", 0)
    if stirred:
        for away, known in ready.items():
            ready[away] = {u: answer for u, answer in known.items() if not answer.hangs & stirred}
    return ready.setdefault(shy, {})


def _ask(state: SavannahState, unit: int, closed: bool, shy: Mask) -> Answer:
    """``closed`` and ``shy`` as for `Walk`."""
    if why_not_move(state, unit) is not None:
        return Answer(False, 0)
    open_ = 0 if closed else outlets(state, unit, shy)
    if open_:
        first = open_ & -open_
        return Answer(True, first, first)
    able = can_step(state, begin_walk(state, (unit,), (), closed, shy))
    near = GRID.adjacency[state.at[unit]]
    alone = not crowd(state, unit)[1] & near
    # With others about it hangs on where its friends can go.
    return Answer(able, near if alone else _EVERYWHERE)


def _could_sally(state: SavannahState, unit: int, shy: Mask) -> bool:
    """Whether a unit that can go nowhere by itself could with a leader of its hex (X4.10).

    It is not kept: a leader comes and goes without a unit's stirring.
    """
    hex_ = state.at[unit]
    if not PERIMETER >> hex_ & 1 or hex_ not in state.leader_at:
        return False
    if not needs_leader_to_leave(state, unit) or why_not_move(state, unit) is not None:
        return False
    return any(
        leader_may_walk(state, leader)
        and can_step(state, begin_walk(state, (unit,), (leader,), shy=shy))
        for leader in leaders_in(state, hex_, CROWN)
    )


def ready_leaders(state: SavannahState, side: int, shy: Mask) -> list[int]:
    """The leaders of a side who can take a first step."""
    where = lay(state)
    passable = lines(state).passable(LEADER_PROFILE[side])
    open_ = ~(where.occupied[1 - side] | shy | SWAMP_HEXES)
    found: list[int] = []
    for leader in _LEADERS_OF[side]:
        if not leader_may_walk(state, leader):
            continue
        free = passable[state.leader_at[leader]] & open_
        if leader == HUGER:  # where nobody is, nobody is whom he may not be with (X4.18.stack)
            free &= ~where.occupied[side]
        sure = free and leader not in state.sortie_of
        if sure or can_step(state, begin_walk(state, (), (leader,), shy=shy)):
            found.append(leader)
    return found
