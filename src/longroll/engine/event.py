"""Events: what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["OBSERVER", "Args", "Event", "Events", "Message", "Value", "visible"]

Value = str | int
Args = tuple[tuple[str, Value], ...]

OBSERVER = "observer"
"""The seat of a spectator, who knows what every player knows."""


class Message(NamedTuple):
    """A text by its key and arguments; the words are in the locale files.

    An argument's name says what kind of key its value is (``space``, ``general``, ``card``, ...).
    """

    key: str
    args: Args = ()


class Event(NamedTuple):
    """Something that happened; ``audience`` is the seats that may know it, None for everybody."""

    key: str
    args: Args = ()
    audience: tuple[str, ...] | None = None


Events = list[Event]


def visible(events: Sequence[Event], seat: str) -> list[Event]:
    """Those of ``events`` that ``seat`` may know, in order.

    >>> secret = Event("dealt", (("card", 29),), ("union",))
    >>> visible([secret, Event("battle")], "confederate")
    [Event(key='battle', args=(), audience=None)]
    """
    return [e for e in events if e.audience is None or seat in e.audience]
