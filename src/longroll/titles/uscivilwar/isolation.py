"""13.6.1 Isolation: who has a way of any length to a primary source."""

from __future__ import annotations

from longroll.board.region import Mask, mask, members
from longroll.board.steps import Steps
from longroll.board.trace import spread
from longroll.engine.memo import remembered

from .components import UNION, WATERS
from .control import Board
from .ground import COASTAL_FORTS, ISLANDS, PORTS, PORTS_OF, PROTECTED, SISTERS
from .naval_control import GATES, flow
from .supply import Country, serving_ports

__all__ = ["connected", "islands_by_water"]


def connected(
    board: Board, held: tuple[Mask, Mask], lines: Country, origin: Mask, side: int
) -> Mask:
    """13.6.1: the places from which a way by land of any length leads to a primary source.

    Of a Confederate Coastal Fort its port is the only way out (10.3.5); a Union one is never cut
    off (10.3.2). No way enters a source in an enemy zone, as an empty port may be (13.5.3).
    """
    found = _joined(lines.steps, origin & lines.through, lines.through) | origin
    if side == UNION:
        return found | held[UNION] & COASTAL_FORTS
    serving = serving_ports(board, held)
    return (found | _behind(serving & found)) & ~_cut_off(serving)


def islands_by_water(held: tuple[Mask, Mask], waters: Mask, joined: Mask, side: int) -> Mask:
    """The islands from which ``waters`` of a side lead to a friendly port among those ``joined``.

    No step leads by land to an island. If only land counted, the Roanoke Island that L5484 to L5517
    describe for 1862 would be isolated before the Union could attack it (ruling U137).
    """
    harbours = PORTS & held[side] & joined
    return _by_water(harbours, waters & ~WATERS.seas, GATES & ~held[1 - side])


@remembered(1 << 8)
def _by_water(harbours: Mask, waters: Mask, passable: Mask) -> Mask:
    gates = flow(passable)
    found = 0
    for island in members(ISLANDS):
        near = spread(gates, WATERS.touching[island] & waters, waters)
        if any(WATERS.ports[port] & near for port in members(harbours)):
            found |= 1 << island
    return found


@remembered(1 << 10)
def _joined(steps: Steps, origin: Mask, through: Mask) -> Mask:
    """All that some places reach through a region, and what lies a step beyond it."""
    found = steps.flood(origin, through) | origin
    return found | steps.step(found & through)


@remembered(1 << 8)
def _behind(ports: Mask) -> Mask:
    """10.3.2, 10.3.5: the Coastal Forts with one of these ports; an enemy before it does not count.

    The forts below New Orleans lie too far from it (L5707).
    """
    return mask(fort for fort in PROTECTED if SISTERS.get(fort, 0) & ports)


@remembered(1 << 8)
def _cut_off(ports: Mask) -> Mask:
    """10.3.5: the Coastal Forts of which no port is among these."""
    return mask(
        fort
        for fort, behind in PORTS_OF.items()
        if behind and not any(ports >> port & 1 for port in behind)
    )
