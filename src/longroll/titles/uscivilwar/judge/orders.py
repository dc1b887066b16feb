"""How promising orders look before any of them is tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action

from ..actions import Activations
from ..base import general_at, place_of
from ..command import limit_of
from ..components import CARD_KINDS, GRID
from ..facts import facts, supply
from ..ground import LAND
from ..marches.march import March
from ..sea.routes import voyage
from ..sea.transport import Transport, capacity
from ..ships.flags import Flag
from ..ships.headings import on_water
from ..ships.orders import NavalDeparture
from ..ships.retreat import Retreats
from ..state import CivilWarState
from .captures import best_landing, prized, promise
from .pressure import HUNDRED, Part, Pressure, powers, pressure, supplied
from .rivers import closings
from .weights import W

__all__ = ["priorities"]

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
_AGAIN: Final = 25
"""So much less promising is a second General of the same place, who would do much the same."""
_FIERCE: Final = frozenset({"attack", "assault", "engage"})
_LED: Final = frozenset({"march", "dare", "spur"})
_OTHER: Final[Mapping[str, float]] = {
    "card": 20.0,
    "recover": 8.0,
    "entrench": 5.0,
    "train": 3.0,
    "collect": 2.0,
    "join": 1.0,
    "disperse": -100.0,
    "raze": -100.0,
}
"""Of what moves nobody anywhere, about what the appraisal gives for it."""


def priorities(state: CivilWarState, side: int, actions: Sequence[Action]) -> list[float]:
    """How promising orders look: to where strength is worth most, by whom who leads most.

    A march that is being made goes to where its whole force counts for more than where it stands;
    and as many set out as count for most there. Between actions, each that moves troops is worth
    what they would gain where they gain most.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Activations):
        return _Menu(state, side).hopes(actions)
    around = pressure(state)
    force = None
    if isinstance(frame, (March, Transport)):
        force = _Force(state, side, around, frame.place, frame.strength)
    enemies = state.forces[1 - side]
    hopes: list[float] = []
    for action in actions:
        verb = action.verb
        if verb in _TO:
            place = place_of(action)
            if place < 0:
                hope = 0.0
            elif verb == "assault" and isinstance(frame, Transport):
                hope = promise(state, side, place, frame.strength)
            elif force is not None:
                hope = force.gain(place)
            else:
                hope = HUNDRED * around.field(side, place)
            hopes.append(hope + (verb in _FIERCE) + (enemies >> max(place, 0) & 1))
        elif verb == "lead" and force is not None:
            ships = isinstance(frame, Transport)
            number = action.integer(0)
            hopes.append(float(number) if ships else force.led(number))
        elif verb == "bound" and isinstance(frame, (Flag, NavalDeparture, Retreats)):
            there = on_water(frame.listing(state)[1], action.args[0])
            hopes.append(HUNDRED * max((around.field(side, end) for end in there), default=0.0))
        else:
            hopes.append(_OTHER.get(verb, 0.0))
    return hopes


class _Menu:
    """What the actions of a phase promise, of which the best few are tried."""

    def __init__(self, state: CivilWarState, side: int) -> None:
        self._state, self._side = state, side
        self._around = pressure(state)
        self._led: dict[tuple[int, int], float] = {}
        self._forces: dict[int, _Force] = {}
        self._closings: dict[int, float] | None = None

    def hopes(self, actions: Sequence[Action]) -> list[float]:
        """What the actions promise, in hundredths of a victory point.

        Of several Generals in a place the one who leads the most is tried first; the others would
        do much the same. So it is with the voyages that one card allows: it is spent once.
        """
        hopes = [self._hope(action) for action in actions]
        seen: set[tuple[str, int]] = set()
        voyages: dict[str, int] = {}
        for number in sorted(range(len(actions)), key=lambda number: -hopes[number]):
            action = actions[number]
            if action.verb in _LED:
                key = action.verb, self._state.where[general_at(action.args[0])]
                hopes[number] -= _AGAIN if key in seen else 0
                seen.add(key)
            elif action.verb == "ships":
                voyages[action.args[1]] = voyages.get(action.args[1], 0) + 1
                hopes[number] /= voyages[action.args[1]]
        return hopes

    def _hope(self, action: Action) -> float:
        verb, state, side = action.verb, self._state, self._side
        if verb in _LED:
            general = general_at(action.args[0])
            where = state.where[general]
            number = min(state.strength(side, where), limit_of(state, general))
            return self._march(where, number) + state.stars[general]
        if verb == "column":
            return self._march(place_of(action), action.integer(1))
        if verb in ("transport", "venture", "ships"):
            place = place_of(action)
            number = min(state.strength(side, place), capacity(side))
            if verb == "ships":
                return best_landing(state, side, place, number)
            return self._carried(place, number)
        if verb == "works":
            gains = closings(state, side, CARD_KINDS.index(action.args[0]))
            return max(gains.values(), default=0.0)
        if verb == "fort":
            return self._fort(place_of(action))
        return _OTHER.get(verb, 0.0)

    def _fort(self, place: int) -> float:
        """What a fort promises: to shut the Mississippi, else to guard what counts, and troops."""
        if self._closings is None:
            frame = self._state.stack[-1]
            card = frame.card if isinstance(frame, Activations) else -1
            self._closings = closings(self._state, self._side, card)
        guarded = W.work * (prized() >> place & 1)
        return self._closings.get(place, 0.0) + guarded + self._state.strength(self._side, place)

    def _force(self, place: int) -> _Force:
        force = self._forces.get(place)
        if force is None:
            number = self._state.strength(self._side, place)
            force = _Force(self._state, self._side, self._around, place, number)
            self._forces[place] = force
        return force

    def _march(self, place: int, number: int) -> float:
        if place < 0 or place >= GRID.size:
            return 0.0
        known = self._led.get((place, number))
        if known is None:
            known = self._led[place, number] = self._force(place).led(number)
        return known

    def _carried(self, place: int, number: int) -> float:
        """What troops gain by ship at the end of a voyage on which nobody stops them."""
        ends = voyage(facts(self._state), self._side, place).ends
        fields = [(-self._around.field(self._side, end), end) for end in members(ends)]
        force = self._force(place)
        goals = [end for _, end in sorted(fields)[:_GOALS]]
        return max((force.gained(number, end) for end in goals), default=0.0)


class _Force:
    """Troops in a place, of whom ``number`` set out or have set out."""

    def __init__(
        self, state: CivilWarState, side: int, around: Pressure, place: int, number: int
    ) -> None:
        found = facts(state)
        self._state = state
        self._side, self._around, self._start = side, around, place
        self._foreign = found.held[1 - side] & prized()
        self._fed, self._tied = supply(found, side).fed, supply(found, side).connected
        there = state.sp[side].get(place, 0)
        power = powers(state, found)[side].get(place, 0.0) / max(there, 1)
        self._now = power
        self._whole = power * HUNDRED / supplied(self._fed, self._tied, place)
        self._number = number
        self._goals: list[int] | None = None

    def gain(self, place: int) -> float:
        """What the side gains if the force stands in ``place``."""
        return self.gained(self._number, place)

    def led(self, number: int) -> float:
        """The most that so many strength points may bring in one of the places near by."""
        if self._start >= GRID.size:
            return float(number)
        if self._goals is None:
            self._goals = self._near()
        return max((self.gained(number, goal) for goal in self._goals), default=0.0)

    def _near(self) -> list[int]:
        """The places near by that are thought of: of all, and of those with supply, the best."""
        near = GRID.within(self._start, _NEAR) & LAND & ~(1 << self._start)
        found: list[int] = []
        for region in (near & self._fed, near & ~self._fed):
            fields = [(-self._around.field(self._side, place), place) for place in members(region)]
            found += [place for _, place in sorted(fields)[:_GOALS]]
        return found + [place for place in members(near & self._foreign) if place not in found]

    def gained(self, number: int, place: int) -> float:
        """What so many strength points gain there, with the supply that they have or lack.

        What they take counts at once: a prize is not had by standing next to it.
        """
        power = self._whole * supplied(self._fed, self._tied, place) / HUNDRED
        left, came = Part(self._start, self._now * number), Part(place, power * number)
        want = self._want(self._start) - self._want(place)
        taken = 0.0
        if self._foreign >> place & 1:
            taken = promise(self._state, self._side, place, number) * (1 - self._around.outlook)
        return self._around.moved(self._side, left, came) + want * number + taken

    def _want(self, place: int) -> int:
        """What a strength point loses for lack of supply in a place (13.2, 13.6)."""
        if self._fed >> place & 1:
            return 0
        return W.hungry_sp + (0 if self._tied >> place & 1 else W.cut_off)
