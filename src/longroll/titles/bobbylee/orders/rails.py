"""9.3, 9.4 Movement by rail: how far a train goes, and what a change of gauge costs."""

from __future__ import annotations

from longroll.board.region import Mask
from longroll.engine.memo import remembered

from ..components import GROUND

__all__ = ["rides", "transfers"]


@remembered(1 << 14)
def rides(start: int, tracks: Mask, month: int) -> tuple[Mask, Mask]:
    """The hexes that a train reaches over ``tracks`` on one gauge, and those on any."""
    if not tracks >> start & 1:
        return 0, 0
    here = 1 << start
    one = _along(start, tracks, month, (0,)) | _along(start, tracks, month, (1,))
    return one & ~here, _along(start, tracks, month, (0, 1)) & ~here


def _along(start: int, tracks: Mask, month: int, gauges: tuple[int, ...]) -> Mask:
    found, front = 1 << start, [start]
    while front:
        hex_ = front.pop()
        for rail in GROUND.rails[hex_]:
            bit = 1 << rail.to
            if rail.gauge in gauges and rail.since <= month and tracks & bit & ~found:
                found |= bit
                front.append(rail.to)
    return found


def transfers(start: int, side: int, tracks: Mask) -> Mask:
    """9.3: the supply hexes to which a block goes off the map from one where it stands."""
    ends = GROUND.supply[side] & tracks
    return ends & ~(1 << start) if ends >> start & 1 else 0
