"""The U.S. Civil War: what lack of supply costs."""

from __future__ import annotations

import pytest

from longroll.titles.uscivilwar.components import CONFEDERATE, GENERAL, UNION
from longroll.titles.uscivilwar.facts import facts, supply
from longroll.titles.uscivilwar.judge.appraisal import appraise
from longroll.titles.uscivilwar.judge.fights import possible_attackers, price_of_hunger, relief
from longroll.titles.uscivilwar.judge.hunger import hunger, risk_of_surrender, safe, surrender_loss
from longroll.titles.uscivilwar.judge.weights import W
from longroll.titles.uscivilwar.state import CivilWarState
from tests.conformance.uscivilwar.table import at, bare, station


@pytest.mark.clause("13.6.3")
def test_the_risk_of_surrender_follows_from_the_table() -> None:
    # One check: 1 and 2 end it. Two: after 3 and 4 anything does, after 5 and 6 anything to 4.
    assert risk_of_surrender(0, 0) == pytest.approx((2 / 6 + (2 + 2 + 2 * 4 / 6) / 6) / 2)
    assert risk_of_surrender(2, 0) == 1
    assert risk_of_surrender(2, 2) == pytest.approx((5 / 6 + 35 / 36) / 2), "a six holds out"
    assert risk_of_surrender(0, 7) == 0


@pytest.mark.clause("13.6.4")
def test_points_gathered_raise_the_risk_and_a_general_and_a_town_of_value_lower_it() -> None:
    state = bare()
    deep = station(state, UNION, "2443", 6)
    alone = surrender_loss(state, UNION, deep, 6)
    assert alone == pytest.approx(6 * W.cut_off * risk_of_surrender(0, 0))
    state.surrender[UNION][deep] = 2
    assert surrender_loss(state, UNION, deep, 6) == 6 * W.cut_off
    station(state, UNION, "2443", 0, "thomas")
    state.stars[GENERAL["thomas"]] = 2
    assert alone < surrender_loss(state, UNION, deep, 6) < 6 * W.cut_off
    atlanta = station(state, UNION, "Atlanta", 6)
    assert surrender_loss(state, UNION, atlanta, 6) < alone


def besieged() -> CivilWarState:
    """Thomas in a fort at Harper's Ferry, with Confederates on every side."""
    state = bare()
    place = station(state, UNION, "1545", 12, "thomas")
    state.set_fort(UNION, place, 1)
    for key in ("1445", "1544", "1546", "1645"):
        station(state, CONFEDERATE, key, 1)
    return state


@pytest.mark.clause("13.3.3")
def test_an_army_that_only_a_fortress_feeds_may_surrender_all_the_same() -> None:
    state = besieged()
    place = at("1545")
    assert supply(facts(state), UNION).fed >> place & 1
    assert not supply(facts(state), UNION).connected >> place & 1
    assert not safe(facts(state), UNION) >> place & 1
    assert hunger(state, UNION, place, 12) == surrender_loss(state, UNION, place, 12) > 0
    free = state.copy()
    free.take(CONFEDERATE, at("1544"), 1)
    assert safe(facts(free), UNION) >> place & 1
    assert hunger(free, UNION, place, 12) == 0
    doomed = state.copy()
    doomed.surrender[UNION][place] = 2
    assert appraise(doomed, UNION) < appraise(state, UNION), "points gathered cost something there"
    army = possible_attackers(state, UNION, place, GENERAL["thomas"], 12)
    assert relief(state, army, at("1544")) == surrender_loss(state, UNION, place, 12)
    assert price_of_hunger(state, UNION, place, 12, 0) == hunger(state, UNION, place, 12)
