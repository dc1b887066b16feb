"""A close combat as its modifiers and odds see it: who fights whom, and who leads."""

from __future__ import annotations

from typing import NamedTuple

from longroll.board.region import Mask

from ..components import GRID, UNITS
from ..components.parts import ARTILLERY
from ..ground import works_between
from ..state import PARADE, SavannahState

__all__ = ["Fight", "crossings", "hexes_of", "is_gun", "mustered"]


class Fight(NamedTuple):
    """A close combat: all who stand in a hex are attacked together (G12.15.c).

    Attributes:
        attackers: the units that attack.
        targets: the hexes that they attack.
        defenders: the units that defend there, artillery with them; units that fell back into
            these hexes during the phase are not among them (G13.25).
        shift: columns that a diversion costs: 0 or -1 (G12.14).
        lead_attacker: the attackers' lead unit, or -1.
        lead_defender: the defenders', or -1.
        bands: by army, the morale modifier of its level when the combat began (G16.24).
    """

    attackers: tuple[int, ...]
    targets: tuple[int, ...]
    defenders: tuple[int, ...]
    shift: int = 0
    lead_attacker: int = -1
    lead_defender: int = -1
    bands: tuple[int, ...] = (0, 0, 0)

    @property
    def side(self) -> int:
        """The side that attacks."""
        return UNITS[self.attackers[0]].side

    def favoured(self, modifier: int) -> int:
        """The side that a modifier of the roll favours."""
        return self.side if modifier > 0 else 1 - self.side


def is_gun(unit: int) -> bool:
    """Whether a unit is artillery, which counts for nothing in close combat (G12.3)."""
    return UNITS[unit].arm == ARTILLERY


def mustered(state: SavannahState, fight: Fight) -> Fight:
    """The combat with those who are still there when it is taken up (G12.23.1).

    A unit that was pulled back or broken before its combat takes no part (C29).
    """
    attackers = tuple([unit for unit in fight.attackers if _still_attacks(state, fight, unit)])
    defenders = tuple([unit for unit in fight.defenders if state.at[unit] in fight.targets])
    return fight._replace(attackers=attackers, defenders=defenders)


def _still_attacks(state: SavannahState, fight: Fight, unit: int) -> bool:
    at = state.at[unit]
    return (
        at >= 0
        and state.order[unit] == PARADE
        and not state.fell_back >> unit & 1
        and any(GRID.adjacency[at] >> target & 1 for target in fight.targets)
    )


def hexes_of(state: SavannahState, units: tuple[int, ...]) -> Mask:
    """The hexes on the map in which ``units`` stand."""
    found = 0
    for unit in units:
        if state.at[unit] >= 0:
            found |= 1 << state.at[unit]
    return found


def crossings(state: SavannahState, fight: Fight) -> list[int]:
    """For each attacker and each target next to it the flags of the hexside between them."""
    found: list[int] = []
    for unit in fight.attackers:
        for target in fight.targets:
            direction = GRID.direction(state.at[unit], target)
            if direction >= 0:
                found.append(works_between(state, state.at[unit], direction))
    return found
