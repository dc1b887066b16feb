"""6.2 LineUp: each side, in secret, into three columns and a reserve."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask_apart
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
    """The blocks of both sides in ``hex`` are set on the field, behind screens.

    The areas that a side has chosen are what its blocks aim at. As nobody sees them before all have
    chosen, the attacker need not wait for the defender, who goes first by the letter.
    """

    __slots__ = ("hex",)
    clause = "6.2"
    steps = ("gather", "station", "show")

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

    def station(self, play: P) -> Flow:
        """Each side deploys, and does not know how the other does."""
        sides = (1 - play.state.active, play.state.active)
        left = {side_key(side): self._stations(play.state, side) for side in sides}
        choices = {seat: actions for seat, actions in left.items() if actions}
        if not choices:
            return None
        return ask_apart("6.2", "prompt-stations", choices, place=hex_key(self.hex))

    def show(self, play: P) -> Flow:
        """The screens are taken away."""
        state = play.state
        for block, where in enumerate(state.at):
            if where == self.hex:
                state.area[block] = goal(state, block)
                state.task[block] = 0
        return None

    def on_station(self, play: P, chosen: dict[str, Action]) -> Flow:
        """A block takes its station."""
        for action in chosen.values():
            aim(play.state, block_at(action.args[0]), 0, AREAS[action.args[1]])
        return "station"

    def _stations(self, state: BobbyLeeState, side: int) -> list[Action]:
        """The first that can stand in the line goes to the centre; the others where they like."""
        left = [b for b in blocks_in(state, side, self.hex) if goal(state, b) < 0]
        return [
            act("deploy", block_key(block), AREA_KEYS[area])
            for block in left
            for area in self._open(state, block)
        ]

    def why_station(self, state: BobbyLeeState, action: Action, seat: str) -> Denial | None:
        """Why a block of the seat cannot be deployed there."""
        block = block_at(action.args[0]) if action.verb == "deploy" and action.args else -1
        area = AREAS.get(action.args[1], -1) if block >= 0 and len(action.args) > 1 else -1
        side = BLOCKS[block].side
        if area < 0 or side_key(side) != seat or state.at[block] != self.hex:
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
