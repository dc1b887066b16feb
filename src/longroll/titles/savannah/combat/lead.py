"""G12.23.2: lead units."""

from __future__ import annotations

from collections.abc import Sequence

from longroll.engine.clause import Denial, deny

from ..base import unit_key
from ..components import GRID
from ..ground import step_cost
from ..morale import lead_morale
from ..state import PARADE, SavannahState
from .fight import Fight, is_gun

__all__ = ["attack_leads", "best_lead", "can_step", "defence_leads", "why_not_lead"]


def can_step(state: SavannahState, unit: int, targets: Sequence[int]) -> bool:
    """Whether the ground lets a unit advance into one of the hexes it attacks."""
    here = state.at[unit]
    return any(
        (direction := GRID.direction(here, target)) >= 0
        and step_cost(state, unit, here, direction) is not None
        for target in targets
    )


def _ordered_first(state: SavannahState, units: Sequence[int]) -> tuple[int, ...]:
    """Those in parade order, or all if there is none."""
    ready = tuple(unit for unit in units if state.order[unit] == PARADE)
    return ready or tuple(units)


def attack_leads(state: SavannahState, fight: Fight) -> tuple[int, ...]:
    """The units that may lead an attack: in order, and able to advance, if there are such."""
    found = _ordered_first(state, [unit for unit in fight.attackers if not is_gun(unit)])
    able = tuple(unit for unit in found if can_step(state, unit, fight.targets))
    return able or found


def defence_leads(state: SavannahState, fight: Fight) -> tuple[int, ...]:
    """The units that may lead a defence: in order, if there are such; never artillery."""
    return _ordered_first(state, [unit for unit in fight.defenders if not is_gun(unit)])


def best_lead(state: SavannahState, leads: Sequence[int]) -> int:
    """The unit with the highest morale: for odds before a lead has been named; -1 without any."""
    return max(leads, key=lambda unit: lead_morale(state, unit), default=-1)


def why_not_lead(state: SavannahState, fight: Fight, unit: int, leads: Sequence[int]) -> Denial:
    """Why a unit that is not on the list may not lead."""
    name = unit_key(unit)
    if is_gun(unit):
        return deny("G12.23.2", "deny-lead-gun", unit=name)
    if unit not in (*fight.attackers, *fight.defenders):
        return deny("G12.23.2", "deny-lead-elsewhere", unit=name)
    if state.order[unit] != PARADE and any(state.order[lead] == PARADE for lead in leads):
        return deny("G12.23.2", "deny-lead-disorder", unit=name)
    return deny("G12.23.2.terrain", "deny-lead-terrain", unit=name)
