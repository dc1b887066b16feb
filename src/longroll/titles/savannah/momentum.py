"""G12.6, X1.4: chits of momentum, which the Allies share, from a pool of five."""

from __future__ import annotations

from typing import Final

from .base import P, side_key
from .components import TABLES
from .state import SavannahState

__all__ = ["POOL", "gain_momentum", "lose_momentum", "pool", "spend_momentum"]

POOL: Final = TABLES.momentum.pool
"""How many chits there are (G12.61)."""


def pool(state: SavannahState) -> int:
    """The chits that nobody holds."""
    return POOL - sum(state.momentum)


def gain_momentum(play: P, side: int) -> None:
    """A side receives a chit; if none is left the enemy returns one instead (G12.65)."""
    state = play.state
    if pool(state):
        state.momentum[side] += 1
        play.tell("momentum-gained", side=side_key(side), count=state.momentum[side])
    elif state.momentum[1 - side]:
        _give_back(play, 1 - side)


def lose_momentum(play: P, side: int) -> None:
    """A side returns a chit; if it has none the enemy takes one, if there is any (G12.64)."""
    state = play.state
    if state.momentum[side]:
        _give_back(play, side)
    elif pool(state):
        state.momentum[1 - side] += 1
        enemy = 1 - side
        play.tell("momentum-gained", side=side_key(enemy), count=state.momentum[enemy])


def _give_back(play: P, side: int) -> None:
    state = play.state
    state.momentum[side] -= 1
    play.tell("momentum-lost", side=side_key(side), count=state.momentum[side])


def spend_momentum(play: P, side: int, count: int) -> None:
    """A side spends chits, which go back to the pool (G12.62)."""
    if count:
        play.state.momentum[side] -= count
        play.tell("momentum-spent", side=side_key(side), count=count)
