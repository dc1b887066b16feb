"""9.3, 9.4 Movement by rail: how far a train goes, and what a change of gauge costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from longroll.board.region import Mask, members
from longroll.engine.memo import remembered

from ..components import GROUND
from ..control import rails_of

__all__ = ["Networks", "networks", "rides", "transfers"]

_GAUGES: Final = ((0,), (1,), (0, 1))
"""A train keeps to one gauge, or its load changes to the other on the way (9.4)."""


Networks: TypeAlias = tuple[Mapping[int, Mask], ...]
"""By choice of gauges, and for each hex of the tracks, those that rails join to it."""


@remembered(1 << 10)
def networks(tracks: Mask, month: int) -> Networks:
    """What `rides` needs to know of the ``tracks`` of a side."""
    return tuple(_Joined(rails_of(month, gauges), tracks) for gauges in _GAUGES)


def rides(start: int, joined: Networks) -> tuple[Mask, Mask]:
    """The hexes that a train reaches on one gauge, and those on any."""
    standard, broad, either = joined
    here = ~(1 << start)
    return (standard[start] | broad[start]) & here, either[start] & here


class _Joined(dict[int, Mask]):
    """By hex, what rails of some gauges over ``tracks`` join to it; sought when it is asked for."""

    __slots__ = ("_rails", "_tracks")

    def __init__(self, rails: tuple[Mask, ...], tracks: Mask) -> None:
        super().__init__()
        self._rails, self._tracks = rails, tracks

    def __missing__(self, start: int) -> Mask:
        rails, tracks = self._rails, self._tracks
        if not tracks >> start & 1:
            return 0
        network, waiting = 1 << start, [start]
        while waiting:
            fresh = rails[waiting.pop()] & tracks & ~network
            network |= fresh
            while fresh:  # one hex, as a rule: to ask for its members takes longer
                lowest = fresh & -fresh
                waiting.append(lowest.bit_length() - 1)
                fresh ^= lowest
        self.update(dict.fromkeys(members(network), network))
        return network


def transfers(start: int, side: int, tracks: Mask) -> Mask:
    """9.3: the supply hexes to which a block goes off the map from one where it stands."""
    ends = GROUND.supply[side] & tracks
    return ends & ~(1 << start) if ends >> start & 1 else 0
