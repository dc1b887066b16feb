"""7.0 A battle turn: retreats and pursuit, movement, fire, reinforcements."""

from __future__ import annotations

from typing import Final

from longroll.board.region import mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import DONE, Call, Flow

from ..base import P, Proc, block_at, block_key, hex_key, side_key
from ..components import BLOCKS, FOREST
from ..fog import conceal, reveal, saw
from ..losses import lose_step
from ..marching import for_horse, for_ways, forced_from, forced_result
from ..state import BobbyLeeState
from ..telling import tell_of
from .field import (
    AIMING,
    AREA_KEYS,
    AREAS,
    FIRED,
    FRESH,
    HIT,
    MOVED,
    RESERVE,
    TRYING,
    aim,
    area_of,
    can_charge,
    column,
    dispersed,
    engaged,
    fighters,
    goal,
    has,
    line,
    mark,
    over,
    present,
    routed,
)
from .fire import cover, level, may_fire, targets, why_not_fire
from .losses import Losses, fall
from .moves import Move, Traffic, flanks, moves, step_of, why_not_flank, why_not_step
from .reinforcements import Reinforcements
from .retreats import Retreat, Rout, hits_of

__all__ = ["BattleTurn"]

_CHARGING: Final = mask({one.arm for one in BLOCKS if can_charge(one.index)})
"""The arms that engage, and so march around flanks (7.31)."""
_STANDS: Final = 4
"""The least die by which a block at its last step does not break (7.2)."""


class BattleTurn(Proc):
    """The turn of ``side`` in the battle of ``hex``.

    Slots: ``forward`` and ``back`` (columns) as in `Traffic`; ``spare``, by area the hits that have
    not come to a step yet (7.45). What each block does is its task (`field`).
    """

    __slots__ = ("back", "forward", "hex", "side", "spare")
    clause = "7.0"
    calm = True
    steps = (
        *("begin", "retreats", "after_retreats", "morale", "move", "flank", "after_moves"),
        *("fire", "shoot", "after_fire", "reinforce", "finish"),
    )

    def __init__(self, hex_: int, side: int) -> None:
        super().__init__()
        self.hex = hex_
        self.side = side
        self.forward = self.back = 0
        self.spare: tuple[int, ...] = (0,) * 8

    def _traffic(self) -> Traffic:
        return Traffic(self.forward, self.back)

    def _note(self, state: BobbyLeeState, move: Move) -> None:
        self.forward, self.back = self._traffic().after(move, state.area[move.block])
        mark(state, (move.block,), MOVED)

    def _settle(self, state: BobbyLeeState) -> Flow:
        """7.15: whoever is routed leaves at once, and the turn is over with the battle."""
        if over(state, self.hex) >= 0:
            return DONE
        side = routed(state, self.hex)
        return Call(Rout(self.hex, side), "finish") if side >= 0 else None

    def begin(self, play: P) -> Flow:
        """Nobody can hold a field without anybody in its centre."""
        state = play.state
        for side in (0, 1):
            for block in fighters(state, self.hex, side):
                state.task[block] = 0
        turn = state.hour + 1
        play.tell("battle-turn", side=side_key(self.side), place=hex_key(self.hex), hour=turn)
        return self._settle(state)

    def retreats(self, play: P) -> Flow:
        """7.1."""
        del play
        return Retreat(self.hex, self.side)

    def after_retreats(self, play: P) -> Flow:
        """Whoever gave up his centre to the enemy is routed."""
        return self._settle(play.state)

    # --- Movement ---------------------------------------------------------------------------------

    def morale(self, play: P) -> Flow:
        """7.2: with the option, engaged blocks at their last step may break and disengage."""
        state = play.state
        if "morale" not in state.options:
            return None
        for block in fighters(state, self.hex, self.side):
            area = state.area[block]
            if state.steps[block] > 1 or area >= 8 or not engaged(state, self.hex, area):
                continue
            roll = play.d6("morale")
            play.tell("morale", block=block_key(block), roll=roll, needed=_STANDS)
            back = area_of(self.side, RESERVE if line(area) == self.side else column(area))
            if roll < _STANDS and not present(state, self.hex, back, 1 - self.side):
                mark(state, (block,), MOVED)
                _tell_move(play, "shifted", block, back, shown=True)
                state.area[block] = back
                conceal(state, block)
        return None

    def move(self, play: P) -> Flow:
        """7.3: block by block, one area each."""
        state = play.state
        traffic = self._traffic()
        actions = [
            act("move", block_key(move.block), AREA_KEYS[move.area])
            for move in moves(state, self.hex, self.side, traffic)
        ]
        actions += [
            act("flank", block_key(move.block), AREA_KEYS[move.area])
            for move in flanks(state, self.hex, self.side, traffic)
        ]
        place = hex_key(self.hex)
        return ask(side_key(self.side), "prompt-move", [*actions, act("done")], "7.3", place=place)

    def on_move(self, play: P, action: Action) -> Flow:
        """A block moves, or sets out around a flank, or all have moved."""
        if action.verb == "done":
            return None
        state = play.state
        block, area = block_at(action.args[0]), AREAS[action.args[1]]
        if action.verb == "move":
            step = step_of(state, block, area)
            assert step is not None
            self._shift(play, step)
            return "move"
        clause = "7.33" if column(area) == RESERVE else "7.31"
        self._note(state, Move(block, area, clause))
        aim(state, block, TRYING, area)
        if not _shown(state, block):
            saw(state, block, _CHARGING)
        _tell_move(play, "flanking", block, area, shown=_shown(state, block))
        return "move"

    def why_move(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot move there, or not march around that flank."""
        if action.verb not in ("move", "flank") or len(action.args) < 2:
            return None
        block, area = block_at(action.args[0]), AREAS.get(action.args[1], -1)
        ours = block in fighters(state, self.hex, self.side)
        if not ours or not 0 <= area < 8:
            return None
        if action.verb == "flank":
            return why_not_flank(state, block, area, self._traffic())
        if has(state, block, MOVED):
            return deny("7.3", "deny-moved", block=block_key(block))
        return why_not_step(state, block, area, self._traffic())

    def _shift(self, play: P, move: Move) -> None:
        """Move a block; in enemy lines all see it, and who leaves a fight stands up again."""
        state = play.state
        block, area, clause = move
        self._note(state, move)
        _tell_move(play, "shifted", block, area, shown=_shown(state, block))
        self._enter(play, block, area)
        if clause == "7.32":
            conceal(state, block)

    def _enter(self, play: P, block: int, area: int) -> None:
        """7.31: who engages, who is engaged, and who stands in an enemy line is shown."""
        state = play.state
        state.area[block] = area
        if line(area) != self.side and not _shown(state, block):
            reveal(state, block)
        if engaged(state, self.hex, area):
            for side in (0, 1):
                for other in present(state, self.hex, area, side):
                    if not _shown(state, other):
                        reveal(state, other)

    def flank(self, play: P) -> Flow:
        """7.34: after all other moves, a die for each march around a flank."""
        state = play.state
        for block in fighters(state, self.hex, self.side):
            if not has(state, block, TRYING):
                continue
            area = goal(state, block)
            state.task[block] = MOVED
            if not _shown(state, block):
                reveal(state, block)
            roll = play.d6("flank")
            rough = bool(FOREST >> self.hex & 1)
            success, costs = forced_result(state, block, roll, rough=rough)
            play.tell(
                "flanked",
                block=block_key(block),
                roll=roll,
                amount=for_horse(block) + for_ways(state, rough=rough),
                needed=forced_from(self.side),
                success=int(success),
            )
            if costs and state.steps[block] == 1:
                fall(play, block)
                continue
            if costs:
                lose_step(play, block, public=True)
            if not success:
                state.area[block] = dispersed(self.side)
            elif column(area) == RESERVE:
                state.area[block] = area
                conceal(state, block)
            else:
                state.task[block] = FRESH
                self._enter(play, block, area)
        return None

    def after_moves(self, play: P) -> Flow:
        """A centre that enemies hold alone is a rout."""
        return self._settle(play.state)

    # --- Fire -------------------------------------------------------------------------------------

    def _fires(self, state: BobbyLeeState) -> dict[int, list[int]]:
        """Who has not moved nor fired, and the areas at which each can fire."""
        own = fighters(state, self.hex, self.side)
        able = [block for block in own if not has(state, block, MOVED | FIRED)]
        found = {block: targets(state, block) for block in able}
        return {block: areas for block, areas in found.items() if areas}

    def fire(self, play: P) -> Flow:
        """7.4: each once, in the order that the player likes."""
        state = play.state
        if not may_fire(state, self.hex, self.side):
            return "reinforce"
        fires = self._fires(state)
        actions = [
            act("fire", block_key(block), AREA_KEYS[area])
            for block, areas in fires.items()
            for area in areas
        ]
        if sum(len(areas) == 1 for areas in fires.values()) > 1:
            actions.insert(0, act("volley"))
        place = hex_key(self.hex)
        return ask(side_key(self.side), "prompt-fire", [*actions, act("done")], "7.4", place=place)

    def on_fire(self, play: P, action: Action) -> Flow:
        """One fires; or all who have one target only; or nobody else does."""
        if action.verb == "done":
            return "reinforce"
        if action.verb == "volley":
            for block, areas in self._fires(play.state).items():
                if len(areas) == 1:
                    aim(play.state, block, AIMING, areas[0])
        else:
            aim(play.state, block_at(action.args[0]), AIMING, AREAS[action.args[1]])
        return "shoot"

    def why_fire(self, state: BobbyLeeState, action: Action) -> Denial | None:
        """Why a block cannot fire there."""
        block = block_at(action.args[0]) if action.verb == "fire" and action.args else -1
        area = AREAS.get(action.args[1], -1) if len(action.args) > 1 else -1
        if block not in fighters(state, self.hex, self.side) or not 0 <= area < 8:
            return None
        if has(state, block, FIRED):
            return deny("7.4", "deny-fired", block=block_key(block))
        if has(state, block, MOVED):
            return deny("7.3", "deny-moved-no-fire", block=block_key(block))
        return why_not_fire(state, block, area)

    def shoot(self, play: P) -> Flow:
        """The next of the volley fires, if its targets are still there."""
        state = play.state
        ready = self._ready(state)
        if not ready:
            return "fire"
        block = ready[0]
        area = goal(state, block)
        strength = level(state, block, area)
        state.task[block] = state.task[block] & FRESH | (FIRED if strength else 0)
        if not strength:
            return "shoot"
        hits = hits_of(play, block, strength, area)
        foe = 1 - self.side
        price = cover(state, self.hex, area, foe)
        total = self.spare[area] + hits
        self.spare = (*self.spare[:area], total % price, *self.spare[area + 1 :])
        mark(state, present(state, self.hex, area, foe), HIT)
        return Call(Losses(total // price), "after_fire")

    def _ready(self, state: BobbyLeeState) -> list[int]:
        own = fighters(state, self.hex, self.side)
        return [block for block in own if has(state, block, AIMING)]

    def after_fire(self, play: P) -> Flow:
        """7.15, and the next of the volley."""
        settled = self._settle(play.state)
        if settled is not None:
            return settled
        return "shoot" if self._ready(play.state) else "fire"

    def reinforce(self, play: P) -> Flow:
        """7.5."""
        del play
        return Reinforcements(self.hex, self.side)

    def finish(self, play: P) -> Flow:
        """The turn is over."""
        del play
        return DONE


def _tell_move(play: P, key: str, block: int, area: int, *, shown: bool) -> None:
    """All see from which area to which a block goes."""
    place, station = hex_key(play.state.at[block]), AREA_KEYS[play.state.area[block]]
    tell_of(play, key, block, shown=shown, place=place, station=station, area=AREA_KEYS[area])


def _shown(state: BobbyLeeState, block: int) -> bool:
    return bool(state.face_up >> block & 1)
