"""How good a position is, in hundredths of a victory point (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action

from ..base import general_at, place_of, turn_of
from ..components import CONFEDERATE, GENERALS_OF, GRID, SCENARIOS, UNION, WATERS
from ..facts import Facts, facts
from ..ground import LAND
from ..marches.march import March
from ..options import ADVANCED
from ..setting_up import START_OF, campaign
from ..ships.flags import Flag
from ..ships.headings import on_water
from ..ships.orders import NavalDeparture
from ..ships.pieces import HULL, OWNER, VALUE
from ..ships.retreat import Retreats
from ..state import CivilWarState, ship_parts
from ..victory import balance, confederate_points, final_points
from .pressure import (
    HUNDRED,
    Part,
    Pressure,
    expected,
    powers,
    pressure,
    supplied,
    turns_left,
)
from .weights import W

__all__ = ["appraise", "gauges", "priorities"]

_MISSISSIPPI: Final[Mask] = WATERS.of_river("Mississippi")
_CLOSE: Final = 8.0
"""Points by which a scenario is as good as decided."""


def appraise(state: CivilWarState, side: int) -> int:
    """How good a position that nobody has won is for a side."""
    found = facts(state)
    worth = expected(state) - HUNDRED * confederate_points(state)
    worth += _force(state, UNION, found) - _force(state, CONFEDERATE, found)
    worth += _river(state, found) + _ending(state)
    return round(worth if side == UNION else -worth)


def _river(state: CivilWarState, found: Facts) -> float:
    """19.3.1: the award for the Mississippi, or how much of it the Union controls."""
    if state.mississippi:
        return 10.0 * W.mississippi
    mine = (_MISSISSIPPI & found.fleets.union).bit_count()
    return 10.0 * W.mississippi * mine / (2 * _MISSISSIPPI.bit_count())


def _ending(state: CivilWarState) -> float:
    """What it is worth to be ahead of what the scenario wants, the nearer its end the more."""
    if campaign(state.scenario):
        ahead = float(balance(state) - turn_of(state).reference)
    else:
        ahead = final_points(state) / 2 - SCENARIOS[START_OF[state.scenario]].needed
    return W.clear / (1 + turns_left(state)) * tanh(ahead / _CLOSE)


def _force(state: CivilWarState, side: int, found: Facts) -> float:
    """Strength points and what they lack, Generals, works, cards."""
    fed, tied = found.fed[side], found.connected[side]
    worth = 0.0
    for place, number in state.sp[side].items():
        worth += W.sp * number
        if state.demoralised[side] >> place & 1:
            worth -= W.shaken_sp * number
        if not fed >> place & 1:
            worth -= W.hungry_sp * number
            if not tied >> place & 1:
                worth -= W.cut_off * number
    worth += W.displaced * sum(state.displaced[side])
    worth += W.card * sum(state.hands[side]) + W.training * state.training[side]
    worth += W.work * (sum(state.forts[side].values()) + len(state.works[side]))
    worth += W.ditch * state.trenches[side].bit_count()
    if ADVANCED in state.options:
        worth += _fleet(state, side)
    where, stars = state.where, state.stars
    return worth + W.star * sum(stars[one] for one in GENERALS_OF[side] if where[one] >= 0)


def _fleet(state: CivilWarState, side: int) -> float:
    """21.2: naval strength points, those that are damaged or being built for half."""
    worth = 0.0
    for key, number in state.ships.items():
        place, kind, damaged = ship_parts(key)
        if OWNER[kind] == side:
            worth += (
                W.ship
                * number
                * (max(VALUE[kind], 1) / 2 if damaged or kind == HULL else VALUE[kind])
            )
            worth -= W.coal * number * (state.low_coal >> place & 1)
    return worth


def priorities(state: CivilWarState, side: int, actions: Sequence[Action]) -> list[float]:
    """How promising orders look: to where strength is worth most, by whom who leads most.

    A march that is being made goes to where its whole force counts for more than where it stands;
    and as many set out as count for most there. Who starves looks first for a way home.
    """
    around = pressure(state)
    frame = state.stack[-1] if state.stack else None
    force = _Force(state, frame, side, around) if isinstance(frame, March) else None
    found = facts(state)
    hungry = state.forces[side] & ~found.fed[side]
    enemies = state.forces[1 - side]
    hopes: list[float] = []
    for action in actions:
        verb = action.verb
        if verb in _TO:
            place = place_of(action)
            gain = _at(place, side, around, force)
            hopes.append(gain + (verb in _FIERCE) + (enemies >> max(place, 0) & 1))
        elif verb in _LED:
            where = state.where[general_at(action.args[0])]
            number = state.strength(side, where) * (1 + (hungry >> max(where, 0) & 1))
            hopes.append(float(number))
        elif verb == "lead" and force is not None:
            hopes.append(force.led(action.integer(0)))
        elif verb == "bound" and isinstance(frame, (Flag, NavalDeparture, Retreats)):
            there = on_water(frame.listing(state)[1], action.args[0])
            hopes.append(HUNDRED * max((around.field(side, end) for end in there), default=0.0))
        else:
            hopes.append(_OTHER.get(verb, 0.0))
    return hopes


def _at(place: int, side: int, around: Pressure, force: _Force | None) -> float:
    """What it brings to be in a place: a strength point, or the whole force that is on its way."""
    if place < 0:
        return 0.0
    return force.gain(place) if force is not None else HUNDRED * around.field(side, place)


class _Force:
    """A force on the march, or about to set out."""

    def __init__(self, state: CivilWarState, march: March, side: int, around: Pressure) -> None:
        found = facts(state)
        self._side, self._around, self._start = side, around, march.place
        self._fed, self._tied = found.fed[side], found.connected[side]
        there = state.sp[side].get(march.place, 0)
        power = powers(state, found)[side].get(march.place, 0.0) / max(there, 1)
        self._now = power
        self._whole = power * HUNDRED / supplied(self._fed, self._tied, march.place)
        self._number = march.strength
        self._goals: list[int] | None = None

    def gain(self, place: int) -> float:
        """What the side gains if the force stands in ``place``."""
        return self._gain(self._number, place)

    def led(self, number: int) -> float:
        """The most that so many strength points may bring in one of the places near by.

        From a coastal fort they go by ship, and the more the better.
        """
        if self._start >= GRID.size:
            return float(number)
        if self._goals is None:
            self._goals = self._near()
        return max((self._gain(number, goal) for goal in self._goals), default=0.0)

    def _near(self) -> list[int]:
        """The places near by that are thought of: of all, and of those with supply, the best."""
        near = GRID.within(self._start, _NEAR) & LAND
        found: list[int] = []
        for region in (near & self._fed, near & ~self._fed):
            fields = [(-self._around.field(self._side, place), place) for place in members(region)]
            found += [place for _, place in sorted(fields)[:_GOALS]]
        return found

    def _gain(self, number: int, place: int) -> float:
        """What so many strength points gain there, with the supply that they have or lack."""
        power = self._whole * supplied(self._fed, self._tied, place) / HUNDRED
        left, came = Part(self._start, self._now * number), Part(place, power * number)
        want = self._want(self._start) - self._want(place)
        return self._around.moved(self._side, left, came) + want * number

    def _want(self, place: int) -> int:
        """What a strength point loses for lack of supply in a place (13.2, 13.6)."""
        if self._fed >> place & 1:
            return 0
        return W.hungry_sp + (0 if self._tied >> place & 1 else W.cut_off)


_NEAR: Final = 3
"""So many hexes an army marches, as a rule."""
_GOALS: Final = 4
"""So many places are thought of when an army is mustered."""
_TO: Final = frozenset(
    {
        "go",
        "ride",
        "attack",
        "sail",
        "assault",
        "rail",
        "river",
        "road",
        "ocean",
        "place",
        "send",
        "cruise",
        "engage",
    }
)
"""Verbs that send somebody to a place, which is their first or second word."""
_FIERCE: Final = frozenset({"attack", "assault", "engage"})
_LED: Final = frozenset({"march", "dare"})
_OTHER: Final[Mapping[str, float]] = {"recover": 2.0, "collect": 2.0, "join": 1.0}


def gauges(state: CivilWarState) -> Mapping[str, int]:
    """The numbers of the war, for statistics."""
    return {
        "balance": balance(state),
        "reference": turn_of(state).reference,
        "sp union": sum(state.sp[UNION].values()),
        "sp confederate": sum(state.sp[CONFEDERATE].values()),
        "shaken union": state.demoralised[UNION].bit_count(),
        "shaken confederate": state.demoralised[CONFEDERATE].bit_count(),
    }
