"""G15: the rally phase."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, ask_army, side_key, unit_key
from .cards.window import Window
from .components import CROSSING, GRID, NAVAL_ZONE, TABLES, UNIT, UNITS
from .components.parts import ALLIES, ARMIES_OF
from .effects import rally_drm, zone_active
from .ground import INTO_WORKS, WORKS, enemy_adjacent, renew, works_between
from .losses import charged_army
from .morale import change_morale, check_morale
from .state import BOARD, PARADE, SavannahState

__all__ = ["Rally", "behind_works", "rally_modifier"]

WORKS_BONUS: Final = 1
"""For unbreached works (T.MCDRM)."""
ZONE_PENALTY: Final = -1
"""For Allies in the naval zone (X4.11)."""
_OUT: Final = WORKS & ~INTO_WORKS
"""Stepping out of fieldworks: the hex that is left lies behind them."""


def behind_works(state: SavannahState, hex_: int) -> bool:
    """Whether a hex has fieldworks, none of them breached (X4.19.rally).

    Enemies adjacent inside the same works would end the benefit too, but next to enemies no unit
    can rally (G15.1).
    """
    found = False
    for direction in range(6):
        if works_between(state, hex_, direction) & _OUT:
            found = True
        if _is_breached(state, hex_, direction) and _had_works(state, hex_, direction):
            return False
    return found


def _had_works(state: SavannahState, hex_: int, direction: int) -> bool:
    """Whether a hexside of a hex had works of that hex, printed or dug, before it was breached."""
    if CROSSING[hex_][direction] & _OUT:
        return True
    dug = (sides for at, sides, complete in state.works if at == hex_ and complete)
    return any(sides >> direction & 1 for sides in dug)


def _is_breached(state: SavannahState, hex_: int, direction: int) -> bool:
    side = GRID.side(hex_, direction)
    return side >= 0 and bool((state.breached | state.cleared) >> side & 1)


def rally_modifier(state: SavannahState, unit: int) -> int:
    """What is added to an attempt besides adjusted morale (T.MCDRM, X4.11, T.WX, cards)."""
    where = state.at[unit]
    zone = UNITS[unit].side == ALLIES and NAVAL_ZONE >> where & 1 and zone_active(state)
    return (
        WORKS_BONUS * behind_works(state, where)
        + ZONE_PENALTY * bool(zone)
        + TABLES.weather[state.weather].rally
        + rally_drm(state, unit)
    )


def _in_disorder(state: SavannahState, unit: int) -> Denial | None:
    """Why a unit has nothing to rally from, or may not try; None if it may (G15.1)."""
    if state.at[unit] < 0 or state.order[unit] == PARADE:
        return deny("G15.1", "deny-rally-parade", unit=unit_key(unit))
    if enemy_adjacent(state, state.at[unit], UNITS[unit].side):
        return deny("G15.1", "deny-rally-enemy", unit=unit_key(unit))
    return None


class Rally(Proc):
    """G15.1: units in disorder may each try once; those that withdrew on horse are ready again."""

    __slots__ = ("army", "side", "tried")
    clause = "G15.1"
    calm = True
    steps = ("open", "cavalry", "turn_to", "choose")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.army = 0
        self.tried = 0

    def open(self, play: P) -> Flow:
        del play
        return Window("rally")

    def cavalry(self, play: P) -> Flow:
        """G12.4.remove: markers of cavalry withdrawal come off."""
        state = play.state
        back = [u for u in UNITS if u.side == self.side and state.withdrawn >> u.index & 1]
        for unit in back:
            state.withdrawn &= ~(1 << unit.index)
            play.tell("cavalry-ready", unit=unit.key)
        if back:
            state.touch(*BOARD)  # they can attack again
        return None

    def _eligible(self, state: SavannahState, army: int) -> list[int]:
        return [
            unit
            for unit, order in enumerate(state.order)
            if order
            and state.at[unit] >= 0
            and UNITS[unit].army == army
            and not self.tried >> unit & 1
            and not enemy_adjacent(state, state.at[unit], self.side)
        ]

    def turn_to(self, play: P) -> Flow:
        """Go on to the next army that has something to rally."""
        armies = ARMIES_OF[self.side]
        while self.army < len(armies) and not self._eligible(play.state, armies[self.army]):
            self.army += 1
        return None if self.army < len(armies) else DONE

    def choose(self, play: P) -> Decision:
        state = play.state
        army = ARMIES_OF[self.side][self.army]
        found = self._eligible(state, army)
        actions = [*(act("rally", unit_key(unit)) for unit in found), act("done")]
        return ask_army(state, army, "prompt-rally", actions, "G15.1", side=side_key(self.side))

    def why_choose(self, state: SavannahState, action: Action) -> Denial | None:
        if action.verb != "rally" or len(action.args) != 1 or action.args[0] not in UNIT:
            return None
        unit = UNIT[action.args[0]]
        if UNITS[unit].army != ARMIES_OF[self.side][self.army]:
            return deny("G15.1", "deny-unit-not-yours", unit=action.args[0])
        if self.tried >> unit & 1:
            return deny("G15.1", "deny-rally-tried", unit=action.args[0])
        return _in_disorder(state, unit)

    def on_choose(self, play: P, action: Action) -> Flow:
        if action.verb == "done":
            self.army += 1
            return "turn_to"
        unit = UNIT[action.args[0]]
        self.tried |= 1 << unit
        attempt(play, unit)
        return "turn_to"


def attempt(play: P, unit: int) -> bool:
    """A unit tries to rally (G15.2): one level of order better, and morale +1, if it passes."""
    state = play.state
    if not check_morale(play, unit, rally_modifier(state, unit)):
        return False
    state.order[unit] -= 1
    renew(state, unit, state.at[unit])
    ready = state.order[unit] == PARADE
    play.tell("rallied" if ready else "rallied-partly", unit=unit_key(unit))
    change_morale(play, charged_army(state, unit), 1, "rally")  # X4.13.credit
    return True
