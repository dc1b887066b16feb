"""Where the event of each card is found."""

from __future__ import annotations

from typing import Final

from ..base import P, Proc
from ..components import CARDS
from ..state import SavannahState
from . import arrivals, field, leaders, removals, tracks, turn, works
from .rule import CardRule

__all__ = ["RULES", "spent"]

ANSWER: Final = 7
"""Local superiority has no window of its own: it answers another card."""


def _answered(play: P, side: int) -> Proc | None:
    """7: the cancelling is done where the other card is played; by itself it does nothing."""
    del play, side
    return None


RULES: Final[dict[int, CardRule]] = {
    **arrivals.RULES,
    **field.RULES,
    **leaders.RULES,
    **removals.RULES,
    **tracks.RULES,
    **turn.RULES,
    **works.RULES,
    ANSWER: CardRule((), _answered),
}
"""The rules of all cards but the red ones, which are played when drawn (`deck`)."""

_BUILT: Final = {*RULES, *(card.number for card in CARDS[1:] if card.when == "red")}
assert {card.number for card in CARDS[1:]} == _BUILT, "a card has no rule"


def spent(state: SavannahState, card: int) -> bool:
    """Whether a card that is drawn is removed and another drawn, its event being past."""
    rule = RULES.get(card)
    return rule is not None and rule.spent(state)
