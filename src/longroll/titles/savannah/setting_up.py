"""H.setup Units that their owner sets up freely before the first turn."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from .base import P, Proc, ask_army, hex_key, unit_key
from .components import PERIMETER, UNITS, hex_at
from .components.parts import BRITISH
from .entering import enter
from .ground import stack_ok
from .state import DUE, SavannahState

__all__ = ["SetUp", "to_set_up", "why_not_set_up"]


class SetUp(Proc):
    """The Loyal Savannah Militia stands anywhere in the perimeter (H.setup).

    It asks for ``set-up <unit> <hex>``.
    """

    __slots__ = ()
    clause = "H.setup"
    steps = ("choose",)

    def choose(self, play: P) -> Decision | None:
        """Where the next of them stands."""
        state = play.state
        for unit in to_set_up(state):
            actions = [
                act("set-up", unit_key(unit), hex_key(hex_))
                for hex_ in range(PERIMETER.bit_length())
                if why_not_set_up(state, unit, hex_) is None
            ]
            if actions:
                prompt, clause = "prompt-set-up", "H.setup"
                return ask_army(state, BRITISH, prompt, actions, clause, unit=unit_key(unit))
        return None

    def on_choose(self, play: P, action: Action) -> Flow:
        """Where it stands at the start."""
        state = play.state
        unit = to_set_up(state)[0]
        enter(play, unit, hex_at(action.args[1]))
        play.tell("set-up", unit=unit_key(unit), hex=action.args[1])
        return "choose"

    def why_choose(self, state: SavannahState, action: Action) -> Denial | None:
        """Inside the perimeter, within the limits of stacking."""
        units = to_set_up(state)
        if action.verb != "set-up" or len(action.args) != 2 or not units:
            return None
        try:
            hex_ = hex_at(action.args[1])
        except KeyError:
            return deny("H.setup", "deny-no-such-hex")
        return why_not_set_up(state, units[0], hex_)


def to_set_up(state: SavannahState) -> list[int]:
    """The units that their owner sets up freely and that are not on the map yet (H.setup)."""
    if state.scenario != "historical":
        return []
    return [
        unit.index for unit in UNITS if "free-set-up" in unit.tags and state.at[unit.index] == DUE
    ]


def why_not_set_up(state: SavannahState, unit: int, hex_: int) -> Denial | None:
    """Why a unit may not be set up in a hex (H.setup)."""
    if not PERIMETER >> hex_ & 1:
        return deny("H.setup", "deny-set-up-outside", unit=unit_key(unit), hex=hex_key(hex_))
    return stack_ok(state, hex_, (unit,), moving=False)
