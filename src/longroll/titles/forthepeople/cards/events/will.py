"""Events that move political will."""

from __future__ import annotations

from typing import Final

from longroll.engine.clause import Denial

from ...base import P, Proc
from ...components import CONFEDERATE, UNION
from ...state import ForThePeopleState
from ...will import change_will
from .rule import EventRule, always, no_effect

__all__ = ["RULES", "will_event"]


def will_event(*changes: tuple[int, int]) -> EventRule:
    """An event that changes the will of sides by amounts."""

    def begin(play: P, side: int) -> Proc | None:
        del side
        for side_moved, amount in changes:
            change_will(play, side_moved, amount, "event")
        return None

    return EventRule(always, begin)


def _food_shortage(play: P, side: int) -> Proc | None:
    """Card 45: as hungry as the blockade is tight."""
    del side
    change_will(play, CONFEDERATE, -play.state.blockade, "event")
    return None


def _shortage_denial(state: ForThePeopleState, side: int) -> Denial | None:
    """Card 45 needs a blockade."""
    del side
    return None if state.blockade else no_effect(45)


def _greeley(play: P, side: int) -> Proc | None:
    """Card 120: the Union gains one if it plays it, and loses one if the Confederate does."""
    change_will(play, UNION, 1 if side == UNION else -1, "event")
    return None


_CHANGES: Final[dict[int, tuple[int, int]]] = {
    12: (UNION, -3),  # Cabinet Intrigue
    18: (CONFEDERATE, -2),  # Confederate Inflation
    32: (CONFEDERATE, 3),  # Dixie Land
    48: (CONFEDERATE, 3),  # Brazil recognizes
    49: (UNION, -2),  # CSS Alabama
    50: (UNION, -1),  # CSS Sumter
    52: (CONFEDERATE, 5),  # Trent Affair
    62: (UNION, -2),  # Financial Crisis
    64: (UNION, 1),  # USS Kearsarge
    77: (UNION, -5),  # Stop the War!
    90: (UNION, -2),  # Habeas Corpus
    91: (CONFEDERATE, 1),  # Letters of Marque
    97: (CONFEDERATE, 3),  # Davis Tours the South
    108: (CONFEDERATE, -2),  # Richmond Bread Riots
    110: (UNION, 3),  # Gettysburg Address
}

RULES: Final[dict[int, EventRule]] = {
    **{card: will_event(change) for card, change in _CHANGES.items()},
    45: EventRule(_shortage_denial, _food_shortage),
    120: EventRule(always, _greeley),
}
