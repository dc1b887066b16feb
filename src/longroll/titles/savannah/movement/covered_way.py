"""X4.9 The covered way: whether those who move along it lose their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..base import P, d10, hex_key, unit_key
from ..components import TABLES, UNITS, WAY
from ..ground import renew
from ..state import SavannahState

__all__ = ["find_the_way", "loss_modifier", "roll_for_the_way"]

_TABLE: Final = TABLES.covered_way


def loss_modifier(state: SavannahState, units: Sequence[int]) -> int:
    """What is added to the roll of a stack that enters one more hex of the covered way (X4.9.mod).

    One for every two such hexes entered before on this trip, and one if they were lost before; of
    a stack with different histories the worst counts.
    """
    entered = max(state.trip[unit] for unit in units)
    strayed = any(state.strayed >> unit & 1 for unit in units)
    return entered // _TABLE.hexes_per_penalty + (_TABLE.previously_lost if strayed else 0)


def roll_for_the_way(play: P, units: Sequence[int], hex_: int) -> bool:
    """The roll for a hex of the covered way that a stack has entered; whether it is lost."""
    state = play.state
    drm = loss_modifier(state, units)
    roll = d10(play, "covered-way")
    lost = roll + drm >= _TABLE.lost
    for unit in units:
        state.trip[unit] += 1
        if lost:
            state.lost |= 1 << unit
            state.strayed &= ~(1 << unit)
            renew(state, unit, state.at[unit], "ready", "stirred")
    lead = unit_key(units[0])
    key = "way-lost" if lost else "way-kept"
    play.tell(
        key,
        unit=lead,
        count=len(units),
        hex=hex_key(hex_),
        roll=roll,
        amount=drm,
        needed=_TABLE.lost,
    )
    return lost


def find_the_way(state: SavannahState, side: int) -> list[int]:
    """At the start of their own movement phase the lost become the previously lost (X4.9.prev).

    Returns who they are.
    """
    found: list[int] = []
    for unit, hex_ in enumerate(state.at):
        if state.lost >> unit & 1 and UNITS[unit].side == side:
            state.lost &= ~(1 << unit)
            if hex_ >= 0 and WAY >> hex_ & 1:
                state.strayed |= 1 << unit
            renew(state, unit, hex_)
            found.append(unit)
    return found
