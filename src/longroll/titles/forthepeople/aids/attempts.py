"""What a player may have in mind who points at a space, a general or a card (5.1.2, 3.3.2)."""

from __future__ import annotations

from typing import Final

from longroll.board.region import members
from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..base import general_key, space_key
from ..cards.obligations import card_uses
from ..cards.operations import OperationChoice
from ..cards.rounds import StrategyRound
from ..components import GENERAL, GENERALS, SPACE, enemy
from ..movement import Activation, held
from ..state import SIDE_OF, ForThePeopleState

__all__ = ["attempts", "foes", "holder"]


_SETTING_OUT: Final = (StrategyRound, OperationChoice, Activation)
"""Who asks for a card or a force."""


def attempts(state: ForThePeopleState, seat: str, about: str) -> tuple[Action, ...] | None:
    """The forces of ``seat`` that might set out from the space or under the general ``about``.

    If it is the number of a card, and a card is asked for, what might be done with that. None while
    something else is asked than a card or a force.
    """
    if not isinstance(state.stack[-1], _SETTING_OUT):
        return None
    if about.isdecimal():
        asked = isinstance(state.stack[-1], StrategyRound)
        return card_uses(state, int(about)) if asked else None
    if seat not in SIDE_OF:
        return ()
    side = SIDE_OF[seat]
    if about in GENERAL:
        return (_led(GENERAL[about]),) if GENERALS[GENERAL[about]].side == side else ()
    if about not in SPACE:
        return ()
    space = SPACE[about]
    led = [_led(general) for general in state.generals_at(side, space)]
    return (*led, *([act("division", about)] if state.infantry[side][space] else []))


def holder(state: ForThePeopleState, seat: str, place: str) -> Denial | None:
    """That the enemy of ``seat`` holds a space with strength points or a fort (7.1)."""
    if seat not in SIDE_OF or place not in SPACE:
        return None
    held_there = held(state, enemy(SIDE_OF[seat])) >> SPACE[place] & 1
    return deny("7.1", "deny-enemy-holds", space=place) if held_there else None


def foes(state: ForThePeopleState, seat: str) -> frozenset[str]:
    """The spaces that the enemy of ``seat`` holds with strength points or a fort (7.1)."""
    if seat not in SIDE_OF:
        return frozenset()
    return frozenset(map(space_key, members(held(state, enemy(SIDE_OF[seat])))))


def _led(general: int) -> Action:
    return act("brigade" if GENERALS[general].cavalry else "activate", general_key(general))
