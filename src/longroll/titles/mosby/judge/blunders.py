"""Obvious blunders (docs/bots.md), found by watching a game."""

from __future__ import annotations

from typing import Final

from longroll.engine.action import Action
from longroll.engine.blunder import Blunder

from ..base import AMBUSH, CHAPMAN, CHARGE, COUNTERATTACK, space_key
from ..combat import MODIFYING, MOST_FACTOR
from ..components import TABLES
from ..raids import Operations, RaiderPhase
from ..state import SEAT, MosbyState
from ..victory import needed
from .odds import fight

__all__ = ["BLUNDERS", "GameCritic", "gives_up", "hopeless", "idle"]

ATTACK: Final = "hopeless-attack"
IDLE: Final = "idle-turn"
SURRENDER: Final = "war-given-up"
ASTRAY: Final = "to-and-fro"
BLUNDERS: Final = (ATTACK, IDLE, SURRENDER, ASTRAY)

_WAY: Final = 4
"""Number of moves in riding to and fro twice."""


class GameCritic:
    """Watches a game (`engine.blunder.Critic`)."""

    def __init__(self) -> None:
        self._way: list[int] = []

    def look(self, state: MosbyState, seat: str, action: Action | None) -> list[Blunder]:
        """The blunders of an order, when it is given."""
        frame = state.stack[-1] if state.stack else None
        if action is None or not isinstance(frame, Operations | RaiderPhase):
            self._way = []
            return []
        here = space_key(state.mosby)
        kinds: list[str] = []
        if action.verb == "attack" and hopeless(state):
            kinds.append(ATTACK)
        if action.verb == "scatter":
            kinds += [
                kind for kind, is_one in ((IDLE, idle), (SURRENDER, gives_up)) if is_one(state)
            ]
        if self._to_and_fro(state, frame, action):
            kinds.append(ASTRAY)
        return [Blunder(kind, seat, here) for kind in kinds]

    def _to_and_fro(self, state: MosbyState, frame: object, action: Action) -> bool:
        """Whether he rides between two spaces for the second time, and has done nothing else."""
        if action.verb != "go" or not isinstance(frame, Operations):
            self._way = []
            return False
        self._way.append(state.mosby)
        last = self._way[-_WAY:]
        if len(last) < _WAY or last[:2] != last[2:]:
            return False
        self._way = []
        return True


def hopeless(state: MosbyState) -> bool:
    """Whether an attack here wins on at most one face, with any cards, and is not needed.

    A player who will lose the war at the end of the turn (3.2) may try anything.
    """
    if gives_up(state):
        return False
    hand = state.hand
    band = min(MOST_FACTOR, state.factor + hand.count(CHAPMAN))
    strength = sum(map(state.strength, state.fighters_in(state.mosby)))
    more = sum(MODIFYING[card] for card in hand if card in (AMBUSH, CHARGE))
    return COUNTERATTACK not in hand and fight(state, SEAT, band, strength, more).won <= 1


def idle(state: MosbyState) -> bool:
    """Whether a band would go home without having done anything, and be forgotten for it (20.4)."""
    return not state.hunted and state.points > TABLES.points_least


def gives_up(state: MosbyState) -> bool:
    """Whether ending the turn now loses the war, because the points do not suffice (3.2)."""
    return state.points < needed(state, state.turn)
