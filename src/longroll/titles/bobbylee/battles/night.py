"""6.31, 6.32 and 6.4 Nights: who leaves, who stays, and what the victors do."""

from __future__ import annotations

from longroll.board.region import mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, block_at, block_key, hex_key, side_key
from ..components import BLOCKS, GROUND, HEX, HQ, UNION
from ..control import blocks_in, occupied
from ..fog import conceal, mingle, reveal
from ..losses import lose_step
from ..state import APART, POOL, BobbyLeeState
from ..telling import tell_of
from .field import (
    GOING,
    RESERVE,
    area_of,
    battle_at,
    battle_hexes,
    dispersed,
    fighters,
    has,
    mark,
    over,
    present,
)
from .losses import wear
from .reinforcements import Reinforcements
from .retreats import Withdrawal, suffer

__all__ = ["NightTurn", "Regrouping", "Strays", "nightfall"]


def nightfall(play: P) -> None:
    """6.31: all go back to their lines, out of sight; the tired recover.

    Dispersed blocks lose a step and stay where they are, to leave in this night (7.34).
    """
    state = play.state
    state.hour = 8
    play.tell("night", day=state.day)
    state.tired, state.weary = state.weary, 0
    for battle in state.battles:
        for side in (0, 1):
            for block in fighters(state, battle.hex, side):
                if state.area[block] == dispersed(side):
                    wear(play, block, 1)
                else:
                    state.area[block] = area_of(side, RESERVE)
                    conceal(state, block)


class Strays(Proc):
    """7.34: the dispersed blocks of ``side`` must leave the battle of ``hex`` at night."""

    __slots__ = ("hex", "side")
    clause = "7.34"
    steps = ("leave", "gone")

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side

    def leave(self, play: P) -> Flow:
        """Those who are dispersed, and no others."""
        lost = present(play.state, self.hex, dispersed(self.side), self.side)
        mark(play.state, lost, GOING)
        return Call(Withdrawal(self.hex, self.side, night=1), "gone") if lost else None

    def gone(self, play: P) -> Flow:
        """They have left."""
        del play
        return None


class NightTurn(Proc):
    """``side`` leaves the battle of ``hex``, or stays and brings up what stands beside it.

    The attacker stays only if a field headquarters in the battle pays a step (6.32).
    """

    __slots__ = ("hex", "side")
    clause = "6.31"
    steps = ("choose", "reinforce", "end", "leave")

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side

    def choose(self, play: P) -> Flow:
        """Stay or leave; asked even of those who can only leave, so that nobody learns why."""
        state = play.state
        own = fighters(state, self.hex, self.side)
        if self.side == state.active:
            staffs = [block for block in own if BLOCKS[block].arm == HQ]
            stays = [act("stay", block_key(block)) for block in staffs]
        else:
            stays = [act("stay")]
        place = hex_key(self.hex)
        return ask(side_key(self.side), "prompt-night", [*stays, act("leave")], "6.31", place=place)

    def on_choose(self, play: P, action: Action) -> Flow:
        """Pay for another day, or go."""
        side, place = side_key(self.side), hex_key(self.hex)
        if action.verb == "leave":
            return "leave"
        if action.args:
            block = block_at(action.args[0])
            play.tell("paid-for-a-day", block=action.args[0], place=place)
            reveal(play.state, block)
            lose_step(play, block, public=True, spent=True)
            if play.state.at[block] >= 0:
                conceal(play.state, block)
        play.tell("stays", side=side, place=place)
        return None

    def why_choose(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why the attacker cannot stay as he says."""
        if action.verb == "stay" and self.side == state.active:
            return deny("6.32", "deny-staff-must-pay")
        return None

    def reinforce(self, play: P) -> Flow:
        """Whoever stands beside the battle may come."""
        if over(play.state, self.hex) >= 0:
            return None
        return Call(Reinforcements(self.hex, self.side), "end")

    def end(self, play: P) -> Flow:
        """They stay."""
        del play
        return DONE

    def leave(self, play: P) -> Flow:
        """All go, without pursuit; those who cannot are lost."""
        state = play.state
        for block in fighters(state, self.hex, self.side):
            if state.tired >> block & 1:
                suffer(play, block, fought=False)
        mark(state, fighters(state, self.hex, self.side), GOING)
        play.tell("leaves", side=side_key(self.side), place=hex_key(self.hex))
        return Withdrawal(self.hex, self.side, night=1)


class Regrouping(Proc):
    """6.4: ``side`` has won in ``hex``: it may leave, block by block, for hexes beside it.

    Its blocks are tired until the next night, when they can join a battle beside theirs (6.4.ex) as
    reinforcements do (7.52).
    """

    __slots__ = ("hex", "side")
    clause = "6.4"
    steps = ("close", "choose", "rest")

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side

    def close(self, play: P) -> Flow:
        """The battle is over; what a Union victory cost the enemy is kept (3.55)."""
        state = play.state
        battle = battle_at(state, self.hex)
        if self.side == UNION:
            state.defeat = max(state.defeat, battle.lost)
        state.battles = tuple(other for other in state.battles if other.hex != self.hex)
        play.tell("won", side=side_key(self.side), place=hex_key(self.hex))
        for block in fighters(state, self.hex, self.side):
            state.area[block] = APART
            state.task[block] = 0
            state.entered[block] = POOL
            state.landed &= ~(1 << block)
            state.tired |= 1 << block
            mark(state, (block,), GOING)
            conceal(state, block)
        return None

    def _ways(self, state: BobbyLeeState) -> list[int]:
        ways = (GROUND.mud_ways if state.mud else GROUND.ways)[self.hex] | GROUND.pike[self.hex]
        fought = mask(battle_hexes(state))
        return members(ways & ~occupied(state, 1 - self.side) & ~fought)

    def _left(self, state: BobbyLeeState) -> list[int]:
        own = blocks_in(state, self.side, self.hex)
        return [block for block in own if has(state, block, GOING)]

    def choose(self, play: P) -> Flow:
        """Who goes where."""
        state = play.state
        left = self._left(state)
        if not left:
            return None
        ways = self._ways(state)
        actions = [act("regroup", block_key(b), hex_key(there)) for b in left for there in ways]
        place = hex_key(self.hex)
        seat = side_key(self.side)
        return ask(seat, "prompt-regroup", [*actions, act("done")], "6.4", place=place)

    def on_choose(self, play: P, action: Action) -> Flow:
        """A block goes, or all others stay."""
        if action.verb == "done":
            return None
        state = play.state
        block, there = block_at(action.args[0]), HEX[action.args[1]]
        state.task[block] = 0
        state.at[block] = there
        origin = hex_key(self.hex)
        tell_of(play, "regrouped", block, shown=False, origin=origin, place=action.args[1])
        mingle(state, self.side, there)
        return "choose"

    def why_choose(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot go there."""
        block = block_at(action.args[0]) if action.verb == "regroup" and action.args else -1
        there = HEX.get(action.args[1], -1) if len(action.args) > 1 else -1
        if block not in self._left(state) or there < 0:
            return None
        if there in battle_hexes(state) or occupied(state, 1 - self.side) >> there & 1:
            return deny("6.4", "deny-not-into-battle", place=hex_key(there))
        return deny("6.4", "deny-no-way", place=hex_key(there))

    def rest(self, play: P) -> Flow:
        """The others stay."""
        state = play.state
        for block in self._left(state):
            state.task[block] = 0
        return None
