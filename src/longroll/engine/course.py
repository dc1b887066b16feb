"""How a place is reached: by an order, or by several, for a player who points at the place."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.action import Action
from longroll.engine.event import Message

__all__ = ["Course", "Way"]


class Course(NamedTuple):
    """How the moving piece can reach a place to which no single action on the list leads.

    A table plays the actions one after the other, as long as each is on the list.

    Attributes:
        place: where it ends.
        actions: the orders in turn, at least two; the first is on the list.
        note: what to know of the whole sequence, as `Aids.notes` gives it for one order.
    """

    place: str
    actions: tuple[Action, ...]
    note: Message


class Way(NamedTuple):
    """How a single order leads to its place: what the map draws before the order is given.

    Attributes:
        places: the keys of the places on the way, from where the piece stands to the end.
        met: those of them where the enemy may react, from public information.
    """

    places: tuple[str, ...]
    met: tuple[str, ...] = ()
