"""21.2.7 Coal: which ships have a way to a port with full supply."""

from __future__ import annotations

from longroll.board.region import Mask, mask, members
from longroll.board.trace import spread

from ..base import P, place_key, side_key
from ..components import PLACE, UNION
from ..facts import facts, supply
from ..ground import PORTS
from ..naval_control import GATES, flow, moored
from ..state import CivilWarState, ship_parts
from .bows import waters_of
from .pieces import MOBILE, OWNER

__all__ = ["check_coal", "fleet_places", "has_coal"]

_BAY = PLACE["chesapeake-bay"]


def fleet_places(state: CivilWarState, side: int) -> Mask:
    """The places with ships of a side that move by themselves, damaged ones too."""
    return mask(_anchorages(state, side))


def _anchorages(state: CivilWarState, side: int) -> dict[int, Mask]:
    """By these places the waters on which the ships lie (21.2.3)."""
    found: dict[int, Mask] = {}
    for key in state.ships:
        place, kind, *_ = ship_parts(key)
        if OWNER[kind] == side and kind in MOBILE:
            found[place] = found.get(place, 0) | waters_of(state, place, kind)
    return found


def has_coal(state: CivilWarState, side: int) -> Mask:
    """21.2.7: where ships of a side have a way over waters under control to a supplied port.

    Past no naval battery of the enemy (13.4.3).
    """
    found = facts(state)
    ports = PORTS & found.held[side] & supply(found, side).supplied
    ports |= 1 << _BAY if side == UNION else 0
    start = moored(ports)
    through = found.safe_waters(side)
    gates = flow(GATES & ~found.held[1 - side])
    fed = spread(gates, start & through, through)
    return ports | mask(p for p, waters in _anchorages(state, side).items() if waters & fed)


def check_coal(play: P, side: int) -> None:
    """21.2.7: markers come and go at the end of an Action Phase of the side."""
    state = play.state
    here = fleet_places(state, side)
    fed = has_coal(state, side) if here else 0
    for place in members(here & ~fed & ~state.low_coal):
        play.tell("low-coal", side=side_key(side), place=place_key(place))
    state.low_coal = state.low_coal & ~here | here & ~fed


def begin_phase(state: CivilWarState) -> None:
    """21.1, 21.4.4: nobody has sailed, and no ship hides in port."""
    state.sailed, state.harboured, state.voyages = {}, {}, {}
    state.naval_action = state.baffled = 0


def end_of_phase(play: P, side: int) -> None:
    """21.2.7: coal is counted; what held for the phase is over."""
    check_coal(play, side)
    begin_phase(play.state)
