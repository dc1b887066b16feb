"""G13.2, X4.19.retreat: retreats, step by step, and captures where there is no way."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.event import Value
from longroll.engine.procedure import DONE, Done, Flow

from .base import P, Proc, army_key, ask_army, hex_key, leader_key, unit_key
from .components import GRID, HQ, LEADER, LEADERS, PERIMETER, UNITS, hex_at
from .components.parts import ARTILLERY
from .entering import enter
from .ground import (
    NEGRO,
    SOUTHERN,
    enemy_adjacent,
    lay,
    leader_stack_ok,
    occupied,
    stack_ok,
    step_cost,
    zoc,
)
from .losses import capture, lose_step
from .state import BOARD, SavannahState

__all__ = [
    "RETREATED",
    "Escort",
    "Retreat",
    "can_retreat",
    "relocate",
    "retreat_one",
    "retreat_toll",
]

NO_WAY: Final[tuple[int, ...]] = ()
RETREATED: Final = 1
"""What `Retreat` returns for a unit that is still on the board; 0 for one that is captured."""

_TOUCHY: Final = frozenset(
    unit.index for unit in UNITS if unit.tags & {"southern", "not-with-southern"}
)
_NEVER_INSIDE: Final = frozenset(u.index for u in UNITS if "never-inside-perimeter" in u.tags)
_HQ_DISTANCE: Final = tuple(
    tuple(GRID.distance(hex_, home) for hex_ in range(GRID.size)) for home in HQ
)
"""By army, how far each hex lies from its headquarters."""


# --- Being moved by combat ------------------------------------------------------------------------


def relocate(play: P, unit: int, hex_: int, by: int = -1) -> None:
    """A unit retreats or advances into a hex: it is not pinned any more; ``by`` as for `enter`."""
    play.state.pinned &= ~(1 << unit)
    enter(play, unit, hex_, by)


# --- Where a retreat may go -----------------------------------------------------------------------


def _held(state: SavannahState, side: int) -> Mask:
    """The hexes with units or leaders of ``side``, who hold them even alone.

    Only those who move or advance walk in on a leader who is alone (G14.32).
    """
    held = occupied(state, side)
    for leader, at in enumerate(state.leader_at):
        if at >= 0 and LEADERS[leader].side == side:
            held |= 1 << at
    return held


def _barred(state: SavannahState, unit: int, points: int, bold: bool) -> Mask:
    """The hexes into which a unit of so many points may not retreat (G13.22), terrain apart.

    A ``bold`` one minds no Negro Volunteers: they are captured if there is no other way (X4.1.2).
    """
    side, where = UNITS[unit].side, lay(state)
    blocked = _held(state, 1 - side) | zoc(state, 1 - side)
    blocked |= where.guns if UNITS[unit].arm == ARTILLERY else where.full(points)
    if unit in _NEVER_INSIDE:
        blocked |= PERIMETER
    if unit in _TOUCHY and not bold:
        for hex_ in members(occupied(state, side) & ~blocked):
            if stack_ok(state, hex_, (unit,), moving=True) is not None:
                blocked |= 1 << hex_
    return blocked


def _steps(state: SavannahState, unit: int, hex_: int, free: Mask) -> Mask:
    """The free neighbours of a hex that the terrain lets the unit step into."""
    found = 0
    for direction, to in enumerate(GRID.neighbours[hex_]):
        if to >= 0 and free >> to & 1 and step_cost(state, unit, hex_, direction) is not None:
            found |= 1 << to
    return found


def _layers(state: SavannahState, unit: int, distance: int, blocked: Mask) -> list[Mask]:
    """Where a unit can be after each step of a retreat straight away from its hex (G13.24)."""
    start = state.at[unit]
    layers = [1 << start]
    for away in range(1, distance + 1):
        free = GRID.ring(start, away) & ~blocked
        front = 0
        for hex_ in members(layers[-1]):
            front |= _steps(state, unit, hex_, free)
        layers.append(front)
    return layers


def _preferred(state: SavannahState, unit: int, start: int, ends: Mask, strict: bool) -> Mask:
    """Those of ``ends`` that come first: no enemy adjacent, then towards headquarters (G13.21).

    ``strict``: an end with an enemy adjacent is none at all (G12.4, G13.24).
    """
    what = UNITS[unit]
    quiet = ends & ~lay(state).beside[1 - what.side]
    if quiet or strict:
        ends = quiet
    home = _HQ_DISTANCE[what.army]
    tiers = [0, 0, 0]
    for hex_ in members(ends):
        tiers[(home[hex_] > home[start]) - (home[hex_] < home[start]) + 1] |= 1 << hex_
    return tiers[0] or tiers[1] or tiers[2]


def _ways(
    state: SavannahState, unit: int, distance: int, points: int, strict: bool, bold: bool = False
) -> list[Mask]:
    """For each step of a retreat the hexes from which it can end as it should; empty: no way."""
    layers = _layers(state, unit, distance, _barred(state, unit, points, bold))
    layers[-1] = _preferred(state, unit, state.at[unit], layers[-1], strict)
    for away in range(distance - 1, 0, -1):
        ahead = layers[away + 1]
        layers[away] = sum(
            1 << hex_ for hex_ in members(layers[away]) if _steps(state, unit, hex_, ahead)
        )
    return layers[1:] if layers[-1] else []


def _points(state: SavannahState, unit: int, lost: int = 0) -> int:
    return UNITS[unit].strength[state.steps[unit] - lost]


def can_retreat(state: SavannahState, unit: int, distance: int, strict: bool = False) -> bool:
    """Whether a unit can retreat so far (G13.22, G13.24)."""
    return bool(_ways(state, unit, distance, _points(state, unit), strict))


def _all_ways(state: SavannahState, unit: int, distance: int, *, strict: bool) -> list[Mask]:
    """The ways of a unit; where it has no other, those to Negro Volunteers, too (X4.1.2)."""
    points = _points(state, unit)
    ways = _ways(state, unit, distance, points, strict)
    if not ways and unit in SOUTHERN:
        ways = _ways(state, unit, distance, points, strict, bold=True)
    return ways


def retreat_toll(state: SavannahState, unit: int, distance: int) -> int:
    """The steps that a retreat costs for sure: all where there is no way (G13.23).

    One where a unit with a step less would find room, for its owner may give it up (G13.23.exc).
    """
    if _all_ways(state, unit, distance, strict=False):
        return 0
    return 1 if _spared(state, unit, distance) else state.steps[unit]


def _spared(state: SavannahState, unit: int, distance: int) -> bool:
    """Whether a full unit of two steps could retreat if it were reduced (G13.23.exc)."""
    if UNITS[unit].steps < 2 or state.steps[unit] < 2:
        return False
    return bool(_ways(state, unit, distance, _points(state, unit, 1), False))


# --- The procedure --------------------------------------------------------------------------------


class Retreat(Proc):
    """G13.2: a unit retreats, guns too (G13.27), or is captured where it cannot (G13.23).

    Its owner chooses every step among those that lead to a hex of the first priority. ``by`` is
    the army credited if it is captured, ``army`` the one charged (-1: its own). ``strict`` is the
    withdrawal of cavalry, which never ends adjacent to an enemy and captures nobody (G12.4).
    Returns `RETREATED` or 0.
    """

    __slots__ = ("army", "by", "distance", "gone", "start", "strict", "unit", "ways")
    clause = "G13.2"
    steps = ("begin", "spare", "walk", "choose", "leaders", "end")

    def __init__(
        self, unit: int, distance: int, by: int = -1, army: int = -1, strict: bool = False
    ) -> None:
        super().__init__()
        self.unit = unit
        self.distance = distance
        self.by = by
        self.army = army
        self.strict = strict
        self.start = -1
        self.gone = 0
        self.ways = NO_WAY

    def public(self) -> dict[str, Value]:
        """Who retreats, and how far it has to go yet."""
        return {"unit": unit_key(self.unit), "left": self.distance - self.gone}

    def begin(self, play: P) -> Flow:
        state, unit = play.state, self.unit
        self.start = state.at[unit]
        if self.start < 0:
            return DONE
        self.ways = tuple(_all_ways(state, unit, self.distance, strict=self.strict))
        if self.ways:
            return "walk"
        if not self.strict and _spared(state, unit, self.distance):
            return "spare"
        return self._captured(play)

    def _captured(self, play: P) -> Flow:
        play.tell("no-retreat", unit=unit_key(self.unit), hex=hex_key(self.start))
        capture(play, self.unit, self.by, self.army)
        return DONE

    def spare(self, play: P) -> Decision:
        """G13.23.exc: only the stacking limit bars the way: a step or the whole unit."""
        state, unit = play.state, self.unit
        actions = [act("lose-step", unit_key(unit)), act("yield", unit_key(unit))]
        army = UNITS[unit].army
        return ask_army(state, army, "prompt-spare", actions, "G13.23.exc", unit=unit_key(unit))

    def on_spare(self, play: P, action: Action) -> Flow:
        if action.verb == "yield":
            return self._captured(play)
        lose_step(play, self.unit, self.by, army=self.army)
        state = play.state
        self.ways = tuple(
            _ways(state, self.unit, self.distance, _points(state, self.unit), self.strict)
        )
        return "walk"

    def _next(self, state: SavannahState) -> tuple[int, ...]:
        ahead = self.ways[self.gone]
        return tuple(members(_steps(state, self.unit, state.at[self.unit], ahead)))

    def walk(self, play: P) -> Flow:
        """Go on as long as there is only one way."""
        while self.gone < self.distance:
            found = self._next(play.state)
            if len(found) != 1:
                return "choose"
            self._go(play, found[0])
        return "leaders"

    def _go(self, play: P, hex_: int) -> None:
        state = play.state
        relocate(play, self.unit, hex_)
        state.fell_back |= 1 << self.unit
        self.gone += 1
        play.tell("retreats", unit=unit_key(self.unit), hex=hex_key(hex_))
        if self.unit in SOUTHERN:
            for other in NEGRO:
                if state.at[other] == hex_:
                    capture(play, other, self.by)  # X4.1.2: nothing else was left

    def choose(self, play: P) -> Decision:
        state = play.state
        actions = [act("retreat", hex_key(hex_)) for hex_ in self._next(state)]
        army = UNITS[self.unit].army
        return ask_army(
            state,
            army,
            "prompt-retreat",
            actions,
            "G13.21",
            unit=unit_key(self.unit),
            hex=hex_key(state.at[self.unit]),
            count=self.distance - self.gone,
        )

    def why_choose(self, state: SavannahState, action: Action) -> Denial | None:
        hex_ = _named_hex(action)
        if hex_ < 0:
            return None
        return refused(state, self.unit, state.at[self.unit], hex_)

    def on_choose(self, play: P, action: Action) -> Flow:
        self._go(play, hex_at(action.args[0]))
        return "walk"

    def leaders(self, play: P) -> Flow:
        if self.start in play.state.leader_at:
            return Escort(self.unit, self.start)
        return None

    def end(self, play: P) -> Flow:
        del play
        return Done(RETREATED)


def _named_hex(action: Action) -> int:
    """The hex that an action names, or -1."""
    if action.verb != "retreat" or len(action.args) != 1:
        return -1
    try:
        return hex_at(action.args[0])
    except KeyError:
        return -1


def refused(state: SavannahState, unit: int, came: int, hex_: int) -> Denial:
    """Why a unit may not retreat from one hex to another: the first of G13.22's bars, or G13.21."""
    side, name = UNITS[unit].side, hex_key(hex_)
    direction = GRID.direction(came, hex_)
    if direction < 0:
        return deny("G13.24", "deny-retreat-not-adjacent", hex=name)
    if _held(state, 1 - side) >> hex_ & 1:
        return deny("G13.22", "deny-retreat-enemy", hex=name)
    if zoc(state, 1 - side) >> hex_ & 1:
        return deny("G13.22", "deny-retreat-zone", hex=name)
    if step_cost(state, unit, came, direction) is None:
        return deny("G13.22", "deny-retreat-terrain", hex=name)
    if stack_ok(state, hex_, (unit,), moving=True) is not None:
        return deny("G13.22", "deny-retreat-stacking", hex=name)
    if enemy_adjacent(state, hex_, side):
        return deny("G13.21", "deny-retreat-enemy-adjacent", hex=name)
    return deny("X4.19.retreat", "deny-retreat-priority", side=army_key(UNITS[unit].army))


class Escort(Proc):
    """G13.26: leaders with a unit that retreats or advances may go with it, or stay (G14.31).

    ``start`` is the hex that the unit has left.
    """

    __slots__ = ("start", "stays", "unit")
    clause = "G13.26"
    steps = ("choose",)

    def __init__(self, unit: int, start: int) -> None:
        super().__init__()
        self.unit = unit
        self.start = start
        self.stays = 0

    def choose(self, play: P) -> Flow:
        state = play.state
        found = self.willing(state)
        if not found or state.at[self.unit] < 0:
            return DONE
        return ask_army(
            state,
            LEADERS[found[0]].army,
            "prompt-escort",
            [*(act("escort", leader_key(leader)) for leader in found), act("done")],
            "G13.26",
            unit=unit_key(self.unit),
            hex=hex_key(state.at[self.unit]),
        )

    def willing(self, state: SavannahState) -> list[int]:
        """The leaders left behind who may stack where the unit is now, of one army at a time."""
        to = state.at[self.unit]
        found = [
            leader
            for leader, at in enumerate(state.leader_at)
            if at == self.start
            and LEADERS[leader].side == UNITS[self.unit].side
            and not self.stays >> leader & 1
            and to >= 0
            and may_join(state, leader, to)
        ]
        return [who for who in found if LEADERS[who].army == LEADERS[found[0]].army]

    def on_choose(self, play: P, action: Action) -> Flow:
        state = play.state
        if action.verb == "done":
            for leader in self.willing(state):
                self.stays |= 1 << leader
            return "choose"
        leader = LEADER[action.args[0]]
        state.leader_at[leader] = state.at[self.unit]
        state.touch(*BOARD)
        play.tell("leader-goes", leader=action.args[0], hex=hex_key(state.at[self.unit]))
        return "choose"


def may_join(state: SavannahState, leader: int, hex_: int) -> bool:
    """Whether a leader may stand in a hex with the units that are there (X4.18.stack)."""
    return leader_stack_ok(state, leader, hex_) is None


def retreat_one(unit: int, by: int = -1) -> Retreat:
    """A unit is pulled back one hex by its owner: for the cards that say so (C29)."""
    return Retreat(unit, 1, by)
