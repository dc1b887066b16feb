"""What bots count: victory before everything, the road into the city, what attacks promise."""

from __future__ import annotations

import pytest

from longroll.engine.state import Result
from longroll.engine.title import get_title
from longroll.engine.weights import read_weights
from longroll.titles.savannah.combat.phase import CloseCombat
from longroll.titles.savannah.components import UNIT, hex_at
from longroll.titles.savannah.judge.appraisal import appraise
from longroll.titles.savannah.judge.outlook import outlook
from longroll.titles.savannah.judge.weights import W, Weights
from longroll.titles.savannah.movement.phase import Movement
from longroll.titles.savannah.sequence import PlayerTurn
from longroll.titles.savannah.state import SavannahState
from tests.conformance.savannah.table import ALLIES, SHATTERED, put, table


def attacking(*above: CloseCombat) -> SavannahState:
    """The Allies before their close combats, Dillon's next to a weak militia in the open."""
    state = table()
    put(state, "dillon-irish", "1507")
    put(state, "georgia-militia-1", "1607")
    state.active = ALLIES
    turn = PlayerTurn(ALLIES)
    turn.at = PlayerTurn.positions["combat"] + bool(above)
    state.stack = [turn, *above]
    return state


def test_a_battle_won_outweighs_everything_else() -> None:
    title = get_title("savannah")
    state = table()
    put(state, "fraser-1", "1504")
    state.morale[0] = 25
    best = title.appraise(state, "british")
    state.result = Result("allied", "H.vic.AD", "allied-decisive", (("british", 0), ("allied", 0)))
    assert title.appraise(state, "allied") == -title.appraise(state, "british") > abs(best)


def test_an_open_road_into_the_city_counts_for_the_allies_and_a_guard_shuts_it() -> None:
    state = table()
    put(state, "foix", "1805")
    far = table()
    put(far, "foix", "1812")
    open_ = appraise(state, ALLIES) - appraise(far, ALLIES)
    assert open_ > max(W.road) // 2
    put(state, "foix", "1805", order=SHATTERED)
    assert appraise(state, ALLIES) < appraise(far, ALLIES) + open_ - min(W.road)


def test_forecasts_share_units_among_the_hexes_that_they_reach() -> None:
    state = attacking()
    one = outlook(state)
    assert one > 0
    put(state, "fraser-1", "1506")
    assert outlook(state) < one


def test_a_declared_attack_is_forecast_as_declared_until_it_is_fought() -> None:
    phase = CloseCombat(ALLIES)
    phase.at = CloseCombat.positions["assign"]
    phase.assigned = ((UNIT["dillon-irish"], hex_at("1607")),)
    state = attacking(phase)
    told = outlook(state)
    assert told == outlook(attacking())
    phase.at = CloseCombat.positions["pick"]
    phase.combats = (((UNIT["dillon-irish"],), (hex_at("1607"),), (UNIT["georgia-militia-1"],), 0),)
    assert outlook(state) == told
    phase.combats = ()
    assert outlook(state) == 0


def test_nothing_is_forecast_after_the_combats() -> None:
    state = attacking()
    state.stack[0].at = PlayerTurn.positions["judge"]
    assert outlook(state) == 0
    state.stack = [Movement(ALLIES)]
    assert outlook(state) == 0


def test_a_weight_that_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="morale_low"):
        read_weights(Weights, "[appraisal]\nmorale = 1")
