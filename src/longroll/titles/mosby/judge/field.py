"""The table as a plain player reads it: what pays, what the way costs, and who would wake."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.memo import remembered

from ..base import CHARGE, OVERCOATS, leader_key, unit_key
from ..combat import MODIFYING
from ..components import (
    BESIDE,
    BRIDGES,
    CARRIERS,
    COMBAT,
    COUNTERS,
    EVERYWHERE,
    FAR,
    NEIGHBOURS,
    RAILS,
    SPACES,
    TABLES,
    TRAINS,
)
from ..deeds import kidnap_least
from ..state import BOX, MosbyState
from ..victory import needed
from .odds import FACES, attack, defence
from .weights import POLICY as W

__all__ = ["NOWHERE", "Field", "Prize", "Ways", "depths"]

NOWHERE: Final = 1 << 30
"""The cost of a way that does not exist."""
_HUNDRED: Final = 100
_STRONGEST: Final = max(counter.strength for counter in COUNTERS)


class Prize(NamedTuple):
    """A deed, its space and its value, in hundredths of a point.

    Without the cost of units that its noise may wake (`Field.noise`).
    """

    worth: int
    space: int
    deed: Action


class Ways(NamedTuple):
    """The cheapest ways from Mosby to all spaces: the cost, and the previous space of each."""

    cost: list[int]
    before: list[int]

    def to(self, goal: int, here: int) -> list[int]:
        """The spaces from ``here`` to a reachable goal, without the first."""
        way = [goal]
        while self.before[way[-1]] != here:
            way.append(self.before[way[-1]])
        way.reverse()
        return way


@remembered(1 << 8)
def depths(lines: Mask) -> tuple[int, ...]:
    """By space, the number of links to the nearest one outside the lines."""
    outside = members(EVERYWHERE & ~lines)
    return tuple([min(far[space] for space in outside) for far in FAR])


class Field:
    """What lies on the table, in lookup tables.

    Attributes:
        state: the position.
        asleep, awake: by space, the strength of the combat units there.
        carriers: by space, the number of couriers and supply wagons.
        behind: whether the points do not suffice for the end of the turn.
        entries: by space, the cost of entering: the way, units that may wake, units awake there.
    """

    __slots__ = (
        *("_boxed", "_camps", "_cards", "_fighting", "_noise", "_sleeper", "_sleepers"),
        *("_trains", "asleep", "awake", "behind", "carriers", "entries", "state"),
    )

    def __init__(self, state: MosbyState) -> None:
        self.state = state
        self.behind = state.points < needed(state, state.turn)
        self.asleep: dict[int, int] = {}
        self.awake: dict[int, int] = {}
        self.carriers: dict[int, int] = {}
        self._sleepers: dict[int, int] = {}
        self._trains: list[int] = []
        self._noise: dict[int, int] = {}
        for unit in state.order:
            at = state.at[unit]
            if COMBAT >> unit & 1:
                side = self.awake if state.active >> unit & 1 else self.asleep
                side[at] = side.get(at, 0) + state.strength(unit)
                if side is self.asleep:
                    self._sleepers[at] = self._sleepers.get(at, 0) + 1
            elif CARRIERS >> unit & 1:
                self.carriers[at] = self.carriers.get(at, 0) + 1
            elif TRAINS >> unit & 1:
                self._trains.append(unit)
        self._camps = state.concentrations & ~state.sent
        self._boxed = _boxed(state)
        self._fighting = sum(self._boxed[1:-1]) * _HUNDRED // max(1, sum(self._boxed))
        self._sleeper = W.check * state.alert // FACES
        self._cards = sum(MODIFYING.get(card, 0) for card in state.hand)
        self.entries = self._entries()

    # --- Fights ----------------------------------------------------------------------------------

    def fight(self, strength: int) -> int:
        """The value of attacking this ``strength``; negative if it is too great."""
        odds = attack(self.state, strength, self._cards)
        if odds.won < (W.wins_behind if self.behind else W.wins):
            return -1
        return odds.mean - W.turn * odds.lost // FACES

    def stand(self, strength: int) -> tuple[int, int]:
        """The mean value of being attacked by ``strength``, and on how many faces Mosby wins."""
        odds = defence(self.state, strength, self.state.hand.count(CHARGE))
        return odds.mean, odds.won

    def hunters(self) -> list[int]:
        """The activated combat units, in order of arrival."""
        awake = self.state.active & COMBAT
        return [unit for unit in self.state.order if awake >> unit & 1]

    # --- What wakes ------------------------------------------------------------------------------

    def _entries(self) -> list[int]:
        cost = [W.step] * len(SPACES)
        hidden = self._sleeper * self._fighting // _HUNDRED
        for space in members(self.state.unrevealed):
            cost[space] += hidden
        camp = W.camp * self.state.alert // FACES
        for space in members(self._camps):
            cost[space] += camp
        for space, sleepers in self._sleepers.items():
            cost[space] += sleepers * self._sleeper
        for space in self.awake:
            cost[space] += W.awake
        return cost

    def noise(self, space: int) -> int:
        """The cost of powder or shots in a space, by the units that they may wake (9.5)."""
        if space not in self._noise:
            near = BESIDE[space]
            here = near | 1 << space
            hidden = (near & self.state.unrevealed).bit_count() * self._fighting
            sleepers = sum(count for at, count in self._sleepers.items() if here >> at & 1)
            ears = hidden + sleepers * _HUNDRED + (here & self._camps).bit_count() * W.camp_ears
            self._noise[space] = ears * W.noise * self.state.alert // (FACES * _HUNDRED)
        return self._noise[space]

    # --- What pays -------------------------------------------------------------------------------

    def prizes(self) -> list[Prize]:
        """Every deed that could be done anywhere, except those that wake nobody (captures)."""
        state = self.state
        loud = state.concentrations
        for space in self.awake:
            loud |= 1 << space
        found: list[Prize] = []
        for key, deed, spaces in (
            ("railroad", _RAILROAD, RAILS & ~state.rails),
            ("bridge", _BRIDGE, BRIDGES & ~state.bridges),
        ):
            worths = _blown(key, 0), _blown(key, 1)
            open_ = members(spaces & state.lines)
            found += [Prize(worths[loud >> space & 1], space, deed) for space in open_]
        for space, value in state.depots:
            if state.lines >> space & 1:
                worth = _blown("depot", loud >> space & 1, value)
                found.append(Prize(worth, space, _DEPOT))
        for unit in self._trains:
            space = state.at[unit]
            worth = _blown("wagon-train", loud >> space & 1)
            found.append(Prize(worth, space, act("demolish", unit_key(unit))))
        for leader, space in enumerate(state.leaders):
            if space >= 0:
                found.append(self._kidnapped(space, leader))
        for space in dict.fromkeys((*self.asleep, *self.awake)):
            worth = self.fight(self.asleep.get(space, 0) + self.awake.get(space, 0))
            if worth > 0:
                found.append(Prize(worth, space, _ATTACK))
        return found

    def _kidnapped(self, space: int, leader: int) -> Prize:
        points, alert = TABLES.performance["leader"]
        coats = OVERCOATS in self.state.hand
        key = leader_key(leader)
        deed = act("kidnap", key, "union-overcoats") if coats else act("kidnap", key)
        faces = FACES + 1 - kidnap_least(self.state, coats, space)
        return Prize(points * _HUNDRED * faces // FACES - W.alert * alert, space, deed)

    def unknown(self) -> int:
        """The mean value of an unrevealed space: a weak unit asleep, or a courier."""
        *strengths, carriers = self._boxed
        total = _HUNDRED * carriers
        for strength in range(1, _STRONGEST + 1):
            if strengths[strength]:
                total += strengths[strength] * max(0, self.fight(strength))
        return total * W.hope // (_HUNDRED * max(1, sum(self._boxed)))

    # --- Ways ------------------------------------------------------------------------------------

    def ways(self, most: int = NOWHERE) -> Ways:
        """The cheapest ways to spaces that cost at most ``most``.

        Outside the lines one ride leads anywhere (10.2).
        """
        here = self.state.mosby
        cost, before = [NOWHERE] * len(SPACES), [-1] * len(SPACES)
        cost[here] = 0
        heap = [(0, here)]
        ride = self.state.ride()
        for space in members(ride):
            cost[space], before[space] = self.entries[space], here
            if BESIDE[space] & ~ride:
                heappush(heap, (cost[space], space))
        entries = self.entries
        done = 0
        while heap:
            spent, at = heappop(heap)
            if done >> at & 1:
                continue
            if spent > most:
                break
            done |= 1 << at
            for to in NEIGHBOURS[at]:
                there = spent + entries[to]
                if there < cost[to]:
                    cost[to], before[to] = there, at
                    heappush(heap, (there, to))
        return Ways(cost, before)


_RAILROAD: Final = act("demolish", "railroad")
_BRIDGE: Final = act("demolish", "bridge")
_DEPOT: Final = act("demolish", "depot")
_ATTACK: Final = act("attack")


@remembered(1 << 8)
def _blown(key: str, loud: int, more: int = 0) -> int:
    """The value of powder; ``loud`` if a camp or an enemy who is awake may hinder it."""
    points, alert = TABLES.performance[key]
    least = TABLES.guarded_from if loud else TABLES.quiet_from
    return (points + more) * _HUNDRED * (FACES + 1 - least) // FACES - W.alert * alert


def _boxed(state: MosbyState) -> list[int]:
    """How many counters of each strength the container holds; blanks and wagon trains come first.

    Couriers and supply wagons come last.
    """
    counts = [0] * (_STRONGEST + 2)
    at = state.at
    for index, strength in _KINDS:
        if at[index] == BOX:
            counts[strength] += 1
    return counts


_KINDS: Final = tuple(
    (c.index, _STRONGEST + 1 if CARRIERS >> c.index & 1 else c.strength) for c in COUNTERS
)
