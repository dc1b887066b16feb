"""What games of Savannah are driven towards (`drive`): endings that random play does not reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longroll.board.region import members
from longroll.titles.savannah.components import CITY_HEXES, GRID, LEADER, UNITS
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
from longroll.titles.savannah.state import CAPTURED, ELIMINATED, PARADE, SavannahState
from longroll.titles.savannah.victory import city_held
from tests.golden.drive import Aim

__all__ = [
    "beaten_destaing",
    "beaten_french",
    "beaten_garrison",
    "into_the_city",
    "longing",
    "more_points",
    "surrendered_city",
    "tired_allies",
    "tired_british",
]

ELSEWHERE: Final = 1e6
"""What another end than the one that is wanted is short of it."""
CITY: Final = members(CITY_HEXES)
VANGUARD: Final = 4
"""How many Allied units are to come into the city."""
COLUMN: Final = 20
"""How many Allied units are to come near it."""


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


def _pressing(state: SavannahState) -> float:
    """The Allies come up in strength, and beside the enemy."""
    far = _distances(state)
    beside = (occupied(state, ALLIES) & adjacent_to_enemy(state, ALLIES)).bit_count()
    return 0.5 * beside - 0.1 * sum(far[:COLUMN]) + 0.5 * len(far)


def into_the_city(state: SavannahState) -> float:
    """Allied troops come near the city and into it, and the British tire."""
    return _staying(state) - sum(_distances(state)[:VANGUARD]) - 0.2 * state.morale[BRITISH]


def surrendered_city(state: SavannahState) -> float:
    """The same in the campaign, where the garrison rolls for surrender (X2.1A)."""
    return into_the_city(state) + _pressing(state) + 4 * city_held(state)


def tired_british(state: SavannahState) -> float:
    """The British army at its end (X2.2)."""
    return _pressing(state) - 2 * state.morale[BRITISH]


# --- Armies that bleed ----------------------------------------------------------------------------


def _lost(state: SavannahState, *bands: int) -> int:
    return sum(state.lost_strength[band] for band in bands)


def _tottering(state: SavannahState, *bands: int) -> float:
    """Strength in disorder, which is soon taken or eliminated."""
    return 0.15 * sum(
        unit.strength[state.steps[unit.index]] * state.order[unit.index]
        for unit in UNITS
        if unit.band in bands and unit.arm != ARTILLERY and state.at[unit.index] >= 0
    )


def _contact(state: SavannahState) -> float:
    return 0.2 * (occupied(state, ALLIES) & adjacent_to_enemy(state, ALLIES)).bit_count()


def _bleeding(state: SavannahState, *bands: int) -> float:
    """What makes these troops lose more, and nobody give up before they have lost enough."""
    return _staying(state) + _tottering(state, *bands) + _contact(state)


def beaten_garrison(state: SavannahState) -> float:
    """26 points of British regulars, Germans and provincials, 10 of them regulars (X2.1B).

    Hardly more than that are there, and each unit lost costs morale, of which the British need as
    much as they have still to lose.
    """
    garrison = (BRITISH_REGULAR, GERMAN, PROVINCIAL)
    lost = _lost(state, *garrison)
    spare = state.morale[BRITISH] - 0.65 * max(0, 26 - lost)
    worth = 2 * lost + min(_lost(state, BRITISH_REGULAR), 10) + 2 * min(spare, 8)
    return worth + _bleeding(state, *garrison)


def beaten_french(state: SavannahState) -> float:
    """18 points of French regulars, then 8 of them, the Irish and the Continentals (X2.4).

    The garrison is to stay strong enough for that.
    """
    regulars = _lost(state, METROPOLITAN)
    others = _lost(state, MERCENARY, CONTINENTAL) + max(0, regulars - 18)
    worth = 3 * min(regulars, 18) + (2 if regulars >= 18 else 0.7) * min(others, 8)
    worth -= 6 * (state.morale[AMERICAN] < 6) + _lost(state, BRITISH_REGULAR, GERMAN, PROVINCIAL)
    return worth + _bleeding(state, METROPOLITAN)


def beaten_destaing(state: SavannahState) -> float:
    """D'Estaing, and 15 points of French regulars and Continentals (H.vic.BD)."""
    fallen = state.leader_at[LEADER["destaing"]] in (ELIMINATED, CAPTURED)
    lost = _lost(state, METROPOLITAN, CONTINENTAL)
    return 6 * fallen + 2 * lost + _bleeding(state, METROPOLITAN, CONTINENTAL)


def more_points(state: SavannahState) -> float:
    """The Allies ahead by points on the last turn (X2.3)."""
    lead = state.vp[FRENCH] + state.vp[AMERICAN] - state.vp[BRITISH]
    return 0.5 * min(lead, 14) + _staying(state)


def tired_allies(state: SavannahState) -> float:
    """One of the Allied armies at its end (X2.5), the British not."""
    return 0.3 * min(state.morale[BRITISH], 12) - 2 * min(state.morale[FRENCH:])
