"""12 and 3.53 to 3.55 The turn of replacements: politics, steps, new blocks.

One side after the other, the Confederates last (12.1); what a side strengthens the other does not
see, and of new blocks only that they stand there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longroll.board.region import Mask, mask, members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Done, Flow

from .base import P, Proc, block_at, block_key, hex_key, side_key, to_each
from .components import BLOCKS, CONFEDERATE, GROUND, HEX, INFANTRY, TABLES, TERRITORY, UNION
from .control import OF_SIDE, held
from .fog import merge, mingle
from .state import POOL, BobbyLeeState
from .supply import supplied

__all__ = ["Politics", "Replacements", "capacity"]

_MONROE = HEX["1922"]


class Politics(Proc):
    """Step 1: calls to arms and emancipation, one side's after the other's (3.54, 3.55).

    Returns 1 if the slaves were declared free, else 0.
    """

    __slots__ = ("freed", "side")
    clause = "12.1"
    calm = True
    steps = ("choose", "over")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.freed = 0

    def choose(self, play: P) -> Flow:
        """A call to arms, emancipation, or neither."""
        state = play.state
        actions = [act("call")]
        if self._why_emancipate(state) is None:
            actions.append(act("emancipate"))
        return ask(side_key(self.side), "prompt-politics", [*actions, act("done")], "3.54")

    def on_choose(self, play: P, action: Action) -> Flow:
        """Do what was chosen, and ask again until the side is done."""
        if action.verb == "call":
            _call(play, self.side)
            return "choose"
        if action.verb == "emancipate":
            _emancipate(play)
            self.freed = 1
            return "choose"
        return None

    def why_choose(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why the slaves cannot be declared free now."""
        return self._why_emancipate(state) if action.verb == "emancipate" else None

    def _why_emancipate(self, state: BobbyLeeState) -> Denial | None:
        if self.side != UNION:
            return deny("3.55", "deny-union-only")
        if state.emancipated:
            return deny("3.55", "deny-emancipated-already")
        if state.defeat < TABLES.emancipation[1]:
            return deny("3.55", "deny-no-great-victory", number=TABLES.emancipation[1])
        return None

    def over(self, _play: P) -> Flow:
        """Nothing more."""
        return Done(self.freed)


def _call(play: P, side: int) -> None:
    """3.54: a die says how many blocks come; the n-th call of the year costs n points."""
    state = play.state
    state.calls[side] += 1
    price = state.calls[side]
    state.political += -price if side == UNION else price
    roll = play.d6("conscription")
    came = TABLES.conscripts[side][roll - 1]
    state.levies[side] += came
    play.tell("called", side=side_key(side), roll=roll, number=came, points=price)


def _emancipate(play: P) -> None:
    """3.55: three points for the Union; the Confederates will have twice their points."""
    state = play.state
    state.emancipated = 1
    state.political += TABLES.emancipation[0]
    play.tell("emancipated", points=TABLES.emancipation[0])


def capacity(hex_: int) -> int:
    """12.41: how many new blocks a hex takes in a turn: 3 a city, 1 a town or supply hex."""
    supply = (GROUND.supply[UNION] | GROUND.supply[CONFEDERATE]) >> hex_ & 1
    most = TABLES.place_blocks["supply"] if supply else 0
    rank = GROUND.rank[hex_]
    return max(most, TABLES.place_blocks[rank]) if rank else most


_PLACES: Final = tuple(
    mask(
        hex_
        for hex_ in members(TERRITORY[side])
        if capacity(hex_) and not (side == UNION and hex_ == _MONROE)
    )
    for side in (UNION, CONFEDERATE)
)
"""By side, the hexes of its territory where new blocks can come."""


class Replacements(Proc):
    """Steps 3 and 4 for one side: ``strengthen`` what is supplied, then ``raise`` new blocks.

    ``placed`` are the hexes of new blocks, once for each.
    """

    __slots__ = ("placed", "side")
    clause = "12.1"
    calm = True
    steps = ("strengthen", "build", "over")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.placed: tuple[int, ...] = ()

    # --- Steps for blocks in supply ---------------------------------------------------------------

    def strengthen(self, play: P) -> Flow:
        """12.3: as many steps as can be paid, to blocks with a line of supply."""
        fed = supplied(play.state, self.side)
        state = play.state
        there = [b for b in OF_SIDE[self.side] if state.at[b] >= 0 and fed >> state.at[b] & 1]
        able = [block for block in there if self._why_add(state, block, fed) is None]
        actions = [*(act("add", block_key(block)) for block in able), act("done")]
        return ask(side_key(self.side), "prompt-strengthen", actions, "12.3")

    def on_strengthen(self, play: P, action: Action) -> Flow:
        """Pay for a step, or go on to new blocks."""
        if action.verb == "done":
            return None
        block = block_at(action.args[0])
        state = play.state
        state.points[self.side] -= TABLES.arms[BLOCKS[block].arm].step
        state.steps[block] += 1
        number = state.steps[block]
        play.tell("added", audience=(side_key(self.side),), block=action.args[0], number=number)
        return "strengthen"

    def why_strengthen(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block gains no step."""
        if action.verb == "raise":
            return deny("12.42", "deny-steps-come-first")
        block = block_at(action.args[0]) if action.verb == "add" and action.args else -1
        fed = supplied(state, self.side)
        return self._why_add(state, block, fed) if block >= 0 else None

    def _why_add(self, state: BobbyLeeState, block: int, fed: int) -> Denial | None:
        one = BLOCKS[block]
        if one.side != self.side:
            return deny("12.3", "deny-not-yours", block=one.key)
        if state.at[block] < 0:
            return deny("12.4", "deny-off-the-map", block=one.key)
        if state.steps[block] >= one.steps:
            return deny("2.4", "deny-full-strength", block=one.key)
        if not fed >> state.at[block] & 1:
            return deny("12.3", "deny-no-supply", block=one.key)
        price = TABLES.arms[one.arm].step
        if price > state.points[self.side]:
            return deny("12.2", "deny-too-dear", price=price, points=state.points[self.side])
        return None

    # --- New blocks -------------------------------------------------------------------------------

    def build(self, play: P) -> Flow:
        """12.4: blocks from the pool, at one step; conscripts cost nothing (3.54)."""
        state = play.state
        friends = held(state, self.side)
        able = [block for block in self._pool(state) if self._why_raise(state, block) is None]
        full = mask(hex_ for hex_ in self.placed if self.placed.count(hex_) >= capacity(hex_))
        hexes = _PLACES[self.side] & friends & ~full
        actions: list[Action] = []
        for block in able:
            actions += to_each("raise", block, hexes)
        actions.append(act("done"))
        return ask(side_key(self.side), "prompt-build", actions, "12.4")

    def on_build(self, play: P, action: Action) -> Flow:
        """Put a block down, or end the turn: what is left is lost (12.2)."""
        state = play.state
        if action.verb == "done":
            state.points[self.side] = state.levies[self.side] = 0
            return None
        block, hex_ = block_at(action.args[0]), HEX[action.args[1]]
        if self._conscript(state, block):
            state.levies[self.side] -= 1
        else:
            price = TABLES.arms[BLOCKS[block].arm].block
            state.points[self.side] -= price
        state.at[block], state.steps[block] = hex_, 1
        self.placed = tuple(sorted((*self.placed, hex_)))
        own = side_key(self.side)
        merge(state, [block, *self._pool(state)])
        mingle(state, self.side, hex_)
        play.tell("raised", audience=(own,), block=action.args[0], place=action.args[1])
        play.tell("new-block", side=own, place=action.args[1])
        return "build"

    def why_build(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot be raised, or not there."""
        if action.verb == "add":
            return deny("12.42", "deny-steps-come-first")
        if action.verb != "raise" or len(action.args) != 2 or action.args[1] not in HEX:
            return None
        block = block_at(action.args[0])
        if block < 0:
            return None
        there = self._why_there(held(state, self.side), HEX[action.args[1]])
        return self._why_raise(state, block) or there

    def _pool(self, state: BobbyLeeState) -> Iterator[int]:
        return (block for block in OF_SIDE[self.side] if state.at[block] == POOL)

    def _conscript(self, state: BobbyLeeState, block: int) -> bool:
        return BLOCKS[block].arm == INFANTRY and state.levies[self.side] > 0

    def _why_raise(self, state: BobbyLeeState, block: int) -> Denial | None:
        one = BLOCKS[block]
        if one.side != self.side:
            return deny("12.4", "deny-not-yours", block=one.key)
        if state.at[block] != POOL:
            return deny("12.4", "deny-not-in-the-pool", block=one.key)
        price = TABLES.arms[one.arm].block
        if price > state.points[self.side] and not self._conscript(state, block):
            return deny("12.42", "deny-too-dear", price=price, points=state.points[self.side])
        return None

    def _why_there(self, friends: Mask, hex_: int) -> Denial | None:
        place = hex_key(hex_)
        if not TERRITORY[self.side] & friends & 1 << hex_:
            return deny("12.4", "deny-not-your-territory", place=place)
        if self.side == UNION and hex_ == _MONROE:
            return deny("12.4", "deny-fort-monroe", place=place)
        room = capacity(hex_)
        if not room:
            return deny("12.41", "deny-no-town", place=place)
        if self.placed.count(hex_) >= room:
            return deny("12.41", "deny-town-full", place=place, number=room)
        return None

    def over(self, _play: P) -> Flow:
        """The side is done."""
        return None
