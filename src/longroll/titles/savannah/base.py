"""The few words that every chapter of this title uses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from longroll.engine.action import Action
from longroll.engine.decision import Decision, ask
from longroll.engine.event import Value
from longroll.engine.procedure import Play, Procedure

from .components import LEADERS, UNITS, hex_key
from .components.parts import ARMY_KEYS, SIDE_KEYS
from .state import SavannahState

__all__ = [
    "P",
    "Proc",
    "army_key",
    "ask_army",
    "ask_side",
    "d10",
    "hex_key",
    "in_points",
    "leader_key",
    "side_key",
    "unit_key",
]

P: TypeAlias = Play[SavannahState]
Proc: TypeAlias = Procedure[SavannahState]


def ask_army(
    state: SavannahState,
    army: int,
    prompt: str,
    actions: Iterable[Action],
    clause: str,
    /,
    **args: Value,
) -> Decision:
    """A decision of the player of ``army``; one has all British (G3.2.british-player)."""
    return ask(state.seat_of(army), prompt, actions, clause, **args)


def ask_side(
    state: SavannahState,
    side: int,
    prompt: str,
    actions: Iterable[Action],
    clause: str,
    /,
    **args: Value,
) -> Decision:
    """A decision of ``side`` about what its armies share."""
    return ask(state.seat_for(side), prompt, actions, clause, **args)


def d10(play: P, purpose: str) -> int:
    """A ten-sided die, 0 to 9: zero is zero (G2.3)."""
    return play.chance.roll(purpose, 10) % 10


def unit_key(unit: int) -> str:
    """The key of a unit by its index."""
    return UNITS[unit].key


def leader_key(leader: int) -> str:
    """The key of a leader by his index."""
    return LEADERS[leader].key


def army_key(army: int) -> str:
    """``british``, ``french`` or ``american``."""
    return ARMY_KEYS[army]


def side_key(side: int) -> str:
    """``british`` or ``allied``."""
    return SIDE_KEYS[side]


def in_points(halves: int) -> int | str:
    """Halves as movement points, for people.

    >>> in_points(6), in_points(3)
    (3, '1.5')
    """
    return f"{halves // 2}.5" if halves % 2 else halves // 2
