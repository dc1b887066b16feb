"""The odds of the battle that the moving force would fight: for a table that shows them before."""

from __future__ import annotations

from typing import Final, NamedTuple

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

__all__ = ["OPEN", "Forecast", "Settled", "forecast"]


class Settled(NamedTuple):
    """What has been chosen of a battle that has begun; of what is open the best is expected.

    Attributes:
        commander: who commands the defenders; -1 while that is open, or if nobody does.
        staffs: the subordinates that attacker and defender have named so far.
        elites: how many elite units they use.
    """

    commander: int
    staffs: tuple[tuple[int, ...], tuple[int, ...]]
    elites: tuple[int, int]


OPEN: Final = Settled(-1, ((), ()), (0, 0))
"""A battle that has not begun."""


class Forecast(NamedTuple):
    """What both sides would bring, and how it may end; all of it public.

    Besides what is `Settled` both use their best subordinates, no elite unit and no battle card.
    """

    attacker: tuple[Modifier, ...]
    defender: tuple[Modifier, ...]
    outcomes: tuple[Outcome, ...]


def forecast(state: ForThePeopleState, what: Circumstances, settled: Settled = OPEN) -> Forecast:
    """The battle if the force on the march attacked ``what.space`` now (7.5, 7.10)."""
    attacker = attacking(state, what.space, what.amphibious)
    defender = defending(state, what.space)
    choice = defending_commanders(state, what.space)
    best = max(choice, key=lambda general: rating(general, attacks=False))
    chief = settled.commander if settled.commander in choice else best
    lead = attacking_commander(state)
    gains = _best(state, what, (attacker, defender), (lead, chief), settled)
    losses = _best(state, what, (defender, attacker), (chief, lead), settled)
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
    settled: Settled,
) -> tuple[Modifier, ...]:
    """The modifiers of the first party with the subordinates that are worth most."""
    own = parties[0]
    role = 0 if own.attacks else 1
    count = staff_size(*parties, commanders, what.flags)
    sets = staffs(own, commanders[0], count, what.flags)
    named = [chosen for chosen in sets if set(settled.staffs[role]) <= set(chosen)]
    best = max(named or sets, key=lambda chosen: sum(rating(g, own.attacks) for g in chosen))
    return modifiers(state, what, parties, commanders, best, settled.elites[role])
