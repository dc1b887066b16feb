"""4.43 and 11 The supply phase: who goes hungry, what a headquarters feeds, who starves."""

from __future__ import annotations

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from .base import P, Proc, block_at, block_key, hex_key, side_key
from .command import command
from .components import BLOCKS, HQ
from .control import blocks_in, occupied
from .fog import conceal, reveal
from .losses import besieged, lose_step
from .state import BobbyLeeState
from .supply import forage, supplied

__all__ = ["SupplyPhase", "excess", "hungry"]


def hungry(state: BobbyLeeState, side: int) -> Mask:
    """The hexes where a side has more blocks than feed there without a line (11.5)."""
    fed = supplied(state, side)
    return mask(
        hex_
        for hex_ in members(occupied(state, side) & ~fed)
        if len(blocks_in(state, side, hex_)) > forage(state, hex_)
    )


def excess(state: BobbyLeeState, side: int, hex_: int) -> int:
    """How many blocks of a hex without a line go hungry (11.6)."""
    return max(0, len(blocks_in(state, side, hex_)) - forage(state, hex_))


class SupplyPhase(Proc):
    """The last phase of a campaign turn: the active side's blocks without supply (11.1).

    Slots: ``side``; ``need``, the hexes where blocks go hungry; ``fed``, those of them that a
    headquarters feeds; ``hex``, the one that is seen to, and ``due``, the steps to be lost there;
    ``starved``, the blocks that have lost theirs.
    """

    __slots__ = ("due", "fed", "hex", "need", "side", "starved")
    clause = "4.43"
    steps = ("assess", "relief", "next_hex", "starve")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.need: tuple[int, ...] = ()
        self.fed: tuple[int, ...] = ()
        self.hex = -1
        self.due = 0
        self.starved: tuple[int, ...] = ()

    def assess(self, play: P) -> Flow:
        """Find the hexes without a line that hold too many, and who is besieged (11.81)."""
        play.state.sieges[self.side] = besieged(play.state, self.side)
        self.need = tuple(members(hungry(play.state, self.side)))
        return None

    def relief(self, play: P) -> Flow:
        """11.7: a headquarters may feed all under its command for a step.

        That blocks go hungry is open to all, so that the side is asked then whether it has a
        headquarters near them or not.
        """
        if not self._left():
            return None
        state = play.state
        able = [b.index for b in BLOCKS if self._why_feed(state, b.index) is None]
        actions = [*(act("feed", block_key(block)) for block in able), act("done")]
        return ask(side_key(self.side), "prompt-relief", actions, "11.7")

    def on_relief(self, play: P, action: Action) -> Flow:
        """Feed the hexes in its radius, or go on to the losses."""
        if action.verb == "done":
            return None
        block = block_at(action.args[0])
        state = play.state
        reached = command(state, block)
        reveal(state, block)
        place = hex_key(state.at[block])
        play.tell("fed", side=side_key(self.side), block=action.args[0], place=place)
        lose_step(play, block, public=True, spent=True)
        if state.at[block] >= 0:
            conceal(state, block)
        self.fed = (*self.fed, *(h for h in self._left() if reached >> h & 1))
        return "relief"

    def why_relief(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a headquarters cannot feed anybody."""
        block = block_at(action.args[0]) if action.verb == "feed" and action.args else -1
        return self._why_feed(state, block) if block >= 0 else None

    def _why_feed(self, state: BobbyLeeState, block: int) -> Denial | None:
        own = BLOCKS[block].side == self.side and BLOCKS[block].arm == HQ
        if not own or state.at[block] < 0:
            return deny("11.7", "deny-no-headquarters", block=block_key(block))
        reached = command(state, block)
        if not any(reached >> hex_ & 1 for hex_ in self._left()):
            return deny("11.7", "deny-nobody-hungry", block=block_key(block))
        return None

    def _left(self) -> list[int]:
        return [hex_ for hex_ in self.need if hex_ not in self.fed]

    def next_hex(self, play: P) -> Flow:
        """Take up the next hex where blocks starve."""
        left = [hex_ for hex_ in self._left() if hex_ > self.hex]
        if not left:
            self.need = ()
            return "starve"
        self.hex = left[0]
        self.due = excess(play.state, self.side, self.hex)
        self.starved = ()
        play.tell("hungry", side=side_key(self.side), place=hex_key(self.hex), number=self.due)
        return None

    def starve(self, play: P) -> Flow:
        """11.6, 4.43.ex: the strongest lose a step each; of equals the owner chooses, unseen."""
        if not self.need:
            return None
        if not self.due:
            return "next_hex"
        actions = [act("starve", block_key(block)) for block in self._strongest(play.state)]
        return ask(side_key(self.side), "prompt-starve", actions, "11.6", place=hex_key(self.hex))

    def on_starve(self, play: P, action: Action) -> Flow:
        """The block loses its step."""
        block = block_at(action.args[0])
        self.starved = (*self.starved, block)
        self.due -= 1
        lose_step(play, block, public=False)
        return "next_hex" if not self.due else "starve"

    def why_starve(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Only the strongest starve, each once."""
        block = block_at(action.args[0]) if action.verb == "starve" and action.args else -1
        if block < 0 or BLOCKS[block].side != self.side or state.at[block] != self.hex:
            return None
        if block in self.starved:
            return deny("11.6", "deny-starved-already", block=block_key(block))
        return deny("4.43", "deny-not-the-strongest", block=block_key(block))

    def _strongest(self, state: BobbyLeeState) -> list[int]:
        left = [b for b in blocks_in(state, self.side, self.hex) if b not in self.starved]
        most = max(state.steps[block] for block in left)
        return [block for block in left if state.steps[block] == most]
