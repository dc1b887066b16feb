"""11.2 What the dice can do: exact chances of a battle, for players and bots."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from longroll.engine.memo import remembered

from ..components import CHARTS, Outcome
from .odds import Line

__all__ = ["Chances", "chances", "outcomes"]

_FACES = range(1, 7)


class Chances(NamedTuple):
    """The chances of the attackers to win, to tie and to lose."""

    won: Fraction
    tied: Fraction
    lost: Fraction


@cache
def _sums(dice: int, *, proud: bool = False) -> dict[int, int]:
    """In how many ways so many dice show each sum; ``proud`` as of `Line`.

    A one that is thrown again has six ways, and so has each other face, with its second die unused.

    >>> _sums(2)[7], sum(_sums(3).values())
    (6, 216)
    >>> _sums(1, proud=True)
    {1: 1, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7}
    """
    if not dice:
        return {0: 1}
    found: dict[int, int] = {}
    for total, ways in _sums(dice - 1, proud=proud).items():
        for face in _FACES:
            each = 1 if not proud or face == 1 else len(_FACES) + 1
            found[total + face] = found.get(total + face, 0) + ways * each
    return found


def outcomes(line: Line) -> dict[Outcome, int]:
    """In how many ways the dice of a line give each result.

    >>> sum(outcomes(Line(5, 2, 0)).values())
    36
    """
    found: dict[Outcome, int] = {}
    for roll, ways in _sums(line.dice, proud=line.proud).items():
        outcome = CHARTS.fight(line.column, roll + line.modifier)
        found[outcome] = found.get(outcome, 0) + ways
    return found


@remembered(1024)
def chances(attack: Line, defence: Line) -> Chances:
    """11.2.2: how a battle of two lines ends.

    >>> chances(Line(0, 1, 2), Line(0, 1, 2)).tied
    Fraction(1, 3)
    """
    mine, theirs = outcomes(attack), outcomes(defence)
    found = [0] * 3
    for done, one in mine.items():
        for suffered, other in theirs.items():
            found[0 if done > suffered else 1 if done == suffered else 2] += one * other
    total = attack.ways * defence.ways
    return Chances(*(Fraction(ways, total) for ways in found))
