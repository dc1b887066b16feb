"""What the close combats of a player turn promise, before they are fought: for `appraisal`.

A rough forecast, far from `combat.prospects`: before the declaration every enemy hex next to units
that must attack, with their strength shared among the hexes that they reach; afterwards the combats
as they were declared; strength, works, morale and the close combat table. What the enemy could
attack in his next turn, from where everybody stands now, is forecast in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from longroll.board.region import members

from .combat.declare import must_attack, obligations
from .combat.odds import attack_strength, column_of, defence_strength
from .combat.phase import CloseCombat
from .components import CITY_HEXES, GRID, TABLES, UNITS
from .components.parts import ALLIES, ARTILLERY, FRENCH
from .ground import INTO_WORKS, combat_units, lines
from .morale import lead_morale
from .movement.phase import Movement
from .sequence import PlayerTurn
from .state import SavannahState
from .weights import RESULTS, W

__all__ = ["danger", "outlook"]

FACES: Final = 10
WIDEST: Final = 8
"""Modifiers beyond this change nothing that the table does not say already."""
CITY: Final = -2
COHESION: Final = -1
LAST: Final = 6
WORST: Final = 10_000
_DECLARED: Final = CloseCombat.positions["declare"]


def _expected(column: int, drm: int) -> int:
    """The worth to the attacker of a roll on a column with a modifier, on average."""
    total = 0
    for face in range(FACES):
        cell = TABLES.close_combat.result(face + drm, column)
        attacker, _, defender = cell.partition("/")
        total += RESULTS[defender or attacker] - RESULTS[attacker]
    return total // FACES


_TABLE: Final = tuple(
    tuple(_expected(column, drm) for drm in range(-WIDEST, WIDEST + 1))
    for column in range(len(TABLES.close_combat.odds))
)


class Attack(NamedTuple):
    """Who may be expected to attack a hex: the units, twice their strength, and a shift of odds."""

    target: int
    units: Sequence[int]
    doubled: int
    shift: int


def outlook(state: SavannahState) -> int:
    """What the side whose turn it is may expect of its attacks; 0 once they are over.

    While it still moves, an attack that promises nothing yet may be joined by others: it counts
    for no less than `Weights.hope`, or nobody would ever be the first to step up to the works.
    """
    least = W.hope if any(isinstance(frame, Movement) for frame in state.stack) else -WORST
    return sum(max(least, _fight(state, state.active, attack)) for attack in _attacks(state))


def danger(state: SavannahState) -> int:
    """What the other side could expect of attacks on what the active side has next to it."""
    foe = 1 - state.active
    return sum(max(0, _fight(state, foe, attack)) for attack in _shared(state, foe, {}, -1))


def _attacks(state: SavannahState) -> list[Attack]:
    for frame in state.stack:
        if isinstance(frame, CloseCombat):
            if frame.at > _DECLARED:
                return _declared(state, frame)
            return _shared(state, frame.side, dict(frame.assigned), frame.diverted)
        if isinstance(frame, PlayerTurn) and frame.at <= PlayerTurn.positions["combat"]:
            return _shared(state, frame.side, {}, -1)
    return []


def _declared(state: SavannahState, phase: CloseCombat) -> list[Attack]:
    """The combats that have yet to be fought."""
    found: list[Attack] = []
    for attackers, targets, _, shift in phase.combats:
        units = [unit for unit in attackers if must_attack(state, unit) is None]
        for target in targets:
            strength = 2 * attack_strength(state, units) // len(targets)
            found.append(Attack(target, units, strength, shift))
    return found


def _shared(state: SavannahState, side: int, told: dict[int, int], diverted: int) -> list[Attack]:
    """Every unit with its strength shared among the hexes that it reaches, or where it was sent."""
    problem = obligations(state, side, diverted, {})
    units: dict[int, list[int]] = {hex_: [] for hex_ in members(problem.targets)}
    doubled = dict.fromkeys(units, 0)
    for who in problem.attackers:
        aims = [told[who.unit]] if who.unit in told else members(who.reach)
        for target in aims:
            units[target].append(who.unit)
            doubled[target] += 2 * attack_strength(state, (who.unit,)) // len(aims)
    return [Attack(hex_, units[hex_], doubled[hex_], 0) for hex_ in units]


def _fight(state: SavannahState, side: int, attack: Attack) -> int:
    """What attacks of a side on one hex promise."""
    defenders = combat_units(state, 1 - side, attack.target)
    fighting = [unit for unit in defenders if UNITS[unit].arm != ARTILLERY]
    if not attack.units or not fighting:
        return RESULTS["DC"] if attack.units and defenders else 0
    column = column_of(attack.doubled, 2 * defence_strength(state, defenders))
    column = max(-1, min(LAST, column + attack.shift))
    drm = _modifier(state, side, attack, fighting) - (column < 0)
    return _TABLE[max(column, 0)][max(-WIDEST, min(WIDEST, drm)) + WIDEST]


def _modifier(state: SavannahState, side: int, attack: Attack, defenders: Sequence[int]) -> int:
    """The modifiers that matter most: morale, works, the town, cohesion (H.3)."""
    drm = max(lead_morale(state, unit) for unit in attack.units)
    drm -= max(lead_morale(state, unit) for unit in defenders)
    flags = lines(state).flags
    crossed = INTO_WORKS
    for unit in attack.units:
        direction = GRID.direction(state.at[unit], attack.target)
        crossed &= flags[state.at[unit]][direction] if direction >= 0 else 0
    drm -= crossed.bit_count()
    if (CITY_HEXES & ~state.destroyed) >> attack.target & 1:
        drm += CITY
    historical = state.scenario == "historical" and side == ALLIES
    if historical and any(UNITS[unit].army == FRENCH for unit in attack.units):
        drm += COHESION
    return drm
