"""What an event is: when it may be played, and what it does (4.2.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from longroll.engine.action import Action, act
from longroll.engine.clause import Denial, deny
from longroll.engine.decision import Decision
from longroll.engine.procedure import Flow

from ...base import P, Proc, ask_side
from ...components import SIDE_KEYS
from ...state import ForThePeopleState

__all__ = [
    "Begin",
    "ChooseEffect",
    "Effect",
    "EventRule",
    "Playable",
    "always",
    "either",
    "no_effect",
    "no_space",
    "only_for",
]

Playable: TypeAlias = Callable[[ForThePeopleState, int], Denial | None]
"""Why the event cannot be played now by a side; None if it can."""
Begin: TypeAlias = Callable[[P, int], Proc | None]
"""Carry the event out for a side; what is left to ask is the returned procedure."""


class EventRule(NamedTuple):
    """The event of one card: when it may be played, and its effect."""

    playable: Playable
    begin: Begin


class Effect(NamedTuple):
    """One of several effects among which the player of the event chooses, by its key."""

    key: str
    playable: Playable
    begin: Begin


def always(state: ForThePeopleState, side: int) -> Denial | None:
    """The event has no condition."""
    del state, side
    return None


def only_for(owner: int, rule: EventRule) -> EventRule:
    """An event that happens in the rounds of ``owner`` alone, though both may hold the card."""

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        if side != owner:
            return deny("4.2.1", "deny-event-of-other-side", side=SIDE_KEYS[owner])
        return rule.playable(state, side)

    return EventRule(playable, rule.begin)


def no_effect(card: int) -> Denial:
    """The event would change nothing: a discard by another name (ruling C9)."""
    return deny("4.2.1", "deny-event-without-effect", card=card)


def no_space(clause: str = "4.2.7") -> Denial:
    """The event finds no space that its text allows."""
    return deny(clause, "deny-no-space-for-event")


_CHOICES: dict[int, tuple[Effect, ...]] = {}


def either(card: int, *effects: Effect) -> EventRule:
    """An event with a choice of effects: playable when one of them is."""
    _CHOICES[card] = effects

    def playable(state: ForThePeopleState, side: int) -> Denial | None:
        found = [effect.playable(state, side) for effect in effects]
        return None if None in found else found[0]

    def begin(play: P, side: int) -> Proc | None:
        del play
        return ChooseEffect(card, side)

    return EventRule(playable, begin)


class ChooseEffect(Proc):
    """The player of an event chooses one of its effects (4.2.1)."""

    __slots__ = ("card", "side")
    clause = "4.2.1"
    steps = ("effect",)

    def __init__(self, card: int, side: int) -> None:
        super().__init__()
        self.card = card
        self.side = side

    def effect(self, play: P) -> Decision:
        actions = [
            act("choose", effect.key)
            for effect in _CHOICES[self.card]
            if effect.playable(play.state, self.side) is None
        ]
        return ask_side(self.side, "prompt-event-choice", actions, self.clause, card=self.card)

    def why_effect(self, state: ForThePeopleState, action: Action) -> Denial | None:
        for effect in _CHOICES[self.card]:
            if action == act("choose", effect.key):
                return effect.playable(state, self.side)
        return None

    def on_effect(self, play: P, action: Action) -> Flow:
        chosen = next(e for e in _CHOICES[self.card] if e.key == action.args[0])
        return chosen.begin(play, self.side)
