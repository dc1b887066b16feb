"""11.2.2: who enters a capital otherwise than by a march, and who enters it beaten."""

from __future__ import annotations

import pytest

from longroll.titles.forthepeople.control import PoliticalPhase
from longroll.titles.forthepeople.formations import Arrive
from longroll.titles.forthepeople.movement import Activation
from tests.conformance.forthepeople.field import control, fight, march
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC = "army-of-the-potomac"


def through(driver: Driver, *wishes: str) -> Driver:
    """Answer every question, by a wish if one is on the list, else by the first action."""
    while not driver.over:
        wanted = [wish for wish in wishes if wish in driver.actions]
        driver.push((wanted or driver.actions)[0])
    return driver


# --- Who intercepts into the enemy's capital ----------------------------------------------------


def empty_richmond(rolls: list[int]) -> Driver:
    """Jackson comes back to a Richmond without garrison; McClellan at Hanover is nearer."""
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "petersburg", 3, "jackson")
    put(state, UNION, "hanover", 12, "mcclellan", army=POTOMAC)
    driver = run(state, Activation(CONFEDERATE, 3), rolls)
    driver.push("activate jackson", "with 3", "go richmond")
    return through(driver, "intercept mcclellan", "stop")


@pytest.mark.clause("11.2.2")
@pytest.mark.clause("5.8.1")
def test_an_interceptor_who_wins_in_the_enemys_capital_drives_the_government_out() -> None:
    driver = empty_richmond([1, 1, 6, 6, 6])
    assert driver.state.units(UNION, space("richmond")) > 0
    assert driver.state.capital[CONFEDERATE] == -1
    assert driver.values("capital-lost") == [{"side": "confederate", "space": "richmond"}]


@pytest.mark.clause("11.2.2")
def test_an_interceptor_who_is_beaten_there_does_not() -> None:
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "petersburg", 12, "r-e-lee", army="army-of-northern-virginia")
    put(state, UNION, "hanover", 3, "meade")
    driver = run(state, Activation(CONFEDERATE, 3), [1, 6, 1, 6, 6])
    driver.push("activate r-e-lee", "with 12", "go richmond")
    through(driver, "intercept meade", "stop")
    assert driver.state.units(UNION, space("richmond")) == 0
    assert driver.state.capital[CONFEDERATE] == space("richmond")


@pytest.mark.clause("11.2.2")
@pytest.mark.clause("7.3.3")
def test_an_interceptor_who_is_beaten_and_stays_does_not() -> None:
    """Lee wins with two units and loses both: the capital stands until the phase (3.4.1)."""
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "petersburg", 2, "r-e-lee")
    put(state, UNION, "hanover", 4, "meade")
    driver = run(state, Activation(CONFEDERATE, 3), [1, 6, 3, 6, 6, 6])
    driver.push("activate r-e-lee", "with 2", "go richmond")
    through(driver, "intercept meade", "stop")
    assert driver.values("battle-won") == [{"side": "confederate", "space": "richmond"}]
    assert driver.state.units(UNION, space("richmond")) == 1
    assert driver.state.capital[CONFEDERATE] == space("richmond")


# --- Who retreats into it -----------------------------------------------------------------------


def driven_out_of_annapolis(infantry: int, roll: int) -> Driver:
    """Beaten at Annapolis, the Confederates have no way but into an empty Washington."""
    state = empty_table(turn=5)
    put(state, CONFEDERATE, "annapolis", infantry, "longstreet")
    march(state, UNION, "baltimore", 12, "mcclellan", army=POTOMAC)
    return through(fight(state, "annapolis", [roll, 1, 6, 6]))


@pytest.mark.clause("11.2.2")
@pytest.mark.clause("7.6.1")
def test_a_beaten_force_that_retreats_into_the_enemys_capital_drives_the_government_out() -> None:
    driver = driven_out_of_annapolis(6, 5)
    assert driver.state.units(CONFEDERATE, space("washington-dc")) > 0
    assert driver.state.capital[UNION] == -1
    assert driver.state.will[UNION] == 70


@pytest.mark.clause("11.2.2")
def test_it_does_so_though_its_last_unit_is_lost_there() -> None:
    """The government flees at once, the unit of 7.6.1 is lost after the retreat."""
    driver = driven_out_of_annapolis(4, 6)
    assert driver.told("retreat-loss")
    assert driver.state.units(CONFEDERATE, space("washington-dc")) == 0
    assert driver.state.capital[UNION] == -1


# --- Who has the space though he has lost the battle --------------------------------------------


def washington_after_a_lost_battle() -> Driver:
    """Both lose one: the defender wins, is no more, and Longstreet has the space (7.3.3.B)."""
    state = empty_table(turn=5)
    put(state, UNION, "washington-dc", 1, "mcdowell")
    march(state, CONFEDERATE, "annapolis", 3, "longstreet")
    control(state, CONFEDERATE, "annapolis")
    driver = through(fight(state, "washington-dc", [1, 3]))
    assert driver.values("battle-won") == [{"side": "union", "space": "washington-dc"}]
    assert driver.state.force is not None
    assert driver.state.force.at == space("washington-dc")
    return driver


@pytest.mark.clause("11.2.2")
@pytest.mark.clause("7.3.3.B")
def test_a_capital_that_a_beaten_attacker_occupies_stands_till_the_phase() -> None:
    driver = washington_after_a_lost_battle()
    assert driver.state.capital[UNION] == space("washington-dc")
    assert driver.state.will[UNION] == 100


@pytest.mark.clause("3.4.1")
def test_in_the_phase_a_capital_with_enemy_units_in_it_is_moved() -> None:
    state = washington_after_a_lost_battle().state
    run(state, Arrive())
    driver = run(state, PoliticalPhase())
    assert driver.values("capital-lost") == [{"side": "union", "space": "washington-dc"}]
    assert driver.prompt == "prompt-capital"
    driver.push("capital philadelphia")
    assert driver.state.will[UNION] == 70
