"""The few words that every chapter of this title uses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from longroll.engine.action import Action
from longroll.engine.decision import Decision, ask
from longroll.engine.event import Value
from longroll.engine.procedure import Play, Procedure

from .components import CARD, CARDS, COUNTERS, LEADERS, SPACES
from .state import SEAT, MosbyState

__all__ = [
    "AMBUSH",
    "AMES",
    "CHAPMAN",
    "CHARGE",
    "COLTS",
    "COUNTERATTACK",
    "DOCTOR",
    "FALSE_TRAIL",
    "GUIDE",
    "HIDE",
    "HORSES",
    "HOWITZER",
    "MEN",
    "NIGHT_MARCH",
    "OVERCOATS",
    "POWDER",
    "P",
    "Proc",
    "RATCLIFFE",
    "SCOUTS",
    "SKEDADDLE",
    "WIRES",
    "ask_mosby",
    "card_key",
    "discard",
    "leader_key",
    "space_key",
    "unit_key",
]

P: TypeAlias = Play[MosbyState]
Proc: TypeAlias = Procedure[MosbyState]

MEN = 50
"""So many men are one factor (1.5)."""

HIDE, GUIDE, AMES = CARD["hide"], CARD["local-guide"], CARD["ames"]
COUNTERATTACK, AMBUSH, CHARGE = CARD["counterattack"], CARD["ambush"], CARD["charge"]
NIGHT_MARCH, WIRES, SKEDADDLE = CARD["night-march"], CARD["wires-cut"], CARD["skedaddle"]
FALSE_TRAIL, OVERCOATS = CARD["false-trail"], CARD["union-overcoats"]
RATCLIFFE, POWDER, DOCTOR = CARD["laura-ratcliffe"], CARD["blasting-powder"], CARD["doctor-dunn"]
CHAPMAN, HORSES, COLTS = CARD["chapmans-squadron"], CARD["fast-horses"], CARD["colt-revolvers"]
HOWITZER, SCOUTS = CARD["mountain-howitzer"], CARD["trusted-scouts"]


def ask_mosby(prompt: str, actions: Iterable[Action], clause: str, /, **args: Value) -> Decision:
    """A decision of the only player."""
    return ask(SEAT, prompt, actions, clause, **args)


def space_key(space: int) -> str:
    """The key of a space by its index."""
    return SPACES[space].key


def unit_key(unit: int) -> str:
    """The key of a counter by its index."""
    return COUNTERS[unit].key


def leader_key(leader: int) -> str:
    """The key of a leader by his index."""
    return LEADERS[leader].key


def card_key(card: int) -> str:
    """The key of an action card by its number."""
    return CARDS[card].key


def discard(state: MosbyState, card: int) -> None:
    """Lay a card of the hand on its pile of used ones (11.10)."""
    at = state.hand.index(card)
    state.hand = (*state.hand[:at], *state.hand[at + 1 :])
    used = list(state.used)
    used[card] += 1
    state.used = tuple(used)
