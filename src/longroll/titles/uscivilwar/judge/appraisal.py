"""How good a position is, in hundredths of a victory point (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh
from typing import Final

from ..base import turn_of
from ..components import CONFEDERATE, GENERALS_OF, SCENARIOS, TABLES, UNION
from ..facts import Facts, facts
from ..options import ADVANCED
from ..setting_up import START_OF, campaign
from ..ships.pieces import HULL, OWNER, VALUE
from ..state import CivilWarState, ship_parts
from ..victory import balance, confederate_points, final_points
from .arrival import arrived
from .captures import landings_in_hand, prized
from .fights import pending_battle, pending_landing
from .hunger import hunger, safe
from .leaders import commanded
from .pressure import (
    HUNDRED,
    ahead,
    expected,
    turns_left,
)
from .rivers import mississippi
from .washington import danger_to_washington
from .weights import W

__all__ = ["appraise", "gauges"]

_CLOSE: Final = 8.0
"""Lead in points at which a scenario is as good as decided."""
_NEAR: Final = 2.0
"""Distance in points from the end of the war at which it outweighs everything else."""


def appraise(state: CivilWarState, side: int) -> int:
    """How good an undecided position is for a side."""
    state = arrived(state)
    found = facts(state)
    worth = expected(state, side) - HUNDRED * confederate_points(state)
    force = _force(state, UNION, found) - _force(state, CONFEDERATE, found)
    union, confederate = commanded(state)
    force += W.command * (union - confederate)
    worth += ahead(state, W.service) * force
    worth += pending_battle(state) + pending_landing(state)
    worth += mississippi(state, found) + _ending(state) - danger_to_washington(state, found)
    return round(worth if side == UNION else -worth)


def _ending(state: CivilWarState) -> float:
    """The worth of a lead over what the scenario demands; it grows towards the scenario's end."""
    if campaign(state.scenario):
        lead = float(balance(state) - turn_of(state).reference)
    else:
        lead = final_points(state) / 2 - SCENARIOS[START_OF[state.scenario]].needed
    return W.clear / (1 + turns_left(state)) * tanh(lead / _CLOSE) + _brink(state)


def _brink(state: CivilWarState) -> float:
    """19.3.4: how near each side is to losing at once when this turn ends."""
    behind = balance(state) - turn_of(state).reference
    margin = TABLES.victory.number("margin")
    return W.brink * (tanh((behind + margin) / _NEAR) + tanh((behind - margin) / _NEAR)) / 2


def _force(state: CivilWarState, side: int, found: Facts) -> float:
    """Strength points and their deficiencies, Generals, works, cards."""
    secure = safe(found, side)
    worth = 0.0
    for place, number in state.sp[side].items():
        worth += W.sp * number
        if state.demoralised[side] >> place & 1:
            worth -= W.shaken_sp * number
        if not secure >> place & 1:
            worth -= hunger(state, side, place, number)
    worth += W.displaced * sum(state.displaced[side])
    worth += (
        W.card * sum(state.hands[side]) + landings_in_hand(state, side, found) * W.landing / HUNDRED
    )
    worth += W.training * state.training[side]
    worth += W.work * _works(state, side)
    worth += W.marker * (state.markers[side] & prized()).bit_count()
    worth += W.ditch * state.trenches[side].bit_count()
    if ADVANCED in state.options:
        worth += _fleet(state, side)
    where, stars = state.where, state.stars
    return worth + W.star * sum(stars[one] for one in GENERALS_OF[side] if where[one] >= 0)


def _works(state: CivilWarState, side: int) -> int:
    """10.2: levels of forts, and those being built, where they guard something of value."""
    wanted = prized()
    done = sum(level for place, level in state.forts[side].items() if wanted >> place & 1)
    return done + sum(wanted >> place & 1 for place in state.works[side])


def _fleet(state: CivilWarState, side: int) -> float:
    """21.2: naval strength points; those damaged or being built count half."""
    worth = 0.0
    for key, number in state.ships.items():
        place, kind, damaged, _ = ship_parts(key)
        if OWNER[kind] == side:
            worth += (
                W.ship
                * number
                * (max(VALUE[kind], 1) / 2 if damaged or kind == HULL else VALUE[kind])
            )
            worth -= W.coal * number * (state.low_coal >> place & 1)
    return worth


def gauges(state: CivilWarState) -> Mapping[str, int]:
    """The numbers of the war, for statistics."""
    return {
        "balance": balance(state),
        "reference": turn_of(state).reference,
        "sp union": sum(state.sp[UNION].values()),
        "sp confederate": sum(state.sp[CONFEDERATE].values()),
        "shaken union": state.demoralised[UNION].bit_count(),
        "shaken confederate": state.demoralised[CONFEDERATE].bit_count(),
    }
