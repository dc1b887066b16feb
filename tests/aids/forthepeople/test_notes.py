"""5.1.3, 5.9: what a step of a march costs, and what is left then, told beside the order."""

from __future__ import annotations

import random

import pytest

from longroll import Game
from longroll.engine.action import parse
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.components import NOBODY
from longroll.titles.forthepeople.formations import CreateArmy, Relieve
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.titles.forthepeople.will import FALLING, RISING
from longroll.words import words_for
from tests.conformance.forthepeople.table import (
    CONFEDERATE,
    UNION,
    Driver,
    empty_table,
    put,
    run,
    space,
)


def march(state: ForThePeopleState, *orders: str) -> Driver:
    return run(state, Activation(CONFEDERATE, 3)).push(*orders)


def told(state: ForThePeopleState, text: str) -> str:
    """The note on an action."""
    notes = {str(action): note for action, note in TITLE.aids.notes(state, "confederate").items()}
    return words_for("forthepeople", "en").message(notes[text])


@pytest.mark.clause("5.1.3")
@pytest.mark.clause("5.9.1")
def test_a_step_by_rail_tells_how_far_the_bonus_goes() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "j-e-johnston")
    driver = march(state, "activate j-e-johnston", "with 3")
    left = driver.decision.prompt.args[-1][1]
    assert isinstance(left, int)
    assert told(state, "go culpeper") == f"costs 1, leaves {left - 1}, by rail {left + 1}"
    assert told(state, "go wilderness") == f"costs 1, leaves {left - 1}"
    driver.push("go wilderness")
    assert told(state, "go manassas") == f"costs 1, leaves {left - 2}"


@pytest.mark.clause("5.9.1")
def test_a_step_that_the_bonus_pays_leaves_nothing_but_the_rest_of_it() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "atlanta", 3, "j-e-johnston")
    driver = march(state, "activate j-e-johnston", "with 3")
    for _ in range(4):
        driver.push("go kingston-ga", "go atlanta")
    assert told(state, "go kingston-ga") == "costs 1, leaves 0, by rail 1"
    driver.push("go kingston-ga")
    assert told(state, "go atlanta") == "costs 1, leaves 0"


@pytest.mark.clause("5.7.2")
def test_a_step_into_the_enemy_tells_that_he_is_there() -> None:
    state = empty_table()
    put(state, CONFEDERATE, "manassas", 3, "j-e-johnston")
    put(state, UNION, "wilderness", 1)
    march(state, "activate j-e-johnston", "with 3")
    assert told(state, "go wilderness") == "costs 1; the enemy is there"


@pytest.mark.clause("5.2.6")
def test_a_conversion_costs_a_point_too() -> None:
    state = empty_table()
    put(state, UNION, "washington-dc", 7, "mcdowell", army="army-of-the-potomac")
    state.set_control(space("washington-dc"), NOBODY)
    driver = run(state, Activation(UNION, 3)).push("activate mcdowell", "with 7")
    left = dict(driver.decision.prompt.args)["count"]
    assert isinstance(left, int)
    notes = {str(action): note for action, note in TITLE.aids.notes(state, "union").items()}
    said = words_for("forthepeople", "en").message(notes["convert"])
    assert said == f"costs 1, leaves {left - 1}"
    assert TITLE.aids.notes(state, "confederate") == {}


def test_it_is_told_that_the_enemy_holds_a_space() -> None:
    """7.1: with strength points or a fort; not of one's own, and not of what is not a space."""
    state = empty_table()
    put(state, UNION, "frederick", 1)
    denial = TITLE.aids.holder(state, "confederate", "frederick")
    assert denial is not None
    assert (denial.clause, denial.key) == ("7.1", "deny-enemy-holds")
    assert TITLE.aids.holder(state, "union", "frederick") is None
    assert TITLE.aids.holder(state, "confederate", "grafton") is None
    assert TITLE.aids.holder(state, "confederate", "nowhere") is None
    assert TITLE.aids.holder(state, "observer", "frederick") is None


@pytest.mark.clause("5.6.1")
@pytest.mark.clause("5.6.2")
@pytest.mark.clause("12.4")
@pytest.mark.parametrize("fortune", [FALLING, RISING])
@pytest.mark.parametrize(
    "orders",
    [
        ("relieve grant", "appoint sherman", "reassign army-of-the-potomac"),
        ("relieve grant", "appoint thomas"),  # Sherman is skipped
        ("relieve meade", "appoint burnside"),
    ],
)
def test_a_command_that_costs_will_tells_how_much(orders: tuple[str, ...], fortune: int) -> None:
    state = empty_table(turn=11)
    state.fortune[UNION] = fortune
    names = ("grant", "sherman", "thomas")
    put(state, UNION, "cincinnati", 8, *names, army="army-of-the-cumberland")
    put(state, UNION, "frederick", 8, "meade", "burnside", army="army-of-the-potomac")
    driver = run(state, Relieve(UNION))
    costs: list[int] = []
    for order in orders:
        note = TITLE.aids.notes(state, "union").get(parse(order))
        before = state.will[UNION]
        driver.push(order)
        assert before - state.will[UNION] == (dict(note.args)["cost"] if note else 0), order
        costs.append(before - state.will[UNION])
    assert sum(costs) > 0


@pytest.mark.clause("5.2.2")
@pytest.mark.parametrize(("chief", "lost"), [("mcdowell", 2), ("fremont", 0)])
def test_an_army_under_a_general_who_is_outranked_tells_its_cost(chief: str, lost: int) -> None:
    state = empty_table(turn=3)
    put(state, UNION, "frederick", 6, chief)
    put(state, UNION, "st-louis", 2, "mcclellan" if lost else "buell")
    driver = run(state, CreateArmy(UNION))
    note = TITLE.aids.notes(state, "union").get(parse("create-army frederick"))
    assert (dict(note.args)["cost"] if note else 0) == lost
    driver.push("create-army frederick")
    driver.push(driver.actions[0])  # which army it is
    assert state.will[UNION] == 100 - lost


@pytest.mark.clause("20")
def test_a_card_that_breaks_a_queue_says_so() -> None:
    game = Game("forthepeople", "1862", ("operations-queue",), seed=1)
    say, choose = words_for("forthepeople", "en").message, random.Random(3)
    seen: set[str] = set()
    for _ in range(1500):
        if game.over:
            break
        (seat, *_), state = game.decision.seats, game.state
        action = choose.choice(game.decision.actions_of(seat))
        note = TITLE.aids.notes(state, seat).get(action)
        is_card = action.verb in ("play", "discard")
        first = [event.key for event in game.push(action, seat)[:1]]
        if is_card:
            told = note is not None and "queue is lost" in say(note)
            assert told is (first == ["queue-lost"]), action
            seen |= {action.verb} if told else set()
    assert seen == {"play", "discard"}
