"""7.5, 7.10: the odds told at each step of a battle are those of the battle that is fought."""

from __future__ import annotations

import pytest

from longroll.engine.chance import Scripted
from longroll.engine.prospect import Prospect
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.battle import Battle
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.field import control, elites, march, total
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)

POTOMAC, VIRGINIA = "army-of-the-potomac", "army-of-northern-virginia"


def told(state: ForThePeopleState) -> Prospect:
    (found,) = TITLE.aids.prospects(state, "union")
    return found


def gains(prospect: Prospect) -> dict[str, int]:
    """By side the sum of its modifiers."""
    found = {"union": 0, "confederate": 0}
    for event in prospect.modifiers:
        args = dict(event.args)
        found[str(args["side"])] += int(args["count"])
    return found


def agrees(driver: Driver) -> None:
    """What is told now is what the dice are modified by, if nothing more is chosen."""
    foretold = gains(told(driver.state))
    while not driver.told("battle-roll"):
        driver.push(driver.actions[0])
    assert foretold == {side: total(driver, side) for side in foretold}


def gettysburg(*cards: int) -> Driver:
    """Lee attacks Meade with these cards in hand; he has subordinates and elite units to choose."""
    state = empty_table(turn=8)
    state.hand[CONFEDERATE] = cards
    state.discards = () if cards else (28, 105)
    control(state, CONFEDERATE, "chambersburg")
    lee = ("r-e-lee", "ewell", "a-p-hill", "longstreet")
    march(state, CONFEDERATE, "chambersburg", 12, *lee, army=VIRGINIA)
    put(state, UNION, "gettysburg", 13, "meade", "hancock", "reynolds", "pleasonton", army=POTOMAC)
    elites(state, VIRGINIA, 2, 3)
    return Driver(state, Battle(space("gettysburg")), Scripted([3, 3, 6, 6, 6]))


@pytest.mark.clause("7.4.2")
def test_the_odds_count_the_subordinates_that_have_been_named() -> None:
    driver = gettysburg()
    before = gains(told(driver.state))
    assert driver.prompt == "prompt-subordinate"
    driver.push("subordinate ewell", "subordinate a-p-hill")
    after = gains(told(driver.state))
    assert after["confederate"] < before["confederate"]
    assert after["union"] == before["union"]
    while "elite" not in driver.prompt:
        driver.push(driver.actions[0])
    agrees(driver)


@pytest.mark.clause("7.5.1")
def test_the_odds_count_the_elite_units_that_are_used() -> None:
    driver = gettysburg()
    elites(driver.state, POTOMAC, 0)
    while "elite" not in driver.prompt:
        driver.push(driver.actions[0])
    before = gains(told(driver.state))
    driver.push("use-elite 2")
    assert driver.prompt == "prompt-elite", "the Union is asked for its own"
    assert gains(told(driver.state)) == {**before, "confederate": before["confederate"] + 2}
    agrees(driver)


@pytest.mark.clause("4.2.5")
def test_the_odds_count_a_battle_card_as_soon_as_it_is_played() -> None:
    driver = gettysburg(28, 105)
    before = gains(told(driver.state))
    assert driver.prompt == "prompt-battle-card"
    driver.push("interrupt 28")
    assert driver.prompt == "prompt-battle-card", "he may still detach the Union's cavalry"
    assert gains(told(driver.state)) == {**before, "confederate": before["confederate"] + 2}
    driver.push("interrupt 105")
    after = gains(told(driver.state))
    assert after["union"] < before["union"]
    while driver.prompt == "prompt-battle-card":
        driver.push("pass")
    assert gains(told(driver.state)) == after


@pytest.mark.clause("5.7.2")
def test_no_odds_are_told_for_who_is_overrun() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 10, "mcdowell", "burnside", army=POTOMAC)
    put(state, CONFEDERATE, "manassas", 1)
    put(state, CONFEDERATE, "harpers-ferry", 2)
    driver = run(state, Activation(UNION, 3)).push("activate mcdowell", "with 10")
    assert {"go manassas", "go frederick"} <= set(driver.actions)
    assert TITLE.aids.prospects(state, "union") == ()
    driver.push("go frederick")
    assert [each.place for each in TITLE.aids.prospects(state, "union")] == ["harpers-ferry"]
    driver.push("go washington-dc", "go manassas")
    assert driver.told("overrun")
