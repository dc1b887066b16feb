"""What a title can tell of a fight before the dice fall: plain data, known to both sides."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.event import Event

__all__ = ["Ending", "Prospect"]


class Ending(NamedTuple):
    """One way in which a fight may end, and in how many of the equally likely rolls it does."""

    attacker_loss: int
    defender_loss: int
    attacker_wins: bool
    ways: int


class Prospect(NamedTuple):
    """A fight that may come.

    Attributes:
        place: where.
        attacker: the side that attacks.
        defender: the other.
        modifiers: events that tell what each side would add, as they would stand in the log.
        endings: every way in which it may end.
        clauses: for each modifier the clause that gives it; none if the title does not tell.
        of: how many rolls there are.
        joined: other places that are fought for in the same fight.
        roller: the side whose single roll decides, to which all modifiers count; empty where
            each side rolls for itself.
    """

    place: str
    attacker: str
    defender: str
    modifiers: tuple[Event, ...]
    endings: tuple[Ending, ...]
    of: int
    clauses: tuple[str, ...] = ()
    joined: tuple[str, ...] = ()
    roller: str = ""
