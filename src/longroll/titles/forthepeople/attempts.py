"""What a player may have in mind who points at a space or a general: the forces there (5.1.2)."""

from __future__ import annotations

from longroll.engine.action import Action, act

from .base import general_key
from .components import GENERAL, GENERALS, SPACE
from .state import SIDE_OF, ForThePeopleState

__all__ = ["attempts"]


def attempts(state: ForThePeopleState, seat: str, about: str) -> tuple[Action, ...]:
    """The forces of ``seat`` that might set out from the space or under the general ``about``."""
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


def _led(general: int) -> Action:
    return act("brigade" if GENERALS[general].cavalry else "activate", general_key(general))
