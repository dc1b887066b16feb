"""9.3, 9.4 Movement by rail: how far a train goes, and what a change of gauge costs."""

from __future__ import annotations

from longroll.board.region import Mask
from longroll.engine.memo import remembered

from ..components import GROUND

__all__ = ["rides", "transfers"]


def rides(start: int, tracks: Mask, month: int) -> tuple[Mask, Mask]:
    """The hexes that a train reaches over ``tracks`` on one gauge, and those on any."""
    here = 1 << start
    one = _line(_networks(tracks, month, (0,)), here) | _line(_networks(tracks, month, (1,)), here)
    return one & ~here, _line(_networks(tracks, month, (0, 1)), here) & ~here


def _line(networks: tuple[Mask, ...], here: Mask) -> Mask:
    """The network that a hex lies on."""
    return next((network for network in networks if network & here), 0)


@remembered(1 << 10)
def _networks(tracks: Mask, month: int, gauges: tuple[int, ...]) -> tuple[Mask, ...]:
    """The hexes of ``tracks`` that rails of some gauges join, by what hangs together."""
    found: list[Mask] = []
    left = tracks
    while left:
        network = left & -left
        front = [network.bit_length() - 1]
        while front:
            for rail in GROUND.rails[front.pop()]:
                bit = 1 << rail.to
                if rail.gauge in gauges and rail.since <= month and tracks & bit & ~network:
                    network |= bit
                    front.append(rail.to)
        left &= ~network
        found.append(network)
    return tuple(found)


def transfers(start: int, side: int, tracks: Mask) -> Mask:
    """9.3: the supply hexes to which a block goes off the map from one where it stands."""
    ends = GROUND.supply[side] & tracks
    return ends & ~(1 << start) if ends >> start & 1 else 0
