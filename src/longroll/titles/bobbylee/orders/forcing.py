"""5.32 Forced marches: a die for each, when everything else has moved."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, block_at, block_key, hex_key, side_key
from ..components import BLOCKS, CAVALRY, TABLES, limits_between
from ..control import OF_SIDE, occupied
from ..fog import mingle, saw
from ..losses import lose_step
from ..marching import for_ways, forced_from, forced_result, limit_over
from ..state import POOL, BobbyLeeState
from .moving import EVERY, arrive, used

__all__ = ["ForcedMarches", "is_shut_out", "rough"]

_PLAIN: Final = TABLES.ground["clear"].attack


def rough(via: int, hex_: int) -> bool:
    """Whether the last step of a march leads over anything but open ground (5.32, 5.32.mods)."""
    return limits_between(via, hex_).attack != _PLAIN


class ForcedMarches(Proc):
    """All forced marches of ``side``, in the order that it likes."""

    __slots__ = ("side",)
    clause = "5.32"
    steps = ("choose", "over")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def _waiting(self, state: BobbyLeeState) -> list[int]:
        return [block for block in OF_SIDE[self.side] if state.pledged[block] != POOL]

    def choose(self, play: P) -> Flow:
        """Whose die is thrown next."""
        waiting = self._waiting(play.state)
        if not waiting:
            return None
        if len(waiting) == 1:
            _resolve(play, waiting[0])
            return "choose"
        actions = [act("throw", block_key(block)) for block in waiting]
        return ask(side_key(self.side), "prompt-forced", actions, "5.32")

    def on_choose(self, play: P, action: Action) -> Flow:
        """Throw it."""
        _resolve(play, block_at(action.args[0]))
        return "choose"

    def why_choose(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why there is no die for a block."""
        block = block_at(action.args[0]) if action.args else -1
        if block < 0 or BLOCKS[block].side != self.side:
            return None
        return deny("5.32", "deny-not-forcing", block=block_key(block))

    def over(self, _play: P) -> Flow:
        """Everybody has arrived, or not."""
        return None


def is_shut_out(state: BobbyLeeState, block: int) -> bool:
    """Whether as many have attacked as may over the side of a forced march (5.31)."""
    side = BLOCKS[block].side
    via, hex_ = state.at[block], state.pledged[block]
    hostile = occupied(state, 1 - side) >> hex_ & 1
    taken = used(state, side).get((via, hex_), 0)
    return bool(hostile) and taken >= limit_over(via, hex_, state.mud)


def _resolve(play: P, block: int) -> None:
    """Throw the die, unless the hexside has let as many pass as may (5.31)."""
    state = play.state
    side = BLOCKS[block].side
    via, hex_, shut_out = state.at[block], state.pledged[block], is_shut_out(state, block)
    state.pledged[block] = POOL
    own, origin, place = side_key(side), hex_key(via), hex_key(hex_)
    if shut_out:
        play.tell("forced-no-room", side=own, origin=origin, place=place)
        mingle(state, side, via)
        return
    roll = play.d6("forced-march")
    ground = rough(via, hex_)
    success, loss = forced_result(state, block, roll, rough=ground)
    saw(state, block, _alike(state, block, roll, ground))
    # What foot and horse needed is told of all alike: nobody hears whether the block is cavalry.
    play.tell(
        "forced-success" if success else "forced-failure",
        side=own,
        origin=origin,
        place=place,
        roll=roll,
        amount=for_ways(state, rough=ground),
        needed=forced_from(side),
        mounted=forced_from(side) - TABLES.forced_modifiers[0],
        loss=int(loss),
    )
    if loss:
        lose_step(play, block, public=False)
    if state.at[block] == POOL or state.steps[block] == 0:
        return
    if success:
        arrive(play, block, hex_, via)
    else:
        mingle(state, side, via)


def _alike(state: BobbyLeeState, block: int, roll: int, ground: bool) -> Mask:
    """The arms for which the die would have come to the same: horse marches better than foot."""
    horse, foot = (_of_arm(block, horse=horse) for horse in (True, False))
    came = forced_result(state, block, roll, rough=ground)
    found = EVERY
    if forced_result(state, horse, roll, rough=ground) != came:
        found &= ~(1 << CAVALRY)
    if forced_result(state, foot, roll, rough=ground) != came:
        found &= mask((CAVALRY,))
    return found


def _of_arm(block: int, *, horse: bool) -> int:
    """A block of the same side that is cavalry, or is not."""
    return next(b for b in OF_SIDE[BLOCKS[block].side] if (BLOCKS[b].arm == CAVALRY) == horse)
