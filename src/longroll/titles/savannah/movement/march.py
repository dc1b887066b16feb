"""G9 The move of one unit or leader, or of a group that has to stay together, hex by hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Done, Flow

from ..base import P, Proc, ask_army, hex_key, in_points, leader_key, unit_key
from ..components import GRID, LEADER, LEADERS, PERIMETER, UNIT, UNITS, WAY, hex_at
from ..components.parts import CROWN
from ..entering import enter, leave_covered_way, place_leader
from ..ground import zoc
from ..losses import change_morale
from ..state import SavannahState
from .covered_way import roll_for_the_way
from .duty import Piece, Plan
from .ends import ends, why_ends
from .onward import steps
from .parties import joins
from .walk import (
    SORTIE_TURNS,
    Walk,
    begin_walk,
    may_stop,
    needs_leader_to_leave,
    next_walk,
    points_left,
    why_not_step,
)

__all__ = ["March"]

_GO: Final = tuple([act("go", key) for key in GRID.names])
_STOP: Final = act("stop")


class March(Proc):
    """A unit, leader or group moves (G9.1).

    It asks for ``go <hex>`` and ``stop``; before the first step, where units may or must go
    together (X4.9.stack, X4.10), also for ``join <unit>`` and ``join-leader <leader>``. Returns 1
    when it has entered the covered way.

    Args:
        units: who sets out: one unit, or none.
        leaders: or one leader.
        plan: how their seat moves in this phase.
        closed: whether the covered way is closed to them (X4.9.stack).
    """

    __slots__ = (
        *("units", "leaders", "hex", "hexes", "roads", "quiet", "spent", "normal", "slow", "far"),
        *("closed", "shy", "side", "profiles", "ends", "plan", "to", "along"),
    )
    clause = "G9.1"
    steps = ("choose", "enter", "settle")

    def __init__(
        self,
        state: SavannahState,
        units: tuple[int, ...],
        leaders: tuple[int, ...] = (),
        *,
        plan: Plan | None = None,
        closed: bool = False,
    ) -> None:
        super().__init__()
        self.plan: tuple[bool, tuple[int, ...], Mask, tuple[int, ...]] = plan or Plan()
        self.to = -1
        self.along = False
        self._keep(begin_walk(state, units, leaders, closed, Plan(*self.plan).shy))
        self.ends = self._may_end(state, units, leaders)

    def _keep(self, walk: Walk) -> None:
        self.units, self.leaders, self.hex, self.hexes = walk[:4]
        self.roads, self.quiet, self.spent, self.normal, self.slow, self.far = walk[4:10]
        self.closed, self.shy, self.side, self.profiles = walk[10:14]
        self.ends = walk.ends

    def walk(self) -> Walk:
        """The move so far, as a value."""
        return Walk(
            *(self.units, self.leaders, self.hex, self.hexes, self.roads, self.quiet),
            *(self.spent, self.normal, self.slow, self.far, self.closed, self.shy),
            *(self.side, self.profiles, self.ends),
        )

    def _may_end(
        self, state: SavannahState, units: tuple[int, ...], leaders: tuple[int, ...]
    ) -> Mask:
        """Where duties let the move of these end, before its first step; -1 for everywhere."""
        found, plan = -1, Plan(*self.plan)
        for piece in _pieces(units, leaders):
            found &= ends(state, self.side, plan, piece)
        return found

    # --- Choosing a step --------------------------------------------------------------------------

    def choose(self, play: P) -> Decision | str:
        """Where to, or no farther."""
        state, walk = play.state, self.walk()
        onward = steps(state, walk)
        actions = [_GO[to] for to in onward]
        company = [] if self.hexes else self._company(state, walk)
        actions += company
        if not onward and (self.hexes or not company):
            self._tell_halt(play, walk)
            return "settle"
        if self._may_stay(state, walk, onward):
            actions.append(_STOP)
        army = UNITS[self.units[0]].army if self.units else LEADERS[self.leaders[0]].army
        return ask_army(
            state,
            army,
            "prompt-march",
            actions,
            self.clause,
            unit=self._who(),
            hex=hex_key(self.hex),
            count=in_points(points_left(walk)[0]),
        )

    def _company(self, state: SavannahState, walk: Walk) -> list[Action]:
        """Who may still go along, as far as duties leave the group a move."""
        return [join for join in joins(state, walk) if self._can_join(state, join)]

    def _tell_halt(self, play: P, walk: Walk) -> None:
        """Say that an enemy zone ended the march: nobody is asked where to any more (G8.31)."""
        if self.hexes and zoc(play.state, 1 - self.side) >> walk.hex & 1:
            play.tell("zone-halts", unit=self._who(), hex=hex_key(self.hex))

    def _who(self) -> str:
        """The first of them, by key."""
        return unit_key(self.units[0]) if self.units else leader_key(self.leaders[0])

    def _may_stay(self, state: SavannahState, walk: Walk, onward: Sequence[int]) -> bool:
        if not self.hexes:
            return bool(walk.ends >> self.hex & 1) or not onward
        return may_stop(state, walk)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Go, stop, or take somebody along."""
        state = play.state
        if action.verb == "stop":
            return "settle"
        if action.verb == "go":
            self.to = hex_at(action.args[0])
            return "enter"
        self._keep(self._joined(state, action))
        return "choose"

    def _joined(self, state: SavannahState, join: Action) -> Walk:
        """The move once somebody goes along."""
        if join.verb == "join":
            return self._with(state, (UNIT[join.args[0]],), ())
        return self._with(state, (), (LEADER[join.args[0]],))

    def _with(self, state: SavannahState, units: tuple[int, ...], leaders: tuple[int, ...]) -> Walk:
        """The move with others who go along from the start."""
        all_units = tuple(sorted((*self.units, *units)))
        all_leaders = tuple(sorted((*self.leaders, *leaders)))
        may_end = self.ends & self._may_end(state, units, leaders)
        return begin_walk(state, all_units, all_leaders, self.closed, self.shy, may_end)

    def _can_join(self, state: SavannahState, join: Action) -> bool:
        """Whether duties leave the group a move; whether it can take a step is its own affair."""
        walk = self._joined(state, join)
        return walk.ends == -1 or bool(walk.ends >> walk.hex & 1 or steps(state, walk))

    def why_choose(self, state: SavannahState, action: Action) -> Denial | None:
        """Why not there; why not stay."""
        walk = self.walk()
        if action.verb == "stop":
            if walk.ends >> self.hex & 1:
                return deny("G9.2.b", "deny-cannot-stop", hex=hex_key(self.hex))
            return self._duty(state, self.hex)
        if action.verb == "go" and len(action.args) == 1:
            to = _hex(action.args[0])
            if to < 0:
                return deny("G9.1", "deny-no-such-hex")
            direction = GRID.direction(self.hex, to)
            if direction < 0:
                return deny("G9.1", "deny-not-adjacent", hex=hex_key(to))
            return why_not_step(state, walk, direction) or self._duty(state, to)
        if action.verb in ("join", "join-leader"):
            inside = self.side == CROWN and PERIMETER >> self.hex & 1
            sortie = inside and state.turn <= SORTIE_TURNS
            return deny("X4.10" if sortie else "X4.9.stack", "deny-join")
        return None

    def _duty(self, state: SavannahState, hex_: int) -> Denial:
        """The duty for which the move may not end in a hex, nor lead on through it."""
        plan = Plan(*self.plan)
        for piece in _pieces(self.units, self.leaders):
            why = why_ends(state, self.side, plan, piece, hex_)
            if why is not None:
                return why
        return deny("G9.2.b", "deny-cannot-stop", hex=hex_key(hex_))

    # --- Taking it --------------------------------------------------------------------------------

    def enter(self, play: P) -> Flow:
        """The step is taken, with all that it brings about."""
        state, walk = play.state, self.walk()
        direction = GRID.direction(self.hex, self.to)
        came_from = self.hex
        self.hex, self.hexes, self.roads, self.quiet, self.spent = next_walk(
            state, walk, direction
        )[2:7]
        for unit in self.units:
            enter(play, unit, self.hex, under_way=True)
        for leader in self.leaders:
            place_leader(state, leader, self.hex)
        play.tell("moved", unit=self._who(), hex=hex_key(self.hex), count=len(self.units))
        self._sally(play, came_from)
        if self.units and WAY >> self.hex & 1:
            self.along = True
            if roll_for_the_way(play, self.units, self.hex):
                return "settle"
        return "choose"

    def _sally(self, play: P, came_from: int) -> None:
        """Units that leave the perimeter with a leader are on a sortie (X4.10)."""
        state = play.state
        if not self.leaders or state.turn > SORTIE_TURNS:
            return
        if not PERIMETER >> came_from & 1 or PERIMETER >> self.hex & 1:
            return
        leader = self.leaders[0]
        bound = [unit for unit in self.units if needs_leader_to_leave(state, unit)]
        for unit in bound:
            state.on_sortie |= 1 << unit
            state.sortie_of[unit] = leader
        if bound:
            state.touch()
            play.tell("sortie", leader=leader_key(leader), hex=hex_key(self.hex))
            change_morale(play, UNITS[bound[0]].army, -1, "sortie")

    def settle(self, play: P) -> Flow:
        """Their move is over: each unit moves once in a phase (G9.1)."""
        state = play.state
        for unit in self.units:
            if not WAY >> self.hex & 1:
                leave_covered_way(state, unit)
            state.moved |= 1 << unit
            stirred = state.facts.get("stirred", 0)  # whoever has moved makes no room any more
            state.facts["stirred"] = stirred | 1 << self.hex
        for leader in self.leaders:
            state.led |= 1 << leader
        return Done(int(self.along))


def _pieces(units: tuple[int, ...], leaders: tuple[int, ...]) -> list[Piece]:
    """Those who move, one by one."""
    return [*[Piece(unit) for unit in units], *[Piece(leader=leader) for leader in leaders]]


def _hex(key: str) -> int:
    try:
        return hex_at(key)
    except KeyError:
        return -1
