"""Fire as its events tell it, for a table that shows it while a battle is fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.contest import FIRE, Contest, Modifier, Party
from longroll.engine.event import Event

from ..base import block_at, side_key
from ..components import BLOCKS

__all__ = ["contest"]

_AFTER: Final = frozenset({"destroyed", "rout", "trapped"})
"""What still belongs to fire."""
_NOBODY: Final = "draw"
"""Who wins by fire alone: a battle has much of it, and none of it is its end."""


def contest(events: Sequence[Event]) -> Contest | None:
    """The last fire that ``events`` tell of."""
    at = next((n for n in range(len(events) - 1, -1, -1) if events[n].key == "fired"), None)
    if at is None:
        return None
    opening = events[at]
    said = dict(opening.args)
    side = BLOCKS[block_at(str(said["block"]))].side
    dice = tuple([int(face) for face in str(said["dice"]).split()])
    hits = said["hits"]
    assert isinstance(hits, int)
    told: list[Event] = []
    for event in events[at + 1 :]:
        if event.key not in _AFTER:
            break
        told.append(event)
    whose = ("side", side_key(side)), ("count", len(dice))
    shot = Event("fire-dice", (*whose, ("block", said["block"]), ("level", said["level"])))
    modifiers = (Modifier(shot, len(dice), "7.41"),)
    firing = Party(side_key(side), 0, modifiers, dice, hits)
    parties = firing, Party(side_key(1 - side), 0)
    place = str(said["place"])
    return Contest(place, "7.41", opening, parties, tuple(told), _NOBODY, FIRE, side_key(side))
