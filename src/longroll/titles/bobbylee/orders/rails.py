"""9.3, 9.4 Movement by rail: how far a train goes, and what a change of gauge costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from ..components import GROUND
from ..control import rails_of

__all__ = ["rides", "transfers"]

_GAUGES: Final = ((0,), (1,), (0, 1))
"""A train keeps to one gauge, or its load changes to the other on the way (9.4)."""


def rides(start: int, tracks: Mask, month: int) -> tuple[Mask, Mask]:
    """The hexes that a train reaches over ``tracks`` on one gauge, and those on any."""
    here = 1 << start
    if not tracks & here:
        return 0, 0
    standard, broad, either = (_networks(tracks, month, gauges) for gauges in _GAUGES)
    return (standard[start] | broad[start]) & ~here, either[start] & ~here


@remembered(1 << 12)
def _networks(tracks: Mask, month: int, gauges: tuple[int, ...]) -> Mapping[int, Mask]:
    """For each hex of ``tracks`` those that rails of some gauges join to it."""
    found: dict[int, Mask] = {}
    joined = rails_of(month, gauges)
    for start in members(tracks):
        if start in found:
            continue
        network, waiting = 1 << start, [start]
        while waiting:
            fresh = joined[waiting.pop()] & tracks & ~network
            network |= fresh
            while fresh:  # one hex, as a rule: to ask for its members takes longer
                lowest = fresh & -fresh
                waiting.append(lowest.bit_length() - 1)
                fresh ^= lowest
        found.update(dict.fromkeys(members(network), network))
    return found


def transfers(start: int, side: int, tracks: Mask) -> Mask:
    """9.3: the supply hexes to which a block goes off the map from one where it stands."""
    ends = GROUND.supply[side] & tracks
    return ends & ~(1 << start) if ends >> start & 1 else 0
