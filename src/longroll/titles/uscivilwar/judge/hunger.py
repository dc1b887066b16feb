"""What lack of supply costs: power, attrition, and the risk of surrender."""

from __future__ import annotations

from functools import cache
from typing import Final

from longroll.board.region import Mask

from ..components import CHARTS, TABLES
from ..facts import Facts, facts, supply
from ..ground import VALUABLE
from ..hardship import wear_modifier
from ..state import CivilWarState
from .leaders import NOBODY, leaders
from .weights import W

__all__ = ["hunger", "risk_of_surrender", "safe", "supplied", "supply_loss", "surrender_loss"]

_FACES: Final = range(1, 7)
_POINTS: Final = TABLES.surrender.numbers("points")
_NEEDED: Final = TABLES.surrender.number("needed")
_FULL: Final = 100
"""In percent; `pressure` has its own, because it imports this module."""


def safe(found: Facts, side: int) -> Mask:
    """The places with supply whose SP are not isolated.

    A fortress feeds those who are cut off in it, but they may surrender all the same (13.3.3).
    """
    return supply(found, side).fed & supply(found, side).connected


def supplied(fed: Mask, tied: Mask, place: int) -> int:
    """The power that remains in a place, in percent: fed, unfed but not isolated, or isolated."""
    if fed >> place & 1:
        return _FULL
    return W.hungry if tied >> place & 1 else W.isolated


@cache
def _mean_wear(number: int, modifier: int) -> float:
    """13.2.2: how many SP of a stack attrition displaces on average."""
    return sum(CHARTS.wear(number, die + modifier) for die in _FACES) / len(_FACES)


def hunger(state: CivilWarState, side: int, place: int, number: int) -> float:
    """What strength points lose by lack of supply in a place, besides power.

    That is what the next attrition displaces on average (13.2.2), in winter three times as much as
    in summer, and what they risk by being isolated, in a fortress too (13.6, 13.3.3).
    """
    found = supply(facts(state), side)
    return supply_loss(state, side, place, number, fed=found.fed, tied=found.connected)


def supply_loss(
    state: CivilWarState, side: int, place: int, number: int, *, fed: Mask, tied: Mask
) -> float:
    """The same if ``fed`` are the places with supply, and ``tied`` those that are not isolated."""
    cost = 0.0
    if number and not fed >> place & 1:
        cost += W.worn * _mean_wear(number, wear_modifier(state, side, place))
    return cost if tied >> place & 1 else cost + surrender_loss(state, side, place, number)


def surrender_loss(state: CivilWarState, side: int, place: int, number: int) -> float:
    """13.6: what isolated strength points in a place are expected to lose by surrender.

    By the points and the Generals of the place itself: those of others of its group (13.6.2), and
    those that a force would bring along, are ignored.
    """
    modifier = leaders(state)[side].get(place, NOBODY).defence
    if (VALUABLE & facts(state).held[side]) >> place & 1:
        fort = state.strongholds[side] >> place & 1
        modifier += TABLES.surrender.number("fort" if fort else "objective")
    points = state.surrender[side].get(place, 0)
    return W.cut_off * number * risk_of_surrender(points, modifier)


@cache
def risk_of_surrender(points: int, modifier: int) -> float:
    """13.6.3, 13.6.4: the mean of the chances to have surrendered after one check and after two.

    Most of those who are cut off are free again after a check or two.

    Args:
        points: the surrender points gathered so far.
        modifier: what is added to the die.

    >>> [round(100 * risk_of_surrender(points, 0)) for points in (0, 1, 2)]
    [61, 83, 100]
    """
    return (_lost(points, modifier, 1) + _lost(points, modifier, 2)) / 2


@cache
def _lost(points: int, modifier: int, checks: int) -> float:
    """The chance of having surrendered after so many checks."""
    if points >= _NEEDED:
        return 1.0
    if not checks:
        return 0.0
    rows = (max(0, min(len(_POINTS), die + modifier) - 1) for die in _FACES)
    return sum(_lost(points + _POINTS[row], modifier, checks - 1) for row in rows) / len(_FACES)
