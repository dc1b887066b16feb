"""Events that build forts (6.8.6)."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import DONE, Done, Flow

from ...base import P, Proc, ask_side, side_key, space_key
from ...components import COASTAL_FORTS, CONFEDERATE, SPACE, UNION, enemy
from ...naval.forts import forts_left, why_not_fort
from ...state import ForThePeopleState
from .places import free_of, supplied, within
from .rule import Effect, EventRule, either, no_space

__all__ = ["RULES", "RaiseForts"]

WASHINGTON_DEFENSES: Final = 113
NEAR_CAPITAL: Final = 2
"""Washington Defenses: spaces from the Union capital."""


def fort_spaces(state: ForThePeopleState, side: int, near: bool) -> int:
    """Where an event may build: controlled, no fort there, no enemy.

    The Confederate's cards ask for a line of communication; ``near`` is the first choice of
    Washington Defenses.
    """
    taken = COASTAL_FORTS | state.forts(side)
    spaces = state.controlled(side) & ~taken & free_of(state, enemy(side))
    if side == CONFEDERATE:
        return supplied(state, side, spaces)
    if not near:
        return spaces
    capital = state.capital[UNION]
    return spaces & within(1 << capital, NEAR_CAPITAL) if capital >= 0 else 0


class RaiseForts(Proc):
    """The forts of an event are built one by one; the player may stop (6.8.6)."""

    __slots__ = ("left", "near", "side")
    clause = "6.8.6"
    steps = ("space",)

    def __init__(self, side: int, count: int, near: bool = False) -> None:
        super().__init__()
        self.side = side
        self.left = count
        self.near = near

    def space(self, play: P) -> Decision | Done:
        spaces = fort_spaces(play.state, self.side, self.near)
        if not self.left or not spaces or forts_left(play.state, self.side) <= 0:
            return DONE
        actions = [act("done"), *[act("fort", space_key(s)) for s in members(spaces)]]
        return ask_side(self.side, "prompt-event-forts", actions, self.clause, count=self.left)

    def why_space(self, state: ForThePeopleState, action: Action) -> Denial | None:
        at = SPACE.get(action.args[0], -1) if action.verb == "fort" and action.args else -1
        if at < 0:
            return None
        if state.fort[at] or COASTAL_FORTS >> at & 1:
            return deny("6.8.6", "deny-event-fort-there", space=space_key(at))
        denial = why_not_fort(state, self.side, at)
        supply = denial is not None and denial.key == "deny-fort-no-lc"
        if denial is not None and not (supply and self.side == UNION):
            return denial
        # The Union's card asks for no line, but its first choice for the capital's neighbourhood.
        return deny(
            "4.2.1", "deny-space-not-of-event", space=space_key(at), card=WASHINGTON_DEFENSES
        )

    def on_space(self, play: P, action: Action) -> Flow:
        if action.verb == "done":
            return DONE
        at = SPACE[action.args[0]]
        play.state.set_fort(at, self.side)
        play.tell("event-fort", side=side_key(self.side), space=space_key(at))
        self.left -= 1
        return "space"


def _fort_event(count: int, near: bool = False) -> EventRule:
    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        if forts_left(state, side) <= 0:
            return deny("6.8.6", "deny-no-fort-left", side=side_key(side))
        return None if fort_spaces(state, side, near) else no_space("6.8.6")

    def begin(play: P, side: int) -> Proc | None:
        del play
        return RaiseForts(side, count, near)

    return EventRule(playable, begin)


def _washington() -> EventRule:
    """Card 113: three round the capital, or two anywhere."""
    near, far = _fort_event(3, near=True), _fort_event(2)
    return either(
        WASHINGTON_DEFENSES,
        Effect("capital", near.playable, near.begin),
        Effect("anywhere", far.playable, far.begin),
    )


RULES: Final[dict[int, EventRule]] = {
    24: _fort_event(2),  # Pre-War Treachery
    109: _fort_event(2),  # Fortified Lines
    WASHINGTON_DEFENSES: _washington(),
}
