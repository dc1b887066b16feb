"""5.7.2 Overruns: ten to one, and no fort."""

from __future__ import annotations

from ..base import P, side_key, space_key
from ..components import NOBODY, SPACES, UNION, enemy
from ..control import occupy
from ..formations import eliminate_stack
from ..state import Force, ForThePeopleState
from .parties import moving

__all__ = ["is_overrun", "overrun", "overruns"]

TIMES = 10


def overruns(state: ForThePeopleState, space: int) -> bool:
    """Whether the moving force overruns the enemy units in ``space`` instead of fighting them."""
    return is_overrun(state, moving(state), space)


def is_overrun(state: ForThePeopleState, force: Force, space: int) -> bool:
    """Whether the enemy units in ``space`` would be overrun by ``force``."""
    units = state.units(enemy(force.side), space)
    if not units or state.fort[space] != NOBODY or SPACES[space].coastal_fort:
        return False
    return force.units >= TIMES * units


def overrun(play: P, space: int) -> None:
    """The enemies are eliminated; the moving force stands in ``space`` and may move on (5.7.2).

    A Union overrun counts for the Emancipation Proclamation, whatever its size.
    """
    state = play.state
    force = moving(state)
    foe = enemy(force.side)
    counts = {"attackers": force.units, "defenders": state.units(foe, space)}
    play.tell("overrun", None, side=side_key(force.side), space=space_key(space), **counts)
    eliminate_stack(play, foe, space)
    if force.side == UNION:
        state.union_victory = True
    force.at = space
    state.touch_force()
    occupy(play, force.side, space)
