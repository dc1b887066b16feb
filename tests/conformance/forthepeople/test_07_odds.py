"""7.10 The odds before the dice."""

from fractions import Fraction

import pytest

from longroll.titles.forthepeople.battle import (
    Circumstances,
    attacker_chance,
    casualty_chances,
    forecast,
    odds,
)
from tests.conformance.forthepeople.field import control, march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"
TENNESSEE = "army-of-tennessee"


@pytest.mark.clause("7.10")
def test_the_odds_of_a_battle_add_up_to_certainty() -> None:
    outcomes = odds(12, 14, 4, 8)
    assert sum(outcome.ways for outcome in outcomes) == 36
    assert all(sum(o.ways for o in odds(a, d, 2, 1)) == 36 for a in (1, 5) for d in (0, 1, 9))


@pytest.mark.clause("7.10")
def test_the_odds_agree_with_the_table() -> None:
    # Small, no modifiers: 4 to 6 against 1 is 0-1; against 2 to 6 it is 1-1, and both are spared.
    outcomes = odds(1, 1)
    assert {o[:3]: o.ways for o in outcomes} == {
        (0, 0, False): 3 + 15,
        (0, 1, True): 3,
        (1, 0, False): 15,
    }
    assert attacker_chance(outcomes) == Fraction(1, 12)
    # With the asterisk, 7, the attacker is the one who is spared.
    assert odds(1, 1, 6)[0] == (0, 1, True, 36)


@pytest.mark.clause("7.7.3")
def test_the_odds_of_a_casualty() -> None:
    # +4 and +8: the attacker has 10 on a 6, the defender from a 2 on.
    attacker, defender = casualty_chances(4, 8)
    assert attacker == Fraction(6 * 3 + 25 * 1, 216)
    assert defender == Fraction(30 * 3 + 1 * 1, 216)
    assert not any(casualty_chances(0, 0))


@pytest.mark.clause("7.5")
def test_the_forecast_of_gettysburg_uses_the_best_subordinates() -> None:
    state = empty_table(turn=8)
    control(state, CONFEDERATE, "chambersburg")
    lee = ("r-e-lee", "ewell", "a-p-hill", "longstreet")
    march(state, CONFEDERATE, "chambersburg", 12, *lee, army=VIRGINIA)
    put(state, UNION, "gettysburg", 13, "meade", "hancock", "reynolds", "pleasonton", army=POTOMAC)
    seen = forecast(state, Circumstances(space("gettysburg"), intercepted=True))
    assert sum(modifier.value for modifier in seen.attacker) == 4
    assert sum(modifier.value for modifier in seen.defender) == 7
    assert seen.outcomes == odds(12, 14, 4, 7)
