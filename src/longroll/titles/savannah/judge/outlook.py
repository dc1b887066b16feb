"""The value of the close combats of a player turn, before they are fought: for `appraisal`.

A rough forecast, less exact than `combat.prospects`: before the declaration, every enemy hex
adjacent to units that must attack, with their strength shared among the hexes that they reach;
afterwards the combats as declared; strength, works, morale and the close combat table. What the
enemy could attack in his next turn, from the present positions, is forecast in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from longroll.board.region import Mask, mask, members

from ..combat.declare import must_attack, obligations
from ..combat.fight import is_gun
from ..combat.modifiers import BRITISH_WORKS, unfinished
from ..combat.odds import attack_points, attack_strength, column_of, defence_strength
from ..combat.phase import CloseCombat
from ..combat.results import split_result
from ..components import CITY_HEXES, GRID, SPRING_HILL, TABLES, UNITS
from ..components.parts import ALLIES, ARTILLERY, FRENCH
from ..ground import INTO_WORKS, combat_units, lay, lines
from ..morale import lead_morale
from ..movement.phase import Movement
from ..sequence import PlayerTurn
from ..state import PARADE, SavannahState
from .weights import RESULTS, W

__all__ = ["danger", "outlook"]

FACES: Final = 10
WIDEST: Final = 8
"""Limit of modifiers: greater ones do not change the result."""
CITY: Final = -2
COHESION: Final = -1
LAST: Final = 6
_DECLARED: Final = CloseCombat.positions["declare"]


def _expected(column: int, drm: int) -> int:
    """The mean worth to the attacker of a roll on a column with a modifier."""
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


def _chance(column: int, drm: int) -> int:
    """In how many of ten cases the attacker is unhurt and the defender is not."""
    cells = [TABLES.close_combat.result(face + drm, column) for face in range(FACES)]
    return sum(attacker == "-" != defender for attacker, defender in map(split_result, cells))


_CHANCES: Final = tuple(
    tuple(_chance(column, drm) for drm in range(-WIDEST, WIDEST + 1))
    for column in range(len(TABLES.close_combat.odds))
)
_PRIZES: Final = CITY_HEXES | 1 << SPRING_HILL
_FARTHEST: Final = max(unit.movement for unit in UNITS)


class Attack(NamedTuple):
    """An expected attack on a hex: the units, twice their strength, and a shift of odds."""

    target: int
    units: Sequence[int]
    doubled: int
    shift: int


def outlook(state: SavannahState) -> int:
    """The value of the attacks of the active side; 0 once they are over.

    While it still moves, an attack without promise may yet be joined by others: it counts for
    little less than `Weights.hope`, or no unit would ever be the first to approach the works.
    """
    moving = any(isinstance(frame, Movement) for frame in state.stack)
    return sum(_promise(state, attack, moving) for attack in _attacks(state))


def _promise(state: SavannahState, attack: Attack, moving: bool) -> int:
    """The value of an attack of the active side, while it is ``moving`` or afterwards."""
    worth = _fight(state, state.active, attack)
    if worth >= W.hope:
        return worth
    if moving and _may_be_joined(state, attack):
        return W.hope + (worth - W.hope) // W.short
    stake = _stake(state, attack)
    return max(worth, -stake) - min(W.rash, stake) * _is_rash(state, attack)


def _stake(state: SavannahState, attack: Attack) -> int:
    """All that can be lost in an attack: the units, and a point of morale for each (G16.1)."""
    points = sum(attack_points(state, unit) for unit in attack.units)
    return W.order[PARADE] * points + W.morale * len(attack.units)


def _may_be_joined(state: SavannahState, attack: Attack) -> bool:
    """Whether it would promise more than `Weights.hope` if half of those came who still can."""
    where, known = lay(state), set(attack.units)
    joined = sum(
        attack_points(state, unit)
        for at in members(_near(attack.target) & where.ranks[state.active])
        for unit in where.units[at]
        if unit not in known and _can_come(state, unit, attack.target)
    )
    stronger = attack._replace(doubled=attack.doubled + joined)
    return joined > 0 and _fight(state, state.active, stronger) > W.hope


def _can_come(state: SavannahState, unit: int, target: int) -> bool:
    """Whether foot or horse in order that has not moved is near enough to attack a hex."""
    bound = state.moved | state.pinned | state.withdrawn
    if bound >> unit & 1 or state.order[unit] != PARADE or is_gun(unit):
        return False
    return GRID.distance(state.at[unit], target) <= UNITS[unit].movement


@cache
def _near(target: int) -> Mask:
    """The hexes from which a unit could come up to attack a hex."""
    return mask([at for at in range(GRID.size) if GRID.distance(at, target) <= _FARTHEST])


def _is_rash(state: SavannahState, attack: Attack) -> bool:
    """Whether an attack only by units that came up this turn has no chance of success.

    The city and Spring Hill are worth every attempt (X2.1A, X2.8).
    """
    if not all(state.moved >> unit & 1 for unit in attack.units) or _PRIZES >> attack.target & 1:
        return False
    cell = _cell(state, state.active, attack)
    return cell is not None and not _CHANCES[cell[0]][cell[1]]


def danger(state: SavannahState) -> int:
    """The value to the other side of attacks on what the active side has adjacent to it."""
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
    """The combats that have not been fought."""
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
        share = 2 * attack_points(state, who.unit) // len(aims)
        for target in aims:
            units[target].append(who.unit)
            doubled[target] += share
    return [Attack(hex_, units[hex_], doubled[hex_], 0) for hex_ in units]


def _fight(state: SavannahState, side: int, attack: Attack) -> int:
    """The value of a side's attack on one hex."""
    cell = _cell(state, side, attack)
    if cell is not None:
        return _TABLE[cell[0]][cell[1]]
    guns = attack.units and combat_units(state, 1 - side, attack.target)
    return RESULTS["DC"] if guns else 0


def _cell(state: SavannahState, side: int, attack: Attack) -> tuple[int, int] | None:
    """The column and the modifier, as indices of `_TABLE`; None if there is no fight."""
    defenders = combat_units(state, 1 - side, attack.target)
    fighting = [unit for unit in defenders if UNITS[unit].arm != ARTILLERY]
    if not attack.units or not fighting:
        return None
    column = column_of(attack.doubled, 2 * defence_strength(state, defenders))
    column = max(-1, min(LAST, column + attack.shift))
    drm = _modifier(state, side, attack, fighting) - (column < 0)
    return max(column, 0), max(-WIDEST, min(WIDEST, drm)) + WIDEST


def _modifier(state: SavannahState, side: int, attack: Attack, defenders: Sequence[int]) -> int:
    """The most important modifiers: morale, works, the town, cohesion (H.3)."""
    drm = max(lead_morale(state, unit) for unit in attack.units)
    drm -= max(lead_morale(state, unit) for unit in defenders)
    flags = lines(state).flags
    crossed = INTO_WORKS
    for unit in attack.units:
        direction = GRID.direction(state.at[unit], attack.target)
        crossed &= flags[state.at[unit]][direction] if direction >= 0 else 0
    drm -= crossed.bit_count()
    if side == ALLIES and crossed & BRITISH_WORKS:
        drm += unfinished(state)
    if (CITY_HEXES & ~state.destroyed) >> attack.target & 1:
        drm += CITY
    historical = state.scenario == "historical" and side == ALLIES
    if historical and any(UNITS[unit].army == FRENCH for unit in attack.units):
        drm += COHESION
    return drm
