"""S1 to S4: the table at the start of each scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .components import (
    GENERAL,
    GENERALS,
    SCENARIOS,
    SCHEDULE,
    SHIPS,
    STANDARD,
    STATE,
    TABLES,
    Placed,
)
from .components.parts import ACTS
from .state import DISPLACED, GONE, UNASSIGNED, CivilWarState, ship_key

__all__ = ["START_OF", "campaign", "set_up"]

_CAMPAIGNS: Final = {"campaign": "1861", "campaign-1862": "1862", "campaign-1863": "1863"}
START_OF: Final = {**{key: key for key in SCENARIOS}, **_CAMPAIGNS}
"""By scenario the set-up with which it starts (S4.1)."""
_FIRST: Final = "1861"
_LEAVING: Final = (ACTS.index("remove"), ACTS.index("relieve"))


def campaign(scenario: str) -> bool:
    """Whether it is the long game, which ends with Turn 20 (S4)."""
    return scenario in _CAMPAIGNS


def set_up(scenario: str, options: Sequence[str]) -> CivilWarState:
    """The table of a scenario, without a sequence of play and with empty hands.

    The cards of the start are drawn when the game begins: they are nobody's before.
    """
    start = SCENARIOS[START_OF[scenario]]
    state = CivilWarState(scenario)
    state.options = tuple(options)
    state.turn = start.first
    state.maintenance = start.maintenance
    state.border = list(start.border)
    _careers(state)
    for placed in STANDARD.setups[start.key]:
        _place(state, placed)
    return state


def _careers(state: CivilWarState) -> None:
    """Generals who have come and gone by now; those in play are placed by the set-up.

    Who was there in 1861 has the rank of that start until the track changes it.
    """
    for placed in STANDARD.setups[_FIRST] if START_OF[state.scenario] != _FIRST else ():
        if placed.kind == "general":
            state.stars[GENERAL[placed.name]] = placed.number
    for turn, appointments in SCHEDULE.items():
        for entry in appointments if turn <= state.turn else ():
            if entry.stars:
                state.stars[entry.general] = entry.stars
            if entry.act in _LEAVING:
                state.where[entry.general] = GONE
    for general in GENERALS:
        if state.where[general.index] == GONE:
            state.stars[general.index] = 0


def _place(state: CivilWarState, placed: Placed) -> None:
    side, place, bit = placed.side, placed.place, 1 << max(placed.place, 0)
    if placed.kind == "sp":
        state.put(side, place, placed.number)
    elif placed.kind == "general":
        general = GENERAL[placed.name]
        state.where[general] = place if place >= 0 else UNASSIGNED
        state.stars[general] = placed.number or state.stars[general]
    elif placed.kind == "fort":
        state.set_fort(side, place, placed.number)
    elif placed.kind == "entrenchment":
        state.trenches[side] |= bit
    elif placed.kind == "militia":
        state.set_militia(side, STATE[placed.name], place if place >= 0 else DISPLACED)
    elif placed.kind == "control":
        state.markers[side] |= bit
    elif placed.kind == "destroyed":
        state.burned |= bit
    elif placed.kind == "arsenal":
        state.arsenals[place] = placed.number
    elif placed.kind == "naval-leader":
        keys = [leader.key for leader in TABLES.naval_leaders]
        state.naval_leaders[keys.index(placed.name)] = place
    else:
        state.ships[ship_key(place, SHIPS.index(placed.kind), 0)] = placed.number
