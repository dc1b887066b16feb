"""G7.1, X1.7, X4.1, X4.10 The hexes closed to a unit: by its own side, and by the perimeter."""

from __future__ import annotations

from longroll.board.region import Mask, mask

from ..components import PERIMETER, UNITS
from ..components.parts import (
    ALLIES,
    ARTILLERY,
    COLONIAL_MILITIA,
    CROWN,
    FRENCH,
    METROPOLITAN,
)
from ..ground import BESIDE_PERIMETER, HUGER, NEGRO, SOUTHERN, huger_ok, lay, units_in
from ..state import SavannahState
from .walk import NEVER_INSIDE, needs_leader_to_leave

__all__ = ["crowd", "gates"]


def crowd(state: SavannahState, unit: int) -> tuple[Mask, Mask]:
    """Hexes without room for a unit or with whom it may not pass; and where it may not stay.

    The second have to be asked about one by one: from some of them one may go on (X4.1).
    Kept until something on the board changes: a search asks at every hex.
    """
    known: dict[int, tuple[Mask, Mask]] = state.facts.setdefault("crowd", {})
    found = known.get(unit)
    if found is None:
        found = known[unit] = _crowd(state, unit)
    return found


def _crowd(state: SavannahState, unit: int) -> tuple[Mask, Mask]:
    where, what = lay(state), UNITS[unit]
    gun = what.arm == ARTILLERY
    closed = where.guns if gun else where.full(what.strength[state.steps[unit]])
    closed |= where.crowded
    if what.side == CROWN:
        return closed | shunned(state, unit), 0
    return closed, unwelcome(state, unit) | _with_huger(state, unit)


def _with_huger(state: SavannahState, unit: int) -> Mask:
    """Huger's hex, if a unit could not stay there with him: none for his own (X4.18.stack)."""
    hex_ = state.leader_at[HUGER]
    if hex_ < 0 or huger_ok((unit, *units_in(state, hex_))):
        return 0
    return 1 << hex_


def gates(state: SavannahState, unit: int, hex_: int) -> Mask:
    """Hexes closed to a unit in a hex because of the perimeter (X1.7, X4.8.creek, X4.10)."""
    if UNITS[unit].side == ALLIES:
        return 0 if state.tactical else BESIDE_PERIMETER
    if unit in NEVER_INSIDE:
        return PERIMETER
    if PERIMETER >> hex_ & 1 and needs_leader_to_leave(state, unit):
        return ~PERIMETER
    return 0


def shunned(state: SavannahState, unit: int) -> Mask:
    """Hexes with British units that a British unit may not be with (X4.1.2)."""
    others = SOUTHERN if unit in NEGRO else NEGRO if unit in SOUTHERN else ()
    return mask([state.at[other] for other in others if state.at[other] >= 0])


def unwelcome(state: SavannahState, unit: int) -> Mask:
    """Hexes where a move of a unit could not end because of who is there (X4.1.1, X4.1.3)."""
    what = UNITS[unit]
    if what.side == CROWN:
        return 0
    french, american, regular, militia = lay(state).company()
    found = american if what.army == FRENCH else 0 if "with-french" in what.tags else french
    if what.band == METROPOLITAN and what.arm != ARTILLERY:
        found |= militia
    elif what.band == COLONIAL_MILITIA:
        found |= regular
    return found
