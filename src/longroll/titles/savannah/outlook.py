"""What the close combats of a player turn promise, before they are declared: for `appraisal`.

A rough forecast, far from `combat.prospects`: every enemy hex next to units that must attack, with
their strength shared among the hexes that they touch, works, morale and the close combat table.
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import members

from .combat.odds import attack_strength, column_of, defence_strength
from .components import CITY_HEXES, GRID, TABLES, UNITS
from .components.parts import ALLIES, ARTILLERY, FRENCH
from .ground import INTO_WORKS, combat_units, lay, lines
from .morale import lead_morale
from .sequence import PlayerTurn
from .state import PARADE, SavannahState

__all__ = ["outlook"]

WORTH: Final = {
    **{"-": 0, "PIN": 0, "AM": 60, "R": 15, "D": 110, "1": 140, "1*": 170, "2": 330},
    **{"DC": 180, "AC": 220},
}
"""What a result costs who suffers it, in the measure of the appraisal."""
FACES: Final = 10
WIDEST: Final = 8
"""Modifiers beyond this change nothing that the table does not say already."""
CITY: Final = -2
COHESION: Final = -1


def _expected(column: int, drm: int) -> int:
    """The worth to the attacker of a roll on a column with a modifier, on average."""
    total = 0
    for face in range(FACES):
        cell = TABLES.close_combat.result(face + drm, column)
        attacker, _, defender = cell.partition("/")
        total += WORTH[defender or attacker] - WORTH[attacker]
    return total // FACES


_TABLE: Final = tuple(
    tuple(_expected(column, drm) for drm in range(-WIDEST, WIDEST + 1))
    for column in range(len(TABLES.close_combat.odds))
)


def outlook(state: SavannahState) -> int:
    """What the side whose turn it is may expect of its attacks; 0 once they have begun."""
    if not any(_awaits_combat(frame) for frame in state.stack):
        return 0
    side = state.active
    where = lay(state)
    near = where.beside[side] & where.occupied[1 - side]
    return sum(_fight(state, side, hex_) for hex_ in members(near))


def _awaits_combat(frame: object) -> bool:
    return isinstance(frame, PlayerTurn) and frame.at <= PlayerTurn.positions["combat"]


def _fight(state: SavannahState, side: int, target: int) -> int:
    """What attacks on one hex promise."""
    where = lay(state)
    attack, attackers, hexes = 0, list[int](), list[int]()
    for hex_ in members(GRID.adjacency[target] & where.occupied[side]):
        units = tuple(u for u in where.units[hex_] if _attacks(state, u))
        if units:
            foes = (GRID.adjacency[hex_] & where.occupied[1 - side]).bit_count()
            attack += 2 * attack_strength(state, units) // foes
            attackers += units
            hexes.append(hex_)
    defenders = combat_units(state, 1 - side, target)
    fighting = [unit for unit in defenders if UNITS[unit].arm != ARTILLERY]
    if not attackers or not fighting:
        return WORTH["DC"] if attackers else 0
    column = column_of(attack, 2 * defence_strength(state, defenders))
    drm = _modifier(state, target, attackers, fighting, hexes) - (column < 0)
    return _TABLE[max(column, 0)][max(-WIDEST, min(WIDEST, drm)) + WIDEST]


def _attacks(state: SavannahState, unit: int) -> bool:
    return UNITS[unit].arm != ARTILLERY and state.order[unit] == PARADE


def _modifier(
    state: SavannahState, target: int, attackers: list[int], defenders: list[int], hexes: list[int]
) -> int:
    """The modifiers that matter most: morale, works, the town, cohesion (H.3)."""
    drm = max(lead_morale(state, unit) for unit in attackers)
    drm -= max(lead_morale(state, unit) for unit in defenders)
    flags = lines(state).flags
    crossed = INTO_WORKS
    for hex_ in hexes:
        crossed &= flags[hex_][GRID.direction(hex_, target)]
    drm -= crossed.bit_count()
    if (CITY_HEXES & ~state.destroyed) >> target & 1:
        drm += CITY
    historical = state.scenario == "historical" and state.active == ALLIES
    if historical and any(UNITS[unit].army == FRENCH for unit in attackers):
        drm += COHESION
    return drm
