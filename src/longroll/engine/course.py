"""A sequence of orders that leads to a place, for a player who points at the place."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.action import Action
from longroll.engine.event import Message

__all__ = ["Course"]


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
