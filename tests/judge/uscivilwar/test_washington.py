"""The U.S. Civil War: whether Washington is safe."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, GRID, UNION
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.judge.appraisal import appraise
from longroll.titles.uscivilwar.judge.washington import danger_to_washington
from longroll.titles.uscivilwar.judge.weights import W
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import at, bare, station


def guarded(garrison: int, *, enemies: int = 14, enemy: str = "1646") -> CivilWarState:
    """Johnston with an army near Washington."""
    state = bare()
    station(state, UNION, "1647", garrison)
    station(state, CONFEDERATE, enemy, enemies, "j-johnston")
    state.stars[GENERAL["j-johnston"]] = 3
    return state


def danger(state: CivilWarState) -> float:
    return danger_to_washington(state, facts(state))


@pytest.mark.clause("19.3.2")
def test_the_danger_is_the_chance_that_the_army_near_by_takes_the_city() -> None:
    assert danger(guarded(1)) == W.washington, "fourteen displace one (11.2.2)"
    assert W.washington > danger(guarded(6)) > danger(guarded(10)) > 0
    assert danger(guarded(1, enemy="2146")) == 0, "Richmond is too far"
    fort = guarded(6)
    fort.set_fort(UNION, at("1647"), 3)
    assert danger(fort) < danger(guarded(6))


@pytest.mark.clause("7.3")
def test_of_an_army_without_a_general_three_points_are_feared() -> None:
    state = bare()
    station(state, UNION, "1647", 3)
    station(state, CONFEDERATE, "1646", 14)
    assert danger(state) == danger(guarded(3, enemies=3)) < danger(guarded(3))


@pytest.mark.clause("11.5")
def test_who_would_have_to_cross_a_navigable_river_is_not_feared() -> None:
    """Fredericksburg is three hexes off as well, but only over the Potomac."""
    for key in ("1846", "1946"):
        assert GRID.within(at("1647"), 3) >> at(key) & 1
    assert danger(guarded(1, enemy="1846")) == W.washington
    assert danger(guarded(1, enemy="1946")) == 0


@pytest.mark.clause("19.3.2")
def test_what_the_enemy_holds_is_not_in_danger() -> None:
    state = bare()
    station(state, CONFEDERATE, "1647", 5)
    assert danger(state) == 0


def test_troops_are_worth_more_in_washington_than_by_rail_in_the_west() -> None:
    state = guarded(6)
    after = state.copy()
    after.take(UNION, at("1647"), 5)
    station(after, UNION, "2416", 5)
    assert appraise(after, UNION) < appraise(state, UNION) - W.washington / 3
