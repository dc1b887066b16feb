"""4.42 and 6.1 The battles of a campaign turn, those in adjacent hexes side by side."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask, first, mask, members
from longroll.engine.action import Action, act
from longroll.engine.decision import ask
from longroll.engine.procedure import Call, Flow

from ..base import P, Proc, hex_key, side_key
from ..components import BLOCKS, GROUND, HEX
from ..control import occupied
from ..fog import conceal
from ..state import APART, POOL, Battle, BobbyLeeState
from .field import battle_hexes, over
from .lineup import LineUp
from .night import NightTurn, Regrouping, Strays, nightfall
from .turn import BattleTurn

__all__ = ["BattlePhase", "Engagement"]

_HOURS: Final = 8
"""Battle turns of a day, four for each side (6.3)."""


class BattlePhase(Proc):
    """The battles that ``side`` has begun (4.42); ``left`` are the hexes of those to be fought."""

    __slots__ = ("left", "side")
    clause = "6.1"
    steps = ("begin", "choose", "finish")

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.left: tuple[int, ...] = ()

    def begin(self, play: P) -> Flow:
        """Find the hexes that hold both sides."""
        state = play.state
        self.left = tuple(members(occupied(state, 0) & occupied(state, 1)))
        return None

    def choose(self, play: P) -> Flow:
        """The active player says which is fought next; adjacent ones are fought together."""
        del play
        groups = _groups(self.left)
        if not groups:
            return None
        if len(groups) == 1:
            return self._fight(groups[0])
        actions = [act("fight", hex_key(group[0])) for group in groups]
        return ask(side_key(self.side), "prompt-fight", actions, "6.1")

    def on_choose(self, play: P, action: Action) -> Flow:
        """That battle, with those beside it."""
        del play
        hex_ = HEX[action.args[0]]
        return self._fight(next(group for group in _groups(self.left) if hex_ in group))

    def _fight(self, group: tuple[int, ...]) -> Flow:
        self.left = tuple(hex_ for hex_ in self.left if hex_ not in group)
        return Call(Engagement(group), "choose")

    def finish(self, play: P) -> Flow:
        """All recover, stand up, and are out of battle."""
        state = play.state
        count = len(BLOCKS)
        state.area, state.task, state.entered = [APART] * count, [0] * count, [POOL] * count
        state.tired = state.weary = state.landed = 0
        state.day = state.hour = 0
        for block in members(state.face_up):
            conceal(state, block)
        return None


def _groups(hexes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Hexes by which of them adjoin, over sides that can be crossed."""
    left = mask(hexes)
    groups: list[tuple[int, ...]] = []
    while left:
        group = front = 1 << first(left)
        while front:
            around: Mask = 0
            for hex_ in members(front):
                around |= GROUND.ways[hex_]
            front = around & left & ~group
            group |= front
        groups.append(tuple(members(group)))
        left &= ~group
    return groups


class Engagement(Proc):
    """Adjacent battles, fought hour by hour on the same days (6.3).

    ``hexes`` are theirs; ``queue`` those that have yet to do what is being done; ``who`` is the
    side that does it, if only one does.
    """

    __slots__ = ("hexes", "queue", "who")
    clause = "6.3"
    steps = (
        *("open", "dawn", "deploy", "hour", "turn", "settle", "dusk"),
        *("strays", "night", "settle_night", "morning"),
    )

    def __init__(self, hexes: tuple[int, ...]) -> None:
        super().__init__()
        self.hexes = hexes
        self.queue: tuple[int, ...] = ()
        self.who = 0

    def open(self, play: P) -> Flow:
        """Note over which sides the attackers came (7.11)."""
        state = play.state
        state.battles = tuple(Battle(hex_, _origins(state, hex_)) for hex_ in self.hexes)
        state.day = 1
        return None

    def dawn(self, play: P) -> Flow:
        """A day begins."""
        play.state.hour = 0
        self.queue = tuple(battle_hexes(play.state))
        return None

    def deploy(self, play: P) -> Flow:
        """6.2, in each battle."""
        del play
        if not self.queue:
            return "hour"
        hex_, self.queue = self.queue[0], self.queue[1:]
        return Call(LineUp(hex_), "deploy")

    def hour(self, play: P) -> Flow:
        """The attacker's turn in each battle, then the defender's, four times."""
        state = play.state
        self.queue = tuple(battle_hexes(state))
        self.who = state.active if state.hour % 2 == 0 else 1 - state.active
        return None

    def turn(self, play: P) -> Flow:
        """7.0, in the next battle."""
        state = play.state
        if not self.queue:
            return "dusk"
        hex_ = self.queue[0]
        if hex_ not in battle_hexes(state):
            self.queue = self.queue[1:]
            return "turn"
        return BattleTurn(hex_, self.who)

    def settle(self, play: P) -> Flow:
        """6.4: whoever is alone on the field has won."""
        hex_, self.queue = self.queue[0], self.queue[1:]
        winner = over(play.state, hex_)
        return Call(Regrouping(hex_, winner), "turn") if winner >= 0 else "turn"

    def dusk(self, play: P) -> Flow:
        """The next hour, or night; or all is over."""
        state = play.state
        if not state.battles:
            return "morning"
        state.hour += 1
        if state.hour < _HOURS:
            return "hour"
        nightfall(play)
        self.queue = tuple(battle_hexes(state))
        self.who = 0
        return None

    def strays(self, play: P) -> Flow:
        """7.34: the dispersed leave, of each side in each battle."""
        if self.queue:
            hex_ = self.queue[0]
            side, self.who = self.who, 1 - self.who
            if side:
                self.queue = self.queue[1:]
            return Call(Strays(hex_, side), "strays")
        self.who = 1 - play.state.active
        self.queue = tuple(battle_hexes(play.state))
        return None

    def night(self, play: P) -> Flow:
        """6.31: first the defender in each battle, then the attacker."""
        state = play.state
        if not self.queue:
            if self.who == state.active:
                return "morning"
            self.who = state.active
            self.queue = tuple(battle_hexes(state))
            return "night" if self.queue else "morning"
        if over(state, self.queue[0]) >= 0:
            return None
        return NightTurn(self.queue[0], self.who)

    def settle_night(self, play: P) -> Flow:
        """Whoever is alone on the field has won."""
        hex_, self.queue = self.queue[0], self.queue[1:]
        winner = over(play.state, hex_)
        return Call(Regrouping(hex_, winner), "night") if winner >= 0 else "night"

    def morning(self, play: P) -> Flow:
        """6.31: those who stayed deploy anew."""
        state = play.state
        if not state.battles:
            return None
        state.day += 1
        return "dawn"


def _origins(state: BobbyLeeState, hex_: int) -> Mask:
    """The hexes from which the attackers of a hex marched into it."""
    return mask(
        state.entered[block]
        for block, where in enumerate(state.at)
        if where == hex_ and state.entered[block] >= 0 and not state.landed >> block & 1
    )
