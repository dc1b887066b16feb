"""5.8.1, 7.2.3 The chance of an interception and of a retreat before battle, beside the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.engine.action import Action
from longroll.engine.event import Message

from ..battle import RetreatBeforeBattle, needed_roll
from ..components import SPACE, enemy
from ..movement import Interception
from ..state import ForThePeopleState

__all__ = ["reactions"]

_FACES: Final = 6


def reactions(
    state: ForThePeopleState,
    frame: Interception | RetreatBeforeBattle,
    actions: Sequence[Action],
) -> dict[Action, Message]:
    """How often of a hundred times each reaction succeeds, where a die or a card decides it.

    Ratings, brigades and beaten forces lie open; a card of one's own needs no die (4.2.5). Where it
    hangs on who is chosen next, ``least`` is the lowest chance and ``chance`` the highest.
    """
    found: dict[Action, Message] = {}
    for action in actions:
        faces = _faces(state, frame, action)
        if faces is not None:
            least, most = (round(100 * min(_FACES, max(0, one)) / _FACES) for one in faces)
            key = "note-reacts" if least == most else "note-reacts-between"
            found[action] = Message(key, (("chance", most), ("least", least)))
    return found


def _faces(
    state: ForThePeopleState, frame: Interception | RetreatBeforeBattle, action: Action
) -> tuple[int, int] | None:
    """The faces of the die with which an order succeeds, least and most; None if none is rolled."""
    if isinstance(frame, Interception):
        return frame.faces(state, action)
    if action.verb != "retreat" or state.force is None or action.args[0] not in SPACE:
        return None
    needed = needed_roll(state, enemy(state.force.side), frame.space)
    return needed, needed
