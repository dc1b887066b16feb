"""G12.23.9: advance after combat."""

from __future__ import annotations

from longroll.board.region import mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, ask_army, hex_key, unit_key
from ..components import GRID, PERIMETER, UNIT, UNITS, hex_at
from ..components.parts import ALLIES, CROWN
from ..ground import attacks_perimeter, occupied, stack_ok, step_cost
from ..losses import credited_army
from ..retreat import Escort, relocate
from ..seats import foremost, parted
from ..state import SavannahState
from .fight import is_gun

__all__ = ["Advance", "advance_refused", "leaves_perimeter"]

LAST_CLOSED_TURN = 10
"""The last turn on which the garrison may leave the perimeter only with a leader (X4.10)."""


def leaves_perimeter(state: SavannahState, unit: int, hex_: int) -> bool:
    """Whether an advance takes a British unit out of the perimeter (X1.7.adv, X4.19.adv)."""
    inside = bool(PERIMETER >> state.at[unit] & 1)
    return UNITS[unit].side == CROWN and inside and not PERIMETER >> hex_ & 1


def advance_refused(state: SavannahState, unit: int, hex_: int) -> Denial | None:
    """Why a unit may not advance into a hex that was attacked; None if it may."""
    here, name = state.at[unit], hex_key(hex_)
    if is_gun(unit):
        return deny("G12.23.9", "deny-advance-gun", unit=unit_key(unit))
    if here < 0 or state.fell_back >> unit & 1:
        return deny("G12.23.9", "deny-advance-retreated", unit=unit_key(unit))
    if occupied(state, 1 - UNITS[unit].side) >> hex_ & 1:
        return deny("G12.23.9", "deny-advance-held", hex=name)
    direction = GRID.direction(here, hex_)
    if direction < 0 or step_cost(state, unit, here, direction) is None:
        return deny("G12.23.2.terrain", "deny-advance-terrain", unit=unit_key(unit), hex=name)
    return stack_ok(state, hex_, (unit,), moving=False) or _closed(state, unit, hex_)


def _closed(state: SavannahState, unit: int, hex_: int) -> Denial | None:
    """What else bars an advance: the perimeter, from either side."""
    if UNITS[unit].side == ALLIES:
        if not state.tactical and (attacks_perimeter(hex_) or PERIMETER >> hex_ & 1):
            return deny("X1.6.clar", "deny-advance-perimeter", hex=hex_key(hex_))
    elif "never-inside-perimeter" in UNITS[unit].tags and PERIMETER >> hex_ & 1:
        return deny("X4.8.creek", "deny-creeks-inside", hex=hex_key(hex_))
    elif state.turn <= LAST_CLOSED_TURN and leaves_perimeter(state, unit, hex_):
        return deny("X4.10", "deny-advance-sortie", hex=hex_key(hex_))
    return None


class Advance(Proc):
    """G12.23.9: into hexes that the defender left, the lead unit must advance, others may.

    ``lead`` is -1 when the combat ended before one was named: then any of the units must.
    """

    __slots__ = ("lead", "moved", "start", "targets", "unit", "units")
    clause = "G12.23.9"
    steps = ("open", "must", "enter", "arrive", "may")

    def __init__(self, units: tuple[int, ...], targets: tuple[int, ...], lead: int) -> None:
        super().__init__()
        self.units = units
        self.targets = targets
        self.lead = lead
        self.unit = -1
        self.start = -1
        self.moved = 0

    def _ways(self, state: SavannahState, unit: int) -> list[int]:
        if self.moved >> unit & 1:
            return []
        return [hex_ for hex_ in self.targets if advance_refused(state, unit, hex_) is None]

    def _offers(self, state: SavannahState, units: tuple[int, ...]) -> list[Action]:
        return [
            act("advance", unit_key(unit), hex_key(hex_))
            for unit in units
            for hex_ in self._ways(state, unit)
        ]

    def _obliged(self, state: SavannahState) -> tuple[int, ...]:
        """The lead unit, or any if there is none; nobody when it may stay in the perimeter."""
        first = (self.lead,) if self.lead >= 0 else self.units
        found = [
            unit
            for unit in first
            if any(not leaves_perimeter(state, unit, hex_) for hex_ in self._ways(state, unit))
        ]
        return foremost(state, found)

    def open(self, play: P) -> Flow:
        """Nobody has a choice: the only unit that must advance goes to the only hex."""
        offers = self._offers(play.state, self._obliged(play.state))
        if len(offers) > 1:
            return "must"
        if not offers:
            return "may"
        self._name(play.state, offers[0])
        return "enter"

    def _name(self, state: SavannahState, action: Action) -> None:
        self.unit = UNIT[action.args[0]]
        self.start = state.at[self.unit]
        self.moved |= 1 << self.unit
        self.targets = (hex_at(action.args[1]), *self.targets)

    def must(self, play: P) -> Decision:
        state = play.state
        offers = self._offers(state, self._obliged(state))
        army = UNITS[UNIT[offers[0].args[0]]].army
        return ask_army(state, army, "prompt-must-advance", offers, "G12.23.9")

    def why_must(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb == "done":
            return deny("G12.23.9", "deny-must-advance")
        return self.why_may(state, action)

    def on_must(self, play: P, action: Action) -> Flow:
        self._name(play.state, action)
        return "enter"

    def enter(self, play: P) -> Flow:
        unit = self.unit
        hex_, self.targets = self.targets[0], self.targets[1:]
        # Pulaski beside the French takes leaders for them (X4.13.credit).
        relocate(play, unit, hex_, credited_army(self.units, play.state))
        play.tell("advances", unit=unit_key(unit), hex=hex_key(hex_))
        return None

    def arrive(self, play: P) -> Flow:
        """Leaders may go along, as in a retreat (G13.26)."""
        if self.start in play.state.leader_at:
            return Call(Escort(self.unit, self.start), "may")
        return None

    def may(self, play: P) -> Flow:
        state = play.state
        offers = self._offers(state, self._next(state))
        if not offers:
            return DONE
        army = UNITS[UNIT[offers[0].args[0]]].army
        return ask_army(state, army, "prompt-advance", [*offers, act("done")], "G12.23.9")

    def _next(self, state: SavannahState) -> tuple[int, ...]:
        """The units of the seat that is asked: each decides for its own, the foremost first."""
        for share in parted(state, [u for u in self.units if state.at[u] >= 0]):
            if any(self._ways(state, unit) for unit in share):
                return share
        return ()

    def why_may(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "advance" or len(action.args) != 2 or action.args[0] not in UNIT:
            return None
        unit = UNIT[action.args[0]]
        if unit not in self.units or action.args[1] not in map(hex_key, self.targets):
            return deny("G12.23.9", "deny-advance-elsewhere", unit=action.args[0])
        return advance_refused(state, unit, hex_at(action.args[1]))

    def on_may(self, play: P, action: Action) -> Flow:
        if action.verb == "done":
            self.moved |= mask(self._next(play.state))
            return "may"
        self._name(play.state, action)
        return "enter"
