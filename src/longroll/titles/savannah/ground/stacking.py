"""G7, X4.1, X4.18: how much and who may stand together in a hex."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from longroll.engine.clause import Denial, deny

from ..components import LEADER, LEADERS, UNITS, hex_key
from ..components.parts import (
    ALLIES,
    AMERICAN,
    AMERICAN_MILITIA,
    ARTILLERY,
    COLONIAL_MILITIA,
    FRENCH,
    METROPOLITAN,
)
from ..state import SavannahState
from .presence import LIMIT, STRENGTH, lay, units_in

__all__ = [
    "HUGER",
    "NEGRO",
    "SOUTHERN",
    "huger_ok",
    "is_barred_pair",
    "is_mixed_allied",
    "is_mixed_french",
    "leader_stack_ok",
    "overstacked",
    "quarrelling",
    "stack_ok",
]

HUGER: Final = LEADER["huger"]

SOUTHERN: Final = tuple(unit.index for unit in UNITS if "southern" in unit.tags)
NEGRO: Final = tuple(unit.index for unit in UNITS if "not-with-southern" in unit.tags)
_WITH_FRENCH: Final = frozenset(unit.index for unit in UNITS if "with-french" in unit.tags)
_FOR_HUGER: Final = frozenset(
    unit.index
    for unit in UNITS
    if unit.army == AMERICAN and (unit.band == AMERICAN_MILITIA or unit.arm == ARTILLERY)
)
_TOUCHY: Final = frozenset({*SOUTHERN, *NEGRO, *(u.index for u in UNITS if u.side == ALLIES)})
"""Units about whose company a rule has something to say."""


def strength_points(state: SavannahState, units: Iterable[int]) -> int:
    """The strength points of foot and horse among ``units`` (G7.1)."""
    points = 0
    for unit in units:
        strength = STRENGTH[unit]
        if strength is not None:
            points += strength[state.steps[unit]]
    return points


def is_overfull(state: SavannahState, units: Sequence[int]) -> bool:
    """Whether ``units`` are too many for one hex (G7.1)."""
    guns = 0
    for unit in units:
        guns += STRENGTH[unit] is None
    return guns > 1 or strength_points(state, units) > LIMIT


def is_mixed_allied(units: Iterable[int]) -> bool:
    """Whether French and American units are among ``units``, Pulaski apart (X4.1.1)."""
    french = american = False
    for unit in units:
        if unit not in _WITH_FRENCH:
            french = french or UNITS[unit].army == FRENCH
            american = american or UNITS[unit].army == AMERICAN
    return french and american


def is_mixed_french(units: Iterable[int]) -> bool:
    """Whether metropolitan regulars, guns apart, meet colonial militia (X4.1.3, X4.1.3.free)."""
    regular = militia = False
    for unit in units:
        what = UNITS[unit]
        regular = regular or (what.band == METROPOLITAN and what.arm != ARTILLERY)
        militia = militia or what.band == COLONIAL_MILITIA
    return regular and militia


def is_barred_pair(units: Iterable[int]) -> bool:
    """Whether Negro Volunteers are together with southern loyalists (X4.1.2)."""
    found = list(units)
    return any(u in NEGRO for u in found) and any(u in SOUTHERN for u in found)


def quarrelling(state: SavannahState) -> list[int]:
    """The hexes where Negro Volunteers stand with southern loyalists (X4.1.2), in order."""
    found = {state.at[unit] for unit in NEGRO if state.at[unit] >= 0}
    return sorted([hex_ for hex_ in found if is_barred_pair(units_in(state, hex_))])


def huger_ok(units: Iterable[int]) -> bool:
    """Whether Huger may be with ``units``: American militia and artillery only (X4.18.stack)."""
    return all(unit in _FOR_HUGER for unit in units)


def stack_ok(
    state: SavannahState, hex_: int, arriving: Sequence[int], moving: bool, without: int = -1
) -> Denial | None:
    """Why ``arriving`` units may not be in a hex together with those there; None if they may.

    With ``moving`` they only pass: the limit and the Negro Volunteers count (G7.2, X4.1.2), not
    what has to hold when a movement phase is over (X4.1.1, X4.1.3, X4.18.stack). The unit
    ``without`` counts as gone.
    """
    here = [u for u in units_in(state, hex_) if u not in arriving and u != without]
    if not here and len(arriving) == 1:  # alone it can only be with Huger
        return None if moving else _with_huger(state, hex_, arriving)
    everybody = [*here, *arriving]
    if is_overfull(state, everybody):
        return _overfull(state, hex_, everybody)
    if not any(unit in _TOUCHY for unit in arriving):
        return None
    if is_barred_pair(everybody):
        return deny("X4.1.2", "deny-stack-negro-volunteers", hex=hex_key(hex_))
    return None if moving else _company(state, hex_, everybody)


def _overfull(state: SavannahState, hex_: int, units: Sequence[int]) -> Denial:
    if strength_points(state, units) > LIMIT:
        return deny("G7.1", "deny-stack-points", hex=hex_key(hex_), count=LIMIT)
    return deny("G7.1", "deny-stack-guns", hex=hex_key(hex_))


def _company(state: SavannahState, hex_: int, units: Sequence[int]) -> Denial | None:
    """What must not stand together at the end of a phase; all British may (G3.2.british-units)."""
    if is_mixed_allied(units):
        return deny("X4.1.1", "deny-stack-allied", hex=hex_key(hex_))
    if is_mixed_french(units):
        return deny("X4.1.3", "deny-stack-french", hex=hex_key(hex_))
    return _with_huger(state, hex_, units)


def _with_huger(state: SavannahState, hex_: int, units: Sequence[int]) -> Denial | None:
    friends = UNITS[units[0]].side == ALLIES  # the enemy takes him, if he is alone (G14.32)
    if friends and state.leader_at[HUGER] == hex_ and not huger_ok(units):
        return deny("X4.18.stack", "deny-stack-huger", hex=hex_key(hex_), leader="huger")
    return None


def leader_stack_ok(state: SavannahState, leader: int, hex_: int) -> Denial | None:
    """Why a leader may not stay in a hex; leaders do not count for the limit (G7.1)."""
    if leader == HUGER and not huger_ok(units_in(state, hex_)):
        key = LEADERS[leader].key
        return deny("X4.18.stack", "deny-stack-huger", hex=hex_key(hex_), leader=key)
    return None


def overstacked(state: SavannahState) -> list[int]:
    """The hexes that hold more than they may (G7.1), in order.

    Only an entry ever does (G9.61), so that there is no step to give up for it (G7.3).
    """
    return [hex_ for hex_, units in sorted(lay(state).units.items()) if is_overfull(state, units)]
