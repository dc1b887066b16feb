"""7.43 Losses: the strongest takes the next step, and of equals the owner chooses."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, block_at, block_key, side_key
from ..components import BLOCKS, CONFEDERATE
from ..losses import destroy, lose_step
from ..state import APART, BobbyLeeState
from .field import HIT, has, unmark

__all__ = ["Losses", "fall", "wear"]


class Losses(Proc):
    """``due`` steps fall on the blocks under fire (`HIT`), each on the strongest left (7.43.note).

    Whoever is hit upright is known to his owner alone, so that he is asked wherever the enemy
    cannot tell that there is nothing to choose.
    """

    __slots__ = ("due",)
    clause = "7.43"
    steps = ("suffer",)

    def __init__(self, due: int) -> None:
        super().__init__()
        self.due = due

    def suffer(self, play: P) -> Flow:
        """Ask the owner, or take the step where everybody sees who must."""
        state = play.state
        left = _left(state)
        if not self.due or not left:
            unmark(state, HIT)
            return None
        able = _strongest(state, left)
        if len(left) > 1 and (len(able) > 1 or any(not _flat(state, block) for block in left)):
            side = side_key(BLOCKS[able[0]].side)
            actions = [act("hit", block_key(block)) for block in able]
            return ask(side, "prompt-hit", actions, "7.43", number=self.due)
        self._hit(play, able[0])
        return "suffer"

    def on_suffer(self, play: P, action: Action) -> Flow:
        """The chosen one loses a step."""
        self._hit(play, block_at(action.args[0]))
        return "suffer"

    def why_suffer(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Only the strongest that were fired at."""
        block = block_at(action.args[0]) if action.verb == "hit" and action.args else -1
        if block < 0:
            return None
        if block not in _left(state):
            return deny("7.43", "deny-not-under-fire", block=block_key(block))
        return deny("7.43", "deny-not-the-strongest-hit", block=block_key(block))

    def _hit(self, play: P, block: int) -> None:
        self.due -= 1
        wear(play, block, 1)


def _left(state: BobbyLeeState) -> list[int]:
    return [b for b, area in enumerate(state.area) if area != APART and has(state, b, HIT)]


def _strongest(state: BobbyLeeState, left: list[int]) -> list[int]:
    most = max(state.steps[block] for block in left)
    return [block for block in left if state.steps[block] == most]


def _flat(state: BobbyLeeState, block: int) -> bool:
    return bool(state.face_up >> block & 1)


def wear(play: P, block: int, steps: int) -> None:
    """A block of a battle loses steps, or falls."""
    state = play.state
    for _ in range(steps):
        if state.steps[block] == 1:
            fall(play, block)
            return
        lose_step(play, block, public=_flat(state, block))


def fall(play: P, block: int) -> None:
    """A block of a battle is destroyed; the Confederates' count for emancipation (3.55)."""
    state = play.state
    if BLOCKS[block].side == CONFEDERATE:
        state.battles = tuple(
            battle._replace(lost=battle.lost + (battle.hex == state.at[block]))
            for battle in state.battles
        )
    destroy(play, block)
