"""4.4 and 4.5 A campaign turn: headquarters are activated, blocks march and fight; or a pass.

Supply comes last in either case.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from .base import P, Proc, block_at, block_key, hex_key, side_key
from .battles import BattlePhase
from .command import staffs
from .components import BLOCKS, CONFEDERATE, FOREST, HEX, SUPREME, UNION
from .control import occupied
from .feeding import SupplyPhase
from .fog import reveal
from .losses import besieged, lose_step
from .orders import ForcedMarches, Orders, StaffMarches
from .state import POOL, BobbyLeeState
from .surrender import Demand, offers_of, surrender, why_offer

__all__ = ["BOUND_TO_PASS", "CampaignTurn"]

_MOVES: Final = ("march", "force", "rail", "sail", "cross", "transfer")
BOUND_TO_PASS: Final = -1
"""The number of headquarters that are due where both sides have bid nought (4.3)."""


class CampaignTurn(Proc):
    """The campaign turn of ``side``.

    ``due`` is how many headquarters it must activate, as it bid, else 0, or BOUND_TO_PASS;
    ``active`` are those that are; ``demanded`` the besieged hexes whose surrender was demanded;
    ``woods`` the forests that held friends when the turn began (1.24).
    """

    ahead = MappingProxyType({"activate": dict.fromkeys(_MOVES, ("4.41", "deny-first-staff"))})
    __slots__ = ("active", "demanded", "due", "side", "woods")
    clause = "4.4"
    calm = True
    steps = (
        *("begin", "activate", "orders", "stand_down", "staff", "forced", "battles", "supply"),
        "end",
    )

    def __init__(self, side: int, due: int) -> None:
        super().__init__()
        self.side = side
        self.due = due
        self.active: tuple[int, ...] = ()
        self.demanded: tuple[int, ...] = ()
        self.woods: tuple[int, ...] = ()

    def begin(self, play: P) -> Flow:
        """Nobody has moved yet."""
        state = play.state
        state.active = self.side
        state.moved = 0
        state.sieges = [besieged(state, UNION), besieged(state, CONFEDERATE)]
        self.woods = tuple(members(occupied(state, self.side) & FOREST))
        play.tell("campaign-turn", side=side_key(self.side))
        return None

    def activate(self, play: P) -> Flow:
        """5.11: headquarters are shown one by one, by the winner of the bid as many as he bid.

        Before the first of them besieged blocks may surrender (11.81).
        """
        state = play.state
        if self.due and len(self.active) == self.due:
            return None
        bound = self.due == BOUND_TO_PASS
        able = [] if bound else [b for b in staffs(state, self.side) if b not in self.active]
        actions = [act("activate", block_key(block)) for block in able]
        if not self.active:
            actions += offers_of(state, self.side, self.demanded)
        if bound and not actions:
            _pass(play, self.side)
            return None
        if not self.due or not able:
            actions.append(act("done" if self.active else "pass"))
        return ask(side_key(self.side), "prompt-activate", actions, "4.4")

    def on_activate(self, play: P, action: Action) -> Flow:
        """Show a headquarters; or pass; or go on with those that are shown."""
        state = play.state
        if action.verb == "pass":
            _pass(play, self.side)
            return None
        if action.verb == "done":
            return None
        if action.verb == "yield":
            surrender(play, self.side, HEX[action.args[0]])
            return "activate"
        if action.verb == "demand":
            hex_ = HEX[action.args[0]]
            self.demanded = tuple(sorted((*self.demanded, hex_)))
            play.tell("demanded", side=side_key(self.side), place=action.args[0])
            return Call(Demand(1 - self.side, hex_), "activate")
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
        if action.verb in ("pass", "done") and self.due > 0:
            return deny("4.3", "deny-must-activate", number=self.due)
        if action.verb == "pass":
            return deny("4.5", "deny-shown-already")
        if action.verb in ("demand", "yield"):
            if self.active:
                return deny("11.81", "deny-surrender-first")
            return why_offer(state, self.side, action, self.demanded)
        block = block_at(action.args[0]) if action.verb == "activate" and action.args else -1
        if block < 0 or BLOCKS[block].side != self.side:
            return None
        if not BLOCKS[block].headquarters:
            return deny("5.11", "deny-no-headquarters", block=block_key(block))
        if state.at[block] < 0:
            return deny("5.11", "deny-off-the-map", block=block_key(block))
        active = block in self.active
        return (
            deny("5.11", "deny-active-already", block=block_key(block))
            if active
            else deny("4.3", "deny-both-bid-nought")
        )

    def orders(self, play: P) -> Flow:
        """4.41, 5.4: blocks move; the supreme headquarters has as many moves as steps."""
        if not self.active:
            return "supply"
        state = play.state
        supreme = [block for block in self.active if BLOCKS[block].arm == SUPREME]
        points = sum(state.steps[block] for block in supreme)
        staff = tuple(block for block in self.active if block not in supreme)
        return Orders(self.side, staff, points, self.woods)

    def stand_down(self, play: P) -> Flow:
        """5.11: each loses a step, and its last one takes it off."""
        for block in self.active:
            lose_step(play, block, public=True, spent=True)
        return None

    def staff(self, play: P) -> Flow:
        """5.11: those that are left may march, and are hidden again."""
        left = tuple(block for block in self.active if play.state.at[block] >= 0)
        return StaffMarches(self.side, left, self.woods)

    def forced(self, _play: P) -> Flow:
        """5.32: the dice for forced marches."""
        return ForcedMarches(self.side)

    def battles(self, _play: P) -> Flow:
        """4.42."""
        return BattlePhase(self.side)

    def supply(self, play: P) -> Flow:
        """4.43, and 4.5 after a pass too."""
        del play
        return SupplyPhase(self.side)

    def end(self, play: P) -> Flow:
        """Nobody is in battle, or weary of one, when the turn is over."""
        state = play.state
        state.entered = [POOL] * len(BLOCKS)
        state.landed = state.tired = state.moved = 0
        state.sieges = [0, 0]
        return None


def _pass(play: P, side: int) -> None:
    """4.5: the side activates nobody."""
    play.state.passes += 1
    play.tell("passed", side=side_key(side))
