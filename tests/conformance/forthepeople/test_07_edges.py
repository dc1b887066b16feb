"""7 Battles at their edges: cases in which a rule half right would go wrong."""

import pytest

from longroll.titles.forthepeople.battle import HOLDS, DefenderRetreat, overruns, retreat_choices
from longroll.titles.forthepeople.battle.casualties import GeneralCasualty
from longroll.titles.forthepeople.components import GENERAL, NOBODY, SPACES
from longroll.titles.forthepeople.state import TRACK
from tests.conformance.forthepeople.field import control, elites, ended, fight, march, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"


@pytest.mark.clause("8.3")
def test_a_brigade_that_defends_alone_is_not_penalised() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "gettysburg", 0, "stuart")
    march(state, UNION, "frederick", 1, "banks")
    assert total(fight(state, "gettysburg", [1, 1]), "union") == 0


@pytest.mark.clause("7.5")
@pytest.mark.clause("8.3")
@pytest.mark.parametrize(("came", "gain"), [("suffolk", 2), ("williamsburg", 0)])
def test_a_defender_has_no_line_through_the_space_the_attack_came_from(
    came: str, gain: int
) -> None:
    state = empty_table()
    where = "norfolk" if came == "suffolk" else "richmond"
    control(state, UNION, came, "fort-monroe")
    put(state, CONFEDERATE, where, 3)
    march(state, UNION, came, 3, "banks")
    battle = fight(state, where, [1, 1])
    told = [dict(event.args)["count"] for event in battle.told("modifier-enemy-unsupplied")]
    assert told.count(2) >= gain // 2
    assert total(battle, "union") == gain


@pytest.mark.clause("5.5.4")
def test_without_a_loss_to_pay_a_dead_cavalrymans_unit_is_saved() -> None:
    state = empty_table(turn=4)
    put(state, CONFEDERATE, "manassas", 2, "stuart")
    driver = run(state, GeneralCasualty(CONFEDERATE, (GENERAL["stuart"],), 3, 0), [3])
    assert ended(driver) == 0
    assert state.owed[CONFEDERATE] == 1
    assert state.post[GENERAL["stuart"]] == TRACK


@pytest.mark.clause("7.7.1")
def test_the_odds_for_the_check_are_those_of_the_battles_beginning() -> None:
    """Eight against three check; that one of the three has fallen meanwhile changes nothing."""
    state = empty_table(turn=8)
    state.set_fort(space("manassas"), UNION)
    control(state, UNION, "manassas", "aquia-creek")
    put(state, UNION, "manassas", 8, "banks")
    march(state, CONFEDERATE, "culpeper", 2, "jackson", "stuart")
    battle = fight(state, "manassas", [1, 6, 1, 6], ["stuart"], intercepted=True)
    battle.push("count-loss")
    sides = [dict(event.args)["side"] for event in battle.told("general-casualty-roll")]
    assert sides == ["confederate", "union"]


@pytest.mark.clause("7.8.2")
def test_a_dead_cavalrymans_unit_counts_among_the_losses_that_cost_an_elite_unit() -> None:
    state = empty_table(turn=8)
    elites(state, VIRGINIA, 2)
    control(state, UNION, "manassas", "aquia-creek")
    put(state, UNION, "manassas", 8, "meade")
    march(state, CONFEDERATE, "culpeper", 7, "r-e-lee", "longstreet", "stuart", army=VIRGINIA)
    # 3 + 2 + 2 and 1 for the elite unit: ten on a 2; 2 + 5: two of a medium battle.
    battle = fight(state, "manassas", [2, 5, 3, 6], ["stuart"])
    battle.push("use-elite 1", "count-loss")
    assert battle.told("elite-lost")
    assert state.force is not None
    assert state.force.infantry == 6


@pytest.mark.clause("7.3.2")
@pytest.mark.clause("5.7.3")
def test_a_division_stops_where_it_has_won() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 1)
    march(state, UNION, "frederick", 3)
    assert ended(fight(state, "manassas", [6, 1])) == HOLDS


@pytest.mark.clause("7.6.1.4")
def test_among_neutral_spaces_without_a_line_the_loser_chooses() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3)
    control(state, UNION, *[s.key for s in SPACES])
    control(state, NOBODY, "culpeper", "wilderness")
    march(state, UNION, "frederick", 6)
    assert state.force is not None
    state.force.at = space("manassas")
    state.touch()
    driver = run(state, DefenderRetreat(CONFEDERATE, space("manassas"), space("frederick")))
    assert driver.decision.seat == "confederate"
    assert set(driver.actions) == {"retreat culpeper", "retreat wilderness"}


@pytest.mark.clause("7.6.2")
def test_a_port_is_preferred_to_a_neutral_space_with_a_line() -> None:
    state = empty_table()
    put(state, UNION, "louisville", 3)
    best, found = retreat_choices(state, UNION, space("louisville"), space("lebanon"))
    assert best == 1
    assert space("cairo") in found
    assert all(state.control[place] == UNION for place in found)


@pytest.mark.clause("5.7.2")
def test_nobody_is_overrun_in_a_coastal_fort() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "fort-monroe", 1)
    march(state, UNION, "williamsburg", 10, "mcclellan", army=POTOMAC)
    assert not overruns(state, space("fort-monroe"))


@pytest.mark.clause("5.7.2")
@pytest.mark.clause("4.4.1")
def test_a_confederate_victory_frees_nobody() -> None:
    state = empty_table(turn=8)
    put(state, UNION, "manassas", 3)
    march(state, CONFEDERATE, "culpeper", 6, "jackson")
    battle = fight(state, "manassas", [4, 1])
    assert battle.told("battle-won")[0].args[0] == ("side", "confederate")
    assert not state.union_victory
