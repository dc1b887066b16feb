"""7.2 Retreat before battle: by brigades, by forces once beaten, by those who dare."""

from __future__ import annotations

from typing import Any

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.procedure import DONE, Done, Flow

from ..base import P, Proc, ask_side, side_key, space_key
from ..components import SPACE, UNION, enemy
from ..formations import Relocate, cavalry_at, commanders
from ..ordnance import weapons_taken
from ..state import ForThePeopleState
from .naval_retreat import naval_retreat_ports
from .parties import is_cavalry_alone, moving, rating
from .retreat import force_rank, land_retreats, remember_beaten, why_not_retreat

__all__ = ["RetreatBeforeBattle", "early_retreats", "needed_roll", "retreats_freely"]

CAVALRY_BONUS = 2
SURE = 6


def early_retreats(state: ForThePeopleState, side: int, space: int, came: int) -> list[int]:
    """Spaces to which a defender may retreat before battle (7.2.4).

    They are adjacent, his own or neutral, without enemies, and not where the attack comes from;
    for the Union also the ports of 7.6.2.
    """
    foe = enemy(side)
    found = [to for to in land_retreats(state, side, space, came) if state.control[to] != foe]
    if side == UNION:
        ports = naval_retreat_ports(state, space)
        found += [port for port in members(ports) if port != came and port not in found]
    return found


def retreats_freely(state: ForThePeopleState, side: int, space: int) -> bool:
    """Whether he needs no roll: only cavalry (7.2.1), or a force beaten in this move (7.2.2)."""
    if is_cavalry_alone(state, side, space):
        return True
    return bool(state.beaten_forces >> space & 1) and force_rank(state, side, space) >= 0


def needed_roll(state: ForThePeopleState, side: int, space: int) -> int:
    """The highest roll with which the force in a space may leave: 6 without a roll (7.2.3).

    The commander's defensive rating, and 2 more with a brigade. Where the owner has the choice of
    commander he takes the best: there is nothing to lose. 0: a force without a general cannot try.
    """
    if retreats_freely(state, side, space):
        return SURE
    choice = commanders(state, side, space)
    if not choice:
        return 0
    best = max([rating(general, attacks=False) for general in choice])
    return best + (CAVALRY_BONUS if cavalry_at(state, side, space) else 0)


class RetreatBeforeBattle(Proc):
    """The defender of ``space`` may leave before the moving force attacks (7.2).

    Returns 1 if no enemy unit is left in the space, else 0. After a successful interception
    there is no such retreat (5.8.1): do not call it then.
    """

    __slots__ = ("rank", "space", "to")
    clause = "7.2"
    steps = ("choose", "roll", "arrived")

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space, self.to, self.rank = space, -1, -1

    def _side(self, state: ForThePeopleState) -> int:
        return enemy(moving(state).side)

    def choose(self, play: P) -> Flow:
        """Ask him whether he stands or where he goes, if there is anything to ask."""
        state = play.state
        side = self._side(state)
        if not state.units(side, self.space):
            return Done(1)
        needed = needed_roll(state, side, self.space)
        spaces = early_retreats(state, side, self.space, moving(state).at) if needed > 0 else []
        if not spaces:
            return DONE
        actions = [act("stand"), *[act("retreat", space_key(to)) for to in spaces]]
        free = retreats_freely(state, side, self.space)
        prompt = "prompt-retreat-freely" if free else "prompt-try-retreat"
        where = space_key(self.space)
        return ask_side(side, prompt, actions, self._clause(state), space=where, number=needed)

    def _clause(self, state: ForThePeopleState) -> str:
        side = self._side(state)
        if is_cavalry_alone(state, side, self.space):
            return "7.2.1"
        return "7.2.2" if retreats_freely(state, side, self.space) else "7.2.3"

    def on_choose(self, play: P, action: Action) -> Flow:
        """Stand, or try to go."""
        if action.verb == "stand":
            return DONE
        self.to = SPACE[action.args[0]]
        return None

    def why_choose(self, state: ForThePeopleState, action: Action) -> Denial | None:
        """Why a space is not a retreat before battle."""
        if action.verb != "retreat" or not action.args or action.args[0] not in SPACE:
            return None
        side, to = self._side(state), SPACE[action.args[0]]
        if state.control[to] == enemy(side):
            return deny("7.2.4", "deny-retreat-enemy-control", space=action.args[0])
        return why_not_retreat(state, side, self.space, moving(state).at, to)

    def roll(self, play: P) -> Flow:
        """Roll if need be, and go."""
        state = play.state
        side = self._side(state)
        if not retreats_freely(state, side, self.space):
            needed = needed_roll(state, side, self.space)
            roll = play.d6("retreat-before-battle")
            where: dict[str, Any] = {"side": side_key(side), "space": space_key(self.space)}
            if roll > needed:
                play.tell("retreat-fails", roll=roll, number=needed, **where)
                return DONE
            play.tell("retreat-succeeds", roll=roll, number=needed, **where)
        self.rank = force_rank(state, side, self.space)
        way: dict[str, Any] = {"from": space_key(self.space), "to": space_key(self.to)}
        play.tell("retreat-before-battle", side=side_key(side), **way)
        return Relocate(side, self.space, self.to)

    def arrived(self, play: P) -> Flow:
        """A force once beaten keeps its freedom to retreat, unless it meets its betters (7.2.2)."""
        state = play.state
        weapons_taken(play, self._side(state), self.to)
        if state.beaten_forces >> self.space & 1:
            state.beaten_forces &= ~(1 << self.space)
            remember_beaten(state, self._side(state), self.to, self.rank)
        return Done(1)
