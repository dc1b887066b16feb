"""What reviewers doubted, settled by the Spanish text: rulings C1 to C5, C18, C20 to C23."""

import pytest

from longroll.titles.forthepeople.cards.rounds import StrategyRound
from longroll.titles.forthepeople.components import ARMY, GENERAL
from longroll.titles.forthepeople.control import PoliticalPhase
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.naval import (
    ArmyNavalMove,
    ironclad_spaces,
    passages,
    torpedo_spaces,
)
from longroll.titles.forthepeople.options import OPERATIONS_QUEUE
from longroll.titles.forthepeople.scenarios import table
from longroll.titles.forthepeople.state import REMOVED, TRACK
from tests.conformance.forthepeople.field import control, fight, march, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    empty_table,
    put,
    run,
    space,
)
from tests.conformance.forthepeople.test_04_events import play

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"


@pytest.mark.clause("5.7.2")
def test_a_tenth_of_its_enemies_that_attacks_fights_and_is_not_overrun() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 10, "r-e-lee", army=VIRGINIA)
    put(state, UNION, "frederick", 1, "grant")
    driver = run(state, Activation(UNION, 3), rolls=[6, 1])
    driver.push("activate grant", "with 1", "go manassas", "stand")
    assert driver.told("battle")
    assert not driver.told("overrun")


@pytest.mark.clause("7.7")
@pytest.mark.clause("7.7.3")
def test_a_strategic_concentration_exposes_the_commanders_of_both_armies() -> None:
    state = empty_table(turn=8)
    control(state, UNION, "manassas", "aquia-creek")
    march(state, CONFEDERATE, "culpeper", 7, "r-e-lee", "stuart", army=VIRGINIA)
    put(state, UNION, "manassas", 8, "meade", "hancock", army=POTOMAC)
    # Lee's 3 and a 6, a modified ten with the cavalry: he checks on 1 to 3, Meade's side on a 1.
    battle = fight(state, "manassas", [6, 1, 6, 1], ["meade"], leader_at_risk=True)
    while not battle.over and not battle.told("general-killed"):
        battle.push(battle.actions[0])
    assert state.post[GENERAL["meade"]] == REMOVED
    assert state.commander[ARMY[POTOMAC]] == GENERAL["hancock"]


@pytest.mark.clause("8.3")
def test_who_attacks_out_of_a_coastal_fort_needs_a_line() -> None:
    state = empty_table()
    put(state, UNION, "williamsburg", 3)
    march(state, CONFEDERATE, "fort-monroe", 2, "r-e-lee")
    control(state, UNION, "williamsburg", "norfolk")
    assert total(fight(state, "williamsburg", [1, 1]), "union") == 2
    state = empty_table()
    put(state, CONFEDERATE, "fort-monroe", 2)
    control(state, UNION, "norfolk")
    march(state, UNION, "williamsburg", 3)
    assert total(fight(state, "fort-monroe", [1, 1]), "union") == 0  # who stands there needs none


@pytest.mark.clause("5.7.2")
@pytest.mark.clause("5.8.1")
def test_an_interceptor_of_a_landing_is_overrun_as_on_land() -> None:
    state = empty_table()
    control(state, UNION, "washington-dc")
    put(state, UNION, "washington-dc", 12, "mcclellan", army=POTOMAC)
    put(state, CONFEDERATE, "hanover", 0, "stuart")
    driver = run(state, ArmyNavalMove(), rolls=[1])
    driver.push("load 12", "land urbanna", "intercept stuart")
    assert driver.told("overrun")
    assert not driver.told("battle")
    assert state.post[GENERAL["stuart"]] == TRACK
    assert state.infantry[UNION][space("urbanna")] == 12


@pytest.mark.clause("5.6.4")
@pytest.mark.clause("5.5.1")
@pytest.mark.parametrize("card", [74, 76, 78])
def test_a_cavalry_general_may_be_retired_and_his_unit_returns(card: int) -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 5, "meade", "pleasonton", army=POTOMAC)
    driver = play(state, UNION, card, "choose retire", "dismiss pleasonton")
    assert driver.over
    assert state.post[GENERAL["pleasonton"]] == REMOVED
    assert state.owed[UNION] == 1
    assert state.units(UNION, space("washington-dc")) == 5


@pytest.mark.clause("5.6.4")
@pytest.mark.clause("12.7")
def test_an_army_of_his_brigade_alone_is_lost_with_him() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 0, "meade", "pleasonton", army=POTOMAC)
    play(state, UNION, 78, "choose retire", "dismiss pleasonton")
    assert state.army_at[ARMY[POTOMAC]] == TRACK


@pytest.mark.clause("5.5.5")
@pytest.mark.clause("7.4.4")
def test_of_two_brigades_the_owner_chooses_whose_general_commands() -> None:
    """Ruling C18."""
    state = empty_table(turn=5)
    control(state, UNION, "manassas")
    put(state, CONFEDERATE, "culpeper", 2, "stuart", "morgan")
    march(state, UNION, "manassas", 4, "grant")
    driver = fight(state, "culpeper", [3, 3])
    assert driver.prompt == "prompt-battle-command"
    assert driver.actions == ["battle-command morgan", "battle-command stuart"]
    driver.push("battle-command stuart")
    assert total(driver, "confederate") == 2


# --- C20 to C22: the water; card 14 in a queue --------------------------------------------------


@pytest.mark.clause("6.8.4")
@pytest.mark.clause("16.2")
def test_a_coastal_fort_falls_with_its_port_and_at_no_other_time() -> None:
    state = table("1864")
    assert state.control[space("new-orleans")] == UNION
    assert state.control[space("forts-st-philip-jackson")] == CONFEDERATE
    run(state, PoliticalPhase())
    assert state.control[space("forts-st-philip-jackson")] == CONFEDERATE
    state = empty_table()
    control(state, UNION, "charleston-sc")  # while Fort Sumter had its garrison
    run(state, PoliticalPhase())
    assert state.control[space("fort-sumter")] == CONFEDERATE


@pytest.mark.clause("6.7")
def test_naval_weapons_ask_for_control_alone() -> None:
    state = empty_table()
    put(state, UNION, "fort-pulaski", 1)
    for spaces in (ironclad_spaces(state), torpedo_spaces(state)):
        assert spaces >> space("fort-pulaski") & 1


@pytest.mark.clause("2.6")
@pytest.mark.clause("6.1.1")
def test_a_neutral_port_is_open_to_the_fleet() -> None:
    assert space("paducah") in passages(empty_table(), space("cairo"))


@pytest.mark.clause("20")
@pytest.mark.parametrize("there", [False, True])
def test_the_red_river_campaign_fills_any_queue_and_is_judged_after_that_march(
    there: bool,
) -> None:
    """A 3 begins no queue (C13), and whatever lies in one is enough with a 3 more."""
    state = empty_table()
    state.options = (OPERATIONS_QUEUE,)
    state.hand = [(), (14,), ()]
    put(state, UNION, "cairo", 4, "halleck")
    put(state, UNION, "shreveport", int(there))
    state.queues = ((), (GENERAL["halleck"], 6), ())
    driver = run(state, StrategyRound(UNION)).push("play 14 queue")
    assert driver.decision.prompt.key == "prompt-compose"  # 1 and 3 are more than his 3
    while not driver.over and "done" not in driver.actions:
        names = [a for a in driver.actions if a in ("stop", "pass", "with 4")]
        driver.push(names[0] if names else driver.actions[0])
    assert state.will[UNION] == (100 if there else 95)
