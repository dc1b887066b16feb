"""A fight as it goes on: what each side brings, what it rolls, what it loses.

A title reads it out of the events that a seat may know, so that it tells no more than the log, and
a replay shows it as the game did.
"""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.event import Event

__all__ = ["BATTLE", "FIRE", "Contest", "Modifier", "Party"]

BATTLE, FIRE = "battle", "fire"
"""The kinds of fights: a closed list, for each has a heading of its own on the page."""


class Modifier(NamedTuple):
    """What helps or hinders a side: the event that told it, how much it is, and the clause."""

    event: Event
    value: int
    clause: str


class Party(NamedTuple):
    """A side of a fight.

    Attributes:
        side: its key.
        strength: what it went in with.
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
        place: where.
        clause: the rule by which it is fought.
        opening: the event that told its beginning.
        parties: the attacker, then the defender.
        told: what else has happened in it, in order: losses, retreats, who won.
        winner: the key of the side that has won, or empty while it goes on.
        kind: ``BATTLE``, or ``FIRE`` to which nobody answers.
        roller: the side whose single roll decides, to which all modifiers count; empty where
            each side rolls for itself.
    """

    place: str
    clause: str
    opening: Event
    parties: tuple[Party, Party]
    told: tuple[Event, ...] = ()
    winner: str = ""
    kind: str = BATTLE
    roller: str = ""
