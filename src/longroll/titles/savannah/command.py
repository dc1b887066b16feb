"""G14, X4.18: who commands whom, and whose presence opens which tactics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask

from .components import GRID, LEADERS, UNITS, hex_at
from .components.parts import AMERICAN, AMERICAN_MILITIA, ARTILLERY, CROWN, MOUNTED
from .effects import leader_active
from .ground import combat_units
from .state import SavannahState

__all__ = [
    "commander",
    "leader_near",
    "leadership",
    "may_command",
    "semi_leader",
]

TAWES_POST: Final = hex_at("1404")
_PULASKI: Final = "semi-leader"
_TAWES: Final = "semi-leader-in-1404"


def may_command(leader: int, unit: int) -> bool:
    """Whether a leader may command a unit: any of his army; Huger militia and guns (X4.18)."""
    who, what = LEADERS[leader], UNITS[unit]
    if who.army != what.army:
        return False
    if who.key != "huger":
        return True
    return what.army == AMERICAN and (what.band == AMERICAN_MILITIA or what.arm == ARTILLERY)


def commander(state: SavannahState, unit: int) -> int:
    """The senior leader in a unit's hex who may command it (G14.1); -1 when there is none."""
    where, best = state.at[unit], -1
    if where < 0 or where not in state.leader_at:
        return -1
    for leader, at in enumerate(state.leader_at):
        present = at == where and may_command(leader, unit) and leader_active(state, leader)
        if present and (best < 0 or LEADERS[leader].rank < LEADERS[best].rank):
            best = leader
    return best


def leadership(state: SavannahState, unit: int) -> int:
    """What the commander of a unit adds to its morale checks and rallies (G14.23)."""
    leader = commander(state, unit)
    return LEADERS[leader].leadership if leader >= 0 else 0


def leader_near(state: SavannahState, units: Sequence[int], side: int) -> int:
    """A leader stacked with or adjacent to one of ``units`` whom he may command (G12.52.leader).

    -1 when there is none. The first in the order of `LEADERS`; one is enough (G12.53).
    """
    for leader, at in enumerate(state.leader_at):
        if at < 0 or LEADERS[leader].side != side or not leader_active(state, leader):
            continue
        near: Mask = GRID.adjacency[at] | 1 << at
        for unit in units:
            if near >> state.at[unit] & 1 and may_command(leader, unit):
                return leader
    return -1


def semi_leader(state: SavannahState, units: Sequence[int], hexes: int, side: int) -> int:
    """The unit that is a leader for the choice of tactics alone, or -1 (X4.18).

    He serves those he is stacked with, whether he fights beside them or not.

    Args:
        state: the state.
        units: those of ``side`` in the combat.
        hexes: if they attack, how many hexes the attack comes from or goes to, whichever is more:
            in an attack of several hexes they lose the quality; in defence 1.
        side: CROWN for Tawes, ALLIES for Pulaski.
    """
    if hexes > 1:
        return -1
    tag = _TAWES if side == CROWN else _PULASKI
    for hex_ in sorted({state.at[unit] for unit in units}):
        for unit in combat_units(state, side, hex_):
            if tag in UNITS[unit].tags and _keeps_quality(state, unit, side):
                return unit
    return -1


def _keeps_quality(state: SavannahState, unit: int, side: int) -> bool:
    """Tawes leads in his redoubt (X4.18.tawes), Pulaski among American horse (X4.18.pulaski)."""
    if side == CROWN:
        return state.at[unit] == TAWES_POST
    together = combat_units(state, side, state.at[unit])
    return all(UNITS[u].army == AMERICAN and UNITS[u].arm == MOUNTED for u in together)
