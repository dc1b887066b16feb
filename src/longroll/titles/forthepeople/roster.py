"""Who belongs to which side, and where a counter may be that is in no space."""

from __future__ import annotations

from typing import Final

from .components import ARMIES, GENERALS

__all__ = [
    "ABSENT",
    "CAVALRY",
    "MARKERS",
    "MOVING",
    "OFFICERS",
    "REMOVED",
    "SEATS",
    "SIDE_OF",
    "TRACK",
]

SEATS: Final = ("", "union", "confederate")
"""The seat that plays a side (index: UNION or CONFEDERATE)."""
SIDE_OF: Final = {"union": 1, "confederate": 2}

ABSENT: Final = -1
"""Where a general or army marker is that is not in play and free to come (or not yet due)."""
TRACK: Final = -2
"""On the turn track, to return at the turn in ``due``."""
REMOVED: Final = -3
"""Out of the game for good."""
MOVING: Final = -4
"""With the force that is moving (`Force`), or sailing."""

OFFICERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([g.index for g in GENERALS if g.side == side]) for side in range(3)
)
"""All generals of each side."""
CAVALRY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([g.index for g in GENERALS if g.side == side and g.cavalry]) for side in range(3)
)
"""The cavalry generals of each side."""
MARKERS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([a.index for a in ARMIES if a.side == side]) for side in range(3)
)
"""The army markers of each side."""
