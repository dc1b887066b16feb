"""X2.0, H.vic.AD to H.vic.BD, G16.3: who has won, when, and by what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longroll.board.region import members
from longroll.engine.procedure import DONE, Flow
from longroll.engine.state import Result

from .base import P, Proc, army_key, d10, hex_key, unit_key
from .components import CITY_HEXES, GRID, HALVES, LEADER, SPRING_HILL, TABLES, UNITS
from .components.parts import (
    ALLIES,
    AMERICAN,
    ARMY_KEYS,
    BRITISH,
    BRITISH_REGULAR,
    CONTINENTAL,
    CROWN,
    FRENCH,
    GERMAN,
    MERCENARY,
    METROPOLITAN,
    PROVINCIAL,
    SIDE_OF_ARMY,
)
from .ground import combat_units, occupied
from .state import CAPTURED, ELIMINATED, PARADE, SavannahState

__all__ = [
    "GOALS",
    "MARGIN",
    "Surrender",
    "allied_points",
    "automatic",
    "city_held",
    "demoralised",
    "entered_city",
    "finish",
    "spring_hill_holder",
    "surrender_modifier",
]

HISTORICAL: Final = "historical"

GOALS: Final = TABLES.victory
MARGIN: Final = HALVES * GOALS.marginal_lead
"""The lead of a marginal Allied victory, in halves of a point (X2.3)."""
SPRING_HILL_POINTS: Final = HALVES
"""In halves of a point (X2.8)."""


def _score(state: SavannahState) -> tuple[tuple[str, int], ...]:
    """Each seat with its victory points, in halves."""
    points = dict.fromkeys((state.seat_of(army) for army in range(len(ARMY_KEYS))), 0)
    for army in range(len(ARMY_KEYS)):
        points[state.seat_of(army)] += state.vp[army]
    return tuple(points.items())


def _winner(state: SavannahState, side: int) -> str:
    """The winning seat; among two Allies the one with more points, the French if tied (X2.11)."""
    if side == CROWN:
        return state.seat_of(BRITISH)
    return state.seat_of(AMERICAN if state.vp[AMERICAN] > state.vp[FRENCH] else FRENCH)


def _end(play: P, side: int, clause: str, key: str) -> None:
    """End the game, unless it has ended already; however it does, Spring Hill counts (X2.8)."""
    if play.state.result is None:
        _count_spring_hill(play)
        _close(play, side, clause, key)


def _close(play: P, side: int, clause: str, key: str) -> None:
    """Who wins, with the points of now."""
    state = play.state
    play.finish(Result(_winner(state, side), clause, key, _score(state)))


# --- Major: an army that will not fight on --------------------------------------------------------


def demoralised(play: P, army: int) -> None:
    """An army is at 0: a major victory of the other side, at once (G16.3, X2.5)."""
    play.tell("demoralised", army=army_key(army))
    if SIDE_OF_ARMY[army] == CROWN:
        _end(play, ALLIES, "X2.2", "allied-major")
    else:
        _end(play, CROWN, "X2.5", "british-major")


# --- Decisive -------------------------------------------------------------------------------------


def entered_city(play: P, unit: int) -> None:
    """An Allied unit in parade order in the city decides the historical scenario (H.vic.AD)."""
    state = play.state
    if state.scenario != HISTORICAL or UNITS[unit].side != ALLIES:
        return
    where = state.at[unit]
    if where >= 0 and CITY_HEXES >> where & 1 and state.order[unit] == PARADE:
        play.tell("city-entered", unit=unit_key(unit), hex=hex_key(where))
        _end(play, ALLIES, "H.vic.AD", "allied-decisive")


def automatic(play: P) -> None:
    """Look for a victory by the enemy's losses, when a player turn is over (X3.XI)."""
    state = play.state
    lost = state.lost_strength
    if state.scenario == HISTORICAL:
        if _destaing_beaten(state):
            _end(play, CROWN, "H.vic.BD", "british-decisive")
    else:
        regulars = lost[METROPOLITAN]
        if (
            regulars + lost[MERCENARY] + lost[CONTINENTAL] >= GOALS.allied_strength
            and regulars >= GOALS.allied_regulars
        ):
            _end(play, CROWN, "X2.4", "british-decisive")
    if state.scenario != HISTORICAL and _garrison_beaten(state):
        _end(play, ALLIES, "X2.1B", "allied-decisive")


def _garrison_beaten(state: SavannahState) -> bool:
    lost = state.lost_strength
    total = lost[BRITISH_REGULAR] + lost[GERMAN] + lost[PROVINCIAL]
    return total >= GOALS.crown_strength and lost[BRITISH_REGULAR] >= GOALS.crown_regulars


def _destaing_beaten(state: SavannahState) -> bool:
    lost = state.lost_strength
    fallen = state.leader_at[LEADER["destaing"]] in (ELIMINATED, CAPTURED)
    return fallen and lost[METROPOLITAN] + lost[CONTINENTAL] >= GOALS.historical_strength


# --- Surrender ------------------------------------------------------------------------------------


def city_held(state: SavannahState) -> int:
    """How many hexes of the city, intact or not, hold an Allied unit in parade order (X2.1A)."""
    held = CITY_HEXES & occupied(state, ALLIES)
    return sum(
        any(state.order[unit] == PARADE for unit in combat_units(state, ALLIES, hex_))
        for hex_ in members(held)
    )


def surrender_modifier(state: SavannahState) -> int:
    """What is added to the roll (X2.1A.mod): less for each hex, a tired army, Prevost's loss."""
    lost = state.leader_at[LEADER["prevost"]] in (ELIMINATED, CAPTURED)
    table = TABLES.surrender
    level = {"fatigued": table.fatigued, "wavering": table.wavering}
    return (
        level.get(TABLES.band(state.morale[BRITISH]).key, 0)
        + (table.prevost_lost if lost else 0)
        + table.city_hex * city_held(state)
    )


class Surrender(Proc):
    """X2.1A, T.SURR: after a British turn, with Allied troops in the city, the garrison rolls."""

    __slots__ = ()
    clause = "X2.1A"
    steps = ("roll",)

    def roll(self, play: P) -> Flow:
        state = play.state
        if state.scenario == HISTORICAL or not city_held(state):
            return DONE
        modifier = surrender_modifier(state)
        rolled = d10(play, "surrender")
        total = rolled + modifier
        most = TABLES.surrender.most
        play.tell("surrender-roll", roll=rolled, amount=modifier, count=total, needed=most)
        if total <= most:
            _end(play, ALLIES, "X2.1A", "allied-decisive")
        return DONE


# --- The end of the last turn ---------------------------------------------------------------------


def spring_hill_holder(state: SavannahState) -> int:
    """The army that controls Spring Hill (X2.8), or -1.

    It has a unit in parade order there, and no enemy unit in parade order is adjacent. Of Allies
    the French, if one of theirs is in order there, or Pulaski's beside them (X4.13.credit).
    """
    for side in (CROWN, ALLIES):
        there = combat_units(state, side, SPRING_HILL)
        here = [unit for unit in there if state.order[unit] == PARADE]
        if here:
            return -1 if _threatened(state, side) else _holder(here, there)
    return -1


def _holder(here: Sequence[int], there: Sequence[int]) -> int:
    """The army of the units that hold a hex, among all who are there."""
    armies = {UNITS[unit].army for unit in here}
    french = any(UNITS[unit].army == FRENCH for unit in there)
    if french and any("with-french" in UNITS[unit].tags for unit in here):
        armies.add(FRENCH)
    return FRENCH if FRENCH in armies else min(armies)


def _count_spring_hill(play: P) -> None:
    holder = spring_hill_holder(play.state)
    if holder >= 0:
        play.state.vp[holder] += SPRING_HILL_POINTS
        play.tell("spring-hill", army=army_key(holder))


def _threatened(state: SavannahState, side: int) -> bool:
    near = GRID.adjacency[SPRING_HILL] & occupied(state, 1 - side)
    return any(
        state.order[unit] == PARADE
        for hex_ in members(near)
        for unit in combat_units(state, 1 - side, hex_)
    )


def allied_points(state: SavannahState) -> int:
    """The victory points of both Allied armies, in halves."""
    return state.vp[FRENCH] + state.vp[AMERICAN]


def finish(play: P) -> None:
    """The last turn is over: Spring Hill counts, and points decide (X2.3, X2.6, X2.8)."""
    state = play.state
    if state.result is not None:
        return
    _count_spring_hill(play)
    if allied_points(state) - state.vp[BRITISH] >= MARGIN:
        _close(play, ALLIES, "X2.3", "allied-marginal")
    else:
        _close(play, CROWN, "X2.6", "british-marginal")
