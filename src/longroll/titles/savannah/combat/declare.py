"""G12.1, G12.21, X4.1, X4.13: who must attack whom, and who may attack together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.clause import Denial, deny

from ..base import hex_key, unit_key
from ..components import ABATIS_IN, GRID, PERIMETER, UNITS
from ..components.parts import ALLIES, AMERICAN, CROWN, FRENCH, MOUNTED
from ..ground import combat_units, is_mixed_allied, lay, occupied, works_between
from ..seats import groups
from ..state import PARADE, SavannahState
from .fight import is_gun
from .partition import Attacker, Partition

__all__ = [
    "attackable",
    "beside",
    "may_divert",
    "mixed_stacks",
    "must_attack",
    "obligations",
    "reach_of",
    "shares_of",
]

_WITH_FRENCH: Final = frozenset(unit.index for unit in UNITS if "with-french" in unit.tags)
_CREEK: Final = frozenset(unit.index for unit in UNITS if "defence-only-alone" in unit.tags)
FIRST_TACTICAL: Final = 16

# Banners under which units may fight together (X4.13): each nation its own, and a mixed stack that
# is forced to attack one by itself, from the third bit on, by its hex.
_BRITISH_BANNER: Final = 1
_BOUND: Final = ("attackers-crown", "attackers-allies")
_FRENCH_BANNER: Final = 1
_AMERICAN_BANNER: Final = 2
_MIXED_BANNER: Final = 4


def must_attack(state: SavannahState, unit: int) -> Denial | None:
    """Why a unit does not attack; None if it must where it is next to enemies (G12.12)."""
    name = unit_key(unit)
    if state.at[unit] < 0 or is_gun(unit):
        return deny("G12.12", "deny-attack-gun", unit=name)
    if state.order[unit] != PARADE:
        return deny("G13.3.b", "deny-attack-disorder", unit=name)
    if state.withdrawn >> unit & 1:
        return deny("G12.4.restr", "deny-attack-withdrawn", unit=name)
    if unit in _CREEK and combat_units(state, UNITS[unit].side, state.at[unit]) == (unit,):
        return deny("X4.8.creek", "deny-attack-creek", unit=name)
    if _holds_back(state, unit):
        return deny("H.t16", "deny-attack-american", unit=name)
    return None


def _holds_back(state: SavannahState, unit: int) -> bool:
    """H.t16: in the first turn of the historical scenario no American attacks."""
    first = state.scenario == "historical" and state.turn == FIRST_TACTICAL
    return first and UNITS[unit].army == AMERICAN


def attackable(state: SavannahState, unit: int, hex_: int) -> Denial | None:
    """Why a unit cannot attack the enemies in a hex; None if it can."""
    here, name = state.at[unit], hex_key(hex_)
    direction = GRID.direction(here, hex_)
    if direction < 0 or not occupied(state, 1 - UNITS[unit].side) >> hex_ & 1:
        return deny("G12.13", "deny-attack-not-adjacent", unit=unit_key(unit), hex=name)
    if UNITS[unit].arm == MOUNTED and works_between(state, here, direction) & ABATIS_IN:
        return deny("T.TEC.n7", "deny-attack-abatis", unit=unit_key(unit), hex=name)
    inwards = PERIMETER >> hex_ & 1 and not PERIMETER >> here & 1
    if inwards and not state.tactical and UNITS[unit].side == ALLIES:
        return deny("X1.6.strategic", "deny-attack-perimeter", hex=name)
    return None


def reach_of(state: SavannahState, unit: int) -> Mask:
    """The hexes that a unit can attack."""
    here, what = state.at[unit], UNITS[unit]
    found = GRID.adjacency[here] & occupied(state, 1 - what.side)
    # `attackable` forbids an adjacent enemy only to horse, and to Allies on the strategic track.
    if what.arm == MOUNTED or not (state.tactical or what.side == CROWN):
        for hex_ in members(found):
            if attackable(state, unit, hex_) is not None:
                found &= ~(1 << hex_)
    return found


def mixed_stacks(state: SavannahState) -> tuple[int, ...]:
    """The hexes where French and Americans stand together next to enemies (X4.1.1)."""
    near = lay(state).beside[1 - ALLIES] & occupied(state, ALLIES)
    return tuple(
        hex_ for hex_ in members(near) if is_mixed_allied(combat_units(state, ALLIES, hex_))
    )


def _banners(state: SavannahState, unit: int, mixed: tuple[int, ...]) -> int:
    """The banners under which a unit may fight (X4.13)."""
    what = UNITS[unit]
    if what.side != ALLIES:
        return _BRITISH_BANNER
    if state.at[unit] in mixed:
        return _MIXED_BANNER << mixed.index(state.at[unit])
    if unit in _WITH_FRENCH:
        return _FRENCH_BANNER | _AMERICAN_BANNER
    return _FRENCH_BANNER if what.army == FRENCH else _AMERICAN_BANNER


def obligations(
    state: SavannahState, side: int, diverted: int, assigned: dict[int, int]
) -> Partition:
    """Who of a side must attack, and what, when it declares (G12.12, G12.13).

    ``diverted`` is the hex of the diverted stack, or -1; ``assigned`` what has been declared.
    """
    attackers = _bound(state, side)
    if diverted >= 0:
        rest = ~(1 << diverted)
        attackers = [who._replace(reach=who.reach & rest) for who in attackers]
        attackers = [who for who in attackers if who.reach]
    targets = 0
    for who in attackers:
        targets |= who.reach
    return Partition(attackers, targets, assigned)


def _bound(state: SavannahState, side: int) -> list[Attacker]:
    """The units that must attack, in order; kept until something changes on the board."""
    found: list[Attacker] | None = state.facts.get(_BOUND[side])
    if found is None:
        found = state.facts[_BOUND[side]] = _look_round(state, side)
    return found


def _look_round(state: SavannahState, side: int) -> list[Attacker]:
    mixed = mixed_stacks(state) if side == ALLIES else ()
    where = lay(state)
    near = where.beside[1 - side] & where.ranks[side]
    attackers: list[Attacker] = []
    for hex_ in members(near):
        reaches: dict[bool, Mask] = {}  # of horse and of others: all of them see the same
        for unit in combat_units(state, side, hex_):
            if state.order[unit] != PARADE or must_attack(state, unit) is not None:
                continue
            mounted = UNITS[unit].arm == MOUNTED
            if mounted not in reaches:
                reaches[mounted] = reach_of(state, unit)
            reach = reaches[mounted]
            if reach:
                attackers.append(Attacker(unit, hex_, _banners(state, unit, mixed), reach))
    return attackers


def shares_of(state: SavannahState, side: int) -> list[list[int]]:
    """The units that must attack, by the seat that commands them: most units first."""
    bound = [who.unit for who in _bound(state, side)]
    shares = [
        [unit for unit in bound if UNITS[unit].army in armies] for armies in groups(state, side)
    ]
    return sorted([share for share in shares if share], key=len, reverse=True)


def beside(state: SavannahState, units: Sequence[int], hex_: int) -> list[int]:
    """Those of ``units`` that would pay a column for the diversion of a hex (G12.14)."""
    return [unit for unit in units if GRID.adjacency[hex_] >> state.at[unit] & 1]


def may_divert(state: SavannahState, side: int, hex_: int) -> Denial | None:
    """Why a stack may not be diverted; None if it may (G12.14).

    Nobody who could attack it may be left without another enemy to attack; the pinned cannot be
    diverted (G13.1.PIN.div).
    """
    name = hex_key(hex_)
    if "advanced" not in state.options:
        return deny("G12.14", "deny-divert-basic")
    everybody = obligations(state, side, -1, {})
    if not everybody.targets >> hex_ & 1:
        return deny("G12.14", "deny-divert-nobody", hex=name)
    if any(state.pinned >> unit & 1 for unit in combat_units(state, 1 - side, hex_)):
        return deny("G13.1.PIN.div", "deny-divert-pinned", hex=name)
    rest = obligations(state, side, hex_, {})
    idle = len(everybody.attackers) - len(rest.attackers)
    if rest.shortfall() + idle > everybody.shortfall():
        return deny("G12.14", "deny-divert-idle", hex=name)
    return None
