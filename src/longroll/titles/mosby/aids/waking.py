"""How likely it is that checks wake somebody, exactly, from what the container is known to hold."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from ..components import BLANKS, COMBAT, COUNTERS
from ..state import BOX, MosbyState
from .prospects import FACES

__all__ = ["Heard", "percent", "wakes"]

_HUNDRED: Final = 100


class Heard(NamedTuple):
    """What is checked in one go (9.5).

    Attributes:
        sleepers: deactivated units.
        hidden: unrevealed spaces.
        camps: concentrations that have sent nobody out yet.
        entered: whether the unrevealed space is entered, and so revealed in any case (9.3).
    """

    sleepers: int
    hidden: int
    camps: int
    entered: bool = False

    @property
    def checks(self) -> int:
        """How many dice are rolled."""
        return self.sleepers + self.hidden + self.camps


def wakes(checks: int, alert: int) -> int:
    """In how many of a hundred cases at least one of some checks succeeds (9.1).

    >>> wakes(1, 3), wakes(2, 3), wakes(0, 5)
    (50, 75, 0)
    """
    return round(_HUNDRED * (1 - (1 - Fraction(alert, FACES)) ** checks))


def percent(state: MosbyState, heard: Heard, alert: int) -> int:
    """In how many of a hundred cases somebody wakes.

    A ? marker may hide nobody (8.1), and a camp sends out nobody when no combat unit is left in the
    container (9.4).
    """
    boxed = [counter.index for counter in COUNTERS if state.at[counter.index] == BOX]
    blanks = sum(BLANKS >> unit & 1 for unit in boxed)
    fighters = sum(COMBAT >> unit & 1 for unit in boxed)
    asleep = 1 - Fraction(alert, FACES)
    quiet = asleep**heard.sleepers
    if heard.entered and heard.hidden:
        quiet *= _entered(len(boxed), blanks, fighters, asleep, heard.camps)
    else:
        quiet *= _hidden(len(boxed), blanks, asleep, heard.hidden)
        quiet *= _camps(fighters, asleep, heard.camps)
    return round(_HUNDRED * (1 - quiet))


def _camps(fighters: int, asleep: Fraction, camps: int) -> Fraction:
    """The chance that no camp sends anybody out."""
    return asleep**camps if fighters else Fraction(1)


def _hidden(boxed: int, blanks: int, asleep: Fraction, hidden: int) -> Fraction:
    """The chance that every space whose check succeeds is empty; a blank is drawn but once."""
    quiet, empty = Fraction(0), Fraction(1)
    for woken in range(hidden + 1):
        ways = comb(hidden, woken) * (1 - asleep) ** woken
        quiet += ways * asleep ** (hidden - woken) * empty
        if boxed > woken:
            empty *= Fraction(max(0, blanks - woken), boxed - woken)
    return quiet


def _entered(boxed: int, blanks: int, fighters: int, asleep: Fraction, camps: int) -> Fraction:
    """The chance that neither the space that is entered nor a camp there wakes anybody.

    Who is found asleep there can no longer be sent out by the camp.
    """
    if not boxed:
        return _camps(fighters, asleep, camps)
    empty, fighter = Fraction(blanks, boxed), Fraction(fighters, boxed)
    before, after = _camps(fighters, asleep, camps), _camps(fighters - 1, asleep, camps)
    found = fighter * after + (1 - fighter) * before if fighters else before
    return (1 - asleep) * empty * before + asleep * found
