"""9.2.3 Who goes when a stack reacts: a General, subordinates and SP as his rank permits."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.chance import NoChance
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision, ask
from longroll.engine.procedure import DONE, Done, Flow, Play

from ..base import P, Proc, general_at, general_key, led_by, number_of, place_key, side_key
from ..battle.aftermath import occupy
from ..command import commander, follows, limit_of, outranks
from ..components import GENERALS, SIDE_KEYS
from ..joining import Succession, TakeCommand
from ..state import CivilWarState
from ..surrender_points import bring_surrender_points, surrender_points
from .who import room

__all__ = ["Detachment"]

_SEVERAL: Final = 2
"""So many Generals who may come are taken along in one order, too."""


class Detachment(Proc):
    """SP of a ``place`` go to a ``goal`` beside it, under one of their Generals.

    Between a Coastal Fort and its port (``free``) they need none (10.3.2). ``leader`` and
    ``staff`` are the Generals who go; ``gone`` the number of SP. Returns 1 if anybody went.
    """

    __slots__ = ("free", "goal", "gone", "leader", "place", "side", "staff")
    clause = "9.2.3"
    steps = ("who", "muster", "left_behind", "over")

    def __init__(self, side: int, place: int, goal: int, free: int) -> None:
        super().__init__()
        self.side, self.place, self.goal, self.free = side, place, goal, free
        self.leader = self.gone = -1
        self.staff: tuple[int, ...] = ()

    def _stay(self, state: CivilWarState) -> int:
        """How many Generals stay behind."""
        gone = len(self.staff) + (self.leader >= 0)
        return len(state.generals_at(self.side, self.place)) - gone

    def _numbers(self, state: CivilWarState, leader: int, stay: int) -> range:
        """7.3, 7.5.3: with how many SP; a General who stays keeps one."""
        here = state.strength(self.side, self.place)
        if not here:
            return range(0 if leader >= 0 else 1, 1)
        limit = limit_of(state, leader) if leader >= 0 else here
        most = min(limit, here - (stay > 0), room(state, self.side, self.goal))
        return range(1, most + 1)

    def _followers(self, state: CivilWarState, leader: int) -> list[int]:
        there = state.generals_at(self.side, self.place)
        return [one for one in there if one != leader and follows(state, one, leader)]

    def _leaders(self, state: CivilWarState) -> list[int]:
        """The Generals who can lead somebody away."""
        there = state.generals_at(self.side, self.place)
        return [
            one
            for one in there
            if self._numbers(state, one, len(there) - 1 - len(self._followers(state, one)))
        ]

    def who(self, play: P) -> Flow:
        """Any General of the stack may lead, whoever commands it."""
        state = play.state
        leaders = self._leaders(state)
        alone = bool(self.free and self._numbers(state, -1, self._stay(state)))
        if not leaders:
            return None if alone else DONE
        if len(leaders) == 1 and not alone:
            self.leader = leaders[0]
            return None
        actions = [act("under", general_key(one)) for one in leaders]
        actions += [act("unled")] if alone else []
        where, goal = place_key(self.place), place_key(self.goal)
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-detachment", actions, "9.2.3", place=where, goal=goal)

    def on_who(self, _play: P, action: Action) -> Flow:
        """He does; or nobody."""
        self.leader = general_at(action.args[0]) if action.verb == "under" else -1
        return None

    def why_who(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why a General does not lead them."""
        general = general_at(action.args[0]) if action.verb == "under" and action.args else -1
        return self._why_not_him(state, general) if general >= 0 else None

    def _why_not_him(self, state: CivilWarState, general: int) -> Denial:
        name = general_key(general)
        if GENERALS[general].side != self.side or state.where[general] != self.place:
            return deny("9.2.3", "deny-not-here", general=name)
        if self.leader >= 0 and outranks(state, general, self.leader):
            return deny("7.5.1", "deny-higher-rank", general=name)
        if self.leader >= 0 and not follows(state, general, self.leader):
            return deny("7.4.1", "deny-own-army", general=name)
        return deny("7.5.3", "deny-general-alone", place=place_key(self.place))

    def muster(self, play: P) -> Flow:
        """9.2.3: with whom, and with how many SP."""
        state = play.state
        able = self._followers(state, self.leader) if self.leader >= 0 else []
        numbers = self._numbers(state, self.leader, self._stay(state))
        actions = [act("take", general_key(one)) for one in able if one not in self.staff]
        actions += [act("lead", number) for number in numbers]
        if len(actions) == 1 and numbers:
            return self._go(play, numbers[0])
        actions += [act("whole", number) for number in self._whole(state, able)]
        where, goal = place_key(self.place), place_key(self.goal)
        seat = SIDE_KEYS[self.side]
        return ask(seat, "prompt-detachment", actions, "9.2.3", place=where, goal=goal)

    def _whole(self, state: CivilWarState, able: list[int]) -> tuple[int, ...]:
        """As many SP as go if all Generals do who may, in one order for many."""
        if len(able) - len(self.staff) < _SEVERAL:
            return ()
        stay = len(state.generals_at(self.side, self.place)) - len(able) - 1
        return tuple(self._numbers(state, self.leader, stay)[-1:])

    def on_muster(self, play: P, action: Action) -> Flow:
        """One more comes; or they go."""
        if action.verb == "take":
            self.staff = tuple(sorted((*self.staff, general_at(action.args[0]))))
            return "muster"
        if action.verb == "whole":
            self.staff = tuple(sorted(self._followers(play.state, self.leader)))
        return self._go(play, action.integer(0))

    def why_muster(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody does not come, or not so many."""
        if action.verb in ("lead", "whole"):
            number = number_of(action, 0)
            if self.leader >= 0 and number > limit_of(state, self.leader):
                return deny("7.3", "deny-too-many", number=limit_of(state, self.leader))
            if number > room(state, self.side, self.goal):
                most = room(state, self.side, self.goal)
                return deny("10.3.2", "deny-fort-full", number=most)
            key = place_key(self.place)
            if number > state.strength(self.side, self.place):
                return deny("9.2.3", "deny-no-strength", place=key)
            return deny("7.5.3", "deny-general-alone", place=key)
        general = general_at(action.args[0]) if action.verb == "take" and action.args else -1
        return self._why_not_him(state, general) if general >= 0 else None

    def _go(self, play: P, number: int) -> Flow:
        """They are there: what marks their stack goes with them."""
        state, side, bit, goal = play.state, self.side, 1 << self.place, 1 << self.goal
        alone, first = not state.forces[side] & goal, commander(state, side, self.goal)
        shaken, foraging = state.demoralised[side] & bit, state.foraging[side] & bit
        swift = state.momentum & bit
        self.gone, points = number, surrender_points(state, side, self.place)
        state.take(side, self.place, number)
        state.put(side, self.goal, number)
        bring_surrender_points(state, side, self.goal, number, points)
        for one in (*self.staff, *((self.leader,) if self.leader >= 0 else ())):
            state.where[one] = self.goal
            state.chiefs &= ~(1 << one)
        if number:
            state.demoralised[side] |= goal if shaken else 0
            state.foraging[side] |= goal if foraging and alone else 0
            occupy(play, side, self.goal)
        state.momentum |= goal if swift else 0
        if not state.forces[side] & bit:
            state.momentum &= ~bit
        play.tell(
            "reacted" if self.leader < 0 else "reacted-under",
            side=side_key(side),
            number=number,
            origin=place_key(self.place),
            place=place_key(self.goal),
            general=led_by(self.leader),
        )
        if self.leader < 0:
            return None
        return TakeCommand(side, self.goal, first, self.leader)

    def left_behind(self, play: P) -> Flow:
        """7.2.2: who commands those who have stayed."""
        del play
        return Succession(self.side, self.place) if self.leader >= 0 else None

    def foreseen(self, state: CivilWarState) -> CivilWarState | None:
        """The position if all go whom one General can lead, with those who may follow him.

        He is whoever has been chosen, before that the commander of the stack. None if he cannot
        go, or if his owner would choose who commands in the goal (7.2.3).
        """
        there = state.generals_at(self.side, self.place)
        chosen = self.step == "muster"
        chief = self.leader if chosen else commander(state, self.side, self.place)
        able = self._followers(state, chief) if chief >= 0 else []
        numbers = self._numbers(state, chief, len(there) - len(able) - (chief >= 0))
        if not numbers or (chief < 0 and not self.free):
            return None
        after, gone = state.copy(), Detachment(self.side, self.place, self.goal, self.free)
        gone.leader, gone.staff = chief, tuple(able)
        play = Play(after, NoChance())
        takes = gone._go(play, numbers[-1])
        asked = isinstance(takes, TakeCommand) and isinstance(takes.choose(play), Decision)
        return None if asked else after

    def over(self, play: P) -> Flow:
        """Whether anybody went."""
        del play
        return Done(int(self.gone >= 0))
