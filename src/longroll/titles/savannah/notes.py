"""What a step of a march costs, and what is left then, told beside the order (G9.1, G9.52)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longroll.engine.action import Action
from longroll.engine.event import Message

from .base import in_points
from .components import GRID, WAY, hex_at
from .ground import zoc
from .movement.march import March
from .movement.walk import Walk, next_walk
from .state import SavannahState

__all__ = ["notes"]


def notes(state: SavannahState, actions: Sequence[Action]) -> Mapping[Action, Message]:
    """A note on each step that is on the list, if somebody is on the march."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, March):
        return {}
    walk = frame.walk()
    return {action: _step(state, walk, action) for action in actions if action.verb == "go"}


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
