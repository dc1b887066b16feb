"""What may be done with a card: event, operations or discard (4.2.2, 4.2.3, 4.4; card 14).

One denial function per mode, used to make the list of actions and to explain what is not on it.
"""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny

from ..components import CARDS, NOBODY, UNION
from ..deck import RED_RIVER
from ..options import OPERATIONS_QUEUE, has
from ..state import ForThePeopleState
from .events.special import EMANCIPATION, INTERVENTION, special_condition
from .queueing import queue_denial
from .register import event_rule

__all__ = [
    "EMANCIPATION",
    "INTERVENTION",
    "MODES",
    "QUEUE",
    "RED_RIVER",
    "card_actions",
    "card_uses",
    "denial",
    "pressing_card",
    "why_not_card",
]

_SPECIAL: Final = frozenset({EMANCIPATION, INTERVENTION})

MODES: Final = ("event", "operations", "discard")
QUEUE: Final = "queue"
"""Operations that wait for more (20): a mode of games with the option."""


def modes(state: ForThePeopleState) -> tuple[str, ...]:
    """What a card can be used for in this game."""
    return (*MODES, QUEUE) if has(state, OPERATIONS_QUEUE) else MODES


def pressing_card(state: ForThePeopleState, side: int) -> int:
    """The card that ``side`` must play now, or 0 (4.4.1, 4.4.2; rulings A14, A40).

    The Emancipation Proclamation in the first round after the victory; else, when nothing but the
    special cards is left, Foreign Intervention and last of all the Proclamation.
    """
    hand = state.hand[side]
    if EMANCIPATION in hand and state.union_victory:
        return EMANCIPATION
    if not hand or not _SPECIAL.issuperset(hand):
        return 0
    return max(hand)


def denial(state: ForThePeopleState, side: int, card: int, mode: str) -> Denial | None:
    """Why ``side`` may not use a card of its hand in this mode; None if it may."""
    pressing = pressing_card(state, side)
    if pressing and card != pressing:
        return deny("4.4", "deny-must-play-now", card=pressing)
    return _mode_denial(state, side, card, mode)


def _mode_denial(state: ForThePeopleState, side: int, card: int, mode: str) -> Denial | None:
    """As `denial`, of a card that no other has to go before."""
    if mode == "event":
        return event_denial(state, side, card)
    if mode == "operations":
        return _operations_denial(state, side, card)
    if mode == QUEUE:
        return _operations_denial(state, side, card) or queue_denial(state, side, card)
    return _discard_denial(side, card)


def event_denial(state: ForThePeopleState, side: int, card: int) -> Denial | None:
    """Why the event of ``card`` cannot be played in a round of ``side`` (4.2.1, 4.2.2)."""
    owner = CARDS[card].side
    if owner not in (NOBODY, side):
        return deny("4.2.2", "deny-opponents-event", card=card)
    if special_condition(state, card) is False:
        clause = "4.4.1" if card == EMANCIPATION else "4.4.2"
        return deny(clause, "deny-special-condition", card=card)
    rule = event_rule(card)
    if rule is None:
        return _without_rule(card)
    return rule.playable(state, side)


def _without_rule(card: int) -> Denial:
    if card == RED_RIVER:
        return deny("4.1", "deny-operations-only", card=card)
    return deny("4.2.5", "deny-interrupt-only", card=card)


def _operations_denial(state: ForThePeopleState, side: int, card: int) -> Denial | None:
    if card not in _SPECIAL:
        return None
    clause = "4.4.1" if card == EMANCIPATION else "4.4.2"
    if pressing_card(state, side) != card:
        return deny(clause, "deny-keep-for-last", card=card)
    if special_condition(state, card):
        return deny(clause, "deny-must-be-event", card=card)
    return None


def _discard_denial(side: int, card: int) -> Denial | None:
    if card in _SPECIAL or (card == RED_RIVER and side == UNION):
        return deny("4.2.3", "deny-may-not-discard", card=card)
    return None


def card_actions(state: ForThePeopleState, side: int) -> list[Action]:
    """Every way to use a card of the hand in a strategy round, by card number (3.3.2)."""
    pressing, ways = pressing_card(state, side), modes(state)
    return [
        _use(card, mode)
        for card in ((pressing,) if pressing else state.hand[side])
        for mode in ways
        if _mode_denial(state, side, card, mode) is None
    ]


def card_uses(state: ForThePeopleState, card: int) -> tuple[Action, ...]:
    """Whatever might be done with a card in a strategy round, legal or not."""
    return tuple([_use(card, mode) for mode in modes(state)])


def _use(card: int, mode: str) -> Action:
    return act("discard", card) if mode == "discard" else act("play", card, mode)


def why_not_card(state: ForThePeopleState, side: int, action: Action) -> Denial | None:
    """Why a card action is not on the list; says nothing of cards that are not in the hand."""
    card, mode = _read(action)
    if card not in CARDS or mode not in modes(state):
        return None
    if card not in state.hand[side]:
        return deny("3.3.2", "deny-not-in-hand", card=card)
    return denial(state, side, card, mode)


def _read(action: Action) -> tuple[int, str]:
    if not action.args or not action.args[0].isdigit():
        return 0, ""
    card = action.integer(0)
    if action.verb == "discard":
        return card, "discard"
    if action.verb == "play" and len(action.args) == 2:
        return card, action.args[1]
    return 0, ""
