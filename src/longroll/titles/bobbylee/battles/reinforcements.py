"""7.5 Reinforcements: blocks beside a battle join the reserve, so many over each side."""

from __future__ import annotations

from typing import Final

from longroll.board.region import mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, block_at, block_key, hex_key, side_key
from ..components import ARMS, BLOCKS, DIE, GARRISON, HEAVY, SUPREME
from ..fog import mingle, saw
from ..state import APART, BobbyLeeState
from ..telling import tell_of
from .field import RESERVE, area_of, crossing, helpers

__all__ = ["Reinforcements"]

_ABLE: Final = mask(arm for arm in range(len(ARMS)) if arm not in (GARRISON, HEAVY, SUPREME))
"""The arms that reinforce."""
_PASSES: Final = 4
"""The least die by which a block comes over a bad side (1.21.DR)."""


class Reinforcements(Proc):
    """``side`` brings blocks into the battle of ``hex``.

    ``came``: the hexes from which they did; ``barred``: those where the die was against it.
    At night there are no limits (6.31).
    """

    __slots__ = ("barred", "came", "hex", "side")
    clause = "7.5"
    steps = ("join",)

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side
        self.came: tuple[int, ...] = ()
        self.barred: tuple[int, ...] = ()

    def join(self, play: P) -> Flow:
        """Asked wherever upright blocks stand beside the battle: they may be able to."""
        state = play.state
        if not self._anybody(state):
            return None
        able = [b for b in helpers(state, self.hex, self.side) if self._room(state, state.at[b])]
        actions = [act("reinforce", block_key(block)) for block in able]
        place = hex_key(self.hex)
        seat = side_key(self.side)
        return ask(seat, "prompt-reinforce", [*actions, act("done")], "7.5", place=place)

    def on_join(self, play: P, action: Action) -> Flow:
        """A block joins the reserve, if the die lets it over a bad side."""
        if action.verb == "done":
            return None
        state, block = play.state, block_at(action.args[0])
        origin = state.at[block]
        if state.hour < 8 and crossing(state, self.hex, origin)[1] == DIE:
            roll = play.d6("reinforcement")
            play.tell("reinforcement-die", place=hex_key(origin), roll=roll, needed=_PASSES)
            if roll < _PASSES:
                self.barred = (*self.barred, origin)
                return "join"
        self.came = (*self.came, origin)
        shown = bool(state.face_up >> block & 1)
        tell_of(
            play, "reinforced", block, shown=shown, origin=hex_key(origin), place=hex_key(self.hex)
        )
        _join(state, block, self.hex)
        return "join"

    def why_join(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot join."""
        block = block_at(action.args[0]) if action.verb == "reinforce" and action.args else -1
        if block < 0 or BLOCKS[block].side != self.side or state.at[block] < 0:
            return None
        if BLOCKS[block].arm in (GARRISON, HEAVY, SUPREME):
            clause = {GARRISON: "2.24", HEAVY: "2.27"}.get(BLOCKS[block].arm, "6.32")
            return deny(clause, "deny-never-reinforces", block=block_key(block))
        if state.tired >> block & 1:
            return deny("7.13", "deny-tired", block=block_key(block))
        if state.area[block] != APART:
            return deny("7.5", "deny-in-battle", block=block_key(block))
        if block not in helpers(state, self.hex, self.side):
            return deny("7.5", "deny-not-beside", block=block_key(block))
        place = hex_key(state.at[block])
        if state.at[block] in self.barred:
            return deny("1.21", "deny-die-against", place=place)
        return deny("7.51", "deny-side-full", place=place)

    def _room(self, state: BobbyLeeState, origin: int) -> bool:
        if state.hour >= 8:
            return True
        halves = crossing(state, self.hex, origin)[1]
        most = 1 if halves == DIE else halves // 2
        return self.came.count(origin) < most and origin not in self.barred

    def _anybody(self, state: BobbyLeeState) -> bool:
        """Whether somebody could come, as far as the enemy can tell: shown blocks as they are."""
        able = helpers(state, self.hex, self.side)
        return any(
            self._room(state, where) and (block in able or not state.face_up >> block & 1)
            for block, where in enumerate(state.at)
            if where >= 0
            and BLOCKS[block].side == self.side
            and state.area[block] == APART
            and not state.tired >> block & 1
            and any(crossing(state, self.hex, where))
        )


def _join(state: BobbyLeeState, block: int, hex_: int) -> None:
    """A block enters a battle, and may go back the way it came."""
    side, origin = BLOCKS[block].side, state.at[block]
    state.at[block] = hex_
    state.area[block] = area_of(side, RESERVE)
    saw(state, block, _ABLE)
    if side == state.active:
        state.entered[block] = origin
        state.battles = tuple(
            battle._replace(origins=battle.origins | 1 << origin) if battle.hex == hex_ else battle
            for battle in state.battles
        )
    if not state.face_up >> block & 1:
        mingle(state, side, hex_)
