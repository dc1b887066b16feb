"""What follows when a unit or leader comes into a hex, by whatever way (G14.32, X4.5, X4.9, X4.10).

Movement, advances and retreats all end in `enter`; pieces that come onto the map do too.
"""

from __future__ import annotations

from typing import Final

from .base import P, army_key, unit_key
from .components import PERIMETER, UNIT, UNITS, WAY, hex_key
from .components.parts import ARTILLERY, CROWN
from .ground import HUGER, combat_units, leaders_in, renew
from .losses import lose_leader
from .state import BOARD, PARADE, SHATTERED, SavannahState
from .victory import entered_city

__all__ = [
    "SORTIE_EXEMPT",
    "arrive",
    "enter",
    "leave_covered_way",
    "original",
    "place_leader",
    "planned_turn",
]

SORTIE_EXEMPT: Final = frozenset(unit.index for unit in UNITS if "sortie-exempt" in unit.tags)
"""Units that begin outside the perimeter and need no leader there (X4.10.exc)."""


def original(unit: int) -> int:
    """The unit whose place a replacement counter has taken, or the unit itself (X4.8.alt)."""
    return UNIT.get(UNITS[unit].entry, unit)


def planned_turn(unit: int) -> int:
    """The turn of the reinforcement table on which a unit comes (RT)."""
    return UNITS[original(unit)].turn


def enter(play: P, unit: int, hex_: int, by: int = -1, *, under_way: bool = False) -> None:
    """Put a unit in a hex, with all that follows from its coming there.

    Args:
        play: the play.
        unit: the unit.
        hex_: where it comes to.
        by: the army credited with leaders it takes; -1 for its own.
        under_way: whether its move goes on, so that its trip along the covered way may do so too.
    """
    state = play.state
    here, stirred = state.at[unit], state.facts.get("stirred", 0)
    state.at[unit] = hex_
    renew(state, unit, here, "ready")
    state.facts["stirred"] = stirred | 1 << hex_ | (1 << here if here >= 0 else 0)
    arrive(play, unit, by, under_way=under_way)


def arrive(play: P, unit: int, by: int = -1, *, under_way: bool = False) -> None:
    """What follows from a unit's being in a hex where it was not before; as for `enter`."""
    state = play.state
    hex_ = state.at[unit]
    if not WAY >> hex_ & 1:
        leave_covered_way(state, unit, under_way=under_way)
    if UNITS[unit].side == CROWN:
        if PERIMETER >> hex_ & 1:
            _come_home(state, unit)
        _raze(play, unit, hex_)
    _capture_leaders(play, unit, hex_, by)
    entered_city(play, unit)


def place_leader(state: SavannahState, leader: int, hex_: int) -> None:
    """Put a leader in a hex."""
    state.leader_at[leader] = hex_
    if leader == HUGER:
        state.touch(*BOARD)
    else:  # nobody else keeps units from anywhere (X4.18.stack)
        state.touch(*BOARD, "ready", "stirred")


def leave_covered_way(state: SavannahState, unit: int, *, under_way: bool = False) -> None:
    """Off the covered way nobody is lost, and a new trip begins at nothing (X4.9.leave).

    The hexes of the old trip are forgotten for a later turn only: a move that is still
    ``under_way`` and comes back to the covered way goes on with them.
    """
    if state.trip[unit] or (state.lost | state.strayed) >> unit & 1:
        was_lost = state.lost >> unit & 1
        state.lost &= ~(1 << unit)
        state.strayed &= ~(1 << unit)
        if not under_way:
            state.trip[unit] = 0
        if was_lost:  # it has a zone of control again
            renew(state, unit, state.at[unit], "ready", "stirred")


def _come_home(state: SavannahState, unit: int) -> None:
    """Inside the perimeter a sortie is over, and so is an exemption (X4.10, X4.10.exc)."""
    state.on_sortie &= ~(1 << unit)
    state.sortie_of[unit] = -1
    if unit in SORTIE_EXEMPT:
        state.entered |= 1 << unit


def _raze(play: P, unit: int, hex_: int) -> None:
    """Works still under construction do not outlast a British unit in parade order (X4.5)."""
    state = play.state
    if state.order[unit] != PARADE or UNITS[unit].arm == ARTILLERY:
        return
    left = tuple([work for work in state.works if work[0] != hex_ or work[2]])
    if left != state.works:
        state.works = left
        state.touch()
        play.tell("works-razed", unit=unit_key(unit), hex=hex_key(hex_))


def _capture_leaders(play: P, unit: int, hex_: int, by: int) -> None:
    """Enemy leaders alone in the hex are taken, at no cost to the unit (G14.32)."""
    state = play.state
    what = UNITS[unit]
    by = what.army if by < 0 else by
    if hex_ not in state.leader_at or state.order[unit] == SHATTERED:
        return
    if combat_units(state, 1 - what.side, hex_):
        return
    for leader in leaders_in(state, hex_, 1 - what.side):
        play.tell("leader-taken", unit=unit_key(unit), hex=hex_key(hex_), army=army_key(by))
        lose_leader(play, leader, by, captured=True)
