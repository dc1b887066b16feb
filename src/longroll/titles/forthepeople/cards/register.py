"""Every event by its card (4.2), and what is still missing."""

from __future__ import annotations

from typing import Final

from ..components import CARDS
from .events import (
    campaigns,
    command,
    concentration,
    forts,
    hands,
    losses,
    markers,
    naval,
    richmond,
    special,
    tracks,
    units,
    will,
)
from .events.rule import EventRule

__all__ = ["EVENTS", "WITHOUT_EVENT", "event_rule", "unbuilt_events"]

EVENTS: Final[dict[int, EventRule]] = dict(
    sorted(
        {
            **campaigns.RULES,
            **command.RULES,
            **concentration.RULES,
            **forts.RULES,
            **hands.RULES,
            **losses.RULES,
            **markers.RULES,
            **naval.RULES,
            **richmond.RULES,
            **special.RULES,
            **tracks.RULES,
            **units.RULES,
            **will.RULES,
        }.items()
    )
)
"""The cards that can be played as an event in a round of their player."""

WITHOUT_EVENT: Final = frozenset({7, 8, 14, 89, 107, 112, 130})
"""Interrupts and battle cards, and the Red River Campaign: never an event of a round."""


def event_rule(card: int) -> EventRule | None:
    """The event of a card, or None for one that is not an event of a round."""
    return EVENTS.get(card)


def unbuilt_events() -> tuple[int, ...]:
    """Cards whose event nobody has written: they are offered for operations alone.

    >>> unbuilt_events()
    ()
    """
    return tuple([card for card in CARDS if card not in EVENTS and card not in WITHOUT_EVENT])
