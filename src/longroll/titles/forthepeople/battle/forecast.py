"""The odds of the battle that the moving force would fight: for a table that shows them before."""

from __future__ import annotations

from typing import NamedTuple

from ..state import ForThePeopleState
from .modifiers import Circumstances, Modifier, modifiers, staff_size, staffs
from .odds import Outcome, odds
from .parties import (
    Party,
    attacking,
    attacking_commander,
    defending,
    defending_commanders,
    held_fort,
    is_prize,
    rating,
)

__all__ = ["Forecast", "forecast"]


class Forecast(NamedTuple):
    """What both sides would bring, and how it may end; all of it public.

    Both use their best subordinates, no elite unit and no battle card.
    """

    attacker: tuple[Modifier, ...]
    defender: tuple[Modifier, ...]
    outcomes: tuple[Outcome, ...]


def forecast(state: ForThePeopleState, what: Circumstances) -> Forecast:
    """The battle if the force on the march attacked ``what.space`` now (7.5, 7.10)."""
    attacker = attacking(state, what.space, what.amphibious)
    defender = defending(state, what.space)
    choice = defending_commanders(state, what.space)
    commanders = (
        attacking_commander(state),
        max(choice, key=lambda general: rating(general, attacks=False)),
    )
    gains = _best(state, what, (attacker, defender), commanders)
    losses = _best(state, what, (defender, attacker), (commanders[1], commanders[0]))
    outcomes = odds(
        attacker.units,
        defender.units,
        sum(modifier.value for modifier in gains),
        sum(modifier.value for modifier in losses),
        prize=is_prize(state, what.space),
        fort=held_fort(state, defender.side, what.space),
    )
    return Forecast(gains, losses, outcomes)


def _best(
    state: ForThePeopleState,
    what: Circumstances,
    parties: tuple[Party, Party],
    commanders: tuple[int, int],
) -> tuple[Modifier, ...]:
    """A side's modifiers with the subordinates that are worth most."""
    own = parties[0]
    count = staff_size(*parties, commanders, what.flags)
    sets = staffs(own, commanders[0], count, what.flags)
    best = max(sets, key=lambda chosen: sum(rating(g, own.attacks) for g in chosen))
    return modifiers(state, what, parties, commanders, best, 0)
