"""5.8.1, 7.2.3: the chance of a reaction stands beside its order, as the die then has it."""

from __future__ import annotations

import pytest

from longroll.engine.action import parse
from longroll.titles.forthepeople import TITLE
from longroll.titles.forthepeople.movement import Activation
from longroll.titles.forthepeople.state import ForThePeopleState
from longroll.words import words_for
from tests.conformance.forthepeople.table import CONFEDERATE, UNION, Driver, empty_table, put, run

FACES = range(1, 7)


def entering(*rolls: int, generals: tuple[str, ...] = ("j-e-johnston",)) -> Driver:
    """Grant goes to Manassas, before Confederates in Strasburg."""
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "strasburg", 2, *generals)
    driver = run(state, Activation(UNION, 3, campaign=True), rolls=[*rolls, *[3] * 8])
    return driver.push("activate grant", "with 3", "go manassas")


def attacked(*rolls: int, generals: tuple[str, ...]) -> Driver:
    """Grant attacks Confederates in Manassas."""
    state = empty_table()
    put(state, UNION, "frederick", 6, "grant")
    put(state, CONFEDERATE, "manassas", 2, *generals)
    driver = run(state, Activation(UNION, 3, campaign=True), rolls=[*rolls, *[3] * 8])
    return driver.push("activate grant", "with 6", "go manassas")


def notes(state: ForThePeopleState, order: str, language: str = "en") -> tuple[str, object]:
    """The note on an order of the Confederates, and its chance in hundredths."""
    note = TITLE.aids.notes(state, "confederate")[parse(order)]
    return words_for("forthepeople", language).message(note), dict(note.args)["chance"]


def hundredths(succeeded: int) -> int:
    return round(100 * succeeded / len(FACES))


@pytest.mark.clause("5.8.1")
@pytest.mark.parametrize(
    ("generals", "faces"), [(("j-e-johnston",), 2), (("j-e-johnston", "stuart"), 4)]
)
def test_an_interception_tells_its_chance(generals: tuple[str, ...], faces: int) -> None:
    order = "intercept j-e-johnston"
    came = sum(
        bool(entering(roll, generals=generals).push(order).told("interception-succeeds"))
        for roll in FACES
    )
    assert came == faces
    told = notes(entering(generals=generals).state, order)
    assert told == (f"{hundredths(came)}% to succeed", hundredths(came))
    assert f"{hundredths(came)} %" in notes(entering(generals=generals).state, order, "es")[0]
    assert f"{hundredths(came)} %" in notes(entering(generals=generals).state, order, "it")[0]


@pytest.mark.clause("5.3.3")
def test_who_chooses_a_second_general_is_told_what_a_brigade_adds() -> None:
    generals = ("j-e-johnston", "stuart", "jackson")
    first = "intercept j-e-johnston"
    driver = entering(generals=generals)
    assert notes(driver.state, first) == ("33% to 67% to succeed", 67)
    driver.push(first)
    for second in ("stuart", "jackson"):
        came = sum(
            bool(
                entering(roll, generals=generals)
                .push(first, f"bring {second}")
                .told("interception-succeeds")
            )
            for roll in FACES
        )
        assert notes(driver.state, f"bring {second}")[1] == hundredths(came)


@pytest.mark.clause("4.2.5")
def test_a_card_that_intercepts_is_certain_and_told_to_its_holder_alone() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 3, "grant")
    put(state, CONFEDERATE, "strasburg", 2, "j-e-johnston")
    state.hand = [(), (), (8, 102, 103)]
    driver = run(state, Activation(UNION, 3, campaign=True))
    driver.push("activate grant", "with 3")
    if driver.decision.prompt.key == "prompt-interrupt-activation":
        driver.push("pass")
    driver.push("go manassas")
    cards = [order for order in driver.actions if order.startswith("interrupt")]
    assert cards
    assert {notes(state, order) for order in cards} == {("certain", 100)}
    assert not TITLE.aids.notes(state, "union")
    assert not TITLE.aids.notes(state, "observer")


@pytest.mark.clause("7.2.3")
def test_a_retreat_before_battle_tells_its_chance() -> None:
    generals = ("j-e-johnston",)
    driver = attacked(generals=generals)
    assert driver.decision.prompt.key == "prompt-try-retreat"
    orders = [order for order in driver.actions if order.startswith("retreat")]
    gone = sum(
        bool(attacked(roll, generals=generals).push(orders[0]).told("retreat-succeeds"))
        for roll in FACES
    )
    assert gone == 2
    assert {notes(driver.state, order)[1] for order in orders} == {33}


@pytest.mark.clause("7.2.1")
def test_who_retreats_without_a_roll_is_told_that_it_is_certain() -> None:
    state = empty_table()
    put(state, UNION, "frederick", 6, "grant")
    put(state, CONFEDERATE, "manassas", 0, "stuart")
    driver = run(state, Activation(UNION, 3, campaign=True), rolls=[3] * 8)
    driver.push("activate grant", "with 6", "go manassas")
    orders = [order for order in driver.actions if order.startswith("retreat")]
    assert driver.decision.prompt.key == "prompt-retreat-freely"
    assert {notes(state, order) for order in orders} == {("certain", 100)}
