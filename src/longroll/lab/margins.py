"""Two bots compared by the points that they score, in pairs of games with the seats exchanged.

Games that end by points tell more than who won them. In the two games of a pair the dice are the
same as far as the games agree, so the luck of the dice and the better seat cancel out in the mean
margin of the two.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from longroll.lab.arena import Fought, Verdict

__all__ = ["EFFECT", "margins", "sprt_of_margins"]

EFFECT: Final = 0.5
"""The lead that the test tells from none, in standard deviations of a pair's mean margin."""


def margins(fought: Iterable[Fought], one: str, other: str) -> list[float]:
    """By how many points ``one`` led ``other``, the mean of each whole pair of their games.

    In the order of the games that complete the pairs. Games without scores are left out.
    """
    waiting: dict[int, tuple[str, int]] = {}
    found: list[float] = []
    for game in fought:
        if game.margin is None or set(game.players) != {one, other}:
            continue
        first = game.players[0]
        lead = game.margin if first == one else -game.margin
        seated, before = waiting.setdefault(game.bout.seed, (first, lead))
        if seated != first:
            found.append((before + lead) / 2)
    return found


def sprt_of_margins(
    values: Sequence[float], effect: float = EFFECT, error: float = 0.05
) -> Verdict:
    """The sequential test of a lead of ``effect`` standard deviations against none.

    A generalised likelihood ratio for normal values: the standard deviation is not known, so each
    hypothesis has the one under which the values are most likely.

    >>> sprt_of_margins([4, 7, 2, 9, 3, 6, 5, 8, 4, 6]).decided
    'stronger'
    >>> sprt_of_margins([4, -7, 2]).decided
    ''
    """
    upper, lower = math.log((1 - error) / error), math.log(error / (1 - error))
    count = len(values)
    square = sum(value * value for value in values) / max(1, count)
    if not square:
        return Verdict(0.0, lower, upper)
    # The most likely standard deviation s if the mean is e * s: s * s + e * mean * s = square.
    drift = effect * sum(values) / count
    spread = (math.sqrt(drift * drift + 4 * square) - drift) / 2
    misfit = (square - 2 * drift * spread) / (spread * spread) + effect * effect
    llr = count * (math.log(math.sqrt(square) / spread) - (misfit - 1) / 2)
    return Verdict(llr, lower, upper)
