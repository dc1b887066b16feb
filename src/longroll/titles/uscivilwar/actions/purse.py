"""4.1 and 18.1 The Action Points of a side, and the cards that give it more.

Points are of a theatre or of any (4.1.3): the difference of the dice is of any, but a difference
of one is a point in each theatre. A card gives a point of its theatre (18.1).
"""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask
from longroll.engine.action import Action
from longroll.engine.clause import Denial, deny
from longroll.engine.memo import remembered

from ..base import P, Proc, side_key
from ..components import CARD_KINDS, TABLES, THEATRES
from ..ground import THEATRE
from ..state import CivilWarState

__all__ = ["ANY", "POINTS", "Purse", "points_for"]

ANY: Final = len(THEATRES)
"""The place of points for any theatre among the points of a side."""
POINTS: Final = (*THEATRES, "any")
"""The kinds of points, by name."""


def points_for(difference: int) -> tuple[int, ...]:
    """4.1.1, 4.1.3: the points of a difference, by theatre and then for any.

    >>> points_for(3), points_for(1)
    ((0, 0, 0, 3), (1, 1, 1, 0))
    """
    if difference == TABLES.initiative.number("by_theatre"):
        return (difference,) * ANY + (0,)
    return (0,) * ANY + (difference,)


@remembered(1 << ANY)
def _places(paid: tuple[bool, ...]) -> Mask:
    """The places of the theatres that are ``paid`` for."""
    found = 0
    for region, pays in zip(THEATRE, paid, strict=True):
        found |= region if pays else 0
    return found


class Purse(Proc):
    """A procedure of ``side`` that pays with ``points``, by theatre and then for any."""

    __slots__ = ("points", "side")

    def __init__(self, side: int, difference: int) -> None:
        super().__init__()
        self.side = side
        self.points = points_for(difference)

    def _can_pay(self, theatre: int) -> bool:
        """Whether a point is left that is good in a theatre."""
        return self.points[ANY] > 0 or (theatre >= 0 and self.points[theatre] > 0)

    def _left(self, theatre: int) -> int:
        """The points that are good in a theatre."""
        return self.points[ANY] + (self.points[theatre] if theatre >= 0 else 0)

    def _unpaid(self, theatre: int = -1) -> Denial:
        """Why something in a theatre is not paid: no point is left, none for there, or only one."""
        if not any(self.points):
            return deny("4.1.1", "deny-no-points")
        if self._can_pay(theatre):
            return deny("7.7", "deny-one-point")
        return self._no_such_point()

    def _no_such_point(self) -> Denial:
        """4.1.3: no point of a kind is left, but others are."""
        east, west, far, other = self.points
        left = {"bound": east + west + far, "east": east, "west": west, "far": far, "other": other}
        return deny("4.1.3", "deny-other-points", **left)

    def _why_no_point(self, action: Action) -> Denial | None:
        """Why no point of the kind that is named trains troops or transfers Generals (4.1.3)."""
        named = action.args[0] if action.args else ""
        if named not in POINTS:
            return None
        if self.points[POINTS.index(named)]:
            return deny("7.8", "deny-nobody")
        return self._no_such_point() if any(self.points) else self._unpaid()

    def _pay(self, theatre: int) -> None:
        """One of the theatre before one of any."""
        kind = theatre if theatre >= 0 and self.points[theatre] else ANY
        self._change(kind, -1)

    def _change(self, kind: int, number: int) -> None:
        self.points = tuple(n + number * (at == kind) for at, n in enumerate(self.points))

    def _paid_for(self, price: int = 1) -> Mask:
        """The places in which so many points can be paid."""
        return _places(tuple([self._left(theatre) >= price for theatre in range(ANY)]))

    def _spend_card(self, play: P, order: Action) -> None:
        """18.1: the card that an order names last; all are told what it is played for."""
        card = order.args[-1]
        play.state.hands[self.side][CARD_KINDS.index(card)] -= 1
        play.tell("played", side=side_key(self.side), card=card, use=order.verb)

    def _spurs(self, state: CivilWarState, theatre: int) -> list[int]:
        """7.7, 18.1: the cards of a theatre of which one is enough for a cautious General."""
        kinds = (*((theatre,) if theatre >= 0 else ()), CARD_KINDS.index("any"))
        return [kind for kind in kinds if state.hands[self.side][kind]]
