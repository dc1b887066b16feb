"""G13.1.star: the loss of a leader, and results of fire on the unit that was hit (G11.3.3)."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Flow

from .base import P, Proc, ask_army, hex_key, leader_key, unit_key
from .components import LEADER, LEADERS, UNITS
from .components.parts import SIDE_OF_ARMY
from .losses import charged_army, disrupt, lose_leader, lose_step
from .morale import change_morale
from .retreat import Retreat
from .state import SavannahState

__all__ = ["FireResult", "LeaderLoss"]

DISORDER_RETREAT: Final = 3
"""How far a unit falls back that is thrown into disorder (G13.1.D)."""


class LeaderLoss(Proc):
    """G13.1.star: a side loses one of its leaders in some hexes, of its own choice; if any."""

    __slots__ = ("army", "by", "hexes")
    clause = "G13.1.star"
    steps = ("fall", "choose")

    def __init__(self, hexes: Mask, army: int, by: int = -1) -> None:
        super().__init__()
        self.hexes = hexes
        self.army = army
        self.by = by

    def _present(self, state: SavannahState) -> list[int]:
        """Those of the seat that suffers; its ally's where it has none there."""
        side = SIDE_OF_ARMY[self.army]
        found = [
            leader
            for leader, at in enumerate(state.leader_at)
            if at >= 0 and self.hexes >> at & 1 and LEADERS[leader].side == side
        ]
        seat = state.seat_of(self.army)
        own = [leader for leader in found if state.seat_of(LEADERS[leader].army) == seat]
        return own or found

    def fall(self, play: P) -> Flow:
        found = self._present(play.state)
        if len(found) > 1:
            return None
        if found:
            lose_leader(play, found[0], self.by)
        return DONE

    def choose(self, play: P) -> Decision:
        state = play.state
        found = self._present(state)
        actions = [act("lose-leader", leader_key(leader)) for leader in found]
        army = LEADERS[found[0]].army
        return ask_army(state, army, "prompt-lose-leader", actions, "G13.1.star")

    def on_choose(self, play: P, action: Action) -> Flow:
        lose_leader(play, LEADER[action.args[0]], self.by)
        return DONE


class FireResult(Proc):
    """G11.3.3: what a hit does, to the unit fired at and to nobody else, leaders excepted.

    ``result`` is a cell of the damage table: ``R``, ``D``, ``1``, ``1*`` or ``AM``.
    """

    __slots__ = ("army", "by", "result", "unit", "where")
    clause = "G11.3.3"
    steps = ("apply", "leader")

    def __init__(self, unit: int, result: str, by: int) -> None:
        super().__init__()
        self.unit = unit
        self.result = result
        self.by = by
        self.army = -1
        self.where = -1

    def apply(self, play: P) -> Flow:
        """G13.0, G13.1.AM: to the unit that was hit."""
        state, unit = play.state, self.unit
        self.where, self.army = state.at[unit], charged_army(state, unit)
        code = self.result.rstrip("*")
        play.tell(f"fire-result-{code.lower()}", unit=unit_key(unit), hex=hex_key(self.where))
        if code == "AM":
            change_morale(play, self.army, -1, "suffered")
        elif code == "1":
            lose_step(play, unit, self.by, army=self.army)
        elif code == "D":
            disrupt(play, unit, self.by, self.army)
        distance = {"R": 1, "D": DISORDER_RETREAT}.get(code, 0)
        if distance and state.at[unit] >= 0:
            return Retreat(unit, distance, self.by, self.army)
        return None

    def leader(self, play: P) -> Flow:
        del play
        if self.result.endswith("*"):
            return LeaderLoss(1 << self.where, UNITS[self.unit].army, self.by)
        return None
