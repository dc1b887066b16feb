"""6.2 LineUp: each side, in secret, into three columns and a reserve."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision, ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, block_at, block_key, hex_key, side_key
from ..components import BLOCKS, HEAVY
from ..control import blocks_in
from ..fog import conceal
from ..state import BobbyLeeState
from .field import (
    AREA_KEYS,
    AREAS,
    CENTRE,
    RESERVE,
    aim,
    area_of,
    can_lead,
    column,
    fortified,
    goal,
    line,
)

__all__ = ["LineUp", "reserve_only", "stations"]


def stations(state: BobbyLeeState, block: int) -> list[int]:
    """Where a block can be deployed: in its own line, against a fort in the centre alone (7.6).

    Heavy guns and the supreme headquarters stay in the reserve (2.27, 6.32), as do tired blocks
    (7.13).
    """
    side = BLOCKS[block].side
    if not can_lead(state, block):
        return [area_of(side, RESERVE)]
    columns = (CENTRE, RESERVE) if fortified(state.at[block]) else (0, CENTRE, 2, RESERVE)
    return [area_of(side, number) for number in columns]


def reserve_only(state: BobbyLeeState, block: int) -> Denial:
    """Why a block stays in the reserve."""
    if state.tired >> block & 1:
        return deny("7.13", "deny-tired", block=block_key(block))
    clause = "2.27" if BLOCKS[block].arm == HEAVY else "6.32"
    return deny(clause, "deny-reserve-only", block=block_key(block))


class LineUp(Proc):
    """The blocks of both sides in ``hex`` are set on the field, the defender's first.

    The areas that a side has chosen are what its blocks aim at; nobody sees them before all have.
    """

    __slots__ = ("hex",)
    clause = "6.2"
    steps = ("gather", "defend", "attack", "show")

    def __init__(self, hex_: int) -> None:
        super().__init__()
        self.hex = hex_

    def gather(self, play: P) -> Flow:
        """All stand upright, and may be shuffled."""
        state = play.state
        play.tell("battle-in", place=hex_key(self.hex), day=state.day)
        for side in (0, 1):
            for block in blocks_in(state, side, self.hex):
                conceal(state, block)
                state.task[block] = 0
        return None

    def defend(self, play: P) -> Flow:
        """The defender deploys."""
        return self._ask(play.state, 1 - play.state.active)

    def attack(self, play: P) -> Flow:
        """The attacker deploys, and does not know how the defender did."""
        return self._ask(play.state, play.state.active)

    def show(self, play: P) -> Flow:
        """The screens are taken away."""
        state = play.state
        for block, where in enumerate(state.at):
            if where == self.hex:
                state.area[block] = goal(state, block)
                state.task[block] = 0
        return None

    def on_defend(self, play: P, action: Action) -> Flow:
        """A block takes its station."""
        return _place(play, action, "defend")

    def on_attack(self, play: P, action: Action) -> Flow:
        """A block takes its station."""
        return _place(play, action, "attack")

    def why_defend(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot be deployed there."""
        return self._why(state, 1 - state.active, action)

    def why_attack(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot be deployed there."""
        return self._why(state, state.active, action)

    def _ask(self, state: BobbyLeeState, side: int) -> Decision | None:
        """The first that can stand in the line goes to the centre; the others where they like."""
        left = [b for b in blocks_in(state, side, self.hex) if goal(state, b) < 0]
        if not left:
            return None
        actions = [
            act("deploy", block_key(block), AREA_KEYS[area])
            for block in left
            for area in self._open(state, block)
        ]
        return ask(side_key(side), "prompt-stations", actions, "6.2", place=hex_key(self.hex))

    def _why(self, state: BobbyLeeState, side: int, action: Action) -> Denial | None:
        block = block_at(action.args[0]) if action.verb == "deploy" and action.args else -1
        area = AREAS.get(action.args[1], -1) if block >= 0 and len(action.args) > 1 else -1
        if area < 0 or BLOCKS[block].side != side or state.at[block] != self.hex:
            return None
        if goal(state, block) >= 0:
            return deny("6.2", "deny-deployed-already", block=block_key(block))
        if line(area) != side:
            return deny("6.2", "deny-not-your-line")
        if not can_lead(state, block) and area != area_of(side, RESERVE):
            return reserve_only(state, block)
        if fortified(self.hex) and column(area) not in (CENTRE, RESERVE):
            return deny("7.6", "deny-fort-centre")
        return deny("6.2", "deny-centre-first")

    def _open(self, state: BobbyLeeState, block: int) -> list[int]:
        """Its stations, the centre alone while that is empty and the block can hold it."""
        side = BLOCKS[block].side
        centre = area_of(side, CENTRE)
        held = any(goal(state, other) == centre for other in blocks_in(state, side, self.hex))
        return stations(state, block) if held or not can_lead(state, block) else [centre]


def _place(play: P, action: Action, step: str) -> Flow:
    block, area = block_at(action.args[0]), AREAS[action.args[1]]
    aim(play.state, block, 0, area)
    return step
