"""G9, G13.1.PIN, X3.VII The movement phase of a side."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from ..base import P, Proc, army_key, ask_army, hex_key, leader_key, side_key, unit_key
from ..components import GRID, LEADER, LEADERS, UNIT, UNITS
from ..components.parts import (
    ALLIES,
    AMERICAN,
    ARTILLERY,
    CROWN,
    FRENCH,
)
from ..entering import planned_turn
from ..ground import (
    HUGER,
    NEGRO,
    SOUTHERN,
    is_overfull,
    lay,
    overstacked,
    quarrelling,
    units_in,
)
from ..losses import capture, change_morale
from ..seats import foremost, groups
from ..state import BOARD, DUE, SavannahState
from .allowance import ARRIVED
from .covered_way import find_the_way
from .destaing import DESTAING
from .duties import beside_pinned, can_get_away, owed, standing_duties
from .duty import Piece, Plan
from .ends import at_ease, bars_way, ends, has_end, sure_ends, why_ends
from .march import March
from .onward import can_step
from .parting import pressing, why_pressing
from .readiness import ready_leaders, ready_units
from .walk import begin_walk, why_not_move

__all__ = ["BLOCKED", "Movement", "begin_anew"]

BLOCKED: Final = 64
"""A flag of ``state.arrival``: a blocked entry keeps the piece waiting (X4.7.allied)."""

_STAND: Final = 1
_DISENGAGE: Final = 2

_MOVE: Final = tuple([act("move", unit.key) for unit in UNITS])
_MOVE_LEADER: Final = tuple([act("move-leader", leader.key) for leader in LEADERS])
_DONE: Final = act("done")


class Movement(Proc):
    """The movement phase of ``side`` (G9, X3.VII).

    It asks for ``stand`` or ``disengage`` when units of the side are pinned (G13.1.PIN), then for
    ``move <unit>``, ``move-leader <leader>`` and ``done``; at the end for ``delay <unit>`` where
    reinforcements have found no room (X4.7.stack).
    """

    __slots__ = ("origin", "place", "plan", "sealed", "side")
    clause = "G9.1"
    calm = True
    asks = ("move",)
    ahead = MappingProxyType(
        {"move": dict.fromkeys(("go", "stop", "join"), ("G9.1", "deny-first-unit"))}
    )
    steps = (
        "begin",
        "pins",
        "look",
        "move",
        "moved",
        "next_seat",
        "unpin",
        "delay",
        "part",
        "end",
    )

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.plan = _STAND
        self.place = 0
        self.sealed: tuple[int, ...] = ()
        self.origin = -1

    def begin(self, play: P) -> Flow:
        """A new phase: nobody has moved; the lost find their way (X4.9.prev)."""
        for unit in begin_anew(play.state, self.side):
            play.tell("way-found", unit=unit_key(unit), side=side_key(self.side))
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
        army, count = self._armies(state)[0], len(pinned)
        return ask_army(state, army, "prompt-pins", actions, "G13.1.PIN.A", count=count)

    def _armies(self, state: SavannahState) -> tuple[int, ...]:
        """The armies of the seat that moves just now: of two allied seats the French first."""
        return groups(state, self.side)[self.place]

    def _pinned(self, state: SavannahState) -> list[int]:
        pinned, armies = members(state.pinned & _of_side(self.side)), self._armies(state)
        return [u for u in pinned if state.at[u] >= 0 and UNITS[u].army in armies]

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

    @property
    def withdraws(self) -> bool:
        """Whether the side's pinned units all have to leave their hexes (G13.1.PIN.B)."""
        return self.plan == _DISENGAGE

    # --- Moving -----------------------------------------------------------------------------------

    def look(self, play: P) -> str | None:
        """Whether anybody can move: the list of all who can is made when somebody looks at it."""
        state = play.state
        plan = self.aim(state)
        free = any(  # whom no duty binds, and who thwarts none
            leader not in (HUGER, DESTAING) and LEADERS[leader].army in plan.armies
            for leader in ready_leaders(state, self.side, plan.shy)
        )
        able = free or next(self._units(state, plan), None) is not None
        return None if able or self._leaders(state, plan) else "next_seat"

    def seats_asked(self, state: SavannahState) -> tuple[str, ...]:
        """The seat that moves."""
        return (state.seat_of(self._armies(state)[0]),)

    def move(self, play: P) -> Decision:
        """Which unit or leader moves next (G9.1)."""
        state = play.state
        plan = self.aim(state)
        units, army = list(self._units(state, plan)), plan.armies[0]
        if pressed := self._pressed(state, units):
            why, actions = why_pressing(state, pressed[0]), [_MOVE[unit] for unit in pressed]
            prompt = f"prompt-{why.key}"
            return ask_army(state, army, prompt, actions, why.clause, **dict(why.args))
        actions = [_MOVE[unit] for unit in units]
        actions += [_MOVE_LEADER[leader] for leader in self._leaders(state, plan)]
        if actions and (duties := owed(state, self.side, plan)):
            # Say at once why the phase cannot end yet.
            why = duties[0].why
            prompt = f"prompt-{why.key}"
            return ask_army(state, army, prompt, actions, why.clause, **dict(why.args))
        actions.append(_DONE)
        return ask_army(state, army, "prompt-movement", actions, self.clause)

    @staticmethod
    def _pressed(state: SavannahState, units: list[int]) -> list[int]:
        """Those of ``units`` who have to move next, for somebody has ended his move among them."""
        pressed = pressing(state)
        return [unit for unit in units if unit in pressed]

    def _units(self, state: SavannahState, plan: Plan) -> Iterator[int]:
        """The units that can set out, and to where no duty is thwarted."""
        ready = ready_units(state, self.side, self._gone(state), self.sealed, plan.shy)
        easy = at_ease(state, self.side, plan, ready)
        for unit in ready:
            if UNITS[unit].army not in plan.armies:
                continue
            if easy >> unit & 1 or self._has_way(state, plan, Piece(unit)):
                yield unit

    def _leaders(self, state: SavannahState, plan: Plan) -> list[int]:
        return [
            leader
            for leader in ready_leaders(state, self.side, plan.shy)
            if LEADERS[leader].army in plan.armies
            and (
                leader not in (HUGER, DESTAING)  # no duty binds others, nor do they thwart any
                or self._has_way(state, plan, Piece(leader=leader))
            )
        ]

    def _has_way(self, state: SavannahState, plan: Plan, piece: Piece) -> bool:
        """Whether duties leave a piece anywhere to go."""
        if not standing_duties(state, self.side, plan):
            return True
        closed = self._is_closed(state, plan, piece)
        if not closed and has_end(state, self.side, plan, piece):
            return True
        surely = sure_ends(state, self.side, plan, piece)
        if surely == -1 and (piece.unit < 0 or closed == (state.at[piece.unit] in self.sealed)):
            return True
        if piece.unit < 0:
            walk = begin_walk(state, (), (piece.leader,), False, plan.shy, surely)
        else:
            walk = begin_walk(state, (piece.unit,), (), closed, plan.shy, surely)
        if surely and can_step(state, walk):
            return True
        may_end = ends(state, self.side, plan, piece)
        return may_end != surely and can_step(state, walk._replace(ends=may_end))

    def _is_closed(self, state: SavannahState, plan: Plan, piece: Piece) -> bool:
        """Whether the covered way is closed: by who has left along it, or for those who must."""
        if piece.unit < 0:
            return False
        return state.at[piece.unit] in self.sealed or bars_way(state, self.side, plan, piece.unit)

    def _gone(self, state: SavannahState) -> Mask:
        """The units that do not move any more: those that have, and pinned ones that stay."""
        stays = 0 if self.plan == _DISENGAGE else state.pinned
        return state.moved | state.withdrawn | stays

    def on_move(self, play: P, action: Action) -> Flow:
        """One of them sets out."""
        state = play.state
        if action.verb == "done":
            return "next_seat"
        if action.verb == "move-leader":
            self.origin = -1
            return self.march(state, Piece(leader=LEADER[action.args[0]]))
        unit = UNIT[action.args[0]]
        self.origin = state.at[unit]
        return self.march(state, Piece(unit))

    def march(self, state: SavannahState, piece: Piece) -> March:
        """The move of a unit or leader that sets out now."""
        plan = self.aim(state)
        if piece.unit < 0:
            return March(state, (), (piece.leader,), plan=plan)
        closed = self._is_closed(state, plan, piece)
        return March(state, (piece.unit,), plan=plan, closed=closed)

    def moves_now(self, state: SavannahState, army: int) -> bool:
        """Whether the seat of an army is moving just now."""
        return army in self._armies(state)

    def can_move(self, state: SavannahState, piece: Piece) -> bool:
        """Whether a unit or leader of the seat that moves has yet to move, and can."""
        plan = self.aim(state)
        if piece.unit < 0:
            return piece.leader in self._leaders(state, plan)
        return piece.unit in self._units(state, plan)

    def shy(self, state: SavannahState) -> Mask:
        """Beside pinned enemies nobody may go when the own pinned units withdraw (PIN.B)."""
        return beside_pinned(state, 1 - self.side) if self.plan == _DISENGAGE else 0

    def aim(self, state: SavannahState) -> Plan:
        """How the seat that moves just now moves: what its duties hang on."""
        leaves = self.plan == _DISENGAGE
        return Plan(leaves, self.sealed, self.shy(state), self._armies(state))

    def why_move(self, state: SavannahState, action: Action) -> Denial | None:
        """Why not that unit; why the phase may not end."""
        plan = self.aim(state)
        if pressed := self._pressed(state, list(self._units(state, plan))):
            return why_pressing(state, pressed[0])
        if action.verb == "done":
            duties = owed(state, self.side, plan)
            return duties[0].why if duties else None
        if action.verb == "move" and len(action.args) == 1 and action.args[0] in UNIT:
            return self._why_not(state, UNIT[action.args[0]])
        if action.verb == "move-leader" and len(action.args) == 1 and action.args[0] in LEADER:
            leader = LEADER[action.args[0]]
            if LEADERS[leader].side != self.side or state.leader_at[leader] < 0:
                return deny("G9.1", "deny-not-your-leader", leader=leader_key(leader))
            if LEADERS[leader].army not in self._armies(state):
                return deny("X2.11", "deny-rival-leader", leader=leader_key(leader))
            if leader in ready_leaders(state, self.side, self.shy(state)):
                return self._thwarted(state, Piece(leader=leader))
            return deny("G9.1", "deny-leader-cannot-move", leader=leader_key(leader))
        return None

    def _why_not(self, state: SavannahState, unit: int) -> Denial | None:
        if UNITS[unit].side != self.side or state.at[unit] < 0:
            return deny("G9.1", "deny-not-your-unit", unit=unit_key(unit))
        if UNITS[unit].army not in self._armies(state):
            return deny("X2.11", "deny-rival-unit", unit=unit_key(unit))
        denial = why_not_move(state, unit)
        if denial is not None:
            return denial
        if state.pinned >> unit & 1 and self.plan != _DISENGAGE:
            return deny("G13.1.PIN.A", "deny-pinned-stands", unit=unit_key(unit))
        if unit in ready_units(state, self.side, self._gone(state), self.sealed, self.shy(state)):
            return self._thwarted(state, Piece(unit))
        return deny("G9.2.a", "deny-nowhere-to-go", unit=unit_key(unit))

    def _thwarted(self, state: SavannahState, piece: Piece) -> Denial | None:
        """The duty that leaves a piece nowhere to go."""
        here = state.at[piece.unit] if piece.unit >= 0 else state.leader_at[piece.leader]
        plan = self.aim(state)
        for hex_ in (here, *GRID.neighbours[here]):
            why = why_ends(state, self.side, plan, piece, hex_) if hex_ >= 0 else None
            if why is not None:
                return why
        return None

    def moved(self, play: P) -> Flow:
        """Who has gone along the covered way closes it to those left behind (X4.9.stack)."""
        if play.state.returned and self.origin >= 0 and self.origin not in self.sealed:
            self.sealed = tuple(sorted((*self.sealed, self.origin)))
            play.state.touch(*BOARD)
        return "look"

    def next_seat(self, play: P) -> Flow:
        """Of two allied seats the other moves its army (X2.11)."""
        if self.place + 1 == len(groups(play.state, self.side)):
            return None
        self.place += 1
        self.plan = _STAND
        return "pins"

    # --- The end of the phase ---------------------------------------------------------------------

    def unpin(self, play: P) -> Flow:
        """Pins come off where no enemy is adjacent, at a cost in morale (G9.3, G13.1.PIN.rem)."""
        state = play.state
        freed = 0
        for unit in members(state.pinned):
            hex_ = state.at[unit]
            if hex_ < 0 or not lay(state).beside[1 - UNITS[unit].side] >> hex_ & 1:
                freed |= 1 << unit
        if not freed:
            return None
        state.pinned &= ~freed
        state.touch(*BOARD)
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
            waiting = foremost(state, self._may_wait(state, hex_))
            army, clause = UNITS[waiting[0]].army, "X4.7.stack"
            actions = [act("delay", unit_key(unit)) for unit in waiting]
            return ask_army(state, army, "prompt-delay", actions, clause, hex=hex_key(hex_))
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
        fresh = [unit for unit in arrived if planned_turn(unit) >= state.turn]
        return fresh or arrived

    def on_delay(self, play: P, action: Action) -> Flow:
        """It comes a turn later, before the others of that turn."""
        _wait(play, UNIT[action.args[0]])
        return "delay"

    def part(self, play: P) -> Flow:
        """Negro Volunteers still with southern loyalists: arrivals wait, else they are captured.

        An arrival that cannot keep to the rules of stacking comes a turn later (X4.7.stack), so
        that capture (X4.1.2) is left for those whom nothing else can part.
        """
        state = play.state
        for hex_ in quarrelling(state) if self.side == CROWN else []:
            here = units_in(state, hex_)
            for group in (NEGRO, SOUTHERN):
                units = [unit for unit in here if unit in group]
                if all(state.arrival[unit] & ARRIVED for unit in units):
                    for unit in units:
                        _wait(play, unit)
                    break
            else:
                for unit in here:
                    if unit in NEGRO:
                        capture(play, unit, AMERICAN)
        return None

    def end(self, play: P) -> Flow:
        """Nobody is newly arrived any more."""
        state = play.state
        if any(state.arrival) or any(state.leader_arrival):
            state.arrival = [flags & BLOCKED for flags in state.arrival]
            state.leader_arrival = [flags & BLOCKED for flags in state.leader_arrival]
        return None


def _wait(play: P, unit: int) -> None:
    """An arrival that finds no place waits for a turn (X4.7.stack)."""
    state = play.state
    state.at[unit] = DUE
    state.due[unit] = state.turn + 1
    state.arrival[unit] = 0
    state.touch()
    play.tell("reinforcement-delayed", unit=unit_key(unit))


def _helps(state: SavannahState, units: list[int], unit: int) -> bool:
    """Whether the stack would come nearer to its limit without ``unit``."""
    guns = [u for u in units if UNITS[u].arm == ARTILLERY]
    foot = [u for u in units if UNITS[u].arm != ARTILLERY]
    if UNITS[unit].arm == ARTILLERY:
        return len(guns) > 1
    return is_overfull(state, foot)


_UNIT_MASKS: Final = tuple(
    mask([unit.index for unit in UNITS if unit.side == side]) for side in (CROWN, ALLIES)
)
_LEADER_MASKS: Final = tuple(
    mask([leader.index for leader in LEADERS if leader.side == side]) for side in (CROWN, ALLIES)
)


def begin_anew(state: SavannahState, side: int) -> list[int]:
    """In a new phase nobody of a side has moved, and the lost have found their way; these."""
    state.moved &= ~_of_side(side)
    state.led &= ~_leaders_of_side(side)
    state.touch(*BOARD)
    return find_the_way(state, side)


def _of_side(side: int) -> Mask:
    return _UNIT_MASKS[side]


def _leaders_of_side(side: int) -> Mask:
    return _LEADER_MASKS[side]
