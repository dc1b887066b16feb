"""Which card a force would need: asked while a card is still to be chosen (4.1.A, 5.1.4)."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action
from longroll.engine.clause import Denial, deny

from .. import movement
from ..base import general_key
from ..components import CARDS, GENERAL, GENERALS
from ..state import ForThePeopleState
from .obligations import denial, event_denial

__all__ = ["FORCES", "why_not_force"]

FORCES: Final = ("activate", "brigade", "division")
"""The verbs by which a card moves a force (5.1.2)."""


def why_not_force(state: ForThePeopleState, side: int, action: Action) -> Denial | None:
    """Why a force does not move before a card is chosen, for it depends on the hand of ``side``.

    Either something forbids it even with the best card of the hand, or that has to be played first.
    """
    if action.verb not in FORCES or len(action.args) != 1:
        return None
    value, campaign = _best(state, side)
    found = movement.why_not_action(state, side, value, campaign, action)
    if found is not None and found.key == "deny-strategy":
        general = GENERAL[action.args[0]]
        count = GENERALS[general].strategy
        return deny("5.1.4", "deny-strategy-hand", general=general_key(general), count=count)
    return found or _card_first(action)


def _best(state: ForThePeopleState, side: int) -> tuple[int, bool]:
    """The highest value that the hand gives for operations, and whether it holds a campaign."""
    hand = state.hand[side]
    values = [CARDS[n].ops for n in hand if denial(state, side, n, "operations") is None]
    campaign = any(
        CARDS[n].kind == "campaign" and event_denial(state, side, n) is None for n in hand
    )
    return max(values, default=0), campaign


def _card_first(action: Action) -> Denial | None:
    key = action.args[0]
    if action.verb == "division":
        return deny("5.4.1", "deny-card-first-division", space=key)
    if key not in GENERAL:
        return None
    return deny("5.1.4", "deny-card-first", general=key, count=GENERALS[GENERAL[key]].strategy)
