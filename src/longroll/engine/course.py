"""A way of several orders to a place, for whoever points at its end."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.action import Action
from longroll.engine.event import Message

__all__ = ["Course"]


class Course(NamedTuple):
    """How what moves now can come to a place that no single action on the list leads to.

    A table plays the actions one after the other, each of them only while it is on the list.

    Attributes:
        place: where it ends.
        actions: the orders in turn, at least two; the first is on the list.
        note: what to know of all of it together, as `Aids.notes` tells it of one order.
    """

    place: str
    actions: tuple[Action, ...]
    note: Message
