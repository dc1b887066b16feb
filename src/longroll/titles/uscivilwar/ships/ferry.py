"""21.7.2, 21.7.3 Troops that ships have brought go ashore, and fight there if they must."""

from __future__ import annotations

from typing import Final

from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import Done, Flow

from ..base import P, place_key
from ..facts import facts
from ..ground import PORTS
from ..marches.force import fresh
from ..marches.ways import enemy_units
from ..sea.quays import capacity
from ..sea.routes import beaches, guarded
from ..sea.transport import Transport
from ..state import CivilWarState

__all__ = ["RETURNED", "Ferry", "loads", "why_no_load"]

RETURNED: Final = 2
"""What a landing that has failed returns is this times one more than where the troops are now."""


def loads(state: CivilWarState, side: int, base: int, staff: int) -> range:
    """21.7.2: how many SP of a port its ships may bring, with so many Generals."""
    if not PORTS >> base & 1:
        return range(0)
    here = state.strength(side, base)
    spare = len(state.generals_at(side, base)) > staff
    free = min(fresh(state, side, base), here - spare)
    return range(1, min(capacity(side), free) + 1)


def why_no_load(
    state: CivilWarState, side: int, base: int, number: int, *, free: bool
) -> Denial | None:
    """21.7.2: why ships of a place do not bring so many; the ``free`` action brings none (21.1)."""
    if free:
        return deny("21.1", "deny-free-carries-nobody")
    if number > capacity(side):
        return deny("21.7.2", "deny-too-many", number=capacity(side))
    key = "deny-no-strength" if number > state.strength(side, base) else "deny-not-aboard"
    return deny("21.7.2", key, place=place_key(base))


class Ferry(Transport):
    """The landing of ``strength`` SP under ``staff`` in ``goal``; their ships sail no farther."""

    __slots__ = ()

    def __init__(
        self, side: int, voyage: tuple[int, int], force: tuple[int, tuple[int, ...]], bold: int
    ) -> None:
        """From and to where, how many and who, and whether a cautious General may dare (7.7)."""
        super().__init__(side, voyage[0], 1, bold)
        self.goal = voyage[1]
        self.strength, self.staff = force
        self.at = self.positions["approach"]

    def sail(self, play: P) -> Flow:
        """They are ashore, where their ships have brought them."""
        del play
        return "command"

    def over(self, play: P) -> Flow:
        """21.7.4: what was captured; if nobody has landed also where the troops are."""
        super().over(play)
        failed = self.place != self.goal
        return Done(self.captured + RETURNED * (self.place + 1) * failed)

    def why_not_ashore(self, state: CivilWarState) -> Denial | None:
        """Why they do not land: no such shore, a Coastal Fort, a cautious commander."""
        place = 1 << self.goal
        if not beaches(self.side, self.base) & place:
            return deny("20.3.5", "deny-no-landing", place=place_key(self.goal))
        if guarded(facts(state), self.side) & place:
            return deny("10.3.1", "deny-coastal-fort", place=place_key(self.goal))
        defended = enemy_units(state, self.side) if self._shy(state) else 0
        if self._fits(state, place) & ~defended:
            return None
        return self._why_not_end(state, self.goal)
