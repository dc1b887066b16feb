"""What a side has to do before its movement phase may end, as far as it can be done.

One mechanism for all duties of the rulebook. A duty names who can still do it, and says of any
table whether it is done or can be done yet (`Duty.holds`). From that follow what the phase waits
for (`owed`) and, for every piece, where its move may end (`ends`): nobody is offered an order
after which a duty could no longer be met, be he bound himself or in the way of others.
When nobody is left who could do it, a duty lapses, so that a phase can always end (ruling M3).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.clause import Denial, deny

from ..base import hex_key, leader_key
from ..components import GRID, LEADERS, UNITS
from ..components.parts import ALLIES, ARTILLERY, CROWN, FRENCH
from ..ground import (
    HUGER,
    NEGRO,
    SOUTHERN,
    enemy_adjacent,
    lay,
    leader_stack_ok,
    overstacked,
    quarrelling,
    units_in,
)
from ..seats import parted
from ..state import DISRUPTED, SavannahState
from .allowance import ARRIVED
from .destaing import (
    DESTAING,
    Regions,
    attacks,
    can_attack,
    deserted,
    joiners,
    joins,
    passes_by,
    spots,
)
from .duty import Duty, Piece, Plan, bars, landings_of, may_move
from .readiness import can_set_out
from .walk import goes_back, leader_may_walk

__all__ = ["Attack", "beside_pinned", "can_get_away", "owed", "standing_duties"]

_TROOPS: Final = tuple(
    tuple(unit.index for unit in UNITS if unit.side == side) for side in (CROWN, ALLIES)
)
_PLACES: Final = tuple(
    tuple((u.index, u.start) for u in UNITS if u.arm == ARTILLERY and u.side == side)
    for side in (CROWN, ALLIES)
)
"""By side, its artillery and where the historical scenario puts it."""
_PINNED: Final = deny("G13.1.PIN.B", "deny-done-pinned")
_DISRUPTED: Final = deny("G13.3.a", "deny-done-disrupted")
_RETURNING: Final = deny("H.1", "deny-done-artillery")
_ATTACK: Final = deny("H.t16", "deny-done-destaing", leader=leader_key(DESTAING))
_FIRST_TACTICAL: Final = 16


class Attack(Duty):
    """That D'Estaing takes part in an attack on turn 16 (H.t16)."""

    __slots__ = ("_open", "_regions")

    def __init__(self, state: SavannahState, plan: Plan) -> None:
        self._open = not attacks(state)
        self._regions: Regions | None = None
        bound = [Piece(unit) for unit in joiners(state, plan.sealed)] if self._open else []
        super().__init__(_ATTACK, [*bound, Piece(leader=DESTAING)], plan)

    @property
    def open(self) -> bool:
        return self._open

    def concerned(self, state: SavannahState) -> Collection[int]:
        return [*super().concerned(state), *self._found(state).ready]

    def region(self, state: SavannahState, piece: Piece) -> Mask:
        if piece.leader == DESTAING:
            return -1
        if piece.unit < 0 and piece.leader != HUGER:
            return 0
        return self._found(state).of_unit(state, piece.unit)

    def _found(self, state: SavannahState) -> Regions:
        if self._regions is None:
            self._regions = Regions.of(state, self.plan.sealed)
        return self._regions

    def minds(self, state: SavannahState, piece: Piece, hex_: int) -> bool:
        if piece.leader == DESTAING:
            return True
        coming = [Piece(unit) for unit in joiners(state, self.plan.sealed) if unit != piece.unit]
        return all(bars(state, piece, bound, hex_) for bound in coming)

    def own(self, state: SavannahState, piece: Piece) -> Mask:
        return spots(state) if piece.leader == DESTAING else -1

    def holds(self, state: SavannahState, sealed: tuple[int, ...] = ()) -> bool:
        return can_attack(state, (*self.plan.sealed, *sealed))

    def survives(self, state: SavannahState, piece: Piece, hex_: int) -> bool:
        if piece.leader == DESTAING:
            return joins(state, hex_, self.plan.sealed)
        return passes_by(state, piece.unit, hex_, self.plan.sealed)

    def thwarted(self, state: SavannahState, piece: Piece, among: Mask) -> Mask:
        if piece.leader == DESTAING:  # he is in nobody's way
            there = [hex_ for hex_ in members(among) if joins(state, hex_, self.plan.sealed)]
            return among & ~mask(there)
        if piece.unit < 0 or not among:
            return super().thwarted(state, piece, among)
        surely, perhaps = deserted(state, piece.unit, self.plan.sealed)
        return among & surely | super().thwarted(state, piece, among & perhaps)


# --- What is owed ---------------------------------------------------------------------------------


def owed(state: SavannahState, side: int, plan: Plan) -> list[Duty]:
    """What the seat that moves still has to do; only what can be done."""
    return [duty for duty in standing_duties(state, side, plan) if duty.open and duty.mine]


def standing_duties(state: SavannahState, side: int, plan: Plan) -> list[Duty]:
    """The duties that are not to be thwarted; kept until somebody moves."""
    moment = (side, plan, state.moved, state.led)
    known: tuple[object, list[Duty]] | None = state.facts.get("duties")
    if known is None or known[0] != moment:
        known = state.facts["duties"] = (moment, list(_duties(state, side, plan)))
    return known[1]


def _duties(state: SavannahState, side: int, plan: Plan) -> Iterator[Duty]:
    if plan.disengage:
        yield from _each(state, _pinned(state, side), _PINNED, plan)
    yield from _each(state, _disrupted(state, side), _DISRUPTED, plan)
    if any(state.arrival):
        yield from _crowded(state, side, plan)
    if side == ALLIES:
        yield from _mixed(state, plan)
        yield from _huger(state, plan)
    else:
        yield from _quarrels(state, plan)
    if state.scenario == "historical":
        yield from _returning(state, side, plan)
        if side == ALLIES and FRENCH in plan.armies and _attack_is_due(state, plan):
            yield Attack(state, plan)


def _attack_is_due(state: SavannahState, plan: Plan) -> bool:
    """Whether D'Estaing has to attack in this turn, and can (H.t16)."""
    if state.turn != _FIRST_TACTICAL or state.leader_at[DESTAING] < 0:
        return False
    return can_attack(state, plan.sealed)


def _each(state: SavannahState, units: list[int], why: Denial, plan: Plan) -> Iterator[Duty]:
    """A duty for each of ``units`` that can move."""
    for unit in units:
        if UNITS[unit].army in plan.armies and may_move(state, unit, plan):
            yield Duty(why, [Piece(unit)], plan)


def _any(state: SavannahState, units: Sequence[int], why: Denial, plan: Plan) -> Iterator[Duty]:
    """A duty of a hex: that those of ``units`` who can move go until it is done.

    With three players the army that is weaker there has to go, if it can (ruling T6).
    """
    for share in reversed(parted(state, units)):
        able = [Piece(unit) for unit in share if may_move(state, unit, plan)]
        if able:
            yield Duty(why, able, plan, mine=UNITS[share[0]].army in plan.armies)
            return


def _pinned(state: SavannahState, side: int) -> list[int]:
    return [
        unit for unit in members(state.pinned) if UNITS[unit].side == side and state.at[unit] >= 0
    ]


def _disrupted(state: SavannahState, side: int) -> list[int]:
    """Disrupted units beside enemies, who must get away from as many as they can (G13.3.a)."""
    if DISRUPTED not in state.order:
        return []
    beside = lay(state).beside[1 - side]
    at, order = state.at, state.order
    return [
        unit
        for unit in _TROOPS[side]
        if order[unit] == DISRUPTED and at[unit] >= 0 and beside >> at[unit] & 1
    ]


def _crowded(state: SavannahState, side: int, plan: Plan) -> Iterator[Duty]:
    """Arrivals leave entry hexes that hold more than they may (X4.7.stack, G9.61)."""
    for hex_ in overstacked(state):
        arrived = [u for u in lay(state).units[hex_] if state.arrival[u] & ARRIVED]
        if arrived and UNITS[arrived[0]].side == side:
            why = deny("X4.7.stack", "deny-done-arrivals", hex=hex_key(hex_))
            yield from _any(state, arrived, why, plan)


def _mixed(state: SavannahState, plan: Plan) -> Iterator[Duty]:
    """Stacks that a retreat or an arrival has mixed have to part (X4.1.1, X4.1.3)."""
    french, american, regular, militia = lay(state).company()
    if not (french & american or regular & militia):
        return
    for hex_ in members(french & american):
        why = deny("X4.1.1.retreat", "deny-done-allied", hex=hex_key(hex_))
        yield from _any(state, lay(state).units[hex_], why, plan)
    for hex_ in members(regular & militia):
        if not enemy_adjacent(state, hex_, ALLIES):
            why = deny("X4.1.3.retreat", "deny-done-french", hex=hex_key(hex_))
            units = [u for u in lay(state).units[hex_] if UNITS[u].army == FRENCH]
            yield from _any(state, units, why, plan)


def _quarrels(state: SavannahState, plan: Plan) -> Iterator[Duty]:
    """Negro Volunteers whom an arrival put together with southern loyalists part (X4.1.2)."""
    for hex_ in quarrelling(state):
        why = deny("X4.1.2", "deny-stack-negro-volunteers", hex=hex_key(hex_))
        units = [u for u in units_in(state, hex_) if u in NEGRO or u in SOUTHERN]
        yield from _any(state, units, why, plan)


def _huger(state: SavannahState, plan: Plan) -> Iterator[Duty]:
    """Huger does not stay with those whom he may not stack with (X4.18.stack)."""
    hex_ = state.leader_at[HUGER]
    why = leader_stack_ok(state, HUGER, hex_) if hex_ >= 0 else None
    if why is None:
        return
    who = Piece(leader=HUGER)
    if leader_may_walk(state, HUGER) and landings_of(state, plan, who):
        yield Duty(why, [who], plan, mine=LEADERS[HUGER].army in plan.armies)


def _returning(state: SavannahState, side: int, plan: Plan) -> Iterator[Duty]:
    """Artillery that fire drove from its place goes back to it as fast as it can (H.1)."""
    for unit, start in _PLACES[side]:
        if state.at[unit] == start or state.at[unit] < 0 or not goes_back(state, unit):
            continue
        if UNITS[unit].army not in plan.armies or not may_move(state, unit, plan):
            continue
        reached = members(landings_of(state, plan, Piece(unit)))
        near = min((GRID.distance(hex_, start) for hex_ in reached), default=-1)
        goals = mask([hex_ for hex_ in reached if GRID.distance(hex_, start) == near])
        if goals:
            yield Duty(_RETURNING, [Piece(unit)], plan, goals)


# --- Pins (G13.1.PIN.B) ---------------------------------------------------------------------------


def can_get_away(state: SavannahState, unit: int) -> bool:
    """Whether a pinned unit could end a move where no enemy unit is adjacent.

    It goes past no pinned enemy either: those it would leave pinned nobody may come near.
    """
    shy = beside_pinned(state, 1 - UNITS[unit].side)
    return can_set_out(state, unit, shy=shy)  # a step is offered only if the move can end


def beside_pinned(state: SavannahState, side: int) -> Mask:
    """The hexes beside pinned units of a side: closed to the enemy whose own withdraw (PIN.B)."""
    found = 0
    for unit in _pinned(state, side):
        found |= GRID.adjacency[state.at[unit]]
    return found
