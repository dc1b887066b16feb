"""Ratings by the system of Weng and Lin (JMLR 12, 2011), as openskill computes them.

A rating is a normal distribution of a member's skill, with mean ``mu`` and deviation ``sigma``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from openskill.models import BradleyTerryFull

__all__ = ["NEW", "Rating", "rated"]

_MODEL: Final = BradleyTerryFull()
MIDDLE: Final = 1500
"""The displayed rating of a new member..."""
POINTS: Final = 30
"""... and displayed points per unit of openskill: a point is then worth about one of Elo's."""


class Rating(NamedTuple):
    """A member's skill, in openskill's units."""

    mu: float
    sigma: float

    @property
    def value(self) -> float:
        """The value for ranking: almost certainly a lower bound of the skill."""
        return self.mu - 3 * self.sigma

    @property
    def shown(self) -> int:
        """The rating in displayed points.

        >>> NEW.shown, NEW.margin, NEW.safe
        (1500, 500, 750)
        """
        return round(MIDDLE + POINTS * (self.mu - NEW.mu))

    @property
    def margin(self) -> int:
        """The half-width of the 95% interval, in displayed points."""
        return round(POINTS * 2 * self.sigma)

    @property
    def safe(self) -> int:
        """The value for ranking in displayed points."""
        return round(MIDDLE + POINTS * (self.value - NEW.mu))


NEW: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of a new player."""


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
