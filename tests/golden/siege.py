"""What games of Savannah are driven towards (`drive`): endings that random play does not reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longroll.board.region import members
from longroll.titles.savannah.components import CITY_HEXES, GRID, LEADER, TABLES, UNITS
from longroll.titles.savannah.components.parts import (
    ALLIES,
    AMERICAN,
    ARTILLERY,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    FRENCH,
    GERMAN,
    MERCENARY,
    METROPOLITAN,
    PROVINCIAL,
)
from longroll.titles.savannah.ground import adjacent_to_enemy, occupied
from longroll.titles.savannah.state import PARADE, SavannahState
from longroll.titles.savannah.victory import allied_points, city_held
from tests.golden.drive import Aim

__all__ = [
    "garrison_destroyed",
    "into_the_city",
    "longing",
    "many_points",
    "regulars_destroyed",
    "surrendered_city",
    "tired_allies",
    "tired_british",
    "without_destaing",
]

GOALS: Final = TABLES.victory
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


def garrison_destroyed(state: SavannahState) -> float:
    """The losses that make an Allied victory (X2.1B)."""
    lost = state.lost_strength
    total = lost[BRITISH_REGULAR] + lost[GERMAN] + lost[PROVINCIAL]
    regulars = min(lost[BRITISH_REGULAR], GOALS.crown_regulars)
    return 2 * min(total, GOALS.crown_strength) + 2 * regulars + _staying(state) + _siege(state)


def regulars_destroyed(state: SavannahState) -> float:
    """The losses that make a British victory in the campaign (X2.4)."""
    lost = state.lost_strength
    total = lost[METROPOLITAN] + lost[MERCENARY] + lost[CONTINENTAL]
    regulars = min(lost[METROPOLITAN], GOALS.allied_regulars)
    return 2 * min(total, GOALS.allied_strength) + 2 * regulars + _staying(state) + _siege(state)


def without_destaing(state: SavannahState) -> float:
    """D'Estaing falls, and French and Continentals with him (H.vic.BD)."""
    lost = state.lost_strength
    total = min(lost[METROPOLITAN] + lost[CONTINENTAL], GOALS.historical_strength)
    return 2 * total + 8 * (state.leader_at[LEADER["destaing"]] < 0) + _staying(state)


def tired_allies(state: SavannahState) -> float:
    """An Allied army at its end (X2.5)."""
    return _siege(state) - 2 * min(state.morale[FRENCH], state.morale[AMERICAN])


def tired_british(state: SavannahState) -> float:
    """The British army at its end (X2.2)."""
    return _siege(state) - 2 * state.morale[BRITISH]


def many_points(state: SavannahState) -> float:
    """More victory points than the British when the last turn is over (X2.3)."""
    return 2 * (allied_points(state) - state.vp[BRITISH]) + _staying(state) + _siege(state)
