"""The few words that every chapter of this title uses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from longroll.engine.action import Action, act
from longroll.engine.decision import Decision, ask
from longroll.engine.event import Value
from longroll.engine.procedure import Play, Procedure

from .components import ARMIES, GENERALS, SIDE_KEYS, SPACES
from .state import SEATS, ForThePeopleState

__all__ = [
    "P",
    "Proc",
    "army_key",
    "ask_side",
    "for_every_space",
    "general_key",
    "side_key",
    "space_key",
]

P: TypeAlias = Play[ForThePeopleState]
Proc: TypeAlias = Procedure[ForThePeopleState]


def ask_side(
    side: int, prompt: str, actions: Iterable[Action], clause: str, **args: Value
) -> Decision:
    """A decision of the player of ``side`` (UNION or CONFEDERATE)."""
    return ask(SEATS[side], prompt, actions, clause, **args)


def for_every_space(verb: str) -> tuple[Action, ...]:
    """By space, the action of this verb that names it: made once, for lists that can be long."""
    return tuple([act(verb, space.key) for space in SPACES])


def space_key(space: int) -> str:
    """The key of a space by its index."""
    return SPACES[space].key


def general_key(general: int) -> str:
    """The key of a general by his index; ``generic`` for the generic commander (5.2.8)."""
    return GENERALS[general].key if general >= 0 else "generic"


def army_key(army: int) -> str:
    """The key of an army marker by its index."""
    return ARMIES[army].key


def side_key(side: int) -> str:
    """``neutral``, ``union`` or ``confederate``."""
    return SIDE_KEYS[side]
