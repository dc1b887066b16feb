"""What a title can tell of a fight before the dice fall: plain data, known to both sides."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.contest import BATTLE
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
        place: where, a place of the map or an area of an open sheet.
        attacker: the side that attacks.
        defender: the other.
        modifiers: events that tell what each side would add, as they would stand in the log.
        endings: every way in which it may end.
        clauses: for each modifier the clause that gives it; none if the title does not tell.
        of: how many rolls there are.
        joined: other places that are fought for in the same fight.
        roller: the side whose single roll decides, to which all modifiers count; empty where
            each side rolls for itself.
        kind: as of a `Contest`: a battle, or fire, which wins if it costs the defender anything.
        margin: 0 for exact odds; of an estimate, by how many hundredths the share of those that
            the attacker wins may be off, in nineteen of twenty cases.
        start: the place from which the attackers come, if there is one; it tells apart fights for
            the same place.
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
    kind: str = BATTLE
    margin: int = 0
    start: str = ""
