"""7.2.3 Who commands where a force has joined others."""

from __future__ import annotations

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from ..base import P, Proc, general_at, general_key, place_key
from ..command import commander, crown, outranks
from ..components import GENERALS, SIDE_KEYS
from ..state import CivilWarState

__all__ = ["Meeting"]


class Meeting(Proc):
    """A force of ``side`` under its ``leader``, -1 for nobody, has come to a ``place``.

    ``force`` are all Generals that came with it.
    """

    __slots__ = ("force", "leader", "place", "side")
    clause = "7.2.3"
    steps = ("command",)

    def __init__(self, side: int, place: int, leader: int, force: tuple[int, ...]) -> None:
        super().__init__()
        self.side, self.place, self.leader, self.force = side, place, leader, force

    def _resident(self, state: CivilWarState) -> int:
        """Who commands those that the force has joined; -1 for nobody."""
        others = [one for one in state.generals_at(self.side, self.place) if one not in self.force]
        chief = commander(state, self.side, self.place)
        if chief in others or not others:
            return chief if others else -1
        top = others[0]
        for one in others[1:]:
            equal = not outranks(state, top, one) and bool(state.chiefs >> one & 1)
            top = one if outranks(state, one, top) or equal else top
        return top

    def command(self, play: P) -> Flow:
        """Of two commanders of equal rank the owner chooses one."""
        state = play.state
        other = self._resident(state)
        rivals = (
            self.leader >= 0
            and other >= 0
            and not outranks(state, self.leader, other)
            and not outranks(state, other, self.leader)
        )
        if not rivals:
            if self.leader >= 0 and (other < 0 or outranks(state, self.leader, other)):
                crown(state, self.side, self.place, self.leader)
            return None
        actions = [act("command", general_key(one)) for one in (self.leader, other)]
        where = place_key(self.place)
        return ask(SIDE_KEYS[self.side], "prompt-command", actions, "7.2.3", place=where)

    def on_command(self, play: P, action: Action) -> Flow:
        """He is on top."""
        crown(play.state, self.side, self.place, general_at(action.args[0]))
        play.tell("commander", general=action.args[0], place=place_key(self.place))
        return None

    def why_command(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody does not take command."""
        general = general_at(action.args[0]) if action.args else -1
        if action.verb != "command" or general < 0:
            return None
        name = general_key(general)
        if state.where[general] != self.place or GENERALS[general].side != self.side:
            return deny("7.2.3", "deny-not-here", general=name)
        return deny("7.2.3", "deny-subordinate", general=name)
