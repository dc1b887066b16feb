"""12.3, 4.4.1 What a battle means beyond the field: will, and Emancipation."""

from __future__ import annotations

from ..base import P, side_key, space_key
from ..components import LARGE, MEDIUM, UNION, WILL, enemy
from ..state import ForThePeopleState
from ..will import change_will

__all__ = ["settle"]


def settle(play: P, winner: int, size: int, space: int) -> None:
    """Will for a large battle (12.3); a Union victory that counts for Emancipation (A14)."""
    state = play.state
    loser = enemy(winner)
    play.tell("battle-won", side=side_key(winner), space=space_key(space))
    if size == LARGE:
        change_will(play, winner, WILL.large_battle_won, "large-battle-won")
        change_will(play, loser, WILL.large_battle_lost, "large-battle-lost")
        _mark_beaten(state, loser, space)
    if winner == UNION and size >= MEDIUM:
        state.union_victory = True


def _mark_beaten(state: ForThePeopleState, loser: int, space: int) -> None:
    """An army beaten in a large battle may be relieved for half the price (5.6.1)."""
    force = state.force
    attacked = force is not None and force.side == loser
    army = force.army if force is not None and attacked else state.army_in(loser, space)
    if army >= 0:
        state.beaten[army] = state.rounds[loser]
