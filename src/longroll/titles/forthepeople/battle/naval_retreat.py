"""7.6.2, 6.1.6 Union forces retreat by water, from a port to one in supply of a Union state."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.board.trace import spread

from ..components import (
    CONFEDERATE,
    OCEAN_PORTS,
    PORTS,
    RIVER_PORTS,
    RIVERS,
    SPACES,
    STATES,
    UNION,
)
from ..naval_control import (
    WATERS,
    batteries,
    naval_control,
    shielded_ports,
    waters_at,
)
from ..state import ForThePeopleState
from ..supply import has_lc

__all__ = ["naval_retreat_ports"]

_HAVENS: Final = mask(s.index for s in SPACES if s.port and STATES[s.state].home == UNION)
"""Ports in states that were the Union's from the start."""
_MOUTHS: Final = mask(
    course[0]
    for river, course in zip(RIVERS, WATERS.on_river, strict=True)
    if river.nodes[0].kind == "source"
)
"""The waters where a river meets the sea."""
_JUNCTIONS: Final = mask(water for water, space in enumerate(WATERS.space) if space < 0)


def naval_retreat_ports(state: ForThePeopleState, space: int) -> Mask:
    """Ports to which a Union force in ``space`` may retreat by water (7.6.2), as a mask.

    They are under Union control, have an LC and lie in a state that was the Union's from the
    start; no Confederate fort or ironclad lies between (ruling B6). Empty unless ``space`` is a
    port.
    """
    if not PORTS >> space & 1:
        return 0
    found = 0
    safe = _HAVENS & state.controlled(UNION) & ~state.occupied(CONFEDERATE) & ~(1 << space)
    for port in members(safe & _reached(state, space)):
        if has_lc(state, UNION, port):
            found |= 1 << port
    return found


def _reached(state: ForThePeopleState, space: int) -> Mask:
    """The ports that can be reached by river from ``space``, and by sea where it can be reached.

    Only havens matter, and none of those on the coast has a coastal fort.
    """
    through = _passable(state)
    waters = WATERS.of_space[space] if RIVER_PORTS >> space & 1 else 0
    flow = spread(WATERS.adjacency, waters, through)
    coastal = bool(OCEAN_PORTS >> space & 1) and not shielded_ports(state) >> space & 1
    if coastal or flow & _MOUTHS:
        mouths = _MOUTHS & through
        flow = spread(WATERS.adjacency, flow | mouths, through | flow)
        return _ports_on(flow) | OCEAN_PORTS
    return _ports_on(flow)


def _passable(state: ForThePeopleState) -> Mask:
    """Waters along which the route may run.

    Under Union naval control past anything but a fort or ironclad; elsewhere past own or neutral
    spaces without Confederate units.
    """
    naval = naval_control(state)
    clear = ~(state.controlled(CONFEDERATE) | state.occupied(CONFEDERATE) | batteries(state))
    return naval.open_waters | _JUNCTIONS | waters_at(clear & PORTS)


def _ports_on(flow: Mask) -> Mask:
    found = 0
    for water in members(flow):
        if WATERS.space[water] >= 0:
            found |= 1 << WATERS.space[water]
    return found
