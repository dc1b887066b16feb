"""7.2.2, 7.2.3 Who commands where two stacks have joined, or where a commander has left."""

from __future__ import annotations

from typing import Final

from longroll.board.region import Mask
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import ask
from longroll.engine.procedure import Flow

from .base import P, Proc, general_at, general_key, place_key
from .command import crown, outranks
from .components import GENERALS, SIDE_KEYS
from .state import CivilWarState

__all__ = ["Succession", "TakeCommand", "confirm", "heirs", "top_of"]

_SEVERAL: Final = 2


def top_of(state: CivilWarState, generals: tuple[int, ...]) -> int:
    """7.2.2: who of these commands: the highest, of equals him on top; -1 of nobody."""
    top = -1
    for one in generals:
        beaten = top >= 0 and outranks(state, top, one)
        chosen = top < 0 or outranks(state, one, top) or bool(state.chiefs >> one & 1)
        top = one if chosen and not beaten else top
    return top


def heirs(state: CivilWarState, side: int, place: int) -> list[int]:
    """7.2.2: of whom the owner has to choose a commander: several of the highest rank, none on top.

    Nobody where one commands already.
    """
    there = state.generals_at(side, place)
    best = [one for one in there if not any(outranks(state, other, one) for other in there)]
    named = any(state.chiefs >> one & 1 for one in best)
    return [] if named or len(best) < _SEVERAL else best


def confirm(state: CivilWarState, side: int, place: int, newcomers: Mask) -> None:
    """7.2.3b: no newcomer takes the place of who commanded there; a higher rank does (7.2.3.1)."""
    there = [one for one in state.generals_at(side, place) if not newcomers >> one & 1]
    best = [one for one in there if not any(outranks(state, other, one) for other in there)]
    if len(best) == 1:
        crown(state, side, place, best[0])


class TakeCommand(Proc):
    """Stacks of a side have joined: of equal commanders the owner chooses one (7.2.3.2).

    ``first`` and ``second`` are the commanders of the two, or -1.
    """

    __slots__ = ("first", "place", "second", "side")
    clause = "7.2.3"
    steps = ("choose",)

    def __init__(self, side: int, place: int, first: int, second: int) -> None:
        super().__init__()
        self.side, self.place, self.first, self.second = side, place, first, second

    def choose(self, play: P) -> Flow:
        """Rank decides, or the owner."""
        state, pair = play.state, (self.first, self.second)
        there = [one for one in pair if one >= 0 and state.where[one] == self.place]
        if len(there) == len(pair) and not any(
            outranks(state, one, other) for one, other in (pair, pair[::-1])
        ):
            actions = [act("command", general_key(one)) for one in pair]
            where = place_key(self.place)
            return ask(SIDE_KEYS[self.side], "prompt-command", actions, "7.2.3", place=where)
        if there:
            crown(state, self.side, self.place, top_of(state, tuple(there)))
        return None

    def on_choose(self, play: P, action: Action) -> Flow:
        """He is on top."""
        _name(play, self.side, self.place, action)
        return None

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody does not take command."""
        return _why_not(state, self.side, self.place, action)


class Succession(Proc):
    """A commander has left a ``place``: of several of the highest rank the owner chooses one."""

    __slots__ = ("place", "side")
    clause = "7.2.2"
    steps = ("choose",)

    def __init__(self, side: int, place: int) -> None:
        super().__init__()
        self.side, self.place = side, place

    def choose(self, play: P) -> Flow:
        """One of his equals."""
        able = heirs(play.state, self.side, self.place)
        if not able:
            return None
        actions = [act("command", general_key(one)) for one in able]
        where = place_key(self.place)
        return ask(SIDE_KEYS[self.side], "prompt-command", actions, "7.2.2", place=where)

    def on_choose(self, play: P, action: Action) -> Flow:
        """He is on top."""
        _name(play, self.side, self.place, action)
        return None

    def why_choose(self, state: CivilWarState, action: Action) -> Denial | None:
        """Why somebody does not take command."""
        return _why_not(state, self.side, self.place, action)


def _name(play: P, side: int, place: int, action: Action) -> None:
    crown(play.state, side, place, general_at(action.args[0]))
    play.tell("commander", general=action.args[0], place=place_key(place))


def _why_not(state: CivilWarState, side: int, place: int, action: Action) -> Denial | None:
    general = general_at(action.args[0]) if action.args else -1
    if action.verb != "command" or general < 0:
        return None
    name = general_key(general)
    if state.where[general] != place or GENERALS[general].side != side:
        return deny("7.2.3", "deny-not-here", general=name)
    return deny("7.2.3", "deny-subordinate", general=name)
