"""The U.S. Civil War: whether Washington is safe."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, UNION, WAYS
from longroll.titles.uscivilwar.facts import facts
from longroll.titles.uscivilwar.judge import appraisal
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
def test_an_army_may_cross_the_potomac_below_the_city_but_not_attack_it_from_there() -> None:
    """From Alexandria it goes round by the next hex (L5608-5627)."""
    assert WAYS.water(at("1747"), at("1647")) >= 0
    for key in ("1747", "1846"):
        assert danger(guarded(1, enemy=key)) == W.washington
    assert danger(guarded(1, enemy="1946")) == 0, "with the attack four hexes: more than a march"


@pytest.mark.clause("12.3")
def test_a_demoralised_army_is_not_feared() -> None:
    state = guarded(1)
    state.demoralised[CONFEDERATE] |= 1 << at("1646")
    assert danger(state) == 0


@pytest.mark.clause("19.3.2")
def test_what_the_enemy_holds_is_not_in_danger() -> None:
    state = bare()
    station(state, CONFEDERATE, "1647", 5)
    assert danger(state) == 0


def test_an_army_counts_for_more_in_washington_than_beside_it_while_the_enemy_is_near(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = guarded(8)
    after = state.copy()
    after.take(UNION, at("1647"), 7)
    station(after, UNION, "1548", 7)
    lost = appraise(state, UNION) - appraise(after, UNION)
    more = danger(after) - danger(state)

    def calm(*_: object) -> float:
        return 0.0

    monkeypatch.setattr(appraisal, "danger_to_washington", calm)
    assert lost - (appraise(state, UNION) - appraise(after, UNION)) == pytest.approx(more, abs=2)
    assert more > W.washington / 5
