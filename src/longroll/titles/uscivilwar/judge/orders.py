"""How promising orders look before any is tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action

from ..actions import Activations
from ..actions.purse import ANY
from ..base import general_at, place_of, rank_of
from ..battle.odds import dice_of
from ..command import limit_of
from ..components import CARD_KINDS, CHARTS, GRID
from ..facts import facts, supply
from ..ground import LAND
from ..marches.march import March
from ..marches.ways import enemy_units
from ..reactions import Approach
from ..sea.quays import capacity
from ..sea.rivers import ways_of
from ..sea.routes import voyage
from ..sea.transport import Transport
from ..ships.departure import NavalDeparture
from ..ships.flags import Flag
from ..ships.headings import on_water
from ..ships.retreat import Retreats
from ..state import CivilWarState
from ..strategic import MODES, StrategicMovement
from .captures import best_landing, landing, prized, promise, spoils, stake_at
from .fights import (
    attackers_of,
    battle_gain,
    best_battle,
    gain_by_standing,
    possible_attackers,
    price_of_hunger,
)
from .hunger import hunger, supplied
from .pressure import HUNDRED, MARCH, Part, Pressure, powers, pressure
from .rivers import closings
from .weights import W

__all__ = ["priorities"]

_GOALS: Final = 4
"""Number of destinations considered when an army is mustered."""
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
"""Verbs that send units to a place, which is their first or second argument."""
_SECOND: Final = 15
"""What a point of a subordinate's rating is worth in an army that goes to fight."""
_AGAIN: Final = 25
"""Penalty of a second General in the same place, who would do much the same."""
_FIERCE: Final = frozenset({"attack", "assault", "engage"})
_MUSTERS: Final = frozenset({"collect", "gather"})
"""Verbs that add troops to a march; of those in a place, usually all or none."""
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
"""Values of orders that move nothing, roughly as in the appraisal."""


def priorities(state: CivilWarState, side: int, actions: Sequence[Action]) -> list[float]:
    """How promising orders look: marches to where strength is worth most, by the best leader.

    A march goes to where its whole force is worth more than where it is, with as many SP as are
    worth most there. Between actions, each action that moves troops is worth their greatest
    possible gain.
    """
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Activations):
        return _Menu(state, side).hopes(actions)
    if isinstance(frame, StrategicMovement) and not frame.moving:
        return _Depot(state, side, frame).hopes(actions)
    step = _Step(state, side, actions)
    return [step.hope(action) for action in actions]


class _Step:
    """The value of the orders of a step: of a march, a voyage or anything else."""

    def __init__(self, state: CivilWarState, side: int, actions: Sequence[Action]) -> None:
        self._state, self._side = state, side
        self._frame = state.stack[-1] if state.stack else None
        self._around = pressure(state, side)
        self._force: _Force | None = None
        if isinstance(self._frame, (March, Transport)):
            self._force = _Force(state, side, self._around, self._frame.place, self._frame.strength)
        self._enemies = state.forces[1 - side]
        self._musters = {one.args[:-1]: one for one in actions if one.verb in _MUSTERS}
        self._menu: _Menu | None = None

    def hope(self, action: Action) -> float:
        """The value of an order, in hundredths of a victory point."""
        verb, frame = action.verb, self._frame
        if verb in _TO:
            return self._sent(action)
        if verb in ("fort", "improve"):
            self._menu = self._menu or _Menu(self._state, self._side)
            return self._menu.fort(place_of(action))
        if verb == "lead" and isinstance(frame, Transport):
            return float(action.integer(0))
        if isinstance(frame, March) and self._force is not None:
            return self._mustered(action, frame, self._force)
        if verb == "stand" and isinstance(frame, Approach):
            return gain_by_standing(self._state, stake_at(self._state, self._side, frame.place))
        if verb == "bound" and isinstance(frame, (Flag, NavalDeparture, Retreats)):
            there = on_water(frame.listing(self._state), action.args[0])
            fields = (self._around.field(self._side, end) for end in there)
            return HUNDRED * max(fields, default=0.0)
        return _OTHER.get(verb, 0.0)

    def _mustered(self, action: Action, march: March, force: _Force) -> float:
        """The value of an order to a force where it stands."""
        verb = action.verb
        if verb == "lead":
            number = action.integer(0)
            probe = copy(march)
            probe.strength = number
            probe.equip(self._state)
            led = force.led(number, mask(probe.reach(self._state)))
            return max(led, self._fights(march, number, march.place))
        if verb == "take":
            return self._second(march, general_at(action.args[0]))
        if verb in _MUSTERS:
            whole = self._musters.get(action.args[:-1]) == action
            return _OTHER["collect"] + (force.each() / 2 if whole else 0.0)
        if verb == "mark":
            return float(W.marker + spoils(self._state, march.place))
        return _OTHER.get(verb, 0.0)

    def _sent(self, action: Action) -> float:
        """The value of sending units to a place."""
        state, side, frame = self._state, self._side, self._frame
        place = max(place_of(action), place_of(action, 1))
        if place < 0:
            hope = 0.0
        elif action.verb == "assault" and isinstance(frame, Transport):
            hope = landing(state, side, place, frame.strength)
        elif self._force is not None:
            hope = self._force.gain(place)
            if isinstance(frame, March):
                hope = max(hope, self._onward(frame, action.verb, place, hope))
        else:
            hope = HUNDRED * self._around.field(side, place)
        return hope + (action.verb in _FIERCE) + (self._enemies >> max(place, 0) & 1)

    def _onward(self, march: March, verb: str, place: int, gain: float) -> float:
        """The value of a battle in a place, or of going where the next battle can be begun."""
        state = self._state
        if verb == "attack":
            battle = battle_gain(state, attackers_of(state, march, march.strength), place)
            return battle + max(gain, 0.0)
        if verb == "go":
            price = price_of_hunger(state, self._side, place, march.strength, 1)
            return self._fights(march, march.strength, place, 1) - price
        return gain

    def _fights(self, march: March, number: int, place: int, reach: int = MARCH) -> float:
        """The greatest gain by a battle near a place, with so many SP on the march."""
        if march.shy(self._state):
            return 0.0
        return best_battle(self._state, attackers_of(self._state, march, number), place, reach)

    def _second(self, march: March, general: int) -> float:
        """11.3: what a subordinate adds to the battles of an army with dice enough for him."""
        state = self._state
        most = limit_of(state, march.leader)
        number = min(most, state.strength(self._side, march.place))
        if len(march.staff) + 1 >= dice_of(CHARTS.column(number)):
            return 0.0
        return _SECOND * max(0, rank_of(state, general).attack)


class _Menu:
    """The value of the actions of a phase, of which the best few are tried."""

    def __init__(self, state: CivilWarState, side: int) -> None:
        self._state, self._side = state, side
        self._around = pressure(state, side)
        self._powers = powers(state, facts(state))[side]
        self._forces: dict[int, _Force] = {}
        self._closings: dict[int, float] | None = None

    def hopes(self, actions: Sequence[Action]) -> list[float]:
        """The values of the actions, in hundredths of a victory point.

        Of several Generals in a place the one who leads the most is tried first; the others would
        do much the same. Likewise for the voyages that one card allows, because it can be used only
        once.
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
            timid = verb == "march" and rank_of(state, general).cautious
            battle = 0.0 if timid else self._fight(where, general, number)
            march = self._march(where, number, general, int(not timid))
            return max(march, battle) + state.stars[general]
        if verb == "column":
            place, number = place_of(action), action.integer(1)
            return max(self._march(place, number), self._fight(place, -1, number))
        if verb in ("transport", "venture", "ships"):
            place = place_of(action)
            number = min(state.strength(side, place), capacity(side))
            if verb == "ships":
                targets = ways_of(state, facts(state), side, place).targets
                return best_landing(state, side, targets, number)
            return self._carried(place, number)
        if verb == "works":
            gains = closings(state, side, CARD_KINDS.index(action.args[0]))
            return max(gains.values(), default=0.0)
        if verb == "fort":
            return self.fort(place_of(action))
        return _OTHER.get(verb, 0.0)

    def fort(self, place: int) -> float:
        """The value of a fort: it shuts the Mississippi, or strengthens a garrison of value."""
        if self._closings is None:
            frame = self._state.stack[-1]
            card = frame.card if isinstance(frame, Activations) else ANY
            self._closings = closings(self._state, self._side, card)
        guarded = W.work * (prized() >> place & 1)
        more = self._powers.get(place, 0.0) * W.fort / HUNDRED
        gain = self._around.fortified(self._side, place, more)
        return self._closings.get(place, 0.0) + guarded + gain

    def _force(self, place: int) -> _Force:
        force = self._forces.get(place)
        if force is None:
            number = self._state.strength(self._side, place)
            force = _Force(self._state, self._side, self._around, place, number)
            self._forces[place] = force
        return force

    def _march(self, place: int, number: int, leader: int = -1, bold: int = 1) -> float:
        if place < 0 or place >= GRID.size:
            return 0.0
        march = March(self._side, place, leader, number, 0, bold)
        march.equip(self._state)
        return self._force(place).led(number, mask(march.reach(self._state)))

    def _fight(self, place: int, leader: int, number: int) -> float:
        """The greatest gain by a battle near a place."""
        if place < 0 or place >= GRID.size:
            return 0.0
        force = possible_attackers(self._state, self._side, place, leader, number)
        return best_battle(self._state, force, place)

    def _carried(self, place: int, number: int) -> float:
        """What troops gain by ship at the end of a voyage that is not intercepted."""
        ends = voyage(facts(self._state), self._side, place).ends
        fields = [(-self._around.field(self._side, end), end) for end in members(ends)]
        force = self._force(place)
        goals = [end for _, end in sorted(fields)[:_GOALS]]
        return max((force.gained(number, end) for end in goals), default=0.0)


class _Depot:
    """What troops gain by strategic movement in one leg."""

    def __init__(self, state: CivilWarState, side: int, frame: StrategicMovement) -> None:
        self._state, self._side, self._frame = state, side, frame
        self._around = pressure(state, side)
        self._forces: dict[int, _Force] = {}
        self._goals: dict[Mask, list[int]] = {}

    def hopes(self, actions: Sequence[Action]) -> list[float]:
        """The values of the orders, in hundredths of a victory point."""
        return [
            self._embarked(place_of(action), action.integer(1)) if action.verb == "embark" else 0.0
            for action in actions
        ]

    def _embarked(self, place: int, number: int) -> float:
        force = self._forces.get(place)
        if force is None:
            force = _Force(self._state, self._side, self._around, place, number)
            self._forces[place] = force
        ends = 0
        for mode in range(len(MODES)):
            ends |= self._frame.ends(self._state, mode, place, number)
        goals = self._goals.get(ends)
        if goals is None:
            fields = [(-self._around.field(self._side, end), end) for end in members(ends)]
            goals = self._goals[ends] = [end for _, end in sorted(fields)[:_GOALS]]
        return max((force.gained(number, end) for end in goals if end != place), default=0.0)


class _Force:
    """Troops in a place, of which ``number`` set out or have set out."""

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
        self._goals: dict[Mask, list[int]] = {}

    def gain(self, place: int) -> float:
        """The side's gain if the force is in ``place``."""
        return self.gained(self._number, place)

    def led(self, number: int, reach: Mask) -> float:
        """The greatest gain of ``number`` strength points in one of the places of ``reach``.

        Enemy-held places beside them count too: they may be attacked.
        """
        if self._start >= GRID.size:
            return float(number)
        goals = self._goals.get(reach)
        if goals is None:
            goals = self._goals[reach] = self._best(reach)
        return max((self.gained(number, goal) for goal in goals), default=0.0)

    def each(self) -> float:
        """The approximate gain per strength point that joins the force."""
        near = GRID.within(self._start, MARCH) if self._start < GRID.size else 0
        reach = near & LAND & ~(1 << self._start)
        return max(self.led(self._number, reach), 0.0) / max(self._number, 1)

    def _best(self, reach: Mask) -> list[int]:
        """The most promising places within reach, among all and among those with supply."""
        found: list[int] = []
        secure = self._fed & self._tied
        for region in (reach & secure, reach & ~secure):
            fields = [(-self._around.field(self._side, place), place) for place in members(region)]
            found += [place for _, place in sorted(fields)[:_GOALS]]
        beside = reach
        for place in members(reach & LAND):
            beside |= GRID.within(place, 1) if place < GRID.size else 0
        others = self._foreign & (reach | beside & enemy_units(self._state, self._side))
        return found + [place for place in members(others) if place not in found]

    def gained(self, number: int, place: int) -> float:
        """The gain of ``number`` strength points there, with or without supply.

        A prize counts only if the force takes it: standing next to it is not enough.
        """
        power = self._whole * supplied(self._fed, self._tied, place) / HUNDRED
        left, came = Part(self._start, self._now * number), Part(place, power * number)
        here, there = (hunger(self._state, self._side, at, number) for at in (self._start, place))
        taken = 0.0
        if self._foreign >> place & 1:
            taken = promise(self._state, self._side, place, number) * (1 - self._around.outlook)
        return self._around.moved(self._side, left, came) + here - there + taken
