"""Chapter 4 in its corners: what one card leaves to the next, and cards that meet other cards."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.engine.procedure import refusal
from longroll.titles.forthepeople.cards.obligations import event_denial
from longroll.titles.forthepeople.cards.rounds import StrategyPhase, StrategyRound
from longroll.titles.forthepeople.checks import check
from longroll.titles.forthepeople.components import GENERAL
from longroll.titles.forthepeople.state import ForThePeopleState
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)


def why(driver: Driver, text: str) -> tuple[str, str]:
    denial = refusal(driver.state, parse(text))
    assert denial is not None
    return denial.clause, denial.key


def hands(
    state: ForThePeopleState, union: tuple[int, ...] = (), confederate: tuple[int, ...] = ()
) -> ForThePeopleState:
    state.hand = [(), union, confederate]
    return state


def answer_until(driver: Driver, prompt: str) -> Driver:
    """Answer what is asked, passing and stopping where possible, until ``prompt`` is asked."""
    while not driver.over and driver.decision.prompt.key != prompt:
        plain = [text for text in driver.actions if text in ("pass", "stop", "done")]
        driver.push((plain or driver.actions)[0])
    return driver


# --- 4.3.1, 5.1.1 One card and the next ---------------------------------------------------------


@pytest.mark.clause("4.1.A")
@pytest.mark.clause("4.3.1")
def test_what_moved_with_one_card_may_move_with_the_next() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 5, "grant")
    put(state, CONFEDERATE, "vicksburg", 2)
    hands(state, (43, 64), (17, 12))
    driver = run(state, StrategyPhase()).push("defer", "play 43 operations", "activate grant")
    answer_until(driver, "prompt-card")
    assert driver.decision.seat == "confederate"
    driver.push("discard 17", "play 64 operations")
    assert {"activate grant", "division cairo"} <= set(driver.actions)


@pytest.mark.clause("4.3.1")
def test_two_campaigns_of_one_turn_move_the_same_force_twice() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 5, "grant")
    hands(state, (83, 88))
    driver = run(state, StrategyRound(UNION)).push("play 88 event", "activate grant")
    assert answer_until(driver, "prompt-campaign").over  # there is nobody else to move
    driver = run(state, StrategyRound(UNION)).push("play 83 event")
    assert "activate grant" in driver.actions


@pytest.mark.clause("4.2.5")
def test_each_move_of_a_campaign_may_be_interrupted() -> None:
    state = empty_table()
    put(state, UNION, "st-louis", 4, "fremont")
    put(state, UNION, "washington-dc", 7, "mcdowell")
    hands(state, (88,), (89, 107))
    driver = run(state, StrategyRound(UNION)).push("play 88 event", "activate fremont")
    answer_until(driver, "prompt-interrupt-activation").push("interrupt 89")
    assert driver.decision.prompt.key == "prompt-campaign"  # the rest of the card comes first
    driver.push("activate mcdowell")
    answer_until(driver, "prompt-interrupt-activation").push("interrupt 107")
    assert driver.over
    assert state.discards == (88, 89, 107)
    assert state.infantry[UNION][space("washington-dc")] == 7


# --- 4.2.5 At sea -------------------------------------------------------------------------------


@pytest.mark.clause("4.2.5")
def test_no_card_intercepts_a_naval_move_though_a_general_may_by_the_die() -> None:
    state = empty_table()
    put(state, UNION, "cairo", 5)
    put(state, CONFEDERATE, "humboldt", 4, "r-e-lee")
    hands(state, (49,), (8, 102, 103))
    driver = run(state, StrategyRound(UNION)).push("play 49 operations", "sail cairo", "load 3")
    driver.push("land memphis", "pass")  # no storm
    assert driver.decision.prompt.key == "prompt-intercept"
    assert driver.actions == ["intercept r-e-lee", "pass"]
    assert why(driver, "interrupt 8 r-e-lee") == ("4.2.5", "deny-intercept-at-sea")


# --- 4.4 Special events forced out --------------------------------------------------------------


@pytest.mark.clause("4.4")
def test_the_choctaw_bring_about_the_intervention() -> None:
    """The example of 4.4: the card drawn from the Union's hand is the intervention, at 110."""
    state = hands(empty_table(), (82, 83), (27,))
    state.will[CONFEDERATE], state.blockade = 110, 2
    driver = run(state, StrategyRound(CONFEDERATE), draws=["82"]).push("play 27 event")
    assert driver.over
    assert (state.intervention, state.blockade, state.will[UNION]) == (True, 1, 90)
    assert (state.gone, state.discards, state.reshuffle) == ((82,), (27,), False)


@pytest.mark.clause("4.4")
@pytest.mark.clause("4.4.1")
@pytest.mark.parametrize("victory", [True, False])
def test_the_proclamation_forced_out_by_forward_to_richmond(victory: bool) -> None:
    state = hands(empty_table(), (81,), (3,))
    put(state, CONFEDERATE, "vicksburg", 4)
    state.union_victory = victory
    driver = run(state, StrategyRound(CONFEDERATE), draws=["81"]).push("play 3 event")
    if victory:
        driver.push("strike vicksburg", "strike vicksburg", "strike vicksburg")
    assert driver.over
    assert (state.emancipation, state.reshuffle) == (victory, not victory)
    assert state.gone == ((81,) if victory else ())
    assert state.march_due  # the march is owed all the same


@pytest.mark.clause("4.4.1")
def test_operations_with_the_proclamation_win_no_proclamation() -> None:
    """The fall of a fort, brought by these very operations, does not count; the deck is mixed."""
    state = hands(empty_table(), (81,), ())
    put(state, UNION, "washington-dc", 12, "grant")
    state.set_fort(space("manassas"), CONFEDERATE)
    state.deck = (12,)
    driver = run(state, StrategyPhase()).push("play 81 operations")
    driver.push("activate grant", "with 6", "go manassas", "stop")
    assert driver.over
    assert state.union_victory
    assert not state.emancipation
    assert list(state.deck) == [12, 81]


@pytest.mark.clause("4.4.2")
def test_the_union_too_must_play_the_intervention() -> None:
    state = hands(empty_table(), (82,), ())
    state.will[CONFEDERATE] = 110
    driver = run(state, StrategyRound(UNION))
    assert driver.actions == ["play 82 event"]


@pytest.mark.clause("4.4.1")
def test_with_both_special_cards_and_a_victory_the_proclamation_comes_first() -> None:
    state = hands(empty_table(), (), (81, 82))
    state.union_victory = True
    assert run(state, StrategyRound(CONFEDERATE)).actions == ["play 81 event"]


# --- 4.5 Concentrations -------------------------------------------------------------------------


def shiloh() -> ForThePeopleState:
    state = empty_table()
    put(state, CONFEDERATE, "corinth", 2, "a-s-johnston")
    put(state, CONFEDERATE, "memphis", 1, "bragg")
    put(state, CONFEDERATE, "mobile", 3)
    put(state, UNION, "pittsburg-landing", 4)
    return state


def concentrate(state: ForThePeopleState, card: int, at: str) -> Driver:
    side = UNION if state.hand[UNION] else CONFEDERATE
    driver = run(state, StrategyRound(side)).push(f"play {card} event")
    return driver.push(f"concentrate {at}")


@pytest.mark.clause("4.5.2")
def test_a_concentration_needs_somebody_who_can_try_to_attack() -> None:
    state = hands(shiloh(), (), (100,))
    state.post_general(GENERAL["price"], space("marshall"))
    put(state, CONFEDERATE, "marshall", 2)
    driver = run(state.copy(), StrategyRound(CONFEDERATE)).push("play 100 event")
    assert "concentrate corinth" in driver.actions
    assert "concentrate marshall" not in driver.actions  # no enemy within eight spaces
    assert why(driver, "concentrate marshall") == ("4.5.2", "deny-nobody-attacks")
    state.add_infantry(UNION, space("pittsburg-landing"), -4)
    denial = event_denial(state, CONFEDERATE, 100)
    assert denial is not None
    assert (denial.clause, denial.key) == ("4.5.2", "deny-no-general-for-event")


@pytest.mark.clause("4.5.2")
def test_an_ungarrisoned_fort_is_an_enemy_force() -> None:
    state = hands(shiloh(), (), (100,))
    state.add_infantry(UNION, space("pittsburg-landing"), -4)
    state.set_fort(space("pittsburg-landing"), UNION)
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 100 event")
    assert "concentrate corinth" in driver.actions


@pytest.mark.clause("4.5.1")
def test_a_concentration_leaves_no_general_alone() -> None:
    driver = concentrate(hands(shiloh(), (), (100,)), 100, "corinth")
    assert "entrain mobile" in driver.actions
    assert "entrain memphis" not in driver.actions  # Bragg's one strength point
    assert why(driver, "entrain memphis") == ("4.5.1", "deny-not-by-rail")


@pytest.mark.clause("4.5.1")
def test_a_general_without_units_waits_for_those_that_come() -> None:
    state = hands(shiloh(), (), (100,))
    state.add_infantry(CONFEDERATE, space("corinth"), -2)
    driver = concentrate(state, 100, "corinth")
    assert "done" not in driver.actions
    assert "done" in driver.push("entrain mobile").actions


@pytest.mark.clause("4.5.2")
@pytest.mark.parametrize(("card", "where"), [(1, "corinth"), (7, "corinth")])
def test_an_interrupt_frees_from_the_attack_and_not_the_units(card: int, where: str) -> None:
    state = hands(shiloh(), (card,), ())
    state.hand[CONFEDERATE] = (100,)
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 100 event", f"concentrate {where}")
    driver.push("entrain mobile", "entrain mobile", "done", "activate a-s-johnston", "with 4")
    driver.push(f"interrupt {card}")
    if card == 7:
        assert "stop" in driver.actions
        driver.push("stop")
    assert driver.over
    assert state.infantry[CONFEDERATE][space(where)] == 4


@pytest.mark.clause("4.5.1")
def test_the_baltimore_and_ohio_serves_the_union_concentration() -> None:
    state = hands(empty_table(), (103,), ())
    for key in ("harpers-ferry", "grafton"):
        state.set_control(space(key), UNION)
    put(state, UNION, "harpers-ferry", 2, "hooker")
    put(state, UNION, "grafton", 3)
    put(state, CONFEDERATE, "winchester-va", 1)
    driver = concentrate(state, 103, "harpers-ferry")
    assert "entrain grafton" in driver.actions


@pytest.mark.clause("4.5.1")
def test_infantry_comes_by_rail_alone_and_no_brigade_does() -> None:
    state = hands(shiloh(), (), (100,))
    put(state, CONFEDERATE, "meridian", 0, "forrest")
    driver = concentrate(state, 100, "corinth")
    assert "entrain meridian" not in driver.actions
    assert why(driver, "entrain meridian") == ("4.5.1", "deny-not-by-rail")


# --- 4.2.1 Mosby --------------------------------------------------------------------------------


@pytest.mark.clause("4.2.1")
def test_mosby_takes_the_marker_of_a_garrisoned_fort() -> None:
    state = hands(empty_table(), (), (15,))
    at = space("harpers-ferry")
    state.set_control(at, UNION)
    state.set_fort(at, UNION)
    put(state, UNION, "harpers-ferry", 2, "hooker")
    driver = run(state, StrategyRound(CONFEDERATE)).push("play 15 event", "unmark harpers-ferry")
    assert driver.over
    assert (state.control[at], state.fort[at], state.infantry[UNION][at]) == (CONFEDERATE, UNION, 2)
    check(state)


# --- 11.3 D Events that may destroy -------------------------------------------------------------


def raid(card: int, *, garrison: int) -> Driver:
    """Stoneman near Richmond, with one of his cards."""
    state = hands(empty_table(), (card,), ())
    put(state, UNION, "fredericksburg", 0, "stoneman")
    put(state, CONFEDERATE, "richmond", garrison)
    driver = run(state, StrategyRound(UNION)).push(f"play {card} event", "raiders stoneman")
    assert "mark hanover" in driver.actions
    return driver


@pytest.mark.clause("11.3.D")
@pytest.mark.parametrize("card", [16, 105])
def test_an_event_marks_no_capital(card: int) -> None:
    driver = raid(card, garrison=0)
    assert why(driver, "mark richmond") == ("11.3", "deny-event-destroys")


@pytest.mark.clause("11.3.D")
def test_wilson_may_raid_a_capital_without_garrison() -> None:
    driver = raid(111, garrison=0).push("mark richmond")
    state = driver.state
    assert state.control[space("richmond")] == UNION
    assert state.capital[CONFEDERATE] != space("richmond")
    assert state.destroyed >> space("richmond") & 1
    assert why(raid(111, garrison=1), "mark richmond") == ("11.3", "deny-event-space")
