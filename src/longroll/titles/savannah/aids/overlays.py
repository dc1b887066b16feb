"""What can be laid over the map: zones of control (G8), lines of sight (G11.4), reach (G9.1).

Everything here is public: all that stands on the table may be looked at (G7.4).
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.overlay import Mark, Overlay

from ..base import leader_key, side_key, unit_key
from ..components import HEX, LEADER, LEADERS, UNIT, UNITS, hex_key
from ..components.parts import ALLIES, CROWN
from ..ground import lay, zoc
from ..movement.duty import Piece
from ..movement.march import March
from ..movement.phase import Movement, begin_anew
from ..movement.routes import reach
from ..movement.walk import Walk, begin_walk, leader_may_walk, why_not_move
from ..sight import sight_overlay
from ..state import SavannahState

__all__ = ["overlays"]

_WHOLE: Final = 2
"""Halves in a movement point."""


def overlays(state: SavannahState, about: str) -> list[Overlay]:
    """Zones of control, the reach of who moves, and from ``about`` sight and reach.

    ``about``: a hex, unit or leader. Beside the reach of who moves its own has another key, so
    that whoever looks at somebody else meanwhile still sees it.
    """
    moving = _moving(state)
    found = [_zones(state, side) for side in (CROWN, ALLIES)]
    if moving is not None:
        found.append(moving)
    if about not in HEX and about not in UNIT and about not in LEADER:
        return found
    at, key = _place(state, about), "reach" if moving is None else "reach-other"
    if at >= 0:
        found.append(sight_overlay(state, at))
    if at >= 0 and about not in HEX:
        piece = Piece(UNIT[about]) if about in UNIT else Piece(leader=LEADER[about])
        walk = _next_move(state, piece)
        if walk is not None:
            found.append(_reach(state, walk, about)._replace(key=key))
    return found


def _next_move(state: SavannahState, piece: Piece) -> Walk | None:
    """The move that a piece on the map can make: in this phase, else in the next one of its side.

    None if it cannot move: who has moved, is wounded or shattered, or stands where it is pinned.
    """
    unit, leader = piece
    who = UNITS[unit] if unit >= 0 else LEADERS[leader]
    march = state.stack[-1] if state.stack else None
    if isinstance(march, March) and (unit in march.units or leader in march.leaders):
        return None  # it is the one that is moving
    phase = next((frame for frame in state.stack if isinstance(frame, Movement)), None)
    if phase is None or phase.side != who.side:
        state = state.copy()
        begin_anew(state, who.side)
    elif phase.moves_now(state, who.army):
        able = phase.can_move(state, piece)
        return phase.march(state, piece).walk() if able else None
    if unit < 0:
        return begin_walk(state, (), (leader,)) if leader_may_walk(state, leader) else None
    return begin_walk(state, (unit,)) if why_not_move(state, unit) is None else None


def _place(state: SavannahState, about: str) -> int:
    """The hex that is meant, or where the piece stands; -1 for neither."""
    if about in HEX:
        return HEX[about]
    if about in UNIT:
        return state.at[UNIT[about]]
    return state.leader_at[LEADER[about]] if about in LEADER else -1


def _zones(state: SavannahState, side: int) -> Overlay:
    """The units of a side that have a zone of control, and where it reaches (G8.1)."""
    sources, reach = lay(state).zones[side], zoc(state, side)
    marks = [
        Mark(hex_key(hex_), "source" if sources >> hex_ & 1 else "own")
        for hex_ in members(sources | reach)
    ]
    key, seat = f"zone-{side_key(side)}", state.seat_for(side)
    return Overlay(key=key, clause="G8.1", marks=tuple(marks), side=seat)


def _moving(state: SavannahState) -> Overlay | None:
    """How far the units that are just moving can go."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, March):
        return None
    walk = frame.walk()
    about = unit_key(walk.units[0]) if walk.units else leader_key(walk.leaders[0])
    return _reach(state, walk, about)


def _reach(state: SavannahState, walk: Walk, about: str) -> Overlay:
    """The hexes that a move can lead to, with the whole points that it takes so far (G9.1)."""
    spent = reach(state, walk)
    marks = [
        Mark(hex_key(hex_), "source" if hex_ == walk.hex else "reach", -(-halves // _WHOLE))
        for hex_, halves in sorted(spent.items())
    ]
    who = UNITS[walk.units[0]] if walk.units else LEADERS[walk.leaders[0]]
    seat = state.seat_of(who.army)
    return Overlay(key="reach", clause="G9.1", marks=tuple(marks), side=seat, about=about)
