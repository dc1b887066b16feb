"""What a title can say about a fight before the dice are thrown: plain, public data."""

from __future__ import annotations

from typing import NamedTuple

from longroll.engine.contest import BATTLE
from longroll.engine.event import Event, Message

__all__ = ["Ending", "Prospect"]


class Ending(NamedTuple):
    """One way in which a fight may end, and the number of equally likely rolls that lead to it.

    Where it is ``tied`` nobody wins.
    """

    attacker_loss: int
    defender_loss: int
    attacker_wins: bool
    ways: int
    tied: bool = False


class Prospect(NamedTuple):
    """A fight that may come.

    Attributes:
        place: where, a place of the map or an area of an open sheet.
        attacker: the side that attacks.
        defender: the other side.
        modifiers: events that report what each side would add, as in the log.
        endings: every way in which it may end.
        clauses: for each modifier the clause that gives it; none if the title does not say.
        of: the number of rolls.
        joined: other places that are decided by the same fight.
        roller: the side whose single roll decides, to which all modifiers apply; empty where each
            side rolls for itself.
        kind: as in `Contest`: a battle, or fire, which wins if it costs the defender anything.
        margin: 0 for exact odds; for an estimate, the 95% margin of error of the attacker's share
            of wins, in hundredths.
        start: the place from which the attackers come, if there is one; it distinguishes fights for
            the same place.
        forces: what the attacker and what the defender fights with, a message each; none if the
            title does not say.
        given: what must happen first for it to be fought at all, with its chance; None if nothing
            must, or if the title does not say.
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
    forces: tuple[Message, ...] = ()
    given: Message | None = None

    def hundredths(self) -> tuple[int, int]:
        """How often of a hundred times the attacker wins, and how often nobody does; rounded.

        >>> endings = (
        ...     Ending(0, 1, True, 12),
        ...     Ending(1, 1, False, 9, True),
        ...     Ending(1, 0, False, 15),
        ... )
        >>> Prospect("richmond", "union", "confederate", (), endings, 36).hundredths()
        (33, 25)
        """
        won = sum(one.ways for one in self.endings if one.attacker_wins)
        tied = sum(one.ways for one in self.endings if one.tied)
        return round(100 * won / self.of), round(100 * tied / self.of)
