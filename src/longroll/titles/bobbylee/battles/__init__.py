"""6 and 7 Battles: a placeholder, until they are written.

Whoever came into a hex of the enemy goes back to where he came from.
"""

from __future__ import annotations

from longroll.engine.procedure import Flow

from ..base import P, Proc
from ..control import OF_SIDE
from ..fog import mingle
from ..state import POOL

__all__ = ["BattlePhase"]


class BattlePhase(Proc):
    """The battles of the campaign turn of ``side`` (4.42)."""

    __slots__ = ("side",)
    clause = "4.42"
    steps = ("withdraw",)

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def withdraw(self, play: P) -> Flow:
        """Nobody fights yet."""
        state = play.state
        for block in OF_SIDE[self.side]:
            if state.entered[block] != POOL:
                state.at[block] = state.entered[block]
                mingle(state, self.side, state.at[block])
        return None
