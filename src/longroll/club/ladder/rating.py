"""Ratings by the system of Weng and Lin (JMLR 12, 2011), as openskill reckons them.

A rating is a normal distribution: a member plays about as well as ``mu``, give or take ``sigma``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

__all__ = ["NEW", "Rating", "rated"]

_MODEL: Final = BradleyTerryFull()
MIDDLE: Final = 1500
"""What is shown of a new member..."""
POINTS: Final = 30
"""... and of one of openskill's units: a point is then worth about what one of Elo's is."""


class Rating(NamedTuple):
    """How well somebody plays, in openskill's units."""

    mu: float
    sigma: float

    @property
    def value(self) -> float:
        """What ranks are made by: he plays better than this, almost certainly."""
        return self.mu - 3 * self.sigma

    @property
    def shown(self) -> int:
        """The rating as it is shown.

        >>> NEW.shown, NEW.margin, NEW.safe
        (1500, 500, 750)
        """
        return round(MIDDLE + POINTS * (self.mu - NEW.mu))

    @property
    def margin(self) -> int:
        """So far off it may be, to either side, nineteen times out of twenty."""
        return round(POINTS * 2 * self.sigma)

    @property
    def safe(self) -> int:
        """The value as it is shown."""
        return round(MIDDLE + POINTS * (self.value - NEW.mu))


NEW: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of who has not played yet."""


def rated(one: Rating, other: Rating, score: float) -> tuple[Rating, Rating]:
    """The ratings after a game in which ``one`` scored 1, 0.5 or 0.

    >>> winner, loser = rated(NEW, NEW, 1)
    >>> winner.shown > 1500 > loser.shown, winner.margin < NEW.margin
    (True, True)
    >>> rated(winner, loser, 0.5)[0].shown < winner.shown
    True
    """
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in (one, other)]
    (first,), (second,) = _MODEL.rate(teams, scores=[score, 1 - score])
    return Rating(first.mu, first.sigma), Rating(second.mu, second.sigma)
