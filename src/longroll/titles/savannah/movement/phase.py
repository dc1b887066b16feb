"""G9, G13.1.PIN, X3.VII The movement phase of a side."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from ..base import P, Proc, army_key, ask_side, hex_key, leader_key, side_key, unit_key
from ..components import GRID, LEADER, LEADERS, SWAMP_HEXES, UNIT, UNITS
from ..components.parts import (
    ALLIES,
    AMERICAN,
    ARTILLERY,
    CROWN,
    FRENCH,
    SIDE_OF_ARMY,
)
from ..ground import (
    HUGER,
    LEADER_PROFILE,
    PROFILE,
    is_overfull,
    lay,
    lines,
    overstacked,
)
from ..losses import change_morale
from ..state import DISRUPTED, DUE, SavannahState
from .covered_way import find_the_way
from .duties import can_get_away, duties
from .march import March
from .onward import can_step, crowd, gates
from .walk import (
    ARRIVED,
    begin_walk,
    is_fixed,
    is_still,
    leader_may_walk,
    why_not_move,
)

__all__ = ["Movement"]

_STAND: Final = 1
_DISENGAGE: Final = 2


class Movement(Proc):
    """The movement phase of ``side`` (G9, X3.VII).

    It asks for ``stand`` or ``disengage`` when units of the side are pinned (G13.1.PIN), then for
    ``move <unit>``, ``move-leader <leader>`` and ``done``; at the end for ``delay <unit>`` where
    reinforcements have found no room (X4.7.stack).
    """

    __slots__ = ("origin", "plan", "sealed", "side")
    clause = "G9.1"
    calm = True
    steps = ("begin", "pins", "move", "moved", "unpin", "delay", "end")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.plan = _STAND
        self.sealed: tuple[int, ...] = ()
        self.origin = -1

    def begin(self, play: P) -> Flow:
        """A new phase: nobody has moved; the lost find their way (X4.9.prev)."""
        state = play.state
        state.moved &= ~_of_side(self.side)
        state.led &= ~_leaders_of_side(self.side)
        find_the_way(play, self.side)
        play.tell("movement", side=side_key(self.side))
        return None

    # --- Pins -------------------------------------------------------------------------------------

    def pins(self, play: P) -> Decision | None:
        """Stand and fight, or withdraw every pinned unit (G13.1.PIN.A, G13.1.PIN.B)."""
        state = play.state
        pinned = self._pinned(state)
        if not pinned:
            return None
        actions = [act("stand")]
        if all(can_get_away(state, unit) for unit in pinned):
            actions.append(act("disengage"))
        return ask_side(state, self.side, "prompt-pins", actions, "G13.1.PIN.A", count=len(pinned))

    def _pinned(self, state: SavannahState) -> list[int]:
        return [u for u in members(state.pinned & _of_side(self.side)) if state.at[u] >= 0]

    def on_pins(self, play: P, action: Action) -> Flow:
        """The plan for the phase."""
        self.plan = _DISENGAGE if action.verb == "disengage" else _STAND
        play.tell(f"pins-{action.verb}", side=side_key(self.side))
        return None

    def why_pins(self, state: SavannahState, action: Action) -> Denial | None:
        """All have to be able to get away."""
        if action.verb != "disengage":
            return None
        for unit in self._pinned(state):
            if not can_get_away(state, unit):
                return deny("G13.1.PIN.B", "deny-cannot-disengage", unit=unit_key(unit))
        return None

    # --- Moving -----------------------------------------------------------------------------------

    def move(self, play: P) -> Decision | str:
        """Which unit or leader moves next (G9.1)."""
        state = play.state
        ready = Readiness(state, self.side, self.sealed, self.shy(state))
        actions = [act("move", UNITS[unit].key) for unit in self._ready(state, ready)]
        actions += [
            act("move-leader", LEADERS[leader].key)
            for leader in _LEADERS_OF[self.side]
            if leader_may_walk(state, leader) and ready.leader(leader)
        ]
        if not actions:
            return "unpin"
        if not duties(state, self.side, self.plan == _DISENGAGE):
            actions.append(act("done"))
        return ask_side(state, self.side, "prompt-movement", actions, self.clause)

    def _ready(self, state: SavannahState, ready: Readiness) -> list[int]:
        """The units that can set out."""
        gone = state.moved | state.withdrawn
        if self.plan != _DISENGAGE:
            gone |= state.pinned
        at = state.at
        return [
            unit
            for unit in _UNITS_OF[self.side]
            if at[unit] >= 0 and not gone >> unit & 1 and ready.unit(unit)
        ]

    def on_move(self, play: P, action: Action) -> Flow:
        """One of them sets out."""
        state = play.state
        if action.verb == "done":
            return "unpin"
        shy = self.shy(state)
        if action.verb == "move-leader":
            self.origin = -1
            return March(state, (), (LEADER[action.args[0]],), shy=shy)
        unit = UNIT[action.args[0]]
        owed = duties(state, self.side, self.plan == _DISENGAGE)
        self.origin = state.at[unit]
        return March(
            state,
            (unit,),
            closed=self.origin in self.sealed,
            shy=shy,
            bound=any(duty.units >> unit & 1 for duty in owed),
        )

    def shy(self, state: SavannahState) -> Mask:
        """Beside pinned enemies nobody may go when the own pinned units withdraw (PIN.B)."""
        if self.plan != _DISENGAGE:
            return 0
        found = 0
        for unit in members(state.pinned & _of_side(1 - self.side)):
            if state.at[unit] >= 0:
                found |= GRID.adjacency[state.at[unit]]
        return found

    def why_move(self, state: SavannahState, action: Action) -> Denial | None:
        """Why not that unit; why the phase may not end."""
        if action.verb == "done":
            owed = duties(state, self.side, self.plan == _DISENGAGE)
            return owed[0].why if owed else None
        if action.verb == "move" and len(action.args) == 1 and action.args[0] in UNIT:
            return self._why_not(state, UNIT[action.args[0]])
        if action.verb == "move-leader" and len(action.args) == 1 and action.args[0] in LEADER:
            leader = LEADER[action.args[0]]
            if LEADERS[leader].side != self.side or state.leader_at[leader] < 0:
                return deny("G9.1", "deny-not-your-leader", leader=leader_key(leader))
            return deny("G9.1", "deny-leader-cannot-move", leader=leader_key(leader))
        return None

    def _why_not(self, state: SavannahState, unit: int) -> Denial | None:
        if UNITS[unit].side != self.side or state.at[unit] < 0:
            return deny("G9.1", "deny-not-your-unit", unit=unit_key(unit))
        denial = why_not_move(state, unit)
        if denial is not None:
            return denial
        if state.pinned >> unit & 1 and self.plan != _DISENGAGE:
            return deny("G13.1.PIN.A", "deny-pinned-stands", unit=unit_key(unit))
        return deny("G9.2.a", "deny-nowhere-to-go", unit=unit_key(unit))

    def moved(self, play: P) -> Flow:
        """Who has gone along the covered way closes it to those left behind (X4.9.stack)."""
        if play.state.returned and self.origin >= 0 and self.origin not in self.sealed:
            self.sealed = tuple(sorted((*self.sealed, self.origin)))
        return "move"

    # --- The end of the phase ---------------------------------------------------------------------

    def unpin(self, play: P) -> Flow:
        """Pins come off where no enemy is adjacent, at a cost to the active army (G9.3)."""
        state = play.state
        freed = 0
        for unit in members(state.pinned):
            hex_ = state.at[unit]
            if hex_ < 0 or not lay(state).beside[1 - UNITS[unit].side] >> hex_ & 1:
                freed |= 1 << unit
        if not freed:
            return None
        state.pinned &= ~freed
        state.touch()
        army = self._paying_army(freed)
        play.tell("pins-removed", army=army_key(army), count=freed.bit_count())
        change_morale(play, army, -1, "pins")
        return None

    def _paying_army(self, freed: Mask) -> int:
        """Whose morale pays: the army of the freed units; the French where it was the enemy's."""
        if self.side == CROWN:
            return 0
        own = {UNITS[unit].army for unit in members(freed) if UNITS[unit].side == ALLIES}
        return AMERICAN if own == {AMERICAN} else FRENCH

    def delay(self, play: P) -> Decision | None:
        """Reinforcements that still find no room wait for a turn (X4.7.stack)."""
        state = play.state
        for hex_ in self._crowded(state):
            waiting = self._may_wait(state, hex_)
            army = UNITS[waiting[0]].army
            actions = [act("delay", unit_key(unit)) for unit in waiting]
            clause = "X4.7.stack"
            side = SIDE_OF_ARMY[army]
            return ask_side(state, side, "prompt-delay", actions, clause, hex=hex_key(hex_))
        return None

    def _crowded(self, state: SavannahState) -> list[int]:
        if not any(state.arrival):
            return []
        return [hex_ for hex_ in overstacked(state) if self._may_wait(state, hex_)]

    def _may_wait(self, state: SavannahState, hex_: int) -> list[int]:
        """Whose absence would help; those who have waited already come last (X4.7.stack)."""
        here = lay(state).units[hex_]
        arrived = [
            u
            for u in here
            if state.arrival[u] & ARRIVED and UNITS[u].side == self.side and _helps(state, here, u)
        ]
        fresh = [unit for unit in arrived if UNITS[unit].turn == state.turn]
        return fresh or arrived

    def on_delay(self, play: P, action: Action) -> Flow:
        """It comes a turn later, before the others of that turn."""
        state = play.state
        unit = UNIT[action.args[0]]
        state.at[unit] = DUE
        state.due[unit] = state.turn + 1
        state.arrival[unit] = 0
        state.touch()
        play.tell("reinforcement-delayed", unit=unit_key(unit))
        return "delay"

    def end(self, play: P) -> Flow:
        """Nobody is newly arrived any more."""
        state = play.state
        if any(state.arrival) or any(state.leader_arrival):
            state.arrival = [0] * len(state.arrival)
            state.leader_arrival = [0] * len(state.leader_arrival)
        return None


def _helps(state: SavannahState, units: list[int], unit: int) -> bool:
    """Whether the stack would come nearer to its limit without ``unit``."""
    guns = [u for u in units if UNITS[u].arm == ARTILLERY]
    foot = [u for u in units if UNITS[u].arm != ARTILLERY]
    if UNITS[unit].arm == ARTILLERY:
        return len(guns) > 1
    return is_overfull(state, foot)


_UNITS_OF: Final = tuple(
    tuple(unit.index for unit in UNITS if unit.side == side) for side in (CROWN, ALLIES)
)
_LEADERS_OF: Final = tuple(
    tuple(leader.index for leader in LEADERS if leader.side == side) for side in (CROWN, ALLIES)
)
_UNIT_MASKS: Final = tuple(sum(1 << unit for unit in units) for units in _UNITS_OF)
_LEADER_MASKS: Final = tuple(sum(1 << leader for leader in led) for led in _LEADERS_OF)


def _of_side(side: int) -> Mask:
    return _UNIT_MASKS[side]


def _leaders_of_side(side: int) -> Mask:
    return _LEADER_MASKS[side]


# --- Who can take a step: quickly, for the list ---------------------------------------------------


class Readiness:
    """Whether units can take a first step, by masks where those suffice, else by trying."""

    __slots__ = (
        *(
            "_asks",
            "_beside",
            "_enemy",
            "_fixed",
            "_gated",
            "_known",
            "_passable",
            "_sealed",
            "_shy",
        ),
        *("_side", "_state"),
    )

    def __init__(self, state: SavannahState, side: int, sealed: tuple[int, ...], shy: Mask) -> None:
        self._state = state
        self._side = side
        self._sealed = sealed
        self._shy = shy
        ground = lines(state)
        self._passable = ground.passable
        self._beside = lay(state).beside[1 - side]
        self._enemy = lay(state).occupied[1 - side] | shy
        self._asks = is_still(state)
        self._gated = side == CROWN and not state.tactical
        self._fixed = state.scenario == "historical"
        self._known: dict[tuple[int, int], Mask] = {}

    def unit(self, unit: int) -> bool:
        """Whether a unit can take a step."""
        state = self._state
        if self._fixed and unit in _GUNS and is_fixed(state, unit):
            return False
        if state.order[unit] or state.pinned >> unit & 1 or self._is_odd(unit):
            return self._tried(unit)
        kind = (_KIND[unit], state.steps[unit])
        closed = self._known.get(kind, -1)
        if closed < 0:
            closed = self._known[kind] = self._closed(unit)
        hex_ = state.at[unit]
        if self._gated:
            closed |= gates(state, unit, hex_)
        return bool(self._passable(PROFILE[unit])[hex_] & ~closed) or self._tried(unit)

    def _is_odd(self, unit: int) -> bool:
        """Whether masks do not tell everything about a unit."""
        if self._asks or unit in _HEAVY or (self._fixed and unit in _GUNS):
            return True
        return bool(self._sealed) and self._state.at[unit] in self._sealed

    def _closed(self, unit: int) -> Mask:
        """Hexes into which units like this one cannot step, or not without a doubt."""
        full, doubtful = crowd(self._state, unit)
        closed = full | doubtful | self._enemy | SWAMP_HEXES
        return closed | (gates(self._state, unit, 0) if self._side == ALLIES else 0)

    def _tried(self, unit: int) -> bool:
        state = self._state
        if why_not_move(state, unit) is not None:
            return False
        hex_ = state.at[unit]
        shy = state.order[unit] == DISRUPTED and not self._beside >> hex_ & 1
        if shy and not self._gated and not self._is_odd(unit):
            closed = self._closed(unit) | self._beside
            if self._passable(PROFILE[unit])[hex_] & ~closed:
                return True
        closed_way = hex_ in self._sealed
        return can_step(state, begin_walk(state, (unit,), (), closed_way, self._shy))

    def leader(self, leader: int) -> bool:
        """Whether a leader can take a step."""
        state = self._state
        if leader != HUGER and leader not in state.sortie_of:
            open_ = self._passable(LEADER_PROFILE[self._side])[state.leader_at[leader]]
            if open_ & ~(self._enemy | SWAMP_HEXES):
                return True
        return can_step(state, begin_walk(state, (), (leader,), shy=self._shy))


_HEAVY: Final = frozenset(u.index for u in UNITS if "no-minimum-move" in u.tags)
_GUNS: Final = frozenset(u.index for u in UNITS if u.arm == ARTILLERY)


def _kinds() -> tuple[int, ...]:
    """A number for each unit: those with the same share strength and whom they may stack with."""
    alike = [
        (u.side, u.army, u.band, u.arm == ARTILLERY, u.strength, sorted(u.tags & _COMPANY))
        for u in UNITS
    ]
    return tuple([alike.index(what) for what in alike])


_COMPANY: Final = frozenset({"southern", "not-with-southern", "with-french"})
_KIND: Final = _kinds()
