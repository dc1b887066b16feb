"""A fight in progress: what each side brings, what it rolls, what it loses.

A title derives it from the events that a seat may know, so it reveals no more than the log, and a
replay shows it as the game did.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.event import Event

__all__ = ["BATTLE", "FIRE", "Contest", "Modifier", "Party"]

BATTLE, FIRE = "battle", "fire"
"""The kinds of fights. The list is closed, because each has its own heading on the page."""


class Modifier(NamedTuple):
    """What helps or hinders a side: the event that reported it, its value, and the clause."""

    event: Event
    value: int
    clause: str


class Party(NamedTuple):
    """A side of a fight.

    Attributes:
        side: its key.
        strength: its strength at the beginning.
        modifiers: what it adds to its roll.
        dice: what it has rolled; empty before.
        total: its roll with all modifiers; None before.
        loss: what it loses by the table; None before.
    """

    side: str
    strength: int
    modifiers: tuple[Modifier, ...] = ()
    dice: tuple[int, ...] = ()
    total: int | None = None
    loss: int | None = None


class Contest(NamedTuple):
    """A fight.

    Attributes:
        place: where it is fought.
        clause: the rule by which it is fought.
        opening: the event that reported its beginning.
        parties: the attacker, then the defender.
        told: what else has happened in it, in order: losses, retreats, who won.
        winner: the key of the side that has won, or empty while it goes on.
        kind: ``BATTLE``, or ``FIRE`` to which nobody answers.
        roller: the side whose single roll decides, to which all modifiers apply; empty where each
            side rolls for itself.
    """

    place: str
    clause: str
    opening: Event
    parties: tuple[Party, Party]
    told: tuple[Event, ...] = ()
    winner: str = ""
    kind: str = BATTLE
    roller: str = ""
