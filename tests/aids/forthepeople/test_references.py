"""The tables of the rulebook, against its text, and the cell in question at a decision."""

from __future__ import annotations

import pytest

from longroll.engine.chart import Cell, Chart
from longroll.engine.event import Message
from longroll.engine.title import get_title
from longroll.titles.forthepeople.battle import RetreatBeforeBattle
from longroll.titles.forthepeople.components import CONFEDERATE, SPACE, UNION
from longroll.words import words_for
from tests.conformance.forthepeople.field import fight, march
from tests.conformance.forthepeople.table import empty_table, put, run

AIDS = get_title("forthepeople").aids
WORDS = words_for("forthepeople", "en")


def chart(key: str) -> Chart:
    return next(table.chart for table in AIDS.references if table.chart.key == key)


def said(value: Cell) -> str:
    if isinstance(value, Message):
        return WORDS.message(value)
    return WORDS.text(f"label-{value}") or str(value)


def cells(key: str, label: str) -> tuple[str, ...]:
    """The cells of a row by its English label, in words."""
    return next(
        tuple(said(cell) for cell in row.cells)
        for row in chart(key).rows
        if said(row.label) == label
    )


@pytest.mark.clause("7.10")
def test_the_results_of_combat_are_those_of_the_book() -> None:
    assert chart("attacker-losses").rows[9].cells == ("2", "3", "6")
    assert chart("defender-losses").rows[6].cells == ("1*", "2*", "4*")
    assert chart("defender-losses").rows[0].cells == ("0", "0", "1")


@pytest.mark.clause("7.5")
def test_modifiers_of_battle() -> None:
    assert cells("battle-modifiers", "has intercepted") == ("—", "+2")  # 5.8.3
    assert cells("battle-modifiers", "3 to 1 or better") == ("+2", "+2")  # 7.5.3
    assert cells("battle-modifiers", "5 to 1 or better") == ("+4", "+4")
    assert cells("battle-modifiers", "assault on a fort without a garrison") == ("+4", "—")


@pytest.mark.clause("6.4.1")
def test_modifiers_of_an_assault() -> None:
    assert cells("assault", "ironclad") == ("—", "+2")
    assert cells("assault", "torpedoes") == ("—", "+1")
    assert cells("assault", "difference at most") == ("+3", "+3")


@pytest.mark.clause("5.1.3")
def test_forces() -> None:
    assert cells("forces", "corps") == ("6", "8", "+2")
    assert cells("forces", "army") == ("15", "6", "—")


@pytest.mark.clause("9.1")
def test_attrition() -> None:
    assert [row.cells[0] for row in chart("attrition").rows] == [0, 1, 2]
    assert cells("attrition", "7 or more") == ("2", "2")


@pytest.mark.clause("7.7.3")
def test_losses_of_generals() -> None:
    assert cells("general-losses", "own modified roll 10 or more") == ("1 to 3",)
    assert cells("general-losses", "only the enemy's 10 or more") == ("1",)


@pytest.mark.clause("12.7")
def test_changes_of_will() -> None:
    assert cells("will-changes", "an army lost") == ("−10", "−5")
    assert cells("will-changes", "a large battle lost") == ("−5", "−5")


@pytest.mark.clause("7.3.1")
def test_the_column_of_a_battle_is_its_size_even_before_it_begins() -> None:
    state = empty_table()
    march(state, UNION, "washington-dc", 8, "mcdowell")
    put(state, CONFEDERATE, "manassas", 4, "a-s-johnston")
    driver = run(state, RetreatBeforeBattle(SPACE["manassas"]))
    assert driver.prompt == "prompt-try-retreat"
    asked = AIDS.cells(state)
    assert asked["attacker-losses"].column == asked["defender-losses"].column == 1  # 12: medium
    assert asked["early-retreat"].row == -1
    assert [table.key for table in AIDS.consulted(driver.prompt)][:2] == [
        "attacker-losses",
        "defender-losses",
    ]


@pytest.mark.clause("7.9")
def test_once_the_dice_have_fallen_the_rolls_are_in_question_too() -> None:
    state = empty_table()
    march(state, UNION, "washington-dc", 8, "mcdowell", "pleasonton")
    put(state, CONFEDERATE, "manassas", 4)
    driver = fight(state, "manassas", [3, 5])
    assert driver.prompt == "prompt-losses"
    assert AIDS.cells(state)["attacker-losses"].row == 4  # a 5, unmodified
    assert AIDS.cells(state)["attacker-losses"].column == 1


@pytest.mark.clause("12.2")
@pytest.mark.clause("12.10")
def test_the_changes_of_will_are_those_of_the_book() -> None:
    assert cells("will-changes", "resource centre destroyed") == ("+ value", "− value")
    assert cells("will-changes", "each higher general passed over") == ("−2", "−2")
