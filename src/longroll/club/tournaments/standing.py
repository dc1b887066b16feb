"""The standings of a tournament, and their tie-breaks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

__all__ = ["TIE_BREAKS", "Result", "Standing", "standings"]

TIE_BREAKS: Final = ("points", "head-to-head", "buchholz", "sonneborn-berger", "wins")
"""The criteria, in order. Between players equal in points:

``head-to-head`` is the score against the others that are equal;
``buchholz`` the points of the opponents;
``sonneborn-berger`` the points of beaten opponents, and half of those of drawn ones;
``wins`` the games won.

A bye counts as a point, and as an opponent with the player's own points; it is not a win.
"""


class Result(NamedTuple):
    """The scores of a game; without ``second``, a bye."""

    first: int
    second: int | None
    score: float
    other: float = 0


class Standing(NamedTuple):
    """A player's place; equals share it."""

    place: int
    player: int
    played: int
    points: float
    head: float
    buchholz: float
    berger: float
    wins: int

    @property
    def breaks(self) -> tuple[float, ...]:
        """The values of the criteria, in the order of `TIE_BREAKS`."""
        return self.points, self.head, self.buchholz, self.berger, self.wins


def standings(players: Sequence[int], results: Iterable[Result]) -> list[Standing]:
    """The standings; equals are in the order of ``players``.

    >>> games = [Result(0, 1, 1, 0), Result(1, 2, 1, 0), Result(2, 0, 0.5, 0.5)]
    >>> [(one.place, one.player, one.points) for one in standings([0, 1, 2], games)]
    [(1, 0, 1.5), (2, 1, 1), (3, 2, 0.5)]
    """
    met: dict[int, list[tuple[int, float]]] = {player: [] for player in players}
    byes = dict.fromkeys(players, 0)
    for one in results:
        if one.second is None:
            byes[one.first] += 1
            continue
        met[one.first].append((one.second, one.score))
        met[one.second].append((one.first, one.other))
    points = {one: byes[one] + sum(score for _, score in met[one]) for one in players}
    found = [
        Standing(
            0,
            one,
            len(met[one]),
            points[one],
            sum(score for other, score in met[one] if points[other] == points[one]),
            sum(points[other] for other, _ in met[one]) + byes[one] * points[one],
            sum(score * points[other] for other, score in met[one]),
            sum(score == 1 for _, score in met[one]),
        )
        for one in players
    ]
    found.sort(key=lambda one: one.breaks, reverse=True)  # stable: equals stay in order
    placed: list[Standing] = []
    for at, each in enumerate(found, 1):
        same = placed and placed[-1].breaks == each.breaks
        placed.append(each._replace(place=placed[-1].place if same else at))
    return placed
