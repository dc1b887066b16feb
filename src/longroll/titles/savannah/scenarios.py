"""X1, H, RT Setting up the two scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .components import CARDS, LEADERS, TABLES, UNITS, hex_at
from .components.parts import ALLIES, CROWN
from .sequence import Siege
from .state import DUE, REMOVED, SavannahState

__all__ = ["setup", "table"]


def setup(scenario: str, options: Sequence[str] = ()) -> SavannahState:
    """The start of a scenario, with the game about to begin (`Siege` on the stack, not yet run).

    >>> setup("historical").morale
    [14, 12, 13]
    """
    state = table(scenario)
    state.options = tuple(options)
    state.stack = [Siege()]
    return state


def table(scenario: str) -> SavannahState:
    """The table of a scenario with nobody at it: morale X1.3 or H.morale, momentum H.momentum."""
    state = SavannahState(scenario)
    state.morale = list(TABLES.morale[scenario])
    state.momentum = [TABLES.momentum.british, TABLES.momentum.allied]
    if scenario == "historical":
        _historical(state)
    else:
        _campaign(state)
    state.touch()
    return state


def _historical(state: SavannahState) -> None:
    """All stand where it is printed; printed siege works, no cards (H.setup, H.2, H.seq)."""
    state.turn = 16
    state.holder = ALLIES
    state.active = ALLIES
    state.weather = "fog"
    state.defences = 1
    for unit in UNITS:
        if "not-historical" in unit.tags:
            state.at[unit.index] = REMOVED
        elif unit.start >= 0 and "free-set-up" not in unit.tags:
            state.at[unit.index] = unit.start
        state.due[unit.index] = -1
    for leader in LEADERS:
        state.leader_at[leader.index] = leader.start if leader.start >= 0 else REMOVED
        state.leader_due[leader.index] = -1
    state.gone = tuple(sorted(_CARD_NUMBERS))


def _campaign(state: SavannahState) -> None:
    """What does not come later stands where it is printed; a full deck (X1.2, RT.setup)."""
    state.turn = 1
    state.holder = CROWN
    state.works_left = TABLES.works.counters
    for unit in UNITS:
        if unit.turn == 0:
            state.at[unit.index] = hex_at(unit.entry)
        else:
            state.at[unit.index] = DUE
    for leader in LEADERS:
        if leader.turn == 0:
            state.leader_at[leader.index] = hex_at(leader.entry)
    state.deck = tuple(sorted(_CARD_NUMBERS))


_CARD_NUMBERS: Final = tuple(card.number for card in CARDS if card.number)
