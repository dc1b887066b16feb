"""What to know of an order, told beside it.

What a step of a march costs (G9.1, G9.52), that a leader would be left alone (G14.32), and who
stands where a mortar is aimed (X4.12).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.event import Message

from .base import hex_key, in_points, leader_key, side_key, unit_key
from .components import GRID, LEADERS, UNITS, WAY, hex_at
from .ground import combat_units, leaders_in, units_in, zoc
from .movement.march import March
from .movement.walk import Walk, next_walk
from .retreat import Escort
from .state import SavannahState

__all__ = ["notes"]

AIMED: Final = frozenset({"shell", "aim"})
"""Orders that name a hex to be hit."""


def notes(state: SavannahState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each order that is on the list and has something to know."""
    aimed = [action for action in actions if action.verb in AIMED]
    if aimed:
        return {action: said for action in aimed if (said := _there(state, action)) is not None}
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Escort):
        alone = _alone(state, frame)
        return {action: alone for action in actions if action.verb == "done" and alone is not None}
    if not isinstance(frame, March):
        return {}
    walk = frame.walk()
    return {action: _step(state, walk, action) for action in actions if action.verb == "go"}


def _there(state: SavannahState, action: Action) -> Message | None:
    """Who stands in the hex at which an order aims, if anybody: its number alone does not tell."""
    hex_ = hex_at(action.args[0])
    units = units_in(state, hex_)
    if units:
        side = ("side", side_key(UNITS[units[0]].side))
        return Message("note-shell", (side, ("units", " ".join(map(unit_key, units)))))
    leaders = leaders_in(state, hex_)
    if leaders:
        return Message("note-shell-leaders", (("side", side_key(LEADERS[leaders[0]].side)),))
    return None


def _step(state: SavannahState, walk: Walk, action: Action) -> Message:
    """The cost of a step for those who have the fewest points left after it."""
    ahead = next_walk(state, walk, GRID.direction(walk.hex, hex_at(action.args[0])))
    limits = ahead.normal if ahead.roads else ahead.slow
    places = range(len(ahead.spent))
    scarce = min(places, key=lambda place: limits[place] - ahead.spent[place])
    cost = in_points(ahead.spent[scarce] - walk.spent[scarce])
    if zoc(state, 1 - walk.side) >> ahead.hex & 1:
        return Message("note-step-zone", (("cost", cost),))
    left = max(limits[scarce] - ahead.spent[scarce], 0)
    far = min(ahead.far[place] - ahead.spent[place] for place in places)
    if ahead.roads and ahead.quiet and not WAY >> ahead.hex & 1 and far > left:
        said = (("cost", cost), ("left", in_points(left)), ("far", in_points(far)))
        return Message("note-step-road", said)
    leaves = walk.roads and not ahead.roads and ahead.slow[scarce] < ahead.normal[scarce]
    key = "note-step-off-road" if leaves else "note-step"
    return Message(key, (("cost", cost), ("left", in_points(left))))


def _alone(state: SavannahState, frame: Escort) -> Message | None:
    """That leaders who do not go along stand alone, and whoever walks in captures them (G14.32)."""
    left = frame.willing(state)
    if not left or combat_units(state, LEADERS[left[0]].side, frame.start):
        return None
    who = ("leader", leader_key(left[0]))
    return Message("note-alone", (who, ("count", len(left)), ("hex", hex_key(frame.start))))
