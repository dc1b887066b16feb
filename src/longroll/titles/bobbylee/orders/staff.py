"""5.11 The headquarters that were active march themselves, when all others have."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, block_at, block_key, side_key
from ..components import BLOCKS
from ..control import occupied
from ..fog import conceal
from ..state import BobbyLeeState
from .marches import Outset, march, orders_for, why_force, why_march
from .moving import used

__all__ = ["StaffMarches"]


class StaffMarches(Proc):
    """Each of ``left`` may march, at will by force; then it stands up among its neighbours.

    It stays shown until then: all see that whoever moves now is one of them. ``woods`` are the
    forests that held friends when the turn began.
    """

    __slots__ = ("left", "side", "woods")
    clause = "5.11"
    steps = ("order", "hide")

    def __init__(self, side: int, left: tuple[int, ...], woods: tuple[int, ...]) -> None:
        super().__init__()
        self.side = side
        self.left = left
        self.woods = woods

    def _woods(self) -> int:
        return sum(1 << hex_ for hex_ in self.woods)

    def order(self, play: P) -> Flow:
        """Where a headquarters goes, or that the rest stay."""
        if not self.left:
            return None
        state = play.state
        taken = used(state, self.side)
        outset = Outset(state.mud, occupied(state, 1 - self.side), self._woods())
        actions: list[Action] = []
        for block in self.left:
            actions += orders_for(block, state.at[block], outset, "march", taken)
        actions.append(act("done"))
        return ask(side_key(self.side), "prompt-staff", actions, "5.11")

    def on_order(self, play: P, action: Action) -> Flow:
        """It goes, and is hidden where it comes to stand."""
        if action.verb == "done":
            return None
        block = block_at(action.args[0])
        self.left = tuple(other for other in self.left if other != block)
        march(play, action, block, self._woods())
        return "order"

    def why_order(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why something else does not move now."""
        block = block_at(action.args[0]) if action.args else -1
        if block < 0 or action.verb not in ("march", "force"):
            return None
        if BLOCKS[block].side != self.side:
            return deny("5.3", "deny-not-yours", block=block_key(block))
        if block not in self.left:
            return deny("5.11", "deny-staff-only", block=block_key(block))
        why = why_force if action.verb == "force" else why_march
        return why(state, block, action.args[1:], self._woods())

    def hide(self, play: P) -> Flow:
        """Those that stayed stand up again."""
        for block in self.left:
            conceal(play.state, block)
        return None
