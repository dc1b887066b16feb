"""What games of Savannah are driven towards (`drive`): endings that random play does not reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longroll.board.region import members
from longroll.titles.savannah.components import CITY_HEXES, GRID, UNITS
from longroll.titles.savannah.components.parts import (
    ALLIES,
    ARTILLERY,
    BRITISH,
)
from longroll.titles.savannah.ground import adjacent_to_enemy, occupied
from longroll.titles.savannah.state import PARADE, SavannahState
from longroll.titles.savannah.victory import city_held
from tests.golden.drive import Aim

__all__ = [
    "into_the_city",
    "longing",
    "surrendered_city",
    "tired_british",
]

ELSEWHERE: Final = 1e6
"""What another end than the one that is wanted is short of it."""
CITY: Final = members(CITY_HEXES)
VANGUARD: Final = 4
"""How many Allied units are to come into the city."""
LANDED: Final = 20
"""How many Allied units are to stand before it when the assault begins."""


def longing(clause: str, wish: Callable[[SavannahState], float]) -> Aim:
    """An aim: the end by ``clause``, and as long as the game lasts what ``wish`` makes of it."""

    def aim(state: SavannahState) -> float:
        if state.result is not None:
            return ELSEWHERE if state.result.clause == clause else -ELSEWHERE
        return wish(state)

    return aim


def _staying(state: SavannahState) -> float:
    """No army may give up before."""
    return sum(0.4 * min(morale, 12) - 3 * (morale < 4) for morale in state.morale)


def _distances(state: SavannahState) -> list[int]:
    """How far Allied foot and horse in order are from the city, the nearest first."""
    return sorted(
        min(GRID.distance(state.at[unit.index], hex_) for hex_ in CITY)
        for unit in UNITS
        if unit.side == ALLIES
        and unit.arm != ARTILLERY
        and state.at[unit.index] >= 0
        and state.order[unit.index] == PARADE
    )


def _siege(state: SavannahState) -> float:
    """The Allies land, close in and assault: without that the campaign is decided by nothing."""
    far = _distances(state)
    beside = (occupied(state, ALLIES) & adjacent_to_enemy(state, ALLIES)).bit_count()
    early = state.assault and len(far) < LANDED  # with the assault nobody lands any more (X1.6)
    return 0.5 * beside - 0.1 * sum(far[:LANDED]) + 0.5 * len(far) - 60 * bool(early)


def into_the_city(state: SavannahState) -> float:
    """Allied troops come near the city and into it, and the British tire."""
    return _staying(state) - sum(_distances(state)[:VANGUARD]) - 0.2 * state.morale[BRITISH]


def surrendered_city(state: SavannahState) -> float:
    """The same in the campaign, where the garrison rolls for surrender (X2.1A)."""
    return into_the_city(state) + _siege(state) + 4 * city_held(state)


def tired_british(state: SavannahState) -> float:
    """The British army at its end (X2.2)."""
    return _siege(state) - 2 * state.morale[BRITISH]
