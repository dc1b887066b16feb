"""The force that is moving."""

from __future__ import annotations

from typing import Final

from .components import GENERALS

__all__ = ["ARMY", "BRIGADE", "CORPS", "DIVISION", "GENERALS_ALONE", "Force"]

ARMY: Final = 1
CORPS: Final = 2
DIVISION: Final = 3
BRIGADE: Final = 4
GENERALS_ALONE: Final = 5


class Force:
    """The one force that is moving; what moves is not in its space's lists (5.1.2).

    Attributes:
        side: UNION or CONFEDERATE.
        kind: ARMY, CORPS, DIVISION, BRIGADE or GENERALS_ALONE.
        at: the space it stands in now (during a battle: the space that it attacks from).
        origin: the space where it was activated.
        lead: the active general, or -1 (a division; an amphibious force without a general).
        army: the army marker that moves, or -1.
        infantry: infantry strength points.
        generals: all its generals, cavalry included, the lead among them, in index order.
        naval: whether it moves over water.
        doubled: as `ForThePeopleState.doubled`.
    """

    __slots__ = (
        "army",
        "at",
        "doubled",
        "generals",
        "infantry",
        "kind",
        "lead",
        "naval",
        "origin",
        "side",
    )

    def __init__(self, side: int, kind: int, at: int) -> None:
        self.side = side
        self.kind = kind
        self.at = at
        self.origin = at
        self.lead = -1
        self.army = -1
        self.infantry = 0
        self.generals: tuple[int, ...] = ()
        self.naval = False
        self.doubled = 0

    def copy(self) -> Force:
        """An independent copy."""
        twin = Force.__new__(Force)
        for slot in Force.__slots__:
            setattr(twin, slot, getattr(self, slot))
        return twin

    @property
    def brigades(self) -> tuple[int, ...]:
        """Its cavalry generals: each a brigade (5.5.1)."""
        return tuple([g for g in self.generals if GENERALS[g].cavalry])

    @property
    def units(self) -> int:
        """Strength points: infantry and brigades."""
        units = self.infantry
        for general in self.generals:
            if GENERALS[general].cavalry:
                units += 1 + (self.doubled >> general & 1)
        return units
