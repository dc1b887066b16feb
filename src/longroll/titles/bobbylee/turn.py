"""4.4 and 4.5 A campaign turn: which headquarters are activated, or a pass; then supply.

Marches and battles will come between the two; without them the title is not offered.
"""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from .base import P, Proc, block_at, block_key, hex_key, side_key
from .command import staffs
from .components import BLOCKS
from .feeding import SupplyPhase
from .fog import conceal, reveal
from .losses import lose_step
from .state import BobbyLeeState

__all__ = ["CampaignTurn"]


class CampaignTurn(Proc):
    """The campaign turn of ``side``.

    ``due`` is how many headquarters it must activate, as it bid, else 0; ``active`` are those that
    are.
    """

    __slots__ = ("active", "due", "side")
    clause = "4.4"
    calm = True
    steps = ("begin", "activate", "stand_down", "supply")

    def __init__(self, side: int, due: int) -> None:
        super().__init__()
        self.side = side
        self.due = due
        self.active: tuple[int, ...] = ()

    def begin(self, play: P) -> Flow:
        """Nobody has moved yet."""
        play.state.active = self.side
        play.state.moved = 0
        play.tell("campaign-turn", side=side_key(self.side))
        return None

    def activate(self, play: P) -> Flow:
        """5.11: headquarters are shown one by one, by the winner of the bid as many as he bid."""
        if self.due and len(self.active) == self.due:
            return None
        able = [b for b in staffs(play.state, self.side) if b not in self.active]
        actions = [act("activate", block_key(block)) for block in able]
        if not self.due:
            actions.append(act("done" if self.active else "pass"))
        return ask(side_key(self.side), "prompt-activate", actions, "4.4")

    def on_activate(self, play: P, action: Action) -> Flow:
        """Show a headquarters; or pass; or go on with those that are shown."""
        state = play.state
        if action.verb == "pass":
            state.passes += 1
            play.tell("passed", side=side_key(self.side))
            return None
        if action.verb == "done":
            return None
        block = block_at(action.args[0])
        state.passes = 0
        self.active = tuple(sorted((*self.active, block)))
        reveal(state, block)
        place = hex_key(state.at[block])
        number = state.steps[block]
        play.tell("activated", block=action.args[0], place=place, number=number)
        return "activate"

    def why_activate(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a headquarters cannot be activated, or the turn not be passed."""
        if action.verb in ("pass", "done") and self.due:
            return deny("4.3", "deny-must-activate", number=self.due)
        if action.verb == "pass":
            return deny("4.5", "deny-shown-already")
        block = block_at(action.args[0]) if action.verb == "activate" and action.args else -1
        if block < 0 or BLOCKS[block].side != self.side:
            return None
        if not BLOCKS[block].headquarters:
            return deny("5.11", "deny-no-headquarters", block=block_key(block))
        if state.at[block] < 0:
            return deny("5.11", "deny-off-the-map", block=block_key(block))
        return deny("5.11", "deny-active-already", block=block_key(block))

    def stand_down(self, play: P) -> Flow:
        """5.11: each loses a step, and its last one takes it off; then it is hidden again."""
        state = play.state
        for block in self.active:
            lose_step(play, block, public=True)
            if state.at[block] >= 0:
                conceal(state, block)
        return None

    def supply(self, play: P) -> Flow:
        """4.43, and 4.5 after a pass too."""
        del play
        return SupplyPhase(self.side)
