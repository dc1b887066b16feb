"""6.7 What becomes of ironclads, torpedoes and the Hunley once they are on the map.

They never move. They are lost to Union units that end a move there, by land or by water, and to
a Union marker in their coastal fort; the Hunley is spent when it has met an assault.
"""

from __future__ import annotations

from .base import P, space_key
from .components import UNION

__all__ = ["remove_ironclad", "spend_hunley", "weapons_removed_by", "weapons_taken"]


def remove_ironclad(play: P, space: int) -> None:
    """Take an ironclad off the map."""
    play.state.set_ironclad(space, False)
    play.tell("ironclad-removed", space=space_key(space))


def spend_hunley(play: P, space: int) -> None:
    """The Hunley is removed when it has met a Union assault."""
    if play.state.hunley == space:
        play.state.hunley = -1
        play.tell("hunley-spent", space=space_key(space))


def weapons_removed_by(play: P, space: int) -> None:
    """All weapons in ``space`` are lost."""
    state = play.state
    if state.ironclads >> space & 1:
        remove_ironclad(play, space)
    if state.torpedoes >> space & 1:
        state.torpedoes &= ~(1 << space)
        play.tell("torpedoes-removed", space=space_key(space))
    if state.hunley == space:
        state.hunley = -1
        play.tell("hunley-removed", space=space_key(space))


def weapons_taken(play: P, side: int, space: int) -> None:
    """Units of ``side`` have ended a move or a retreat in ``space``: the Union's take weapons.

    After all retreats only (6.7): who is beaten out of the space again takes none.
    """
    if side == UNION and play.state.units(UNION, space):
        weapons_removed_by(play, space)
